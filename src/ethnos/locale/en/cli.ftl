# The command line: help, progress and results.

cli-help = An unofficial digital edition of the board game Ethnos.
cli-greeting =
    { $what ->
        [play] Play in the browser, against bots
        [terminal] Play in the terminal
        [learn] Learn the game in a guided first game
        [rules] Read the rules
        [share] Play with friends in the same network
        [bots] Let bots play against each other
       *[simulate] Play many games at once, for research
    }
cli-greeting-more = All commands: [bold]ethnos --help[/]. One of them: [bold]ethnos play --help[/].
cli-example = Example: [bold]{ $command }[/]
cli-refused = [red]ethnos:[/] { $reason }
cli-file = [red]ethnos:[/] { $path }: { $problem }
cli-compiling = compiling the rules, once on this machine
cli-compiling-line = compiling the rules, once on this machine: { $done } of { $total } after { $seconds } s
cli-compile-all = The first use of some rules has to wait; “{ $command }” compiles all of them at once.
preparing-text = The rules of the game are being compiled. This happens once on this computer and takes a minute or two.
preparing-count = { $done } of { $total }

cli-version = Show the version and exit.
cli-players = Number of players.
cli-preset = The edition: { $presets }.
cli-tribes = random, first_game, or tribes separated by commas.
cli-seed = A whole number; the same seed deals the same game.
cli-option = Change an option of the edition: { $options }. May be given several times.
cli-json = Print one JSON object and nothing else.
cli-quiet = Show no progress.
cli-minutes = Stop after this many minutes; the same command continues.
cli-progress = { $what }: { $done } / { $total }

selfcheck-help = Play random games and check the rules’ invariants after every decision.
selfcheck-games = How many random games to play.
selfcheck-players = Only games with this many players.
selfcheck-preset = Only this edition: { $presets }.
selfcheck-seed = A different seed plays different games.
selfcheck-stopped = stopped after { $games } of { $total } games
selfcheck-progress = checking games
selfcheck-column =
    { $column ->
        [players] players
        [games] games
        [decisions] decisions
       *[violations] violations
    }
selfcheck-summary =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { $violations ->
        [one] 1 violation
       *[other] { $violations } violations
    }
selfcheck-what =
    { $what ->
        [cards] the number of cards of a kind in hands, pool, deck and Bands has changed
        [markers] the number of a player’s markers has changed
        [glory] Glory differs from the score sheet
        [hands] a hand does not hold 0 to 10 cards, or its size is wrong
        [choices] there is no legal decision, or an unknown one
        [endless] the game does not end
        [deck] the deck has run out, or its Dragons are not those still to come (O2)
        [bands] a Band breaks R23 or R-T9
        [views] a view shows something hidden, or a sampled table disagrees with it
        [giant] the Giant token is not with the owner of the largest Giant-led Band (R-T4)
        [hordes] an Orc Horde is to be emptied although it is empty, or somebody still has cards (R31, R37)
       *[places] the places do not follow from the Glory
    }
selfcheck-violation = [red]violation[/]: { selfcheck-what } ({ $players } players, { $preset }, seed { NUMBER($seed, useGrouping: 0) }, game { $game }, decision { $decision })

bench-help = Measure how fast the engine is on this machine.
playouts-help = Play whole games, at random or informed: decisions and games per second.
playouts-seconds = How long to play.
playouts-threads = Threads that play at the same time.
playouts-informed = Let the fast player from the search’s playouts decide instead of chance.
playouts-device = Where to play: on the processor or on a graphics card.
playouts-progress = playing
playouts-row =
    { $row ->
        [decisions_per_second] decisions per second
        [games_per_second] games per second
        [threads] threads
        [tables] tables at once
        [card] graphics card
        [record_bytes] bytes per table
        [copy_ns] nanoseconds to copy one
       *[compile_seconds] seconds for the first compile
    }

simulate-help = Play many games between random players or bots, and summarise them.
simulate-games = How many games.
simulate-out = Write every game to this file: .jsonl or .parquet.
simulate-overwrite = Replace the file if there is one already.
simulate-progress = playing games
simulate-stopped =
    stopped after { $games ->
        [one] 1 game
       *[other] { $games } games
    }; the games played so far are kept
simulate-row =
    { $row ->
        [games] games
        [players] players
        [preset] edition
        [decisions] decisions
        [mean_decisions] decisions per game
        [mean_glory] Glory per player
       *[win_share] win share by seat
    }
simulate-written = every game is in { $path }

game-file = A game file (.ethnos).

verify-help = Replay a game file and confirm its commitment, every shuffle, every move and every point.
verify-ok =
    { $path }: confirmed. { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $ages ->
        [one] 1 shuffle
       *[other] { $ages } shuffles
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
verify-failed = { $path }, line { $line }: [red]not confirmed[/]. { $reason }

play-help = Play against bots and with friends: in the browser, or with --terminal right here.
play-terminal = Play here in the terminal; the options below apply only to this.
play-no-browser = Do not open a browser; only show the address.
play-database = The file that tables are kept in; by default one in your user data folder.
play-share = Let others on your local network join from the start; the address for them is shown.
play-ready = The game is at { $address }. Press Ctrl-C to stop; nothing is lost.
play-running = The game is already open at { $address }.
play-shared = Others on this network can join at { $address }.
play-share-none = Nobody else can join: this computer is not connected to a local network.
play-people = How many people share this keyboard; bots take the other seats.
play-names = The names of the people, separated by commas.
play-save = The file that the game is kept in; an unfinished game in it is continued.
play-new = Start a new game even if there is an unfinished one; that one is set aside.
play-kept = The unfinished game is now in { $path }.
play-commitment = The shuffles are fixed by a seed with this SHA-256: { $commitment }. “ethnos verify” confirms it once the game is over.
play-resumed = Continuing the game kept in { $path }; use --new to start another one.
play-person = Player { $number }

replay-help = Step through a game file as everyone saw it, as one seat saw it, or with all hands shown.
replay-seat = Show the table as this seat saw it.
replay-all = Show all hands.

analyze-help = Analyse a game with the champion’s network: winning chances turn by turn, mistakes, and the turns that decided it.
analyze-plot = Draw the winning chances of all seats as SVG into this file.
analyze-samples = How many possible tables each decision is tried on (default: 16).
analyze-seat = Analyse only from this seat’s point of view; may be given several times. Required while the game is still going on.
analyze-oracle = Judge the chances with all hidden cards known, by playing on from every turn; takes about a minute.
analyze-lang = The language of the output: { $languages }.
analyze-progress = analysing decisions

serve-help = Host tables for people and bots: the game in a browser, for this machine or for others.
serve-host = The address to listen on; 0.0.0.0 for everyone who can reach this machine.
serve-port = The port; 0 for any free one.
serve-database = Where tables are kept: a PostgreSQL address or a file; by default a file in your user data folder.
serve-ready = Tables are open at { $address }. Press Ctrl-C to stop; nothing is lost.
serve-stopped = Stopped. Every table is kept.

rules-command-help = Print the rules, with worked examples.
rules-command-preset = The edition whose rules to print; by default the edition of your language.
rules-command-edition = Rules of the { $edition }.
rules-command-what = A rule (R25), a tribe (elf) or a chapter (bands); without it, everything.
summary-command-help = Print the rules of one game on a page.
summary-command-lang = The language of the page: { $languages }; by default yours.

engine-why-requested = ETHNOS_ENGINE asks for it
engine-why-card = numba-cuda is installed, and a graphics card needs the rules compiled by Numba
engine-why-library = the package has a library for { $target }, compiled from exactly these sources
engine-why-no-library = there is no library to use. { $reason }
engine-why-nothing-else = Numba is not installed (pip install "ethnos[jit]"), and there is no library to use. { $reason }
doctor-help = Show what runs here, how and why: versions, engine, folders.
doctor-compile = First compile all rules that are not compiled yet, so that nothing has to wait later.
doctor-version = Version
doctor-engine = Engine
doctor-rules = Rules
doctor-rules-library = compiled, in the library
doctor-rules-interpreted = not compiled: they run as plain Python
doctor-rules-jit =
    { $all ->
        [yes] all compiled, by Numba
       *[no] compiled by Numba: { $compiled } of { $total } parts; the others when they are first used, or all at once by “{ $command }”
    }
doctor-library = Library
doctor-python = Python
doctor-platform = Platform
doctor-packages = Packages
doctor-extras = Extras
doctor-cache = Cache folder
doctor-data = Data folder
doctor-none = none
doctor-read-only = { $path } (not writable)
