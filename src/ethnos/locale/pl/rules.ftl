# The rules reference of the browser's client. The keys name the rules of docs/rules.md, which decides what is right.

rules-title = Zasady
rules-intro = Wszystkie zasady, z numerami, do których odwołują się komunikaty przy stole. Pierwszy raz? Przegląd zajmuje dwie minuty, pierwsza gra z przewodnikiem około dziesięciu.
rules-edition = Pokazywane wydanie
rules-edition-language = To wydanie w twoim języku. Wydania różnią się kilkoma zasadami; wybierz inne, by przeczytać jego zasady.
rules-edition-chosen = Wydania różnią się kilkoma zasadami. Przy nowym stole gra się według wydania w twoim języku, chyba że wybierzesz inne.
rules-edition-table = To zasady stołu, od którego tu przechodzisz.
rules-edition-own = Opcje tego stołu
rules-contents = Rozdziały
rules-search = Szukaj w zasadach
rules-found =
    { $count ->
        [0] Żadna zasada o tym nie mówi.
        [one] 1 zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
rules-link = Link do { $rule }
rules-chapter-need = Elementy gry
rules-chapter-setup = Przygotowanie stołu
rules-chapter-turn = Twoja tura
rules-chapter-bands = Oddziały i Dowódcy
rules-chapter-tribes = Dwanaście Plemion
rules-chapter-age = Koniec Ery
rules-chapter-end = Koniec gry
rules-chapter-small = Gra na 2 i 3 osoby
rules-chapter-options = Wydania i opcje
rules-chapter-rulings = Rozstrzygnięcia
rules-tribes-note = X to liczba kart w Oddziale, łącznie z Dowódcą (R29). O11 mówi, co dzieje się samo, a co jest twoim wyborem.
rules-rulings-note = Tak gramy tam, gdzie instrukcje się różnią (D) albo milczą (O). Na końcu każdego rozstrzygnięcia jest napisane, czy tak mówią wydania, czy się różnią, czy to nasze rozstrzygnięcie.
rules-basis =
    { $basis ->
        [text] Tak mówią wydania.
        [differ] Wydania się różnią.
       *[ours] To nasze rozstrzygnięcie.
    }
rules-options-note = Wydanie to nazwany zestaw wartości wszystkich opcji; dla stołu można zmienić każdą z nich. Pogrubione wartości różnią się od wydania angielskiego.
rules-option = Opcja
rules-editions = Opcje w poszczególnych wydaniach
rules-group-deck = Przygotowanie, karty i talia
rules-group-bands = Tury, Oddziały i umieszczanie znaczników
rules-group-tribes = Plemiona
rules-group-scoring = Punktowanie
rules-group-end = Koniec gry i drobiazgi

# --- What you need ---

rules-r1 = W Ethnos gra od 2 do 6 osób.
rules-r2 = Gra zawiera planszę z 6 Królestwami, 12 kart Przygotowania do gry, 12 Plemion po 12 kart (Niziołki mają 24), 3 Smoki i 18 żetonów Chwały. Królestwa mają kolory: Duris fioletowy, Rhea czerwony, Straton niebieski, Althea zielony, Ithys pomarańczowy, Pelagon szary. Każde Plemię ma w każdym z tych kolorów po dwie karty, a Niziołki po cztery (O0); kolor 12 Szkieletów się nie liczy (O33). Każdy z sześciu kolorów graczy ma 26 znaczników Kontroli. Niektóre Plemiona dodają coś jeszcze: 6 żetonów Trolli, żeton Olbrzymów, planszę Morskiego Ludu i po jednej planszy Hordy Orków dla każdego.
rules-o0 = Niektórych liczb nie ma w instrukcjach, są tylko na elementach gry; używamy tych. Żetony Chwały: po dwa o wartości 0, 2 i 10, cztery o wartości 4, pięć o wartości 6 i trzy o wartości 8. Plansza Morskiego Ludu: pola od 0 do 18, symbole na 3, 7, 12 i 18; w trzech Erach daje 1, 2 i 4 punkty Chwały (1 i 3 przy 2 lub 3 graczach). Horda Orków: 1, 3, 6, 10, 15, 20 za 1–6 znaczników. Żeton Olbrzymów: 2, 4, 6 (2 i 5 przy 2 lub 3 graczach). Żetony Trolli: od 1 do 6. Sojusznicy w każdym kolorze: po dwie karty każdego Plemienia, cztery karty Niziołków (R2). Niektóre z tych liczb podają instrukcje; pozostałe pochodzą z publicznych implementacji pierwszego wydania, a wartości dla 2 i 3 graczy tylko z jednej. Nikt nie podaje, które sześć żetonów ma oznaczenie 4+ (R48), ani że obie strony planszy Morskiego Ludu mają te same symbole: tu wybraliśmy sami.

# --- The table ---

rules-r3 = Żetony Chwały tasuje się i w każdym Królestwie układa po trzy odkryte, od najniższego: leży on na polu I, a najwyższy na polu III.
rules-r4 = Każdy gracz ma swój kolor i znaczniki w tym kolorze. Jeden z nich wskazuje wynik, zaczynając od 0 punktów Chwały.
rules-r5 = Z dwunastu kart Przygotowania do gry odkrywa się sześć. Karty tych sześciu Plemion tworzą razem talię Sojuszników; pozostałe Plemiona nie biorą udziału w tej grze.
rules-r6 = Jeśli w grze jest Morski Lud, jego plansza leży obok głównej, stroną odpowiednią do liczby graczy, a każdy ma jeden znacznik na jej polu 0.
rules-r7 = Jeśli w grze są Trolle, obok planszy leży sześć żetonów Trolli.
rules-r8 = Jeśli w grze są Olbrzymy, obok planszy leży żeton Olbrzymów, stroną odpowiednią do liczby graczy.
rules-r9 = Jeśli w grze są Orkowie, każdy ma planszę Hordy Orków.
rules-r10 = Na pierwszą grę wydanie niemieckie poleca sześć Plemion: Skrzydlaci, Niziołki, Minotaury, Olbrzymy, Czarodzieje i Centaury.
rules-r11 = Gra ma trzy Ery przy 4–6 graczach, a dwie Ery przy 2 lub 3.
rules-r12 = Na początku Ery każdy dostaje jedną kartę, zaczynając od pierwszego gracza. Smoków nie ma jeszcze w talii.
rules-r13 = Potem odkrywa się dwa razy więcej kart, niż jest graczy: 4, 6, 8, 10 lub 12 przy 2, 3, 4, 5 lub 6 graczach. To jest pula.
rules-r14 = Resztę talii dzieli się na połowy. W jedną wtasowuje się trzy Smoki, a drugą kładzie się na wierzch.
rules-r15 = Pierwszego gracza pierwszej Ery wskazuje los. Później zaczyna osoba, która ma najmniej Chwały. Przy remisie liczy się od gracza, który dobrał trzeciego Smoka, zgodnie z ruchem wskazówek zegara: zaczyna pierwsza z remisujących osób.

# --- Your turn ---

rules-r16 = Tury następują po sobie zgodnie z ruchem wskazówek zegara.
rules-r17 = W swojej turze robisz dokładnie jedną rzecz: werbujesz Sojusznika albo zagrywasz Oddział. Nie można spasować.
rules-r18 =
    { $empty_pool_draw ->
        [2] Werbując, bierzesz dowolnego Sojusznika z puli albo wierzchnią kartę talii. Gdy pula jest pusta, talia daje dwie karty, drugą tylko wtedy, gdy zmieści się na ręku.
       *[other] Werbując, bierzesz dowolnego Sojusznika z puli albo wierzchnią kartę talii.
    }
rules-r19 = W miejsce karty wziętej z puli nie wykłada się nowej.
rules-r20 = Mając 10 kart na ręku, nie możesz werbować: zagraj Oddział. Dziesięć Szkieletów to osobny przypadek (O3).
rules-r21 = Dobranego Smoka od razu pokazujesz i kładziesz obok planszy. Zamiast niego dobierasz z talii kolejną kartę.
rules-r22 = Pierwsze dwa Smoki nie robią nic więcej. Trzeci natychmiast kończy Erę, bez kolejnej karty, i zostaje u osoby, która go dobrała.

# --- Bands and Leaders ---

rules-r23 = Oddział to od 1 do 10 kart z ręki, wszystkie jednego Plemienia albo wszystkie jednego koloru. Wyjątkiem są Szkielety: pasują do każdego Oddziału.
rules-r24 = Oddział zagrywa się w pięciu krokach: wyłóż karty, wybierz Dowódcę, umieść znacznik, użyj zdolności Dowódcy, odrzuć resztę ręki.
rules-r25 =
    { $placement ->
        [may] Znacznik może trafić do Królestwa w kolorze Dowódcy, jeśli Oddział jest dość duży: potrzebujesz więcej kart, niż masz tam już znaczników. Przy tym stole możesz zrezygnować z umieszczenia go (D3). Przy dwóch graczach liczą się znaczniki obu (R56).
       *[must] Znacznik trafia do Królestwa w kolorze Dowódcy, jeśli Oddział jest dość duży: potrzebujesz więcej kart, niż masz tam już znaczników. Jeśli możesz go umieścić, musisz to zrobić (D3). Przy dwóch graczach liczą się znaczniki obu (R56).
    }
rules-r26 = Możesz użyć zdolności Dowódcy. Pozostałe karty Oddziału nic nie robią; tylko Szkielety działają zawsze. Niektóre zdolności działają same (O11).
rules-r27 = Wszystkie karty, które zostały ci na ręku, trafiają potem odkryte do puli, gdzie każdy może je zwerbować.
rules-r28 = Oddziały leżą przed swoim graczem do końca Ery, z Dowódcą na wierzchu i wszystkimi kartami na widoku.
rules-r29 = X na karcie to liczba kart w Oddziale, którym ta karta dowodzi, łącznie z nią samą.
rules-r30 = Oddział może być większy, niż trzeba do umieszczenia znacznika. Może też być na to za mały i służyć tylko Chwale albo zdolności Dowódcy.

# --- The twelve tribes ---

rules-rt1 =
    { $centaur_trigger ->
        [placed] Jeśli Oddział pod wodzą Centaura umieścił znacznik w Królestwie, możesz od razu zagrać kolejny Oddział, jeszcze przed odrzuceniem kart. On też może umieścić znacznik i użyć zdolności swojego Dowódcy, nawet kolejnego Centaura.
       *[able] Jeśli Oddział pod wodzą Centaura może umieścić znacznik w Królestwie (D4), możesz od razu zagrać kolejny Oddział, jeszcze przed odrzuceniem kart. On też może umieścić znacznik i użyć zdolności swojego Dowódcy, nawet kolejnego Centaura.
    }
rules-rt2 = Przy punktowaniu Oddział pod wodzą Krasnoluda liczy się tak, jakby miał o jedną kartę więcej.
rules-rt3 = Zamiast odrzucać całą rękę, możesz zatrzymać do X kart.
rules-rt4 = Jeśli to teraz największy w tej Erze Oddział pod wodzą Olbrzyma, bierzesz żeton Olbrzymów i od razu zdobywasz 2 punkty Chwały. Przejmuje go tylko większy Oddział pod wodzą Olbrzyma, także twój własny: znów dostajesz wtedy 2 punkty Chwały. Na koniec Ery posiadacz żetonu zdobywa jego wartość w tej Erze.
rules-rt5 = Oddział pod wodzą Niziołka nie umieszcza znacznika. Niziołków jest 24, dwa razy więcej niż kart każdego innego Plemienia.
rules-rt6 = Oprócz umieszczenia zwykłego znacznika przesuwasz się o X pól na planszy Morskiego Ludu. Za każdy symbol, do którego dojdziesz lub który miniesz, możesz umieścić dodatkowy znacznik w dowolnym Królestwie, bez względu na wielkość Oddziału. Plansza jest punktowana w każdej Erze, a znaczniki nigdy nie wracają na jej początek.
rules-rt7 = Oddział potrzebuje o jedną kartę mniej, by umieścić znacznik.
rules-rt8 = Oprócz zwykłego znacznika możesz umieścić jeden na polu w kolorze Dowódcy na swojej planszy Hordy Orków; na każdym polu mieści się jeden. Na koniec Ery możesz opróżnić planszę za 1, 3, 6, 10, 15 lub 20 punktów Chwały, zależnie od liczby znaczników (1–6), albo zostawić ją, by dalej rosła.
rules-rt9 = Szkielet dołącza do każdego Oddziału i liczy się do znacznika oraz do X, ale nigdy nie dowodzi. Na koniec Ery wszystkie Szkielety rozsypują się przed punktowaniem Oddziałów.
rules-rt10 =
    { $troll_scope ->
        [kingdoms_only] Możesz wziąć jeden wolny żeton Trolli o wartości najwyżej X. Na koniec Ery żetony rozstrzygają remisy w Królestwach, ale nie na planszy Morskiego Ludu: wygrywa najwyższa suma, potem najwyższy pojedynczy żeton. Na koniec każdej Ery wracają obok planszy.
       *[kingdoms_and_merfolk] Możesz wziąć jeden wolny żeton Trolli o wartości najwyżej X. Na koniec Ery żetony rozstrzygają remisy w Królestwach i na planszy Morskiego Ludu: wygrywa najwyższa suma, potem najwyższy pojedynczy żeton. Na koniec każdej Ery wracają obok planszy.
    }
rules-rt11 = Znacznik może trafić do dowolnego Królestwa, dla którego Oddział jest dość duży, bez względu na kolor Dowódcy.
rules-rt12 = Po odrzuceniu kart możesz dobrać X kart z talii.

# --- End of an Age ---

rules-r31 = Najpierw wszyscy odrzucają karty z ręki.
rules-r32 = Potem każde Królestwo z osobna daje Chwałę według liczby znaczników. W Erze 1 jest to żeton I za pierwsze miejsce, w Erze 2 żeton II za pierwsze i I za drugie, a w Erze 3 żetony III, II i I za pierwsze trzy miejsca.
rules-r33 = Remisujący gracze sumują to, co dają ich miejsca, dzielą to po równo i zaokrąglają w dół.
rules-r34 =
    { $troll_scope ->
        [kingdoms_only] Zanim remis w Królestwie zostanie podzielony, rozstrzygają go żetony Trolli (R-T10). Na planszy Morskiego Ludu się nie liczą.
       *[kingdoms_and_merfolk] Zanim remis zostanie podzielony, rozstrzygają go żetony Trolli (R-T10), w Królestwach i na planszy Morskiego Ludu.
    }
rules-r35 =
    { $merfolk_scoring ->
        [leader_only] Następnie punktowana jest plansza Morskiego Ludu. Chwałę dostaje tylko osoba, która zaszła najdalej: 1 punkt w Erze 1, 2 w Erze 2 i 4 w Erze 3; przy 2 lub 3 graczach 1 i 3 (D8).
       *[as_kingdom] Następnie punktowana jest plansza Morskiego Ludu, tak jak Królestwo: kolejne miejsca dają 1 punkt Chwały w Erze 1, 2 i 1 w Erze 2 oraz 4, 2 i 1 w Erze 3; przy trzech graczach 1, potem 3 i 1 (D8, O10).
    }
rules-r36 = Posiadacz żetonu Olbrzymów zdobywa 2 punkty Chwały w Erze 1, 4 w Erze 2 i 6 w Erze 3; przy 2 lub 3 graczach 2 i 5.
rules-r37 = Każdy, kto ma znaczniki na swojej planszy Hordy Orków, decyduje: opróżnić ją za Chwałę czy zostawić.
rules-r38 = Szkielety opuszczają wszystkie Oddziały.
rules-r39 = Oddziały dają 0, 1, 3, 6, 10 lub 15 punktów Chwały za 1, 2, 3, 4, 5 lub co najmniej 6 kart. Krasnolud jako Dowódca powiększa Oddział o jedną kartę.
rules-r40 = Wszystkie Oddziały są odrzucane, a żetony Trolli i żeton Olbrzymów wracają obok planszy. Znaczniki w Królestwach, na planszy Morskiego Ludu i na planszach Hordy Orków zostają.
rules-r41 = Jeśli to nie była ostatnia Era, tasuje się razem wszystkie karty Sojuszników, bez Smoków, i zaczyna się następna, tak samo jak wcześniej (R12 do R15).

# --- End of the game ---

rules-r42 = Po ostatniej Erze wygrywa osoba, która ma najwięcej Chwały.
rules-r43 = Przy remisie wyżej jest osoba, która ma więcej znaczników w Królestwach.
rules-r44 =
    { $band_tiebreak ->
        [largest_only] Jeśli i tu jest równo, porównuje się największe Oddziały tych graczy z ostatniej Ery. Innych Oddziałów się nie porównuje (D12).
       *[ladder] Jeśli i tu jest równo, porównuje się Oddziały tych graczy z ostatniej Ery: najpierw największe, potem następne, aż któryś okaże się większy (D12).
    }
rules-r45 = Dodatkowa karta Krasnoluda się tu nie liczy.
rules-r46 = Gracze, którzy wciąż remisują, zajmują wspólnie to samo miejsce. Tak samo ustala się kolejność wszystkich dalszych miejsc.

# --- Two and three players ---

rules-r47 = Są dwie Ery.
rules-r48 = Sześć żetonów Chwały zostaje w pudełku: 0, 4, 4, 6, 6 i 10 (O0). Każde Królestwo ma dwa, na polach I i II.
rules-r49 = W grze jest pięć Plemion zamiast sześciu.
rules-r50 = Plansza Morskiego Ludu i żeton Olbrzymów leżą stroną dla 2 i 3 graczy.
rules-r51 = Przy trzech graczach punktuje się Królestwa i umieszcza znaczniki tak jak zwykle.
rules-r52 = Przy dwóch graczach w Erze 1 niższy żeton dostaje osoba, która ma w Królestwie więcej znaczników.
rules-r53 = Przy dwóch graczach w Erze 2 wyższy żeton dostaje osoba, która ma więcej znaczników. Drugie miejsce nie daje nic.
rules-r54 = Przy dwóch graczach w Erze 2 osoba, która ma znaczniki w Królestwie jako jedyna, dostaje oba żetony.
rules-r55 = Przy dwóch graczach w Erze 2 remis dzieli tylko wyższy żeton, z zaokrągleniem w dół.
rules-r56 = Przy dwóch graczach Oddział potrzebuje więcej kart, niż jest w Królestwie znaczników obu graczy razem.

# --- Editions and options: rulings behind the options ---

rules-d2 =
    { $ten_skeletons ->
        [win] Przy tym stole dziesięć Szkieletów na ręku od razu wygrywa grę, tak jak w wydaniu polskim. W innych wydaniach nie wygrywa; decyduje o tym opcja.
       *[discard] Przy tym stole dziesięć Szkieletów nie wygrywa gry. Wygrywa tylko w wydaniu polskim; tę zasadę włącza opcja.
    }
rules-d3 =
    { $placement ->
        [may] Przy tym stole można zrezygnować ze znacznika, który dałoby się umieścić: tak mówią niektóre skróty zasad i niemieckie rozdziały o trzech Plemionach. Bez tej opcji trzeba go umieścić.
       *[must] Znacznik, który można umieścić, trzeba umieścić. Wszystkie pięć wydań każe go umieścić. Niektóre skróty zasad i niemieckie rozdziały o trzech Plemionach mówią, że tylko można; opcja zostawia wybór graczowi.
    }
rules-d8 =
    { $merfolk_scoring ->
        [leader_only] Na planszy Morskiego Ludu Chwałę dostaje tylko osoba, która zaszła najdalej, tak jak w wydaniach polskim i niemieckim: 1, 2 i 4 punkty w trzech Erach, a przy 2 lub 3 graczach 1 i 3. Remisujący dzielą się nagrodą. Wydania angielskie i brazylijskie punktują tę planszę jak Królestwo; decyduje o tym opcja.
       *[as_kingdom] Planszę Morskiego Ludu punktuje się jak Królestwo, tak jak w wydaniach angielskim i brazylijskim. To, że jej wartości są pierwszą, drugą i trzecią nagrodą, jest naszym rozstrzygnięciem: 1, potem 2 i 1, potem 4, 2 i 1; przy trzech graczach 1, potem 3 i 1. W wydaniach polskim i niemieckim Chwałę dostaje tylko osoba, która zaszła najdalej; decyduje o tym opcja.
    }
rules-d9 =
    { $troll_scope ->
        [kingdoms_only] Trolle rozstrzygają remisy o każde miejsce, ale tylko w Królestwach, tak jak w wydaniu niemieckim; nie na planszy Morskiego Ludu i nie na koniec gry. Wydanie polskie mówi o wszystkich remisach na koniec Ery, angielskie i brazylijskie o remisach w Królestwach, do których zaliczamy planszę Morskiego Ludu; decyduje o tym opcja.
       *[kingdoms_and_merfolk] Trolle rozstrzygają remisy o każde miejsce w Królestwach i na planszy Morskiego Ludu, ale nie na koniec gry. Wydanie polskie mówi o wszystkich remisach na koniec Ery, angielskie i brazylijskie o remisach w Królestwach; to, że plansza Morskiego Ludu liczy się jak Królestwo, jest naszym rozstrzygnięciem. W wydaniu niemieckim Trolle liczą się tylko w Królestwach; decyduje o tym opcja.
    }
rules-d12 =
    { $band_tiebreak ->
        [largest_only] Przy końcowym remisie porównuje się tylko największy Oddział każdego gracza, tak jak w wydaniu polskim; jeśli są równe, gracze zajmują to samo miejsce. W innych wydaniach porównuje się też następne Oddziały; decyduje o tym opcja.
       *[ladder] Przy końcowym remisie porównuje się Oddziały od największego w dół. W wydaniu polskim porównuje się tylko największe; decyduje o tym opcja.
    }

# --- Rulings: setup, cards and deck ---

rules-d1 = Najwyższy żeton leży na polu III. W jednym wydaniu przez pomyłkę jest II.
rules-d6 = Przy remisie o to, kto zaczyna, liczą się tylko remisujący; gracz, który dobrał trzeciego Smoka, zaczyna, jeśli sam remisuje. W wydaniach polskim i rosyjskim brakuje tego, że liczą się tylko remisujący.
rules-d27 = Połowy talii są równe albo prawie równe (O1).
rules-d28 = Pierwszego gracza ustala się przed rozdaniem kart.
rules-d30 = Plemiona na pierwszą grę można wybrać przy każdym stole. Przy 2 lub 3 graczach jedno z sześciu odpada losowo.
rules-d31 = Plansze Hordy Orków różnią się tylko wyglądem.
rules-d35 = Po Erze zaczyna się nowa Era, a nie nowa gra.
rules-o1 = Jeśli liczba kart w talii jest nieparzysta, dodatkowa karta trafia do górnej połowy, bez Smoków.
rules-o2 = Talia nie może się wyczerpać: wcześniej trzeci Smok kończy Erę.
rules-o17 = Kilka Smoków może wyjść z rzędu. Karta w zamian zawsze pochodzi z talii i sama może być trzecim Smokiem.
rules-o27 = Wszyscy widzą pulę, Oddziały ze wszystkimi kartami, plansze, żetony, Chwałę, zapas znaczników, liczbę kart na rękach i w talii oraz dobrane Smoki. Karty na rękach i kolejność talii są ukryte. Karty, które ktoś wziął na oczach wszystkich, widać później tylko z pomocą dla pamięci.
rules-o29 = Era kończy się w środku tury tylko przy dobieraniu kart, więc żaden Oddział nigdy nie zostaje niedokończony.
rules-o32 = Wszystkie tasowania wynikają z ziarna; stół zobowiązuje się do niego przed grą i ujawnia je po niej. Co się dzieje, gdy ktoś odejdzie lub skończy mu się czas, to zasada domowa.

# --- Rulings: turns, Bands and placement ---

rules-d25 = Przy dziesięciu kartach zabronione jest tylko werbowanie. Żadna zdolność nie pozwala mieć na ręku więcej niż dziesięciu.
rules-d26 = Odrzucone karty może wziąć każdy, także osoba, która je odrzuciła.
rules-d32 = Zagrane już Oddziały nic nie robią aż do punktowania, ale nowy Oddział pod wodzą Olbrzyma porównuje się z wcześniejszymi pod wodzą Olbrzyma.
rules-d33 = Trzeba coś zrobić: nie można spasować.
rules-d34 =
    { $empty_pool_draw ->
        [2] Werbuje się jednego Sojusznika, nie kilku; tylko przy pustej puli talia daje dwie karty (R18).
       *[other] Werbuje się jednego Sojusznika, nie kilku.
    }
rules-d38 = Oddział za mały na znacznik wolno zagrać.
rules-o3 =
    { $ten_skeletons ->
        [win] Z dziesięcioma Szkieletami na ręku nie można ani werbować, ani zagrać Oddziału. Pokaż je: od razu wygrywasz grę (D2, O34). Mając same Szkielety, od 1 do 9, musisz werbować.
       *[discard] Z dziesięcioma Szkieletami na ręku nie można ani werbować, ani zagrać Oddziału. Pokaż je i odrzuć wszystkie dziesięć do puli: to cała twoja tura. Mając same Szkielety, od 1 do 9, musisz werbować.
    }
rules-o4 = Pomijając Szkielety, karty Oddziału muszą być jednego Plemienia albo jednego koloru, i to jedna z nich dowodzi. Wystarczy jedna taka karta i dowolna liczba Szkieletów; same Szkielety nie są Oddziałem.
rules-o5 = Liczba znaczników jest ograniczona: 26 minus ten, który wskazuje wynik, i jeden na planszy Morskiego Ludu, jeśli jest w grze. Gdy zapas się skończy, znaczników się nie umieszcza, a Centaur nie pozwala na kolejny Oddział. Znaczniki z opróżnionej planszy Hordy Orków wracają do zapasu.
rules-o11 = Działają same: Krasnolud, Olbrzym, Niziołek, ruch Morskiego Ludu, Minotaur, Szkielet. Ty wybierasz: kolejny Oddział po Centaurze, Elf, dodatkowy znacznik Morskiego Ludu, znacznik Orka, opróżnienie planszy Hordy Orków, Troll, Królestwo dla znacznika Skrzydlatego, Czarodziej.
rules-o12 =
    { $placement ->
        [may] Minotaur i Skrzydlaty działają podczas umieszczania znacznika. Ze znacznika Oddziału pod wodzą Skrzydlatego można zrezygnować, tak jak z każdego innego.
       *[must] Minotaur i Skrzydlaty działają podczas umieszczania znacznika. Oddział pod wodzą Skrzydlatego musi gdzieś umieścić znacznik, jeśli dałoby się to zrobić w Królestwie w kolorze Dowódcy; w przeciwnym razie możesz zrezygnować.
    }
rules-o14 = W Oddziale za małym na znacznik zdolności Orka, Morskiego Ludu, Olbrzyma, Trolla, Elfa i Czarodzieja nadal działają; zdolność Centaura nie.

# --- Rulings: tribes ---

rules-d4 =
    { $centaur_trigger ->
        [placed] Centaur wymaga znacznika naprawdę umieszczonego, tak jak w wydaniu niemieckim. W wydaniach angielskim, brazylijskim i polskim wystarczy, że można go umieścić. Ma to znaczenie tylko tam, gdzie ze znacznika można zrezygnować (D3); decyduje o tym opcja.
       *[able] Centaurowi wystarczy, że znacznik można umieścić, tak jak w wydaniach angielskim, brazylijskim i polskim: Oddział jest dość duży, a w zapasie jest znacznik (O5), nawet jeśli z niego zrezygnujesz. W wydaniu niemieckim trzeba go umieścić. Ma to znaczenie tylko tam, gdzie ze znacznika można zrezygnować (D3); decyduje o tym opcja.
    }
rules-d5 = Po Centaurze może dowodzić kolejny Centaur, tyle razy, ile się da.
rules-d21 = Planszę Hordy Orków opróżnia się w całości albo wcale.
rules-d22 = Na zajęte pole planszy Hordy Orków nie trafia drugi znacznik.
rules-d23 = Na planszy Morskiego Ludu przesuwasz się dokładnie o X pól, nie mniej.
rules-d24 = Żeton Olbrzymów przejmuje tylko większy Oddział pod wodzą Olbrzyma; równy nie wystarczy.
rules-d29 = Szkielety zastępują dowolne Plemię i dowolny kolor, a w następnej Erze wracają do talii.
rules-d37 = Niziołek może dowodzić każdym Oddziałem; taki Oddział po prostu nie umieszcza znacznika.
rules-d39 = Zatrzymanie kart przez Elfa i dobranie ich przez Czarodzieja to wybór.
rules-o6 = Dwa symbole Morskiego Ludu w jednym ruchu pozwalają umieścić dwa dodatkowe znaczniki.
rules-o7 = Ruch poza koniec planszy Morskiego Ludu przepada. Jej ostatni symbol liczy się każdemu raz; wszyscy na ostatnim polu remisują.
rules-o8 = Dodatkowy znacznik Morskiego Ludu umieszcza się po zwykłym, w dowolnym Królestwie, także w tym samym, i można z niego zrezygnować.
rules-o9 = Kto stoi jeszcze na polu 0 planszy Morskiego Ludu, nic tam nie zdobywa: z możliwych odczytań zasad bierzemy to, które daje najmniej Chwały.
rules-o10 =
    { $merfolk_sole ->
        [both] Przy dwóch graczach plansza Morskiego Ludu nagradza tylko pierwsze miejsce: 1 w Erze 1, 3 w Erze 2. Remis dzieli nagrodę. Przy tym stole osoba, która w Erze 2 jako jedyna opuściła pole 0, dostaje obie wartości, 4 punkty, tak jak w Królestwie (R54); decyduje o tym opcja.
       *[first] Przy dwóch graczach plansza Morskiego Ludu nagradza tylko pierwsze miejsce: 1 w Erze 1, 3 w Erze 2. Remis dzieli nagrodę. Osoba, która jako jedyna opuściła pole 0, nie dostaje nic więcej: R54 tu nie obowiązuje, bo z możliwych odczytań zasad bierzemy, jak w O9, to, które daje najmniej Chwały. Decyduje o tym opcja.
    }
rules-o13 = Oddział pod wodzą Minotaura liczy się tak, jakby miał o jedną kartę więcej, tylko przy umieszczaniu znacznika, nigdy przy Chwale ani X.
rules-o15 = Z Elfem możesz zatrzymać mniej niż X kart albo żadnej.
rules-o16 = Czarodziej dobiera wszystkie X kart albo żadnej; decydujesz, zanim zobaczysz pierwszą. Smoki są zastępowane; trzeci kończy Erę, a to, co dobrano, odrzuca się razem z kartami z rąk.
rules-o18 = Gdy Centaury pozwalają zagrać kilka Oddziałów z rzędu, każdy rozgrywa się w całości, a karty odrzuca się raz, na końcu. Elf i Czarodziej mogą dowodzić tylko ostatnim z nich. Kończysz, kiedy chcesz albo gdy nie ma już Oddziału do zagrania.
rules-o19 = Oddział pod wodzą Olbrzyma tej samej wielkości nic nie zmienia. Pierwszy taki Oddział w Erze zawsze zdobywa żeton, nawet z jedną kartą. Szkielety liczą się do wielkości.
rules-o33 = Szkielety nie mają koloru, który by się liczył, cokolwiek jest na nich wydrukowane: nigdy nie dowodzą i pasują do każdego Oddziału.

# --- Rulings: scoring ---

rules-d7 = Remisy dzieli się na każdym miejscu, nie tylko na pierwszym.
rules-d10 = Trolle ustawiają remisujących w kolejności: przegrany zajmuje następne miejsce, które w Erze 1 nic nie daje.
rules-d11 =
    { $troll_scope ->
        [kingdoms_only] Żetony Trolli wracają obok planszy po punktowaniu Królestw, tak jak w wydaniu niemieckim; w innych na koniec Ery.
       *[kingdoms_and_merfolk] Żetony Trolli wracają obok planszy na koniec Ery, po punktowaniu planszy Morskiego Ludu; w wydaniu niemieckim po punktowaniu Królestw.
    }
rules-d17 = Gdy w grze na dwie osoby jest remis w Erze 2, dzieli się tylko żeton II.
rules-d18 = Szczególne punktowanie dla dwóch graczy obowiązuje tylko przy dwóch; przy trzech punktuje się jak zwykle.
rules-d19 = Drugie miejsce w Erze 2 daje żeton I.
rules-d20 = W zasadach dla 2 i 3 graczy liczą się wszyscy przy stole, a nie sami rywale.
rules-d36 = Karty z rąk odrzuca się przed jakimkolwiek punktowaniem, a na następną Erę tasuje się wszystko: karty z rąk, Oddziały i pulę.
rules-o20 = Kolejność to: Królestwa, Morski Lud, Olbrzym, Orkowie, odejście Szkieletów, Oddziały.
rules-o21 = O planszach Hordy Orków decyduje się jawnie, w kolejności tur od pierwszego gracza Ery. W ostatniej Erze są opróżniane bez pytania.
rules-o22 = Bez znacznika nie zajmujesz w Królestwie miejsca, a nagrody, których nikt nie bierze, przepadają. Przy trzech lub więcej graczach osoba, która jest tam sama, dostaje tylko pierwszą nagrodę.
rules-o23 = Jeśli dwie osoby remisują na pierwszym miejscu, następna jest trzecia. Miejsca, za które Era nic nie daje, są warte 0: dwie osoby remisujące na drugim miejscu w Erze 2 dzielą żeton I.
rules-o24 = Jeśli remisuje trzech lub więcej graczy, o kolejności decyduje suma ich żetonów Trolli, potem najlepszy z nich. Gracze bez żetonów dzielą to, co zostało, z zaokrągleniem w dół.
rules-o25 = To, kto ma najmniej Chwały, ustala się po całym punktowaniu Ery.
rules-o28 = Chwała nie ma górnej granicy.
rules-o30 = Szkielety odchodzą, zanim Krasnolud doda swoją kartę: sam Krasnolud jest wart 1 punkt Chwały, pięć kart z premią Krasnoluda 15, a większy Oddział nie daje więcej.
rules-o31 = Przy dwóch graczach o wymaganej liczbie kart decydują tylko znaczniki w danym Królestwie, także dla Minotaurów i Skrzydlatych.

# --- Rulings: end of the game, and small matters ---

rules-d13 = Dodatkowa karta Krasnoluda nie liczy się przy rozstrzyganiu końcowego remisu.
rules-d14 = Przy rozstrzyganiu końcowego remisu liczą się tylko znaczniki w Królestwach, nie te na innych planszach.
rules-d15 = Remis, którego nic nie rozstrzyga, oznacza wspólne miejsce, bez względu na to, które.
rules-d16 = Zawsze liczy się ostatnia rozegrana Era, czy to druga, czy trzecia.
rules-d40 = Wydania różnią się też wyglądem i nazwami, co niczego nie zmienia.
rules-o26 =
    { $band_tiebreak ->
        [largest_only] Przy rozstrzyganiu końcowego remisu Oddziały liczą się tak, jak zostały zagrane, ze Szkieletami. Graczowi bez Oddziału liczy się 0.
       *[ladder] Przy rozstrzyganiu końcowego remisu Oddziały liczą się tak, jak zostały zagrane, ze Szkieletami. Graczowi, który ma ich mniej, za każdy brakujący liczy się 0.
    }
rules-o34 =
    { $ten_skeletons ->
        [win] Gdy wygrywa dziesięć Szkieletów, gra kończy się od razu i nic więcej się nie punktuje; o kolejności pozostałych graczy decyduje Chwała i zwykłe rozstrzyganie remisów.
       *[discard] Przy stole, gdzie dziesięć Szkieletów wygrywa, gra kończy się od razu i nic więcej się nie punktuje; przy tym stole nie wygrywa (D2).
    }

# --- Worked examples ---
# The engine plays each example and fills in its figures: they are always the ones named above the text.
# Its key ends in the rule's id.

rules-example = Przykład
rules-example-player =
    { $seat ->
        [0] Ada
        [1] Ben
        [2] Kleo
       *[other] Dan
    }
rules-example-kept = zostają
rules-example-pool = do puli
rules-example-drawn = dobrane
rules-example-happens = Co się dzieje
rules-example-spoken-band = { $name } wykłada Oddział: { $cards }.
rules-example-spoken-rest = Ponadto na ręku: { $cards }.
rules-example-spoken-laid = Oddział, { $name }: { $cards }.
rules-example-spoken-kingdom = Znaczniki w Królestwie { kingdom }: { $markers }.
rules-example-spoken-track = { $name } na planszy Morskiego Ludu: { $spaces }.
rules-example-spoken-horde = Plansza Hordy Orków, { $name }: { $colours }.
rules-example-spoken-trolls = Żetony Trolli, { $name }: { $tokens }.
rules-example-spoken-giant = Żeton Olbrzymów: { $holders }.
rules-example-spoken-change = { $before }, potem { $after }
rules-open = Pokaż zasadę { $rule }
rules-all = Wszystkie zasady

# held 2, needed 3, size 3, discarded 2
rules-example-r25 = Ada ma { $held } znaczniki w Królestwie { kingdom }, więc na kolejny potrzeba tam { $needed } kart. Jej Oddział ma { $size }: umieszcza znacznik, a { $discarded } karty, które zostały na ręku, trafiają do puli.
# size 2, next 3
rules-example-rt1 = Oddział z { $size } kart wystarcza na znacznik w Królestwie { kingdom }, więc dzięki Centaurowi Ada od razu zagrywa kolejny Oddział: { $next } karty i drugi znacznik. Dopiero potem odrzuca resztę ręki.
# size_1 3, ben 3, ada 6
rules-example-rt2 = Oba Oddziały mają po { $size_1 } karty. Oddział Bena daje { $ben } punkty Chwały. Oddziałem Ady dowodzi Krasnolud, więc liczy się o jedną kartę więcej: { $ada } punktów Chwały.
# size 2, kept 2, discarded 1
rules-example-rt3 = Oddział pod wodzą Elfa ma { $size } karty, więc Ada może tyle samo zatrzymać: { $kept } zostają na ręku i tylko { $discarded } trafia do puli.
# rival 2, size 3, glory 2
rules-example-rt4 = Ben ma żeton Olbrzymów dzięki Oddziałowi z { $rival } kart. Olbrzym Ady dowodzi Oddziałem z { $size } kart: Ada przejmuje żeton i od razu zdobywa { $glory } punkty Chwały.
# needed 1, size 4, worth 6
rules-example-rt5 = Znacznik w Królestwie { kingdom } wymagałby tylko { $needed } karty, ale Oddział pod wodzą Niziołka go nie umieszcza. Na koniec Ery jego { $size } karty i tak dają { $worth } punktów Chwały.
# size 2, start 2, space 4, next_held 3
rules-example-rt6 = Zwykły znacznik trafia do Królestwa { kingdom }. Potem Ada przesuwa się o { $size } pola, z { $start } na { $space }, i mija symbol. Dodatkowy znacznik może umieścić wszędzie, nawet tam, gdzie ma już { $next_held } i jej Oddział byłby za mały.
# held 3, needed 3
rules-example-rt7 = Ada ma { $held } znaczniki w Królestwie { kingdom }. Inny Dowódca potrzebowałby tam o jedną kartę więcej; Minotaurowi wystarczą { $needed }.
# horde 3
rules-example-rt8 = Zwykły znacznik trafia do Królestwa { kingdom }. Dzięki Orkowi Ada umieszcza jeszcze jeden na polu w jego kolorze na swojej planszy Hordy Orków: są tam teraz { $horde } znaczniki.
# skeletons 2, size 4, worth 1
rules-example-rt9 = Z { $skeletons } Szkieletami to Oddział z { $size } kart, w sam raz na znacznik w Królestwie { kingdom }. Przed punktowaniem Oddziałów Szkielety się rozsypią, więc Oddział da tylko { $worth } punkt Chwały.
# size 4, ben_trolls 4, token 3
rules-example-rt10 = Z Oddziałem z { $size } kart Ada mogłaby wziąć żeton { $ben_trolls }, ale ma go już Ben. Bierze { $token }, najwyższy z wolnych.
# size 3, next_held 3, held 2
rules-example-rt11 = Na Królestwo w kolorze Dowódcy, gdzie Ada ma { $next_held } znaczniki, { $size } karty to za mało. Skrzydlaty pozwala umieścić znacznik w Królestwie { kingdom }, gdzie Ada ma { $held }.
# discarded 2, drawn 3
rules-example-rt12 = Ada najpierw odrzuca { $discarded } karty, które zostały jej na ręku. Potem dobiera { $drawn }, tyle, ile kart ma Oddział pod wodzą Czarodzieja.
# age 2, ada_markers 3, middle_token 6, low_token 4, ada 5
rules-example-r33 = Era { $age }: Ada i Ben mają po { $ada_markers } znaczniki i zajmują razem dwa pierwsze miejsca. Żetony za nie to { $middle_token } i { $low_token }; każde z nich dostaje { $ada } punktów Chwały. Kleo jest trzecia i nie dostaje nic.
# ada_markers 3, ben_trolls 5, ada_trolls 4, ben 6, ada 2
rules-example-r34 = Ada i Ben mają po { $ada_markers } znaczniki. Żetony Trolli Bena dają razem { $ben_trolls }, Ady tylko { $ada_trolls }: Ben jest pierwszy i dostaje { $ben } punktów Chwały, Ada jest druga i dostaje { $ada }.
# age 2, ada_space 9, ada 2, ben_space 6, ben 1 (0 where only the leader is paid), dan_space 0
rules-example-r35 =
    { $merfolk_scoring ->
        [leader_only] Era { $age }: Ada zaszła najdalej, na pole { $ada_space }, i dostaje { $ada } punkty Chwały. Nikt inny nic nie dostaje: Ben, drugi, na polu { $ben_space }, ma { $ben }, a Dan wciąż stoi na polu { $dan_space }.
       *[as_kingdom] Era { $age }: Ada jest pierwsza na polu { $ada_space } i dostaje { $ada } punkty Chwały, Ben jest drugi na polu { $ben_space } i dostaje { $ben }. Kleo jest trzecia i jeszcze nic nie dostaje, a Dan wciąż stoi na polu { $dan_space } (O9).
    }
# markers_1 4, ada 10
rules-example-r37 = Ada opróżnia planszę Hordy Orków: za { $markers_1 } znaczniki zdobywa { $ada } punktów Chwały, a znaczniki wracają do zapasu. Mogła też je tam zostawić, by w późniejszej Erze zdobyć więcej.
# size_1 4, points_1 6, size_2 4, skeletons_2 2, points_2 1, size_3 5, points_3 10
rules-example-r39 = Oddział Ady ma { $size_1 } karty. Szkielet się rozsypuje (R38), a Krasnolud liczy się za dwie karty: { $points_1 } punktów Chwały. Z { $size_2 } kart Bena rozsypują się { $skeletons_2 }, więc zostaje mu { $points_2 } punkt Chwały. { $size_3 } kart Kleo daje { $points_3 }.
# low_token 6, middle_token 8, points_2 14, points_1 8
rules-example-r54 = W Królestwie { kingdom } tylko Ada ma znaczniki i dostaje oba żetony, { $low_token } i { $middle_token }: { $points_2 } punktów Chwały. Tam, gdzie znacznik ma też Ben, jej przewaga daje tylko wyższy żeton, { $points_1 } punktów Chwały (R53).
# ada_markers 1, ben_markers 2, needed 4, size 3
rules-example-r56 = W Królestwie { kingdom } Ada ma { $ada_markers } znacznik, a Ben { $ben_markers }. Przy dwóch graczach liczą się wszystkie, więc na kolejny potrzeba { $needed } kart. Oddział Ady z { $size } kart nie umieszcza znacznika, ale i tak wolno go zagrać (R30).

# The options, each with an example that ends differently with each of its values.

# drawn 1 (2)
rules-example-r18 =
    { $empty_pool_draw ->
        [2] Pula jest pusta, więc werbowanie z talii daje { $drawn } karty.
       *[other] Pula jest pusta, więc werbować można tylko z talii. Daje ona jak zawsze { $drawn } kartę.
    }
# size 2, held 1, now 2 (1)
rules-example-d3 =
    { $placement ->
        [may] Ada ma { $held } znacznik w Królestwie { kingdom } i zagrywa Oddział z { $size } kart. Może umieścić drugi, ale przy tym stole może też zrezygnować, i tak tu robi: nadal ma { $now }.
       *[must] Ada ma { $held } znacznik w Królestwie { kingdom } i zagrywa Oddział z { $size } kart. Jest dość duży, więc znacznik trafia na planszę: Ada ma teraz { $now }.
    }
# size 2, next 3
rules-example-d4 =
    { $placement ->
        [may]
            { $centaur_trigger ->
                [placed] Ada rezygnuje ze znacznika w Królestwie { kingdom }. Kolejny Oddział nie może więc nastąpić, a reszta kart z ręki trafia do puli.
               *[able] Ada rezygnuje ze znacznika w Królestwie { kingdom }. Jej Oddział (kart: { $size }) mógł go umieścić, więc może nastąpić kolejny (kart: { $next }). Dopiero potem Ada odrzuca resztę.
            }
       *[must] Oddział Ady (kart: { $size }) umieszcza znacznik w Królestwie { kingdom }, więc może nastąpić kolejny (kart: { $next }). Dopiero potem Ada odrzuca resztę.
    }
# hand 10, discarded 10
rules-example-o3 =
    { $ten_skeletons ->
        [win] Ada ma na ręku { $hand } Szkieletów i je pokazuje: od razu wygrywa grę.
       *[discard] Ada ma na ręku { $hand } Szkieletów. Pokazuje je, wszystkie { $discarded } trafia do puli i zaczyna się tura Bena.
    }
# ada_space 8, ben_trolls 3, ben 2, ada 1; 1 each where they share
rules-example-d9 =
    { $troll_scope ->
        [kingdoms_only] Ada i Ben stoją na tym samym polu { $ada_space } planszy Morskiego Ludu. Żeton Trolli { $ben_trolls }, który ma Ben, tu się nie liczy, więc się dzielą: Ada dostaje { $ada } { $ada ->
            [one] punkt
            [few] punkty
           *[many] punktów
        } Chwały i Ben { $ben }.
       *[kingdoms_and_merfolk] Ada i Ben stoją na tym samym polu { $ada_space } planszy Morskiego Ludu. Remis rozstrzyga żeton Trolli { $ben_trolls }, który ma Ben: dostaje on { $ben } { $ben ->
            [one] punkt
            [few] punkty
           *[many] punktów
        } Chwały, a Ada { $ada }.
    }
# age 2, ada_space 9, ben_space 0, ada 3 (4)
rules-example-o10 =
    { $merfolk_sole ->
        [both] Era { $age }, dwoje graczy: Ada stoi na polu { $ada_space } planszy Morskiego Ludu, Ben jeszcze na polu { $ben_space }. Przy tym stole Ada dostaje wartości obu Er: { $ada } punkty Chwały.
       *[first] Era { $age }, dwoje graczy: Ada stoi na polu { $ada_space } planszy Morskiego Ludu, Ben jeszcze na polu { $ben_space }. Ada dostaje tylko wartość tej Ery: { $ada } punkty Chwały.
    }
# total 37, largest 3, ada_next 2, ben_next 1
rules-example-d12 =
    { $band_tiebreak ->
        [largest_only] Ada i Ben kończą, mając po { $total } { $total ->
            [one] punkcie
            [few] punkty
           *[many] punktów
        } Chwały, tyle samo znaczników w Królestwach i największy Oddział z { $largest } kart. Następnych Oddziałów, { $ada_next } i { $ben_next }, się nie porównuje: dzielą się zwycięstwem.
       *[ladder] Ada i Ben kończą, mając po { $total } { $total ->
            [one] punkcie
            [few] punkty
           *[many] punktów
        } Chwały, tyle samo znaczników w Królestwach i największy Oddział z { $largest } kart. Decydują więc następne Oddziały: { $ada_next } do { $ben_next }, i wygrywa Ada.
    }
