# What is wrong with a text that was to be read: a move, a position, a game, a link (docs/notation.md).

notation-line = Zeile { $line }: { $problem }

# Words.

notation-title = Die erste Zeile lautet „{ $word }“, sie muss „{ $title }“ lauten: Das ist ein anderes Format oder eine andere Version davon
notation-bad-number = „{ $word }“ ist keine ganze Zahl: Schreib eine von { $low } bis { $high }
notation-number-range = { $word } liegt außerhalb des Bereichs: Schreib eine Zahl von { $low } bis { $high }
notation-row-length =
    { $found ->
        [one] Hier steht { $found } Zahl
       *[other] Hier stehen { $found } Zahlen
    }: Schreib { $count } davon, mit Leerzeichen dazwischen
notation-unknown-card =
    Eine Karte „{ $word }“ { $nearest ->
        [none] kann hier nicht stehen: Schreib Stamm.Farbe wie in elf.red, oder skeleton, dragon oder ?, wo so eine Karte stehen kann
       *[other] gibt es hier nicht: Meintest du { $nearest }?
    }
notation-unknown-kingdom = Es gibt kein Königreich „{ $word }“, nur: { $known }
notation-unknown-colour = Es gibt keine Farbe „{ $word }“, nur: { $known }
notation-unknown-tribe = Es gibt keinen Stamm „{ $word }“, nur: { $known }
notation-unknown-phase = Es gibt keine Phase „{ $word }“, nur: { $known }
notation-unknown-preset = Es gibt keine Ausgabe „{ $word }“, nur: { $known }
notation-unknown-option = Es gibt keine Option „{ $word }“, nur: { $known }
notation-unknown-source = Es gibt keine Quelle von Ruhm „{ $word }“, nur: { $known }
notation-option-form = „{ $word }“ ist keine Option: Schreib Option = Wert
notation-option-twice = Die Option { $word } steht zweimal da: Lass eine davon weg
notation-option-value = Die Option { $option } kann nicht „{ $word }“ sein, nur: { $known }
notation-source-twice = Die Quelle { $word } steht zweimal da: Lass eine davon weg
notation-tribe-count =
    Bei { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    } { $needed ->
        [one] ist { $needed } Stamm
       *[other] sind { $needed } verschiedene Stämme
    } im Spiel: Nenne genau so viele

# Moves.

notation-move-empty = Hier steht kein Zug: Ein Zug beginnt mit einem von { $known }
notation-unknown-verb = Kein Zug beginnt mit „{ $word }“: Züge beginnen mit { $known }
notation-move-goes-on = Der Zug endet vor „{ $word }“: Lass es weg
notation-unknown-band-word =
    „{ $word }“ ist weder eine Karte noch Teil eines Kampfverbands: { $nearest ->
        [none] Schreib Karten wie elf.red, danach etwas von -> Königreich, extra, token, horde, keep, draw
       *[other] Meintest du { $nearest }?
    }
notation-further-band = „{ $word }“ kann nicht auf „/“ folgen: Schreib das Wort band und die Karten des weiteren Kampfverbands
notation-part-twice = „{ $word }“ steht zweimal im selben Kampfverband: Lass eins davon weg
notation-card-missing = Auf das Wort { $part } folgt keine Karte: Nenne eine wie elf.red
notation-kingdom-missing = Auf „{ $part }“ folgt kein Königreich: Nenne eins wie rhea

# Positions.

notation-no-colon = „{ $word }“ ist keine Zeile einer Stellung: Schreib Schlüssel: Wert
notation-unknown-key =
    Es gibt keinen Schlüssel „{ $word }“{ $nearest ->
        [none] , nur: { $known }
       *[other] : Meintest du { $nearest }?
    }
notation-key-twice = „{ $name }“ steht schon in Zeile { $first }: Lass eins davon weg
notation-missing-key = Die Zeile „{ $name }: ...“ fehlt: Eine Stellung braucht sie
notation-tokens-order = Die Plättchen eines Königreichs liegen aufsteigend, das höchste auf dem letzten Zeitalter
notation-tokens-count = In dieser Partie gibt es nur { $printed } Plättchen mit dem Wert { $value }: Die Königreiche nennen mehr davon
notation-seat-over = Der Sitz ist „-“, wenn die Phase over ist, und eine Zahl, solange die Partie läuft
notation-dragon-seat-early = Der dritte Drache ist noch nicht da, also hat ihn niemand gezogen: Lass diese Zeile weg
notation-dragons-phase =
    { $dragons ->
        [one] { $dragons } Drache passt
       *[other] { $dragons } Drachen passen
    } nicht zur Phase: Der dritte beendet das Zeitalter, und erst dann ist die Phase pillage oder over
notation-phase-age = Diese Phase kann es in diesem Zeitalter nicht geben: pillage gibt es in jedem Zeitalter außer dem letzten, und nach dem letzten ist die Partie zu Ende
notation-tribe-not-in-play = Diese Karte ({ card }) kann hier nicht stehen: Ihr Stamm ist nicht im Spiel
notation-too-many-cards = Von dieser Karte gibt es nur { $printed } im Spiel ({ card }): Sie steht in den Zeilen { $lines }
notation-hand-hidden = Die Hand von Sitz { $seat } ist hier nicht verborgen: Nenne ihre Karten
notation-hand-size = Eine Hand der Größe { $size } ist zu groß: Die Grenze ist { $limit }
notation-known-hidden = Von einer anderen Hand kennt eine Sicht die Karten, die „hand“ nennt: Lass diese Zeile weg
notation-known-not-held = Diese bekannte Karte ({ card }) ist nicht auf der Hand von Sitz { $seat }: Alle bekannten Karten einer Hand gehören auch in sie
notation-band-size =
    Ein Kampfverband der Größe { $size } ist unmöglich: Er hat { $limit ->
        [one] nur 1 Karte
       *[other] 1 bis { $limit } Karten
    }
notation-band-skeleton = Ein Skelett führt nie an: Nenne den Anführer zuerst
notation-band-mixed = Das ist kein Kampfverband: Seine Karten müssen vom selben Stamm oder von derselben Farbe sein, Skelette ausgenommen
notation-deck-dragons =
    { $found ->
        [one] Im Stapel ist { $found } Drache
       *[other] Im Stapel sind { $found } Drachen
    }, aber { $to_come ->
        [one] { $to_come } steht noch aus
       *[other] { $to_come } stehen noch aus
    }
notation-deck-missing = Es fehlen Karten: Was sonst nirgends liegt, muss im Stapel liegen, nämlich { $cards }
notation-deck-count =
    { $found ->
        [one] Der Stapel kann nicht aus { $found } Karte bestehen
       *[other] Der Stapel kann nicht aus { $found } Karten bestehen
    }: Mit allem, was anderswo offen oder verborgen liegt, { $needed ->
        [one] ist es { $needed }
       *[other] sind es { $needed }
    }
notation-dragon-too-high = Die Drachen, die noch kommen, liegen in der unteren Hälfte: Sie ist zu klein für sie
notation-kingdom-twice = Das Königreich { $word } steht zweimal da: Lass eins davon weg
notation-marker-sum = Sitz { $seat } hat mit Vorrat (Zeile { $supply }), Horde und Leisten zusammen { $total } Marker: Es müssen { $markers } sein
notation-horde-twice = Auf dem Orkhorde-Tableau gibt es von jeder Farbe ein Feld, und { $colour } ist zweimal genannt
notation-board-not-in-play =
    { $tribe ->
        [orc] Orks
        [troll] Trolle
        [giant] Riesen
       *[merfolk] Meerwesen
    } sind nicht im Spiel, also kann diese Zeile hier nicht stehen
notation-giant-band = Das Riesen-Plättchen liegt bei Sitz { $seat }, der keinen Kampfverband mit einem Riesen als Anführer hat: Lass diese Zeile weg, oder leg so einen Kampfverband dazu
notation-giant-largest = Das Riesen-Plättchen gehört zum größten Kampfverband mit einem Riesen als Anführer: Schreib { $size } = { $seat }
notation-token-twice = Ein Plättchen liegt nur bei einem Sitz: { $value } steht einmal zu oft da
notation-scores-early = Zeitalter { $age } hat noch nicht begonnen, kann also keinen Ruhm gebracht haben
notation-glory-sheet = Sitz { $seat } hat hier { $glory } Ruhm, in den Zeilen „scores“ aber { $booked }
notation-chain-phase = Die Zahl der Kampfverbände in diesem Zug passt nicht zur Phase ({ $phase }): Sie ist 0 vor dem ersten Kampfverband eines Zugs, danach größer
notation-chain-bands =
    { $chain ->
        [one] Auf dem Tisch liegt kein Kampfverband
       *[other] Auf dem Tisch liegen weniger als { $chain } Kampfverbände
    }
notation-chain-owner =
    { $chain ->
        [one] Der letzte Kampfverband wurde in diesem Zug ausgespielt, gehört also zu Sitz { $seat }
       *[other] Die letzten { $chain } Kampfverbände wurden in diesem Zug ausgespielt, gehören also zu Sitz { $seat }
    }
notation-chain-centaur = Im selben Zug folgt ein weiterer Kampfverband nur, wenn ein Zentaur diesen anführt
notation-other-phase = Die Zeile „{ $name }“ gehört zur Phase { $phase }: Lass sie weg
notation-band-secret = Ein halbfertiger Kampfverband und die Karten, die ein Elb behält, sind geheim: In dieser Sicht können sie nicht stehen
notation-not-in-hand = So viele von dieser Karte ({ card }) sind nicht auf der Hand von Sitz { $seat }
notation-phase-leader =
    Die Phase { $phase } folgt auf einen Kampfverband, den ein { $tribe ->
        [merfolk] Meerwesen
        [troll] Troll
        [orc] Ork
        [elf] Elb
       *[wizard] Zauberer
    } anführt, und der letzte ist kein solcher
notation-wizard-hand = Ein Zauberer zieht, sobald die Hand abgeworfen ist: Diese Hand muss „-“ sein
notation-pillage-hand = Am Ende eines Zeitalters sind alle Hände abgeworfen: Diese Hand muss „-“ sein
notation-pillage-horde = Sitz { $seat } hat keinen Marker auf dem Orkhorde-Tableau, wird also nicht nach dem Leeren gefragt
notation-skeleton-winner = Hier kann niemand mit zehn Skeletten gewonnen haben: Nötig sind ten_skeletons = win und die Phase over
notation-places-early = Vor dem Ende der Partie gibt es keine Plätze: Lass diese Zeile weg
notation-places-first = Jemand muss auf Platz 1 sein, und zehn Skelette gewinnen: Plätze beginnen mit 1
notation-places-glory = Sitz { $seat } hat mehr Ruhm als Sitz { $rival } und kann nicht dahinter landen
notation-view-not-whole = Das ist die Sicht eines Sitzes, und ihr Stapel ist unbekannt: Weiterspielen lässt sich nur eine ganze Stellung
notation-view-seed = Eine Sicht hat keinen Startwert: Lass diese Zeile weg
notation-no-choice = In der Phase { $phase } hat hier niemand eine Wahl, also stünde die Partie nicht dort
notation-position-open = Diese Partie wurde aus einer Stellung begonnen, die jede Karte zeigt: In ihrer Datei gibt es nichts zu verbergen
notation-tag-in-position = Das steht schon in der Stellung ({ $tag }): Lass diese Zeile weg

# Game files.

notation-unknown-line = „{ $word }“ ist keine Zeile einer Partie: Züge schreibt man als 12. 2: take elf.red, und die Angaben stehen darüber
notation-unknown-tag = Es gibt keine Angabe „{ $word }“, nur: { $known }
notation-missing-tag = Die Zeile „{ $tag }: ...“ fehlt
notation-unknown-decision =
    Es gibt keine Entscheidung „{ $word }“{ $nearest ->
        [none] : Entscheidungen schreibt man wie lead-tribe elf.red
       *[other] : Meintest du { $nearest }?
    }
notation-move-number = Das ist Zug { $expected }, nicht { $found }: Züge werden ab 1 ohne Lücke gezählt
notation-commitment-form = Eine Prüfsumme hat 64 hexadezimale Ziffern
notation-commitment-wrong = Die Prüfsumme ist nicht die dieses Startwerts: Es wurde nicht so gemischt, wie zugesagt war
notation-names-form = Die Partie braucht { $players } Namen mit Kommas dazwischen, einen für jeden Sitz
notation-bad-date = „{ $word }“ ist kein Datum: Schreib es wie 2026-01-31
notation-result-form = „{ $word }“ ist kein Ergebnis: Schreib places 1 2, glory 40 35, eine Zahl für jeden Sitz
notation-seed-secret = Der Startwert ist noch geheim; diese Partie lässt sich auflisten, aber nicht nachspielen
notation-age-due = Zuerst muss die Zeile „== Age ...“ des Zeitalters kommen, das beginnt
notation-scores-due = Zuerst muss die Zeile „-- scores ...“ des Zeitalters kommen, das zu Ende ist
notation-unexpected-age = Hier beginnt kein Zeitalter
notation-unexpected-scores = Hier endet kein Zeitalter
notation-age-wrong = Das ist Zeitalter { $expected }, nicht { $found }
notation-first-wrong = In diesem Zeitalter beginnt Sitz { $expected }, nicht { $found }
notation-deck-wrong = Der Stapel dieses Zeitalters ist { $expected }, nicht { $found }: So mischt dieser Startwert nicht
notation-scores-wrong = Die Punkte für { $source } sind { $expected }, nicht { $found }
notation-after-unfinished = Auf einen unfertigen Zug kann nichts folgen
notation-seat-wrong = Am Zug ist Sitz { $expected }, nicht { $found }
notation-illegal-move = „{ $move }“ ist nicht möglich: { $reason }
notation-illegal-decision = „{ $word }“ ist jetzt nicht möglich; möglich ist: { $known }
notation-move-finished = Diese Entscheidungen sind ein ganzer Zug: Schreib ihn als einen
notation-result-early = Diese Partie ist nicht zu Ende und hat noch kein Ergebnis
notation-result-wrong = Das Ergebnis ist places { $places }, glory { $glory }

# Links.

notation-link-version = Ein Link beginnt mit einem von { $known }, nicht mit „{ $word }“: Das ist kein Link dieses Spiels, oder er stammt aus einer späteren Version
notation-link-letters = Ein Link besteht nur aus Buchstaben, Ziffern, - und _: Dieser wurde nicht ganz kopiert
notation-link-damaged = Dieser Link ist beschädigt: Kopiere ihn noch einmal, vom Anfang bis zum Ende
notation-link-long =
    Dieser Link enthält mehr als { $most ->
        [one] { $most } Byte
       *[other] { $most } Bytes
    }, so groß ist keine Partie
notation-link-decision = Entscheidung { $number } dieses Links ist in seiner Partie nicht möglich: Er gehört zu anderen Regeln oder wurde verändert
