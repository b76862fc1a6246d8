# Why a move is refused. { $rules } are ids of docs/rules.md.

refusal = { $reason }: { $rules }

refusal-game-over = игра окончена
refusal-mid-turn = этот ход уже начат: доведите его до конца по одному решению или отмените
refusal-no-pillage = сейчас нет орды, которую можно отправить в набег
refusal-pillage-first = эпоха окончена: сначала решите, уходит ли орда орков в набег
refusal-not-ten-skeletons = показать карты можно, только когда на руке десять скелетов
refusal-hand-full =
    { $limit ->
        [one] с { $limit } картой на руке надо играть группу
       *[other] с { $limit } картами на руке надо играть группу
    }
refusal-only-show = десять скелетов на руке можно только показать
refusal-dragon = дракона нельзя ни нанять, ни взять в группу: открытый дракон кладётся рядом с полем
refusal-not-face-up = { grammar-card-gen } нет в общем ряду
refusal-unknown-card = нет карты «{ $card }»
refusal-unknown-kingdom = нет королевства «{ $kingdom }»
refusal-unknown-token = нет жетона тролля { $value }: они от 1 до 6
refusal-mixed-band = все карты группы, кроме скелетов, — одного племени или одного цвета
refusal-leader-missing = лидером должна быть одна из карт группы
refusal-skeleton-leads = скелет не может быть лидером
refusal-not-in-hand = карта ({ card }) названа в группе { $wanted ->
        [few] { $wanted } раза
       *[other] { $wanted } раз
    }, а на руке таких только { $held }
refusal-choose-kingdom = маркер надо поставить: назовите королевство
refusal-halfling-marker = группа с лидером-полуросликом не ставит маркер
refusal-wrong-kingdom = маркер ставится в королевство цвета лидера ({ colour }), а не в { grammar-kingdom-acc }
refusal-no-markers = в запасе не осталось маркеров
refusal-too-small =
    чтобы поставить маркер в { grammar-kingdom-acc }, группе { $needed ->
        [one] нужна { $needed } карта
        [few] нужны { $needed } карты
       *[other] нужно { $needed } карт
    }, а в ней { $size }
refusal-no-extra = движение по полю мерфолка не даёт столько дополнительных маркеров
refusal-token-too-high =
    для жетона тролля { $value } нужна группа хотя бы из { $value ->
        [one] { $value } карты
       *[other] { $value } карт
    }, а в этой { $size }
refusal-token-taken = жетон тролля { $value } уже занят
refusal-horde-taken = на этой клетке поля орды уже есть маркер
refusal-keep-too-many =
    эльф во главе группы из { $size ->
        [one] { $size } карты
       *[other] { $size } карт
    } может оставить не больше { $size }
refusal-not-left = на руке больше нет { grammar-card-gen }, чтобы оставить
refusal-no-draw = брать нечего
refusal-other-power =
    { $power ->
        [extra] только мерфолк даёт дополнительные маркеры
        [token] только тролль берёт жетон
        [horde] только орк пополняет поле орды
        [keep] только эльф оставляет карты
        [draw] только волшебник берёт карты
       *[then] только за кентавром следует ещё одна группа
    }, а этот лидер не { $owner ->
        [merfolk] мерфолк
        [troll] тролль
        [orc] орк
        [elf] эльф
        [wizard] волшебник
       *[centaur] кентавр
    }
refusal-centaur-not-placed =
    { $centaur_trigger ->
        [placed] ещё одна группа следует, только если группа с лидером-кентавром поставила маркер
       *[able] ещё одна группа следует, только если группа с лидером-кентавром может поставить маркер
    }
refusal-nothing-to-lead = не осталось карты, которая могла бы возглавить ещё одну группу

# Why a decision cannot be taken back.

refusal-undo-beginning = отменять нечего
refusal-undo-deck = последним решением взята карта из колоды, и её уже видели
refusal-undo-hand = последнее решение открыло карты, которых никто другой не видел
refusal-undo-age = последнее решение закончило эпоху
