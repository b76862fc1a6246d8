# People who keep their games together: their list, their devices, notices, statistics

# --- My games ---

people-games = My games
people-games-note = Games that wait for you come first.
people-games-none = You have no games on this device yet.
people-group-yours = Your turn
people-group-others = Others to move
people-group-open = Not yet begun
people-group-over = Finished
people-group-unknown = Not found
people-until = until { $time }
people-place = place { $place }

# --- Keeping games together ---

people-together = On all your devices
people-together-note = There are no accounts here. If you like, this server keeps your seats together under a key that only your browsers have. One link then opens all your games on another device, and you can be told when it is your turn. You can have all of it deleted at any time.
people-together-start = Keep my games together
people-carry = Carry my games to another device
people-carry-link = Link for one other device
people-carry-note = Open it there until { $time }. It works once. Keep it private: whoever opens it has all your games.
people-arrive = Your games on this device
people-arrive-note = This link brings all games of the person who made it to this device. Go on only if you made it yourself: its maker can open every game that you play here from then on.
people-arrive-games = { $count ->
    [one] It brings { $count } game.
   *[other] It brings { $count } games.
}
people-arrive-names = Played as: { $names }.
people-arrive-none = It brings no games.
people-arrive-stay = The seats that this device has already stay here: they do not become part of what comes in, and nobody else gets them.
people-arrive-kept = This device keeps games together already. If you go on, it no longer shares them with your other devices.
people-arrive-yes = I made it: bring my games here
people-forget = Delete all of this from the server
people-forget-note = Your games go on, and this device keeps its seats. Only what ties them together is deleted: the key, addresses for notices, and your rating.
people-forget-really = Delete now

# --- Notices ---

people-notices = Tell me when it is my turn
people-notices-note = In games with days per move, and an hour after you have left a game without a clock; once per turn, and only while you are away.
people-notices-off = This server sends no notices.
people-mail = E-mail address
people-mail-set = Send a confirmation
people-mail-waiting = A mail is on its way to { $address }. Open the link in it to confirm the address.
people-mail-on = Mails go to { $address }.
people-mail-stop = No mails
people-push-start = Notify me in this browser
people-push-stop = No longer notify me in this browser
people-push-failed = This browser does not accept notifications from here.
people-confirm = Confirm your address
people-confirm-note = From then on a mail tells you when it is your turn. Every mail has a link that ends them.
people-confirm-yes = Yes, send me mails
people-confirmed = Your address is confirmed.
people-unsubscribe = No more mails
people-unsubscribe-note = Your address is deleted here, and no more mails are sent to it.
people-unsubscribe-yes = Delete my address
people-unsubscribed = Your address is deleted.

# --- Rating and statistics ---

people-rated = I want a rating
people-rated-note = Games at rated tables then count for you, from the next one that you sit down at, if everyone there wants a rating. Bots do not count.
people-rated-table = Rated
people-rated-table-note = The result changes the players’ ratings. For that, before the game starts, everyone at the table has to keep their games together and to have ticked “{ people-rated }” there. Otherwise it is played like any other game.
people-statistics = My statistics
people-statistics-note = All finished games that you keep together here, those against bots too.
people-statistics-none = No finished games yet.
people-statistics-unkept = Statistics appear once you keep your games together.
people-by-players = By number of players
people-column-players = Players
people-column-games = Games
people-column-wins = Wins
people-column-places = Places from the first
people-column-glory = Glory, mean
people-column-best = Glory, best
people-column-rating = Rating
people-rating = { $mu } ± { $spread }
people-rating-note = A rating begins at 25 ± 16.7. The number after ± says how sure it is: the true strength is within that range in 19 of 20 cases.
people-tribes = Your Leaders
people-tribe-bands =
    { $bands ->
        [one] 1 Band
       *[other] { $bands } Bands
    }
