# The browser's pages around the table: start, set-up, waiting room, lobby, replays, first steps.

pages-name = Ethnos
pages-window-title = { $title } · Ethnos
pages-tagline = Gather twelve peoples into Bands, win six kingdoms, and count your Glory before the third Dragon wakes.
pages-unofficial = A free, unofficial edition made by players. All art and texts are our own.
pages-skip = Skip to the contents
pages-home = To the first page
pages-home-link = Ethnos: to the first page
pages-navigation = Pages
pages-link-lobby = Lobby
pages-link-learn = Learn
pages-link-rules = Rules
pages-more = More ways to play
pages-default-name = Traveller
pages-your-name = Your name
pages-fewer = Show fewer
pages-copy = Copy
pages-copied = Copied
pages-share = Share

# --- Settings ---

pages-settings = Settings
pages-language = Language
pages-theme = Appearance
pages-theme-auto = Like my device
pages-theme-light = Daylight
pages-theme-dark = Lamplight
pages-theme-to =
    { $theme ->
        [dark] Switch to lamplight
       *[light] Switch to daylight
    }
pages-pace = Pace
pages-pace-calm = Calm
pages-pace-brisk = Brisk
pages-pace-instant = Instant
pages-pace-note = How long you see what the others do. Any click goes straight on.
pages-order = My hand, sorted by
pages-order-tribe = Tribe
pages-order-colour = Colour
pages-sound = Sounds
pages-notify = Tell me when it is my turn
pages-notify-denied = This browser does not let the page send notices. You can allow it in the browser's own settings.

# --- Start ---

pages-play-now-title = Play now
pages-play-now =
    { $opponents ->
        [one] Play against 1 bot
       *[other] Play against { $opponents } bots
    }
pages-opponents = Opponents
pages-level = How they play
pages-level-novice = novice
pages-level-adept = adept
pages-level-expert = expert
pages-level-master = master
pages-level-grandmaster = grandmaster
pages-way-new = New table
pages-way-new-note = With friends, bots, or one device passed around.
pages-way-lobby = Lobby
pages-way-lobby-note = Join an open table, or look on.
pages-way-learn = How to play
pages-way-learn-note = A guided first game, about ten minutes.
pages-way-replays = Replays
pages-way-replays-note = Finished games, move by move.
pages-way-rules = Rules
pages-way-rules-note = Every rule and ruling, to look up.
pages-join-label = Join with a link or a table's code
pages-join-open = Open
pages-join-wrong = This is no link to a table. It looks like …/table/abc123, or just abc123.

pages-continue = Your games
pages-all-games = Show all { $count }
pages-free-seat = free seat
pages-your-seat = yourself
pages-game-as = As { $names }
pages-game-with = with { $names }
pages-game-asking = Looking …
pages-game-gone = This table is no longer there.
pages-game-unknown = The server does not answer now.
pages-game-paused = Paused.
pages-game-open =
    { $free ->
        [0] Everybody is here: the host can start.
        [one] 1 seat is still free.
       *[other] { $free } seats are still free.
    }
pages-game-your-turn = Your turn.
pages-game-turn-of = { $name } is on turn.
pages-game-over = Finished. Watch it again.
pages-forget = Forget this game
pages-forget-really = Forget it?

# --- A new table ---

pages-new = New table
pages-new-who = Who plays
pages-new-what = What you play
pages-new-players = Players
pages-seat = Seat { $number }
pages-seat-who = Who sits on seat { $number }
pages-wish-you = You
pages-wish-you-note = You are the host and start the game.
pages-wish-open = A friend, by link
pages-wish-open-note = Whoever opens the link first sits down here.
pages-wish-here = A friend at this device
pages-wish-here-note = You pass the screen; it is covered in between.
pages-wish-bot = A bot
pages-wish-bot-note = Plays at once, day and night.
pages-bot = { $name }, { $level }
pages-friend-name = Their name
pages-tribes = Tribes
pages-tribes-random = Random
pages-tribes-first-game = First game
pages-tribes-chosen = Chosen
pages-tribes-random-note = { $wanted } of the twelve tribes are drawn by lot.
pages-tribes-first-game-note =
    { $wanted ->
        [6] Wingfolk, Halflings, Minotaurs, Giants, Wizards and Centaurs: easy to begin with.
       *[other] { $wanted } of Wingfolk, Halflings, Minotaurs, Giants, Wizards and Centaurs: easy to begin with.
    }
pages-tribes-chosen-note = Choose { $wanted } tribes.
pages-tribes-count = { $chosen } of { $wanted } chosen
pages-listed = In the lobby
pages-listed-note = Anybody can join or look on, and the game can be watched again afterwards.
pages-hints = Hints
pages-hints-note = On your turn you can ask what the champion would play.
pages-memory-aid = Memory aid
pages-memory-aid-note = Cards that everybody saw a player take stay visible.
pages-advanced = Clock, edition and options
pages-clock = Clock
pages-clock-none = None
pages-clock-none-note = Everybody takes the time they need.
pages-clock-bank = Minutes
pages-clock-bank-note = Each person has so much time for the whole game. When it is over, a bot moves.
pages-clock-days = Days
pages-clock-days-note = For games by correspondence: so many days for every move.
pages-clock-minutes = Minutes for each person
pages-clock-increment = Seconds more for every move
pages-clock-days-number = Days for every move
pages-edition = Edition
pages-edition-choose = Play as in the rulebook of
pages-preset-english = English edition
pages-preset-english-note = The usual rules.
pages-preset-portuguese = Portuguese edition
pages-preset-portuguese-note = As in the English edition.
pages-preset-russian = Russian edition
pages-preset-russian-note = As in the English edition.
pages-preset-polish = Polish edition
pages-preset-polish-note = Ten Skeletons win the game, only the leader of the Merfolk board scores, and only the largest Band breaks a final tie.
pages-preset-german = German edition
pages-preset-german-note = Only the leader of the Merfolk board scores, and Trolls break ties in kingdoms only.
pages-option-ten-skeletons = A hand of ten Skeletons
pages-option-ten-skeletons-discard = is shown and discarded
pages-option-ten-skeletons-win = wins the game
pages-option-ten-skeletons-note = Skeletons never lead, so such a hand can play no Band.
pages-option-merfolk-scoring = The Merfolk board scores
pages-option-merfolk-scoring-as-kingdom = like a kingdom
pages-option-merfolk-scoring-leader-only = for its leader only
pages-option-merfolk-scoring-note = Whether second and third place count there in later Ages.
pages-option-troll-scope = Trolls break ties
pages-option-troll-scope-kingdoms-and-merfolk = in kingdoms and on the Merfolk board
pages-option-troll-scope-kingdoms-only = in kingdoms only
pages-option-troll-scope-note = Where the tokens count when an Age is scored.
pages-option-band-tiebreak = A tie for victory is broken by
pages-option-band-tiebreak-ladder = all Bands, the largest first
pages-option-band-tiebreak-largest-only = the largest Band alone
pages-option-band-tiebreak-note = Only after Glory and markers are equal.
pages-option-placement = A marker that can be placed
pages-option-placement-must = has to be placed
pages-option-placement-may = can be declined
pages-option-placement-note = Seldom matters; with two players a marker also raises the price of a kingdom.
pages-option-empty-pool-draw = With no card face up, the deck gives
pages-option-empty-pool-draw-1 = one card
pages-option-empty-pool-draw-2 = two cards
pages-option-empty-pool-draw-note = Two cards are a popular variant that is in no rulebook.
pages-options-rules = The options in the rules
pages-new-summary =
    { $players } players, { $bots ->
        [0] no bots
        [one] 1 bot
       *[other] { $bots } bots
    }. { $waits ->
        [yes] Next you get a link for your friends.
       *[no] The game begins at once.
    }
pages-new-create =
    { $waits ->
        [yes] Create table
       *[no] Start game
    }

# --- Waiting room ---

pages-waiting = The table is set
pages-waiting-free =
    { $free ->
        [0] Everybody is here.
        [one] Waiting for 1 more player.
       *[other] Waiting for { $free } more players.
    }
pages-seats = Seats
pages-chair =
    { $kind ->
        [bot] bot, { $level }
       *[other] { $own ->
            [yes] { $host ->
                [yes] you, host
               *[no] you
            }
           *[no] { $host ->
                [yes] host
               *[no] player
            }
        }
    }
pages-seat-bot = Seat a bot
pages-bots-level = Bots that you seat
pages-start-game = Start the game
pages-start-ready = The first player is drawn by lot.
pages-host-starts = { $name } starts the game.
pages-join = Join
pages-look-on = You can also stay and look on: you will see everything but the hands.
pages-look-on-full = All seats are taken. Stay and look on: you will see everything but the hands.
pages-invite = Invite
pages-invite-link = Link to this table
pages-invite-note = Send it to friends, or let them scan the code with a phone. No account is needed.
pages-invitation = Come and play a game of Ethnos with me.
pages-qr = QR code of { $address }
pages-own-link = Your personal link
pages-own-link-note = It opens your own seat on another device, and after you have cleared this browser. Keep it to yourself: whoever has it plays for you.
pages-own-link-of = Opens the seat of { $name }
pages-this-table = This table
pages-chat = Chat
pages-chat-empty = Nobody has said anything yet.
pages-chat-say = Say something
pages-chat-send = Send

# --- Lists of tables ---

pages-fact-tribes-random = random tribes
pages-fact-tribes-first-game = first-game tribes
pages-fact-option = { $option } { $value }
pages-fact-clock =
    { $kind ->
        [bank] { NUMBER($minutes, maximumFractionDigits: 0) } min, +{ $increment } s a move
        [days] { $days ->
            [one] 1 day a move
           *[other] { $days } days a move
        }
       *[none] no clock
    }
pages-lobby = Lobby
pages-lobby-note = Listed tables, to join or to look on.
pages-lobby-empty = No table is listed right now. Make one: others will find it here.
pages-status-open =
    { $free ->
        [0] Full, about to begin
        [one] 1 seat free
       *[other] { $free } seats free
    }
pages-status-running = Playing, Age { $age }
pages-status-over = Finished
pages-a-bot = bot
pages-glory = { $glory } Glory
pages-back = Back to your seat
pages-watch = Look on
pages-watch-replay = Watch
pages-replays = Replays
pages-replays-note = Finished games of listed tables, the last first.
pages-replays-empty = No listed game has been finished here yet.
pages-older = Older games
pages-oldest = These are all.

# --- Learn ---

pages-learn = How to play
pages-learn-note = Two minutes now; the table explains the rest as you go.
pages-learn-step = { $number }. { $title }
pages-learn-aim = Win kingdoms
pages-learn-aim-text = At the end of each Age a kingdom pays Glory to whoever has the most markers there. Most Glory at the end wins.
pages-learn-turn = Take a card or play a Band
pages-learn-turn-text = On your turn do one of the two. Take any face-up card, or the top one of the deck. You can hold ten.
pages-learn-band = Bands belong together
pages-learn-band-text = A Band is of one tribe or of one colour. Larger is better: 2, 3, 4, 5, 6 cards are worth 1, 3, 6, 10, 15 Glory at the end of the Age.
pages-learn-marker = Place a marker
pages-learn-marker-text = The Leader's colour names the kingdom. You need more cards than you have markers there: the third marker needs three cards.
pages-learn-leader = Choose the Leader well
pages-learn-leader-text = The Leader's tribe has a power: Centaurs let you play another Band, Elves keep cards, Wizards draw new ones. The rest of your hand goes to the table for everybody.
pages-learn-age = Mind the Dragons
pages-learn-age-text = Three Dragons sleep in the lower half of the deck. The third ends the Age at once, and whatever you still hold is lost.
pages-first-game = Play a first game
pages-first-game-note = Against three novices, with the easiest tribes, and hints whenever you ask.

# --- Nothing here ---

pages-lost = Nothing here but a Dragon
pages-lost-note = There is no such page. Perhaps the link is incomplete.
