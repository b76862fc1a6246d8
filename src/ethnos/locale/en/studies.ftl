# Studies: many games by a plan in a file, and the benchmark of agents.

study-help = Studies: play thousands of games by a plan in a file, and read what they say.
study-run-help = Play the games of a study. Stopped at any moment, the same command continues.
study-show-help = Show what a study’s folder contains, or play one of its games again and compare it with its row.
study-report-help = Write what a study found as a page with plots, in English.
study-file = The study, a TOML file.
study-folder = The folder of a study.
study-source = The folder of a study, or a file with figures that --json has printed.
study-out = The folder for the games, a new one or one of the same study.
study-where = Where to play: on the cores, or champions among themselves on a graphics card and the rest on the cores.
study-workers = Processes that play at the same time (default: one per core).
study-cluster = Play on a Ray cluster: auto, local or ray://HOST:PORT.
study-game = The number of a game.
study-report-out = The folder for the page.
study-progress = playing games
study-reading = reading games
study-done =
    { $games ->
        [one] 1 game is
       *[other] all { $games } games are
    } in { $path }
study-stopped = Stopped at { $games } of { $total } games. What was played is kept in { $path }; the same command continues.
study-compare = Afterwards play this many of the card’s stored games again on the cores; the exit code is 1 if any differs.
study-compared = Games played again: { $games }, different: { $different }.
study-written = written: { $path }

benchmark-help = Play the fixed benchmark: each bot against simple, greedy and champion with 2, 4 and 6 players, the same deals for everyone.
benchmark-agents = The bots to measure, by name or as FILE.py:CLASS.
benchmark-out = The folder for the games; the same command continues there.
benchmark-column =
    { $column ->
        [agent] bot
        [opponent] opponents
        [players] players
        [games] games
        [wins] wins
        [interval] 95% interval
       *[fair] fair share
    }
benchmark-total = { $agent }: { $score } (1 is as good as the opponents)

# Refusals.

study-unreadable = { $path } cannot be read as a study: { $problem }.
study-no-series = A study needs at least one [[series]]: docs/studies.md shows one.
study-wrong-value =
    { $series ->
        [none] “{ $value }” is not possible for “{ $field }” of the study: docs/studies.md explains every field.
       *[other] In the series “{ $series }”, “{ $value }” is not possible for “{ $field }”: docs/studies.md explains every field.
    }
study-wrong-seats = In the series “{ $series }”, “{ $field }” has { $count } values for { $players } players: give one for all seats, or one for each.
study-no-games = The series “{ $series }” has no games for { $players } players: no chosen set has a tribe that must not be led.
study-unknown-field =
    { $series ->
        [none] A study has no field “{ $field }”; it can have { $known }.
       *[other] The series “{ $series }” has a field “{ $field }” that does not exist; it can have { $known }.
    }
study-missing-field =
    { $series ->
        [none] The study, or one of its series, lacks “{ $field }”.
       *[other] The series “{ $series }” lacks “{ $field }”.
    }
study-same-name = Every series needs a name of its own: { $names }.
study-no-such-game = There is no game { $game }: the games are numbered from 0, and there are { $games }.
study-not-a-folder = { $path } is a file, not a folder: name another one.
study-other-study = { $path } has games of another study, or of “{ $name }” with other parameters: name another folder.
study-folder-in-use = { $path } contains something other than a study: name a new folder.
study-no-study-there = There is no study in { $path }: run one there first, or name the folder that has it.
study-damaged-block = { $path } is damaged ({ $problem }): delete this file and run the study again; only its games are played anew.
error-CannotStore = Games cannot be stored in { $path }: { $problem }. Whole blocks stored before are safe; the same command continues.
error-TooFewGames = { $path } does not have the games that this report needs: { $needed }.
error-NoFigures = { $path } contains no figures of a study: ethnos study report FOLDER --json prints them.
error-WorkersDie = The processes that play die again and again: is there enough memory? Try fewer with --workers.
error-NoCluster = No Ray cluster can be reached at “{ $address }”: { $problem }.

# Measurements: ethnos research.

research-help = Measurements for authors of bots and networks.
endgames-help = Compare the bots’ decisions near the end of games for two with exact solutions.
endgames-out = The file for the results, one JSON object per line; the same command continues there.
endgames-games = How many games to take positions from.
endgames-cards = Cards left in the deck, from 1 to 4; can be given several times (default: 1, 2 and 3).
endgames-progress = solving positions
endgames-column =
    { $column ->
        [bot] bot
        [cards] cards left
        [positions] positions
        [critical] where it matters
        [best] best decisions
        [interval] 95% interval
       *[loss] cost of a decision
    }
endgames-summary = Positions examined: { $positions }, solved: { $solved }. “Where it matters” counts the positions in which decisions differ; only they are judged.
endgames-stopped = Stopped. What was examined is in { $path }; the same command continues.
match-help = Play two networks against each other: one seat for the first, all others for the second, each deal from every seat.
match-network = The file of a network, or champion or champion@1.
match-players = The number of players; can be given several times (default: 2 to 6).
match-games = Games for each number of players, rounded up to whole deals.
match-ahead = The first network looks ahead, as in this configuration.
match-out = A file to which a JSON object is added for each number of players.
match-column =
    { $column ->
        [players] players
        [games] games
        [share] win share of the first
        [interval] 95% interval
        [fair] fair share
       *[margin] Glory above the mean
    }
imitate-help = Train a new network to answer as another one: a quick start for layers of another kind.
imitate-out = The folder for network.npz, which ethnos train --from starts with.
imitate-minutes = How long to train, in minutes.
imitate-done = The network is in { $folder }. Decisions it has learned from: { $decisions }.
measure-help = Measure a network against weaker bots, as a training does with --measure.
measure-out = The file to which the result is added, one JSON object per line.
measure-decisions = How many decisions the network had learned from.
measure-games = Games per trial, instead of the usual numbers.
