# The game in a browser's tab, without a server: loading, storage, newer versions, all games as a file.

tab-loading = Wczytywanie gry: { $percent }%
tab-starting = Gra się uruchamia…
tab-try-again = Spróbuj ponownie
tab-no-wasm = Ta przeglądarka nie obsługuje WebAssembly, którego wymaga gra. Obsługują je aktualne wersje przeglądarek Firefox, Chrome, Edge i Safari.
tab-no-script = Nic się nie pojawia? Gra wymaga aktualnej przeglądarki z JavaScriptem i adresu zaczynającego się od http: nie da się jej otworzyć jako pliku.
tab-part-missing = Nie udało się pobrać części gry ({ $path }). Sprawdź połączenie i spróbuj ponownie.
tab-not-started = Nie udało się uruchomić gry: { $problem }
tab-died = Gra w tej karcie przestała działać. Twoje partie są zapisane; spróbuj ponownie.

# --- Storage ---

tab-storage-blocked = Ta przeglądarka niczego nie zapisuje dla tej strony, jak w oknie prywatnym. Możesz grać, ale po zamknięciu strony stracisz swoje partie.
tab-storage-full = Pamięć tego urządzenia jest pełna, więc ostatni ruch nie został zapisany. Twoje partie są nieuszkodzone. Zwolnij miejsce, a potem wykonaj ruch ponownie.
tab-storage-failed = Ta przeglądarka nie mogła zapisać ostatniego ruchu. Twoje partie są nieuszkodzone. Odśwież stronę, a potem wykonaj ruch ponownie.
tab-game-unknown = Tej partii nie można teraz otworzyć.
tab-not-deleted = Nie udało się usunąć tej partii.

# --- Newer versions ---

tab-newer = Nowa wersja gry jest gotowa.
tab-update = Przejdź teraz
tab-outdated = Ta strona jest starsza niż wersja gry, która jest tu teraz zapisana. Twoje partie są bezpieczne; przejdź na nową wersję, aby grać dalej.

# --- Pages ---

tab-way-new-note = Z botami albo w kilka osób przy jednym urządzeniu.
tab-way-lobby-note = Dołącz do otwartego stołu na { $server } albo oglądaj.
tab-replays-note = Zakończone partie z tego urządzenia, od najnowszej.
tab-replays-empty = Na tym urządzeniu nie zakończono jeszcze żadnej partii.

# --- All games as a file ---

tab-backup = Partie na tym urządzeniu
tab-backup-note = Twoje partie są zapisane tylko w tej przeglądarce. Plik ze wszystkimi partiami to kopia zapasowa, którą można przenieść na inne urządzenie.
tab-export = Zapisz wszystkie partie
tab-import = Wczytaj partie
tab-imported =
    { $count ->
        [0] Wszystkie partie z tego pliku już tu są.
        [one] Dodano 1 partię.
        [few] Dodano { $count } partie.
       *[many] Dodano { $count } partii.
    }
tab-import-damaged = Ten plik jest uszkodzony albo nie zawiera partii Ethnos. Niczego nie zmieniono.
tab-import-newer = Ten plik zapisała nowsza wersja gry. Niczego nie zmieniono. Odśwież tę stronę, a potem wczytaj plik ponownie.
