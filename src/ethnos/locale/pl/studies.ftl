# Studies: many games by a plan in a file, and the benchmark of agents.

study-help = Badania: rozegraj tysiące partii według planu z pliku i zobacz, co z nich wynika.
study-run-help = Rozegraj partie badania. Można je przerwać w dowolnej chwili; to samo polecenie gra dalej.
study-show-help = Pokaż, co jest w folderze badania, albo rozegraj jedną z jego partii jeszcze raz i porównaj z jej wierszem.
study-report-help = Zapisz wyniki badania jako stronę z wykresami, po angielsku.
study-file = Badanie, plik TOML.
study-folder = Folder badania.
study-source = Folder badania albo plik z liczbami, które wypisało --json.
study-out = Folder na partie: nowy albo z tym samym badaniem.
study-where = Gdzie grać: na rdzeniach albo partie samych czempionów na karcie graficznej, a resztę na rdzeniach.
study-workers = Ile procesów gra naraz (domyślnie po jednym na rdzeń).
study-cluster = Graj na klastrze Ray: auto, local albo ray://HOST:PORT.
study-game = Numer partii.
study-report-out = Folder na stronę.
study-progress = rozgrywanie partii
study-reading = czytanie partii
study-done = w { $path } są wszystkie partie: { $games }
study-stopped = Przerwano po { $games } z { $total } partii. Rozegrane są w { $path }; to samo polecenie gra dalej.
study-compare = Potem rozegraj ponownie na rdzeniach tyle zapisanych partii z karty graficznej; kod wyjścia to 1, jeśli któraś się różni.
study-compared = Partie rozegrane ponownie: { $games }, różne: { $different }.
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
error-CannotStore = Nie można zapisać partii w { $path }: { $problem }. Wcześniej zapisane bloki są bezpieczne; to samo polecenie gra dalej.
error-TooFewGames = W { $path } brakuje partii, których wymaga ten raport: { $needed }.
error-NoFigures = W { $path } nie ma liczb z badania: wypisuje je ethnos study report FOLDER --json.
error-WorkersDie = Procesy, które grają, raz po raz nagle kończą pracę: czy wystarcza pamięci? Spróbuj z mniejszą ich liczbą (--workers).
error-NoCluster = Pod adresem „{ $address }” nie ma klastra Ray: { $problem }.

# Pomiary: ethnos research.

research-help = Pomiary dla autorów botów i sieci.
endgames-help = Porównaj decyzje botów pod koniec partii dla dwóch graczy z dokładnymi rozwiązaniami.
endgames-out = Plik na wyniki, po jednym obiekcie JSON w wierszu; to samo polecenie kontynuuje.
endgames-games = Z ilu partii wziąć pozycje.
endgames-cards = Karty pozostałe w talii, od 1 do 4; można podać kilka razy (domyślnie 1, 2 i 3).
endgames-progress = rozwiązywanie pozycji
endgames-column =
    { $column ->
        [bot] bot
        [cards] kart w talii
        [positions] pozycje
        [critical] z tego istotne
        [best] najlepsze decyzje
        [interval] przedział 95%
       *[loss] koszt decyzji
    }
endgames-summary = Zbadane pozycje: { $positions }, rozwiązane: { $solved }. Istotne są te, w których decyzje się różnią; tylko one są oceniane.
endgames-stopped = Przerwano. Zbadane pozycje są w { $path }; to samo polecenie kontynuuje.
match-help = Niech dwie sieci zagrają ze sobą: jedno miejsce dla pierwszej, pozostałe dla drugiej, każde rozdanie z każdego miejsca.
match-network = Plik sieci albo champion lub champion@1.
match-players = Liczba graczy; można podać kilka razy (domyślnie od 2 do 6).
match-games = Liczba partii dla każdej liczby graczy, zaokrąglana w górę do pełnych rozdań.
match-ahead = Pierwsza sieć patrzy naprzód, jak w tej konfiguracji.
match-out = Plik, do którego dla każdej liczby graczy dopisywany jest obiekt JSON.
match-column =
    { $column ->
        [players] gracze
        [games] partie
        [share] wygrane pierwszej
        [interval] przedział 95%
        [fair] równy udział
       *[margin] Chwała ponad średnią
    }
imitate-help = Wytrenuj nową sieć, by odpowiadała jak inna: szybki początek dla innych warstw.
imitate-out = Folder na network.npz, od którego zaczyna ethnos train --from.
imitate-minutes = Ile minut trenować.
imitate-done = Sieć jest w { $folder }. Decyzje, z których się uczyła: { $decisions }.
measure-help = Zmierz sieć w grze ze słabszymi botami, jak trening z --measure.
measure-out = Plik, do którego dopisywany jest wynik, po jednym obiekcie JSON w wierszu.
measure-decisions = Z ilu decyzji sieć się uczyła.
measure-games = Liczba partii w każdej próbie zamiast zwykłej.
