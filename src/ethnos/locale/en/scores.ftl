# Scores and the past of a game: score sheet, the end of an Age, the end of the game, replays.

scores-source =
    { $source ->
        [merfolk] Merfolk
        [giant] Giant
        [giant_now] Giant taken
        [giant_end] Giant held
        [orcs] Orc Horde
        [skeletons] Skeletons
       *[bands] Bands
    }
scores-points = { $points } Glory
scores-gained = +{ $points }
scores-nothing = no Glory

# The score sheet.

scores-sheet = Score sheet
scores-sheet-source = Glory from
scores-sheet-sum = { web-age } total
scores-sheet-total = Total
scores-sheet-now = { web-age }, if it ended now
scores-sheet-now-sum = It would add
scores-sheet-now-total = Total then
scores-sheet-empty = No Glory has been scored yet.

# The end of an Age, step by step.

scores-ceremony = The end of { web-age }
scores-ceremony-step = Step { $number } of { $count }
scores-ceremony-done = All of { web-age }
scores-ceremony-play = Play
scores-ceremony-pause = Hold
scores-ceremony-back = Step back
scores-ceremony-forward = Next
scores-ceremony-skip = To the end
scores-ceremony-again = Once more
scores-ceremony-totals = Glory
scores-ceremony-kingdom = Kingdom { $number } of { $count }: { kingdom }
scores-ceremony-pays = { kingdom } pays { $tokens }.
scores-ceremony-passes = { $player } passes { $others }.
scores-ceremony-bands =
    { $player }: { $count ->
        [one] one Band
       *[other] { $count } Bands
    }, { $points } Glory.
scores-ceremony-merfolk = Those furthest along the Merfolk board are paid.
scores-ceremony-sentence = { $sentence }.
scores-ceremony-after = { web-age } has been counted.
scores-ceremony-on = On to { web-age }
scores-ceremony-podium = To the podium
scores-dragon = The third Dragon
scores-dragon-sentence = { $player } turned it over. { web-age } ends at once: the hands are lost, the Kingdoms pay.
scores-dragon-on = To the counting
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
        [one] { $player }’s Band of { $size } loses a Skeleton
       *[other] { $player }’s Band of { $size } loses { $skeletons } Skeletons
    }
scores-skeletons-sentence = Skeletons are removed before the Bands are scored.
scores-bands-of = { $player }’s Bands
scores-horde-of = { $player }’s Orc Horde
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
scores-horde-asked = { $player } decides: empty the Orc Horde now, or keep it?
scores-band =
    { $cards ->
        [0] no card left
        [one] one card
       *[other] { $cards } cards
    }{ $led ->
        [dwarf] { " plus one for the Dwarf" }
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
        [markers] Tie broken by markers in the Kingdoms: { $markers }
       *[bands] Tie broken by larger Bands in the last Age
    }
scores-shared = Shared place
scores-you = you
scores-decided = { $points } Glory ahead of { $second }, above all through { $sources }.
scores-decided-plain = { $points } Glory ahead of { $second }.
scores-decided-source = { $source } (+{ $points })
scores-decided-against = { $second } was stronger in: { $sources }.
scores-best-band = The best Band
scores-best-band-sentence =
    { $player }, { web-age }: { $size ->
        [one] one card
       *[other] { $size } cards
    }, { $points } Glory
scores-show-age = How { web-age } was scored

# Glory over time and by source.

scores-chart = Glory over time
scores-chart-sentence = A line for each of { $players }: Glory after every move, from 0 to { $most }. The figures are in the table below.
scores-chart-figures = The figures
scores-chart-end = End of { web-age }
scores-chart-when = When
scores-sources = Glory by source
scores-sources-sentence = { $player }: { $points }

# Replays.

scores-replay = Replay
scores-replay-loading = Loading the game…
scores-replay-again = Try again
scores-replay-back = All replays
scores-replay-timeline = Moves
scores-replay-move =
    { $number ->
        [0] Before the first move
       *[other] Move { $number } of { $count }
    }
scores-replay-back-one = One move back
scores-replay-on-one = One move forward
scores-replay-age-back = Previous Age
scores-replay-age-on = Next Age
scores-replay-play = Play
scores-replay-pause = Pause
scores-replay-speed = Speed
scores-replay-speed-slow = slow
scores-replay-speed-normal = normal
scores-replay-speed-fast = fast
scores-replay-eyes = Seen by
scores-replay-everybody = everyone
scores-replay-log = What happened
scores-replay-undone = { $player } undid a move
scores-replay-quiet = Nothing visible happened.
scores-replay-chart = Chart
scores-replay-download = Download
scores-play-on = Play on from here
scores-play-on-note = A practice game goes on from this position, with bots in all other seats. It is the same deal: the deck lies as it did. It counts neither for ratings nor for statistics.
scores-play-on-seat = You play for
scores-play-on-level = Bots in the seats of other people
scores-play-on-start = Start
scores-replay-standings = Standings
scores-replay-keys = Keys: arrows for one move, Page Up and Page Down for an Age, Home and End, Space to play.
scores-verify = A fair deal
scores-verify-sentence = Before the first card was dealt, this table published the commitment below. The seed proves that nothing has been changed since. Download the game and check for yourself:
scores-verify-here = The page with the replays checks it too: load the file there.
scores-verify-commitment = Commitment
scores-verify-seed = Seed
