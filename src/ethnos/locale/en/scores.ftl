# Scores and the past of a game: score sheet, the end of an Age, the end of the game, replays.

scores-source =
    { $source ->
        [merfolk] Merfolk
        [giant] Giant
        [giant_now] Giant taken
        [giant_end] Giant held
        [orcs] Orc horde
        [skeletons] Skeletons
       *[bands] Bands
    }
scores-points = { $points } Glory
scores-gained = +{ $points }
scores-nothing = no Glory

# The score sheet.

scores-sheet = Score sheet
scores-sheet-source = Glory from
scores-sheet-sum = { web-age } together
scores-sheet-total = Total
scores-sheet-now = { web-age }, if it ended now
scores-sheet-now-sum = It would give
scores-sheet-now-total = Total then
scores-sheet-empty = No Glory has been booked yet.

# The end of an Age, step by step.

scores-ceremony = The end of { web-age }
scores-ceremony-step = Step { $number } of { $count }
scores-ceremony-done = All of { web-age }
scores-ceremony-play = Play
scores-ceremony-pause = Pause
scores-ceremony-back = Step back
scores-ceremony-forward = Next step
scores-ceremony-skip = Skip
scores-ceremony-again = Once more
scores-ceremony-totals = Glory
scores-ceremony-tokens = Glory tokens: { $tokens }
scores-kingdom-empty = Nobody has a marker in { kingdom }.
scores-kingdom-nothing = Nobody scores in { kingdom }.
scores-markers =
    { $count ->
        [0] no marker
        [one] { $count } marker
       *[other] { $count } markers
    }
scores-space = space { $space }
scores-merfolk-nothing = Nobody scores on the Merfolk board.
scores-giant-size =
    { $size ->
        [one] with a Band of one
       *[other] with a Band of { $size }
    }
scores-skeletons-leave =
    { $skeletons ->
        [one] { $player }'s Band of { $size } loses a Skeleton
       *[other] { $player }'s Band of { $size } loses { $skeletons } Skeletons
    }
scores-skeletons-told = Skeletons crumble before the Bands are paid.
scores-bands-of = { $player }'s Bands
scores-horde-of = { $player }'s Orc horde
scores-horde-emptied =
    { $count ->
        [one] emptied of its marker
       *[other] emptied of its { $count } markers
    }
scores-horde-kept =
    { $count ->
        [one] its marker stays for a later Age
       *[other] its { $count } markers stay for a later Age
    }
scores-horde-asked = { $player } decides: empty the Orc horde now, or keep it?
scores-band =
    { $cards ->
        [0] no card left
        [one] one card
       *[other] { $cards } cards
    }{ $led ->
        [dwarf] { " and one for the Dwarf" }
       *[other] { "" }
    }

# The end of the game.

scores-over = The game is over
scores-winner =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
scores-winner-skeletons = { $winners } wins with a hand of ten Skeletons
scores-standings = Standings
scores-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
scores-tie =
    { $tie ->
        [markers] Tie decided by markers on the map: { $markers }
       *[bands] Tie decided by the larger Bands of the last Age
    }
scores-shared = A shared place
scores-you = you
scores-tell-age = How { web-age } was scored

# Glory over time and by source.

scores-chart = Glory over time
scores-chart-told = Lines for { $players }: Glory after every move, from 0 to { $most }. The figures are in the table below.
scores-chart-figures = The figures
scores-chart-end = End of { web-age }
scores-chart-when = When
scores-sources = Glory by source
scores-sources-told = { $player }: { $points }

# Replays.

scores-replay = Replay
scores-replay-loading = The game is fetched …
scores-replay-again = Try again
scores-replay-back = All replays
scores-replay-timeline = Moves
scores-replay-move =
    { $number ->
        [0] Before the first move
       *[other] Move { $number } of { $count }
    }
scores-replay-back-one = One move back
scores-replay-on-one = One move on
scores-replay-age-back = To the Age before
scores-replay-age-on = To the next Age
scores-replay-play = Play
scores-replay-pause = Pause
scores-replay-speed = Speed
scores-replay-speed-slow = slow
scores-replay-speed-normal = normal
scores-replay-speed-fast = fast
scores-replay-eyes = Seen by
scores-replay-everybody = everybody
scores-replay-log = What happened
scores-replay-undone = { $player } has taken a move back
scores-replay-quiet = Nothing that could be seen.
scores-replay-chart = Chart
scores-replay-download = Download
scores-replay-standings = Standings
scores-replay-keys = Keys: arrows for a move, Page Up and Page Down for an Age, Home and End, Space to play.
scores-verify = A fair deal
scores-verify-told = Before the first card this table promised its shuffle with the commitment; the seed below keeps the promise. Download the game and check it yourself:
scores-verify-commitment = Commitment
scores-verify-seed = Seed
