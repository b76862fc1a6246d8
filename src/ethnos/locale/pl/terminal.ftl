# The game in a terminal.

# --- The table ---

terminal-title = Ethnos
terminal-age = Era { $age } z { $ages }
terminal-age-short = Era { $age }
terminal-deck-short = Talia { $count }
terminal-dragons = Smoki
terminal-deck =
    { $count ->
        [one] Talia 1 karta
        [few] Talia { $count } karty
       *[many] Talia { $count } kart
    }
terminal-tribes = Plemiona: { $tribes }
terminal-your-turn = Twoja tura
terminal-their-turn = Tura: { $name }
terminal-game-over = Koniec gry
terminal-kingdom = Królestwo
terminal-kingdoms = Królestwa: żetony Chwały, znaczniki i kto prowadzi
terminal-leads = Prowadzi
terminal-nobody = nikt
terminal-tied = remis
terminal-players = Gracze
terminal-pool = Pula
terminal-pool-title = Pula: do wzięcia
terminal-your-hand = Ręka
terminal-hand-title = Twoja ręka, według Plemion i kolorów
terminal-hands = Wszystkie ręce
terminal-none = brak
terminal-no-bands = bez Oddziałów
terminal-wild = joker
terminal-you = (ty)
terminal-glory = { $count } pkt Chwały
terminal-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
terminal-place = { $place }. miejsce
terminal-merfolk = Morski Lud
terminal-horde = Horda Orków
terminal-trolls = Trolle
terminal-giant = Olbrzym

terminal-player-short = Gracz
terminal-glory-short = Chwała
terminal-hand-short = Ręka
terminal-merfolk-short = Morski
terminal-horde-short = Horda
terminal-trolls-short = Trolle
terminal-giant-short = Olbrz
terminal-bands-short = Oddziały

terminal-tribe-short =
    { $tribe ->
        [centaur] Cent
        [dwarf] Kras
        [elf] Elf
        [giant] Olbrz
        [halfling] Nizi
        [merfolk] Mors
        [minotaur] Mino
        [orc] Ork
        [troll] Troll
        [wingfolk] Skrz
        [wizard] Czar
       *[skeleton] Szki
    }

# --- The score sheet ---

terminal-sheet = Era { $age }
terminal-sheet-age = Ta Era
terminal-sheet-glory = Chwała
terminal-sheet-place = Miejsce
terminal-age-ended = Pojawił się trzeci Smok: koniec Ery { $age }.
terminal-result = Wynik
terminal-source = Chwała za
terminal-source-merfolk = Morski Lud
terminal-source-giant-now = Olbrzym, od razu
terminal-source-giant-end = Olbrzym, po Erze
terminal-source-orcs = Horda Orków
terminal-source-bands = Oddziały
terminal-and = {" "}i{" "}
terminal-winner =
    { $count ->
        [one] Grę wygrywa { $names }: { winner-title }.
       *[many] Zwycięstwem dzielą się { $names }: { winner-title }.
    }

# --- Asking ---

terminal-prompt = { $name }>{" "}
terminal-commands =
    { $asked ->
        [turn] d dobierz · t weź · b Oddział · s wynik · l log · u cofnij · h pomoc · q wyjdź
        [pillage] t opróżnij · n zostaw · s wynik · l log · u cofnij · h pomoc · q wyjdź
       *[middle] liczba · s wynik · l log · u cofnij · h pomoc · q zapisz i wyjdź
    }
terminal-unknown-command = Nie ma tu polecenia „{ $line }”. { terminal-commands }
terminal-nothing-typed = Wpisz jedno z tych: { terminal-commands }
terminal-press-enter = Naciśnij Enter, by przejść dalej.{" "}
terminal-hide-hand = Naciśnij Enter, by ukryć rękę, albo u, by cofnąć ruch.{" "}
terminal-hand-over = { $name }, twoja tura. Naciśnij Enter, gdy nikt inny nie widzi ekranu.{" "}
terminal-news-line = · { $news }

terminal-no-such-number = Nie ma numeru { $number }: wybierz od 1 do { $count }.
terminal-no-such-card = Nie ma tu do wyboru karty „{ $typed }”.
terminal-ambiguous = „{ $typed }” to może być { $cards }: wpisz więcej z nazwy albo numer.
terminal-no-such-answer = „{ $typed }” nie jest jedną z odpowiedzi: { $answers }.
terminal-or = {" "}lub{" "}

terminal-take-what = Którą kartę bierzesz? Numer lub nazwa, x anuluje:{" "}
terminal-pool-empty = Pula jest pusta: dobierz kartę albo zagraj Oddział.
terminal-hand-empty = Żadna karta na twoim ręku nie może dowodzić Oddziałem.

# --- A Band ---

terminal-leader-options = Kto dowodzi?
terminal-leader-ask = Dowódca: numer lub nazwa, x anuluje:{" "}
terminal-cannot-lead = Ta karta nie może dowodzić: { card }.
terminal-together-ask = Oddział według Plemienia ({ $tribe }: { $bytribe }) czy koloru ({ colour }: { $bycolour })? p (Plemię) lub k (kolor):{" "}
terminal-band-cards = W Oddziale:
terminal-leave-ask = Które karty pominąć? Numery lub nazwy, sam Enter: żadnej, x anuluje:{" "}
terminal-leave-not-there = W tym Oddziale nie ma { grammar-card-gen } do pominięcia.
terminal-leader-stays = Dowódca zostaje: { card }.
terminal-glance = Na razie:{" "}
terminal-will = Skutek:{" "}
terminal-confirm = Enter zagrywa, x anuluje:{" "}
terminal-only-enter = „{ $typed }” nie jest tu odpowiedzią: sam Enter zagrywa Oddział.
terminal-cancelled = Anulowano: nic się nie zmieniło.
terminal-words =
    { $answer ->
        [yes] t tak
        [no] n nie
        [tribe] p plemię
        [colour] k kolor
       *[all] wszystkie
    }
terminal-show-ask = Pokazać dziesięć Szkieletów? t lub n:{" "}

terminal-will-marker = znacznik: { $kingdoms }
terminal-will-marker-choice = znacznik w wybranym przez ciebie Królestwie
terminal-will-no-marker = bez znacznika
terminal-will-missing =
    bez znacznika w Królestwie { $name }: potrzeba { $needed } { $needed ->
        [one] karty
       *[many] kart
    }, Oddział ma { $size }
terminal-will-glory = { $count } pkt Chwały teraz
terminal-will-worth = { $count } pkt Chwały na koniec Ery
terminal-will-merfolk = Morski Lud: pole { $space }
terminal-will-pool = do puli: { $cards }
terminal-will-pool-none = nic do puli
terminal-will-keep = zatrzymujesz: { $cards }
terminal-will-draw =
    { $count ->
        [one] dobierasz 1 kartę
        [few] dobierasz { $count } karty
       *[many] dobierasz { $count } kart
    }
terminal-will-token = bierzesz żeton Trolli { $value }
terminal-will-horde = znacznik do twojej Hordy Orków

terminal-ask-kingdom = Gdzie umieścić znacznik?
terminal-ask-extra =
    { $count ->
        [one] Jeden dodatkowy znacznik z planszy Morskiego Ludu: gdzie?
        [few] { $count } dodatkowe znaczniki z planszy Morskiego Ludu: gdzie umieścić następny?
       *[many] { $count } dodatkowych znaczników z planszy Morskiego Ludu: gdzie umieścić następny?
    }
terminal-ask-token = Który żeton Trolli?
terminal-ask-horde = Umieścić znacznik w twojej Hordzie Orków?
terminal-ask-another = Zagrać kolejny Oddział dzięki Centaurowi?
terminal-ask-keep =
    { $count ->
        [one] Elf może zatrzymać 1 kartę. Którą?
       *[many] Elf może zatrzymać do { $count } kart. Które?
    }
terminal-ask-wizard =
    { $count ->
        [one] Czarodziej może dobrać 1 kartę. Dobrać?
        [few] Czarodziej może dobrać { $count } karty. Dobrać?
       *[many] Czarodziej może dobrać { $count } kart. Dobrać?
    }
terminal-ask-pillage =
    { $count ->
        [one] Era się skończyła. Opróżnić twoją Hordę Orków ({ $count } znacznik) za { $glory } pkt Chwały?
        [few] Era się skończyła. Opróżnić twoją Hordę Orków ({ $count } znaczniki) za { $glory } pkt Chwały?
       *[many] Era się skończyła. Opróżnić twoją Hordę Orków ({ $count } znaczników) za { $glory } pkt Chwały?
    }
terminal-ask-middle = Ta tura trwa. Co dalej?
terminal-answer = Numer, x anuluje:{" "}
terminal-answer-yes = t lub n, x anuluje:{" "}
terminal-answer-keep = Numery lub nazwy, wszystkie albo 0 (żadna), x anuluje:{" "}
terminal-keep-too-many = Podano { $typed }: Elf zatrzymuje najwyżej { $count }.
terminal-keep-one-at-least = Wpisz karty do zatrzymania albo 0, jeśli żadnej.
terminal-keep-not-there = Na ręku nie ma już { grammar-card-gen } do zatrzymania.
terminal-choice-none = brak
terminal-choice-token = żeton { $value }

terminal-option-draw = dobierz kartę
terminal-option-take = weź { grammar-card-acc }
terminal-option-lead-tribe = dowodzi { card }, według Plemienia
terminal-option-lead-colour = dowodzi { card }, według koloru
terminal-option-show = pokaż dziesięć Szkieletów
terminal-option-leave = pomiń { grammar-card-acc }
terminal-option-play = zagraj Oddział tak, jak jest
terminal-option-place = znacznik w Królestwie { kingdom }
terminal-option-place-none = bez znacznika
terminal-option-token = żeton Trolli { $value }
terminal-option-token-none = bez żetonu Trolli
terminal-option-horde = znacznik do Hordy Orków
terminal-option-horde-none = bez znacznika w Hordzie Orków
terminal-option-stop = bez kolejnego Oddziału
terminal-option-keep = zatrzymaj { grammar-card-acc }
terminal-option-keep-done = nie zatrzymuj więcej
terminal-option-wizard-draw = dobierz
terminal-option-wizard-none = nie dobieraj
terminal-option-pillage = opróżnij Hordę Orków
terminal-option-pillage-none = zostaw Hordę Orków

# --- Undo, saving, leaving ---

terminal-cannot-undo = Tego nie można cofnąć: { $reason }.
terminal-refused = Niemożliwe: { $reason }.
terminal-undone =
    { $count ->
        [one] Cofnięto 1 decyzję.
        [few] Cofnięto { $count } decyzje.
       *[many] Cofnięto { $count } decyzji.
    }
terminal-saved = Gra jest zapisana w { $path }
terminal-go-on = Graj dalej poleceniem: { $command }
terminal-cannot-save = Nie udało się zapisać gry w { $path }: { $reason }

# --- Help ---

terminal-help =
    d           dobierz wierzchnią kartę talii
    t 3, t elf  weź odkrytą kartę według numeru lub nazwy; wystarczy początek nazwy
    b           zagraj Oddział: Dowódca, karty do pominięcia, zdolność, potwierdzenie
    s, s 1      arkusz punktacji       l   wszystko, co się wydarzyło
    u           cofnij ostatni ruch, jeśli nie pokazał niczego ukrytego
    h           ta pomoc               q   zapisz i wyjdź
terminal-help-signs = Znaki Królestw i ich kolory:
terminal-help-tribes = Plemiona w grze, gdy dowodzą Oddziałem z X kart:

# --- Replay ---

terminal-replay-commands = Enter dalej · p wstecz · a 2 Era · g 57 decyzja · e koniec · q wyjdź
terminal-replay-prompt = { $step } z { $steps }>{" "}
terminal-replay-start = Stół jest rozłożony.
terminal-replay-unknown = To żadne z tych poleceń: { terminal-replay-commands }
terminal-replay-end = To koniec zapisu.
terminal-replay-beginning = To początek.
terminal-replay-no-age = W tej grze nie ma Ery „{ $typed }”: ma Ery od 1 do { $ages }.
terminal-replay-no-step = Nie ma decyzji „{ $typed }”: wybierz od 0 do { $steps }.
terminal-replay-no-setup = Ta gra zaczęła się od pozycji: można pokazać tylko jej obecny stan.

# --- The small driver ---

