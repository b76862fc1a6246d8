# What `ethnos admin` says to the host of a server
admin-help = Dla gospodarzy: przeglądanie stołów serwera i porządki. Działa i wtedy, gdy serwer pracuje (zauważa zmiany w ciągu dwóch sekund), i wtedy, gdy jest zatrzymany.
admin-list-help = Wypisz stoły, od ostatnio zmienionych.
admin-show-help = Pokaż stół: jego miejsca i wiersze dziennika z numerami.
admin-end-help = Zakończ stoły: nikt już przy nich nie gra ani nie pisze. Ich zapis zostaje.
admin-delete-help = Usuń stoły i wszystko, co o nich zapisano.
admin-remove-name-help = Usuń imię wszędzie: z miejsc, list, dzienników i czatu. Partie pozostają takie, jakie były.
admin-remove-chat-help = Usuń wiersze czatu przy stole; ich numery pokazuje „admin show”. Bez numeru: cały czat stołu.
admin-ban-help = Zablokuj adres lub sieć albo tego, kto jest połączony z miejscem. Otwarte połączenia stamtąd zostaną zamknięte.
admin-unban-help = Wpuść adres lub sieć z powrotem.
admin-bans-help = Wypisz obowiązujące blokady.
admin-reports-help = Wypisz zgłoszenia, od najnowszych: stół, z którego miejsca i o którym, oraz numer wiersza czatu.
admin-close-report-help = Zamknij zgłoszenie: niczego więcej nie wymaga.
admin-people-help = Wypisz osoby, które trzymają swoje gry razem, od ostatnio widzianych: identyfikator, pierwsza i ostatnia wizyta, miejsca.
admin-forget-person-help = Usuń to, co zapisano o osobie, która trzyma swoje gry razem. Jej miejsca pozostają jej.
admin-acts-help = Wypisz, co zrobił gospodarz serwera, kluczem lub w powłoce, od najnowszych.
admin-key-help = Utwórz klucz do interfejsu gospodarza serwera. Jest pokazywany raz, a wcześniejszy traci ważność.
admin-drain-help = Nie przyjmuj nowych stołów w żadnym procesie; gry toczą się dalej. Z „--off” przyjmuj je znowu.
admin-stats-help = Policz stoły, ruchy i czat oraz miejsce, które zajmują.
admin-export-help = Zapisz stoły jako pliki: zakończone gry jako .ethnos, które potwierdza „ethnos verify”, a każdy stół jako .json, bez sekretów i bez tego, co w niedokończonych grach jest ukryte.
admin-backup-help = Zapisz całą bazę danych w jednym pliku, także w trakcie gier. Plik zawiera sekrety serwera.
admin-restore-help = Przywróć kopię zapasową w miejsce bazy danych: całą albo wcale. Żaden serwer nie może w tym czasie używać bazy.
admin-database = Baza danych serwera: adres PostgreSQL albo plik; domyślnie ten sam plik co w „ethnos serve”.
admin-yes = Nie pytaj.
admin-table = Identyfikator stołu.
admin-tables = Identyfikatory stołów.
admin-only-tables = Tylko przy tym stole; można podać kilka razy.
admin-status = Tylko stoły w tym stanie.
admin-name = Tylko stoły, przy których siedzi ktoś o tym imieniu.
admin-limit = Najwyżej tyle.
admin-removed-name = Imię; wielkość liter nie ma znaczenia.
admin-instead = Co pokazywać zamiast imienia.
admin-line = Numer wiersza; można podać kilka razy.
admin-network = Adres albo sieć, na przykład 2001:db8::/32. Dla adresu IPv6 liczy się jego sieć 64-bitowa.
admin-ban-table = Zamiast adresu: stół osoby do zablokowania.
admin-ban-seat = Jej miejsce przy nim, licząc od 0.
admin-for = Na jak długo: 30m, 12h, 7d albo 4w; inaczej do odwołania.
admin-reason = Notatka do listy blokad; nikt inny jej nie widzi.
admin-folder = Folder na pliki; w razie potrzeby zostanie utworzony.
admin-backup-file = Plik, który zostanie zapisany.
admin-restore-file = Plik zapisany przez „ethnos admin backup” dla bazy tego samego rodzaju.
admin-row = { $table }  { $status ->
    [open] otwarty
    [running] w toku
    [over] rozegrany
   *[ended] przerwany
}  { $when }  { $names }
admin-nothing = Niczego takiego nie ma.
admin-ask-end = { $tables ->
    [one] Zakończyć ten stół?
    [few] Zakończyć te { $tables } stoły?
   *[many] Zakończyć te { $tables } stołów?
}
admin-ended = { $tables ->
    [one] Zakończono 1 stół.
    [few] Zakończono { $tables } stoły.
   *[many] Zakończono { $tables } stołów.
}
admin-ask-delete = { $tables ->
    [one] Usunąć ten stół na zawsze?
    [few] Usunąć te { $tables } stoły na zawsze?
   *[many] Usunąć te { $tables } stołów na zawsze?
}
admin-deleted = { $tables ->
    [one] Usunięto 1 stół.
    [few] Usunięto { $tables } stoły.
   *[many] Usunięto { $tables } stołów.
}
admin-ask-name = Usunąć „{ $name }” na zawsze (wiersze: { $places }, stoły: { $tables })?
admin-name-removed = Usunięto „{ $name }” (wiersze: { $places }, stoły: { $tables }). Wcześniejsze kopie zapasowe nadal zawierają to imię.
admin-ask-chat = { $lines ->
    [one] Usunąć 1 wiersz czatu na zawsze?
    [few] Usunąć { $lines } wiersze czatu na zawsze?
   *[many] Usunąć { $lines } wierszy czatu na zawsze?
}
admin-chat-removed = { $lines ->
    [one] Usunięto 1 wiersz czatu.
    [few] Usunięto { $lines } wiersze czatu.
   *[many] Usunięto { $lines } wierszy czatu.
} Wcześniejsze kopie zapasowe nadal zawierają to, co usunięto.
admin-ask-ban = { $addresses ->
    [one] Odrzucać wszystko z { $network }?
    [few] Odrzucać wszystko z { $network } ({ $addresses } adresy)?
   *[many] Odrzucać wszystko z { $network } ({ $addresses } adresów)?
}
admin-ask-ban-seat = Zablokować adres połączony z miejscem { $seat }?
admin-banned = Zablokowano: { $network }
admin-unbanned = { $network } ma znów dostęp.
admin-not-banned = { $network } nie ma na liście blokad.
admin-nobody-there = Nikogo nie zablokowano: nikt nie jest połączony z tym miejscem albo serwer nie działa.
admin-person = Identyfikator osoby.
admin-report = Numer zgłoszenia.
admin-off = Znowu przyjmuj nowe stoły.
admin-report-closed = Zgłoszenie { $report } jest zamknięte.
admin-ask-forget = Usunąć na zawsze to, co zapisano o tej osobie?
admin-person-forgotten = Dane tej osoby usunięto.
admin-draining = { $on ->
    [yes] Od teraz żadnych nowych stołów.
   *[no] Nowe stoły są znowu mile widziane.
}
admin-cancelled = Nic się nie zmieniło.
admin-stats = Stoły: otwarte { $open }, w toku { $running }, rozegrane { $over }, przerwane { $ended }. Ruchy: { $moves }. Wiersze czatu: { $chat }. Blokady: { $bans }. Baza danych: { $megabytes } MB.
admin-stats-recent = { $period ->
    [day] Ostatnie 24 godziny
    [week] Ostatnie 7 dni
   *[month] Ostatnie 30 dni
}: nowe stoły { $created }, zakończone gry { $finished }.
admin-ask-backup = Plik { $path } już istnieje. Zastąpić go?
admin-backing-up = Tworzenie kopii (MB)
admin-backed-up = Kopię zapasową zapisano w { $path } ({ $megabytes } MB).
admin-ask-restore = Zastąpić całą bazę danych kopią { $path }? To, co rozegrano później, przepadnie.
admin-restoring = Przywracanie (MB)
admin-restored = Przywrócono { $path }. Po uruchomieniu serwera gry potoczą się od tego miejsca.
admin-exported = Pliki w folderze { $folder }: { $files }
admin-unreadable = Stołu { $table } nie da się odczytać; pominięto go.
admin-no-database = Pod { $path } nie ma bazy danych.
admin-no-network = „{ $given }” nie jest adresem ani siecią.
admin-no-period = „{ $given }” nie jest okresem: wpisz 30m, 12h, 7d albo 4w.
admin-no-such-line = Stół { $table } nie ma wiersza czatu o tym numerze.
admin-who-to-ban = Podaj albo adres, albo stół.
backup-not-one = { $path } nie jest kopią zapasową Ethnos albo jest uszkodzony.
backup-too-new = Kopię { $path } utworzyła nowsza wersja tego programu (rewizja { $revision }): zainstaluj ją.
backup-other-database = { $path } to kopia bazy innego rodzaju: kopii SQLite nie da się przywrócić w PostgreSQL ani odwrotnie.
backup-same-file = { $path } to sama baza danych: podaj inny plik.
backup-not-ours = { $where } nie jest bazą danych Ethnos.
backup-failed = Nie udało się i nic się nie zmieniło: { $problem }
backup-no-program = Brak programu { $program }: w Debianie zainstaluj pakiet postgresql-client-{ $major }, w innym systemie jego PostgreSQL { $major }.
backup-old-program = { $version } jest starszy niż serwer bazy danych: w Debianie zainstaluj pakiet postgresql-client-{ $major }, w innym systemie jego PostgreSQL { $major }.
