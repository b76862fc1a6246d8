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
        [centaur] If the marker was placed, you may play another Band at once.
        [dwarf] The Band counts one card larger when Bands are scored.
        [elf] You keep up to X cards instead of putting them into the pool.
        [giant] The largest Giant Band of the Age takes the Giant: 2 Glory now, more at the end of the Age.
        [halfling] There are twice as many of them, but their Band places no marker.
        [merfolk] Go X spaces on the Merfolk board; each symbol passed gives a marker anywhere.
        [minotaur] The Band needs one card fewer to place its marker.
        [orc] You may also put a marker on that colour of your Orc horde, and empty it for Glory later.
        [troll]
            { $troll_scope ->
                [kingdoms_only] You may take a free Troll token with a value of X or less. Tokens break ties in the kingdoms.
               *[kingdoms_and_merfolk] You may take a free Troll token with a value of X or less. Tokens break ties in the kingdoms and on the Merfolk board.
            }
        [wingfolk] The marker goes to any kingdom where the Band is large enough.
        [wizard] After the discard you may draw X cards from the deck.
       *[skeleton] Joins any Band but never leads, and leaves before Bands are scored.
    }

# The edition that players of this language know: a preset, by its name in the program.

edition = english
