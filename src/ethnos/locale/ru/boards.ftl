# The boards and tokens of the tribes beside the map. Short: most stand beside a drawing.
board-title = Поля и жетоны племён
board-name =
    { $board ->
        [merfolk] Поле мерфолка
        [giant] Жетон гиганта
        [hordes] Орды орков
       *[trolls] Жетоны троллей
    }
board-now = сейчас
board-glory = Слава в конце эпохи
board-place = Место
board-space = Клетка
board-unranked = без места
board-merfolk-spoken = Поле мерфолка: { $spaces }. Символы на клетках { $symbols }
board-free = свободны: { $tokens }
board-giant-free = в этой эпохе его ещё никто не взял
board-giant-size =
    { $size ->
        [1] группа из одной карты
        [one] группа из { $size } карты
       *[other] группа из { $size } карт
    }
board-giant-takes =
    { $size ->
        [1] сразу, за группу любого размера с лидером-гигантом
       *[other] сразу, за группу не меньше { $size } карт с лидером-гигантом
    }
board-giant-holder = владельцу в конце эпохи { $age }; потом жетон снова свободен
board-players = Игроков: { $least }–{ $most }
board-scale = Слава за набег, по маркерам
board-horde-now =
    Занято клеток: { $filled } из { $spaces }; набег сейчас даёт { $glory ->
        [one] { $glory } очко славы
        [few] { $glory } очка славы
       *[other] { $glory } очков славы
    }
board-tie = Кто впереди при ничьей
board-tie-note = Впереди наибольшая сумма, затем наибольший жетон.
board-tokens = Жетоны
board-sum = Сумма
