# Learning: ethnos train.

train-help = Train a network by self-play, on a graphics card if there is one, and keep everything needed to go on.

    With --verify: measure the champion that comes with the package, or the one of --network, again.
train-config = Another configuration than the champion's: a TOML file.
train-out = The folder that everything is kept in; a training that is there goes on.
train-device = Where to train: a card if there is one, or only there, or on the processor.
train-minutes = Stop after so many minutes; the same command goes on.
train-updates = Stop after so many updates; the same command goes on.
train-judges = Processor cores that measure its strength beside it.
train-after = Begin with what the training in this folder has learned.
train-verify = Train nothing: measure.
train-network = With --verify: the network to measure.
train-games = With --verify: games in each trial.
train-progress = learning
train-line = learning ({ $speed } decisions a second, entropy { $entropy })
train-done = Done: { $updates } updates. Everything is in { $folder }: network.npz to play with, curves.svg to look at.
train-stopped = Stopped after { $updates } of { $total } updates. Everything is in { $folder }; run the same command again to go on.
train-verifying = playing
train-calibrating = comparing chances
train-column =
    { $column ->
        [trial] the champion among
        [games] games
        [share] win share
        [interval] 95 % interval
       *[fair] fair share
    }
train-truth = Chances to win, called and won, differ by { $worst } points at the most ({ $positions } positions of { $games } games).
error-NoTorch = Training needs torch: pip install "ethnos[train]".
error-WrongConfig = { $path } is no configuration for a training: { $problem }
error-OtherTraining = { $folder } holds a training with another configuration: name another folder, or begin after it with --after.
gpu-no-torch = torch finds no graphics card; install a build of torch with CUDA, or train with --device cpu.
