# Names of cards, tribes and kingdoms.

card =
    { $tribe ->
        [skeleton] Skeleton
       *[other] { colour } { tribe-one }
    }
colour =
    { $colour ->
        [purple] purple
        [red] red
        [blue] blue
        [green] green
        [orange] orange
        [grey] grey
       *[other] colourless
    }
tribe-one =
    { $tribe ->
        [centaur] Centaur
        [dwarf] Dwarf
        [elf] Elf
        [giant] Giant
        [halfling] Halfling
        [merfolk] Merfolk
        [minotaur] Minotaur
        [orc] Orc
        [troll] Troll
        [wingfolk] Wingfolk
        [wizard] Wizard
       *[skeleton] Skeleton
    }
tribe =
    { $tribe ->
        [centaur] Centaurs
        [dwarf] Dwarves
        [elf] Elves
        [giant] Giants
        [halfling] Halflings
        [merfolk] Merfolk
        [minotaur] Minotaurs
        [orc] Orcs
        [troll] Trolls
        [wingfolk] Wingfolk
        [wizard] Wizards
       *[skeleton] Skeletons
    }
kingdom =
    { $kingdom ->
        [duris] Duris
        [rhea] Rhea
        [straton] Straton
        [althea] Althea
        [ithys] Ithys
       *[pelagon] Pelagon
    }

# What a Leader does; X is the size of the Band.

power =
    { $tribe ->
        [centaur]
            { $centaur_trigger ->
                [placed] If its marker was placed, you may play another Band at once.
               *[able] If its marker can be placed, you may play another Band at once.
            }
        [dwarf] The Band counts as one card larger when Bands are scored.
        [elf] You may keep up to X cards instead of discarding them.
        [giant] The largest Band led by a Giant this Age takes the Giant token: 2 Glory now, and more when the Age ends.
        [halfling] There are twice as many of them, but a Band they lead places no marker.
        [merfolk] Move X spaces on the Merfolk board; for each symbol you reach or pass, you may place a marker in any Kingdom.
        [minotaur] The Band needs one card fewer to place its marker.
        [orc] You may also put a marker on that colour of your Orc Horde, and may empty it for Glory at the end of an Age.
        [troll]
            { $troll_scope ->
                [kingdoms_only] You may take a free Troll token with a value of X or less. Tokens break ties in the Kingdoms.
               *[kingdoms_and_merfolk] You may take a free Troll token with a value of X or less. Tokens break ties in the Kingdoms and on the Merfolk board.
            }
        [wingfolk] The marker may go to any Kingdom where the Band is large enough.
        [wizard] After discarding, you may draw X cards from the deck.
       *[skeleton] Joins any Band but never leads; is removed before Bands are scored.
    }

# The title that the winner bears, in the book of each edition.

winner-title =
    { $edition ->
        [polish] { $count ->
            [one] King of Ethnos
           *[other] Kings of Ethnos
        }
        [german] { $count ->
            [one] Ruler of Ethnos
           *[other] Rulers of Ethnos
        }
       *[english] { $count ->
            [one] Lord of Ethnos
           *[other] Lords of Ethnos
        }
    }

# The edition that players of this language know: a preset, by its name in the program.

edition = english
