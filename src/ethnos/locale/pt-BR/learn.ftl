# O tutorial e as dicas para iniciantes. Os números vêm da mesa mostrada.

learn-rival-one = Mila
learn-rival-two = Tarn

learn-title = Sua primeira partida
learn-note = Jogue você, um passo de cada vez. Dá para parar quando quiser e continuar depois.
learn-minutes =
    { $minutes ->
        [one] cerca de um minuto
       *[other] cerca de { $minutes } minutos
    }
learn-start = Começar a aprender
learn-resume = Continuar de onde parou
learn-over-again = Recomeçar
learn-done = Você já aprendeu o jogo.
learn-overview = O jogo todo em dois minutos

learn-coach = Seu guia
learn-progress = Passo { $number } de { $total }
learn-go-on = Continuar
learn-back = Voltar
learn-again = Repetir este passo
learn-show-me = Mostrar como
learn-leave = Sair
learn-opening = Dispondo as cartas…
learn-not-quite = Não é bem isso que este passo pede

learn-chapter-aim = O objetivo
learn-chapter-recruit = Recrutar
learn-chapter-band = Seu primeiro Bando
learn-chapter-leader = O Líder e sua habilidade
learn-chapter-size = Por que o tamanho importa
learn-chapter-discard = O que fica para os outros
learn-chapter-dragons = Dragões
learn-chapter-end = O fim de uma Era
learn-chapter-majorities = Maiorias e empates
learn-chapter-second = A segunda Era é sua

# Cenas: o que se conta e se pede, o que se diz quando se faz outra coisa e o que se diz depois.

learn-welcome =
    Seis Reinos, e { $players } jogadores que querem dominá-los. Os marcadores no mapa mostram quem é forte em cada um. No fim de cada Era, os mais fortes de um Reino ganham a Glória dele.
    Esta partida tem { $ages ->
        [one] uma Era
       *[other] { $ages } Eras
    }. Vence quem tiver mais Glória no fim.

learn-recruit =
    Na sua vez, você faz uma de duas coisas: recruta um Aliado, isto é, pega uma carta, ou joga cartas da mão como um Bando.
    As cartas de um Bando têm em comum a Tribo ou a cor. Você tem um Minotauro vermelho: pegue o Minotauro azul, que está entre as cartas abertas.
learn-recruit-nudge = Essa carta também pode ser pega, mas não tem nada em comum com seu Minotauro vermelho. Pegue o Minotauro azul.
learn-recruit-after = Dois da mesma Tribo. O espaço continua vazio: cartas pegas não são repostas. { learn-rival-one } e { learn-rival-two } também já jogaram.

learn-deck =
    Nenhuma carta aberta combina agora com seus Minotauros. Então tente a sorte: saque a carta do topo do deck.
    Há outra vantagem: ninguém vê o que você saca.
learn-deck-nudge = Seria possível, mas não combina com seus Minotauros. Desta vez, saque do deck.
learn-deck-after = Um Minotauro verde, e só você sabe disso. Já { learn-rival-two } pegou o Gigante laranja à vista de todos.

learn-band =
    Três Minotauros: o bastante para um Bando. Escolha qual vai liderar; todos os que combinam com ele entram automaticamente. Depois, jogue o Bando.
    A cor do Líder decide qual Reino recebe seu marcador.
learn-band-nudge = Jogue todos os seus Minotauros num só Bando, liderado por um deles.
learn-band-after =
    Seu marcador está no Reino da cor do seu Líder. O Bando fica na sua frente e dá { $glory } de Glória no fim da Era.
    O Halfling vermelho sobrou na sua mão, então foi para as cartas abertas, e { learn-rival-two } o pegou.

learn-leader =
    Desta vez suas cartas têm a cor em comum: todas são verdes. Importa quem lidera, porque só a habilidade do Líder conta.
    Deixe o Alado liderar: com ele, o marcador pode ir para qualquer Reino. Coloque-o em Straton, que dá { $glory } de Glória nesta Era.
learn-leader-nudge = Isso também daria certo. Mas aqui o Alado deve liderar as três cartas, com o marcador em Straton.
learn-leader-after = Cartas verdes, e um marcador no Reino azul: é disso que os Alados são capazes. Cada Tribo tem sua habilidade; em qualquer partida você pode consultar o que fazem as Tribos em jogo.

learn-wizard =
    Depois de um Bando sua mão inteira se vai, a não ser que uma habilidade ajude. Um Feiticeiro que lidera pode sacar tantas cartas quantas há no Bando.
    Jogue os dois Feiticeiros e saque as cartas.
learn-wizard-nudge = Jogue os dois Feiticeiros num só Bando e use a habilidade deles para sacar.
learn-wizard-after = Duas cartas novas de uma vez. As duas são vermelhas: um bom começo para o próximo Bando.

learn-glory =
    Estes são seus Bandos. No fim da Era, cada um dá Glória pelo tamanho: uma carta dá { $glory1 }; duas, { $glory2 }; três, { $glory3 }; quatro, { $glory4 }; cinco, { $glory5 }; seis ou mais, { $glory6 }.
    Por isso um Bando grande vale bem mais que dois pequenos.

learn-size =
    O tamanho também decide sobre os marcadores: um Bando precisa de mais cartas do que os marcadores que você tem no Reino. Você tem { $own } em Rhea, então precisa de { $needed } cartas para colocar mais um.
    Jogue suas cartas vermelhas e coloque um marcador em Rhea.
learn-size-nudge = Assim nenhum marcador iria para Rhea. São necessárias { $needed } cartas vermelhas, lideradas pelo Gigante ou pelo Feiticeiro: há muitos Halflings, mas um Bando que eles lideram não coloca marcador.
learn-size-after = Cada novo marcador num Reino exige um Bando maior. Espalhar-se é barato, dominar sai caro.

learn-discard =
    Olhe para { learn-rival-one }: um Bando de Alados, e você viu que ela pegou mais um Alado das cartas abertas. Ela joga logo depois de você.
    Jogue seus três Gigantes e veja o que acontece com os Alados que você deixa.
learn-discard-nudge = Neste passo, jogue os três Gigantes, liderados por um deles.
learn-discard-after = Você ganhou { $glory } de Glória na hora pelo maior Bando liderado por um Gigante até agora e, com isso, a ficha de Gigante. Mas { learn-rival-one } logo pegou um dos seus Alados. Tudo o que sobra na sua mão é um presente para os outros, e { learn-rival-one } escolhe primeiro.

learn-less =
    É melhor jogar quando sobra pouco. Encontre um Bando que não deixe mais de uma carta para trás.
    Mas não espere demais: com { $limit } cartas na mão você não pode pegar outra e tem de jogar.
learn-less-nudge = Assim sobra mais de uma carta para os outros. Tente uma cor em vez de uma Tribo.
learn-less-after = Quatro cartas verdes, e só um Halfling para os outros. Muito bem.

learn-dragon =
    O que encerra uma Era? Os Dragões: { $dragons ->
        [one] há { $dragons } escondido
       *[other] há { $dragons } escondidos
    } na metade de baixo do deck. Saque uma carta.
learn-dragon-nudge = Aqui, saque do deck: há algo esperando no topo.
learn-dragon-after = Um Dragão! Ele fica ao lado do tabuleiro e você saca de novo, nada mais. Depois { learn-rival-one } sacou o segundo. O terceiro vai encerrar a Era na hora, não importa quem o saque.

learn-end =
    Dois Dragões já surgiram. Quando o terceiro aparecer, as cartas que ainda estiverem na mão não valerão nada.
    Então jogue agora suas cartas laranja, todas elas, com um marcador em Ithys.
learn-end-nudge = Uma carta que fica na sua mão se perde se o próximo saque for um Dragão. Jogue as três e deixe o Minotauro liderar: um Halfling não colocaria marcador.
learn-end-after = { learn-rival-one } sacou o terceiro Dragão, e a Era acabou. Primeiro foram pontuados os Reinos, depois a ficha de Gigante, depois os Bandos. Houve empate entre você e { learn-rival-one } em Ithys, então vocês dividiram a Glória. Bandos e mãos se foram; os marcadores no mapa ficam.

learn-majority =
    Na segunda Era há mais a ganhar, e o segundo lugar também conta. Em Rhea você ganharia { $most } de Glória, e { learn-rival-two }, { $next }.
    Quem empata divide: em Ithys a Glória do primeiro e do segundo lugar, { $higher } e { $lower }, é somada e dividida ao meio, o que dá { $share } para você e { $share } para { learn-rival-one }. O que sobra da divisão se perde.

learn-tie =
    Mais tarde, na segunda Era, { learn-rival-two } empatou com você em Rhea: { $share } de Glória para cada um. Mais um marcador e o primeiro lugar é só seu.
    Você tem { $own ->
        [one] { $own } marcador
       *[other] { $own } marcadores
    } ali. Minotauros precisam de uma carta a menos que os outros, então { $needed ->
        [one] basta { $needed } carta
       *[other] bastam { $needed } cartas
    }. Deixe o Minotauro vermelho liderar.
learn-tie-nudge = O marcador tem de ir para Rhea: jogue os dois Minotauros, liderados pelo vermelho.
learn-tie-after = Agora Rhea daria { $most } de Glória a você e só { $next } a { learn-rival-two }. Um marcador na hora certa vale muito.

learn-second =
    Isso é tudo o que você precisa saber. As cartas da segunda Era foram dadas, os marcadores estão onde a primeira os deixou, e daqui em diante você decide. { learn-rival-one } e { learn-rival-two } agora fazem o próprio jogo.
    Se houver algo que valha a pena saber, uma dica avisa.
learn-second-over =
    { $place ->
        [one] Você venceu sua primeira partida!
       *[other] Sua primeira partida acabou. A próxima é sua.
    }
learn-second-what-now =
    Que tal uma partida inteira contra { $count ->
        [one] um adversário tão iniciante
       *[other] { $count } adversários tão iniciantes
    } quanto você?
learn-first-game = Jogar uma partida de verdade

# Dicas em partidas normais.

learn-tip-title = Dica
learn-tip-close = Entendi
learn-tip-none = Chega de dicas
learn-tip-settings = Dicas para iniciantes
learn-tip-dragon =
    { $count ->
        [one] O primeiro Dragão. Quando surgir o terceiro, a Era acaba na hora e as cartas que estiverem na mão se perdem.
       *[other] Já são dois Dragões. O próximo encerra a Era na hora, e as cartas que estiverem na mão se perdem: não espere demais para jogar seus Bandos.
    }
learn-tip-hand =
    { $count ->
        [one] Sua mão tem { $count } carta e está quase cheia. Quando encher, você terá de jogar um Bando, e tudo o que não estiver nele vai para os outros.
       *[other] Sua mão tem { $count } cartas e está quase cheia. Quando encher, você terá de jogar um Bando, e tudo o que não estiver nele vai para os outros.
    }
learn-tip-no-marker = Este Bando não coloca marcador no mapa. Ainda pode valer a pena pela Glória; com mais cartas, ou com outro Líder, poderia fazer as duas coisas.
learn-tip-collecting =
    { $what ->
        [tribe] { $name } joga em seguida e está juntando { tribe }. Este Bando deixaria cartas assim abertas para todos.
       *[colour] { $name } joga em seguida e está juntando cartas { grammar-colour-cards }. Este Bando deixaria cartas assim abertas para todos.
    }

# No terminal.

learn-help = Ensina o jogo: uma primeira partida guiada, com cartas preparadas.
learn-help-new = Começa a aprender do início.
learn-help-save = Onde guardar seu progresso.

learn-terminal-prompt = Sua jogada (h ajuda, s mostra como, q sai) >{" "}
learn-terminal-go-on = Enter continua, b volta, q sai >{" "}
learn-terminal-how = d saca do deck. t com um número ou um nome pega uma carta aberta, como em “t 2”. b monta um Bando: o jogo pergunta o resto.
learn-terminal-shown = Por exemplo: { $move }
learn-terminal-left = Você parou no passo { $number } de { $total }. Continue com: { $command }
learn-terminal-step = { $chapter } · { $number }/{ $total }
learn-terminal-more = A seguir: { $command }
