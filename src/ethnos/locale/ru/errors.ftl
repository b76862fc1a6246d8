# Refusals of the engine and its shell: what is wrong, and what would be right.

error-WrongPlayerCount = В Этнос играют от 2 до 6 игроков, а не { $players }: укажите целое число от 2 до 6 (R1).
error-WrongTribes =
    { $unknown ->
        [none] Такие племена не подходят: { $tribes }.
       *[other] Нет племени «{ $unknown }».
    } Игроков { $players }, поэтому выберите ровно { $needed ->
        [one] { $needed } племя
        [few] { $needed } разных племени
       *[other] { $needed } разных племён
    } (R5, R49).
error-UnknownOption = Нет опции «{ $name }»; есть { $known }.
error-UnknownValue = Опция «{ $name }» не может быть «{ $value }»; возможно: { $known }.
error-UnknownPreset = Нет издания «{ $name }»; есть { $known }.
error-WrongSeed = Зерно { $seed } не годится: укажите целое число от 0 до 2**128 - 1.
error-MissingExtra = Не установлен { $package }: pip install "ethnos[{ $extra }]".
error-NoTables = Нужен хотя бы один стол, а не { $count }.
error-SeedTooLarge = Зерно { $seed } не годится для многих столов: укажите целое число меньше 2**{ $bits }.
error-WrongSeat = За этим столом нет места { $seat }: места нумеруются с 0, всего их { $players }.
error-UnknownDecision = { $action } — не решение.
error-IllegalDecision = «{ $action }» сейчас невозможно ({ $phase }); возможно: { $legal }.
error-GameOver = Игра окончена: чтобы играть дальше, начните новую.
error-WrongArgument = Аргумент «{ $name }» в { $function } должен быть { $expected }, а не { $given }.
error-OutOfRange = { $name } должно быть целым числом от { $first } до { $last }, а не { $given }.
error-NotToDecide = Спросить можно только место, которое принимает решение, по его собственному виду: view(table, table.seat).
error-NotARow = Это не строка ethnos.game.observation: на последней оси должно быть чисел: { $size }, а не { $given }.
error-NotAPart = В строке нет поля «{ $name }»; поля: { $known }.
error-NotAView = Дополнить можно только вид: сначала сделайте его для какого-нибудь места.
error-NotATable = Это вид, а не стол: делайте ходы на столе или получите стол из вида.

simulate-format = { $path } — не .jsonl и не .parquet: дайте файлу одно из этих расширений.
simulate-no-pyarrow = Чтобы записать { $path }, нужен pyarrow: pip install "ethnos[parquet]", или пишите файл .jsonl.
simulate-no-folder = Папки для { $path } нет: сначала создайте её или назовите другой файл.
simulate-exists = Файл { $path } уже есть: назовите другой или добавьте --overwrite.

error-BadDecision = { $bot } отвечает { $decision }, а это здесь невозможно; возможно: { $possible }.
error-UnknownBot = Нет бота «{ $bot }»; есть { $known }, или FILE.py:CLASS для своего.
error-BotFailed = Бот { $bot } вышел из строя посреди партии: { $problem }.
error-OtherTournament = В { $path } не партии этого турнира, а что-то другое: назовите другой файл.
error-DamagedLine = Строка { $line } файла { $path } повреждена: исправьте или удалите её либо назовите другой файл.
error-WrongSeatCount = В партии от 2 до 6 мест, а не { $seats }: перечислите столько ботов через запятую.
error-WrongBotCount =
    { $bots ->
        [one] Назван { $bots } бот
        [few] Названо { $bots } бота
       *[other] Названо { $bots } ботов
    } на { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[other] { $seats } мест
    }: назовите одного на всех или по одному на каждое.
bot-wrong-budget = «{ $budget }» — не бюджет для { $bot }: укажите секунды на ход ({ $bot }@0.5s) или итерации на решение ({ $bot }@1000), а после косой черты — потоки ({ $bot }@1s/2).
bot-too-large-budget = «{ $budget }» — слишком много для { $bot }: не больше { $seconds } с на ход, итераций на решение — { $iterations }, потоков — { $threads }.
bot-takes-no-budget = { $bot } не принимает бюджет: уберите «@{ $budget }».
bot-no-file = { $bot }: нет файла { $problem }.
bot-no-class = { $bot }: нет класса { $problem }.
bot-does-not-load = { $bot } не загружается: { $problem }.
bot-cannot-be-made = { $bot } не создаётся с зерном: { $problem }.
bot-no-decide = У { $bot } нет метода «decide», который получает вид и отвечает решением.

error-Overtaken = Кто-то вас опередил: взгляните на стол, каким он стал.
error-NoSite = { $folder } — не папка игры без сервера: нет files.json. «make site» собирает её в dist/site.
error-NoSuchTable = Нет стола «{ $table_id }».
error-Unstorable = В этом есть символы, которые нельзя сохранить.
error-UnknownDatabase = Это не адрес базы данных: укажите sqlite:///FILE или postgresql://USER:PASSWORD@HOST/NAME, а особые символы в пароле кодируйте: %40 вместо @ и так далее.
error-DatabaseUnreachable = Базу данных { $where } нельзя использовать: { $problem }.
error-DatabaseTooNew = База данных { $where } записана более новой версией этой программы (ревизия { $revision }): установите её или назовите другую базу.
error-DatabaseInUse = База данных { $where } уже занята другим сервером Ethnos: остановите его или назовите другую базу.
error-DatabaseBeingRestored = В эту базу данных восстанавливается резервная копия: запустите снова, когда это закончится.
error-OneProcess = ethnos serve — это один процесс. Несколько на одной базе PostgreSQL запускает юнит systemd ethnos@.service или файл Docker Compose compose.yaml, они же перезапускают то, что упало: см. docs/hosting.md.
error-AddressTaken = Не получается слушать { $host }:{ $port }: { $problem }. Попробуйте другой адрес или другой порт; 0 означает любой свободный.
error-NotThere =
    { $terminal ->
        [yes] { $options }: не сочетается с --terminal, это для игры в браузере.
       *[no] { $options }: только вместе с --terminal; в браузере всё это выбирают на странице.
    }
error-AllOrOne = --all показывает карты на руках у всех, а --seat — у одного места: укажите что-то одно.
error-TooManyPeople =
    { $people ->
        [one] { $people } человек не поместится
        [few] { $people } человека не поместятся
       *[other] { $people } человек не поместятся
    } за столом для { $players ->
        [one] { $players } игрока
       *[other] { $players } игроков
    }: увеличьте --players или уменьшите --people.
error-TooManyNames = Имён ({ $names }) больше, чем людей ({ $people }): укажите меньше в --names или увеличьте --people.
error-OnlyWithLadder = Только вместе с --ladder: { $options }.
error-NoSuchRule = Нет правила, племени или главы «{ $query }»; все показывает «ethnos rules».
error-NotOver = Партия ещё не окончена: укажите через --seat, глазами каких игроков смотреть; закрытые карты остаются закрытыми до конца.
error-UnknownLanguage = Для языка «{ $language }» нет каталога; есть { $known }.
error-NotAPlot = График записывается как картинка SVG: назовите файл с расширением .svg, а не { $path }.
error-WrongNetwork = { $path } не содержит сеть чемпиона: { $problem }.

gpu-no-numba = Для видеокарты нужна поддержка CUDA в Numba: pip install "ethnos[gpu]".
gpu-no-driver = Драйвер видеокарты не отвечает: { $problem }
gpu-no-card = Видеокарта с CUDA не найдена. Всё остальное работает и без неё: уберите --device gpu.
gpu-one-or-the-other = --informed и --threads не сочетаются с --device gpu: выберите процессор или видеокарту.
error-NotAMove = Ход — это Recruit, PlayBand, ShowSkeletons или Pillage либо текст вроде «take elf.red»; а это { $given }.
library-none = Пакет собран без библиотек.
library-platform = В пакете нет библиотеки для { $target }.
library-sources = Файл { $path } скомпилирован из других исходников.
library-damaged = Файл { $path } повреждён ({ $problem }); установите пакет заново.
library-damaged-manifest = Файл { $path } повреждён, и его не удаётся разобрать; установите пакет заново.
library-damaged-bytes = Файл { $path } повреждён: его содержимое изменилось после сборки; установите пакет заново.
library-foreign = Файл { $path } не загружается на этой машине: { $problem }
error-UnknownEngine = В ETHNOS_ENGINE стоит «{ $requested }»; можно указать { $known } или ничего.
error-NoNumba = Для ETHNOS_ENGINE=jit нужна Numba: pip install "ethnos[jit]".
gpu-needs-jit = Видеокарте нужны правила, скомпилированные Numba: задайте ETHNOS_ENGINE=jit.
