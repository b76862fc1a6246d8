# What is wrong with a text that was to be read: a move, a position, a game, a link (docs/notation.md).

notation-line = line { $line }: { $problem }

# Words.

notation-title = the first line is “{ $word }” but must be “{ $title }”: this is another format, or another version of it
notation-bad-number = “{ $word }” is not a whole number: write one from { $low } to { $high }
notation-number-range = { $word } is out of range: write a number from { $low } to { $high }
notation-row-length = there are { $found } values here: write exactly { $count }, separated by spaces
notation-unknown-card =
    there is no card “{ $word }” { $nearest ->
        [none] that could be here: write tribe.colour as in elf.red, or skeleton, dragon or ? where such a card can be
       *[other] here: did you mean { $nearest }?
    }
notation-unknown-kingdom = unknown Kingdom “{ $word }”; the Kingdoms are { $known }
notation-unknown-colour = unknown colour “{ $word }”; the colours are { $known }
notation-unknown-tribe = unknown tribe “{ $word }”; the tribes are { $known }
notation-unknown-phase = unknown phase “{ $word }”; the phases are { $known }
notation-unknown-preset = unknown preset “{ $word }”; the presets are { $known }
notation-unknown-option = unknown option “{ $word }”; the options are { $known }
notation-unknown-source = unknown source of Glory “{ $word }”; the sources are { $known }
notation-option-form = “{ $word }” is not an option: write option = value
notation-option-twice = the option { $word } is set twice: leave one out
notation-option-value = the option { $option } cannot be “{ $word }”: it can be { $known }
notation-source-twice = the source { $word } appears twice: leave one out
notation-tribe-count = with { $players } players { $needed } different tribes are in play: name exactly { $needed }

# Moves.

notation-move-empty = there is no move here: a move begins with one of { $known }
notation-unknown-verb = no move begins with “{ $word }”; moves begin with { $known }
notation-move-goes-on = the move should end before “{ $word }”: leave that out
notation-unknown-band-word =
    “{ $word }” is neither a card nor a part of a Band: { $nearest ->
        [none] write cards as in elf.red, then any of -> kingdom, extra, token, horde, keep, draw
       *[other] did you mean { $nearest }?
    }
notation-further-band = “{ $word }” cannot follow a “/”: write the word band and the cards of the next Band
notation-part-twice = “{ $word }” appears twice in one Band: leave one out
notation-card-missing = no card follows the word { $part }: name one as in elf.red
notation-kingdom-missing = no Kingdom follows “{ $part }”: name one as in rhea

# Positions.

notation-no-colon = “{ $word }” is not a line of a position: write key: value
notation-unknown-key =
    unknown key “{ $word }”{ $nearest ->
        [none] ; the keys are { $known }
       *[other] : did you mean { $nearest }?
    }
notation-key-twice = “{ $name }” already appears on line { $first }: leave one out
notation-missing-key = the line “{ $name }: ...” is missing: a position needs it
notation-tokens-order = the tokens of a Kingdom must be in ascending order, the highest for the last Age
notation-tokens-count = the Kingdoms name more tokens of value { $value } than there are in this game ({ $printed })
notation-seat-over = the seat must be “-” when the phase is over, and a number while the game is still going on
notation-dragon-seat-early = the third Dragon has not appeared, so nobody has drawn it: leave this line out
notation-dragons-phase = the number of Dragons ({ $dragons }) does not agree with the phase: the third one ends the Age, and only then is the phase pillage or over
notation-phase-age = this phase cannot occur in this Age: pillage occurs in every Age but the last, and the game is over after the last
notation-tribe-not-in-play = { card } cannot be here: that tribe is not in play
notation-too-many-cards = this card ({ card }) is named too often: the game has { $printed }, and it appears on lines { $lines }
notation-hand-hidden = the hand of seat { $seat } is not hidden here: name its cards
notation-hand-size = a hand of { $size } is too large: the limit is { $limit }
notation-known-hidden = what a view knows of another seat’s hand is on its line “hand”: leave this line out
notation-known-not-held = this known card ({ card }) is not in the hand of seat { $seat }: a hand includes all its known cards
notation-band-size = a Band of { $size } is impossible: a Band has 1 to { $limit } cards
notation-band-skeleton = a Skeleton never leads: name the Leader first
notation-band-mixed = this is not a Band: apart from Skeletons, its cards must share a tribe or a colour
notation-deck-dragons = the number of Dragons in the deck is { $found }, but the number still to come is { $to_come }
notation-deck-missing = cards are missing: those that are nowhere else must be in the deck: { $cards }
notation-deck-count = a deck of { $found } is impossible: given the cards seen and hidden elsewhere, it has { $needed }
notation-dragon-too-high = the Dragons still to come are in the lower half of the deck: it is too small for them
notation-kingdom-twice = the Kingdom { $word } appears twice: leave one out
notation-marker-sum = the markers of seat { $seat } add up to { $total }, counting its supply (line { $supply }), its Orc Horde and the tracks: there must be { $markers }
notation-horde-twice = the Orc Horde has one space of each colour, and { $colour } is named twice
notation-board-not-in-play =
    { $tribe ->
        [orc] Orcs
        [troll] Trolls
        [giant] Giants
       *[merfolk] Merfolk
    } are not in play, so this line cannot be here
notation-giant-band = seat { $seat } holds the Giant token but has no Band led by a Giant: leave this line out, or add that Band
notation-giant-largest = the Giant token goes with the largest Band led by a Giant: write { $size } = { $seat }
notation-token-twice = a token has one holder: { $value } is named more than once
notation-scores-early = Age { $age } has not begun, so nobody can have gained Glory in it
notation-glory-sheet = seat { $seat } has { $glory } Glory here, but { $booked } on the lines “scores”
notation-chain-phase = the number of Bands played this turn does not agree with the phase ({ $phase }): it is 0 before the first Band of a turn, and more after it
notation-chain-bands = fewer Bands are on the table than were played this turn ({ $chain })
notation-chain-owner = the Bands played this turn ({ $chain }) come last and must belong to seat { $seat }
notation-chain-centaur = another Band follows in the same turn only if a Centaur leads this one
notation-other-phase = the line “{ $name }” is for the phase { $phase }: leave it out
notation-band-secret = an unfinished Band and the cards an Elf keeps are secret, so they cannot be in this view
notation-not-in-hand = the hand of seat { $seat } does not have that many of this card ({ card })
notation-phase-leader =
    the phase { $phase } follows a Band led by { $tribe ->
        [merfolk] Merfolk
        [troll] a Troll
        [orc] an Orc
        [elf] an Elf
       *[wizard] a Wizard
    }, and the last Band is not
notation-wizard-hand = a Wizard draws after the hand is discarded: this hand must be “-”
notation-pillage-hand = at the end of an Age all hands are discarded: this hand must be “-”
notation-pillage-horde = seat { $seat } has no marker on its Orc Horde, so it cannot be asked to empty it
notation-skeleton-winner = nobody can have won with ten Skeletons here: that needs ten_skeletons = win, and the phase over
notation-places-early = there are no places before the game is over: leave this line out
notation-places-first = someone must be first, and ten Skeletons win: places begin with 1
notation-places-glory = seat { $seat } has more Glory than seat { $rival } and cannot finish behind it
notation-view-not-whole = this is what one seat sees, and its deck is unknown: only a whole position can be played on
notation-view-seed = a view has no seed: leave this line out
notation-no-choice = nobody has a choice here in the phase { $phase }, so the game would not stop there

# Game files.

notation-position-open = this game started from a position, which shows every card: there is nothing to hide in its file
notation-tag-in-position = the position already gives the { $tag }: leave this line out
notation-unknown-line = “{ $word }” is not a line of a game: moves are written 12. 2: take elf.red, and tags come before them
notation-unknown-tag = unknown tag “{ $word }”; the tags are { $known }
notation-missing-tag = the line “{ $tag }: ...” is missing
notation-unknown-decision =
    unknown decision “{ $word }”: { $nearest ->
        [none] decisions are written as in lead-tribe elf.red
       *[other] did you mean { $nearest }?
    }
notation-move-number = this is move { $expected }, not { $found }: moves are numbered from 1 without gaps
notation-commitment-form = a commitment is 64 hexadecimal digits
notation-commitment-wrong = the commitment does not match this seed: these are not the shuffles that were committed to
notation-names-form = the game needs { $players } names with commas between them, one for every seat
notation-bad-date = “{ $word }” is not a date: write it as in 2026-01-31
notation-result-form = “{ $word }” is not a result: write places 1 2, glory 40 35, with a number for every seat
notation-seed-secret = the seed has not been revealed, so this game can be listed but not replayed
notation-age-due = the line “== Age ...” for the Age that begins must come first
notation-scores-due = the line “-- scores ...” for the Age that has ended must come first
notation-unexpected-age = no Age begins here
notation-unexpected-scores = no Age ends here
notation-age-wrong = this is Age { $expected }, not { $found }
notation-first-wrong = seat { $expected } is first in this Age, not { $found }
notation-deck-wrong = the deck of this Age is { $expected }, not { $found }: it is not the shuffle of this seed
notation-scores-wrong = the points for { $source } are { $expected }, not { $found }
notation-after-unfinished = nothing can follow a move that is not finished
notation-seat-wrong = it is the turn of seat { $expected }, not seat { $found }
notation-illegal-move = “{ $move }” is not possible: { $reason }
notation-illegal-decision = “{ $word }” is not possible now; possible: { $known }
notation-move-finished = these decisions make up a whole move: write it as one
notation-result-early = this game is not over and has no result yet
notation-result-wrong = the result is places { $places }, glory { $glory }

# Links.

notation-link-version = a link begins with one of { $known }, not with “{ $word }”: it is not a link to this game, or it is from a later version
notation-link-letters = a link contains only letters, digits, - and _: this one was not copied completely
notation-link-damaged = this link is damaged: copy it again, from beginning to end
notation-link-long = this link unpacks to more than { $most } bytes, which no game does
notation-link-decision = decision { $number } of this link is not possible in its game: the link was made for other rules, or was changed
