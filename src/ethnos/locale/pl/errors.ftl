# Refusals of the engine and its shell: what is wrong, and what would be right.

error-WrongPlayerCount = W Ethnos gra od 2 do 6 osób, a nie { $players }: podaj liczbę całkowitą od 2 do 6 (R1).
error-WrongTribes =
    { $unknown ->
        [none] Tych Plemion nie można wybrać: { $tribes }.
       *[other] Nie ma Plemienia „{ $unknown }”.
    } Przy tej liczbie graczy ({ $players }) wybierz dokładnie { $needed } różnych Plemion (R5, R49).
error-UnknownOption = Nieznana opcja „{ $name }”; dostępne opcje: { $known }.
error-UnknownValue = Opcja „{ $name }” nie może mieć wartości „{ $value }”; możliwe wartości: { $known }.
error-UnknownPreset = Nieznane wydanie „{ $name }”; dostępne wydania: { $known }.
error-WrongSeed = Ziarna { $seed } nie można użyć: podaj liczbę całkowitą od 0 do 2**128 - 1.
error-MissingExtra = Brak pakietu { $package }: pip install "ethnos[{ $extra }]".
error-NoTables = Musi być co najmniej jeden stół, a nie { $count }.
error-SeedTooLarge = Ziarna { $seed } nie można użyć dla wielu stołów: podaj liczbę całkowitą mniejszą niż 2**{ $bits }.
error-WrongSeat = Przy tym stole nie ma miejsca { $seat }: miejsca są numerowane od 0, a ich liczba to { $players }.
error-UnknownDecision = { $action } nie jest numerem żadnej decyzji.
error-IllegalDecision = „{ $action }” nie jest teraz możliwe ({ $phase }); możliwe: { $legal }.
error-GameOver = Gra jest zakończona: zacznij nową, by grać dalej.
error-WrongArgument = Argument „{ $name }” funkcji { $function } powinien być typu { $expected }, a nie { $given }.
error-OutOfRange = { $name } musi być liczbą całkowitą od { $first } do { $last }, a nie { $given }.
error-NotToDecide = Zapytać można tylko miejsce, które podejmuje decyzję, z jego własnym widokiem: view(table, table.seat).
error-NotARow = To nie jest wiersz ethnos.game.observation: ostatnia oś musi mieć { $size } liczb, a nie { $given }.
error-NotAPart = Wiersz nie ma pola „{ $name }”; pola to { $known }.
error-NotAView = Uzupełnić można tylko widok: najpierw utwórz go dla jakiegoś miejsca.
error-NotATable = To widok, a nie stół: graj na stole albo wylosuj stół z widoku.

simulate-format = { $path } nie jest plikiem .jsonl ani .parquet: użyj jednego z tych rozszerzeń.
simulate-no-pyarrow = Aby zapisać { $path }, potrzebne jest pyarrow: pip install "ethnos[parquet]"; albo zapisz plik .jsonl.
simulate-no-folder = Folder dla { $path } nie istnieje: najpierw go utwórz albo podaj inny plik.
simulate-exists = Plik { $path } już istnieje: podaj inny albo dodaj --overwrite.

error-BadDecision = Odpowiedź bota { $bot } to { $decision }, a tu nie jest to możliwe; możliwe: { $possible }.
error-UnknownBot = Nieznany bot „{ $bot }”; dostępne: { $known } albo PLIK.py:KLASA dla własnego.
error-BotFailed = Bot { $bot } przerwał grę z powodu błędu: { $problem }.
error-OtherTournament = { $path } zawiera coś innego niż partie tego turnieju: podaj inny plik.
error-DamagedLine = Wiersz { $line } pliku { $path } jest uszkodzony: popraw albo usuń ten wiersz lub podaj inny plik.
error-WrongSeatCount = Gra ma od 2 do 6 miejsc, a nie { $seats }: wymień tyle botów, oddzielając je przecinkami.
error-WrongBotCount =
    { $bots ->
        [one] Podano 1 bota
        [few] Podano { $bots } boty
       *[many] Podano { $bots } botów
    } na { $seats ->
        [one] 1 miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }: podaj jednego na wszystkie albo po jednym na każde.
bot-wrong-budget = „{ $budget }” nie jest budżetem dla bota { $bot }: podaj sekundy na ruch ({ $bot }@0.5s) lub iteracje na decyzję ({ $bot }@1000), a wątki po ukośniku ({ $bot }@1s/2).
bot-too-large-budget = „{ $budget }” to za dużo dla bota { $bot }: najwyżej { $seconds } s na ruch, iteracji na decyzję { $iterations }, wątków { $threads }.
bot-takes-no-budget = Bot { $bot } nie przyjmuje budżetu: pomiń „@{ $budget }”.
bot-no-file = { $bot }: nie ma pliku { $problem }.
bot-no-class = { $bot }: nie ma klasy { $problem }.
bot-does-not-load = Bota { $bot } nie można wczytać: { $problem }.
bot-cannot-be-made = Bota { $bot } nie można utworzyć z ziarnem: { $problem }.
bot-no-decide = Bot { $bot } nie ma metody „decide”, która dostaje widok i odpowiada decyzją.

error-Overtaken = Ktoś inny był szybszy: zobacz, jak stół wygląda teraz.
error-NoSite = { $folder } nie jest folderem gry bez serwera: brakuje files.json. „make site” buduje ją w dist/site.
error-NoSuchTable = Nie ma stołu „{ $table_id }”.
error-Unstorable = Są w tym znaki, których nie można zapisać.
error-UnknownDatabase = To nie jest adres bazy danych: podaj sqlite:///PLIK lub postgresql://UŻYTKOWNIK:HASŁO@HOST/NAZWA, a znaki specjalne w haśle zapisz jako %40 zamiast @ i tak dalej.
error-DatabaseUnreachable = Nie można użyć bazy danych { $where }: { $problem }.
error-DatabaseTooNew = Bazę danych { $where } zapisała nowsza wersja tego programu (rewizja { $revision }): zainstaluj ją albo podaj inną bazę.
error-DatabaseInUse = Bazy danych { $where } używa już inny serwer Ethnos: zatrzymaj go albo podaj inną bazę.
error-DatabaseBeingRestored = W tej bazie danych trwa przywracanie kopii zapasowej: uruchom ponownie, gdy się skończy.
error-OneProcess = ethnos serve to jeden proces. Kilka na jednej bazie PostgreSQL uruchamia jednostka systemd ethnos@.service albo plik Docker Compose compose.yaml, które wznawiają też to, co padnie: zob. docs/hosting.md.
error-AddressTaken = Nie można nasłuchiwać na { $host }:{ $port }: { $problem }. Spróbuj innego adresu albo innego portu; 0 to dowolny wolny.
error-NotThere =
    { $terminal ->
        [yes] Nie można łączyć z --terminal: { $options }. To opcje gry w przeglądarce.
       *[no] Tylko z --terminal: { $options }. W przeglądarce wybierasz to wszystko na stronie.
    }
error-AllOrOne = --all pokazuje wszystkie ręce, a --seat tylko jednego miejsca: podaj jedno z nich.
error-TooManyPeople = Przy tym stole nie zmieści się tyle osób ({ $people }): liczba miejsc to { $players }. Zwiększ --players albo zmniejsz --people.
error-TooManyNames = Imion jest więcej ({ $names }) niż osób ({ $people }): podaj mniej w --names albo zwiększ --people.
error-OnlyWithLadder = Tylko z --ladder: { $options }.
error-NoSuchRule = Nie ma zasady, Plemienia ani rozdziału „{ $query }”; wszystkie pokazuje „ethnos rules”.
error-NotOver = Gra jeszcze trwa: podaj przez --seat miejsca do analizy; zakryte karty pozostają zakryte do końca.
error-UnknownLanguage = Nie ma tekstów w języku „{ $language }”; dostępne: { $known }.
error-NotAPlot = Wykres to obraz SVG: podaj nazwę z końcówką .svg zamiast { $path }.
error-WrongNetwork = { $path } nie zawiera sieci czempiona: { $problem }.

gpu-no-numba = Do karty graficznej potrzebna jest obsługa CUDA w Numbie: pip install "ethnos[gpu]".
gpu-no-driver = Sterownik karty graficznej nie odpowiada: { $problem }
gpu-no-card = Nie znaleziono karty graficznej z CUDA. Cała reszta działa bez niej: pomiń --device gpu.
gpu-one-or-the-other = --informed i --threads nie można łączyć z --device gpu: wybierz procesor albo kartę.
error-NotAMove = Ruch to Recruit, PlayBand, ShowSkeletons lub Pillage albo tekst taki jak „take elf.red”; to jest { $given }.
library-none = Pakiet zbudowano bez bibliotek.
library-platform = Pakiet nie ma biblioteki dla { $target }.
library-sources = { $path } skompilowano z innych źródeł.
library-damaged = Plik { $path } jest uszkodzony ({ $problem }); zainstaluj pakiet ponownie.
library-damaged-manifest = Plik { $path } jest uszkodzony i nie da się go zrozumieć; zainstaluj pakiet ponownie.
library-damaged-bytes = Plik { $path } jest uszkodzony: od zbudowania zmieniła się jego zawartość; zainstaluj pakiet ponownie.
library-foreign = Nie można załadować { $path } na tym komputerze: { $problem }
error-UnknownEngine = ETHNOS_ENGINE ma wartość „{ $requested }”; możliwe są { $known } albo brak wartości.
error-NoNumba = ETHNOS_ENGINE=jit wymaga Numby: pip install "ethnos[jit]".
gpu-needs-jit = Karta graficzna wymaga zasad skompilowanych przez Numbę: ustaw ETHNOS_ENGINE=jit.
