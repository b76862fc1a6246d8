# The browser's pages around the table: start, set-up, waiting room, lobby, replays, first steps.

pages-name = Этнос
pages-window-title = { $title } · Этнос
pages-tagline = Соберите племена в группы, завоюйте шесть королевств и прославьтесь, пока не проснулся третий дракон.
pages-unofficial = Бесплатное неофициальное издание, сделанное игроками. Все рисунки и тексты — собственные.
pages-skip = Перейти к содержимому
pages-home = На главную
pages-home-link = Этнос: на главную
pages-navigation = Страницы
pages-link-lobby = Лобби
pages-link-learn = Обучение
pages-link-rules = Правила
pages-more = Другие способы играть
pages-default-name = Странник
pages-your-name = Ваше имя
pages-copy = Копировать
pages-copied = Скопировано
pages-share = Поделиться

# --- Settings ---

pages-settings = Настройки
pages-language = Язык
pages-theme = Оформление
pages-theme-auto = Как на устройстве
pages-theme-light = Светлое
pages-theme-dark = Тёмное
pages-theme-to =
    { $theme ->
        [dark] Включить тёмное оформление
       *[light] Включить светлое оформление
    }
pages-pace = Темп
pages-pace-calm = Спокойно
pages-pace-brisk = Бодро
pages-pace-instant = Сразу
pages-pace-note = Как долго видны ходы других. Щёлкните где угодно, чтобы не ждать.
pages-order = Порядок карт на руке
pages-order-tribe = По племени
pages-order-colour = По цвету
pages-sound = Звуки
pages-opening = Показывать подготовку новой партии
pages-notify = Сообщать, когда мой ход
pages-notify-denied = Браузер не разрешает этой странице присылать уведомления. Их можно включить в настройках браузера.

# --- Start ---

pages-play-now-title = Играть сейчас
pages-in-browser = В этом браузере: работает и без сети
pages-play-now =
    { $opponents ->
        [one] Играть против { $opponents } бота
       *[other] Играть против { $opponents } ботов
    }
pages-opponents = Соперники
pages-colour = Ваш цвет
pages-colour-of = Цвет игрока { $name }
pages-colour-taken = занят: { $name }
pages-colour-white = Белый
pages-colour-black = Чёрный
pages-colour-yellow = Жёлтый
pages-colour-turquoise = Бирюзовый
pages-colour-pink = Розовый
pages-colour-brown = Коричневый
pages-level = Уровень
pages-level-novice = новичок
pages-level-adept = любитель
pages-level-expert = знаток
pages-level-master = мастер
pages-level-grandmaster = гроссмейстер
pages-way-new = Новый стол
pages-way-new-note = С друзьями, с ботами или на одном устройстве по очереди.
pages-way-lobby = Лобби
pages-way-lobby-note = Сесть за открытый стол или посмотреть.
pages-way-learn = Обучение
pages-way-learn-note = Первая партия с подсказками, минут десять.
pages-newcomer = Впервые здесь?
pages-way-replays = Повторы
pages-way-replays-note = Сыгранные партии, ход за ходом.
pages-way-rules = Правила
pages-way-rules-note = Все правила и разъяснения для справки.
pages-way-tribes = Племена
pages-way-tribes-note = Как лучше играть каждым из них.
pages-join-label = Сесть за стол по ссылке или коду
pages-join-open = Открыть
pages-join-wrong = Это не ссылка на стол. Она выглядит как …/table/abc123 или просто abc123.

pages-continue = Ваши партии
pages-all-games = Показать все ({ $count })
pages-free-seat = свободное место
pages-your-seat = без имени
pages-game-as = Вы: { $names }
pages-game-with = соперники: { $names }
pages-game-asking = Проверяем…
pages-game-gone = Этого стола больше нет.
pages-game-unknown = Сервер сейчас не отвечает.
pages-game-paused = Пауза.
pages-game-open =
    { $free ->
        [0] Все в сборе: хозяин стола может начинать.
        [one] Ещё { $free } место свободно.
        [few] Ещё { $free } места свободны.
       *[other] Ещё { $free } мест свободно.
    }
pages-game-your-turn = Ваш ход.
pages-game-turn-of = Ходит { $name }.
pages-game-over = Окончена. Посмотреть ещё раз.
pages-forget = Убрать из списка
pages-forget-really = Убрать?

# --- A new table ---

pages-new = Новый стол
pages-new-who = Кто играет
pages-new-what = Во что играем
pages-new-players = Игроки
pages-seat = Место { $number }
pages-seat-who = Кто сидит на месте { $number }
pages-wish-you = Вы
pages-wish-you-note = Вы хозяин стола: партию запускаете вы.
pages-wish-open = Друг по ссылке
pages-wish-open-note = Сюда сядет тот, кто первым откроет ссылку.
pages-wish-here = Друг за этим устройством
pages-wish-here-note = Вы передаёте устройство друг другу; между ходами экран закрыт.
pages-wish-bot = Бот
pages-wish-bot-note = Играет сразу, днём и ночью.
pages-bot = { $name }, { $level }
pages-friend-name = Имя друга
pages-tribes = Племена
pages-tribes-random = Случайные
pages-tribes-first-game = Первая партия
pages-tribes-character = По характеру
pages-tribes-chosen = Свой набор
pages-tribes-character-note = Наборы для коротких, долгих, азартных, глубоких или ровных партий.
pages-tribes-about = О племенах
pages-tribes-random-note =
    { $needed ->
        [one] Жребий выберет { $needed } племя из двенадцати.
        [few] Жребий выберет { $needed } племени из двенадцати.
       *[other] Жребий выберет { $needed } племён из двенадцати.
    }
pages-tribes-first-game-note =
    { $needed ->
        [6] Вингфолки, полурослики, минотавры, гиганты, волшебники и кентавры: с ними легко начать.
       *[other] { $needed } из шести племён: вингфолки, полурослики, минотавры, гиганты, волшебники и кентавры. С ними легко начать.
    }
pages-tribes-chosen-note =
    { $needed ->
        [one] Выберите { $needed } племя.
        [few] Выберите { $needed } племени.
       *[other] Выберите { $needed } племён.
    }
pages-tribes-count = Выбрано { $chosen } из { $needed }
pages-listed = Показать в лобби
pages-listed-note = Любой может сесть за стол или смотреть, а повтор потом доступен всем.
pages-hints = Советы
pages-hints-note = В свой ход можно спросить, как сыграл бы чемпион.
pages-memory-aid = Помощь памяти
pages-memory-aid-note = Карты, взятые у всех на виду, остаются видимыми.
pages-advanced = Часы, издание и опции
pages-clock = Часы
pages-clock-none = Нет
pages-clock-none-note = Каждый думает, сколько нужно.
pages-clock-bank = Минуты
pages-clock-bank-note = У каждого человека столько времени на всю партию. Когда оно выйдет, ход сделает бот.
pages-clock-days = Дни
pages-clock-days-note = Для партий по переписке: столько дней на каждый ход.
pages-clock-minutes = Минут на человека
pages-clock-increment = Добавка за ход, секунд
pages-clock-days-number = Дней на каждый ход
pages-edition = Издание
pages-edition-choose = По правилам какого издания
pages-preset-english = Английское издание
pages-preset-english-note = Обычные правила.
pages-preset-portuguese = Бразильское издание
pages-preset-portuguese-note = Как в английском издании.
pages-preset-russian = Русское издание
pages-preset-russian-note = Как в английском издании; в русском тексте нет главы о племенах.
pages-preset-polish = Польское издание
pages-preset-polish-note = Десять скелетов побеждают, на поле мерфолка славу получает только тот, кто впереди, а ничью в конце разрешает только самая большая группа.
pages-preset-german = Немецкое издание
pages-preset-german-note = На поле мерфолка славу получает только тот, кто впереди, тролли разрешают ничьи только в королевствах, а после группы с кентавром играют ещё одну, только если маркер поставлен.
pages-option-ten-skeletons = Десять скелетов на руке
pages-option-ten-skeletons-discard = показываются и сбрасываются
pages-option-ten-skeletons-win = побеждают
pages-option-ten-skeletons-note = Скелеты не бывают лидерами, поэтому из них одних группу не сыграть.
pages-option-merfolk-scoring = Поле мерфолка приносит славу
pages-option-merfolk-scoring-as-kingdom = как королевство
pages-option-merfolk-scoring-leader-only = только тому, кто впереди
pages-option-merfolk-scoring-note = Дают ли там славу и за второе и третье место, начиная с эпохи 2.
pages-option-troll-scope = Тролли разрешают ничьи
pages-option-troll-scope-kingdoms-and-merfolk = в королевствах и на поле мерфолка
pages-option-troll-scope-kingdoms-only = только в королевствах
pages-option-troll-scope-note = Где жетоны действуют в конце эпохи.
pages-option-band-tiebreak = Ничью за победу разрешают
pages-option-band-tiebreak-ladder = все группы, начиная с самой большой
pages-option-band-tiebreak-largest-only = только самые большие группы
pages-option-band-tiebreak-note = Только если славы и маркеров поровну.
pages-option-placement = Маркер, который можно поставить
pages-option-placement-must = ставится обязательно
pages-option-placement-may = ставится по желанию
pages-option-placement-note = Важно редко; но вдвоём из-за каждого маркера обоим нужна в этом королевстве группа побольше.
pages-option-empty-pool-draw = Когда открытых карт нет, колода даёт
pages-option-empty-pool-draw-1 = одну карту
pages-option-empty-pool-draw-2 = две карты
pages-option-empty-pool-draw-note = Две карты — популярный вариант, которого нет ни в одном издании правил.
pages-option-centaur-trigger = После группы с кентавром можно сыграть ещё одну, если маркер
pages-option-centaur-trigger-able = можно поставить
pages-option-centaur-trigger-placed = поставлен
pages-option-centaur-trigger-note = Важно, только если маркер можно не ставить.
pages-option-merfolk-sole = Вдвоём единственный, кто двинулся по полю мерфолка, получает
pages-option-merfolk-sole-first = одно число
pages-option-merfolk-sole-both = оба числа
pages-option-merfolk-sole-note = В эпохе 2, если другой игрок ещё на клетке 0.
pages-options-rules = Опции в правилах
pages-new-summary =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }, { $bots ->
        [0] без ботов
        [one] из них { $bots } бот
        [few] из них { $bots } бота
       *[other] из них { $bots } ботов
    }. { $waits ->
        [yes] Дальше вы получите ссылку для друзей.
       *[no] Игра начнётся сразу.
    }
pages-new-create =
    { $waits ->
        [yes] Создать стол
       *[no] Начать игру
    }

# --- Waiting room ---

pages-waiting = Стол готов
pages-waiting-free =
    { $free ->
        [0] Все в сборе.
        [one] Не хватает ещё { $free } игрока.
       *[other] Не хватает ещё { $free } игроков.
    }
pages-seats = Места
pages-chair =
    { $kind ->
        [bot] бот, { $level }
       *[other] { $own ->
            [yes] { $host ->
                [yes] вы, хозяин стола
               *[no] вы
            }
           *[no] { $host ->
                [yes] хозяин стола
               *[no] игрок
            }
        }
    }
pages-seat-bot = Посадить бота
pages-free-seat-of = Освободить место: { $name }
pages-bots-level = Уровень новых ботов
pages-start-game = Начать игру
pages-start-ready = Первого игрока выберет жребий.
pages-host-starts = Партию запускает { $name }.
pages-join = Сесть
pages-look-on = Можно и просто смотреть: видно будет всё, кроме карт на руках.
pages-look-on-full = Все места заняты. Можно остаться и смотреть: видно будет всё, кроме карт на руках.
pages-invite = Пригласить
pages-invite-link = Ссылка на этот стол
pages-invite-note = Отправьте её друзьям или дайте отсканировать код телефоном. Регистрация не нужна.
pages-invitation = Давай сыграем в Этнос.
pages-qr = QR-код { $address }
pages-share-only-here = Эта ссылка работает только на этом компьютере: никому другому игра пока не доступна.
pages-share-offer = Пустить других игроков из этой сети
pages-share-ask = Пустить других?
pages-share-meaning = Любой в этой же сети, у кого есть ссылка или код, сможет открывать столы на этом компьютере: занять свободное место, смотреть или открыть свой стол. Ничего другого на этом компьютере не видно.
pages-share-until = Так будет, пока вы это не отключите или не закроете игру; в следующий раз это снова будет отключено.
pages-share-yes = Пустить
pages-share-on = Другие игроки в этой сети могут сесть за стол по этой ссылке.
pages-share-by-hand = Или откройте на другом устройстве { $address } и введите код стола: { $code }.
pages-share-trouble = Если там ничего не открывается, мешает брандмауэр этого компьютера или то устройство подключено к другой сети.
pages-share-more = Другие адреса этого компьютера
pages-share-more-link = Ссылка для { $address }
pages-share-lost = Этот компьютер больше не в той сети, для которой была открыта игра; ссылка там не работает.
pages-share-stop = Больше никого не пускать
pages-own-link = Ваша личная ссылка
pages-own-link-note = Она открывает ваше место на другом устройстве или после очистки данных этого браузера. Никому её не давайте: у кого она есть, тот может играть вместо вас.
pages-own-link-of = Чьё место откроется: { $name }
pages-this-table = Этот стол
pages-chat = Чат
pages-chat-empty = Пока никто ничего не сказал.
pages-chat-say = Написать в чат
pages-chat-send = Отправить

# --- Lists of tables ---

pages-fact-tribes-random = случайные племена
pages-fact-tribes-first-game = племена первой партии
pages-fact-option = { $option }: { $value }
pages-fact-clock =
    { $kind ->
        [bank] { NUMBER($minutes, maximumFractionDigits: 0) } мин, +{ $increment } с за ход
        [days] { $days ->
            [one] { $days } день на ход
            [few] { $days } дня на ход
           *[other] { $days } дней на ход
        }
       *[none] без часов
    }
pages-lobby = Лобби
pages-lobby-note = Открытые столы: сесть или посмотреть.
pages-lobby-empty = Сейчас открытых столов нет. Создайте свой: другие найдут его здесь.
pages-status-open =
    { $free ->
        [0] Мест нет, скоро начало
        [one] { $free } место свободно
        [few] { $free } места свободны
       *[other] { $free } мест свободно
    }
pages-status-running = Идёт эпоха { $age }
pages-status-over = Окончена
pages-a-bot = бот
pages-glory =
    { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
       *[other] { $glory } очков славы
    }
pages-back = На своё место
pages-watch = Смотреть
pages-watch-replay = Смотреть
pages-replays = Повторы
pages-replays-note = Сыгранные партии открытых столов, сначала новые.
pages-replays-empty = Здесь ещё не доиграли ни одной открытой партии.
pages-older = Более ранние
pages-oldest = Это все партии.

# --- Learn ---

pages-learn = Обучение
pages-learn-note = Две минуты сейчас; остальное стол объяснит по ходу игры.
pages-learn-step = { $number }. { $title }
pages-learn-aim = Завоёвывайте королевства
pages-learn-aim-text = В конце каждой эпохи королевство приносит славу тому, у кого там больше всего маркеров, а в поздних эпохах — и за второе и третье место. У кого в конце больше славы, тот и побеждает.
pages-learn-turn = Возьмите карту или сыграйте группу
pages-learn-turn-text = В свой ход сделайте одно из двух. Взять можно любую открытую карту общего ряда или верхнюю карту колоды. На руке может быть не больше десяти карт.
pages-learn-band = Общее племя или цвет
pages-learn-band-text = Все карты группы — одного племени или одного цвета. Больше — лучше: 2, 3, 4, 5, 6 карт приносят 1, 3, 6, 10, 15 очков славы в конце эпохи.
pages-learn-marker = Поставьте маркер
pages-learn-marker-text = Королевство определяет цвет лидера. Карт нужно больше, чем у вас там маркеров: для третьего маркера — три карты.
pages-learn-leader = Выбирайте лидера с умом
pages-learn-leader-text = У племени лидера есть способность: с кентавром можно сыграть ещё группу, с эльфом — оставить карты, с волшебником — взять новые. Остальные карты уходят в общий ряд, на выбор всем.
pages-learn-age = Берегитесь драконов
pages-learn-age-text = Три дракона спят в нижней половине колоды. Третий сразу заканчивает эпоху, и все карты, что у вас на руке, пропадают.
pages-first-game = Сыграть первую партию
pages-first-game-note = Против трёх новичков, с самыми простыми племенами и советами в любой момент.

# --- Nothing here ---

pages-lost = Здесь только дракон
pages-lost-note = Такой страницы нет. Возможно, ссылка неполная.

# --- Партия из файла ---

pages-file-load = Загрузить файл партии
pages-file-note = В файле .ethnos вся партия. Сначала проверяется каждая перетасовка, каждый ход и каждое очко.
pages-file-checked = Файл в порядке: всё в нём сходится. Ходы: { $moves }, перетасовки: { $shuffles }, слава: { $points }.

# --- Privacy ---

privacy = Конфиденциальность
privacy-short = Учётная запись не нужна, и здесь нет ни куки, ни слежки, ни рекламы. Страницы ничего не загружают со сторонних сайтов, и без вашей просьбы ничего никому не передаётся.
privacy-kept = Что хранит этот сервер
privacy-kept-names = Имена, которыми вы назвались. Имя не обязано быть настоящим.
privacy-kept-game = О каждой партии: настройки, каждый ход и его время.
privacy-kept-chat = То, что вы пишете в чате. Это могут прочесть все за столом и все зрители.
privacy-kept-links = Для каждого места — проверочное значение его личной ссылки, но не саму ссылку. У кого ваша ссылка, тот играет за вас: никому её не давайте.
privacy-kept-public = Столы из списка и законченные партии видны всем, вместе с именами игроков.
privacy-kept-people = Если вы собрали свои партии: какие места ваши, со ссылками, запечатанными так, что открыть их могут только ваши браузеры. Если вы просите сообщать о вашем ходе: ваш адрес электронной почты или адрес для уведомлений от браузера, пока вы не отпишетесь. Уведомления идут через вашу почтовую службу или через службу производителя браузера.
privacy-kept-safe = Чей чат вы скрыли, кого заблокировали и о чём сообщили владельцу сервера.
privacy-address = Ваш сетевой адрес находится в памяти, пока вы подключены, чтобы никто не занял весь сервер. Записывается он, только когда сервер кому-то отказывает: в журнале и в списке заблокированных адресов. Чтобы ограничить, сколько может делать один адрес, сервер хранит его проверочное значение — не дольше часа. До начала партии он хранит проверочные значения того, откуда заняты её места, чтобы снова не сел тот, кого хозяин стола отпустил.
privacy-long = Как долго
privacy-finished = { $days ->
    [0] Законченные партии: бессрочно, потому что к ним возвращаются.
    [one] Законченные партии: { $days } день.
    [few] Законченные партии: { $days } дня.
   *[other] Законченные партии: { $days } дней.
}
privacy-unfinished = { $days ->
    [0] Незаконченные партии: бессрочно.
    [one] Незаконченные партии: { $days } день после последнего хода.
    [few] Незаконченные партии: { $days } дня после последнего хода.
   *[other] Незаконченные партии: { $days } дней после последнего хода.
}
privacy-abandoned = { $days ->
    [0] Столы, за которыми партия не началась: бессрочно.
    [one] Столы, за которыми партия не началась: { $days } день.
    [few] Столы, за которыми партия не началась: { $days } дня.
   *[other] Столы, за которыми партия не началась: { $days } дней.
}
privacy-chat = { $days ->
    [0] Чат: столько же, сколько партия.
    [one] Чат: { $days } день после конца партии.
    [few] Чат: { $days } дня после конца партии.
   *[other] Чат: { $days } дней после конца партии.
}
privacy-people = { $days ->
    [0] То, что связывает ваши партии: пока вы это не удалите.
    [one] То, что связывает ваши партии: { $days } день после вашего последнего визита.
    [few] То, что связывает ваши партии: { $days } дня после вашего последнего визита.
   *[other] То, что связывает ваши партии: { $days } дней после вашего последнего визита.
}
privacy-addresses = { $days ->
    [0] Ваши адреса для уведомлений: пока вы не отпишетесь.
    [one] Ваши адреса для уведомлений: { $days } день после вашего последнего визита.
    [few] Ваши адреса для уведомлений: { $days } дня после вашего последнего визита.
   *[other] Ваши адреса для уведомлений: { $days } дней после вашего последнего визита.
}
privacy-unconfirmed = { $days ->
    [0] Неподтверждённый адрес электронной почты: пока его не удалят.
    [one] Неподтверждённый адрес электронной почты: { $days } день после вашего последнего визита.
    [few] Неподтверждённый адрес электронной почты: { $days } дня после вашего последнего визита.
   *[other] Неподтверждённый адрес электронной почты: { $days } дней после вашего последнего визита.
}
privacy-notices = { $days ->
    [0] Сведения о том, что вам сообщили о ходе: столько же, сколько партия.
    [one] Сведения о том, что вам сообщили о ходе: { $days } день.
    [few] Сведения о том, что вам сообщили о ходе: { $days } дня.
   *[other] Сведения о том, что вам сообщили о ходе: { $days } дней.
}
privacy-reports = { $days ->
    [0] Жалобы и действия владельца: столько же, сколько сервер.
    [one] Жалобы и действия владельца: { $days } день.
    [few] Жалобы и действия владельца: { $days } дня.
   *[other] Жалобы и действия владельца: { $days } дней.
}
privacy-device = Что остаётся на этом устройстве
privacy-device-text = Этот браузер хранит ваши настройки, имя и ссылки на ваши места. Чтобы убрать их, удалите данные этого сайта в настройках браузера; без ссылки место будет потеряно.
privacy-remove = Как попросить что-то удалить
privacy-remove-text = Владелец этого сервера может удалить имя или чат отовсюду, удалить стол и выдать вам то, что о нём хранится. Партии остальных останутся доступны, без вашего имени.
privacy-contact = Связь с владельцем:
privacy-no-contact = Владелец не указал здесь, как с ним связаться. Спросите того, кто вас пригласил.
privacy-tab = Всё остаётся на этом устройстве
privacy-tab-text = У этой страницы нет сервера: вы играете в своём браузере, и ваши партии, имя и настройки хранятся только в нём. Больше их никто не видит.
privacy-tab-remove = Чтобы удалить всё, удалите данные этого сайта в настройках браузера. Сначала сохраните в разделе «Настройки» партии, которые хотите оставить.
