# Names of cards, tribes and kingdoms.

card =
    { $tribe ->
        [skeleton] скелет
        [centaur] { colour } кентавр
        [dwarf] { colour } гном
        [elf] { colour } эльф
        [giant] { colour } гигант
        [halfling] { colour } полурослик
        [merfolk] { colour } мерфолк
        [minotaur] { colour } минотавр
        [orc] { colour } орк
        [troll] { colour } тролль
        [wingfolk] { colour } вингфолк
       *[wizard] { colour } волшебник
    }
colour =
    { $colour ->
        [purple] фиолетовый
        [red] красный
        [blue] синий
        [green] зелёный
        [orange] оранжевый
        [grey] серый
       *[other] бесцветный
    }
tribe-one =
    { $tribe ->
        [centaur] Кентавр
        [dwarf] Гном
        [elf] Эльф
        [giant] Гигант
        [halfling] Полурослик
        [merfolk] Мерфолк
        [minotaur] Минотавр
        [orc] Орк
        [troll] Тролль
        [wingfolk] Вингфолк
        [wizard] Волшебник
       *[skeleton] Скелет
    }
tribe =
    { $tribe ->
        [centaur] Кентавры
        [dwarf] Гномы
        [elf] Эльфы
        [giant] Гиганты
        [halfling] Полурослики
        [merfolk] Мерфолки
        [minotaur] Минотавры
        [orc] Орки
        [troll] Тролли
        [wingfolk] Вингфолки
        [wizard] Волшебники
       *[skeleton] Скелеты
    }
kingdom =
    { $kingdom ->
        [duris] Дюрис
        [rhea] Рея
        [straton] Стратон
        [althea] Альтея
        [ithys] Итис
       *[pelagon] Пелагон
    }

# Forms of the language's own. A card's genitive is its accusative too; colours: of a masculine word in the genitive,
# of a feminine one in the accusative, and of many.

grammar-card-gen =
    { $tribe ->
        [skeleton] скелета
        [centaur] { grammar-colour-gen } кентавра
        [dwarf] { grammar-colour-gen } гнома
        [elf] { grammar-colour-gen } эльфа
        [giant] { grammar-colour-gen } гиганта
        [halfling] { grammar-colour-gen } полурослика
        [merfolk] { grammar-colour-gen } мерфолка
        [minotaur] { grammar-colour-gen } минотавра
        [orc] { grammar-colour-gen } орка
        [troll] { grammar-colour-gen } тролля
        [wingfolk] { grammar-colour-gen } вингфолка
       *[wizard] { grammar-colour-gen } волшебника
    }
grammar-colour-gen =
    { $colour ->
        [purple] фиолетового
        [red] красного
        [blue] синего
        [green] зелёного
        [orange] оранжевого
        [grey] серого
       *[other] бесцветного
    }
grammar-colour-fem-acc =
    { $colour ->
        [purple] фиолетовую
        [red] красную
        [blue] синюю
        [green] зелёную
        [orange] оранжевую
        [grey] серую
       *[other] бесцветную
    }
grammar-colour-many =
    { $colour ->
        [purple] фиолетовые
        [red] красные
        [blue] синие
        [green] зелёные
        [orange] оранжевые
        [grey] серые
       *[other] бесцветные
    }
grammar-kingdom-acc =
    { $kingdom ->
        [duris] Дюрис
        [rhea] Рею
        [straton] Стратон
        [althea] Альтею
        [ithys] Итис
       *[pelagon] Пелагон
    }
grammar-kingdom-gen =
    { $kingdom ->
        [duris] Дюриса
        [rhea] Реи
        [straton] Стратона
        [althea] Альтеи
        [ithys] Итиса
       *[pelagon] Пелагона
    }
grammar-kingdom-loc =
    { $kingdom ->
        [duris] Дюрисе
        [rhea] Рее
        [straton] Стратоне
        [althea] Альтее
        [ithys] Итисе
       *[pelagon] Пелагоне
    }

# What a Leader does; X is the size of the Band.

power =
    { $tribe ->
        [centaur]
            { $centaur_trigger ->
                [placed] Если маркер поставлен, можно сразу сыграть ещё одну группу.
               *[able] Если маркер можно поставить, можно сразу сыграть ещё одну группу.
            }
        [dwarf] При подсчёте славы группа считается на одну карту больше.
        [elf] Можно оставить себе до X карт, а не отправлять их в общий ряд.
        [giant] Самая большая за эпоху группа с лидером-гигантом получает жетон гиганта: 2 очка славы сразу и ещё в конце эпохи.
        [halfling] Их вдвое больше, но группа с таким лидером не ставит маркер.
        [merfolk] Пройдите X клеток по полю мерфолка; за каждый достигнутый или пройденный символ можно поставить маркер в любое королевство.
        [minotaur] Группе нужно на одну карту меньше, чтобы поставить маркер.
        [orc] Можно также поставить маркер на клетку этого цвета на своём поле орды; в конце эпохи орду можно отправить в набег за славой.
        [troll]
            { $troll_scope ->
                [kingdoms_only] Можно взять свободный жетон тролля со значением не больше X. Жетоны разрешают ничьи в королевствах.
               *[kingdoms_and_merfolk] Можно взять свободный жетон тролля со значением не больше X. Жетоны разрешают ничьи в королевствах и на поле мерфолка.
            }
        [wingfolk] Маркер можно поставить в любое королевство, для которого группа достаточно велика.
        [wizard] После сброса можно взять X карт из колоды.
       *[skeleton] Входит в любую группу, но никогда не лидер; рассыпается перед подсчётом групп.
    }

# The title that the winner bears, in the book of each edition.

winner-title =
    { $edition ->
        [polish] { $count ->
            [1] Король Этноса
           *[other] Короли Этноса
        }
        [german] { $count ->
            [1] Правитель Этноса
           *[other] Правители Этноса
        }
       *[english] { $count ->
            [1] Лорд Этноса
           *[other] Лорды Этноса
        }
    }

# The edition that players of this language know: a preset, by its name in the program.

edition = russian
