# A linha de comando: ajuda, progresso e resultados.

cli-help = Uma edição digital não oficial do jogo de tabuleiro Ethnos.
cli-example = Exemplo: [bold]{ $command }[/]
cli-refused = [red]ethnos:[/] { $reason }
cli-file = [red]ethnos:[/] { $path }: { $problem }
cli-compiling = compilando as regras, uma única vez nesta máquina

cli-version = Mostra a versão e mais nada.
cli-players = Jogadores à mesa.
cli-preset = A edição: { $presets }.
cli-tribes = random, first_game, ou Tribos separadas por vírgulas.
cli-seed = Um número inteiro; a mesma semente distribui a mesma partida.
cli-option = Muda uma opção da edição: { $options }. Pode ser usada várias vezes.
cli-json = Imprime um objeto JSON e nada mais.

selfcheck-help = Joga partidas aleatórias e verifica os invariantes das regras após cada decisão.
selfcheck-games = Quantas partidas aleatórias jogar.
selfcheck-players = Só com este número de jogadores.
selfcheck-preset = Só esta edição: { $presets }.
selfcheck-seed = Outra semente joga outras partidas.
selfcheck-progress = verificando partidas
selfcheck-column =
    { $column ->
        [players] jogadores
        [games] partidas
        [decisions] decisões
       *[violations] violações
    }
selfcheck-summary =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $decisions ->
        [one] { $decisions } decisão
       *[other] { $decisions } decisões
    }, { $violations ->
        [0] nenhuma violação
        [one] { $violations } violação
       *[other] { $violations } violações
    }
selfcheck-what =
    { $what ->
        [cards] as cartas de um tipo não se conservam entre mãos, cartas abertas, deck e Bandos
        [markers] os marcadores de um jogador não se conservam
        [glory] a Glória difere do placar
        [hands] uma mão não tem de 0 a 10 cartas, ou seu tamanho está errado
        [choices] não há decisão possível, ou há uma desconhecida
        [endless] a partida não termina
        [deck] o deck acabou, ou seus Dragões não são os que ainda faltam (O2)
        [bands] um Bando quebra R23 ou R-T9
        [views] uma visão mostra algo oculto, ou uma mesa sorteada não bate com ela
       *[places] as colocações não decorrem da Glória
    }
selfcheck-violation = [red]violação[/]: { selfcheck-what } ({ $players } jogadores, { $preset }, semente { NUMBER($seed, useGrouping: 0) }, partida { $game }, decisão { $decision })

bench-help = Mede a velocidade das coisas nesta máquina.
playouts-help = Joga partidas inteiras, ao acaso ou com critério: decisões e partidas por segundo.
playouts-seconds = Por quanto tempo jogar.
playouts-threads = Threads que jogam ao mesmo tempo.
playouts-informed = Quem decide é o jogador rápido das simulações da busca, não o acaso.
playouts-device = Onde jogar: no processador ou em uma placa de vídeo.
playouts-progress = jogando
playouts-row =
    { $row ->
        [decisions_per_second] decisões por segundo
        [games_per_second] partidas por segundo
        [threads] threads
        [tables] mesas ao mesmo tempo
        [card] placa de vídeo
        [record_bytes] bytes por mesa
        [copy_ns] nanossegundos para copiar uma
       *[compile_seconds] segundos da primeira compilação
    }

simulate-help = Joga muitas partidas entre jogadores aleatórios, ou entre bots, e as resume.
simulate-games = Quantas partidas.
simulate-out = Escreve cada partida neste arquivo: .jsonl ou .parquet.
simulate-progress = jogando partidas
simulate-stopped =
    { $games ->
        [one] parou após { $games } partida; o que foi jogado está guardado
       *[other] parou após { $games } partidas; o que foi jogado está guardado
    }
simulate-row =
    { $row ->
        [games] partidas
        [players] jogadores
        [preset] edição
        [decisions] decisões
        [mean_decisions] decisões por partida
        [mean_glory] Glória por jogador
       *[win_share] vitórias por lugar
    }
simulate-written = todas as partidas estão em { $path }

game-file = Um arquivo de partida (.ethnos).

verify-help = Repassa um arquivo de partida e confirma o compromisso, cada embaralhamento, cada jogada e cada ponto.
verify-ok =
    { $path }: confirmado. { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }, { $ages ->
        [one] { $ages } embaralhamento
       *[other] { $ages } embaralhamentos
    }, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
verify-failed = { $path }, linha { $line }: [red]não confirmado[/]. { $reason }

play-help = Joga contra bots e com amigos: no navegador ou, com --terminal, aqui mesmo.
play-terminal = Joga aqui no terminal; as opções abaixo valem para ele.
play-no-browser = Não abre o navegador; o endereço é mostrado.
play-database = Onde as mesas ficam guardadas: um arquivo; por padrão, um seu.
play-ready = O jogo está em { $address }. Ctrl-C encerra; nada se perde.
play-running = O jogo já está aberto, em { $address }.
play-people = Quantas pessoas dividem este teclado; bots ocupam os outros lugares.
play-names = Nomes das pessoas, separados por vírgulas.
play-save = Onde a partida fica guardada; uma partida inacabada neste arquivo é retomada.
play-new = Começa uma partida nova mesmo que haja uma inacabada; essa fica guardada à parte.
play-kept = A partida inacabada agora está em { $path }.
play-commitment = Os embaralhamentos estão fixados por uma semente com este SHA-256: { $commitment }. “ethnos verify” confirma isso quando a partida acabar.
play-resumed = Continuando a partida guardada em { $path }; com --new começa outra.
play-person = Jogador { $number }

replay-help = Percorre um arquivo de partida como todos viram, como um lugar viu ou com todas as mãos abertas.
replay-seat = Ver a mesa como este lugar viu.
replay-all = Ver todas as mãos.

analyze-help = Ver uma partida de novo com os olhos do campeão: chances de vitória turno a turno, decisões desperdiçadas e os turnos que a decidiram.
analyze-plot = Desenhar as chances de todos os lugares como SVG neste arquivo.
analyze-samples = Em quantas mesas possíveis uma decisão é testada (normalmente 16).
analyze-seat = Ver só com os olhos deste lugar; pode ser dado várias vezes. Necessário enquanto a partida continua.
analyze-oracle = Avaliar as chances com todas as cartas ocultas conhecidas, jogando adiante a partir de cada turno; leva cerca de um minuto.
analyze-lang = O idioma da resposta: { $languages }.
analyze-progress = examinando decisões

serve-help = Abre mesas para pessoas e bots: o jogo no navegador, para esta máquina ou para outras.
serve-host = O endereço em que escutar; 0.0.0.0 para todos que alcançam esta máquina.
serve-port = A porta; 0 para qualquer uma livre.
serve-database = Onde as mesas ficam guardadas: um endereço PostgreSQL ou um arquivo; por padrão, um arquivo seu.
serve-workers = Quantos processos do servidor; mais de um exige PostgreSQL.
serve-ready = As mesas estão abertas em { $address }. Ctrl-C encerra; nada se perde.
serve-stopped = Servidor encerrado. Todas as mesas estão guardadas.

rules-command-help = Mostra as regras, com exemplos jogados.
rules-command-what = Uma regra (R25), uma Tribo (Elfo) ou um capítulo (bands); sem isso, tudo.
