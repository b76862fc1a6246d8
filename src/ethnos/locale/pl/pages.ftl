# The browser's pages around the table: start, set-up, waiting room, lobby, replays, first steps.

pages-name = Ethnos
pages-window-title = { $title } · Ethnos
pages-tagline = Zbierz Plemiona w Oddziały, zdobądź sześć Królestw i sięgnij po Chwałę, nim zbudzi się trzeci Smok.
pages-unofficial = Darmowe, nieoficjalne wydanie stworzone przez graczy. Cała grafika i wszystkie teksty są nasze.
pages-skip = Przejdź do treści
pages-home = Strona główna
pages-home-link = Ethnos: strona główna
pages-navigation = Strony
pages-link-lobby = Lobby
pages-link-learn = Nauka
pages-link-rules = Zasady
pages-more = Więcej sposobów gry
pages-default-name = Wędrowiec
pages-your-name = Twoje imię
pages-copy = Kopiuj
pages-copied = Skopiowano
pages-share = Udostępnij

# --- Settings ---

pages-settings = Ustawienia
pages-language = Język
pages-theme = Wygląd
pages-theme-auto = Jak w urządzeniu
pages-theme-light = Jasny
pages-theme-dark = Ciemny
pages-theme-to =
    { $theme ->
        [dark] Włącz ciemny motyw
       *[light] Włącz jasny motyw
    }
pages-pace = Tempo
pages-pace-calm = Spokojne
pages-pace-brisk = Żwawe
pages-pace-instant = Od razu
pages-pace-note = Jak długo widać ruchy innych. Kliknij gdziekolwiek, by przejść dalej.
pages-order = Sortuj rękę według
pages-order-tribe = Plemienia
pages-order-colour = Koloru
pages-sound = Dźwięki
pages-opening = Pokazuj przygotowanie nowej gry
pages-notify = Powiadom, gdy przyjdzie moja tura
pages-notify-denied = Ta przeglądarka blokuje powiadomienia tej strony. Możesz na nie zezwolić w jej ustawieniach.

# --- Start ---

pages-play-now-title = Zagraj teraz
pages-in-browser = W tej przeglądarce: działa też offline
pages-play-now =
    { $opponents ->
        [one] Graj przeciwko 1 botowi
       *[many] Graj przeciwko { $opponents } botom
    }
pages-opponents = Przeciwnicy
pages-colour = Twój kolor
pages-colour-of = Kolor gracza { $name }
pages-colour-taken = zajęty: { $name }
pages-colour-white = Biały
pages-colour-black = Czarny
pages-colour-yellow = Żółty
pages-colour-turquoise = Turkusowy
pages-colour-pink = Różowy
pages-colour-brown = Brązowy
pages-level = Poziom
pages-level-novice = nowicjusz
pages-level-adept = adept
pages-level-expert = ekspert
pages-level-master = mistrz
pages-level-grandmaster = arcymistrz
pages-way-new = Nowy stół
pages-way-new-note = Z przyjaciółmi, botami albo na jednym urządzeniu.
pages-way-lobby = Lobby
pages-way-lobby-note = Dołącz do otwartego stołu albo oglądaj.
pages-way-learn = Nauka gry
pages-way-learn-note = Pierwsza gra z przewodnikiem, około dziesięciu minut.
pages-newcomer = Pierwszy raz?
pages-way-replays = Powtórki
pages-way-replays-note = Zakończone gry, ruch po ruchu.
pages-way-rules = Zasady
pages-way-rules-note = Każda zasada i każde rozstrzygnięcie.
pages-way-tribes = Plemiona
pages-way-tribes-note = Jak dobrze grać każdym.
pages-join-label = Dołącz przez link lub kod stołu
pages-join-open = Otwórz
pages-join-wrong = To nie jest link do stołu. Wygląda on tak: …/table/abc123 albo po prostu abc123.

pages-continue = Twoje gry
pages-all-games = Pokaż wszystkie ({ $count })
pages-free-seat = wolne miejsce
pages-your-seat = ty
pages-game-as = Jako { $names }
pages-game-with = przy stole: { $names }
pages-game-asking = Sprawdzam…
pages-game-gone = Tego stołu już nie ma.
pages-game-unknown = Serwer chwilowo nie odpowiada.
pages-game-paused = Pauza.
pages-game-open =
    { $free ->
        [0] Są już wszyscy: gospodarz może uruchomić grę.
        [one] Jest jeszcze 1 wolne miejsce.
        [few] Są jeszcze { $free } wolne miejsca.
       *[many] Jest jeszcze { $free } wolnych miejsc.
    }
pages-game-your-turn = Twoja tura.
pages-game-turn-of = Tura: { $name }.
pages-game-over = Zakończona. Obejrzyj ją ponownie.
pages-forget = Usuń z listy
pages-forget-really = Usunąć?

# --- A new table ---

pages-new = Nowy stół
pages-new-who = Kto gra
pages-new-what = Ustawienia gry
pages-new-players = Gracze
pages-seat = Miejsce { $number }
pages-seat-who = Kto siedzi na miejscu { $number }
pages-wish-you = Ty
pages-wish-you-note = Jesteś gospodarzem: ty uruchamiasz grę.
pages-wish-open = Ktoś z linkiem
pages-wish-open-note = Miejsce dla osoby, która pierwsza otworzy link.
pages-wish-here = Ktoś przy tym urządzeniu
pages-wish-here-note = Przekazujecie sobie urządzenie; między turami ekran jest zasłonięty.
pages-wish-bot = Bot
pages-wish-bot-note = Gra od razu, w dzień i w nocy.
pages-bot = { $name }, { $level }
pages-friend-name = Imię tej osoby
pages-tribes = Plemiona
pages-tribes-random = Losowe
pages-tribes-first-game = Na pierwszą grę
pages-tribes-character = Charakter
pages-tribes-chosen = Wybrane
pages-tribes-character-note = Zestawy na partie krótkie, długie, losowe, głębokie albo wyważone.
pages-tribes-about = O Plemionach
pages-tribes-random-note = { $needed } losowych Plemion z dwunastu.
pages-tribes-first-game-note =
    { $needed ->
        [6] Skrzydlaci, Niziołki, Minotaury, Olbrzymy, Czarodzieje i Centaury: łatwe na początek.
       *[other] { $needed } z sześciu łatwych na początek: Skrzydlaci, Niziołki, Minotaury, Olbrzymy, Czarodzieje i Centaury.
    }
pages-tribes-chosen-note =
    { $needed ->
        [one] Wybierz { $needed } Plemię.
        [few] Wybierz { $needed } Plemiona.
       *[many] Wybierz { $needed } Plemion.
    }
pages-tribes-count = Wybrano { $chosen } z { $needed }
pages-listed = Pokaż w lobby
pages-listed-note = Każdy może dołączyć lub oglądać, a powtórka będzie publiczna.
pages-hints = Podpowiedzi
pages-hints-note = W swojej turze możesz zapytać, co zagrałby czempion.
pages-memory-aid = Pomoc dla pamięci
pages-memory-aid-note = Karty, które ktoś wziął na oczach wszystkich, pozostają widoczne.
pages-advanced = Zegar, wydanie i opcje
pages-clock = Zegar
pages-clock-none = Brak
pages-clock-none-note = Każdy ma tyle czasu, ile potrzebuje.
pages-clock-bank = Minuty
pages-clock-bank-note = Każda osoba ma tyle czasu na całą grę. Gdy się skończy, ruch wykonuje bot.
pages-clock-days = Dni
pages-clock-days-note = Do gier korespondencyjnych: tyle dni na każdy ruch.
pages-clock-minutes = Minuty na osobę
pages-clock-increment = Dodatkowe sekundy na ruch
pages-clock-days-number = Dni na każdy ruch
pages-edition = Wydanie
pages-edition-choose = Graj według instrukcji
pages-preset-english = Wydanie angielskie
pages-preset-english-note = Zwykłe zasady.
pages-preset-portuguese = Wydanie brazylijskie
pages-preset-portuguese-note = Jak w wydaniu angielskim.
pages-preset-russian = Wydanie rosyjskie
pages-preset-russian-note = Jak w wydaniu angielskim; w jego instrukcji nie ma rozdziału o Plemionach.
pages-preset-polish = Wydanie polskie
pages-preset-polish-note = Dziesięć Szkieletów wygrywa grę, plansza Morskiego Ludu daje Chwałę tylko za pierwsze miejsce, a końcowy remis rozstrzyga tylko największy Oddział.
pages-preset-german = Wydanie niemieckie
pages-preset-german-note = Plansza Morskiego Ludu daje Chwałę tylko za pierwsze miejsce, Trolle rozstrzygają remisy tylko w Królestwach, a po Oddziale Centaura następuje kolejny tylko wtedy, gdy znacznik został umieszczony.
pages-option-ten-skeletons = Ręka dziesięciu Szkieletów
pages-option-ten-skeletons-discard = jest pokazywana i odrzucana
pages-option-ten-skeletons-win = wygrywa grę
pages-option-ten-skeletons-note = Szkielety nigdy nie dowodzą, więc z takiej ręki nie da się zagrać Oddziału.
pages-option-merfolk-scoring = Plansza Morskiego Ludu daje Chwałę
pages-option-merfolk-scoring-as-kingdom = jak Królestwo
pages-option-merfolk-scoring-leader-only = tylko za pierwsze miejsce
pages-option-merfolk-scoring-note = Czy w późniejszych Erach liczy się tam drugie i trzecie miejsce.
pages-option-troll-scope = Trolle rozstrzygają remisy
pages-option-troll-scope-kingdoms-and-merfolk = w Królestwach i na planszy Morskiego Ludu
pages-option-troll-scope-kingdoms-only = tylko w Królestwach
pages-option-troll-scope-note = Gdzie liczą się żetony Trolli przy punktowaniu Ery.
pages-option-band-tiebreak = Remis o zwycięstwo rozstrzygają
pages-option-band-tiebreak-ladder = wszystkie Oddziały, od największego
pages-option-band-tiebreak-largest-only = tylko największe Oddziały
pages-option-band-tiebreak-note = Dopiero gdy Chwała i znaczniki są równe.
pages-option-placement = Umieszczenie znacznika
pages-option-placement-must = jest obowiązkowe
pages-option-placement-may = jest dobrowolne
pages-option-placement-note = Rzadko ma znaczenie; przy dwóch graczach każdy znacznik zwiększa też wymaganą w Królestwie liczbę kart.
pages-option-empty-pool-draw = Gdy pula jest pusta, talia daje
pages-option-empty-pool-draw-1 = jedną kartę
pages-option-empty-pool-draw-2 = dwie karty
pages-option-empty-pool-draw-note = Dwie karty to popularny wariant, którego nie ma w żadnej instrukcji.
pages-option-centaur-trigger = Po Oddziale Centaura może nastąpić kolejny, gdy znacznik
pages-option-centaur-trigger-able = można umieścić
pages-option-centaur-trigger-placed = został umieszczony
pages-option-centaur-trigger-note = Ma znaczenie tylko wtedy, gdy ze znacznika można zrezygnować.
pages-option-merfolk-sole = Gdy z dwóch graczy tylko jeden ruszył na planszy Morskiego Ludu, dostaje
pages-option-merfolk-sole-first = jedną wartość
pages-option-merfolk-sole-both = obie wartości
pages-option-merfolk-sole-note = W Erze 2, gdy drugi gracz stoi jeszcze na polu 0.
pages-options-rules = Opcje w zasadach
pages-new-summary =
    Graczy: { $players }, { $bots ->
        [0] bez botów
        [one] w tym 1 bot
        [few] w tym { $bots } boty
       *[many] w tym { $bots } botów
    }. { $waits ->
        [yes] Za chwilę dostaniesz link dla przyjaciół.
       *[no] Gra zaczyna się od razu.
    }
pages-new-create =
    { $waits ->
        [yes] Utwórz stół
       *[no] Zacznij grę
    }

# --- Waiting room ---

pages-waiting = Stół jest gotowy
pages-waiting-free =
    { $free ->
        [0] Są już wszyscy.
        [one] Czekamy na jeszcze 1 osobę.
        [few] Czekamy na jeszcze { $free } osoby.
       *[many] Czekamy na jeszcze { $free } osób.
    }
pages-seats = Miejsca
pages-chair =
    { $kind ->
        [bot] bot, { $level }
       *[other] { $own ->
            [yes] { $host ->
                [yes] ty, gospodarz
               *[no] ty
            }
           *[no] { $host ->
                [yes] gospodarz
               *[no] gracz
            }
        }
    }
pages-seat-bot = Posadź bota
pages-free-seat-of = Zwolnij miejsce: { $name }
pages-bots-level = Poziom dosadzanych botów
pages-start-game = Zacznij grę
pages-start-ready = Pierwszego gracza wskaże los.
pages-host-starts = Grę uruchamia { $name }.
pages-join = Dołącz
pages-look-on = Możesz też zostać i oglądać: zobaczysz wszystko oprócz kart na rękach.
pages-look-on-full = Wszystkie miejsca są zajęte. Zostań i oglądaj: zobaczysz wszystko oprócz kart na rękach.
pages-invite = Zaproś
pages-invite-link = Link do tego stołu
pages-invite-note = Wyślij go przyjaciołom albo daj im zeskanować kod telefonem. Konto nie jest potrzebne.
pages-invitation = Zagraj ze mną w Ethnos.
pages-qr = Kod QR adresu { $address }
pages-share-only-here = Ten link działa tylko na tym komputerze: nikt inny nie może jeszcze połączyć się z grą.
pages-share-offer = Pozwól dołączyć innym w tej sieci
pages-share-ask = Pozwolić innym dołączyć?
pages-share-meaning = Każdy w tej samej sieci, kto ma link lub kod, będzie mógł otworzyć stoły na tym komputerze: zająć wolne miejsce, oglądać albo przygotować własny stół. Nic innego z tego komputera nie jest udostępniane.
pages-share-until = Potrwa to, dopóki tego nie zakończysz albo nie zamkniesz gry; następnym razem znów będzie wyłączone.
pages-share-yes = Pozwól dołączyć
pages-share-on = Inni w tej sieci mogą dołączyć przez ten link.
pages-share-by-hand = Można też otworzyć tam { $address } i wpisać kod stołu { $code }.
pages-share-trouble = Jeśli strona się tam nie otwiera, blokuje ją zapora tego komputera albo drugie urządzenie jest w innej sieci.
pages-share-more = Inne adresy tego komputera
pages-share-more-link = Link dla { $address }
pages-share-lost = Ten komputer nie jest już w sieci, w której gra była udostępniona, więc link tam nie działa.
pages-share-stop = Nie pozwalaj już dołączać
pages-own-link = Twój osobisty link
pages-own-link-note = Otwiera twoje miejsce na innym urządzeniu, także po wyczyszczeniu danych tej przeglądarki. Zachowaj go dla siebie: kto go ma, może grać jako ty.
pages-own-link-of = Otwiera miejsce: { $name }
pages-this-table = Ten stół
pages-chat = Czat
pages-chat-empty = Nikt się jeszcze nie odezwał.
pages-chat-say = Napisz coś
pages-chat-send = Wyślij

# --- Lists of tables ---

pages-fact-tribes-random = Plemiona losowe
pages-fact-tribes-first-game = Plemiona na pierwszą grę
pages-fact-option = { $option } { $value }
pages-fact-clock =
    { $kind ->
        [bank] { NUMBER($minutes, maximumFractionDigits: 0) } min, +{ $increment } s na ruch
        [days] { $days ->
            [one] 1 dzień na ruch
           *[many] { $days } dni na ruch
        }
       *[none] bez zegara
    }
pages-lobby = Lobby
pages-lobby-note = Stoły z listy: dołącz albo oglądaj.
pages-lobby-empty = Na liście nie ma teraz żadnego stołu. Utwórz własny: inni znajdą go tutaj.
pages-status-open =
    { $free ->
        [0] Komplet, zaraz start
        [one] 1 wolne miejsce
        [few] { $free } wolne miejsca
       *[many] { $free } wolnych miejsc
    }
pages-status-running = W grze, Era { $age }
pages-status-over = Zakończona
pages-a-bot = bot
pages-glory =
    { $glory ->
        [one] { $glory } punkt Chwały
        [few] { $glory } punkty Chwały
       *[many] { $glory } punktów Chwały
    }
pages-back = Wróć na swoje miejsce
pages-watch = Oglądaj
pages-watch-replay = Obejrzyj
pages-replays = Powtórki
pages-replays-note = Zakończone gry ze stołów z lobby, od najnowszej.
pages-replays-empty = Nie ma tu jeszcze żadnej zakończonej gry z lobby.
pages-older = Starsze gry
pages-oldest = To już wszystkie.

# --- Learn ---

pages-learn = Nauka gry
pages-learn-note = Teraz dwie minuty; resztę wyjaśni stół w trakcie gry.
pages-learn-step = { $number }. { $title }
pages-learn-aim = Zdobywaj Królestwa
pages-learn-aim-text = Na koniec każdej Ery Chwałę z Królestwa dostaje osoba, która ma w nim najwięcej znaczników; w późniejszych Erach liczy się też drugie i trzecie miejsce. Na końcu wygrywa osoba, która ma najwięcej Chwały.
pages-learn-turn = Weź kartę albo zagraj Oddział
pages-learn-turn-text = W swojej turze robisz jedno z dwojga. Werbując Sojusznika, bierzesz dowolną odkrytą kartę z puli albo wierzchnią kartę talii. Na ręku możesz mieć dziesięć kart.
pages-learn-band = Karty Oddziału pasują do siebie
pages-learn-band-text = Wszystkie karty Oddziału są jednego Plemienia albo jednego koloru. Im jest większy, tym lepiej: 2, 3, 4, 5, 6 kart daje na koniec Ery 1, 3, 6, 10, 15 punktów Chwały.
pages-learn-marker = Umieść znacznik
pages-learn-marker-text = Królestwo wskazuje kolor Dowódcy. Potrzebujesz więcej kart, niż masz tam znaczników: trzeci znacznik wymaga trzech kart.
pages-learn-leader = Dobrze wybierz Dowódcę
pages-learn-leader-text = Plemię Dowódcy ma zdolność: po Centaurze możesz zagrać kolejny Oddział, Elf zatrzymuje karty, Czarodziej dobiera nowe. Reszta ręki trafia do puli, dla wszystkich.
pages-learn-age = Uważaj na Smoki
pages-learn-age-text = W dolnej połowie talii śpią trzy Smoki. Trzeci natychmiast kończy Erę, a wszystko, co masz jeszcze na ręku, przepada.
pages-first-game = Zagraj pierwszą grę
pages-first-game-note = Przeciwko trzem nowicjuszom, z najłatwiejszymi Plemionami i podpowiedziami, gdy o nie poprosisz.

# --- Nothing here ---

pages-lost = Nie ma tu nic oprócz Smoka
pages-lost-note = Nie ma takiej strony. Być może link jest niepełny.

# --- Gra z pliku ---

pages-file-load = Wczytaj plik gry
pages-file-note = Plik .ethnos zawiera całą grę. Najpierw sprawdzane jest w nim każde tasowanie, każdy ruch i każdy punkt.
pages-file-checked = Plik jest w porządku: wszystko się w nim zgadza. Ruchy: { $moves }, tasowania: { $shuffles }, punkty Chwały: { $points }.

# --- Privacy ---

privacy = Prywatność
privacy-short = Konto nie jest potrzebne, nie ma też ciasteczek, śledzenia ani reklam. Strony nie wczytują niczego od innych i bez twojej prośby niczego nie przekazują dalej.
privacy-kept = Co przechowuje ten serwer
privacy-kept-names = Imiona, które sobie nadajesz. Imię nie musi być prawdziwe.
privacy-kept-game = O każdej grze: ustawienia, każdy ruch i jego czas.
privacy-kept-chat = To, co piszesz na czacie. Mogą to czytać wszyscy przy stole i wszyscy, którzy oglądają.
privacy-kept-links = Dla każdego miejsca wartość kontrolną jego osobistego linku, nigdy sam link. Kto ma twój link, gra za ciebie: zachowaj go dla siebie.
privacy-kept-public = Stoły z listy i zakończone gry może zobaczyć każdy, z imionami graczy.
privacy-kept-people = Jeśli zbierasz swoje gry: które miejsca są twoje, z linkami zapieczętowanymi tak, że otworzą je tylko twoje przeglądarki. Jeśli chcesz wiedzieć o swoich turach: twój adres e-mail albo adres do powiadomień podany przez przeglądarkę, dopóki ich nie wyłączysz. Powiadomienia idą przez twojego dostawcę poczty albo przez usługę producenta przeglądarki.
privacy-kept-safe = Czyj czat ukryto, kogo zablokowano i co zgłoszono gospodarzowi serwera.
privacy-address = Twój adres sieciowy jest w pamięci, dopóki trwa połączenie, aby nikt nie zajął całego serwera. Zapisuje się go tylko wtedy, gdy serwer kogoś odrzuca: w dzienniku i na liście zablokowanych adresów. Gdy serwer ogranicza, ile wolno jednemu adresowi, zapisuje jego wartość kontrolną, najwyżej na godzinę. Do początku gry przechowuje wartości kontrolne tego, skąd zajęto jej miejsca, aby nie usiadł ponownie ktoś, kogo gospodarz stołu zwolnił.
privacy-long = Jak długo
privacy-finished = { $days ->
    [0] Zakończone gry: na zawsze, bo ludzie do nich wracają.
    [one] Zakończone gry: { $days } dzień.
    [few] Zakończone gry: { $days } dni.
   *[many] Zakończone gry: { $days } dni.
}
privacy-unfinished = { $days ->
    [0] Niedokończone gry: na zawsze.
    [one] Niedokończone gry: { $days } dzień od ostatniego ruchu.
    [few] Niedokończone gry: { $days } dni od ostatniego ruchu.
   *[many] Niedokończone gry: { $days } dni od ostatniego ruchu.
}
privacy-abandoned = { $days ->
    [0] Stoły, przy których gra się nie zaczęła: na zawsze.
    [one] Stoły, przy których gra się nie zaczęła: { $days } dzień.
    [few] Stoły, przy których gra się nie zaczęła: { $days } dni.
   *[many] Stoły, przy których gra się nie zaczęła: { $days } dni.
}
privacy-chat = { $days ->
    [0] Czat: tak długo jak jego gra.
    [one] Czat: { $days } dzień od końca gry.
    [few] Czat: { $days } dni od końca gry.
   *[many] Czat: { $days } dni od końca gry.
}
privacy-people = { $days ->
    [0] To, co łączy twoje gry: aż to usuniesz.
    [one] To, co łączy twoje gry: { $days } dzień od twojej ostatniej wizyty.
    [few] To, co łączy twoje gry: { $days } dni od twojej ostatniej wizyty.
   *[many] To, co łączy twoje gry: { $days } dni od twojej ostatniej wizyty.
}
privacy-addresses = { $days ->
    [0] Twoje adresy do powiadomień: aż je wyłączysz.
    [one] Twoje adresy do powiadomień: { $days } dzień od twojej ostatniej wizyty.
    [few] Twoje adresy do powiadomień: { $days } dni od twojej ostatniej wizyty.
   *[many] Twoje adresy do powiadomień: { $days } dni od twojej ostatniej wizyty.
}
privacy-unconfirmed = { $days ->
    [0] Niepotwierdzony adres e-mail: aż zostanie usunięty.
    [one] Niepotwierdzony adres e-mail: { $days } dzień od twojej ostatniej wizyty.
    [few] Niepotwierdzony adres e-mail: { $days } dni od twojej ostatniej wizyty.
   *[many] Niepotwierdzony adres e-mail: { $days } dni od twojej ostatniej wizyty.
}
privacy-notices = { $days ->
    [0] Zapis, że wysłano ci powiadomienie o turze: tak długo jak jej gra.
    [one] Zapis, że wysłano ci powiadomienie o turze: { $days } dzień.
    [few] Zapis, że wysłano ci powiadomienie o turze: { $days } dni.
   *[many] Zapis, że wysłano ci powiadomienie o turze: { $days } dni.
}
privacy-reports = { $days ->
    [0] Zgłoszenia i działania gospodarza serwera: tak długo jak serwer.
    [one] Zgłoszenia i działania gospodarza serwera: { $days } dzień.
    [few] Zgłoszenia i działania gospodarza serwera: { $days } dni.
   *[many] Zgłoszenia i działania gospodarza serwera: { $days } dni.
}
privacy-device = Co zostaje na tym urządzeniu
privacy-device-text = Ta przeglądarka pamięta twoje ustawienia, imię i linki do twoich miejsc. Aby je usunąć, skasuj dane tej witryny w ustawieniach przeglądarki; bez linku tracisz miejsce.
privacy-remove = Jak poprosić o usunięcie
privacy-remove-text = Gospodarz tego serwera może usunąć imię lub czat wszędzie, skasować stół i przekazać ci to, co o nim zapisano. Gry innych pozostaną czytelne, bez twojego imienia.
privacy-contact = Kontakt do gospodarza:
privacy-no-contact = Gospodarz nie podał tu kontaktu. Zapytaj tego, kto cię zaprosił.
privacy-tab = Wszystko zostaje na tym urządzeniu
privacy-tab-text = Ta strona nie ma serwera: grasz we własnej przeglądarce, a twoje gry, imię i ustawienia są tylko w jej pamięci. Nikt inny nigdy ich nie widzi.
privacy-tab-remove = Aby usunąć wszystko, skasuj dane tej witryny w ustawieniach przeglądarki. Najpierw zapisz w Ustawieniach gry, które chcesz zachować.
