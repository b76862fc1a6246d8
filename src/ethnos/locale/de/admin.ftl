# What `ethnos admin` says to the host of a server
admin-help = Für Betreiber: die Tische eines Servers ansehen und aufräumen. Geht, während der Server läuft (er folgt binnen zwei Sekunden), und wenn er steht.
admin-list-help = Tische auflisten, den zuletzt geänderten zuerst.
admin-show-help = Einen Tisch zeigen: seine Sitze und die Zeilen seines Verlaufs mit ihren Nummern.
admin-end-help = Tische beenden: Niemand spielt oder schreibt dort mehr. Ihre Aufzeichnung bleibt.
admin-delete-help = Tische löschen, mit allem, was über sie gespeichert ist.
admin-remove-name-help = Einen Namen überall entfernen: von Sitzen, aus Listen, Verläufen und Chat. Die Partien bleiben, wie sie gespielt wurden.
admin-remove-chat-help = Zeilen des Chats eines Tisches entfernen; „admin show“ zeigt ihre Nummern. Ohne Nummer den ganzen Chat des Tisches.
admin-ban-help = Eine Adresse oder ein Netz aussperren, oder wer mit einem Sitz verbunden ist. Offene Verbindungen von dort werden geschlossen.
admin-unban-help = Eine Adresse oder ein Netz wieder zulassen.
admin-bans-help = Die geltenden Sperren auflisten.
admin-reports-help = Auflisten, was gemeldet wurde, das Neueste zuerst: der Tisch, von welchem Sitz und über welchen, und die Nummer der Chatzeile.
admin-close-report-help = Eine Meldung schließen: Sie ist erledigt.
admin-people-help = Personen auflisten, die ihre Partien zusammenhalten, die zuletzt gesehenen zuerst: Kennung, erster und letzter Besuch, Sitze.
admin-forget-person-help = Löschen, was über eine Person gespeichert ist, die ihre Partien zusammenhält. Ihre Sitze bleiben ihre.
admin-acts-help = Auflisten, was der Betreiber getan hat, mit Schlüssel oder in einer Shell, das Neueste zuerst.
admin-key-help = Einen Schlüssel für die Schnittstelle des Betreibers erzeugen. Er wird einmal gezeigt, und ein früherer gilt nicht mehr.
admin-drain-help = In allen Prozessen keine neuen Tische annehmen; laufende Partien gehen weiter. Mit „--off“ wieder annehmen.
admin-stats-help = Tische, Züge und Chat zählen und angeben, wie viel Speicherplatz sie brauchen.
admin-export-help = Tische als Dateien speichern: beendete Partien als .ethnos, was „ethnos verify“ bestätigt, und jeden Tisch als .json, ohne Geheimnisse und ohne das, was in unvollendeten Partien verdeckt ist.
admin-backup-help = Die ganze Datenbank in einer Datei sichern, auch während gespielt wird. Die Datei enthält die Geheimnisse des Servers.
admin-restore-help = Eine Sicherung an die Stelle der Datenbank setzen: ganz oder gar nicht. Kein Server darf die Datenbank gerade benutzen.
admin-database = Die Datenbank des Servers: eine PostgreSQL-Adresse oder eine Datei; ohne Angabe dieselbe Datei wie bei „ethnos serve“.
admin-yes = Nicht erst fragen.
admin-table = Die Kennung eines Tisches.
admin-tables = Die Kennungen von Tischen.
admin-only-tables = Nur an diesem Tisch; darf mehrmals angegeben werden.
admin-status = Nur Tische mit diesem Stand.
admin-name = Nur Tische, an denen jemand mit diesem Namen sitzt.
admin-limit = Höchstens so viele.
admin-removed-name = Der Name, groß oder klein geschrieben.
admin-instead = Was an Stelle des Namens steht.
admin-line = Die Nummer einer Zeile; darf mehrmals angegeben werden.
admin-network = Eine Adresse oder ein Netz wie 2001:db8::/32. Bei einer IPv6-Adresse zählt ihr Netz mit 64 Bit.
admin-ban-table = Statt einer Adresse: der Tisch der Person, die ausgesperrt werden soll.
admin-ban-seat = Ihr Sitz dort, von 0 an gezählt.
admin-for = Wie lange: 30m, 12h, 7d oder 4w; sonst, bis die Sperre aufgehoben wird.
admin-reason = Eine Notiz für die Liste der Sperren; sonst sieht sie niemand.
admin-folder = Der Ordner für die Dateien; er wird angelegt, wenn es ihn nicht gibt.
admin-backup-file = Die Datei, die geschrieben wird.
admin-restore-file = Eine Datei, die „ethnos admin backup“ für dieselbe Art von Datenbank geschrieben hat.
admin-row = { $table }  { $status ->
    [open] offen
    [running] läuft
    [over] zu Ende
   *[ended] abgebrochen
}  { $when }  { $names }
admin-nothing = Es gibt nichts dergleichen.
admin-ask-end = { $tables ->
    [one] Diesen Tisch beenden?
   *[other] Diese { $tables } Tische beenden?
}
admin-ended = { $tables ->
    [one] 1 Tisch ist beendet.
   *[other] { $tables } Tische sind beendet.
}
admin-ask-delete = { $tables ->
    [one] Diesen Tisch endgültig löschen?
   *[other] Diese { $tables } Tische endgültig löschen?
}
admin-deleted = { $tables ->
    [one] 1 Tisch ist gelöscht.
   *[other] { $tables } Tische sind gelöscht.
}
admin-ask-name = „{ $name }“ endgültig entfernen, aus { $places ->
    [one] 1 Zeile
   *[other] { $places } Zeilen
} an { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
}?
admin-name-removed = „{ $name }“ ist entfernt, aus { $places ->
    [one] 1 Zeile
   *[other] { $places } Zeilen
} an { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
}. Frühere Sicherungen enthalten den Namen noch.
admin-ask-chat = { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
} Chat endgültig entfernen?
admin-chat-removed = { $lines ->
    [one] 1 Zeile Chat ist entfernt.
   *[other] { $lines } Zeilen Chat sind entfernt.
} Frühere Sicherungen enthalten sie noch.
admin-ask-ban = { $addresses ->
    [one] Alles von { $network } ablehnen?
   *[other] Alles von { $network } ({ $addresses } Adressen) ablehnen?
}
admin-ask-ban-seat = Die Adresse aussperren, die mit Sitz { $seat } verbunden ist?
admin-banned = Ausgesperrt: { $network }
admin-unbanned = { $network } ist wieder zugelassen.
admin-not-banned = { $network } war nicht ausgesperrt.
admin-nobody-there = Niemand ist ausgesperrt: Mit diesem Sitz ist niemand verbunden, oder der Server läuft nicht.
admin-person = Die Kennung einer Person.
admin-report = Die Nummer einer Meldung.
admin-off = Wieder neue Tische annehmen.
admin-report-closed = Meldung { $report } ist geschlossen.
admin-ask-forget = Endgültig löschen, was über diese Person gespeichert ist?
admin-person-forgotten = Die Person ist vergessen.
admin-draining = { $on ->
    [yes] Ab jetzt keine neuen Tische.
   *[no] Neue Tische sind wieder willkommen.
}
admin-cancelled = Nichts wurde geändert.
admin-stats = Tische: { $open } offen, { $running } laufen, { $over } zu Ende, { $ended } abgebrochen. Züge: { $moves }. Zeilen Chat: { $chat }. Sperren: { $bans }. Datenbank: { $megabytes } MB.
admin-stats-recent = { $period ->
    [day] Letzte 24 Stunden
    [week] Letzte 7 Tage
   *[month] Letzte 30 Tage
}: neue Tische { $created }, beendete Partien { $finished }.
admin-ask-backup = { $path } gibt es schon. Ersetzen?
admin-backing-up = Sichern (MB)
admin-backed-up = Sicherung in { $path } geschrieben ({ $megabytes } MB).
admin-ask-restore = Alles in der Datenbank durch die Sicherung { $path } ersetzen? Was seither gespielt wurde, geht verloren.
admin-restoring = Wiederherstellen (MB)
admin-restored = { $path } ist wiederhergestellt. Die Partien gehen von dort weiter, sobald der Server startet.
admin-exported = Dateien in { $folder }: { $files }
admin-unreadable = Tisch { $table } lässt sich nicht lesen und fehlt.
admin-no-database = Unter { $path } gibt es keine Datenbank.
admin-no-network = „{ $given }“ ist weder eine Adresse noch ein Netz.
admin-no-period = „{ $given }“ ist keine Zeitspanne: Schreib 30m, 12h, 7d oder 4w.
admin-no-such-line = Tisch { $table } hat keine Zeile Chat mit dieser Nummer.
admin-who-to-ban = Gib entweder eine Adresse oder einen Tisch an.
backup-not-one = { $path } ist keine Sicherung von Ethnos oder ist beschädigt.
backup-too-new = Die Sicherung { $path } stammt von einer neueren Version dieses Programms (Revision { $revision }): Installiere diese Version.
backup-other-database = { $path } ist eine Sicherung der anderen Art von Datenbank: Eine von SQLite lässt sich nicht in PostgreSQL wiederherstellen und umgekehrt.
backup-same-file = { $path } ist die Datenbank selbst: Nenne eine andere Datei.
backup-not-ours = { $where } ist keine Datenbank von Ethnos.
backup-failed = Das ist fehlgeschlagen, und nichts wurde geändert: { $problem }
backup-no-program = { $program } ist nicht installiert: Installiere unter Debian das Paket postgresql-client-{ $major }, sonst PostgreSQL { $major } deines Systems.
backup-old-program = { $version } ist älter als der Server der Datenbank: Installiere unter Debian das Paket postgresql-client-{ $major }, sonst PostgreSQL { $major } deines Systems.
