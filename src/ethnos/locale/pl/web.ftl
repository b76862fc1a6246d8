# The table in the browser.

web-title = Ethnos
web-title-turn = ● Twoja tura · Ethnos
web-close = Zamknij
web-cancel = Anuluj
web-yes = Tak
web-no = Nie
web-none = brak
web-home = Strona główna
web-menu = Menu
web-rules = Zasady
web-settings = Ustawienia
web-sound = Dźwięk
web-opening = Otwieram stół…
web-cannot-open = Nie można otworzyć tego stołu
web-no-connection = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
web-not-the-server = Odpowiedź nie pochodzi z serwera gry. Być może ta sieć wymaga najpierw zalogowania.
web-part-missing = Nie udało się wczytać części strony. Być może gra została zaktualizowana albo brakuje połączenia.
web-reload = Wczytaj ponownie
web-lost = Połączenie zerwane. Próbuję ponownie…
web-not-sent = Nie wysłano: brak połączenia. Spróbuj ponownie, gdy wróci.
web-seat-number = Gracz { $number }
web-somebody = Ktoś
web-skip = Przejdź do ręki

# --- The top bar ---

web-age = Era { $age }
web-age-word = Era
web-age-of = Era { $age } z { $ages }
web-dragons =
    { $count ->
        [0] Jeszcze bez Smoków
        [one] 1 Smok z { $last }
        [few] { $count } Smoki z { $last }
       *[many] { $count } Smoków z { $last }
    }
web-set-up = Przygotowanie gry
web-set-up-tribes = Odsłonięte karty Przygotowania do gry, Plemiona w grze: { $count }
web-set-up-tokens = Każde Królestwo dostaje żetony Chwały, od najniższego do najwyższego
web-set-up-deal = Każdy dostaje pierwszą kartę
web-set-up-on = Do stołu
web-third-dragon = Trzeci Smok leży u gracza { $name }
web-began = Zaczyna tę Erę
web-your-turn = Twoja tura
web-their-turn = Tura: { $name }
web-tribes = Plemiona w grze
web-tribes-note = O zdolności decyduje Plemię Dowódcy. X to liczba kart w Oddziale.
web-scores = Chwała
web-log = Dziennik
# Przycisk i jego pozycja w menu.
web-log-unread =
    { $unread ->
        [0] Dziennik
        [one] Dziennik: { $unread } nieprzeczytana wiadomość
        [few] Dziennik: { $unread } nieprzeczytane wiadomości
       *[many] Dziennik: { $unread } nieprzeczytanych wiadomości
    }
web-log-and-chat = Dziennik i czat
web-unread = nieprzeczytane: { $unread }
web-since = Od twojego ostatniego ruchu
web-last-moves = Ostatnie ruchy
web-dock =
    { $docked ->
        [yes] Odepnij dziennik
       *[no] Przypnij dziennik
    }

# --- Kingdoms ---

web-map = Królestwa
web-chart-title = Sześć Królestw
web-chart-below = wierna mapa krainy
# A place on a ribbon: as short as can be.
web-rank =
    { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $place }.
    }
web-kingdom-empty = jeszcze bez znaczników
web-kingdom-spoken = { kingdom }, { $token } pkt Chwały w tej Erze. Znaczniki: { $markers }. { $leaders ->
        [none] Nikt nie prowadzi.
       *[other] Na czele: { $leaders }.
    }
web-kingdom-markers = { $name } { $count }
web-kingdom-needs =
    { $needed ->
        [one] { kingdom }: potrzeba { $needed } karty, Oddział ma { $size }.
       *[many] { kingdom }: potrzeba { $needed } kart, Oddział ma { $size }.
    }{ $both ->
        [yes] { " " }Liczą się znaczniki obu graczy.
       *[no] { "" }
    }
web-player = Gracz
web-players = Gracze
web-markers = Znaczniki
web-leads = prowadzi
web-if-age-ended = Chwała, gdyby Era skończyła się teraz
web-reckoning-note =
    { $players ->
        [2] W Erze 1 osoba, która ma więcej znaczników, dostaje niższy żeton; w Erze 2 wyższy, a jeśli rywal nie ma tu znacznika, oba. Przy remisie dzieli się tylko ten jeden żeton, z zaokrągleniem w dół.
       *[other] { $age ->
            [1] W Erze 1 Chwałę daje tylko pierwsze miejsce: najniższy żeton.
            [2] W Erze 2 pierwsze miejsce daje żeton tej Ery, a drugie żeton poprzedniej.
           *[other] W Erze 3 pierwsze, drugie i trzecie miejsce dają po żetonie, od najwyższego.
        } Remisujący gracze dzielą się tym, co dają ich miejsca, z zaokrągleniem w dół.
    }

# --- Players ---

web-you = (ty)
web-away = offline
web-substitute = gra bot
web-player-spoken =
    { $name }: { $glory } pkt Chwały, { $cards ->
        [one] { $cards } karta na ręku
        [few] { $cards } karty na ręku
       *[many] { $cards } kart na ręku
    }{ $turn ->
        [yes] , teraz gra
       *[no] { "" }
    }
web-player-more = Szczegóły: { $name }
web-hand-size =
    { $count ->
        [one] { $count } karta na ręku
        [few] { $count } karty na ręku
       *[many] { $count } kart na ręku
    }
web-glory-coming = { $glory } pkt Chwały i { $coming } więcej, gdyby Era skończyła się teraz
web-band-title =
    { $size ->
        [one] Oddział z jednej karty: { $cards }. { $worth } pkt Chwały na koniec Ery
       *[many] Oddział z { $size } kart: { $cards }. { $worth } pkt Chwały na koniec Ery
    }
web-band-spoken =
    { $size ->
        [one] Oddział z { $size } karty, Dowódca: { $leader }, wart { $worth } pkt Chwały
       *[many] Oddział z { $size } kart, Dowódca: { $leader }, wart { $worth } pkt Chwały
    }
web-merfolk-space = Pole { $space } na planszy Morskiego Ludu
web-horde = Horda Orków
web-troll-token = Żeton Trolli { $value }
web-giant-holds =
    { $size ->
        [one] Ma żeton Olbrzymów dzięki Oddziałowi z { $size } karty
       *[many] Ma żeton Olbrzymów dzięki Oddziałowi z { $size } kart
    }
web-known = Wzięte na oczach wszystkich: { $cards }
# Beside the name of whoever moves after this turn: as short as can be.
web-next = następny ruch
web-place-now = { $place }. miejsce według Chwały
web-no-bands = W tej Erze nie ma jeszcze Oddziału.
web-boards = Plansze i żetony Plemion
web-so-far = Dotąd
web-if-ended = Gdyby Era skończyła się teraz
web-supply =
    { $count ->
        [one] { $count } znacznik w zapasie
        [few] { $count } znaczniki w zapasie
       *[many] { $count } znaczników w zapasie
    }
web-days =
    { $count ->
        [one] { $count } dzień
       *[many] { $count } dni
    }

# --- Pool, deck and hand ---

web-pool = Pula
web-pool-empty = Pula jest pusta.
web-take-spoken =
    { $count ->
        [one] Weź { grammar-card-acc }
       *[many] Weź { grammar-card-acc }, 1 z { $count }
    }
# A card of the pool that cannot be taken now.
web-pool-card =
    { $count ->
        [one] { card }
       *[many] { card } (liczba: { $count })
    }
web-draw =
    { $count ->
        [one] Dobierz kartę
        [few] Dobierz { $count } karty
       *[many] Dobierz { $count } kart
    }
web-draw-spoken =
    { $left ->
        [one] Dobierz z talii: została { $left } karta, Smoki { $dragons } z { $last }
        [few] Dobierz z talii: zostały { $left } karty, Smoki { $dragons } z { $last }
       *[many] Dobierz z talii: zostało { $left } kart, Smoki { $dragons } z { $last }
    }
# Under the number of cards in the deck.
web-left =
    { $count ->
        [one] została
        [few] zostały
       *[other] zostało
    }
web-deck-left =
    { $count ->
        [one] została { $count } karta
        [few] zostały { $count } karty
       *[many] zostało { $count } kart
    }
web-hand = Twoja ręka
web-hand-empty = Brak kart na ręku
web-sort =
    { $order ->
        [tribe] Ułóż rękę według Plemion
       *[colour] Ułóż rękę według kolorów
    }
web-hand-card =
    { card }{ $role ->
        [leader] , dowodzi Oddziałem
        [in] , w Oddziale
        [out] , może dołączyć do Oddziału
        [apart] , nie może dołączyć do tego Oddziału
        [gone] , w poprzednim Oddziale
       *[free] { "" }
    }{ $kept ->
        [yes] , zostaje na ręku
       *[no] { "" }
    }
web-make-leader = ♛ Dowódca
web-keep =
    { $kept ->
        [yes] ✓ zostaje
       *[no] + zatrzymaj
    }
web-cannot-lead = Ta karta nie może teraz dowodzić Oddziałem: { card }.

# --- Building a Band ---

web-builder = Twój Oddział
web-band-of =
    { $size ->
        [one] Oddział z jednej karty
       *[many] Oddział z { $size } kart
    }
web-earlier-band =
    { $size ->
        [one] Najpierw jedna karta, Dowódca: { $leader }, potem:
        [few] Najpierw { $size } karty, Dowódca: { $leader }, potem:
       *[many] Najpierw { $size } kart, Dowódca: { $leader }, potem:
    }
web-together = Co łączy karty
web-by-tribe = { tribe } ({ $most })
web-by-colour = { grammar-colour-many } ({ $most })
web-builder-tip = Dotknij karty, by ją pominąć lub dodać. L robi z niej Dowódcę, Esc anuluje.
web-ask-kingdom = Gdzie umieścić znacznik?
web-no-marker = bez znacznika
web-ask-extra =
    { $count ->
        [one] Dodatkowy znacznik (zostało: { $left }):
       *[many] Dodatkowe znaczniki (zostało: { $left } z { $count }):
    }
web-ask-token = Żeton Trolli:
web-ask-horde = Znacznik do twojej Hordy Orków
web-ask-keep =
    { $count ->
        [one] Elf może zatrzymać jedną kartę (wybrano { $kept }): wybierz ją poniżej.
       *[many] Elf może zatrzymać do { $count } kart (wybrano { $kept }): wybierz je poniżej.
    }
web-ask-draw =
    { $count ->
        [one] Dobierz kartę
        [few] Dobierz { $count } karty
       *[many] Dobierz { $count } kart
    }
web-follow = Dodaj kolejny Oddział
web-choose-kingdom = Wybierz Królestwo dla znacznika.
web-actions = Co dalej
web-will = Co się stanie
web-will-marker = znacznik: { $kingdoms }
web-will-missing =
    { $needed ->
        [one] bez znacznika w Królestwie { kingdom }: potrzeba { $needed } karty, Oddział ma { $size }
       *[many] bez znacznika w Królestwie { kingdom }: potrzeba { $needed } kart, Oddział ma { $size }
    }{ $both ->
        [yes] { " " }(liczą się znaczniki obu graczy)
       *[no] { "" }
    }
web-will-glory = { $count } pkt Chwały teraz
web-will-worth = { $count } pkt Chwały na koniec Ery
web-will-merfolk = na pole { $space } planszy Morskiego Ludu
web-will-token = bierzesz żeton Trolli { $value }
web-will-horde = znacznik do twojej Hordy Orków
web-will-draw =
    { $count ->
        [one] dobierasz kartę
        [few] dobierasz { $count } karty
       *[many] dobierasz { $count } kart
    }
web-will-keep = zatrzymujesz: { $cards }
web-will-pool = do puli, dla wszystkich: { $cards }
web-will-pool-many =
    { $count ->
        [few] { $count } karty trafiają do puli, dla wszystkich
       *[many] { $count } kart trafia do puli, dla wszystkich
    }
web-will-pool-none = nic nie trafia do puli
web-play-band = Zagraj ten Oddział

# --- What to do ---

web-status-turn = Weź kartę z puli lub talii albo wybierz z ręki Dowódcę Oddziału.
web-status-turn-brief = Weź kartę albo wybierz z ręki Dowódcę Oddziału.
# Żadna karta z ręki nie może dowodzić Oddziałem.
web-status-turn-take = Weź kartę z puli lub talii.
web-turn-choose = Wybierz jedno
web-turn-take = Weź kartę
web-turn-take-how = z puli lub talii
web-turn-lead = Zagraj Oddział
web-turn-lead-how = i wybierz z ręki jego Dowódcę
web-status-full = Masz pełną rękę: wybierz Dowódcę Oddziału.
web-status-waiting = { $name } myśli…
web-status-away = { $name }: brak połączenia.
web-status-watching = Oglądasz. Tura: { $name }.
web-status-sending = Zagrywam…
web-status-paused = Gra jest wstrzymana.
web-status-over = Koniec gry
web-status-pillage = Era się skończyła. Opróżnić Hordę Orków za Chwałę czy zostawić na późniejszą Erę?
web-pillage-empty = Opróżnij: { $glory } pkt Chwały
web-pillage-keep =
    { $glory ->
        [0] Zostaw
       *[other] Zostaw: { $glory } pkt Chwały
    }
web-show-skeletons = Pokaż dziesięć Szkieletów
web-skip-moves = Pomiń
web-skip-moves-note = Pokazuj ruchy innych od razu, aż do twojej tury (S)
web-pace = Tempo: { $pace }
web-undo = Cofnij
web-hint = Podpowiedź
web-hint-thinking = Czempion myśli…
web-hint-take = Czempion wziąłby { grammar-card-acc }.
web-hint-draw = Czempion dobrałby kartę z talii.
web-hint-band =
    { $size ->
        [one] Czempion zagrałby Oddział z jednej karty: { $leader }.
       *[many] Czempion zagrałby: { $cards }. Dowódca: { $leader }.
    }
web-hint-pillage =
    { $empty ->
        [yes] Czempion opróżniłby Hordę Orków.
       *[no] Czempion zostawiłby Hordę Orków.
    }
web-hint-skeletons = Czempion pokazałby Szkielety.
web-hint-play = Zagraj to

# --- Around the table ---

web-keys = Klawiatura
# What a key does.
web-key =
    { $does ->
        [draw] dobierz z talii
        [take] weź tę kartę z puli, licząc od talii
        [move] od karty do karty, od Królestwa do Królestwa, od gracza do gracza
        [pick] wybierz kartę lub Królestwo
        [lead] w Oddziale: ta karta dowodzi
        [keep] Elf: zatrzymaj tę kartę
        [skip] od razu pokaż ruchy innych
        [undo] cofnij
        [hint] poproś o podpowiedź
        [glory] Chwała do tej pory
        [log] dziennik i czat
        [tribes] Plemiona w grze
        [boards] plansze i żetony Plemion
        [summary] zasady na jednej stronie
        [close] zamknij albo anuluj Oddział
       *[list] ta lista
    }
web-text-view = Stół jako tekst
web-last-age = Koniec poprzedniej Ery
web-own-link =
    { $copied ->
        [yes] Skopiowano
       *[no] Kopiuj swój osobisty link
    }
web-own-link-note = Otwiera twoje miejsce na dowolnym urządzeniu. Zachowaj go dla siebie.
web-pause = Poproś o pauzę
web-resume = Wznów grę
web-home-note = Gra zostaje zapisana i czeka na ciebie.
web-leave =
    { $sure ->
        [yes] Tak, odchodzę
       *[no] Odejdź, niech inni grają dalej
    }
web-leave-note = Inni zobaczą, że cię nie ma, a bot może grać za ciebie. Wrócisz, gdy znów otworzysz stół.
web-seat-bot = Posadź bota zamiast: { $name }
web-question =
    { $question ->
        [bot] { $name } prosi, by bot zagrał zamiast: { $absent }.
        [end] { $name } proponuje zakończyć grę przy obecnym stanie.
        [pause] { $name } prosi o pauzę.
       *[undo] { $move ->
            [none] { $name } prosi o cofnięcie ruchu.
           *[other] { $name } prosi o cofnięcie tego ruchu i następnych: { $move }
        }
    }
web-question-waits = Czekamy na pozostałych.
web-question-withdraw = Wycofaj prośbę
web-absent = { $name }: brak połączenia. Od { $time } pozostali mogą zgodzić się na bota.
web-set-back = Serwer wrócił do wcześniejszego stanu tego stołu.
web-removed = Gospodarz zwolnił twoje miejsce.
web-rematch = Zagraj ponownie
web-rematch-join = Dołącz do rewanżu
web-rematch-made = Nowy stół czeka na rewanż. Czat zostaje przy tym stole.
web-replay = Powtórka
web-analyse = Analizuj
web-play-on = Graj dalej od ruchu
web-download = Pobierz grę
web-cover = { $name }, twoja tura
web-cover-note = Weź urządzenie, gdy nikt inny nie widzi ekranu.
web-cover-ready = Tu { $name }
web-say = Napisz coś
web-send = Wyślij
web-reactions = Krótkie reakcje
web-reaction =
    { $reaction ->
        [hello] Cześć!
        [well_played] Dobrze zagrane
        [thanks] Dzięki
        [thinking] Myślę…
        [oops] Ups
        [ouch] Auć
        [wow] Wow
       *[good_game] Dobra gra!
    }

# --- The log, apart from the game ---

web-line-joined = { $name } siada do stołu
web-line-left = { $name } odchodzi
web-line-removed = { $name }: miejsce zwolnione przez gospodarza
web-line-returned = { $name } wraca
web-line-bot-seated = { $name }: od teraz gra bot
web-line-clock = { $name }: koniec czasu, ruch wykonuje bot
web-line-undone = { $name } cofa ruch
web-line-asked =
    { $question ->
        [bot] { $name } prosi, by bot zagrał zamiast: { $absent }
        [end] { $name } proponuje zakończyć grę przy obecnym stanie
        [pause] { $name } prosi o pauzę
       *[undo] { $name } prosi o cofnięcie ruchu
    }
web-line-answered =
    { $yes ->
        [yes] { $name } się zgadza
       *[no] { $name } się nie zgadza
    }
web-line-withdrawn = { $name } wycofuje prośbę
web-line-paused = Gra jest wstrzymana
web-line-resumed = Gra toczy się dalej
web-line-finished = Gra zakończona przed czasem, przy obecnym stanie
web-line-replaced = { $name } ma nowy osobisty link
web-line-invited = { $name } tworzy zaproszenie
web-line-requested = { $name } prosi o miejsce
web-line-hid =
    { $blocked ->
        [yes] { $yes ->
            [yes] Zablokowano: { $absent }
           *[no] Odblokowano: { $absent }
        }
       *[no] { $yes ->
            [yes] Czat ukryty dla ciebie: { $absent }
           *[no] Czat znów widoczny: { $absent }
        }
    }
web-line-said = { $name }: { $text }
web-line-reacted = { $name }: { web-reaction }
web-line-rematch = Rewanż przy nowym stole
