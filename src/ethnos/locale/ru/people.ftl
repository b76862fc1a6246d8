# People who keep their games together: their list, their devices, notices, statistics

# --- My games ---

people-games = Мои партии
people-games-note = Сначала партии, которые ждут вас.
people-games-none = На этом устройстве у вас пока нет партий.
people-group-yours = Ваш ход
people-group-others = Ходят другие
people-group-open = Ещё не начаты
people-group-over = Законченные
people-group-unknown = Не найдены
people-until = до { $time }
people-place = { $place }-е место

# --- Keeping games together ---

people-together = На всех ваших устройствах
people-together-note = Учётных записей здесь нет. Если хотите, сервер соберёт ваши места под ключом, который есть только у ваших браузеров. Тогда одна ссылка откроет все ваши партии на другом устройстве, и вы сможете узнавать, когда наступает ваш ход. Всё это можно удалить в любой момент.
people-together-start = Собрать мои партии
people-carry = Перенести мои партии на другое устройство
people-carry-link = Ссылка для одного устройства
people-carry-note = Откройте её там до { $time }. Она действует один раз. Никому её не показывайте: кто её откроет, получит все ваши партии.
people-arrive = Ваши партии на этом устройстве
people-arrive-note = Эта ссылка переносит на это устройство все партии того, кто её создал. Продолжайте, только если это были вы: создавший её сможет открыть любую партию, которую вы здесь играете.
people-arrive-games = { $count ->
    [one] Она переносит { $count } партию.
    [few] Она переносит { $count } партии.
   *[other] Она переносит { $count } партий.
}
people-arrive-names = Имена в этих партиях: { $names }.
people-arrive-none = Она не переносит ни одной партии.
people-arrive-stay = Места, которые уже есть на этом устройстве, остаются здесь: они не присоединятся к перенесённым партиям, и никто другой их не получит.
people-arrive-kept = Это устройство уже держит партии вместе. Если вы продолжите, оно больше не будет делиться ими с другими вашими устройствами.
people-arrive-yes = Это я: перенести партии сюда
people-forget = Удалить всё это с сервера
people-forget-note = Ваши партии продолжаются, и места на этом устройстве остаются. Удаляется только то, что их связывает: ключ, адреса для уведомлений и ваш рейтинг.
people-forget-really = Удалить сейчас

# --- Notices ---

people-notices = Сообщать, когда мой ход
people-notices-note = В партиях, где на ход даются дни, а в партиях без часов — через час после вашего ухода; не больше раза за ход и только пока вас нет.
people-notices-off = Этот сервер не отправляет уведомлений.
people-mail = Адрес электронной почты
people-mail-set = Отправить подтверждение
people-mail-waiting = Письмо на { $address } отправлено. Откройте ссылку в нём, чтобы подтвердить адрес.
people-mail-on = Письма приходят на { $address }.
people-mail-stop = Без писем
people-push-start = Уведомлять в этом браузере
people-push-stop = Больше не уведомлять в этом браузере
people-push-failed = Этот браузер не принимает отсюда уведомления.
people-confirm = Подтвердите свой адрес
people-confirm-note = После этого о каждом вашем ходе сообщит письмо. В любом письме есть ссылка для отписки.
people-confirm-yes = Да, присылайте письма
people-confirmed = Ваш адрес подтверждён.
people-unsubscribe = Больше никаких писем
people-unsubscribe-note = Ваш адрес будет здесь удалён, и писем на него больше не будет.
people-unsubscribe-yes = Удалить мой адрес
people-unsubscribed = Ваш адрес удалён.

# --- Rating and statistics ---

people-rated = Хочу рейтинг
people-rated-note = Тогда для вас засчитываются партии за рейтинговыми столами, начиная со следующего, за который вы сядете, если рейтинга хотят все за столом. Боты не считаются.
people-rated-table = Рейтинговая
people-rated-table-note = Результат меняет рейтинги игроков. Для этого до начала все за столом должны собирать свои партии и отметить там «{ people-rated }». Иначе это обычная партия.
people-statistics = Моя статистика
people-statistics-note = Все законченные партии из тех, что вы здесь собрали, в том числе против ботов.
people-statistics-none = Законченных партий пока нет.
people-statistics-unkept = Статистика появится, когда вы соберёте свои партии.
people-by-players = По числу игроков
people-column-players = Игроки
people-column-games = Партии
people-column-wins = Победы
people-column-places = Места, начиная с первого
people-column-glory = Слава, в среднем
people-column-best = Слава, рекорд
people-column-rating = Рейтинг
people-rating = { $mu } ± { $spread }
people-rating-note = Рейтинг начинается с 25 ± 16,7. Число после ± показывает его точность: в 19 случаях из 20 истинная сила лежит в этих пределах.
people-tribes = Ваши лидеры
people-tribe-bands =
    { $bands ->
        [one] { $bands } группа
        [few] { $bands } группы
       *[other] { $bands } групп
    }
