# Why a move is refused. { $rules } are ids of docs/rules.md.

refusal = { $reason }: { $rules }

refusal-game-over = the game is over
refusal-mid-turn = this turn is already under way: finish it one decision at a time, or undo it
refusal-no-pillage = no Orc Horde can be emptied now
refusal-pillage-first = the Age has ended: first say whether you empty the Orc Horde
refusal-not-ten-skeletons = only a hand of ten Skeletons can be shown
refusal-hand-full = with { $limit } cards in hand you must play a Band
refusal-only-show = a hand of ten Skeletons can only be shown
refusal-dragon = a Dragon can neither be recruited nor join a Band: when one is drawn, it is laid beside the board
refusal-not-face-up = there is no { card } in the pool
refusal-unknown-card = there is no card “{ $card }”
refusal-unknown-kingdom = there is no Kingdom “{ $kingdom }”
refusal-unknown-token = there is no Troll token { $value }; the tokens are 1 to 6
refusal-mixed-band = apart from Skeletons, the cards of a Band must share a tribe or a colour
refusal-leader-missing = the Leader must be one of the Band’s cards
refusal-skeleton-leads = a Skeleton never leads
refusal-not-in-hand = the Band uses { $wanted } of a card ({ card }), but the hand holds { $held }
refusal-choose-kingdom = the marker must be placed: name the Kingdom
refusal-halfling-marker = a Band led by a Halfling places no marker
refusal-wrong-kingdom = the marker goes to the Kingdom of the Leader’s colour ({ colour }), not to { kingdom }
refusal-no-markers = there is no marker left in the supply
refusal-too-small =
    the Band needs { $needed } { $needed ->
        [one] card
       *[other] cards
    } to place a marker in { kingdom }, but has { $size }
refusal-no-extra = the move on the Merfolk board does not give that many extra markers
refusal-token-too-high = Troll token { $value } needs a Band of at least { $value }, but this one has { $size }
refusal-token-taken = Troll token { $value } is already taken
refusal-horde-taken = that space of the Orc Horde already has a marker
refusal-keep-too-many =
    { $size ->
        [one] an Elf who leads 1 card keeps at most 1
       *[other] an Elf who leads { $size } cards keeps at most { $size }
    }
refusal-not-left = there is no { card } left in the hand to keep
refusal-no-draw = nothing can be drawn
refusal-other-power =
    { $power ->
        [extra] only Merfolk give extra markers
        [token] only a Troll takes a token
        [horde] only an Orc fills the Orc Horde
        [keep] only an Elf keeps cards
        [draw] only a Wizard draws cards
       *[then] only a Centaur is followed by another Band
    }, and this Leader is not { $owner ->
        [merfolk] a Merfolk
        [troll] a Troll
        [orc] an Orc
        [elf] an Elf
        [wizard] a Wizard
       *[centaur] a Centaur
    }
refusal-centaur-not-placed =
    { $centaur_trigger ->
        [placed] another Band follows only if the Centaur’s Band has placed a marker
       *[able] another Band follows only if the Centaur’s Band can place a marker
    }
refusal-nothing-to-lead = no card is left that could lead another Band

# Why a decision cannot be taken back.

refusal-undo-beginning = there is nothing to undo
refusal-undo-deck = the last decision drew from the deck, and the card has been seen
refusal-undo-hand = the last decision revealed cards that nobody else had seen
refusal-undo-age = the last decision ended the Age
