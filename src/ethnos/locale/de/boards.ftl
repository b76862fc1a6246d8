# The boards and tokens of the tribes beside the map. Short: most stand beside a drawing.
board-title = Tableaus und Plättchen
board-name =
    { $board ->
        [merfolk] Meerwesen-Tableau
        [giant] Riesen-Plättchen
        [hordes] Orkhorden
       *[trolls] Troll-Plättchen
    }
board-now = jetzt
board-glory = Ruhm am Ende des Zeitalters
board-place = Platz
board-space = Feld
board-unranked = ohne Platz
board-merfolk-spoken = Meerwesen-Tableau: { $spaces }. Symbole auf den Feldern { $symbols }
board-free = frei: { $tokens }
board-giant-free = hat in diesem Zeitalter noch niemand
board-giant-size = Kampfverband der Größe { $size }
board-giant-takes =
    { $size ->
        [1] sofort, für einen beliebig großen Kampfverband mit einem Riesen als Anführer
       *[other] sofort, für einen Kampfverband ab Größe { $size } mit einem Riesen als Anführer
    }
board-giant-holder = für den Besitzer am Ende von Zeitalter { $age }; danach ist es wieder frei
board-players = { $least }–{ $most } Spieler
board-scale = Ruhm fürs Leeren, nach Markern
board-horde-now = { $filled } von { $spaces } Feldern: jetzt geleert { $glory } Ruhm
board-tie = Wer bei Gleichstand vorn ist
board-tie-note = Die höchste Summe ist vorn, dann das höchste Plättchen.
board-tokens = Plättchen
board-sum = Summe
