# Studies: many games by a plan in a file, and the benchmark of agents.

study-help = Studies: play thousands of games by a plan in a file, and read what they say.
study-run-help = Play the games of a study. Stopped at any moment, the same command continues.
study-show-help = Show what a study’s folder contains, or play one of its games again and compare it with its row.
study-report-help = Write what a study found as a page in five languages; without a folder, that of the published study.
study-file = The study, a TOML file.
study-folder = The folder of a study.
study-out = The folder for the games, a new one or one of the same study.
study-where = Where to play: on the cores, or champions among themselves on a graphics card and the rest on the cores.
study-workers = Processes that play at the same time (default: one per core).
study-cluster = Play on a Ray cluster: auto, local or ray://HOST:PORT.
study-game = The number of a game.
study-report-out = The folder for the pages.
study-progress = playing games
study-reading = reading games
study-done =
    { $games ->
        [one] 1 game is
       *[other] all { $games } games are
    } in { $path }
study-stopped = Stopped at { $games } of { $total } games. What was played is kept in { $path }; the same command continues.
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
study-cannot-store = Games cannot be stored in { $path }: { $problem }. Whole blocks stored before are safe; the same command continues.
study-too-few = { $path } does not have the games that this report needs: { $needed }.
error-WorkersDie = The processes that play die again and again: is there enough memory? Try fewer with --workers.
error-NoCluster = No Ray cluster can be reached at “{ $address }”: { $problem }.

# The report.

balance-title = What Ethnos is like, measured
balance-intro = This is what { $games } games of the study “{ $name }” say. In { $own } of them the bot { $bot } had every seat.
balance-reading = Square brackets contain 95% intervals. ● marks differences that remain significant after correcting for multiple comparisons: for each table the chance of any wrong ● is at most 5% (Holm’s method). What has no ● may be chance.
balance-evidence = What is evidence and what is guess: the figures are evidence of how this program plays against itself, and of what changes if one thing is changed. That games between people are alike is a guess. The weaker bots below show which figures depend on who plays.
balance-group =
    { $group ->
        [small] 2 or 3 players
       *[large] 4 to 6 players
    }
balance-for = With { $players } players
balance-age = Age { $age }
balance-seat = Seat { $seat }
balance-quantile = { $percent }% of games are shorter
balance-pairs = Of { $pairs } pairs, { $sure } differ evidently. The table shows the strongest of these in both directions.
balance-variance = Of the differences in Glory between players of these strengths, strength explains { $strength }%, how much a deal rewards strength { $reward }%, the seat in a deal { $deal }%, and the course of the game the remaining { $rest }%.
balance-better = A better player’s wins are those of one player among others who take { $percent }% of their decisions at random, and otherwise play alike.
balance-tastes = Bands that a player leads with each tribe in a game, where it is in play:
balance-extreme =
    { $most ->
        [yes] most: { $what }
       *[no] least: { $what }
    }
balance-source =
    { $source ->
        [kingdoms] Kingdoms
        [merfolk] Merfolk board
        [giant_now] Giant token, at once
        [giant_end] Giant token, end of Age
        [orcs] Orc Hordes
       *[bands] Bands
    }
balance-section =
    { $section ->
        [worth] What it is worth to lead with a tribe
        [leading] Who leads what
        [effects] What a tribe in play changes
        [partners] Pairs of tribes
        [sources] Where Glory comes from
        [sizes] Sizes of Bands
        [length] Length of games
        [lead] The lead
        [seats] The first player’s advantage
        [luck] Luck and strength
        [sets] Sets of tribes
        [rules] Editions and options
        [bots] Weaker bots
        [most] Who leads a tribe most
        [tribe-sources] What a tribe in play changes by source of Glory
        [tribe-skill] What a tribe in play changes for a better player
       *[made] How this was made
    }
balance-text =
    { $section ->
        [worth] An experiment: one player may not lead Bands with the tribe, in one Age or in all. The table shows how much that player loses, in percent of a fair share of wins and in Glory above the others. The bot does not know of the ban and still collects the tribe, so a player who plans around it would lose less: this is evidence of how much the bot relies on a tribe, and an upper limit of what its lead is worth. Tribes whose intervals overlap have no certain order. The columns of the Ages are wins lost, in percent of a fair share.
        [leading] Bands led by each tribe per player in each Age, in games in which the tribe is in play, and by how many Bands winners exceed the others. This goes together with winning; it does not prove that it is the cause.
        [effects] Games with the tribe in play less games without it, over all sets. The sets are complete, so nothing else differs: this is evidence, for games of this bot.
        [partners] By how much more Glory it is worth to lead with a tribe if the partner is in play than if it is not, from the same experiment as above, over all numbers of players.
        [sources] Glory of a winner / of another player in the whole game.
        [sizes] Bands of each size in the whole game, of a winner / of another player.
        [length] Turns of all players together, per player, and in each Age.
        [lead] Who would win if the Age ended now? How often that changes, how often it never does, how often for the last time in the final tenth of the turns, and by how much Glory the winner is ahead of the second.
        [seats] Wins by order of play in the first Age; 1 is a fair share.
        [luck] The same bot at all seats, but some players take some decisions at random. Each deal is played in all rotations of the seats. The table shows how many wins a few random decisions cost. Among equals, everything that is left is luck.
        [sets] The sets with the highest and the lowest values among all sets. They are estimates that borrow from similar sets, with two standard errors.
        [rules] What changes against the English edition on the same deals, averaged over the numbers of players. “Same game” is the share of games in which nothing that is measured differs. The bot has trained with the English, Polish and German editions. It has never seen a single option by itself and plays differently for that reason alone, so these rows are a guess.
        [bots] The same games with simpler bots. Where they agree with the strong bot, the figure is about the game; where they do not, it is about the player.
        [most] The one player who leads the most Bands with the tribe, in all Ages or in one: wins in percent of a fair share, and Glory above the mean of the others. This goes together with winning; it does not prove that it is the cause.
        [tribe-sources] Mean Glory of a player by source: games with the tribe in play less games without it.
        [tribe-skill] How much more often one better player among weaker ones wins if the tribe is in play, in percent of a fair share. Below zero, luck counts for more with the tribe. Random decisions are a share of all decisions, so there are more of them in longer games; that is part of it.
       *[made] docs/studies.md explains how to run the study again, and how to play any of its games again from its number.
    }
balance-column =
    { $column ->
        [tribe] Tribe
        [wins-lost] Wins lost, % of a fair share
        [share] Wins, % of a fair share
        [glory-lost] Glory lost
        [more] Winners lead more
        [cards] Cards per Band
        [markers] Markers per Band
        [partner] Partner
        [gain] Glory more
        [players] Players
        [turns] Turns
        [rounds] Turns per player
        [changes] Changes of the lead
        [none] No change, % of games
        [late] Late change, % of games
        [margin] Winner’s margin, Glory
        [winner] Winner’s Glory
        [glory] Mean Glory
        [first] First player’s wins (1 is fair)
        [random] Random decisions, %
        [wins] Wins, %
        [skill] A better player’s wins, %
        [what] What
        [set] Set
        [value] Value
        [rules] Rules
        [same] Same game, %
        [bot] Bot
        [like] Choice of Leaders like { $bot } (−1 to 1)
        [study] Study
        [seed] Seed
        [digest] Digest of the study
        [games] Games
        [machine] Machine, cores, card
        [seconds] Seconds
        [ahead] Glory above the others
       *[again] Card’s games played again by the bot / different
    }
