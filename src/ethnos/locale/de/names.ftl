# Names of cards, tribes and kingdoms.

card =
    { $tribe ->
        [skeleton] Skelett
       *[other] { grammar-colour-strong } { tribe-one }
    }
colour =
    { $colour ->
        [purple] lila
        [red] rot
        [blue] blau
        [green] grün
        [orange] orange
        [grey] grau
       *[other] farblos
    }
tribe-one =
    { $tribe ->
        [centaur] Zentaur
        [dwarf] Zwerg
        [elf] Elb
        [giant] Riese
        [halfling] Halbling
        [merfolk] Meerwesen
        [minotaur] Minotaur
        [orc] Ork
        [troll] Troll
        [wingfolk] Geflügelter
        [wizard] Zauberer
       *[skeleton] Skelett
    }
tribe =
    { $tribe ->
        [centaur] Zentauren
        [dwarf] Zwerge
        [elf] Elben
        [giant] Riesen
        [halfling] Halblinge
        [merfolk] Meerwesen
        [minotaur] Minotauren
        [orc] Orks
        [troll] Trolle
        [wingfolk] Geflügelte
        [wizard] Zauberer
       *[skeleton] Skelette
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

# --- Grammar ---

# „roter“, with Meerwesen „rotes“: nominative, without an article or after „kein“
grammar-colour-strong =
    { $tribe ->
        [merfolk] { $colour ->
            [purple] lila
            [red] rotes
            [blue] blaues
            [green] grünes
            [orange] orangefarbenes
            [grey] graues
           *[other] farbloses
        }
       *[other] { $colour ->
            [purple] lila
            [red] roter
            [blue] blauer
            [green] grüner
            [orange] orangefarbener
            [grey] grauer
           *[other] farbloser
        }
    }
# „rote“: after der or das, and for many
grammar-colour-e =
    { $colour ->
        [purple] lila
        [red] rote
        [blue] blaue
        [green] grüne
        [orange] orangefarbene
        [grey] graue
       *[other] farblose
    }
# „roten“: accusative
grammar-colour-en =
    { $colour ->
        [purple] lila
        [red] roten
        [blue] blauen
        [green] grünen
        [orange] orangefarbenen
        [grey] grauen
       *[other] farblosen
    }
# „Elben“: accusative
grammar-tribe-acc =
    { $tribe ->
        [centaur] Zentauren
        [dwarf] Zwerg
        [elf] Elben
        [giant] Riesen
        [halfling] Halbling
        [merfolk] Meerwesen
        [minotaur] Minotauren
        [orc] Ork
        [troll] Troll
        [wingfolk] Geflügelten
        [wizard] Zauberer
       *[skeleton] Skelett
    }
# „Der rote Elb“
grammar-card-the-first =
    { $tribe ->
        [skeleton] Das Skelett
        [merfolk] Das { grammar-colour-e } Meerwesen
        [wingfolk] Der { grammar-colour-e } Geflügelte
       *[other] Der { grammar-colour-e } { tribe-one }
    }
# „den roten Elben“
grammar-card-the-acc =
    { $tribe ->
        [skeleton] das Skelett
        [merfolk] das { grammar-colour-e } Meerwesen
       *[other] den { grammar-colour-en } { grammar-tribe-acc }
    }
# „roten Elben“
grammar-card-acc =
    { $tribe ->
        [skeleton] Skelett
        [merfolk] { grammar-colour-strong } Meerwesen
       *[other] { grammar-colour-en } { grammar-tribe-acc }
    }
# „rote Elben“: nominative and accusative
grammar-card-many =
    { $tribe ->
        [skeleton] Skelette
       *[other] { grammar-colour-e } { tribe }
    }

# What a Leader does; X is the size of the Band.

power =
    { $tribe ->
        [centaur]
            { $centaur_trigger ->
                [placed] Wurde der Marker gesetzt, darfst du sofort noch einen Kampfverband ausspielen.
               *[able] Kann der Marker gesetzt werden, darfst du sofort noch einen Kampfverband ausspielen.
            }
        [dwarf] Bei der Wertung zählt der Kampfverband eine Karte mehr.
        [elf] Du darfst bis zu X Karten behalten, statt sie in die Auslage zu legen.
        [giant] Der größte Kampfverband mit einem Riesen als Anführer holt das Riesen-Plättchen: sofort 2 Ruhm, am Ende des Zeitalters noch mehr.
        [halfling] Es gibt doppelt so viele von ihnen, aber ihr Kampfverband setzt keinen Marker.
        [merfolk] X Felder vor auf dem Meerwesen-Tableau; für jedes Symbol, das du erreichst oder passierst, darfst du einen Marker in ein beliebiges Königreich setzen.
        [minotaur] Der Kampfverband braucht für seinen Marker eine Karte weniger.
        [orc] Du darfst auch auf diese Farbe deiner Orkhorde einen Marker setzen und die Horde später für Ruhm leeren.
        [troll]
            { $troll_scope ->
                [kingdoms_only] Du darfst ein freies Troll-Plättchen nehmen, dessen Wert höchstens X ist. Die Plättchen entscheiden Gleichstände in den Königreichen.
               *[kingdoms_and_merfolk] Du darfst ein freies Troll-Plättchen nehmen, dessen Wert höchstens X ist. Die Plättchen entscheiden Gleichstände in den Königreichen und auf dem Meerwesen-Tableau.
            }
        [wingfolk] Der Marker darf in jedes Königreich, für das der Kampfverband groß genug ist.
        [wizard] Nach dem Abwerfen darfst du X Karten vom Stapel ziehen.
       *[skeleton] Passt in jeden Kampfverband, führt aber nie an und zerfällt, bevor Kampfverbände gewertet werden.
    }

# The title that the winner bears, in the book of each edition.

winner-title =
    { $edition ->
        [polish] { $count ->
            [one] König von Ethnos
           *[other] Könige von Ethnos
        }
        [german] Herrscher von Ethnos
       *[english] { $count ->
            [one] Lord von Ethnos
           *[other] Lords von Ethnos
        }
    }

# The edition that players of this language know: a preset, by its name in the program.

edition = german
