# Learning: ethnos train.

train-help = Train a network by self-play, on a graphics card if there is one, and save everything needed to continue.

    With --verify: measure the champion that comes with the package, or the network given with --network.
train-config = A configuration other than the champion’s: a TOML file.
train-out = The folder that everything is saved in; a training run found there is continued.
train-device = Where to train: on a card if there is one, only on a card, or on the processor.
train-updates = Stop after this many updates; the same command continues.
train-measure = CPU cores that measure its strength while it trains.
train-after = Start from what the training run in this folder has learned.
train-from = Start from the network in this file, or from the bundled one: champion.
train-verify = Do not train, only measure.
train-network = With --verify: the network to measure.
train-games = With --verify: games per trial.
train-progress = training
train-line = training ({ $speed } decisions per second, entropy { $entropy })
train-done =
    Done: { $updates ->
        [one] 1 update
       *[other] { $updates } updates
    }. Everything is in { $folder }: network.npz to play with, curves.svg to look at.
train-stopped =
    Stopped after { $updates } of { $total ->
        [one] 1 update
       *[other] { $total } updates
    }. Everything is in { $folder }; run the same command again to continue.
train-verifying = playing
train-calibrating = checking winning chances
train-column =
    { $column ->
        [trial] the champion against
        [games] games
        [share] win share
        [interval] 95% interval
       *[fair] fair share
    }
train-truth =
    Predicted and actual winning chances differ by at most { $worst } points ({ $positions ->
        [one] 1 position
       *[other] { $positions } positions
    } from { $games ->
        [one] 1 game
       *[other] { $games } games
    }).
error-WrongConfig = { $path } is not a training configuration: { $problem }
error-OtherTraining = { $folder } contains a training run with another configuration: name another folder, or start from it with --after.
error-OtherLayers = The network in { $file } does not have the layers and the layout that the configuration names (network: { $network }, layout: { $layout }): name another file or folder, or change the configuration.
gpu-no-torch = torch cannot find a graphics card; install a build of torch with CUDA, or train with --device cpu.

# Tables for programs that learn.
error-NotASeatsView = An observation is made from the view of a seat: engine.play.view(table, seat).
error-UnknownObservation = Observations of Ethnos have no parameters; leave out { $given }.
error-UnknownDevice = There is no device “{ $device }”; there are { $known }.
error-UnknownPart = There is no part “{ $part }” of an observation; the parts are { $known }.
error-UnknownReward = There is no reward “{ $reward }”; the rewards are { $known }.
error-UnknownRenderMode = There is no render_mode “{ $mode }”; there are { $known }.
error-NoRenderMode = This table was made without a render_mode: give one of { $known } when you make it.
error-UnknownAgent = There is no agent { $agent }; the agents are { $known }.
error-WrongCycles = max_cycles is the largest number of rounds, from 1, or None; not { $given }.
error-WrongOpponents =
    { $given ->
        [one] 1 opponent does
       *[other] { $given } opponents do
    } not fill a table for { $players }: name one bot for all other seats, or { $others }.
outcome-no-chance = { $outcome } cannot happen now: nothing is left to chance here.
outcome-impossible = { $outcome } cannot happen now; possible: { $possible }.
vector-shape = Give one decision for each table, an array of { $tables }; not one of the shape { $shape }.
vector-numbers = Decisions are whole numbers, not { $given }: they would be rounded to other decisions.
vector-illegal = Decision { $action } is not legal at table { $table }: choose from its mask.
