# Aprender: ethnos train.

train-help = Treina uma rede que joga contra si mesma, numa placa de vídeo se houver uma; tudo o que é necessário para continuar fica guardado.

    Com --verify: mede de novo o campeão que vem no pacote, ou a rede de --network.
train-config = Uma configuração diferente da do campeão: um arquivo TOML.
train-out = A pasta em que tudo fica guardado; um treino que já esteja nela continua.
train-device = Onde treinar: numa placa de vídeo se houver, só nela, ou no processador.
train-updates = Encerra depois deste número de atualizações; o mesmo comando continua.
train-measure = Núcleos do processador que medem a força durante o treino.
train-after = Começa com o que o treino desta pasta aprendeu.
train-from = Começa com a rede deste arquivo, ou com a incluída: champion.
train-verify = Não treina: só mede.
train-network = Com --verify: a rede a medir.
train-games = Com --verify: partidas por prova.
train-progress = treinando
train-line = treinando ({ $speed } decisões por segundo, entropia { $entropy })
train-done =
    Pronto: { $updates ->
        [0] nenhuma atualização
        [one] { $updates } atualização
       *[other] { $updates } atualizações
    }. Tudo está em { $folder }: network.npz para jogar, curves.svg para ver.
train-stopped =
    Parou depois de { $updates } de { $total ->
        [one] { $total } atualização
       *[other] { $total } atualizações
    }. Tudo está em { $folder }; rode o mesmo comando de novo para continuar.
train-verifying = jogando
train-calibrating = conferindo as chances
train-column =
    { $column ->
        [trial] o campeão contra
        [games] partidas
        [share] vitórias
        [interval] intervalo de 95%
       *[fair] cota justa
    }
train-truth =
    As chances de vitória previstas e as reais diferem em no máximo { $worst } pontos ({ $positions ->
        [one] { $positions } posição
       *[other] { $positions } posições
    } de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }).
error-WrongConfig = { $path } não é uma configuração de treino: { $problem }
error-OtherTraining = Em { $folder } há um treino com outra configuração: indique outra pasta, ou comece a partir dele com --after.
error-OtherLayers = A rede em { $file } não tem as camadas e as entradas que a configuração indica (network: { $network }, layout: { $layout }): indique outro arquivo ou outra pasta, ou mude a configuração.
gpu-no-torch = O torch não encontra placa de vídeo; instale um torch com CUDA, ou treine com --device cpu.

# Mesas para programas que aprendem.
error-NotASeatsView = Uma observação é feita da visão de um assento: engine.play.view(table, seat).
error-UnknownObservation = As observações de Ethnos não têm parâmetros; deixe de fora: { $given }.
error-UnknownDevice = Não existe o dispositivo “{ $device }”; existem { $known }.
error-UnknownPart = A observação não tem a parte “{ $part }”; as partes são { $known }.
error-UnknownReward = Não existe a recompensa “{ $reward }”; as recompensas são { $known }.
error-UnknownRenderMode = Não existe o render_mode “{ $mode }”; existem { $known }.
error-NoRenderMode = Esta mesa foi criada sem render_mode: informe um ao criá-la; pode ser { $known }.
error-UnknownAgent = Não existe o agente { $agent }; os agentes são { $known }.
error-WrongCycles = max_cycles é o maior número de rodadas, a partir de 1, ou None; não { $given }.
error-WrongOpponents =
    { $given ->
        [one] { $given } adversário não completa
       *[other] { $given } adversários não completam
    } uma mesa para { $players }: dê um bot para todos os outros assentos, ou { $others }.
outcome-no-chance = { $outcome } não pode acontecer agora: aqui nada depende do acaso.
outcome-impossible = { $outcome } não pode acontecer agora; possíveis: { $possible }.
vector-shape = Dê uma decisão para cada mesa, uma lista de { $tables }; não uma com o formato { $shape }.
vector-numbers = Decisões são números inteiros, não { $given }: arredondadas, seriam outras decisões.
vector-illegal = A decisão { $action } não é permitida na mesa { $table }: escolha pela máscara dela.
