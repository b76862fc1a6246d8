# The tutorial and the tips for newcomers. Numbers come from the table that is shown.

learn-rival-one = Mila
learn-rival-two = Tarn

# The genitive and the instrumental of their names: "dla Mili", "z Milą".
grammar-rival-one-gen = Mili
grammar-rival-one-instr = Milą
grammar-rival-two-gen = Tarna

learn-title = Twoja pierwsza gra
learn-note = Grasz samodzielnie, krok po kroku. Możesz przerwać w dowolnej chwili i wrócić później.
learn-minutes =
    { $minutes ->
        [one] około minuty
       *[many] około { $minutes } minut
    }
learn-start = Zacznij naukę
learn-resume = Wróć do nauki
learn-over-again = Zacznij od nowa
learn-done = Nauka ukończona.
learn-overview = Cała gra w dwie minuty

learn-coach = Przewodnik
learn-progress = Krok { $number } z { $total }
learn-go-on = Dalej
learn-back = Wstecz
learn-again = Powtórz ten krok
learn-show-me = Pokaż mi
learn-leave = Wyjdź
learn-opening = Rozkładam karty…
learn-not-quite = W tym kroku chodzi o coś innego

learn-chapter-aim = Cel gry
learn-chapter-recruit = Werbowanie
learn-chapter-band = Twój pierwszy Oddział
learn-chapter-leader = Dowódca i jego zdolność
learn-chapter-size = Dlaczego liczy się wielkość
learn-chapter-discard = Co oddajesz innym
learn-chapter-dragons = Smoki
learn-chapter-end = Koniec Ery
learn-chapter-majorities = Przewagi i remisy
learn-chapter-second = Druga Era należy do ciebie

# Scenes: what is told and asked, what is said when something else is done, and what is said afterwards.

learn-welcome =
    Sześć Królestw i { $players } graczy: każdy chce nimi władać. Znaczniki na planszy pokazują, kto gdzie jest silny. Na koniec każdej Ery najsilniejsi w Królestwie dostają jego Chwałę.
    Ta gra ma { $ages ->
        [one] jedną Erę
        [few] { $ages } Ery
       *[many] { $ages } Er
    }. Kto na końcu ma najwięcej Chwały, wygrywa.

learn-recruit =
    W swojej turze robisz jedno z dwojga: werbujesz Sojusznika, czyli bierzesz jedną kartę, albo zagrywasz karty z ręki jako Oddział.
    Karty Oddziału łączy Plemię albo kolor. Masz na ręku czerwonego Minotaura, więc weź niebieskiego Minotaura z puli, czyli spośród odkrytych kart.
learn-recruit-nudge = Tę kartę też można wziąć, ale nic jej nie łączy z twoim czerwonym Minotaurem. Weź niebieskiego Minotaura.
learn-recruit-after = Masz już dwie karty jednego Plemienia. Luka w rzędzie zostaje: wziętych kart nie zastępuje się nowymi. { learn-rival-one } i { learn-rival-two } są już po swoich turach.

learn-deck =
    Żadna odkryta karta nie pasuje teraz do twoich Minotaurów. Spróbuj więc szczęścia: dobierz wierzchnią kartę talii.
    Ma to jeszcze jedną zaletę: nikt nie widzi, co dostajesz.
learn-deck-nudge = Można i tak, ale ta karta nie pasowałaby do twoich Minotaurów. Tym razem dobierz kartę z talii.
learn-deck-after = Zielony Minotaur, i tylko ty o nim wiesz. Za to wszyscy widzieli, jak { learn-rival-two } bierze pomarańczowego Olbrzyma.

learn-band =
    Trzy Minotaury: to wystarczy na Oddział. Wybierz tego, który ma dowodzić; pasujące karty dołączą same. Potem zagraj Oddział.
    Kolor Dowódcy decyduje, do którego Królestwa trafi twój znacznik.
learn-band-nudge = Zagraj wszystkie Minotaury w jednym Oddziale, pod wodzą jednego z nich.
learn-band-after =
    Twój znacznik stoi w Królestwie w kolorze Dowódcy. Oddział zostaje przed tobą i na koniec Ery da { $glory } pkt Chwały.
    Na ręku został czerwony Niziołek, więc trafił odkryty do puli, a { learn-rival-two } go wziął.

learn-leader =
    Tym razem karty łączy kolor: wszystkie są zielone. Ważne, kto dowodzi, bo działa tylko zdolność Dowódcy.
    Niech dowodzi Skrzydlaty: jego znacznik może trafić do dowolnego Królestwa. Wyślij go do Królestwa Straton, które w tej Erze daje { $glory } pkt Chwały.
learn-leader-nudge = Tak też można. Tu jednak Skrzydlaty ma dowodzić wszystkimi trzema kartami, a znacznik ma trafić do Królestwa Straton.
learn-leader-after = Zielone karty, a znacznik w niebieskim Królestwie: to właśnie potrafią Skrzydlaci. Każde Plemię ma własną zdolność; w każdej partii można sprawdzić, co potrafią Plemiona, które są w grze.

learn-wizard =
    Po zagraniu Oddziału tracisz całą rękę, chyba że pomoże jakaś zdolność. Czarodziej jako Dowódca może dobrać tyle kart, ile ma Oddział.
    Zagraj obu Czarodziejów i pozwól im dobrać karty.
learn-wizard-nudge = Zagraj obu Czarodziejów jako jeden Oddział i dobierz karty dzięki ich zdolności.
learn-wizard-after = Od razu dwie nowe karty. Obie są czerwone: dobry początek następnego Oddziału.

learn-glory =
    To twoje Oddziały. Na koniec Ery każdy daje Chwałę według wielkości: za jedną kartę { $glory1 }, dwie { $glory2 }, trzy { $glory3 }, cztery { $glory4 }, pięć { $glory5 }, a sześć i więcej { $glory6 }.
    Jeden duży Oddział jest więc wart znacznie więcej niż dwa małe.

learn-size =
    Wielkość decyduje też o znacznikach: Oddział musi mieć więcej kart, niż masz znaczników w tym Królestwie. W Królestwie Rhea masz { $own ->
        [one] { $own } znacznik
        [few] { $own } znaczniki
       *[many] { $own } znaczników
    }, więc na kolejny potrzeba { $needed ->
        [one] { $needed } karty
       *[many] { $needed } kart
    }.
    Zagraj czerwone karty i umieść znacznik w Królestwie Rhea.
learn-size-nudge =
    To nie da znacznika w Królestwie Rhea. Potrzeba { $needed ->
        [one] { $needed } czerwonej karty
       *[many] { $needed } czerwonych kart
    } pod wodzą Olbrzyma albo Czarodzieja: Niziołków jest wiele, ale kiedy dowodzą, nie umieszcza się znacznika.
learn-size-after = Każdy następny znacznik w Królestwie wymaga większego Oddziału. Zaznaczyć obecność wszędzie jest łatwo, ale panowanie słono kosztuje.

learn-discard =
    Spójrz, co zbiera { learn-rival-one }: ma Oddział Skrzydlatych, a na twoich oczach wzięła kolejnego z odkrytych kart. Jej tura jest zaraz po twojej.
    Zagraj trzy Olbrzymy i zobacz, co się stanie ze Skrzydlatymi, których zostawisz.
learn-discard-nudge = W tym kroku zagraj wszystkie trzy Olbrzymy, pod wodzą jednego z nich.
learn-discard-after = Za największy jak dotąd Oddział pod wodzą Olbrzyma masz od razu { $glory } pkt Chwały, a do tego żeton Olbrzymów. Ale { learn-rival-one } natychmiast wzięła jednego z twoich Skrzydlatych. Wszystko, co zostaje ci na ręku, to prezent dla innych, a { learn-rival-one } wybiera pierwsza.

learn-less =
    Lepiej zagrywać Oddział wtedy, gdy zostaje mało kart. Znajdź Oddział, po którym zostanie najwyżej jedna.
    Nie czekaj jednak bez końca: kiedy liczba kart na ręku dojdzie do { $limit }, nie weźmiesz już następnej i musisz zagrać Oddział.
learn-less-nudge = Tak zostawiasz innym więcej niż jedną kartę. Spróbuj koloru zamiast Plemienia.
learn-less-after = Cztery zielone karty, a dla innych tylko jeden Niziołek. Bardzo dobrze.

learn-dragon =
    Co kończy Erę? Smoki: w dolnej połowie talii { $dragons ->
        [one] kryje się { $dragons } Smok
        [few] kryją się { $dragons } Smoki
       *[many] kryje się { $dragons } Smoków
    }. Dobierz kartę.
learn-dragon-nudge = Tu dobierz kartę z talii: na wierzchu coś czeka.
learn-dragon-after = Smok! Trafia obok planszy, a ty dobierasz jeszcze raz, i tyle. Potem drugiego dobrała { learn-rival-one }. Trzeci od razu zakończy Erę, ktokolwiek go dobierze.

learn-end =
    Wyszły już dwa Smoki. Gdy pojawi się trzeci, karty na ręku nie będą nic warte.
    Zagraj więc teraz wszystkie pomarańczowe karty i umieść znacznik w Królestwie Ithys.
learn-end-nudge = Karta, która zostanie na ręku, przepadnie, jeśli następny będzie Smok. Zagraj wszystkie trzy i niech dowodzi Minotaur: pod wodzą Niziołka nie umieścisz znacznika.
learn-end-after = { learn-rival-one } dobrała trzeciego Smoka i Era się skończyła. Najpierw punktowano Królestwa, potem żeton Olbrzymów, na koniec Oddziały. W Królestwie Ithys był remis między tobą a { grammar-rival-one-instr }, więc jego Chwała została podzielona. Oddziały i karty z rąk odrzucono; znaczniki na planszy zostają.

learn-majority =
    W drugiej Erze jest więcej do zdobycia i liczy się też drugie miejsce. W Królestwie Rhea byłoby { $most } pkt Chwały dla ciebie i { $next } dla { grammar-rival-two-gen }.
    Remisujący dzielą się Chwałą. W Królestwie Ithys dodaje się Chwałę za oba miejsca, { $higher } i { $lower }, i dzieli na pół: po { $share } dla ciebie i dla { grammar-rival-one-gen }. Reszta z dzielenia przepada.

learn-tie =
    Później w drugiej Erze { learn-rival-two } zrównał się z tobą w Królestwie Rhea: po { $share } pkt Chwały. Jeszcze jeden znacznik i pierwsze miejsce będzie tylko twoje.
    Masz tam { $own ->
        [one] { $own } znacznik
        [few] { $own } znaczniki
       *[many] { $own } znaczników
    }. Minotaury potrzebują o jedną kartę mniej niż inne Plemiona, więc { $needed ->
        [one] wystarczy { $needed } karta
        [few] wystarczą { $needed } karty
       *[many] wystarczy { $needed } kart
    }. Niech dowodzi czerwony Minotaur.
learn-tie-nudge = Znacznik ma trafić do Królestwa Rhea: zagraj oba Minotaury, pod wodzą czerwonego.
learn-tie-after = Teraz Rhea dałaby ci { $most } pkt Chwały, a { learn-rival-two } dostałby tylko { $next }. Jeden znacznik we właściwej chwili jest wiele wart.

learn-second =
    To wszystko, co trzeba wiedzieć. Karty na drugą Erę są rozdane, znaczniki stoją tam, gdzie zostały po pierwszej, i odtąd decydujesz ty. { learn-rival-one } i { learn-rival-two } grają już na serio.
    Gdy coś będzie warto wiedzieć, pojawi się wskazówka.
learn-second-over =
    { $place ->
        [one] Wygrywasz swoją pierwszą grę!
       *[many] Pierwsza gra za tobą. Powodzenia w następnej!
    }
learn-second-what-now =
    Masz ochotę na całą grę? { $count ->
        [one] Czeka przeciwnik, który zna ją
       *[many] Czeka { $count } przeciwników, którzy znają ją
    } równie krótko jak ty.
learn-first-game = Zagraj prawdziwą grę

# Tips in normal games.

learn-tip-title = Wskazówka
learn-tip-close = Jasne
learn-tip-none = Bez wskazówek
learn-tip-settings = Wskazówki dla nowych graczy
learn-tip-dragon =
    { $count ->
        [one] Pierwszy Smok. Gdy pojawi się trzeci, Era od razu się skończy, a karty na ręku przepadną.
       *[many] Już dwa Smoki. Następny od razu zakończy Erę, a karty na ręku przepadną: nie zwlekaj za długo z Oddziałami.
    }
learn-tip-hand =
    { $count ->
        [one] Masz na ręku { $count } kartę
        [few] Masz na ręku { $count } karty
       *[many] Masz na ręku { $count } kart
    }: ręka jest prawie pełna. Z pełną ręką musisz zagrać Oddział, a wszystkie pozostałe karty trafią do puli.
learn-tip-no-marker = Ten Oddział nie umieści znacznika w żadnym Królestwie. Czasem warto go jednak zagrać dla samej Chwały; z większą liczbą kart albo z innym Dowódcą mógłby dać jedno i drugie.
learn-tip-collecting =
    { $what ->
        [tribe] Następną turę ma { $name } i zbiera to Plemię: { tribe }. Po tym Oddziale takie karty trafiłyby odkryte do puli.
       *[colour] Następną turę ma { $name } i zbiera { grammar-colour-many } karty. Po tym Oddziale takie karty trafiłyby odkryte do puli.
    }

# In the terminal.

learn-help = Naucz się gry: pierwsza gra z przewodnikiem, na przygotowanych rozdaniach.
learn-help-new = Zacznij naukę od początku.
learn-help-save = Plik, w którym zapamiętać postępy w nauce.

learn-terminal-prompt = Twój ruch (h pomoc, s pokaż mi, q wyjdź) >{" "}
learn-terminal-go-on = Enter dalej, b wstecz, q wyjdź >{" "}
learn-terminal-how = d dobiera kartę z talii. t z numerem lub nazwą bierze odkrytą kartę, na przykład „t 2”. b buduje Oddział i pyta o wszystko po kolei.
learn-terminal-shown = Na przykład: { $move }
learn-terminal-left = Nauka przerwana na kroku { $number } z { $total }. Dalej: { $command }
learn-terminal-step = { $chapter } · { $number }/{ $total }
learn-terminal-more = Następnie: { $command }
