# Insight: uma partida analisada pelo campeão.

insight-title = Chances de vitória
insight-axis = chance de vitória (%), turno a turno
insight-column =
    { $column ->
        [turn] turno
        [player] jogador
        [move] jogada
        [chance] chance de vitória
       *[verdict] avaliação
    }
insight-chance = { $before }% → { $after }%
insight-mark =
    { $mark ->
        [mistake] erro
       *[inaccuracy] imprecisão
    }
insight-verdict-plain = { insight-mark }, perda de { $lost }%. Melhor: { $move }
insight-verdict = { insight-verdict-plain } ({ $reasons })
insight-unfinished = ainda não terminada
insight-moments = As maiores viradas
insight-moment = Turno { $turn }, { $player }: { $move }
insight-seat =
    { $player }: { $inaccuracies ->
        [0] nenhuma imprecisão
        [one] { $inaccuracies } imprecisão
       *[other] { $inaccuracies } imprecisões
    } e { $mistakes ->
        [0] nenhum erro
        [one] { $mistakes } erro
       *[other] { $mistakes } erros
    } em { $decisions ->
        [0] nenhuma decisão
        [one] { $decisions } decisão
       *[other] { $decisions } decisões
    }
insight-own-eyes = Cada chance é avaliada pelo que aquele jogador podia saber naquele momento.
insight-eyes = Tudo é avaliado pelo que estes jogadores podiam saber naquele momento: { $players }.
insight-oracle = Estas chances usam cartas ocultas: todas as mãos e a ordem do deck.
insight-written = O gráfico está em { $path }.
error-Stopped =
    Interrompido após { $done } de { $total ->
        [one] { $total } decisão
       *[other] { $total } decisões
    }. Nada foi gravado.

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
            [0] nenhuma carta mantida
            [one] { $count } carta mantida
           *[other] { $count } cartas mantidas
        }
       *[draw] { $count ->
            [0] nenhuma carta sacada
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
            [giant] { $count ->
                [one] ficha de Gigante com um Bando de { $count } carta{ insight-gain }
               *[other] ficha de Gigante com um Bando de { $count } cartas{ insight-gain }
            }
            [orc] { $count ->
                [one] Horda de Orcs com { $count } marcador{ insight-gain }
               *[other] Horda de Orcs com { $count } marcadores{ insight-gain }
            }
           *[troll] ficha de Troll { $count }
        }
        [hand] { $count ->
            [one] uma primeira carta para um Bando
           *[other] um Bando de { $count } cartas na mão
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

insight-thinking = O campeão está analisando a partida…
insight-thinking-note = A primeira análise de uma partida leva alguns segundos.
insight-open = Avaliar com todas as cartas reveladas
insight-open-note = As cartas ocultas são usadas, e a partida é jogada até o fim a partir de cada turno: cerca de um minuto.
insight-open-way = A partir de cada turno, a partida foi jogada até o fim várias vezes com estas cartas; a chance é a fração das vezes em que o jogador venceu. As decisões não são avaliadas assim.
insight-turn =
    { $turn ->
        [0] Antes do primeiro turno
       *[other] Turno { $turn } de { $count }
    }
insight-keys = Clique em um turno para ir até ele. Teclas: setas para um turno, Home e End.
insight-sentence = { $turn }. { $move }. { $chances }
insight-sentence-mark = { $turn }. { $move }. { insight-mark }. { $chances }
insight-now-all = { $turn }. { $chances }
insight-now = { $player } { $chance }%
insight-percent = { $chance }%
insight-sum = As chances de todos os jogadores não precisam somar 100%.
insight-threshold = { insight-mark }: perda de pelo menos { $least }%
insight-decisive = uma das maiores viradas
insight-lost = { insight-mark }, perda de { $lost }%
insight-champion = O campeão teria jogado assim:
insight-champion-close = O campeão teria jogado de outro jeito, com quase a mesma chance:
insight-champion-same = O campeão teria jogado igual.
insight-no-choice = Não havia nada a decidir.
insight-taken-back = Esta jogada foi desfeita. Ela não é avaliada.
insight-luck =
    { $luck ->
        [good] Sorte: { $points }% a mais do que o esperado
        [bad] Azar: { $points }% a menos do que o esperado
       *[none] Nem sorte nem azar: veio o esperado
    }
insight-jump = Ir para o turno { $turn }
insight-decisions = As decisões de todos
