# Refusals of the engine and its shell: what is wrong, and what would be right.

error-WrongPlayerCount = Ethnos is for 2 to 6 players, not { $players }: give a whole number from 2 to 6 (R1).
error-WrongTribes =
    { $unknown ->
        [none] This is not a valid choice of tribes: { $tribes }.
       *[other] There is no tribe “{ $unknown }”.
    } Choose exactly { $needed } different tribes with { $players } players (R5, R49).
error-UnknownOption = There is no option “{ $name }”; the options are { $known }.
error-UnknownValue = The option “{ $name }” cannot be “{ $value }”; it can be { $known }.
error-UnknownPreset = There is no preset “{ $name }”; the presets are { $known }.
error-WrongSeed = The seed { $seed } cannot be used: give a whole number from 0 to 2**128 - 1.
error-MissingExtra = { $package } is not installed: pip install "ethnos[{ $extra }]".
error-NoTables = There has to be at least one table, not { $count }.
error-SeedTooLarge = The seed { $seed } cannot be used for many tables: give a whole number below 2**{ $bits }.
error-WrongSeat = There is no seat { $seat } at this table: seats are numbered from 0, and there are { $players }.
error-UnknownDecision = { $action } is not the id of a decision.
error-IllegalDecision = “{ $action }” is not possible now ({ $phase }); possible: { $legal }.
error-GameOver = The game is over: start a new one to keep playing.
error-WrongArgument = The argument “{ $name }” of { $function } has to be { $expected }, not { $given }.
error-OutOfRange = { $name } has to be a whole number from { $first } to { $last }, not { $given }.
error-NotToDecide = Only the seat that decides can be asked, with its own view: view(table, table.seat).
error-NotARow = This is not a row of ethnos.game.observation: its last axis has to have { $size } numbers, not { $given }.
error-NotAPart = A row has no field “{ $name }”; the fields are { $known }.
error-NotAView = Only a view can be filled in: make one for a seat first.
error-NotATable = This is a view, not a table: play on the table, or sample one from the view.

simulate-format = { $path } is neither .jsonl nor .parquet: use one of these file extensions.
simulate-no-pyarrow = Writing { $path } needs pyarrow: pip install "ethnos[parquet]", or write a .jsonl file.
simulate-no-folder = The folder of { $path } does not exist: create it first, or name another file.
simulate-exists = { $path } exists already: name another file, or add --overwrite.

error-BadDecision = { $bot } answered { $decision }, which is not possible here; possible: { $possible }.
error-UnknownBot = There is no bot “{ $bot }”; the bots are { $known }, or FILE.py:CLASS for one of your own.
error-BotFailed = { $bot } crashed in the middle of a game: { $problem }.
error-OtherTournament = { $path } contains something other than the games of this tournament: name another file.
error-DamagedLine = Line { $line } of { $path } is damaged: correct or delete that line, or name another file.
error-WrongSeatCount = A game has 2 to 6 seats, not { $seats }: list that many bots, separated by commas.
error-WrongBotCount =
    { $bots ->
        [one] 1 bot was named
       *[other] { $bots } bots were named
    } for { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }: name one for all of them, or one for each.
bot-wrong-budget = “{ $budget }” is not a budget for { $bot }: give seconds per move ({ $bot }@0.5s) or iterations per decision ({ $bot }@1000), and threads after a slash ({ $bot }@1s/2).
bot-too-large-budget = “{ $budget }” is too much for { $bot }: at most { $seconds } s per move, { $iterations } iterations per decision and { $threads } threads.
bot-takes-no-budget = { $bot } takes no budget: leave out “@{ $budget }”.
bot-no-file = { $bot }: there is no file { $problem }.
bot-no-class = { $bot }: there is no class { $problem }.
bot-does-not-load = { $bot } cannot be loaded: { $problem }.
bot-cannot-be-made = { $bot } cannot be created with a seed: { $problem }.
bot-no-decide = { $bot } has no method “decide”, which takes a view and returns a decision.

error-Overtaken = Someone else was faster: look at the table as it is now.
error-NoSite = { $folder } is not the folder of a site: it has no files.json. “make site” builds one in dist/site.
error-NoSuchTable = There is no table “{ $table_id }”.
error-Unstorable = That has characters that cannot be stored.
error-UnknownDatabase = This is not a database address: give sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, with special characters in the password written as %40 for @ and so on.
error-DatabaseUnreachable = The database { $where } cannot be used: { $problem }.
error-DatabaseTooNew = The database { $where } was written by a newer version of this program (revision { $revision }): install that version, or name another database.
error-DatabaseInUse = The database { $where } is in use by another Ethnos server: stop that one, or name another database.
error-DatabaseBeingRestored = A backup is being restored into this database: start again when that is done.
error-OneProcess = ethnos serve is one process. To run several on one PostgreSQL database, use the systemd unit ethnos@.service or the Docker Compose file compose.yaml, which also restart what dies: see docs/hosting.md.
error-AddressTaken = Cannot listen on { $host }:{ $port }: { $problem }. Try another address or another port; 0 is any free one.
error-NotThere =
    { $terminal ->
        [yes] { $options } cannot be used with --terminal, only for the game in the browser.
       *[no] { $options } can only be used with --terminal; in the browser you choose all that on the page.
    }
error-AllOrOne = --all shows all hands and --seat those of one seat: give one of them.
error-TooManyPeople =
    { $people ->
        [one] 1 person does
       *[other] { $people } people do
    } not fit at a table for { $players }: raise --players, or lower --people.
error-TooManyNames = There are more names ({ $names }) than people ({ $people }): give fewer with --names, or raise --people.
error-OnlyWithLadder = Only with --ladder: { $options }.
error-NoSuchRule = There is no rule, tribe or chapter “{ $query }”; “ethnos rules” shows them all.
error-NotOver = The game is not over: name the seats to analyse with --seat; hidden cards stay hidden until the end.
error-UnknownLanguage = There is no catalogue for the language “{ $language }”; the languages are { $known }.
error-NotAPlot = The plot is an SVG picture: give it a name that ends with .svg, not { $path }.
error-WrongNetwork = { $path } does not contain the champion’s network: { $problem }.

gpu-no-numba = A graphics card needs Numba’s CUDA target: pip install "ethnos[gpu]".
gpu-no-driver = The graphics card’s driver is not responding: { $problem }
gpu-no-card = No graphics card that runs CUDA was found. Everything else works without one: leave out --device gpu.
gpu-one-or-the-other = --informed and --threads cannot be combined with --device gpu: choose the processor or the card.
error-NotAMove = A move is a Recruit, PlayBand, ShowSkeletons or Pillage, or a text such as “take elf.red”; this is a { $given }.
library-none = The package was built without libraries.
library-platform = The package has no library for { $target }.
library-sources = { $path } was compiled from other sources.
library-damaged = { $path } is damaged ({ $problem }); install the package again.
library-damaged-manifest = { $path } is damaged and cannot be understood; install the package again.
library-damaged-bytes = { $path } is damaged: its content has changed since it was built; install the package again.
library-foreign = { $path } cannot be loaded on this machine: { $problem }
error-UnknownEngine = ETHNOS_ENGINE is “{ $requested }”; it can be { $known }, or be left empty.
error-NoNumba = ETHNOS_ENGINE=jit needs Numba: pip install "ethnos[jit]".
gpu-needs-jit = A graphics card needs the rules compiled by Numba: set ETHNOS_ENGINE=jit.
