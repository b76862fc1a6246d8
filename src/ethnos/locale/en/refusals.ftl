# Why a move is refused. { $rules } are ids of docs/rules.md.

refusal = { $reason }: { $rules }

refusal-game-over = the game is over
refusal-mid-turn = this turn is already under way: finish it one decision at a time, or take it back
refusal-no-pillage = nobody is asking about an Orc horde now
refusal-pillage-first = the Age has ended: first say whether the Orc horde is emptied
refusal-not-ten-skeletons = only a hand of ten Skeletons can be shown
refusal-hand-full = with { $limit } cards in hand a Band has to be played
refusal-only-show = a hand of ten Skeletons can only be shown
refusal-dragon = a Dragon is never recruited and joins no Band: one that is drawn is laid beside the board
refusal-not-face-up = there is no { card } among the face-up cards
refusal-unknown-card = there is no card "{ $card }"
refusal-unknown-kingdom = there is no kingdom "{ $kingdom }"
refusal-unknown-token = there is no Troll token { $value }: they are 1 to 6
refusal-mixed-band = a Band is of one tribe or of one colour, Skeletons aside
refusal-leader-missing = the Leader has to be one of the Band's cards
refusal-skeleton-leads = a Skeleton never leads
refusal-not-in-hand = the Band names { $wanted } of a card ({ card }) of which the hand holds { $held }
refusal-choose-kingdom = the marker has to be placed: name the kingdom
refusal-halfling-marker = a Band led by a Halfling places no marker
refusal-wrong-kingdom = the marker goes to the kingdom of the Leader's colour ({ colour }), not to { kingdom }
refusal-no-markers = there is no marker left in the supply
refusal-too-small =
    the Band needs { $needed } { $needed ->
        [one] card
       *[other] cards
    } to place in { kingdom }, it has { $size }
refusal-no-extra = the move on the Merfolk board does not give so many extra markers
refusal-token-too-high = the Troll token { $value } needs a Band of { $value }, this one has { $size }
refusal-token-taken = the Troll token { $value } has been taken
refusal-horde-taken = there is a marker of that colour on the Orc board already
refusal-keep-too-many = an Elf who leads { $size } keeps at most { $size }
refusal-not-left = there is no { card } left in the hand to keep
refusal-no-draw = nothing can be drawn
refusal-other-power =
    { $power ->
        [extra] only Merfolk give extra markers
        [token] only a Troll takes a token
        [horde] only an Orc fills the Orc board
        [keep] only an Elf keeps cards
        [draw] only a Wizard draws cards
       *[then] only a Centaur is followed by another Band
    }, and this Leader is no { $owner ->
        [merfolk] Merfolk
        [troll] Troll
        [orc] Orc
        [elf] Elf
        [wizard] Wizard
       *[centaur] Centaur
    }
refusal-centaur-not-placed = another Band follows only if the Centaur's Band has placed a marker
refusal-nothing-to-lead = no card is left that could lead another Band

# Why a decision cannot be taken back.

refusal-undo-beginning = there is nothing to take back
refusal-undo-deck = the last decision drew from the deck, and the card has been seen
refusal-undo-hand = the last decision showed cards that nobody else had seen
refusal-undo-age = the last decision ended the Age
