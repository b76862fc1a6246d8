# Recusas do motor e do que o cerca: o que está errado e o que seria certo.

error-WrongPlayerCount = Ethnos é para 2 a 6 jogadores, não { $players }: indique um número inteiro de 2 a 6 (R1).
error-WrongTribes =
    { $unknown ->
        [none] Esta escolha de Tribos não é válida: { $tribes }.
       *[other] Não existe a Tribo “{ $unknown }”.
    } Escolha exatamente { $needed } Tribos diferentes com { $players } jogadores (R5, R49).
error-UnknownOption = Não existe a opção “{ $name }”; as opções são { $known }.
error-UnknownValue = A opção “{ $name }” não pode ser “{ $value }”; ela pode ser { $known }.
error-UnknownPreset = Não existe a edição “{ $name }”; as edições são { $known }.
error-WrongSeed = A semente { $seed } não pode ser usada: indique um número inteiro de 0 a 2**128 - 1.
error-MissingExtra = { $package } não está instalado: pip install "ethnos[{ $extra }]".
error-NoTables = É preciso pelo menos uma mesa, não { $count }.
error-SeedTooLarge = A semente { $seed } não pode ser usada para muitas mesas: indique um número inteiro abaixo de 2**{ $bits }.
error-WrongSeat = Não existe o assento { $seat } nesta mesa: os assentos são numerados a partir de 0 e há { $players }.
error-UnknownDecision = { $action } não é o nome de uma decisão.
error-IllegalDecision = “{ $action }” não é possível agora ({ $phase }); possíveis: { $legal }.
error-GameOver = A partida acabou: comece outra para continuar jogando.
error-WrongArgument = O argumento “{ $name }” de { $function } precisa ser { $expected }, não { $given }.
error-OutOfRange = { $name } precisa ser um número inteiro de { $first } a { $last }, não { $given }.
error-NotToDecide = Só se pode perguntar ao assento que decide, com a sua própria visão: view(table, table.seat).
error-NotARow = Isto não é uma linha de ethnos.game.observation: o último eixo precisa ter { $size } números, não { $given }.
error-NotAPart = Uma linha não tem o campo “{ $name }”; os campos são { $known }.
error-NotAView = Só uma visão pode ser completada: primeiro faça uma para um assento.
error-NotATable = Isto é uma visão, não uma mesa: jogue na mesa, ou sorteie uma a partir da visão.
error-NotAMove = Uma jogada é um Recruit, PlayBand, ShowSkeletons ou Pillage, ou um texto como “take elf.red”; isto é um { $given }.

simulate-format = { $path } não é .jsonl nem .parquet: dê ao arquivo uma dessas terminações.
simulate-no-pyarrow = Para gravar { $path } é necessário o pyarrow: pip install "ethnos[parquet]", ou grave um arquivo .jsonl.
simulate-no-folder = A pasta de { $path } não existe: crie-a antes, ou indique outro arquivo.
simulate-exists = { $path } já existe: indique outro arquivo ou acrescente --overwrite.

error-BadDecision = { $bot } respondeu { $decision }, que não é possível aqui; possíveis: { $possible }.
error-UnknownBot = Não existe o bot “{ $bot }”; os bots são { $known }, ou ARQUIVO.py:CLASSE para um seu.
error-BotFailed = { $bot } falhou no meio de uma partida: { $problem }.
error-OtherTournament = { $path } contém algo que não são as partidas deste torneio: indique outro arquivo.
error-DamagedLine = A linha { $line } de { $path } está danificada: corrija ou apague essa linha, ou indique outro arquivo.
error-WrongSeatCount = Uma partida tem de 2 a 6 assentos, não { $seats }: liste essa quantidade de bots, separados por vírgulas.
error-WrongBotCount =
    { $bots ->
        [0] Nenhum bot indicado
        [one] { $bots } bot indicado
       *[other] { $bots } bots indicados
    } para { $seats ->
        [one] { $seats } assento
       *[other] { $seats } assentos
    }: indique um para todos, ou um para cada.
bot-wrong-budget = “{ $budget }” não é um limite válido para { $bot }: indique segundos por jogada ({ $bot }@0.5s) ou iterações por decisão ({ $bot }@1000), e as threads depois de uma barra ({ $bot }@1s/2).
bot-too-large-budget = “{ $budget }” é demais para { $bot }: no máximo { $seconds } s por jogada, { $iterations } iterações por decisão e { $threads } threads.
bot-takes-no-budget = { $bot } não aceita limite: tire “@{ $budget }”.
bot-no-file = { $bot }: não existe o arquivo { $problem }.
bot-no-class = { $bot }: não existe a classe { $problem }.
bot-does-not-load = Não foi possível carregar { $bot }: { $problem }.
bot-cannot-be-made = Não foi possível criar { $bot } com uma semente: { $problem }.
bot-no-decide = { $bot } não tem o método “decide”, que recebe uma visão e devolve uma decisão.

error-Overtaken = Alguém foi mais rápido: veja como a mesa está agora.
error-NoSite = { $folder } não é a pasta de um jogo sem servidor: falta files.json. “make site” gera uma em dist/site.
error-NoSuchTable = Não existe a mesa “{ $table_id }”.
error-Unstorable = Isso tem caracteres que não podem ser salvos.
error-UnknownDatabase = Isto não é um endereço de banco de dados: use sqlite:///ARQUIVO ou postgresql://USUÁRIO:SENHA@SERVIDOR/NOME, com os caracteres especiais da senha escritos como %40 para @ e assim por diante.
error-DatabaseUnreachable = O banco de dados { $where } não pode ser usado: { $problem }.
error-DatabaseTooNew = O banco de dados { $where } foi gravado por uma versão mais nova deste programa (revisão { $revision }): instale essa versão, ou indique outro banco de dados.
error-DatabaseInUse = O banco de dados { $where } já está em uso por outro servidor de Ethnos: encerre-o, ou indique outro banco de dados.
error-DatabaseBeingRestored = Um backup está sendo restaurado neste banco de dados: inicie de novo quando isso terminar.
error-OneProcess = ethnos serve é um só processo. Para vários em um banco PostgreSQL, use a unidade do systemd ethnos@.service ou o arquivo compose.yaml do Docker Compose, que também reiniciam o que cair: veja docs/hosting.md.
error-AddressTaken = Não foi possível abrir o endereço { $host }:{ $port }: { $problem }. Tente outro endereço ou outra porta; 0 é qualquer uma livre.
error-NotThere =
    { $terminal ->
        [yes] Não combina com --terminal: { $options }. Isso é para o jogo no navegador.
       *[no] Só vale com --terminal: { $options }. No navegador você escolhe tudo isso na página.
    }
error-AllOrOne = --all mostra todas as mãos e --seat só a de um assento: indique um dos dois.
error-TooManyPeople =
    { $people ->
        [one] { $people } pessoa não cabe
       *[other] { $people } pessoas não cabem
    } numa mesa para { $players }: aumente --players ou diminua --people.
error-TooManyNames = Há mais nomes ({ $names }) do que pessoas ({ $people }): dê menos em --names ou aumente --people.
error-OnlyWithLadder = Só vale com --ladder: { $options }.
error-NoSuchRule = Não existe regra, Tribo nem capítulo “{ $query }”; “ethnos rules” mostra tudo.
error-NotOver = A partida não terminou: indique com --seat os assentos a analisar; as cartas ocultas continuam ocultas até o fim.
error-UnknownLanguage = Não há catálogo para o idioma “{ $language }”; os idiomas são { $known }.
error-NotAPlot = O gráfico é uma imagem SVG: dê a ele um nome que termine em .svg, e não { $path }.
error-WrongNetwork = { $path } não contém a rede do campeão: { $problem }.

gpu-no-numba = Para usar uma placa de vídeo é necessário o suporte a CUDA do Numba: pip install "ethnos[gpu]".
gpu-no-driver = O driver da placa de vídeo não está respondendo: { $problem }
gpu-no-card = Nenhuma placa de vídeo com CUDA foi encontrada. Todo o resto funciona sem ela: tire --device gpu.
gpu-one-or-the-other = --informed e --threads não combinam com --device gpu: escolha o processador ou a placa.
library-none = O pacote foi criado sem bibliotecas.
library-platform = O pacote não tem biblioteca para { $target }.
library-sources = { $path } foi compilado a partir de outro código-fonte.
library-damaged = { $path } está danificado ({ $problem }); instale o pacote de novo.
library-damaged-manifest = { $path } está danificado e não pode ser entendido; instale o pacote de novo.
library-damaged-bytes = { $path } está danificado: o conteúdo mudou desde que foi gerado; instale o pacote de novo.
library-foreign = Não é possível carregar { $path } nesta máquina: { $problem }
error-UnknownEngine = ETHNOS_ENGINE é “{ $requested }”; pode ser { $known } ou ficar vazia.
error-NoNumba = ETHNOS_ENGINE=jit precisa do Numba: pip install "ethnos[jit]".
gpu-needs-jit = Uma placa de vídeo precisa das regras compiladas pelo Numba: defina ETHNOS_ENGINE=jit.
