# Pontuação e o passado de uma partida: placar, fim de uma Era, fim da partida, replays.

scores-source =
    { $source ->
        [merfolk] Povo do Mar
        [giant] Gigante
        [giant_now] Gigante: conquista
        [giant_end] Gigante: posse
        [orcs] Horda de Orcs
        [skeletons] Esqueletos
       *[bands] Bandos
    }
scores-points = { $points } de Glória
scores-gained = +{ $points }
scores-nothing = sem Glória

# O placar.

scores-sheet = Placar
scores-sheet-source = Glória por
scores-sheet-sum = Total da { web-age }
scores-sheet-total = Total
scores-sheet-now = { web-age }, se acabasse agora
scores-sheet-now-sum = Daria
scores-sheet-now-total = Novo total
scores-sheet-empty = Nenhuma Glória marcada ainda.

# O fim de uma Era, passo a passo.

scores-ceremony = Fim da { web-age }
scores-ceremony-step = Passo { $number } de { $count }
scores-ceremony-done = { web-age } completa
scores-ceremony-play = Reproduzir
scores-ceremony-pause = Pausar
scores-ceremony-back = Passo anterior
scores-ceremony-forward = Avançar
scores-ceremony-skip = Até o fim
scores-ceremony-again = De novo
scores-ceremony-totals = Glória
scores-ceremony-kingdom = Reino { $number } de { $count }: { kingdom }
scores-ceremony-pays = { kingdom } paga { $tokens }.
scores-ceremony-passes = { $player } ultrapassa { $others }.
scores-ceremony-bands =
    { $player }: { $count ->
        [one] { $count } Bando
       *[other] { $count } Bandos
    }, { $points } de Glória.
scores-ceremony-merfolk = Quem está à frente no tabuleiro do Povo do Mar recebe Glória.
scores-ceremony-sentence = { $sentence }.
scores-ceremony-after = A { web-age } foi pontuada.
scores-ceremony-on = Seguir para a { web-age }
scores-ceremony-podium = Ao pódio
scores-dragon = O terceiro Dragão
scores-dragon-sentence = { $player } o revelou. A { web-age } termina na hora: as mãos se perdem, os Reinos pagam.
scores-dragon-on = À pontuação
scores-kingdom-empty = Ninguém tem marcador em { kingdom }.
scores-kingdom-nothing = Ninguém pontua em { kingdom }.
scores-markers =
    { $count ->
        [0] nenhum marcador
        [one] { $count } marcador
       *[other] { $count } marcadores
    }
scores-space = espaço { $space }
scores-merfolk-nothing = Ninguém pontua no tabuleiro do Povo do Mar.
scores-giant-size =
    { $size ->
        [one] com um Bando de { $size } carta
       *[other] com um Bando de { $size } cartas
    }
scores-skeletons-leave =
    { $skeletons ->
        [one] { $player }: um Bando de { $size } cartas perde { $skeletons } Esqueleto
       *[other] { $player }: um Bando de { $size } cartas perde { $skeletons } Esqueletos
    }
scores-skeletons-sentence = Os Esqueletos saem antes da pontuação dos Bandos.
scores-bands-of = Bandos de { $player }
scores-horde-of = Horda de Orcs de { $player }
scores-horde-emptied =
    { $count ->
        [one] esvaziada: { $count } marcador
       *[other] esvaziada: { $count } marcadores
    }
scores-horde-kept =
    { $count ->
        [one] { $count } marcador fica para outra Era
       *[other] { $count } marcadores ficam para outra Era
    }
scores-horde-asked = { $player } decide: esvaziar a Horda de Orcs agora ou manter?
scores-band =
    { $cards ->
        [0] nenhuma carta restante
        [one] { $cards } carta
       *[other] { $cards } cartas
    }{ $led ->
        [dwarf] { " e mais uma pelo Anão" }
       *[other] { "" }
    }

# O fim da partida.

scores-over = Fim da partida
scores-winner =
    { $count ->
        [one] { $winners } vence
       *[other] { $winners } dividem a vitória
    }
scores-winner-skeletons = { $winners } vence com uma mão de dez Esqueletos
scores-standings = Classificação
scores-place = { $place }º
scores-tie =
    { $tie ->
        [markers] Desempate pelos marcadores no mapa: { $markers }
       *[bands] Desempate pelos maiores Bandos da última Era
    }
scores-shared = Colocação dividida
scores-you = você
scores-decided = { $points } de Glória à frente de { $second }, sobretudo por { $sources }.
scores-decided-plain = { $points } de Glória à frente de { $second }.
scores-decided-source = { $source } (+{ $points })
scores-decided-against = { $second } foi melhor em: { $sources }.
scores-best-band = O melhor Bando
scores-best-band-sentence =
    { $player }, { web-age }: { $size ->
        [one] { $size } carta
       *[other] { $size } cartas
    }, { $points } de Glória
scores-show-age = Pontuação da { web-age }

# Glória ao longo da partida e por fonte.

scores-chart = Evolução da Glória
scores-chart-sentence = Uma linha para cada um: { $players }. Glória após cada jogada, de 0 a { $most }. Os números estão na tabela abaixo.
scores-chart-figures = Os números
scores-chart-end = Fim da { web-age }
scores-chart-when = Quando
scores-sources = Glória por fonte
scores-sources-sentence = { $player }: { $points }

# Replays.

scores-replay = Replay
scores-replay-loading = Carregando a partida…
scores-replay-again = Tentar de novo
scores-replay-back = Todos os replays
scores-replay-timeline = Jogadas
scores-replay-move =
    { $number ->
        [0] Antes da primeira jogada
       *[other] Jogada { $number } de { $count }
    }
scores-replay-back-one = Jogada anterior
scores-replay-on-one = Próxima jogada
scores-replay-age-back = Era anterior
scores-replay-age-on = Próxima Era
scores-replay-play = Reproduzir
scores-replay-pause = Pausar
scores-replay-speed = Velocidade
scores-replay-speed-slow = lenta
scores-replay-speed-normal = normal
scores-replay-speed-fast = rápida
scores-replay-eyes = Visão de
scores-replay-everybody = todos
scores-replay-log = O que aconteceu
scores-replay-undone = { $player } desfez uma jogada
scores-replay-quiet = Nada visível aconteceu.
scores-replay-chart = Gráfico
scores-replay-download = Baixar
scores-play-on = Continuar daqui
scores-play-on-note = Uma partida de treino continua desta posição, com bots em todos os outros assentos. São as mesmas cartas: o deck está como estava. Ela não conta para a classificação nem para as estatísticas.
scores-play-on-seat = Você joga por
scores-play-on-level = Bots nos assentos de outras pessoas
scores-play-on-start = Começar
scores-replay-standings = Classificação
scores-replay-keys = Teclas: setas para uma jogada, Page Up e Page Down para uma Era, Home e End, Espaço para reproduzir.
scores-verify = Jogo limpo
scores-verify-sentence = Antes da primeira carta, esta mesa publicou o compromisso abaixo. A semente prova que nada mudou desde então. Baixe a partida e confira:
scores-verify-here = A página dos replays também confere: carregue o arquivo lá.
scores-verify-commitment = Compromisso
scores-verify-seed = Semente
