# Notices that it is somebody’s turn, by mail and push message
notice-confirm-subject = Ethnos: Bitte bestätige deine Adresse
notice-confirm =
    Jemand, vermutlich du, möchte an { $address } erfahren, wann er in einer Partie Ethnos auf { $host } am Zug ist.

    Wenn du das bist, öffne diesen Link:

    { $link }

    Wenn nicht, ignoriere diese Mail: Es folgt keine weitere.
notice-turn-subject = Ethnos: Du bist am Zug
notice-turn = { $name }, du bist am Zug.
notice-others = Am Tisch: { $names }.
notice-deadline = Deine Bedenkzeit läuft bis { $time } (UTC).
notice-turn-where = Öffne ihn in einem Browser, in dem du spielst: Dieser Link allein führt dich nicht zu deinem Sitz.
notice-unsubscribe = Keine solchen Mails mehr: { $link }
