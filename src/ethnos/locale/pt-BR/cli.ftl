# A linha de comando: ajuda, progresso e resultados.

cli-help = Uma edição digital não oficial do jogo de tabuleiro Ethnos.
cli-greeting =
    { $what ->
        [play] Jogar no navegador contra bots
        [terminal] Jogar no terminal
        [learn] Aprender o jogo numa primeira partida guiada
        [rules] Ler as regras
        [share] Jogar com amigos na mesma rede
        [bots] Pôr bots para jogar entre si
       *[simulate] Jogar muitas partidas de uma vez, para pesquisa
    }
cli-greeting-more = Todos os comandos: [bold]ethnos --help[/]. Um deles: [bold]ethnos play --help[/].
cli-example = Exemplo: [bold]{ $command }[/]
cli-refused = [red]ethnos:[/] { $reason }
cli-file = [red]ethnos:[/] { $path }: { $problem }
cli-compiling = compilando as regras, uma única vez nesta máquina
cli-compiling-line = compilando as regras, uma única vez nesta máquina: { $done } de { $total } após { $seconds } s
cli-compile-all = O primeiro uso de algumas regras precisa esperar; “{ $command }” compila todas de uma vez.
preparing-text = As regras do jogo estão sendo compiladas. Isso acontece uma única vez neste computador e leva um ou dois minutos.
preparing-count = { $done } de { $total }

cli-version = Mostra a versão e sai.
cli-players = Número de jogadores.
cli-preset = A edição: { $presets }.
cli-tribes = random, first_game, ou Tribos separadas por vírgulas.
cli-seed = Um número inteiro; a mesma semente distribui a mesma partida.
cli-option = Muda uma opção da edição: { $options }. Pode ser usada várias vezes.
cli-json = Imprime um objeto JSON e nada mais.
cli-quiet = Não mostra o progresso.
cli-minutes = Encerra depois deste número de minutos; o mesmo comando continua.
cli-progress = { $what }: { $done } / { $total }

selfcheck-help = Joga partidas aleatórias e verifica os invariantes das regras após cada decisão.
selfcheck-games = Quantas partidas aleatórias jogar.
selfcheck-players = Só partidas com este número de jogadores.
selfcheck-preset = Só esta edição: { $presets }.
selfcheck-seed = Outra semente joga outras partidas.
selfcheck-stopped = parou após { $games } de { $total } partidas
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
        [0] nenhuma partida
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $decisions ->
        [0] nenhuma decisão
        [one] { $decisions } decisão
       *[other] { $decisions } decisões
    }, { $violations ->
        [0] nenhuma violação
        [one] { $violations } violação
       *[other] { $violations } violações
    }
selfcheck-what =
    { $what ->
        [cards] mudou o número de cartas de um tipo em mãos, cartas abertas, deck e Bandos
        [markers] mudou o número de marcadores de um jogador
        [glory] a Glória difere do placar
        [hands] uma mão não tem de 0 a 10 cartas, ou seu tamanho está errado
        [choices] não há decisão possível, ou há uma desconhecida
        [endless] a partida não termina
        [deck] o deck acabou, ou seus Dragões não são os que ainda faltam (O2)
        [bands] um Bando viola R23 ou R-T9
        [views] uma visão mostra algo oculto, ou uma mesa sorteada não bate com ela
        [giant] a ficha de Gigante não está com o dono do maior Bando liderado por um Gigante (R-T4)
        [hordes] uma Horda de Orcs deve ser esvaziada, embora esteja vazia ou alguém ainda tenha cartas (R31, R37)
       *[places] as colocações não decorrem da Glória
    }
selfcheck-violation = [red]violação[/]: { selfcheck-what } ({ $players } jogadores, { $preset }, semente { NUMBER($seed, useGrouping: 0) }, partida { $game }, decisão { $decision })

bench-help = Mede a velocidade do motor do jogo nesta máquina.
playouts-help = Joga partidas inteiras, ao acaso ou com critério: decisões e partidas por segundo.
playouts-seconds = Por quanto tempo jogar.
playouts-threads = Threads que jogam ao mesmo tempo.
playouts-informed = Deixa decidir o jogador rápido das simulações da busca, em vez do acaso.
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

simulate-help = Joga muitas partidas entre jogadores aleatórios ou bots e as resume.
simulate-games = Quantas partidas.
simulate-out = Grava cada partida neste arquivo: .jsonl ou .parquet.
simulate-overwrite = Substitui o arquivo, se ele já existir.
simulate-progress = jogando partidas
simulate-stopped =
    { $games ->
        [0] parou antes de terminar a primeira partida
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
       *[win_share] vitórias por assento
    }
simulate-written = todas as partidas estão em { $path }

game-file = Um arquivo de partida (.ethnos).

verify-help = Reproduz um arquivo de partida e confirma o compromisso, cada embaralhamento, cada jogada e cada ponto.
verify-ok =
    { $path }: confirmado ({ $moves ->
        [0] nenhuma jogada
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }, { $ages ->
        [0] nenhum embaralhamento
        [one] { $ages } embaralhamento
       *[other] { $ages } embaralhamentos
    }, { $points ->
        [0] nenhum ponto
        [one] { $points } ponto
       *[other] { $points } pontos
    }).
verify-failed = { $path }, linha { $line }: [red]não confirmado[/]. { $reason }

play-help = Joga contra bots e com amigos: no navegador ou, com --terminal, aqui mesmo.
play-terminal = Joga aqui no terminal; as opções abaixo só valem para isso.
play-no-browser = Não abre o navegador; só mostra o endereço.
play-database = O arquivo em que as mesas ficam guardadas; por padrão, um na sua pasta de dados de usuário.
play-share = Deixa outros da sua rede local entrar desde o início; mostra o endereço para eles.
play-ready = O jogo está em { $address }. Ctrl-C encerra; nada se perde.
play-running = O jogo já está aberto em { $address }.
play-shared = Outros desta rede podem entrar em { $address }.
play-share-none = Mais ninguém pode entrar: este computador não está conectado a nenhuma rede local.
play-people = Quantas pessoas dividem este teclado; bots ocupam os outros assentos.
play-names = Nomes das pessoas, separados por vírgulas.
play-save = O arquivo em que a partida fica guardada; uma partida inacabada nele é retomada.
play-new = Começa uma partida nova mesmo que haja uma inacabada; essa fica guardada à parte.
play-kept = A partida inacabada agora está em { $path }.
play-commitment = Os embaralhamentos estão fixados por uma semente com este SHA-256: { $commitment }. “ethnos verify” confirma isso quando a partida acabar.
play-resumed = Continuando a partida guardada em { $path }; use --new para começar outra.
play-person = Jogador { $number }

replay-help = Percorre um arquivo de partida como todos a viram, do ponto de vista de um assento ou com todas as mãos à mostra.
replay-seat = Mostra a mesa do ponto de vista deste assento.
replay-all = Mostra todas as mãos.

analyze-help = Analisa uma partida com a rede do campeão: chances de vitória turno a turno, erros e os turnos que a decidiram.
analyze-plot = Desenha as chances de vitória de todos os jogadores como SVG neste arquivo.
analyze-samples = Em quantas mesas possíveis cada decisão é testada (padrão: 16).
analyze-seat = Analisa só do ponto de vista deste assento; pode ser usada várias vezes. Necessária enquanto a partida continua.
analyze-oracle = Avalia as chances com todas as cartas ocultas conhecidas, jogando até o fim a partir de cada turno; leva cerca de um minuto.
analyze-lang = O idioma da saída: { $languages }.
analyze-progress = analisando decisões

serve-help = Abre mesas para pessoas e bots: o jogo no navegador, para esta máquina ou para outras.
serve-host = O endereço em que o servidor atende; 0.0.0.0 para todos que alcançam esta máquina.
serve-port = A porta; 0 para qualquer uma livre.
serve-database = Onde as mesas ficam guardadas: um endereço PostgreSQL ou um arquivo; por padrão, um arquivo na sua pasta de dados de usuário.
serve-ready = As mesas estão abertas em { $address }. Ctrl-C encerra; nada se perde.
serve-stopped = Servidor encerrado. Todas as mesas estão guardadas.

rules-command-help = Mostra as regras, com exemplos jogados.
rules-command-preset = A edição cujas regras são mostradas; por padrão, a edição do seu idioma.
rules-command-edition = Regras: { $edition }.
rules-command-what = Uma regra (R25), uma Tribo (Elfo) ou um capítulo (bands); sem isso, tudo.
summary-command-help = Mostra as regras de uma partida em uma página.
summary-command-lang = O idioma da página: { $languages }; por padrão, o seu.

engine-why-requested = ETHNOS_ENGINE pede isso
engine-why-card = o numba-cuda está instalado, e uma placa de vídeo precisa das regras compiladas pelo Numba
engine-why-library = o pacote tem uma biblioteca para { $target }, compilada exatamente a partir deste código-fonte
engine-why-no-library = não há biblioteca que possa ser usada. { $reason }
engine-why-nothing-else = o Numba não está instalado (pip install "ethnos[jit]") e não há biblioteca que possa ser usada. { $reason }
doctor-help = Mostra o que roda aqui, como e por quê: versões, motor, pastas.
doctor-compile = Antes, compila todas as regras ainda não compiladas, para que nada precise esperar depois.
doctor-version = Versão
doctor-engine = Motor
doctor-rules = Regras
doctor-rules-library = compiladas, na biblioteca
doctor-rules-interpreted = não compiladas: rodam como Python comum
doctor-rules-jit =
    { $all ->
        [yes] todas compiladas, pelo Numba
       *[no] compiladas pelo Numba: { $compiled } de { $total } partes; as demais no primeiro uso, ou todas de uma vez com “{ $command }”
    }
doctor-library = Biblioteca
doctor-python = Python
doctor-platform = Plataforma
doctor-packages = Pacotes
doctor-extras = Extras
doctor-cache = Pasta de cache
doctor-data = Pasta de dados
doctor-none = nenhum
doctor-read-only = { $path } (sem permissão de escrita)
