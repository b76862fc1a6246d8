# Refusals of the server: what cannot be done at a table now, and why
server-no-table = Nie ma takiego stołu.
server-gap = Stół poszedł dalej; strona sama go dogoni.
server-not-started = Gra się jeszcze nie zaczęła.
server-already-started = Gra już się zaczęła.
server-table-full = Wszystkie miejsca są zajęte.
server-seat-taken = Ktoś już tam siedzi.
server-seats-empty = Niektóre miejsca są jeszcze puste: poczekaj na graczy albo posadź bota.
server-host-only = To może zrobić tylko gospodarz.
server-no-such-seat = Nie ma takiego miejsca.
server-no-such-level = Nie ma bota na tym poziomie.
server-no-such-preset = Nie ma takiego wydania.
server-no-such-reaction = Nie ma takiej reakcji.
server-clock-empty = Zegar musi dawać jakiś czas.
server-not-here = Tej osoby już tu nie ma.
server-not-your-turn = Teraz tura kogoś innego.
server-not-your-seat = To nie jest twoje miejsce.
server-bot-plays = Na tym miejscu gra bot. Otwórz swój osobisty link, by je odzyskać.
server-paused = Gra jest wstrzymana.
server-not-paused = Gra nie jest wstrzymana.
server-over = Gra jest zakończona.
server-not-over = Gra nie jest jeszcze zakończona.
server-nothing-to-undo = Nie masz ruchu do cofnięcia.
server-card-shown = Ten ruch odsłonił kartę, więc nie można go już cofnąć: nikt nie zagląda do talii dwa razy.
server-move-undone = Ten ruch został już cofnięty.
server-clock-runs = Tej osoby nie ma, ale jej zegar wciąż idzie. Gdy jej czas się skończy, może za nią zagrać bot.
server-not-absent-long =
    { $minutes ->
        [one] Tej osoby nie ma krócej niż minutę. Potem wszyscy pozostali mogą wspólnie posadzić bota.
        [few] Tej osoby nie ma krócej niż { $minutes } minut. Potem wszyscy pozostali mogą wspólnie posadzić bota.
       *[many] Tej osoby nie ma krócej niż { $minutes } minut. Potem wszyscy pozostali mogą wspólnie posadzić bota.
    }
server-weak-bot = Za nieobecną osobę może grać bot co najmniej drugiego poziomu.
server-seat-empty = Nikt tam nie siedzi.
server-too-many-joins = Zbyt wiele osób dosiadło się z jednego adresu. Poczekaj minutę.
server-nothing-asked = Nikt cię o nic nie pyta.
server-already-asked = Inne pytanie wciąż czeka na odpowiedź.
server-empty-text = Napisz coś.
server-too-much-talk = To dużo naraz. Poczekaj chwilę, zanim napiszesz więcej.
server-bot-seated = Gra tam już bot i nie można tego zmienić.
server-wrong-secret = Ten link nie otwiera miejsca przy tym stole.
server-other-protocol = Ta strona jest nieaktualna. Wczytaj ją ponownie.
server-say-hello = Pierwszą wiadomością musi być „hello”.
server-hello-twice = To połączenie wysłało już „hello”.
server-bad-message = Nie rozumiem tej wiadomości ({ $problem }).
server-too-many-messages = Zbyt wiele wiadomości naraz. Poczekaj chwilę.
server-message-too-long = Ta wiadomość jest za długa.
server-too-many-sockets = Zbyt wiele połączeń z jednego adresu.
server-too-many-tables = Zbyt wiele nowych stołów z jednego adresu. Poczekaj minutę.
server-no-hints = Przy tym stole nie ma podpowiedzi.
server-one-hint = Podpowiedź jest już w drodze. Poczekaj chwilę.
server-analysis-thinking = Analiza gry jeszcze trwa. Zapytaj ponownie za chwilę.
server-too-many-analyses = Trwa już analiza wielu gier. Poczekaj chwilę.
server-no-such-page = Pod tym adresem nic nie ma.
server-not-from-here = Można to zrobić tylko na stronie otwartej na komputerze samego serwera.
server-no-network = Ten komputer nie jest połączony z żadną siecią lokalną.
server-no-database = Serwer nie może połączyć się z bazą danych; nic nie zginęło. Spróbuj ponownie za chwilę.
server-no-pages = Strony tego serwera nie zostały zbudowane. W kopii źródeł uruchom: npm --prefix web ci, potem npm --prefix web run build, i uruchom serwer ponownie. Inne programy klienckie znajdą wszystko pod /openapi.json.
server-failed = Na serwerze coś poszło nie tak; twój stół się nie zmienił. Wczytaj stronę ponownie.
server-stops = Serwer się zatrzymuje. Gra jest zapisana i potoczy się dalej, gdy serwer wróci.
server-table-unreadable = Tej gry nie można otworzyć: jej zapis jest uszkodzony albo pochodzi z innej wersji gry.
server-table-deleted = Ta gra została usunięta.
server-file-unknown = To nie jest plik gry Ethnos.
server-file-newer = Ten plik zapisała nowsza wersja gry i ta wersja nie potrafi go odczytać.
server-file-wrong = Ten plik jest uszkodzony albo został zmieniony: wiersz { $line } nie pasuje do gry.
server-file-position = Gra w tym pliku zaczyna się od ustawionej pozycji. Odtworzyć można tu tylko gry rozdane od początku.
server-file-unfinished = Gra w tym pliku nie jest skończona. Odtworzyć można tu tylko zakończone gry.
server-no-such-person = Ten serwer już cię nie zna. Zbierz swoje gry od nowa.
server-carry-code-old = Ten link został już użyty albo jest za stary. Utwórz nowy na drugim urządzeniu.
server-mail-off = Ten serwer nie wysyła e-maili.
server-mail-wrong = To nie jest adres e-mail.
server-mail-not-sent = Nie udało się wysłać wiadomości. Sprawdź adres albo spróbuj później.
server-mail-token-old = Ten link jest już nieważny.
server-push-off = Ten serwer nie wysyła powiadomień.
server-push-service-unknown = Ten serwer nie zna usługi powiadomień twojej przeglądarki.
server-push-too-many = Zbyt wiele twoich przeglądarek już otrzymuje powiadomienia. Najpierw wyłącz je w jednej.
server-too-many-requests = Zbyt wiele zapytań z jednego adresu. Odczekaj minutę.
server-too-many-mails = Z jednego adresu zażądano zbyt wielu wiadomości. Spróbuj ponownie za godzinę.
server-bad-setting = Zmiennej środowiskowej { $variable } brakuje albo jest błędna.

# Options of the command
serve-sockets = Ile połączeń może mieć jeden adres (domyślnie 100).
serve-tables = Ile nowych stołów na minutę może utworzyć jeden adres po pierwszych 30 (domyślnie 10).
serve-lease = Przy kilku procesach: przez ile sekund jeden z nich zajmuje się na wyłączność botami i zegarami stołu (domyślnie 10).
serve-site = Folder gry bez serwera (make site), aby można było grać z botami we własnej przeglądarce. W kopii źródeł: dist/site, jeśli jest zbudowany.
server-no-asyncpg = Baza danych PostgreSQL wymaga asyncpg: pip install "ethnos[hosting]".
server-no-pywebpush = Powiadomienia push wymagają pywebpush: pip install "ethnos[push]".
