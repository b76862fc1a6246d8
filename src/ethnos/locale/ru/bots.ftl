# Bots: what they are called, who they are, and how they fared against each other.

bot-name-random = Случай
bot-name-simple = Простак
bot-name-greedy = Жадина
bot-name-search = Поиск
bot-name-champion = Чемпион
bot-name-novice = Пип
bot-name-adept = Марен
bot-name-expert = Осрик
bot-name-master = Изольда
bot-name-grandmaster = Терон
# Остальные боты того же уровня за одним столом.
bot-name-novice-2 = Танси
bot-name-novice-3 = Брам
bot-name-novice-4 = Нетти
bot-name-novice-5 = Хоб
bot-name-novice-6 = Рен
bot-name-adept-2 = Линнет
bot-name-adept-3 = Корин
bot-name-adept-4 = Сабра
bot-name-adept-5 = Олдер
bot-name-adept-6 = Бриар
bot-name-expert-2 = Ровена
bot-name-expert-3 = Годрик
bot-name-expert-4 = Хедда
bot-name-expert-5 = Ульрик
bot-name-expert-6 = Сигне
bot-name-master-2 = Мирабель
bot-name-master-3 = Кассиан
bot-name-master-4 = Сивилла
bot-name-master-5 = Лукан
bot-name-master-6 = Эловен
bot-name-grandmaster-2 = Талия
bot-name-grandmaster-3 = Нестор
bot-name-grandmaster-4 = Исмена
bot-name-grandmaster-5 = Эвандр
bot-name-grandmaster-6 = Дафна
bot-numbered = { $name } { $number }

bot-character-random = Принимает любое возможное решение, все одинаково вероятны.
bot-character-simple = Следует нескольким простым правилам и никогда их не нарушает.
bot-character-greedy = Гонится за тем, что принесёт больше всего славы прямо сейчас.
bot-character-search = Разыгрывает возможные продолжения столько времени, сколько вы ему дадите: search@0.5s, search@1000, search@1s/2.
bot-character-champion = Сам научился играть за миллиарды решений и решает с одного взгляда.
bot-character-novice = Играет будто впервые: хватает всё подходящее и выкладывает каждую группу чуть раньше, чем надо.
bot-character-adept = Считает маркеры и славу и играет надёжно, но не смотрит дальше этого хода.
bot-character-expert = Планирует далеко вперёд, но через ход забывает о плане ради того, что подвернётся.
bot-character-master = Играет уверенно, будто видел миллион партий, и порой пробует что-то другое.
bot-character-grandmaster = Вдобавок перед каждым ходом целую секунду взвешивает тысячи продолжений и ничего не отдаёт даром.
bot-character-installed = Из установленного пакета.

# Commands
bots-help = Перечислить ботов: имена, характеры и как их вызывать.
bots-column =
    { $column ->
        [spec] вызов
        [name] имя
       *[character] характер
    }
bots-own = Свой бот вызывается как FILE.py:CLASS, например [bold]ethnos play --terminal --bot my_bot.py:Hoarder[/]; пример есть в docs/bots.md.

tournament-help = Боты друг против друга: каждая раздача при всех перестановках мест по кругу, затем доли побед, слава, места и рейтинг.
tournament-seats = Боты за столом через запятую: от 2 до 6 (по умолчанию adept,novice). С --ladder: боты для рейтинга (по умолчанию все встроенные).
tournament-games = Сколько партий, с округлением вверх до целых раздач (по умолчанию 1000, с --ladder — 280 на каждое число игроков).
tournament-cores = Сколько партий одновременно (по умолчанию по одной на ядро).
tournament-seed = С другим зерном раздачи другие.
tournament-out = Хранить каждую партию в этом файле, по объекту JSON на строку; та же команда продолжит с того же места. С --ladder — папка.
tournament-ladder = Определить рейтинг всех встроенных ботов для 2–6 игроков.
tournament-matches = С --ladder: вместо рейтинга сыграть личные встречи.
tournament-only = С --ladder: только части, в названии которых есть это слово.
tournament-progress = идут партии
tournament-stopped = Остановлено: сыграно партий { $games } из { $total }. Они сохранены в { $path }; та же команда продолжит.
tournament-too-few = Ни одна раздача ещё не сыграна при всех перестановках мест.
tournament-summary =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
       *[other] { $deals } раздач
    } при всех перестановках мест
tournament-written = все партии в { $path }
tournament-column =
    { $column ->
        [bot] бот
        [win_share] доля побед
        [fair_share] равная доля
        [interval] интервал 95 %
        [mean_glory] слава
        [mean_place] место
        [ms_per_decision] мс на решение
       *[rating] рейтинг
    }

play-bots = Бот для всех мест ботов или по одному на каждое, через запятую: { $bots } или FILE.py:CLASS.
simulate-bots = Кто играет вместо случайных игроков: один бот на все места или по одному на каждое, через запятую.
