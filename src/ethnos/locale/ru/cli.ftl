# The command line: help, progress and results.

cli-help = Неофициальное цифровое издание настольной игры «Этнос».
cli-greeting =
    { $what ->
        [play] Играть в браузере с ботами
        [terminal] Играть в терминале
        [learn] Научиться играть в первой партии с подсказками
        [rules] Прочитать правила
        [share] Играть с друзьями в той же сети
        [bots] Устроить турнир ботов
       *[simulate] Сыграть много партий сразу, для исследований
    }
cli-greeting-more = Все команды: [bold]ethnos --help[/]. Об одной из них: [bold]ethnos play --help[/].
cli-example = Пример: [bold]{ $command }[/]
cli-refused = [red]ethnos:[/] { $reason }
cli-file = [red]ethnos:[/] { $path }: { $problem }
cli-compiling = правила компилируются, один раз на этой машине
cli-compiling-line = правила компилируются, один раз на этой машине: { $done } из { $total }, прошло { $seconds } с
cli-compile-all = Первое использование некоторых правил требует ожидания; «{ $command }» компилирует все сразу.
preparing-text = Правила игры компилируются. Это делается один раз на этом компьютере и занимает одну-две минуты.
preparing-count = { $done } из { $total }

cli-version = Показать версию и выйти.
cli-players = Сколько игроков за столом.
cli-preset = Издание: { $presets }.
cli-tribes = random, first_game или племена через запятую.
cli-seed = Целое число; одно и то же зерно даёт одну и ту же партию.
cli-option = Изменить опцию издания: { $options }. Можно указать несколько раз.
cli-json = Вывести один объект JSON и больше ничего.
cli-quiet = Не показывать ход работы.
cli-minutes = Остановиться через столько минут; та же команда продолжит.
cli-progress = { $what }: { $done } / { $total }

selfcheck-help = Сыграть случайные партии и после каждого решения проверить, что правила соблюдены.
selfcheck-games = Сколько случайных партий сыграть.
selfcheck-players = Только столько игроков.
selfcheck-preset = Только это издание: { $presets }.
selfcheck-seed = С другим зерном партии другие.
selfcheck-stopped = остановлено; сыграно партий: { $games } из { $total }
selfcheck-progress = проверка партий
selfcheck-column =
    { $column ->
        [players] игроки
        [games] партии
        [decisions] решения
       *[violations] нарушения
    }
selfcheck-summary =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[other] { $decisions } решений
    }, { $violations ->
        [one] { $violations } нарушение
        [few] { $violations } нарушения
       *[other] { $violations } нарушений
    }
selfcheck-what =
    { $what ->
        [cards] число карт одного вида на руках, в общем ряду, колоде и группах не сохраняется
        [markers] число маркеров игрока не сохраняется
        [glory] слава расходится с таблицей славы
        [hands] на руке не от 0 до 10 карт, или их число неверно
        [choices] нет ни одного возможного решения, или решение неизвестно
        [endless] игра не кончается
        [deck] колода кончилась, или драконы в ней не те, что ещё должны выйти (O2)
        [bands] группа нарушает R23 или R-T9
        [views] вид содержит скрытое, или полученный из него стол с ним расходится
        [giant] жетон гиганта не у владельца самой большой группы с лидером-гигантом (R-T4)
        [hordes] орду предлагают отправить в набег, хотя она пуста или у кого-то ещё есть карты (R31, R37)
       *[places] места не следуют из славы
    }
selfcheck-violation = [red]нарушение[/]: { selfcheck-what } (игроков { $players }, { $preset }, зерно { NUMBER($seed, useGrouping: 0) }, партия { $game }, решение { $decision })

bench-help = Измерить, как быстро всё работает на этой машине.
playouts-help = Играть целые партии, случайно или осмысленно, и измерить, сколько решений и партий выходит в секунду.
playouts-seconds = Как долго играть.
playouts-threads = Сколько потоков играет одновременно.
playouts-informed = Пусть решает быстрый игрок из поиска, а не случай.
playouts-device = Где играть: на процессоре или на видеокарте.
playouts-progress = идёт игра
playouts-row =
    { $row ->
        [decisions_per_second] решений в секунду
        [games_per_second] партий в секунду
        [threads] потоков
        [tables] столов одновременно
        [card] видеокарта
        [record_bytes] байт на стол
        [copy_ns] наносекунд на его копию
       *[compile_seconds] секунд на первую компиляцию
    }

simulate-help = Сыграть много партий между случайными игроками или ботами и подвести итог.
simulate-games = Сколько партий.
simulate-out = Записать каждую партию в этот файл: .jsonl или .parquet.
simulate-overwrite = Заменить файл, если он уже есть.
simulate-progress = идут партии
simulate-stopped =
    { $games ->
        [one] остановлено после { $games } партии
       *[other] остановлено после { $games } партий
    }; сыгранное сохранено
simulate-row =
    { $row ->
        [games] партий
        [players] игроков
        [preset] издание
        [decisions] решений
        [mean_decisions] решений на партию
        [mean_glory] славы на игрока
       *[win_share] доля побед по местам
    }
simulate-written = все партии в { $path }

game-file = Файл партии (.ethnos).

verify-help = Воспроизвести файл партии и подтвердить его обязательство, каждую перетасовку, каждый ход и каждое очко.
verify-ok =
    { $path }: подтверждено. { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    }, { $ages ->
        [one] { $ages } перетасовка
        [few] { $ages } перетасовки
       *[other] { $ages } перетасовок
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
verify-failed = { $path }, строка { $line }: [red]не подтверждено[/]. { $reason }

play-help = Играть с ботами и друзьями: в браузере или, с --terminal, прямо здесь.
play-terminal = Играть здесь, в терминале; опции ниже действуют только при этом.
play-no-browser = Не открывать браузер, только показать адрес.
play-database = Файл, в котором хранятся столы; по умолчанию — в вашей папке данных.
play-share = С самого начала пускать других игроков из локальной сети; адрес для них будет показан.
play-ready = Игра открыта по адресу { $address }. Остановить: Ctrl-C; ничего не потеряется.
play-running = Игра уже открыта по адресу { $address }.
play-shared = Другие игроки в этой сети могут присоединиться по адресу { $address }.
play-share-none = Больше никто не сможет присоединиться: этот компьютер не подключён к локальной сети.
play-people = Сколько людей за этой клавиатурой; остальные места занимают боты.
play-names = Имена людей через запятую.
play-save = Файл, в котором хранится партия; незаконченная партия из него продолжается.
play-new = Начать новую партию, даже если есть незаконченная; та откладывается.
play-kept = Незаконченная партия теперь в { $path }.
play-commitment = Перетасовки закреплены зерном с таким SHA-256: { $commitment }. После игры это подтвердит «ethnos verify».
play-resumed = Продолжается партия из { $path }; новую начинает --new.
play-person = Игрок { $number }

replay-help = Пройти файл партии по шагам: как её видели все, как её видел один игрок или с картами на руках у всех.
replay-seat = Видеть стол с этого места.
replay-all = Видеть карты на руках у всех.

analyze-help = Проанализировать партию с сетью чемпиона: шансы на победу ход за ходом, ошибки и ходы, которые всё решили.
analyze-plot = Нарисовать шансы всех игроков как SVG в этот файл.
analyze-samples = На скольких возможных столах проверяется решение (по умолчанию 16).
analyze-seat = Анализировать только глазами игрока на этом месте; можно указать несколько раз. Нужно, пока партия не окончена.
analyze-oracle = Оценивать шансы, зная все закрытые карты: с каждого хода партия доигрывается; это занимает около минуты.
analyze-lang = Язык вывода: { $languages }.
analyze-progress = анализ решений

serve-help = Открыть столы для людей и ботов: игра в браузере, для этой машины или для других.
serve-host = На каком адресе слушать; 0.0.0.0 — для всех, кому доступна эта машина.
serve-port = Порт; 0 — любой свободный.
serve-database = Где хранятся столы: адрес PostgreSQL или файл; по умолчанию — файл в вашей папке данных.
serve-ready = Столы открыты по адресу { $address }. Остановить: Ctrl-C; ничего не потеряется.
serve-stopped = Остановлено. Все столы сохранены.

rules-command-help = Вывести правила с примерами.
rules-command-preset = Издание, правила которого вывести; если не указать — издание на вашем языке.
rules-command-edition = Правила: { $edition }.
rules-command-what = Правило (R25), племя (elf) или глава (bands); без этого — всё.
summary-command-help = Вывести правила одной партии на одной странице.
summary-command-lang = Язык страницы: { $languages }; если не указать — ваш.

engine-why-requested = так задано в ETHNOS_ENGINE
engine-why-card = установлен numba-cuda, а видеокарте нужны правила, скомпилированные Numba
engine-why-library = в пакете есть библиотека для { $target }, скомпилированная именно из этих исходников
engine-why-no-library = нет пригодной библиотеки. { $reason }
engine-why-nothing-else = Numba не установлена (pip install "ethnos[jit]"), и нет пригодной библиотеки. { $reason }
doctor-help = Показать, что здесь работает, как и почему: версии, движок, папки.
doctor-compile = Сначала скомпилировать все ещё не скомпилированные правила, чтобы потом ничего не ждать.
doctor-version = Версия
doctor-engine = Движок
doctor-rules = Правила
doctor-rules-library = скомпилированы, в библиотеке
doctor-rules-interpreted = не скомпилированы: работают как обычный Python
doctor-rules-jit =
    { $all ->
        [yes] все скомпилированы с помощью Numba
       *[no] скомпилировано с помощью Numba: { $compiled } из { $total } частей; остальные — при первом использовании или все сразу командой «{ $command }»
    }
doctor-library = Библиотека
doctor-python = Python
doctor-platform = Платформа
doctor-packages = Пакеты
doctor-extras = Дополнения
doctor-cache = Папка кэша
doctor-data = Папка данных
doctor-none = нет
doctor-read-only = { $path } (запись невозможна)
