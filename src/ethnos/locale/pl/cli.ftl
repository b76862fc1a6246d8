# The command line: help, progress and results.

cli-help = Nieoficjalne cyfrowe wydanie gry planszowej Ethnos.
cli-greeting =
    { $what ->
        [play] Gra w przeglądarce z botami
        [terminal] Gra w terminalu
        [learn] Nauka gry: pierwsza partia z przewodnikiem
        [rules] Zasady gry
        [share] Gra ze znajomymi w tej samej sieci
        [bots] Partie botów między sobą
       *[simulate] Wiele partii naraz, do badań
    }
cli-greeting-more = Wszystkie polecenia: [bold]ethnos --help[/]. Jedno z nich: [bold]ethnos play --help[/].
cli-example = Przykład: [bold]{ $command }[/]
cli-refused = [red]ethnos:[/] { $reason }
cli-file = [red]ethnos:[/] { $path }: { $problem }
cli-compiling = kompilowanie zasad, jeden raz na tym komputerze
cli-compiling-line = kompilowanie zasad, jeden raz na tym komputerze: { $done } z { $total } po { $seconds } s
cli-compile-all = Pierwsze użycie niektórych zasad musi poczekać; „{ $command }” kompiluje wszystkie naraz.
preparing-text = Trwa kompilowanie zasad gry. Dzieje się to jeden raz na tym komputerze i trwa minutę lub dwie.
preparing-count = { $done } z { $total }

cli-version = Pokaż wersję i zakończ.
cli-players = Liczba graczy.
cli-preset = Wydanie: { $presets }.
cli-tribes = random, first_game albo Plemiona oddzielone przecinkami.
cli-seed = Liczba całkowita; to samo ziarno daje to samo rozdanie.
cli-option = Zmień opcję wydania: { $options }. Można podać kilka razy.
cli-json = Wypisz jeden obiekt JSON i nic więcej.
cli-quiet = Nie pokazuj postępu.
cli-minutes = Zatrzymaj po tylu minutach; to samo polecenie gra dalej.
cli-progress = { $what }: { $done } / { $total }

selfcheck-help = Rozegraj losowe partie i po każdej decyzji sprawdź niezmienniki zasad.
selfcheck-games = Ile losowych partii rozegrać.
selfcheck-players = Tylko gry dla tylu graczy.
selfcheck-preset = Tylko to wydanie: { $presets }.
selfcheck-seed = Inne ziarno daje inne partie.
selfcheck-stopped = przerwano; rozegrane partie: { $games } z { $total }
selfcheck-progress = sprawdzanie partii
selfcheck-column =
    { $column ->
        [players] gracze
        [games] partie
        [decisions] decyzje
       *[violations] naruszenia
    }
selfcheck-summary =
    { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[many] { $decisions } decyzji
    }, { $violations ->
        [one] 1 naruszenie
        [few] { $violations } naruszenia
       *[many] { $violations } naruszeń
    }
selfcheck-what =
    { $what ->
        [cards] zmieniła się liczba kart pewnego rodzaju na rękach, w puli, talii i Oddziałach
        [markers] zmieniła się liczba znaczników gracza
        [glory] Chwała różni się od arkusza punktacji
        [hands] ręka nie liczy od 0 do 10 kart albo jej rozmiar jest błędny
        [choices] nie ma dozwolonej decyzji albo jest nieznana
        [endless] gra się nie kończy
        [deck] talia się wyczerpała albo jej Smoki nie są tymi, które mają jeszcze nadejść (O2)
        [bands] Oddział łamie R23 lub R-T9
        [views] widok pokazuje coś ukrytego albo wylosowany z niego stół jest z nim niezgodny
        [giant] żeton Olbrzymów nie jest u właściciela największego Oddziału pod wodzą Olbrzyma (R-T4)
        [hordes] Horda Orków ma zostać opróżniona, choć jest pusta albo ktoś ma jeszcze karty (R31, R37)
       *[places] lokaty nie wynikają z Chwały
    }
selfcheck-violation = [red]naruszenie[/]: { selfcheck-what } (graczy: { $players }, { $preset }, ziarno { NUMBER($seed, useGrouping: 0) }, partia { $game }, decyzja { $decision })

bench-help = Zmierz, jak szybki jest silnik gry na tym komputerze.
playouts-help = Rozgrywaj całe partie, losowo lub świadomie: decyzje i partie na sekundę.
playouts-seconds = Jak długo grać.
playouts-threads = Wątki, które grają jednocześnie.
playouts-informed = Niech zamiast losu decyduje szybki gracz, którym wyszukiwanie rozgrywa próbne partie.
playouts-device = Gdzie grać: na procesorze czy na karcie graficznej.
playouts-progress = rozgrywanie
playouts-row =
    { $row ->
        [decisions_per_second] decyzje na sekundę
        [games_per_second] partie na sekundę
        [threads] wątki
        [tables] stoły naraz
        [card] karta graficzna
        [record_bytes] bajty na stół
        [copy_ns] nanosekundy na kopię stołu
       *[compile_seconds] sekundy pierwszej kompilacji
    }

simulate-help = Rozegraj wiele partii między graczami losowymi lub botami i podsumuj je.
simulate-games = Ile partii.
simulate-out = Zapisz każdą partię w tym pliku: .jsonl lub .parquet.
simulate-overwrite = Zastąp plik, jeśli już istnieje.
simulate-progress = rozgrywanie partii
simulate-stopped =
    { $games ->
        [one] przerwano po { $games } partii
       *[many] przerwano po { $games } partiach
    }; rozegrane partie są zapisane
simulate-row =
    { $row ->
        [games] partie
        [players] gracze
        [preset] wydanie
        [decisions] decyzje
        [mean_decisions] decyzje na partię
        [mean_glory] Chwała na gracza
       *[win_share] udział zwycięstw według miejsca przy stole
    }
simulate-written = każda partia jest w { $path }

game-file = Plik gry (.ethnos).

verify-help = Odtwórz plik gry i potwierdź jego zobowiązanie, każde tasowanie, każdy ruch i każdy punkt.
verify-ok =
    { $path }: potwierdzono. { $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }, { $ages ->
        [one] 1 tasowanie
        [few] { $ages } tasowania
       *[many] { $ages } tasowań
    }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
verify-failed = { $path }, wiersz { $line }: [red]nie potwierdzono[/]. { $reason }

play-help = Graj z botami i przyjaciółmi: w przeglądarce albo, z --terminal, właśnie tutaj.
play-terminal = Graj tutaj, w terminalu; opcje poniżej dotyczą tylko tego.
play-no-browser = Nie otwieraj przeglądarki, tylko wypisz adres.
play-database = Plik, w którym zapisywać stoły; domyślnie w twoim folderze danych.
play-share = Od początku pozwól dołączać innym w sieci lokalnej; adres dla nich zostanie wypisany.
play-ready = Gra jest pod adresem { $address }. Ctrl-C ją zatrzymuje; nic nie ginie.
play-running = Gra jest już otwarta pod adresem { $address }.
play-shared = Inni w tej sieci mogą dołączyć pod adresem { $address }.
play-share-none = Nikt inny nie może dołączyć: ten komputer nie jest połączony z żadną siecią lokalną.
play-people = Ile osób gra przy tej klawiaturze; boty zajmują pozostałe miejsca.
play-names = Imiona tych osób, oddzielone przecinkami.
play-save = Plik, w którym zapisywać grę; niedokończona gra z tego pliku jest wznawiana.
play-new = Zacznij nową grę, nawet jeśli poprzednia jest niedokończona; tamta zostanie odłożona na bok.
play-kept = Niedokończona gra jest teraz w { $path }.
play-commitment = Tasowania wyznacza ziarno, którego SHA-256 to: { $commitment }. „ethnos verify” potwierdzi to po zakończeniu gry.
play-resumed = Dalszy ciąg gry zapisanej w { $path }; --new zaczyna nową.
play-person = Gracz { $number }

replay-help = Przejdź krok po kroku przez plik gry: tak, jak widzieli ją wszyscy, jak widać ją było z jednego miejsca albo ze wszystkimi rękami.
replay-seat = Pokaż stół tak, jak widać go było z tego miejsca.
replay-all = Pokaż wszystkie ręce.

analyze-help = Przeanalizuj grę siecią czempiona: szanse na wygraną tura po turze, błędy i tury, które rozstrzygnęły grę.
analyze-plot = Narysuj szanse wszystkich miejsc jako SVG w tym pliku.
analyze-samples = Na ilu możliwych stołach sprawdzać każdą decyzję (domyślnie 16).
analyze-seat = Analizuj tylko z punktu widzenia tego miejsca; można podać kilka razy. Wymagane, dopóki gra trwa.
analyze-oracle = Oceniaj szanse ze znajomością wszystkich zakrytych kart, rozgrywając grę do końca od każdej tury; trwa około minuty.
analyze-lang = Język odpowiedzi: { $languages }.
analyze-progress = analizowanie decyzji

serve-help = Prowadź stoły dla ludzi i botów: gra w przeglądarce na tym komputerze lub dla innych.
serve-host = Adres do nasłuchiwania; 0.0.0.0 dla wszystkich, którzy mogą połączyć się z tym komputerem.
serve-port = Port; 0 oznacza dowolny wolny.
serve-database = Gdzie zapisywać stoły: adres PostgreSQL albo plik; domyślnie plik w twoim folderze danych.
serve-ready = Stoły są otwarte pod adresem { $address }. Ctrl-C zatrzymuje serwer; nic nie ginie.
serve-stopped = Zatrzymano. Każdy stół jest zapisany.

rules-command-help = Wypisz zasady z przykładami.
rules-command-preset = Wydanie, którego zasady wypisać; domyślnie wydanie w twoim języku.
rules-command-edition = Zasady: { $edition }.
rules-command-what = Zasada (R25), Plemię (elf) lub rozdział (bands); bez tego wszystkie zasady.
summary-command-help = Wypisz zasady jednej gry na jednej stronie.
summary-command-lang = Język strony: { $languages }; domyślnie twój.

engine-why-requested = żąda tego ETHNOS_ENGINE
engine-why-card = zainstalowano numba-cuda, a karta graficzna wymaga zasad skompilowanych przez Numbę
engine-why-library = pakiet ma bibliotekę dla { $target }, skompilowaną dokładnie z tych źródeł
engine-why-no-library = nie ma biblioteki, której można użyć. { $reason }
engine-why-nothing-else = Numba nie jest zainstalowana (pip install "ethnos[jit]") i nie ma biblioteki, której można użyć. { $reason }
doctor-help = Pokaż, co tu działa, jak i dlaczego: wersje, silnik, foldery.
doctor-compile = Najpierw skompiluj wszystkie zasady, które nie są jeszcze skompilowane, aby później nic nie musiało czekać.
doctor-version = Wersja
doctor-engine = Silnik
doctor-rules = Zasady
doctor-rules-library = skompilowane, w bibliotece
doctor-rules-interpreted = nieskompilowane: działają jako zwykły Python
doctor-rules-jit =
    { $all ->
        [yes] wszystkie skompilowane przez Numbę
       *[no] skompilowane przez Numbę: { $compiled } z { $total } części; pozostałe przy pierwszym użyciu albo wszystkie naraz poleceniem „{ $command }”
    }
doctor-library = Biblioteka
doctor-python = Python
doctor-platform = Platforma
doctor-packages = Pakiety
doctor-extras = Dodatki
doctor-cache = Folder pamięci podręcznej
doctor-data = Folder danych
doctor-none = brak
doctor-read-only = { $path } (brak prawa zapisu)
