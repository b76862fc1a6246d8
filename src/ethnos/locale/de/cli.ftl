# The command line: help, progress and results.

cli-help = Eine inoffizielle digitale Ausgabe des Brettspiels Ethnos.
cli-greeting =
    { $what ->
        [play] Im Browser gegen Bots spielen
        [terminal] Im Terminal spielen
        [learn] Das Spiel in einer geführten ersten Partie lernen
        [rules] Die Regeln lesen
        [share] Mit anderen im selben Netz spielen
        [bots] Bots gegeneinander spielen lassen
       *[simulate] Viele Partien auf einmal spielen, zum Forschen
    }
cli-greeting-more = Alle Befehle: [bold]ethnos --help[/]. Einer davon: [bold]ethnos play --help[/].
cli-example = Beispiel: [bold]{ $command }[/]
cli-refused = [red]ethnos:[/] { $reason }
cli-file = [red]ethnos:[/] { $path }: { $problem }
cli-compiling = die Regeln werden kompiliert, einmal auf diesem Rechner
cli-compiling-line = die Regeln werden kompiliert, einmal auf diesem Rechner: { $done } von { $total } nach { $seconds } s
cli-compile-all = Der erste Gebrauch mancher Regeln muss warten; „{ $command }“ kompiliert alle auf einmal.
preparing-text = Die Spielregeln werden kompiliert. Das geschieht einmal auf diesem Rechner und dauert ein bis zwei Minuten.
preparing-count = { $done } von { $total }

cli-version = Nur die Version anzeigen.
cli-players = Spieler am Tisch.
cli-preset = Die Ausgabe: { $presets }.
cli-tribes = random, first_game, oder Stämme, durch Kommas getrennt.
cli-seed = Eine ganze Zahl; derselbe Startwert teilt dieselbe Partie aus.
cli-option = Eine Option der Ausgabe ändern: { $options }. Mehrmals möglich.
cli-json = Nur ein JSON-Objekt ausgeben, sonst nichts.
cli-quiet = Keinen Fortschritt anzeigen.
cli-minutes = Nach so vielen Minuten aufhören; derselbe Befehl macht weiter.
cli-progress = { $what }: { $done } / { $total }

selfcheck-help = Zufällige Partien spielen und nach jeder Entscheidung die Invarianten der Regeln prüfen.
selfcheck-games = Wie viele zufällige Partien.
selfcheck-players = Nur mit so vielen Spielern.
selfcheck-preset = Nur diese Ausgabe: { $presets }.
selfcheck-seed = Ein anderer Startwert spielt andere Partien.
selfcheck-stopped = angehalten nach { $games } von { $total } Partien
selfcheck-progress = Partien werden geprüft
selfcheck-column =
    { $column ->
        [players] Spieler
        [games] Partien
        [decisions] Entscheidungen
       *[violations] Verstöße
    }
selfcheck-summary =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $decisions ->
        [one] 1 Entscheidung
       *[other] { $decisions } Entscheidungen
    }, { $violations ->
        [0] keine Verstöße
        [one] 1 Verstoß
       *[other] { $violations } Verstöße
    }
selfcheck-what =
    { $what ->
        [cards] eine Art Karte geht über Hände, Auslage, Stapel und Kampfverbände nicht auf
        [markers] die Marker eines Spielers gehen nicht auf
        [glory] der Ruhm weicht vom Wertungsblatt ab
        [hands] eine Hand hat nicht 0 bis 10 Karten, oder ihre Größe stimmt nicht
        [choices] es gibt keine erlaubte Entscheidung, oder eine unbekannte
        [endless] die Partie endet nicht
        [deck] der Stapel ist leer, oder seine Drachen sind nicht die, die noch kommen (O2)
        [bands] ein Kampfverband verletzt R23 oder R-T9
        [views] eine Sicht enthält etwas Verborgenes, oder ein daraus gebildeter Tisch widerspricht ihr
        [giant] das Riesen-Plättchen liegt nicht beim größten Kampfverband mit einem Riesen als Anführer (R-T4)
        [hordes] eine Orkhorde soll geleert werden, obwohl sie leer ist oder jemand noch Karten hat (R31, R37)
       *[places] die Plätze folgen nicht aus dem Ruhm
    }
selfcheck-violation = [red]Verstoß[/]: { selfcheck-what } ({ $players } Spieler, { $preset }, Startwert { NUMBER($seed, useGrouping: 0) }, Partie { $game }, Entscheidung { $decision })

bench-help = Messen, wie schnell dieser Rechner ist.
playouts-help = Ganze Partien spielen, zufällig oder mit Verstand: Entscheidungen und Partien je Sekunde.
playouts-seconds = Wie lange gespielt wird.
playouts-threads = Threads, die zugleich spielen.
playouts-informed = Statt des Zufalls den schnellen Spieler der Suche entscheiden lassen.
playouts-device = Wo gespielt wird: auf dem Prozessor oder auf einer Grafikkarte.
playouts-progress = Partien laufen
playouts-row =
    { $row ->
        [decisions_per_second] Entscheidungen je Sekunde
        [games_per_second] Partien je Sekunde
        [threads] Threads
        [tables] Tische zugleich
        [card] Grafikkarte
        [record_bytes] Bytes je Tisch
        [copy_ns] Nanosekunden für eine Kopie
       *[compile_seconds] Sekunden für das erste Kompilieren
    }

simulate-help = Viele Partien zwischen zufälligen Spielern oder Bots spielen und zusammenfassen.
simulate-games = Wie viele Partien.
simulate-out = Jede Partie in diese Datei schreiben: .jsonl oder .parquet.
simulate-overwrite = Die Datei ersetzen, wenn es sie schon gibt.
simulate-progress = Partien laufen
simulate-stopped =
    { $games ->
        [one] angehalten nach 1 Partie; was gespielt ist, bleibt erhalten
       *[other] angehalten nach { $games } Partien; was gespielt ist, bleibt erhalten
    }
simulate-row =
    { $row ->
        [games] Partien
        [players] Spieler
        [preset] Ausgabe
        [decisions] Entscheidungen
        [mean_decisions] Entscheidungen je Partie
        [mean_glory] Ruhm je Spieler
       *[win_share] Siegquote je Sitz
    }
simulate-written = alle Partien stehen in { $path }

game-file = Eine Spieldatei (.ethnos).

verify-help = Eine Spieldatei nachspielen und Prüfsumme, jedes Mischen, jeden Zug und jeden Punkt bestätigen.
verify-ok =
    { $path }: bestätigt. { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }, { $ages ->
        [one] 1 Mischung
       *[other] { $ages } Mischungen
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
verify-failed = { $path }, Zeile { $line }: [red]nicht bestätigt[/]. { $reason }

play-help = Gegen Bots und mit anderen spielen: im Browser, oder mit --terminal gleich hier.
play-terminal = Hier im Terminal spielen; die Optionen darunter gehören dazu.
play-no-browser = Keinen Browser öffnen; die Adresse wird angezeigt.
play-database = Wo Tische gespeichert werden: eine Datei; ohne Angabe eine in deinem Benutzerverzeichnis.
play-share = Von Anfang an andere im lokalen Netzwerk mitspielen lassen; ihre Adresse wird angezeigt.
play-ready = Gespielt wird unter { $address }. Strg+C hält an; nichts geht verloren.
play-running = Das Spiel ist schon offen, unter { $address }.
play-shared = Andere in diesem Netzwerk spielen unter { $address } mit.
play-share-none = Niemand sonst kann mitspielen: Dieser Rechner ist mit keinem lokalen Netzwerk verbunden.
play-people = Wie viele Menschen sich diese Tastatur teilen; auf den anderen Sitzen spielen Bots.
play-names = Namen der Menschen, durch Kommas getrennt.
play-save = Wo die Partie gespeichert wird; eine unvollendete Partie in dieser Datei geht weiter.
play-new = Eine neue Partie beginnen, auch wenn es eine unvollendete gibt; die wird beiseitegelegt.
play-kept = Die unvollendete Partie liegt jetzt in { $path }.
play-commitment = Das Mischen liegt durch einen Startwert fest, der diese SHA-256-Prüfsumme hat: { $commitment }. „ethnos verify“ bestätigt das, sobald die Partie zu Ende ist.
play-resumed = Weiter geht es mit der Partie aus { $path }; mit --new beginnst du eine andere.
play-person = Spieler { $number }

replay-help = Schritt für Schritt durch eine Spieldatei: wie alle sie sahen, wie ein Sitz sie sah, oder mit allen Handkarten.
replay-seat = Den Tisch sehen, wie dieser Sitz ihn sah.
replay-all = Alle Handkarten sehen.

analyze-help = Eine Partie mit dem Netz des Champions auswerten: Gewinnchancen Zug für Zug, Fehler und die Züge, die sie entschieden haben.
analyze-plot = Die Chancen aller Sitze als SVG in diese Datei zeichnen.
analyze-samples = An wie vielen möglichen Tischen eine Entscheidung ausprobiert wird (Vorgabe: 16).
analyze-seat = Nur aus der Sicht dieses Sitzes auswerten; mehrmals möglich. Nötig, solange die Partie läuft.
analyze-oracle = Chancen beurteilen, als wären alle verdeckten Karten bekannt: Von jedem Zug aus wird weitergespielt; das dauert etwa eine Minute.
analyze-lang = Die Sprache der Antwort: { $languages }.
analyze-progress = Entscheidungen werden ausgewertet

serve-help = Tische für Menschen und Bots bereitstellen: das Spiel im Browser, für diesen Rechner oder für andere.
serve-host = Die Adresse, unter der der Server erreichbar ist; 0.0.0.0 für alle, die diesen Rechner erreichen.
serve-port = Der Port; 0 für einen beliebigen freien.
serve-database = Wo Tische gespeichert werden: eine PostgreSQL-Adresse oder eine Datei; ohne Angabe eine in deinem Benutzerverzeichnis.
serve-ready = Die Tische stehen unter { $address } bereit. Strg+C hält an; nichts geht verloren.
serve-stopped = Angehalten. Alle Tische sind gespeichert.

rules-command-help = Die Regeln anzeigen, mit durchgespielten Beispielen.
rules-command-preset = Die Ausgabe, deren Regeln angezeigt werden; ohne Angabe die deiner Sprache.
rules-command-edition = Regeln: { $edition }.
rules-command-what = Eine Regel (R25), ein Stamm (Elb) oder ein Kapitel (bands); ohne Angabe alles.
summary-command-help = Die Regeln einer Partie auf einer Seite anzeigen.
summary-command-lang = Die Sprache der Seite: { $languages }; ohne Angabe deine.

engine-why-requested = ETHNOS_ENGINE verlangt es
engine-why-card = numba-cuda ist installiert, und eine Grafikkarte braucht die Regeln von Numba kompiliert
engine-why-library = das Paket hat eine Bibliothek für { $target }, kompiliert aus genau diesen Quellen
engine-why-no-library = keine Bibliothek ist verwendbar. { $reason }
engine-why-nothing-else = Numba ist nicht installiert (pip install "ethnos[jit]"), und keine Bibliothek ist verwendbar. { $reason }
doctor-help = Zeigt, was hier läuft, wie und warum: Versionen, Spielkern, Ordner.
doctor-compile = Zuerst alle Regeln kompilieren, die es noch nicht sind, damit später nichts warten muss.
doctor-version = Version
doctor-engine = Spielkern
doctor-rules = Regeln
doctor-rules-library = kompiliert, in der Bibliothek
doctor-rules-interpreted = nicht kompiliert: Sie laufen als einfaches Python
doctor-rules-jit =
    { $all ->
        [yes] alle kompiliert, von Numba
       *[no] von Numba kompiliert: { $compiled } von { $total } Teilen; die übrigen beim ersten Gebrauch, oder alle auf einmal mit „{ $command }“
    }
doctor-library = Bibliothek
doctor-python = Python
doctor-platform = Plattform
doctor-packages = Pakete
doctor-extras = Zusätze
doctor-cache = Ordner für Kompiliertes
doctor-data = Ordner für Daten
doctor-none = keine
doctor-read-only = { $path } (nicht beschreibbar)
