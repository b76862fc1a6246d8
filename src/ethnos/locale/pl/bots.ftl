# Bots: what they are called, who they are, and how they fared against each other.

bot-name-random = Losowy
bot-name-simple = Prosty
bot-name-greedy = Chciwy
bot-name-search = Szperacz
bot-name-champion = Czempion
bot-name-novice = Pip
bot-name-adept = Maren
bot-name-expert = Osric
bot-name-master = Ysolde
bot-name-grandmaster = Theron
# Pozostałe boty tego poziomu przy jednym stole.
bot-name-novice-2 = Tansy
bot-name-novice-3 = Bram
bot-name-novice-4 = Nettie
bot-name-novice-5 = Hob
bot-name-novice-6 = Wren
bot-name-adept-2 = Linnet
bot-name-adept-3 = Corin
bot-name-adept-4 = Sabra
bot-name-adept-5 = Alder
bot-name-adept-6 = Briar
bot-name-expert-2 = Rowena
bot-name-expert-3 = Godric
bot-name-expert-4 = Hedda
bot-name-expert-5 = Ulric
bot-name-expert-6 = Signe
bot-name-master-2 = Mirabel
bot-name-master-3 = Cassian
bot-name-master-4 = Sibyl
bot-name-master-5 = Lucan
bot-name-master-6 = Elowen
bot-name-grandmaster-2 = Thalia
bot-name-grandmaster-3 = Nestor
bot-name-grandmaster-4 = Ismene
bot-name-grandmaster-5 = Evander
bot-name-grandmaster-6 = Daphne
bot-numbered = { $name } { $number }

bot-character-random = Podejmuje dowolną możliwą decyzję, każdą z równą szansą.
bot-character-simple = Trzyma się kilku prostych zasad i nigdy ich nie łamie.
bot-character-greedy = Bierze to, co tu i teraz daje najwięcej Chwały.
bot-character-search = Rozgrywa możliwe przyszłości tak długo, jak pozwolisz: search@0.5s, search@1000, search@1s/2.
bot-character-champion = Sam nauczył się gry w miliardach decyzji i decyduje jednym spojrzeniem.
bot-character-novice = Gra jak za pierwszym razem: zgarnia wszystko, co pasuje, a każdy Oddział zagrywa trochę za wcześnie.
bot-character-adept = Liczy znaczniki i Chwałę, gra solidnie, ale nie patrzy dalej niż do końca tej tury.
bot-character-expert = Planuje daleko naprzód, ale co drugą turę porzuca plan dla tego, co jest pod ręką.
bot-character-master = Gra z pewnością kogoś, kto widział milion partii, ale czasem próbuje czegoś innego.
bot-character-grandmaster = Do tego wszystkiego przez sekundę na ruch waży tysiące możliwych przyszłości i niczego nie oddaje za darmo.
bot-character-installed = Pochodzi z zainstalowanego pakietu.

# Commands
bots-help = Wypisz boty: jak się nazywają, jakie są i jak je wywołać.
bots-column =
    { $column ->
        [spec] wywołanie
        [name] imię
       *[character] charakter
    }
bots-own = Własnego bota wywołuje się jako PLIK.py:KLASA, na przykład [bold]ethnos play --terminal --bot my_bot.py:Hoarder[/]; jednego pokazuje docs/bots.md.

tournament-help = Rozegraj partie botów między sobą: każde rozdanie we wszystkich rotacjach miejsc, z udziałem zwycięstw, Chwałą, lokatami i oceną.
tournament-seats = Boty przy stole, oddzielone przecinkami: od 2 do 6 (domyślnie adept,novice). Z --ladder: boty do oceny (domyślnie wszystkie wbudowane).
tournament-games = Liczba partii, zaokrąglana w górę do pełnych rozdań (domyślnie 1000, a z --ladder 280 dla każdej liczby graczy).
tournament-cores = Ile partii rozgrywać naraz (domyślnie po jednej na rdzeń).
tournament-seed = Inne ziarno daje inne rozdania.
tournament-out = Zapisuj każdą partię w tym pliku, po jednym obiekcie JSON w wierszu; to samo polecenie gra dalej od tego, co już jest. Z --ladder: folder.
tournament-ladder = Oceń wszystkie wbudowane boty w grach między sobą dla 2–6 graczy.
tournament-matches = Z --ladder: zamiast tego rozegraj bezpośrednie mecze.
tournament-only = Z --ladder: tylko części, których nazwa zawiera to słowo.
tournament-progress = rozgrywanie partii
tournament-stopped = Przerwano po { $games } z { $total } partii. Są zapisane w { $path }; uruchom to samo polecenie, by grać dalej.
tournament-too-few = Żadne rozdanie nie zostało jeszcze rozegrane we wszystkich rotacjach.
tournament-summary =
    { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $deals ->
        [one] 1 rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    } we wszystkich rotacjach
tournament-written = każda partia jest w { $path }
tournament-column =
    { $column ->
        [bot] bot
        [win_share] zwycięstwa
        [fair_share] równy udział
        [interval] przedział 95%
        [mean_glory] Chwała
        [mean_place] lokata
        [ms_per_decision] ms na decyzję
       *[rating] ocena
    }

play-bots = Bot na wszystkich miejscach botów albo po jednym na każde, oddzielone przecinkami: { $bots } lub PLIK.py:KLASA.
simulate-bots = Kto gra zamiast graczy losowych: jeden bot na wszystkich miejscach albo po jednym na każde, oddzielone przecinkami.
