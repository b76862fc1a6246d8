# Refusals of the server: what cannot be done at a table now, and why
server-no-table = Diesen Tisch gibt es nicht.
server-gap = Der Tisch ist schon weiter; die Seite holt von selbst auf.
server-not-started = Die Partie hat noch nicht begonnen.
server-already-started = Die Partie hat schon begonnen.
server-table-full = Alle Plätze sind besetzt.
server-seat-taken = Da sitzt schon jemand.
server-seats-empty = Es sind noch Plätze frei: Warte auf Mitspieler oder setz einen Bot hin.
server-host-only = Das kann nur die Tischleitung.
server-no-such-seat = Diesen Platz gibt es nicht.
server-no-such-level = Einen Bot dieser Stärke gibt es nicht.
server-no-such-preset = Diese Ausgabe gibt es nicht.
server-no-such-reaction = Diese Reaktion gibt es nicht.
server-clock-empty = Eine Uhr braucht etwas Bedenkzeit.
server-not-here = Dieser Platz wurde schon verlassen.
server-not-your-turn = Du bist nicht am Zug.
server-not-your-seat = Das ist nicht dein Platz.
server-bot-plays = Auf diesem Platz spielt ein Bot. Öffne deinen persönlichen Link, um selbst weiterzuspielen.
server-paused = Die Partie pausiert.
server-not-paused = Die Partie pausiert gerade nicht.
server-over = Die Partie ist zu Ende.
server-not-over = Die Partie ist noch nicht zu Ende.
server-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
server-card-shown = Dieser Zug hat eine Karte gezeigt und kann deshalb nicht mehr zurückgenommen werden: Niemand darf zweimal in den Stapel sehen.
server-move-undone = Dieser Zug ist schon zurückgenommen worden.
server-clock-runs = Diese Person ist abwesend, aber ihre Uhr läuft. Wenn ihre Zeit um ist, kann ein Bot für sie spielen.
server-not-absent-long =
    { $minutes ->
        [one] Diese Person ist noch keine Minute abwesend. Danach können alle anderen gemeinsam einen Bot spielen lassen.
       *[other] Diese Person ist noch keine { $minutes } Minuten abwesend. Danach können alle anderen gemeinsam einen Bot spielen lassen.
    }
server-weak-bot = Für eine abwesende Person muss ein Bot mindestens die zweite Stufe haben.
server-seat-empty = Da sitzt niemand.
server-too-many-joins = Zu viele Leute von einer Adresse haben sich hingesetzt. Warte bitte eine Minute.
server-nothing-asked = Niemand hat dich etwas gefragt.
server-already-asked = Eine andere Frage ist noch offen.
server-empty-text = Bitte schreib etwas.
server-too-much-talk = Das war viel auf einmal. Warte bitte einen Moment, bevor du weiterschreibst.
server-bot-seated = Dort spielt schon ein Bot, und dabei bleibt es.
server-wrong-secret = Dieser Link öffnet keinen Platz an diesem Tisch.
server-other-protocol = Diese Seite ist veraltet. Bitte lade sie neu.
server-say-hello = Die erste Nachricht einer Verbindung muss „hello“ sein.
server-hello-twice = Diese Verbindung hat schon „hello“ gesendet.
server-bad-message = Diese Nachricht war nicht zu verstehen ({ $problem }).
server-too-many-messages = Zu viele Nachrichten auf einmal. Warte bitte einen Moment.
server-message-too-long = Diese Nachricht ist zu lang.
server-too-many-replays = Zu viele Partien wurden von einer Adresse aus abgerufen. Warte bitte eine Minute.
server-too-many-requests = Zu viele Anfragen von einer Adresse. Warte bitte einen Moment.
server-too-many-sockets = Zu viele Verbindungen von einer Adresse.
server-too-many-tables = Zu viele neue Tische von einer Adresse. Warte bitte eine Minute.
server-no-hints = An diesem Tisch gibt es keine Tipps.
server-one-hint = Ein Tipp ist schon unterwegs. Warte bitte einen Moment.
server-analysis-thinking = Die Partie wird noch ausgewertet. Bitte frag gleich noch einmal.
server-too-many-analyses = Es werden schon viele Partien ausgewertet. Warte bitte einen Moment.
server-no-such-page = Unter dieser Adresse gibt es nichts.
server-not-from-here = Das geht nur auf einer Seite, die auf dem Rechner des Servers selbst offen ist.
server-no-network = Dieser Rechner ist mit keinem lokalen Netzwerk verbunden.
server-no-database = Der Server erreicht seine Datenbank nicht; es geht nichts verloren. Versuch es bitte gleich noch einmal.
server-no-pages = Die Seiten dieses Servers sind noch nicht gebaut. Führe in einer Kopie der Quellen aus: npm --prefix web ci, dann npm --prefix web run build, und starte den Server neu. Eigene Programme finden alles unter /openapi.json.
server-failed = Auf dem Server ist etwas schiefgegangen; dein Tisch ist noch, wie er war. Bitte lade die Seite neu.
server-stops = Der Server wird angehalten. Die Partie bleibt erhalten und geht weiter, sobald er zurück ist.
server-table-unreadable = Diese Partie lässt sich nicht öffnen: Ihre Aufzeichnung ist beschädigt oder stammt von einer anderen Version des Spiels.
server-table-deleted = Diese Partie wurde gelöscht.
server-file-unknown = Das ist keine Partiedatei von Ethnos.
server-file-newer = Eine neuere Version des Spiels hat diese Datei geschrieben; diese Version kann sie nicht lesen.
server-file-wrong = Diese Datei ist beschädigt oder wurde verändert: Zeile { $line } passt nicht zur Partie.
server-file-position = Die Partie in dieser Datei beginnt mit einer aufgebauten Stellung. Hier lassen sich nur Partien ansehen, die von Anfang an ausgeteilt wurden.
server-file-unfinished = Die Partie in dieser Datei ist noch nicht zu Ende. Hier lassen sich nur beendete Partien ansehen.

# Options of the command
serve-sockets = Wie viele Verbindungen eine Adresse haben darf (Vorgabe: 100).
serve-tables = Wie viele neue Tische eine Adresse pro Minute eröffnen darf, nach den ersten 30 (Vorgabe: 10).
serve-lease = Bei mehreren Prozessen: wie viele Sekunden einer von ihnen Bots und Uhren eines Tisches für sich hat (Vorgabe: 10).
serve-site = Der Ordner des Spiels ohne Server (make site), damit man im eigenen Browser gegen Bots spielen kann. In einer Kopie der Quellen: dist/site, falls es gebaut ist.
server-no-asyncpg = Für eine PostgreSQL-Datenbank wird asyncpg benötigt: pip install "ethnos[hosting]".
