# Scores and the past of a game: score sheet, the end of an Age, the end of the game, replays.

scores-source =
    { $source ->
        [merfolk] Meerwesen
        [giant] Riese
        [giant_now] Riese: über{ "\u00AD" }nommen
        [giant_end] Riese: gehalten
        [orcs] Orkhorde
        [skeletons] Skelette
       *[bands] Kampf{ "\u00AD" }verbände
    }
scores-points = { $points } Ruhm
scores-gained = +{ $points }
scores-nothing = kein Ruhm

# The score sheet.

scores-sheet = Wertungsblatt
scores-sheet-source = Ruhm für
scores-sheet-sum = { web-age } gesamt
scores-sheet-total = Summe
scores-sheet-now = { web-age }, wenn es jetzt endet
scores-sheet-now-sum = Das ergäbe
scores-sheet-now-total = Summe dann
scores-sheet-empty = Noch hat niemand Ruhm erhalten.

# The end of an Age, step by step.

scores-ceremony = Ende von { web-age }
scores-ceremony-step = Schritt { $number } von { $count }
scores-ceremony-done = { web-age } insgesamt
scores-ceremony-play = Abspielen
scores-ceremony-pause = Anhalten
scores-ceremony-back = Schritt zurück
scores-ceremony-forward = Weiter
scores-ceremony-skip = Zum Ende
scores-ceremony-again = Noch einmal
scores-ceremony-totals = Ruhm
scores-ceremony-kingdom = Königreich { $number } von { $count }: { kingdom }
scores-ceremony-pays = { kingdom } bringt { $tokens }.
scores-ceremony-passes = { $player } überholt { $others }.
scores-ceremony-bands =
    { $player }: { $count ->
        [one] ein Kampfverband
       *[other] { $count } Kampfverbände
    }, { $points } Ruhm.
scores-ceremony-merfolk = Wer auf dem Meerwesen-Tableau vorn liegt, wird belohnt.
scores-ceremony-sentence = { $sentence }.
scores-ceremony-after = { web-age } ist gewertet.
scores-ceremony-on = Weiter mit { web-age }
scores-ceremony-podium = Zur Siegerehrung
scores-dragon = Der dritte Drache
scores-dragon-sentence = { $player } hat ihn aufgedeckt. { web-age } endet sofort: Die Handkarten sind verloren, die Königreiche werden gewertet.
scores-dragon-on = Zur Wertung
scores-kingdom-empty = Niemand hat einen Marker in { kingdom }.
scores-kingdom-nothing = In { kingdom } erhält niemand Ruhm.
scores-markers =
    { $count ->
        [0] kein Marker
        [one] { $count } Marker
       *[other] { $count } Marker
    }
scores-space = Feld { $space }
scores-merfolk-nothing = Auf dem Meerwesen-Tableau erhält niemand Ruhm.
scores-giant-size =
    { $size ->
        [one] mit einem Kampfverband der Größe 1
       *[other] mit einem Kampfverband der Größe { $size }
    }
scores-skeletons-leave =
    { $skeletons ->
        [one] { $player }: Der Kampfverband der Größe { $size } verliert ein Skelett
       *[other] { $player }: Der Kampfverband der Größe { $size } verliert { $skeletons } Skelette
    }
scores-skeletons-sentence = Skelette zerfallen, bevor Kampfverbände gewertet werden.
scores-bands-of = Kampfverbände von { $player }
scores-horde-of = Orkhorde von { $player }
scores-horde-emptied =
    { $count ->
        [one] geleert: ein Marker
       *[other] geleert: { $count } Marker
    }
scores-horde-kept =
    { $count ->
        [one] der Marker bleibt für ein späteres Zeitalter
       *[other] die { $count } Marker bleiben für ein späteres Zeitalter
    }
scores-horde-asked = { $player } entscheidet: die Orkhorde jetzt leeren oder behalten?
scores-band =
    { $cards ->
        [0] keine Karte übrig
        [one] eine Karte
       *[other] { $cards } Karten
    }{ $led ->
        [dwarf] { " und eine für den Zwerg" }
       *[other] { "" }
    }

# The end of the game.

scores-over = Die Partie ist zu Ende
scores-winner =
    { $count ->
        [one] { $winners } gewinnt
       *[other] { $winners } teilen sich den Sieg
    }
scores-winner-skeletons = { $winners } gewinnt mit zehn Skeletten auf der Hand
scores-standings = Endstand
scores-place = { $place }.
scores-tie =
    { $tie ->
        [markers] Gleichstand, entschieden durch Marker in den Königreichen: { $markers }
       *[bands] Gleichstand, entschieden durch größere Kampfverbände im letzten Zeitalter
    }
scores-shared = Ein geteilter Platz
scores-you = du
scores-decided = { $points } Ruhm vor { $second }, vor allem durch { $sources }.
scores-decided-plain = { $points } Ruhm vor { $second }.
scores-decided-source = { $source } (+{ $points })
scores-decided-against = { $second } war stärker bei: { $sources }.
scores-best-band = Der beste Kampfverband
scores-best-band-sentence =
    { $player }, { web-age }: { $size ->
        [one] eine Karte
       *[other] { $size } Karten
    }, { $points } Ruhm
scores-show-age = Wertung von { web-age }

# Glory over time and by source.

scores-chart = Ruhm im Verlauf
scores-chart-sentence = Linien für { $players }: Ruhm nach jedem Zug, von 0 bis { $most }. Die Zahlen stehen in der Tabelle darunter.
scores-chart-figures = Die Zahlen
scores-chart-end = Ende von { web-age }
scores-chart-when = Wann
scores-sources = Ruhm nach Herkunft
scores-sources-sentence = { $player }: { $points }

# Replays.

scores-replay = Aufzeichnung
scores-replay-loading = Die Partie wird geladen …
scores-replay-again = Noch einmal versuchen
scores-replay-back = Alle Aufzeichnungen
scores-replay-timeline = Züge
scores-replay-move =
    { $number ->
        [0] Vor dem ersten Zug
       *[other] Zug { $number } von { $count }
    }
scores-replay-back-one = Einen Zug zurück
scores-replay-on-one = Einen Zug weiter
scores-replay-age-back = Zum vorigen Zeitalter
scores-replay-age-on = Zum nächsten Zeitalter
scores-replay-play = Abspielen
scores-replay-pause = Pause
scores-replay-speed = Tempo
scores-replay-speed-slow = langsam
scores-replay-speed-normal = normal
scores-replay-speed-fast = schnell
scores-replay-eyes = Sicht
scores-replay-everybody = alle
scores-replay-log = Was geschah
scores-replay-undone = { $player } hat einen Zug zurückgenommen
scores-replay-quiet = Zu sehen war nichts.
scores-replay-chart = Diagramm
scores-replay-download = Herunterladen
scores-play-on = Ab hier weiterspielen
scores-play-on-note = Eine Übungspartie geht von dieser Stellung aus weiter, mit Bots auf allen anderen Sitzen. Es sind dieselben Karten: Der Stapel liegt wie damals. Sie zählt weder für Wertungen noch für die Statistik.
scores-play-on-seat = Du spielst für
scores-play-on-level = Bots auf den Sitzen anderer
scores-play-on-start = Los
scores-replay-standings = Endstand
scores-replay-keys = Tasten: Pfeile für einen Zug, Bild auf und Bild ab für ein Zeitalter, Pos1 und Ende, Leertaste zum Abspielen.
scores-verify = Ehrlich gemischt
scores-verify-sentence = Bevor die erste Karte ausgeteilt wurde, hat dieser Tisch die Prüfsumme veröffentlicht. Der Startwert beweist, dass seither nichts geändert wurde. Lade die Partie herunter und prüfe es selbst:
scores-verify-here = Auch die Seite mit den Aufzeichnungen prüft es: Lade die Datei dort.
scores-verify-commitment = Prüfsumme
scores-verify-seed = Startwert
