# Notices that it is somebody’s turn, by mail and push message
notice-confirm-subject = Ethnos: potwierdź swój adres
notice-confirm =
    Ktoś, prawdopodobnie ty, chce dostawać na adres { $address } wiadomość, gdy w grze Ethnos na { $host } przychodzi jego tura.

    Jeśli to ty, otwórz ten link:

    { $link }

    Jeśli nie, zignoruj tę wiadomość: kolejnej nie będzie.
notice-turn-subject = Ethnos: twoja tura
notice-turn = { $name }, przyszła twoja tura.
notice-others = Przy stole: { $names }.
notice-deadline = Masz czas do { $time } (UTC).
notice-turn-where = Otwórz go w przeglądarce, w której grasz: sam ten link nie otwiera twojego miejsca.
notice-unsubscribe = Nie chcę więcej takich wiadomości: { $link }
