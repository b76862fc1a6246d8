# Bots: como se chamam, quem são e como se saíram uns contra os outros.

bot-name-random = Aleatório
bot-name-simple = Simples
bot-name-greedy = Guloso
bot-name-search = Busca
bot-name-champion = Campeão
bot-name-novice = Pip
bot-name-adept = Maren
bot-name-expert = Osric
bot-name-master = Ysolde
bot-name-grandmaster = Theron
# Os outros bots de um nível na mesma mesa.
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

bot-character-random = Toma qualquer decisão possível, todas com a mesma chance.
bot-character-simple = Segue um punhado de regras simples e nunca as quebra.
bot-character-greedy = Vai atrás do que dá mais Glória agora mesmo.
bot-character-search = Joga futuros possíveis pelo tempo que você deixar: search@0.5s, search@1000, search@1s/2.
bot-character-champion = Aprendeu o jogo sozinho em bilhões de decisões e hoje decide num relance.
bot-character-novice = Joga como se fosse a primeira vez: pega tudo o que combina e joga cada Bando um pouco cedo demais.
bot-character-adept = Conta marcadores e Glória e joga com firmeza, mas não olha além deste turno.
bot-character-expert = Planeja bem à frente, mas, turno sim, turno não, larga o plano pelo que está ao alcance.
bot-character-master = Joga com a segurança de quem viu um milhão de partidas e, de vez em quando, tenta outra coisa.
bot-character-grandmaster = Além de tudo isso, avalia milhares de futuros, por um segundo a cada jogada, e não dá nada de graça.
bot-character-installed = Vem com um pacote instalado.

# Comandos
bots-help = Lista os bots: os nomes, como são e como chamar cada um.
bots-column =
    { $column ->
        [spec] como chamar
        [name] nome
       *[character] estilo
    }
bots-own = Um bot seu é chamado por ARQUIVO.py:CLASSE, por exemplo [bold]ethnos play --terminal --bot my_bot.py:Hoarder[/]; docs/bots.md mostra um.

tournament-help = Joga bots uns contra os outros: cada distribuição em todas as rotações dos assentos, com vitórias, Glória, colocações e um rating.
tournament-seats = Os bots à mesa, separados por vírgulas: de 2 a 6 (padrão: adept,novice). Com --ladder: os bots a comparar (padrão: todos os incluídos).
tournament-games = Quantas partidas, arredondadas para cima até distribuições inteiras (padrão: 1000; com --ladder, 280 para cada número de jogadores).
tournament-cores = Quantas partidas ao mesmo tempo (padrão: uma por núcleo).
tournament-seed = Outra semente distribui outras partidas.
tournament-out = Guarda cada partida neste arquivo, um objeto JSON por linha; o mesmo comando continua de onde parou. Com --ladder: uma pasta.
tournament-ladder = Compara todos os bots incluídos, de 2 a 6 jogadores.
tournament-matches = Com --ladder: joga, em vez disso, os confrontos diretos.
tournament-only = Com --ladder: só as partes cujo nome contém esta palavra.
tournament-progress = jogando partidas
tournament-stopped =
    Parou após { $games } de { $total ->
        [one] { $total } partida
       *[other] { $total } partidas
    }. Elas estão guardadas em { $path }; rode o mesmo comando de novo para continuar.
tournament-too-few = Nenhuma distribuição foi jogada ainda em todas as rotações.
tournament-summary =
    { $games ->
        [0] nenhuma partida
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $deals ->
        [0] nenhuma distribuição
        [one] { $deals } distribuição
       *[other] { $deals } distribuições
    } em todas as rotações
tournament-written = todas as partidas estão em { $path }
tournament-column =
    { $column ->
        [bot] bot
        [win_share] vitórias
        [fair_share] cota justa
        [interval] intervalo de 95%
        [mean_glory] Glória
        [mean_place] colocação
        [ms_per_decision] ms por decisão
       *[rating] rating
    }

play-bots = O bot para todos os assentos de bot, ou um para cada, separados por vírgulas: { $bots }, ou ARQUIVO.py:CLASSE.
simulate-bots = Bots que jogam em vez de jogadores aleatórios: um para todos os assentos, ou um para cada, separados por vírgulas.
