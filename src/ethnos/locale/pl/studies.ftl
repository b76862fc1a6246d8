# Studies: many games by a plan in a file, and the benchmark of agents.

study-help = Badania: rozegraj tysiące partii według planu z pliku i zobacz, co z nich wynika.
study-run-help = Rozegraj partie badania. Można je przerwać w dowolnej chwili; to samo polecenie gra dalej.
study-show-help = Pokaż, co jest w folderze badania, albo rozegraj jedną z jego partii jeszcze raz i porównaj z jej wierszem.
study-report-help = Zapisz wyniki badania jako stronę w pięciu językach; bez folderu: wyniki opublikowanego badania.
study-file = Badanie, plik TOML.
study-folder = Folder badania.
study-out = Folder na partie: nowy albo z tym samym badaniem.
study-where = Gdzie grać: na rdzeniach albo partie samych czempionów na karcie graficznej, a resztę na rdzeniach.
study-workers = Ile procesów gra naraz (domyślnie po jednym na rdzeń).
study-cluster = Graj na klastrze Ray: auto, local albo ray://HOST:PORT.
study-game = Numer partii.
study-report-out = Folder na strony.
study-progress = rozgrywanie partii
study-reading = czytanie partii
study-done = w { $path } są wszystkie partie: { $games }
study-stopped = Przerwano po { $games } z { $total } partii. Rozegrane są w { $path }; to samo polecenie gra dalej.
study-written = zapisano: { $path }

benchmark-help = Rozegraj stałe porównanie: każdy bot przeciw simple, greedy i champion w 2, 4 i 6 graczy, te same rozdania dla wszystkich.
benchmark-agents = Boty do zmierzenia, według nazwy albo jako PLIK.py:KLASA.
benchmark-out = Folder na partie; to samo polecenie gra tam dalej.
benchmark-column =
    { $column ->
        [agent] bot
        [opponent] przeciwnicy
        [players] gracze
        [games] partie
        [wins] zwycięstwa
        [interval] przedział 95%
       *[fair] równy udział
    }
benchmark-total = { $agent }: { $score } (1 to tyle, co przeciwnicy)

# Refusals.

study-unreadable = Pliku { $path } nie da się odczytać jako badania: { $problem }.
study-no-series = Badanie potrzebuje co najmniej jednej [[series]]: przykład jest w docs/studies.md.
study-wrong-value =
    { $series ->
        [none] „{ $value }” nie może być wartością „{ $field }” badania: docs/studies.md objaśnia każde pole.
       *[other] W serii „{ $series }” „{ $value }” nie może być wartością „{ $field }”: docs/studies.md objaśnia każde pole.
    }
study-wrong-seats = W serii „{ $series }” liczba wartości pola „{ $field }” to { $count }, a graczy jest { $players }: podaj jedną dla wszystkich miejsc albo po jednej na każde.
study-no-games = Seria „{ $series }” nie ma partii dla liczby graczy { $players }: w żadnym z wybranych zestawów nie ma Plemienia, którego nie wolno wybierać na Dowódcę.
study-unknown-field =
    { $series ->
        [none] Badanie nie ma pola „{ $field }”; może mieć { $known }.
       *[other] Seria „{ $series }” ma nieistniejące pole „{ $field }”; może mieć { $known }.
    }
study-missing-field =
    { $series ->
        [none] W badaniu albo w jednej z jego serii brakuje „{ $field }”.
       *[other] W serii „{ $series }” brakuje „{ $field }”.
    }
study-same-name = Każda seria potrzebuje własnej nazwy: { $names }.
study-no-such-game = Nie ma partii { $game }: partie są numerowane od 0, a ich liczba to { $games }.
study-not-a-folder = { $path } to plik, a nie folder: podaj inny.
study-other-study = W { $path } są partie innego badania albo „{ $name }” z innymi ustawieniami: podaj inny folder.
study-folder-in-use = { $path } zawiera coś innego niż badanie: podaj nowy folder.
study-no-study-there = W { $path } nie ma badania: najpierw je tam uruchom albo podaj folder, w którym jest.
study-damaged-block = Plik { $path } jest uszkodzony ({ $problem }): usuń go i uruchom badanie ponownie; od nowa rozegrane zostaną tylko jego partie.
study-cannot-store = Nie można zapisać partii w { $path }: { $problem }. Wcześniej zapisane bloki są bezpieczne; to samo polecenie gra dalej.
study-too-few = W { $path } brakuje partii, których wymaga ten raport: { $needed }.
error-WorkersDie = Procesy, które grają, raz po raz nagle kończą pracę: czy wystarcza pamięci? Spróbuj z mniejszą ich liczbą (--workers).
error-NoCluster = Pod adresem „{ $address }” nie ma klastra Ray: { $problem }.

# The report.

balance-title = Jaki jest Ethnos, w liczbach
balance-intro = Oto, co mówi { $games } partii badania „{ $name }”. W { $own } z nich na każdym miejscu grał bot { $bot }.
balance-reading = W nawiasach kwadratowych są przedziały 95%. ● oznacza różnicę, która pozostaje wyraźna także po poprawce na wiele porównań: w każdej tabeli prawdopodobieństwo choć jednego fałszywego ● wynosi najwyżej 5% (metoda Holma). To, co nie ma ●, może być przypadkiem.
balance-evidence = Co jest dowodem, a co domysłem: liczby dowodzą, jak ten program gra sam ze sobą i co się zmienia, gdy zmieni się jedną rzecz. To, że w partiach między ludźmi jest tak samo, jest domysłem. Słabsze boty poniżej pokazują, które liczby zależą od tego, kto gra.
balance-group =
    { $group ->
        [small] 2 lub 3 graczy
       *[large] od 4 do 6 graczy
    }
balance-for = Liczba graczy: { $players }
balance-age = Era { $age }
balance-seat = Miejsce { $seat }
balance-quantile = { $percent }% partii jest krótszych
balance-pairs = Liczba par: { $pairs }, z wyraźną różnicą: { $sure }. Tabela pokazuje najsilniejsze z nich w obu kierunkach.
balance-variance = Z różnic w Chwale między graczami o takiej sile siła wyjaśnia { $strength }%, to, jak bardzo rozdanie nagradza siłę, { $reward }%, miejsce w rozdaniu { $deal }%, a przebieg partii pozostałe { $rest }%.
balance-better = Zwycięstwa lepszego gracza to wygrane jednego gracza wśród tych, którzy { $percent }% decyzji podejmują losowo, a poza tym grają tak samo.
balance-tastes = Ile Oddziałów z Dowódcą z danego Plemienia zagrywa gracz w jednej partii, gdy to Plemię jest w grze:
balance-extreme =
    { $most ->
        [yes] najwięcej: { $what }
       *[no] najmniej: { $what }
    }
balance-source =
    { $source ->
        [kingdoms] Królestwa
        [merfolk] plansza Morskiego Ludu
        [giant_now] żeton Olbrzymów, od razu
        [giant_end] żeton Olbrzymów, koniec Ery
        [orcs] Hordy Orków
       *[bands] Oddziały
    }
balance-section =
    { $section ->
        [worth] Ile wart jest Dowódca z danego Plemienia
        [leading] Kto jakich Dowódców wybiera
        [effects] Co zmienia Plemię w grze
        [partners] Pary Plemion
        [sources] Skąd bierze się Chwała
        [sizes] Wielkości Oddziałów
        [length] Długość partii
        [lead] Prowadzenie
        [seats] Przewaga pierwszego gracza
        [luck] Szczęście i siła
        [sets] Zestawy Plemion
        [rules] Wydania i opcje
        [bots] Słabsze boty
        [most] Kto najczęściej wybiera Dowódcę z danego Plemienia
        [tribe-sources] Co zmienia Plemię w grze, według źródeł Chwały
        [tribe-skill] Co zmienia Plemię w grze dla lepszego gracza
       *[made] Jak to powstało
    }
balance-text =
    { $section ->
        [worth] Eksperyment: jeden gracz nie może mieć Dowódcy z tego Plemienia, w jednej Erze albo we wszystkich. Tabela pokazuje, ile traci: w procentach równego udziału zwycięstw i w Chwale względem pozostałych. Bot nie wie o zakazie i dalej zbiera to Plemię, więc kto by się do zakazu dostosował, straciłby mniej: liczby dowodzą, jak bardzo bot polega na Plemieniu, i wyznaczają górną granicę tego, ile wart jest jego Dowódca. Plemiona, których przedziały się pokrywają, nie mają pewnej kolejności. Kolumny Er to stracone zwycięstwa w procentach równego udziału.
        [leading] Ile Oddziałów z Dowódcą z danego Plemienia przypada na gracza i Erę w partiach z tym Plemieniem oraz o ile takich Oddziałów więcej mają zwycięzcy. Idzie to w parze ze zwycięstwem; nie dowodzi, że jest jego przyczyną.
        [effects] Partie z Plemieniem w grze w porównaniu z partiami bez niego, dla wszystkich zestawów. Zestawy są kompletne, więc nic innego się nie różni: to dowód, dla partii tego bota.
        [partners] O ile więcej Chwały wart jest Dowódca z danego Plemienia, gdy partner jest w grze, niż gdy go nie ma; z tego samego eksperymentu co wyżej, łącznie dla każdej liczby graczy.
        [sources] Chwała zwycięzcy / innego gracza w całej partii.
        [sizes] Oddziały każdej wielkości w całej partii, zwycięzcy / innego gracza.
        [length] Tury wszystkich graczy razem, na gracza i w każdej Erze.
        [lead] Kto by wygrał, gdyby Era skończyła się teraz? Jak często to się zmienia, jak często nie zmienia się ani razu, jak często po raz ostatni w końcowej dziesiątej części tur i o ile Chwały zwycięzca wyprzedza drugiego.
        [seats] Zwycięstwa według kolejności gry w pierwszej Erze; 1 to równy udział.
        [luck] Na wszystkich miejscach ten sam bot, ale niektórzy gracze część decyzji podejmują losowo. Każde rozdanie gra się we wszystkich rotacjach miejsc. Tabela pokazuje, ile zwycięstw kosztuje kilka losowych decyzji. Między równymi graczami wszystko, co zostaje, to szczęście.
        [sets] Zestawy o najwyższych i najniższych wartościach spośród wszystkich. To oszacowania, które korzystają z podobnych zestawów, z dwoma błędami standardowymi.
        [rules] Co zmienia się względem wydania angielskiego na tych samych rozdaniach, uśrednione po liczbie graczy. „Ta sama partia” to odsetek partii, w których żadna z mierzonych wielkości się nie różni. Bot uczył się na wydaniach angielskim, polskim i niemieckim. Opcji zmienionych pojedynczo nigdy nie widział i już dlatego gra inaczej, więc te wiersze to domysł.
        [bots] Te same partie z prostszymi botami. Tam, gdzie ich wyniki zgadzają się z wynikami silnego bota, liczba mówi o grze; tam, gdzie nie, o graczu.
        [most] Jedyny gracz, który ma najwięcej Oddziałów z Dowódcą z tego Plemienia, we wszystkich Erach albo w jednej: zwycięstwa w procentach równego udziału i Chwała ponad średnią pozostałych. To idzie w parze z wygrywaniem; nie dowodzi, że jest przyczyną.
        [tribe-sources] Średnia Chwała gracza według źródła: partie z Plemieniem w grze minus partie bez niego.
        [tribe-skill] O ile częściej lepszy gracz wygrywa ze słabszymi, gdy Plemię jest w grze, w procentach równego udziału. Poniżej zera szczęście znaczy przy tym Plemieniu więcej. Losowy jest pewien udział wszystkich decyzji, więc w dłuższych partiach jest ich więcej; to też się na to składa.
       *[made] docs/studies.md wyjaśnia, jak powtórzyć badanie i jak rozegrać ponownie dowolną z jego partii według numeru.
    }
balance-column =
    { $column ->
        [tribe] Plemię
        [wins-lost] Stracone zwycięstwa, % równego udziału
        [share] Zwycięstwa, % równego udziału
        [glory-lost] Stracona Chwała
        [more] Zwycięzcy mają więcej
        [cards] Karty na Oddział
        [markers] Znaczniki na Oddział
        [partner] Partner
        [gain] Więcej Chwały
        [players] Gracze
        [turns] Tury
        [rounds] Tury na gracza
        [changes] Zmiany prowadzenia
        [none] Bez zmian, % partii
        [late] Późna zmiana, % partii
        [margin] Przewaga zwycięzcy, Chwała
        [winner] Chwała zwycięzcy
        [glory] Średnia Chwała
        [first] Zwycięstwa pierwszego gracza (1 to równy udział)
        [random] Losowe decyzje, %
        [wins] Zwycięstwa, %
        [skill] Zwycięstwa lepszego gracza, %
        [what] Co
        [set] Zestaw
        [value] Wartość
        [rules] Zasady
        [same] Ta sama partia, %
        [bot] Bot
        [like] Wybór Dowódców jak { $bot } (od −1 do 1)
        [study] Badanie
        [seed] Ziarno
        [digest] Skrót badania
        [games] Partie
        [machine] Maszyna, rdzenie, karta
        [seconds] Sekundy
        [ahead] Chwała ponad innymi
       *[again] Partie z karty rozegrane ponownie przez bota / różne
    }
