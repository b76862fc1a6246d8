# People who keep their games together: their list, their devices, notices, statistics

# --- My games ---

people-games = Meine Partien
people-games-note = Zuerst die Partien, die auf dich warten.
people-games-none = Auf diesem Gerät hast du noch keine Partien.
people-group-yours = Du bist am Zug
people-group-others = Andere sind am Zug
people-group-open = Noch nicht begonnen
people-group-over = Beendet
people-group-unknown = Nicht gefunden
people-until = bis { $time }
people-place = Platz { $place }

# --- Keeping games together ---

people-together = Auf allen deinen Geräten
people-together-note = Hier gibt es keine Konten. Wenn du magst, hält dieser Server deine Sitze unter einem Schlüssel zusammen, den nur deine Browser haben. Ein einziger Link öffnet dann alle deine Partien auf einem anderen Gerät, und du kannst erfahren, wann du am Zug bist. Du kannst das alles jederzeit löschen lassen.
people-together-start = Meine Partien zusammenhalten
people-carry = Meine Partien auf ein anderes Gerät mitnehmen
people-carry-link = Link für ein anderes Gerät
people-carry-note = Öffne ihn dort bis { $time }. Er funktioniert einmal. Behalte ihn für dich: Wer ihn öffnet, hat alle deine Partien.
people-arrive = Deine Partien auf diesem Gerät
people-arrive-note = Dieser Link bringt alle Partien der Person, die ihn erzeugt hat, auf dieses Gerät. Mach nur weiter, wenn du das selbst warst: Wer ihn erzeugt hat, kann dann auch jede Partie öffnen, die du hier spielst.
people-arrive-games = { $count ->
    [one] Er bringt { $count } Partie.
   *[other] Er bringt { $count } Partien.
}
people-arrive-names = Gespielt als: { $names }.
people-arrive-none = Er bringt keine Partien.
people-arrive-stay = Die Sitze, die dieses Gerät schon hat, bleiben hier: Sie gehören nicht zu dem, was hereinkommt, und niemand sonst bekommt sie.
people-arrive-kept = Dieses Gerät hält schon Partien zusammen. Wenn du weitermachst, teilt es sie nicht mehr mit deinen anderen Geräten.
people-arrive-yes = Das war ich: Partien hierher holen
people-forget = Das alles vom Server löschen
people-forget-note = Deine Partien gehen weiter, und dieses Gerät behält seine Sitze. Gelöscht wird nur, was sie verbindet: der Schlüssel, Adressen für Benachrichtigungen und deine Wertung.
people-forget-really = Jetzt löschen

# --- Notices ---

people-notices = Sag mir, wenn ich am Zug bin
people-notices-note = In Partien mit Tagen pro Zug, und eine Stunde nachdem du eine Partie ohne Uhr verlassen hast; einmal pro Zug, und nur solange du weg bist.
people-notices-off = Dieser Server verschickt keine Benachrichtigungen.
people-mail = E-Mail-Adresse
people-mail-set = Bestätigung schicken
people-mail-waiting = Eine Mail an { $address } ist unterwegs. Öffne den Link darin, um die Adresse zu bestätigen.
people-mail-on = Mails gehen an { $address }.
people-mail-stop = Keine Mails
people-push-start = In diesem Browser benachrichtigen
people-push-stop = In diesem Browser nicht mehr benachrichtigen
people-push-failed = Dieser Browser nimmt von hier keine Benachrichtigungen an.
people-confirm = Bestätige deine Adresse
people-confirm-note = Danach sagt dir eine Mail, wenn du am Zug bist. Jede Mail hat einen Link, der sie abstellt.
people-confirm-yes = Ja, schickt mir Mails
people-confirmed = Deine Adresse ist bestätigt.
people-unsubscribe = Keine Mails mehr
people-unsubscribe-note = Deine Adresse wird hier gelöscht, und es gehen keine Mails mehr an sie.
people-unsubscribe-yes = Meine Adresse löschen
people-unsubscribed = Deine Adresse ist gelöscht.

# --- Rating and statistics ---

people-rated = Ich möchte eine Wertung
people-rated-note = Dann zählen für dich Partien an gewerteten Tischen, ab dem nächsten, an den du dich setzt, wenn alle dort eine Wertung möchten. Bots zählen nicht.
people-rated-table = Gewertet
people-rated-table-note = Das Ergebnis ändert die Wertungen. Dafür müssen vor dem Start alle am Tisch ihre Partien zusammenhalten und dort „{ people-rated }“ angekreuzt haben. Sonst ist es eine Partie wie jede andere.
people-statistics = Meine Statistik
people-statistics-note = Alle beendeten Partien, die du hier zusammenhältst, auch die gegen Bots.
people-statistics-none = Noch keine beendeten Partien.
people-statistics-unkept = Eine Statistik gibt es, sobald du deine Partien zusammenhältst.
people-by-players = Nach Zahl der Spieler
people-column-players = Spieler
people-column-games = Partien
people-column-wins = Siege
people-column-places = Plätze ab dem ersten
people-column-glory = Ruhm im Mittel
people-column-best = Ruhm, höchster
people-column-rating = Wertung
people-rating = { $mu } ± { $spread }
people-rating-note = Eine Wertung beginnt bei 25 ± 16,7. Die Zahl nach ± sagt, wie sicher sie ist: In 19 von 20 Fällen liegt die wahre Stärke in diesem Bereich.
people-tribes = Deine Anführer
people-tribe-bands =
    { $bands ->
        [one] 1 Kampfverband
       *[other] { $bands } Kampfverbände
    }
