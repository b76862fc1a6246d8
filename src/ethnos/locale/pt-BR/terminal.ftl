# A partida no terminal.

# --- A mesa ---

terminal-title = Ethnos
terminal-age = Era { $age } de { $ages }
terminal-age-short = Era { $age }
terminal-deck-short = Deck { $count }
terminal-dragons = Dragões
terminal-deck =
    { $count ->
        [0] Deck: nenhuma carta
        [one] Deck: { $count } carta
       *[other] Deck: { $count } cartas
    }
terminal-tribes = Tribos: { $tribes }
terminal-your-turn = Sua vez
terminal-their-turn = Vez de { $name }
terminal-game-over = Fim da partida
terminal-kingdom = Reino
terminal-kingdoms = Reinos: fichas de Glória, marcadores e quem lidera
terminal-leads = Lidera
terminal-nobody = ninguém
terminal-tied = empate
terminal-players = Jogadores
terminal-pool = Abertas
terminal-pool-title = Cartas abertas: livres para pegar
terminal-your-hand = Mão
terminal-hand-title = Sua mão, por Tribo e por cor
terminal-hands = Todas as mãos
terminal-none = nada
terminal-no-bands = nenhum Bando ainda
terminal-wild = coringa
terminal-you = (você)
terminal-glory = { $count } de Glória
terminal-cards =
    { $count ->
        [0] nenhuma carta
        [one] { $count } carta
       *[other] { $count } cartas
    }
terminal-place = { $place }º lugar
terminal-merfolk = Povo do Mar
terminal-horde = Horda de Orcs
terminal-trolls = Trolls
terminal-giant = Gigante

terminal-player-short = Jogador
terminal-glory-short = Glória
terminal-hand-short = Mão
terminal-merfolk-short = Mar
terminal-horde-short = Orcs
terminal-trolls-short = Trolls
terminal-giant-short = Gig
terminal-bands-short = Bandos

terminal-tribe-short =
    { $tribe ->
        [centaur] Cent
        [dwarf] Anão
        [elf] Elfo
        [giant] Gig
        [halfling] Half
        [merfolk] Mar
        [minotaur] Mino
        [orc] Orc
        [troll] Troll
        [wingfolk] Alad
        [wizard] Feit
       *[skeleton] Esq
    }

# --- O placar ---

terminal-sheet = Era { $age }
terminal-sheet-age = Esta Era
terminal-sheet-glory = Glória
terminal-sheet-place = Lugar
terminal-age-ended = O terceiro Dragão chegou: a Era { $age } acabou.
terminal-result = O placar
terminal-source = Glória por
terminal-source-merfolk = Povo do Mar
terminal-source-giant-now = Gigante (já)
terminal-source-giant-end = Gigante (fim)
terminal-source-orcs = Horda de Orcs
terminal-source-bands = Bandos
terminal-and = {" "}e{" "}
terminal-winner =
    { $count ->
        [one] { $names } vence a partida: { winner-title }.
       *[other] { $names } dividem a vitória: { winner-title }.
    }

# --- Perguntas ---

terminal-prompt = { $name }>{" "}
terminal-commands =
    { $asked ->
        [turn] d sacar · t pegar · b bando · s placar · l log · u desfazer · h ajuda · q sair
        [pillage] s esvaziar · n manter · l log · u desfazer · h ajuda · q salvar e sair
       *[middle] um número · s placar · l log · u desfazer · h ajuda · q salvar e sair
    }
terminal-unknown-command = O comando “{ $line }” não existe aqui. { terminal-commands }
terminal-nothing-typed = Digite um destes: { terminal-commands }
terminal-press-enter = Enter para continuar.{" "}
terminal-hide-hand = Enter para esconder sua mão, ou u para desfazer a jogada.{" "}
terminal-hand-over = { $name }, é a sua vez. Tecle Enter quando só você puder ver a tela.{" "}
terminal-news-line = · { $news }

terminal-no-such-number = Não há o número { $number }: escolha de 1 a { $count }.
terminal-no-such-card = Não há carta “{ $typed }” para escolher aqui.
terminal-ambiguous = “{ $typed }” pode ser { $cards }: digite mais do nome, ou o número.
terminal-no-such-answer = “{ $typed }” não é uma das respostas: { $answers }.
terminal-or = {" "}ou{" "}

terminal-take-what = Pegar qual carta? Um número ou um nome, x para cancelar:{" "}
terminal-pool-empty = Não há cartas abertas: saque uma carta ou jogue um Bando.
terminal-hand-empty = Nenhuma carta da sua mão pode liderar um Bando.

# --- Um Bando ---

terminal-leader-options = Quem lidera?
terminal-leader-ask = O Líder: um número ou um nome, x para cancelar:{" "}
terminal-cannot-lead = O { card } não pode liderar.
terminal-together-ask = Um Bando de { $tribe } ({ $bytribe }) ou de cartas { grammar-colour-cards } ({ $bycolour })? t ou c:{" "}
terminal-band-cards = No Bando:
terminal-leave-ask = Deixar alguma de fora? Números ou nomes, Enter para nenhuma, x para cancelar:{" "}
terminal-leave-not-there = Não há { card } neste Bando que possa ficar de fora.
terminal-leader-stays = O { card } lidera e não pode ficar de fora.
terminal-glance = Até aqui:{" "}
terminal-will = Vai acontecer:{" "}
terminal-confirm = Enter para jogar, x para cancelar:{" "}
terminal-only-enter = “{ $typed }” não é uma resposta aqui: tecle só Enter para jogar o Bando.
terminal-cancelled = Cancelado: nada mudou.
terminal-words =
    { $answer ->
        [yes] s sim
        [no] n não
        [tribe] t tribo
        [colour] c cor
       *[all] todas
    }
terminal-show-ask = Mostrar seus dez Esqueletos? s (sim) ou n (não):{" "}

terminal-will-marker = um marcador em { $kingdoms }
terminal-will-marker-choice = um marcador num Reino à sua escolha
terminal-will-no-marker = nenhum marcador
terminal-will-missing =
    { $needed ->
        [one] nenhum marcador em { $name }: precisa de { $needed } carta, o Bando tem { $size }
       *[other] nenhum marcador em { $name }: precisa de { $needed } cartas, o Bando tem { $size }
    }
terminal-will-glory = { $count } de Glória agora
terminal-will-worth = { $count } de Glória no fim da Era
terminal-will-merfolk = espaço { $space } no tabuleiro do Povo do Mar
terminal-will-pool = para as cartas abertas: { $cards }
terminal-will-pool-none = nada para as cartas abertas
terminal-will-keep = você mantém: { $cards }
terminal-will-draw =
    { $count ->
        [one] você saca { $count } carta
       *[other] você saca { $count } cartas
    }
terminal-will-token = você pega a ficha de Troll { $value }
terminal-will-horde = um marcador na sua Horda de Orcs

terminal-ask-kingdom = Para onde vai o marcador?
terminal-ask-extra =
    { $count ->
        [one] { $count } marcador extra do tabuleiro do Povo do Mar: onde?
       *[other] { $count } marcadores extras do tabuleiro do Povo do Mar: para onde vai o próximo?
    }
terminal-ask-token = Qual ficha de Troll?
terminal-ask-horde = Pôr um marcador na sua Horda de Orcs?
terminal-ask-another = Jogar outro Bando, graças ao Centauro?
terminal-ask-keep =
    { $count ->
        [one] O Elfo pode manter { $count } carta. Qual?
       *[other] O Elfo pode manter até { $count } cartas. Quais?
    }
terminal-ask-wizard =
    { $count ->
        [one] O Feiticeiro pode sacar { $count } carta. Sacar?
       *[other] O Feiticeiro pode sacar { $count } cartas. Sacar?
    }
terminal-ask-pillage =
    { $count ->
        [one] A Era acabou. Esvaziar sua Horda de Orcs de { $count } marcador em troca de { $glory } de Glória?
       *[other] A Era acabou. Esvaziar sua Horda de Orcs de { $count } marcadores em troca de { $glory } de Glória?
    }
terminal-ask-middle = Este turno está em andamento. E agora?
terminal-answer = Um número, x para cancelar:{" "}
terminal-answer-yes = s (sim) ou n (não), x para cancelar:{" "}
terminal-answer-keep = Números ou nomes, todas, ou 0 para nenhuma, x para cancelar:{" "}
terminal-keep-too-many =
    { $typed ->
        [one] É { $typed } carta: o Elfo mantém no máximo { $count }.
       *[other] São { $typed } cartas: o Elfo mantém no máximo { $count }.
    }
terminal-keep-one-at-least = Digite as cartas a manter, ou 0 para nenhuma.
terminal-keep-not-there = Não sobrou { card } na sua mão para manter.
terminal-choice-none = nada
terminal-choice-token = ficha { $value }

terminal-option-draw = sacar uma carta
terminal-option-take = pegar { card }
terminal-option-lead-tribe = liderar com { card }, por Tribo
terminal-option-lead-colour = liderar com { card }, por cor
terminal-option-show = mostrar dez Esqueletos
terminal-option-leave = deixar de fora { card }
terminal-option-play = jogar o Bando como está
terminal-option-place = um marcador em { kingdom }
terminal-option-place-none = nenhum marcador
terminal-option-token = ficha de Troll { $value }
terminal-option-token-none = nenhuma ficha de Troll
terminal-option-horde = um marcador na Horda de Orcs
terminal-option-horde-none = nenhum marcador na Horda de Orcs
terminal-option-stop = nenhum outro Bando
terminal-option-keep = manter { card }
terminal-option-keep-done = não manter mais nada
terminal-option-wizard-draw = sacar
terminal-option-wizard-none = não sacar
terminal-option-pillage = esvaziar a Horda de Orcs
terminal-option-pillage-none = manter a Horda de Orcs

# --- Desfazer, salvar, sair ---

terminal-cannot-undo = Não é possível desfazer: { $reason }.
terminal-refused = Não é possível: { $reason }.
terminal-undone =
    { $count ->
        [0] Nenhuma decisão desfeita.
        [one] { $count } decisão desfeita.
       *[other] { $count } decisões desfeitas.
    }
terminal-saved = A partida está salva em { $path }
terminal-go-on = Continue com: { $command }
terminal-cannot-save = Não foi possível salvar a partida em { $path }: { $reason }

# --- Ajuda ---

terminal-help =
    d           saca a carta do topo do deck
    t 3, t elfo pega uma carta aberta por número ou nome; basta o começo do nome
    b           joga um Bando: Líder, cartas de fora, habilidade do Líder, confirmar
    s, s 1      o placar               l   tudo o que aconteceu
    u           desfaz a última jogada, se ela não revelou nada oculto
    h           esta ajuda             q   salva e sai
terminal-help-signs = Símbolos dos Reinos e suas cores:
terminal-help-tribes = As Tribos em jogo, quando lideram um Bando de X cartas:

# --- Replay ---

terminal-replay-commands = Enter próxima · p anterior · a 2 Era · g 57 decisão · e fim · q sair
terminal-replay-prompt = { $step } de { $steps }>{" "}
terminal-replay-start = A mesa está montada.
terminal-replay-unknown = Isso não é um destes: { terminal-replay-commands }
terminal-replay-end = Aqui termina o registro.
terminal-replay-beginning = Este é o começo.
terminal-replay-no-age = Não há Era “{ $typed }” nesta partida: ela tem as Eras 1 a { $ages }.
terminal-replay-no-step = Não há decisão “{ $typed }”: escolha de 0 a { $steps }.
terminal-replay-no-setup = Esta partida começou de uma posição: só é possível mostrar como ela está agora.

# --- O pequeno condutor ---

