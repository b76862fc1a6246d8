# The game in a terminal.

# --- The table ---

terminal-title = Ethnos
terminal-age = Zeitalter { $age } von { $ages }
terminal-age-short = Zeitalter { $age }
terminal-deck-short = Stapel { $count }
terminal-dragons = Drachen
terminal-deck =
    { $count ->
        [one] Stapel 1 Karte
       *[other] Stapel { $count } Karten
    }
terminal-tribes = Stämme: { $tribes }
terminal-your-turn = Dein Zug
terminal-their-turn = { $name } am Zug
terminal-game-over = Die Partie ist zu Ende
terminal-kingdom = Königreich
terminal-kingdoms = Königreiche: Ruhmplättchen, Marker und wer führt
terminal-leads = Führt
terminal-nobody = niemand
terminal-tied = gleichauf
terminal-players = Spieler
terminal-pool = Offen
terminal-pool-title = Auslage: frei zum Nehmen
terminal-your-hand = Hand
terminal-hand-title = Deine Hand, nach Stamm und nach Farbe
terminal-hands = Alle Handkarten
terminal-none = keine Karten
terminal-no-bands = noch keine Kampfverbände
terminal-wild = Joker
terminal-you = (du)
terminal-glory = { $count } Ruhm
terminal-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
terminal-place = Platz { $place }
terminal-merfolk = Meerwesen
terminal-horde = Orkhorde
terminal-trolls = Trolle
terminal-giant = Riese

terminal-player-short = Spieler
terminal-glory-short = Ruhm
terminal-hand-short = Hand
terminal-merfolk-short = Meer
terminal-horde-short = Orks
terminal-trolls-short = Trolle
terminal-giant-short = Riese
terminal-bands-short = Kampfverbände

terminal-tribe-short =
    { $tribe ->
        [centaur] Zent
        [dwarf] Zwerg
        [elf] Elb
        [giant] Riese
        [halfling] Halb
        [merfolk] Meer
        [minotaur] Mino
        [orc] Ork
        [troll] Troll
        [wingfolk] Gefl
        [wizard] Zaub
       *[skeleton] Skel
    }

# --- The score sheet ---

terminal-sheet = Zeitalter { $age }
terminal-sheet-age = Gesamt
terminal-sheet-glory = Ruhm
terminal-sheet-place = Platz
terminal-age-ended = Der dritte Drache ist da: Zeitalter { $age } ist zu Ende.
terminal-result = Das Ergebnis
terminal-source = Ruhm für
terminal-source-merfolk = Meerwesen
terminal-source-giant-now = Riese, sofort
terminal-source-giant-end = Riese, am Ende
terminal-source-orcs = Orkhorde
terminal-source-bands = Kampfverbände
terminal-and = {" "}und{" "}
terminal-winner =
    { $count ->
        [one] { $names } gewinnt die Partie: { winner-title }.
       *[other] { $names } teilen sich den Sieg: { winner-title }.
    }

# --- Asking ---

terminal-prompt = { $name }>{" "}
terminal-commands =
    { $asked ->
        [turn] d ziehen · t nehmen · b Verband · s Ruhm · l Log · u zurück · h Hilfe · q Ende
        [pillage] j leeren · n behalten · s Ruhm · l Log · u zurück · h Hilfe · q Ende
       *[middle] eine Nummer · s Ruhm · l Log · u zurück · h Hilfe · q Ende
    }
terminal-unknown-command = „{ $line }“ gibt es hier nicht. { terminal-commands }
terminal-nothing-typed = Tippe eins davon: { terminal-commands }
terminal-press-enter = Weiter mit Enter.{" "}
terminal-hide-hand = Enter verdeckt deine Hand, u nimmt den Zug zurück.{" "}
terminal-hand-over = { $name }, du bist am Zug. Drücke Enter, wenn nur du den Bildschirm siehst.{" "}
terminal-news-line = · { $news }

terminal-no-such-number = Es gibt keine Nummer { $number }, nur 1 bis { $count }.
terminal-no-such-card = Eine Karte „{ $typed }“ steht hier nicht zur Wahl.
terminal-ambiguous = „{ $typed }“ kann { $cards } sein: Tippe mehr vom Namen oder die Nummer.
terminal-no-such-answer = „{ $typed }“ ist keine der Antworten: { $answers }.
terminal-or = {" "}oder{" "}

terminal-take-what = Welche Karte nehmen? Nummer oder Name, x bricht ab:{" "}
terminal-pool-empty = Die Auslage ist leer: Zieh eine Karte oder spiel einen Kampfverband aus.
terminal-hand-empty = Auf deiner Hand ist keine Karte, die einen Kampfverband anführen könnte.

# --- A Band ---

terminal-leader-options = Wer führt an?
terminal-leader-ask = Der Anführer, Nummer oder Name, x bricht ab:{" "}
terminal-cannot-lead = { grammar-card-the-first } kann nicht anführen.
terminal-together-ask = s Stamm: { $tribe } ({ $bytribe }) · f Farbe: { colour } ({ $bycolour })? s oder f:{" "}
terminal-band-cards = Im Kampfverband:
terminal-leave-ask = Wer bleibt draußen? Nummern oder Namen, Enter für niemand, x bricht ab:{" "}
terminal-leave-not-there = In diesem Kampfverband ist kein { card } mehr zum Weglassen.
terminal-leader-stays = { grammar-card-the-first } führt an und bleibt.
terminal-glance = Bis jetzt:{" "}
terminal-will = Das geschieht:{" "}
terminal-confirm = Enter spielt ihn aus, x bricht ab:{" "}
terminal-only-enter = „{ $typed }“ ist hier keine Antwort: Enter allein spielt den Kampfverband aus.
terminal-cancelled = Abgebrochen: Nichts hat sich geändert.
terminal-words =
    { $answer ->
        [yes] j ja
        [no] n nein
        [tribe] s Stamm
        [colour] f Farbe
       *[all] alle
    }
terminal-show-ask = Deine zehn Skelette zeigen? j oder n:{" "}

terminal-will-marker = ein Marker nach { $kingdoms }
terminal-will-marker-choice = ein Marker in ein Königreich deiner Wahl
terminal-will-no-marker = kein Marker
terminal-will-missing =
    kein Marker in { $name }: nötig { $needed ->
        [one] ist { $needed } Karte
       *[other] sind { $needed } Karten
    }, der Kampfverband hat { $size }
terminal-will-glory = { $count } Ruhm jetzt
terminal-will-worth = { $count } Ruhm am Ende des Zeitalters
terminal-will-merfolk = Meerwesen-Feld { $space }
terminal-will-pool = in die Auslage: { $cards }
terminal-will-pool-none = nichts in die Auslage
terminal-will-keep = du behältst: { $cards }
terminal-will-draw =
    { $count ->
        [one] du ziehst 1 Karte
       *[other] du ziehst { $count } Karten
    }
terminal-will-token = du nimmst das Troll-Plättchen { $value }
terminal-will-horde = ein Marker auf deine Orkhorde

terminal-ask-kingdom = Wohin kommt der Marker?
terminal-ask-extra =
    { $count ->
        [one] Ein Zusatzmarker vom Meerwesen-Tableau: Wohin?
       *[other] { $count } Zusatzmarker vom Meerwesen-Tableau: Wohin kommt der nächste?
    }
terminal-ask-token = Welches Troll-Plättchen?
terminal-ask-horde = Einen Marker auf deine Orkhorde?
terminal-ask-another = Noch ein Kampfverband nach dem Zentauren?
terminal-ask-keep =
    { $count ->
        [one] Der Elb darf 1 Karte behalten. Welche?
       *[other] Der Elb darf bis zu { $count } Karten behalten. Welche?
    }
terminal-ask-wizard =
    { $count ->
        [one] Der Zauberer darf 1 Karte ziehen. Ziehen?
       *[other] Der Zauberer darf { $count } Karten ziehen. Ziehen?
    }
terminal-ask-pillage =
    { $count ->
        [one] Das Zeitalter ist zu Ende. Deine Orkhorde (1 Marker) für { $glory } Ruhm leeren?
       *[other] Das Zeitalter ist zu Ende. Deine Orkhorde ({ $count } Marker) für { $glory } Ruhm leeren?
    }
terminal-ask-middle = Dieser Zug läuft noch. Wie weiter?
terminal-answer = Eine Nummer, x bricht ab:{" "}
terminal-answer-yes = j oder n, x bricht ab:{" "}
terminal-answer-keep = Nummern oder Namen, alle, oder 0 für keine, x bricht ab:{" "}
terminal-keep-too-many = Das sind zu viele ({ $typed }): Der Elb darf höchstens { $count } behalten.
terminal-keep-one-at-least = Tippe die Karten, die du behalten willst, oder 0 für keine.
terminal-keep-not-there = Auf deiner Hand ist kein { card } zum Behalten übrig.
terminal-choice-none = keins
terminal-choice-token = Plättchen { $value }

terminal-option-draw = eine Karte ziehen
terminal-option-take = { grammar-card-acc } nehmen
terminal-option-lead-tribe = { card } führt an, nach Stamm
terminal-option-lead-colour = { card } führt an, nach Farbe
terminal-option-show = zehn Skelette zeigen
terminal-option-leave = { grammar-card-acc } weglassen
terminal-option-play = den Kampfverband so ausspielen
terminal-option-place = ein Marker nach { kingdom }
terminal-option-place-none = kein Marker
terminal-option-token = Troll-Plättchen { $value }
terminal-option-token-none = kein Troll-Plättchen
terminal-option-horde = ein Marker auf die Orkhorde
terminal-option-horde-none = kein Marker auf die Orkhorde
terminal-option-stop = kein weiterer Kampfverband
terminal-option-keep = { grammar-card-acc } behalten
terminal-option-keep-done = nichts mehr behalten
terminal-option-wizard-draw = ziehen
terminal-option-wizard-none = nicht ziehen
terminal-option-pillage = die Orkhorde leeren
terminal-option-pillage-none = die Orkhorde behalten

# --- Undo, saving, leaving ---

terminal-cannot-undo = Das lässt sich nicht zurücknehmen: { $reason }.
terminal-refused = Nicht möglich: { $reason }.
terminal-undone =
    { $count ->
        [one] Zurückgenommen: 1 Entscheidung.
       *[other] Zurückgenommen: { $count } Entscheidungen.
    }
terminal-saved = Die Partie ist gespeichert in { $path }
terminal-go-on = Weiter mit: { $command }
terminal-cannot-save = Die Partie ließ sich nicht in { $path } speichern: { $reason }

# --- Help ---

terminal-help =
    d           die oberste Karte vom Stapel ziehen
    t 3, t elb  eine Karte der Auslage nehmen, Nummer oder Name; der Anfang genügt
    b           Kampfverband: Anführer, wer draußen bleibt, Fähigkeit, bestätigen
    s, s 1      das Wertungsblatt      l   alles, was geschehen ist
    u           den letzten Zug zurücknehmen, wenn er nichts Verborgenes gezeigt hat
    h           diese Hilfe            q   speichern und gehen
terminal-help-signs = Zeichen der Königreiche und ihre Farben:
terminal-help-tribes = Die Stämme im Spiel, für den Anführer eines Kampfverbands der Größe X:

# --- Replay ---

terminal-replay-commands = Enter weiter · p zurück · a 2 Zeitalter · g 57 Schritt · e Ende · q Schluss
terminal-replay-prompt = { $step } von { $steps }>{" "}
terminal-replay-start = Der Tisch ist aufgebaut.
terminal-replay-unknown = Das gibt es hier nicht. Möglich ist: { terminal-replay-commands }
terminal-replay-end = Hier endet die Aufzeichnung.
terminal-replay-beginning = Das ist der Anfang.
terminal-replay-no-age = In dieser Partie gibt es kein Zeitalter „{ $typed }“: Sie hat die Zeitalter 1 bis { $ages }.
terminal-replay-no-step = Es gibt keinen Schritt „{ $typed }“, nur 0 bis { $steps }.
terminal-replay-no-setup = Diese Partie wurde aus einer Stellung begonnen: Zeigen lässt sich nur, wie sie jetzt steht.

# --- The small driver ---

