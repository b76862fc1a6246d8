# Insight: uma partida vista de novo com os olhos do campeão.

insight-title = Chances de vitória
insight-axis = chance de vitória em por cento, jogada a jogada
insight-column =
    { $column ->
        [turn] nº
        [player] jogador
        [move] jogada
        [chance] chance de vitória
       *[verdict] avaliação
    }
insight-chance = { $before } % → { $after } %
insight-mark =
    { $mark ->
        [mistake] erro
       *[inaccuracy] imprecisão
    }
insight-verdict-plain = { insight-mark }, { $lost } % desperdiçados. Melhor: { $move }
insight-verdict = { insight-verdict-plain } ({ $reasons })
insight-unfinished = ainda não terminada
insight-moments = As maiores viradas
insight-moment = Jogada { $turn }, { $player }: { $move }
insight-seat =
    { $player }: { $inaccuracies ->
        [one] { $inaccuracies } imprecisão
       *[other] { $inaccuracies } imprecisões
    } e { $mistakes ->
        [one] { $mistakes } erro
       *[other] { $mistakes } erros
    } em { $decisions ->
        [one] { $decisions } decisão
       *[other] { $decisions } decisões
    }
insight-own-eyes = Cada chance é avaliada pelo que aquele lugar podia saber naquele momento.
insight-eyes = Tudo é avaliado pelo que estes lugares podiam saber naquele momento: { $players }.
insight-oracle = Estas chances usam cartas ocultas: todas as mãos e o deck na ordem em que estava.
insight-written = O gráfico está em { $path }.
insight-stopped = Interrompido após { $done } de { $total } decisões. Nada foi gravado.

# Uma jogada em poucas palavras; um Bando com o que seu Líder faz.

insight-move =
    { $move ->
        [take] pegar o { card }
        [draw] sacar do deck
        [band] Bando: { $cards }
        [show] mostrar os Esqueletos
        [pillage] esvaziar a Horda de Orcs
       *[keep] manter a Horda de Orcs
    }
insight-part =
    { $part ->
        [kingdom] marcador: { kingdom }
        [extra] marcadores extras: { $kingdoms }
        [token] ficha de Troll { $value }
        [horde] um marcador na Horda de Orcs
        [keep] { $count ->
            [one] { $count } carta mantida
           *[other] { $count } cartas mantidas
        }
       *[draw] { $count ->
            [one] { $count } carta sacada
           *[other] { $count } cartas sacadas
        }
    }

# Para que serve uma jogada.

insight-gain =
    { $gain ->
        [0] , ainda sem Glória
       *[other] : +{ $gain } de Glória
    }
insight-reason =
    { $goal ->
        [kingdom] { $count ->
            [one] { $count } marcador em { kingdom }, { $place }º lugar{ insight-gain }
           *[other] { $count } marcadores em { kingdom }, { $place }º lugar{ insight-gain }
        }
        [band] Bandos{ insight-gain }
        [track] { $tribe ->
            [merfolk] espaço { $count } no tabuleiro do Povo do Mar{ insight-gain }
            [giant] ficha de Gigante com um Bando de { $count }{ insight-gain }
            [orc] Horda de Orcs de { $count }{ insight-gain }
           *[troll] ficha de Troll { $count }
        }
        [hand] { $count ->
            [one] uma primeira carta para um Bando
           *[other] um Bando de { $count } na mão
        }
        [keep] { $count ->
            [one] { $count } carta fica na mão
           *[other] { $count } cartas ficam na mão
        }
       *[cards] { $count ->
            [one] { $count } carta do deck
           *[other] { $count } cartas do deck
        }
    }

# No navegador, ao lado do replay.

insight-thinking = O campeão está pensando na partida…
insight-thinking-note = O primeiro olhar sobre uma partida leva alguns segundos.
insight-open = Avaliar com as cartas abertas
insight-open-note = As cartas ocultas são vistas e o jogo é jogado adiante a partir de cada jogada: cerca de um minuto.
insight-open-way = A partir de cada jogada, a partida foi jogada adiante várias vezes com estas cartas; a chance é a parte dessas vezes em que o lugar venceu. As decisões não são avaliadas por ela.
insight-turn =
    { $turn ->
        [0] Antes da primeira jogada
       *[other] Jogada { $turn } de { $count }
    }
insight-keys = Clique em uma jogada para ir até ela. Teclas: setas para uma jogada, Home e End.
insight-told = { $turn }. { $move }. { $chances }
insight-told-mark = { $turn }. { $move }. { insight-mark }. { $chances }
insight-now-all = { $turn }. { $chances }
insight-now = { $player } { $chance } %
insight-percent = { $chance } %
insight-sum = As chances de todos os lugares não precisam somar 100 %.
insight-threshold = { insight-mark }: pelo menos { $least } % desperdiçados
insight-decisive = uma das maiores viradas
insight-lost = { insight-mark }, { $lost } % desperdiçados
insight-champion = O campeão teria jogado assim:
insight-champion-close = O campeão teria jogado de outro jeito, com quase a mesma chance:
insight-champion-same = O campeão teria jogado igual.
insight-no-choice = Não havia nada a decidir.
insight-taken-back = Uma jogada que foi desfeita. Ela não é avaliada.
insight-luck =
    { $luck ->
        [good] Sorte: { $points } % a mais do que era de esperar
        [bad] Azar: { $points } % a menos do que era de esperar
       *[none] Nem sorte nem azar: veio o que era de esperar
    }
insight-jump = À jogada { $turn }
insight-decisions = As decisões de todos
