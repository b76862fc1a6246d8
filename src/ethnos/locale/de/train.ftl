# Lernen: ethnos train.

train-help = Ein Netz durch Spiel gegen sich selbst trainieren, auf einer Grafikkarte, wenn es eine gibt; alles zum Weitermachen bleibt erhalten.

    Mit --verify: den mitgelieferten Champion oder das Netz aus --network erneut messen.
train-config = Eine andere Konfiguration als die des Champions: eine TOML-Datei.
train-out = Der Ordner, in dem alles bleibt; ein Training, das dort liegt, geht weiter.
train-device = Wo trainiert wird: auf einer Grafikkarte, wenn es eine gibt, nur dort, oder auf dem Prozessor.
train-updates = Nach so vielen Aktualisierungen aufhören; derselbe Befehl macht weiter.
train-measure = Prozessorkerne, die während des Trainings die Stärke messen.
train-after = Mit dem beginnen, was das Training in diesem Ordner gelernt hat.
train-from = Mit dem Netz in dieser Datei beginnen, oder mit dem mitgelieferten: champion.
train-verify = Nichts trainieren: messen.
train-network = Mit --verify: das Netz, das gemessen wird.
train-games = Mit --verify: Partien je Probe.
train-progress = lernt
train-line = lernt ({ $speed } Entscheidungen je Sekunde, Entropie { $entropy })
train-done =
    Fertig: { $updates ->
        [one] { $updates } Aktualisierung
       *[other] { $updates } Aktualisierungen
    }. Alles liegt in { $folder }: network.npz zum Spielen, curves.svg zum Ansehen.
train-stopped =
    Nach { $updates } von { $total ->
        [one] { $total } Aktualisierung
       *[other] { $total } Aktualisierungen
    } angehalten. Alles liegt in { $folder }; derselbe Befehl macht weiter.
train-verifying = spielt
train-calibrating = vergleicht Chancen
train-column =
    { $column ->
        [trial] der Champion gegen
        [games] Partien
        [share] Siegquote
        [interval] 95-%-Intervall
       *[fair] faire Quote
    }
train-truth =
    Vorhergesagte und eingetretene Gewinnchancen liegen höchstens { $worst } Punkte auseinander ({ $positions ->
        [one] { $positions } Stellung
       *[other] { $positions } Stellungen
    } aus { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }).
error-WrongConfig = { $path } ist keine Konfiguration für ein Training: { $problem }
error-OtherTraining = In { $folder } liegt ein Training mit anderer Konfiguration: Nenne einen anderen Ordner, oder beginne mit --after danach.
error-OtherLayers = Das Netz in { $file } hat nicht die Schichten und die Eingaben, die die Konfiguration nennt (network: { $network }, layout: { $layout }): Nenne eine andere Datei oder einen anderen Ordner, oder ändere die Konfiguration.
gpu-no-torch = torch findet keine Grafikkarte; installiere torch mit CUDA oder trainiere mit --device cpu.

# Tische für Programme, die lernen.
error-NotASeatsView = Eine Beobachtung entsteht aus der Sicht eines Sitzes: engine.play.view(table, seat).
error-UnknownObservation = Beobachtungen von Ethnos haben keine Parameter; lass weg: { $given }.
error-UnknownDevice = Es gibt kein Gerät „{ $device }“; es gibt: { $known }.
error-UnknownPart = Es gibt keinen Teil „{ $part }“ einer Beobachtung; es gibt: { $known }.
error-UnknownReward = Es gibt keine Belohnung „{ $reward }“; es gibt: { $known }.
error-UnknownRenderMode = Es gibt keinen render_mode „{ $mode }“; es gibt: { $known }.
error-NoRenderMode = Dieser Tisch wurde ohne render_mode angelegt: Gib beim Anlegen einen an: { $known }.
error-UnknownAgent = Es gibt keinen Agenten { $agent }; es gibt: { $known }.
error-WrongCycles = max_cycles ist die größte Zahl von Runden, ab 1, oder None; nicht { $given }.
error-WrongOpponents =
    { $given ->
        [one] 1 Gegner füllt
       *[other] { $given } Gegner füllen
    } keinen Tisch für { $players }: Nenne einen Bot für alle anderen Sitze oder { $others }.
outcome-no-chance = { $outcome } kann jetzt nicht kommen: Hier entscheidet nicht der Zufall.
outcome-impossible = { $outcome } kann jetzt nicht kommen; möglich ist: { $possible }.
vector-shape = Gib für jeden Tisch eine Entscheidung an, ein Feld mit { $tables }; nicht eines der Form { $shape }.
vector-numbers = Entscheidungen sind ganze Zahlen, nicht { $given }: Gerundet wären es andere Entscheidungen.
vector-illegal = Entscheidung { $action } ist an Tisch { $table } nicht erlaubt: Wähle aus seiner Maske.
