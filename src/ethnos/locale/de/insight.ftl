# Insight: a game looked at again with the champion's eyes.

insight-title = Gewinnchancen
insight-axis = Gewinnchance in Prozent, Zug für Zug
insight-column =
    { $column ->
        [turn] Zug
        [player] Spieler
        [move] gespielt
        [chance] Gewinnchance
       *[verdict] Urteil
    }
insight-chance = { $before } % → { $after } %
insight-mark =
    { $mark ->
        [mistake] Fehler
       *[inaccuracy] Ungenauigkeit
    }
insight-verdict-plain = { insight-mark }, { $lost } % verschenkt. Besser: { $move }
insight-verdict = { insight-verdict-plain } ({ $reasons })
insight-unfinished = noch nicht beendet
insight-moments = Die größten Umschwünge
insight-moment = Zug { $turn }, { $player }: { $move }
insight-seat =
    { $player }: { $inaccuracies ->
        [one] 1 Ungenauigkeit
       *[other] { $inaccuracies } Ungenauigkeiten
    } und { $mistakes ->
        [one] 1 Fehler
       *[other] { $mistakes } Fehler
    } in { $decisions ->
        [one] 1 Entscheidung
       *[other] { $decisions } Entscheidungen
    }
insight-own-eyes = Jede Chance beruht auf dem, was der betreffende Spieler damals wissen konnte.
insight-eyes = Alles ist nach dem beurteilt, was diese Spieler damals wissen konnten: { $players }.
insight-oracle = Diese Chancen beruhen auf verdeckten Karten: auf allen Handkarten und dem Stapel, wie er lag.
insight-written = Das Diagramm ist in { $path }.
error-Stopped =
    Angehalten nach { $done } von { $total ->
        [one] { $total } Entscheidung
       *[other] { $total } Entscheidungen
    }. Nichts wurde geschrieben.

# A move in a few words; a Band with what its Leader does.

insight-move =
    { $move ->
        [take] { grammar-card-the-acc } nehmen
        [draw] vom Stapel ziehen
        [band] Kampfverband: { $cards }
        [show] die Skelette zeigen
        [pillage] die Orkhorde leeren
       *[keep] die Orkhorde behalten
    }
insight-part =
    { $part ->
        [kingdom] Marker: { kingdom }
        [extra] Zusatzmarker: { $kingdoms }
        [token] Troll-Plättchen { $value }
        [horde] ein Marker auf die Orkhorde
        [keep] { $count ->
            [one] 1 Karte behalten
           *[other] { $count } Karten behalten
        }
       *[draw] { $count ->
            [one] 1 Karte gezogen
           *[other] { $count } Karten gezogen
        }
    }

# What a move is good for.

insight-gain =
    { $gain ->
        [0] , noch kein Ruhm
       *[other] : +{ $gain } Ruhm
    }
insight-reason =
    { $goal ->
        [kingdom] { $count ->
            [one] 1 Marker in { kingdom }, Platz { $place }{ insight-gain }
           *[other] { $count } Marker in { kingdom }, Platz { $place }{ insight-gain }
        }
        [band] Kampfverbände{ insight-gain }
        [track] { $tribe ->
            [merfolk] Feld { $count } auf dem Meerwesen-Tableau{ insight-gain }
            [giant] Riesen-Plättchen mit einem Kampfverband der Größe { $count }{ insight-gain }
            [orc] { $count ->
                [one] Orkhorde mit 1 Marker{ insight-gain }
               *[other] Orkhorde mit { $count } Markern{ insight-gain }
            }
           *[troll] Troll-Plättchen { $count }
        }
        [hand] { $count ->
            [one] eine erste Karte für einen Kampfverband
           *[other] ein Kampfverband der Größe { $count } auf der Hand
        }
        [keep] { $count ->
            [one] 1 Karte bleibt auf der Hand
           *[other] { $count } Karten bleiben auf der Hand
        }
       *[cards] { $count ->
            [one] 1 Karte vom Stapel
           *[other] { $count } Karten vom Stapel
        }
    }

# In the browser, beside the replay.

insight-thinking = Der Champion denkt über die Partie nach …
insight-thinking-note = Der erste Blick auf eine Partie dauert einige Sekunden.
insight-open = Mit aufgedeckten Karten beurteilen
insight-open-note = Dafür werden die verdeckten Karten angesehen, und von jedem Zug aus wird weitergespielt: etwa eine Minute.
insight-open-way = Von jedem Zug aus wurde die Partie mit diesen Karten mehrmals weitergespielt; wie oft ein Spieler dabei gewann, ist seine Chance. Entscheidungen werden danach nicht beurteilt.
insight-turn =
    { $turn ->
        [0] Vor dem ersten Zug
       *[other] Zug { $turn } von { $count }
    }
insight-keys = Klicke auf einen Zug, um dorthin zu gehen. Tasten: Pfeile für einen Zug, Pos1 und Ende.
insight-sentence = { $turn }. { $move }. { $chances }
insight-sentence-mark = { $turn }. { $move }. { insight-mark }. { $chances }
insight-now-all = { $turn }. { $chances }
insight-now = { $player } { $chance } %
insight-percent = { $chance } %
insight-sum = Die Chancen aller Spieler müssen zusammen nicht 100 % ergeben.
insight-threshold = { insight-mark }: mindestens { $least } % verschenkt
insight-decisive = einer der größten Umschwünge
insight-lost = { insight-mark }, { $lost } % verschenkt
insight-champion = Der Champion hätte so gespielt:
insight-champion-close = Der Champion hätte anders gespielt, mit fast derselben Chance:
insight-champion-same = Der Champion hätte genauso gespielt.
insight-no-choice = Es gab nichts zu entscheiden.
insight-taken-back = Ein Zug, der zurückgenommen wurde. Er wird nicht beurteilt.
insight-luck =
    { $luck ->
        [good] Glück: { $points } % mehr als erwartet
        [bad] Pech: { $points } % weniger als erwartet
       *[none] Weder Glück noch Pech: Es kam wie erwartet
    }
insight-jump = Zu Zug { $turn }
insight-decisions = Alle Entscheidungen
