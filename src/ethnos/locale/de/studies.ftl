# Studien: viele Partien nach einem Plan in einer Datei, und der Vergleich von Bots.

study-help = Studien: Tausende Partien nach einem Plan in einer Datei spielen und lesen, was sie ergeben.
study-run-help = Die Partien einer Studie spielen. Jederzeit angehalten, macht derselbe Befehl weiter.
study-show-help = Zeigen, was im Ordner einer Studie liegt, oder eine ihrer Partien noch einmal spielen und mit ihrer Zeile vergleichen.
study-report-help = Das Ergebnis einer Studie als Seite in fünf Sprachen schreiben; ohne Ordner das der veröffentlichten Studie.
study-file = Die Studie, eine TOML-Datei.
study-folder = Der Ordner einer Studie.
study-out = Der Ordner für die Partien: ein neuer oder einer derselben Studie.
study-where = Wo gespielt wird: auf den Kernen, oder Champions untereinander auf einer Grafikkarte und der Rest auf den Kernen.
study-workers = Wie viele Prozesse zugleich spielen; ohne Angabe so viele wie Kerne.
study-cluster = Auf einem Ray-Cluster spielen: auto, local oder ray://HOST:PORT.
study-game = Die Nummer einer Partie.
study-report-out = Der Ordner für die Seiten.
study-progress = Partien laufen
study-reading = Partien werden gelesen
study-done =
    { $games ->
        [one] 1 Partie liegt
       *[other] alle { $games } Partien liegen
    } in { $path }
study-stopped = Angehalten bei { $games } von { $total } Partien. Das Gespielte liegt in { $path }; derselbe Befehl macht weiter.
study-written = geschrieben: { $path }

benchmark-help = Den festen Vergleich spielen: jeder Bot gegen simple, greedy und champion zu 2, 4 und 6, für alle dieselben Kartenverteilungen.
benchmark-agents = Die Bots, die gemessen werden, mit Namen oder als DATEI.py:KLASSE.
benchmark-out = Der Ordner für die Partien; derselbe Befehl macht dort weiter.
benchmark-column =
    { $column ->
        [agent] Bot
        [opponent] Gegner
        [players] Spieler
        [games] Partien
        [wins] Siege
        [interval] 95-%-Intervall
       *[fair] gerechter Anteil
    }
benchmark-total = { $agent }: { $score } (1 ist so gut wie die Gegner)

# Ablehnungen.

study-unreadable = { $path } lässt sich nicht als Studie lesen: { $problem }.
study-no-series = Eine Studie braucht mindestens eine [[series]]: docs/studies.md zeigt eine.
study-wrong-value =
    { $series ->
        [none] „{ $value }“ geht nicht für „{ $field }“ der Studie: docs/studies.md erklärt jedes Feld.
       *[other] In der Reihe „{ $series }“ geht „{ $value }“ nicht für „{ $field }“: docs/studies.md erklärt jedes Feld.
    }
study-wrong-seats = In der Reihe „{ $series }“ hat „{ $field }“ { $count } Werte für { $players } Spieler: Gib einen für alle Sitze an, oder je einen.
study-no-games = Die Reihe „{ $series }“ hat keine Partien zu { $players }: Keine der gewählten Mischungen enthält einen Stamm, der nicht anführen darf.
study-unknown-field =
    { $series ->
        [none] Eine Studie hat kein Feld „{ $field }“; es gibt { $known }.
       *[other] Die Reihe „{ $series }“ hat ein Feld „{ $field }“, das es nicht gibt; möglich sind { $known }.
    }
study-missing-field =
    { $series ->
        [none] Der Studie oder einer ihrer Reihen fehlt „{ $field }“.
       *[other] Der Reihe „{ $series }“ fehlt „{ $field }“.
    }
study-same-name = Jede Reihe braucht einen eigenen Namen: { $names }.
study-no-such-game = Es gibt keine Partie { $game }: Die Partien zählen ab 0, und es sind { $games }.
study-not-a-folder = { $path } ist eine Datei, kein Ordner: Nenne einen anderen.
study-other-study = In { $path } liegen Partien einer anderen Studie, oder von „{ $name }“ mit anderen Angaben: Nenne einen anderen Ordner.
study-folder-in-use = { $path } enthält etwas anderes als eine Studie: Nenne einen neuen Ordner.
study-no-study-there = In { $path } liegt keine Studie: Lass dort zuerst eine laufen, oder nenne den Ordner, in dem sie liegt.
study-damaged-block = { $path } ist beschädigt ({ $problem }): Lösch diese Datei und starte die Studie noch einmal; nur ihre Partien werden neu gespielt.
study-cannot-store = In { $path } lassen sich keine Partien speichern: { $problem }. Zuvor gespeicherte Blöcke sind sicher; derselbe Befehl macht weiter.
study-too-few = In { $path } fehlen Partien, die dieser Bericht braucht: { $needed }.
error-WorkersDie = Die spielenden Prozesse brechen immer wieder ab: Reicht der Speicher? Versuch es mit weniger Prozessen (--workers).
error-NoCluster = Unter „{ $address }“ ist kein Ray-Cluster erreichbar: { $problem }.

# Der Bericht.

balance-title = Wie Ethnos ist, gemessen
balance-intro = Das sagen { $games } Partien der Studie „{ $name }“. In { $own } davon saß auf jedem Sitz der Bot { $bot }.
balance-reading = In eckigen Klammern stehen 95-%-Intervalle. ● steht, wo ein Unterschied auch nach der Korrektur für viele Vergleiche deutlich bleibt: Je Tabelle ist die Wahrscheinlichkeit für irgendein falsches ● höchstens 5 % (Verfahren von Holm). Was kein ● hat, kann Zufall sein.
balance-evidence = Was belegt ist und was vermutet: Die Zahlen belegen, wie dieses Programm gegen sich selbst spielt und was sich ändert, wenn man eine Sache ändert. Dass es in Partien unter Menschen ebenso ist, ist eine Vermutung. Die schwächeren Bots weiter unten zeigen, welche Zahlen davon abhängen, wer spielt.
balance-group =
    { $group ->
        [small] 2 oder 3 Spieler
       *[large] 4 bis 6 Spieler
    }
balance-for = Mit { $players } Spielern
balance-age = Zeitalter { $age }
balance-seat = Sitz { $seat }
balance-quantile = { $percent } % der Partien sind kürzer
balance-pairs = Von { $pairs } Paaren unterscheiden sich { $sure } deutlich. Die Tabelle zeigt die stärksten davon in beiden Richtungen.
balance-variance = Von den Unterschieden im Ruhm zwischen so verschieden starken Spielern erklärt die Stärke { $strength } %, wie sehr eine Kartenverteilung Stärke belohnt { $reward } %, der Sitz in einer Kartenverteilung { $deal } % und der Verlauf der Partie die übrigen { $rest } %.
balance-better = Die Siege eines besseren Spielers sind die eines Spielers unter anderen, die { $percent } % ihrer Entscheidungen zufällig treffen und sonst ebenso spielen.
balance-tastes = Kampfverbände, die ein Spieler in einer Partie mit jedem Stamm anführt, wo er im Spiel ist:
balance-extreme =
    { $most ->
        [yes] am meisten: { $what }
       *[no] am wenigsten: { $what }
    }
balance-source =
    { $source ->
        [kingdoms] Königreiche
        [merfolk] Meerwesen-Tableau
        [giant_now] Riesen-Plättchen, sofort
        [giant_end] Riesen-Plättchen, Ende des Zeitalters
        [orcs] Orkhorden
       *[bands] Kampfverbände
    }
balance-section =
    { $section ->
        [worth] Was es wert ist, mit einem Stamm anzuführen
        [leading] Wer womit anführt
        [effects] Was ein Stamm im Spiel ändert
        [partners] Paare von Stämmen
        [sources] Woher der Ruhm kommt
        [sizes] Größen der Kampfverbände
        [length] Länge der Partien
        [lead] Die Führung
        [seats] Der Vorteil des Startspielers
        [luck] Glück und Stärke
        [sets] Mischungen von Stämmen
        [rules] Ausgaben und Optionen
        [bots] Schwächere Bots
        [most] Wer einen Stamm am häufigsten anführen lässt
        [tribe-sources] Was ein Stamm im Spiel nach Quellen des Ruhms ändert
        [tribe-skill] Was ein Stamm im Spiel für einen besseren Spieler ändert
       *[made] Wie das entstanden ist
    }
balance-text =
    { $section ->
        [worth] Ein Experiment: Ein Spieler darf keine Kampfverbände mit dem Stamm anführen, in einem Zeitalter oder in allen. Die Tabelle zeigt, was er verliert, in Prozent eines gerechten Anteils an Siegen und in Ruhm gegenüber den anderen. Der Bot weiß vom Verbot nichts und sammelt den Stamm weiter; wer sich darauf einstellt, verlöre weniger: Belegt ist, wie sehr der Bot auf einen Stamm baut, und eine Obergrenze dafür, was dessen Anführer wert sind. Stämme, deren Intervalle sich überschneiden, haben keine sichere Reihenfolge. Die Spalten der Zeitalter sind verlorene Siege in Prozent eines gerechten Anteils.
        [leading] Kampfverbände mit Anführern jedes Stamms je Spieler und Zeitalter, in Partien mit dem Stamm, und um wie viele Kampfverbände Sieger die anderen übertreffen. Das geht mit dem Siegen einher; dass es die Ursache ist, beweist es nicht.
        [effects] Partien mit dem Stamm gegenüber Partien ohne ihn, über alle Mischungen. Da alle Mischungen gespielt wurden, unterscheidet sich sonst nichts: Das ist belegt, für Partien dieses Bots.
        [partners] Um wie viel mehr Ruhm es wert ist, mit einem Stamm anzuführen, wenn der Partner im Spiel ist, als wenn nicht; aus demselben Experiment wie oben, über alle Spielerzahlen.
        [sources] Ruhm eines Siegers / eines anderen Spielers in der ganzen Partie.
        [sizes] Kampfverbände jeder Größe in der ganzen Partie, eines Siegers / eines anderen Spielers.
        [length] Züge aller Spieler zusammen, je Spieler und in jedem Zeitalter.
        [lead] Wer würde gewinnen, wenn das Zeitalter jetzt endete? Wie oft das wechselt, wie oft nie, wie oft zuletzt im letzten Zehntel der Züge, und um wie viel Ruhm der Sieger vor dem Zweiten liegt.
        [seats] Siege nach der Zugfolge im ersten Zeitalter; 1 ist ein gerechter Anteil.
        [luck] Auf allen Sitzen spielt derselbe Bot, doch manche Spieler treffen einen Teil ihrer Entscheidungen zufällig. Jede Kartenverteilung wird in allen Sitzfolgen gespielt. Die Tabelle zeigt, wie viele Siege einige zufällige Entscheidungen kosten. Unter Gleichen ist alles Übrige Glück.
        [sets] Die Mischungen mit den höchsten und den niedrigsten Werten unter allen. Es sind Schätzungen, die ähnliche Mischungen mit heranziehen, mit zwei Standardfehlern.
        [rules] Was sich gegenüber der englischen Ausgabe bei denselben Kartenverteilungen ändert, gemittelt über die Spielerzahlen. „Gleiche Partie“ ist der Anteil der Partien, in denen sich keine der gemessenen Größen unterscheidet. Der Bot hat mit der englischen, der polnischen und der deutschen Ausgabe gelernt. Eine einzelne Option kennt er nicht und spielt schon deshalb anders; diese Zeilen sind eine Vermutung.
        [bots] Dieselben Partien mit einfacheren Bots. Wo sie mit dem starken übereinstimmen, geht es um das Spiel; wo nicht, um den Spieler.
        [most] Der eine Spieler, der die meisten Kampfverbände mit dem Stamm anführt, in allen Zeitaltern oder in einem: Siege in Prozent eines gerechten Anteils und Ruhm über dem Mittel der anderen. Das geht mit dem Gewinnen einher; es beweist nicht, dass es die Ursache ist.
        [tribe-sources] Mittlerer Ruhm eines Spielers nach Quelle: Partien mit dem Stamm abzüglich Partien ohne ihn.
        [tribe-skill] Wie viel öfter ein besserer Spieler unter schwächeren gewinnt, wenn der Stamm im Spiel ist, in Prozent eines gerechten Anteils. Unter null zählt mit dem Stamm das Glück mehr. Zufällig ist ein Anteil aller Entscheidungen; in längeren Partien sind es also mehr, und auch das steckt darin.
       *[made] docs/studies.md erklärt, wie man die Studie noch einmal laufen lässt und jede ihrer Partien nach ihrer Nummer noch einmal spielt.
    }
balance-column =
    { $column ->
        [tribe] Stamm
        [wins-lost] Verlorene Siege, % eines gerechten Anteils
        [share] Siege, % eines gerechten Anteils
        [glory-lost] Verlorener Ruhm
        [more] Sieger führen mehr an
        [cards] Karten je Kampfverband
        [markers] Marker je Kampfverband
        [partner] Partner
        [gain] Ruhm mehr
        [players] Spieler
        [turns] Züge
        [rounds] Züge je Spieler
        [changes] Führungswechsel
        [none] Kein Wechsel, % der Partien
        [late] Später Wechsel, % der Partien
        [margin] Vorsprung des Siegers, Ruhm
        [winner] Ruhm des Siegers
        [glory] Mittlerer Ruhm
        [first] Siege des Startspielers (1 ist gerecht)
        [random] Zufällige Entscheidungen, %
        [wins] Siege, %
        [skill] Siege eines besseren Spielers, %
        [what] Was
        [set] Mischung
        [value] Wert
        [rules] Regeln
        [same] Gleiche Partie, %
        [bot] Bot
        [like] Wahl der Anführer wie { $bot } (−1 bis 1)
        [study] Studie
        [seed] Startwert
        [digest] Prüfsumme der Studie
        [games] Partien
        [machine] Maschine, Kerne, Karte
        [seconds] Sekunden
        [ahead] Ruhm über den anderen
       *[again] Partien der Karte, vom Bot noch einmal gespielt / verschieden
    }
