# Why a move is refused. { $rules } are ids of docs/rules.md.

refusal = { $reason }: { $rules }

refusal-game-over = игра окончена
refusal-mid-turn = этот ход уже начат: доведите его до конца по одному решению или отмените
refusal-no-pillage = сейчас никто не спрашивает об орде орков
refusal-pillage-first = эпоха окончена: сначала решите, распускается ли орда орков
refusal-not-ten-skeletons = показать можно только руку из десяти скелетов
refusal-hand-full =
    { $limit ->
        [one] с { $limit } картой в руке надо играть группу
       *[other] с { $limit } картами в руке надо играть группу
    }
refusal-not-face-up = { grammar-card-gen } нет среди открытых карт
refusal-unknown-card = нет карты «{ $card }»
refusal-unknown-kingdom = нет королевства «{ $kingdom }»
refusal-unknown-token = нет жетона тролля { $value }: они от 1 до 6
refusal-mixed-band = группа состоит из карт одного племени или одного цвета, не считая скелетов
refusal-leader-missing = лидером должна быть одна из карт группы
refusal-skeleton-leads = скелет не может быть лидером
refusal-not-in-hand = карта ({ card }) названа в группе { $wanted ->
        [few] { $wanted } раза
       *[other] { $wanted } раз
    }, а в руке таких { $held }
refusal-choose-kingdom = маркер обязательно ставится: назовите королевство
refusal-halfling-marker = группа полурослика не выставляет маркер
refusal-wrong-kingdom = маркер ставится в королевство цвета лидера ({ colour }), а не в { grammar-kingdom-acc }
refusal-no-markers = в запасе не осталось маркеров
refusal-too-small =
    чтобы поставить маркер в { grammar-kingdom-acc }, группе { $needed ->
        [one] нужна { $needed } карта
        [few] нужны { $needed } карты
       *[other] нужно { $needed } карт
    }, в ней { $size }
refusal-no-extra = движение по полю мерфолка не даёт столько дополнительных маркеров
refusal-token-too-high =
    для жетона тролля { $value } нужна группа из { $value ->
        [one] { $value } карты
       *[other] { $value } карт
    }, в этой { $size }
refusal-token-taken = жетон тролля { $value } уже занят
refusal-horde-taken = на поле орды уже есть маркер этого цвета
refusal-keep-too-many =
    эльф во главе группы из { $size ->
        [one] { $size } карты
       *[other] { $size } карт
    } оставляет не больше { $size }
refusal-not-left = в руке больше нет { grammar-card-gen }, чтобы оставить
refusal-no-draw = брать нечего
refusal-other-power =
    { $power ->
        [extra] только мерфолк даёт дополнительные маркеры
        [token] только тролль берёт жетон
        [horde] только орк пополняет поле орды
        [keep] только эльф оставляет карты
        [draw] только волшебник берёт карты
       *[then] только за кентавром следует ещё одна группа
    }, а этот лидер не { $owner ->
        [merfolk] мерфолк
        [troll] тролль
        [orc] орк
        [elf] эльф
        [wizard] волшебник
       *[centaur] кентавр
    }
refusal-centaur-not-placed = ещё одна группа следует, только если группа кентавра выставила маркер
refusal-nothing-to-lead = не осталось карты, которая могла бы возглавить ещё одну группу

# Why a decision cannot be taken back.

refusal-undo-beginning = отменять нечего
refusal-undo-deck = последнее решение брало карту из колоды, и её уже видели
refusal-undo-hand = последнее решение открыло карты, которых никто другой не видел
refusal-undo-age = последнее решение закончило эпоху
