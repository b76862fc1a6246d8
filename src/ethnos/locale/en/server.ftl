# Refusals of the server: what cannot be done at a table now, and why
server-no-table = There is no such table.
server-gap = The table has moved on; the page will catch up by itself.
server-not-started = The game has not begun.
server-already-started = The game has already begun.
server-table-full = All seats are taken.
server-seat-taken = Someone is already sitting there.
server-seats-empty = Some seats are still empty: wait for people, or seat a bot.
server-host-only = Only the host can do that.
server-no-such-seat = There is no such seat.
server-no-such-level = There is no bot of that level.
server-no-such-preset = There is no such edition.
server-no-such-reaction = There is no such reaction.
server-clock-empty = A clock needs some time on it.
server-not-here = That player has already left.
server-not-your-turn = It is someone else’s turn.
server-not-your-seat = That is not your seat.
server-bot-plays = A bot is playing for this seat. Open your personal link to take the seat back.
server-paused = The game is paused.
server-not-paused = The game is not paused.
server-over = The game is over.
server-not-over = The game is not over yet.
server-nothing-to-undo = You have no move to undo.
server-card-shown = That move showed a card, so it can no longer be undone: nobody may look into the deck twice.
server-move-undone = That move has already been undone.
server-clock-runs = That player is away, but their clock is running. Once their time has run out, a bot can play for them.
server-not-absent-long =
    { $minutes ->
        [one] That player has not been away for a minute. After that, all the others together can let a bot play.
       *[other] That player has not been away for { $minutes } minutes. After that, all the others together can let a bot play.
    }
server-weak-bot = For a person who is away, a bot must be at least an adept.
server-seat-empty = Nobody is sitting there.
server-too-many-joins = Too many people have joined from one address. Please wait a minute.
server-nothing-asked = Nobody has asked you anything.
server-already-asked = Another question is still open.
server-empty-text = Please write something.
server-too-much-talk = That was a lot at once. Please wait a moment before you say more.
server-bot-seated = A bot already plays there, and it cannot be changed.
server-wrong-secret = This link does not open a seat at this table.
server-other-protocol = This page is out of date. Please reload it.
server-say-hello = The first message must be “hello”.
server-hello-twice = This connection has already said “hello”.
server-bad-message = That message was not understood ({ $problem }).
server-too-many-messages = Too many messages at once. Please wait a moment.
server-message-too-long = That message is too long.
server-too-many-replays = Too many games have been requested from one address. Please wait a minute.
server-too-many-requests = Too many requests from one address. Please wait a moment.
server-too-many-sockets = Too many connections from one address.
server-too-many-tables = Too many new tables from one address. Please wait a minute.
server-no-hints = There are no hints at this table.
server-one-hint = A hint is already on its way. Please wait a moment.
server-analysis-thinking = The game is still being analysed. Please ask again in a moment.
server-too-many-analyses = Many games are already being analysed. Please wait a moment.
server-no-such-page = There is nothing at this address.
server-not-from-here = Only a page open on the server’s own computer can do that.
server-no-network = This computer is not connected to a local network.
server-no-database = The server cannot reach its database; nothing is lost. Please try again in a moment.
server-no-pages = This server’s pages have not been built. In a copy of the source code run: npm --prefix web ci, then npm --prefix web run build, and restart the server. Other clients find everything at /openapi.json.
server-failed = Something went wrong on the server; your table is unchanged. Please reload the page.
server-stops = The server is stopping. The game is saved and continues when the server is back.
server-table-unreadable = This game cannot be opened: its record is damaged, or another version of the game wrote it.
server-table-deleted = This game has been deleted.
server-file-unknown = This is not a game file of Ethnos.
server-file-newer = A newer version of the game wrote this file, and this version cannot read it.
server-file-wrong = This file is damaged or was altered: line { $line } does not fit the game.
server-file-position = The game in this file starts from a composed position. Only games dealt from the beginning can be replayed here.
server-file-unfinished = The game in this file is not over. Only finished games can be replayed here.

# Options of the command
serve-sockets = How many connections one address may have (default: 100).
serve-tables = How many new tables one address may create per minute, after the first 30 (default: 10).
serve-lease = With several processes: for how many seconds one of them has sole charge of a table’s bots and clocks (default: 10).
serve-site = The folder of the game without a server (make site), so that people can play against bots in their own browser. In a copy of the source code: dist/site, if it is built.
server-no-asyncpg = A PostgreSQL database needs asyncpg: pip install "ethnos[hosting]".
