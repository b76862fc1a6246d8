# The table in the browser.

web-title = Ethnos
web-title-turn = ● Dein Zug · Ethnos
web-close = Schließen
web-cancel = Abbrechen
web-yes = Ja
web-no = Nein
web-none = keine
web-home = Zur Startseite
web-menu = Menü
web-rules = Regeln
web-settings = Einstellungen
web-sound = Ton
web-opening = Der Tisch wird geöffnet …
web-cannot-open = Dieser Tisch lässt sich nicht öffnen
web-no-connection = Der Server ist nicht erreichbar. Versuch es bitte gleich noch einmal.
web-not-the-server = Die Antwort kam nicht vom Server des Spiels. Vielleicht musst du dich in diesem Netz erst anmelden.
web-part-missing = Ein Teil der Seite konnte nicht geladen werden. Vielleicht wurde das Spiel aktualisiert, oder die Verbindung fehlt.
web-reload = Neu laden
web-skip = Zu deiner Hand
web-lost = Verbindung verloren. Neuer Versuch …
web-not-sent = Nicht gesendet: Es gibt keine Verbindung. Versuch es noch einmal, wenn sie wieder da ist.
web-seat-number = Spieler { $number }
web-somebody = Jemand

# --- The top bar ---

web-age = Zeitalter { $age }
web-age-word = Zeitalter
web-age-of = Zeitalter { $age } von { $ages }
web-dragons =
    { $count ->
        [0] Noch kein Drache
       *[other] { $count } von { $last } Drachen
    }
web-set-up = Die Partie wird aufgebaut
web-set-up-tribes = Die Auswahlkarten werden aufgedeckt: { $count } Stämme spielen mit
web-set-up-tokens = Jedes Königreich bekommt seine Ruhmplättchen, vom niedrigsten zum höchsten
web-set-up-deal = Alle bekommen eine erste Karte
web-set-up-on = Zum Tisch
web-third-dragon = Der dritte Drache liegt bei { $name }
web-began = Hat dieses Zeitalter begonnen
web-your-turn = Dein Zug
web-their-turn = { $name } am Zug
web-tribes = Stämme im Spiel
web-tribes-note = Der Stamm des Anführers bestimmt die Fähigkeit. X ist die Zahl der Karten im Kampfverband.
web-scores = Ruhm
web-log = Verlauf
# Der Knopf und sein Eintrag im Menü.
web-log-unread =
    { $unread ->
        [0] Verlauf
        [one] Verlauf: { $unread } ungelesene Nachricht
       *[other] Verlauf: { $unread } ungelesene Nachrichten
    }
web-log-and-chat = Verlauf und Chat
web-unread = { $unread } ungelesen
web-since = Seit deinem letzten Zug
web-last-moves = Letzte Züge
web-dock =
    { $docked ->
        [yes] Verlauf lösen
       *[no] Verlauf anheften
    }

# --- Kingdoms ---

web-map = Königreiche
web-chart-title = Die sechs Königreiche
web-chart-below = eine treue Karte des Landes
# A place on a ribbon: as short as can be.
web-rank =
    { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $place }.
    }
web-kingdom-empty = noch keine Marker
web-kingdom-spoken = { kingdom }, { $token } Ruhm in diesem Zeitalter. Marker: { $markers }. { $leaders ->
        [none] Niemand führt.
       *[other] In Führung: { $leaders }.
    }
web-kingdom-markers = { $name } { $count }
web-kingdom-needs =
    { $needed ->
        [one] Für { kingdom } ist { $needed } Karte nötig, der Kampfverband hat { $size }.
       *[other] Für { kingdom } sind { $needed } Karten nötig, der Kampfverband hat { $size }.
    }{ $both ->
        [yes] { " " }Die Marker beider zählen.
       *[no] { "" }
    }
web-player = Spieler
web-players = Spieler
web-markers = Marker
web-leads = führt
web-if-age-ended = Ruhm, wenn das Zeitalter jetzt endet
web-reckoning-note =
    { $players ->
        [2] In Zeitalter 1 bekommt das niedrigere Plättchen, wer hier mehr Marker hat; bei Gleichstand wird es geteilt. In Zeitalter 2 ist es das höhere, oder beide, wenn der andere hier keinen Marker hat; bei Gleichstand wird nur das höhere geteilt. Beim Teilen wird abgerundet.
       *[other] { $age ->
            [1] In Zeitalter 1 bekommt nur Ruhm, wer die meisten Marker hat.
            [2] In Zeitalter 2 bringt Platz 1 das Plättchen dieses Zeitalters, Platz 2 das davor.
           *[other] In Zeitalter 3 bringen die Plätze 1, 2 und 3 je ein Plättchen, das höchste zuerst.
        } Bei Gleichstand wird geteilt, was die Plätze bringen, abgerundet.
    }

# --- Players ---

web-you = (du)
web-away = abwesend
web-substitute = Bot spielt
web-player-spoken =
    { $name }: { $glory } Ruhm, { $cards ->
        [one] { $cards } Handkarte
       *[other] { $cards } Handkarten
    }{ $turn ->
        [yes] , am Zug
       *[no] { "" }
    }
web-player-more = Alles über { $name }
web-hand-size =
    { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
web-glory-coming = { $glory } Ruhm, { $coming } mehr, wenn das Zeitalter jetzt endet
web-band-title =
    { $size ->
        [one] Ein Kampfverband der Größe 1: { $cards }. { $worth } Ruhm am Ende des Zeitalters
       *[other] Ein Kampfverband der Größe { $size }: { $cards }. { $worth } Ruhm am Ende des Zeitalters
    }
web-band-spoken = Kampfverband der Größe { $size }, Anführer: { $leader }, { $worth } Ruhm wert
web-merfolk-space = Feld { $space } auf dem Meerwesen-Tableau
web-horde = Orkhorde
web-troll-token = Troll-Plättchen { $value }
web-giant-holds = Hält das Riesen-Plättchen mit einem Kampfverband der Größe { $size }
web-known = Vor aller Augen genommen: { $cards }
# Beside the name of whoever moves after this turn: as short as can be.
web-next = danach dran
web-place-now = Platz { $place } nach Ruhm
web-no-bands = In diesem Zeitalter noch kein Kampfverband.
web-boards = Von den Stämmen
web-so-far = Bisher
web-if-ended = Wenn das Zeitalter jetzt endet
web-supply =
    { $count ->
        [one] { $count } Marker im Vorrat
       *[other] { $count } Marker im Vorrat
    }
web-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

# --- Pool, deck and hand ---

web-pool = Auslage
web-pool-empty = Die Auslage ist leer.
web-take-spoken =
    { $count ->
        [one] { grammar-card-acc } nehmen
       *[other] { grammar-card-acc } nehmen ({ $count } liegen aus)
    }
# A card of the pool that cannot be taken now.
web-pool-card =
    { $count ->
        [one] { card }
       *[other] { card } ({ $count } liegen aus)
    }
web-draw =
    { $count ->
        [one] Karte ziehen
       *[other] { $count } Karten ziehen
    }
web-draw-spoken =
    Vom Stapel ziehen: noch { $left ->
        [one] { $left } Karte
       *[other] { $left } Karten
    }, { $dragons } von { $last } Drachen gesehen
# Under the number of cards in the deck.
web-left =
    { $count ->
        [one] übrig
       *[other] übrig
    }
web-deck-left =
    { $count ->
        [one] Noch { $count } Karte
       *[other] Noch { $count } Karten
    }
web-hand = Deine Hand
web-hand-empty = Keine Karten auf der Hand
web-sort =
    { $order ->
        [tribe] Hand nach Stamm sortieren
       *[colour] Hand nach Farbe sortieren
    }
web-hand-card =
    { card }{ $role ->
        [leader] , führt den Kampfverband an
        [in] , im Kampfverband
        [out] , kann in den Kampfverband
        [apart] , passt nicht in diesen Kampfverband
        [gone] , im Kampfverband davor
       *[free] { "" }
    }{ $kept ->
        [yes] , behalten
       *[no] { "" }
    }
web-make-leader = ♛ an{ "\u00AD" }führen
web-keep =
    { $kept ->
        [yes] ✓ bleibt
       *[no] + behalten
    }
web-cannot-lead = { grammar-card-the-first } kann jetzt keinen Kampfverband anführen.

# --- Building a Band ---

web-builder = Dein Kampfverband
web-band-of =
    { $size ->
        [one] Kampfverband der Größe 1
       *[other] Kampfverband der Größe { $size }
    }
web-earlier-band =
    { $size ->
        [one] Zuerst eine Karte (Anführer: { $leader }), dann:
       *[other] Zuerst { $size } Karten (Anführer: { $leader }), dann:
    }
web-together = Gemeinsames Merkmal
web-by-tribe = { tribe } ({ $most })
web-by-colour = { grammar-colour-e } Karten ({ $most })
web-builder-tip = Tippe auf eine Karte, um sie wegzulassen oder dazuzunehmen. L macht sie zum Anführer, Esc bricht ab.
web-ask-kingdom = Der Marker kommt nach:
web-no-marker = kein Marker
web-ask-extra =
    { $count ->
        [one] Zusatzmarker, noch { $left }:
       *[other] Zusatzmarker, noch { $left } von { $count }:
    }
web-ask-token = Troll-Plättchen:
web-ask-horde = Marker auf deine Orkhorde
web-ask-keep =
    { $count ->
        [one] Der Elb darf eine Karte behalten ({ $kept } gewählt): Wähle sie unten aus.
       *[other] Der Elb darf bis zu { $count } Karten behalten ({ $kept } gewählt): Wähle sie unten aus.
    }
web-ask-draw =
    { $count ->
        [one] Eine Karte ziehen
       *[other] { $count } Karten ziehen
    }
web-follow = Noch einen Kampfverband
web-choose-kingdom = Wähle ein Königreich für den Marker.
web-actions = Was als Nächstes geschieht
web-will = Das geschieht
web-will-marker = ein Marker nach { $kingdoms }
web-will-missing =
    { $needed ->
        [one] kein Marker in { kingdom }: nötig ist { $needed } Karte, der Kampfverband hat { $size }
       *[other] kein Marker in { kingdom }: nötig sind { $needed } Karten, der Kampfverband hat { $size }
    }{ $both ->
        [yes] { " " }(die Marker beider zählen)
       *[no] { "" }
    }
web-will-glory = { $count } Ruhm jetzt
web-will-worth = { $count } Ruhm am Ende des Zeitalters
web-will-merfolk = auf Feld { $space } des Meerwesen-Tableaus
web-will-token = du nimmst das Troll-Plättchen { $value }
web-will-horde = ein Marker auf deine Orkhorde
web-will-draw =
    { $count ->
        [one] du ziehst eine Karte
       *[other] du ziehst { $count } Karten
    }
web-will-keep = du behältst: { $cards }
web-will-pool = für alle in die Auslage: { $cards }
web-will-pool-many = { $count } Karten kommen für alle in die Auslage
web-will-pool-none = nichts kommt in die Auslage
web-play-band = Ausspielen

# --- What to do ---

web-status-turn = Nimm eine Karte aus der Auslage oder vom Stapel, oder wähle eine Handkarte als Anführer eines Kampfverbands.
web-status-turn-brief = Nimm eine Karte, oder wähle eine Handkarte als Anführer.
# Keine Handkarte kann einen Kampfverband anführen.
web-status-turn-take = Nimm eine Karte aus der Auslage oder vom Stapel.
web-turn-choose = Wähle eines
web-turn-take = Nimm eine Karte
web-turn-take-how = aus der Auslage oder vom Stapel
web-turn-lead = Führe einen Kampfverband an
web-turn-lead-how = mit einer Handkarte
web-status-full = Deine Hand ist voll: Wähle eine Karte als Anführer eines Kampfverbands.
web-status-waiting = { $name } überlegt …
web-status-away = { $name } ist abwesend.
web-status-watching = Du schaust zu. { $name } ist am Zug.
web-status-sending = Wird gespielt …
web-status-paused = Die Partie pausiert.
web-status-over = Die Partie ist zu Ende
web-status-pillage = Das Zeitalter ist zu Ende. Deine Orkhorde für Ruhm leeren oder für ein späteres Zeitalter behalten?
web-pillage-empty = Leeren: { $glory } Ruhm
web-pillage-keep =
    { $glory ->
        [0] Behalten
       *[other] Behalten: { $glory } Ruhm
    }
web-show-skeletons = Zehn Skelette zeigen
web-skip-moves = Überspringen
web-skip-moves-note = Die Züge der anderen sofort zeigen, bis du am Zug bist (S)
web-pace = Tempo: { $pace }
web-undo = Zurücknehmen
web-hint = Tipp
web-hint-thinking = Der Champion überlegt …
web-hint-take = Der Champion würde { grammar-card-the-acc } nehmen.
web-hint-draw = Der Champion würde vom Stapel ziehen.
web-hint-band =
    { $size ->
        [one] Der Champion würde einen Kampfverband der Größe 1 ausspielen: { $leader }.
       *[other] Der Champion würde das ausspielen: { $cards }. Anführer: { $leader }.
    }
web-hint-pillage =
    { $empty ->
        [yes] Der Champion würde die Orkhorde leeren.
       *[no] Der Champion würde die Orkhorde behalten.
    }
web-hint-skeletons = Der Champion würde die Skelette zeigen.
web-hint-play = So spielen

# --- Around the table ---

web-keys = Tastatur
# What a key does.
web-key =
    { $does ->
        [draw] vom Stapel ziehen
        [take] diese Karte der Auslage nehmen, vom Stapel aus gezählt
        [move] von Karte zu Karte, Königreich zu Königreich, Spieler zu Spieler
        [pick] Karte auswählen, Königreich wählen
        [lead] im Kampfverband: Diese Karte führt an
        [keep] Elb: diese Karte behalten
        [skip] die Züge der anderen sofort zeigen
        [undo] rückgängig
        [hint] um einen Tipp bitten
        [glory] Ruhm bisher
        [log] Log und Chat
        [tribes] die Stämme im Spiel
        [boards] die Tableaus und Plättchen der Stämme
        [summary] die Regeln auf einer Seite
        [close] schließen oder den Kampfverband abbrechen
       *[list] diese Liste
    }
web-text-view = Der Tisch als Text
web-last-age = Das Ende des vorigen Zeitalters
web-own-link =
    { $copied ->
        [yes] Kopiert
       *[no] Persönlichen Link kopieren
    }
web-own-link-note = Er führt dich auf jedem Gerät zu deinem Sitz. Behalte ihn für dich.
web-pause = Um Pause bitten
web-resume = Fortsetzen
web-home-note = Die Partie bleibt gespeichert und wartet auf dich.
web-leave =
    { $sure ->
        [yes] Ja, jetzt gehen
       *[no] Die anderen allein weiterspielen lassen
    }
web-leave-note = Du giltst als abwesend, und ein Bot kann für dich spielen. Wenn du den Tisch wieder öffnest, bist du zurück.
web-seat-bot = Einen Bot für { $name } spielen lassen
web-question =
    { $question ->
        [bot] { $name } möchte für { $absent } einen Bot spielen lassen.
        [end] { $name } schlägt vor, die Partie so zu beenden, wie sie steht.
        [pause] { $name } bittet um eine Pause.
       *[undo] { $move ->
            [none] { $name } möchte einen Zug zurücknehmen.
           *[other] { $name } möchte diesen Zug und die danach zurücknehmen: { $move }
        }
    }
web-question-waits = Warten auf die anderen.
web-question-withdraw = Zurückziehen
web-absent = { $name } ist abwesend. Ab { $time } können sich die anderen auf einen Bot einigen.
web-set-back = Der Server ist zu einem früheren Stand dieses Tisches zurückgekehrt.
web-removed = Die Tischleitung hat deinen Sitz freigemacht.
web-rematch = Noch einmal
web-rematch-join = Zur nächsten Partie
web-rematch-made = Die nächste Partie ist eröffnet, an einem neuen Tisch. Der Chat bleibt an diesem.
web-replay = Aufzeichnung
web-analyse = Analysieren
web-play-on = Ab einem Zug weiterspielen
web-download = Partie speichern
web-cover = { $name }, du bist am Zug
web-cover-note = Nimm das Gerät, wenn nur du den Bildschirm siehst.
web-cover-ready = Ich bin { $name }
web-say = Sag etwas
web-send = Senden
web-reactions = Kurze Reaktionen
web-reaction =
    { $reaction ->
        [hello] Hallo!
        [well_played] Gut gespielt
        [thanks] Danke
        [thinking] Ich überlege …
        [oops] Hoppla
        [ouch] Autsch
        [wow] Wow
       *[good_game] Schöne Partie!
    }

# --- The log, apart from the game ---

web-line-joined = { $name } setzt sich
web-line-left = { $name } ist gegangen
web-line-removed = { $name } musste den Tisch verlassen
web-line-returned = { $name } ist zurück
web-line-bot-seated = Ein Bot spielt für { $name }
web-line-clock = Die Zeit von { $name } ist um: Ein Bot macht den Zug
web-line-undone = { $name } nimmt einen Zug zurück
web-line-asked =
    { $question ->
        [bot] { $name } möchte für { $absent } einen Bot spielen lassen
        [end] { $name } schlägt vor, die Partie so zu beenden, wie sie steht
        [pause] { $name } bittet um eine Pause
       *[undo] { $name } möchte einen Zug zurücknehmen
    }
web-line-answered =
    { $yes ->
        [yes] { $name } ist einverstanden
       *[no] { $name } ist nicht einverstanden
    }
web-line-withdrawn = { $name } zieht die Bitte zurück
web-line-paused = Die Partie pausiert
web-line-resumed = Die Partie geht weiter
web-line-finished = Die Partie ist vorzeitig beendet, mit dem Stand von jetzt
web-line-replaced = { $name } hat einen neuen persönlichen Link
web-line-invited = { $name } macht eine Einladung
web-line-requested = { $name } bittet um einen Sitz
web-line-hid =
    { $blocked ->
        [yes] { $yes ->
            [yes] Blockiert: { $absent }
           *[no] Nicht mehr blockiert: { $absent }
        }
       *[no] { $yes ->
            [yes] Für dich ausgeblendet: { $absent }
           *[no] Nicht mehr ausgeblendet: { $absent }
        }
    }
web-line-said = { $name }: { $text }
web-line-reacted = { $name }: { web-reaction }
web-line-rematch = Noch eine Partie, an einem neuen Tisch
