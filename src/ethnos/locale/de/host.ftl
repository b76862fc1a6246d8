# Die Seite des Betreibers eines Servers.

host = Seite des Betreibers
host-key = Schlüssel des Betreibers
host-key-note = Für alle, die diesen Server betreiben: Meldungen, Tische, Personen und Sperren. Der Schlüssel bleibt nur in dieser Seite, bis du sie schließt.
host-open = Öffnen
host-lock = Seite abschließen
host-loading = Wird geladen …
host-again = Noch einmal versuchen
host-done = Erledigt.
host-sure = { $label }: wirklich?
host-look = Tisch ansehen

# --- Meldungen ---

host-reports = Meldungen
host-reports-none = Niemand hat etwas gemeldet.
host-report-about = Über { $name }
host-report-state =
    { $closed ->
        [yes] Erledigt
       *[no] Offen
    }
host-report-by = Gemeldet von { $name }, { $time }.
host-report-line = Es geht um eine Zeile im Chat.
host-a-spectator = einen Zuschauer
host-reported = Gemeldet:
host-close = Erledigen

# --- Tische ---

host-tables = Tische
host-tables-none = So einen Tisch gibt es nicht.
host-table = Tisch { $table }
host-open-table = Als Zuschauer öffnen
host-status = Welche Tische
host-status-of =
    { $status ->
        [open] Nicht begonnen
        [running] Im Spiel
        [over] Beendet
        [ended] Vom Betreiber beendet
       *[all] Alle
    }
host-name = Name von jemandem am Tisch
host-find = Suchen
host-people-here = Personen
host-ban-seat =
    { $days ->
        [one] { $days } Tag sperren
       *[other] { $days } Tage sperren
    }
host-ban-note = Eine Sperre weist die Adressen ab, von denen jetzt jemand mit diesem Sitz verbunden ist.
host-remove-name = Diesen Namen überall entfernen
host-remove-line = Entfernen
host-remove-chat = Ganzen Chat entfernen
host-end = Partie beenden
host-delete = Tisch löschen

# --- Personen, Sperren, Taten ---

host-people = Personen
host-people-none = Niemand hält hier Partien zusammen.
host-person = Sitze: { $seats }. Zuletzt hier { $seen }, zuerst { $created }.
host-forget = Gespeichertes löschen
host-bans = Sperren
host-bans-none = Niemand ist gesperrt.
host-network = Adresse oder Netz
host-ban-long = Wie lange
host-ban-days =
    { $days ->
        [0] für immer
        [one] { $days } Tag
       *[other] { $days } Tage
    }
host-ban-reason = Grund, nur für dich
host-ban = Sperren
host-banned-until = Bis { $time }.
host-banned-ever = Für immer.
host-unban = Sperre aufheben
host-acts = Was du getan hast
host-acts-none = Noch nichts.
host-act =
    { $what ->
        [end] Partie beendet
        [delete] Tisch gelöscht
        [remove-chat] Chat entfernt
        [remove-name] Namen entfernt
        [forget-person] Gespeichertes über eine Person gelöscht
        [close-report] Meldung erledigt
        [ban] Gesperrt
        [unban] Sperre aufgehoben
        [key] Neuen Schlüssel gemacht
        [drain] { $on ->
            [yes] Neue Tische abgelehnt
           *[no] Neue Tische wieder zugelassen
        }
       *[other] { $what }
    }
host-act-by =
    { $who ->
        [key] { $time }, auf dieser Seite oder mit dem Schlüssel
       *[shell] { $time }, in einer Shell
    }

# --- Der Server ---

host-server = Server
host-health =
    { $ok ->
        [yes] Dem Server geht es gut
       *[no] Der Server braucht dich
    }
host-health-database =
    { $ok ->
        [yes] Er kann Partien speichern.
       *[no] Er kann keine Partien speichern.
    }
host-health-others =
    { $ok ->
        [yes] Er hört, was andere Prozesse speichern.
       *[no] Er hört nicht, was andere Prozesse speichern.
    }
host-health-bots =
    { $ok ->
        [yes] Seine Bots ziehen.
       *[no] Seine Bots ziehen nicht.
    }
host-counts = In Zahlen
host-count =
    { $status ->
        [open] Tische, die nicht begonnen haben: { $count }
        [running] Laufende Partien: { $count }
        [over] Beendete Partien: { $count }
       *[ended] Vom Betreiber beendete Partien: { $count }
    }
host-count-bans = Sperren: { $count }
host-draining =
    { $draining ->
        [yes] Neue Tische werden abgelehnt. Partien gehen weiter.
       *[no] Neue Tische sind zugelassen.
    }
host-drain =
    { $draining ->
        [yes] Neue Tische wieder zulassen
       *[no] Neue Tische ablehnen
    }
