# The tutorial and the tips for newcomers. Numbers come from the table that is shown.

learn-rival-one = Mila
learn-rival-two = Tarn

learn-title = Deine erste Partie
learn-note = Spiel sie selbst, Schritt für Schritt. Du kannst jederzeit aufhören und später weitermachen.
learn-minutes =
    { $minutes ->
        [one] etwa eine Minute
       *[other] etwa { $minutes } Minuten
    }
learn-start = Jetzt lernen
learn-resume = Weiterlernen
learn-over-again = Von vorn
learn-done = Du hast alles Nötige gelernt.
learn-overview = Das ganze Spiel in zwei Minuten

learn-coach = Deine Begleitung
learn-progress = Schritt { $number } von { $total }
learn-go-on = Weiter
learn-back = Zurück
learn-again = Schritt wiederholen
learn-show-me = Zeig es mir
learn-leave = Verlassen
learn-opening = Die Karten werden ausgelegt …
learn-not-quite = Nicht ganz

learn-chapter-aim = Worum es geht
learn-chapter-recruit = Anwerben
learn-chapter-band = Dein erster Kampfverband
learn-chapter-leader = Der Anführer und seine Fähigkeit
learn-chapter-size = Warum Größe zählt
learn-chapter-discard = Was du weggibst
learn-chapter-dragons = Drachen
learn-chapter-end = Das Ende eines Zeitalters
learn-chapter-majorities = Mehrheiten und Gleichstände
learn-chapter-second = Das zweite Zeitalter gehört dir

# Scenes: what is told and asked, what is said when something else is done, and what is said afterwards.

learn-welcome =
    Sechs Königreiche, und { $players } Spieler, die über sie herrschen wollen. Marker auf dem Spielbrett zeigen, wer wo stark ist. Am Ende jedes Zeitalters bringt jedes Königreich den Stärksten dort Ruhm.
    Diese Partie hat { $ages ->
        [one] ein Zeitalter
       *[other] { $ages } Zeitalter
    }. Wer am Ende den meisten Ruhm hat, gewinnt.

learn-recruit =
    In deinem Zug tust du eins von beiden: einen Verbündeten anwerben, also eine Karte nehmen, oder Handkarten als Kampfverband ausspielen.
    Die Karten eines Kampfverbands sind vom selben Stamm oder von derselben Farbe. Du hast einen roten Minotauren, also nimm den blauen Minotauren aus der Auslage, in der die Karten offen liegen.
learn-recruit-nudge = Auch diese Karte kannst du nehmen, aber sie passt nicht zu deinem roten Minotauren. Nimm den blauen Minotauren.
learn-recruit-after = Zwei vom selben Stamm. Die Lücke in der Auslage bleibt: Genommene Karten werden nicht ersetzt. Auch { learn-rival-one } und { learn-rival-two } waren schon am Zug.

learn-deck =
    In der Auslage passt jetzt nichts zu deinen Minotauren. Also versuch dein Glück: Zieh die oberste Karte vom Stapel.
    Das hat noch einen Vorteil: Niemand sieht, was du bekommst.
learn-deck-nudge = Das ginge, aber es passt nicht zu deinen Minotauren. Zieh diesmal vom Stapel.
learn-deck-after = Ein grüner Minotaur, und nur du weißt davon. Dass { learn-rival-two } den orangefarbenen Riesen genommen hat, haben dagegen alle gesehen.

learn-band =
    Drei Minotauren: genug für einen Kampfverband. Wähle, welcher anführen soll; alle, die zu ihm passen, kommen von selbst dazu. Dann spiel den Kampfverband aus.
    Die Farbe des Anführers bestimmt, in welches Königreich dein Marker kommt.
learn-band-nudge = Spiel alle deine Minotauren in einem Kampfverband aus, mit einem von ihnen als Anführer.
learn-band-after =
    Dein Marker liegt im Königreich mit der Farbe deines Anführers. Der Kampfverband bleibt vor dir liegen und bringt am Ende des Zeitalters { $glory } Ruhm.
    Der rote Halbling blieb auf deiner Hand übrig; darum kam er in die Auslage, und { learn-rival-two } hat ihn genommen.

learn-leader =
    Diesmal haben deine Karten die Farbe gemeinsam: Alle sind grün. Wer anführt, ist wichtig, denn nur die Fähigkeit des Anführers zählt.
    Lass den Geflügelten anführen: Sein Marker darf in jedes Königreich. Setz ihn nach Straton, das in diesem Zeitalter { $glory } Ruhm bringt.
learn-leader-nudge = Das ginge auch. Aber hier soll der Geflügelte alle drei Karten anführen, mit dem Marker in Straton.
learn-leader-after = Grüne Karten und ein Marker im blauen Königreich: Das können Geflügelte. Jeder Stamm hat seine eigene Fähigkeit; in jeder Partie kannst du nachschlagen, was die Stämme können.

learn-wizard =
    Nach einem Kampfverband ist deine ganze Hand weg, wenn keine Fähigkeit hilft. Führt ein Zauberer an, darfst du so viele Karten ziehen, wie der Kampfverband hat.
    Spiel beide Zauberer aus und lass sie ziehen.
learn-wizard-nudge = Spiel beide Zauberer als einen Kampfverband aus und lass sie Karten ziehen.
learn-wizard-after = Zwei neue Karten auf einmal. Beide sind rot: ein guter Anfang für den nächsten Kampfverband.

learn-glory =
    Das sind deine Kampfverbände. Am Ende des Zeitalters bringt jeder Ruhm nach seiner Größe: eine Karte { $glory1 }, zwei { $glory2 }, drei { $glory3 }, vier { $glory4 }, fünf { $glory5 }, sechs oder mehr { $glory6 }.
    Ein großer Kampfverband ist also viel mehr wert als zwei kleine.

learn-size =
    Die Größe entscheidet auch über Marker: Ein Kampfverband braucht mehr Karten, als du Marker in diesem Königreich hast. In Rhea hast du { $own } Marker, für den nächsten { $needed ->
        [one] genügt also { $needed } Karte
       *[other] brauchst du also { $needed } Karten
    }.
    Spiel deine roten Karten aus und setz einen Marker nach Rhea.
learn-size-nudge =
    Das brächte keinen Marker nach Rhea. Nötig { $needed ->
        [one] ist { $needed } rote Karte
       *[other] sind { $needed } rote Karten
    }, mit dem Riesen oder dem Zauberer als Anführer: Halblinge gibt es viele, aber führt einer an, wird kein Marker gesetzt.
learn-size-after = Jeder weitere Marker in einem Königreich braucht einen größeren Kampfverband. Sich auszubreiten ist billig, zu herrschen ist teuer.

learn-discard =
    Sieh dir { learn-rival-one } an: ein Kampfverband aus Geflügelten, und noch einen Geflügelten hat sie vor deinen Augen aus der Auslage genommen. Sie ist gleich nach dir am Zug.
    Spiel deine drei Riesen aus und achte darauf, was aus den Geflügelten wird, die du übrig lässt.
learn-discard-nudge = Spiel in diesem Schritt alle drei Riesen aus, mit einem von ihnen als Anführer.
learn-discard-after = Für den bisher größten Kampfverband mit einem Riesen als Anführer hast du sofort { $glory } Ruhm bekommen, und das Riesen-Plättchen dazu. Aber { learn-rival-one } hat gleich einen deiner Geflügelten genommen. Was auf deiner Hand übrig bleibt, ist ein Geschenk an die anderen, und { learn-rival-one } wählt zuerst.

learn-less =
    Spiel lieber aus, wenn wenig übrig bleibt. Finde einen Kampfverband, der höchstens eine Karte zurücklässt.
    Warte aber nicht ewig: Mit { $limit ->
        [one] { $limit } Karte
       *[other] { $limit } Karten
    } auf der Hand kannst du keine mehr nehmen und musst ausspielen.
learn-less-nudge = So bleibt den anderen mehr als eine Karte. Versuch es mit einer Farbe statt mit einem Stamm.
learn-less-after = Vier grüne Karten, und für die anderen nur ein Halbling. Gut gemacht.

learn-dragon =
    { $dragons ->
        [one] Was beendet ein Zeitalter? Drachen: { $dragons } von ihnen ist in der unteren Hälfte des Stapels versteckt. Zieh eine Karte.
       *[other] Was beendet ein Zeitalter? Drachen: { $dragons } von ihnen sind in der unteren Hälfte des Stapels versteckt. Zieh eine Karte.
    }
learn-dragon-nudge = Zieh hier vom Stapel: Obenauf wartet etwas.
learn-dragon-after = Ein Drache! Er kommt neben das Spielbrett, und du ziehst noch einmal, mehr nicht. Dann stieß { learn-rival-one } auf den zweiten. Der dritte beendet das Zeitalter sofort, egal wer ihn zieht.

learn-end =
    Zwei Drachen sind schon da. Wenn der dritte erscheint, sind alle Handkarten wertlos.
    Also spiel deine orangefarbenen Karten jetzt aus, und zwar alle, mit einem Marker in Ithys.
learn-end-nudge = Was auf deiner Hand bleibt, ist verloren, wenn als Nächstes ein Drache kommt. Spiel alle drei aus, mit dem Minotauren als Anführer: Ein Halbling würde keinen Marker setzen.
learn-end-after = { learn-rival-one } hat den dritten Drachen gezogen, und das Zeitalter war vorbei. Zuerst wurden die Königreiche gewertet, dann das Riesen-Plättchen, dann die Kampfverbände. In Ithys lagst du mit { learn-rival-one } gleichauf, darum habt ihr den Ruhm geteilt. Kampfverbände und Handkarten sind jetzt weg; die Marker auf dem Spielbrett bleiben.

learn-majority =
    Im zweiten Zeitalter gibt es mehr zu gewinnen, und auch Platz 2 zählt. In Rhea bekämst du { $most } Ruhm und { learn-rival-two } { $next }.
    Wer gleichauf liegt, teilt: In Ithys wird der Ruhm beider Plätze, { $higher } und { $lower }, zusammengezählt und halbiert. Du und { learn-rival-one } bekämt also je { $share }. Was sich nicht teilen lässt, verfällt.

learn-tie =
    Später im zweiten Zeitalter hat { learn-rival-two } in Rhea aufgeholt: je { $share } Ruhm für euch beide. Noch ein Marker, und Platz 1 gehört dir allein.
    Du hast dort { $own } Marker. Minotauren brauchen eine Karte weniger als andere, { $needed ->
        [one] { $needed } Karte genügt
       *[other] { $needed } Karten genügen
    } also. Lass den roten Minotauren anführen.
learn-tie-nudge = Der Marker muss nach Rhea: Spiel beide Minotauren aus, mit dem roten als Anführer.
learn-tie-after = Jetzt bekämst du in Rhea { $most } Ruhm und { learn-rival-two } nur { $next }. Ein Marker zur rechten Zeit ist viel wert.

learn-second =
    Mehr musst du nicht wissen. Die Karten für das zweite Zeitalter sind ausgeteilt, die Marker liegen, wo das erste sie gelassen hat, und von hier an entscheidest du. { learn-rival-one } und { learn-rival-two } spielen jetzt auf eigene Faust.
    Wenn es etwas zu wissen gibt, erscheint ein Hinweis.
learn-second-over =
    { $place ->
        [one] Du hast deine erste Partie gewonnen!
       *[other] Deine erste Partie ist zu Ende. Die nächste gehört dir.
    }
learn-second-what-now =
    Bereit für eine ganze Partie gegen { $count ->
        [one] einen Gegner, für den
       *[other] { $count } Gegner, für die
    } alles so neu ist wie für dich?
learn-first-game = Eine echte Partie spielen

# Tips in normal games.

learn-tip-title = Hinweis
learn-tip-close = Verstanden
learn-tip-none = Keine Hinweise mehr
learn-tip-settings = Hinweise für Neulinge
learn-tip-dragon =
    { $count ->
        [one] Der erste Drache. Wenn der dritte erscheint, endet das Zeitalter sofort, und Handkarten sind verloren.
       *[other] Schon zwei Drachen. Der nächste beendet das Zeitalter sofort, und Handkarten sind verloren: Warte mit deinen Kampfverbänden nicht zu lange.
    }
learn-tip-hand =
    { $count ->
        [one] Du hast { $count } Karte auf der Hand, sie ist fast voll. Ist sie voll, musst du einen Kampfverband ausspielen, und alles, was nicht dazugehört, kommt in die Auslage.
       *[other] Du hast { $count } Karten auf der Hand, sie ist fast voll. Ist sie voll, musst du einen Kampfverband ausspielen, und alles, was nicht dazugehört, kommt in die Auslage.
    }
learn-tip-no-marker = Dieser Kampfverband bringt keinen Marker aufs Spielbrett. Für seinen Ruhm kann er sich trotzdem lohnen; mit mehr Karten oder einem anderen Anführer brächte er vielleicht beides.
learn-tip-collecting =
    { $what ->
        [tribe] { $name } ist als Nächstes am Zug und sammelt { tribe }. Mit diesem Kampfverband kämen solche Karten in die Auslage.
       *[colour] { $name } ist als Nächstes am Zug und sammelt { grammar-colour-e } Karten. Mit diesem Kampfverband kämen solche Karten in die Auslage.
    }

# In the terminal.

learn-help = Das Spiel lernen: eine geführte erste Partie mit vorbereiteten Karten.
learn-help-new = Mit dem Lernen von vorn beginnen.
learn-help-save = Wo gespeichert wird, wie weit du gekommen bist.

learn-terminal-prompt = Dein Zug (h Hilfe, s zeig es mir, q verlassen) >{" "}
learn-terminal-go-on = Enter weiter, b zurück, q verlassen >{" "}
learn-terminal-how = d zieht vom Stapel. t mit einer Nummer oder einem Namen nimmt eine Karte aus der Auslage, wie in „t 2“. b bildet einen Kampfverband: Nach allem wirst du gefragt.
learn-terminal-shown = Zum Beispiel: { $move }
learn-terminal-left = Du hast bei Schritt { $number } von { $total } aufgehört. Weiter geht es mit: { $command }
learn-terminal-step = { $chapter } · { $number }/{ $total }
learn-terminal-more = Als Nächstes: { $command }
