# Insight: a game looked at again with the champion's eyes.

insight-title = Winning chances
insight-axis = winning chance in %, turn by turn
insight-column =
    { $column ->
        [turn] turn
        [player] player
        [move] move
        [chance] winning chance
       *[verdict] verdict
    }
insight-chance = { $before }% → { $after }%
insight-mark =
    { $mark ->
        [mistake] mistake
       *[inaccuracy] inaccuracy
    }
insight-verdict-plain = { insight-mark }, { $lost }% lost. Better: { $move }
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
insight-oracle = These chances use hidden cards: all hands, and the order of the deck.
insight-written = The plot is in { $path }.
error-Stopped =
    Stopped after { $done } of { $total ->
        [one] 1 decision
       *[other] { $total } decisions
    }. Nothing was written.

# A move in a few words; a Band with what its Leader does.

insight-move =
    { $move ->
        [take] take the { card }
        [draw] draw from the deck
        [band] Band: { $cards }
        [show] show the Skeletons
        [pillage] empty the Orc Horde
       *[keep] keep the Orc Horde
    }
insight-part =
    { $part ->
        [kingdom] marker: { kingdom }
        [extra] extra markers: { $kingdoms }
        [token] Troll token { $value }
        [horde] marker on the Orc Horde
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
            [orc] Orc Horde of { $count }{ insight-gain }
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

insight-thinking = The champion is analysing the game…
insight-thinking-note = The first analysis of a game takes a few seconds.
insight-open = Judge with all cards revealed
insight-open-note = Uses the hidden cards and plays the game on from every turn: about a minute.
insight-open-way = The game was played on several times from every turn with these cards; a seat’s chance is how often it won. Decisions are not judged this way.
insight-turn =
    { $turn ->
        [0] Before the first turn
       *[other] Turn { $turn } of { $count }
    }
insight-keys = Click a turn to go there. Keys: arrows for one turn, Home and End.
insight-sentence = { $turn }. { $move }. { $chances }
insight-sentence-mark = { $turn }. { $move }. { insight-mark }. { $chances }
insight-now-all = { $turn }. { $chances }
insight-now = { $player } { $chance }%
insight-percent = { $chance }%
insight-sum = The chances of all seats need not add up to 100%.
insight-threshold = { insight-mark }: at least { $least }% lost
insight-decisive = one of the biggest swings
insight-lost = { insight-mark }, { $lost }% lost
insight-champion = The champion would have played this:
insight-champion-close = The champion would have played differently, with much the same chance:
insight-champion-same = The champion would have played the same.
insight-no-choice = There was nothing to decide.
insight-taken-back = This move was undone. It is not judged.
insight-luck =
    { $luck ->
        [good] Good luck: { $points }% more than expected
        [bad] Bad luck: { $points }% less than expected
       *[none] No luck, good or bad: just as expected
    }
insight-jump = Go to turn { $turn }
insight-decisions = Everyone’s decisions
