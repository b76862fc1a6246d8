# The browser's pages around the table: start, set-up, waiting room, lobby, replays, first steps.

pages-name = Ethnos
pages-window-title = { $title } · Ethnos
pages-tagline = Rally the tribes into Bands, win six Kingdoms and earn Glory before the third Dragon wakes.
pages-unofficial = A free, unofficial edition made by players. All art and texts are our own.
pages-skip = Skip to content
pages-home = Home
pages-home-link = Ethnos: home
pages-navigation = Pages
pages-link-lobby = Lobby
pages-link-learn = Learn
pages-link-rules = Rules
pages-more = More ways to play
pages-default-name = Traveller
pages-your-name = Your name
pages-copy = Copy
pages-copied = Copied
pages-share = Share

# --- Settings ---

pages-settings = Settings
pages-language = Language
pages-theme = Appearance
pages-theme-auto = Match my device
pages-theme-light = Light
pages-theme-dark = Dark
pages-theme-to =
    { $theme ->
        [dark] Switch to dark theme
       *[light] Switch to light theme
    }
pages-pace = Pace
pages-pace-calm = Calm
pages-pace-brisk = Brisk
pages-pace-instant = Instant
pages-pace-note = How long other players’ moves stay on screen. Click anywhere to skip.
pages-order = Sort my hand by
pages-order-tribe = Tribe
pages-order-colour = Colour
pages-sound = Sounds
pages-opening = Show how a new game is set up
pages-notify = Tell me when it is my turn
pages-notify-denied = This browser blocks notifications from this page. You can allow them in its settings.

# --- Start ---

pages-play-now-title = Play now
pages-in-browser = In this browser: also works offline
pages-play-now =
    { $opponents ->
        [one] Play against 1 bot
       *[other] Play against { $opponents } bots
    }
pages-opponents = Opponents
pages-colour = Your colour
pages-colour-of = Colour of { $name }
pages-colour-taken = taken: { $name }
pages-colour-white = White
pages-colour-black = Black
pages-colour-yellow = Yellow
pages-colour-turquoise = Turquoise
pages-colour-pink = Pink
pages-colour-brown = Brown
pages-level = Level
pages-level-novice = novice
pages-level-adept = adept
pages-level-expert = expert
pages-level-master = master
pages-level-grandmaster = grandmaster
pages-way-new = New table
pages-way-new-note = With friends, bots, or one device passed around.
pages-way-lobby = Lobby
pages-way-lobby-note = Join an open table, or watch.
pages-way-learn = Learn the game
pages-way-learn-note = A guided first game, about ten minutes.
pages-newcomer = New here?
pages-way-replays = Replays
pages-way-replays-note = Finished games, move by move.
pages-way-rules = Rules
pages-way-rules-note = Look up every rule and ruling.
pages-way-tribes = Tribes
pages-way-tribes-note = How to play each one well.
pages-join-label = Join with a link or a table code
pages-join-open = Open
pages-join-wrong = That is not a table link. It should look like …/table/abc123, or just abc123.

pages-continue = Your games
pages-all-games = Show all { $count }
pages-free-seat = free seat
pages-your-seat = you
pages-game-as = As { $names }
pages-game-with = with { $names }
pages-game-asking = Checking…
pages-game-gone = This table no longer exists.
pages-game-unknown = The server is not responding right now.
pages-game-paused = Paused.
pages-game-open =
    { $free ->
        [0] Everyone is here: the host can start.
        [one] 1 seat is still free.
       *[other] { $free } seats are still free.
    }
pages-game-your-turn = Your turn.
pages-game-turn-of = { $name }’s turn.
pages-game-over = Finished. Watch it again.
pages-forget = Remove from this list
pages-forget-really = Remove?

# --- A new table ---

pages-new = New table
pages-new-who = Who is playing
pages-new-what = What to play
pages-new-players = Players
pages-seat = Seat { $number }
pages-seat-who = Who sits in seat { $number }
pages-wish-you = You
pages-wish-you-note = You are the host and start the game.
pages-wish-open = A friend, by link
pages-wish-open-note = The first person to open the link sits here.
pages-wish-here = A friend on this device
pages-wish-here-note = Pass the device around; the screen is covered between turns.
pages-wish-bot = A bot
pages-wish-bot-note = Plays at once, day and night.
pages-bot = { $name }, { $level }
pages-friend-name = Their name
pages-tribes = Tribes
pages-tribes-random = Random
pages-tribes-first-game = First game
pages-tribes-character = By character
pages-tribes-chosen = Chosen
pages-tribes-character-note = Sets that play short, long, lucky, deep or balanced.
pages-tribes-about = About the tribes
pages-tribes-random-note = { $needed } of the twelve tribes, chosen at random.
pages-tribes-first-game-note =
    { $needed ->
        [6] Wingfolk, Halflings, Minotaurs, Giants, Wizards and Centaurs: easy to start with.
       *[other] { $needed } of Wingfolk, Halflings, Minotaurs, Giants, Wizards and Centaurs: easy to start with.
    }
pages-tribes-chosen-note = Choose { $needed } tribes.
pages-tribes-count = { $chosen } of { $needed } chosen
pages-listed = List in the lobby
pages-listed-note = Anyone can join or watch, and the replay is public afterwards.
pages-hints = Hints
pages-hints-note = On your turn you can ask what the champion would play.
pages-memory-aid = Memory aid
pages-memory-aid-note = Cards that everyone saw a player take stay visible.
pages-advanced = Clock, edition and options
pages-clock = Clock
pages-clock-none = None
pages-clock-none-note = Everyone takes the time they need.
pages-clock-bank = Minutes
pages-clock-bank-note = Each person has this much time for the whole game. When it runs out, a bot moves for them.
pages-clock-days = Days
pages-clock-days-note = For correspondence games: this many days per move.
pages-clock-minutes = Minutes per person
pages-clock-increment = Extra seconds per move
pages-clock-days-number = Days per move
pages-edition = Edition
pages-edition-choose = Follow the rules of the
pages-preset-english = English edition
pages-preset-english-note = The standard rules.
pages-preset-portuguese = Brazilian edition
pages-preset-portuguese-note = As in the English edition.
pages-preset-russian = Russian edition
pages-preset-russian-note = As in the English edition; its text has no tribes chapter.
pages-preset-polish = Polish edition
pages-preset-polish-note = Ten Skeletons win the game, only the leader of the Merfolk board scores, and only the largest Band breaks a final tie.
pages-preset-german = German edition
pages-preset-german-note = Only the leader of the Merfolk board scores, Trolls break ties in Kingdoms only, and another Band follows a Centaur’s only if its marker was placed.
pages-option-ten-skeletons = A hand of ten Skeletons
pages-option-ten-skeletons-discard = is shown and discarded
pages-option-ten-skeletons-win = wins the game
pages-option-ten-skeletons-note = Skeletons never lead, so such a hand cannot play a Band.
pages-option-merfolk-scoring = The Merfolk board scores
pages-option-merfolk-scoring-as-kingdom = like a Kingdom
pages-option-merfolk-scoring-leader-only = for its leader only
pages-option-merfolk-scoring-note = Whether second and third place score there in later Ages.
pages-option-troll-scope = Trolls break ties
pages-option-troll-scope-kingdoms-and-merfolk = in Kingdoms and on the Merfolk board
pages-option-troll-scope-kingdoms-only = in Kingdoms only
pages-option-troll-scope-note = Where Troll tokens count when an Age is scored.
pages-option-band-tiebreak = A tie for victory is broken by
pages-option-band-tiebreak-ladder = all Bands, the largest first
pages-option-band-tiebreak-largest-only = the largest Band alone
pages-option-band-tiebreak-note = Only if Glory and markers are equal.
pages-option-placement = A marker that can be placed
pages-option-placement-must = must be placed
pages-option-placement-may = may be declined
pages-option-placement-note = Rarely matters; with two players, a marker also raises the size of Band needed in a Kingdom.
pages-option-empty-pool-draw = With the pool empty, the deck gives
pages-option-empty-pool-draw-1 = one card
pages-option-empty-pool-draw-2 = two cards
pages-option-empty-pool-draw-note = Two cards is a popular variant found in no rulebook.
pages-option-centaur-trigger = Another Band may follow a Centaur’s that
pages-option-centaur-trigger-able = can place its marker
pages-option-centaur-trigger-placed = has placed its marker
pages-option-centaur-trigger-note = Matters only where a marker may be declined.
pages-option-merfolk-sole = With two players, whoever is alone on the Merfolk board gains
pages-option-merfolk-sole-first = one value
pages-option-merfolk-sole-both = both values
pages-option-merfolk-sole-note = In Age 2, while the other player is still on space 0.
pages-options-rules = Options in the rules
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
        [0] Everyone is here.
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
pages-free-seat-of = Free the seat of { $name }
pages-bots-level = Level of bots you seat
pages-start-game = Start the game
pages-start-ready = The first player is chosen at random.
pages-host-starts = { $name } starts the game.
pages-join = Join
pages-look-on = You can also stay and watch: you will see everything except the hands.
pages-look-on-full = All seats are taken. Stay and watch: you will see everything except the hands.
pages-invite = Invite
pages-invite-link = Link to this table
pages-invite-note = Send it to friends, or let them scan the code with a phone. No account is needed.
pages-invitation = Come and play a game of Ethnos with me.
pages-qr = QR code of { $address }
pages-share-only-here = This link works only on this computer: nobody else can reach the game yet.
pages-share-offer = Let others on this network join
pages-share-ask = Let others join?
pages-share-meaning = Anyone on the same network who has the link or the code can then open the tables here: take a free seat, watch, or set up a table of their own. Nothing else on this computer is shared.
pages-share-until = It ends when you stop it or quit the game, and is off again next time.
pages-share-yes = Let them join
pages-share-on = Others on this network can join with this link.
pages-share-by-hand = Or open { $address } there and enter the table code { $code }.
pages-share-trouble = If it does not open there, this computer’s firewall is blocking it, or the other device is on a different network.
pages-share-more = Other addresses of this computer
pages-share-more-link = Link for { $address }
pages-share-lost = This computer has left the network it shared the game on, so the link no longer works there.
pages-share-stop = Stop letting others join
pages-own-link = Your personal link
pages-own-link-note = It opens your seat on another device, or after you clear this browser’s data. Keep it private: anyone who has it can play as you.
pages-own-link-of = Opens { $name }’s seat
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
        [bank] { NUMBER($minutes, maximumFractionDigits: 0) } min, +{ $increment } s per move
        [days] { $days ->
            [one] 1 day per move
           *[other] { $days } days per move
        }
       *[none] no clock
    }
pages-lobby = Lobby
pages-lobby-note = Listed tables to join or watch.
pages-lobby-empty = No table is listed right now. Create one: others will find it here.
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
pages-watch = Watch
pages-watch-replay = Watch
pages-replays = Replays
pages-replays-note = Finished games from listed tables, newest first.
pages-replays-empty = No listed game has been finished here yet.
pages-older = Older games
pages-oldest = That is all of them.

# --- Learn ---

pages-learn = Learn the game
pages-learn-note = Two minutes now; the table explains the rest as you go.
pages-learn-step = { $number }. { $title }
pages-learn-aim = Win Kingdoms
pages-learn-aim-text = At the end of each Age the player with the most markers in a Kingdom gains Glory there; in later Ages second and third place gain some too. Most Glory at the end wins.
pages-learn-turn = Take a card or play a Band
pages-learn-turn-text = On your turn do one or the other. To recruit an Ally, take any card from the pool, where cards lie face up, or the top card of the deck. You can hold ten cards.
pages-learn-band = The cards of a Band match
pages-learn-band-text = All cards of a Band share a tribe or a colour. Larger is better: 2, 3, 4, 5, 6 cards are worth 1, 3, 6, 10, 15 Glory at the end of the Age.
pages-learn-marker = Place a marker
pages-learn-marker-text = The Leader’s colour decides the Kingdom. You need more cards than you have markers there: the third marker needs three cards.
pages-learn-leader = Choose the Leader well
pages-learn-leader-text = The Leader’s tribe has an ability: Centaurs let you play another Band, Elves keep cards, Wizards draw new ones. The rest of your hand goes to the pool for everyone.
pages-learn-age = Beware of the Dragons
pages-learn-age-text = Three Dragons sleep in the lower half of the deck. The third ends the Age at once, and whatever you still hold is lost.
pages-first-game = Play a first game
pages-first-game-note = Against three novices, with the easiest tribes, and hints whenever you ask.

# --- Nothing here ---

pages-lost = Nothing here but a Dragon
pages-lost-note = There is no such page. The link may be incomplete.

# --- A game from a file ---

pages-file-load = Load a game file
pages-file-note = An .ethnos file holds a whole game. Every shuffle, move and point in it is checked first.
pages-file-checked = The file is sound: everything in it fits. Moves: { $moves }, shuffles: { $shuffles }, Glory: { $points }.

# --- Privacy ---

privacy = Privacy
privacy-short = Nobody needs an account, and there are no cookies, no trackers and no advertisements. The pages load nothing from anybody else, and nothing is passed on unless you ask for it.
privacy-kept = What this server keeps
privacy-kept-names = The names you type for yourself. A name need not be your real one.
privacy-kept-game = Of every game: the settings, each move and its time.
privacy-kept-chat = What you write in the chat. Everybody at the table can read it, and everybody who watches.
privacy-kept-links = For every seat a check value of its personal link, never the link itself. Whoever has your link plays for you: keep it to yourself.
privacy-kept-public = Listed tables and finished games can be seen by everybody, with the names of the players.
privacy-kept-people = If you keep your games together: which seats are yours, with their links sealed so that only your browsers can open them. If you ask to hear of your turns: your e-mail address, or the address your browser gives for notifications, until you unsubscribe. Notices go through your mail provider, or through the service of your browser’s maker.
privacy-kept-safe = Whose chat you have hidden, whom you have blocked, and what you report to the host of the server.
privacy-address = Your network address is held in memory while you are connected, so that nobody can take up the whole server. It is written down only when the server refuses somebody: in its log, and in the list of banned addresses. When the server limits how much one address may do, it stores a check value of it, for an hour at most. Until a game begins, it stores check values of where its seats were taken from, so that somebody whom the host of the table let go does not sit down again.
privacy-long = For how long
privacy-finished = { $days ->
    [0] Finished games: for ever, because people come back to them.
    [one] Finished games: { $days } day.
   *[other] Finished games: { $days } days.
}
privacy-unfinished = { $days ->
    [0] Unfinished games: for ever.
    [one] Unfinished games: { $days } day after the last move.
   *[other] Unfinished games: { $days } days after the last move.
}
privacy-abandoned = { $days ->
    [0] Tables at which no game has begun: for ever.
    [one] Tables at which no game has begun: { $days } day.
   *[other] Tables at which no game has begun: { $days } days.
}
privacy-chat = { $days ->
    [0] Chat: as long as its game.
    [one] Chat: { $days } day after the end of the game.
   *[other] Chat: { $days } days after the end of the game.
}
privacy-people = { $days ->
    [0] What ties your games together: until you delete it.
    [one] What ties your games together: { $days } day after your last visit.
   *[other] What ties your games together: { $days } days after your last visit.
}
privacy-addresses = { $days ->
    [0] Your addresses for notices: until you end them.
    [one] Your addresses for notices: { $days } day after your last visit.
   *[other] Your addresses for notices: { $days } days after your last visit.
}
privacy-unconfirmed = { $days ->
    [0] An e-mail address that nobody has confirmed: until it is deleted.
    [one] An e-mail address that nobody has confirmed: { $days } day after your last visit.
   *[other] An e-mail address that nobody has confirmed: { $days } days after your last visit.
}
privacy-notices = { $days ->
    [0] That you were told of a turn: as long as its game.
    [one] That you were told of a turn: { $days } day.
   *[other] That you were told of a turn: { $days } days.
}
privacy-reports = { $days ->
    [0] Reports, and what the host did: as long as the server.
    [one] Reports, and what the host did: { $days } day.
   *[other] Reports, and what the host did: { $days } days.
}
privacy-device = What stays on this device
privacy-device-text = This browser keeps your settings, your name and the links to your seats. Delete the data of this website in the browser’s settings to remove them; without its link you lose a seat.
privacy-remove = How to have something removed
privacy-remove-text = The host of this server can remove a name or chat everywhere, delete a table, and give you what is stored about it. The games of the others stay readable, without your name.
privacy-contact = The host’s contact:
privacy-no-contact = The host has given no contact here. Ask whoever invited you.
privacy-tab = Everything stays on this device
privacy-tab-text = This page has no server: you play in your own browser, and your games, your name and your settings are kept in its storage alone. Nobody else ever sees them.
privacy-tab-remove = Delete the data of this website in the browser’s settings to remove everything. Save games that you want to keep first, under Settings.
