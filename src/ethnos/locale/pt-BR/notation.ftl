# O que há de errado num texto que devia ser lido: uma jogada, uma posição, uma partida, um link (docs/notation.md).

notation-line = linha { $line }: { $problem }

# Palavras.

notation-title = a primeira linha é “{ $word }” e tem de ser “{ $title }”: este é outro formato, ou outra versão dele
notation-bad-number = “{ $word }” não é um número inteiro: escreva um de { $low } a { $high }
notation-number-range = { $word } não serve: escreva um número de { $low } a { $high }
notation-row-length =
    { $found ->
        [one] há { $found } número aqui: escreva { $count }, com espaços entre eles
       *[other] há { $found } números aqui: escreva { $count }, com espaços entre eles
    }
notation-unknown-card =
    não existe carta “{ $word }” { $nearest ->
        [none] que possa estar aqui: escreva tribo.cor como em elf.red, ou skeleton, dragon ou ? onde uma carta dessas couber
       *[other] aqui: você quis dizer { $nearest }?
    }
notation-unknown-kingdom = não existe o Reino “{ $word }”: eles são { $known }
notation-unknown-colour = não existe a cor “{ $word }”: elas são { $known }
notation-unknown-tribe = não existe a Tribo “{ $word }”: elas são { $known }
notation-unknown-phase = não existe a fase “{ $word }”: elas são { $known }
notation-unknown-preset = não existe a edição “{ $word }”: elas são { $known }
notation-unknown-option = não existe a opção “{ $word }”: elas são { $known }
notation-unknown-source = não existe a fonte de Glória “{ $word }”: elas são { $known }
notation-option-form = “{ $word }” não é uma opção: escreva opção = valor
notation-option-twice = a opção { $word } aparece duas vezes: tire uma delas
notation-option-value = a opção { $option } não pode ser “{ $word }”: ela pode ser { $known }
notation-source-twice = a fonte { $word } aparece duas vezes: tire uma delas
notation-tribe-count = com { $players } jogadores há { $needed } Tribos diferentes em jogo: dê exatamente essa quantidade

# Jogadas.

notation-move-empty = não há jogada aqui: uma jogada começa com uma destas palavras: { $known }
notation-unknown-verb = nenhuma jogada começa com “{ $word }”: jogadas começam com { $known }
notation-move-goes-on = a jogada acaba antes de “{ $word }”: tire isso
notation-unknown-band-word =
    “{ $word }” não é uma carta nem uma parte de um Bando: { $nearest ->
        [none] escreva cartas como em elf.red, depois qualquer um de -> reino, extra, token, horde, keep, draw
       *[other] você quis dizer { $nearest }?
    }
notation-further-band = “{ $word }” não pode vir depois de “/”: escreva a palavra band e as cartas do Bando seguinte
notation-part-twice = “{ $word }” aparece duas vezes num Bando: tire uma delas
notation-card-missing = não há carta depois da palavra { $part }: dê uma como em elf.red
notation-kingdom-missing = não há Reino depois de “{ $part }”: dê um como em rhea

# Posições.

notation-no-colon = “{ $word }” não é uma linha de posição: escreva chave: valor
notation-unknown-key =
    não existe a chave “{ $word }”{ $nearest ->
        [none] : elas são { $known }
       *[other] : você quis dizer { $nearest }?
    }
notation-key-twice = “{ $name }” já está na linha { $first }: tire uma delas
notation-missing-key = falta a linha “{ $name }: ...”: uma posição precisa dela
notation-tokens-order = as fichas de um Reino ficam em ordem crescente, a maior na última Era
notation-tokens-count =
    { $printed ->
        [0] não há fichas de { $value } nesta partida: os Reinos citam alguma
        [one] só há { $printed } ficha de { $value } nesta partida: os Reinos citam mais
       *[other] só há { $printed } fichas de { $value } nesta partida: os Reinos citam mais
    }
notation-seat-over = o lugar é “-” na fase over, e um número enquanto a partida continua
notation-dragon-seat-early = o terceiro Dragão não veio, então ninguém o sacou: tire esta linha
notation-dragons-phase =
    { $dragons ->
        [one] { $dragons } Dragão não combina com a fase
       *[other] { $dragons } Dragões não combinam com a fase
    }: o terceiro encerra a Era, e só então a fase é pillage ou over
notation-phase-age = esta fase não pode estar nesta Era: pillage se pergunta em todas as Eras menos na última, e a partida acaba depois da última
notation-tribe-not-in-play = { card } não pode estar aqui: essa Tribo não está em jogo
notation-too-many-cards =
    { $printed ->
        [one] só há { $printed } exemplar desta carta na partida ({ card }): ela aparece nas linhas { $lines }
       *[other] só há { $printed } exemplares desta carta na partida ({ card }): ela aparece nas linhas { $lines }
    }
notation-hand-hidden = a mão do lugar { $seat } não está oculta aqui: dê as cartas dela
notation-hand-size =
    { $size ->
        [one] uma mão de { $size } carta é grande demais: o limite é { $limit }
       *[other] uma mão de { $size } cartas é grande demais: o limite é { $limit }
    }
notation-known-hidden = de outra mão, uma visão conhece as cartas que “hand” cita: tire esta linha
notation-known-not-held = esta carta conhecida ({ card }) não está na mão do lugar { $seat }: uma mão tem todas as cartas que se conhecem dela
notation-band-size =
    { $size ->
        [one] um Bando de { $size } carta é impossível: ele tem de 1 a { $limit } cartas
       *[other] um Bando de { $size } cartas é impossível: ele tem de 1 a { $limit } cartas
    }
notation-band-skeleton = um Esqueleto nunca lidera: dê o Líder primeiro
notation-band-mixed = isto não é um Bando: suas cartas são de uma só Tribo ou de uma só cor, sem contar os Esqueletos
notation-deck-dragons =
    { $found ->
        [one] há { $found } Dragão no deck
       *[other] há { $found } Dragões no deck
    }, e { $to_come ->
        [one] ainda falta vir { $to_come }
       *[other] ainda faltam vir { $to_come }
    }
notation-deck-missing = faltam cartas: o que não está em outro lugar tem de estar no deck, a saber: { $cards }
notation-deck-count =
    { $found ->
        [one] o deck não pode ter { $found } carta: com tudo o que se vê e o que está oculto em outros lugares, são { $needed }
       *[other] o deck não pode ter { $found } cartas: com tudo o que se vê e o que está oculto em outros lugares, são { $needed }
    }
notation-dragon-too-high = os Dragões que ainda faltam ficam na metade de baixo: ela é pequena demais para eles
notation-kingdom-twice = o Reino { $word } aparece duas vezes: tire um deles
notation-marker-sum =
    { $total ->
        [one] o lugar { $seat } tem { $total } marcador
       *[other] o lugar { $seat } tem { $total } marcadores
    } com os da reserva (linha { $supply }), da horda e das trilhas: têm de ser { $markers }
notation-horde-twice = há um espaço de cada cor na Horda de Orcs, e { $colour } aparece duas vezes
notation-board-not-in-play =
    { $tribe ->
        [orc] os Orcs não estão
        [troll] os Trolls não estão
        [giant] os Gigantes não estão
       *[merfolk] o Povo do Mar não está
    } em jogo, então esta linha não pode estar aqui
notation-token-twice = uma ficha tem um só dono: { $value } está sobrando
notation-scores-early = a Era { $age } não começou, então não pode ter dado Glória
notation-glory-sheet = o lugar { $seat } tem { $glory } de Glória aqui, e { $booked } nas linhas “scores”
notation-chain-phase = o número de Bandos baixados neste turno não combina com a fase ({ $phase }): é 0 antes do primeiro Bando de um turno, e mais depois dele
notation-chain-bands =
    { $chain ->
        [one] há menos de { $chain } Bando na mesa
       *[other] há menos de { $chain } Bandos na mesa
    }
notation-chain-owner =
    { $chain ->
        [one] o último Bando foi baixado neste turno, portanto é do lugar { $seat }
       *[other] os últimos { $chain } Bandos foram baixados neste turno, portanto são do lugar { $seat }
    }
notation-chain-centaur = outro Bando só vem no mesmo turno se um Centauro lidera este
notation-other-phase = a linha “{ $name }” é para a fase { $phase }: tire-a
notation-band-secret = um Bando pela metade e as cartas que um Elfo mantém são secretos, então não podem estar nesta visão
notation-not-in-hand = não há tantas desta carta ({ card }) na mão do lugar { $seat }
notation-phase-leader =
    a fase { $phase } vem depois de um Bando liderado { $tribe ->
        [merfolk] pelo Povo do Mar
        [troll] por um Troll
        [orc] por um Orc
        [elf] por um Elfo
       *[wizard] por um Feiticeiro
    }, e o último Bando não é assim
notation-wizard-hand = um Feiticeiro saca depois que a mão é descartada: esta mão tem de ser “-”
notation-pillage-hand = no fim de uma Era todas as mãos são descartadas: esta mão tem de ser “-”
notation-pillage-horde = o lugar { $seat } não tem marcador na Horda de Orcs, então ninguém lhe pergunta se quer esvaziá-la
notation-skeleton-winner = ninguém pode ter vencido com dez Esqueletos aqui: isso exige ten_skeletons = win e a fase over
notation-places-early = não há colocações antes do fim da partida: tire esta linha
notation-places-first = alguém tem de ficar em primeiro, e dez Esqueletos vencem: as colocações começam com 1
notation-places-glory = o lugar { $seat } tem mais Glória que o lugar { $rival } e não pode terminar atrás dele
notation-view-seed = uma visão não tem semente: tire esta linha
notation-no-choice = ninguém tem escolha aqui na fase { $phase }, então a partida não pararia nela

# Arquivos de partida.

notation-no-setup = esta partida começou de uma posição e não tem uma semente da qual venham seus embaralhamentos: escreva a posição dela
notation-unknown-line = “{ $word }” não é uma linha de partida: jogadas se escrevem 12. 2: take elf.red, e as etiquetas ficam acima delas
notation-unknown-tag = não existe a etiqueta “{ $word }”: elas são { $known }
notation-missing-tag = falta a linha “{ $tag }: ...”
notation-unknown-decision =
    não existe a decisão “{ $word }”{ $nearest ->
        [none] : decisões se escrevem como em lead-tribe elf.red
       *[other] : você quis dizer { $nearest }?
    }
notation-move-number = esta é a jogada { $expected }, não { $found }: as jogadas são numeradas a partir de 1, sem lacunas
notation-commitment-form = um compromisso tem 64 dígitos hexadecimais
notation-commitment-wrong = o compromisso não é o desta semente: os embaralhamentos não são os prometidos
notation-bad-date = “{ $word }” não é uma data: escreva como em 2026-01-31
notation-result-form = “{ $word }” não é um resultado: escreva places 1 2, glory 40 35, um número para cada lugar
notation-seed-secret = a semente não foi revelada, então esta partida pode ser listada, mas não repassada
notation-age-due = a linha “== Age ...” da Era que começa tem de vir primeiro
notation-scores-due = a linha “-- scores ...” da Era que acabou tem de vir primeiro
notation-unexpected-age = nenhuma Era começa aqui
notation-unexpected-scores = nenhuma Era acaba aqui
notation-age-wrong = esta é a Era { $expected }, não { $found }
notation-first-wrong = o lugar { $expected } é o primeiro nesta Era, não { $found }
notation-deck-wrong = o deck desta Era é { $expected }, não { $found }: não é o embaralhamento desta semente
notation-scores-wrong = os pontos por { $source } são { $expected }, não { $found }
notation-after-unfinished = nada pode vir depois de uma jogada inacabada
notation-seat-wrong = é a vez do lugar { $expected }, não de { $found }
notation-illegal-move = “{ $move }” não é possível: { $reason }
notation-illegal-decision = “{ $word }” não é possível agora; possíveis: { $known }
notation-move-finished = estas decisões formam uma jogada inteira: escreva-a como uma só
notation-result-early = esta partida não acabou e ainda não tem resultado
notation-result-wrong = o resultado é places { $places }, glory { $glory }

# Links.

notation-link-version = um link começa com um destes: { $known }, não com “{ $word }”: não é um link deste jogo, ou é de uma versão posterior
notation-link-letters = um link tem só letras, dígitos, - e _: este não foi copiado por inteiro
notation-link-damaged = este link está danificado: copie-o de novo, do começo ao fim
notation-link-long = este link se desdobra em mais de { $most } bytes, o que nenhuma partida faz
notation-link-decision = a decisão { $number } deste link não é possível na partida dele: foi feito para outras regras, ou alterado
