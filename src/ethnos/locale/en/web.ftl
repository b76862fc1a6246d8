# The table in the browser.

web-title = Ethnos
web-title-turn = ● Your turn · Ethnos
web-close = Close
web-cancel = Take back
web-yes = Yes
web-no = No
web-none = none
web-home = To the start
web-menu = Menu
web-rules = Rules
web-settings = Settings
web-opening = Opening the table …
web-cannot-open = This table cannot be opened
web-no-connection = The server cannot be reached. Please try again in a moment.
web-lost = The connection is lost. Trying again …
web-not-sent = Not sent: there is no connection. Try again when it is back.
web-seat-number = Player { $number }
web-somebody = Somebody
web-skip = To your hand

# --- The top bar ---

web-age = Age { $age }
web-age-of = Age { $age } of { $ages }
web-dragons =
    { $count ->
        [0] No Dragon yet
        [one] 1 Dragon of 3
       *[other] { $count } Dragons of 3
    }
web-your-turn = Your turn
web-their-turn = { $name } to play
web-tribes = Tribes in play
web-tribes-note = The tribe of the Leader decides the power. X is the number of cards in the Band.
web-scores = Glory
web-log = Log

# --- Kingdoms ---

web-map = Kingdoms
web-kingdom-empty = no markers yet
web-kingdom-spoken = { kingdom }, { $token } Glory in this Age. Markers: { $markers }. { $leaders ->
        [none] Nobody leads.
       *[other] { $leaders } in the lead.
    }
web-kingdom-markers = { $name } { $count }
web-kingdom-needs =
    { $needed ->
        [one] Needs { $needed } card for { kingdom }, you have { $size }.
       *[other] Needs { $needed } cards for { kingdom }, you have { $size }.
    }
web-player = Player
web-players = Players
web-markers = Markers
web-leads = leads
web-if-age-ended = Glory if the Age ended now
web-reckoning-note =
    { $players ->
        [2] In Age 1 the most markers get the lower token. In Age 2 they get the higher one, and both if nobody else has a marker here.
       *[other] { $age ->
            [1] In Age 1 only the most markers get Glory.
            [2] In Age 2 the first gets the token of this Age, the second the one before.
           *[other] In Age 3 the first, second and third get a token each, the highest first.
        } A tie shares what its places get, rounded down.
    }

# --- Players ---

web-you = (you)
web-away = away
web-substitute = a bot plays
web-player-spoken =
    { $name }: { $glory } Glory, { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }{ $turn ->
        [yes] , on turn
       *[no] { "" }
    }
web-player-more = All about { $name }
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
web-band-spoken = Band of { $size } led by { $leader }, worth { $worth } Glory
web-merfolk = Merfolk board
web-merfolk-space = Space { $space } on the Merfolk board
web-horde = Orc horde
web-horde-of =
    { $count ->
        [one] Orc horde with { $count } marker
       *[other] Orc horde with { $count } markers
    }
web-troll-token = Troll token { $value }
web-giant-holds = Holds the Giant token with a Band of { $size }
web-known = Everyone saw taken: { $cards }
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
web-pool-empty = Nothing lies face up.
web-take-spoken =
    { $count ->
        [one] Take the { card }
       *[other] Take the { card }, one of { $count }
    }
web-draw =
    { $count ->
        [one] Draw a card
       *[other] Draw { $count } cards
    }
web-draw-spoken = Draw from the deck: { $left } cards left, { $dragons } of 3 Dragons seen
web-deck-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
web-hand = Your hand
web-hand-empty = No cards in hand
web-sorted =
    { $order ->
        [tribe] by tribe
       *[colour] by colour
    }
web-hand-card =
    { card }{ $role ->
        [leader] , leads the Band
        [in] , in the Band
        [out] , can join the Band
        [apart] , cannot join this Band
        [gone] , in the Band before
       *[free] { "" }
    }{ $kept ->
        [yes] , kept
       *[no] { "" }
    }
web-make-leader = ♛ lead
web-keep =
    { $kept ->
        [yes] ✓ kept
       *[no] keep
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
web-together = Together by
web-by-tribe = { tribe } ({ $most })
web-by-colour = all { colour } ({ $most })
web-builder-tip = Touch a card to leave it out or take it in. L makes it the Leader, Esc takes everything back.
web-ask-kingdom = The marker goes to:
web-no-marker = nowhere
web-ask-extra =
    { $count ->
        [one] Extra marker, { $left } left:
       *[other] Extra markers, { $left } of { $count } left:
    }
web-ask-token = Troll token:
web-ask-horde = A marker to your Orc horde
web-ask-keep =
    { $count ->
        [one] The Elf keeps one card ({ $kept } chosen): choose it below.
       *[other] The Elf keeps up to { $count } cards ({ $kept } chosen): choose them below.
    }
web-ask-draw =
    { $count ->
        [one] Draw a card
       *[other] Draw { $count } cards
    }
web-follow = Another Band follows
web-choose-kingdom = Choose a kingdom for the marker.
web-actions = What happens next
web-will = This will happen
web-will-marker = a marker to { $kingdoms }
web-will-missing =
    { $needed ->
        [one] no marker in { kingdom }: it needs { $needed } card, the Band has { $size }
       *[other] no marker in { kingdom }: it needs { $needed } cards, the Band has { $size }
    }
web-will-glory = { $count } Glory now
web-will-worth = { $count } Glory at the end of the Age
web-will-merfolk = to space { $space } on the Merfolk board
web-will-token = you take Troll token { $value }
web-will-horde = a marker to your Orc horde
web-will-draw =
    { $count ->
        [one] you draw a card
       *[other] you draw { $count } cards
    }
web-will-keep = you keep { $cards }
web-will-pool = to the pool, for everyone: { $cards }
web-will-pool-none = nothing goes to the pool
web-play-band = Play this Band

# --- What to do ---

web-status-turn = Take a card from the pool or the deck, or pick a card of your hand to lead a Band.
web-status-full = Your hand is full: pick a card to lead a Band.
web-status-waiting = { $name } is thinking …
web-status-watching = You are looking on. { $name } is on turn.
web-status-sending = Playing …
web-status-paused = The game is paused.
web-status-over = The game is over
web-status-pillage = The Age is over. Empty your Orc horde for Glory, or keep it for a later Age?
web-pillage-empty = Empty it: { $glory } Glory
web-pillage-keep =
    { $glory ->
        [0] Keep it
       *[other] Keep it: { $glory } Glory
    }
web-show-skeletons = Show your ten Skeletons
web-undo = Undo
web-hint = Hint
web-hint-thinking = The champion thinks …
web-hint-take = The champion would take the { card }.
web-hint-draw = The champion would draw from the deck.
web-hint-band =
    { $size ->
        [one] The champion would play a Band of one: { $leader }.
       *[other] The champion would play { $cards }, led by { $leader }.
    }
web-hint-pillage =
    { $empty ->
        [yes] The champion would empty the Orc horde.
       *[no] The champion would keep the Orc horde.
    }
web-hint-skeletons = The champion would show the Skeletons.
web-hint-play = Play that

# --- Around the table ---

web-text-view = The table as text
web-last-age = The end of the last Age
web-own-link =
    { $copied ->
        [yes] Copied
       *[no] Copy your personal link
    }
web-own-link-note = It opens your seat on any device. Keep it to yourself.
web-pause = Ask for a pause
web-resume = Go on
web-leave = Leave the game
web-leave-note = A bot can play for you, and your personal link brings you back.
web-seat-bot = Let a bot play for { $name }
web-question =
    { $question ->
        [pause] { $name } asks for a pause.
       *[undo] { $name } asks to take a move back.
    }
web-question-waits = Waiting for the others.
web-rematch = Play again
web-rematch-join = To the next game
web-replay = Replay
web-download = Save the game
web-cover = { $name }, it is your turn
web-cover-note = Take the screen when only you can see it.
web-cover-ready = I am { $name }
web-say = Say something
web-send = Send
web-reactions = Short reactions
web-reaction =
    { $reaction ->
        [hello] Hello!
        [well_played] Well played
        [thanks] Thanks
        [thinking] Thinking …
        [oops] Oops
        [ouch] Ouch
        [wow] Wow
       *[good_game] Good game!
    }

# --- The log, apart from the game ---

web-line-joined = { $name } sits down
web-line-left = { $name } has left
web-line-returned = { $name } is back
web-line-bot-seated = A bot plays for { $name }
web-line-clock = The time of { $name } is over: a bot makes the move
web-line-undone = { $name } takes a move back
web-line-asked =
    { $question ->
        [pause] { $name } asks for a pause
       *[undo] { $name } asks to take a move back
    }
web-line-answered =
    { $yes ->
        [yes] { $name } agrees
       *[no] { $name } does not agree
    }
web-line-paused = The game is paused
web-line-resumed = The game goes on
web-line-said = { $name }: { $text }
web-line-reacted = { $name }: { web-reaction }
web-line-rematch = They play again, at another table
