# Lernen: ethnos train.

train-help = Ein Netz durch Spiel gegen sich selbst trainieren, auf einer Grafikkarte, wenn es eine gibt; alles zum Weitermachen bleibt erhalten.

    Mit --verify: den mitgelieferten Champion oder das Netz aus --network erneut messen.
train-config = Eine andere Konfiguration als die des Champions: eine TOML-Datei.
train-out = Der Ordner, in dem alles bleibt; ein Training, das dort liegt, geht weiter.
train-device = Wo trainiert wird: auf einer Grafikkarte, wenn es eine gibt, nur dort, oder auf dem Prozessor.
train-minutes = Nach so vielen Minuten aufhören; derselbe Befehl macht weiter.
train-updates = Nach so vielen Aktualisierungen aufhören; derselbe Befehl macht weiter.
train-judges = Prozessorkerne, die während des Trainings die Stärke messen.
train-after = Mit dem beginnen, was das Training in diesem Ordner gelernt hat.
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
error-NoTorch = Zum Trainieren wird torch benötigt: pip install "ethnos[train]".
error-WrongConfig = { $path } ist keine Konfiguration für ein Training: { $problem }
error-OtherTraining = In { $folder } liegt ein Training mit anderer Konfiguration: Nenne einen anderen Ordner, oder beginne mit --after danach.
gpu-no-torch = torch findet keine Grafikkarte; installiere torch mit CUDA oder trainiere mit --device cpu.
