# What `ethnos admin` says to the host of a server
admin-help = For hosts: look at the tables of a server and tidy up. It works while the server runs, which follows within two seconds, and when it is stopped.
admin-list-help = List tables, the last changed first.
admin-show-help = Show a table: its seats, and the lines of its log with their numbers.
admin-end-help = End tables: nobody plays or talks there any more. Their record stays.
admin-delete-help = Delete tables and everything stored about them.
admin-remove-name-help = Remove a name everywhere: from seats, lists, logs and chat. The games stay as they were played.
admin-remove-chat-help = Remove lines of chat from a table; “admin show” shows their numbers. Without a number, all chat of the table.
admin-ban-help = Refuse an address or a network, or whoever is connected to a seat. Open connections from there are closed.
admin-unban-help = Let an address or a network in again.
admin-bans-help = List the bans in force.
admin-reports-help = List what people have reported, the latest first: the table, by which seat and about which, and the number of the line of chat.
admin-close-report-help = Close a report: it needs nothing more.
admin-people-help = List people who keep their games together, the last seen first: their id, their first and last visit, and their seats.
admin-forget-person-help = Delete what is stored about a person who keeps their games together. Their seats stay theirs.
admin-acts-help = List what the host did, by key or in a shell, the latest first.
admin-key-help = Make a key for the host’s API. It is shown once, and an earlier one is no longer valid.
admin-drain-help = Take no new tables, at all processes; games go on. With “--off” take them again.
admin-stats-help = Count tables, moves and chat, and the space they take.
admin-export-help = Save tables as files: finished games as .ethnos, which “ethnos verify” confirms, and every table as .json, without secrets and without what is hidden in unfinished games.
admin-backup-help = Save the whole database in one file, also while people play. The file holds the server’s secrets.
admin-restore-help = Put a backup in the place of the database: all of it, or nothing. No server may be using the database.
admin-database = The server’s database: a PostgreSQL address or a file; by default the same file as for “ethnos serve”.
admin-yes = Do not ask first.
admin-table = The id of a table.
admin-tables = The ids of tables.
admin-only-tables = Only at this table; can be given several times.
admin-status = Only tables of this status.
admin-name = Only tables at which somebody of this name sits.
admin-limit = At most this many.
admin-removed-name = The name, in upper or lower case.
admin-instead = What is shown in place of the name.
admin-line = The number of a line; can be given several times.
admin-network = An address or a network such as 2001:db8::/32. For an IPv6 address its network of 64 bits counts.
admin-ban-table = Instead of an address: the table of whoever is to be banned.
admin-ban-seat = Their seat there, from 0.
admin-for = For how long: 30m, 12h, 7d or 4w; otherwise until it is lifted.
admin-reason = A note for the list of bans; nobody else sees it.
admin-folder = The folder for the files; it is created if necessary.
admin-backup-file = The file to write.
admin-restore-file = A file that “ethnos admin backup” wrote for the same kind of database.
admin-row = { $table }  { $status ->
    [open] open
    [running] running
    [over] over
   *[ended] ended
}  { $when }  { $names }
admin-nothing = There is nothing of the kind.
admin-ask-end = { $tables ->
    [one] End this table?
   *[other] End these { $tables } tables?
}
admin-ended = { $tables ->
    [one] 1 table is ended.
   *[other] { $tables } tables are ended.
}
admin-ask-delete = { $tables ->
    [one] Delete this table for good?
   *[other] Delete these { $tables } tables for good?
}
admin-deleted = { $tables ->
    [one] 1 table is deleted.
   *[other] { $tables } tables are deleted.
}
admin-ask-name = Remove “{ $name }” for good from { $places ->
    [one] 1 line
   *[other] { $places } lines
} at { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}?
admin-name-removed = “{ $name }” is removed from { $places ->
    [one] 1 line
   *[other] { $places } lines
} at { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}. Backups made before still have it.
admin-ask-chat = Remove { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} of chat for good?
admin-chat-removed = { $lines ->
    [one] 1 line of chat is removed.
   *[other] { $lines } lines of chat are removed.
} Backups made before still have it.
admin-ask-ban = { $addresses ->
    [one] Refuse everything from { $network }?
   *[other] Refuse everything from { $network } ({ $addresses } addresses)?
}
admin-ask-ban-seat = Ban the address of whoever is connected to seat { $seat }?
admin-banned = Banned: { $network }
admin-unbanned = { $network } is no longer banned.
admin-not-banned = { $network } was not banned.
admin-nobody-there = Nobody is banned: no one is connected to this seat, or the server does not run.
admin-person = The id of a person.
admin-report = The number of a report.
admin-off = Take new tables again.
admin-report-closed = Report { $report } is closed.
admin-ask-forget = Delete what is stored about this person for good?
admin-person-forgotten = The person is forgotten.
admin-draining = { $on ->
    [yes] No new tables from now on.
   *[no] New tables are welcome again.
}
admin-cancelled = Nothing was changed.
admin-stats = Tables: { $open } open, { $running } running, { $over } over, { $ended } ended. Moves: { $moves }. Lines of chat: { $chat }. Bans: { $bans }. Database: { $megabytes } MB.
admin-stats-recent = { $period ->
    [day] Last 24 hours
    [week] Last 7 days
   *[month] Last 30 days
}: tables created { $created }, games finished { $finished }.
admin-ask-backup = { $path } exists already. Replace it?
admin-backing-up = Backing up (MB)
admin-backed-up = Backup written to { $path } ({ $megabytes } MB).
admin-ask-restore = Replace everything in the database with the backup { $path }? What was played since then is lost.
admin-restoring = Restoring (MB)
admin-restored = { $path } is restored. Games go on from there when the server starts.
admin-exported = Files written to { $folder }: { $files }
admin-unreadable = Table { $table } cannot be read and was left out.
admin-no-database = There is no database at { $path }.
admin-no-network = “{ $given }” is neither an address nor a network.
admin-no-period = “{ $given }” is no period: write 30m, 12h, 7d or 4w.
admin-no-such-line = Table { $table } has no line of chat with this number.
admin-who-to-ban = Give either an address or a table.
backup-not-one = { $path } is not a backup of Ethnos, or it is damaged.
backup-too-new = The backup { $path } was made by a newer version of this program (revision { $revision }): install that version.
backup-other-database = { $path } is a backup of the other kind of database: SQLite’s cannot be restored into PostgreSQL, nor the other way round.
backup-same-file = { $path } is the database itself: name another file.
backup-not-ours = { $where } is not a database of Ethnos.
backup-failed = That did not work, and nothing was changed: { $problem }
backup-no-program = { $program } is not installed: install Debian’s package postgresql-client-{ $major }, or your system’s PostgreSQL { $major }.
backup-old-program = { $version } is older than the database’s server: install Debian’s package postgresql-client-{ $major }, or your system’s PostgreSQL { $major }.
