# Refusals of the engine and its shell: what is wrong, and what would be right.

error-WrongPlayerCount = Ethnos ist für 2 bis 6 Spieler, nicht für { $players }: Gib eine ganze Zahl von 2 bis 6 an (R1).
error-WrongTribes =
    { $unknown ->
        [none] Diese Stämme passen nicht: { $tribes }.
       *[other] Es gibt keinen Stamm „{ $unknown }“.
    } Wähle bei { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    } genau { $needed ->
        [one] { $needed } Stamm
       *[other] { $needed } verschiedene Stämme
    } (R5, R49).
error-UnknownOption = Es gibt keine Option „{ $name }“; es gibt: { $known }.
error-UnknownValue = Die Option „{ $name }“ kann nicht „{ $value }“ sein; möglich ist: { $known }.
error-UnknownPreset = Es gibt keine Ausgabe „{ $name }“; es gibt: { $known }.
error-WrongSeed = Der Startwert { $seed } ist nicht brauchbar: Gib eine ganze Zahl von 0 bis 2**128 - 1 an.
error-MissingExtra = { $package } ist nicht installiert: pip install "ethnos[{ $extra }]".
error-NoTables = Es muss mindestens ein Tisch sein, nicht { $count }.
error-SeedTooLarge = Der Startwert { $seed } ist für viele Tische nicht brauchbar: Gib eine ganze Zahl unter 2**{ $bits } an.
error-WrongSeat =
    An diesem Tisch gibt es keinen Sitz { $seat }: Gezählt wird ab 0, und es { $players ->
        [one] gibt { $players } Sitz.
       *[other] gibt { $players } Sitze.
    }
error-UnknownDecision = { $action } ist keine Entscheidung.
error-IllegalDecision = „{ $action }“ ist jetzt nicht möglich ({ $phase }); möglich ist: { $legal }.
error-GameOver = Die Partie ist zu Ende: Starte eine neue, um weiterzuspielen.
error-WrongArgument = Das Argument „{ $name }“ von { $function } muss { $expected } sein, nicht { $given }.
error-OutOfRange = { $name } muss eine ganze Zahl von { $first } bis { $last } sein, nicht { $given }.
error-NotToDecide = Nur der Sitz, der entscheidet, kann gefragt werden, mit seiner eigenen Sicht: view(table, table.seat).
error-NotARow = Das ist keine Zeile von ethnos.game.observation: Die letzte Achse muss { $size } Zahlen haben, nicht { $given }.
error-NotAPart = Eine Zeile hat kein Feld „{ $name }“; die Felder sind { $known }.
error-NotAView = Nur eine Sicht lässt sich ergänzen: Bilde zuerst eine für einen Sitz.
error-NotATable = Das ist eine Sicht, kein Tisch: Spiel am Tisch, oder bilde aus der Sicht einen möglichen Tisch.

simulate-format = { $path } ist weder .jsonl noch .parquet: Gib der Datei eine dieser Endungen.
simulate-no-pyarrow = Um { $path } zu schreiben, wird pyarrow benötigt: pip install "ethnos[parquet]", oder schreib eine .jsonl-Datei.
simulate-no-folder = Der Ordner von { $path } existiert nicht: Leg ihn zuerst an, oder nenne eine andere Datei.
simulate-exists = { $path } gibt es schon: Nenne eine andere Datei, oder gib --overwrite dazu.

error-BadDecision = { $bot } hat mit { $decision } geantwortet, was hier nicht möglich ist; möglich ist: { $possible }.
error-UnknownBot = Es gibt keinen Bot „{ $bot }“; es gibt: { $known }, oder DATEI.py:KLASSE für einen eigenen.
error-BotFailed = { $bot } ist mitten in einer Partie abgestürzt: { $problem }.
error-OtherTournament = { $path } enthält etwas anderes als die Partien dieses Turniers: Nenne eine andere Datei.
error-DamagedLine = Zeile { $line } von { $path } ist beschädigt: Berichtige oder lösche diese Zeile, oder nenne eine andere Datei.
error-WrongSeatCount = Eine Partie hat 2 bis 6 Sitze, nicht { $seats }: Nenne so viele Bots, durch Kommas getrennt.
error-WrongBotCount =
    { $bots ->
        [one] Genannt ist 1 Bot
       *[other] Genannt sind { $bots } Bots
    } für { $seats ->
        [one] 1 Sitz
       *[other] { $seats } Sitze
    }: Nenne einen für alle oder einen für jeden.
bot-wrong-budget = „{ $budget }“ ist keine Bedenkzeit für { $bot }: Gib Sekunden je Zug ({ $bot }@0.5s) oder Durchläufe je Entscheidung an ({ $bot }@1000), und Threads hinter einem Schrägstrich ({ $bot }@1s/2).
bot-too-large-budget = „{ $budget }“ ist zu viel für { $bot }: höchstens { $seconds } s je Zug, { $iterations } Durchläufe je Entscheidung und { $threads } Threads.
bot-takes-no-budget = { $bot } kennt keine Bedenkzeit: Lass „@{ $budget }“ weg.
bot-no-file = { $bot }: Es gibt keine Datei { $problem }.
bot-no-class = { $bot }: Es gibt keine Klasse { $problem }.
bot-does-not-load = { $bot } lässt sich nicht laden: { $problem }.
bot-cannot-be-made = { $bot } lässt sich nicht mit einem Startwert erzeugen: { $problem }.
bot-no-decide = { $bot } hat keine Methode „decide“, die eine Sicht bekommt und mit einer Entscheidung antwortet.

error-Overtaken = Jemand war schneller: Sieh dir den Tisch an, wie er jetzt ist.
error-NoSite = { $folder } ist kein Ordner mit dem Spiel ohne Server: files.json fehlt. „make site“ baut es in dist/site.
error-NoSuchTable = Es gibt keinen Tisch „{ $table_id }“.
error-Unstorable = Das enthält Zeichen, die sich nicht speichern lassen.
error-UnknownDatabase = Das ist keine Datenbankadresse: Gib sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK an; Sonderzeichen im Passwort als %40 für @ und so weiter.
error-DatabaseUnreachable = Die Datenbank { $where } ist nicht benutzbar: { $problem }.
error-DatabaseTooNew = Die Datenbank { $where } stammt von einer neueren Version dieses Programms (Revision { $revision }): Installiere diese Version, oder nenne eine andere Datenbank.
error-DatabaseInUse = Die Datenbank { $where } wird schon von einem anderen Ethnos-Server benutzt: Beende ihn, oder nenne eine andere Datenbank.
error-DatabaseBeingRestored = In diese Datenbank wird gerade eine Sicherung eingespielt: Starte neu, wenn das fertig ist.
error-OneProcess = ethnos serve ist ein Prozess. Mehrere an einer PostgreSQL-Datenbank starten die systemd-Unit ethnos@.service oder die Docker-Compose-Datei compose.yaml, und auch neu, was abstürzt: siehe docs/hosting.md.
error-AddressTaken = { $host }:{ $port } lässt sich nicht öffnen: { $problem }. Nimm eine andere Adresse oder einen anderen Port; 0 ist irgendein freier.
error-NotThere =
    { $terminal ->
        [yes] { $options }: Das passt nicht zu --terminal, sondern gehört zum Spiel im Browser.
       *[no] { $options }: Das gehört zu --terminal; im Browser wählst du all das auf der Seite.
    }
error-AllOrOne = --all zeigt alle Hände, --seat nur die eines Sitzes: Gib eines von beiden an.
error-TooManyPeople =
    { $people ->
        [one] { $people } Mensch passt
       *[other] { $people } Menschen passen
    } nicht an einen Tisch für { $players }: mehr mit --players, oder weniger mit --people.
error-TooManyNames = Es gibt mehr Namen ({ $names }) als Menschen ({ $people }): weniger mit --names, oder mehr mit --people.
error-OnlyWithLadder = Nur mit --ladder: { $options }.
error-NoSuchRule = Es gibt weder Regel noch Stamm noch Kapitel „{ $query }“; „ethnos rules“ zeigt alle.
error-NotOver = Die Partie ist noch nicht zu Ende: Nenne mit --seat die Sitze, aus deren Sicht du sie ansehen willst; verdeckte Karten bleiben bis zum Schluss verdeckt.
error-UnknownLanguage = Für die Sprache „{ $language }“ gibt es keinen Katalog; es gibt { $known }.
error-NotAPlot = Das Diagramm ist ein SVG-Bild: Gib ihm einen Namen, der auf .svg endet, nicht { $path }.
error-WrongNetwork = { $path } enthält nicht das Netz des Champions: { $problem }.

gpu-no-numba = Für eine Grafikkarte wird Numbas CUDA-Ziel benötigt: pip install "ethnos[gpu]".
gpu-no-driver = Der Treiber der Grafikkarte antwortet nicht: { $problem }
gpu-no-card = Keine Grafikkarte mit CUDA gefunden. Alles andere geht auch ohne: Lass --device gpu weg.
gpu-one-or-the-other = --informed und --threads passen nicht zu --device gpu: Wähle Prozessor oder Grafikkarte.
error-NotAMove = Ein Zug ist ein Recruit, PlayBand, ShowSkeletons oder Pillage oder ein Text wie „take elf.red“; das hier ist vom Typ { $given }.
library-none = Das Paket wurde ohne Bibliotheken gebaut.
library-platform = Das Paket hat keine Bibliothek für { $target }.
library-sources = { $path } wurde aus anderen Quellen kompiliert.
library-damaged = { $path } ist beschädigt ({ $problem }); installiere das Paket neu.
library-damaged-manifest = { $path } ist beschädigt und nicht zu verstehen; installiere das Paket neu.
library-damaged-bytes = { $path } ist beschädigt: Der Inhalt hat sich seit dem Bauen geändert; installiere das Paket neu.
library-foreign = { $path } lässt sich auf diesem Rechner nicht laden: { $problem }
error-UnknownEngine = ETHNOS_ENGINE ist „{ $requested }“; möglich sind { $known } oder gar nichts.
error-NoNumba = ETHNOS_ENGINE=jit braucht Numba: pip install "ethnos[jit]".
gpu-needs-jit = Eine Grafikkarte braucht die Regeln von Numba kompiliert: setze ETHNOS_ENGINE=jit.
