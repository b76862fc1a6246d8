# Recusas do servidor: o que não pode ser feito numa mesa agora, e por quê
server-no-table = Essa mesa não existe.
server-gap = A mesa avançou; a página vai se atualizar sozinha.
server-not-started = A partida ainda não começou.
server-already-started = A partida já começou.
server-table-full = Todos os lugares estão ocupados.
server-seat-taken = Já há alguém nesse lugar.
server-seats-empty = Ainda há lugares vazios: espere mais gente ou chame um bot.
server-host-only = Só quem organiza a mesa pode fazer isso.
server-no-such-seat = Esse lugar não existe.
server-no-such-level = Não há bot desse nível.
server-no-such-preset = Essa edição não existe.
server-no-such-reaction = Essa reação não existe.
server-clock-empty = Um relógio precisa de algum tempo.
server-not-here = Quem estava nesse lugar já saiu.
server-not-your-turn = Não é a sua vez.
server-not-your-seat = Esse lugar não é seu.
server-bot-plays = Um bot está jogando por este lugar. Abra seu link pessoal para retomá-lo.
server-paused = A partida está em pausa.
server-not-paused = A partida não está em pausa.
server-over = A partida acabou.
server-not-over = A partida ainda não acabou.
server-nothing-to-undo = Você não tem jogada para desfazer.
server-card-shown = Essa jogada mostrou uma carta e não pode mais ser desfeita: ninguém olha duas vezes o baralho.
server-move-undone = Essa jogada já foi desfeita.
server-clock-runs = Essa pessoa está ausente, mas o relógio dela está correndo. Quando o tempo acabar, um bot poderá jogar por ela.
server-not-absent-long =
    { $minutes ->
        [one] Essa pessoa está ausente há menos de um minuto. Depois disso, todos os outros juntos podem deixar um bot jogar.
       *[other] Essa pessoa está ausente há menos de { $minutes } minutos. Depois disso, todos os outros juntos podem deixar um bot jogar.
    }
server-weak-bot = No lugar de uma pessoa ausente, o bot precisa ter pelo menos o segundo nível.
server-seat-empty = Não há ninguém nesse lugar.
server-too-many-joins = Muitas pessoas entraram de um mesmo endereço. Espere um minuto.
server-nothing-asked = Ninguém perguntou nada a você.
server-already-asked = Outra pergunta ainda espera resposta.
server-empty-text = Escreva alguma coisa.
server-too-much-talk = Foi muita coisa de uma vez. Espere um momento antes de dizer mais.
server-bot-seated = Já há um bot nesse lugar, e ele não pode ser trocado.
server-wrong-secret = Este link não abre um lugar nesta mesa.
server-other-protocol = Esta página está desatualizada. Recarregue-a.
server-say-hello = A primeira mensagem tem de ser “hello”.
server-hello-twice = Esta conexão já enviou “hello”.
server-bad-message = Essa mensagem não foi entendida ({ $problem }).
server-too-many-messages = Mensagens demais de uma vez. Espere um momento.
server-message-too-long = Essa mensagem é longa demais.
server-too-many-replays = Partidas demais foram pedidas de um mesmo endereço. Espere um minuto.
server-too-many-requests = Solicitações demais de um mesmo endereço. Espere um momento.
server-too-many-sockets = Conexões demais de um mesmo endereço.
server-too-many-tables = Mesas novas demais de um mesmo endereço. Espere um minuto.
server-no-hints = Não há dicas nesta mesa.
server-one-hint = Uma dica já está a caminho. Espere um momento.
server-analysis-thinking = A partida ainda está sendo analisada. Pergunte de novo daqui a pouco.
server-too-many-analyses = Muitas partidas já estão sendo analisadas. Espere um momento.
server-no-such-page = Não há nada neste endereço.
server-not-from-here = Só uma página aberta no próprio computador do servidor pode fazer isso.
server-no-network = Este computador não está conectado a nenhuma rede local.
server-no-database = O servidor não consegue acessar seu banco de dados; nada se perdeu. Tente de novo daqui a pouco.
server-no-pages = As páginas deste servidor não foram geradas. Numa cópia do código-fonte, rode npm --prefix web ci e depois npm --prefix web run build, e reinicie o servidor. Outros clientes encontram tudo em /openapi.json.
server-failed = Algo deu errado no servidor; sua mesa está como estava. Recarregue a página.
server-stops = O servidor está parando. A partida fica guardada e continua quando ele voltar.
server-table-unreadable = Não é possível abrir esta partida: o registro dela está danificado ou veio de outra versão do jogo.
server-table-deleted = Esta partida foi apagada.
server-file-unknown = Este não é um arquivo de partida de Ethnos.
server-file-newer = Uma versão mais nova do jogo gravou este arquivo, e esta versão não consegue lê-lo.
server-file-wrong = Este arquivo está danificado ou foi alterado: a linha { $line } não combina com a partida.
server-file-position = A partida deste arquivo começa de uma posição montada. Aqui só dá para rever partidas distribuídas desde o início.
server-file-unfinished = A partida deste arquivo não terminou. Aqui só dá para rever partidas terminadas.

# Opções do comando
serve-sockets = Quantas conexões um endereço pode ter (padrão: 100).
serve-tables = Quantas mesas novas um endereço pode criar por minuto, depois das primeiras 30 (padrão: 10).
serve-lease = Com vários processos: por quantos segundos um deles cuida sozinho dos bots e relógios de uma mesa (padrão: 10).
serve-site = A pasta do jogo sem servidor (make site), para jogar contra bots no próprio navegador. Numa cópia do código-fonte: dist/site, se estiver gerada.
server-no-asyncpg = Um banco de dados PostgreSQL precisa do asyncpg: pip install "ethnos[hosting]".
