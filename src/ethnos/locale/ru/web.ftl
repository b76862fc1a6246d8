# The table in the browser.

web-title = Этнос
web-title-turn = ● Ваш ход · Этнос
web-close = Закрыть
web-cancel = Отмена
web-yes = Да
web-no = Нет
web-none = нет
web-home = На главную
web-menu = Меню
web-rules = Правила
web-settings = Настройки
web-sound = Звук
web-opening = Стол открывается…
web-cannot-open = Этот стол не открывается
web-no-connection = Сервер недоступен. Попробуйте ещё раз чуть позже.
web-not-the-server = Ответ пришёл не от сервера игры. Возможно, в этой сети сначала нужно войти.
web-part-missing = Не удалось загрузить часть страницы. Возможно, игра обновилась или пропала связь.
web-reload = Перезагрузить
web-lost = Связь потеряна. Пробуем снова…
web-not-sent = Не отправлено: нет связи. Попробуйте ещё раз, когда она появится.
web-seat-number = Игрок { $number }
web-somebody = Кто-то
web-skip = Перейти к вашим картам

# --- The top bar ---

web-age = Эпоха { $age }
web-age-word = Эпоха
web-age-of = Эпоха { $age } из { $ages }
web-dragons =
    { $count ->
        [0] Драконов пока нет
        [one] { $count } дракон из { $last }
        [few] { $count } дракона из { $last }
       *[other] { $count } драконов из { $last }
    }
web-set-up = Подготовка к партии
web-set-up-tribes = Карты установки открыты: племён в игре — { $count }
web-set-up-tokens = Каждое королевство получает жетоны славы, от меньшего к большему
web-set-up-deal = Каждый получает первую карту
web-set-up-on = К столу
web-third-dragon = Третий дракон лежит у игрока { $name }
web-began = Первый ход этой эпохи
web-your-turn = Ваш ход
web-their-turn = Ходит { $name }
web-tribes = Племена в игре
web-tribes-note = Способность определяет племя лидера. X — число карт в группе.
web-scores = Слава
web-log = Журнал
# Кнопка и пункт меню.
web-log-unread =
    { $unread ->
        [0] Журнал
        [one] Журнал: { $unread } непрочитанное сообщение
        [few] Журнал: { $unread } непрочитанных сообщения
       *[other] Журнал: { $unread } непрочитанных сообщений
    }
web-log-and-chat = Журнал и чат
web-unread = непрочитанных: { $unread }
web-since = После вашего хода
web-last-moves = Последние ходы
web-dock =
    { $docked ->
        [yes] Открепить журнал
       *[no] Закрепить журнал
    }

# --- Kingdoms ---

web-map = Королевства
web-chart-title = Шесть королевств
web-chart-below = верная карта земель
# A place on a ribbon: as short as can be.
web-rank =
    { $place ->
        [1] 1-й
        [2] 2-й
        [3] 3-й
       *[other] { $place }-й
    }
web-kingdom-empty = маркеров пока нет
web-kingdom-spoken = { kingdom }, слава в этой эпохе: { $token }. Маркеры: { $markers }. { $leaders ->
        [none] Впереди никого.
       *[other] Впереди: { $leaders }.
    }
web-kingdom-markers = { $name } { $count }
web-kingdom-needs =
    { $needed ->
        [one] Для { grammar-kingdom-gen } нужна { $needed } карта, в группе { $size }.
        [few] Для { grammar-kingdom-gen } нужны { $needed } карты, в группе { $size }.
       *[other] Для { grammar-kingdom-gen } нужно { $needed } карт, в группе { $size }.
    }{ $both ->
        [yes] { " " }Считаются маркеры обоих игроков.
       *[no] { "" }
    }
web-player = Игрок
web-players = Игроки
web-markers = Маркеры
web-leads = впереди
web-if-age-ended = Слава, если бы эпоха кончилась сейчас
web-reckoning-note =
    { $players ->
        [2] В эпохе 1 тот, у кого больше маркеров, получает меньший жетон. В эпохе 2 — больший или оба, если у соперника здесь нет маркеров. При ничьей делят только жетон этой эпохи, с округлением вниз.
       *[other] { $age ->
            [1] В эпохе 1 славу получает только тот, у кого больше всего маркеров.
            [2] В эпохе 2 первый получает жетон этой эпохи, второй — предыдущей.
           *[other] В эпохе 3 первый, второй и третий получают по жетону, начиная с наибольшего.
        } При ничьей награды за эти места делятся поровну с округлением вниз.
    }

# --- Players ---

web-you = (вы)
web-away = не в сети
web-substitute = играет бот
web-player-spoken =
    { $name }: слава { $glory }, { $cards ->
        [one] { $cards } карта на руке
        [few] { $cards } карты на руке
       *[other] { $cards } карт на руке
    }{ $turn ->
        [yes] , сейчас ходит
       *[no] { "" }
    }
web-player-more = Подробнее: { $name }
web-hand-size =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[other] { $count } карт на руке
    }
web-glory-coming = Слава { $glory } и ещё { $coming }, если бы эпоха кончилась сейчас
web-band-title =
    { $size ->
        [1] Группа из одной карты: { $cards }. Слава в конце эпохи: { $worth }
        [one] Группа из { $size } карты: { $cards }. Слава в конце эпохи: { $worth }
       *[other] Группа из { $size } карт: { $cards }. Слава в конце эпохи: { $worth }
    }
web-band-spoken =
    { $size ->
        [1] Группа из одной карты, лидер — { $leader }, слава { $worth }
        [one] Группа из { $size } карты, лидер — { $leader }, слава { $worth }
       *[other] Группа из { $size } карт, лидер — { $leader }, слава { $worth }
    }
web-merfolk-space = Клетка { $space } на поле мерфолка
web-horde = Орда орков
web-troll-token = Жетон тролля { $value }
web-giant-holds =
    { $size ->
        [1] Жетон гиганта: группа из одной карты
        [one] Жетон гиганта: группа из { $size } карты
       *[other] Жетон гиганта: группа из { $size } карт
    }
web-known = Взято у всех на виду: { $cards }
# Beside the name of whoever moves after this turn: as short as can be.
web-next = следующий ход
web-place-now = Место по славе: { $place }
web-no-bands = В этой эпохе групп ещё нет.
web-boards = Поля и жетоны племён
web-so-far = Пока
web-if-ended = Если бы эпоха кончилась сейчас
web-supply =
    { $count ->
        [one] { $count } маркер в запасе
        [few] { $count } маркера в запасе
       *[other] { $count } маркеров в запасе
    }
web-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[other] { $count } дней
    }

# --- Pool, deck and hand ---

web-pool = Общий ряд
web-pool-empty = Общий ряд пуст.
web-take-spoken =
    { $count ->
        [1] Взять { grammar-card-gen }
       *[other] Взять { grammar-card-gen }, таких { $count }
    }
# A card of the pool that cannot be taken now.
web-pool-card =
    { $count ->
        [1] { card }
       *[other] { card }, таких { $count }
    }
web-draw =
    { $count ->
        [1] Взять карту
        [one] Взять { $count } карту
        [few] Взять { $count } карты
       *[other] Взять { $count } карт
    }
web-draw-spoken =
    { $left ->
        [one] Взять из колоды: осталась { $left } карта
        [few] Взять из колоды: остались { $left } карты
       *[other] Взять из колоды: осталось { $left } карт
    }, драконов вышло { $dragons } из { $last }
# Under the number of cards in the deck.
web-left =
    { $count ->
        [one] осталась
        [few] осталось
       *[other] осталось
    }
web-deck-left =
    { $count ->
        [one] осталась { $count } карта
        [few] остались { $count } карты
       *[other] осталось { $count } карт
    }
web-hand = Ваши карты
web-hand-empty = На руке нет карт
web-sort =
    { $order ->
        [tribe] Разложить карты на руке по племенам
       *[colour] Разложить карты на руке по цветам
    }
web-hand-card =
    { card }{ $role ->
        [leader] , лидер группы
        [in] , в группе
        [out] , может войти в группу
        [apart] , не подходит к этой группе
        [gone] , в предыдущей группе
       *[free] { "" }
    }{ $kept ->
        [yes] , остаётся у вас
       *[no] { "" }
    }
web-make-leader = ♛ лидер
web-keep =
    { $kept ->
        [yes] ✓ себе
       *[no] + себе
    }
web-cannot-lead = Сейчас { card } не может возглавить группу.

# --- Building a Band ---

web-builder = Ваша группа
web-band-of =
    { $size ->
        [1] Группа из одной карты
        [one] Группа из { $size } карты
       *[other] Группа из { $size } карт
    }
web-earlier-band =
    { $size ->
        [1] Сначала одна карта: { $leader }. Затем:
        [one] Сначала { $size } карта, лидер — { $leader }, затем:
        [few] Сначала { $size } карты, лидер — { $leader }, затем:
       *[other] Сначала { $size } карт, лидер — { $leader }, затем:
    }
web-together = Как собрать группу
web-by-tribe = { tribe } ({ $most })
web-by-colour = все { grammar-colour-many } ({ $most })
web-builder-tip = Коснитесь карты, чтобы убрать её или добавить. L делает её лидером, Esc отменяет всё.
web-ask-kingdom = Куда поставить маркер:
web-no-marker = без маркера
web-ask-extra =
    { $count ->
        [1] Дополнительный маркер, осталось { $left }:
       *[other] Дополнительные маркеры, осталось { $left } из { $count }:
    }
web-ask-token = Жетон тролля:
web-ask-horde = Маркер в вашу орду орков
web-ask-keep =
    { $count ->
        [1] Эльф может оставить одну карту (выбрано { $kept }): выберите её ниже.
        [one] Эльф может оставить до { $count } карты (выбрано { $kept }): выберите их ниже.
       *[other] Эльф может оставить до { $count } карт (выбрано { $kept }): выберите их ниже.
    }
web-ask-draw =
    { $count ->
        [1] Взять карту
        [one] Взять { $count } карту
        [few] Взять { $count } карты
       *[other] Взять { $count } карт
    }
web-follow = Сыграть ещё группу
web-choose-kingdom = Выберите королевство для маркера.
web-actions = Что будет дальше
web-will = Вот что произойдёт
web-will-marker = маркер: { $kingdoms }
web-will-missing =
    { $needed ->
        [one] без маркера в { grammar-kingdom-loc }: нужна { $needed } карта, в группе { $size }
        [few] без маркера в { grammar-kingdom-loc }: нужны { $needed } карты, в группе { $size }
       *[other] без маркера в { grammar-kingdom-loc }: нужно { $needed } карт, в группе { $size }
    }{ $both ->
        [yes] { " " }(считаются маркеры обоих игроков)
       *[no] { "" }
    }
web-will-glory =
    { $count ->
        [one] { $count } очко славы сейчас
        [few] { $count } очка славы сейчас
       *[other] { $count } очков славы сейчас
    }
web-will-worth =
    { $count ->
        [one] { $count } очко славы в конце эпохи
        [few] { $count } очка славы в конце эпохи
       *[other] { $count } очков славы в конце эпохи
    }
web-will-merfolk = на клетку { $space } поля мерфолка
web-will-token = вы берёте жетон тролля { $value }
web-will-horde = маркер в вашу орду орков
web-will-draw =
    { $count ->
        [1] вы берёте карту
        [one] вы берёте { $count } карту
        [few] вы берёте { $count } карты
       *[other] вы берёте { $count } карт
    }
web-will-keep = остаётся у вас: { $cards }
web-will-pool = в общий ряд: { $cards }
web-will-pool-many =
    { $count ->
        [one] в общий ряд — { $count } карта
        [few] в общий ряд — { $count } карты
       *[other] в общий ряд — { $count } карт
    }
web-will-pool-none = в общий ряд — ничего
web-play-band = Сыграть группу

# --- What to do ---

web-status-turn = Возьмите карту из общего ряда или колоды либо выберите лидера группы среди своих карт.
web-status-turn-brief = Возьмите карту или выберите лидера группы.
# Ни одна карта в руке не может возглавить группу.
web-status-turn-take = Возьмите карту из общего ряда или колоды.
web-turn-choose = Выберите одно
web-turn-take = Возьмите карту
web-turn-take-how = из общего ряда или колоды
web-turn-lead = Сыграйте группу:
web-turn-lead-how = выберите лидера среди своих карт
web-status-full = Больше карт взять нельзя: выберите лидера группы.
web-status-waiting = { $name } думает…
web-status-away = { $name } не в сети.
web-status-watching = Вы смотрите. Ходит { $name }.
web-status-sending = Ход отправляется…
web-status-paused = Игра на паузе.
web-status-over = Игра окончена
web-status-pillage = Эпоха окончена. Отправить орду орков в набег за славой или сохранить на потом?
web-pillage-empty =
    { $glory ->
        [one] В набег: { $glory } очко славы
        [few] В набег: { $glory } очка славы
       *[other] В набег: { $glory } очков славы
    }
web-pillage-keep =
    { $glory ->
        [0] Сохранить
        [one] Сохранить: { $glory } очко славы
        [few] Сохранить: { $glory } очка славы
       *[other] Сохранить: { $glory } очков славы
    }
web-show-skeletons = Показать десять скелетов
web-skip-moves = Пропустить
web-skip-moves-note = Показывать ходы остальных сразу, пока не наступит ваш ход (S)
web-pace = Темп: { $pace }
web-undo = Отменить ход
web-hint = Совет
web-hint-thinking = Чемпион думает…
web-hint-take = Чемпион взял бы { grammar-card-gen }.
web-hint-draw = Чемпион взял бы карту из колоды.
web-hint-band =
    { $size ->
        [1] Чемпион сыграл бы группу из одной карты: { $leader }.
       *[other] Чемпион сыграл бы группу: { $cards }; лидер — { $leader }.
    }
web-hint-pillage =
    { $empty ->
        [yes] Чемпион отправил бы орду орков в набег.
       *[no] Чемпион сохранил бы орду орков.
    }
web-hint-skeletons = Чемпион показал бы скелетов.
web-hint-play = Сыграть так

# --- Around the table ---

web-keys = Клавиатура
# What a key does.
web-key =
    { $does ->
        [draw] взять карту из колоды
        [take] взять эту открытую карту, считая от колоды
        [move] от карты к карте, от королевства к королевству, от игрока к игроку
        [pick] выбрать карту или королевство
        [lead] в группе: эта карта — лидер
        [keep] эльф: оставить эту карту
        [skip] сразу показать ходы остальных
        [undo] отменить ход
        [hint] попросить совет
        [glory] слава на данный момент
        [log] журнал и чат
        [tribes] племена в игре
        [boards] поля и жетоны племён
        [summary] правила на одной странице
        [close] закрыть или отменить группу
       *[list] этот список
    }
web-text-view = Стол в виде текста
web-last-age = Итоги прошлой эпохи
web-own-link =
    { $copied ->
        [yes] Скопировано
       *[no] Копировать личную ссылку
    }
web-own-link-note = Она открывает ваше место на любом устройстве. Никому её не давайте.
web-pause = Попросить паузу
web-resume = Продолжить
web-home-note = Партия сохранена и ждёт вас.
web-leave =
    { $sure ->
        [yes] Да, отойти
       *[no] Отойти: пусть играют без вас
    }
web-leave-note = Остальные увидят, что вас нет, и за вас может играть бот. Откройте стол снова, чтобы вернуться.
web-seat-bot = { $name }: пусть играет бот
web-question =
    { $question ->
        [bot] { $name } просит, чтобы вместо игрока { $absent } играл бот.
        [end] { $name } предлагает закончить игру в нынешнем положении.
        [pause] { $name } просит паузу.
       *[undo] { $move ->
            [none] { $name } просит отменить ход.
           *[other] { $name } просит отменить этот ход и следующие: { $move }
        }
    }
web-question-waits = Ждём остальных.
web-question-withdraw = Отозвать
web-absent = { $name } не в сети. С { $time } остальные могут согласиться на бота.
web-set-back = Сервер вернулся к более раннему состоянию этого стола.
web-removed = Хозяин стола освободил ваше место.
web-rematch = Сыграть ещё
web-rematch-join = К новой партии
web-rematch-made = Новая партия открыта за другим столом. Чат остаётся за этим.
web-replay = Повтор
web-analyse = Анализ
web-play-on = Играть с любого хода
web-download = Сохранить партию
web-cover = { $name }, ваш ход
web-cover-note = Берите устройство, когда экран видите только вы.
web-cover-ready = Я — { $name }
web-say = Написать в чат
web-send = Отправить
web-reactions = Быстрые реплики
web-reaction =
    { $reaction ->
        [hello] Привет!
        [well_played] Хороший ход
        [thanks] Спасибо
        [thinking] Думаю…
        [oops] Упс
        [ouch] Ой
        [wow] Ух ты
       *[good_game] Отличная игра!
    }

# --- The log, apart from the game ---

web-line-joined = { $name } садится за стол
web-line-left = { $name } выходит из-за стола
web-line-removed = { $name }: место освободил хозяин стола
web-line-returned = { $name } снова здесь
web-line-bot-seated = { $name }: теперь играет бот
web-line-clock = { $name }: время вышло, ход делает бот
web-line-undone = { $name } отменяет ход
web-line-asked =
    { $question ->
        [bot] { $name } просит, чтобы вместо игрока { $absent } играл бот
        [end] { $name } предлагает закончить игру в нынешнем положении
        [pause] { $name } просит паузу
       *[undo] { $name } просит отменить ход
    }
web-line-answered =
    { $yes ->
        [yes] { $name } соглашается
       *[no] { $name } не соглашается
    }
web-line-withdrawn = { $name } отзывает просьбу
web-line-paused = Игра на паузе
web-line-resumed = Игра продолжается
web-line-finished = Игра закончена досрочно, в нынешнем положении
web-line-replaced = { $name }: новая личная ссылка
web-line-invited = { $name } создаёт приглашение
web-line-requested = { $name } просит место
web-line-hid =
    { $blocked ->
        [yes] { $yes ->
            [yes] Заблокировано: { $absent }
           *[no] Разблокировано: { $absent }
        }
       *[no] { $yes ->
            [yes] Чат скрыт для вас: { $absent }
           *[no] Чат снова виден: { $absent }
        }
    }
web-line-said = { $name }: { $text }
web-line-reacted = { $name }: { web-reaction }
web-line-rematch = Новая партия — за другим столом
