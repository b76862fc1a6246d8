# Scores and the past of a game: score sheet, the end of an Age, the end of the game, replays.

scores-source =
    { $source ->
        [merfolk] Morski Lud
        [giant] Olbrzym
        [giant_now] Olbrzym, od razu
        [giant_end] Olbrzym, po Erze
        [orcs] Horda Orków
        [skeletons] Szkielety
       *[bands] Oddziały
    }
scores-points = { $points } pkt Chwały
scores-gained = +{ $points }
scores-nothing = bez Chwały

# The score sheet.

scores-sheet = Arkusz punktacji
scores-sheet-source = Chwała za
scores-sheet-sum = { web-age } razem
scores-sheet-total = Razem
scores-sheet-now = { web-age }, gdyby skończyła się teraz
scores-sheet-now-sum = Dałaby
scores-sheet-now-total = Wtedy razem
scores-sheet-empty = Nikt jeszcze nie zdobył Chwały.

# The end of an Age, step by step.

scores-ceremony = Koniec Ery { $age }
scores-ceremony-step = Krok { $number } z { $count }
scores-ceremony-done = Cała { web-age }
scores-ceremony-play = Odtwórz
scores-ceremony-pause = Wstrzymaj
scores-ceremony-back = Krok wstecz
scores-ceremony-forward = Dalej
scores-ceremony-skip = Do końca
scores-ceremony-again = Jeszcze raz
scores-ceremony-totals = Chwała
scores-ceremony-kingdom = Królestwo { $number } z { $count }: { kingdom }
scores-ceremony-pays = { kingdom } daje { $tokens }.
scores-ceremony-passes = { $player } wyprzedza: { $others }.
scores-ceremony-bands =
    { $player }: { $count ->
        [one] jeden Oddział
        [few] { $count } Oddziały
       *[many] { $count } Oddziałów
    }, { $points } pkt Chwały.
scores-ceremony-merfolk = Chwałę dostają ci, którzy zaszli najdalej na planszy Morskiego Ludu.
scores-ceremony-sentence = { $sentence }.
scores-ceremony-after = { web-age } została podliczona.
scores-ceremony-on = Dalej: { web-age }
scores-ceremony-podium = Na podium
scores-dragon = Trzeci Smok
scores-dragon-sentence = Odkrywa go { $player }. { web-age } kończy się natychmiast: karty na rękach przepadają, Królestwa dają Chwałę.
scores-dragon-on = Do podliczenia
scores-kingdom-empty = Nikt nie ma znacznika w Królestwie { kingdom }.
scores-kingdom-nothing = Nikt nie zdobywa Chwały w Królestwie { kingdom }.
scores-markers =
    { $count ->
        [0] bez znaczników
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    }
scores-space = pole { $space }
scores-merfolk-nothing = Nikt nie zdobywa Chwały na planszy Morskiego Ludu.
scores-giant-size =
    { $size ->
        [one] za Oddział z jednej karty
       *[many] za Oddział z { $size } kart
    }
scores-skeletons-leave =
    { $skeletons ->
        [one] { $player }: Oddział z { $size } kart traci Szkielet
        [few] { $player }: Oddział z { $size } kart traci { $skeletons } Szkielety
       *[many] { $player }: Oddział z { $size } kart traci { $skeletons } Szkieletów
    }
scores-skeletons-sentence = Szkielety rozsypują się przed punktowaniem Oddziałów.
scores-bands-of = { $player }: Oddziały
scores-horde-of = { $player }: Horda Orków
scores-horde-emptied =
    { $count ->
        [one] opróżniona, { $count } znacznik
        [few] opróżniona, { $count } znaczniki
       *[many] opróżniona, { $count } znaczników
    }
scores-horde-kept =
    { $count ->
        [one] { $count } znacznik zostaje na późniejszą Erę
        [few] { $count } znaczniki zostają na późniejszą Erę
       *[many] { $count } znaczników zostaje na późniejszą Erę
    }
scores-horde-asked = { $player } decyduje: opróżnić Hordę Orków teraz czy zostawić?
scores-band =
    { $cards ->
        [0] brak kart
        [one] jedna karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }{ $led ->
        [dwarf] { " i jedna za Krasnoluda" }
       *[other] { "" }
    }

# The end of the game.

scores-over = Koniec gry
scores-winner =
    { $count ->
        [one] Wygrywa { $winners }
       *[many] Zwycięstwem dzielą się { $winners }
    }
scores-winner-skeletons = Wygrywa { $winners } dzięki dziesięciu Szkieletom
scores-standings = Klasyfikacja
scores-place = { $place }.
scores-tie =
    { $tie ->
        [markers] Remis rozstrzygają znaczniki w Królestwach: { $markers }
       *[bands] Remis rozstrzygają większe Oddziały ostatniej Ery
    }
scores-shared = Wspólne miejsce
scores-you = ty
scores-decided = Przewaga: { $points } pkt Chwały ({ $second } na drugim miejscu), przede wszystkim dzięki: { $sources }.
scores-decided-plain = Przewaga: { $points } pkt Chwały ({ $second } na drugim miejscu).
scores-decided-source = { $source } (+{ $points })
scores-decided-against = { $second } ma więcej za: { $sources }.
scores-best-band = Najlepszy Oddział
scores-best-band-sentence =
    { $player }, { web-age }: { $size ->
        [one] jedna karta
        [few] { $size } karty
       *[many] { $size } kart
    }, { $points } pkt Chwały
scores-show-age = Punktacja Ery { $age }

# Glory over time and by source.

scores-chart = Chwała w czasie
scores-chart-sentence = Linie: { $players }. Chwała po każdym ruchu, od 0 do { $most }. Liczby są w tabeli poniżej.
scores-chart-figures = Liczby
scores-chart-end = Koniec Ery { $age }
scores-chart-when = Kiedy
scores-sources = Chwała według źródła
scores-sources-sentence = { $player }: { $points }

# Replays.

scores-replay = Powtórka
scores-replay-loading = Wczytuję grę…
scores-replay-again = Spróbuj ponownie
scores-replay-back = Wszystkie powtórki
scores-replay-timeline = Ruchy
scores-replay-move =
    { $number ->
        [0] Przed pierwszym ruchem
       *[other] Ruch { $number } z { $count }
    }
scores-replay-back-one = Ruch wstecz
scores-replay-on-one = Ruch dalej
scores-replay-age-back = Poprzednia Era
scores-replay-age-on = Następna Era
scores-replay-play = Odtwórz
scores-replay-pause = Pauza
scores-replay-speed = Szybkość
scores-replay-speed-slow = wolno
scores-replay-speed-normal = normalnie
scores-replay-speed-fast = szybko
scores-replay-eyes = Widok
scores-replay-everybody = wszyscy
scores-replay-log = Co się stało
scores-replay-undone = { $player } cofa ruch
scores-replay-quiet = Nie stało się nic widocznego.
scores-replay-chart = Wykres
scores-replay-download = Pobierz
scores-play-on = Graj dalej od tego miejsca
scores-play-on-note = Gra ćwiczebna toczy się dalej od tej pozycji, a na pozostałych miejscach grają boty. Rozdanie jest to samo: talia leży tak jak wtedy. Gra nie liczy się ani do rankingu, ani do statystyk.
scores-play-on-seat = Grasz jako
scores-play-on-level = Boty na miejscach innych osób
scores-play-on-start = Zacznij
scores-replay-standings = Klasyfikacja
scores-replay-keys = Klawisze: strzałki o ruch, Page Up i Page Down o Erę, Home i End, spacja odtwarza.
scores-verify = Uczciwe rozdanie
scores-verify-sentence = Zanim rozdano pierwszą kartę, stół opublikował poniższe zobowiązanie. Ziarno dowodzi, że od tamtej pory niczego nie zmieniono. Pobierz grę i sprawdź to samodzielnie:
scores-verify-here = Sprawdza to też strona z powtórkami: wczytaj tam plik.
scores-verify-commitment = Zobowiązanie
scores-verify-seed = Ziarno
