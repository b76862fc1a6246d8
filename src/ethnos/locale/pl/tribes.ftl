# The pages about tribes, and sets of tribes by character. Loaded only where they are shown.
# Numbers come from the published study, already written as the language writes them.

tribes-intro = Ile warte jest każde Plemię i jak się nim dobrze gra, zmierzone w { $games } partiach między silnymi botami.
tribes-evidence = Liczby pokazują, jak grają te boty i co się zmienia, gdy zmieni się jedną rzecz. To, że między ludźmi jest tak samo, jest tylko domysłem.
tribes-reading = W nawiasach kwadratowych są przedziały 95%. ● oznacza wyniki, których przypadek raczej nie tłumaczy, nawet przy tylu porównaniach.
tribes-players = Gracze
tribes-group =
    { $group ->
        [small] 2 lub 3
       *[large] od 4 do 6
    }
tribes-all = Wszystkie Plemiona
tribes-others = Inne Plemiona
tribes-order = Według tego, ile wart jest ich Dowódca
tribes-sure = wyraźne
tribes-percent = { $value }%
tribes-age = Era { $age }
tribes-whole = Wszystkie Ery
tribes-lead =
    { $tribe ->
        [skeleton] Nigdy nie dowodzą
       *[other] Bez ich Dowódcy { $percent }% mniej zwycięstw
    }
tribes-section =
    { $section ->
        [advice] Jak się nimi dobrze gra
        [worth] Ile wart jest ich Dowódca
        [most] Kto najczęściej wybiera ich Dowódcę
        [bands] Ich Oddziały
        [effects] Co się zmienia, gdy są w grze
        [sources] Chwała według źródeł, gdy są w grze
        [best] Najlepsi partnerzy
       *[worst] Rywale
    }
tribes-note =
    { $section ->
        [worth] Jeden gracz nie może mieć Dowódcy z tego Plemienia, w jednej Erze albo we wszystkich. Tabela pokazuje, ile traci zwycięstw i Chwały. Bot nie dostosowuje się do zakazu: ludzie straciliby mniej.
        [most] Jedyny gracz, który ma najwięcej Oddziałów z takim Dowódcą, na tle równego udziału zwycięstw (100%) i średniej pozostałych. To idzie w parze z wygrywaniem, ale nie musi być przyczyną.
        [bands] Oddziały z takim Dowódcą u zwycięzcy / u innego gracza w każdej Erze, karty i znaczniki takiego Oddziału oraz o ile Oddziałów więcej mają zwycięzcy.
        [effects] Wszystkie partie z tym Plemieniem w grze minus wszystkie partie bez niego.
        [sources] O ile więcej albo mniej Chwały daje graczowi każde źródło, gdy to Plemię jest w grze.
        [partners] Gdy w grze jest też drugie Plemię, Dowódca tego jest wart o tyle Chwały więcej albo mniej.
       *[helps] Gdy w grze są Szkielety, Dowódcy tych Plemion są warci o tyle Chwały więcej albo mniej.
    }
tribes-column =
    { $column ->
        [age] Era
        [wins-lost] Stracone zwycięstwa
        [glory-lost] Stracona Chwała
        [wins] Zwycięstwa
        [ahead] Chwała ponad innymi
        [winners] Zwycięzcy / inni
        [cards] Karty w Oddziale
        [markers] Znaczniki Oddziału
        [more] Zwycięzcy mają więcej
        [what] Co
        [change] Zmiana
        [source] Źródło
        [glory] Chwała
       *[tribe] Plemię
    }
tribes-effect =
    { $effect ->
        [rounds] Tury na gracza
        [changes] Zmiany prowadzenia
        [margin] Przewaga zwycięzcy, Chwała
        [winner] Chwała zwycięzcy
        [glory] Średnia Chwała
       *[first] Zwycięstwa pierwszego gracza (równy udział = 1)
    }
tribes-source =
    { $source ->
        [kingdoms] Królestwa
        [merfolk] Plansza Morskiego Ludu
        [giant_now] Żeton Olbrzymów, od razu
        [giant_end] Żeton Olbrzymów, koniec Ery
        [orcs] Hordy Orków
       *[bands] Oddziały
    }

# Three sentences for each tribe, with the numbers of web/tribes.json.

tribe-advice-centaur-early = Niech Centaury dowodzą od początku: bez nich w pierwszej Erze gracz wygrywa o { $early }% rzadziej, bez nich w ostatniej tylko o { $last }%.
tribe-advice-centaur-shorter = Trzymaj w pogotowiu drugi Oddział i narzucaj tempo: partie z Centaurami są krótsze o { $turns } tury na gracza.
tribe-advice-centaur-hardly-more = Jeden dobry łańcuch jest lepszy niż wiele: zwycięzcy mają niewiele więcej Oddziałów z Centaurem na czele niż inni, jeśli w ogóle.
tribe-advice-dwarf-late = Zachowaj Krasnoludy na koniec: w ostatniej Erze zwycięzcy mają { $winners } Oddziału pod ich dowództwem, inni { $others }; w pierwszej różnica jest mniejsza.
tribe-advice-dwarf-more-glory = Niech dowodzą twoimi największymi Oddziałami, bo powiększają je o jedną kartę: z Krasnoludami w grze każdy zdobywa średnio o { $glory } pkt Chwały więcej.
tribe-advice-dwarf-partners = Szukaj kart, które uzupełnią Oddział: ich Dowódca jest wart o { $skeleton } pkt Chwały więcej, gdy w grze są Szkielety, i o { $halfling } więcej, gdy są Niziołki.
tribe-advice-elf-fewer = Wybieraj Elfa na Dowódcę, gdy jest co zachować, a nie z przyzwyczajenia: zwycięzcy mają mniej Oddziałów z Elfem na czele niż inni.
tribe-advice-elf-large-bands = Poczekaj na większy Oddział, bo tyle kart zachowasz: średnio { $cards }, więcej niż u większości Plemion.
tribe-advice-elf-partner = Elfy najwięcej zyskują obok Niziołków, przy których ręka rośnie: ich Dowódca jest wtedy wart o { $gain } pkt Chwały więcej.
tribe-advice-giant-ahead = Walcz o żeton wciąż od nowa: zwycięzcy mają o { $bands } Oddziału z Olbrzymem na czele więcej niż inni.
tribe-advice-giant-large-bands = Decyduje wielkość: Oddział z Olbrzymem na czele ma średnio { $cards } karty, więcej niż u większości Plemion.
tribe-advice-giant-contested = Licz się z tym, że żeton przejdzie w inne ręce: z Olbrzymami w grze każdy zdobywa o { $glory } pkt Chwały więcej, a zmian prowadzenia jest w partii o { $changes } więcej.
tribe-advice-halfling-largest-bands = Zbieraj je na największe Oddziały ze wszystkich: średnio { $cards } karty. Dają Chwałę, ale nie znacznik.
tribe-advice-halfling-late = Zachowaj je na ostatnią Erę: tam zwycięzcy mają { $winners } Oddziału z Niziołkiem na czele, inni { $others }; w pierwszej różnica jest znikoma.
tribe-advice-halfling-longest = Nastaw się na długą partię: Niziołki dodają każdemu graczowi { $turns } tury i { $glory } pkt Chwały, więcej niż jakiekolwiek inne Plemię.
tribe-advice-merfolk-strongest = Nigdy nie oddawaj innym planszy Morskiego Ludu: żaden Dowódca nie jest wart więcej, a bez niego gracz wygrywa o { $wins }% rzadziej.
tribe-advice-merfolk-early = Zacznij od razu, bo pola się sumują: bez Morskiego Ludu w pierwszej Erze gracz wygrywa o { $early }% rzadziej, bez niego w ostatniej o { $last }%.
tribe-advice-merfolk-many-markers = Celuj w następny symbol: Oddział pod wodzą Morskiego Ludu umieszcza średnio { $markers } znacznika, więcej niż u jakiegokolwiek innego Plemienia.
tribe-advice-minotaur-opens = Zdobywaj Minotaurami przyczółki: w pierwszej Erze gracz ma { $first } Oddziału z Minotaurem na czele, w ostatniej tylko { $last }.
tribe-advice-minotaur-small-bands = Nie przepłacaj: średnio { $cards } karty wystarcza, by { $share } na 100 Oddziałów umieściło znacznik.
tribe-advice-minotaur-weak = Bierz je, gdy się trafią: bez ich Dowódcy gracz wygrywa o { $wins }% rzadziej, mniej niż u większości Plemion.
tribe-advice-orc-early = Zapełniaj Hordę wcześnie: bez Orków w pierwszej Erze gracz wygrywa o { $early }% rzadziej, bez nich w ostatniej o { $last }%.
tribe-advice-orc-smallest-bands = Wystarczy wiele małych Oddziałów różnych kolorów: średnio { $cards } karty, mniej niż u innych Plemion.
tribe-advice-orc-more-glory = Zyskują wszyscy, więc nie zostawaj w tyle: z Orkami w grze każdy zdobywa średnio o { $glory } pkt Chwały więcej.
tribe-advice-troll-late = Żetony liczą się do końca: w ostatniej Erze zwycięzcy mają { $winners } Oddziału z Trollem na czele, inni { $others }; w pierwszej różnica jest mniejsza.
tribe-advice-troll-large-bands = Wysokie żetony wymagają dużych Oddziałów: średnio { $cards } karty, więcej niż u większości Plemion.
tribe-advice-troll-clear-wins = Rozstrzygaj remisy na swoją korzyść w kilku Królestwach: z Trollami w grze przewaga zwycięzcy jest większa o { $margin } pkt Chwały, bardziej niż przy jakimkolwiek innym Plemieniu.
tribe-advice-wingfolk-early = Umieszczaj wcześnie znaczniki tam, gdzie inni nie mogą: bez Skrzydlatych w pierwszej Erze gracz wygrywa o { $early }% rzadziej, bez nich w ostatniej tylko o { $last }%.
tribe-advice-wingfolk-sure-markers = Zawsze szukaj Królestwa, na które stać twój Oddział: { $share } na 100 Oddziałów pod wodzą Skrzydlatego umieszcza znacznik.
tribe-advice-wingfolk-rival = Oczekuj od nich mniej obok Morskiego Ludu, który też stawia znaczniki, gdzie chce: ich Dowódca jest wtedy wart o { $loss } pkt Chwały mniej.
tribe-advice-wizard-more = Wybieraj Czarodziejów na Dowódców częściej niż inni: zwycięzcy mają o { $bands } Oddziału z Czarodziejem na czele więcej, a to największa różnica ze wszystkich Plemion.
tribe-advice-wizard-shortest = Każda dobrana karta przybliża Smoki: partie z Czarodziejami są krótsze o { $turns } tury na gracza, więc zagrywaj Oddziały na czas.
tribe-advice-wizard-partner = Najwięcej zyskują obok Szkieletów, które pasują do każdego Oddziału: ich Dowódca jest wtedy wart o { $gain } pkt Chwały więcej.
tribe-advice-skeleton-least-glory = Uzupełniaj nimi Oddziały innych Dowódców i nie licz na wysokie wyniki: ze Szkieletami w grze każdy zdobywa średnio o { $glory } pkt Chwały mniej.
tribe-advice-skeleton-partners = Dokładaj je do Oddziałów najsilniejszych Dowódców: ze Szkieletami w grze Czarodziej jako Dowódca jest wart o { $wizard } pkt Chwały więcej, a Morski Lud o { $merfolk }.
tribe-advice-skeleton-short-and-close = Liczy się każdy punkt: partie są krótsze o { $turns } tury na gracza, a przewaga zwycięzcy jest o { $margin } pkt Chwały mniejsza niż bez Szkieletów.

# Sets of tribes by character, for a new table.

set-character =
    { $character ->
        [short] Krótka i zacięta
        [long] Długa
        [lucky] Losowa
        [deep] Głęboka
       *[balanced] Wyważona
    }
set-character-note =
    { $character ->
        [short] Niewiele tur na gracza.
        [long] Wiele tur, duże Oddziały, dużo Chwały.
        [lucky] Karty rozstrzygają bardziej niż w innych zestawach.
        [deep] Lepszy gracz wygrywa częściej niż w innych zestawach.
       *[balanced] Dowódcy warci prawie tyle samo: żadne Plemię nie dominuje.
    }
set-legend = Charakter partii
set-another = Inny zestaw
set-tribes = Plemiona tego zestawu
set-length =
    { $way ->
        [shorter] Partie z tymi Plemionami są o około { $percent }% krótsze niż średnio.
        [longer] Partie z tymi Plemionami są o około { $percent }% dłuższe niż średnio.
       *[usual] Partie z tymi Plemionami są mniej więcej przeciętnej długości.
    }
set-changes = Prowadzenie zmienia się około { $changes } raza (średnio: { $mean }).
set-skill =
    { $way ->
        [luck] Szczęście znaczy więcej: lepszy gracz wygrywa { $wins }% partii przy { $players } graczach (średnio: { $mean }%).
        [skill] Umiejętności znaczą więcej: lepszy gracz wygrywa { $wins }% partii przy { $players } graczach (średnio: { $mean }%).
       *[usual] Szczęście i umiejętności znaczą tyle co zwykle: lepszy gracz wygrywa { $wins }% partii przy { $players } graczach (średnio: { $mean }%).
    }
set-spread =
    { $way ->
        [alike] Ich Dowódcy są warci prawie tyle samo; najwięcej: { $best }, najmniej: { $worst }.
       *[apart] Ich Dowódcy są warci różnie; najwięcej: { $best }, najmniej: { $worst }.
    }
set-source = Zmierzone w partiach między silnymi botami.
