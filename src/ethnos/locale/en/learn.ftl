# The tutorial and the tips for newcomers. Numbers come from the table that is shown.

learn-rival-one = Mila
learn-rival-two = Tarn

learn-title = Your first game
learn-note = Play it yourself, one step at a time. You can stop whenever you like and continue later.
learn-minutes =
    { $minutes ->
        [one] about one minute
       *[other] about { $minutes } minutes
    }
learn-start = Start learning
learn-resume = Continue where you stopped
learn-over-again = Start over
learn-done = You have learned the game.
learn-overview = The whole game in two minutes

learn-coach = Your guide
learn-progress = Step { $number } of { $total }
learn-go-on = Continue
learn-back = Back
learn-again = Try this step again
learn-show-me = Show me
learn-leave = Leave
learn-opening = Laying out the cards…
learn-not-quite = Not quite what this step is about

learn-chapter-aim = The goal
learn-chapter-recruit = Recruiting
learn-chapter-band = Your first Band
learn-chapter-leader = The Leader’s ability
learn-chapter-size = Why size matters
learn-chapter-discard = What you leave behind
learn-chapter-dragons = Dragons
learn-chapter-end = The end of an Age
learn-chapter-majorities = Majorities and ties
learn-chapter-second = The second Age is yours

# Scenes: what is told and asked, what is said when something else is done, and what is said afterwards.

learn-welcome =
    Six Kingdoms, and { $players } players who want to rule them. Markers on the map show who is strong where. At the end of each Age the strongest in a Kingdom gain its Glory.
    This game has { $ages ->
        [one] one Age
       *[other] { $ages } Ages
    }. Whoever has the most Glory at the end wins.

learn-recruit =
    On your turn you do one of two things: recruit an Ally, which means taking one card, or play cards from your hand as a Band.
    The cards of a Band share a tribe or a colour. You hold a red Minotaur, so take the blue Minotaur from the pool, the cards that lie face up.
learn-recruit-nudge = You could take that card too, but it has nothing in common with your red Minotaur. Take the blue Minotaur.
learn-recruit-after = Two of a tribe. The gap in the pool stays: cards that are taken are not replaced. { learn-rival-one } and { learn-rival-two } have had their turns as well.

learn-deck =
    Nothing in the pool goes with your Minotaurs now. So try your luck: draw the top card of the deck.
    That has another advantage: nobody sees what you get.
learn-deck-nudge = You could, but it would not go with your Minotaurs. Draw from the deck this time.
learn-deck-after = A green Minotaur, and only you know it. Everyone saw { learn-rival-two } take the orange Giant, though.

learn-band =
    Three Minotaurs: enough for a Band. Choose one to lead; every card that matches joins automatically. Then play the Band.
    The Leader’s colour decides which Kingdom gets your marker.
learn-band-nudge = Play all your Minotaurs in one Band, led by one of them.
learn-band-after =
    Your marker now stands in the Kingdom of your Leader’s colour. The Band stays in front of you and is worth { $glory } Glory at the end of the Age.
    The red Halfling was left in your hand, so it went face up into the pool, and { learn-rival-two } took it.

learn-leader =
    This time your cards share a colour: all are green. It matters who leads, because only the Leader’s ability counts.
    Let the Wingfolk lead: its marker may go to any Kingdom. Send it to Straton, which is worth { $glory } Glory in this Age.
learn-leader-nudge = That would work as well. But here let the Wingfolk lead all three cards, and put the marker in Straton.
learn-leader-after = Your cards were green, yet your marker stands in Straton, whose colour is blue: that is what Wingfolk can do. Every tribe has its own ability; in any game you can look up what the tribes in play do.

learn-wizard =
    After you play a Band your whole hand is gone, unless an ability helps. A Wizard who leads may draw as many cards as the Band has.
    Play both Wizards, and draw.
learn-wizard-nudge = Play both Wizards as one Band, and draw.
learn-wizard-after = Two new cards at once. Both of them are red: a good start for the next Band.

learn-glory =
    These are your Bands. At the end of the Age each is worth Glory by its size: one card { $glory1 }, two { $glory2 }, three { $glory3 }, four { $glory4 }, five { $glory5 }, and six or more { $glory6 }.
    So one large Band is worth far more than two small ones.

learn-size =
    Size matters for markers too: a Band needs more cards than you have markers in that Kingdom. You have { $own } in Rhea, so it takes { $needed } cards to place another.
    Play your red cards and put a marker in Rhea.
learn-size-nudge = That would put no marker in Rhea. It takes { $needed } red cards, led by the Giant or the Wizard: Halflings are many, but when they lead, no marker is placed.
learn-size-after = Each further marker in a Kingdom needs a larger Band. Spreading out is cheap, ruling is expensive.

learn-discard =
    Look at { learn-rival-one }: she has a Band of Wingfolk, and you saw her take another Wingfolk from the pool. She plays right after you.
    Play your three Giants, and watch what happens to the Wingfolk that you leave behind.
learn-discard-nudge = In this step play all three Giants, led by one of them.
learn-discard-after = You gained { $glory } Glory at once for the largest Band led by a Giant so far, and the Giant token with it. But { learn-rival-one } took one of your Wingfolk straight away. Whatever is left in your hand is a gift to the others, and { learn-rival-one } chooses first.

learn-less =
    It is better to play when little is left over. Find a Band that leaves no more than one card behind.
    Do not wait forever, though: with { $limit } cards in hand you cannot take another and must play.
learn-less-nudge = That leaves more than one card for the others. Try a colour instead of a tribe.
learn-less-after = Four green cards, and just one Halfling for the others. Well done.

learn-dragon =
    What ends an Age? Dragons: { $dragons } of them are hidden in the lower half of the deck. Draw a card.
learn-dragon-nudge = Draw from the deck here: something is waiting on top.
learn-dragon-after = A Dragon! It is laid beside the board and you draw again, that is all. Then { learn-rival-one } drew the second one. The third will end the Age at once, whoever draws it.

learn-end =
    Two Dragons have appeared. When the third one comes, all cards still in hand are worth nothing.
    So play your orange cards now, all of them, with a marker in Ithys.
learn-end-nudge = A card that stays in your hand is lost if the next draw is a Dragon. Play all three, and let the Minotaur lead: Halflings would place no marker.
learn-end-after = { learn-rival-one } drew the third Dragon, and the Age was over. First the Kingdoms were scored, then the Giant token, then the Bands. You and { learn-rival-one } were tied in Ithys, so you shared its Glory. Bands and hands are gone now; the markers on the map stay.

learn-majority =
    In the second Age there is more to win, and second place counts as well. In Rhea you would gain { $most } Glory, and { learn-rival-two } { $next }.
    Tied players share: in Ithys the Glory of both places, { $higher } and { $lower }, is added up and halved, which gives you and { learn-rival-one } { $share } each. Any remainder is lost.

learn-tie =
    Later in the second Age { learn-rival-two } has drawn level in Rhea: { $share } Glory for each of you. One more marker and first place is yours alone.
    You have { $own } markers there. Minotaurs need one card fewer than others, so { $needed } cards are enough. Let the red Minotaur lead.
learn-tie-nudge = The marker has to go to Rhea: play both Minotaurs, led by the red one.
learn-tie-after = Now Rhea would give you { $most } Glory, and { learn-rival-two } only { $next }. One marker at the right time is worth a lot.

learn-second =
    That is all there is to know. The second Age has been dealt, the markers stand where the first one left them, and from here on you decide. { learn-rival-one } and { learn-rival-two } now play to win.
    When something is worth knowing, a tip will tell you.
learn-second-over =
    { $place ->
        [one] You have won your first game!
       *[other] Your first game is over. Good luck in the next one!
    }
learn-second-what-now =
    Ready for a whole game, against { $count ->
        [one] one opponent who is
       *[other] { $count } opponents who are
    } as new to it as you are?
learn-first-game = Play a real game

# Tips in normal games.

learn-tip-title = Tip
learn-tip-close = Got it
learn-tip-none = No more tips
learn-tip-settings = Tips for newcomers
learn-tip-dragon =
    { $count ->
        [one] The first Dragon. When the third appears, the Age ends at once and cards still in hand are lost.
       *[other] Two Dragons already. The next one ends the Age at once, and cards still in hand are lost: do not wait too long to play your Bands.
    }
learn-tip-hand =
    Your hand holds { $count ->
        [one] 1 card
       *[other] { $count } cards
    } and is nearly full. When it is full you must play a Band, and every other card goes to the pool.
learn-tip-no-marker = This Band places no marker. It may still be worth playing for its Glory; with more cards or another Leader it could do both.
learn-tip-collecting =
    { $what ->
        [tribe] { $name } plays next and collects { tribe }. Playing this Band would put some of those into the pool.
       *[colour] { $name } plays next and collects { colour } cards. Playing this Band would put some of those into the pool.
    }

# In the terminal.

learn-help = Learn the game: a guided first game with prepared cards.
learn-help-new = Start learning from the beginning.
learn-help-save = The file your progress is saved in.

learn-terminal-prompt = Your move (h help, s show me, q leave) >{" "}
learn-terminal-go-on = Enter to continue, b back, q leave >{" "}
learn-terminal-how = d draws from the deck. t with a number or a name takes a card from the pool, as in “t 2”. b builds a Band: you are asked for everything.
learn-terminal-shown = For example: { $move }
learn-terminal-left = You left at step { $number } of { $total }. Continue with: { $command }
learn-terminal-step = { $chapter } · { $number }/{ $total }
learn-terminal-more = Next: { $command }
