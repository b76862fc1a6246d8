# Studien: viele Partien nach einem Plan in einer Datei, und der Vergleich von Bots.

study-help = Studien: Tausende Partien nach einem Plan in einer Datei spielen und lesen, was sie ergeben.
study-run-help = Die Partien einer Studie spielen. Jederzeit angehalten, macht derselbe Befehl weiter.
study-show-help = Zeigen, was im Ordner einer Studie liegt, oder eine ihrer Partien noch einmal spielen und mit ihrer Zeile vergleichen.
study-report-help = Das Ergebnis einer Studie als Seite mit Diagrammen schreiben, auf Englisch.
study-file = Die Studie, eine TOML-Datei.
study-folder = Der Ordner einer Studie.
study-source = Der Ordner einer Studie, oder eine Datei mit Zahlen, die --json ausgegeben hat.
study-out = Der Ordner für die Partien: ein neuer oder einer derselben Studie.
study-where = Wo gespielt wird: auf den Kernen, oder Champions untereinander auf einer Grafikkarte und der Rest auf den Kernen.
study-workers = Wie viele Prozesse zugleich spielen; ohne Angabe so viele wie Kerne.
study-cluster = Auf einem Ray-Cluster spielen: auto, local oder ray://HOST:PORT.
study-game = Die Nummer einer Partie.
study-report-out = Der Ordner für die Seite.
study-progress = Partien laufen
study-reading = Partien werden gelesen
study-done =
    { $games ->
        [one] 1 Partie liegt
       *[other] alle { $games } Partien liegen
    } in { $path }
study-stopped = Angehalten bei { $games } von { $total } Partien. Das Gespielte liegt in { $path }; derselbe Befehl macht weiter.
study-compare = Danach so viele der gespeicherten Partien der Grafikkarte auf den Kernen noch einmal spielen; der Exitcode ist 1, wenn eine abweicht.
study-compared = Noch einmal gespielte Partien: { $games }, davon abweichend: { $different }.
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
error-CannotStore = In { $path } lassen sich keine Partien speichern: { $problem }. Zuvor gespeicherte Blöcke sind sicher; derselbe Befehl macht weiter.
error-TooFewGames = In { $path } fehlen Partien, die dieser Bericht braucht: { $needed }.
error-NoFigures = { $path } enthält keine Zahlen einer Studie: ethnos study report ORDNER --json gibt sie aus.
error-WorkersDie = Die spielenden Prozesse brechen immer wieder ab: Reicht der Speicher? Versuch es mit weniger Prozessen (--workers).
error-NoCluster = Unter „{ $address }“ ist kein Ray-Cluster erreichbar: { $problem }.

# Messungen: ethnos research.

research-help = Messungen für alle, die Bots und Netze schreiben.
endgames-help = Entscheidungen der Bots kurz vor dem Ende von Partien zu zweit mit exakten Lösungen vergleichen.
endgames-out = Die Datei für die Ergebnisse, ein JSON-Objekt je Zeile; derselbe Befehl macht dort weiter.
endgames-games = Aus wie vielen Partien Stellungen genommen werden.
endgames-cards = Karten, die noch im Stapel liegen, von 1 bis 4; mehrmals möglich; ohne Angabe 1, 2 und 3.
endgames-progress = Stellungen werden gelöst
endgames-column =
    { $column ->
        [bot] Bot
        [cards] Karten im Stapel
        [positions] Stellungen
        [critical] davon wichtig
        [best] beste Entscheidungen
        [interval] 95-%-Intervall
       *[loss] Kosten je Entscheidung
    }
endgames-summary = Untersuchte Stellungen: { $positions }, gelöst: { $solved }. Wichtig sind die, in denen sich Entscheidungen unterscheiden; nur sie werden gewertet.
endgames-stopped = Angehalten. Das Untersuchte liegt in { $path }; derselbe Befehl macht weiter.
match-help = Zwei Netze gegeneinander spielen lassen: ein Sitz für das erste, alle anderen für das zweite, jede Kartenverteilung von jedem Sitz aus.
match-network = Die Datei eines Netzes, oder champion oder champion@1.
match-players = Die Spielerzahl; mehrmals möglich; ohne Angabe 2 bis 6.
match-games = Partien je Spielerzahl, aufgerundet auf ganze Kartenverteilungen.
match-ahead = Das erste Netz denkt voraus, wie in dieser Konfiguration.
match-out = Eine Datei, an die für jede Spielerzahl ein JSON-Objekt angehängt wird.
match-column =
    { $column ->
        [players] Spieler
        [games] Partien
        [share] Siege des ersten
        [interval] 95-%-Intervall
        [fair] fairer Anteil
       *[margin] Ruhm über dem Mittel
    }
imitate-help = Ein neues Netz trainieren, das wie ein anderes antwortet: ein schneller Anfang für andere Schichten.
imitate-out = Der Ordner für network.npz, womit ethnos train --from beginnt.
imitate-minutes = Wie viele Minuten trainiert wird.
imitate-done = Das Netz liegt in { $folder }. Entscheidungen, aus denen es gelernt hat: { $decisions }.
measure-help = Ein Netz an schwächeren Bots messen, wie ein Training mit --measure.
measure-out = Die Datei, an die das Ergebnis angehängt wird, ein JSON-Objekt je Zeile.
measure-decisions = Aus wie vielen Entscheidungen das Netz gelernt hatte.
measure-games = Partien je Probe, statt der üblichen Zahlen.
