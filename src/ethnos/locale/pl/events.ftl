# The log: a line for each kind of event.

event-game-started = Gra dla { $players } graczy. Plemiona: { $tribes }
event-age-started =
    { $why ->
        [least] Zaczyna się Era { $age }, pierwszy ruch: { $player }, najmniej Chwały ({ $glory })
        [tie] { $own ->
            [yes] Zaczyna się Era { $age }, pierwszy ruch: { $player }. Najmniej Chwały mają { $tied }, a trzeci Smok leży u gracza { $drawer }
           *[no] Zaczyna się Era { $age }, pierwszy ruch: { $player }. Najmniej Chwały mają { $tied }, a trzeci Smok leży u gracza { $drawer }: stąd zgodnie z ruchem wskazówek zegara
        }
       *[lot] Zaczyna się Era { $age }, pierwszy ruch (losowo): { $player }
    }
event-hand-dealt =
    { $cards ->
        [none] { $player } { $size ->
            [0] nie dostaje karty
            [one] dostaje 1 kartę
            [few] dostaje { $size } karty
           *[many] dostaje { $size } kart
        }
       *[other] { $size ->
            [one] { $player } dostaje kartę: { $cards }
           *[many] { $player } dostaje karty: { $cards }
        }
    }
event-turn-passed = Tura: { $player }
event-card-drawn =
    { $card ->
        [none] { $player } dobiera kartę
       *[other] { $player } dobiera { grammar-card-acc }
    }
event-card-taken = { $player } bierze { grammar-card-acc }
event-dragon =
    { $number ->
        [1] Pojawia się pierwszy Smok
        [2] Pojawia się drugi Smok
       *[other] Pojawia się trzeci Smok
    }
event-skeletons-shown =
    { $count ->
        [one] { $player } pokazuje rękę: { $count } Szkielet
        [few] { $player } pokazuje rękę: { $count } Szkielety
       *[many] { $player } pokazuje rękę: { $count } Szkieletów
    }
event-band-played =
    { $size ->
        [one] { $player } zagrywa Oddział z jednej karty: { $leader }
       *[many] { $player } zagrywa Oddział z { $size } kart (Dowódca: { $leader }): { $cards }
    }
event-marker-placed =
    { $why ->
        [extra] { $player } umieszcza dodatkowy znacznik w Królestwie { kingdom } ({ $markers })
       *[band] { $player } umieszcza znacznik w Królestwie { kingdom } ({ $markers })
    }
event-marker-declined =
    { $why ->
        [extra] { $player } nie umieszcza dodatkowego znacznika
       *[band] { $player } rezygnuje z umieszczenia znacznika
    }
event-no-marker =
    { $why ->
        [halfling] Oddział pod wodzą Niziołka nie umieszcza znacznika
        [supply] { $player } nie ma już znaczników do umieszczenia
       *[small] Oddział jest za mały na znacznik w Królestwie { kingdom }: { $needed ->
            [one] potrzeba { $needed } karty
           *[many] potrzeba { $needed } kart
        }
    }
event-track-moved = { $player } przechodzi z pola { $start } na pole { $goal } planszy Morskiego Ludu
event-giant-taken =
    { $size ->
        [one] { $player } zdobywa żeton Olbrzymów Oddziałem z jednej karty
       *[many] { $player } zdobywa żeton Olbrzymów Oddziałem z { $size } kart
    }
event-token-taken = { $player } bierze żeton Trolli { $value }
event-horde-joined = { $player } umieszcza znacznik na { grammar-colour-loc } polu planszy Hordy Orków
event-cards-discarded =
    { $count ->
        [one] { $player } odrzuca kartę: { $cards }
        [few] { $player } odrzuca { $count } karty: { $cards }
       *[many] { $player } odrzuca { $count } kart: { $cards }
    }
event-cards-kept =
    { $count ->
        [one] { $player } zatrzymuje 1 kartę
        [few] { $player } zatrzymuje { $count } karty
       *[many] { $player } zatrzymuje { $count } kart
    }
event-age-ended = Koniec Ery { $age }. Trzeciego Smoka dobiera { $player }
event-horde-asked = { $player } decyduje o Hordzie Orków
event-horde-emptied =
    { $count ->
        [one] { $player } opróżnia Hordę Orków: { $count } znacznik
        [few] { $player } opróżnia Hordę Orków: { $count } znaczniki
       *[many] { $player } opróżnia Hordę Orków: { $count } znaczników
    }
event-horde-kept =
    { $count ->
        [one] { $player } zostawia w Hordzie Orków { $count } znacznik
        [few] { $player } zostawia w Hordzie Orków { $count } znaczniki
       *[many] { $player } zostawia w Hordzie Orków { $count } znaczników
    }
event-glory =
    { $points ->
        [one] { $player } zdobywa { $points } punkt Chwały: { event-glory-reason }
        [few] { $player } zdobywa { $points } punkty Chwały: { event-glory-reason }
       *[many] { $player } zdobywa { $points } punktów Chwały: { event-glory-reason }
    }
event-game-ended =
    { $skeleton_winner ->
        [none] { $count ->
            [one] Koniec gry: wygrywa { $winners }
           *[many] Koniec gry: zwycięstwem dzielą się { $winners }
        }
       *[other] Koniec gry: wygrywa { $winners } dzięki dziesięciu Szkieletom
    }

# Parts of lines.

event-glory-reason =
    { $where ->
        [kingdom] { kingdom } ({ event-place })
        [merfolk] plansza Morskiego Ludu ({ event-place })
        [giant_now] zdobycie żetonu Olbrzymów
        [giant_end] posiadanie żetonu Olbrzymów
        [orcs] Horda Orków, { $markers ->
            [one] { $markers } znacznik
            [few] { $markers } znaczniki
           *[many] { $markers } znaczników
        }
       *[bands] Oddział z { $size ->
            [one] jednej karty
           *[many] { $size } kart
        }{ $led ->
            [dwarf] { " pod wodzą Krasnoluda" }
           *[other] { "" }
        }{ $skeletons ->
            [0] { "" }
            [one] , bez 1 Szkieletu
           *[many] , bez { $skeletons } Szkieletów
        }
    }
event-place =
    { event-ordinal }{ $trolls ->
        [yes] { " dzięki Trollom" }
       *[other] { "" }
    }{ $sharing ->
        [0] { "" }
       *[other] , remis: { $tied }
    }
event-ordinal = { $place }. miejsce
event-cards =
    { $count ->
        [one] { card }
       *[many] { $count } × { card }
    }
event-list-last = { $item } i { $rest }
event-list-more = { $item }, { $rest }

# A whole move in one sentence, put together from these parts.

move-said = { $player }: { $what }
move-then = potem { $what }
move-apart = { $item }; { $rest }
move-sentences = { $item }. { $rest }
move-ended = { $text }.
move-taken = { $player } bierze z puli { grammar-card-acc }
move-band =
    { $size ->
        [one] Oddział z jednej karty: { card }
       *[many] { $by ->
            [tribe] Oddział z { $size } kart ({ tribe }), Dowódca: { colour }
           *[colour] Oddział z { $size } kart ({ grammar-colour-many }), Dowódca: { tribe-one }
        }
    }{ $skeletons ->
        [0] { "" }
        [one] , w tym Szkielet
       *[many] , w tym Szkielety: { $skeletons }
    }
move-marker =
    { $why ->
        [extra] dodatkowy znacznik w Królestwie { kingdom }
       *[band] znacznik w Królestwie { kingdom }
    }
move-no-marker =
    { $why ->
        [small] za mały na znacznik w Królestwie { kingdom }
       *[other] bez znacznika
    }
move-merfolk = na pole { $goal } planszy Morskiego Ludu
move-giant = zdobywa żeton Olbrzymów
move-token = bierze żeton Trolli { $value }
move-horde = znacznik w Hordzie Orków ({ colour })
move-glory = { $points } pkt Chwały
move-kept =
    { $count ->
        [one] zatrzymuje 1 kartę
        [few] zatrzymuje { $count } karty
       *[many] zatrzymuje { $count } kart
    }
move-draws =
    { $cards ->
        [none] { $count ->
            [one] dobiera kartę
            [few] dobiera { $count } karty
           *[many] dobiera { $count } kart
        }
       *[other] dobiera: { $cards }
    }
move-pool =
    { $count ->
        [one] { $count } karta do puli
        [few] { $count } karty do puli
       *[many] { $count } kart do puli
    }

# Beside a Band that has just been played.

move-marker-now =
    Znacznik w Królestwie { kingdom }: { $markers }{ $standing ->
        [leads] , na prowadzeniu
        [level] , remis: { $rivals }
       *[behind] , na czele: { $rivals }
    }
move-to-pool = Do puli: { $cards }
