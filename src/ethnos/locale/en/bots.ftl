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
# The other bots of a level at the same table.
bot-name-novice-2 = Tansy
bot-name-novice-3 = Bram
bot-name-novice-4 = Nettie
bot-name-novice-5 = Hob
bot-name-novice-6 = Wren
bot-name-adept-2 = Linnet
bot-name-adept-3 = Corin
bot-name-adept-4 = Sabra
bot-name-adept-5 = Alder
bot-name-adept-6 = Briar
bot-name-expert-2 = Rowena
bot-name-expert-3 = Godric
bot-name-expert-4 = Hedda
bot-name-expert-5 = Ulric
bot-name-expert-6 = Signe
bot-name-master-2 = Mirabel
bot-name-master-3 = Cassian
bot-name-master-4 = Sibyl
bot-name-master-5 = Lucan
bot-name-master-6 = Elowen
bot-name-grandmaster-2 = Thalia
bot-name-grandmaster-3 = Nestor
bot-name-grandmaster-4 = Ismene
bot-name-grandmaster-5 = Evander
bot-name-grandmaster-6 = Daphne
bot-numbered = { $name } { $number }

bot-character-random = Picks any legal decision, each equally likely.
bot-character-simple = Follows a handful of plain rules and never breaks them.
bot-character-greedy = Goes for whatever brings the most Glory right now.
bot-character-search = Plays out possible futures for as long as you let it: search@0.5s, search@1000, search@1s/2.
bot-character-champion = Taught itself the game over billions of decisions, and now decides at a glance.
bot-character-novice = Plays as if for the first time: grabs whatever matches and plays every Band a little too soon.
bot-character-adept = Counts markers and Glory and plays a solid game, but looks no further than this turn.
bot-character-expert = Plans far ahead, but every other turn drops the plan for whatever is within reach.
bot-character-master = Plays with the assurance of someone who has seen a million games, but now and then tries something else.
bot-character-grandmaster = Weighs thousands of futures on top of all that, for a second per move, and gives nothing away.
bot-character-installed = Comes from an installed package.

# Commands
bots-help = List the bots: their names, what they are like, and how to call them in commands.
bots-column =
    { $column ->
        [spec] call it
        [name] name
       *[character] character
    }
bots-own = Call a bot of your own FILE.py:CLASS, for example [bold]ethnos play --terminal --bot my_bot.py:Hoarder[/]; docs/bots.md shows one.

tournament-help = Play bots against each other: every deal in all rotations of the seats, with win shares, Glory, places and a rating.
tournament-seats = The bots at the table, separated by commas: 2 to 6 of them (default: adept,novice). With --ladder: the bots to rate (default: all built-in ones).
tournament-games = How many games, rounded up to whole deals (default: 1000; with --ladder 280 for each number of players).
tournament-cores = How many games to play at the same time (default: one per core).
tournament-seed = A different seed deals different games.
tournament-out = Keep every game in this file, one JSON object per line; the same command continues where it stopped. With --ladder: a folder.
tournament-ladder = Rate all built-in bots against each other for 2 to 6 players.
tournament-matches = With --ladder: play the head-to-head matches instead.
tournament-only = With --ladder: only the parts whose name contains this word.
tournament-progress = playing games
tournament-stopped =
    Stopped after { $games } of { $total ->
        [one] 1 game
       *[other] { $total } games
    }. They are kept in { $path }; run the same command again to continue.
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
tournament-column =
    { $column ->
        [bot] bot
        [win_share] win share
        [fair_share] fair share
        [interval] 95% interval
        [mean_glory] Glory
        [mean_place] place
        [ms_per_decision] ms per decision
       *[rating] rating
    }

play-bots = The bot for all bot seats, or one for each, separated by commas: { $bots }, or FILE.py:CLASS.
simulate-bots = Bots to play instead of random players: one for all seats, or one for each, separated by commas.
