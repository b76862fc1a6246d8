# What is wrong with a text that was to be read: a move, a position, a game, a link (docs/notation.md).

notation-line = строка { $line }: { $problem }

# Words.

notation-title = первая строка — «{ $word }», а должна быть «{ $title }»: это другой формат или другая его версия
notation-bad-number = «{ $word }» — не целое число: напишите число от { $low } до { $high }
notation-number-range = { $word } вне пределов: напишите число от { $low } до { $high }
notation-row-length =
    { $found ->
        [one] здесь { $found } число
        [few] здесь { $found } числа
       *[other] здесь { $found } чисел
    }: напишите { $count ->
        [one] { $count } число
        [few] { $count } числа через пробел
       *[other] { $count } чисел через пробел
    }
notation-unknown-card =
    { $nearest ->
        [none] нет карты «{ $word }», которая могла бы здесь стоять: пишите tribe.colour, как в elf.red, либо skeleton, dragon или ?, где такая карта возможна
       *[other] здесь нет карты «{ $word }»: может быть, { $nearest }?
    }
notation-unknown-kingdom = нет королевства «{ $word }»; есть { $known }
notation-unknown-colour = нет цвета «{ $word }»; есть { $known }
notation-unknown-tribe = нет племени «{ $word }»; есть { $known }
notation-unknown-phase = нет фазы «{ $word }»; есть { $known }
notation-unknown-preset = нет издания «{ $word }»; есть { $known }
notation-unknown-option = нет опции «{ $word }»; есть { $known }
notation-unknown-source = нет источника славы «{ $word }»; есть { $known }
notation-option-form = «{ $word }» — не опция: пишите опция = значение
notation-option-twice = опция { $word } задана дважды: уберите одну из них
notation-option-value = опция { $option } не может быть «{ $word }»: возможно { $known }
notation-source-twice = источник { $word } назван дважды: уберите один из них
notation-tribe-count =
    игроков { $players }, поэтому в игре { $needed ->
        [one] { $needed } племя
        [few] { $needed } разных племени
       *[other] { $needed } разных племён
    }: назовите ровно столько

# Moves.

notation-move-empty = здесь нет хода: ход начинается с одного из слов { $known }
notation-unknown-verb = ни один ход не начинается с «{ $word }»: ходы начинаются с { $known }
notation-move-goes-on = ход должен кончаться перед «{ $word }»: уберите лишнее
notation-unknown-band-word =
    «{ $word }» — не карта и не часть группы: { $nearest ->
        [none] пишите карты, как в elf.red, а затем, если нужно, -> kingdom, extra, token, horde, keep, draw
       *[other] может быть, { $nearest }?
    }
notation-further-band = «{ $word }» не может стоять после «/»: напишите слово band и карты следующей группы
notation-part-twice = «{ $word }» стоит в одной группе дважды: уберите одно из них
notation-card-missing = после слова { $part } нет карты: назовите её, как в elf.red
notation-kingdom-missing = после «{ $part }» нет королевства: назовите его, как в rhea

# Positions.

notation-no-colon = «{ $word }» — не строка позиции: пишите ключ: значение
notation-unknown-key =
    нет ключа «{ $word }»{ $nearest ->
        [none] ; есть { $known }
       *[other] : может быть, { $nearest }?
    }
notation-key-twice = «{ $name }» уже есть в строке { $first }: уберите одно из них
notation-missing-key = не хватает строки «{ $name }: ...»: она нужна в позиции
notation-tokens-order = жетоны королевства лежат по возрастанию, самый большой — на последней эпохе
notation-tokens-count =
    { $printed ->
        [one] в этой партии только { $printed } жетон со значением { $value }
        [few] в этой партии только { $printed } жетона со значением { $value }
       *[other] в этой партии только { $printed } жетонов со значением { $value }
    }: в королевствах названо больше
notation-seat-over = место — это «-», когда фаза over, и число, пока игра идёт
notation-dragon-seat-early = третий дракон ещё не вышел, и никто его не открывал: уберите эту строку
notation-dragons-phase =
    { $dragons ->
        [one] { $dragons } дракон не согласуется
        [few] { $dragons } дракона не согласуются
       *[other] { $dragons } драконов не согласуются
    } с фазой: третий заканчивает эпоху, и только тогда фаза — pillage или over
notation-phase-age = этой фазы не может быть в этой эпохе: pillage спрашивают в каждой эпохе, кроме последней, а игра окончена после последней
notation-tribe-not-in-play = этой карты ({ card }) здесь быть не может: её племя не в игре
notation-too-many-cards = таких карт ({ card }) в игре всего { $printed }: она названа в строках { $lines }
notation-hand-hidden = карты на руке у места { $seat } здесь не скрыты: назовите их
notation-hand-size =
    на руке не может быть { $size ->
        [one] { $size } карты
       *[other] { $size } карт
    }: предел — { $limit }
notation-known-hidden = чужие карты, о которых знает вид, уже названы в строке «hand»: уберите эту строку
notation-known-not-held = этой известной карты ({ card }) нет на руке у места { $seat }: там должны быть все карты, о которых известно
notation-band-size =
    группа из { $size ->
        [one] { $size } карты
       *[other] { $size } карт
    } невозможна: число карт в группе — от 1 до { $limit }
notation-band-skeleton = скелет не может быть лидером: назовите лидера первым
notation-band-mixed = это не группа: все её карты, кроме скелетов, — одного племени или одного цвета
notation-deck-dragons = драконов в колоде: { $found }, а выйти ещё должно: { $to_come }
notation-deck-missing = не хватает карт: всё, чего нет в другом месте, лежит в колоде, а это { $cards }
notation-deck-count =
    в колоде не может быть { $found ->
        [one] { $found } карты
       *[other] { $found } карт
    }: судя по картам, видимым и скрытым в других местах, в ней { $needed }
notation-dragon-too-high = ещё не вышедшие драконы лежат в нижней половине колоды: она слишком мала для них
notation-kingdom-twice = королевство { $word } названо дважды: уберите одно из них
notation-marker-sum = маркеров у места { $seat }, считая запас (строка { $supply }), орду и поля, — { $total }, а должно быть { $markers }
notation-horde-twice = на поле орды по одной клетке каждого цвета, а { $colour } назван дважды
notation-board-not-in-play =
    { $tribe ->
        [orc] орки
        [troll] тролли
        [giant] гиганты
       *[merfolk] мерфолки
    } не в игре, поэтому этой строки здесь быть не может
notation-giant-band = жетон гиганта у места { $seat }, а группы с лидером-гигантом у него нет: уберите эту строку или добавьте такую группу
notation-giant-largest = жетон гиганта — у самой большой группы с лидером-гигантом: напишите { $size } = { $seat }
notation-token-twice = у жетона один владелец: { $value } назван больше одного раза
notation-scores-early = эпоха { $age } не начиналась и не могла принести славу
notation-glory-sheet = у места { $seat } здесь славы { $glory }, а в строках «scores» — { $booked }
notation-chain-phase = число групп, сыгранных в этот ход, не согласуется с фазой ({ $phase }): до первой группы хода это 0, после неё больше
notation-chain-bands =
    { $chain ->
        [1] на столе нет ни одной группы
        [one] на столе меньше { $chain } группы
       *[other] на столе меньше { $chain } групп
    }
notation-chain-owner =
    { $chain ->
        [1] последняя группа сыграна в этот ход и должна
        [one] последняя { $chain } группа сыграна в этот ход и должна
        [few] последние { $chain } группы сыграны в этот ход и должны
       *[other] последние { $chain } групп сыграны в этот ход и должны
    } принадлежать месту { $seat }
notation-chain-centaur = ещё одна группа в тот же ход следует, только если лидер этой — кентавр
notation-other-phase = строка «{ $name }» — для фазы { $phase }: уберите её
notation-band-secret = неоконченная группа и карты, которые оставляет эльф, — тайна, в этом виде их быть не может
notation-not-in-hand = столько таких карт ({ card }) на руке у места { $seat } нет
notation-phase-leader =
    фаза { $phase } следует за группой, лидер которой — { $tribe ->
        [merfolk] мерфолк
        [troll] тролль
        [orc] орк
        [elf] эльф
       *[wizard] волшебник
    }, а последняя группа не такая
notation-wizard-hand = волшебник берёт карты, когда остальные уже сброшены: здесь должно стоять «-»
notation-pillage-hand = в конце эпохи все карты с рук сброшены: здесь должно стоять «-»
notation-pillage-horde = у места { $seat } нет маркеров на поле орды, и отправлять в набег некого
notation-skeleton-winner = никто не мог победить здесь с десятью скелетами: для этого нужны ten_skeletons = win и фаза over
notation-places-early = пока игра не окончена, итоговых мест нет: уберите эту строку
notation-places-first = кто-то должен быть первым, а десять скелетов побеждают: итоговые места начинаются с 1
notation-places-glory = у места { $seat } больше славы, чем у места { $rival }, и оказаться ниже оно не может
notation-view-not-whole = это то, что видит одно место, и колода неизвестна: продолжить можно только целую позицию
notation-view-seed = у вида нет зерна: уберите эту строку
notation-no-choice = в фазе { $phase } здесь ни у кого нет выбора, и игра на ней не остановилась бы

# Game files.

notation-position-open = эта партия начата с позиции, где видны все карты: скрывать в её файле нечего
notation-tag-in-position = { $tag } уже есть в позиции: уберите эту строку
notation-unknown-line = «{ $word }» — не строка партии: ходы пишутся 12. 2: take elf.red, а метки стоят над ними
notation-unknown-tag = нет метки «{ $word }»; есть { $known }
notation-missing-tag = не хватает строки «{ $tag }: ...»
notation-unknown-decision =
    нет решения «{ $word }»{ $nearest ->
        [none] : решения пишутся, как в lead-tribe elf.red
       *[other] : может быть, { $nearest }?
    }
notation-move-number = это ход { $expected }, а не { $found }: ходы нумеруются с 1 без пропусков
notation-commitment-form = обязательство — это 64 шестнадцатеричные цифры
notation-commitment-wrong = обязательство не соответствует этому зерну: перетасовки не те, что были обещаны
notation-names-form = партии нужны имена через запятую, по одному на каждое место (всего { $players })
notation-bad-date = «{ $word }» — не дата: пишите, как в 2026-01-31
notation-result-form = «{ $word }» — не результат: пишите places 1 2, glory 40 35, по числу на каждое место
notation-seed-secret = зерно не раскрыто: эту партию можно показать списком, но не воспроизвести
notation-age-due = сначала должна идти строка «== Age ...» начинающейся эпохи
notation-scores-due = сначала должна идти строка «-- scores ...» окончившейся эпохи
notation-unexpected-age = здесь не начинается эпоха
notation-unexpected-scores = здесь не кончается эпоха
notation-age-wrong = это эпоха { $expected }, а не { $found }
notation-first-wrong = первым в этой эпохе ходит место { $expected }, а не { $found }
notation-deck-wrong = колода этой эпохи — { $expected }, а не { $found }: это не перетасовка этого зерна
notation-scores-wrong = очки за { $source } — { $expected }, а не { $found }
notation-after-unfinished = за неоконченным ходом ничего не может следовать
notation-seat-wrong = ходит место { $expected }, а не { $found }
notation-illegal-move = «{ $move }» невозможно: { $reason }
notation-illegal-decision = «{ $word }» сейчас невозможно; возможно: { $known }
notation-move-finished = эти решения составляют целый ход: запишите его одним ходом
notation-result-early = эта партия не окончена, и результата ещё нет
notation-result-wrong = результат — places { $places }, glory { $glory }

# Links.

notation-link-version = ссылка начинается с { $known }, а не с «{ $word }»: это ссылка не этой игры или более поздней версии
notation-link-letters = ссылка состоит только из букв, цифр, - и _: эта скопирована не целиком
notation-link-damaged = ссылка повреждена: скопируйте её заново от начала до конца
notation-link-long =
    { $most ->
        [one] эта ссылка разворачивается больше чем в { $most } байт
        [few] эта ссылка разворачивается больше чем в { $most } байта
       *[other] эта ссылка разворачивается больше чем в { $most } байт
    }, а таких партий не бывает
notation-link-decision = решение { $number } этой ссылки невозможно в её партии: она сделана для других правил или изменена
