# The rules reference of the browser's client. The keys name the rules of docs/rules.md, which decides what is right.

rules-title = Zasady
rules-intro = Wszystko, co obowiązuje przy tym stole, z numerami, do których stół sam się odwołuje. Pierwszy raz? Przegląd zajmuje dwie minuty, pierwsza partia z przewodnikiem około dziesięciu.
rules-contents = Rozdziały
rules-search = Szukaj w zasadach
rules-found =
    { $count ->
        [0] Żadna zasada o tym nie mówi.
        [one] 1 zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
rules-link = Link do { $rule }
rules-chapter-need = Co jest potrzebne
rules-chapter-setup = Stół
rules-chapter-turn = Twoja tura
rules-chapter-bands = Oddziały i Dowódcy
rules-chapter-tribes = Dwanaście Plemion
rules-chapter-age = Koniec Ery
rules-chapter-end = Koniec gry
rules-chapter-small = Dwóch i trzech graczy
rules-chapter-options = Wydania i opcje
rules-chapter-rulings = Rozstrzygnięcia
rules-tribes-note = X to liczba kart w Oddziale, łącznie z Dowódcą (R29). Co dzieje się samo, a co wybierasz, mówi O11.
rules-rulings-note = Tak gramy tam, gdzie drukowane instrukcje się różnią (D) albo milczą (O).
rules-options-note = Wydanie to nazwa zestawu wartości wszystkich opcji; każdą z nich można dla stołu zmienić. Różnice między wydaniami są pogrubione.
rules-option = Opcja
rules-editions = Opcje w poszczególnych wydaniach
rules-group-deck = Przygotowanie, karty i talia
rules-group-bands = Tury, Oddziały i umieszczanie znaczników
rules-group-tribes = Plemiona
rules-group-scoring = Punktowanie
rules-group-end = Koniec gry i drobiazgi

# --- What you need ---

rules-r1 = Ethnos to gra dla 2 do 6 graczy.
rules-r2 = Gra zawiera planszę z 6 Królestwami, 12 kart Przygotowania do gry, 12 Plemion po 12 kart (Niziołki mają 24), 3 Smoki i 18 żetonów Chwały. Każdy z sześciu kolorów ma 26 znaczników Kontroli. Niektóre Plemiona dodają coś jeszcze: 6 żetonów Trolli, żeton Olbrzymów, planszę Morskiego Ludu i po jednej planszy Hordy Orków dla każdego.
rules-o0 = Niektóre liczby są tylko na elementach gry, a nie w instrukcjach; używamy tych. Żetony Chwały: 0 i 2 po dwa, 4 cztery, 6 pięć, 8 trzy, 10 dwa. Plansza Morskiego Ludu: pola od 0 do 18, symbole na 3, 7, 12 i 18, wartość 1, 2, 4 w trzech Erach (1 i 3 przy 2 lub 3 graczach). Horda Orków: 1, 3, 6, 10, 15, 20 za 1 do 6 znaczników. Żeton Olbrzymów: 2, 4, 6 (2 i 5 przy 2 lub 3 graczach). Żetony Trolli: od 1 do 6.

# --- The table ---

rules-r3 = Żetony Chwały są mieszane i w każdym Królestwie układa się trzy odkryte. Tam się je porządkuje: najniższy leży na polu I, najwyższy na polu III.
rules-r4 = Każdy gracz ma swój kolor i jego znaczniki. Jeden z nich wskazuje wynik, zaczynając od 0 punktów Chwały.
rules-r5 = Z dwunastu kart Przygotowania do gry odkrywa się sześć. Karty tych sześciu Plemion razem tworzą talię; pozostałe Plemiona nie biorą udziału w tej grze.
rules-r6 = Jeśli w grze jest Morski Lud, jego plansza leży obok mapy, stroną odpowiednią do liczby graczy, a każdy ma jeden znacznik na jej polu 0.
rules-r7 = Jeśli w grze są Trolle, sześć żetonów Trolli leży w zasięgu ręki.
rules-r8 = Jeśli w grze są Olbrzymy, żeton Olbrzymów leży w zasięgu ręki, stroną odpowiednią do liczby graczy.
rules-r9 = Jeśli w grze są Orkowie, każdy ma planszę Hordy Orków.
rules-r10 = Na pierwszą grę polecamy sześć Plemion: Skrzydlaci, Niziołki, Minotaury, Olbrzymy, Czarodzieje i Centaury.
rules-r11 = Gra ma trzy Ery przy 4 do 6 graczach, a dwie Ery przy 2 lub 3.
rules-r12 = Era zaczyna się od jednej karty dla każdego, rozdawanej od pierwszego gracza. Smoków nie ma jeszcze w talii.
rules-r13 = Potem odkrywa się dwa razy więcej kart, niż jest graczy: 4, 6, 8, 10 lub 12 przy 2, 3, 4, 5 lub 6 graczach. To jest pula.
rules-r14 = Resztę talii dzieli się na połowy. W jedną wtasowuje się trzy Smoki, a drugą kładzie się na niej.
rules-r15 = O tym, kto zaczyna pierwszą Erę, decyduje los. Później zaczyna osoba, która ma najmniej Chwały. Przy remisie liczy się od gracza, który dobrał trzeciego Smoka, zgodnie z ruchem wskazówek zegara: zaczyna pierwsza z remisujących osób.

# --- Your turn ---

rules-r16 = Tury przechodzą zgodnie z ruchem wskazówek zegara.
rules-r17 = W swojej turze robisz dokładnie jedną rzecz: werbujesz jedną kartę albo zagrywasz Oddział. Nie można spasować.
rules-r18 = Werbując, bierzesz dowolną kartę z puli albo wierzchnią kartę talii.
rules-r19 = Karty wziętej z puli nie zastępuje się nową.
rules-r20 = Mając 10 kart na ręce, nie możesz werbować: zagraj Oddział.
rules-r21 = Dobranego Smoka od razu pokazujesz i kładziesz obok planszy. Zamiast niego dobierasz z talii kolejną kartę.
rules-r22 = Pierwsze dwa Smoki nie robią nic więcej. Trzeci natychmiast kończy Erę, bez kolejnej karty, i zostaje u osoby, która go dobrała.

# --- Bands and Leaders ---

rules-r23 = Oddział to od 1 do 10 kart z ręki, wszystkie jednego Plemienia albo wszystkie jednego koloru. Domieszać można tylko Szkielety.
rules-r24 = Oddział zagrywa się w pięciu krokach: wyłóż karty, wybierz Dowódcę, umieść znacznik, użyj zdolności Dowódcy, odrzuć resztę ręki.
rules-r25 = Znacznik trafia do Królestwa w kolorze Dowódcy, jeśli Oddział jest dość duży: potrzebujesz więcej kart, niż masz tam już znaczników. To nie jest wybór, chyba że stół tak gra (D3). Przy dwóch graczach liczą się znaczniki obojga (R56).
rules-r26 = Możesz użyć zdolności Dowódcy. Pozostałe karty Oddziału nic nie robią; tylko Szkielety działają zawsze. Niektóre zdolności działają same (O11).
rules-r27 = Każda karta, która została ci na ręce, trafia potem odkryta do puli, gdzie każdy może ją zwerbować.
rules-r28 = Oddziały leżą przed swoim graczem do końca Ery, z Dowódcą na wierzchu i wszystkimi kartami na widoku.
rules-r29 = X na karcie to liczba kart w Oddziale, którym ona dowodzi, łącznie z nią samą.
rules-r30 = Oddział może być większy, niż wymaga tego znacznik. Może też być na znacznik za mały i zagrany tylko dla Chwały lub dla Dowódcy.

# --- The twelve tribes ---

rules-rt1 = Jeśli Oddział Centaura umieścił znacznik w Królestwie, możesz od razu zagrać kolejny Oddział, jeszcze przed odrzuceniem kart. Może on umieścić znacznik i użyć własnego Dowódcy, nawet kolejnego Centaura.
rules-rt2 = Przy punktowaniu Oddział pod wodzą Krasnoluda liczy się tak, jakby miał o jedną kartę więcej.
rules-rt3 = Zamiast odrzucać całą rękę, możesz zatrzymać do X kart.
rules-rt4 = Jeśli to teraz największy w tej Erze Oddział pod wodzą Olbrzyma, bierzesz żeton Olbrzymów i od razu zdobywasz 2 punkty Chwały. Przejmuje go tylko większy Oddział pod wodzą Olbrzyma, także kolejny twój. Na koniec Ery posiadacz żetonu zdobywa jego wartość w tej Erze.
rules-rt5 = Oddział pod wodzą Niziołka nie umieszcza znacznika. Niziołków jest 24, dwa razy więcej niż kart każdego innego Plemienia.
rules-rt6 = Oprócz zwykłego znacznika przesuwasz się o X pól na planszy Morskiego Ludu. Za każdy symbol, do którego dojdziesz lub który miniesz, możesz umieścić dodatkowy znacznik w dowolnym Królestwie, bez względu na wielkość Oddziału. Plansza jest punktowana w każdej Erze i nigdy nie wraca do początku.
rules-rt7 = Oddział potrzebuje o jedną kartę mniej, by umieścić znacznik.
rules-rt8 = Oprócz zwykłego znacznika możesz położyć jeden na polu w kolorze Dowódcy na swojej planszy Hordy Orków; na każdym polu mieści się jeden. Na koniec Ery możesz opróżnić planszę za Chwałę, 1, 3, 6, 10, 15 lub 20 za 1 do 6 znaczników, albo pozwolić jej rosnąć.
rules-rt9 = Szkielet dołącza do każdego Oddziału i liczy się do znacznika oraz do X, ale nigdy nie dowodzi. Na koniec Ery wszystkie Szkielety rozsypują się przed punktowaniem Oddziałów.
rules-rt10 = Możesz wziąć jeden wolny żeton Trolli o wartości najwyżej X. Na koniec Ery żetony rozstrzygają remisy: wygrywa najwyższa suma, potem najwyższy pojedynczy żeton. Co Erę są zwracane.
rules-rt11 = Znacznik może trafić do dowolnego Królestwa, dla którego Oddział jest dość duży, bez względu na kolor Dowódcy.
rules-rt12 = Po odrzuceniu kart możesz dobrać X kart z talii.

# --- End of an Age ---

rules-r31 = Najpierw wszyscy odrzucają karty z ręki.
rules-r32 = Potem każde Królestwo z osobna daje Chwałę według liczby znaczników. Era 1 daje żeton I za pierwsze miejsce. Era 2 daje II za pierwsze i I za drugie. Era 3 daje III, II i I za pierwsze trzy miejsca.
rules-r33 = Remisujący gracze sumują to, co dają ich miejsca, dzielą to po równo i zaokrąglają w dół.
rules-r34 = Wcześniej remisy rozstrzygają żetony Trolli (R-T10).
rules-r35 = Następnie punktuje plansza Morskiego Ludu, tak jak Królestwo (D8).
rules-r36 = Posiadacz żetonu Olbrzymów zdobywa 2 punkty Chwały w Erze 1, 4 w Erze 2 i 6 w Erze 3; przy 2 lub 3 graczach 2 i 5.
rules-r37 = Każdy, kto ma znaczniki na planszy Hordy Orków, decyduje: opróżnić ją za Chwałę czy zostawić.
rules-r38 = Szkielety opuszczają wszystkie Oddziały.
rules-r39 = Oddziały dają 0, 1, 3, 6, 10 lub 15 punktów Chwały za 1, 2, 3, 4, 5 lub co najmniej 6 kart. Krasnolud jako Dowódca powiększa Oddział o jeden.
rules-r40 = Wszystkie Oddziały są odrzucane, a żetony Trolli i żeton Olbrzymów wracają obok planszy. Znaczniki w Królestwach, na planszy Morskiego Ludu i na planszach Hordy Orków zostają.
rules-r41 = Jeśli jest kolejna Era, wszystkie karty są znów tasowane razem, bez Smoków, i zaczyna się ona tak jak pierwsza (R12).

# --- End of the game ---

rules-r42 = Po ostatniej Erze wygrywa osoba, która ma najwięcej Chwały.
rules-r43 = Przy remisie wyżej jest osoba, która ma więcej znaczników w Królestwach.
rules-r44 = Jeśli i tu jest równo, porównuje się największe Oddziały ostatniej Ery, potem drugie co do wielkości i tak dalej.
rules-r45 = Dodatkowa karta Krasnoluda się tu nie liczy.
rules-r46 = Gracze, którzy wciąż remisują, dzielą miejsce. Tak samo ustala się kolejność wszystkich dalszych miejsc.

# --- Two and three players ---

rules-r47 = Są dwie Ery.
rules-r48 = Sześć żetonów Chwały zostaje w pudełku: 0, 4, 4, 6, 6 i 10. Każde Królestwo ma dwa, na polach I i II.
rules-r49 = W grze jest pięć Plemion zamiast sześciu.
rules-r50 = Plansza Morskiego Ludu i żeton Olbrzymów leżą stroną dla 2 i 3 graczy.
rules-r51 = Przy trzech graczach Królestwa punktują, a znaczniki umieszcza się tak jak zwykle.
rules-r52 = Przy dwóch graczach, Era 1: osoba, która ma więcej znaczników w Królestwie, dostaje niższy żeton.
rules-r53 = Przy dwóch graczach, Era 2: osoba, która ma więcej znaczników, dostaje wyższy żeton. Drugie miejsce nie dostaje nic.
rules-r54 = Przy dwóch graczach, Era 2: kto jest w Królestwie bez rywala, dostaje oba żetony.
rules-r55 = Przy dwóch graczach, Era 2: przy remisie dzieli się tylko wyższy żeton, z zaokrągleniem w dół.
rules-r56 = Przy dwóch graczach Oddział potrzebuje więcej kart, niż jest w Królestwie znaczników obojga razem.

# --- Editions and options: rulings behind the options ---

rules-d2 = Dziesięć Szkieletów nie wygrywa: mówi tak tylko wydanie polskie. Przywraca to opcja dla ręki dziesięciu Szkieletów.
rules-d3 = Znacznik, który można umieścić, trzeba umieścić. Niektóre podsumowania mówią, że można; opcja umieszczania robi z tego wybór.
rules-d8 = Plansza Morskiego Ludu punktuje jak Królestwo, a jej wartości są pierwszą, drugą i trzecią nagrodą: 1, potem 2 i 1, potem 4, 2 i 1; przy trzech graczach 1, potem 3 i 1. Wydania polskie i niemieckie nagradzają tylko lidera, co jest opcją.
rules-d9 = Trolle rozstrzygają remisy w Królestwach i na planszy Morskiego Ludu, na każdym miejscu, ale nie na koniec gry. Wydanie niemieckie ogranicza je do Królestw, co jest opcją.
rules-d12 = Końcowy remis rozstrzygają Oddziały, od największego w dół. Wydanie polskie porównuje tylko największe, co jest opcją.

# --- Rulings: setup, cards and deck ---

rules-d1 = Najwyższy żeton leży na polu III. W jednym wydaniu przez pomyłkę jest II.
rules-d6 = Przy remisie o to, kto zaczyna, liczą się tylko remisujący; gracz, który dobrał trzeciego Smoka, zaczyna, jeśli remisuje.
rules-d27 = Połowy talii są równe albo tak bliskie równości, jak to możliwe (O1).
rules-d28 = Pierwszy gracz jest znany przed rozdaniem kart.
rules-d30 = Plemiona na pierwszą grę można wybrać przy każdym stole. Przy 2 lub 3 graczach jedno z sześciu odpada losowo.
rules-d31 = Plansze Hordy Orków różnią się tylko wyglądem.
rules-d35 = Po Erze zaczyna się nowa Era, a nie nowa gra.
rules-o1 = Jeśli liczba kart w talii jest nieparzysta, dodatkowa karta trafia do górnej połowy, bez Smoków.
rules-o2 = Talia nie może się wyczerpać: wcześniej trzeci Smok kończy Erę.
rules-o17 = Kilka Smoków może wyjść z rzędu. Karta w zamian zawsze pochodzi z talii i sama może być trzecim Smokiem.
rules-o27 = Wszyscy widzą pulę, Oddziały ze wszystkimi kartami, plansze, żetony, Chwałę, zapas znaczników, liczbę kart na rękach i w talii oraz dobrane Smoki. Zawartość rąk i kolejność talii są ukryte. Karty wzięte na oczach wszystkich widać później tylko z pomocą dla pamięci.
rules-o29 = Era kończy się w środku tury tylko przy dobieraniu kart, więc żaden Oddział nigdy nie zostaje niedokończony.
rules-o32 = Tasowania wynikają z ziarna, do którego stół zobowiązuje się przed grą i które pokazuje po niej. Co się dzieje, gdy ktoś odejdzie lub skończy mu się czas, to zasada domowa.

# --- Rulings: turns, Bands and placement ---

rules-d25 = Przy dziesięciu kartach zabronione jest tylko werbowanie. Żadna zdolność nie pozwala mieć więcej niż dziesięć.
rules-d26 = Odrzucone karty może wziąć każdy, także osoba, która je odrzuciła.
rules-d32 = Zagrane już Oddziały nic nie robią aż do punktowania, ale nowy Oddział pod wodzą Olbrzyma porównuje się z wcześniejszymi.
rules-d33 = Trzeba coś zrobić: nie można spasować.
rules-d34 = Werbuje się jedną kartę, nie kilka.
rules-d38 = Oddział za mały na znacznik wolno zagrać.
rules-o3 = Z ręką dziesięciu Szkieletów nie można ani werbować, ani zagrać Oddziału. Pokaż ją i odrzuć całą dziesiątkę do puli: to twoja tura. Mając same Szkielety, od 1 do 9, musisz werbować.
rules-o4 = Bez swoich Szkieletów Oddział musi być jednego Plemienia albo jednego koloru i dowodzi jedna z tych kart. Wystarczy jedna karta i dowolna liczba Szkieletów; same Szkielety nie są Oddziałem.
rules-o5 = Liczba znaczników jest ograniczona: 26 minus ten, który wskazuje wynik, i jeden na planszy Morskiego Ludu, jeśli jest w grze. Bez znacznika w zapasie żadnego się nie umieszcza, a Centaur nie pozwala na drugi Oddział. Znaczniki z opróżnionej planszy Hordy Orków wracają do zapasu.
rules-o11 = Działają same: Krasnolud, Olbrzym, Niziołek, ruch Morskiego Ludu, Minotaur, Szkielet. Ty wybierasz: kolejny Oddział Centaura, Elf, dodatkowy znacznik Morskiego Ludu, znacznik Orka, opróżnienie planszy Hordy Orków, Troll, cel Skrzydlatego, Czarodziej.
rules-o12 = Minotaur i Skrzydlaty działają podczas umieszczania znacznika. Oddział pod wodzą Skrzydlatego musi gdzieś umieścić znacznik, jeśli dałoby się to zrobić w Królestwie jego koloru; w przeciwnym razie możesz zrezygnować.
rules-o14 = W Oddziale za małym na znacznik zdolności Orka, Morskiego Ludu, Olbrzyma, Trolla, Elfa i Czarodzieja nadal działają; zdolność Centaura nie.

# --- Rulings: tribes ---

rules-d4 = Centaur wymaga znacznika naprawdę umieszczonego; sama możliwość nie wystarczy.
rules-d5 = Po Centaurze może iść Centaur, tyle razy, ile się da.
rules-d21 = Planszę Hordy Orków opróżnia się w całości albo wcale.
rules-d22 = Na zajęte pole planszy Hordy Orków nie trafia drugi znacznik.
rules-d23 = Morski Lud rusza się dokładnie o X pól, nie mniej.
rules-d24 = Żeton Olbrzymów przejmuje tylko większy Oddział; równy nie wystarczy.
rules-d29 = Szkielety zastępują dowolne Plemię i dowolny kolor, a w następnej Erze wracają do talii.
rules-d37 = Niziołki mogą dowodzić każdym Oddziałem; po prostu nie umieszcza on znacznika.
rules-d39 = Zatrzymanie kart przez Elfa i dobranie przez Czarodzieja to wybór.
rules-o6 = Dwa symbole Morskiego Ludu w jednym ruchu dają dwa dodatkowe znaczniki.
rules-o7 = Kroki poza koniec planszy Morskiego Ludu przepadają. Jej ostatni symbol liczy się raz; wszyscy, którzy tam dotarli, remisują.
rules-o8 = Dodatkowy znacznik Morskiego Ludu umieszcza się po zwykłym, w dowolnym Królestwie, także w tym samym, i można z niego zrezygnować.
rules-o9 = Kto stoi jeszcze na polu 0 planszy Morskiego Ludu, nic tam nie zdobywa.
rules-o10 = Przy dwóch graczach plansza Morskiego Ludu daje w Erze 1 za pierwsze miejsce 1 punkt Chwały, a w Erze 2, też tylko za pierwsze, 3. Przy remisie nagroda jest dzielona.
rules-o13 = Oddział pod wodzą Minotaura liczy się jako o jeden większy tylko przy znaczniku, nigdy przy Chwale ani X.
rules-o15 = Elf może zatrzymać mniej niż X kart albo żadnej.
rules-o16 = Czarodziej dobiera wszystkie X kart albo żadnej, a decyzja zapada, zanim widać pierwszą. Smoki są zastępowane; trzeci kończy Erę, a to, co dobrano, jest odrzucane razem z rękami.
rules-o18 = W ciągu Oddziałów Centaurów każdy rozgrywa się w całości, a karty odrzuca się raz, na końcu. Elf i Czarodziej mogą dowodzić tylko ostatnim z nich. Ciąg kończy się, kiedy chcesz albo gdy nie ma już Oddziału do zagrania.
rules-o19 = Oddział pod wodzą Olbrzyma tej samej wielkości nic nie zmienia. Pierwszy w Erze zawsze zdobywa żeton, nawet z jedną kartą. Szkielety liczą się do wielkości.
rules-o33 = Szkielety nie mają koloru, który by się liczył.

# --- Rulings: scoring ---

rules-d7 = Remisy dzieli się na każdym miejscu, nie tylko na pierwszym.
rules-d10 = Trolle ustawiają remisujących w kolejności: przegrany zajmuje następne miejsce, które w Erze 1 nic nie daje.
rules-d11 = Żetony Trolli są zwracane na koniec Ery, po planszy Morskiego Ludu.
rules-d17 = Gdy dwóch graczy remisuje w Erze 2, dzieli się tylko żeton II.
rules-d18 = Punktowanie dla dwóch graczy jest tylko dla dwóch; trzech punktuje jak zwykle.
rules-d19 = Drugie miejsce w Erze 2 dostaje żeton I.
rules-d20 = Mała gra jest dla 2 lub 3 graczy łącznie.
rules-d36 = Ręce odrzuca się przed jakimkolwiek punktowaniem, a na następną Erę tasuje się wszystko: ręce, Oddziały i pulę.
rules-o20 = Kolejność to: Królestwa, Morski Lud, Olbrzym, Orkowie, Szkielety odchodzą, Oddziały.
rules-o21 = O planszach Hordy Orków decyduje się jawnie, w kolejności tur od pierwszego gracza Ery. W ostatniej Erze są opróżniane bez pytania.
rules-o22 = Bez znacznika nie zajmujesz w Królestwie miejsca, a nagrody, których nikt nie bierze, przepadają. Przy trzech lub więcej graczach ten, kto jest tam sam, dostaje tylko pierwszą nagrodę.
rules-o23 = Po dwóch remisujących na pierwszym miejscu jest miejsce trzecie. Miejsca, za które Era nic nie daje, są warte 0: dwoje remisujących na drugim miejscu w Erze 2 dzieli żeton I.
rules-o24 = Jeśli remisuje troje lub więcej graczy, o kolejności decyduje suma ich żetonów Trolli, potem najlepszy z nich. Ci bez żetonów dzielą to, co zostało, z zaokrągleniem w dół.
rules-o25 = Najmniejszą Chwałę ustala się po całym punktowaniu Ery.
rules-o28 = Chwała nie ma górnej granicy.
rules-o30 = Szkielety odchodzą, zanim Krasnolud doda swoją kartę: sam Krasnolud jest wart 1 punkt Chwały, pięć kart z premią Krasnoluda 15, a więcej już nic nie dodaje.
rules-o31 = Do ceny Królestwa przy dwóch graczach liczą się tylko znaczniki w tym Królestwie, także dla Minotaurów i Skrzydlatych.

# --- Rulings: end of the game, and small matters ---

rules-d13 = Dodatkowa karta Krasnoluda nie liczy się przy rozstrzyganiu końcowego remisu.
rules-d14 = Przy rozstrzyganiu końcowego remisu liczą się tylko znaczniki w Królestwach, nie te na innych planszach.
rules-d15 = Remis, którego nic nie rozstrzyga, oznacza wspólne miejsce, bez względu na to, które.
rules-d16 = Zawsze liczy się ostatnia rozegrana Era, czy to druga, czy trzecia.
rules-d40 = Wydania różnią się też wyglądem i nazwami, co niczego nie zmienia.
rules-o26 = Przy rozstrzyganiu końcowego remisu Oddziały liczą się tak, jak zostały zagrane, ze Szkieletami. Oddział, który jeden gracz ma, a drugiemu go brakuje, liczy się u tego drugiego jako 0.
rules-o34 = Gdzie dziesięć Szkieletów wygrywa, gra kończy się od razu i nic więcej się nie punktuje; kolejność pozostałych ustala Chwała i zwykłe rozstrzyganie remisów.

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
rules-example-spoken-rest = Ponadto na ręce: { $cards }.
rules-example-spoken-laid = Oddział, { $name }: { $cards }.
rules-example-spoken-kingdom = Znaczniki w Królestwie { kingdom }: { $markers }.
rules-example-spoken-track = { $name } na planszy Morskiego Ludu: { $spaces }.
rules-example-spoken-horde = Plansza Hordy Orków, { $name }: { $colours }.
rules-example-spoken-trolls = Żetony Trolli, { $name }: { $tokens }.
rules-example-spoken-giant = Żeton Olbrzymów: { $holders }.
rules-example-spoken-change = { $before }, potem { $after }
rules-open = Pokaż zasadę { $rule }
rules-all = Wszystkie zasady

# held 2, needed 3, size 3, discarded 2
rules-example-r25 = Ada ma { $held } znaczniki w Królestwie { kingdom }, więc na kolejny potrzeba tam { $needed } kart. Jej Oddział ma { $size }: umieszcza znacznik, a { $discarded } karty, które zostały na ręce, trafiają do puli.
# size 2, next 3
rules-example-rt1 = Oddział z { $size } kart wystarcza na znacznik w Królestwie { kingdom }, więc dzięki Centaurowi Ada od razu zagrywa kolejny Oddział: { $next } karty i drugi znacznik. Dopiero potem odrzuca resztę ręki.
# size_1 3, ben 3, ada 6
rules-example-rt2 = Oba Oddziały mają po { $size_1 } karty. Oddział Bena daje { $ben } punkty Chwały. Oddziałem Ady dowodzi Krasnolud, więc liczy się o jedną kartę więcej: { $ada } punktów Chwały.
# size 2, kept 2, discarded 1
rules-example-rt3 = Oddział Elfa ma { $size } karty, więc Ada może tyle samo zatrzymać: { $kept } zostają na ręce i tylko { $discarded } trafia do puli.
# rival 2, size 3, glory 2
rules-example-rt4 = Ben ma żeton Olbrzymów dzięki Oddziałowi z { $rival } kart. Olbrzym Ady dowodzi Oddziałem z { $size } kart: Ada przejmuje żeton i od razu zdobywa { $glory } punkty Chwały.
# needed 1, size 4, worth 6
rules-example-rt5 = Znacznik w Królestwie { kingdom } wymagałby tylko { $needed } karty, ale Oddział Niziołka go nie umieszcza. Na koniec Ery jego { $size } karty i tak dają { $worth } punktów Chwały.
# size 2, start 2, space 4, next_held 3
rules-example-rt6 = Zwykły znacznik trafia do Królestwa { kingdom }. Potem Ada idzie { $size } pola, z { $start } na { $space }, i mija symbol. Dodatkowy znacznik może trafić wszędzie, nawet tam, gdzie Ada ma już { $next_held } i jej Oddział byłby za mały.
# held 3, needed 3
rules-example-rt7 = Ada ma { $held } znaczniki w Królestwie { kingdom }. Inny Dowódca potrzebowałby tam o jedną kartę więcej; Minotaurowi wystarczą { $needed }.
# horde 3
rules-example-rt8 = Zwykły znacznik trafia do Królestwa { kingdom }. Ork może położyć jeszcze jeden na polu swojego koloru na planszy Hordy Orków Ady: są tam teraz { $horde } znaczniki.
# skeletons 2, size 4, worth 1
rules-example-rt9 = Z { $skeletons } Szkieletami to Oddział z { $size } kart, w sam raz na znacznik w Królestwie { kingdom }. Przed punktowaniem Oddziałów Szkielety się rozsypią, więc Oddział da tylko { $worth } punkt Chwały.
# size 4, ben_trolls 4, token 3
rules-example-rt10 = Z Oddziałem z { $size } kart Ada mogłaby wziąć żeton { $ben_trolls }, ale ma go już Ben. Bierze { $token }, najwyższy z wolnych.
# size 3, next_held 3, held 2
rules-example-rt11 = Na Królestwo w kolorze Dowódcy, gdzie Ada ma { $next_held } znaczniki, { $size } karty to za mało. Skrzydlaty może zamiast tego umieścić znacznik w Królestwie { kingdom }, gdzie ma ona { $held }.
# discarded 2, drawn 3
rules-example-rt12 = Ada najpierw odrzuca { $discarded } karty, które zostały jej na ręce. Potem dobiera { $drawn }, tyle, ile ma Oddział Czarodzieja.
# age 2, ada_markers 3, middle_token 6, low_token 4, ada 5
rules-example-r33 = Era { $age }: Ada i Ben mają po { $ada_markers } znaczniki i dzielą dwa pierwsze miejsca. Żetony za nie to { $middle_token } i { $low_token }; każde z nich dostaje { $ada } punktów Chwały. Kleo jest trzecia i nie dostaje nic.
# ada_markers 3, ben_trolls 5, ada_trolls 4, ben 6, ada 2
rules-example-r34 = Ada i Ben mają po { $ada_markers } znaczniki. Żetony Trolli Bena dają razem { $ben_trolls }, Ady tylko { $ada_trolls }: Ben jest pierwszy i dostaje { $ben } punktów Chwały, Ada jest druga i dostaje { $ada }.
# age 2, ada_space 9, ada 2, ben_space 6, ben 1, dan_space 0
rules-example-r35 = Era { $age }: Ada jest pierwsza na polu { $ada_space } i dostaje { $ada } punkty Chwały, Ben jest drugi na polu { $ben_space } i dostaje { $ben }. Kleo jest trzecia i jeszcze nic nie dostaje, a Dan wciąż stoi na polu { $dan_space } (O9).
# markers_1 4, ada 10
rules-example-r37 = Ada opróżnia planszę Hordy Orków: za { $markers_1 } znaczniki zdobywa { $ada } punktów Chwały, a znaczniki wracają do zapasu. Mogła też je tam zostawić, by w późniejszej Erze zdobyć więcej.
# size_1 4, points_1 6, size_2 4, skeletons_2 2, points_2 1, size_3 5, points_3 10
rules-example-r39 = Oddział Ady ma { $size_1 } karty. Szkielet się rozsypuje (R38), a Krasnolud liczy się o jeden więcej: { $points_1 } punktów Chwały. Z { $size_2 } kart Bena rozsypują się { $skeletons_2 }, więc zostaje mu { $points_2 } punkt Chwały. { $size_3 } kart Kleo daje { $points_3 }.
# low_token 6, middle_token 8, points_2 14, points_1 8
rules-example-r54 = W Królestwie { kingdom } Ada nie ma rywala i dostaje oba żetony, { $low_token } i { $middle_token }: { $points_2 } punktów Chwały. Tam, gdzie znacznik ma też Ben, jej przewaga daje tylko wyższy żeton, { $points_1 } punktów Chwały (R53).
# ada_markers 1, ben_markers 2, needed 4, size 3
rules-example-r56 = W Królestwie { kingdom } Ada ma { $ada_markers } znacznik, a Ben { $ben_markers }. Przy dwóch graczach liczą się wszystkie, więc na kolejny potrzeba { $needed } kart. Oddział Ady z { $size } kart nie umieszcza znacznika, ale i tak wolno go zagrać (R30).
