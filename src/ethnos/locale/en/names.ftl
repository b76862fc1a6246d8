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
