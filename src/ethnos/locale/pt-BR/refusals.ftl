# Por que uma jogada é recusada. { $rules } são ids de docs/rules.md.

refusal = { $reason }: { $rules }

refusal-game-over = a partida acabou
refusal-mid-turn = este turno já está em andamento: termine uma decisão de cada vez, ou desfaça
refusal-no-pillage = nenhuma Horda de Orcs está para ser decidida agora
refusal-pillage-first = a Era acabou: primeiro decida se a Horda de Orcs é esvaziada
refusal-not-ten-skeletons = só uma mão de dez Esqueletos pode ser mostrada
refusal-hand-full =
    { $limit ->
        [one] com { $limit } carta na mão é preciso jogar um Bando
       *[other] com { $limit } cartas na mão é preciso jogar um Bando
    }
refusal-only-show = uma mão de dez Esqueletos só pode ser mostrada
refusal-dragon = um Dragão nunca é recrutado nem entra num Bando: quando é sacado, fica ao lado do tabuleiro
refusal-not-face-up = não há { card } entre as cartas abertas
refusal-unknown-card = não existe a carta “{ $card }”
refusal-unknown-kingdom = não existe o Reino “{ $kingdom }”
refusal-unknown-token = não existe a ficha de Troll { $value }: elas vão de 1 a 6
refusal-mixed-band = as cartas de um Bando são de uma só Tribo ou de uma só cor, sem contar os Esqueletos
refusal-leader-missing = o Líder tem de ser uma das cartas do Bando
refusal-skeleton-leads = um Esqueleto nunca lidera
refusal-not-in-hand = o Bando inclui { $wanted } × { card }, mas a mão tem { $held }
refusal-choose-kingdom = o marcador tem de ser colocado: indique o Reino
refusal-halfling-marker = um Bando liderado por um Halfling não coloca marcador
refusal-wrong-kingdom = o marcador vai para o Reino da cor do Líder ({ colour }), não para { kingdom }
refusal-no-markers = não há mais marcadores na reserva
refusal-too-small =
    { $needed ->
        [one] o Bando precisa de { $needed } carta para colocar um marcador em { kingdom } e tem { $size }
       *[other] o Bando precisa de { $needed } cartas para colocar um marcador em { kingdom } e tem { $size }
    }
refusal-no-extra = o avanço no tabuleiro do Povo do Mar não dá tantos marcadores extras
refusal-token-too-high =
    { $value ->
        [one] a ficha de Troll { $value } exige um Bando de pelo menos { $value } carta, e este tem { $size }
       *[other] a ficha de Troll { $value } exige um Bando de pelo menos { $value } cartas, e este tem { $size }
    }
refusal-token-taken = a ficha de Troll { $value } já foi pega
refusal-horde-taken = já há um marcador dessa cor na Horda de Orcs
refusal-keep-too-many =
    { $size ->
        [one] um Elfo que lidera { $size } carta mantém no máximo { $size }
       *[other] um Elfo que lidera { $size } cartas mantém no máximo { $size }
    }
refusal-not-left = não sobrou { card } na mão para manter
refusal-no-draw = não é possível sacar cartas
refusal-other-power =
    { $power ->
        [extra] só o Povo do Mar dá marcadores extras
        [token] só um Troll pega uma ficha
        [horde] só um Orc ocupa a Horda de Orcs
        [keep] só um Elfo mantém cartas
        [draw] só um Feiticeiro saca cartas
       *[then] só depois de um Centauro vem outro Bando
    }, e este Líder não é { $owner ->
        [merfolk] do Povo do Mar
        [troll] um Troll
        [orc] um Orc
        [elf] um Elfo
        [wizard] um Feiticeiro
       *[centaur] um Centauro
    }
refusal-centaur-not-placed =
    { $centaur_trigger ->
        [placed] outro Bando só pode vir depois se o do Centauro colocou um marcador
       *[able] outro Bando só pode vir depois se o do Centauro pode colocar um marcador
    }
refusal-nothing-to-lead = não sobrou carta que possa liderar outro Bando

# Por que uma decisão não pode ser desfeita.

refusal-undo-beginning = não há nada a desfazer
refusal-undo-deck = a última decisão sacou do deck, e a carta já foi vista
refusal-undo-hand = a última decisão mostrou cartas que ninguém mais tinha visto
refusal-undo-age = a última decisão encerrou a Era
