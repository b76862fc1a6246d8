# The command line: help, progress and results.

cli-help = An unofficial digital edition of the board game Ethnos.
cli-example = Example: [bold]{ $command }[/]
cli-refused = [red]ethnos:[/] { $reason }
cli-file = [red]ethnos:[/] { $path }: { $problem }
cli-compiling = compiling the rules, once on this machine

cli-version = Tell the version, and nothing else.
cli-players = Players at the table.
cli-preset = The edition: { $presets }.
cli-tribes = random, first_game, or tribes separated by commas.
cli-seed = A whole number; the same seed deals the same game.
cli-option = Change an option of the edition: { $options }. May be given several times.
cli-json = Print one JSON object and nothing else.

selfcheck-help = Play random games and check the rules' invariants after every decision.
selfcheck-games = How many random games to play.
selfcheck-players = Only this many players.
selfcheck-preset = Only this edition: { $presets }.
selfcheck-seed = Another seed plays other games.
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
    }, { $decisions } decisions, { $violations ->
        [one] 1 violation
       *[other] { $violations } violations
    }
selfcheck-what =
    { $what ->
        [cards] a kind of card is not conserved over hands, pool, deck and Bands
        [markers] a player's markers are not conserved
        [glory] Glory differs from the score sheet
        [hands] a hand is not of 0 to 10 cards, or its size is wrong
        [choices] there is no legal decision, or an unknown one
        [endless] the game does not end
        [deck] the deck has run out, or its Dragons are not those still to come (O2)
        [bands] a Band breaks R23 or R-T9
        [views] a view holds something hidden, or a sampled table disagrees with it
       *[places] the places do not follow from the Glory
    }
selfcheck-violation = [red]violation[/]: { selfcheck-what } ({ $players } players, { $preset }, seed { NUMBER($seed, useGrouping: 0) }, game { $game }, decision { $decision })

bench-help = Measure how fast things are on this machine.
playouts-help = Play whole games, at random or informed: decisions and games a second.
playouts-seconds = How long to play.
playouts-threads = Threads that play at the same time.
playouts-informed = Let the quick player of the search's playouts decide instead of chance.
playouts-device = Where to play: on the processor, or on a graphics card.
playouts-progress = playing
playouts-row =
    { $row ->
        [decisions_per_second] decisions a second
        [games_per_second] games a second
        [threads] threads
        [tables] tables at once
        [card] graphics card
        [record_bytes] bytes a table
        [copy_ns] nanoseconds to copy one
       *[compile_seconds] seconds of the first compile
    }

simulate-help = Play many games between random players, or between bots, and sum them up.
simulate-games = How many games.
simulate-out = Write every game to this file: .jsonl or .parquet.
simulate-progress = playing games
simulate-stopped = stopped after { $games } games; what was played is kept
simulate-row =
    { $row ->
        [games] games
        [players] players
        [preset] edition
        [decisions] decisions
        [mean_decisions] decisions a game
        [mean_glory] Glory a player
       *[win_share] share of wins by seat
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
play-terminal = Play here in the terminal; the options below belong to it.
play-no-browser = Do not open a browser; the address is shown.
play-database = Where tables are kept: a file; by default one of your own.
play-ready = The game is at { $address }. Ctrl-C stops; nothing is lost.
play-running = The game is open already, at { $address }.
play-people = How many people share this keyboard; bots take the other seats.
play-names = Names of the people, separated by commas.
play-save = Where the game is kept; an unfinished game in this file is continued.
play-new = Start a new game even if an unfinished one is kept; that one is set aside.
play-kept = The unfinished game is now in { $path }.
play-commitment = The shuffles are fixed by a seed with this SHA-256: { $commitment }. "ethnos verify" confirms it once the game is over.
play-resumed = Going on with the game kept in { $path }; with --new another one is started.
play-person = Player { $number }

replay-help = Step through a game file, as everybody saw it, as one seat did, or with all hands.
replay-seat = See the table as this seat did.
replay-all = See all hands.

analyze-help = Look at a game again with the champion's eyes: chances to win turn by turn, decisions that gave something away, the turns that decided it.
analyze-plot = Draw the chances of all seats as SVG into this file.
analyze-samples = On how many possible tables a decision is tried out (usually 16).
analyze-seat = Look through this seat's eyes alone; may be given several times. Needed while the game goes on.
analyze-oracle = Judge chances with all hidden cards known, by playing on from every turn; takes about a minute.
analyze-lang = The language of the answer: { $languages }.
analyze-progress = looking at decisions

serve-help = Host tables for people and bots: the game in a browser, for this machine or for others.
serve-host = The address to listen on; 0.0.0.0 for everybody who can reach this machine.
serve-port = The port; 0 for any that is free.
serve-database = Where tables are kept: a PostgreSQL address, or a file; by default a file of your own.
serve-workers = How many server processes; more than one needs PostgreSQL.
serve-ready = Tables are open at { $address }. Ctrl-C stops; nothing is lost.
serve-stopped = Stopped. Every table is kept.

rules-command-help = Print the rules, with worked examples.
rules-command-preset = The edition whose rules are printed; without it, the edition of your language.
rules-command-edition = Rules as in the { $edition }.
rules-command-what = A rule (R25), a tribe (elf) or a chapter (bands); without it, everything.
