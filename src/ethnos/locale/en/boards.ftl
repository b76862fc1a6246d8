# The boards and tokens of the tribes beside the map. Short: most stand beside a drawing.
board-title = Boards and tokens
board-name =
    { $board ->
        [merfolk] Merfolk board
        [giant] Giant token
        [hordes] Orc Hordes
       *[trolls] Troll tokens
    }
board-now = now
board-glory = Glory when the Age ends
board-place = Place
board-space = Space
board-unranked = not ranked
board-merfolk-spoken = Merfolk board: { $spaces }. Symbols on spaces { $symbols }
board-free = free: { $tokens }
board-giant-free = nobody holds it in this Age
board-giant-size =
    { $size ->
        [one] Band of one
       *[other] Band of { $size }
    }
board-giant-takes =
    { $size ->
        [1] at once, for a Band of any size led by a Giant
       *[other] at once, for a Band of { $size } or more led by a Giant
    }
board-giant-holder = to its holder when Age { $age } ends; then it is free again
board-players = { $least }–{ $most } players
board-scale = Glory for emptying, by markers
board-horde-now = { $filled } of { $spaces } spaces: { $glory } Glory if emptied now
board-tie = Who is ahead in a tie
board-tie-note = The highest sum is ahead, then the highest token.
board-tokens = Tokens
board-sum = Sum
