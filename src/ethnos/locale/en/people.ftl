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

# --- Among strangers ---

# Whoever speaks in the chat without a seat.
people-spectators = spectators
people-safe =
    { $person ->
        [yes] If { $name } bothers you
       *[no] If a spectator bothers you
    }
people-about-line = Hide, block or report: { $name }
people-mute =
    { $muted ->
        [yes] Show the chat again
       *[no] Hide the chat
    }
people-mute-note =
    { $muted ->
        [yes] Hidden: you see nothing that is said there.
       *[no] You no longer see what { $person ->
            [yes] { $name } writes
           *[no] spectators write
        }. Nobody is told.
    }
people-block =
    { $blocked ->
        [yes] Unblock
       *[no] Block
    }
people-block-note =
    { $blocked ->
        [yes] Blocked: you two do not read each other, and play no rematch.
       *[no] Neither of you reads the other, and you play no rematch. If you both keep your games together, you meet at no other table. Nobody is told.
    }
people-report = Report
people-report-note = Tell the host of this server what happened.
people-report-who =
    { $person ->
        [yes] About { $name }. Only the host of this server reads it.
       *[no] About a spectator. Only the host of this server reads it.
    }
people-report-reason = What happened?
people-report-line = Is it about a message?
people-report-no-line = No particular message
people-report-send = Send the report
people-report-sent = Your report has been sent. The host of this server decides what to do. You can also hide or block.
people-report-back = Back
people-replace-link =
    { $sure ->
        [yes] Yes, replace it now
       *[no] Replace your personal link
    }
people-replace-link-note = If somebody else has your link: you get a new one, the old one opens nothing any more, and whoever plays with it is thrown out at once.
people-link-replaced = You have a new personal link. The old one no longer opens your seat. You can copy the new one in the menu.
people-end =
    { $sure ->
        [yes] Yes, offer it to the others
       *[no] Offer to end the game now
    }
people-end-note = If everybody agrees, the game ends as it stands. It then counts neither for ratings nor for statistics.
people-ended-early = The game was ended early
people-ended-early-note = Everybody agreed. These are the places by Glory so far; they count neither for ratings nor for statistics.
people-asks = { $name } asks to sit down at your table.
people-admit = Let in
people-decline = Decline
people-invitations = Invitations for one person each
people-invitations-note =
    { $admission ->
        [invited] Only people with an invitation can sit down here. Each link works once.
        [asked] Whoever asks for a seat waits for your answer. With an invitation somebody sits down at once. Each link works once.
       *[anyone] Anyone can sit down here. An invitation also lets in somebody whom you have sent away. Each link works once.
    }
people-invitation = Invitation no. { $number }
people-invitation-elsewhere = Its link is only where it was made.
people-invitation-withdraw = Withdraw
people-invite = Make an invitation
people-invited = You are invited
people-invited-note = { $name } invites you to a game of Ethnos. This invitation seats one person, once.
people-invited-others = Also at this table: { $names }.
people-invited-yes = Accept and sit down
people-invited-no = No, thank you
people-invited-kept = If you decline, the invitation stays valid: you can open the link again.
people-waits = The host decides
people-waits-note = { $name } is asked whether you may sit down. This page shows the answer by itself.
people-waits-leave = You can leave this page and come back: your request stays.
people-blocked = People you have blocked
people-blocked-note = You do not meet at any table, as long as you both keep your games together.
people-unblock = Unblock
