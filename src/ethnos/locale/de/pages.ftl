# The browser's pages around the table: start, set-up, waiting room, lobby, replays, first steps.

pages-name = Ethnos
pages-window-title = { $title } · Ethnos
pages-tagline = Vereine die Stämme zu Kampfverbänden, gewinne sechs Königreiche und mehre deinen Ruhm, bevor der dritte Drache erwacht.
pages-unofficial = Eine freie, inoffizielle Ausgabe, von Spielern gemacht. Alle Bilder und Texte sind unsere eigenen.
pages-skip = Zum Inhalt springen
pages-home = Zur Startseite
pages-home-link = Ethnos: zur Startseite
pages-navigation = Seiten
pages-link-lobby = Lobby
pages-link-learn = Lernen
pages-link-rules = Regeln
pages-more = Mehr zum Spielen
pages-default-name = Gast
pages-your-name = Dein Name
pages-copy = Kopieren
pages-copied = Kopiert
pages-share = Teilen

# --- Settings ---

pages-settings = Einstellungen
pages-language = Sprache
pages-theme = Darstellung
pages-theme-auto = Wie mein Gerät
pages-theme-light = Hell
pages-theme-dark = Dunkel
pages-theme-to =
    { $theme ->
        [dark] Dunkle Darstellung einschalten
       *[light] Helle Darstellung einschalten
    }
pages-pace = Tempo
pages-pace-calm = Ruhig
pages-pace-brisk = Flott
pages-pace-instant = Sofort
pages-pace-note = Wie lange du siehst, was die anderen tun. Mit einem Klick geht es sofort weiter.
pages-order = Meine Hand sortieren nach
pages-order-tribe = Stamm
pages-order-colour = Farbe
pages-sound = Töne
pages-opening = Den Aufbau einer neuen Partie zeigen
pages-notify = Benachrichtigen, wenn ich am Zug bin
pages-notify-denied = Dieser Browser lässt keine Benachrichtigungen dieser Seite zu. Du kannst sie in seinen Einstellungen erlauben.

# --- Start ---

pages-play-now-title = Jetzt spielen
pages-in-browser = In diesem Browser: geht auch offline
pages-play-now =
    { $opponents ->
        [one] Gegen 1 Bot spielen
       *[other] Gegen { $opponents } Bots spielen
    }
pages-opponents = Gegner
pages-colour = Deine Farbe
pages-colour-of = Farbe von { $name }
pages-colour-taken = vergeben: { $name }
pages-colour-white = Weiß
pages-colour-black = Schwarz
pages-colour-yellow = Gelb
pages-colour-turquoise = Türkis
pages-colour-pink = Rosa
pages-colour-brown = Braun
pages-level = Spielstärke
pages-level-novice = Neuling
pages-level-adept = Könner
pages-level-expert = Experte
pages-level-master = Meister
pages-level-grandmaster = Großmeister
pages-way-new = Neuer Tisch
pages-way-new-note = Mit Freunden, mit Bots oder reihum an einem Gerät.
pages-way-lobby = Lobby
pages-way-lobby-note = Setz dich an einen offenen Tisch oder schau zu.
pages-way-learn = Spielen lernen
pages-way-learn-note = Eine geführte erste Partie, etwa zehn Minuten.
pages-newcomer = Neu hier?
pages-way-replays = Aufzeichnungen
pages-way-replays-note = Beendete Partien, Zug für Zug.
pages-way-rules = Regeln
pages-way-rules-note = Jede Regel und Auslegung zum Nachschlagen.
pages-way-tribes = Stämme
pages-way-tribes-note = Wie man jeden gut spielt.
pages-join-label = Mitspielen mit Link oder Tischcode
pages-join-open = Öffnen
pages-join-wrong = Das ist kein Link zu einem Tisch. So sieht einer aus: …/table/abc123, oder nur der Code: abc123.

pages-continue = Deine Partien
pages-all-games = Alle { $count } zeigen
pages-free-seat = freier Sitz
pages-your-seat = du selbst
pages-game-as = Als { $names }
pages-game-with = mit { $names }
pages-game-asking = Moment …
pages-game-gone = Diesen Tisch gibt es nicht mehr.
pages-game-unknown = Der Server antwortet gerade nicht.
pages-game-paused = Pausiert.
pages-game-open =
    { $free ->
        [0] Alle sind da: Die Tischleitung kann starten.
        [one] 1 Sitz ist noch frei.
       *[other] { $free } Sitze sind noch frei.
    }
pages-game-your-turn = Du bist am Zug.
pages-game-turn-of = { $name } ist am Zug.
pages-game-over = Beendet. Noch einmal ansehen.
pages-forget = Aus der Liste entfernen
pages-forget-really = Entfernen?

# --- A new table ---

pages-new = Neuer Tisch
pages-new-who = Wer spielt
pages-new-what = Was ihr spielt
pages-new-players = Spieler
pages-seat = Sitz { $number }
pages-seat-who = Wer auf Sitz { $number } spielt
pages-wish-you = Du
pages-wish-you-note = Du leitest den Tisch und startest die Partie.
pages-wish-open = Per Link eingeladen
pages-wish-open-note = Wer den Link zuerst öffnet, setzt sich hierher.
pages-wish-here = An diesem Gerät
pages-wish-here-note = Ihr gebt das Gerät weiter; zwischen den Zügen ist der Bildschirm verdeckt.
pages-wish-bot = Ein Bot
pages-wish-bot-note = Spielt sofort, Tag und Nacht.
pages-bot = { $name }, { $level }
pages-friend-name = Name
pages-tribes = Stämme
pages-tribes-random = Zufällig
pages-tribes-first-game = Erste Partie
pages-tribes-character = Charakter
pages-tribes-chosen = Gewählt
pages-tribes-character-note = Mischungen für kurze, lange, glückliche, tiefe oder ausgewogene Partien.
pages-tribes-about = Über die Stämme
pages-tribes-random-note = Das Los bestimmt { $needed } der zwölf Stämme.
pages-tribes-first-game-note =
    { $needed ->
        [6] Geflügelte, Halblinge, Minotauren, Riesen, Zauberer und Zentauren: leicht für den Anfang.
       *[other] { $needed } von diesen: Geflügelte, Halblinge, Minotauren, Riesen, Zauberer und Zentauren. Leicht für den Anfang.
    }
pages-tribes-chosen-note =
    { $needed ->
        [one] Wähle { $needed } Stamm.
       *[other] Wähle { $needed } Stämme.
    }
pages-tribes-count = { $chosen } von { $needed } gewählt
pages-listed = In der Lobby zeigen
pages-listed-note = Alle können mitspielen oder zuschauen, und die Aufzeichnung ist danach öffentlich.
pages-hints = Tipps
pages-hints-note = Wenn du am Zug bist, kannst du fragen, was der Champion spielen würde.
pages-memory-aid = Merkhilfe
pages-memory-aid-note = Karten, die jemand vor aller Augen genommen hat, bleiben sichtbar.
pages-advanced = Uhr, Ausgabe und Optionen
pages-clock = Uhr
pages-clock-none = Keine
pages-clock-none-note = Alle nehmen sich die Zeit, die sie brauchen.
pages-clock-bank = Minuten
pages-clock-bank-note = Jeder Mensch am Tisch hat so viel Zeit für die ganze Partie. Ist sie um, spielt ein Bot für ihn.
pages-clock-days = Tage
pages-clock-days-note = Für Fernpartien: so viele Tage für jeden Zug.
pages-clock-minutes = Minuten pro Person
pages-clock-increment = Zusätzliche Sekunden pro Zug
pages-clock-days-number = Tage pro Zug
pages-edition = Ausgabe
pages-edition-choose = Spielregeln
pages-preset-english = Englische Ausgabe
pages-preset-english-note = Die üblichen Regeln.
pages-preset-portuguese = Brasilianische Ausgabe
pages-preset-portuguese-note = Wie in der englischen Ausgabe.
pages-preset-russian = Russische Ausgabe
pages-preset-russian-note = Wie in der englischen Ausgabe; im russischen Text fehlt das Kapitel über die Stämme.
pages-preset-polish = Polnische Ausgabe
pages-preset-polish-note = Zehn Skelette gewinnen die Partie, auf dem Meerwesen-Tableau erhält nur Platz 1 Ruhm, und einen Gleichstand am Ende entscheidet nur der größte Kampfverband.
pages-preset-german = Deutsche Ausgabe
pages-preset-german-note = Auf dem Meerwesen-Tableau erhält nur Platz 1 Ruhm, Trolle entscheiden nur in Königreichen Gleichstände, und auf den Kampfverband eines Zentauren folgt nur dann ein weiterer, wenn sein Marker gesetzt wurde.
pages-option-ten-skeletons = Eine Hand aus zehn Skeletten
pages-option-ten-skeletons-discard = wird gezeigt und abgeworfen
pages-option-ten-skeletons-win = gewinnt die Partie
pages-option-ten-skeletons-note = Skelette führen nie an; mit so einer Hand lässt sich kein Kampfverband ausspielen.
pages-option-merfolk-scoring = Das Meerwesen-Tableau wird gewertet
pages-option-merfolk-scoring-as-kingdom = wie ein Königreich
pages-option-merfolk-scoring-leader-only = nur für Platz 1
pages-option-merfolk-scoring-note = Ob dort in späteren Zeitaltern auch Platz 2 und 3 zählen.
pages-option-troll-scope = Trolle entscheiden Gleichstände
pages-option-troll-scope-kingdoms-and-merfolk = in Königreichen und auf dem Meerwesen-Tableau
pages-option-troll-scope-kingdoms-only = nur in Königreichen
pages-option-troll-scope-note = Wo die Plättchen bei der Wertung eines Zeitalters zählen.
pages-option-band-tiebreak = Bei Gleichstand um den Sieg zählt
pages-option-band-tiebreak-ladder = jeder Kampfverband, der größte zuerst
pages-option-band-tiebreak-largest-only = nur der größte Kampfverband
pages-option-band-tiebreak-note = Erst wenn Ruhm und Marker gleich sind.
pages-option-placement = Ein Marker, der gesetzt werden kann,
pages-option-placement-must = muss gesetzt werden
pages-option-placement-may = muss nicht gesetzt werden
pages-option-placement-note = Selten wichtig; zu zweit braucht der nächste Marker in diesem Königreich dadurch auch mehr Karten.
pages-option-empty-pool-draw = Bei leerer Auslage ziehst du vom Stapel
pages-option-empty-pool-draw-1 = eine Karte
pages-option-empty-pool-draw-2 = zwei Karten
pages-option-empty-pool-draw-note = Zwei Karten sind eine beliebte Variante, die in keiner Spielregel steht.
pages-option-centaur-trigger = Auf den Kampfverband eines Zentauren darf ein weiterer folgen, wenn er seinen Marker
pages-option-centaur-trigger-able = setzen kann
pages-option-centaur-trigger-placed = gesetzt hat
pages-option-centaur-trigger-note = Nur wichtig, wo man auf einen Marker verzichten darf.
pages-option-merfolk-sole = Wer zu zweit als Einziger auf dem Meerwesen-Tableau vorgerückt ist, erhält
pages-option-merfolk-sole-first = einen Wert
pages-option-merfolk-sole-both = beide Werte
pages-option-merfolk-sole-note = In Zeitalter 2, wenn der andere noch auf Feld 0 steht.
pages-options-rules = Die Optionen in den Regeln
pages-new-summary =
    { $players } Spieler, { $bots ->
        [0] keine Bots
        [one] davon 1 Bot
       *[other] davon { $bots } Bots
    }. { $waits ->
        [yes] Gleich bekommst du einen Link für die anderen.
       *[no] Die Partie beginnt sofort.
    }
pages-new-create =
    { $waits ->
        [yes] Tisch eröffnen
       *[no] Partie starten
    }

# --- Waiting room ---

pages-waiting = Der Tisch steht bereit
pages-waiting-free =
    { $free ->
        [0] Alle sind da.
        [one] Es fehlt noch 1 Spieler.
       *[other] Es fehlen noch { $free } Spieler.
    }
pages-seats = Sitze
pages-chair =
    { $kind ->
        [bot] Bot, { $level }
       *[other] { $own ->
            [yes] { $host ->
                [yes] du, Tischleitung
               *[no] du
            }
           *[no] { $host ->
                [yes] Tischleitung
               *[no] spielt mit
            }
        }
    }
pages-seat-bot = Bot hinsetzen
pages-free-seat-of = Sitz von { $name } freimachen
pages-bots-level = Spielstärke neuer Bots
pages-start-game = Partie starten
pages-start-ready = Wer beginnt, entscheidet das Los.
pages-host-starts = { $name } startet die Partie.
pages-join = Mitspielen
pages-look-on = Du kannst auch bleiben und zuschauen: Du siehst alles außer den Handkarten.
pages-look-on-full = Alle Sitze sind besetzt. Bleib und schau zu: Du siehst alles außer den Handkarten.
pages-invite = Einladen
pages-invite-link = Link zu diesem Tisch
pages-invite-note = Schick ihn weiter, oder lass den Code mit dem Handy scannen. Ein Konto ist nicht nötig.
pages-invitation = Komm und spiel eine Partie Ethnos mit mir.
pages-qr = QR-Code von { $address }
pages-share-only-here = Dieser Link funktioniert nur auf diesem Rechner: Noch erreicht niemand sonst das Spiel.
pages-share-offer = Andere in diesem Netzwerk mitspielen lassen
pages-share-ask = Andere mitspielen lassen?
pages-share-meaning = Wer im selben Netzwerk ist und den Link oder den Code hat, kann dann die Tische hier öffnen: sich auf einen freien Sitz setzen, zuschauen oder selbst einen Tisch aufmachen. Sonst wird von diesem Rechner nichts freigegeben.
pages-share-until = Das endet, wenn du es beendest oder das Spiel schließt, und ist beim nächsten Mal wieder aus.
pages-share-yes = Mitspielen lassen
pages-share-on = Andere in diesem Netzwerk können mit diesem Link mitspielen.
pages-share-by-hand = Oder dort { $address } öffnen und den Tischcode { $code } eingeben.
pages-share-trouble = Öffnet sich dort nichts, dann blockiert es die Firewall dieses Rechners, oder das andere Gerät ist in einem anderen Netzwerk.
pages-share-more = Weitere Adressen dieses Rechners
pages-share-more-link = Link für { $address }
pages-share-lost = Dieser Rechner ist nicht mehr in dem Netzwerk, für das das Spiel freigegeben war; dort funktioniert der Link nicht mehr.
pages-share-stop = Niemanden mehr mitspielen lassen
pages-own-link = Dein persönlicher Link
pages-own-link-note = Er führt dich auch auf einem anderen Gerät zu deinem Sitz, oder wenn du die Browserdaten gelöscht hast. Behalte ihn für dich: Wer ihn hat, kann an deiner Stelle spielen.
pages-own-link-of = Führt zum Sitz von { $name }
pages-this-table = Dieser Tisch
pages-chat = Chat
pages-chat-empty = Noch hat niemand etwas gesagt.
pages-chat-say = Sag etwas
pages-chat-send = Senden

# --- Lists of tables ---

pages-fact-tribes-random = zufällige Stämme
pages-fact-tribes-first-game = Stämme der ersten Partie
pages-fact-option = { $option } { $value }
pages-fact-clock =
    { $kind ->
        [bank] { NUMBER($minutes, maximumFractionDigits: 0) } min, +{ $increment } s pro Zug
        [days] { $days ->
            [one] 1 Tag pro Zug
           *[other] { $days } Tage pro Zug
        }
       *[none] keine Uhr
    }
pages-lobby = Lobby
pages-lobby-note = Offene Tische zum Mitspielen oder Zuschauen.
pages-lobby-empty = Gerade steht hier kein Tisch. Eröffne einen: Die anderen finden ihn hier.
pages-status-open =
    { $free ->
        [0] Voll, gleich geht es los
        [one] 1 Sitz frei
       *[other] { $free } Sitze frei
    }
pages-status-running = Läuft, Zeitalter { $age }
pages-status-over = Beendet
pages-a-bot = Bot
pages-glory = { $glory } Ruhm
pages-back = Zurück zu deinem Sitz
pages-watch = Zuschauen
pages-watch-replay = Ansehen
pages-replays = Aufzeichnungen
pages-replays-note = Beendete Partien von Tischen aus der Lobby, die neueste zuerst.
pages-replays-empty = Hier wurde noch keine Partie aus der Lobby beendet.
pages-older = Ältere Partien
pages-oldest = Das sind alle.

# --- Learn ---

pages-learn = Spielen lernen
pages-learn-note = Jetzt zwei Minuten; den Rest erklärt der Tisch nebenbei.
pages-learn-step = { $number }. { $title }
pages-learn-aim = Gewinne Königreiche
pages-learn-aim-text = Am Ende jedes Zeitalters bringt dir jedes Königreich Ruhm, in dem du die meisten Marker hast; in späteren Zeitaltern bringen auch Platz 2 und 3 etwas. Wer am Ende den meisten Ruhm hat, gewinnt.
pages-learn-turn = Karte nehmen oder Kampfverband ausspielen
pages-learn-turn-text = In deinem Zug tust du eins von beiden. Zum Anwerben nimmst du einen Verbündeten aus der Auslage, wo die Karten offen liegen, oder die oberste Karte vom Stapel. Zehn passen auf die Hand.
pages-learn-band = Was zusammenpasst
pages-learn-band-text = Alle Karten eines Kampfverbands sind vom selben Stamm oder von derselben Farbe. Größer ist besser: 2, 3, 4, 5, 6 Karten bringen am Ende des Zeitalters 1, 3, 6, 10, 15 Ruhm.
pages-learn-marker = Setz einen Marker
pages-learn-marker-text = Die Farbe des Anführers bestimmt das Königreich. Du brauchst mehr Karten, als du dort Marker hast: Der dritte Marker braucht drei Karten.
pages-learn-leader = Wähle den Anführer gut
pages-learn-leader-text = Der Stamm des Anführers hat eine Fähigkeit: Nach Zentauren darfst du noch einen Kampfverband ausspielen, mit Elben Karten behalten, mit Zauberern neue ziehen. Deine übrigen Handkarten liegen danach für alle aus.
pages-learn-age = Achte auf die Drachen
pages-learn-age-text = Drei Drachen schlafen in der unteren Hälfte des Stapels. Der dritte beendet das Zeitalter sofort, und was du noch auf der Hand hast, ist verloren.
pages-first-game = Erste Partie spielen
pages-first-game-note = Gegen drei Neulinge, mit den leichtesten Stämmen und Tipps, wann immer du fragst.

# --- Nothing here ---

pages-lost = Hier ist nur ein Drache
pages-lost-note = Diese Seite gibt es nicht. Vielleicht ist der Link unvollständig.

# --- Eine Partie aus einer Datei ---

pages-file-load = Partiedatei laden
pages-file-note = Eine .ethnos-Datei enthält eine ganze Partie. Jedes Mischen, jeder Zug und jeder Punkt darin wird zuerst geprüft.
pages-file-checked = Die Datei ist in Ordnung: Alles darin passt zusammen. Züge: { $moves }, Mischen: { $shuffles }, Ruhm: { $points }.

# --- Privacy ---

privacy = Datenschutz
privacy-short = Niemand braucht ein Konto, und es gibt keine Cookies, keine Tracker und keine Werbung. Die Seiten laden nichts von anderen, und ohne deinen Wunsch wird nichts weitergegeben.
privacy-kept = Was dieser Server speichert
privacy-kept-names = Die Namen, die du dir gibst. Ein Name muss nicht dein echter sein.
privacy-kept-game = Von jeder Partie: die Einstellungen, jeden Zug und seine Zeit.
privacy-kept-chat = Was du im Chat schreibst. Alle am Tisch können es lesen, und alle, die zusehen.
privacy-kept-links = Für jeden Sitz einen Prüfwert seines persönlichen Links, nie den Link selbst. Wer deinen Link hat, spielt für dich: Behalte ihn für dich.
privacy-kept-public = Öffentliche Tische und beendete Partien können alle sehen, mit den Namen derer, die spielen.
privacy-kept-people = Wenn du deine Partien zusammenhältst: welche Sitze dir gehören, mit ihren Links so versiegelt, dass nur deine Browser sie öffnen können. Wenn du von deinen Zügen hören willst: deine E-Mail-Adresse oder die Adresse, die dein Browser für Benachrichtigungen nennt, bis du sie abbestellst. Benachrichtigungen gehen über deinen Mail-Anbieter oder über den Dienst des Herstellers deines Browsers.
privacy-kept-safe = Wessen Chat du ausgeblendet und wen du blockiert hast, und was du dem Betreiber des Servers meldest.
privacy-address = Deine Netzadresse steht im Arbeitsspeicher, solange du verbunden bist, damit niemand den ganzen Server belegt. Festgehalten wird sie nur, wenn der Server jemanden abweist: in seinem Protokoll und in der Liste gesperrter Adressen. Wo der Server begrenzt, wie viel eine Adresse tun darf, speichert er einen Prüfwert von ihr, höchstens eine Stunde lang. Bis zum Beginn einer Partie speichert er Prüfwerte davon, woher ihre Sitze eingenommen wurden, damit sich niemand wieder hinsetzt, den die Tischleitung entlassen hat.
privacy-long = Wie lange
privacy-finished = { $days ->
    [0] Beendete Partien: für immer, weil man zu ihnen zurückkommt.
    [one] Beendete Partien: { $days } Tag.
   *[other] Beendete Partien: { $days } Tage.
}
privacy-unfinished = { $days ->
    [0] Unvollendete Partien: für immer.
    [one] Unvollendete Partien: { $days } Tag nach dem letzten Zug.
   *[other] Unvollendete Partien: { $days } Tage nach dem letzten Zug.
}
privacy-abandoned = { $days ->
    [0] Tische, an denen keine Partie begonnen hat: für immer.
    [one] Tische, an denen keine Partie begonnen hat: { $days } Tag.
   *[other] Tische, an denen keine Partie begonnen hat: { $days } Tage.
}
privacy-chat = { $days ->
    [0] Chat: so lange wie seine Partie.
    [one] Chat: { $days } Tag nach dem Ende der Partie.
   *[other] Chat: { $days } Tage nach dem Ende der Partie.
}
privacy-people = { $days ->
    [0] Was deine Partien zusammenhält: bis du es löschst.
    [one] Was deine Partien zusammenhält: { $days } Tag nach deinem letzten Besuch.
   *[other] Was deine Partien zusammenhält: { $days } Tage nach deinem letzten Besuch.
}
privacy-addresses = { $days ->
    [0] Deine Adressen für Benachrichtigungen: bis du sie abbestellst.
    [one] Deine Adressen für Benachrichtigungen: { $days } Tag nach deinem letzten Besuch.
   *[other] Deine Adressen für Benachrichtigungen: { $days } Tage nach deinem letzten Besuch.
}
privacy-unconfirmed = { $days ->
    [0] Eine E-Mail-Adresse, die niemand bestätigt hat: bis sie gelöscht wird.
    [one] Eine E-Mail-Adresse, die niemand bestätigt hat: { $days } Tag nach deinem letzten Besuch.
   *[other] Eine E-Mail-Adresse, die niemand bestätigt hat: { $days } Tage nach deinem letzten Besuch.
}
privacy-notices = { $days ->
    [0] Dass du von einem Zug benachrichtigt wurdest: so lange wie seine Partie.
    [one] Dass du von einem Zug benachrichtigt wurdest: { $days } Tag.
   *[other] Dass du von einem Zug benachrichtigt wurdest: { $days } Tage.
}
privacy-reports = { $days ->
    [0] Meldungen und was der Betreiber getan hat: so lange wie der Server.
    [one] Meldungen und was der Betreiber getan hat: { $days } Tag.
   *[other] Meldungen und was der Betreiber getan hat: { $days } Tage.
}
privacy-device = Was auf diesem Gerät bleibt
privacy-device-text = Dieser Browser merkt sich deine Einstellungen, deinen Namen und die Links zu deinen Sitzen. Lösche die Daten dieser Website in den Einstellungen des Browsers, um sie zu entfernen; ohne seinen Link verlierst du einen Sitz.
privacy-remove = Wie du etwas entfernen lässt
privacy-remove-text = Der Betreiber dieses Servers kann einen Namen oder Chat überall entfernen, einen Tisch löschen und dir geben, was darüber gespeichert ist. Die Partien der anderen bleiben lesbar, ohne deinen Namen.
privacy-contact = So erreichst du den Betreiber:
privacy-no-contact = Der Betreiber hat hier keinen Kontakt angegeben. Frag, wer dich eingeladen hat.
privacy-tab = Alles bleibt auf diesem Gerät
privacy-tab-text = Diese Seite hat keinen Server: Du spielst in deinem eigenen Browser, und deine Partien, dein Name und deine Einstellungen liegen nur in seinem Speicher. Niemand sonst sieht sie je.
privacy-tab-remove = Lösche die Daten dieser Website in den Einstellungen des Browsers, um alles zu entfernen. Speichere vorher unter Einstellungen die Partien, die du behalten willst.
