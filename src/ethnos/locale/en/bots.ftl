# Bots: what they are called, who they are, and how they fared against each other.

bot-name-random = Random
bot-name-simple = Simple
bot-name-greedy = Greedy
bot-name-search = Search
bot-name-champion = Champion
bot-name-novice = Pip
bot-name-adept = Maren
bot-name-expert = Osric
bot-name-master = Ysolde
bot-name-grandmaster = Theron
bot-numbered = { $name } { $number }

bot-character-random = Takes any decision there is, each as likely as the next.
bot-character-simple = Keeps a handful of plain rules and never breaks them.
bot-character-greedy = Goes for whatever brings the most Glory right now.
bot-character-search = Plays possible futures through for as long as you let it: search@0.5s, search@1000, search@1s/2.
bot-character-champion = Taught itself the game in billions of decisions, and decides at a glance.
bot-character-novice = Is playing a first game: grabs whatever matches, and lays every Band a little too soon.
bot-character-adept = Counts markers and Glory and plays a solid game, but looks no further than this turn.
bot-character-expert = Plans far ahead, and every other turn forgets it over what lies within reach.
bot-character-master = Plays as surely as somebody who has seen a million games, and now and then tries something else.
bot-character-grandmaster = Weighs thousands of futures on top of all that, for a second a move, and gives nothing away.
bot-character-installed = Comes with an installed package.

# Commands
bots-help = List the bots: their names, what they are like, and what to call them by.
bots-column =
    { $column ->
        [spec] to call it
        [name] name
       *[character] character
    }
bots-own = A bot of your own is called as FILE.py:CLASS, for example [bold]ethnos play --terminal --bot my_bot.py:Hoarder[/]; docs/bots.md shows one.

tournament-help = Bots against each other: every deal in all rotations of the seats, then shares of wins, Glory, places and a rating.
tournament-seats = The bots at the table, separated by commas: 2 to 6 of them.
tournament-games = How many games, rounded up to whole deals; 1000, or for each number of players of a ladder 280.
tournament-cores = How many games at a time; all cores unless you say otherwise.
tournament-seed = Another seed deals other games.
tournament-out = Keep every game in this file, a JSON object a line; the same command goes on with what is there. With --ladder a folder.
tournament-ladder = Rate all built-in bots against each other for 2 to 6 players, and write ladder.md with a plot.
tournament-matches = With --ladder: play the single matches of the page instead.
tournament-render-only = With --ladder: play nothing, write the page from the games that are kept.
tournament-out-dir = With --ladder: where the page is written; docs if there is such a folder, or here.
tournament-progress = playing games
tournament-stopped = Stopped after { $games } of { $total } games. They are kept in { $path }; run the same command again to go on.
tournament-too-few = No deal has been played in all rotations yet.
tournament-summary =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } in all rotations
tournament-written = every game is in { $path }
tournament-page = written: { $path }
tournament-column =
    { $column ->
        [bot] bot
        [win_share] win share
        [fair_share] fair share
        [interval] 95 % interval
        [mean_glory] Glory
        [mean_place] place
        [ms_per_decision] ms a decision
       *[rating] rating
    }

play-bots = The bot of every bot's seat, or one for each, separated by commas: { $bots }, or FILE.py:CLASS.
simulate-bots = Who plays, instead of random players: one bot for all seats, or one for each, separated by commas.

# The page of the ladder
ladder-title = The ladder
ladder-intro =
    All built-in bots but the grandmaster, whose games take a minute each, against each other: each plays equally often, with others drawn by lot, every deal in all rotations of the
    seats. The win share stands beside what each would win if all were equally strong; its 95 % interval comes from the
    spread between deals. The rating is OpenSkill's (Plackett-Luce, mu - 3 sigma), separate for each number of players.
    Who the bots are is in [bots.md](bots.md).
ladder-players = { $players } players
ladder-column =
    { $column ->
        [bot] Bot
        [games] Games
        [share] Win share (fair: { $fair })
        [interval] 95 % interval
        [glory] Mean Glory
        [place] Mean place
        [time] ms a decision
       *[rating] Rating
    }
ladder-matches = Head to head
ladder-matches-intro =
    One bot against others of one kind: the share of games that it won, a shared victory counted in parts. Its budget
    stands in its name: `@0.1s` is a tenth of a second a move, `@1s/2` a second a move on two threads.
ladder-match-column =
    { $column ->
        [match] Match
        [players] Players
        [games] Games
        [share] Win share
        [fair] Fair share
        [interval] 95 % interval
       *[time] ms a decision
    }
ladder-match = { $bot } against { $rivals }
ladder-rival =
    { $count ->
        [one] { $bot }
        [2] two { $bot }
        [3] three { $bot }
        [4] four { $bot }
       *[other] five { $bot }
    }
ladder-run = What was run
ladder-run-how =
    `ethnos tournament --ladder` plays the ladder, with `--matches` the matches; both go on where they were stopped.
    Edition { $preset }, tribes drawn at random, seed { $seed }. `search` without a budget thinks for 0.1 s a move.
ladder-games = { $games } games in all, each on one core, or on as many as its bots have threads.
ladder-machine =
    Played on { $cores ->
        [one] 1 core
       *[other] { $cores } cores
    } of { $machine }{ $version ->
        [none] .
       *[other] , version { $version }.
    }
ladder-plot-title = Rating of each bot, by number of players
ladder-plot-axis = OpenSkill rating, mu - 3 sigma: further right is stronger
