# Names of cards, tribes and kingdoms.

card =
    { $tribe ->
        [skeleton] Szkielet
       *[other] { colour } { tribe-one }
    }
colour =
    { $colour ->
        [purple] fioletowy
        [red] czerwony
        [blue] niebieski
        [green] zielony
        [orange] pomarańczowy
        [grey] szary
       *[other] bezbarwny
    }
tribe-one =
    { $tribe ->
        [centaur] Centaur
        [dwarf] Krasnolud
        [elf] Elf
        [giant] Olbrzym
        [halfling] Niziołek
        [merfolk] Morski Lud
        [minotaur] Minotaur
        [orc] Ork
        [troll] Troll
        [wingfolk] Skrzydlaty
        [wizard] Czarodziej
       *[skeleton] Szkielet
    }
tribe =
    { $tribe ->
        [centaur] Centaury
        [dwarf] Krasnoludy
        [elf] Elfy
        [giant] Olbrzymy
        [halfling] Niziołki
        [merfolk] Morski Lud
        [minotaur] Minotaury
        [orc] Orkowie
        [troll] Trolle
        [wingfolk] Skrzydlaci
        [wizard] Czarodzieje
       *[skeleton] Szkielety
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
                [placed] Jeśli znacznik został umieszczony, możesz od razu zagrać kolejny Oddział.
               *[able] Jeśli znacznik można umieścić, możesz od razu zagrać kolejny Oddział.
            }
        [dwarf] Przy punktowaniu Oddział liczy się tak, jakby miał o jedną kartę więcej.
        [elf] Możesz zatrzymać do X kart, zamiast odrzucać je do puli.
        [giant] Największy w Erze Oddział pod wodzą Olbrzyma zdobywa żeton Olbrzymów: 2 punkty Chwały od razu, kolejne na koniec Ery.
        [halfling] Jest ich dwa razy więcej, ale Oddział pod wodzą Niziołka nie umieszcza znacznika.
        [merfolk] Przesuwasz się o X pól na planszy Morskiego Ludu; za każdy symbol, do którego dojdziesz lub który miniesz, możesz umieścić znacznik w dowolnym Królestwie.
        [minotaur] Oddział potrzebuje o jedną kartę mniej, by umieścić znacznik.
        [orc] Możesz też umieścić znacznik na polu w kolorze Dowódcy w swojej Hordzie Orków, a później opróżnić ją za Chwałę.
        [troll]
            { $troll_scope ->
                [kingdoms_only] Możesz wziąć wolny żeton Trolli o wartości najwyżej X. Żetony rozstrzygają remisy w Królestwach.
               *[kingdoms_and_merfolk] Możesz wziąć wolny żeton Trolli o wartości najwyżej X. Żetony rozstrzygają remisy w Królestwach i na planszy Morskiego Ludu.
            }
        [wingfolk] Znacznik może trafić do dowolnego Królestwa, dla którego Oddział jest dość duży.
        [wizard] Po odrzuceniu kart możesz dobrać X kart z talii.
       *[skeleton] Dołącza do każdego Oddziału, ale nigdy nie dowodzi, i znika przed punktowaniem Oddziałów.
    }

# Forms that sentences of this language need.

# The genitive: "nie ma czerwonego Elfa".
grammar-card-gen =
    { $tribe ->
        [skeleton] Szkieletu
       *[other] { grammar-colour-gen } { grammar-tribe-one-gen }
    }
# The accusative: "bierze czerwonego Elfa", "bierze czerwony Morski Lud".
grammar-card-acc =
    { $tribe ->
        [skeleton] Szkielet
        [merfolk] { colour } Morski Lud
       *[other] { grammar-colour-gen } { grammar-tribe-one-gen }
    }
grammar-tribe-one-gen =
    { $tribe ->
        [centaur] Centaura
        [dwarf] Krasnoluda
        [elf] Elfa
        [giant] Olbrzyma
        [halfling] Niziołka
        [merfolk] Morskiego Ludu
        [minotaur] Minotaura
        [orc] Orka
        [troll] Trolla
        [wingfolk] Skrzydlatego
        [wizard] Czarodzieja
       *[skeleton] Szkieletu
    }
grammar-colour-gen =
    { $colour ->
        [purple] fioletowego
        [red] czerwonego
        [blue] niebieskiego
        [green] zielonego
        [orange] pomarańczowego
        [grey] szarego
       *[other] bezbarwnego
    }
# The locative: "na czerwonym polu".
grammar-colour-loc =
    { $colour ->
        [purple] fioletowym
        [red] czerwonym
        [blue] niebieskim
        [green] zielonym
        [orange] pomarańczowym
        [grey] szarym
       *[other] bezbarwnym
    }
# Of many cards: "czerwone (4)".
grammar-colour-many =
    { $colour ->
        [purple] fioletowe
        [red] czerwone
        [blue] niebieskie
        [green] zielone
        [orange] pomarańczowe
        [grey] szare
       *[other] bezbarwne
    }

# The title that the winner bears, in the book of each edition.

winner-title =
    { $edition ->
        [polish] { $count ->
            [one] Król Ethnos
           *[many] Królowie Ethnos
        }
        [german] { $count ->
            [one] Władca Ethnos
           *[many] Władcy Ethnos
        }
       *[english] { $count ->
            [one] Lord Ethnos
           *[many] Lordowie Ethnos
        }
    }

# The edition that players of this language know: a preset, by its name in the program.

edition = polish
