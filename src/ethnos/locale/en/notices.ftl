# Notices that it is somebody’s turn, by mail and push message
notice-confirm-subject = Ethnos: please confirm your address
notice-confirm =
    Somebody, probably you, wants to be told at { $address } when it is their turn in a game of Ethnos at { $host }.

    If that is you, open this link:

    { $link }

    If not, ignore this mail: no other will follow.
notice-turn-subject = Ethnos: it is your turn
notice-turn = { $name }, it is your turn.
notice-others = At the table: { $names }.
notice-deadline = Your time runs until { $time } (UTC).
notice-turn-where = Open it in a browser in which you play: this link alone does not open your seat.
notice-unsubscribe = No more of these mails: { $link }
