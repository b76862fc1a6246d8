# Strona gospodarza serwera.

host = Strona gospodarza serwera
host-key = Klucz gospodarza
host-key-note = Dla osoby, która prowadzi ten serwer: zgłoszenia, stoły, osoby i blokady. Klucz zostaje tylko na tej stronie, dopóki jej nie zamkniesz.
host-open = Otwórz
host-lock = Zamknij stronę na klucz
host-loading = Wczytywanie…
host-again = Spróbuj ponownie
host-done = Gotowe.
host-sure = { $label }: na pewno?
host-look = Obejrzyj stół

# --- Zgłoszenia ---

host-reports = Zgłoszenia
host-reports-none = Nikt niczego nie zgłosił.
host-report-about = Dotyczy: { $name }
host-report-state =
    { $closed ->
        [yes] Załatwione
       *[no] Otwarte
    }
host-report-by = Kto zgłosił: { $name }, { $time }.
host-report-line = Chodzi o wiersz czatu.
host-a-spectator = ktoś z widzów
host-reported = Zgłoszono:
host-close = Załatwione

# --- Stoły ---

host-tables = Stoły
host-tables-none = Nie ma takiego stołu.
host-table = Stół { $table }
host-open-table = Otwórz jako widz
host-status = Które stoły
host-status-of =
    { $status ->
        [open] Nierozpoczęte
        [running] W toku
        [over] Zakończone
        [ended] Przerwane przez gospodarza
       *[all] Wszystkie
    }
host-name = Imię kogoś przy stole
host-find = Szukaj
host-people-here = Osoby
host-ban-seat =
    { $days ->
        [one] Zablokuj na { $days } dzień
        [few] Zablokuj na { $days } dni
        [many] Zablokuj na { $days } dni
       *[other] Zablokuj na { $days } dnia
    }
host-ban-note = Blokada odrzuca adresy, z których ktoś jest teraz połączony z tym miejscem.
host-remove-name = Usuń to imię wszędzie
host-remove-line = Usuń
host-remove-chat = Usuń cały czat
host-end = Przerwij grę
host-delete = Usuń stół

# --- Osoby, blokady, czynności ---

host-people = Osoby
host-people-none = Nikt nie zbiera tu swoich gier.
host-person = Miejsca: { $seats }. Ostatnio tutaj { $seen }, po raz pierwszy { $created }.
host-forget = Usuń zapisane dane
host-bans = Blokady
host-bans-none = Nikt nie jest zablokowany.
host-network = Adres lub sieć
host-ban-long = Na jak długo
host-ban-days =
    { $days ->
        [0] na zawsze
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
host-ban-reason = Powód, tylko dla ciebie
host-ban = Zablokuj
host-banned-until = Do { $time }.
host-banned-ever = Na zawsze.
host-unban = Zdejmij blokadę
host-acts = Twoje działania
host-acts-none = Jeszcze nic.
host-act =
    { $what ->
        [end] Przerwano grę
        [delete] Usunięto stół
        [remove-chat] Usunięto czat
        [remove-name] Usunięto imię
        [forget-person] Usunięto dane osoby
        [close-report] Załatwiono zgłoszenie
        [ban] Zablokowano
        [unban] Zdjęto blokadę
        [key] Utworzono nowy klucz
        [drain] { $on ->
            [yes] Wstrzymano nowe stoły
           *[no] Znów dopuszczono nowe stoły
        }
       *[other] { $what }
    }
host-act-by =
    { $who ->
        [key] { $time }, na tej stronie lub kluczem
       *[shell] { $time }, w powłoce
    }

# --- Serwer ---

host-server = Serwer
host-health =
    { $ok ->
        [yes] Serwer działa dobrze
       *[no] Serwer potrzebuje pomocy
    }
host-health-database =
    { $ok ->
        [yes] Może zapisywać gry.
       *[no] Nie może zapisywać gier.
    }
host-health-others =
    { $ok ->
        [yes] Słyszy, co zapisują inne procesy.
       *[no] Nie słyszy, co zapisują inne procesy.
    }
host-health-bots =
    { $ok ->
        [yes] Jego boty grają.
       *[no] Jego boty nie grają.
    }
host-counts = W liczbach
host-count =
    { $status ->
        [open] Stoły nierozpoczęte: { $count }
        [running] Gry w toku: { $count }
        [over] Gry zakończone: { $count }
       *[ended] Gry przerwane przez gospodarza: { $count }
    }
host-count-bans = Blokady: { $count }
host-draining =
    { $draining ->
        [yes] Nowe stoły są odrzucane. Gry trwają dalej.
       *[no] Nowe stoły są dozwolone.
    }
host-drain =
    { $draining ->
        [yes] Znów dopuść nowe stoły
       *[no] Wstrzymaj nowe stoły
    }
