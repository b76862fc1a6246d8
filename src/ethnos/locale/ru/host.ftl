# Страница владельца сервера.

host = Страница владельца
host-key = Ключ владельца
host-key-note = Для того, кто держит этот сервер: жалобы, столы, люди и запреты. Ключ остаётся только на этой странице, пока вы её не закроете.
host-open = Открыть
host-lock = Запереть страницу
host-loading = Загрузка…
host-again = Попробовать снова
host-done = Готово.
host-sure = { $label }: точно?
host-look = Посмотреть стол

# --- Жалобы ---

host-reports = Жалобы
host-reports-none = Никто ни на что не жаловался.
host-report-about = На кого: { $name }
host-report-state =
    { $closed ->
        [yes] Рассмотрена
       *[no] Открыта
    }
host-report-by = Кто пожаловался: { $name }, { $time }.
host-report-line = Речь о строке чата.
host-a-spectator = зритель
host-reported = Жалоба:
host-close = Рассмотрено

# --- Столы ---

host-tables = Столы
host-tables-none = Такого стола нет.
host-table = Стол { $table }
host-open-table = Открыть как зритель
host-status = Какие столы
host-status-of =
    { $status ->
        [open] Не начаты
        [running] Идёт игра
        [over] Закончены
        [ended] Прерваны владельцем
       *[all] Все
    }
host-name = Имя кого-то за столом
host-find = Найти
host-people-here = Люди
host-ban-seat =
    { $days ->
        [one] Запретить на { $days } день
        [few] Запретить на { $days } дня
        [many] Запретить на { $days } дней
       *[other] Запретить на { $days } дня
    }
host-ban-note = Запрет действует на адреса, с которых кто-то сейчас подключён к этому месту.
host-remove-name = Убрать это имя везде
host-remove-line = Убрать
host-remove-chat = Убрать весь чат
host-end = Прервать игру
host-delete = Удалить стол

# --- Люди, запреты, действия ---

host-people = Люди
host-people-none = Никто не собирает здесь свои партии.
host-person = Мест: { $seats }. Последний раз здесь { $seen }, впервые { $created }.
host-forget = Удалить сохранённое
host-bans = Запреты
host-bans-none = Никому ничего не запрещено.
host-network = Адрес или сеть
host-ban-long = На сколько
host-ban-days =
    { $days ->
        [0] навсегда
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
host-ban-reason = Причина, только для вас
host-ban = Запретить
host-banned-until = До { $time }.
host-banned-ever = Навсегда.
host-unban = Снять запрет
host-acts = Что вы сделали
host-acts-none = Пока ничего.
host-act =
    { $what ->
        [end] Игра прервана
        [delete] Стол удалён
        [remove-chat] Чат убран
        [remove-name] Имя убрано
        [forget-person] Удалено сохранённое о человеке
        [close-report] Жалоба рассмотрена
        [ban] Запрет
        [unban] Запрет снят
        [key] Создан новый ключ
        [drain] { $on ->
            [yes] Новые столы остановлены
           *[no] Новые столы снова разрешены
        }
       *[other] { $what }
    }
host-act-by =
    { $who ->
        [key] { $time }, на этой странице или по ключу
       *[shell] { $time }, в командной строке
    }

# --- Сервер ---

host-server = Сервер
host-health =
    { $ok ->
        [yes] С сервером всё хорошо
       *[no] Серверу нужна помощь
    }
host-health-database =
    { $ok ->
        [yes] Он может хранить партии.
       *[no] Он не может хранить партии.
    }
host-health-others =
    { $ok ->
        [yes] Он слышит, что хранят другие процессы.
       *[no] Он не слышит, что хранят другие процессы.
    }
host-health-bots =
    { $ok ->
        [yes] Его боты ходят.
       *[no] Его боты не ходят.
    }
host-counts = В числах
host-count =
    { $status ->
        [open] Столов до начала игры: { $count }
        [running] Идущих партий: { $count }
        [over] Законченных партий: { $count }
       *[ended] Партий, прерванных владельцем: { $count }
    }
host-count-bans = Запретов: { $count }
host-draining =
    { $draining ->
        [yes] Новые столы не принимаются. Партии продолжаются.
       *[no] Новые столы разрешены.
    }
host-drain =
    { $draining ->
        [yes] Снова разрешить новые столы
       *[no] Не принимать новые столы
    }
