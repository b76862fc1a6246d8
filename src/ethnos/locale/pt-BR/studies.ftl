# Estudos: muitas partidas segundo um plano em arquivo, e a comparação de bots.

study-help = Estudos: jogue milhares de partidas segundo um plano em arquivo e leia o que elas dizem.
study-run-help = Jogar as partidas de um estudo. Interrompido a qualquer momento, o mesmo comando continua.
study-show-help = Dizer o que há na pasta de um estudo, ou jogar de novo uma das partidas e compará-la com a sua linha.
study-report-help = Escrever o que um estudo encontrou como página com gráficos, em inglês.
study-file = O estudo, um arquivo TOML.
study-folder = A pasta de um estudo.
study-source = A pasta de um estudo, ou um arquivo com números que --json imprimiu.
study-out = A pasta das partidas: uma nova ou a do mesmo estudo.
study-where = Onde jogar: nos núcleos, ou campeões entre si em uma placa de vídeo e o resto nos núcleos.
study-workers = Quantos processos jogam ao mesmo tempo (padrão: um por núcleo).
study-cluster = Jogar em um cluster Ray: auto, local ou ray://HOST:PORT.
study-game = O número de uma partida.
study-report-out = A pasta da página.
study-progress = jogando partidas
study-reading = lendo partidas
study-done =
    { $games ->
        [one] { $games } partida está
       *[other] todas as { $games } partidas estão
    } em { $path }
study-stopped = Interrompido com { $games } de { $total } partidas. O que foi jogado está em { $path }; o mesmo comando continua.
study-compare = Depois joga de novo nos núcleos este número de partidas guardadas da placa de vídeo; o código de saída é 1 se alguma for diferente.
study-compared = Partidas jogadas de novo: { $games }, diferentes: { $different }.
study-written = escrito: { $path }

benchmark-help = Jogar a comparação fixa: cada bot contra simple, greedy e champion com 2, 4 e 6 jogadores, as mesmas cartas para todos.
benchmark-agents = Os bots a medir, pelo nome ou como ARQUIVO.py:CLASSE.
benchmark-out = A pasta das partidas; o mesmo comando continua ali.
benchmark-column =
    { $column ->
        [agent] bot
        [opponent] adversários
        [players] jogadores
        [games] partidas
        [wins] vitórias
        [interval] intervalo de 95%
       *[fair] parte justa
    }
benchmark-total = { $agent }: { $score } (1 é tão bom quanto os adversários)

# Recusas.

study-unreadable = { $path } não pode ser lido como estudo: { $problem }.
study-no-series = Um estudo precisa de pelo menos uma [[series]]: docs/studies.md mostra uma.
study-wrong-value =
    { $series ->
        [none] “{ $value }” não serve para “{ $field }” do estudo: docs/studies.md explica cada campo.
       *[other] Na série “{ $series }”, “{ $value }” não serve para “{ $field }”: docs/studies.md explica cada campo.
    }
study-wrong-seats = Na série “{ $series }”, “{ $field }” tem { $count } valores para { $players } jogadores: dê um para todos os assentos, ou um para cada.
study-no-games = A série “{ $series }” não tem partidas para { $players } jogadores: nenhum conjunto escolhido tem uma tribo que não pode liderar.
study-unknown-field =
    { $series ->
        [none] Um estudo não tem o campo “{ $field }”; pode ter { $known }.
       *[other] A série “{ $series }” tem um campo “{ $field }” que não existe; pode ter { $known }.
    }
study-missing-field =
    { $series ->
        [none] Falta “{ $field }” no estudo ou em uma de suas séries.
       *[other] Falta “{ $field }” na série “{ $series }”.
    }
study-same-name = Cada série precisa de um nome próprio: { $names }.
study-no-such-game = Não há partida { $game }: as partidas são numeradas a partir de 0, e são { $games }.
study-not-a-folder = { $path } é um arquivo, não uma pasta: indique outra.
study-other-study = { $path } tem partidas de outro estudo, ou de “{ $name }” com outros parâmetros: indique outra pasta.
study-folder-in-use = { $path } contém algo que não é um estudo: indique uma pasta nova.
study-no-study-there = Não há estudo em { $path }: rode um ali primeiro, ou indique a pasta que o tem.
study-damaged-block = { $path } está danificado ({ $problem }): apague esse arquivo e rode o estudo de novo; só as partidas dele são jogadas outra vez.
error-CannotStore = Não é possível guardar partidas em { $path }: { $problem }. Os blocos já guardados estão seguros; o mesmo comando continua.
error-TooFewGames = { $path } não tem as partidas de que este relatório precisa: { $needed }.
error-NoFigures = { $path } não contém números de um estudo: ethnos study report PASTA --json os imprime.
error-WorkersDie = Os processos que jogam morrem repetidamente: há memória suficiente? Tente menos com --workers.
error-NoCluster = Nenhum cluster Ray responde em “{ $address }”: { $problem }.

# Medições: ethnos research.

research-help = Medições para quem escreve bots e redes.
endgames-help = Compara as decisões dos bots perto do fim de partidas para dois com soluções exatas.
endgames-out = O arquivo dos resultados, um objeto JSON por linha; o mesmo comando continua ali.
endgames-games = De quantas partidas tirar posições.
endgames-cards = Cartas que restam no baralho, de 1 a 4; pode ser repetido (padrão: 1, 2 e 3).
endgames-progress = resolvendo posições
endgames-column =
    { $column ->
        [bot] bot
        [cards] cartas restantes
        [positions] posições
        [critical] em que importa
        [best] melhores decisões
        [interval] intervalo de 95%
       *[loss] custo de uma decisão
    }
endgames-summary = Posições examinadas: { $positions }, resolvidas: { $solved }. Importam aquelas em que as decisões diferem; só elas são avaliadas.
endgames-stopped = Interrompido. O que foi examinado está em { $path }; o mesmo comando continua.
match-help = Duas redes jogam entre si: um assento para a primeira, todos os outros para a segunda, cada distribuição a partir de cada assento.
match-network = O arquivo de uma rede, ou champion ou champion@1.
match-players = O número de jogadores; pode ser repetido (padrão: de 2 a 6).
match-games = Partidas para cada número de jogadores, arredondadas para cima até distribuições inteiras.
match-ahead = A primeira rede olha adiante, como nesta configuração.
match-out = Um arquivo ao qual se acrescenta um objeto JSON para cada número de jogadores.
match-column =
    { $column ->
        [players] jogadores
        [games] partidas
        [share] vitórias da primeira
        [interval] intervalo de 95%
        [fair] parte justa
       *[margin] Glória acima da média
    }
imitate-help = Treina uma rede nova para responder como outra: um começo rápido para camadas de outro tipo.
imitate-out = A pasta de network.npz, com que ethnos train --from começa.
imitate-minutes = Quantos minutos treinar.
imitate-done = A rede está em { $folder }. Decisões com que aprendeu: { $decisions }.
measure-help = Mede uma rede contra bots mais fracos, como faz um treino com --measure.
measure-out = O arquivo ao qual se acrescenta o resultado, um objeto JSON por linha.
measure-decisions = Com quantas decisões a rede tinha aprendido.
measure-games = Partidas por prova, em vez dos números usuais.
