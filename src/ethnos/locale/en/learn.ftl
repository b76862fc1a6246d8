# The tutorial and the tips for newcomers. Numbers come from the table that is shown.

learn-rival-one = Mila
learn-rival-two = Tarn

learn-title = Your first game
learn-note = Play it yourself, one step at a time. You can stop whenever you like and go on later.
learn-minutes =
    { $minutes ->
        [one] about one minute
       *[other] about { $minutes } minutes
    }
learn-start = Start the lesson
learn-resume = Go on where you stopped
learn-over-again = Start again
learn-done = You have finished the lesson.
learn-overview = The whole game in two minutes

learn-coach = Your guide
learn-progress = Step { $number } of { $total }
learn-go-on = Go on
learn-back = Back
learn-again = Try this step again
learn-show-me = Show me
learn-leave = Leave
learn-opening = Laying out the cards …
learn-not-quite = Not quite what this step is about

learn-chapter-aim = What it is about
learn-chapter-recruit = Recruiting
learn-chapter-band = Your first Band
learn-chapter-leader = The Leader and its power
learn-chapter-size = Why size matters
learn-chapter-discard = What you give away
learn-chapter-dragons = Dragons
learn-chapter-end = The end of an Age
learn-chapter-majorities = Majorities and ties
learn-chapter-second = The second Age is yours

# Scenes: what is told and asked, what is said when something else is done, and what is said afterwards.

learn-welcome =
    Six kingdoms, and { $players } players who want to rule them. Markers on the map show who is strong where. At the end of each Age the strongest in a kingdom get its Glory.
    This game has { $ages ->
        [one] one Age
       *[other] { $ages } Ages
    }. Most Glory at the end wins.

learn-recruit =
    On your turn you do one of two things: take one card, or play cards from your hand as a Band.
    The cards of a Band share a tribe or a colour. You hold a red Minotaur, so take the blue Minotaur that lies face up.
learn-recruit-nudge = That card can be taken too, but it has nothing in common with your red Minotaur. Take the blue Minotaur.
learn-recruit-after = Two of a tribe. Nobody fills the gap in the row: cards that are taken are not replaced. { learn-rival-one } and { learn-rival-two } have had their turns as well.

learn-deck =
    Nothing that lies face up goes with your Minotaurs now. Then try your luck: draw the top card of the deck.
    It has another advantage: nobody sees what you get.
learn-deck-nudge = You could, but it would not go with your Minotaurs. Draw from the deck this time.
learn-deck-after = A green Minotaur, and only you know it. Everybody has seen { learn-rival-two } take the orange Giant, though.

learn-band =
    Three Minotaurs: enough for a Band. Choose the one that is to lead; all that go with it join by themselves. Then play the Band.
    The Leader’s colour decides which kingdom gets your marker.
learn-band-nudge = Play all your Minotaurs in one Band, led by one of them.
learn-band-after =
    Your marker stands in the kingdom of your Leader’s colour. The Band stays in front of you and gives { $glory } Glory at the end of the Age.
    The red Halfling was left in your hand, so it went face up to the others, and { learn-rival-two } took it.

learn-leader =
    This time your cards share a colour: all are green. Who leads matters, because only the Leader’s power counts.
    Let the Wingfolk lead: their marker may go to any kingdom. Send it to Straton, which gives { $glory } Glory in this Age.
learn-leader-nudge = That would work as well. But here the Wingfolk are to lead all three cards, with the marker in Straton.
learn-leader-after = Green cards, and a marker in the blue kingdom: that is what Wingfolk can do. Every tribe has a power of its own; in any game you can look up what the tribes in play can do.

learn-wizard =
    After a Band your whole hand is gone, unless a power helps. A Wizard who leads draws as many cards as the Band has.
    Play both Wizards, and let them draw.
learn-wizard-nudge = Play both Wizards as one Band, and let them draw.
learn-wizard-after = Two new cards at once. They are red, both of them: a good start for the next Band.

learn-glory =
    These are your Bands. At the end of the Age each gives Glory by its size: one card { $glory1 }, two { $glory2 }, three { $glory3 }, four { $glory4 }, five { $glory5 }, and six or more { $glory6 }.
    So one large Band is worth far more than two small ones.

learn-size =
    Size decides about markers too: a Band needs more cards than you have markers in that kingdom. You have { $own } in Rhea, so it takes { $needed } cards to place another.
    Play your red cards and put a marker into Rhea.
learn-size-nudge = That would put no marker into Rhea. It takes { $needed } red cards, led by the Giant or the Wizard: Halflings are many, but when they lead, no marker is placed.
learn-size-after = Every further marker in a kingdom needs a larger Band. Spreading out is cheap, ruling is dear.

learn-discard =
    Look at { learn-rival-one }: one Band of Wingfolk, and you saw her take another from the face-up cards. She has her turn right after you.
    Play your three Giants, and watch what becomes of the Wingfolk that you leave.
learn-discard-nudge = In this step play all three Giants, led by one of them.
learn-discard-after = You got { $glory } Glory at once for the largest Band of Giants so far, and the Giant with it. But { learn-rival-one } took one of your Wingfolk straight away. Whatever is left in your hand is a present to the others, and { learn-rival-one } chooses first.

learn-less =
    It is better to play when little is left over. Find a Band that leaves no more than one card behind.
    Do not wait for ever, though: with { $limit } cards in hand you cannot take another and have to play.
learn-less-nudge = That leaves more than one card to the others. Try a colour instead of a tribe.
learn-less-after = Four green cards, and just one Halfling for the others. Well done.

learn-dragon =
    Where is the end of an Age? In the deck: { $dragons } Dragons are hidden in its lower half. Draw a card.
learn-dragon-nudge = Draw from the deck here: something is waiting on top.
learn-dragon-after = A Dragon! It is laid by the board and you draw again, nothing more. Then { learn-rival-one } met the second one. The third will end the Age at once, whoever draws it.

learn-end =
    Two Dragons have been seen. When the third appears, all cards still in hand are worth nothing.
    So play your orange cards now, all of them, with a marker in Ithys.
learn-end-nudge = A card that stays in your hand is lost if the next draw is a Dragon. Play all three, and let the Minotaur lead: Halflings would place no marker.
learn-end-after = { learn-rival-one } drew the third Dragon, and the Age was over. First the kingdoms were scored, then the Giant, then the Bands. You and { learn-rival-one } were level in Ithys, so you shared its Glory. Bands and hands are gone now; the markers on the map stay.

learn-majority =
    In the second Age there is more to win, and the second place counts as well. In Rhea you would get { $most } Glory, and { learn-rival-two } { $next }.
    Whoever is level shares: in Ithys the Glory of both places, { $higher } and { $lower }, is added up and halved, which gives you and { learn-rival-one } { $share } each. What cannot be divided is lost.

learn-tie =
    Later in the second Age { learn-rival-two } has drawn level in Rhea: { $share } Glory for each of you. One more marker and the first place is yours alone.
    You have { $own } markers there. Minotaurs need one card fewer than others, so { $needed } cards will do. Let the red Minotaur lead.
learn-tie-nudge = The marker has to go to Rhea: play both Minotaurs, led by the red one.
learn-tie-after = Now Rhea would give you { $most } Glory, and { learn-rival-two } only { $next }. One marker at the right time is worth a lot.

learn-second =
    That is all there is to know. The second Age is dealt, the markers stand where the first one left them, and from here on you decide. { learn-rival-one } and { learn-rival-two } play their own game now.
    If something is worth knowing, a tip will tell you.
learn-second-over =
    { $place ->
        [one] You have won your first game!
       *[other] Your first game is over. The next one is yours.
    }
learn-second-what-now =
    Ready for a whole game, against { $count ->
        [one] one opponent who is
       *[other] { $count } opponents who are
    } as new to it as you are?
learn-first-game = Play a real game

# Tips in normal games.

learn-tip-title = Tip
learn-tip-close = Understood
learn-tip-none = No more tips
learn-tip-settings = Tips for newcomers
learn-tip-dragon =
    { $count ->
        [one] The first Dragon. When the third appears, the Age ends at once and cards still in hand are lost.
       *[other] Two Dragons already. The next one ends the Age at once, and cards still in hand are lost: do not wait too long with your Bands.
    }
learn-tip-hand = Your hand holds { $count } cards and is nearly full. When it is full you have to play a Band, and all that is not in it goes to the others.
learn-tip-no-marker = This Band puts no marker on the map. It may still be worth its Glory; with more cards, or with another Leader, it could do both.
learn-tip-collecting =
    { $what ->
        [tribe] { $name } has the next turn and collects { tribe }. Some of these would go face up with this Band.
       *[colour] { $name } has the next turn and collects { colour } cards. Some of these would go face up with this Band.
    }

# In the terminal.

learn-help = Learn the game: a guided first game, on prepared deals.
learn-help-new = Start the lesson from its beginning.
learn-help-save = Where to remember how far you have come.

learn-terminal-prompt = Your move (h help, s show me, q leave) >{" "}
learn-terminal-go-on = Enter goes on, b back, q leaves >{" "}
learn-terminal-how = d draws from the deck. t and a number or a name takes a face-up card, as in “t 2”. b builds a Band: you are asked for everything.
learn-terminal-shown = For example: { $move }
learn-terminal-left = You left at step { $number } of { $total }. Go on with: { $command }
learn-terminal-step = { $chapter } · { $number }/{ $total }
learn-terminal-more = Next: { $command }
