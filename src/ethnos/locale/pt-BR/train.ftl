# Aprender: ethnos train.

train-help = Treinar uma rede jogando contra si mesma, numa placa de vídeo se houver uma; tudo o que é preciso para continuar fica guardado.

    Com --verify: medir de novo o campeão que vem no pacote, ou a rede de --network.
train-config = Outra configuração que não a do campeão: um arquivo TOML.
train-out = A pasta em que tudo fica; um treino que esteja nela continua.
train-device = Onde treinar: numa placa se houver, só nela, ou no processador.
train-minutes = Parar depois de tantos minutos; o mesmo comando continua.
train-updates = Parar depois de tantas atualizações; o mesmo comando continua.
train-judges = Núcleos do processador que medem a força ao lado.
train-after = Começar com o que o treino desta pasta aprendeu.
train-verify = Não treinar nada: medir.
train-network = Com --verify: a rede a medir.
train-games = Com --verify: partidas em cada prova.
train-progress = aprendendo
train-line = aprendendo ({ $speed } decisões por segundo, entropia { $entropy })
train-done = Pronto: { $updates } atualizações. Tudo está em { $folder }: network.npz para jogar, curves.svg para ver.
train-stopped = Parado depois de { $updates } de { $total } atualizações. Tudo está em { $folder }; o mesmo comando continua.
train-verifying = jogando
train-calibrating = comparando chances
train-column =
    { $column ->
        [trial] o campeão entre
        [games] partidas
        [share] parte das vitórias
        [interval] intervalo de 95 %
       *[fair] parte justa
    }
train-truth = As chances anunciadas e as cumpridas diferem em no máximo { $worst } pontos ({ $positions } posições de { $games } partidas).
error-NoTorch = Treinar precisa do torch: pip install "ethnos[train]".
error-WrongConfig = { $path } não é uma configuração de treino: { $problem }
error-OtherTraining = Em { $folder } há um treino com outra configuração: indique outra pasta, ou comece depois dele com --after.
gpu-no-torch = O torch não encontra placa de vídeo; instale um torch com CUDA, ou treine com --device cpu.
