# The rules of one game on a page, for the terminal and the browser. Most of its sentences are those of rules.ftl.

summary-title = Podsumowanie
summary-link = Zasady na jednej stronie
summary-print = Drukuj
summary-about = { $edition } · gracze: { $players } · Ery: { $ages }
summary-part =
    { $part ->
        [setup] { rules-chapter-setup }
        [age] Początek każdej Ery
        [turn] { rules-chapter-turn }
        [band] Zagranie Oddziału
        [tribes] { web-tribes }
        [glory] { web-scores }
        [scoring] { rules-chapter-age }
        [ties] Remisy
        [end] { rules-chapter-end }
       *[options] Inaczej niż w wydaniu angielskim
    }
summary-markers =
    { $merfolk ->
        [yes] Znaczniki każdego gracza: { $markers }. Jeden to znacznik punktacji, jeden stoi na polu 0 planszy Morskiego Ludu.
       *[no] Znaczniki każdego gracza: { $markers }. Jeden to znacznik punktacji.
    }
summary-drawn = Tyle Plemion losuje się spośród poniższych: { $needed }.
summary-deal = Każdy dostaje jedną kartę. Potem do puli wykłada się odkryte karty: { $pool }. Smoki wtasowuje się w dolną połowę talii.
summary-limit = Najwięcej kart na ręku: { $limit }. Z tyloma nie możesz werbować.
summary-leader = Wybierz spośród nich Dowódcę.
summary-marker =
    { $players ->
        [2] Jeśli Oddział ma więcej kart, niż jest znaczników obu graczy w Królestwie w kolorze Dowódcy, { summary-place }.
       *[other] Jeśli Oddział ma więcej kart, niż masz znaczników w Królestwie w kolorze Dowódcy, { summary-place }.
    }
summary-place =
    { $placement ->
        [may] możesz tam umieścić znacznik
       *[must] umieść tam znacznik
    }
summary-ability = Użyj zdolności Dowódcy. X to liczba kart w Oddziale.
# The numbers are those of the Ages, of the symbols and of the tokens.
summary-tribe =
    { $tribe ->
        [giant] { power } Na koniec Er: { $glory }.
        [merfolk] { power } Symbole: { $symbols }; ostatnie pole: { $last }.
        [troll] { power } Najwyższa wartość: { $tokens }. Wygrywa najwyższa suma, potem najwyższy żeton.
       *[other] { power }
    }
summary-kingdoms =
    { $players ->
        [2] Każde Królestwo daje swój żeton graczowi, który ma więcej znaczników. Kto w Erze 2 jest tam sam, dostaje oba.
       *[other] Każde Królestwo daje swoje żetony graczom, którzy mają najwięcej znaczników.
    }
summary-merfolk =
    { $merfolk_scoring ->
        [leader_only] Plansza Morskiego Ludu daje Chwałę graczowi, który jest najdalej. Pole 0 nic nie daje.
       *[as_kingdom] Plansza Morskiego Ludu daje Chwałę za miejsca. Pole 0 nic nie daje.
    }
summary-giant = Kto ma żeton Olbrzymów, dostaje jego Chwałę.
summary-bands = Oddziały dają Chwałę według wielkości.
summary-back = Oddziały oraz żetony Olbrzymów i Trolli wracają. Znaczniki zostają.
# The first column of a table: cards in a Band, markers in an Orc Horde.
summary-count = Karty lub znaczniki
summary-row =
    { $source ->
        [merfolk] { scores-source }, { web-age }
       *[kingdoms] Królestwo, { web-age }
    }
summary-token = żeton { $token }
