# Обучение: ethnos train.

train-help = Обучить сеть игрой с самой собой, на видеокарте, если она есть; всё нужное для продолжения сохраняется.

    С --verify: снова измерить чемпиона из пакета или сеть из --network.
train-config = Другая конфигурация вместо чемпионской: файл TOML.
train-out = Папка, где всё хранится; найденное там обучение продолжается.
train-device = Где обучать: на видеокарте, если она есть, только на ней или на процессоре.
train-updates = Остановиться через столько обновлений; та же команда продолжит.
train-measure = Ядра процессора, которые измеряют силу игры во время обучения.
train-after = Начать с того, чему научилась сеть в этой папке.
train-from = Начать с сети из этого файла или со встроенной: champion.
train-verify = Ничего не обучать: измерить.
train-network = С --verify: сеть, которую измерить.
train-games = С --verify: партий в каждой пробе.
train-progress = обучение
train-line = обучение (решений в секунду: { $speed }, энтропия { $entropy })
train-done = Готово, обновлений: { $updates }. Всё лежит в { $folder }: network.npz для игры, curves.svg для просмотра.
train-stopped = Остановлено: обновлений { $updates } из { $total }. Всё лежит в { $folder }; та же команда продолжит.
train-verifying = идут партии
train-calibrating = сравнение шансов
train-column =
    { $column ->
        [trial] чемпион против
        [games] партии
        [share] доля побед
        [interval] интервал 95 %
       *[fair] равная доля
    }
train-truth =
    Предсказанные и действительные шансы на победу расходятся не больше чем на { $worst ->
        [one] { $worst } пункт
        [few] { $worst } пункта
        [many] { $worst } пунктов
       *[other] { $worst } пункта
    } (позиций: { $positions }, партий: { $games }).
error-WrongConfig = { $path } — не конфигурация обучения: { $problem }
error-OtherTraining = В { $folder } лежит обучение с другой конфигурацией: назовите другую папку или начните после него с --after.
error-OtherLayers = У сети в { $file } не те слои и входы, что названы в конфигурации (network: { $network }, layout: { $layout }): назовите другой файл или другую папку либо измените конфигурацию.
gpu-no-torch = torch не находит видеокарту; установите torch с CUDA или обучайте с --device cpu.

# Столы для обучающихся программ.
error-NotASeatsView = Наблюдение строится по виду с одного места: engine.play.view(table, seat).
error-UnknownObservation = У наблюдений Ethnos нет параметров; уберите { $given }.
error-UnknownDevice = Нет устройства «{ $device }»; есть { $known }.
error-UnknownPart = Нет части наблюдения «{ $part }»; есть { $known }.
error-UnknownReward = Нет награды «{ $reward }»; есть { $known }.
error-UnknownRenderMode = Нет render_mode «{ $mode }»; есть { $known }.
error-NoRenderMode = Этот стол создан без render_mode: укажите его при создании; можно { $known }.
error-UnknownAgent = Нет агента { $agent }; есть { $known }.
error-WrongCycles = max_cycles — наибольшее число раундов, от 1, или None; не { $given }.
error-WrongOpponents = Число соперников ({ $given }) не подходит для стола на { $players }: назовите одного бота на все остальные места или по одному на каждое ({ $others }).
outcome-no-chance = { $outcome } сейчас невозможно: здесь ничего не решает случай.
outcome-impossible = { $outcome } сейчас невозможно; возможно: { $possible }.
vector-shape = Передайте по одному решению на стол, массив длины { $tables }, а не массив формы { $shape }.
vector-numbers = Решения — целые числа, а не { $given }: при округлении это были бы другие решения.
vector-illegal = Решение { $action } недопустимо за столом { $table }: выбирайте по его маске.
