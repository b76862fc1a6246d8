# Das Spiel im Tab eines Browsers, ohne Server: Laden, Speicher, neue Versionen, alle Partien als Datei.

tab-loading = Das Spiel wird geladen: { $percent } %
tab-starting = Das Spiel startet …
tab-try-again = Noch einmal versuchen
tab-no-wasm = Dieser Browser kann kein WebAssembly ausführen, das für das Spiel nötig ist. Aktuelle Versionen von Firefox, Chrome, Edge und Safari können es.
tab-no-script = Hier erscheint nichts? Das Spiel braucht einen aktuellen Browser mit JavaScript und eine Adresse, die mit http beginnt: Als Datei lässt es sich nicht öffnen.
tab-part-missing = Ein Teil des Spiels ließ sich nicht herunterladen ({ $path }). Prüfe die Verbindung und versuche es noch einmal.
tab-not-started = Das Spiel ließ sich nicht starten: { $problem }
tab-died = Das Spiel in diesem Tab ist stehen geblieben. Deine Partien sind gespeichert; versuche es noch einmal.

# --- Speicher ---

tab-storage-blocked = Dieser Browser speichert nichts für diese Seite, etwa in einem privaten Fenster. Du kannst spielen, aber deine Partien gehen verloren, wenn du es schließt.
tab-storage-full = Der Speicher dieses Geräts ist voll, deshalb wurde der letzte Zug nicht gespeichert. Deine Partien sind unbeschädigt. Schaffe Platz und ziehe dann noch einmal.
tab-storage-failed = Dieser Browser konnte den letzten Zug nicht speichern. Deine Partien sind unbeschädigt. Lade die Seite neu und ziehe dann noch einmal.
tab-game-unknown = Diese Partie lässt sich gerade nicht öffnen.
tab-not-deleted = Die Partie ließ sich nicht löschen.

# --- Neue Versionen ---

tab-newer = Eine neue Version des Spiels ist bereit.
tab-update = Jetzt wechseln
tab-outdated = Diese Seite gehört zu einer älteren Version als das Spiel, das jetzt hier gespeichert ist. Deine Partien bleiben erhalten; wechsle zur neuen Version, um weiterzuspielen.

# --- Seiten ---

tab-way-new-note = Mit Bots oder zu mehreren an einem Gerät.
tab-way-lobby-note = Setz dich auf { $server } an einen offenen Tisch oder schau zu.
tab-replays-note = Die beendeten Partien dieses Geräts, die neuesten zuerst.
tab-replays-empty = Auf diesem Gerät wurde noch keine Partie beendet.

# --- Alle Partien als Datei ---

tab-backup = Partien auf diesem Gerät
tab-backup-note = Deine Partien sind nur in diesem Browser gespeichert. Eine Datei mit allen ist eine Sicherung und bringt sie auf ein anderes Gerät.
tab-export = Alle Partien sichern
tab-import = Partien laden
tab-imported =
    { $count ->
        [0] Alle Partien dieser Datei sind schon hier.
        [one] 1 Partie wurde hinzugefügt.
       *[other] { $count } Partien wurden hinzugefügt.
    }
tab-import-damaged = Diese Datei ist beschädigt oder enthält keine Partien von Ethnos. Nichts wurde geändert.
tab-import-newer = Eine neuere Version des Spiels hat diese Datei geschrieben. Nichts wurde geändert. Lade diese Seite neu und dann die Datei noch einmal.
