# The game in a terminal.

# --- The table ---

terminal-title = Этнос
terminal-age = Эпоха { $age } из { $ages }
terminal-age-short = Эпоха { $age }
terminal-deck-short = Колода { $count }
terminal-dragons = Драконы
terminal-deck =
    { $count ->
        [one] Колода { $count } карта
        [few] Колода { $count } карты
       *[other] Колода { $count } карт
    }
terminal-tribes = Племена: { $tribes }
terminal-your-turn = Ваш ход
terminal-their-turn = Ходит { $name }
terminal-game-over = Игра окончена
terminal-kingdom = Королевство
terminal-kingdoms = Королевства: жетоны славы, маркеры и кто впереди
terminal-leads = Впереди
terminal-nobody = никто
terminal-tied = поровну
terminal-players = Игроки
terminal-pool = Ряд
terminal-pool-title = Общий ряд: можно брать
terminal-your-hand = Карты
terminal-hand-title = Ваши карты, по племенам и по цветам
terminal-hands = Карты на руках у всех
terminal-none = нет
terminal-no-bands = групп пока нет
terminal-wild = любой
terminal-you = (вы)
terminal-glory = слава { $count }
terminal-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
terminal-place = { $place }-е место
terminal-merfolk = Мерфолк
terminal-horde = Орда
terminal-trolls = Тролли
terminal-giant = Гигант

terminal-player-short = Игрок
terminal-glory-short = Слава
terminal-hand-short = Карты
terminal-merfolk-short = Мерф.
terminal-horde-short = Орки
terminal-trolls-short = Тролли
terminal-giant-short = Гигант
terminal-bands-short = Группы

terminal-tribe-short =
    { $tribe ->
        [centaur] Кент
        [dwarf] Гном
        [elf] Эльф
        [giant] Гиг
        [halfling] Полу
        [merfolk] Мерф
        [minotaur] Мино
        [orc] Орк
        [troll] Трол
        [wingfolk] Винг
        [wizard] Волш
       *[skeleton] Скел
    }

# --- The score sheet ---

terminal-sheet = Эпоха { $age }
terminal-sheet-age = Эта эпоха
terminal-sheet-glory = Слава
terminal-sheet-place = Место
terminal-age-ended = Вышел третий дракон: эпоха { $age } окончена.
terminal-result = Счёт
terminal-source = За что
terminal-source-merfolk = Мерфолк
terminal-source-giant-now = Гигант, сразу
terminal-source-giant-end = Гигант, конец
terminal-source-orcs = Орда орков
terminal-source-bands = Группы
terminal-and = {" "}и{" "}
terminal-winner =
    { $count ->
        [1] Побеждает { $names }: { winner-title }.
       *[other] Победу делят { $names }: { winner-title }.
    }

# --- Asking ---

terminal-prompt = { $name }>{" "}
terminal-commands =
    { $asked ->
        [turn] d колода · t взять · b группа · s счёт · l лог · u назад · h помощь · q выход
        [pillage] д в набег · н сохранить · s счёт · l лог · u назад · h помощь · q выход
       *[middle] номер · s счёт · l лог · u назад · h помощь · q сохранить и выйти
    }
terminal-unknown-command = «{ $line }» здесь не работает. { terminal-commands }
terminal-nothing-typed = Введите одно из этого: { terminal-commands }
terminal-press-enter = Enter — дальше.{" "}
terminal-hide-hand = Enter — скрыть карты, u — отменить ход.{" "}
terminal-hand-over = { $name }, ваш ход. Нажмите Enter, когда экран видите только вы.{" "}
terminal-news-line = · { $news }

terminal-no-such-number = Нет номера { $number }: есть от 1 до { $count }.
terminal-no-such-card = Карту «{ $typed }» здесь выбрать нельзя.
terminal-ambiguous = «{ $typed }» — это может быть { $cards }: введите больше букв или номер.
terminal-no-such-answer = «{ $typed }» — не ответ; ответы: { $answers }.
terminal-or = {" "}или{" "}

terminal-take-what = Какую карту взять? Номер или название, x — передумать:{" "}
terminal-pool-empty = Общий ряд пуст: возьмите карту из колоды или сыграйте группу.
terminal-hand-empty = На руке нет карты, которая могла бы возглавить группу.

# --- A Band ---

terminal-leader-options = Кто лидер?
terminal-leader-ask = Лидер: номер или название, x — передумать:{" "}
terminal-cannot-lead = Эта карта не может быть лидером: { card }.
terminal-together-ask = Группа по племени — { $tribe } ({ $bytribe }) — или по цвету — { grammar-colour-many } ({ $bycolour })? п или ц:{" "}
terminal-band-cards = В группе:
terminal-leave-ask = Кого убрать? Номера или названия, Enter — никого, x — передумать:{" "}
terminal-leave-not-there = В этой группе нет { grammar-card-gen }, чтобы убрать.
terminal-leader-stays = Лидер остаётся: { card }.
terminal-glance = Пока так:{" "}
terminal-will = Вот что произойдёт:{" "}
terminal-confirm = Enter — сыграть, x — отменить всё:{" "}
terminal-only-enter = «{ $typed }» здесь не ответ: группу играет просто Enter.
terminal-cancelled = Отменено: ничего не изменилось.
terminal-words =
    { $answer ->
        [yes] д да
        [no] н нет
        [tribe] п племя
        [colour] ц цвет
       *[all] все
    }
terminal-show-ask = Показать десять скелетов? д или н:{" "}

terminal-will-marker = маркер: { $kingdoms }
terminal-will-marker-choice = маркер в королевство на ваш выбор
terminal-will-no-marker = без маркера
terminal-will-missing =
    без маркера ({ $name }): { $needed ->
        [one] нужна { $needed } карта
        [few] нужны { $needed } карты
       *[other] нужно { $needed } карт
    }, в группе { $size }
terminal-will-glory =
    { $count ->
        [one] { $count } очко славы сейчас
        [few] { $count } очка славы сейчас
       *[other] { $count } очков славы сейчас
    }
terminal-will-worth =
    { $count ->
        [one] { $count } очко славы в конце эпохи
        [few] { $count } очка славы в конце эпохи
       *[other] { $count } очков славы в конце эпохи
    }
terminal-will-merfolk = мерфолк на клетку { $space }
terminal-will-pool = в общий ряд: { $cards }
terminal-will-pool-none = в общий ряд — ничего
terminal-will-keep = остаётся у вас: { $cards }
terminal-will-draw =
    { $count ->
        [one] вы берёте { $count } карту
        [few] вы берёте { $count } карты
       *[other] вы берёте { $count } карт
    }
terminal-will-token = вы берёте жетон тролля { $value }
terminal-will-horde = маркер в вашу орду орков

terminal-ask-kingdom = Куда ставится маркер?
terminal-ask-extra =
    { $count ->
        [1] Дополнительный маркер с поля мерфолка: куда?
        [one] { $count } дополнительный маркер с поля мерфолка: куда следующий?
        [few] { $count } дополнительных маркера с поля мерфолка: куда следующий?
       *[other] { $count } дополнительных маркеров с поля мерфолка: куда следующий?
    }
terminal-ask-token = Какой жетон тролля?
terminal-ask-horde = Поставить маркер в орду орков?
terminal-ask-another = Ещё одна группа после кентавра?
terminal-ask-keep =
    { $count ->
        [1] Эльф может оставить 1 карту. Какую?
        [one] Эльф может оставить до { $count } карты. Какие?
       *[other] Эльф может оставить до { $count } карт. Какие?
    }
terminal-ask-wizard =
    { $count ->
        [one] Волшебник может взять { $count } карту. Взять?
        [few] Волшебник может взять { $count } карты. Взять?
       *[other] Волшебник может взять { $count } карт. Взять?
    }
terminal-ask-pillage =
    Эпоха окончена. Отправить в набег орду орков из { $count ->
        [one] { $count } маркера
       *[other] { $count } маркеров
    } и получить { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
       *[other] { $glory } очков славы
    }?
terminal-ask-middle = Этот ход уже начат. Что дальше?
terminal-answer = Номер, x — отменить всё:{" "}
terminal-answer-yes = д или н, x — отменить всё:{" "}
terminal-answer-keep = Номера или названия, «все», 0 — ни одной, x — отменить всё:{" "}
terminal-keep-too-many = Выбрано { $typed }: эльф может оставить не больше { $count }.
terminal-keep-one-at-least = Введите карты, которые оставляете, или 0.
terminal-keep-not-there = На руке больше нет { grammar-card-gen }, чтобы оставить.
terminal-choice-none = нет
terminal-choice-token = жетон { $value }

terminal-option-draw = взять карту из колоды
terminal-option-take = взять { grammar-card-gen }
terminal-option-lead-tribe = лидер — { card }, по племени
terminal-option-lead-colour = лидер — { card }, по цвету
terminal-option-show = показать десять скелетов
terminal-option-leave = убрать { grammar-card-gen }
terminal-option-play = сыграть группу как есть
terminal-option-place = маркер в { grammar-kingdom-acc }
terminal-option-place-none = без маркера
terminal-option-token = жетон тролля { $value }
terminal-option-token-none = без жетона тролля
terminal-option-horde = маркер в орду орков
terminal-option-horde-none = без маркера в орду орков
terminal-option-stop = больше групп не играть
terminal-option-keep = оставить { grammar-card-gen }
terminal-option-keep-done = больше не оставлять
terminal-option-wizard-draw = взять карты
terminal-option-wizard-none = не брать карты
terminal-option-pillage = отправить орду орков в набег
terminal-option-pillage-none = сохранить орду орков

# --- Undo, saving, leaving ---

terminal-cannot-undo = Это нельзя отменить: { $reason }.
terminal-refused = Невозможно: { $reason }.
terminal-undone =
    { $count ->
        [one] Отменено { $count } решение.
        [few] Отменено { $count } решения.
       *[other] Отменено { $count } решений.
    }
terminal-saved = Партия сохранена в { $path }
terminal-go-on = Продолжить: { $command }
terminal-cannot-save = Не удалось сохранить партию в { $path }: { $reason }

# --- Help ---

terminal-help =
    d            взять верхнюю карту колоды
    t 3, t эльф  взять открытую карту по номеру или названию; хватит начала названия
    b            сыграть группу: лидер, кого убрать, способность лидера, подтвердить
    s, s 1       таблица славы          l   всё, что произошло
    u            отменить последний ход, если он не открыл ничего скрытого
    h            эта справка            q   сохранить и выйти
terminal-help-signs = Знаки королевств и их цвета:
terminal-help-tribes = Племена в игре — для лидера группы из X карт:

# --- Replay ---

terminal-replay-commands = Enter дальше · p назад · a 2 эпоха · g 57 решение · e конец · q выход
terminal-replay-prompt = { $step } из { $steps }>{" "}
terminal-replay-start = Игра разложена.
terminal-replay-unknown = Такого здесь нет: { terminal-replay-commands }
terminal-replay-end = Это конец записи.
terminal-replay-beginning = Это начало.
terminal-replay-no-age = В этой партии нет эпохи «{ $typed }»: есть эпохи от 1 до { $ages }.
terminal-replay-no-step = Нет решения «{ $typed }»: есть от 0 до { $steps }.
terminal-replay-no-setup = Эта партия начата с позиции: показать можно только нынешнее положение.

# --- The small driver ---

