# The table in the browser.

web-title = Ethnos
web-title-turn = ● Your turn · Ethnos
web-close = Close
web-cancel = Cancel
web-yes = Yes
web-no = No
web-none = none
web-home = Home
web-menu = Menu
web-rules = Rules
web-settings = Settings
web-sound = Sound
web-opening = Opening the table…
web-cannot-open = This table cannot be opened
web-no-connection = The server cannot be reached. Please try again in a moment.
web-not-the-server = The answer did not come from the server of the game. Perhaps this network wants you to sign in first.
web-part-missing = A part of the page could not be loaded. Perhaps the game has been updated, or the connection is gone.
web-reload = Reload
web-lost = Connection lost. Reconnecting…
web-not-sent = Not sent: there is no connection. Try again when it is back.
web-seat-number = Player { $number }
web-somebody = Someone
web-skip = Skip to your hand

# --- The top bar ---

web-age = Age { $age }
web-age-word = Age
web-age-of = Age { $age } of { $ages }
web-dragons =
    { $count ->
        [0] No Dragon yet
       *[other] { $count } of { $last } Dragons
    }
web-set-up = The game is set up
web-set-up-tribes = The setup cards are turned over: { $count } tribes play
web-set-up-tokens = Every Kingdom gets its Glory tokens, from the lowest to the highest
web-set-up-deal = Everyone is dealt a first card
web-set-up-on = To the table
web-third-dragon = { $name } has the third Dragon
web-began = Began this Age
web-your-turn = Your turn
web-their-turn = { $name } to play
web-tribes = Tribes in play
web-tribes-note = The Leader’s tribe decides the ability. X is the number of cards in the Band.
web-scores = Glory
web-log = Log
# The button, and its entry in the menu.
web-log-unread =
    { $unread ->
        [0] Log
        [one] Log: { $unread } unread message
       *[other] Log: { $unread } unread messages
    }
web-log-and-chat = Log and chat
web-unread = { $unread } unread
web-since = Since your last turn
web-last-moves = Latest moves
web-dock =
    { $docked ->
        [yes] Undock the log
       *[no] Dock the log
    }

# --- Kingdoms ---

web-map = Kingdoms
web-chart-title = The Six Kingdoms
web-chart-below = a true and faithful chart
# A place on a ribbon: as short as can be.
web-rank =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-kingdom-empty = no markers yet
web-kingdom-spoken = { kingdom }, { $token } Glory in this Age. Markers: { $markers }. { $leaders ->
        [none] Nobody leads.
       *[other] { $leaders } in the lead.
    }
web-kingdom-markers = { $name } { $count }
web-kingdom-needs =
    { $needed ->
        [one] { kingdom } needs { $needed } card, the Band has { $size }.
       *[other] { kingdom } needs { $needed } cards, the Band has { $size }.
    }{ $both ->
        [yes] { " " }Both players’ markers count.
       *[no] { "" }
    }
web-player = Player
web-players = Players
web-markers = Markers
web-leads = leads
web-if-age-ended = Glory if the Age ended now
web-reckoning-note =
    { $players ->
        [2] In Age 1 the player with more markers gains the lower token; in Age 2 the higher one, or both if the rival has no marker here. In a tie only that one token is divided, rounded down.
       *[other] { $age ->
            [1] In Age 1 only first place gains a token, the lowest.
            [2] In Age 2 first place gains the token of this Age, second place the one before.
           *[other] In Age 3 first, second and third place gain a token each, the highest first.
        } Tied players share what their places are worth, rounded down.
    }

# --- Players ---

web-you = (you)
web-away = away
web-substitute = bot plays
web-player-spoken =
    { $name }: { $glory } Glory, { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }{ $turn ->
        [yes] , to play
       *[no] { "" }
    }
web-player-more = More about { $name }
web-hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-glory-coming = { $glory } Glory, { $coming } more if the Age ended now
web-band-title =
    { $size ->
        [one] A Band of one: { $cards }. { $worth } Glory at the end of the Age
       *[other] A Band of { $size }: { $cards }. { $worth } Glory at the end of the Age
    }
web-band-spoken =
    { $size ->
        [one] Band of one: { $leader }, worth { $worth } Glory
       *[other] Band of { $size } led by { $leader }, worth { $worth } Glory
    }
web-merfolk-space = Space { $space } on the Merfolk board
web-horde = Orc Horde
web-troll-token = Troll token { $value }
web-giant-holds =
    { $size ->
        [one] Holds the Giant token with a Band of one
       *[other] Holds the Giant token with a Band of { $size }
    }
web-known = Seen by everyone: { $cards }
# Beside the name of whoever moves after this turn: as short as can be.
web-next = next
web-place-now = Place { $place } by Glory
web-no-bands = No Band in this Age yet.
web-boards = From the tribes
web-so-far = So far
web-if-ended = If the Age ended now
web-supply =
    { $count ->
        [one] { $count } marker left in the supply
       *[other] { $count } markers left in the supply
    }
web-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

# --- Pool, deck and hand ---

web-pool = Pool
web-pool-empty = The pool is empty.
web-take-spoken =
    { $count ->
        [one] Take the { card }
       *[other] Take the { card }, one of { $count }
    }
# A card of the pool that cannot be taken now.
web-pool-card =
    { $count ->
        [one] { card }
       *[other] { card }, { $count } of them
    }
web-draw =
    { $count ->
        [one] Draw a card
       *[other] Draw { $count } cards
    }
web-draw-spoken =
    Draw from the deck: { $left ->
        [one] { $left } card left
       *[other] { $left } cards left
    }, { $dragons } of { $last } Dragons seen
# Under the number of cards in the deck.
web-left =
    { $count ->
        [one] left
       *[other] left
    }
web-deck-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
web-hand = Your hand
web-hand-empty = No cards in hand
web-sort =
    { $order ->
        [tribe] Sort your hand by tribe
       *[colour] Sort your hand by colour
    }
web-hand-card =
    { card }{ $role ->
        [leader] , leads the Band
        [in] , in the Band
        [out] , can join the Band
        [apart] , cannot join this Band
        [gone] , in the previous Band
       *[free] { "" }
    }{ $kept ->
        [yes] , kept
       *[no] { "" }
    }
web-make-leader = ♛ lead
web-keep =
    { $kept ->
        [yes] ✓ kept
       *[no] + keep
    }
web-cannot-lead = The { card } cannot lead a Band now.

# --- Building a Band ---

web-builder = Your Band
web-band-of =
    { $size ->
        [one] A Band of one
       *[other] A Band of { $size }
    }
web-earlier-band =
    { $size ->
        [one] First one card led by { $leader }, then:
       *[other] First { $size } cards led by { $leader }, then:
    }
web-together = Match by
web-by-tribe = { tribe } ({ $most })
web-by-colour = all { colour } ({ $most })
web-builder-tip = Tap a card to leave it out or add it. L makes it the Leader; Esc cancels.
web-ask-kingdom = The marker goes to:
web-no-marker = no marker
web-ask-extra =
    { $count ->
        [one] Extra marker, { $left } left:
       *[other] Extra markers, { $left } of { $count } left:
    }
web-ask-token = Troll token:
web-ask-horde = A marker on your Orc Horde
web-ask-keep =
    { $count ->
        [one] The Elf may keep one card ({ $kept } chosen): choose it below.
       *[other] The Elf may keep up to { $count } cards ({ $kept } chosen): choose them below.
    }
web-ask-draw =
    { $count ->
        [one] Draw a card
       *[other] Draw { $count } cards
    }
web-follow = Then play another Band
web-choose-kingdom = Choose a Kingdom for the marker.
web-actions = What happens next
web-will = This will happen
web-will-marker = a marker in { $kingdoms }
web-will-missing =
    { $needed ->
        [one] no marker in { kingdom }: it needs { $needed } card, the Band has { $size }
       *[other] no marker in { kingdom }: it needs { $needed } cards, the Band has { $size }
    }{ $both ->
        [yes] { " " }(both players’ markers count)
       *[no] { "" }
    }
web-will-glory = { $count } Glory now
web-will-worth = { $count } Glory at the end of the Age
web-will-merfolk = to space { $space } on the Merfolk board
web-will-token = you take Troll token { $value }
web-will-horde = a marker on your Orc Horde
web-will-draw =
    { $count ->
        [one] you draw a card
       *[other] you draw { $count } cards
    }
web-will-keep = you keep { $cards }
web-will-pool = to the pool, for everyone: { $cards }
web-will-pool-many = { $count } cards go to the pool, for everyone
web-will-pool-none = nothing goes to the pool
web-play-band = Play this Band

# --- What to do ---

web-status-turn = Take a card from the pool or the deck, or pick a card in your hand to lead a Band.
web-status-turn-brief = Take a card, or pick one in your hand to lead a Band.
# No card in hand can lead a Band.
web-status-turn-take = Take a card from the pool or the deck.
web-turn-choose = Choose one
web-turn-take = Take a card
web-turn-take-how = from the pool or the deck
web-turn-lead = Lead a Band
web-turn-lead-how = with a card in your hand
web-status-full = Your hand is full: pick a card to lead a Band.
web-status-waiting = { $name } is thinking…
web-status-away = { $name } is away.
web-status-watching = You are watching. It is { $name }’s turn.
web-status-sending = Playing…
web-status-paused = The game is paused.
web-status-over = The game is over
web-status-pillage = The Age is over. Empty your Orc Horde for Glory, or keep it for a later Age?
web-pillage-empty = Empty it: { $glory } Glory
web-pillage-keep =
    { $glory ->
        [0] Keep it
       *[other] Keep it: { $glory } Glory
    }
web-show-skeletons = Show your ten Skeletons
web-skip-moves = Skip
web-skip-moves-note = Show what the others do at once, until it is your turn (S)
web-pace = Pace: { $pace }
web-undo = Undo
web-hint = Hint
web-hint-thinking = The champion is thinking…
web-hint-take = The champion would take the { card }.
web-hint-draw = The champion would draw from the deck.
web-hint-band =
    { $size ->
        [one] The champion would play a Band of one: { $leader }.
       *[other] The champion would play { $cards }, led by { $leader }.
    }
web-hint-pillage =
    { $empty ->
        [yes] The champion would empty the Orc Horde.
       *[no] The champion would keep the Orc Horde.
    }
web-hint-skeletons = The champion would show the Skeletons.
web-hint-play = Play it

# --- Around the table ---

web-keys = Keyboard
# What a key does.
web-key =
    { $does ->
        [draw] draw from the deck
        [take] take that card of the pool, counted from the deck
        [move] from card to card, kingdom to kingdom, player to player
        [pick] pick the card, choose the Kingdom
        [lead] in a Band: this card leads
        [keep] Elf: keep this card
        [skip] show what the others do at once
        [undo] undo
        [hint] ask for a hint
        [glory] Glory so far
        [log] log and chat
        [tribes] the tribes in play
        [boards] the boards and tokens of the tribes
        [summary] the rules on one page
        [close] close, or cancel the Band
       *[list] this list
    }
web-text-view = The table as text
web-last-age = How the previous Age ended
web-own-link =
    { $copied ->
        [yes] Copied
       *[no] Copy your personal link
    }
web-own-link-note = It opens your seat on any device. Keep it private.
web-pause = Ask for a pause
web-resume = Resume
web-home-note = The game is kept, and waits for you.
web-leave =
    { $sure ->
        [yes] Yes, leave now
       *[no] Leave the others to play on
    }
web-leave-note = You are shown as away, and a bot can play for you. Opening the table again brings you back.
web-seat-bot = Let a bot play for { $name }
web-question =
    { $question ->
        [bot] { $name } asks to let a bot play for { $absent }.
        [end] { $name } proposes to end the game as it stands.
        [pause] { $name } asks for a pause.
       *[undo] { $move ->
            [none] { $name } asks to undo a move.
           *[other] { $name } asks to undo this move and those after it: { $move }
        }
    }
web-question-waits = Waiting for the others.
web-question-withdraw = Withdraw
web-absent = { $name } is away. From { $time } on, the others can agree on a bot.
web-set-back = The server has gone back to an earlier state of this table.
web-removed = The host has freed your seat.
web-rematch = Play again
web-rematch-join = Join the next game
web-rematch-made = The next game is open at a new table. The chat stays at this one.
web-replay = Replay
web-analyse = Analyse
web-play-on = Play on from a move
web-download = Download the game
web-cover = { $name }, it is your turn
web-cover-note = Take the device once nobody else can see the screen.
web-cover-ready = I am { $name }
web-say = Say something
web-send = Send
web-reactions = Quick reactions
web-reaction =
    { $reaction ->
        [hello] Hello!
        [well_played] Well played
        [thanks] Thanks
        [thinking] Thinking…
        [oops] Oops
        [ouch] Ouch
        [wow] Wow
       *[good_game] Good game!
    }

# --- The log, apart from the game ---

web-line-joined = { $name } sits down
web-line-left = { $name } has left
web-line-removed = { $name } had to leave the table
web-line-returned = { $name } is back
web-line-bot-seated = A bot plays for { $name }
web-line-clock = { $name } ran out of time: a bot moves
web-line-undone = { $name } undoes a move
web-line-asked =
    { $question ->
        [bot] { $name } asks to let a bot play for { $absent }
        [end] { $name } proposes to end the game as it stands
        [pause] { $name } asks for a pause
       *[undo] { $name } asks to undo a move
    }
web-line-answered =
    { $yes ->
        [yes] { $name } agrees
       *[no] { $name } disagrees
    }
web-line-withdrawn = { $name } withdraws the request
web-line-paused = The game is paused
web-line-resumed = The game resumes
web-line-finished = The people have ended the game as it stands
web-line-replaced = { $name } has a new personal link
web-line-invited = { $name } makes an invitation
web-line-requested = { $name } asks for a seat
web-line-hid =
    { $blocked ->
        [yes] { $yes ->
            [yes] Blocked: { $absent }
           *[no] No longer blocked: { $absent }
        }
       *[no] { $yes ->
            [yes] Hidden for you: { $absent }
           *[no] No longer hidden: { $absent }
        }
    }
web-line-said = { $name }: { $text }
web-line-reacted = { $name }: { web-reaction }
web-line-rematch = Rematch at a new table
