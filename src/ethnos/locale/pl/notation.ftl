# What is wrong with a text that was to be read: a move, a position, a game, a link (docs/notation.md).

notation-line = wiersz { $line }: { $problem }

# Words.

notation-title = pierwszy wiersz to „{ $word }”, a powinien brzmieć „{ $title }”: to inny format albo inna jego wersja
notation-bad-number = „{ $word }” nie jest liczbą całkowitą: wpisz liczbę od { $low } do { $high }
notation-number-range = { $word } jest poza zakresem: wpisz liczbę od { $low } do { $high }
notation-row-length = liczb w tym wierszu: { $found }, a powinno być: { $count }; oddziel je spacjami
notation-unknown-card =
    nie ma karty „{ $word }”{ $nearest ->
        [none] , która mogłaby tu być: wpisz plemię.kolor, jak elf.red, albo skeleton, dragon lub ? tam, gdzie taka karta może być
       *[other] : może chodzi o { $nearest }?
    }
notation-unknown-kingdom = nieznane Królestwo „{ $word }”; możliwe: { $known }
notation-unknown-colour = nieznany kolor „{ $word }”; możliwe: { $known }
notation-unknown-tribe = nieznane Plemię „{ $word }”; możliwe: { $known }
notation-unknown-phase = nieznana faza „{ $word }”; możliwe: { $known }
notation-unknown-preset = nieznane wydanie „{ $word }”; możliwe: { $known }
notation-unknown-option = nieznana opcja „{ $word }”; możliwe: { $known }
notation-unknown-source = nieznane źródło Chwały „{ $word }”; możliwe: { $known }
notation-option-form = „{ $word }” nie jest opcją: wpisz opcja = wartość
notation-option-twice = opcja { $word } jest ustawiona dwa razy: usuń jedno z ustawień
notation-option-value = opcja { $option } nie może mieć wartości „{ $word }”; możliwe: { $known }
notation-source-twice = źródło { $word } występuje dwa razy: usuń jedno z nich
notation-tribe-count = przy tej liczbie graczy ({ $players }) w grze jest { $needed } różnych Plemion: wymień dokładnie tyle

# Moves.

notation-move-empty = nie ma tu ruchu: ruch zaczyna się od jednego z tych słów: { $known }
notation-unknown-verb = żaden ruch nie zaczyna się od „{ $word }”; ruchy zaczynają się od: { $known }
notation-move-goes-on = ruch kończy się przed „{ $word }”: usuń to
notation-unknown-band-word =
    „{ $word }” nie jest kartą ani częścią Oddziału: { $nearest ->
        [none] wpisz karty, jak elf.red, a potem dowolne z: -> królestwo, extra, token, horde, keep, draw
       *[other] może chodzi o { $nearest }?
    }
notation-further-band = „{ $word }” nie może stać po „/”: wpisz słowo band i karty kolejnego Oddziału
notation-part-twice = „{ $word }” występuje dwa razy w jednym Oddziale: usuń jedno z nich
notation-card-missing = po słowie { $part } nie ma karty: podaj ją, jak elf.red
notation-kingdom-missing = po „{ $part }” nie ma Królestwa: podaj je, jak rhea

# Positions.

notation-no-colon = „{ $word }” nie jest wierszem pozycji: wpisz klucz: wartość
notation-unknown-key =
    nieznany klucz „{ $word }”{ $nearest ->
        [none] ; możliwe: { $known }
       *[other] : może chodzi o { $nearest }?
    }
notation-key-twice = „{ $name }” jest już w wierszu { $first }: usuń jeden z tych wierszy
notation-missing-key = brakuje wiersza „{ $name }: ...”: pozycja go potrzebuje
notation-tokens-order = żetony Królestwa muszą być w kolejności rosnącej, najwyższy w ostatniej Erze
notation-tokens-count = Królestwa wymieniają za dużo żetonów o wartości { $value }: w tej grze jest ich tylko { $printed }
notation-seat-over = miejsce to „-”, gdy faza to over, a liczba, dopóki gra trwa
notation-dragon-seat-early = trzeci Smok jeszcze się nie pojawił, więc nikt go nie dobrał: usuń ten wiersz
notation-dragons-phase = liczba Smoków ({ $dragons }) nie zgadza się z fazą: trzeci kończy Erę i dopiero wtedy faza to pillage lub over
notation-phase-age = ta faza nie może wystąpić w tej Erze: pillage jest w każdej Erze oprócz ostatniej, a gra kończy się po ostatniej
notation-tribe-not-in-play = { card } nie może tu być: to Plemię nie bierze udziału w grze
notation-too-many-cards = ta karta ({ card }) występuje za często: w grze jest ich { $printed }, a wymieniają ją wiersze: { $lines }
notation-hand-hidden = ręka gracza na miejscu { $seat } nie jest tu ukryta: wymień jej karty
notation-hand-size = ręka jest za duża, liczba kart: { $size }, a limit to { $limit }
notation-known-hidden = to, co widok wie o cudzej ręce, jest w jej wierszu „hand”: usuń ten wiersz
notation-known-not-held = gracz na miejscu { $seat } nie ma na ręku tej znanej karty ({ card }): do ręki należą wszystkie jej znane karty
notation-band-size = Oddział nie może mieć takiej liczby kart ({ $size }): ma ich od 1 do { $limit }
notation-band-skeleton = Szkielet nigdy nie dowodzi: najpierw podaj Dowódcę
notation-band-mixed = to nie jest Oddział: jego karty, poza Szkieletami, muszą być jednego Plemienia albo jednego koloru
notation-deck-dragons = liczba Smoków w talii to { $found }, a ma ich jeszcze nadejść { $to_come }
notation-deck-missing = brakuje kart: w talii musi leżeć to, czego nie ma nigdzie indziej: { $cards }
notation-deck-count = talia nie może mieć takiej liczby kart ({ $found }): uwzględniając karty widoczne i ukryte gdzie indziej, ma ich { $needed }
notation-dragon-too-high = Smoki, które mają jeszcze nadejść, leżą w dolnej połowie talii: ta połowa jest na nie za mała
notation-kingdom-twice = Królestwo { $word } występuje dwa razy: usuń jedno z nich
notation-marker-sum = znaczników gracza na miejscu { $seat } jest razem { $total }, licząc zapas (wiersz { $supply }), Hordę Orków i tory: powinno ich być { $markers }
notation-horde-twice = na planszy Hordy Orków jest po jednym polu każdego koloru, a „{ $colour }” występuje dwa razy
notation-board-not-in-play =
    { $tribe ->
        [orc] Orkowie nie biorą
        [troll] Trolle nie biorą
        [giant] Olbrzymy nie biorą
       *[merfolk] Morski Lud nie bierze
    } udziału w grze, więc tego wiersza nie może tu być
notation-giant-band = gracz na miejscu { $seat } ma żeton Olbrzymów, ale nie ma Oddziału pod wodzą Olbrzyma: usuń ten wiersz albo dodaj taki Oddział
notation-giant-largest = żeton Olbrzymów należy do największego Oddziału pod wodzą Olbrzyma: wpisz { $size } = { $seat }
notation-token-twice = żeton ma tylko jednego posiadacza: { $value } występuje więcej niż raz
notation-scores-early = Era { $age } jeszcze się nie zaczęła, więc nikt nie mógł w niej zdobyć Chwały
notation-glory-sheet = Chwała gracza na miejscu { $seat } to tutaj { $glory }, a według wierszy „scores” { $booked }
notation-chain-phase = liczba Oddziałów zagranych w tej turze nie zgadza się z fazą ({ $phase }): przed pierwszym Oddziałem tury to 0, a po nim więcej
notation-chain-bands =
    { $chain ->
        [one] na stole nie ma Oddziału zagranego w tej turze
        [few] na stole jest mniej niż { $chain } Oddziały
       *[many] na stole jest mniej niż { $chain } Oddziałów
    }
notation-chain-owner =
    { $chain ->
        [one] ostatni Oddział zagrano w tej turze, więc musi
        [few] ostatnie { $chain } Oddziały zagrano w tej turze, więc muszą
       *[many] ostatnich { $chain } Oddziałów zagrano w tej turze, więc muszą
    } należeć do gracza na miejscu { $seat }
notation-chain-centaur = kolejny Oddział w tej samej turze jest możliwy tylko wtedy, gdy tym dowodzi Centaur
notation-other-phase = wiersz „{ $name }” należy do fazy { $phase }: usuń go
notation-band-secret = niedokończony Oddział i karty zatrzymywane przez Elfa są tajne, więc nie może ich być w tym widoku
notation-not-in-hand = gracz na miejscu { $seat } nie ma na ręku tylu takich kart ({ card })
notation-phase-leader =
    faza { $phase } następuje po Oddziale, którym dowodzi { $tribe ->
        [merfolk] Morski Lud
        [troll] Troll
        [orc] Ork
        [elf] Elf
       *[wizard] Czarodziej
    }, a ostatnim Oddziałem dowodzi ktoś inny
notation-wizard-hand = Czarodziej dobiera po odrzuceniu ręki: ta ręka musi być „-”
notation-pillage-hand = na koniec Ery wszystkie ręce są odrzucane: ta ręka musi być „-”
notation-pillage-horde = gracz na miejscu { $seat } nie ma znacznika na planszy Hordy Orków, więc nie ma czego opróżniać
notation-skeleton-winner = nikt nie może tu wygrać dziesięcioma Szkieletami: potrzeba do tego ten_skeletons = win i fazy over
notation-places-early = przed końcem gry nie ma lokat: usuń ten wiersz
notation-places-first = ktoś musi być pierwszy, a dziesięć Szkieletów wygrywa: lokaty zaczynają się od 1
notation-places-glory = gracz na miejscu { $seat } ma więcej Chwały niż gracz na miejscu { $rival } i nie może skończyć za nim
notation-view-not-whole = to widok z jednego miejsca i jego talia jest nieznana: grać dalej można tylko od pełnej pozycji
notation-view-seed = widok nie ma ziarna: usuń ten wiersz
notation-no-choice = nikt nie ma tu wyboru w fazie { $phase }, więc gra nie mogłaby się tu zatrzymać
notation-position-open = ta gra zaczęła się od pozycji, która pokazuje wszystkie karty: w jej pliku nie ma czego ukrywać
notation-tag-in-position = „{ $tag }” jest już w pozycji: usuń ten wiersz

# Game files.

notation-unknown-line = „{ $word }” nie jest wierszem gry: ruchy zapisuje się jak 12. 2: take elf.red, a nagłówki stoją przed nimi
notation-unknown-tag = nieznany nagłówek „{ $word }”; możliwe: { $known }
notation-missing-tag = brakuje wiersza „{ $tag }: ...”
notation-unknown-decision =
    nieznana decyzja „{ $word }”{ $nearest ->
        [none] : decyzje zapisuje się jak lead-tribe elf.red
       *[other] : może chodzi o { $nearest }?
    }
notation-move-number = to jest ruch { $expected }, a nie { $found }: ruchy są numerowane od 1 bez przerw
notation-commitment-form = zobowiązanie to 64 cyfry szesnastkowe
notation-commitment-wrong = zobowiązanie nie pasuje do tego ziarna: to nie są tasowania, których dotyczyło
notation-names-form = podaj imiona po przecinku, po jednym dla każdego miejsca (razem { $players })
notation-bad-date = „{ $word }” nie jest datą: zapisz ją jak 2026-01-31
notation-result-form = „{ $word }” nie jest wynikiem: wpisz places 1 2, glory 40 35, po jednej liczbie dla każdego miejsca
notation-seed-secret = ziarna nie ujawniono, więc grę można wypisać, ale nie odtworzyć
notation-age-due = najpierw musi być wiersz „== Age ...” Ery, która się zaczyna
notation-scores-due = najpierw musi być wiersz „-- scores ...” Ery, która się skończyła
notation-unexpected-age = tu nie zaczyna się żadna Era
notation-unexpected-scores = tu nie kończy się żadna Era
notation-age-wrong = to jest Era { $expected }, a nie { $found }
notation-first-wrong = w tej Erze zaczyna gracz na miejscu { $expected }, a nie { $found }
notation-deck-wrong = talia tej Ery to { $expected }, a nie { $found }: to nie jest tasowanie z tego ziarna
notation-scores-wrong = punkty za { $source } to { $expected }, a nie { $found }
notation-after-unfinished = po niedokończonym ruchu nie może być nic więcej
notation-seat-wrong = to tura gracza na miejscu { $expected }, a nie { $found }
notation-illegal-move = „{ $move }” nie jest możliwe: { $reason }
notation-illegal-decision = „{ $word }” nie jest teraz możliwe; możliwe: { $known }
notation-move-finished = te decyzje tworzą cały ruch: zapisz go jako jeden
notation-result-early = ta gra nie jest zakończona i nie ma jeszcze wyniku
notation-result-wrong = wynik to places { $places }, glory { $glory }

# Links.

notation-link-version = link zaczyna się od jednego z: { $known }, a nie od „{ $word }”: to nie jest link tej gry albo pochodzi z późniejszej wersji
notation-link-letters = link składa się tylko z liter, cyfr, - i _: ten nie został skopiowany w całości
notation-link-damaged = ten link jest uszkodzony: skopiuj go jeszcze raz, od początku do końca
notation-link-long =
    { $most ->
        [one] po rozwinięciu ten link ma więcej niż { $most } bajt,
        [few] po rozwinięciu ten link ma więcej niż { $most } bajty,
       *[many] po rozwinięciu ten link ma więcej niż { $most } bajtów,
    } a żadna gra tyle nie zajmuje
notation-link-decision = decyzja { $number } z tego linku nie jest możliwa w jego grze: powstał dla innych zasad albo został zmieniony
