# Insight: a game looked at again with the champion's eyes.

insight-title = Chances to win
insight-axis = chance to win in per cent, turn by turn
insight-column =
    { $column ->
        [turn] turn
        [player] player
        [move] move
        [chance] chance to win
       *[verdict] verdict
    }
insight-chance = { $before } % → { $after } %
insight-mark =
    { $mark ->
        [mistake] mistake
       *[inaccuracy] inaccuracy
    }
insight-verdict-plain = { insight-mark }, { $lost } % given away. Better: { $move }
insight-verdict = { insight-verdict-plain } ({ $reasons })
insight-unfinished = not finished yet
insight-moments = The biggest swings
insight-moment = Turn { $turn }, { $player }: { $move }
insight-seat =
    { $player }: { $inaccuracies ->
        [one] 1 inaccuracy
       *[other] { $inaccuracies } inaccuracies
    } and { $mistakes ->
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    } in { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }
insight-own-eyes = Every chance is judged from what that seat could know at the time.
insight-eyes = Everything is judged from what these seats could know at the time: { $players }.
insight-oracle = These chances rest on hidden cards: all hands, and the deck as it lay.
insight-written = The plot is in { $path }.
insight-stopped = Stopped after { $done } of { $total } decisions. Nothing was written.

# A move in a few words; a Band with what its Leader does.

insight-move =
    { $move ->
        [take] take the { card }
        [draw] draw from the deck
        [band] Band: { $cards }
        [show] show the Skeletons
        [pillage] empty the Orc horde
       *[keep] keep the Orc horde
    }
insight-part =
    { $part ->
        [kingdom] marker: { kingdom }
        [extra] extra markers: { $kingdoms }
        [token] Troll token { $value }
        [horde] a marker to the Orc horde
        [keep] { $count ->
            [one] 1 card kept
           *[other] { $count } cards kept
        }
       *[draw] { $count ->
            [one] 1 card drawn
           *[other] { $count } cards drawn
        }
    }

# What a move is good for.

insight-gain =
    { $gain ->
        [0] , no Glory yet
       *[other] : +{ $gain } Glory
    }
insight-reason =
    { $goal ->
        [kingdom] { $count ->
            [one] 1 marker in { kingdom }, place { $place }{ insight-gain }
           *[other] { $count } markers in { kingdom }, place { $place }{ insight-gain }
        }
        [band] Bands{ insight-gain }
        [track] { $tribe ->
            [merfolk] space { $count } on the Merfolk board{ insight-gain }
            [giant] Giant token with a Band of { $count }{ insight-gain }
            [orc] Orc horde of { $count }{ insight-gain }
           *[troll] Troll token { $count }
        }
        [hand] { $count ->
            [one] a first card for a Band
           *[other] a Band of { $count } in hand
        }
        [keep] { $count ->
            [one] 1 card stays in hand
           *[other] { $count } cards stay in hand
        }
       *[cards] { $count ->
            [one] 1 card from the deck
           *[other] { $count } cards from the deck
        }
    }

# In the browser, beside the replay.

insight-thinking = The champion thinks about the game …
insight-thinking-note = The first look at a game takes some seconds.
insight-open = Judge with all cards open
insight-open-note = Hidden cards are looked at and the game is played on from every turn: about a minute.
insight-open-way = From every turn the game was played on several times with these cards; how often a seat won is its chance. Decisions are not judged by it.
insight-turn =
    { $turn ->
        [0] Before the first turn
       *[other] Turn { $turn } of { $count }
    }
insight-keys = Click a turn to go there. Keys: arrows for a turn, Home and End.
insight-told = { $turn }. { $move }. { $chances }
insight-told-mark = { $turn }. { $move }. { insight-mark }. { $chances }
insight-now-all = { $turn }. { $chances }
insight-now = { $player } { $chance } %
insight-percent = { $chance } %
insight-sum = The chances of all seats need not add up to 100 %.
insight-threshold = { insight-mark }: at least { $least } % given away
insight-decisive = one of the biggest swings
insight-lost = { insight-mark }, { $lost } % given away
insight-champion = The champion would have played this:
insight-champion-close = The champion would have played otherwise, for much the same chance:
insight-champion-same = The champion would have played the same.
insight-no-choice = There was nothing to decide.
insight-taken-back = A move that was taken back. It is not judged.
insight-luck =
    { $luck ->
        [good] Good luck: { $points } % more than was to be expected
        [bad] Bad luck: { $points } % less than was to be expected
       *[none] No luck, good or bad: it came as was to be expected
    }
insight-jump = To turn { $turn }
insight-decisions = Everybody's decisions
