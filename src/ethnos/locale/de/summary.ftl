# The rules of one game on a page, for the terminal and the browser. Most of its sentences are those of rules.ftl.

summary-title = Übersicht
summary-link = Die Regeln auf einer Seite
summary-print = Drucken
summary-about = { $edition } · Spieler: { $players } · Zeitalter: { $ages }
summary-part =
    { $part ->
        [setup] { rules-chapter-setup }
        [age] Beginn eines Zeitalters
        [turn] { rules-chapter-turn }
        [band] Einen Kampfverband ausspielen
        [tribes] { web-tribes }
        [glory] { web-scores }
        [scoring] { rules-chapter-age }
        [ties] Gleichstand
        [end] { rules-chapter-end }
       *[options] Anders als in der englischen Ausgabe
    }
summary-markers =
    { $merfolk ->
        [yes] Marker jedes Spielers: { $markers }. Einer ist der Zählmarker, einer steht auf Feld 0 des Meerwesen-Tableaus.
       *[no] Marker jedes Spielers: { $markers }. Einer ist der Zählmarker.
    }
summary-drawn = So viele der Stämme unten werden ausgelost: { $needed }.
summary-deal = Alle erhalten eine Karte. So viele Karten kommen dann offen in die Auslage: { $pool }. Die Drachen werden in die untere Hälfte des Stapels gemischt.
summary-limit = Handkarten höchstens: { $limit }. Mit so vielen kannst du nicht anwerben.
summary-leader = Wähle eine davon als Anführer.
summary-marker =
    { $players ->
        [2] Hat der Kampfverband mehr Karten, als Marker von beiden im Königreich mit der Farbe des Anführers liegen, { summary-place }.
       *[other] Hat der Kampfverband mehr Karten, als du Marker im Königreich mit der Farbe des Anführers hast, { summary-place }.
    }
summary-place =
    { $placement ->
        [may] darfst du dort einen setzen
       *[must] setze dort einen
    }
summary-ability = Nutze die Fähigkeit des Anführers. X ist die Zahl der Karten im Kampfverband.
# The numbers are those of the Ages, of the symbols and of the tokens.
summary-tribe =
    { $tribe ->
        [giant] { power } Am Ende der Zeitalter: { $glory }.
        [merfolk] { power } Symbole: { $symbols }; letztes Feld: { $last }.
        [troll] { power } Höchster Wert: { $tokens }. Es gewinnt die höchste Summe, dann das höchste Plättchen.
       *[other] { power }
    }
summary-kingdoms =
    { $players ->
        [2] Jedes Königreich gibt sein Plättchen dem Spieler mit mehr Markern. Wer dort in Zeitalter 2 allein ist, bekommt beide.
       *[other] Jedes Königreich gibt seine Plättchen den Spielern mit den meisten Markern.
    }
summary-merfolk =
    { $merfolk_scoring ->
        [leader_only] Das Meerwesen-Tableau bringt nur dem vordersten Spieler Ruhm. Feld 0 bringt nichts.
       *[as_kingdom] Das Meerwesen-Tableau bringt Ruhm nach Plätzen. Feld 0 bringt nichts.
    }
summary-giant = Wer das Riesen-Plättchen hat, erhält dessen Ruhm.
summary-bands = Kampfverbände bringen Ruhm nach ihrer Größe.
summary-back = Kampfverbände, Riesen-Plättchen und Troll-Plättchen gehen zurück. Marker bleiben liegen.
# The first column of a table: cards in a Band, markers in an Orc Horde.
summary-count = Karten oder Marker
summary-row =
    { $source ->
        [merfolk] { scores-source }, { web-age }
       *[kingdoms] Königreich, { web-age }
    }
summary-token = Plättchen { $token }
