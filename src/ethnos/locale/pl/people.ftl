# People who keep their games together: their list, their devices, notices, statistics

# --- My games ---

people-games = Moje gry
people-games-note = Najpierw gry, które czekają na ciebie.
people-games-none = Na tym urządzeniu nie masz jeszcze gier.
people-group-yours = Twoja tura
people-group-others = Tura innych
people-group-open = Jeszcze nierozpoczęte
people-group-over = Zakończone
people-group-unknown = Nie znaleziono
people-until = do { $time }
people-place = { $place }. miejsce

# --- Keeping games together ---

people-together = Na wszystkich urządzeniach
people-together-note = Nie ma tu kont. Jeśli chcesz, serwer zbierze twoje miejsca pod kluczem, który mają tylko twoje przeglądarki. Jeden link otworzy wtedy wszystkie twoje gry na innym urządzeniu, a ty możesz dostawać wiadomość, gdy przychodzi twoja tura. W każdej chwili możesz to wszystko usunąć.
people-together-start = Zbierz moje gry
people-carry = Przenieś moje gry na inne urządzenie
people-carry-link = Link dla jednego urządzenia
people-carry-note = Otwórz go tam do { $time }. Działa raz. Nie pokazuj go nikomu: kto go otworzy, ma wszystkie twoje gry.
people-arrive = Twoje gry na tym urządzeniu
people-arrive-note = Ten link przenosi na to urządzenie wszystkie gry osoby, która go utworzyła. Kontynuuj tylko, jeśli to ty: jego autor może potem otworzyć każdą grę, w którą tu grasz.
people-arrive-games = { $count ->
    [one] Przenosi { $count } grę.
    [few] Przenosi { $count } gry.
   *[many] Przenosi { $count } gier.
}
people-arrive-names = Imiona w tych grach: { $names }.
people-arrive-none = Nie przenosi żadnych gier.
people-arrive-stay = Miejsca, które to urządzenie już ma, zostają tutaj: nie dołączą do przenoszonych gier i nikt inny ich nie dostanie.
people-arrive-kept = To urządzenie trzyma już gry razem. Jeśli przejdziesz dalej, nie będzie ich już dzielić z twoimi innymi urządzeniami.
people-arrive-yes = To ja: przenieś tu moje gry
people-forget = Usuń to wszystko z serwera
people-forget-note = Twoje gry trwają dalej, a to urządzenie zachowuje swoje miejsca. Usuwane jest tylko to, co je łączy: klucz, adresy do powiadomień i twój ranking.
people-forget-really = Usuń teraz

# --- Notices ---

people-notices = Powiadom mnie o mojej turze
people-notices-note = W grach z dniami na ruch oraz godzinę po tym, jak opuścisz grę bez zegara; raz na turę i tylko wtedy, gdy cię nie ma.
people-notices-off = Ten serwer nie wysyła powiadomień.
people-mail = Adres e-mail
people-mail-set = Wyślij potwierdzenie
people-mail-waiting = Wysłano wiadomość na adres { $address }. Otwórz link, który w niej jest, aby potwierdzić adres.
people-mail-on = Wiadomości przychodzą na adres { $address }.
people-mail-stop = Nie wysyłaj już wiadomości
people-push-start = Powiadamiaj w tej przeglądarce
people-push-stop = Nie powiadamiaj już w tej przeglądarce
people-push-failed = Ta przeglądarka nie przyjmuje stąd powiadomień.
people-confirm = Potwierdź swój adres
people-confirm-note = Po potwierdzeniu będziesz dostawać wiadomość, gdy przyjdzie twoja tura. W każdej jest link, który je wyłącza.
people-confirm-yes = Tak, wysyłajcie mi wiadomości
people-confirmed = Twój adres jest potwierdzony.
people-unsubscribe = Koniec wiadomości
people-unsubscribe-note = Twój adres zostanie tu usunięty i nie wyślemy już na niego żadnej wiadomości.
people-unsubscribe-yes = Usuń mój adres
people-unsubscribed = Twój adres został usunięty.

# --- Rating and statistics ---

people-rated = Chcę mieć ranking
people-rated-note = Liczą się wtedy gry przy stołach rankingowych, od następnego, przy którym usiądziesz, jeśli wszyscy tam chcą mieć ranking. Boty się nie liczą.
people-rated-table = Gra rankingowa
people-rated-table-note = Wynik zmienia rankingi graczy. W tym celu przed startem wszyscy przy stole muszą zbierać swoje gry i zaznaczyć tam „{ people-rated }”. W przeciwnym razie to gra jak każda inna.
people-statistics = Moje statystyki
people-statistics-note = Wszystkie zakończone gry, które tu zbierasz, także z botami.
people-statistics-none = Nie ma jeszcze zakończonych gier.
people-statistics-unkept = Statystyki pojawią się, gdy zbierzesz swoje gry.
people-by-players = Według liczby graczy
people-column-players = Gracze
people-column-games = Gry
people-column-wins = Wygrane
people-column-places = Miejsca od pierwszego
people-column-glory = Chwała, średnio
people-column-best = Chwała, najwięcej
people-column-rating = Ranking
people-rating = { $mu } ± { $spread }
people-rating-note = Ranking zaczyna się od 25 ± 16,7. Liczba po ± mówi, jak jest dokładny: prawdziwa siła mieści się w tym zakresie w 19 przypadkach na 20.
people-tribes = Twoi Dowódcy
people-tribe-bands =
    { $bands ->
        [one] { $bands } Oddział
        [few] { $bands } Oddziały
       *[many] { $bands } Oddziałów
    }

# --- Wśród obcych ---

people-spectators = widzowie
people-safe =
    { $person ->
        [yes] Jeśli { $name } ci przeszkadza
       *[no] Jeśli przeszkadza ci ktoś z widzów
    }
people-about-line = Ukryj, zablokuj lub zgłoś: { $name }
people-mute =
    { $muted ->
        [yes] Znów pokazuj czat
       *[no] Ukryj czat
    }
people-mute-note =
    { $muted ->
        [yes] Ukryte: nie widzisz, co się tam pisze.
       *[no] Nie zobaczysz już, co { $person ->
            [yes] pisze { $name }
           *[no] piszą widzowie
        }. Nikt się o tym nie dowie.
    }
people-block =
    { $blocked ->
        [yes] Odblokuj
       *[no] Zablokuj
    }
people-block-note =
    { $blocked ->
        [yes] Zablokowane: nie czytacie się nawzajem i nie gracie rewanżu.
       *[no] Nie czytacie się już nawzajem i nie gracie rewanżu. Jeśli oboje zbieracie swoje gry, nie spotkacie się już przy żadnym stole. Nikt się o tym nie dowie.
    }
people-report = Zgłoś
people-report-note = Powiedz gospodarzowi tego serwera, co się stało.
people-report-who =
    { $person ->
        [yes] Zgłoszenie dotyczy: { $name }. Czyta je tylko gospodarz tego serwera.
       *[no] Zgłoszenie dotyczy kogoś z widzów. Czyta je tylko gospodarz tego serwera.
    }
people-report-reason = Co się stało?
people-report-line = Czy chodzi o wiadomość?
people-report-no-line = Żadna konkretna wiadomość
people-report-send = Wyślij zgłoszenie
people-report-sent = Twoje zgłoszenie zostało wysłane. Gospodarz tego serwera zdecyduje, co zrobić. Możesz też ukryć lub zablokować.
people-report-back = Wróć
people-replace-link =
    { $sure ->
        [yes] Tak, wymień teraz
       *[no] Wymień swój osobisty link
    }
people-replace-link-note = Jeśli ktoś inny ma twój link: dostaniesz nowy, stary niczego już nie otworzy, a kto z nim gra, od razu straci miejsce.
people-link-replaced = Masz nowy osobisty link. Stary nie otwiera już twojego miejsca. Nowy skopiujesz w menu.
people-end =
    { $sure ->
        [yes] Tak, zaproponuj to pozostałym
       *[no] Zaproponuj zakończenie gry teraz
    }
people-end-note = Jeśli wszyscy się zgodzą, gra skończy się przy obecnym stanie. Nie liczy się wtedy ani do rankingu, ani do statystyk.
people-ended-early = Gra zakończona przed czasem
people-ended-early-note = Wszyscy się zgodzili. To miejsca według dotychczasowej Chwały; nie liczą się ani do rankingu, ani do statystyk.
people-asks = { $name } prosi o miejsce przy twoim stole.
people-admit = Wpuść
people-decline = Odmów
people-invitations = Zaproszenia, każde dla jednej osoby
people-invitations-note =
    { $admission ->
        [invited] Usiąść mogą tu tylko zaproszeni. Każdy link działa raz.
        [asked] Kto prosi o miejsce, czeka na twoją odpowiedź. Z zaproszeniem siada się od razu. Każdy link działa raz.
       *[anyone] Usiąść może tu każdy. Zaproszenie wpuści też kogoś, komu zwolniono miejsce. Każdy link działa raz.
    }
people-invitation = Zaproszenie nr { $number }
people-invitation-elsewhere = Jego link jest tylko tam, gdzie powstało.
people-invitation-withdraw = Wycofaj
people-invite = Utwórz zaproszenie
people-invited = Masz zaproszenie
people-invited-note = { $name } zaprasza cię na partię Ethnos. To zaproszenie działa raz i dla jednej osoby.
people-invited-others = Przy tym stole są też: { $names }.
people-invited-yes = Przyjmij i usiądź
people-invited-no = Nie, dziękuję
people-invited-kept = Jeśli odmówisz, zaproszenie pozostaje ważne: możesz znów otworzyć link.
people-waits = Decyduje gospodarz stołu
people-waits-note = Pytanie, czy możesz usiąść, dostaje { $name }. Ta strona sama pokaże odpowiedź.
people-waits-leave = Możesz opuścić tę stronę i wrócić: twoja prośba zostaje.
people-blocked = Osoby zablokowane przez ciebie
people-blocked-note = Nie spotkacie się przy żadnym stole, dopóki oboje zbieracie swoje gry.
people-unblock = Odblokuj
