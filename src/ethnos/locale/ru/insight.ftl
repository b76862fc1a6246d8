# Insight: a game looked at again with the champion's eyes.

insight-title = Шансы на победу
insight-axis = шанс на победу в процентах, ход за ходом
insight-column =
    { $column ->
        [turn] ход
        [player] игрок
        [move] сыграно
        [chance] шанс на победу
       *[verdict] оценка
    }
insight-chance = { $before } % → { $after } %
insight-mark =
    { $mark ->
        [mistake] ошибка
       *[inaccuracy] неточность
    }
insight-verdict-plain = { insight-mark }, упущено { $lost } %. Лучше: { $move }
insight-verdict = { insight-verdict-plain } ({ $reasons })
insight-unfinished = ещё не закончен
insight-moments = Переломные моменты
insight-moment = Ход { $turn }, { $player }: { $move }
insight-seat =
    { $player }: { $inaccuracies ->
        [one] { $inaccuracies } неточность
        [few] { $inaccuracies } неточности
       *[other] { $inaccuracies } неточностей
    } и { $mistakes ->
        [one] { $mistakes } ошибка
        [few] { $mistakes } ошибки
       *[other] { $mistakes } ошибок
    } на { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[other] { $decisions } решений
    }
insight-own-eyes = Каждый шанс оценён по тому, что этот игрок мог тогда знать.
insight-eyes = Всё оценено по тому, что тогда могли знать эти игроки: { $players }.
insight-oracle = Эти шансы учитывают закрытые карты: карты на руках у всех и колоду в том порядке, в каком она лежала.
insight-written = График сохранён в { $path }.
error-Stopped = Остановлено: решений { $done } из { $total }. Ничего не записано.

# A move in a few words; a Band with what its Leader does.

insight-move =
    { $move ->
        [take] взять { grammar-card-gen }
        [draw] взять из колоды
        [band] группа: { $cards }
        [show] показать скелетов
        [pillage] отправить орду орков в набег
       *[keep] сохранить орду орков
    }
insight-part =
    { $part ->
        [kingdom] маркер: { kingdom }
        [extra] дополнительные маркеры: { $kingdoms }
        [token] жетон тролля { $value }
        [horde] маркер в орду орков
        [keep] { $count ->
            [one] оставлена { $count } карта
            [few] оставлены { $count } карты
           *[other] оставлено { $count } карт
        }
       *[draw] { $count ->
            [one] взята { $count } карта
            [few] взяты { $count } карты
           *[other] взято { $count } карт
        }
    }

# What a move is good for.

insight-gain =
    { $gain ->
        [0] , пока без славы
        [one] : +{ $gain } очко славы
        [few] : +{ $gain } очка славы
       *[other] : +{ $gain } очков славы
    }
insight-reason =
    { $goal ->
        [kingdom] { $count ->
            [one] { $count } маркер
            [few] { $count } маркера
           *[other] { $count } маркеров
        } в { grammar-kingdom-loc }, { $place }-е место{ insight-gain }
        [band] группы{ insight-gain }
        [track] { $tribe ->
            [merfolk] клетка { $count } на поле мерфолка{ insight-gain }
            [giant] жетон гиганта, размер группы { $count }{ insight-gain }
            [orc] орда орков из { $count ->
                [one] { $count } маркера
               *[other] { $count } маркеров
            }{ insight-gain }
           *[troll] жетон тролля { $count }
        }
        [hand] { $count ->
            [1] первая карта для группы
            [one] группа из { $count } карты на руке
           *[other] группа из { $count } карт на руке
        }
        [keep] { $count ->
            [one] на руке остаётся { $count } карта
            [few] на руке остаются { $count } карты
           *[other] на руке остаётся { $count } карт
        }
       *[cards] { $count ->
            [one] { $count } карта из колоды
            [few] { $count } карты из колоды
           *[other] { $count } карт из колоды
        }
    }

# In the browser, beside the replay.

insight-thinking = Чемпион думает о партии…
insight-thinking-note = Первый взгляд на партию занимает несколько секунд.
insight-open = Оценивать при открытых картах
insight-open-note = Учитываются закрытые карты, и с каждого хода партия доигрывается: около минуты.
insight-open-way = С каждого хода партия доиграна несколько раз с этими картами; шанс — это доля побед игрока. Решения по нему не оцениваются.
insight-turn =
    { $turn ->
        [0] Перед первым ходом
       *[other] Ход { $turn } из { $count }
    }
insight-keys = Нажмите на ход, чтобы перейти к нему. Клавиши: стрелки — на один ход, Home и End.
insight-sentence = { $turn }. { $move }. { $chances }
insight-sentence-mark = { $turn }. { $move }. { insight-mark }. { $chances }
insight-now-all = { $turn }. { $chances }
insight-now = { $player } { $chance } %
insight-percent = { $chance } %
insight-sum = Сумма шансов всех игроков не обязана быть равна 100 %.
insight-threshold = { insight-mark }: упущено не меньше { $least } %
insight-decisive = один из переломных моментов
insight-lost = { insight-mark }, упущено { $lost } %
insight-champion = Чемпион сыграл бы так:
insight-champion-close = Чемпион сыграл бы иначе, почти с тем же шансом:
insight-champion-same = Чемпион сыграл бы так же.
insight-no-choice = Решать было нечего.
insight-taken-back = Этот ход был отменён. Он не оценивается.
insight-luck =
    { $luck ->
        [good] Удача: на { $points } % больше, чем ожидалось
        [bad] Неудача: на { $points } % меньше, чем ожидалось
       *[none] Ни удачи, ни неудачи: вышло так, как ожидалось
    }
insight-jump = К ходу { $turn }
insight-decisions = Решения всех игроков
