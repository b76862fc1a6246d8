# Why a move is refused. { $rules } are ids of docs/rules.md.

refusal = { $reason }: { $rules }

refusal-game-over = gra jest zakończona
refusal-mid-turn = ta tura już trwa: dokończ ją decyzja po decyzji albo ją cofnij
refusal-no-pillage = nie można teraz opróżnić żadnej Hordy Orków
refusal-pillage-first = Era się skończyła: najpierw powiedz, czy opróżniasz Hordę Orków
refusal-not-ten-skeletons = pokazać można tylko rękę dziesięciu Szkieletów
refusal-hand-full =
    { $limit ->
        [one] mając na ręku { $limit } kartę, trzeba zagrać Oddział
        [few] mając na ręku { $limit } karty, trzeba zagrać Oddział
       *[many] mając na ręku { $limit } kart, trzeba zagrać Oddział
    }
refusal-only-show = rękę dziesięciu Szkieletów można tylko pokazać
refusal-dragon = Smoka nie można zwerbować ani dodać do Oddziału: po dobraniu trafia obok planszy
refusal-not-face-up = w puli nie ma { grammar-card-gen }
refusal-unknown-card = nie ma karty „{ $card }”
refusal-unknown-kingdom = nie ma Królestwa „{ $kingdom }”
refusal-unknown-token = nie ma żetonu Trolli { $value }: są od 1 do 6
refusal-mixed-band = karty Oddziału, poza Szkieletami, muszą być jednego Plemienia albo jednego koloru
refusal-leader-missing = Dowódca musi być jedną z kart Oddziału
refusal-skeleton-leads = Szkielet nigdy nie dowodzi
refusal-not-in-hand = za mało takich kart ({ card }): Oddział wymaga { $wanted }, a na ręku jest { $held }
refusal-choose-kingdom = znacznik trzeba umieścić: wskaż Królestwo
refusal-halfling-marker = Oddział pod wodzą Niziołka nie umieszcza znacznika
refusal-wrong-kingdom = znacznik trafia do Królestwa w kolorze Dowódcy ({ colour }), a nie do Królestwa { kingdom }
refusal-no-markers = w zapasie nie ma już znaczników
refusal-too-small =
    na znacznik w Królestwie { kingdom } Oddział potrzebuje { $needed } { $needed ->
        [one] karty
       *[many] kart
    }, a ma { $size }
refusal-no-extra = ruch na planszy Morskiego Ludu nie daje tylu dodatkowych znaczników
refusal-token-too-high =
    { $value ->
        [one] żeton Trolli { $value } wymaga Oddziału z co najmniej { $value } karty, a ten ma { $size }
       *[many] żeton Trolli { $value } wymaga Oddziału z co najmniej { $value } kart, a ten ma { $size }
    }
refusal-token-taken = żeton Trolli { $value } jest już zajęty
refusal-horde-taken = na tym polu planszy Hordy Orków jest już znacznik
refusal-keep-too-many =
    { $size ->
        [one] Elf na czele Oddziału z { $size } karty zatrzymuje najwyżej { $size }
       *[many] Elf na czele Oddziału z { $size } kart zatrzymuje najwyżej { $size }
    }
refusal-not-left = na ręku nie ma już { grammar-card-gen }, więc nie można zatrzymać tej karty
refusal-no-draw = nie można niczego dobrać
refusal-other-power =
    { $power ->
        [extra] tylko Morski Lud daje dodatkowe znaczniki
        [token] tylko Troll bierze żeton
        [horde] tylko Ork umieszcza znacznik na planszy Hordy Orków
        [keep] tylko Elf zatrzymuje karty
        [draw] tylko Czarodziej dobiera karty
       *[then] tylko po Centaurze można zagrać kolejny Oddział
    }, a ten Dowódca to nie { $owner ->
        [merfolk] Morski Lud
        [troll] Troll
        [orc] Ork
        [elf] Elf
        [wizard] Czarodziej
       *[centaur] Centaur
    }
refusal-centaur-not-placed =
    { $centaur_trigger ->
        [placed] kolejny Oddział można zagrać tylko wtedy, gdy Oddział pod wodzą Centaura umieści znacznik
       *[able] kolejny Oddział można zagrać tylko wtedy, gdy Oddział pod wodzą Centaura może umieścić znacznik
    }
refusal-nothing-to-lead = nie ma już karty, która mogłaby dowodzić kolejnym Oddziałem

# Why a decision cannot be taken back.

refusal-undo-beginning = nie ma czego cofnąć
refusal-undo-deck = ostatnią decyzją dobrano kartę z talii i ta karta jest już znana
refusal-undo-hand = ostatnia decyzja pokazała karty, których nikt inny nie znał
refusal-undo-age = ostatnia decyzja zakończyła Erę
