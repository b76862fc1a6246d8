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

# --- Unter Fremden ---

people-spectators = Zuschauer
people-safe =
    { $person ->
        [yes] Wenn { $name } dich stört
       *[no] Wenn ein Zuschauer dich stört
    }
people-about-line = Ausblenden, blockieren oder melden: { $name }
people-mute =
    { $muted ->
        [yes] Chat wieder anzeigen
       *[no] Chat ausblenden
    }
people-mute-note =
    { $muted ->
        [yes] Ausgeblendet: Du siehst nichts, was dort gesagt wird.
       *[no] Du siehst nicht mehr, was { $person ->
            [yes] { $name } schreibt
           *[no] Zuschauer schreiben
        }. Niemand erfährt davon.
    }
people-block =
    { $blocked ->
        [yes] Nicht mehr blockieren
       *[no] Blockieren
    }
people-block-note =
    { $blocked ->
        [yes] Blockiert: Ihr beide lest einander nicht und spielt keine weitere Partie zusammen.
       *[no] Ihr lest einander nicht mehr und spielt keine Revanche. Wenn ihr beide eure Partien zusammenhaltet, trefft ihr euch an keinem Tisch mehr. Niemand erfährt davon.
    }
people-report = Melden
people-report-note = Sag dem Betreiber dieses Servers, was passiert ist.
people-report-who =
    { $person ->
        [yes] Über { $name }. Nur der Betreiber dieses Servers liest es.
       *[no] Über einen Zuschauer. Nur der Betreiber dieses Servers liest es.
    }
people-report-reason = Was ist passiert?
people-report-line = Geht es um eine Nachricht?
people-report-no-line = Keine bestimmte Nachricht
people-report-send = Meldung abschicken
people-report-sent = Deine Meldung ist abgeschickt. Der Betreiber dieses Servers entscheidet, was geschieht. Du kannst auch ausblenden oder blockieren.
people-report-back = Zurück
people-replace-link =
    { $sure ->
        [yes] Ja, jetzt ersetzen
       *[no] Persönlichen Link ersetzen
    }
people-replace-link-note = Falls jemand anderes deinen Link hat: Du bekommst einen neuen, der alte öffnet nichts mehr, und wer mit ihm spielt, fliegt sofort hinaus.
people-link-replaced = Du hast einen neuen persönlichen Link. Der alte öffnet deinen Sitz nicht mehr. Den neuen kannst du im Menü kopieren.
people-end =
    { $sure ->
        [yes] Ja, den anderen vorschlagen
       *[no] Vorschlagen, die Partie jetzt zu beenden
    }
people-end-note = Wenn alle zustimmen, endet die Partie so, wie sie steht. Sie zählt dann weder für Wertungen noch für Statistiken.
people-ended-early = Die Partie wurde vorzeitig beendet
people-ended-early-note = Alle haben zugestimmt. Das sind die Plätze nach dem Ruhm bis jetzt; sie zählen weder für Wertungen noch für Statistiken.
people-asks = { $name } möchte sich an deinen Tisch setzen.
people-admit = Hereinlassen
people-decline = Ablehnen
people-invitations = Einladungen für je eine Person
people-invitations-note =
    { $admission ->
        [invited] Hier kann sich nur hinsetzen, wer eine Einladung hat. Jeder Link gilt einmal.
        [asked] Wer um einen Sitz bittet, wartet auf deine Antwort. Mit einer Einladung setzt man sich sofort. Jeder Link gilt einmal.
       *[anyone] Hier kann sich jeder hinsetzen. Eine Einladung lässt auch herein, wen du weggeschickt hast. Jeder Link gilt einmal.
    }
people-invitation = Einladung Nr. { $number }
people-invitation-elsewhere = Ihr Link ist nur dort, wo sie gemacht wurde.
people-invitation-withdraw = Zurückziehen
people-invite = Einladung machen
people-invited = Du bist eingeladen
people-invited-note = { $name } lädt dich zu einer Partie Ethnos ein. Diese Einladung gilt für eine Person und einmal.
people-invited-others = Auch an diesem Tisch: { $names }.
people-invited-yes = Annehmen und hinsetzen
people-invited-no = Nein, danke
people-invited-kept = Wenn du ablehnst, bleibt die Einladung gültig: Du kannst den Link wieder öffnen.
people-waits = Die Tischleitung entscheidet
people-waits-note = { $name } wird gefragt, ob du dich setzen darfst. Diese Seite zeigt die Antwort von selbst.
people-waits-leave = Du kannst diese Seite verlassen und wiederkommen: Deine Bitte bleibt.
people-blocked = Von dir blockiert
people-blocked-note = Ihr trefft euch an keinem Tisch, solange ihr beide eure Partien zusammenhaltet.
people-unblock = Nicht mehr blockieren
