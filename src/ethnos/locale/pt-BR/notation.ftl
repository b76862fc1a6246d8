# O que há de errado num texto que devia ser lido: uma jogada, uma posição, uma partida, um link (docs/notation.md).

notation-line = linha { $line }: { $problem }

# Palavras.

notation-title = a primeira linha é “{ $word }” e tem de ser “{ $title }”: este é outro formato, ou outra versão dele
notation-bad-number = “{ $word }” não é um número inteiro: escreva um de { $low } a { $high }
notation-number-range = { $word } está fora do intervalo: escreva um número de { $low } a { $high }
notation-row-length =
    { $found ->
        [0] não há números aqui: escreva { $count }, separados por espaços
        [one] há { $found } número aqui: escreva { $count }, separados por espaços
       *[other] há { $found } números aqui: escreva { $count }, separados por espaços
    }
notation-unknown-card =
    não existe carta “{ $word }” { $nearest ->
        [none] que possa estar aqui: escreva tribo.cor como em elf.red, ou skeleton, dragon ou ? onde uma carta dessas couber
       *[other] aqui: você quis dizer { $nearest }?
    }
notation-unknown-kingdom = não existe o Reino “{ $word }”; os Reinos são { $known }
notation-unknown-colour = não existe a cor “{ $word }”; as cores são { $known }
notation-unknown-tribe = não existe a Tribo “{ $word }”; as Tribos são { $known }
notation-unknown-phase = não existe a fase “{ $word }”; as fases são { $known }
notation-unknown-preset = não existe a edição “{ $word }”; as edições são { $known }
notation-unknown-option = não existe a opção “{ $word }”; as opções são { $known }
notation-unknown-source = não existe a fonte de Glória “{ $word }”; as fontes são { $known }
notation-option-form = “{ $word }” não é uma opção: escreva opção = valor
notation-option-twice = a opção { $word } aparece duas vezes: tire uma delas
notation-option-value = a opção { $option } não pode ser “{ $word }”: ela pode ser { $known }
notation-source-twice = a fonte { $word } aparece duas vezes: tire uma delas
notation-tribe-count = com { $players } jogadores há { $needed } Tribos diferentes em jogo: indique exatamente { $needed }

# Jogadas.

notation-move-empty = não há jogada aqui: uma jogada começa com uma destas palavras: { $known }
notation-unknown-verb = nenhuma jogada começa com “{ $word }”; jogadas começam com { $known }
notation-move-goes-on = a jogada deveria acabar antes de “{ $word }”: tire isso
notation-unknown-band-word =
    “{ $word }” não é uma carta nem uma parte de um Bando: { $nearest ->
        [none] escreva cartas como em elf.red, depois -> reino, extra, token, horde, keep ou draw
       *[other] você quis dizer { $nearest }?
    }
notation-further-band = “{ $word }” não pode vir depois de “/”: escreva a palavra band e as cartas do Bando seguinte
notation-part-twice = “{ $word }” aparece duas vezes num Bando: tire uma delas
notation-card-missing = falta uma carta depois da palavra { $part }: indique uma como em elf.red
notation-kingdom-missing = falta um Reino depois de “{ $part }”: indique um como em rhea

# Posições.

notation-no-colon = “{ $word }” não é uma linha de posição: escreva chave: valor
notation-unknown-key =
    não existe a chave “{ $word }”{ $nearest ->
        [none] ; as chaves são { $known }
       *[other] : você quis dizer { $nearest }?
    }
notation-key-twice = “{ $name }” já está na linha { $first }: tire uma delas
notation-missing-key = falta a linha “{ $name }: ...”: uma posição precisa dela
notation-tokens-order = as fichas de um Reino têm de estar em ordem crescente, a maior para a última Era
notation-tokens-count =
    { $printed ->
        [0] não há fichas de { $value } nesta partida, mas os Reinos citam alguma
        [one] só há { $printed } ficha de { $value } nesta partida, mas os Reinos citam mais
       *[other] só há { $printed } fichas de { $value } nesta partida, mas os Reinos citam mais
    }
notation-seat-over = o assento tem de ser “-” na fase over, e um número enquanto a partida continua
notation-dragon-seat-early = o terceiro Dragão ainda não surgiu, então ninguém o sacou: tire esta linha
notation-dragons-phase =
    a fase não combina com { $dragons ->
        [0] 0 Dragões sacados
        [one] { $dragons } Dragão sacado
       *[other] { $dragons } Dragões sacados
    }: o terceiro encerra a Era, e só então a fase é pillage ou over
notation-phase-age = esta fase não pode estar nesta Era: pillage ocorre em todas as Eras menos na última, e a partida acaba depois da última
notation-tribe-not-in-play = { card } não pode estar aqui: essa Tribo não está em jogo
notation-too-many-cards =
    { $printed ->
        [one] só há { $printed } exemplar desta carta na partida ({ card }): ela aparece nas linhas { $lines }
       *[other] só há { $printed } exemplares desta carta na partida ({ card }): ela aparece nas linhas { $lines }
    }
notation-hand-hidden = a mão do assento { $seat } não está oculta aqui: indique as cartas dela
notation-hand-size =
    { $size ->
        [one] uma mão de { $size } carta é grande demais: o limite é { $limit }
       *[other] uma mão de { $size } cartas é grande demais: o limite é { $limit }
    }
notation-known-hidden = o que uma visão sabe da mão de outro assento está na linha “hand”: tire esta linha
notation-known-not-held = esta carta conhecida ({ card }) não está na mão do assento { $seat }: uma mão inclui todas as suas cartas conhecidas
notation-band-size =
    { $size ->
        [0] um Bando sem cartas é impossível: ele tem de 1 a { $limit } cartas
        [one] um Bando de { $size } carta é impossível: ele tem de 1 a { $limit } cartas
       *[other] um Bando de { $size } cartas é impossível: ele tem de 1 a { $limit } cartas
    }
notation-band-skeleton = um Esqueleto nunca lidera: indique o Líder primeiro
notation-band-mixed = isto não é um Bando: as cartas têm de ser de uma só Tribo ou de uma só cor, sem contar os Esqueletos
notation-deck-dragons =
    { $found ->
        [0] não há Dragões no deck
        [one] há { $found } Dragão no deck
       *[other] há { $found } Dragões no deck
    }, mas { $to_come ->
        [0] nenhum ainda deve vir
        [one] ainda deve vir { $to_come }
       *[other] ainda devem vir { $to_come }
    }
notation-deck-missing = faltam cartas: as que não estão em nenhuma outra parte têm de estar no deck: { $cards }
notation-deck-count =
    { $found ->
        [0] o deck não pode estar vazio: descontadas as cartas visíveis e as ocultas fora dele, são { $needed }
        [one] o deck não pode ter { $found } carta: descontadas as cartas visíveis e as ocultas fora dele, são { $needed }
       *[other] o deck não pode ter { $found } cartas: descontadas as cartas visíveis e as ocultas fora dele, são { $needed }
    }
notation-dragon-too-high = os Dragões que ainda faltam ficam na metade de baixo do deck: ela é pequena demais para eles
notation-kingdom-twice = o Reino { $word } aparece duas vezes: tire um deles
notation-marker-sum =
    { $total ->
        [0] o assento { $seat } não tem nenhum marcador
        [one] o assento { $seat } tem { $total } marcador
       *[other] o assento { $seat } tem { $total } marcadores
    }, contando a reserva (linha { $supply }), a Horda de Orcs e os outros tabuleiros: têm de ser { $markers }
notation-horde-twice = há um espaço de cada cor na Horda de Orcs, e { $colour } aparece duas vezes
notation-board-not-in-play =
    { $tribe ->
        [orc] os Orcs não estão
        [troll] os Trolls não estão
        [giant] os Gigantes não estão
       *[merfolk] o Povo do Mar não está
    } em jogo, então esta linha não pode estar aqui
notation-giant-band = o assento { $seat } tem a ficha de Gigante, mas nenhum Bando liderado por um Gigante: tire esta linha, ou inclua esse Bando
notation-giant-largest = a ficha de Gigante fica com o maior Bando liderado por um Gigante: escreva { $size } = { $seat }
notation-token-twice = uma ficha tem um só dono: a ficha { $value } aparece mais de uma vez
notation-scores-early = a Era { $age } não começou, então ninguém pode ter ganhado Glória nela
notation-glory-sheet = o assento { $seat } tem { $glory } de Glória aqui, mas { $booked } nas linhas “scores”
notation-chain-phase = o número de Bandos jogados neste turno não combina com a fase ({ $phase }): é 0 antes do primeiro Bando de um turno, e mais depois dele
notation-chain-bands =
    { $chain ->
        [one] não há Bando na mesa
       *[other] há menos de { $chain } Bandos na mesa
    }
notation-chain-owner =
    { $chain ->
        [one] o último Bando foi jogado neste turno, portanto tem de ser do assento { $seat }
       *[other] os últimos { $chain } Bandos foram jogados neste turno, portanto têm de ser do assento { $seat }
    }
notation-chain-centaur = outro Bando só vem no mesmo turno se um Centauro lidera este
notation-other-phase = a linha “{ $name }” é para a fase { $phase }: tire-a
notation-band-secret = um Bando inacabado e as cartas que um Elfo mantém são secretos, então não podem estar nesta visão
notation-not-in-hand = a mão do assento { $seat } não tem tantas cartas iguais a esta ({ card })
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
notation-pillage-horde = o assento { $seat } não tem marcador na Horda de Orcs, então não tem de decidir se a esvazia
notation-skeleton-winner = ninguém pode ter vencido com dez Esqueletos aqui: isso exige ten_skeletons = win e a fase over
notation-places-early = não há colocações antes do fim da partida: tire esta linha
notation-places-first = alguém tem de ficar em primeiro, e dez Esqueletos vencem: as colocações começam com 1
notation-places-glory = o assento { $seat } tem mais Glória que o assento { $rival } e não pode terminar atrás dele
notation-view-seed = uma visão não tem semente: tire esta linha
notation-view-not-whole = isto é o que um assento vê, e seu deck é desconhecido: só é possível continuar a partir de uma posição completa
notation-no-choice = ninguém tem escolha aqui na fase { $phase }, então a partida não pararia nela

# Arquivos de partida.

notation-position-open = esta partida começou de uma posição, que mostra todas as cartas: não há nada a esconder no arquivo dela
notation-tag-in-position = a posição já informa “{ $tag }”: tire esta linha
notation-unknown-line = “{ $word }” não é uma linha de partida: jogadas se escrevem 12. 2: take elf.red, e as etiquetas vêm antes delas
notation-unknown-tag = não existe a etiqueta “{ $word }”; as etiquetas são { $known }
notation-missing-tag = falta a linha “{ $tag }: ...”
notation-unknown-decision =
    não existe a decisão “{ $word }”{ $nearest ->
        [none] : decisões se escrevem como em lead-tribe elf.red
       *[other] : você quis dizer { $nearest }?
    }
notation-move-number = esta é a jogada { $expected }, não { $found }: as jogadas são numeradas a partir de 1, sem lacunas
notation-commitment-form = um compromisso tem 64 dígitos hexadecimais
notation-commitment-wrong = o compromisso não corresponde a esta semente: os embaralhamentos não são os prometidos
notation-names-form = a partida precisa de { $players } nomes separados por vírgulas, um para cada assento
notation-bad-date = “{ $word }” não é uma data: escreva como em 2026-01-31
notation-result-form = “{ $word }” não é um resultado: escreva places 1 2, glory 40 35, com um número para cada assento
notation-seed-secret = a semente não foi revelada, então esta partida pode ser listada, mas não reproduzida
notation-age-due = a linha “== Age ...” da Era que começa tem de vir primeiro
notation-scores-due = a linha “-- scores ...” da Era que acabou tem de vir primeiro
notation-unexpected-age = nenhuma Era começa aqui
notation-unexpected-scores = nenhuma Era acaba aqui
notation-age-wrong = esta é a Era { $expected }, não { $found }
notation-first-wrong = o assento { $expected } é o primeiro nesta Era, não o assento { $found }
notation-deck-wrong = o deck desta Era é { $expected }, não { $found }: não é o embaralhamento desta semente
notation-scores-wrong = os pontos por { $source } são { $expected }, não { $found }
notation-after-unfinished = nada pode vir depois de uma jogada inacabada
notation-seat-wrong = é a vez do assento { $expected }, não do assento { $found }
notation-illegal-move = “{ $move }” não é possível: { $reason }
notation-illegal-decision = “{ $word }” não é possível agora; possíveis: { $known }
notation-move-finished = estas decisões formam uma jogada inteira: escreva-a como uma só
notation-result-early = esta partida não acabou e ainda não tem resultado
notation-result-wrong = o resultado é places { $places }, glory { $glory }

# Links.

notation-link-version = um link começa com um destes: { $known }, não com “{ $word }”: não é um link deste jogo, ou é de uma versão posterior
notation-link-letters = um link tem só letras, dígitos, - e _: este não foi copiado por inteiro
notation-link-damaged = este link está danificado: copie-o de novo, do começo ao fim
notation-link-long = este link se expande para mais de { $most } bytes, o que nenhuma partida faz
notation-link-decision = a decisão { $number } deste link não é possível na partida dele: o link foi feito para outras regras, ou foi alterado
