# Scores and the past of a game: score sheet, the end of an Age, the end of the game, replays.

scores-source =
    { $source ->
        [merfolk] Мерфолки
        [giant] Гигант
        [giant_now] Гигант, сразу
        [giant_end] Гигант, конец эпохи
        [orcs] Орда орков
        [skeletons] Скелеты
       *[bands] Группы
    }
scores-points =
    { $points ->
        [one] { $points } очко славы
        [few] { $points } очка славы
       *[other] { $points } очков славы
    }
scores-gained = +{ $points }
scores-nothing = без славы

# The score sheet.

scores-sheet = Таблица славы
scores-sheet-source = За что слава
scores-sheet-sum = { web-age }, итог
scores-sheet-total = Всего
scores-sheet-now = { web-age }, если кончится сейчас
scores-sheet-now-sum = Это добавило бы
scores-sheet-now-total = Тогда всего
scores-sheet-empty = Славу пока никто не получил.

# The end of an Age, step by step.

scores-ceremony = { web-age }: итоги
scores-ceremony-step = Шаг { $number } из { $count }
scores-ceremony-done = { web-age } целиком
scores-ceremony-play = Смотреть
scores-ceremony-pause = Стоп
scores-ceremony-back = Шаг назад
scores-ceremony-forward = Дальше
scores-ceremony-skip = К итогу
scores-ceremony-again = Ещё раз
scores-ceremony-totals = Слава
scores-ceremony-kingdom = Королевство { $number } из { $count }: { kingdom }
scores-ceremony-pays = { kingdom } приносит { $tokens }.
scores-ceremony-passes = { $player } обгоняет: { $others }.
scores-ceremony-bands =
    { $player }: { $count ->
        [one] { $count } группа
        [few] { $count } группы
       *[other] { $count } групп
    }, слава: { $points }.
scores-ceremony-merfolk = Славу получают те, кто дальше всех на поле мерфолка.
scores-ceremony-sentence = { $sentence }.
scores-ceremony-after = { web-age } подсчитана.
scores-ceremony-on = Дальше: { web-age }
scores-ceremony-podium = К пьедесталу
scores-dragon = Третий дракон
scores-dragon-sentence = Его открывает { $player }. { web-age } тут же кончается: карты на руках пропадают, королевства приносят славу.
scores-dragon-on = К подсчёту
scores-kingdom-empty = Ни у кого нет маркеров в { grammar-kingdom-loc }.
scores-kingdom-nothing = В { grammar-kingdom-loc } славу никто не получает.
scores-markers =
    { $count ->
        [0] нет маркеров
        [one] { $count } маркер
        [few] { $count } маркера
       *[other] { $count } маркеров
    }
scores-space = клетка { $space }
scores-merfolk-nothing = На поле мерфолка славу никто не получает.
scores-giant-size =
    { $size ->
        [1] с группой из одной карты
        [one] с группой из { $size } карты
       *[other] с группой из { $size } карт
    }
scores-skeletons-leave =
    { $player }, группа из { $size ->
        [1] одной карты
        [one] { $size } карты
       *[other] { $size } карт
    }: { $skeletons ->
        [1] уходит скелет
        [one] уходит { $skeletons } скелет
        [few] уходят { $skeletons } скелета
       *[other] уходит { $skeletons } скелетов
    }
scores-skeletons-sentence = Скелеты рассыпаются до подсчёта групп.
scores-bands-of = Группы: { $player }
scores-horde-of = Орда орков: { $player }
scores-horde-emptied =
    { $count ->
        [one] орда из { $count } маркера уходит в набег
       *[other] орда из { $count } маркеров уходит в набег
    }
scores-horde-kept =
    { $count ->
        [one] { $count } маркер остаётся на следующую эпоху
        [few] { $count } маркера остаются на следующую эпоху
       *[other] { $count } маркеров остаётся на следующую эпоху
    }
scores-horde-asked = { $player } решает: отправить орду орков в набег или сохранить?
scores-band =
    { $cards ->
        [0] карт не осталось
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }{ $led ->
        [dwarf] { " и ещё одна за гнома" }
       *[other] { "" }
    }

# The end of the game.

scores-over = Игра окончена
scores-winner =
    { $count ->
        [1] Побеждает { $winners }
       *[other] Победу делят { $winners }
    }
scores-winner-skeletons = Побеждает { $winners } с десятью скелетами на руке
scores-standings = Места
scores-place = { $place }-е
scores-tie =
    { $tie ->
        [markers] Ничью разрешают маркеры в королевствах: { $markers }
       *[bands] Ничью разрешает размер групп последней эпохи
    }
scores-shared = Место делят
scores-you = вы
scores-decided = Отрыв в славе: { $points } (второе место: { $second }). Больше всего дали: { $sources }.
scores-decided-plain = Отрыв в славе: { $points } (второе место: { $second }).
scores-decided-source = { $source } (+{ $points })
scores-decided-against = Где сильнее { $second }: { $sources }.
scores-best-band = Лучшая группа
scores-best-band-sentence =
    { $player }, { web-age }: { $size ->
        [one] { $size } карта
        [few] { $size } карты
       *[other] { $size } карт
    }, слава: { $points }
scores-show-age = { web-age }: как считалась слава

# Glory over time and by source.

scores-chart = Слава по ходу партии
scores-chart-sentence = Линии: { $players }. Слава после каждого хода, от 0 до { $most }. Числа — в таблице ниже.
scores-chart-figures = Числа
scores-chart-end = { web-age }, конец
scores-chart-when = Когда
scores-sources = За что получена слава
scores-sources-sentence = { $player }: { $points }

# Replays.

scores-replay = Повтор
scores-replay-loading = Партия загружается…
scores-replay-again = Ещё раз
scores-replay-back = Все повторы
scores-replay-timeline = Ходы
scores-replay-move =
    { $number ->
        [0] До первого хода
       *[other] Ход { $number } из { $count }
    }
scores-replay-back-one = Ход назад
scores-replay-on-one = Ход вперёд
scores-replay-age-back = Предыдущая эпоха
scores-replay-age-on = Следующая эпоха
scores-replay-play = Смотреть
scores-replay-pause = Пауза
scores-replay-speed = Скорость
scores-replay-speed-slow = медленно
scores-replay-speed-normal = обычно
scores-replay-speed-fast = быстро
scores-replay-eyes = Кто видит
scores-replay-everybody = все
scores-replay-log = Что произошло
scores-replay-undone = { $player } отменяет ход
scores-replay-quiet = Видимых событий нет.
scores-replay-chart = График
scores-replay-download = Скачать
scores-play-on = Играть отсюда
scores-play-on-note = Тренировочная партия продолжится с этой позиции, на остальных местах будут боты. Расклад тот же: колода лежит как тогда. Она не идёт ни в рейтинг, ни в статистику.
scores-play-on-seat = Вы играете за
scores-play-on-level = Боты на местах других людей
scores-play-on-start = Начать
scores-replay-standings = Места
scores-replay-keys = Клавиши: стрелки — ход, Page Up и Page Down — эпоха, Home и End — начало и конец, пробел — смотреть.
scores-verify = Честная раздача
scores-verify-sentence = До первой карты стол опубликовал это обязательство — хеш зерна. Зерно ниже доказывает, что перетасовку не меняли. Скачайте партию и проверьте сами:
scores-verify-here = Страница с повторами тоже проверяет: загрузите файл там.
scores-verify-commitment = Обязательство
scores-verify-seed = Зерно
