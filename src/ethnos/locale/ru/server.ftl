# Refusals of the server: what cannot be done at a table now, and why
server-no-table = Такого стола нет.
server-gap = Игра ушла вперёд; страница догонит её сама.
server-not-started = Игра ещё не началась.
server-already-started = Игра уже началась.
server-table-full = Все места заняты.
server-seat-taken = Там уже кто-то сидит.
server-seats-empty = Есть свободные места: подождите людей или посадите бота.
server-host-only = Это может только хозяин стола.
server-no-such-seat = Такого места нет.
server-no-such-level = Бота такого уровня нет.
server-no-such-preset = Такого издания нет.
server-no-such-reaction = Такой реплики нет.
server-clock-empty = На часах должно быть время.
server-not-here = С этого места уже ушли.
server-not-your-turn = Сейчас ход другого игрока.
server-not-your-seat = Это не ваше место.
server-bot-plays = На этом месте играет бот. Откройте личную ссылку, чтобы вернуться на место.
server-paused = Игра на паузе.
server-not-paused = Игра не на паузе.
server-over = Игра окончена.
server-not-over = Игра ещё не окончена.
server-nothing-to-undo = У вас нет хода, который можно отменить.
server-card-shown = Этот ход открыл карту, и отменить его уже нельзя: никто не заглядывает в колоду дважды.
server-move-undone = Этот ход уже отменён.
server-clock-runs = Этого игрока нет, но его часы идут. Когда его время выйдет, за него сможет играть бот.
server-not-absent-long =
    { $minutes ->
        [one] Этого игрока нет меньше { $minutes } минуты. Потом все остальные вместе смогут посадить бота.
        [few] Этого игрока нет меньше { $minutes } минут. Потом все остальные вместе смогут посадить бота.
       *[many] Этого игрока нет меньше { $minutes } минут. Потом все остальные вместе смогут посадить бота.
    }
server-weak-bot = За отсутствующего игрока может играть бот не ниже второго уровня.
server-seat-empty = Там никто не сидит.
server-too-many-joins = С одного адреса село слишком много людей. Подождите минуту.
server-nothing-asked = Вас ни о чём не спрашивали.
server-already-asked = Другой вопрос ещё не решён.
server-empty-text = Напишите что-нибудь.
server-too-much-talk = Слишком много сразу. Подождите немного, прежде чем писать дальше.
server-bot-seated = Там уже играет бот; сменить его нельзя.
server-wrong-secret = Эта ссылка не открывает место за этим столом.
server-other-protocol = Страница устарела. Загрузите её заново.
server-say-hello = Первым сообщением должно быть «hello».
server-hello-twice = Это соединение уже прислало «hello».
server-bad-message = Сообщение не понято ({ $problem }).
server-too-many-messages = Слишком много сообщений сразу. Подождите немного.
server-message-too-long = Сообщение слишком длинное.
server-too-many-sockets = Слишком много соединений с одного адреса.
server-too-many-tables = Слишком много новых столов с одного адреса. Подождите минуту.
server-no-hints = За этим столом советов нет.
server-one-hint = Совет уже готовится. Подождите немного.
server-analysis-thinking = Партия ещё анализируется. Спросите чуть позже.
server-too-many-analyses = Сейчас анализируется уже много партий. Подождите немного.
server-no-such-page = По этому адресу ничего нет.
server-not-from-here = Это можно сделать только на странице, открытой на компьютере самого сервера.
server-no-network = Этот компьютер не подключён к локальной сети.
server-no-database = Серверу недоступна его база данных; ничего не потеряно. Попробуйте ещё раз чуть позже.
server-no-pages = Страницы этого сервера не собраны. В копии исходников выполните: npm --prefix web ci, затем npm --prefix web run build, и запустите сервер снова. Для своих клиентов всё описано в /openapi.json.
server-failed = На сервере что-то пошло не так; ваш стол не изменился. Загрузите страницу заново.
server-stops = Сервер останавливается. Партия сохранена и продолжится, когда он вернётся.

# Options of the command
serve-sockets = Сколько соединений может держать один адрес (по умолчанию 100).
serve-tables = Сколько новых столов в минуту может создать один адрес после первых 30 (по умолчанию 10).
serve-lease = При нескольких процессах: на сколько секунд один из них получает ботов и часы стола в своё распоряжение (по умолчанию 10).
server-no-asyncpg = Для базы данных PostgreSQL нужен asyncpg: pip install "ethnos[hosting]".
