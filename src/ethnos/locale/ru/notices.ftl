# Notices that it is somebody’s turn, by mail and push message
notice-confirm-subject = Этнос: подтвердите свой адрес
notice-confirm =
    Кто-то (вероятно, вы) просит писать на адрес { $address }, когда наступает его ход в партии «Этноса» на { $host }.

    Если это вы, откройте ссылку:

    { $link }

    Если нет, не обращайте внимания на это письмо: других не будет.
notice-turn-subject = Этнос: ваш ход
notice-turn = { $name }, ваш ход.
notice-others = За столом: { $names }.
notice-deadline = Ваше время истекает { $time } (UTC).
notice-turn-where = Откройте эту ссылку в браузере, в котором играете: сама по себе она не открывает ваше место.
notice-unsubscribe = Больше не присылать таких писем: { $link }
