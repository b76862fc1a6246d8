# Notices that it is somebody’s turn, by mail and push message
notice-confirm-subject = Ethnos: confirme seu endereço
notice-confirm =
    Alguém, provavelmente você, quer ser avisado em { $address } quando chegar a sua vez numa partida de Ethnos em { $host }.

    Se é você, abra este link:

    { $link }

    Se não, ignore este e-mail: não virá outro.
notice-turn-subject = Ethnos: é a sua vez
notice-turn = { $name }, é a sua vez.
notice-others = À mesa: { $names }.
notice-deadline = Seu tempo vai até { $time } (UTC).
notice-turn-where = Abra-o em um navegador em que você joga: este link sozinho não dá acesso ao seu assento.
notice-unsubscribe = Não quero mais estes e-mails: { $link }
