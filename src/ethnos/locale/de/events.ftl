# The log: a line for each kind of event.

event-game-started = Eine Partie für { $players } Spieler mit diesen Stämmen: { $tribes }
event-age-started =
    { $why ->
        [least] Zeitalter { $age } beginnt, { $player } fängt an, mit dem wenigsten Ruhm: { $glory }
        [tie] { $own ->
            [yes] Zeitalter { $age } beginnt, { $player } fängt an: Am wenigsten Ruhm haben { $tied }, und { $drawer } hat den dritten Drachen gezogen
           *[no] Zeitalter { $age } beginnt, { $player } fängt an: Am wenigsten Ruhm haben { $tied }, und { $player } folgt im Uhrzeigersinn auf { $drawer } mit dem dritten Drachen
        }
       *[lot] Zeitalter { $age } beginnt, das Los fällt auf { $player }
    }
event-hand-dealt =
    { $cards ->
        [none] { $player } erhält { $size ->
            [0] keine Karte
            [one] eine Karte
           *[other] { $size } Karten
        }
       *[other] { $size ->
            [one] { $player } erhält eine Karte: { $cards }
           *[other] { $player } erhält { $size } Karten: { $cards }
        }
    }
event-turn-passed = { $player } ist am Zug
event-card-drawn =
    { $card ->
        [none] { $player } zieht eine Karte
       *[other] { $player } zieht { grammar-card-the-acc }
    }
event-card-taken = { $player } nimmt { grammar-card-the-acc }
event-dragon =
    { $number ->
        [1] Der erste Drache erscheint
        [2] Der zweite Drache erscheint
       *[other] Der dritte Drache erscheint
    }
event-skeletons-shown =
    { $count ->
        [one] { $player } zeigt { $count } Skelett
       *[other] { $player } zeigt { $count } Skelette
    }
event-band-played =
    { $size ->
        [one] { $player } spielt einen Kampfverband der Größe 1: { $leader }
       *[other] { $player } spielt einen Kampfverband der Größe { $size } (Anführer: { $leader }): { $cards }
    }
event-marker-placed =
    { $why ->
        [extra] { $player } setzt einen Zusatzmarker nach { kingdom } ({ $markers })
       *[band] { $player } setzt einen Marker nach { kingdom } ({ $markers })
    }
event-marker-declined =
    { $why ->
        [extra] { $player } setzt keinen Zusatzmarker
       *[band] { $player } verzichtet auf den Marker
    }
event-no-marker =
    { $why ->
        [halfling] Ein Kampfverband mit einem Halbling als Anführer setzt keinen Marker
        [supply] { $player } hat keinen Marker mehr im Vorrat
       *[small] Der Kampfverband ist zu klein für einen Marker in { kingdom }: Nötig { $needed ->
            [one] ist { $needed } Karte
           *[other] sind { $needed } Karten
        }
    }
event-track-moved = { $player } rückt auf dem Meerwesen-Tableau von Feld { $start } auf Feld { $goal } vor
event-giant-taken =
    { $size ->
        [one] { $player } nimmt das Riesen-Plättchen mit einem Kampfverband der Größe 1
       *[other] { $player } nimmt das Riesen-Plättchen mit einem Kampfverband der Größe { $size }
    }
event-token-taken = { $player } nimmt das Troll-Plättchen { $value }
event-horde-joined = { $player } setzt einen Marker auf das { grammar-colour-e } Feld des Orkhorde-Tableaus
event-cards-discarded =
    { $count ->
        [one] { $player } wirft eine Karte ab: { $cards }
       *[other] { $player } wirft { $count } Karten ab: { $cards }
    }
event-cards-kept =
    { $count ->
        [one] { $player } behält eine Karte
       *[other] { $player } behält { $count } Karten
    }
event-age-ended = Zeitalter { $age } endet: { $player } hat den dritten Drachen gezogen
event-horde-asked = { $player } entscheidet über die Orkhorde
event-horde-emptied =
    { $count ->
        [one] { $player } leert die Orkhorde: ein Marker
       *[other] { $player } leert die Orkhorde: { $count } Marker
    }
event-horde-kept =
    { $count ->
        [one] { $player } behält die Orkhorde: ein Marker
       *[other] { $player } behält die Orkhorde: { $count } Marker
    }
event-glory = { $player } erhält { $points } Ruhm: { event-glory-reason }
event-game-ended =
    { $skeleton_winner ->
        [none] { $count ->
            [one] Die Partie ist zu Ende: { $winners } gewinnt
           *[other] Die Partie ist zu Ende: { $winners } teilen sich den Sieg
        }
       *[other] Die Partie ist zu Ende: { $winners } gewinnt mit einer Hand voller Skelette
    }

# Parts of lines.

event-glory-reason =
    { $where ->
        [kingdom] { kingdom } ({ event-place })
        [merfolk] Meerwesen-Tableau ({ event-place })
        [giant_now] Riesen-Plättchen übernommen
        [giant_end] Riesen-Plättchen gehalten
        [orcs] Orkhorde mit { $markers ->
            [one] { $markers } Marker
           *[other] { $markers } Markern
        }
       *[bands] Kampfverband der Größe { $size }{ $led ->
            [dwarf] { " mit Zwerg als Anführer" }
           *[other] { "" }
        }{ $skeletons ->
            [0] { "" }
            [one] , minus 1 Skelett
           *[other] , minus { $skeletons } Skelette
        }
    }
event-place =
    { event-ordinal }{ $trolls ->
        [yes] { " dank Trollen" }
       *[other] { "" }
    }{ $sharing ->
        [0] { "" }
       *[other] , geteilt mit { $tied }
    }
event-ordinal = Platz { $place }
event-cards =
    { $count ->
        [one] { card }
       *[other] { $count } { grammar-card-many }
    }
event-list-last = { $item } und { $rest }
event-list-more = { $item }, { $rest }

# A whole move in one sentence, put together from these parts.

move-said = { $player }: { $what }
move-then = dann { $what }
move-apart = { $item }; { $rest }
move-sentences = { $item }. { $rest }
move-ended = { $text }.
move-taken = { $player } nimmt { grammar-card-the-acc } aus der Auslage
move-band =
    { $size ->
        [one] Kampfverband der Größe 1: { card }
       *[other] { $by ->
            [tribe] Kampfverband der Größe { $size } ({ tribe }), Anführer: { card }
           *[colour] Kampfverband der Größe { $size } ({ colour }), Anführer: { card }
        }
    }{ $skeletons ->
        [0] { "" }
        [one] , mit einem Skelett
       *[other] , mit { $skeletons } Skeletten
    }
move-marker =
    { $why ->
        [extra] Zusatzmarker in { kingdom }
       *[band] Marker in { kingdom }
    }
move-no-marker =
    { $why ->
        [small] zu klein für einen Marker in { kingdom }
       *[other] kein Marker
    }
move-merfolk = auf Feld { $goal } des Meerwesen-Tableaus
move-giant = nimmt das Riesen-Plättchen
move-token = nimmt das Troll-Plättchen { $value }
move-horde = Marker auf die Orkhorde ({ colour })
move-glory = { $points } Ruhm
move-kept =
    { $count ->
        [one] behält eine Karte
       *[other] behält { $count } Karten
    }
move-draws =
    { $cards ->
        [none] { $count ->
            [one] zieht eine Karte
           *[other] zieht { $count } Karten
        }
       *[other] zieht { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        } ({ $cards })
    }
move-pool =
    { $count ->
        [one] eine Karte in die Auslage
       *[other] { $count } Karten in die Auslage
    }

# Beside a Band that has just been played.

move-marker-now =
    Marker in { kingdom }: { $markers }{ $standing ->
        [leads] , in Führung
        [level] , gleichauf mit { $rivals }
       *[behind] , hinter { $rivals }
    }
move-to-pool = In die Auslage: { $cards }
