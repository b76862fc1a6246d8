# The log: a line for each kind of event.

event-game-started =
    { $players ->
        [one] Партия для { $players } игрока, племена: { $tribes }
       *[other] Партия для { $players } игроков, племена: { $tribes }
    }
event-age-started =
    { $why ->
        [least] Начинается эпоха { $age }, первый ход: { $player }, меньше всего славы ({ $glory })
        [tie] { $own ->
            [yes] Начинается эпоха { $age }, первый ход: { $player }. Меньше всего славы имеют { $tied }, а третий дракон лежит у игрока { $drawer }
           *[no] Начинается эпоха { $age }, первый ход: { $player }. Меньше всего славы имеют { $tied }, а третий дракон лежит у игрока { $drawer }: от него по часовой стрелке
        }
       *[lot] Начинается эпоха { $age }, первый ход по жребию: { $player }
    }
event-hand-dealt =
    { $cards ->
        [none] { $size ->
            [0] { $player } не получает карт
            [1] { $player } получает карту
            [one] { $player } получает { $size } карту
            [few] { $player } получает { $size } карты
           *[other] { $player } получает { $size } карт
        }
       *[other] { $size ->
            [1] { $player } получает карту: { $cards }
           *[other] { $player } получает карты: { $cards }
        }
    }
event-turn-passed = Ходит { $player }
event-card-drawn =
    { $card ->
        [none] { $player } берёт карту из колоды
       *[other] { $player } берёт из колоды { grammar-card-gen }
    }
event-card-taken = { $player } берёт из ряда { grammar-card-gen }
event-dragon =
    { $number ->
        [1] Появляется первый дракон
        [2] Появляется второй дракон
       *[other] Появляется третий дракон
    }
event-skeletons-shown =
    { $count ->
        [one] { $player } показывает на руке { $count } скелета
       *[other] { $player } показывает на руке { $count } скелетов
    }
event-band-played =
    { $size ->
        [1] { $player } играет группу из одной карты: { $leader }
        [one] { $player } играет группу из { $size } карты, лидер — { $leader }: { $cards }
       *[other] { $player } играет группу из { $size } карт, лидер — { $leader }: { $cards }
    }
event-marker-placed =
    { $why ->
        [extra] { $player } ставит дополнительный маркер в { grammar-kingdom-acc } ({ $markers })
       *[band] { $player } ставит маркер в { grammar-kingdom-acc } ({ $markers })
    }
event-marker-declined =
    { $why ->
        [extra] { $player } не ставит дополнительный маркер
       *[band] { $player } решает не ставить маркер
    }
event-no-marker =
    { $why ->
        [halfling] Группа с лидером-полуросликом не ставит маркер
        [supply] { $player }: маркеров не осталось
       *[small] Группа слишком мала для маркера в { grammar-kingdom-loc }: { $needed ->
            [one] нужна { $needed } карта
            [few] нужны { $needed } карты
           *[other] нужно { $needed } карт
        }
    }
event-track-moved = { $player } идёт по полю мерфолка: { $start } → { $goal }
event-giant-taken =
    { $size ->
        [1] { $player } берёт жетон гиганта: группа из одной карты
        [one] { $player } берёт жетон гиганта: группа из { $size } карты
       *[other] { $player } берёт жетон гиганта: группа из { $size } карт
    }
event-token-taken = { $player } берёт жетон тролля { $value }
event-horde-joined = { $player } ставит маркер на { grammar-colour-fem-acc } клетку поля орды
event-cards-discarded =
    { $count ->
        [1] { $player } сбрасывает карту: { $cards }
        [one] { $player } сбрасывает { $count } карту: { $cards }
        [few] { $player } сбрасывает { $count } карты: { $cards }
       *[other] { $player } сбрасывает { $count } карт: { $cards }
    }
event-cards-kept =
    { $count ->
        [1] { $player } оставляет себе карту
        [one] { $player } оставляет себе { $count } карту
        [few] { $player } оставляет себе { $count } карты
       *[other] { $player } оставляет себе { $count } карт
    }
event-age-ended = Эпоха { $age } окончена: третьего дракона открывает { $player }
event-horde-asked = { $player } решает, что делать с ордой орков
event-horde-emptied =
    { $count ->
        [one] { $player } отправляет в набег орду орков из { $count } маркера
       *[other] { $player } отправляет в набег орду орков из { $count } маркеров
    }
event-horde-kept =
    { $count ->
        [one] { $player } сохраняет орду орков из { $count } маркера
       *[other] { $player } сохраняет орду орков из { $count } маркеров
    }
event-glory =
    { $points ->
        [one] { $player } получает { $points } очко славы: { event-glory-reason }
        [few] { $player } получает { $points } очка славы: { event-glory-reason }
       *[other] { $player } получает { $points } очков славы: { event-glory-reason }
    }
event-game-ended =
    { $skeleton_winner ->
        [none] { $count ->
            [1] Игра окончена: побеждает { $winners }
           *[other] Игра окончена: победу делят { $winners }
        }
       *[other] Игра окончена: побеждает { $winners } с одними скелетами на руке
    }

# Parts of lines.

event-glory-reason =
    { $where ->
        [kingdom] { kingdom } ({ event-place })
        [merfolk] поле мерфолка ({ event-place })
        [giant_now] взятие жетона гиганта
        [giant_end] владение жетоном гиганта
        [orcs] орда орков из { $markers ->
            [one] { $markers } маркера
           *[other] { $markers } маркеров
        }
       *[bands] группа из { $size ->
            [1] одной карты
            [one] { $size } карты
           *[other] { $size } карт
        }{ $led ->
            [dwarf] {", лидер — гном"}
           *[other] { "" }
        }{ $skeletons ->
            [0] { "" }
            [1] {", минус скелет"}
            [one] {", минус"} { $skeletons } скелет
            [few] {", минус"} { $skeletons } скелета
           *[other] {", минус"} { $skeletons } скелетов
        }
    }
event-place =
    { event-ordinal }{ $trolls ->
        [yes] { " благодаря троллям" }
       *[other] { "" }
    }{ $sharing ->
        [0] { "" }
       *[other] {", наравне:"} { $tied }
    }
event-ordinal = { $place }-е место
event-cards =
    { $count ->
        [1] { card }
       *[other] { card } ×{ $count }
    }
event-list-last = { $item } и { $rest }
event-list-more = { $item }, { $rest }

# A whole move in one sentence, put together from these parts.

move-said = { $player }: { $what }
move-then = затем { $what }
move-apart = { $item }; { $rest }
move-sentences = { $item }. { $rest }
move-ended = { $text }.
move-taken = { $player } берёт { grammar-card-gen } из общего ряда
move-band =
    { $size ->
        [1] группа из одной карты: { card }
        [one] группа из { $size } карты, { grammar-band-of }
       *[other] группа из { $size } карт, { grammar-band-of }
    }{ $skeletons ->
        [0] { "" }
        [1] {", есть скелет"}
       *[other] {", скелетов:"} { $skeletons }
    }
# What a Band is made of, and its Leader.
grammar-band-of =
    { $by ->
        [tribe] { grammar-tribe-many }, лидер — { colour }
       *[colour] { grammar-colour-many }, лидер — { grammar-tribe-one }
    }
grammar-tribe-one =
    { $tribe ->
        [centaur] кентавр
        [dwarf] гном
        [elf] эльф
        [giant] гигант
        [halfling] полурослик
        [merfolk] мерфолк
        [minotaur] минотавр
        [orc] орк
        [troll] тролль
        [wingfolk] вингфолк
        [wizard] волшебник
       *[skeleton] скелет
    }
grammar-tribe-many =
    { $tribe ->
        [centaur] кентавры
        [dwarf] гномы
        [elf] эльфы
        [giant] гиганты
        [halfling] полурослики
        [merfolk] мерфолки
        [minotaur] минотавры
        [orc] орки
        [troll] тролли
        [wingfolk] вингфолки
        [wizard] волшебники
       *[skeleton] скелеты
    }
move-marker =
    { $why ->
        [extra] дополнительный маркер в { grammar-kingdom-loc }
       *[band] маркер в { grammar-kingdom-loc }
    }
move-no-marker =
    { $why ->
        [small] слишком мала для маркера в { grammar-kingdom-loc }
       *[other] без маркера
    }
move-merfolk = на клетку { $goal } поля мерфолка
move-giant = берёт жетон гиганта
move-token = берёт жетон тролля { $value }
move-horde = маркер в орде орков ({ colour })
move-glory =
    { $points ->
        [one] { $points } очко славы
        [few] { $points } очка славы
       *[other] { $points } очков славы
    }
move-kept =
    { $count ->
        [1] оставляет себе карту
        [one] оставляет себе { $count } карту
        [few] оставляет себе { $count } карты
       *[other] оставляет себе { $count } карт
    }
move-draws =
    { $cards ->
        [none] { $count ->
            [1] берёт карту из колоды
            [one] берёт { $count } карту из колоды
            [few] берёт { $count } карты из колоды
           *[other] берёт { $count } карт из колоды
        }
       *[other] берёт из колоды: { $cards }
    }
move-pool =
    { $count ->
        [1] карта в общий ряд
        [one] { $count } карта в общий ряд
        [few] { $count } карты в общий ряд
       *[other] { $count } карт в общий ряд
    }

# Beside a Band that has just been played.

move-marker-now =
    Маркер в { grammar-kingdom-loc }: { $markers }{ $standing ->
        [leads] {", лидирует"}
        [level] {", наравне:"} { $rivals }
       *[behind] {", впереди:"} { $rivals }
    }
move-to-pool = В общий ряд: { $cards }
