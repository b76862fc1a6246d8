# Why a move is refused. { $rules } are ids of docs/rules.md.

refusal = { $reason } ({ $rules })

refusal-game-over = Die Partie ist zu Ende
refusal-mid-turn = Dieser Zug läuft schon: Bring ihn Schritt für Schritt zu Ende oder nimm ihn zurück
refusal-no-pillage = Gerade wird niemand nach einer Orkhorde gefragt
refusal-pillage-first = Das Zeitalter ist zu Ende: Sag zuerst, ob die Orkhorde geleert wird
refusal-not-ten-skeletons = Zeigen kann man nur eine Hand aus zehn Skeletten
refusal-hand-full =
    { $limit ->
        [one] Mit { $limit } Karte auf der Hand musst du einen Kampfverband ausspielen
       *[other] Mit { $limit } Karten auf der Hand musst du einen Kampfverband ausspielen
    }
refusal-only-show = Eine Hand aus zehn Skeletten kann man nur zeigen
refusal-dragon = Ein Drache wird nie angeworben und gehört in keinen Kampfverband: Wer einen zieht, legt ihn neben das Spielbrett
refusal-not-face-up = In der Auslage liegt kein { card }
refusal-unknown-card = Es gibt keine Karte „{ $card }“
refusal-unknown-kingdom = Es gibt kein Königreich „{ $kingdom }“
refusal-unknown-token = Es gibt kein Troll-Plättchen { $value }, nur 1 bis 6
refusal-mixed-band = Alle Karten eines Kampfverbands müssen vom selben Stamm oder von derselben Farbe sein, Skelette ausgenommen
refusal-leader-missing = Der Anführer muss eine Karte des Kampfverbands sein
refusal-skeleton-leads = Ein Skelett führt nie an
refusal-not-in-hand = Der Kampfverband nennt eine Karte zu oft ({ card }): { $wanted } genannt, { $held } auf der Hand
refusal-choose-kingdom = Der Marker muss gesetzt werden: Nenne das Königreich
refusal-halfling-marker = Ein Kampfverband mit einem Halbling als Anführer setzt keinen Marker
refusal-wrong-kingdom = Der Marker gehört in das Königreich der Anführerfarbe ({ colour }), nicht nach { kingdom }
refusal-no-markers = Im Vorrat ist kein Marker mehr
refusal-too-small =
    Für einen Marker in { kingdom } braucht der Kampfverband { $needed } { $needed ->
        [one] Karte
       *[other] Karten
    }, er hat { $size }
refusal-no-extra = So viele Zusatzmarker bringt das Vorrücken auf dem Meerwesen-Tableau nicht
refusal-token-too-high = Das Troll-Plättchen { $value } braucht einen Kampfverband der Größe { $value }, dieser hat Größe { $size }
refusal-token-taken = Das Troll-Plättchen { $value } ist schon vergeben
refusal-horde-taken = Auf dieser Farbe des Orkhorde-Tableaus liegt schon ein Marker
refusal-keep-too-many =
    { $size ->
        [one] Ein Elb mit einem Kampfverband der Größe { $size } behält höchstens { $size } Karte
       *[other] Ein Elb mit einem Kampfverband der Größe { $size } behält höchstens { $size } Karten
    }
refusal-not-left = Auf der Hand ist kein { card } zum Behalten übrig
refusal-no-draw = Es kann nichts gezogen werden
refusal-other-power =
    { $power ->
        [extra] Nur Meerwesen bringen Zusatzmarker
        [token] Nur ein Troll nimmt ein Plättchen
        [horde] Nur ein Ork füllt das Orkhorde-Tableau
        [keep] Nur ein Elb behält Karten
        [draw] Nur ein Zauberer zieht Karten
       *[then] Nur auf einen Zentauren folgt noch ein Kampfverband
    }, und dieser Anführer ist kein { $owner ->
        [merfolk] Meerwesen
        [troll] Troll
        [orc] Ork
        [elf] Elb
        [wizard] Zauberer
       *[centaur] Zentaur
    }
refusal-centaur-not-placed =
    { $centaur_trigger ->
        [placed] Ein weiterer Kampfverband folgt nur, wenn der des Zentauren einen Marker gesetzt hat
       *[able] Ein weiterer Kampfverband folgt nur, wenn der des Zentauren einen Marker setzen kann
    }
refusal-nothing-to-lead = Es ist keine Karte mehr da, die noch einen Kampfverband anführen könnte

# Why a decision cannot be taken back.

refusal-undo-beginning = Es gibt nichts zurückzunehmen
refusal-undo-deck = Zuletzt wurde vom Stapel gezogen, und die Karte ist schon bekannt
refusal-undo-hand = Zuletzt wurden Karten gezeigt, die sonst niemand kannte
refusal-undo-age = Damit ist das Zeitalter zu Ende gegangen
