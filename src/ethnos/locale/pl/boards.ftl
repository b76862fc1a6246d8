# The boards and tokens of the tribes beside the map. Short: most stand beside a drawing.
board-title = Plansze i żetony
board-name =
    { $board ->
        [merfolk] Plansza Morskiego Ludu
        [giant] Żeton Olbrzymów
        [hordes] Hordy Orków
       *[trolls] Żetony Trolli
    }
board-now = teraz
board-glory = Chwała na koniec Ery
board-place = Miejsce
board-space = Pole
board-unranked = bez miejsca
board-merfolk-spoken = Plansza Morskiego Ludu: { $spaces }. Symbole na polach { $symbols }
board-free = wolne: { $tokens }
board-giant-free = w tej Erze nikt go nie ma
board-giant-size =
    { $size ->
        [one] Oddział z { $size } karty
       *[many] Oddział z { $size } kart
    }
board-giant-takes =
    { $size ->
        [1] od razu, za dowolnie duży Oddział pod wodzą Olbrzyma
       *[other] od razu, za Oddział z co najmniej { $size } kart pod wodzą Olbrzyma
    }
board-giant-holder = dla posiadacza na koniec Ery { $age }; potem żeton znów jest wolny
board-players = { $least }–{ $most } graczy
board-scale = Chwała za opróżnienie, według znaczników
board-horde-now = Pola: { $filled } z { $spaces }; opróżniona teraz daje { $glory } pkt Chwały
board-tie = Kto wygrywa remis
board-tie-note = Wygrywa najwyższa suma, potem najwyższy żeton.
board-tokens = Żetony
board-sum = Suma
