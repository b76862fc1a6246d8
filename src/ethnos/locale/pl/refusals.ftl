# Why a move is refused. { $rules } are ids of docs/rules.md.

refusal = { $reason }: { $rules }

refusal-game-over = gra jest skończona
refusal-mid-turn = ta tura już trwa: dokończ ją decyzja po decyzji albo ją cofnij
refusal-no-pillage = nikt teraz nie pyta o Hordę Orków
refusal-pillage-first = Era się skończyła: najpierw powiedz, czy Horda Orków zostaje opróżniona
refusal-not-ten-skeletons = pokazać można tylko rękę dziesięciu Szkieletów
refusal-hand-full =
    { $limit ->
        [one] mając na ręce { $limit } kartę, trzeba zagrać Oddział
        [few] mając na ręce { $limit } karty, trzeba zagrać Oddział
       *[many] mając na ręce { $limit } kart, trzeba zagrać Oddział
    }
refusal-not-face-up = wśród odkrytych kart nie ma { grammar-card-gen }
refusal-unknown-card = nie ma karty „{ $card }”
refusal-unknown-kingdom = nie ma Królestwa „{ $kingdom }”
refusal-unknown-token = nie ma żetonu Trolli { $value }: są od 1 do 6
refusal-mixed-band = karty Oddziału, poza Szkieletami, są jednego Plemienia albo jednego koloru
refusal-leader-missing = Dowódca musi być jedną z kart Oddziału
refusal-skeleton-leads = Szkielet nigdy nie dowodzi
refusal-not-in-hand = za mało takich kart ({ card }): Oddział wymaga { $wanted }, na ręce jest { $held }
refusal-choose-kingdom = znacznik trzeba umieścić: wskaż Królestwo
refusal-halfling-marker = Oddział pod wodzą Niziołka nie umieszcza znacznika
refusal-wrong-kingdom = znacznik trafia do Królestwa w kolorze Dowódcy ({ colour }), a nie do Królestwa { kingdom }
refusal-no-markers = w zapasie nie ma już znaczników
refusal-too-small =
    do znacznika w Królestwie { kingdom } Oddział potrzebuje { $needed } { $needed ->
        [one] karty
       *[many] kart
    }, a ma { $size }
refusal-no-extra = ruch na planszy Morskiego Ludu nie daje tylu dodatkowych znaczników
refusal-token-too-high =
    { $value ->
        [one] żeton Trolli { $value } wymaga Oddziału z { $value } karty, a ten ma { $size }
       *[many] żeton Trolli { $value } wymaga Oddziału z { $value } kart, a ten ma { $size }
    }
refusal-token-taken = żeton Trolli { $value } jest już zajęty
refusal-horde-taken = na planszy Hordy Orków jest już znacznik w tym kolorze
refusal-keep-too-many =
    { $size ->
        [one] Elf na czele { $size } karty zatrzymuje najwyżej { $size }
       *[many] Elf na czele { $size } kart zatrzymuje najwyżej { $size }
    }
refusal-not-left = na ręce nie ma już { grammar-card-gen }, więc nie można zatrzymać tej karty
refusal-no-draw = nie można niczego dobrać
refusal-other-power =
    { $power ->
        [extra] tylko Morski Lud daje dodatkowe znaczniki
        [token] tylko Troll bierze żeton
        [horde] tylko Ork kładzie znacznik na planszy Hordy Orków
        [keep] tylko Elf zatrzymuje karty
        [draw] tylko Czarodziej dobiera karty
       *[then] tylko po Centaurze można zagrać kolejny Oddział
    }, a ten Dowódca to nie { $owner ->
        [merfolk] Morski Lud
        [troll] Troll
        [orc] Ork
        [elf] Elf
        [wizard] Czarodziej
       *[centaur] Centaur
    }
refusal-centaur-not-placed = kolejny Oddział można zagrać tylko wtedy, gdy Oddział Centaura umieści znacznik
refusal-nothing-to-lead = nie ma już karty, która mogłaby dowodzić kolejnym Oddziałem

# Why a decision cannot be taken back.

refusal-undo-beginning = nie ma czego cofnąć
refusal-undo-deck = ostatnia decyzja dobrała kartę z talii i karta jest już znana
refusal-undo-hand = ostatnia decyzja pokazała karty, których nikt inny nie znał
refusal-undo-age = ostatnia decyzja zakończyła Erę
