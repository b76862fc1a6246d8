# Notices that it is somebody’s turn, by mail and push message
notice-confirm-subject = Ethnos: подтвердите свой адрес
notice-confirm =
    Кто-то, вероятно вы, хочет узнавать по адресу { $address }, когда наступает его ход в партии Ethnos на { $host }.

    Если это вы, откройте ссылку:

    { $link }

    Если нет, не обращайте внимания на это письмо: других не будет.
notice-turn-subject = Ethnos: ваш ход
notice-turn = { $name }, ваш ход.
notice-others = За столом: { $names }.
notice-deadline = Ваше время истекает { $time } (UTC).
notice-turn-where = Откройте её в браузере, в котором играете: сама по себе эта ссылка не открывает ваше место.
notice-unsubscribe = Больше не присылать таких писем: { $link }
