# The log: a line for each kind of event.

event-game-started = A game for { $players } with { $tribes }
event-age-started =
    { $why ->
        [least] Age { $age } begins; { $player } goes first with the least Glory: { $glory }
        [tie] { $own ->
            [yes] Age { $age } begins; { $player } goes first: { $tied } tie for the least Glory, and { $drawer } drew the third Dragon
           *[no] Age { $age } begins; { $player } goes first: { $tied } tie for the least Glory, and { $player } is next clockwise from { $drawer }, who drew the third Dragon
        }
       *[lot] Age { $age } begins; { $player } goes first, drawn by lot
    }
event-hand-dealt =
    { $cards ->
        [none] { $player } is dealt { $size ->
            [0] no card
            [one] a card
           *[other] { $size } cards
        }
       *[other] { $size ->
            [one] { $player } is dealt the { $cards }
           *[other] { $player } is dealt { $cards }
        }
    }
event-turn-passed = { $player }’s turn
event-card-drawn =
    { $card ->
        [none] { $player } draws a card
       *[other] { $player } draws the { card }
    }
event-card-taken = { $player } takes the { card }
event-dragon =
    { $number ->
        [1] The first Dragon appears
        [2] The second Dragon appears
       *[other] The third Dragon appears
    }
event-skeletons-shown = { $player } shows a hand of { $count } Skeletons
event-band-played =
    { $size ->
        [one] { $player } plays a Band of one: the { $leader }
       *[other] { $player } plays a Band of { $size } led by the { $leader }: { $cards }
    }
event-marker-placed =
    { $why ->
        [extra] { $player } places an extra marker in { kingdom } ({ $markers })
       *[band] { $player } places a marker in { kingdom } ({ $markers })
    }
event-marker-declined =
    { $why ->
        [extra] { $player } places no extra marker
       *[band] { $player } chooses to place no marker
    }
event-no-marker =
    { $why ->
        [halfling] A Band led by a Halfling places no marker
        [supply] { $player } has no marker left to place
       *[small] The Band is too small for a marker in { kingdom }: { $needed ->
            [one] { $needed } card is needed
           *[other] { $needed } cards are needed
        }
    }
event-track-moved = { $player } moves from { $start } to { $goal } on the Merfolk board
event-giant-taken =
    { $size ->
        [one] { $player } takes the Giant token with a Band of one
       *[other] { $player } takes the Giant token with a Band of { $size }
    }
event-token-taken = { $player } takes Troll token { $value }
event-horde-joined = { $player } puts a marker on the { colour } space of the Orc Horde
event-cards-discarded =
    { $count ->
        [one] { $player } discards the { $cards }
       *[other] { $player } discards { $count } cards: { $cards }
    }
event-cards-kept =
    { $count ->
        [one] { $player } keeps a card
       *[other] { $player } keeps { $count } cards
    }
event-age-ended = Age { $age } ends: { $player } drew the third Dragon
event-horde-asked = { $player } must decide about the Orc Horde
event-horde-emptied =
    { $count ->
        [one] { $player } empties the Orc Horde of its marker
       *[other] { $player } empties the Orc Horde of its { $count } markers
    }
event-horde-kept =
    { $count ->
        [one] { $player } keeps the marker on the Orc Horde
       *[other] { $player } keeps the { $count } markers on the Orc Horde
    }
event-glory = { $player } scores { $points } Glory for { event-glory-reason }
event-game-ended =
    { $skeleton_winner ->
        [none] { $count ->
            [one] The game is over: { $winners } wins
           *[other] The game is over: { $winners } share the victory
        }
       *[other] The game is over: { $winners } wins with a hand of Skeletons
    }

# Parts of lines.

event-glory-reason =
    { $where ->
        [kingdom] { kingdom } ({ event-place })
        [merfolk] the Merfolk board ({ event-place })
        [giant_now] taking the Giant token
        [giant_end] holding the Giant token
        [orcs] an Orc Horde of { $markers }
       *[bands] a Band of { $size ->
            [one] one
           *[other] { $size }
        }{ $led ->
            [dwarf] { " led by a Dwarf" }
           *[other] { "" }
        }{ $skeletons ->
            [0] { "" }
            [one] , less a Skeleton
           *[other] , less { $skeletons } Skeletons
        }
    }
event-place =
    { event-ordinal }{ $trolls ->
        [yes] { " by Trolls" }
       *[other] { "" }
    }{ $sharing ->
        [0] { "" }
       *[other] , shared with { $tied }
    }
event-ordinal =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
event-cards =
    { $count ->
        [one] { card }
       *[other] { $count } × { card }
    }
event-list-last = { $item } and { $rest }
event-list-more = { $item }, { $rest }

# A whole move in one sentence, put together from these parts.

move-said = { $player }: { $what }
move-then = then { $what }
move-apart = { $item }; { $rest }
move-sentences = { $item }. { $rest }
move-ended = { $text }.
move-taken = { $player } takes the { card } from the pool
move-band =
    { $size ->
        [one] Band of one: { card }
       *[other] { $by ->
            [tribe] Band of { $size } { tribe } led by { colour }
           *[colour] Band of { $size } in { colour } led by the { tribe-one }
        }
    }{ $skeletons ->
        [0] { "" }
        [one] , with a Skeleton
       *[other] , with { $skeletons } Skeletons
    }
move-marker =
    { $why ->
        [extra] extra marker in { kingdom }
       *[band] marker in { kingdom }
    }
move-no-marker =
    { $why ->
        [small] too small for a marker in { kingdom }
       *[other] no marker
    }
move-merfolk = to space { $goal } on the Merfolk board
move-giant = takes the Giant token
move-token = takes Troll token { $value }
move-horde = marker on the Orc Horde ({ colour })
move-glory = { $points } Glory
move-kept =
    { $count ->
        [one] keeps a card
       *[other] keeps { $count } cards
    }
move-draws =
    { $cards ->
        [none] { $count ->
            [one] draws a card
           *[other] draws { $count } cards
        }
       *[other] draws { $cards }
    }
move-pool =
    { $count ->
        [one] a card to the pool
       *[other] { $count } cards to the pool
    }

# Beside a Band that has just been played.

move-marker-now =
    Marker in { kingdom }: { $markers }{ $standing ->
        [leads] , in the lead
        [level] , level with { $rivals }
       *[behind] , behind { $rivals }
    }
move-to-pool = To the pool: { $cards }
