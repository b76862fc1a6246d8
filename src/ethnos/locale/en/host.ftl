# The page of the host of a server.

host = The host’s page
host-key = The host’s key
host-key-note = For whoever runs this server: reports, tables, people and bans. The key stays in this page only, until you close it.
host-open = Open
host-lock = Lock the page
host-loading = Loading…
host-again = Try again
host-done = Done.
# The second press of a button does what its label says.
host-sure = { $label }: really?
host-look = Look at the table

# --- Reports ---

host-reports = Reports
host-reports-none = Nobody has reported anything.
host-report-about = About { $name }
host-report-state =
    { $closed ->
        [yes] Settled
       *[no] Open
    }
host-report-by = Reported by { $name }, { $time }.
host-report-line = It is about a line of chat.
host-a-spectator = a spectator
host-reported = Reported:
host-close = Settle

# --- Tables ---

host-tables = Tables
host-tables-none = There is no such table.
host-table = Table { $table }
host-open-table = Open it as a spectator
host-status = Which tables
host-status-of =
    { $status ->
        [open] Not begun
        [running] Being played
        [over] Finished
        [ended] Ended by the host
       *[all] All
    }
host-name = Somebody’s name at the table
host-find = Find
host-people-here = People
host-ban-seat =
    { $days ->
        [one] Ban for { $days } day
       *[other] Ban for { $days } days
    }
host-ban-note = A ban refuses the addresses from which somebody is connected to this seat now.
host-remove-name = Remove this name everywhere
host-remove-line = Remove
host-remove-chat = Remove the whole chat
host-end = End the game
host-delete = Delete the table

# --- People, bans, acts ---

host-people = People
host-people-none = Nobody keeps their games together here.
host-person = Seats: { $seats }. Last here { $seen }, first { $created }.
host-forget = Delete what is stored
host-bans = Bans
host-bans-none = Nobody is banned.
host-network = Address or network
host-ban-long = For how long
host-ban-days =
    { $days ->
        [0] for ever
        [one] { $days } day
       *[other] { $days } days
    }
host-ban-reason = Reason, for you alone
host-ban = Ban
host-banned-until = Until { $time }.
host-banned-ever = For ever.
host-unban = Lift the ban
host-acts = What you did
host-acts-none = Nothing yet.
host-act =
    { $what ->
        [end] Ended a game
        [delete] Deleted a table
        [remove-chat] Removed chat
        [remove-name] Removed a name
        [forget-person] Deleted what was stored about a person
        [close-report] Settled a report
        [ban] Banned
        [unban] Lifted a ban
        [key] Made a new key
        [drain] { $on ->
            [yes] Stopped new tables
           *[no] Allowed new tables again
        }
       *[other] { $what }
    }
host-act-by =
    { $who ->
        [key] { $time }, on this page or by key
       *[shell] { $time }, in a shell
    }

# --- The server ---

host-server = Server
host-health =
    { $ok ->
        [yes] The server is well
       *[no] The server needs you
    }
host-health-database =
    { $ok ->
        [yes] It can store games.
       *[no] It cannot store games.
    }
host-health-others =
    { $ok ->
        [yes] It hears what other processes store.
       *[no] It does not hear what other processes store.
    }
host-health-bots =
    { $ok ->
        [yes] Its bots move.
       *[no] Its bots do not move.
    }
host-counts = In numbers
host-count =
    { $status ->
        [open] Tables that have not begun: { $count }
        [running] Games being played: { $count }
        [over] Finished games: { $count }
       *[ended] Games ended by the host: { $count }
    }
host-count-bans = Bans: { $count }
host-draining =
    { $draining ->
        [yes] New tables are refused. Games go on.
       *[no] New tables are allowed.
    }
host-drain =
    { $draining ->
        [yes] Allow new tables again
       *[no] Refuse new tables
    }
