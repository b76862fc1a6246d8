# What `ethnos admin` says to the host of a server
admin-help = Для владельцев: просмотр столов сервера и наведение порядка. Работает и при запущенном сервере (он замечает изменения в течение двух секунд), и при остановленном.
admin-list-help = Список столов, последние изменённые — первыми.
admin-show-help = Показать стол: места и строки журнала с номерами.
admin-end-help = Завершить столы: за ними больше не играют и не пишут. Запись остаётся.
admin-delete-help = Удалить столы и всё, что о них хранится.
admin-remove-name-help = Удалить имя отовсюду: с мест, из списков, журналов и чата. Партии остаются такими, как были сыграны.
admin-remove-chat-help = Удалить строки чата за столом; номера показывает «admin show». Без номера — весь чат стола.
admin-ban-help = Закрыть доступ адресу, сети или тому, кто подключён к месту. Открытые соединения оттуда разрываются.
admin-unban-help = Снова впустить адрес или сеть.
admin-bans-help = Список действующих блокировок.
admin-reports-help = Список жалоб, сначала последние: стол, с какого места и о каком, и номер строки чата.
admin-close-report-help = Закрыть жалобу: больше ничего не нужно.
admin-people-help = Список людей, которые хранят свои игры вместе, сначала те, кто был последним: обозначение, первый и последний визит, места.
admin-forget-person-help = Удалить то, что хранится о человеке, который хранит свои игры вместе. Места остаются за ним.
admin-acts-help = Список действий владельца, с ключом или в командной строке, сначала последние.
admin-key-help = Создать ключ для интерфейса владельца. Он показывается один раз, а прежний больше не действует.
admin-drain-help = Не принимать новых столов ни в одном процессе; игры продолжаются. С «--off» снова принимать.
admin-stats-help = Сосчитать столы, ходы и строки чата и показать, сколько места они занимают.
admin-export-help = Сохранить столы в файлы: законченные партии — как .ethnos (их подтверждает «ethnos verify»), а каждый стол — как .json, без секретов и без того, что скрыто в незаконченных партиях.
admin-backup-help = Сохранить всю базу данных в один файл, в том числе во время игры. В файле есть секреты сервера.
admin-restore-help = Поставить резервную копию на место базы данных: целиком или никак. Ни один сервер не должен в это время пользоваться базой.
admin-database = База данных сервера: адрес PostgreSQL или файл; по умолчанию тот же файл, что у «ethnos serve».
admin-yes = Не спрашивать.
admin-table = Идентификатор стола.
admin-tables = Идентификаторы столов.
admin-only-tables = Только за этим столом; можно указать несколько раз.
admin-status = Только столы в этом состоянии.
admin-name = Только столы, за которыми сидит кто-то с этим именем.
admin-limit = Не больше этого числа.
admin-removed-name = Имя; заглавные и строчные буквы не различаются.
admin-instead = Что показывать вместо имени.
admin-line = Номер строки; можно указать несколько раз.
admin-network = Адрес или сеть, например 2001:db8::/32. Для адреса IPv6 берётся его 64-битная сеть.
admin-ban-table = Вместо адреса: стол того, кого заблокировать.
admin-ban-seat = Его место там, считая с 0.
admin-for = На сколько: 30m, 12h, 7d или 4w; иначе — до отмены.
admin-reason = Заметка для списка блокировок; больше её никто не видит.
admin-folder = Папка для файлов; при необходимости создаётся.
admin-backup-file = Файл, который будет записан.
admin-restore-file = Файл, записанный командой «ethnos admin backup» для базы того же вида.
admin-row = { $table }  { $status ->
    [open] открыт
    [running] идёт игра
    [over] сыгран
   *[ended] прерван
}  { $when }  { $names }
admin-nothing = Ничего такого нет.
admin-ask-end = { $tables ->
    [one] Завершить { $tables } стол?
    [few] Завершить { $tables } стола?
   *[other] Завершить { $tables } столов?
}
admin-ended = { $tables ->
    [one] Завершён { $tables } стол.
    [few] Завершено { $tables } стола.
   *[other] Завершено { $tables } столов.
}
admin-ask-delete = { $tables ->
    [one] Удалить { $tables } стол навсегда?
    [few] Удалить { $tables } стола навсегда?
   *[other] Удалить { $tables } столов навсегда?
}
admin-deleted = { $tables ->
    [one] Удалён { $tables } стол.
    [few] Удалено { $tables } стола.
   *[other] Удалено { $tables } столов.
}
admin-ask-name = Удалить «{ $name }» навсегда (строк: { $places }, столов: { $tables })?
admin-name-removed = «{ $name }» удалено (строк: { $places }, столов: { $tables }). В прежних резервных копиях имя осталось.
admin-ask-chat = { $lines ->
    [one] Удалить { $lines } строку чата навсегда?
    [few] Удалить { $lines } строки чата навсегда?
   *[other] Удалить { $lines } строк чата навсегда?
}
admin-chat-removed = { $lines ->
    [one] Удалена { $lines } строка чата.
    [few] Удалены { $lines } строки чата.
   *[other] Удалено { $lines } строк чата.
} В прежних резервных копиях удалённое осталось.
admin-ask-ban = { $addresses ->
    [one] Отклонять всё с { $network } ({ $addresses } адрес)?
    [few] Отклонять всё с { $network } ({ $addresses } адреса)?
   *[other] Отклонять всё с { $network } ({ $addresses } адресов)?
}
admin-ask-ban-seat = Заблокировать адрес, подключённый к месту { $seat }?
admin-banned = Заблокировано: { $network }
admin-unbanned = { $network }: доступ снова открыт.
admin-not-banned = { $network }: блокировки не было.
admin-nobody-there = Никто не заблокирован: к этому месту никто не подключён, или сервер не запущен.
admin-person = Обозначение человека.
admin-report = Номер жалобы.
admin-off = Снова принимать новые столы.
admin-report-closed = Жалоба { $report } закрыта.
admin-ask-forget = Удалить навсегда то, что хранится об этом человеке?
admin-person-forgotten = Данные этого человека удалены.
admin-draining = { $on ->
    [yes] С этого момента новых столов нет.
   *[no] Новые столы снова принимаются.
}
admin-cancelled = Ничего не изменено.
admin-stats = Столы: открыто { $open }, идёт игра { $running }, сыграно { $over }, прервано { $ended }. Ходов: { $moves }. Строк чата: { $chat }. Блокировок: { $bans }. База данных: { $megabytes } МБ.
admin-stats-recent = { $period ->
    [day] За 24 часа
    [week] За 7 дней
   *[month] За 30 дней
}: новых столов { $created }, законченных партий { $finished }.
admin-ask-backup = Файл { $path } уже есть. Заменить его?
admin-backing-up = Копирование (МБ)
admin-backed-up = Резервная копия записана в { $path } ({ $megabytes } МБ).
admin-ask-restore = Заменить всё в базе данных резервной копией { $path }? Сыгранное после неё пропадёт.
admin-restoring = Восстановление (МБ)
admin-restored = Копия { $path } восстановлена. После запуска сервера партии продолжатся с этого места.
admin-exported = Файлов в папке { $folder }: { $files }
admin-unreadable = Стол { $table } не читается и пропущен.
admin-no-database = По пути { $path } базы данных нет.
admin-no-network = «{ $given }» — не адрес и не сеть.
admin-no-period = «{ $given }» — не срок: напишите 30m, 12h, 7d или 4w.
admin-no-such-line = У стола { $table } нет строки чата с этим номером.
admin-who-to-ban = Укажите либо адрес, либо стол.
backup-not-one = { $path } — не резервная копия Ethnos, или файл повреждён.
backup-too-new = Резервная копия { $path } сделана более новой версией этой программы (ревизия { $revision }): установите её.
backup-other-database = { $path } — копия базы другого вида: копию SQLite нельзя восстановить в PostgreSQL, и наоборот.
backup-same-file = { $path } — сама база данных: назовите другой файл.
backup-not-ours = { $where } — не база данных Ethnos.
backup-failed = Не удалось, ничего не изменено: { $problem }
backup-no-program = Программа { $program } не установлена: в Debian установите пакет postgresql-client-{ $major }, в другой системе — её PostgreSQL { $major }.
backup-old-program = { $version } старше сервера базы данных: в Debian установите пакет postgresql-client-{ $major }, в другой системе — её PostgreSQL { $major }.
