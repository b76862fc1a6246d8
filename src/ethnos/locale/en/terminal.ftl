# The game in a terminal.

# --- The table ---

terminal-title = Ethnos
terminal-age = Age { $age } of { $ages }
terminal-age-short = Age { $age }
terminal-deck-short = Deck { $count }
terminal-dragons = Dragons
terminal-deck =
    { $count ->
        [one] Deck 1 card
       *[other] Deck { $count } cards
    }
terminal-tribes = Tribes: { $tribes }
terminal-your-turn = Your turn
terminal-their-turn = { $name } to play
terminal-game-over = The game is over
terminal-kingdom = Kingdom
terminal-kingdoms = Kingdoms: Glory tokens, markers and who leads
terminal-leads = Leads
terminal-nobody = nobody
terminal-tied = tied
terminal-players = Players
terminal-pool = Pool
terminal-pool-title = Pool: free to take
terminal-your-hand = Hand
terminal-hand-title = Your hand, by tribe and by colour
terminal-hands = All hands
terminal-none = none
terminal-no-bands = no Bands yet
terminal-wild = wild
terminal-you = (you)
terminal-glory = { $count } Glory
terminal-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
terminal-place = place { $place }
terminal-merfolk = Merfolk
terminal-horde = Orc Horde
terminal-trolls = Trolls
terminal-giant = Giant

terminal-player-short = Player
terminal-glory-short = Glory
terminal-hand-short = Hand
terminal-merfolk-short = Merfolk
terminal-horde-short = Orcs
terminal-trolls-short = Trolls
terminal-giant-short = Giant
terminal-bands-short = Bands

terminal-tribe-short =
    { $tribe ->
        [centaur] Cent
        [dwarf] Dwarf
        [elf] Elf
        [giant] Giant
        [halfling] Half
        [merfolk] Merf
        [minotaur] Mino
        [orc] Orc
        [troll] Troll
        [wingfolk] Wing
        [wizard] Wiz
       *[skeleton] Skel
    }

# --- The score sheet ---

terminal-sheet = Age { $age }
terminal-sheet-age = This Age
terminal-sheet-glory = Glory
terminal-sheet-place = Place
terminal-age-ended = The third Dragon has appeared: Age { $age } is over.
terminal-result = The score
terminal-source = Glory from
terminal-source-merfolk = Merfolk
terminal-source-giant-now = Giant, at once
terminal-source-giant-end = Giant, Age end
terminal-source-orcs = Orc Horde
terminal-source-bands = Bands
terminal-and = {" "}and{" "}
terminal-winner =
    { $count ->
        [one] { $names } wins the game: { winner-title }.
       *[other] { $names } share the victory: { winner-title }.
    }

# --- Asking ---

terminal-prompt = { $name }>{" "}
terminal-commands =
    { $asked ->
        [turn] d draw · t take · b band · s score · l log · u undo · h help · q save and leave
        [pillage] y empty · n keep · s score · l log · u undo · h help · q save and leave
       *[middle] a number · s score · l log · u undo · h help · q save and leave
    }
terminal-unknown-command = There is no command “{ $line }” here. { terminal-commands }
terminal-nothing-typed = Type one of these: { terminal-commands }
terminal-press-enter = Press Enter to continue.{" "}
terminal-hide-hand = Press Enter to hide your hand, or u to undo the move.{" "}
terminal-hand-over = { $name }, it is your turn. Press Enter when only you can see the screen.{" "}
terminal-news-line = · { $news }

terminal-no-such-number = There is no number { $number }: choose from 1 to { $count }.
terminal-no-such-card = There is no card “{ $typed }” to choose here.
terminal-ambiguous = “{ $typed }” could be { $cards }: type more of the name, or the number.
terminal-no-such-answer = “{ $typed }” is not one of the answers: { $answers }.
terminal-or = {" "}or{" "}

terminal-take-what = Take which card? A number or a name, x to cancel:{" "}
terminal-pool-empty = The pool is empty: draw a card or play a Band.
terminal-hand-empty = No card in your hand can lead a Band.

# --- A Band ---

terminal-leader-options = Who leads?
terminal-leader-ask = The Leader: a number or a name, x to cancel:{" "}
terminal-cannot-lead = The { card } cannot lead.
terminal-together-ask = A Band of { $tribe } ({ $bytribe }) or of { colour } cards ({ $bycolour })? t or c:{" "}
terminal-band-cards = In the Band:
terminal-leave-ask = Leave any out? Numbers or names, Enter for none, x to cancel:{" "}
terminal-leave-not-there = There is no { card } in this Band to leave out.
terminal-leader-stays = The { card } leads and stays.
terminal-glance = So far:{" "}
terminal-will = This will happen:{" "}
terminal-confirm = Enter to play it, x to cancel:{" "}
terminal-only-enter = “{ $typed }” is not an answer here: just press Enter to play the Band.
terminal-cancelled = Cancelled: nothing has changed.
terminal-words =
    { $answer ->
        [yes] y yes
        [no] n no
        [tribe] t tribe
        [colour] c colour
       *[all] all
    }
terminal-show-ask = Show your ten Skeletons? y or n:{" "}

terminal-will-marker = a marker in { $kingdoms }
terminal-will-marker-choice = a marker in a Kingdom of your choice
terminal-will-no-marker = no marker
terminal-will-missing =
    no marker in { $name }: it needs { $needed } { $needed ->
        [one] card
       *[other] cards
    }, the Band has { $size }
terminal-will-glory = { $count } Glory now
terminal-will-worth = { $count } Glory at the end of the Age
terminal-will-merfolk = Merfolk space { $space }
terminal-will-pool = to the pool: { $cards }
terminal-will-pool-none = nothing to the pool
terminal-will-keep = you keep: { $cards }
terminal-will-draw =
    { $count ->
        [one] you draw 1 card
       *[other] you draw { $count } cards
    }
terminal-will-token = you take Troll token { $value }
terminal-will-horde = a marker on your Orc Horde

terminal-ask-kingdom = Where does the marker go?
terminal-ask-extra =
    { $count ->
        [one] One extra marker from the Merfolk board: where?
       *[other] { $count } extra markers from the Merfolk board: where does the next one go?
    }
terminal-ask-token = Which Troll token?
terminal-ask-horde = Put a marker on your Orc Horde?
terminal-ask-another = Play another Band, thanks to the Centaur?
terminal-ask-keep =
    { $count ->
        [one] The Elf may keep 1 card. Which?
       *[other] The Elf may keep up to { $count } cards. Which?
    }
terminal-ask-wizard =
    { $count ->
        [one] The Wizard may draw 1 card. Draw?
       *[other] The Wizard may draw { $count } cards. Draw?
    }
terminal-ask-pillage =
    { $count ->
        [one] The Age has ended. Empty your Orc Horde of 1 marker for { $glory } Glory?
       *[other] The Age has ended. Empty your Orc Horde of { $count } markers for { $glory } Glory?
    }
terminal-ask-middle = This turn is under way. What next?
terminal-answer = A number, x to cancel:{" "}
terminal-answer-yes = y or n, x to cancel:{" "}
terminal-answer-keep = Numbers or names, all, or 0 for none, x to cancel:{" "}
terminal-keep-too-many = That is { $typed }: the Elf keeps at most { $count }.
terminal-keep-one-at-least = Type the cards to keep, or 0 for none.
terminal-keep-not-there = There is no { card } left in your hand to keep.
terminal-choice-none = none
terminal-choice-token = token { $value }

terminal-option-draw = draw a card
terminal-option-take = take { card }
terminal-option-lead-tribe = lead with { card }, by tribe
terminal-option-lead-colour = lead with { card }, by colour
terminal-option-show = show ten Skeletons
terminal-option-leave = leave out { card }
terminal-option-play = play the Band as it is
terminal-option-place = a marker in { kingdom }
terminal-option-place-none = no marker
terminal-option-token = Troll token { $value }
terminal-option-token-none = no Troll token
terminal-option-horde = a marker on the Orc Horde
terminal-option-horde-none = no marker on the Orc Horde
terminal-option-stop = no other Band
terminal-option-keep = keep { card }
terminal-option-keep-done = keep no more
terminal-option-wizard-draw = draw
terminal-option-wizard-none = do not draw
terminal-option-pillage = empty the Orc Horde
terminal-option-pillage-none = keep the Orc Horde

# --- Undo, saving, leaving ---

terminal-cannot-undo = That cannot be undone: { $reason }.
terminal-refused = Not possible: { $reason }.
terminal-undone =
    { $count ->
        [one] Undone: 1 decision.
       *[other] Undone: { $count } decisions.
    }
terminal-saved = The game is saved in { $path }
terminal-go-on = Continue with: { $command }
terminal-cannot-save = The game could not be saved in { $path }: { $reason }

# --- Help ---

terminal-help =
    d           draw the top card of the deck
    t 3, t elf  take a card from the pool by number or name; the start of a name is enough
    b           play a Band: Leader, cards to leave out, the Leader’s ability, confirm
    s, s 1      the score sheet        l   everything that has happened
    u           undo the last move, if it revealed nothing hidden
    h           this help              q   save and leave
terminal-help-signs = Symbols of the Kingdoms and their colours:
terminal-help-tribes = The tribes in play, when they lead a Band of X cards:

# --- Replay ---

terminal-replay-commands = Enter next · p back · a 2 Age · g 57 decision · e end · q quit
terminal-replay-prompt = { $step } of { $steps }>{" "}
terminal-replay-start = The table is laid out.
terminal-replay-unknown = That is not one of these: { terminal-replay-commands }
terminal-replay-end = This is the end of the record.
terminal-replay-beginning = This is the beginning.
terminal-replay-no-age = There is no Age “{ $typed }” in this game: it has Ages 1 to { $ages }.
terminal-replay-no-step = There is no decision “{ $typed }”: choose from 0 to { $steps }.
terminal-replay-no-setup = This game was started from a position: only its current state can be shown.

# --- The small driver ---

