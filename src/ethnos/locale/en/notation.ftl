# What is wrong with a text that was to be read: a move, a position, a game, a link (docs/notation.md).

notation-line = line { $line }: { $problem }

# Words.

notation-title = the first line is "{ $word }", it has to be "{ $title }": this is another format, or another version of it
notation-bad-number = "{ $word }" is no whole number: write one from { $low } to { $high }
notation-number-range = { $word } will not do: write a number from { $low } to { $high }
notation-row-length = there are { $found } numbers here: write { $count } of them, with spaces between them
notation-unknown-card =
    there is no card "{ $word }" { $nearest ->
        [none] that could stand here: write tribe.colour as in elf.red, or one of skeleton, dragon and ? where such a card can be
       *[other] here: did you mean { $nearest }?
    }
notation-unknown-kingdom = there is no kingdom "{ $word }": they are { $known }
notation-unknown-colour = there is no colour "{ $word }": they are { $known }
notation-unknown-tribe = there is no tribe "{ $word }": they are { $known }
notation-unknown-phase = there is no phase "{ $word }": they are { $known }
notation-unknown-preset = there is no preset "{ $word }": they are { $known }
notation-unknown-option = there is no option "{ $word }": they are { $known }
notation-unknown-source = there is no source of Glory "{ $word }": they are { $known }
notation-option-form = "{ $word }" is no option: write option = value
notation-option-twice = the option { $word } is set twice: leave one of them out
notation-option-value = the option { $option } cannot be "{ $word }": it can be { $known }
notation-source-twice = the source { $word } is there twice: leave one of them out
notation-tribe-count = with { $players } players { $needed } different tribes are in play: name exactly so many

# Moves.

notation-move-empty = there is no move here: a move begins with one of { $known }
notation-unknown-verb = no move begins with "{ $word }": moves begin with { $known }
notation-move-goes-on = the move ends before "{ $word }": leave it out
notation-unknown-band-word =
    "{ $word }" is neither a card nor a part of a Band: { $nearest ->
        [none] write cards as in elf.red, then any of -> kingdom, extra, token, horde, keep, draw
       *[other] did you mean { $nearest }?
    }
notation-further-band = "{ $word }" cannot follow a "/": write the word band and the cards of the further Band
notation-part-twice = "{ $word }" is there twice in one Band: leave one of them out
notation-card-missing = no card follows the word { $part }: name one as in elf.red
notation-kingdom-missing = no kingdom follows "{ $part }": name one as in rhea

# Positions.

notation-no-colon = "{ $word }" is no line of a position: write key: value
notation-unknown-key =
    there is no key "{ $word }"{ $nearest ->
        [none] : they are { $known }
       *[other] : did you mean { $nearest }?
    }
notation-key-twice = "{ $name }" is there already on line { $first }: leave one of them out
notation-missing-key = the line "{ $name }: ..." is missing: a position needs it
notation-tokens-order = the tokens of a kingdom lie in rising order, the highest on the last Age
notation-tokens-count = there are only { $printed } tokens of { $value } in this game: the kingdoms name more of them
notation-seat-over = the seat is "-" when the phase is over, and a number as long as the game goes on
notation-dragon-seat-early = the third Dragon has not come, so nobody has drawn it: leave this line out
notation-dragons-phase = { $dragons } Dragons do not agree with the phase: the third one ends the Age, and only then the phase is pillage or over
notation-phase-age = this phase cannot be in this Age: pillage is asked in every Age but the last, and the game is over after the last
notation-tribe-not-in-play = { card } cannot be here: that tribe is not in play
notation-too-many-cards = there are only { $printed } of this card in the game ({ card }): it is named on lines { $lines }
notation-hand-hidden = the hand of seat { $seat } is not hidden here: name its cards
notation-hand-size = a hand of { $size } is too large: the limit is { $limit }
notation-known-hidden = a view knows of another hand the cards that "hand" names: leave this line out
notation-known-not-held = this known card ({ card }) is not in the hand of seat { $seat }: a hand holds all cards known of it
notation-band-size = a Band of { $size } is impossible: it has 1 to { $limit } cards
notation-band-skeleton = a Skeleton never leads: name the Leader first
notation-band-mixed = this is no Band: its cards are of one tribe or of one colour, Skeletons aside
notation-deck-dragons = there are { $found } Dragons in the deck, and { $to_come } are still to come
notation-deck-missing = cards are missing: what lies nowhere else has to lie in the deck, and that is { $cards }
notation-deck-count = the deck cannot be { $found } cards: with all that is seen and hidden elsewhere it is { $needed }
notation-dragon-too-high = the Dragons still to come lie in the lower half: it is too small for them
notation-kingdom-twice = the kingdom { $word } is there twice: leave one of them out
notation-marker-sum = seat { $seat } has { $total } markers with those in its supply (line { $supply }), its horde and on the tracks: they have to be { $markers }
notation-horde-twice = there is one space of each colour on the Orc board, and { $colour } is named twice
notation-board-not-in-play =
    { $tribe ->
        [orc] Orcs
        [troll] Trolls
        [giant] Giants
       *[merfolk] Merfolk
    } are not in play, so this line cannot be here
notation-giant-band = the Giant token lies with seat { $seat }, which has no Band led by a Giant: leave this line out, or lay that Band
notation-token-twice = a token has one holder: { $value } is one too many
notation-scores-early = Age { $age } has not begun, so it cannot have given Glory
notation-glory-sheet = seat { $seat } has { $glory } Glory here, and { $booked } on the lines "scores"
notation-chain-phase = the number of Bands laid in this turn does not agree with the phase ({ $phase }): it is 0 before the first Band of a turn, and more after it
notation-chain-bands = fewer than { $chain } Bands are on the table
notation-chain-owner = the last { $chain } Bands were laid in this turn, so that they are of seat { $seat }
notation-chain-centaur = another Band follows in the same turn only if a Centaur leads this one
notation-other-phase = the line "{ $name }" is for the phase { $phase }: leave it out
notation-band-secret = a half-made Band and the cards an Elf keeps are secret, so they cannot be in this view
notation-not-in-hand = there are not so many of this card ({ card }) in the hand of seat { $seat }
notation-phase-leader =
    the phase { $phase } follows a Band led by { $tribe ->
        [merfolk] Merfolk
        [troll] a Troll
        [orc] an Orc
        [elf] an Elf
       *[wizard] a Wizard
    }, and the last Band is not
notation-wizard-hand = a Wizard draws once the hand is discarded: this hand has to be "-"
notation-pillage-hand = at the end of an Age all hands are discarded: this hand has to be "-"
notation-pillage-horde = seat { $seat } has no marker on the Orc board, so it is not asked to empty it
notation-skeleton-winner = nobody can have won with ten Skeletons here: it takes ten_skeletons = win, and the phase over
notation-places-early = there are no places before the game is over: leave this line out
notation-places-first = somebody has to be first, and ten Skeletons win: places begin with 1
notation-places-glory = seat { $seat } has more Glory than seat { $rival } and cannot end behind it
notation-view-seed = a view has no seed: leave this line out
notation-no-choice = nobody has a choice here in the phase { $phase }, so the game would not stand there

# Game files.

notation-no-setup = this game was started from a position and has no seed that its shuffles follow from: write its position
notation-unknown-line = "{ $word }" is no line of a game: moves are written 12. 2: take elf.red, and tags stand above them
notation-unknown-tag = there is no tag "{ $word }": they are { $known }
notation-missing-tag = the line "{ $tag }: ..." is missing
notation-unknown-decision =
    there is no decision "{ $word }"{ $nearest ->
        [none] : decisions are written as in lead-tribe elf.red
       *[other] : did you mean { $nearest }?
    }
notation-move-number = this is move { $expected }, not { $found }: moves are numbered from 1 without a gap
notation-commitment-form = a commitment is 64 hexadecimal digits
notation-commitment-wrong = the commitment is not that of this seed: the shuffles are not those that were promised
notation-bad-date = "{ $word }" is no date: write it as in 2026-01-31
notation-result-form = "{ $word }" is no result: write places 1 2, glory 40 35, a number for every seat
notation-seed-secret = the seed has not been revealed, so that this game can be listed but not replayed
notation-age-due = the line "== Age ..." of the Age that begins has to come first
notation-scores-due = the line "-- scores ..." of the Age that has ended has to come first
notation-unexpected-age = no Age begins here
notation-unexpected-scores = no Age ends here
notation-age-wrong = this is Age { $expected }, not { $found }
notation-first-wrong = seat { $expected } is first in this Age, not { $found }
notation-deck-wrong = the deck of this Age is { $expected }, not { $found }: it is not the shuffle of this seed
notation-scores-wrong = the points for { $source } are { $expected }, not { $found }
notation-after-unfinished = nothing can follow a move that is not finished
notation-seat-wrong = it is the turn of seat { $expected }, not of { $found }
notation-illegal-move = "{ $move }" is not possible: { $reason }
notation-illegal-decision = "{ $word }" is not possible now: possible are { $known }
notation-move-finished = these decisions make a whole move: write it as one
notation-result-early = this game is not over and has no result yet
notation-result-wrong = the result is places { $places }, glory { $glory }

# Links.

notation-link-version = a link begins with one of { $known }, not with "{ $word }": it is no link of this game, or of a later version
notation-link-letters = a link is of letters, digits, - and _ alone: this one was not copied whole
notation-link-damaged = this link is damaged: copy it again, from its beginning to its end
notation-link-long = this link unfolds to more than { $most } bytes, which no game does
notation-link-decision = decision { $number } of this link is not possible in its game: it was made for other rules, or changed
