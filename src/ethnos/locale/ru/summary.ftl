# The rules of one game on a page, for the terminal and the browser. Most of its sentences are those of rules.ftl.

summary-title = Памятка
summary-link = Правила на одной странице
summary-print = Напечатать
summary-about = { $edition } · игроки: { $players } · эпохи: { $ages }
summary-part =
    { $part ->
        [setup] { rules-chapter-setup }
        [age] Начало каждой эпохи
        [turn] { rules-chapter-turn }
        [band] Как играть группу
        [tribes] { web-tribes }
        [glory] { web-scores }
        [scoring] { rules-chapter-age }
        [ties] Ничьи
        [end] { rules-chapter-end }
       *[options] Не так, как в английском издании
    }
summary-markers =
    { $merfolk ->
        [yes] Маркеры каждого игрока: { $markers }. Один ведёт счёт, один стоит на клетке 0 поля мерфолка.
       *[no] Маркеры каждого игрока: { $markers }. Один ведёт счёт.
    }
summary-drawn = Столько племён выбирает жребий из перечисленных ниже: { $needed }.
summary-deal = Каждый получает по карте. Затем лицом вверх выкладывается общий ряд, карт в нём: { $pool }. Драконы замешиваются в нижнюю половину колоды.
summary-limit = Карт на руке не больше чем { $limit }. Если их столько, нанимать нельзя.
summary-leader = Выберите из них лидера.
summary-marker =
    { $players ->
        [2] Если карт в группе больше, чем маркеров обоих игроков в королевстве цвета лидера, { summary-place }.
       *[other] Если карт в группе больше, чем ваших маркеров в королевстве цвета лидера, { summary-place }.
    }
summary-place =
    { $placement ->
        [may] можно поставить туда маркер
       *[must] поставьте туда маркер
    }
summary-ability = Примените способность лидера. X — число карт в группе.
# The numbers are those of the Ages, of the symbols and of the tokens.
summary-tribe =
    { $tribe ->
        [giant] { power } В конце эпох: { $glory }.
        [merfolk] { power } Символы: { $symbols }; последняя клетка: { $last }.
        [troll] { power } Наибольшее значение: { $tokens }. Побеждает наибольшая сумма, затем наибольший жетон.
       *[other] { power }
    }
summary-kingdoms =
    { $players ->
        [2] Каждое королевство даёт свой жетон тому, у кого больше маркеров. Кто в эпохе 2 там один, получает оба.
       *[other] Каждое королевство даёт свои жетоны тем, у кого больше всего маркеров.
    }
summary-merfolk =
    { $merfolk_scoring ->
        [leader_only] Поле мерфолка приносит славу только тому, кто впереди. Клетка 0 не даёт ничего.
       *[as_kingdom] Поле мерфолка приносит славу по местам. Клетка 0 не даёт ничего.
    }
summary-giant = Владелец жетона гиганта получает его славу.
summary-bands = Группы приносят славу по размеру.
summary-back = Группы, жетоны гиганта и тролля возвращаются. Маркеры остаются.
# The first column of a table: cards in a Band, markers in an Orc Horde.
summary-count = Карты или маркеры
summary-row =
    { $source ->
        [merfolk] { scores-source }, { web-age }
       *[kingdoms] Королевство, { web-age }
    }
summary-token = жетон { $token }
