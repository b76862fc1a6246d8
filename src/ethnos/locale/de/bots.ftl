# Bots: what they are called, who they are, and how they fared against each other.

bot-name-random = Zufall
bot-name-simple = Schlicht
bot-name-greedy = Gier
bot-name-search = Suche
bot-name-champion = Champion
bot-name-novice = Pip
bot-name-adept = Maren
bot-name-expert = Osric
bot-name-master = Ysolde
bot-name-grandmaster = Theron
# Die anderen Bots eines Niveaus am selben Tisch.
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

bot-character-random = Trifft irgendeine Entscheidung, jede ist gleich wahrscheinlich.
bot-character-simple = Hält sich an eine Handvoll einfacher Regeln und bricht sie nie.
bot-character-greedy = Nimmt, was gerade den meisten Ruhm bringt.
bot-character-search = Spielt mögliche Verläufe durch, solange man ihn lässt: search@0.5s, search@1000, search@1s/2.
bot-character-champion = Hat sich das Spiel in Milliarden Entscheidungen selbst beigebracht und entscheidet auf einen Blick.
bot-character-novice = Spielt zum ersten Mal: greift zu, sobald etwas passt, und spielt jeden Kampfverband etwas zu früh aus.
bot-character-adept = Zählt Marker und Ruhm und spielt solide, blickt aber nicht über diesen Zug hinaus.
bot-character-expert = Plant weit voraus, lässt den Plan aber jeden zweiten Zug für das fallen, was gerade zu haben ist.
bot-character-master = Spielt so sicher wie jemand, der eine Million Partien gesehen hat, und versucht ab und zu etwas anderes.
bot-character-grandmaster = Wägt obendrein eine Sekunde je Zug Tausende Verläufe ab und schenkt dir nichts.
bot-character-installed = Stammt aus einem installierten Paket.

# Commands
bots-help = Die Bots auflisten: Namen, Charakter und wie man sie aufruft.
bots-column =
    { $column ->
        [spec] Aufruf
        [name] Name
       *[character] Charakter
    }
bots-own = Einen eigenen Bot rufst du als DATEI.py:KLASSE auf, zum Beispiel [bold]ethnos play --terminal --bot my_bot.py:Hoarder[/]; docs/bots.md zeigt einen.

tournament-help = Bots gegeneinander: jede Kartenverteilung in allen Sitzfolgen, dann Siegquoten, Ruhm, Plätze und eine Wertungszahl.
tournament-seats = Die Bots am Tisch, durch Kommas getrennt: 2 bis 6; ohne Angabe adept,novice. Mit --ladder die Bots der Rangliste; ohne Angabe alle mitgelieferten.
tournament-games = Wie viele Partien, aufgerundet auf ganze Kartenverteilungen; 1000, oder bei einer Rangliste 280 je Spielerzahl.
tournament-cores = Wie viele Partien zugleich; ohne Angabe so viele wie Kerne.
tournament-seed = Ein anderer Startwert teilt andere Partien aus.
tournament-out = Jede Partie in dieser Datei speichern, ein JSON-Objekt je Zeile; derselbe Befehl macht dort weiter. Mit --ladder ein Ordner.
tournament-ladder = Alle mitgelieferten Bots für 2 bis 6 Spieler gegeneinander werten.
tournament-matches = Mit --ladder: stattdessen die einzelnen Duelle spielen.
tournament-only = Mit --ladder: nur die Teile, in deren Namen dieses Wort vorkommt.
tournament-progress = Partien laufen
tournament-stopped =
    Angehalten nach { $games } von { $total ->
        [one] { $total } Partie
       *[other] { $total } Partien
    }. Sie sind in { $path } gespeichert; derselbe Befehl macht weiter.
tournament-too-few = Noch ist keine Kartenverteilung in allen Sitzfolgen gespielt.
tournament-summary =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $deals ->
        [one] 1 Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    } in allen Sitzfolgen
tournament-written = alle Partien stehen in { $path }
tournament-column =
    { $column ->
        [bot] Bot
        [win_share] Siegquote
        [fair_share] faire Quote
        [interval] 95-%-Intervall
        [mean_glory] Ruhm
        [mean_place] Platz
        [ms_per_decision] ms je Entscheidung
       *[rating] Wertungszahl
    }

play-bots = Der Bot für alle Bot-Sitze, oder je einer, durch Kommas getrennt: { $bots }, oder DATEI.py:KLASSE.
simulate-bots = Wer statt zufälliger Spieler spielt: ein Bot für alle Sitze, oder je einer, durch Kommas getrennt.
