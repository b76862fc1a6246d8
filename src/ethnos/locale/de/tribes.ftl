# The pages about tribes, and sets of tribes by character. Loaded only where they are shown.
# Numbers come from the published study, already written as the language writes them.

tribes-intro = Was jeder Stamm wert ist und wie man ihn gut spielt, gemessen in { $games } Partien unter starken Bots.
tribes-evidence = Die Zahlen zeigen, wie diese Bots spielen und was sich ändert, wenn man eine Sache ändert. Dass es unter Menschen ebenso ist, ist eine Vermutung.
tribes-reading = In eckigen Klammern stehen 95-%-Intervalle. ● steht, wo Zufall kaum als Erklärung reicht, auch bei so vielen Vergleichen.
tribes-players = Spieler
tribes-group =
    { $group ->
        [small] 2 oder 3
       *[large] 4 bis 6
    }
tribes-all = Alle Stämme
tribes-others = Andere Stämme
tribes-order = Danach, was ihre Anführer wert sind
tribes-sure = deutlich
tribes-percent = { $value } %
tribes-age = Zeitalter { $age }
tribes-whole = Alle Zeitalter
tribes-lead =
    { $tribe ->
        [skeleton] Führen nie an
       *[other] { $percent } % weniger Siege ohne Anführer
    }
tribes-section =
    { $section ->
        [advice] So spielt man sie gut
        [worth] Was ihre Anführer wert sind
        [most] Wer sie am häufigsten anführen lässt
        [bands] Ihre Kampfverbände
        [effects] Was sich ändert, wenn sie im Spiel sind
        [sources] Ruhm nach Quelle, wenn sie im Spiel sind
        [best] Beste Partner
       *[worst] Rivalen
    }
tribes-note =
    { $section ->
        [worth] Ein Spieler darf keine Kampfverbände von diesem Stamm anführen lassen, in einem Zeitalter oder in allen. So viele Siege und so viel Ruhm verliert er. Der Bot stellt sich auf das Verbot nicht ein: Menschen verlören weniger.
        [most] Der eine Spieler, der die meisten Kampfverbände von diesem Stamm anführen lässt, gegenüber einem gerechten Anteil an Siegen (100 %) und dem Mittel der anderen. Das geht mit dem Gewinnen einher; Ursache muss es nicht sein.
        [bands] Kampfverbände, die ein Sieger / ein anderer Spieler in jedem Zeitalter von ihnen anführen lässt, Karten und Marker eines solchen und um wie viele die Sieger voraus sind.
        [effects] Alle Partien mit diesem Stamm abzüglich aller Partien ohne ihn.
        [sources] Um wie viel jede Quelle einem Spieler mehr oder weniger Ruhm gibt, wenn dieser Stamm im Spiel ist.
        [partners] Ist auch der andere Stamm im Spiel, sind diese Anführer so viel mehr oder weniger Ruhm wert.
       *[helps] Sind Skelette im Spiel, sind die Anführer dieser Stämme so viel mehr oder weniger Ruhm wert.
    }
tribes-column =
    { $column ->
        [age] Zeitalter
        [wins-lost] Verlorene Siege
        [glory-lost] Verlorener Ruhm
        [wins] Siege
        [ahead] Ruhm über den anderen
        [winners] Sieger / andere
        [cards] Karten je Kampfverband
        [markers] Marker je Kampfverband
        [more] Sieger führen mehr an
        [what] Was
        [change] Änderung
        [source] Quelle
        [glory] Ruhm
       *[tribe] Stamm
    }
tribes-effect =
    { $effect ->
        [rounds] Züge je Spieler
        [changes] Führungswechsel
        [margin] Vorsprung des Siegers, Ruhm
        [winner] Ruhm des Siegers
        [glory] Mittlerer Ruhm
       *[first] Siege des Startspielers (gerechter Anteil = 1)
    }
tribes-source =
    { $source ->
        [kingdoms] Königreiche
        [merfolk] Meerwesen-Tableau
        [giant_now] Riesen-Plättchen, sofort
        [giant_end] Riesen-Plättchen, Ende des Zeitalters
        [orcs] Orkhorden
       *[bands] Kampfverbände
    }

# Three sentences for each tribe, with the numbers of web/tribes.json.

tribe-advice-centaur-early = Lass von Beginn an Zentauren anführen: Ohne sie im ersten Zeitalter gewinnt man { $early } % seltener, ohne sie im letzten nur { $last } %.
tribe-advice-centaur-shorter = Halte einen zweiten Kampfverband bereit und mach Tempo: Partien mit Zentauren sind um { $turns } Züge je Spieler kürzer.
tribe-advice-centaur-hardly-more = Eine gute Kette schlägt viele: Sieger führen kaum mehr Kampfverbände mit Zentauren an als die anderen, wenn überhaupt.
tribe-advice-dwarf-late = Heb Zwerge für den Schluss auf: Im letzten Zeitalter führen Sieger { $winners } Kampfverbände mit ihnen an, die anderen { $others }; im ersten liegen sie näher beieinander.
tribe-advice-dwarf-more-glory = Lass sie deine größten Kampfverbände anführen, die sie um eine Karte größer machen: Mit Zwergen im Spiel hat jeder am Ende im Mittel { $glory } Ruhm mehr.
tribe-advice-dwarf-partners = Such Karten, die einen Kampfverband auffüllen: Ihre Anführer sind { $skeleton } Ruhm mehr wert, wenn Skelette im Spiel sind, und { $halfling } mehr bei Halblingen.
tribe-advice-elf-fewer = Lass einen Elben anführen, wenn sich das Behalten lohnt, nicht aus Gewohnheit: Sieger führen weniger Kampfverbände mit Elben an als die anderen.
tribe-advice-elf-large-bands = Warte auf einen größeren Kampfverband, denn so viele Karten behältst du: im Mittel { $cards }, mehr als bei den meisten Stämmen.
tribe-advice-elf-partner = Am meisten gewinnen Elben neben Halblingen, mit denen die Hände groß werden: Ihre Anführer sind dann { $gain } Ruhm mehr wert.
tribe-advice-giant-ahead = Kämpf immer wieder um das Plättchen: Sieger führen { $bands } Kampfverbände mehr mit Riesen an als die anderen.
tribe-advice-giant-large-bands = Die Größe entscheidet: Ein Kampfverband mit einem Riesen an der Spitze hat im Mittel { $cards } Karten, mehr als bei den meisten Stämmen.
tribe-advice-giant-contested = Rechne damit, dass es den Besitzer wechselt: Mit Riesen im Spiel haben alle { $glory } Ruhm mehr, und die Führung wechselt { $changes }-mal häufiger.
tribe-advice-halfling-largest-bands = Sammle sie für die größten Kampfverbände überhaupt: im Mittel { $cards } Karten. Sie bringen Ruhm, aber keinen Marker.
tribe-advice-halfling-late = Heb sie für das letzte Zeitalter auf: Dort führen Sieger { $winners } Kampfverbände mit Halblingen an, die anderen { $others }; im ersten ist der Unterschied gering.
tribe-advice-halfling-longest = Plane eine lange Partie: Halblinge bringen { $turns } Züge je Spieler und { $glory } Ruhm für alle hinzu, mehr als jeder andere Stamm.
tribe-advice-merfolk-strongest = Überlass das Meerwesen-Tableau nie den anderen: Kein Anführer ist mehr wert, und ohne ihn gewinnt man { $wins } % seltener.
tribe-advice-merfolk-early = Fang sofort an, denn die Felder summieren sich: Ohne sie im ersten Zeitalter gewinnt man { $early } % seltener, ohne sie im letzten { $last } %.
tribe-advice-merfolk-many-markers = Ziel auf das nächste Symbol: Ein Kampfverband der Meerwesen setzt im Mittel { $markers } Marker, mehr als bei jedem anderen Stamm.
tribe-advice-minotaur-opens = Fass mit Minotauren Fuß: Im ersten Zeitalter führt ein Spieler { $first } Kampfverbände mit ihnen an, im letzten nur { $last }.
tribe-advice-minotaur-small-bands = Zahl nicht zu viel: Im Mittel reichen { $cards } Karten für { $share } Marker in 100 Kampfverbänden.
tribe-advice-minotaur-weak = Nimm sie, wie sie kommen: Ohne ihre Anführer gewinnt man { $wins } % seltener, weniger als bei den meisten Stämmen.
tribe-advice-orc-early = Füll die Horde früh: Ohne Orks im ersten Zeitalter gewinnt man { $early } % seltener, ohne sie im letzten { $last } %.
tribe-advice-orc-smallest-bands = Viele kleine Kampfverbände in verschiedenen Farben genügen: im Mittel { $cards } Karten, weniger als bei jedem anderen Stamm.
tribe-advice-orc-more-glory = Alle profitieren, bleib also nicht zurück: Mit Orks im Spiel hat jeder am Ende im Mittel { $glory } Ruhm mehr.
tribe-advice-troll-late = Plättchen zählen bis zum Schluss: Im letzten Zeitalter führen Sieger { $winners } Kampfverbände mit Trollen an, die anderen { $others }; im ersten liegen sie näher beieinander.
tribe-advice-troll-large-bands = Hohe Plättchen brauchen große Kampfverbände: im Mittel { $cards } Karten, mehr als bei den meisten Stämmen.
tribe-advice-troll-clear-wins = Entscheide Gleichstände in mehreren Königreichen für dich: Mit Trollen im Spiel liegen Sieger { $margin } Ruhm weiter vorn, mehr als bei jedem anderen Stamm.
tribe-advice-wingfolk-early = Setz früh, wohin andere nicht folgen können: Ohne Geflügelte im ersten Zeitalter gewinnt man { $early } % seltener, ohne sie im letzten nur { $last } %.
tribe-advice-wingfolk-sure-markers = Such stets das Königreich, für das dein Kampfverband reicht: { $share } von 100 Kampfverbänden der Geflügelten setzen ihren Marker.
tribe-advice-wingfolk-rival = Erwarte weniger von ihnen neben Meerwesen, die auch überall setzen: Ihre Anführer sind dann { $loss } Ruhm weniger wert.
tribe-advice-wizard-more = Lass öfter Zauberer anführen als die anderen: Sieger tun es { $bands }-mal mehr, der größte Unterschied aller Stämme.
tribe-advice-wizard-shortest = Jede gezogene Karte bringt die Drachen näher: Partien mit Zauberern sind um { $turns } Züge je Spieler kürzer, spiel deine Kampfverbände also rechtzeitig.
tribe-advice-wizard-partner = Am meisten gewinnen sie neben Skeletten, die in jeden Kampfverband passen: Ihre Anführer sind dann { $gain } Ruhm mehr wert.
tribe-advice-skeleton-least-glory = Füll mit ihnen Kampfverbände anderer Anführer auf, und rechne nicht mit vielen Punkten: Mit Skeletten im Spiel hat jeder am Ende im Mittel { $glory } Ruhm weniger.
tribe-advice-skeleton-partners = Steck sie in Kampfverbände der stärksten Anführer: Mit Skeletten im Spiel sind Zauberer an der Spitze { $wizard } Ruhm mehr wert, Meerwesen { $merfolk }.
tribe-advice-skeleton-short-and-close = Jeder Punkt zählt: Partien sind um { $turns } Züge je Spieler kürzer, und Sieger liegen { $margin } Ruhm weniger vorn als ohne Skelette.

# Sets of tribes by character, for a new table.

set-character =
    { $character ->
        [short] Kurz und scharf
        [long] Lang
        [lucky] Glück
        [deep] Tief
       *[balanced] Ausgewogen
    }
set-character-note =
    { $character ->
        [short] Wenige Züge für jeden.
        [long] Viele Züge, große Kampfverbände, viel Ruhm.
        [lucky] Die Karten entscheiden mehr als bei anderen Mischungen.
        [deep] Wer besser spielt, gewinnt öfter als bei anderen Mischungen.
       *[balanced] Anführer, die fast gleich viel wert sind: Kein Stamm beherrscht das Spiel.
    }
set-legend = Charakter der Partie
set-another = Andere Mischung
set-tribes = Stämme dieser Mischung
set-length =
    { $way ->
        [shorter] Partien mit diesen Stämmen sind etwa { $percent } % kürzer als im Mittel.
        [longer] Partien mit diesen Stämmen sind etwa { $percent } % länger als im Mittel.
       *[usual] Partien mit diesen Stämmen sind etwa so lang wie im Mittel.
    }
set-changes = Die Führung wechselt etwa { $changes }-mal (im Mittel { $mean }-mal).
set-skill =
    { $way ->
        [luck] Glück zählt mehr: Wer besser spielt, gewinnt { $wins } % der Partien mit { $players } Spielern (im Mittel { $mean } %).
        [skill] Können zählt mehr: Wer besser spielt, gewinnt { $wins } % der Partien mit { $players } Spielern (im Mittel { $mean } %).
       *[usual] Glück und Können zählen wie sonst: Wer besser spielt, gewinnt { $wins } % der Partien mit { $players } Spielern (im Mittel { $mean } %).
    }
set-spread =
    { $way ->
        [alike] Ihre Anführer sind fast gleich viel wert; am meisten: { $best }, am wenigsten: { $worst }.
       *[apart] Ihre Anführer sind verschieden viel wert; am meisten: { $best }, am wenigsten: { $worst }.
    }
set-source = Gemessen in Partien unter starken Bots.
