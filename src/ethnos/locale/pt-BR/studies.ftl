# Estudos: muitas partidas segundo um plano em arquivo, e a comparação de bots.

study-help = Estudos: jogue milhares de partidas segundo um plano em arquivo e leia o que elas dizem.
study-run-help = Jogar as partidas de um estudo. Interrompido a qualquer momento, o mesmo comando continua.
study-show-help = Dizer o que há na pasta de um estudo, ou jogar de novo uma das partidas e compará-la com a sua linha.
study-report-help = Escrever o que um estudo encontrou como página em cinco idiomas; sem pasta, a do estudo publicado.
study-file = O estudo, um arquivo TOML.
study-folder = A pasta de um estudo.
study-out = A pasta das partidas: uma nova ou a do mesmo estudo.
study-where = Onde jogar: nos núcleos, ou campeões entre si em uma placa de vídeo e o resto nos núcleos.
study-workers = Quantos processos jogam ao mesmo tempo (padrão: um por núcleo).
study-cluster = Jogar em um cluster Ray: auto, local ou ray://HOST:PORT.
study-game = O número de uma partida.
study-report-out = A pasta das páginas.
study-progress = jogando partidas
study-reading = lendo partidas
study-done =
    { $games ->
        [one] { $games } partida está
       *[other] todas as { $games } partidas estão
    } em { $path }
study-stopped = Interrompido com { $games } de { $total } partidas. O que foi jogado está em { $path }; o mesmo comando continua.
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
study-cannot-store = Não é possível guardar partidas em { $path }: { $problem }. Os blocos já guardados estão seguros; o mesmo comando continua.
study-too-few = { $path } não tem as partidas de que este relatório precisa: { $needed }.
error-WorkersDie = Os processos que jogam morrem repetidamente: há memória suficiente? Tente menos com --workers.
error-NoCluster = Nenhum cluster Ray responde em “{ $address }”: { $problem }.

# O relatório.

balance-title = Como é Ethnos, em números
balance-intro = É isto que dizem { $games } partidas do estudo “{ $name }”. Em { $own } delas, o bot { $bot } ocupou todos os assentos.
balance-reading = Os colchetes contêm intervalos de 95%. ● marca o que difere claramente mesmo após a correção para muitas comparações: em cada tabela, a chance de algum ● errado é de no máximo 5% (método de Holm). O que não tem ● pode ser acaso.
balance-evidence = O que é evidência e o que é suposição: os números são evidência de como este programa joga contra si mesmo e do que muda quando se muda uma coisa. Que as partidas entre pessoas sejam iguais é suposição. Os bots mais fracos, abaixo, mostram quais números dependem de quem joga.
balance-group =
    { $group ->
        [small] 2 ou 3 jogadores
       *[large] de 4 a 6 jogadores
    }
balance-for = Com { $players } jogadores
balance-age = Era { $age }
balance-seat = Assento { $seat }
balance-quantile = { $percent }% das partidas são mais curtas
balance-pairs = De { $pairs } pares, { $sure } diferem claramente. A tabela mostra os mais fortes nos dois sentidos.
balance-variance = Das diferenças de Glória entre jogadores dessas forças, a força explica { $strength }%, o quanto uma distribuição recompensa a força { $reward }%, o assento na distribuição { $deal }% e o andamento da partida os restantes { $rest }%.
balance-better = As vitórias de um jogador melhor são as de um jogador entre outros que tomam { $percent }% das decisões ao acaso e, de resto, jogam igual.
balance-tastes = Bandos que um jogador lidera com cada Tribo em uma partida, quando ela está em jogo:
balance-extreme =
    { $most ->
        [yes] mais: { $what }
       *[no] menos: { $what }
    }
balance-source =
    { $source ->
        [kingdoms] Reinos
        [merfolk] tabuleiro do Povo do Mar
        [giant_now] ficha de Gigante, na hora
        [giant_end] ficha de Gigante, fim da Era
        [orcs] Hordas de Orcs
       *[bands] Bandos
    }
balance-section =
    { $section ->
        [worth] Quanto vale liderar com uma Tribo
        [leading] Quem lidera com o quê
        [effects] O que uma Tribo em jogo muda
        [partners] Pares de Tribos
        [sources] De onde vem a Glória
        [sizes] Tamanhos dos Bandos
        [length] Duração das partidas
        [lead] A dianteira
        [seats] A vantagem do primeiro jogador
        [luck] Sorte e força
        [sets] Conjuntos de Tribos
        [rules] Edições e opções
        [bots] Bots mais fracos
        [most] Quem mais lidera com uma Tribo
        [tribe-sources] O que uma Tribo em jogo muda por fonte de Glória
        [tribe-skill] O que uma Tribo em jogo muda para um jogador melhor
       *[made] Como isto foi feito
    }
balance-text =
    { $section ->
        [worth] Um experimento: um jogador não pode liderar Bandos com a Tribo, em uma Era ou em todas. A tabela mostra quanto ele perde, em porcentagem de uma parte justa das vitórias e em Glória em relação aos outros. O bot não sabe da proibição e continua juntando a Tribo; quem se adaptasse perderia menos: isto é evidência de quanto o bot depende de uma Tribo e um limite superior do que vale liderar com ela. Tribos cujos intervalos se sobrepõem não têm ordem certa. As colunas das Eras são vitórias perdidas, em porcentagem de uma parte justa.
        [leading] Bandos liderados por cada Tribo por jogador em cada Era, em partidas com a Tribo, e em quantos Bandos os vencedores superam os outros. Isso acompanha a vitória; não prova que seja a causa.
        [effects] Partidas com a Tribo em jogo em relação às partidas sem ela, em todos os conjuntos. Os conjuntos estão completos, então nada mais difere: é evidência, para partidas deste bot.
        [partners] Quanto mais de Glória vale liderar com uma Tribo quando o parceiro está em jogo do que quando não está; do mesmo experimento acima, com todos os números de jogadores.
        [sources] Glória de um vencedor / de outro jogador na partida inteira.
        [sizes] Bandos de cada tamanho na partida inteira, de um vencedor / de outro jogador.
        [length] Turnos de todos os jogadores juntos, por jogador e em cada Era.
        [lead] Quem venceria se a Era acabasse agora? Quantas vezes isso muda, quantas vezes nunca, quantas pela última vez no décimo final dos turnos, e quanta Glória o vencedor tem à frente do segundo.
        [seats] Vitórias pela ordem de jogo na primeira Era; 1 é uma parte justa.
        [luck] O mesmo bot em todos os assentos, mas alguns jogadores tomam parte das decisões ao acaso. Cada distribuição é jogada em todas as rotações dos assentos. A tabela mostra quantas vitórias custam algumas decisões ao acaso. Entre iguais, tudo o que resta é sorte.
        [sets] Os conjuntos com os valores mais altos e mais baixos entre todos. São estimativas que se apoiam em conjuntos parecidos, com dois erros padrão.
        [rules] O que muda em relação à edição inglesa nas mesmas distribuições, em média sobre os números de jogadores. “Mesma partida” é a parcela das partidas em que nada do que se mede é diferente. O bot aprendeu com as edições inglesa, polonesa e alemã. Nunca viu uma opção isolada e só por isso joga diferente; essas linhas são suposição.
        [bots] As mesmas partidas com bots mais simples. Onde concordam com o forte, o número fala do jogo; onde não, do jogador.
        [most] O único jogador que lidera mais Bandos com a Tribo, em todas as Eras ou em uma: vitórias em porcentagem de uma parte justa e Glória acima da média dos outros. Isso anda junto com vencer; não prova que seja a causa.
        [tribe-sources] Glória média de um jogador por fonte: partidas com a Tribo em jogo menos partidas sem ela.
        [tribe-skill] Quanto mais um jogador melhor entre mais fracos vence se a Tribo está em jogo, em porcentagem de uma parte justa. Abaixo de zero, a sorte conta mais com a Tribo. Uma parte de todas as decisões é ao acaso, então há mais delas em partidas mais longas; isso também conta.
       *[made] docs/studies.md explica como rodar o estudo de novo e como jogar outra vez qualquer partida pelo número.
    }
balance-column =
    { $column ->
        [tribe] Tribo
        [wins-lost] Vitórias perdidas, % de uma parte justa
        [share] Vitórias, % de uma parte justa
        [glory-lost] Glória perdida
        [more] Vencedores lideram mais
        [cards] Cartas por Bando
        [markers] Marcadores por Bando
        [partner] Parceiro
        [gain] Glória a mais
        [players] Jogadores
        [turns] Turnos
        [rounds] Turnos por jogador
        [changes] Mudanças na dianteira
        [none] Sem mudança, % das partidas
        [late] Mudança tardia, % das partidas
        [margin] Vantagem do vencedor, Glória
        [winner] Glória do vencedor
        [glory] Glória média
        [first] Vitórias do primeiro jogador (1 é justo)
        [random] Decisões ao acaso, %
        [wins] Vitórias, %
        [skill] Vitórias de um jogador melhor, %
        [what] O quê
        [set] Conjunto
        [value] Valor
        [rules] Regras
        [same] Mesma partida, %
        [bot] Bot
        [like] Escolha de Líderes como { $bot } (−1 a 1)
        [study] Estudo
        [seed] Semente
        [digest] Resumo do estudo
        [games] Partidas
        [machine] Máquina, núcleos, placa
        [seconds] Segundos
        [ahead] Glória acima dos outros
       *[again] Partidas da placa jogadas de novo pelo bot / diferentes
    }
