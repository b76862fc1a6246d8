# A mesa no navegador.

web-title = Ethnos
web-title-turn = ● Sua vez · Ethnos
web-close = Fechar
web-cancel = Cancelar
web-yes = Sim
web-no = Não
web-none = nenhum
web-home = Início
web-menu = Menu
web-rules = Regras
web-settings = Ajustes
web-sound = Som
web-opening = Abrindo a mesa…
web-cannot-open = Não foi possível abrir esta mesa
web-no-connection = O servidor não está respondendo. Tente de novo daqui a pouco.
web-not-the-server = A resposta não veio do servidor do jogo. Talvez esta rede exija que você faça login antes.
web-part-missing = Não foi possível carregar uma parte da página. Talvez o jogo tenha sido atualizado ou a conexão tenha caído.
web-reload = Recarregar
web-lost = A conexão caiu. Tentando de novo…
web-not-sent = Não enviado: sem conexão. Tente de novo quando ela voltar.
web-seat-number = Jogador { $number }
web-somebody = Alguém
web-skip = Ir para a sua mão

# --- A barra de cima ---

web-age = Era { $age }
web-age-word = Era
web-age-of = Era { $age } de { $ages }
web-dragons =
    { $count ->
        [0] Nenhum Dragão ainda
        [one] { $count } Dragão de { $last }
       *[other] { $count } Dragões de { $last }
    }
web-set-up = A partida é preparada
web-set-up-tribes = As cartas de Preparação são viradas: { $count } Tribos jogam
web-set-up-tokens = Cada Reino recebe suas fichas de Glória, da menor à maior
web-set-up-deal = Cada pessoa recebe a primeira carta
web-set-up-on = À mesa
web-third-dragon = O terceiro Dragão está com { $name }
web-began = Começou esta Era
web-your-turn = Sua vez
web-their-turn = Vez de { $name }
web-tribes = Tribos em jogo
web-tribes-note = A Tribo do Líder decide a habilidade. X é o número de cartas do Bando.
web-scores = Glória
web-log = Histórico
# O botão e a entrada no menu.
web-log-unread =
    { $unread ->
        [0] Histórico
        [one] Histórico: { $unread } mensagem não lida
       *[other] Histórico: { $unread } mensagens não lidas
    }
web-log-and-chat = Histórico e chat
web-unread =
    { $unread ->
        [one] { $unread } não lida
       *[other] { $unread } não lidas
    }
web-since = Desde sua última jogada
web-last-moves = Últimas jogadas
web-dock =
    { $docked ->
        [yes] Soltar o histórico
       *[no] Fixar o histórico
    }

# --- Reinos ---

web-map = Reinos
web-chart-title = Os seis Reinos
web-chart-below = um mapa fiel da terra
# A place on a ribbon: as short as can be.
web-rank =
    { $place ->
        [1] 1º
        [2] 2º
        [3] 3º
       *[other] { $place }º
    }
web-kingdom-empty = ainda sem marcadores
web-kingdom-spoken = { kingdom }, { $token } de Glória nesta Era. Marcadores: { $markers }. { $leaders ->
        [none] Ninguém lidera.
       *[other] Na liderança: { $leaders }.
    }
web-kingdom-markers = { $name } { $count }
web-kingdom-needs =
    { $needed ->
        [one] { kingdom } exige { $needed } carta, o Bando tem { $size }.
       *[other] { kingdom } exige { $needed } cartas, o Bando tem { $size }.
    }{ $both ->
        [yes] { " " }Contam os marcadores de ambos.
       *[no] { "" }
    }
web-player = Jogador
web-players = Jogadores
web-markers = Marcadores
web-leads = lidera
web-if-age-ended = Glória se a Era acabasse agora
web-reckoning-note =
    { $players ->
        [2] Na Era 1, quem tem mais marcadores ganha a ficha menor; um empate a divide. Na Era 2, quem tem mais ganha a ficha maior, ou as duas se o rival não tiver marcador aqui; um empate divide só a maior. Arredonda-se para baixo.
       *[other] { $age ->
            [1] Na Era 1, só quem tem mais marcadores ganha Glória.
            [2] Na Era 2, o primeiro ganha a ficha desta Era, e o segundo, a da anterior.
           *[other] Na Era 3, o primeiro, o segundo e o terceiro ganham uma ficha cada, a maior para o primeiro.
        } Empatados dividem o que suas colocações ganham, arredondado para baixo.
    }

# --- Jogadores ---

web-you = (você)
web-away = ausente
web-substitute = bot joga
web-player-spoken =
    { $name }: { $glory } de Glória, { $cards ->
        [0] nenhuma carta na mão
        [one] { $cards } carta na mão
       *[other] { $cards } cartas na mão
    }{ $turn ->
        [yes] , joga agora
       *[no] { "" }
    }
web-player-more = Tudo sobre { $name }
web-hand-size =
    { $count ->
        [0] nenhuma carta na mão
        [one] { $count } carta na mão
       *[other] { $count } cartas na mão
    }
web-glory-coming = { $glory } de Glória, mais { $coming } se a Era acabasse agora
web-band-title =
    { $size ->
        [one] Um Bando de { $size } carta: { $cards }. { $worth } de Glória no fim da Era
       *[other] Um Bando de { $size } cartas: { $cards }. { $worth } de Glória no fim da Era
    }
web-band-spoken =
    { $size ->
        [one] Bando de { $size } carta liderado pelo { $leader }, vale { $worth } de Glória
       *[other] Bando de { $size } cartas liderado pelo { $leader }, vale { $worth } de Glória
    }
web-merfolk-space = Espaço { $space } no tabuleiro do Povo do Mar
web-horde = Horda de Orcs
web-troll-token = Ficha de Troll { $value }
web-giant-holds =
    { $size ->
        [one] Tem a ficha de Gigante com um Bando de { $size } carta
       *[other] Tem a ficha de Gigante com um Bando de { $size } cartas
    }
web-known = Pegou à vista de todos: { $cards }
# Beside the name of whoever moves after this turn: as short as can be.
web-next = joga a seguir
web-place-now = { $place }º lugar em Glória
web-no-bands = Nenhum Bando nesta Era ainda.
web-boards = Das Tribos
web-so-far = Até agora
web-if-ended = Se a Era acabasse agora
web-supply =
    { $count ->
        [0] nenhum marcador na reserva
        [one] { $count } marcador na reserva
       *[other] { $count } marcadores na reserva
    }
web-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }

# --- Cartas abertas, deck e mão ---

web-pool = Cartas abertas
web-pool-empty = Não há cartas abertas.
web-take-spoken =
    { $count ->
        [one] Pegar o { card }
       *[other] Pegar o { card }, um de { $count }
    }
# A card of the pool that cannot be taken now.
web-pool-card =
    { $count ->
        [one] { card }
       *[other] { card } ({ $count } cartas)
    }
web-draw =
    { $count ->
        [one] Sacar { $count } carta
       *[other] Sacar { $count } cartas
    }
web-draw-spoken =
    Sacar do deck: { $left ->
        [0] nenhuma carta restante
        [one] resta { $left } carta
       *[other] restam { $left } cartas
    }, { $dragons ->
        [0] nenhum dos { $last } Dragões visto
        [one] { $dragons } dos { $last } Dragões visto
       *[other] { $dragons } dos { $last } Dragões vistos
    }
# Under the number of cards in the deck.
web-left =
    { $count ->
        [one] restante
       *[other] restantes
    }
web-deck-left =
    { $count ->
        [0] nenhuma carta restante
        [one] resta { $count } carta
       *[other] restam { $count } cartas
    }
web-hand = Sua mão
web-hand-empty = Nenhuma carta na mão
web-sort =
    { $order ->
        [tribe] Ordenar a mão por Tribo
       *[colour] Ordenar a mão por cor
    }
web-hand-card =
    { card }{ $role ->
        [leader] , lidera o Bando
        [in] , no Bando
        [out] , pode entrar no Bando
        [apart] , não pode entrar neste Bando
        [gone] , no Bando anterior
       *[free] { "" }
    }{ $kept ->
        [yes] , fica na mão
       *[no] { "" }
    }
web-make-leader = ♛ liderar
web-keep =
    { $kept ->
        [yes] ✓ mantida
       *[no] + manter
    }
web-cannot-lead = O { card } não pode liderar um Bando agora.

# --- Montar um Bando ---

web-builder = Seu Bando
web-band-of =
    { $size ->
        [one] Bando de { $size } carta
       *[other] Bando de { $size } cartas
    }
web-earlier-band =
    { $size ->
        [one] Primeiro, { $size } carta liderada pelo { $leader }, depois:
       *[other] Primeiro, { $size } cartas lideradas pelo { $leader }, depois:
    }
web-together = Combinar por
web-by-tribe = { tribe } ({ $most })
web-by-colour = cartas { grammar-colour-cards } ({ $most })
web-builder-tip = Toque numa carta para tirá-la ou incluí-la. L faz dela o Líder, Esc cancela tudo.
web-ask-kingdom = O marcador vai para:
web-no-marker = nenhum Reino
web-ask-extra =
    { $count ->
        [one] Marcador extra, { $left ->
            [0] já escolhido
           *[other] { $left } disponível
        }:
       *[other] Marcadores extras, { $left ->
            [0] já escolhidos
            [one] { $left } de { $count } disponível
           *[other] { $left } de { $count } disponíveis
        }:
    }
web-ask-token = Ficha de Troll:
web-ask-horde = Um marcador na sua Horda de Orcs
web-ask-keep =
    { $count ->
        [one] O Elfo pode manter { $count } carta (escolhidas: { $kept }): escolha abaixo.
       *[other] O Elfo pode manter até { $count } cartas (escolhidas: { $kept }): escolha abaixo.
    }
web-ask-draw =
    { $count ->
        [one] Sacar { $count } carta
       *[other] Sacar { $count } cartas
    }
web-follow = Jogar outro Bando em seguida
web-choose-kingdom = Escolha um Reino para o marcador.
web-actions = O que fazer agora
web-will = Vai acontecer
web-will-marker = um marcador em { $kingdoms }
web-will-missing =
    { $needed ->
        [one] nenhum marcador em { kingdom }: precisa de { $needed } carta, o Bando tem { $size }
       *[other] nenhum marcador em { kingdom }: precisa de { $needed } cartas, o Bando tem { $size }
    }{ $both ->
        [yes] { " " }(contam os marcadores de ambos)
       *[no] { "" }
    }
web-will-glory = { $count } de Glória agora
web-will-worth = { $count } de Glória no fim da Era
web-will-merfolk = ao espaço { $space } do tabuleiro do Povo do Mar
web-will-token = você pega a ficha de Troll { $value }
web-will-horde = um marcador na sua Horda de Orcs
web-will-draw =
    { $count ->
        [one] você saca { $count } carta
       *[other] você saca { $count } cartas
    }
web-will-keep = você mantém: { $cards }
web-will-pool = cartas abertas para todos: { $cards }
web-will-pool-many = { $count } cartas ficam abertas para todos
web-will-pool-none = nada vai para as cartas abertas
web-play-band = Jogar este Bando

# --- O que fazer ---

web-status-turn = Pegue uma carta aberta, saque do deck ou escolha uma carta da mão para liderar um Bando.
web-status-turn-brief = Pegue uma carta ou escolha na mão quem lidera um Bando.
# Nenhuma carta da mão pode liderar um Bando.
web-status-turn-take = Pegue uma carta aberta ou saque do deck.
web-turn-choose = Escolha uma ação
web-turn-take = Pegue uma carta
web-turn-take-how = aberta ou do deck
web-turn-lead = Lidere um Bando
web-turn-lead-how = com uma carta da mão
web-status-full = Sua mão está cheia: escolha uma carta para liderar um Bando.
web-status-waiting = { $name } está pensando…
web-status-away = { $name } está ausente.
web-status-watching = Você está assistindo. É a vez de { $name }.
web-status-sending = Jogando…
web-status-paused = A partida está em pausa.
web-status-over = Fim da partida
web-status-pillage = A Era acabou. Esvaziar sua Horda de Orcs em troca de Glória ou mantê-la para outra Era?
web-pillage-empty = Esvaziar: { $glory } de Glória
web-pillage-keep =
    { $glory ->
        [0] Manter
       *[other] Manter: { $glory } de Glória
    }
web-show-skeletons = Mostrar seus dez Esqueletos
web-skip-moves = Pular
web-skip-moves-note = Mostrar as jogadas dos outros de uma vez, até a sua vez (S)
web-pace = Ritmo: { $pace }
web-undo = Desfazer
web-hint = Dica
web-hint-thinking = O campeão está pensando…
web-hint-take = O campeão pegaria o { card }.
web-hint-draw = O campeão sacaria do deck.
web-hint-band =
    { $size ->
        [one] O campeão jogaria um Bando de { $size } carta: { $leader }.
       *[other] O campeão jogaria { $cards }, com o { $leader } como Líder.
    }
web-hint-pillage =
    { $empty ->
        [yes] O campeão esvaziaria a Horda de Orcs.
       *[no] O campeão manteria a Horda de Orcs.
    }
web-hint-skeletons = O campeão mostraria os Esqueletos.
web-hint-play = Jogar assim

# --- Em volta da mesa ---

web-keys = Teclado
# What a key does.
web-key =
    { $does ->
        [draw] comprar do deck
        [take] pegar essa carta aberta, contando a partir do deck
        [move] de carta em carta, de Reino em Reino, de jogador em jogador
        [pick] escolher a carta ou o Reino
        [lead] no Bando: esta carta lidera
        [keep] Elfo: manter esta carta
        [skip] mostrar de uma vez as jogadas dos outros
        [undo] desfazer
        [hint] pedir uma dica
        [glory] Glória até agora
        [log] log e conversa
        [tribes] as Tribos em jogo
        [boards] os tabuleiros e fichas das Tribos
        [summary] as regras em uma página
        [close] fechar ou cancelar o Bando
       *[list] esta lista
    }
web-text-view = A mesa em texto
web-last-age = Fim da Era anterior
web-own-link =
    { $copied ->
        [yes] Copiado
       *[no] Copiar seu link pessoal
    }
web-own-link-note = Ele dá acesso ao seu assento em qualquer aparelho. Não o compartilhe.
web-pause = Pedir uma pausa
web-resume = Continuar
web-home-note = A partida fica salva e espera por você.
web-leave =
    { $sure ->
        [yes] Sim, sair agora
       *[no] Sair e deixar os outros jogarem
    }
web-leave-note = Você aparece como ausente, e um bot pode jogar por você. Ao abrir a mesa de novo, você volta.
web-seat-bot = Deixar um bot jogar por { $name }
web-question =
    { $question ->
        [bot] { $name } pede que um bot jogue por { $absent }.
        [end] { $name } propõe encerrar a partida como está.
        [pause] { $name } pede uma pausa.
       *[undo] { $move ->
            [none] { $name } pede para desfazer uma jogada.
           *[other] { $name } pede para desfazer esta jogada e as seguintes: { $move }
        }
    }
web-question-waits = Esperando os outros.
web-question-withdraw = Retirar o pedido
web-absent = { $name } está ausente. A partir de { $time }, os outros podem combinar de chamar um bot.
web-set-back = O servidor voltou a um estado anterior desta mesa.
web-removed = Quem organiza a mesa liberou o seu assento.
web-rematch = Jogar de novo
web-rematch-join = Ir para a próxima
web-rematch-made = A próxima partida está aberta em outra mesa. O chat fica nesta.
web-replay = Replay
web-analyse = Analisar
web-play-on = Continuar de uma jogada
web-download = Salvar a partida
web-cover = { $name }, é a sua vez
web-cover-note = Pegue o aparelho quando só você puder ver a tela.
web-cover-ready = Sou { $name }
web-say = Diga algo
web-send = Enviar
web-reactions = Reações rápidas
web-reaction =
    { $reaction ->
        [hello] Olá!
        [well_played] Boa jogada
        [thanks] Valeu
        [thinking] Pensando…
        [oops] Ops
        [ouch] Ai
        [wow] Uau
       *[good_game] Bom jogo!
    }

# --- O histórico, fora do jogo em si ---

web-line-joined = { $name } se senta à mesa
web-line-left = { $name } saiu
web-line-removed = { $name } teve que sair da mesa
web-line-returned = { $name } voltou
web-line-bot-seated = Um bot joga por { $name }
web-line-clock = O tempo de { $name } acabou: um bot faz a jogada
web-line-undone = { $name } desfaz uma jogada
web-line-asked =
    { $question ->
        [bot] { $name } pede que um bot jogue por { $absent }
        [end] { $name } propõe encerrar a partida como está
        [pause] { $name } pede uma pausa
       *[undo] { $name } pede para desfazer uma jogada
    }
web-line-answered =
    { $yes ->
        [yes] { $name } aceita
       *[no] { $name } não aceita
    }
web-line-withdrawn = { $name } retira o pedido
web-line-paused = A partida está em pausa
web-line-resumed = A partida continua
web-line-finished = A partida foi encerrada antes do fim, como está
web-line-replaced = { $name } tem um novo link pessoal
web-line-invited = { $name } cria um convite
web-line-requested = { $name } pede um assento
web-line-hid =
    { $blocked ->
        [yes] { $yes ->
            [yes] Bloqueio: { $absent }
           *[no] Bloqueio desfeito: { $absent }
        }
       *[no] { $yes ->
            [yes] Chat oculto para você: { $absent }
           *[no] Chat visível de novo: { $absent }
        }
    }
web-line-said = { $name }: { $text }
web-line-reacted = { $name }: { web-reaction }
web-line-rematch = Revanche em outra mesa
