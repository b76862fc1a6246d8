# A referência de regras do navegador. As chaves são as regras de docs/rules.md, que decide o que é certo.

rules-title = Regras
rules-intro = Todas as regras, com os números que as mensagens da mesa citam. Primeira vez aqui? A visão geral leva dois minutos; a primeira partida guiada, uns dez.
rules-edition = Edição mostrada
rules-edition-language = Esta é a edição do seu idioma. As edições diferem em algumas regras; escolha outra para ler as regras dela.
rules-edition-chosen = As edições diferem em algumas regras. Uma mesa nova usa a edição do seu idioma, a não ser que você escolha outra.
rules-edition-table = Estas são as regras da mesa de onde você veio.
rules-edition-own = Opções próprias desta mesa
rules-contents = Capítulos
rules-search = Buscar nas regras
rules-found =
    { $count ->
        [0] Nenhuma regra fala disso.
        [one] { $count } regra
       *[other] { $count } regras
    }
rules-link = Link para { $rule }
rules-chapter-need = Componentes
rules-chapter-setup = Preparação
rules-chapter-turn = Sua vez
rules-chapter-bands = Bandos e Líderes
rules-chapter-tribes = As doze Tribos
rules-chapter-age = Fim de uma Era
rules-chapter-end = Fim da partida
rules-chapter-small = Dois e três jogadores
rules-chapter-options = Edições e opções
rules-chapter-rulings = Esclarecimentos
rules-tribes-note = X é o número de cartas do Bando, incluindo o Líder (R29). O que é automático e o que você escolhe está em O11.
rules-rulings-note = Onde os manuais divergem (D) ou não dizem nada (O), jogamos assim. O fim de cada esclarecimento diz se as edições dizem isso, se elas divergem ou se a decisão é nossa.
rules-basis =
    { $basis ->
        [text] As edições dizem isso.
        [differ] As edições divergem.
       *[ours] A decisão é nossa.
    }
rules-options-note = Uma edição dá um valor a cada opção, e cada mesa pode mudar qualquer uma delas. Em negrito está o que difere da edição inglesa.
rules-option = Opção
rules-editions = As opções em cada edição
rules-group-deck = Preparação, cartas e deck
rules-group-bands = Turnos, Bandos e colocação
rules-group-tribes = Tribos
rules-group-scoring = Pontuação
rules-group-end = Fim da partida e outros detalhes

# --- Componentes ---

rules-r1 = Ethnos é para 2 a 6 jogadores.
rules-r2 = Há um tabuleiro com 6 Reinos: Duris (roxo), Rhea (vermelho), Straton (azul), Althea (verde), Ithys (laranja) e Pelagon (cinza). Há 12 cartas de Preparação, 3 Dragões, 18 fichas de Glória e 26 marcadores de Controle em cada uma das seis cores de jogador. Cada uma das 12 Tribos tem 12 cartas de Aliado, duas em cada uma das seis cores dos Reinos. Os Halflings têm 24, quatro em cada cor (O0); a cor dos 12 Esqueletos não importa (O33). Algumas Tribos trazem mais componentes: 6 fichas de Troll, uma ficha de Gigante, um tabuleiro do Povo do Mar e um tabuleiro de Horda de Orcs por jogador.
rules-o0 = Alguns valores estão só nos próprios componentes, não nos manuais; usamos estes. Fichas de Glória: duas de 0, duas de 2, quatro de 4, cinco de 6, três de 8 e duas de 10. Tabuleiro do Povo do Mar: espaços 0 a 18 com símbolos em 3, 7, 12 e 18, valendo 1, 2 e 4 de Glória nas três Eras (1 e 3 com 2 ou 3 jogadores). Horda de Orcs: 1, 3, 6, 10, 15 ou 20 de Glória por 1 a 6 marcadores. Ficha de Gigante: 2, 4 e 6 de Glória nas três Eras (2 e 5 com 2 ou 3 jogadores). Fichas de Troll: 1 a 6. Aliados de cada cor: dois de cada Tribo, quatro dos Halflings (R2). Os manuais trazem alguns desses valores; os outros vêm de implementações públicas da primeira edição, e os de 2 ou 3 jogadores de uma só. Nada diz quais são as seis fichas marcadas com 4+ (R48), nem que os dois lados do tabuleiro do Povo do Mar têm os mesmos símbolos: nisso, decidimos nós.

# --- Preparação ---

rules-r3 = As fichas de Glória são misturadas, e cada Reino recebe três com a face para cima. Ali elas são ordenadas: a menor fica em I, a maior em III.
rules-r4 = Cada jogador tem uma cor e os marcadores dela. Um deles marca a pontuação, começando em 0 de Glória.
rules-r5 = Seis das doze cartas de Preparação são reveladas. As cartas dessas seis Tribos formam o Deck de Aliados, ou simplesmente o deck; as outras Tribos ficam fora desta partida.
rules-r6 = Com o Povo do Mar em jogo, seu tabuleiro fica ao lado do mapa, na face para o número de jogadores, e todos têm um marcador no espaço 0 dele.
rules-r7 = Com os Trolls em jogo, as seis fichas de Troll ficam à disposição.
rules-r8 = Com os Gigantes em jogo, a ficha de Gigante fica à disposição, na face para o número de jogadores.
rules-r9 = Com os Orcs em jogo, todos têm um tabuleiro de Horda de Orcs.
rules-r10 = Para uma primeira partida a edição alemã recomenda seis Tribos: Alados, Halflings, Minotauros, Gigantes, Feiticeiros e Centauros.
rules-r11 = Uma partida tem três Eras com 4 a 6 jogadores, e duas Eras com 2 ou 3.
rules-r12 = Uma Era começa com uma carta para cada jogador, dada na ordem dos turnos a partir do jogador inicial. Os Dragões ainda não estão no deck.
rules-r13 = Depois, o dobro de cartas do número de jogadores fica com a face para cima: 4, 6, 8, 10 ou 12 com 2, 3, 4, 5 ou 6 jogadores. São as cartas abertas.
rules-r14 = O resto do deck é dividido ao meio. Os três Dragões são embaralhados em uma das metades, e a outra vai por cima dela.
rules-r15 = Sorteia-se quem começa a primeira Era. Depois começa quem tem menos Glória. Se houver empate, segue-se no sentido horário a partir de quem sacou o terceiro Dragão, e começa o primeiro dos empatados.

# --- Sua vez ---

rules-r16 = Os turnos seguem no sentido horário.
rules-r17 = Na sua vez, faça exatamente uma coisa: recrute um Aliado ou jogue um Bando. Não é possível passar.
rules-r18 =
    { $empty_pool_draw ->
        [2] Para recrutar, pegue qualquer Aliado entre as cartas abertas ou a carta do topo do deck. Quando não há cartas abertas, sacam-se duas do deck, a segunda só se ainda couber na sua mão.
       *[other] Para recrutar, pegue qualquer Aliado entre as cartas abertas ou a carta do topo do deck.
    }
rules-r19 = Uma carta aberta que foi pega não é reposta.
rules-r20 = Com 10 cartas na mão você não pode recrutar: jogue um Bando. Dez Esqueletos são um caso à parte (O3).
rules-r21 = Um Dragão que você saca é mostrado na hora e fica ao lado do tabuleiro. Saque outra carta do deck no lugar dele.
rules-r22 = Os dois primeiros Dragões não fazem mais nada. O terceiro encerra a Era na hora, sem carta substituta, e fica com quem o sacou.

# --- Bandos e Líderes ---

rules-r23 = Um Bando tem de 1 a 10 cartas da sua mão, todas de uma só Tribo ou todas de uma só cor. Só Esqueletos podem se misturar a elas.
rules-r24 = Um Bando é jogado em cinco passos: baixe as cartas, escolha o Líder, coloque um marcador, use a habilidade do Líder, descarte o resto da mão.
rules-r25 =
    { $placement ->
        [may] Um marcador pode ir para o Reino da cor do Líder se o Bando for grande o bastante: você precisa de mais cartas do que marcadores que já tem ali. Nesta mesa, você pode recusar a colocação (D3). Com dois jogadores, contam os marcadores de ambos (R56).
       *[must] Um marcador vai para o Reino da cor do Líder se o Bando for grande o bastante: você precisa de mais cartas do que marcadores que já tem ali. Se for possível colocá-lo, é obrigatório (D3). Com dois jogadores, contam os marcadores de ambos (R56).
    }
rules-r26 = Você pode usar a habilidade do Líder. As outras cartas do Bando não fazem nada; só os Esqueletos têm sempre seu efeito. Algumas habilidades são automáticas (O11).
rules-r27 = Todas as cartas que sobram na sua mão passam então a ser cartas abertas, que todos podem recrutar.
rules-r28 = Os Bandos ficam na frente de seu jogador até o fim da Era, com o Líder por cima e todas as cartas visíveis.
rules-r29 = O X de uma carta é o número de cartas do Bando que ela lidera, incluindo ela mesma.
rules-r30 = Um Bando pode ser maior do que o marcador exige. Também pode ser pequeno demais para um marcador e ser jogado só pela Glória ou pelo Líder.

# --- As doze Tribos ---

rules-rt1 =
    { $centaur_trigger ->
        [placed] Se o Bando liderado por um Centauro colocou um marcador num Reino, você pode jogar outro Bando na mesma hora, antes de descartar. Ele pode colocar um marcador e usar a habilidade do próprio Líder, até mesmo a de outro Centauro.
       *[able] Se o Bando liderado por um Centauro pode colocar um marcador num Reino (D4), você pode jogar outro Bando na mesma hora, antes de descartar. Ele pode colocar um marcador e usar a habilidade do próprio Líder, até mesmo a de outro Centauro.
    }
rules-rt2 = Na pontuação dos Bandos, um Bando liderado por um Anão conta como se tivesse uma carta a mais.
rules-rt3 = Em vez de descartar a mão inteira, você pode manter até X cartas.
rules-rt4 = Se este é agora o maior Bando da Era liderado por um Gigante, pegue a ficha de Gigante e ganhe 2 de Glória na hora. Só um Bando maior, também liderado por um Gigante, toma a ficha; se ele for seu, você ganha outra vez 2 de Glória. No fim da Era, quem tem a ficha ganha o valor dela nessa Era.
rules-rt5 = Um Bando liderado por um Halfling não coloca marcador. Há 24 Halflings, o dobro de qualquer outra Tribo.
rules-rt6 = Além do marcador normal, avance X espaços no tabuleiro do Povo do Mar. Para cada símbolo que alcançar ou ultrapassar, você pode colocar um marcador extra em qualquer Reino, seja qual for o tamanho do Bando. O tabuleiro é pontuado em todas as Eras e nunca é reiniciado.
rules-rt7 = O Bando precisa de uma carta a menos para colocar seu marcador.
rules-rt8 = Além do marcador normal, você pode pôr um no espaço da cor do Líder em seu tabuleiro de Horda de Orcs; em cada espaço cabe um. No fim de uma Era, você pode esvaziar o tabuleiro em troca de Glória (1, 3, 6, 10, 15 ou 20 por 1 a 6 marcadores) ou deixá-lo crescer.
rules-rt9 = Um Esqueleto entra em qualquer Bando e conta para o marcador e para X, mas nunca lidera. No fim da Era, todos os Esqueletos saem antes da pontuação dos Bandos.
rules-rt10 =
    { $troll_scope ->
        [kingdoms_only] Você pode pegar uma ficha de Troll livre de valor X ou menor. No fim da Era, as fichas desempatam nos Reinos, mas não no tabuleiro do Povo do Mar: vence a maior soma; depois, a maior ficha. Elas são devolvidas a cada Era.
       *[kingdoms_and_merfolk] Você pode pegar uma ficha de Troll livre de valor X ou menor. No fim da Era, as fichas desempatam nos Reinos e no tabuleiro do Povo do Mar: vence a maior soma; depois, a maior ficha. Elas são devolvidas a cada Era.
    }
rules-rt11 = O marcador pode ir para qualquer Reino em que o Bando seja grande o bastante, seja qual for a cor do Líder.
rules-rt12 = Depois de descartar, você pode sacar X cartas do deck.

# --- Fim de uma Era ---

rules-r31 = Primeiro, todos descartam a mão.
rules-r32 = Depois os Reinos pagam, um de cada vez, pelo número de marcadores. A Era 1 paga a ficha I ao primeiro colocado. A Era 2 paga a II ao primeiro e a I ao segundo. A Era 3 paga a III, a II e a I aos três primeiros.
rules-r33 = Jogadores empatados somam o que suas colocações pagam, dividem por igual e arredondam para baixo.
rules-r34 =
    { $troll_scope ->
        [kingdoms_only] Antes que um empate num Reino seja dividido, as fichas de Troll o resolvem (R-T10). No tabuleiro do Povo do Mar elas não contam.
       *[kingdoms_and_merfolk] Antes que um empate seja dividido, as fichas de Troll o resolvem (R-T10), nos Reinos e no tabuleiro do Povo do Mar.
    }
rules-r35 =
    { $merfolk_scoring ->
        [leader_only] Em seguida, o tabuleiro do Povo do Mar é pontuado: só quem está mais à frente ganha, 1 de Glória na Era 1, 2 na Era 2 e 4 na Era 3; com 2 ou 3 jogadores, 1 e 3 (D8).
       *[as_kingdom] Em seguida, o tabuleiro do Povo do Mar é pontuado como um Reino: as colocações pagam 1 de Glória na Era 1, 2 e 1 na Era 2, e 4, 2 e 1 na Era 3; com três jogadores, 1 e depois 3 e 1 (D8, O10).
    }
rules-r36 = Quem tem a ficha de Gigante ganha 2 de Glória na Era 1, 4 na Era 2 e 6 na Era 3; com 2 ou 3 jogadores, 2 e 5.
rules-r37 = Quem tem marcadores no tabuleiro de Horda de Orcs decide: esvaziá-lo em troca de Glória ou mantê-lo.
rules-r38 = Os Esqueletos saem de todos os Bandos.
rules-r39 = Os Bandos pagam 0, 1, 3, 6, 10 ou 15 de Glória por 1, 2, 3, 4, 5 ou pelo menos 6 cartas. Um Anão como Líder faz o Bando contar uma carta a mais.
rules-r40 = Todos os Bandos são descartados, e as fichas de Troll e a ficha de Gigante são devolvidas. Os marcadores nos Reinos, no tabuleiro do Povo do Mar e nos tabuleiros de Horda de Orcs ficam.
rules-r41 = Se houver outra Era, todos os Aliados são embaralhados de novo, sem os Dragões, e ela começa como antes (R12 a R15).

# --- Fim da partida ---

rules-r42 = Depois da última Era, vence quem tem mais Glória.
rules-r43 = Em caso de empate, fica à frente quem tem mais marcadores nos Reinos.
rules-r44 =
    { $band_tiebreak ->
        [largest_only] Se isso também for igual, decide o maior Bando de cada um na última Era. Nenhum outro Bando é comparado (D12).
       *[ladder] Se isso também for igual, comparam-se os Bandos da última Era por ordem de tamanho: primeiro o maior de cada um, depois o próximo, até que um seja maior (D12).
    }
rules-r45 = A carta a mais de um Anão não conta para isso.
rules-r46 = Jogadores que continuam empatados dividem a colocação. Os mesmos desempates ordenam também todas as outras colocações.

# --- Dois e três jogadores ---

rules-r47 = Há duas Eras.
rules-r48 = Seis fichas de Glória ficam na caixa: 0, 4, 4, 6, 6 e 10 (O0). Cada Reino tem duas, em I e II.
rules-r49 = Cinco Tribos estão em jogo em vez de seis.
rules-r50 = O tabuleiro do Povo do Mar e a ficha de Gigante mostram a face para 2 e 3 jogadores.
rules-r51 = Com três jogadores, os Reinos são pontuados e os marcadores são colocados como de costume.
rules-r52 = Com dois jogadores, Era 1: quem tem mais marcadores num Reino ganha a ficha menor.
rules-r53 = Com dois jogadores, Era 2: quem tem mais marcadores ganha a ficha maior. O segundo lugar não ganha nada.
rules-r54 = Com dois jogadores, Era 2: quem está sozinho num Reino ganha as duas fichas.
rules-r55 = Com dois jogadores, Era 2: num empate só a ficha maior é dividida, arredondada para baixo.
rules-r56 = Com dois jogadores, um Bando precisa de mais cartas do que os marcadores de ambos somados no Reino.

# --- Edições e opções: esclarecimentos por trás das opções ---

rules-d2 =
    { $ten_skeletons ->
        [win] Nesta mesa, uma mão de dez Esqueletos vence a partida na hora, como na edição polonesa. Nas outras edições ela não vence; uma opção decide isso.
       *[discard] Nesta mesa, dez Esqueletos não vencem a partida. Só a edição polonesa diz que vencem; uma opção ativa essa regra.
    }
rules-d3 =
    { $placement ->
        [may] Nesta mesa, um marcador que pode ser colocado também pode ficar com você: alguns resumos das regras e os capítulos alemães de três Tribos dizem isso. Sem essa opção, ele tem de ser colocado.
       *[must] Um marcador que pode ser colocado tem de ser colocado. As cinco edições mandam colocá-lo. Alguns resumos das regras e os capítulos alemães de três Tribos dizem que isso é facultativo; uma opção permite escolher.
    }
rules-d8 =
    { $merfolk_scoring ->
        [leader_only] O tabuleiro do Povo do Mar paga só quem está mais à frente, como nas edições polonesa e alemã: 1, 2 e 4 de Glória nas três Eras; 1 e 3 com 2 ou 3 jogadores. Empatados dividem o valor. As edições inglesa e brasileira pontuam o tabuleiro como um Reino; uma opção decide isso.
       *[as_kingdom] O tabuleiro do Povo do Mar é pontuado como um Reino, como nas edições inglesa e brasileira. Que os valores dele sejam o primeiro, o segundo e o terceiro prêmio é decisão nossa: 1, depois 2 e 1, depois 4, 2 e 1; com três jogadores, 1, depois 3 e 1. As edições polonesa e alemã pagam só quem está mais à frente; uma opção decide isso.
    }
rules-d9 =
    { $troll_scope ->
        [kingdoms_only] Os Trolls desempatam só nos Reinos, em todas as colocações, como na edição alemã; não no tabuleiro do Povo do Mar nem no fim da partida. A edição polonesa fala de todos os empates no fim de uma Era, a inglesa e a brasileira dos empates nos Reinos, entre os quais contamos o tabuleiro do Povo do Mar; uma opção decide isso.
       *[kingdoms_and_merfolk] Os Trolls desempatam nos Reinos e no tabuleiro do Povo do Mar, em todas as colocações, mas não no fim da partida. A edição polonesa fala de todos os empates no fim de uma Era, a inglesa e a brasileira dos empates nos Reinos; que o tabuleiro do Povo do Mar conte como um deles é decisão nossa. Na edição alemã os Trolls contam só nos Reinos; uma opção decide isso.
    }
rules-d12 =
    { $band_tiebreak ->
        [largest_only] Num empate final compara-se só o maior Bando de cada um, como na edição polonesa; se forem iguais, a colocação é dividida. As outras edições passam ao segundo maior; uma opção decide isso.
       *[ladder] Num empate final comparam-se os Bandos do maior para o menor. A edição polonesa compara só o maior de cada um; uma opção decide isso.
    }

# --- Esclarecimentos: preparação, cartas e deck ---

rules-d1 = A ficha maior fica em III. Uma edição traz II por erro de impressão.
rules-d6 = No empate sobre quem começa, só os empatados contam. Quem sacou o terceiro Dragão começa se for um deles. Nas edições polonesa e russa falta que só os empatados contam.
rules-d27 = As metades do deck são iguais ou diferem em uma carta (O1).
rules-d28 = O jogador inicial é conhecido antes de as cartas serem dadas.
rules-d30 = As Tribos da primeira partida podem ser escolhidas em qualquer mesa. Com 2 ou 3 jogadores, uma das seis sai por sorteio.
rules-d31 = Os tabuleiros de Horda de Orcs diferem só na aparência.
rules-d35 = Depois de uma Era começa uma nova Era, não uma nova partida.
rules-o1 = Se o deck tiver um número ímpar de cartas, a metade de cima, sem Dragões, fica com a carta a mais.
rules-o2 = O deck não pode acabar: o terceiro Dragão encerra a Era antes.
rules-o17 = Podem surgir vários Dragões seguidos. A carta substituta vem sempre do deck e também pode ser o terceiro Dragão.
rules-o27 = Todos veem as cartas abertas, os Bandos com todas as suas cartas, tabuleiros, fichas, Glória, marcadores restantes, o tamanho das mãos e do deck e os Dragões sacados. As mãos e a ordem do deck são ocultas. As cartas que todos viram você pegar só continuam visíveis com o apoio à memória.
rules-o29 = Uma Era só acaba no meio de um turno enquanto se sacam cartas, então nenhum Bando fica pela metade.
rules-o32 = Os embaralhamentos vêm de uma semente, fixada por um compromisso antes da partida e revelada depois dela. O que acontece quando alguém sai ou fica sem tempo é regra da casa.

# --- Esclarecimentos: turnos, Bandos e colocação ---

rules-d25 = Com dez cartas, só recrutar é proibido. Nenhuma habilidade pode levar você acima de dez.
rules-d26 = Qualquer um pode pegar cartas descartadas, inclusive quem as descartou.
rules-d32 = Bandos já jogados não fazem nada até a pontuação, mas um novo Bando liderado por um Gigante é comparado com os anteriores liderados por Gigantes.
rules-d33 = Você tem de agir: não é possível passar.
rules-d34 =
    { $empty_pool_draw ->
        [2] Recruta-se um Aliado, não vários; só quando não há cartas abertas se sacam dois do deck (R18).
       *[other] Recruta-se um Aliado, não vários.
    }
rules-d38 = Um Bando pequeno demais para um marcador pode ser jogado.
rules-o3 =
    { $ten_skeletons ->
        [win] Uma mão de dez Esqueletos não pode recrutar nem liderar. Mostre-a: você vence a partida na hora (D2, O34). Com apenas 1 a 9 Esqueletos na mão, você tem de recrutar.
       *[discard] Uma mão de dez Esqueletos não pode recrutar nem liderar. Mostre-a e descarte as dez cartas, que passam a ser cartas abertas: esse é o seu turno. Com apenas 1 a 9 Esqueletos na mão, você tem de recrutar.
    }
rules-o4 = Sem contar os Esqueletos, as cartas de um Bando têm de ser de uma só Tribo ou de uma só cor, e uma delas lidera. Uma carta e qualquer número de Esqueletos bastam; só Esqueletos não formam um Bando.
rules-o5 = Os marcadores são limitados: 26, menos o que marca a pontuação e um no tabuleiro do Povo do Mar, se estiver em jogo. Quando eles acabam, nada é colocado, e um Centauro não permite um segundo Bando. Os marcadores de um tabuleiro de Horda de Orcs esvaziado voltam para você.
rules-o11 = Automáticas: Anão, Gigante, Halfling, o avanço do Povo do Mar, Minotauro, Esqueleto. À sua escolha: o próximo Bando do Centauro, Elfo, o marcador extra do Povo do Mar, o marcador do Orc, esvaziar a Horda de Orcs, Troll, onde o Alado coloca, Feiticeiro.
rules-o12 =
    { $placement ->
        [may] Minotauros e Alados agem no momento de colocar o marcador. Como qualquer outro, o marcador de um Bando liderado por um Alado pode ser recusado.
       *[must] Minotauros e Alados agem no momento de colocar o marcador. Um Bando liderado por um Alado tem de colocá-lo em algum Reino se o da cor dele servir; se não, você pode recusar.
    }
rules-o14 = Num Bando pequeno demais para um marcador, as habilidades de Orc, Povo do Mar, Gigante, Troll, Elfo e Feiticeiro ainda funcionam; a do Centauro, não.

# --- Esclarecimentos: Tribos ---

rules-d4 =
    { $centaur_trigger ->
        [placed] Para a habilidade do Centauro, o marcador tem de ter sido mesmo colocado, como na edição alemã. Nas edições inglesa, brasileira e polonesa basta poder colocá-lo. Isso só importa onde um marcador pode ser recusado (D3); uma opção decide isso.
       *[able] Para a habilidade do Centauro, basta poder colocar o marcador, como nas edições inglesa, brasileira e polonesa: o Bando é grande o bastante e você ainda tem um marcador (O5), mesmo que o recuse. Na edição alemã, ele tem de ter sido colocado. Isso só importa onde um marcador pode ser recusado (D3); uma opção decide isso.
    }
rules-d5 = Um Centauro pode vir depois de outro, quantas vezes você conseguir.
rules-d21 = Um tabuleiro de Horda de Orcs é esvaziado por inteiro ou fica como está.
rules-d22 = Um espaço ocupado do tabuleiro de Horda de Orcs não recebe um segundo marcador.
rules-d23 = O Povo do Mar avança exatamente X espaços, não menos.
rules-d24 = Só um Bando estritamente maior, liderado por um Gigante, toma a ficha de Gigante.
rules-d29 = Esqueletos são coringas de Tribo e de cor, e voltam ao deck na Era seguinte.
rules-d37 = Um Halfling pode liderar qualquer Bando; o Bando só não coloca marcador.
rules-d39 = Manter cartas com um Elfo e sacar com um Feiticeiro são escolhas.
rules-o6 = Dois símbolos do Povo do Mar num só avanço dão direito a dois marcadores extras.
rules-o7 = Os passos além do fim do tabuleiro do Povo do Mar se perdem. O último símbolo conta uma vez para cada jogador; todos os que chegaram ali estão empatados.
rules-o8 = O marcador extra do Povo do Mar vem depois do normal, pode ir para qualquer Reino, inclusive o mesmo, e pode ser recusado.
rules-o9 = Quem ainda está no espaço inicial (0) do tabuleiro do Povo do Mar não ganha nada ali: das leituras que as edições permitem, ficamos com a que dá menos Glória.
rules-o10 =
    { $merfolk_sole ->
        [both] Com dois jogadores, o tabuleiro do Povo do Mar paga só o primeiro lugar: 1 na Era 1 e 3 na Era 2. Um empate divide o valor. Nesta mesa, quem é o único a ter saído do espaço 0 na Era 2 ganha os dois valores, 4 de Glória, como num Reino (R54); uma opção decide isso.
       *[first] Com dois jogadores, o tabuleiro do Povo do Mar paga só o primeiro lugar: 1 na Era 1 e 3 na Era 2. Um empate divide o valor. Ser o único a ter saído do espaço 0 não paga mais: R54 não vale aqui, pois, das leituras que as edições permitem, ficamos com a que dá menos Glória, como em O9. Uma opção decide isso.
    }
rules-o13 = Um Bando liderado por um Minotauro conta uma carta a mais só para o marcador, nunca para a Glória ou para X.
rules-o15 = Um Elfo pode manter menos de X cartas, ou nenhuma.
rules-o16 = Um Feiticeiro saca todas as X cartas ou nenhuma; decida antes de ver a primeira. Dragões são substituídos; o terceiro encerra a Era, e as cartas sacadas são descartadas com as mãos.
rules-o18 = Numa série de Bandos liderados por Centauros, cada um é jogado por completo, e o descarte vem uma só vez, no fim. Um Elfo ou um Feiticeiro só pode liderar o último deles. A série acaba quando você quiser, ou quando não der para formar outro Bando.
rules-o19 = Um Bando do mesmo tamanho liderado por um Gigante não muda nada. O primeiro de uma Era sempre pega a ficha, mesmo com uma única carta. Esqueletos contam para o tamanho.
rules-o33 = A cor de um Esqueleto não importa, seja qual for a impressa: ele nunca lidera e entra em qualquer Bando.

# --- Esclarecimentos: pontuação ---

rules-d7 = Empates são divididos em todas as colocações, não só na primeira.
rules-d10 = Os Trolls põem os empatados em ordem: quem perde fica com a colocação seguinte, que não paga nada na Era 1.
rules-d11 =
    { $troll_scope ->
        [kingdoms_only] As fichas de Troll são devolvidas depois da pontuação dos Reinos, como na edição alemã; nas outras, no fim da Era.
       *[kingdoms_and_merfolk] As fichas de Troll são devolvidas no fim da Era, depois da pontuação do tabuleiro do Povo do Mar; na edição alemã, depois da pontuação dos Reinos.
    }
rules-d17 = Com dois jogadores empatados na Era 2, só a ficha II é dividida.
rules-d18 = A pontuação para dois jogadores é só para dois; três pontuam como de costume.
rules-d19 = O segundo lugar na Era 2 ganha a ficha I.
rules-d20 = As regras para 2 ou 3 jogadores contam os jogadores ao todo, não os adversários.
rules-d36 = As mãos são descartadas antes de qualquer pontuação, e tudo é embaralhado para a Era seguinte: mãos, Bandos e cartas abertas.
rules-o20 = A ordem é: Reinos, Povo do Mar, Gigante, Orcs, saída dos Esqueletos, Bandos.
rules-o21 = As decisões sobre as Hordas de Orcs são abertas e seguem a ordem dos turnos, a partir do jogador inicial da Era. Na última Era os tabuleiros são esvaziados sem perguntar.
rules-o22 = Sem marcador você não tem colocação num Reino, e os prêmios que não cabem a ninguém se perdem. Com três ou mais jogadores, quem está sozinho ganha apenas o primeiro prêmio.
rules-o23 = Depois de dois empatados em primeiro vem o terceiro lugar. Colocações que uma Era não paga valem 0: dois empatados em segundo na Era 2 dividem a ficha I.
rules-o24 = Se três ou mais estão empatados, são ordenados pela soma de suas fichas de Troll, depois pela maior delas. Os que não têm fichas dividem o que resta, arredondado para baixo.
rules-o25 = Para saber quem tem menos Glória, conta-se depois de toda a pontuação da Era.
rules-o28 = A Glória não tem limite.
rules-o30 = Os Esqueletos saem antes de um Anão somar sua carta: um Anão sozinho vale 1 de Glória, cinco cartas com a do Anão valem 15, e mais que isso não muda nada.
rules-o31 = Com dois jogadores, só os marcadores daquele Reino contam para o tamanho exigido do Bando, também com Minotauros e Alados.

# --- Esclarecimentos: fim da partida e outros detalhes ---

rules-d13 = A carta a mais do Anão não conta no desempate final.
rules-d14 = Para o desempate final só contam marcadores nos Reinos, não os de outros tabuleiros.
rules-d15 = Um empate que nada resolve é dividido, em todas as colocações.
rules-d16 = Conta sempre a última Era jogada, seja a segunda ou a terceira.
rules-d40 = As edições também diferem em aparência e nomes, o que não muda nada.
rules-o26 =
    { $band_tiebreak ->
        [largest_only] Para o desempate final, os Bandos contam como foram jogados, com os Esqueletos. Quem não tem Bando conta 0.
       *[ladder] Para o desempate final, os Bandos contam como foram jogados, com os Esqueletos. Quem tem menos Bandos conta 0 por Bando que falta.
    }
rules-o34 =
    { $ten_skeletons ->
        [win] Quando dez Esqueletos vencem, a partida acaba na hora e nada mais é pontuado; a Glória e os desempates ordenam os outros.
       *[discard] Numa mesa em que dez Esqueletos vencem, a partida acaba na hora e nada mais é pontuado; nesta mesa eles não vencem (D2).
    }

# --- Exemplos jogados ---
# O motor joga cada exemplo e preenche os números: são sempre os que estão acima do texto.
# A chave termina no id da regra.

rules-example = Exemplo
rules-example-player =
    { $seat ->
        [0] Ada
        [1] Ben
        [2] Cleo
       *[other] Dan
    }
rules-example-kept = ficam na mão
rules-example-pool = para as cartas abertas
rules-example-drawn = sacadas
rules-example-happens = O que acontece
rules-example-spoken-band = { $name } joga { $cards }.
rules-example-spoken-rest = Também na mão: { $cards }.
rules-example-spoken-laid = Um Bando de { $name }: { $cards }.
rules-example-spoken-kingdom = Marcadores em { kingdom }: { $markers }.
rules-example-spoken-track = { $name } no tabuleiro do Povo do Mar: { $spaces }.
rules-example-spoken-horde = Horda de Orcs de { $name }: { $colours }.
rules-example-spoken-trolls = Fichas de Troll de { $name }: { $tokens }.
rules-example-spoken-giant = Ficha de Gigante: { $holders }.
rules-example-spoken-change = { $before }, depois { $after }
rules-open = Mostrar a regra { $rule }
rules-all = Todas as regras

# held 2, needed 3, size 3, discarded 2
rules-example-r25 = Ada tem { $held } marcadores em { kingdom }, então mais um exige { $needed } cartas. O Bando dela tem { $size }: o marcador é colocado, e as { $discarded } cartas que sobram na mão vão para as cartas abertas.
# size 2, next 3
rules-example-rt1 = Um Bando de { $size } cartas basta para um marcador em { kingdom }, então o Centauro deixa Ada jogar outro Bando na mesma hora: { $next } cartas, e um segundo marcador. Só então ela descarta.
# size_1 3, ben 3, ada 6
rules-example-rt2 = Os dois Bandos têm { $size_1 } cartas. O de Ben dá { $ben } de Glória. O de Ada é liderado por um Anão e conta uma carta a mais: { $ada } de Glória.
# size 2, kept 2, discarded 1
rules-example-rt3 = O Bando do Elfo tem { $size } cartas, então Ada pode manter até { $size }: { $kept } ficam na mão, e só { $discarded } vai para as cartas abertas.
# rival 2, size 3, glory 2
rules-example-rt4 = Ben tem a ficha de Gigante com um Bando de { $rival } cartas. O Gigante de Ada lidera { $size } cartas: ela toma a ficha e ganha { $glory } de Glória na hora.
# needed 1, size 4, worth 6
rules-example-rt5 = Um marcador em { kingdom } exigiria só { $needed } carta, mas um Bando liderado por um Halfling não coloca nenhum. No fim da Era, suas { $size } cartas dão { $worth } de Glória mesmo assim.
# size 2, start 2, space 4, next_held 3
rules-example-rt6 = O marcador normal vai para { kingdom }. Depois Ada avança { $size } espaços, do { $start } ao { $space }, e ultrapassa um símbolo. O marcador extra pode ir para qualquer Reino, até mesmo onde ela tem { $next_held } e o Bando seria pequeno demais.
# held 3, needed 3
rules-example-rt7 = Ada tem { $held } marcadores em { kingdom }. Outro Líder precisaria de uma carta a mais ali; com um Minotauro bastam { $needed }.
# horde 3
rules-example-rt8 = O marcador normal vai para { kingdom }. O Orc pode pôr outro no espaço da própria cor na Horda de Orcs de Ada, que agora tem { $horde }.
# skeletons 2, size 4, worth 1
rules-example-rt9 = Com { $skeletons } Esqueletos é um Bando de { $size } cartas, o bastante para o marcador em { kingdom }. Eles saem antes da pontuação dos Bandos, então o Bando só vai dar { $worth } de Glória.
# size 4, ben_trolls 4, token 3
rules-example-rt10 = Com um Bando de { $size } cartas, Ada poderia pegar a ficha { $ben_trolls }, mas ela já está com Ben. Ada pega a { $token }, a maior que está livre.
# size 3, next_held 3, held 2
rules-example-rt11 = Para o Reino da cor do Líder, onde Ada tem { $next_held } marcadores, { $size } cartas são poucas. Em vez disso, um Alado pode colocar em { kingdom }, onde ela tem { $held }.
# discarded 2, drawn 3
rules-example-rt12 = Primeiro Ada descarta as { $discarded } cartas que sobram na mão. Depois saca { $drawn }, tantas quantas há no Bando do Feiticeiro.
# age 2, ada_markers 3, middle_token 6, low_token 4, ada 5
rules-example-r33 = Era { $age }: Ada e Ben têm { $ada_markers } marcadores cada e dividem os dois primeiros lugares. As fichas deles são { $middle_token } e { $low_token }; cada um ganha { $ada } de Glória. Cleo está em terceiro e não ganha nada.
# ada_markers 3, ben_trolls 5, ada_trolls 4, ben 6, ada 2
rules-example-r34 = Ada e Ben têm { $ada_markers } marcadores cada. As fichas de Troll de Ben somam { $ben_trolls }, as de Ada somam só { $ada_trolls }: Ben fica em primeiro e ganha { $ben } de Glória, Ada fica em segundo e ganha { $ada }.
# age 2, ada_space 9, ada 2, ben_space 6, ben 1 (0 onde só ganha quem está à frente), dan_space 0
rules-example-r35 =
    { $merfolk_scoring ->
        [leader_only] Era { $age }: Ada está mais à frente, no espaço { $ada_space }, e ganha { $ada } de Glória. Ninguém mais ganha: Ben, em segundo no espaço { $ben_space }, fica com { $ben }, e Dan continua no espaço { $dan_space }.
       *[as_kingdom] Era { $age }: Ada está em primeiro, no espaço { $ada_space }, e ganha { $ada } de Glória; Ben está em segundo, no espaço { $ben_space }, e ganha { $ben }. Cleo está em terceiro e ainda não ganha nada, e Dan continua no espaço { $dan_space } (O9).
    }
# markers_1 4, ada 10
rules-example-r37 = Ada esvazia sua Horda de Orcs de { $markers_1 } marcadores em troca de { $ada } de Glória e os recebe de volta. Também poderia tê-los deixado ali, para ganhar mais numa Era seguinte.
# size_1 4, points_1 6, size_2 4, skeletons_2 2, points_2 1, size_3 5, points_3 10
rules-example-r39 = O Bando de Ada tem { $size_1 } cartas. O Esqueleto sai (R38) e o Anão conta uma a mais: { $points_1 } de Glória. Das { $size_2 } cartas de Ben, { $skeletons_2 } são Esqueletos e saem, o que lhe deixa { $points_2 } de Glória. As { $size_3 } cartas de Cleo dão { $points_3 }.
# low_token 6, middle_token 8, points_2 14, points_1 8
rules-example-r54 = Em { kingdom } Ada está sozinha e ganha as duas fichas, { $low_token } e { $middle_token }: { $points_2 } de Glória. Onde Ben também tem um marcador, a maioria lhe dá só a ficha maior, { $points_1 } de Glória (R53).
# ada_markers 1, ben_markers 2, needed 4, size 3
rules-example-r56 = Em { kingdom } Ada tem { $ada_markers } marcador, e Ben tem { $ben_markers }. Com dois jogadores contam todos, então mais um exige { $needed } cartas. O Bando de Ada, de { $size } cartas, não coloca nenhum, mas pode ser jogado mesmo assim (R30).

# As opções: cada exemplo termina de um jeito diferente com cada valor.

# drawn 1 (2)
rules-example-r18 =
    { $empty_pool_draw ->
        [2] Não há cartas abertas, então recrutar do deck rende { $drawn } cartas.
       *[other] Não há cartas abertas, então só resta recrutar do deck. Ele dá { $drawn } carta, como sempre.
    }
# size 2, held 1, now 2 (1)
rules-example-d3 =
    { $placement ->
        [may] Ada tem { $held } marcador em { kingdom } e joga um Bando de { $size } cartas. Pode colocar o segundo, mas nesta mesa também pode guardá-lo, como faz aqui: ela continua com { $now }.
       *[must] Ada tem { $held } marcador em { kingdom } e joga um Bando de { $size } cartas. Ele é grande o bastante, então o marcador é colocado: agora ela tem { $now }.
    }
# size 2, next 3
rules-example-d4 =
    { $placement ->
        [may]
            { $centaur_trigger ->
                [placed] Ada recusa o marcador em { kingdom }. Por isso nenhum outro Bando pode vir depois, e as cartas que sobraram passam a ser cartas abertas.
               *[able] Ada recusa o marcador em { kingdom }. Seu Bando de { $size } cartas poderia tê-lo colocado, então outro pode vir depois: { $next } cartas. Só então ela descarta o resto.
            }
       *[must] O Bando de { $size } cartas de Ada coloca seu marcador em { kingdom }, então outro pode vir depois: { $next } cartas. Só então ela descarta o resto.
    }
# hand 10, discarded 10
rules-example-o3 =
    { $ten_skeletons ->
        [win] Ada tem { $hand } Esqueletos na mão e os mostra: ela vence a partida na hora.
       *[discard] Ada tem { $hand } Esqueletos na mão. Ela os mostra, todos os { $discarded } vão para as cartas abertas, e é a vez de Ben.
    }
# ada_space 8, ben_trolls 3, ben 2, ada 1; 1 para cada um onde dividem
rules-example-d9 =
    { $troll_scope ->
        [kingdoms_only] Ada e Ben estão empatados no espaço { $ada_space } do tabuleiro do Povo do Mar. A ficha de Troll { $ben_trolls } de Ben não conta aqui, então eles dividem: Ada ganha { $ada } de Glória, e Ben ganha { $ben }.
       *[kingdoms_and_merfolk] Ada e Ben estão empatados no espaço { $ada_space } do tabuleiro do Povo do Mar. A ficha de Troll { $ben_trolls } de Ben desempata: ele ganha { $ben } de Glória, e Ada ganha { $ada }.
    }
# age 2, ada_space 9, ben_space 0, ada 3 (4)
rules-example-o10 =
    { $merfolk_sole ->
        [both] Era { $age }, dois jogadores: Ada está no espaço { $ada_space } do tabuleiro do Povo do Mar, Ben ainda no espaço { $ben_space }. Nesta mesa ela ganha os valores das duas Eras: { $ada } de Glória.
       *[first] Era { $age }, dois jogadores: Ada está no espaço { $ada_space } do tabuleiro do Povo do Mar, Ben ainda no espaço { $ben_space }. Ela ganha só o valor desta Era: { $ada } de Glória.
    }
# total 37, largest 3, ada_next 2, ben_next 1
rules-example-d12 =
    { $band_tiebreak ->
        [largest_only] Ada e Ben terminam com { $total } de Glória cada, o mesmo número de marcadores nos Reinos e um maior Bando de { $largest } cartas. Os Bandos seguintes, { $ada_next } e { $ben_next }, não são comparados: eles dividem a vitória.
       *[ladder] Ada e Ben terminam com { $total } de Glória cada, o mesmo número de marcadores nos Reinos e um maior Bando de { $largest } cartas. Então decidem os Bandos seguintes: { $ada_next } contra { $ben_next }, e Ada vence.
    }
