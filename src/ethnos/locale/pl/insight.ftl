# Insight: a game looked at again with the champion's eyes.

insight-title = Szanse na wygraną
insight-axis = szansa na wygraną w %, tura po turze
insight-column =
    { $column ->
        [turn] tura
        [player] gracz
        [move] ruch
        [chance] szansa na wygraną
       *[verdict] ocena
    }
insight-chance = { $before }% → { $after }%
insight-mark =
    { $mark ->
        [mistake] błąd
       *[inaccuracy] niedokładność
    }
insight-verdict-plain = { insight-mark }, strata { $lost }%. Lepiej: { $move }
insight-verdict = { insight-verdict-plain } ({ $reasons })
insight-unfinished = jeszcze niedokończony
insight-moments = Największe zwroty
insight-moment = Tura { $turn }, { $player }: { $move }
insight-seat =
    { $player }: { $inaccuracies ->
        [one] { $inaccuracies } niedokładność
        [few] { $inaccuracies } niedokładności
       *[many] { $inaccuracies } niedokładności
    } i { $mistakes ->
        [one] { $mistakes } błąd
        [few] { $mistakes } błędy
       *[many] { $mistakes } błędów
    } na { $decisions ->
        [one] { $decisions } decyzję
        [few] { $decisions } decyzje
       *[many] { $decisions } decyzji
    }
insight-own-eyes = Każda szansa jest oceniona na podstawie tego, co gracz na tym miejscu mógł wtedy wiedzieć.
insight-eyes = Wszystko jest ocenione na podstawie tego, co mogli wtedy wiedzieć: { $players }.
insight-oracle = Te szanse uwzględniają zakryte karty: wszystkie ręce i kolejność talii.
insight-written = Wykres jest w pliku { $path }.
error-Stopped = Przerwano po { $done } z { $total } decyzji. Nic nie zostało zapisane.

# A move in a few words; a Band with what its Leader does.

insight-move =
    { $move ->
        [take] wziąć { grammar-card-acc }
        [draw] dobrać z talii
        [band] Oddział: { $cards }
        [show] pokazać Szkielety
        [pillage] opróżnić Hordę Orków
       *[keep] zostawić Hordę Orków
    }
insight-part =
    { $part ->
        [kingdom] znacznik: { kingdom }
        [extra] dodatkowe znaczniki: { $kingdoms }
        [token] żeton Trolli { $value }
        [horde] znacznik do Hordy Orków
        [keep] { $count ->
            [one] { $count } karta zatrzymana
            [few] { $count } karty zatrzymane
           *[many] { $count } kart zatrzymanych
        }
       *[draw] { $count ->
            [one] { $count } karta dobrana
            [few] { $count } karty dobrane
           *[many] { $count } kart dobranych
        }
    }

# What a move is good for.

insight-gain =
    { $gain ->
        [0] , jeszcze bez Chwały
       *[other] : +{ $gain } pkt Chwały
    }
insight-reason =
    { $goal ->
        [kingdom] { kingdom } ({ $count ->
            [one] { $count } znacznik
            [few] { $count } znaczniki
           *[many] { $count } znaczników
        }, { $place }. miejsce){ insight-gain }
        [band] Oddziały{ insight-gain }
        [track] { $tribe ->
            [merfolk] pole { $count } na planszy Morskiego Ludu{ insight-gain }
            [giant] żeton Olbrzymów, Oddział z { $count ->
                [one] { $count } karty
               *[many] { $count } kart
            }{ insight-gain }
            [orc] Horda Orków ({ $count ->
                [one] { $count } znacznik
                [few] { $count } znaczniki
               *[many] { $count } znaczników
            }){ insight-gain }
           *[troll] żeton Trolli { $count }
        }
        [hand] { $count ->
            [one] pierwsza karta do Oddziału
           *[many] Oddział z { $count } kart na ręku
        }
        [keep] { $count ->
            [one] { $count } karta zostaje na ręku
            [few] { $count } karty zostają na ręku
           *[many] { $count } kart zostaje na ręku
        }
       *[cards] { $count ->
            [one] { $count } karta z talii
            [few] { $count } karty z talii
           *[many] { $count } kart z talii
        }
    }

# In the browser, beside the replay.

insight-thinking = Czempion analizuje grę…
insight-thinking-note = Pierwsza analiza gry trwa kilka sekund.
insight-open = Oceniaj przy odkrytych kartach
insight-open-note = Uwzględnia zakryte karty i rozgrywa grę do końca od każdej tury: około minuty.
insight-open-way = Od każdej tury grę rozegrano kilka razy do końca z tymi kartami; szansa gracza to odsetek jego wygranych. Decyzji się tak nie ocenia.
insight-turn =
    { $turn ->
        [0] Przed pierwszą turą
       *[other] Tura { $turn } z { $count }
    }
insight-keys = Kliknij turę, aby do niej przejść. Klawisze: strzałki o turę, Home i End.
insight-sentence = { $turn }. { $move }. { $chances }
insight-sentence-mark = { $turn }. { $move }. { insight-mark }. { $chances }
insight-now-all = { $turn }. { $chances }
insight-now = { $player } { $chance }%
insight-percent = { $chance }%
insight-sum = Szanse wszystkich graczy nie muszą dawać razem 100%.
insight-threshold = { insight-mark }: strata co najmniej { $least }%
insight-decisive = jeden z największych zwrotów
insight-lost = { insight-mark }, strata { $lost }%
insight-champion = Czempion zagrałby tak:
insight-champion-close = Czempion zagrałby inaczej, z prawie taką samą szansą:
insight-champion-same = Czempion zagrałby tak samo.
insight-no-choice = Nie było o czym decydować.
insight-taken-back = Ten ruch został cofnięty. Nie podlega ocenie.
insight-luck =
    { $luck ->
        [good] Szczęście: { $points }% więcej, niż można było oczekiwać
        [bad] Pech: { $points }% mniej, niż można było oczekiwać
       *[none] Ani szczęście, ani pech: tak, jak można było oczekiwać
    }
insight-jump = Przejdź do tury { $turn }
insight-decisions = Decyzje wszystkich
