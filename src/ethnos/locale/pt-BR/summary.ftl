# The rules of one game on a page, for the terminal and the browser. Most of its sentences are those of rules.ftl.

summary-title = Resumo
summary-link = As regras em uma página
summary-print = Imprimir
summary-about = { $edition } · jogadores: { $players } · Eras: { $ages }
summary-part =
    { $part ->
        [setup] { rules-chapter-setup }
        [age] Início de cada Era
        [turn] { rules-chapter-turn }
        [band] Jogar um Bando
        [tribes] { web-tribes }
        [glory] { web-scores }
        [scoring] { rules-chapter-age }
        [ties] Empates
        [end] { rules-chapter-end }
       *[options] Diferente da edição inglesa
    }
summary-markers =
    { $merfolk ->
        [yes] Marcadores de cada jogador: { $markers }. Um conta a Glória, um fica no tabuleiro do Povo do Mar, no espaço 0.
       *[no] Marcadores de cada jogador: { $markers }. Um conta a Glória.
    }
summary-drawn = Tribos sorteadas entre as que estão abaixo: { $needed }.
summary-deal = Cada um recebe uma carta. Depois, cartas abertas na mesa: { $pool }. Os Dragões são embaralhados na metade de baixo do deck.
summary-limit = Máximo de cartas na mão: { $limit }. Com tantas você não pode recrutar.
summary-leader = Escolha o Líder entre elas.
summary-marker =
    { $players ->
        [2] Se o Bando tem mais cartas do que há marcadores de ambos no Reino da cor do Líder, { summary-place }.
       *[other] Se o Bando tem mais cartas do que você tem marcadores no Reino da cor do Líder, { summary-place }.
    }
summary-place =
    { $placement ->
        [may] você pode colocar um ali
       *[must] coloque um ali
    }
summary-ability = Use a habilidade do Líder. X é o número de cartas do Bando.
# The numbers are those of the Ages, of the symbols and of the tokens.
summary-tribe =
    { $tribe ->
        [giant] { power } No fim das Eras: { $glory }.
        [merfolk] { power } Símbolos: { $symbols }; último espaço: { $last }.
        [troll] { power } Maior valor: { $tokens }. Vence a maior soma, depois a maior ficha.
       *[other] { power }
    }
summary-kingdoms =
    { $players ->
        [2] Cada Reino dá sua ficha a quem tem mais marcadores. Quem está sozinho ali na Era 2 ganha as duas.
       *[other] Cada Reino dá suas fichas a quem tem mais marcadores.
    }
summary-merfolk =
    { $merfolk_scoring ->
        [leader_only] O tabuleiro do Povo do Mar dá Glória só a quem está mais à frente. O espaço 0 não dá nada.
       *[as_kingdom] O tabuleiro do Povo do Mar dá Glória por colocação. O espaço 0 não dá nada.
    }
summary-giant = Quem tem a ficha de Gigante ganha a Glória dela.
summary-bands = Os Bandos dão Glória pelo tamanho.
summary-back = Os Bandos e as fichas de Gigante e de Troll são devolvidos. Os marcadores ficam.
# The first column of a table: cards in a Band, markers in an Orc Horde.
summary-count = Cartas ou marcadores
summary-row =
    { $source ->
        [merfolk] { scores-source }, { web-age }
       *[kingdoms] Reino, { web-age }
    }
summary-token = ficha { $token }
