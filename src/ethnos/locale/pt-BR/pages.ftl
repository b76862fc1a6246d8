# As páginas do navegador em volta da mesa: início, preparação, espera, saguão, replays, primeiros passos.

pages-name = Ethnos
pages-window-title = { $title } · Ethnos
pages-tagline = Reúna as Tribos em Bandos, conquiste seis Reinos e ganhe Glória antes que o terceiro Dragão desperte.
pages-unofficial = Uma edição gratuita e não oficial, feita por jogadores. Toda a arte e todos os textos são nossos.
pages-skip = Ir para o conteúdo
pages-home = Página inicial
pages-home-link = Ethnos: página inicial
pages-navigation = Páginas
pages-link-lobby = Saguão
pages-link-learn = Aprender
pages-link-rules = Regras
pages-more = Mais formas de jogar
pages-default-name = Viajante
pages-your-name = Seu nome
pages-copy = Copiar
pages-copied = Copiado
pages-share = Compartilhar

# --- Ajustes ---

pages-settings = Ajustes
pages-language = Idioma
pages-theme = Aparência
pages-theme-auto = Padrão do aparelho
pages-theme-light = Claro
pages-theme-dark = Escuro
pages-theme-to =
    { $theme ->
        [dark] Mudar para o tema escuro
       *[light] Mudar para o tema claro
    }
pages-pace = Ritmo
pages-pace-calm = Calmo
pages-pace-brisk = Rápido
pages-pace-instant = Imediato
pages-pace-note = Por quanto tempo as jogadas dos outros ficam na tela. Clique na tela para pular a espera.
pages-order = Ordenar a mão por
pages-order-tribe = Tribo
pages-order-colour = Cor
pages-sound = Sons
pages-opening = Mostrar a preparação de uma nova partida
pages-notify = Avisar quando for minha vez
pages-notify-denied = Este navegador bloqueia as notificações desta página. Você pode permiti-las nos ajustes dele.

# --- Início ---

pages-play-now-title = Jogar agora
pages-in-browser = Neste navegador: funciona também offline
pages-play-now =
    { $opponents ->
        [one] Jogar contra { $opponents } bot
       *[other] Jogar contra { $opponents } bots
    }
pages-opponents = Adversários
pages-colour = Sua cor
pages-colour-of = Cor de { $name }
pages-colour-taken = em uso: { $name }
pages-colour-white = Branco
pages-colour-black = Preto
pages-colour-yellow = Amarelo
pages-colour-turquoise = Turquesa
pages-colour-pink = Rosa
pages-colour-brown = Marrom
pages-level = Nível
pages-level-novice = iniciante
pages-level-adept = hábil
pages-level-expert = experiente
pages-level-master = mestre
pages-level-grandmaster = grande mestre
pages-way-new = Nova mesa
pages-way-new-note = Com amigos, bots ou um aparelho que passa de mão em mão.
pages-way-lobby = Saguão
pages-way-lobby-note = Entre numa mesa aberta ou assista.
pages-way-learn = Aprender a jogar
pages-way-learn-note = Uma primeira partida guiada, uns dez minutos.
pages-newcomer = Primeira vez aqui?
pages-way-replays = Replays
pages-way-replays-note = Partidas terminadas, jogada a jogada.
pages-way-rules = Regras
pages-way-rules-note = Cada regra e esclarecimento, para consultar.
pages-way-tribes = Tribos
pages-way-tribes-note = Como jogar bem com cada uma.
pages-join-label = Entre com um link ou o código de uma mesa
pages-join-open = Abrir
pages-join-wrong = Isto não é um link de mesa. Ele tem a forma …/table/abc123, ou só abc123.

pages-continue = Suas partidas
pages-all-games = Mostrar todas ({ $count })
pages-free-seat = assento livre
pages-your-seat = você
pages-game-as = Você: { $names }
pages-game-with = com { $names }
pages-game-asking = Procurando…
pages-game-gone = Esta mesa não existe mais.
pages-game-unknown = O servidor não está respondendo agora.
pages-game-paused = Em pausa.
pages-game-open =
    { $free ->
        [0] Mesa completa: quem organiza pode começar.
        [one] Ainda há { $free } assento livre.
       *[other] Ainda há { $free } assentos livres.
    }
pages-game-your-turn = É a sua vez.
pages-game-turn-of = É a vez de { $name }.
pages-game-over = Terminada. Veja de novo.
pages-forget = Remover da lista
pages-forget-really = Remover?

# --- Uma nova mesa ---

pages-new = Nova mesa
pages-new-who = Quem joga
pages-new-what = A partida
pages-new-players = Jogadores
pages-seat = Assento { $number }
pages-seat-who = Quem ocupa o assento { $number }
pages-wish-you = Você
pages-wish-you-note = Você organiza a mesa e dá início à partida.
pages-wish-open = Convite por link
pages-wish-open-note = Quem abrir o link primeiro se senta aqui.
pages-wish-here = Alguém neste aparelho
pages-wish-here-note = Vocês passam o aparelho de mão em mão; a tela fica coberta entre uma vez e outra.
pages-wish-bot = Um bot
pages-wish-bot-note = Joga na hora, dia e noite.
pages-bot = { $name }, { $level }
pages-friend-name = Nome da pessoa
pages-tribes = Tribos
pages-tribes-random = Ao acaso
pages-tribes-first-game = 1ª partida
pages-tribes-character = Caráter
pages-tribes-chosen = À escolha
pages-tribes-character-note = Conjuntos para partidas curtas, longas, de sorte, profundas ou equilibradas.
pages-tribes-about = Sobre as Tribos
pages-tribes-random-note =
    { $needed ->
        [one] { $needed } das doze Tribos é sorteada.
       *[other] { $needed } das doze Tribos são sorteadas.
    }
pages-tribes-first-game-note =
    { $needed ->
        [6] Alados, Halflings, Minotauros, Gigantes, Feiticeiros e Centauros: fáceis para começar.
       *[other] { $needed } entre Alados, Halflings, Minotauros, Gigantes, Feiticeiros e Centauros: fáceis para começar.
    }
pages-tribes-chosen-note =
    { $needed ->
        [one] Escolha { $needed } Tribo.
       *[other] Escolha { $needed } Tribos.
    }
pages-tribes-count = Escolhidas: { $chosen } de { $needed }
pages-listed = Mostrar no saguão
pages-listed-note = Qualquer pessoa pode entrar ou assistir, e depois o replay fica público.
pages-hints = Dicas
pages-hints-note = Na sua vez, você pode perguntar o que o campeão jogaria.
pages-memory-aid = Apoio à memória
pages-memory-aid-note = As cartas que um jogador pegou à vista de todos continuam visíveis.
pages-advanced = Relógio, edição e opções
pages-clock = Relógio
pages-clock-none = Nenhum
pages-clock-none-note = Cada pessoa usa o tempo de que precisa.
pages-clock-bank = Minutos
pages-clock-bank-note = Cada pessoa tem esse tempo para a partida inteira. Quando ele acaba, um bot joga por ela.
pages-clock-days = Dias
pages-clock-days-note = Para partidas por correspondência: esse número de dias para cada jogada.
pages-clock-minutes = Minutos por pessoa
pages-clock-increment = Segundos a mais por jogada
pages-clock-days-number = Dias por jogada
pages-edition = Edição
pages-edition-choose = Jogar conforme o manual
pages-preset-english = Edição inglesa
pages-preset-english-note = As regras padrão.
pages-preset-portuguese = Edição brasileira
pages-preset-portuguese-note = Como na edição inglesa.
pages-preset-russian = Edição russa
pages-preset-russian-note = Como na edição inglesa; o manual russo não traz o capítulo das Tribos.
pages-preset-polish = Edição polonesa
pages-preset-polish-note = Dez Esqueletos vencem a partida, só quem está à frente no tabuleiro do Povo do Mar pontua, e só o maior Bando decide um empate final.
pages-preset-german = Edição alemã
pages-preset-german-note = Só quem está à frente no tabuleiro do Povo do Mar pontua, os Trolls desempatam só nos Reinos, e outro Bando só vem depois do de um Centauro se o marcador foi colocado.
pages-option-ten-skeletons = Mão de dez Esqueletos
pages-option-ten-skeletons-discard = mostrada e descartada
pages-option-ten-skeletons-win = vence a partida
pages-option-ten-skeletons-note = Esqueletos nunca lideram, então essa mão não pode jogar um Bando.
pages-option-merfolk-scoring = Tabuleiro do Povo do Mar
pages-option-merfolk-scoring-as-kingdom = pontua como um Reino
pages-option-merfolk-scoring-leader-only = só quem está à frente pontua
pages-option-merfolk-scoring-note = Se o segundo e o terceiro lugar contam ali nas Eras seguintes.
pages-option-troll-scope = Desempate dos Trolls
pages-option-troll-scope-kingdoms-and-merfolk = nos Reinos e no tabuleiro do Povo do Mar
pages-option-troll-scope-kingdoms-only = só nos Reinos
pages-option-troll-scope-note = Onde as fichas contam na pontuação de uma Era.
pages-option-band-tiebreak = Desempate final
pages-option-band-tiebreak-ladder = todos os Bandos, do maior ao menor
pages-option-band-tiebreak-largest-only = só o maior Bando
pages-option-band-tiebreak-note = Só quando Glória e marcadores são iguais.
pages-option-placement = Marcador que pode ser colocado
pages-option-placement-must = tem de ser colocado
pages-option-placement-may = pode ser recusado
pages-option-placement-note = Raramente importa; com dois jogadores, cada marcador também exige Bandos maiores no Reino.
pages-option-empty-pool-draw = Saque sem cartas abertas
pages-option-empty-pool-draw-1 = uma carta
pages-option-empty-pool-draw-2 = duas cartas
pages-option-empty-pool-draw-note = Duas cartas são uma variante popular que não está em nenhum manual.
pages-option-centaur-trigger = Outro Bando depois de um Centauro
pages-option-centaur-trigger-able = se o marcador pode ser colocado
pages-option-centaur-trigger-placed = se o marcador foi colocado
pages-option-centaur-trigger-note = Só importa onde um marcador pode ser recusado.
pages-option-merfolk-sole = Com dois jogadores, quem avança sozinho no tabuleiro do Povo do Mar ganha
pages-option-merfolk-sole-first = um valor
pages-option-merfolk-sole-both = os dois valores
pages-option-merfolk-sole-note = Na Era 2, enquanto o outro ainda está no espaço 0.
pages-options-rules = As opções nas regras
pages-new-summary =
    { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }, { $bots ->
        [0] nenhum bot
        [one] { $bots } bot
       *[other] { $bots } bots
    }. { $waits ->
        [yes] A seguir, você recebe um link para seus amigos.
       *[no] A partida começa na hora.
    }
pages-new-create =
    { $waits ->
        [yes] Criar mesa
       *[no] Começar partida
    }

# --- Sala de espera ---

pages-waiting = A mesa está pronta
pages-waiting-free =
    { $free ->
        [0] A mesa está completa.
        [one] Falta { $free } jogador.
       *[other] Faltam { $free } jogadores.
    }
pages-seats = Assentos
pages-chair =
    { $kind ->
        [bot] bot, { $level }
       *[other] { $own ->
            [yes] { $host ->
                [yes] você, organiza a mesa
               *[no] você
            }
           *[no] { $host ->
                [yes] organiza a mesa
               *[no] participante
            }
        }
    }
pages-seat-bot = Chamar um bot
pages-free-seat-of = Liberar o assento de { $name }
pages-bots-level = Bots que você chama
pages-start-game = Começar a partida
pages-start-ready = O jogador inicial é sorteado.
pages-host-starts = { $name } dá início à partida.
pages-join = Entrar
pages-look-on = Você também pode ficar e assistir: verá tudo, menos as mãos.
pages-look-on-full = Todos os assentos estão ocupados. Fique e assista: você verá tudo, menos as mãos.
pages-invite = Convidar
pages-invite-link = Link desta mesa
pages-invite-note = Envie a seus amigos ou deixe que leiam o código com o celular. Não é preciso ter conta.
pages-invitation = Venha jogar uma partida de Ethnos comigo.
pages-qr = Código QR de { $address }
pages-share-only-here = Este link só funciona neste computador: por enquanto, mais ninguém consegue chegar ao jogo.
pages-share-offer = Deixar outros desta rede entrar
pages-share-ask = Deixar outros entrar?
pages-share-meaning = Quem estiver na mesma rede e tiver o link ou o código poderá abrir as mesas daqui: ocupar um assento livre, assistir ou abrir uma mesa própria. Nada mais deste computador é compartilhado.
pages-share-until = Termina quando você parar ou fechar o jogo, e da próxima vez volta desligado.
pages-share-yes = Deixar entrar
pages-share-on = Outros desta rede podem entrar com este link.
pages-share-by-hand = Ou abra { $address } no outro aparelho e digite o código da mesa: { $code }.
pages-share-trouble = Se não abrir no outro aparelho, o firewall deste computador está bloqueando, ou o aparelho está em outra rede.
pages-share-more = Outros endereços deste computador
pages-share-more-link = Link para { $address }
pages-share-lost = Este computador saiu da rede em que o jogo estava compartilhado, e lá o link não funciona mais.
pages-share-stop = Não deixar mais entrar
pages-own-link = Seu link pessoal
pages-own-link-note = Ele dá acesso ao seu assento em outro aparelho, ou depois que você limpar os dados deste navegador. Não o compartilhe: quem tem o link pode jogar por você.
pages-own-link-of = Dá acesso ao assento de { $name }
pages-this-table = Esta mesa
pages-chat = Chat
pages-chat-empty = Ninguém disse nada ainda.
pages-chat-say = Diga algo
pages-chat-send = Enviar

# --- Listas de mesas ---

pages-fact-tribes-random = Tribos ao acaso
pages-fact-tribes-first-game = Tribos da 1ª partida
pages-fact-option = { $option }: { $value }
pages-fact-clock =
    { $kind ->
        [bank] { NUMBER($minutes, maximumFractionDigits: 0) } min, +{ $increment } s por jogada
        [days] { $days ->
            [one] { $days } dia por jogada
           *[other] { $days } dias por jogada
        }
       *[none] sem relógio
    }
pages-lobby = Saguão
pages-lobby-note = Mesas listadas, para entrar ou assistir.
pages-lobby-empty = Nenhuma mesa listada agora. Crie uma: ela aparece aqui para os outros.
pages-status-open =
    { $free ->
        [0] Completa, prestes a começar
        [one] { $free } assento livre
       *[other] { $free } assentos livres
    }
pages-status-running = Em jogo, Era { $age }
pages-status-over = Terminada
pages-a-bot = bot
pages-glory = { $glory } de Glória
pages-back = Voltar ao seu assento
pages-watch = Assistir
pages-watch-replay = Ver
pages-replays = Replays
pages-replays-note = Partidas terminadas de mesas listadas, as mais recentes primeiro.
pages-replays-empty = Nenhuma partida listada terminou aqui ainda.
pages-older = Mais antigas
pages-oldest = Não há outras.

# --- Aprender ---

pages-learn = Aprender a jogar
pages-learn-note = Dois minutos agora; a mesa explica o resto durante o jogo.
pages-learn-step = { $number }. { $title }
pages-learn-aim = Conquiste Reinos
pages-learn-aim-text = No fim de cada Era, quem tem mais marcadores num Reino ganha Glória; mais tarde, o segundo e o terceiro lugar também ganham. Quem tiver mais Glória no fim vence.
pages-learn-turn = Pegue uma carta ou jogue um Bando
pages-learn-turn-text = Na sua vez, faça uma das duas coisas. Para recrutar um Aliado, pegue qualquer carta aberta ou a do topo do deck. Na mão cabem dez.
pages-learn-band = Cartas que combinam
pages-learn-band-text = As cartas de um Bando são de uma só Tribo ou de uma só cor. Quanto maior, melhor: 2, 3, 4, 5, 6 cartas valem 1, 3, 6, 10, 15 de Glória no fim da Era.
pages-learn-marker = Coloque um marcador
pages-learn-marker-text = A cor do Líder indica o Reino. Você precisa de mais cartas do que marcadores seus ali: o terceiro marcador exige três cartas.
pages-learn-leader = Escolha bem o Líder
pages-learn-leader-text = A Tribo do Líder tem uma habilidade: Centauros deixam jogar outro Bando, Elfos mantêm cartas, Feiticeiros sacam novas. O resto da sua mão vai para as cartas abertas, à disposição de todos.
pages-learn-age = Cuidado com os Dragões
pages-learn-age-text = Três Dragões dormem na metade de baixo do deck. O terceiro encerra a Era na hora, e tudo o que você ainda tem na mão se perde.
pages-first-game = Jogar a primeira partida
pages-first-game-note = Contra três iniciantes, com as Tribos mais fáceis e dicas sempre que você pedir.

# --- Nada aqui ---

pages-lost = Nada aqui além de um Dragão
pages-lost-note = Essa página não existe. Talvez o link esteja incompleto.

# --- Uma partida de um arquivo ---

pages-file-load = Carregar um arquivo de partida
pages-file-note = Um arquivo .ethnos contém uma partida inteira. Antes, cada embaralhamento, jogada e ponto dele é conferido.
pages-file-checked = O arquivo está em ordem: tudo nele se encaixa. Jogadas: { $moves }, embaralhamentos: { $shuffles }, Glória: { $points }.

# --- Privacy ---

privacy = Privacidade
privacy-short = Ninguém precisa de conta, e não há cookies, rastreadores nem anúncios. As páginas não carregam nada de terceiros, e nada é repassado sem que você peça.
privacy-kept = O que este servidor guarda
privacy-kept-names = Os nomes que você se dá. Um nome não precisa ser o verdadeiro.
privacy-kept-game = De cada partida: as configurações, cada jogada e sua hora.
privacy-kept-chat = O que você escreve no chat. Todos à mesa podem ler, e todos que assistem.
privacy-kept-links = De cada assento, um valor de verificação do link pessoal, nunca o próprio link. Quem tem o seu link joga por você: guarde-o só para si.
privacy-kept-public = Mesas listadas e partidas terminadas podem ser vistas por todos, com os nomes de quem joga.
privacy-kept-people = Se você mantém suas partidas juntas: quais assentos são seus, com os links lacrados de modo que só seus navegadores os abram. Se você pede para saber da sua vez: seu endereço de e-mail, ou o endereço que seu navegador dá para notificações, até você cancelar. Os avisos passam pelo seu provedor de e-mail ou pelo serviço do fabricante do navegador.
privacy-kept-safe = De quem você escondeu o chat, quem bloqueou, e o que denuncia ao responsável pelo servidor.
privacy-address = Seu endereço de rede fica na memória enquanto você está conectado, para que ninguém ocupe o servidor inteiro. Só é anotado quando o servidor recusa alguém: no registro dele e na lista de endereços bloqueados. Onde o servidor limita o que um endereço pode fazer, ele guarda um valor de verificação dele, por no máximo uma hora. Até a partida começar, ele guarda valores de verificação de onde os assentos foram tomados, para que não se sente de novo quem foi dispensado por quem organiza a mesa.
privacy-long = Por quanto tempo
privacy-finished = { $days ->
    [0] Partidas terminadas: para sempre, porque as pessoas voltam a elas.
    [one] Partidas terminadas: { $days } dia.
   *[other] Partidas terminadas: { $days } dias.
}
privacy-unfinished = { $days ->
    [0] Partidas inacabadas: para sempre.
    [one] Partidas inacabadas: { $days } dia depois da última jogada.
   *[other] Partidas inacabadas: { $days } dias depois da última jogada.
}
privacy-abandoned = { $days ->
    [0] Mesas em que nenhuma partida começou: para sempre.
    [one] Mesas em que nenhuma partida começou: { $days } dia.
   *[other] Mesas em que nenhuma partida começou: { $days } dias.
}
privacy-chat = { $days ->
    [0] Chat: tanto quanto a sua partida.
    [one] Chat: { $days } dia depois do fim da partida.
   *[other] Chat: { $days } dias depois do fim da partida.
}
privacy-people = { $days ->
    [0] O que mantém suas partidas juntas: até você apagar.
    [one] O que mantém suas partidas juntas: { $days } dia depois da sua última visita.
   *[other] O que mantém suas partidas juntas: { $days } dias depois da sua última visita.
}
privacy-addresses = { $days ->
    [0] Seus endereços para avisos: até você cancelar.
    [one] Seus endereços para avisos: { $days } dia depois da sua última visita.
   *[other] Seus endereços para avisos: { $days } dias depois da sua última visita.
}
privacy-unconfirmed = { $days ->
    [0] Um endereço de e-mail que ninguém confirmou: até ser apagado.
    [one] Um endereço de e-mail que ninguém confirmou: { $days } dia depois da sua última visita.
   *[other] Um endereço de e-mail que ninguém confirmou: { $days } dias depois da sua última visita.
}
privacy-notices = { $days ->
    [0] O registro de que você foi avisado da sua vez: tanto quanto a partida.
    [one] O registro de que você foi avisado da sua vez: { $days } dia.
   *[other] O registro de que você foi avisado da sua vez: { $days } dias.
}
privacy-reports = { $days ->
    [0] Denúncias e o que o responsável fez: tanto quanto o servidor.
    [one] Denúncias e o que o responsável fez: { $days } dia.
   *[other] Denúncias e o que o responsável fez: { $days } dias.
}
privacy-device = O que fica neste aparelho
privacy-device-text = Este navegador guarda suas configurações, seu nome e os links dos seus assentos. Para removê-los, apague os dados deste site nas configurações do navegador; sem o link você perde o assento.
privacy-remove = Como pedir que algo seja removido
privacy-remove-text = O responsável por este servidor pode remover um nome ou o chat de toda parte, apagar uma mesa e lhe dar o que está guardado sobre ela. As partidas dos outros continuam legíveis, sem o seu nome.
privacy-contact = Contato do responsável:
privacy-no-contact = O responsável não deu um contato aqui. Pergunte a quem convidou você.
privacy-tab = Tudo fica neste aparelho
privacy-tab-text = Esta página não tem servidor: você joga no seu próprio navegador, e suas partidas, seu nome e suas configurações ficam só nele. Ninguém mais os vê.
privacy-tab-remove = Para remover tudo, apague os dados deste site nas configurações do navegador. Antes, salve em Configurações as partidas que quiser guardar.
