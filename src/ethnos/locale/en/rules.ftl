# The rules reference of the browser's client. The keys name the rules of docs/rules.md, which decides what is right.

rules-title = Rules
rules-intro = All the rules, with the numbers that messages at the table refer to. New here? The overview takes two minutes, the guided first game about ten.
rules-edition = Edition shown
rules-edition-language = This is the edition of your language. The editions differ in a few rules; choose another one to read its rules.
rules-edition-chosen = The editions differ in a few rules. A new table plays the edition of your language, unless you choose another one.
rules-edition-table = These are the rules of the table that you came from.
rules-edition-own = Options of a table
rules-contents = Chapters
rules-search = Search the rules
rules-found =
    { $count ->
        [0] No rule speaks of that.
        [one] 1 rule
       *[other] { $count } rules
    }
rules-link = Link to { $rule }
rules-chapter-need = What you need
rules-chapter-setup = The table
rules-chapter-turn = Your turn
rules-chapter-bands = Bands and Leaders
rules-chapter-tribes = The twelve tribes
rules-chapter-age = End of an Age
rules-chapter-end = End of the game
rules-chapter-small = Two and three players
rules-chapter-options = Editions and options
rules-chapter-rulings = Rulings
rules-tribes-note = X is the number of cards in the Band, the Leader included (R29). What happens by itself and what you choose is in O11.
rules-rulings-note = Where the printed rulebooks differ (D) or are silent (O), this is how we play.
rules-options-note = An edition is a name for one value of each option; any of them can be changed for a table. The editions differ in what is set in bold.
rules-option = Option
rules-editions = The options in each edition
rules-group-deck = Setup, cards and deck
rules-group-bands = Turns, Bands and placement
rules-group-tribes = Tribes
rules-group-scoring = Scoring
rules-group-end = End of the game, and small matters

# --- What you need ---

rules-r1 = Ethnos is for 2 to 6 players.
rules-r2 = There is a board with 6 kingdoms, 12 setup cards, 12 tribes of 12 cards (the Halflings have 24), 3 Dragons and 18 Glory tokens. Each of six colours has 26 control markers. Some tribes bring more: 6 Troll tokens, a Giant token, a Merfolk board and an Orc board for each player.
rules-o0 = Some numbers stand only on the parts themselves, not in the rulebooks; we use these. Glory tokens: 0 and 2 twice each, 4 four times, 6 five times, 8 three times, 10 twice. Merfolk board: spaces 0 to 18 with symbols on 3, 7, 12 and 18, worth 1, 2, 4 in the three Ages (1 and 3 with 2 or 3 players). Orc horde: 1, 3, 6, 10, 15, 20 for 1 to 6 markers. Giant token: 2, 4, 6 (2 and 5 with 2 or 3 players). Troll tokens: 1 to 6.

# --- The table ---

rules-r3 = The Glory tokens are mixed and three are dealt face up to each kingdom. There they are sorted: the lowest lies on I, the highest on III.
rules-r4 = Each player has a colour and its markers. One of them keeps the score, beginning at 0 Glory.
rules-r5 = Six of the twelve setup cards are turned over. The cards of these six tribes together are the deck; the other tribes stay out of this game.
rules-r6 = With Merfolk in play their board lies beside the map, on the side for the number of players, and everybody has one marker on its space 0.
rules-r7 = With Trolls in play the six Troll tokens lie ready.
rules-r8 = With Giants in play the Giant token lies ready, on the side for the number of players.
rules-r9 = With Orcs in play everybody has an Orc board.
rules-r10 = For a first game six tribes are recommended: Wingfolk, Halflings, Minotaurs, Giants, Wizards and Centaurs.
rules-r11 = A game has three Ages with 4 to 6 players, and two Ages with 2 or 3.
rules-r12 = An Age begins with one card for each player, dealt from the first player on. The Dragons are not in the deck yet.
rules-r13 = Then twice as many cards as there are players are laid face up: 4, 6, 8, 10 or 12 with 2, 3, 4, 5 or 6 players. They are the pool.
rules-r14 = The rest of the deck is halved. The three Dragons are shuffled into one half, and the other half goes on top of it.
rules-r15 = Who begins the first Age is drawn by lot. Later the player with the least Glory begins. If several are tied, start at whoever drew the third Dragon and go clockwise: the first of those tied begins.

# --- Your turn ---

rules-r16 = Turns go clockwise.
rules-r17 = On your turn do exactly one thing: recruit an Ally or play a Band. You cannot pass.
rules-r18 =
    { $empty_pool_draw ->
        [2] To recruit, take any Ally of the pool, or the top card of the deck. While the pool is empty, the deck gives two cards, the second only if your hand has room for it.
       *[other] To recruit, take any Ally of the pool, or the top card of the deck.
    }
rules-r19 = A card taken from the pool is not replaced.
rules-r20 = With 10 cards in hand you cannot recruit: play a Band. Ten Skeletons are a case of their own (O3).
rules-r21 = A Dragon that you draw is shown at once and laid beside the board. Draw another card from the deck instead.
rules-r22 = The first two Dragons do nothing else. The third ends the Age at once, without another card, and stays with whoever drew it.

# --- Bands and Leaders ---

rules-r23 = A Band is 1 to 10 cards of your hand that are all of one tribe, or all of one colour. Only Skeletons may be mixed in.
rules-r24 = A Band is played in five steps: lay down the cards, choose the Leader, place a marker, use the Leader's power, discard the rest of your hand.
rules-r25 =
    { $placement ->
        [may] A marker may go to the kingdom of the Leader's colour if the Band is large enough: you need more cards than you already have markers there. At this table you may decline to place it (D3). With two players the markers of both count (R56).
       *[must] A marker goes to the kingdom of the Leader's colour if the Band is large enough: you need more cards than you already have markers there. You must place it if you can (D3). With two players the markers of both count (R56).
    }
rules-r26 = You may use the power of the Leader. The other cards of the Band do nothing; only Skeletons always have their effect. Some powers work by themselves (O11).
rules-r27 = Every card left in your hand then goes face up to the pool, for everybody to recruit.
rules-r28 = Bands stay in front of their player until the end of the Age, the Leader on top and all cards visible.
rules-r29 = X on a card is the number of cards in the Band that it leads, itself included.
rules-r30 = A Band may be larger than its marker needs. It may also be too small for a marker, and played just for its Glory or its Leader.

# --- The twelve tribes ---

rules-rt1 = If the Centaur's Band has placed a marker in a kingdom, you may play another Band at once, before you discard. It can place a marker and use its own Leader, even another Centaur.
rules-rt2 = When Bands are scored, a Band led by a Dwarf counts as one card larger.
rules-rt3 = Instead of discarding your whole hand you may keep up to X cards.
rules-rt4 = If this is now the largest Giant-led Band of the Age, take the Giant token and gain 2 Glory at once. Only a larger Giant-led Band takes it over, and yours may do so again. At the end of the Age the holder gains the value of that Age.
rules-rt5 = A Band led by a Halfling places no marker. There are 24 Halflings, twice as many as of any other tribe.
rules-rt6 = Besides the normal marker, move X spaces on the Merfolk board. For each symbol that you reach or pass you may place an extra marker in any kingdom, whatever the size of the Band. The board is scored in every Age and never reset.
rules-rt7 = The Band needs one card fewer to place its marker.
rules-rt8 = Besides the normal marker you may put one on the space of the Leader's colour on your Orc board; each space holds one. At the end of an Age you may empty the board for Glory, 1, 3, 6, 10, 15 or 20 for 1 to 6 markers, or leave it to grow.
rules-rt9 = A Skeleton joins any Band and counts for the marker and for X, but it never leads. At the end of the Age all Skeletons crumble before Bands are scored.
rules-rt10 =
    { $troll_scope ->
        [kingdoms_only] You may take one free Troll token with a value of X or less. At the end of the Age the tokens break ties in the kingdoms, but not on the Merfolk board: the highest sum wins, then the highest single token. They go back every Age.
       *[kingdoms_and_merfolk] You may take one free Troll token with a value of X or less. At the end of the Age the tokens break ties in the kingdoms and on the Merfolk board: the highest sum wins, then the highest single token. They go back every Age.
    }
rules-rt11 = The marker may go to any kingdom where the Band is large enough, whatever the Leader's colour.
rules-rt12 = After you have discarded you may draw X cards from the deck.

# --- End of an Age ---

rules-r31 = First, everybody discards their hand.
rules-r32 = Then the kingdoms pay, each on its own, by number of markers. Age 1 pays token I to the first. Age 2 pays II to the first and I to the second. Age 3 pays III, II and I to the first three.
rules-r33 = Players who are tied add up what their places pay, divide it equally and round down.
rules-r34 =
    { $troll_scope ->
        [kingdoms_only] Before a tie in a kingdom is shared, Troll tokens break it (R-T10). On the Merfolk board they do not count.
       *[kingdoms_and_merfolk] Before a tie is shared, Troll tokens break it (R-T10), in the kingdoms and on the Merfolk board.
    }
rules-r35 =
    { $merfolk_scoring ->
        [leader_only] Next the Merfolk board is scored: only whoever is furthest ahead is paid, 1 Glory in Age 1, 2 in Age 2 and 4 in Age 3; with 2 or 3 players 1 and 3 (D8).
       *[as_kingdom] Next the Merfolk board is scored like a kingdom: the places are paid 1 Glory in Age 1, 2 and 1 in Age 2, and 4, 2 and 1 in Age 3; with three players 1, then 3 and 1 (D8, O10).
    }
rules-r36 = Whoever holds the Giant token gains 2 Glory in Age 1, 4 in Age 2 and 6 in Age 3; with 2 or 3 players 2 and 5.
rules-r37 = Everybody with markers on their Orc board decides: empty it for Glory, or keep it.
rules-r38 = Skeletons leave all Bands.
rules-r39 = Bands are paid: 0, 1, 3, 6, 10 or 15 Glory for 1, 2, 3, 4, 5 or at least 6 cards. A Dwarf as Leader makes the Band one larger.
rules-r40 = All Bands are discarded, and Troll tokens and the Giant token go back. Markers in kingdoms, on the Merfolk board and on Orc boards stay.
rules-r41 = If there is another Age, all Allies are shuffled together again, without the Dragons, and it begins as before (R12 to R15).

# --- End of the game ---

rules-r42 = After the last Age the player with the most Glory wins.
rules-r43 = If players are tied, the one with more markers in the kingdoms is ahead.
rules-r44 =
    { $band_tiebreak ->
        [largest_only] If that is equal too, the larger of their largest Bands of the last Age decides. No other Band is compared (D12).
       *[ladder] If that is equal too, compare their Bands of the last Age in order of size: the largest of each first, then the next, until one is larger (D12).
    }
rules-r45 = The extra card of a Dwarf does not count for this.
rules-r46 = Players who are still equal share the place. The same tie-breaks order all other places as well.

# --- Two and three players ---

rules-r47 = There are two Ages.
rules-r48 = Six Glory tokens stay in the box: 0, 4, 4, 6, 6 and 10. Each kingdom has two, on I and II.
rules-r49 = Five tribes are in play instead of six.
rules-r50 = The Merfolk board and the Giant token show their side for 2 and 3 players.
rules-r51 = With three players kingdoms are scored, and markers placed, as usual.
rules-r52 = With two players, Age 1: the player with more markers in a kingdom gets the lower token.
rules-r53 = With two players, Age 2: the player with more markers gets the higher token. Second place gets nothing.
rules-r54 = With two players, Age 2: whoever is alone in a kingdom gets both tokens.
rules-r55 = With two players, Age 2: in a tie only the higher token is divided, rounded down.
rules-r56 = With two players a Band needs more cards than there are markers of both together in the kingdom.

# --- Editions and options: rulings behind the options ---

rules-d2 =
    { $ten_skeletons ->
        [win] At this table a hand of ten Skeletons wins the game at once, as in the Polish edition. In the other editions it does not; an option decides.
       *[discard] At this table ten Skeletons do not win the game. Only the Polish edition says that they do; an option switches that rule on.
    }
rules-d3 =
    { $placement ->
        [may] At this table a marker that can be placed may also be kept back: some summaries of the rules say so. Without this option it must be placed.
       *[must] A marker that can be placed must be placed. Some summaries of the rules say that you may; an option makes it a choice.
    }
rules-d8 =
    { $merfolk_scoring ->
        [leader_only] The Merfolk board pays only the player furthest ahead, as in the Polish and German editions: 1, 2 and 4 Glory in the three Ages; 1 and 3 with 2 or 3 players. Tied players divide it. The other editions pay second and third place too; an option decides.
       *[as_kingdom] The Merfolk board is scored like a kingdom, with its values as first, second and third award: 1, then 2 and 1, then 4, 2 and 1; with three players 1, then 3 and 1. The Polish and German editions pay only the player furthest ahead; an option decides.
    }
rules-d9 =
    { $troll_scope ->
        [kingdoms_only] Trolls break ties in the kingdoms only, at every place, as in the German edition; not on the Merfolk board and not at the end of the game. In the other editions they count on the Merfolk board too; an option decides.
       *[kingdoms_and_merfolk] Trolls break ties in the kingdoms and on the Merfolk board, at every place, but not at the end of the game. The German edition lets them count in the kingdoms only; an option decides.
    }
rules-d12 =
    { $band_tiebreak ->
        [largest_only] For a final tie only each player's largest Band is compared, as in the Polish edition; if these are equal, the place is shared. The other editions go on to the second largest; an option decides.
       *[ladder] For a final tie Bands are compared from the largest down. The Polish edition compares only the largest; an option decides.
    }

# --- Rulings: setup, cards and deck ---

rules-d1 = The highest token lies on III. One edition misprints II.
rules-d6 = For a tie over who begins, only those tied count; whoever drew the third Dragon begins if tied.
rules-d27 = Halves of the deck are equal, or as near as can be (O1).
rules-d28 = The first player is known before cards are dealt.
rules-d30 = The first-game tribes are a choice for any table. With 2 or 3 players one of the six is left out by lot.
rules-d31 = Orc boards differ only in looks.
rules-d35 = Between Ages a new Age begins, not a new game.
rules-o1 = If the deck is odd, the upper half, without Dragons, gets the extra card.
rules-o2 = The deck cannot run out: the third Dragon ends the Age first.
rules-o17 = Several Dragons may come in a row. The replacement always comes from the deck, and may itself be the third.
rules-o27 = Everybody sees the pool, Bands with all their cards, boards, tokens, Glory, markers left, the size of hands and deck, and Dragons drawn. Hands and the order of the deck are hidden. Cards that everybody saw you take are shown again only with the memory aid.
rules-o29 = An Age ends in the middle of a turn only while cards are drawn, so no Band is ever left half done.
rules-o32 = Shuffles come from a seed that is committed to before the game and shown after it. What happens when people leave or run out of time is a rule of the house.

# --- Rulings: turns, Bands and placement ---

rules-d25 = With ten cards only recruiting is barred. No power can bring you above ten.
rules-d26 = Anybody may take discarded cards, also whoever discarded them.
rules-d32 = Bands already laid do nothing until they are scored, but a new Giant-led Band is compared with the earlier ones.
rules-d33 = You have to act: there is no passing.
rules-d34 =
    { $empty_pool_draw ->
        [2] You recruit one card, not several; only an empty pool makes the deck give two (R18).
       *[other] You recruit one card, not several.
    }
rules-d38 = A Band too small for a marker may be played.
rules-o3 =
    { $ten_skeletons ->
        [win] A hand of ten Skeletons can neither recruit nor lead. Show it: you win the game at once (D2, O34). With 1 to 9 Skeletons alone you have to recruit.
       *[discard] A hand of ten Skeletons can neither recruit nor lead. Show it and discard all ten to the pool: that is your turn. With 1 to 9 Skeletons alone you have to recruit.
    }
rules-o4 = Without its Skeletons a Band has to be of one tribe or of one colour, and one of these cards leads. One card and any number of Skeletons will do; Skeletons alone are no Band.
rules-o5 = Markers are limited: 26, less the one that keeps score and one on the Merfolk board if in play. Without a marker left none is placed, and a Centaur allows no second Band. Markers from an emptied Orc board come back.
rules-o11 = By itself: Dwarf, Giant, Halfling, the Merfolk move, Minotaur, Skeleton. Your choice: the Centaur's next Band, Elf, the extra marker of Merfolk, the Orc's marker, emptying the Orc board, Troll, where Wingfolk place, Wizard.
rules-o12 =
    { $placement ->
        [may] Minotaurs and Wingfolk act while the marker is placed. Like any other marker, that of a Wingfolk-led Band may be kept back.
       *[must] Minotaurs and Wingfolk act while the marker is placed. A Wingfolk-led Band must place somewhere if the kingdom of its own colour would do; otherwise you may decline.
    }
rules-o14 = In a Band too small for a marker the powers of Orc, Merfolk, Giant, Troll, Elf and Wizard still work; the Centaur's does not.

# --- Rulings: tribes ---

rules-d4 = A Centaur needs a marker that was really placed; being able to is not enough.
rules-d5 = A Centaur may follow a Centaur, as often as you can.
rules-d21 = An Orc board is emptied as a whole, or not at all.
rules-d22 = A space of the Orc board that is taken gets no second marker.
rules-d23 = Merfolk move exactly X spaces, not fewer.
rules-d24 = Only a strictly larger Band takes over the Giant token.
rules-d29 = Skeletons are wild for tribe and colour, and are back in the deck in the next Age.
rules-d37 = Halflings can lead any Band; it just places no marker.
rules-d39 = Keeping cards with an Elf and drawing with a Wizard are choices.
rules-o6 = Two Merfolk symbols in one move give two extra markers.
rules-o7 = Steps beyond the end of the Merfolk board are lost. Its last symbol counts once; all who have arrived there are tied.
rules-o8 = The extra marker of Merfolk comes after the normal one, may go to any kingdom, the same one too, and may be declined.
rules-o9 = Whoever is still on space 0 of the Merfolk board gains nothing there.
rules-o10 = With two players the Merfolk board pays 1 to the first in Age 1, and 3 to the first alone in Age 2. A tie divides it.
rules-o13 = A Minotaur-led Band counts one larger for the marker alone, never for Glory or X.
rules-o15 = An Elf may keep fewer than X, or nothing.
rules-o16 = A Wizard draws all X or none, decided before the first card is seen. Dragons are replaced; the third ends the Age, and what was drawn is discarded with the hands.
rules-o18 = In a row of Centaur Bands each is played in full, and the discard comes once at the end. Elf and Wizard can only lead the last of them. The row ends when you like, or when no Band is left.
rules-o19 = A Giant-led Band of the same size changes nothing. The first one of an Age always takes the token, even with a single card. Skeletons count for the size.
rules-o33 = Skeletons have no colour that matters.

# --- Rulings: scoring ---

rules-d7 = Ties are divided at every place, not only at the first.
rules-d10 = Trolls put tied players in order: the loser takes the next place, which pays nothing in Age 1.
rules-d11 = Troll tokens go back at the end of the Age, after the Merfolk board.
rules-d17 = With two players tied in Age 2 only token II is divided.
rules-d18 = The scoring for two players is for two only; three score as usual.
rules-d19 = Second place in Age 2 gets token I.
rules-d20 = The small game is for 2 or 3 players in all.
rules-d36 = Hands are discarded before anything is scored, and everything is shuffled for the next Age: hands, Bands and pool.
rules-o20 = The order is: kingdoms, Merfolk, Giant, Orcs, Skeletons leave, Bands.
rules-o21 = Orc boards are decided openly in turn order from the first player of the Age. In the last Age they are emptied without asking.
rules-o22 = Without a marker you have no place in a kingdom, and awards that nobody claims are lost. With three or more players whoever is alone gets the first award only.
rules-o23 = After two tied for first comes the third place. Places that an Age does not pay are worth 0: two tied for second in Age 2 share token I.
rules-o24 = If three or more are tied, they are ordered by the sum of their Troll tokens, then by the best one. Those without tokens share what is left, rounded down.
rules-o25 = Least Glory is counted after everything in the Age has been scored.
rules-o28 = Glory has no upper end.
rules-o30 = Skeletons leave before a Dwarf adds its one: a Dwarf alone is worth 1 Glory, five cards and a Dwarf's bonus are worth 15, and more does not add.
rules-o31 = For the two-player price only markers in that kingdom count, for Minotaurs and Wingfolk too.

# --- Rulings: end of the game, and small matters ---

rules-d13 = The Dwarf's extra card does not count in the final tie-break.
rules-d14 = For the final tie-break only markers in kingdoms count, not those on other boards.
rules-d15 = A tie that nothing breaks is shared, at every place.
rules-d16 = It is always the last Age played that counts, be it the second or the third.
rules-d40 = The editions also differ in looks and names, which changes nothing.
rules-o26 =
    { $band_tiebreak ->
        [largest_only] For the final tie-break Bands count as they were played, Skeletons included. A player without a Band counts 0.
       *[ladder] For the final tie-break Bands count as they were played, Skeletons included. A player who has fewer Bands counts 0 for each one missing.
    }
rules-o34 =
    { $ten_skeletons ->
        [win] When ten Skeletons win, the game ends at once and nothing more is scored; Glory and the tie-breaks order the others.
       *[discard] At a table where ten Skeletons win, the game ends at once and nothing more is scored; at this table they do not win (D2).
    }

# --- Worked examples ---
# The engine plays each example and fills in its figures: they are always the ones named above the text.
# Its key ends in the rule's id.

rules-example = Example
rules-example-player =
    { $seat ->
        [0] Ada
        [1] Ben
        [2] Cleo
       *[other] Dan
    }
rules-example-kept = kept
rules-example-pool = to the pool
rules-example-drawn = drawn
rules-example-happens = What happens
rules-example-spoken-band = { $name } lays down { $cards }.
rules-example-spoken-rest = Also in hand: { $cards }.
rules-example-spoken-laid = A Band of { $name }: { $cards }.
rules-example-spoken-kingdom = Markers in { kingdom }: { $markers }.
rules-example-spoken-track = { $name } on the Merfolk board: { $spaces }.
rules-example-spoken-horde = Orc board of { $name }: { $colours }.
rules-example-spoken-trolls = Troll tokens of { $name }: { $tokens }.
rules-example-spoken-giant = The Giant token: { $holders }.
rules-example-spoken-change = { $before }, then { $after }
rules-open = Show rule { $rule }
rules-all = All rules

# held 2, needed 3, size 3, discarded 2
rules-example-r25 = Ada has { $held } markers in { kingdom }, so another one there takes { $needed } cards. Her Band has { $size }: the marker is placed, and the { $discarded } cards left in her hand go to the pool.
# size 2, next 3
rules-example-rt1 = A Band of { $size } is enough for a marker in { kingdom }, so the Centaur lets Ada play another Band at once: { $next } cards, and a second marker. Only then does she discard.
# size_1 3, ben 3, ada 6
rules-example-rt2 = Both Bands have { $size_1 } cards. Ben's gives { $ben } Glory. Ada's is led by a Dwarf and counts one card more: { $ada } Glory.
# size 2, kept 2, discarded 1
rules-example-rt3 = The Elf's Band has { $size } cards, so Ada may keep as many: { $kept } stay in her hand, and only { $discarded } goes to the pool.
# rival 2, size 3, glory 2
rules-example-rt4 = Ben holds the Giant token with a Band of { $rival }. Ada's Giant leads { $size } cards: she takes it over and gains { $glory } Glory at once.
# needed 1, size 4, worth 6
rules-example-rt5 = A marker in { kingdom } would take only { $needed } card, yet a Halfling's Band places none. At the end of the Age its { $size } cards still give { $worth } Glory.
# size 2, start 2, space 4, next_held 3
rules-example-rt6 = The normal marker goes to { kingdom }. Then Ada moves { $size } spaces, from { $start } to { $space }, and passes a symbol. The extra marker may go anywhere, even to where she has { $next_held } and her Band would be too small.
# held 3, needed 3
rules-example-rt7 = Ada has { $held } markers in { kingdom }. Another Leader would need one card more there; for a Minotaur { $needed } are enough.
# horde 3
rules-example-rt8 = The normal marker goes to { kingdom }. The Orc may put another one on the space of its own colour on Ada's Orc board, which now holds { $horde }.
# skeletons 2, size 4, worth 1
rules-example-rt9 = With { $skeletons } Skeletons it is a Band of { $size }, enough for the marker in { kingdom }. They crumble before Bands are scored, so the Band will give only { $worth } Glory.
# size 4, ben_trolls 4, token 3
rules-example-rt10 = With a Band of { $size } Ada could take token { $ben_trolls }, but Ben already holds it. She takes { $token }, the highest that is free.
# size 3, next_held 3, held 2
rules-example-rt11 = For the kingdom of the Leader's own colour, where Ada has { $next_held } markers, { $size } cards are too few. Wingfolk may place in { kingdom } instead, where she has { $held }.
# discarded 2, drawn 3
rules-example-rt12 = Ada first discards the { $discarded } cards left in her hand. Then she draws { $drawn }, as many as there are in the Wizard's Band.
# age 2, ada_markers 3, middle_token 6, low_token 4, ada 5
rules-example-r33 = Age { $age }: Ada and Ben have { $ada_markers } markers each and share the first two places. The tokens of these are { $middle_token } and { $low_token }; each of them gets { $ada } Glory. Cleo is third and gets nothing.
# ada_markers 3, ben_trolls 5, ada_trolls 4, ben 6, ada 2
rules-example-r34 = Ada and Ben have { $ada_markers } markers each. Ben's Troll tokens add up to { $ben_trolls }, Ada has only { $ada_trolls }: Ben is first and gets { $ben } Glory, Ada is second and gets { $ada }.
# age 2, ada_space 9, ada 2, ben_space 6, ben 1 (0 where only the leader is paid), dan_space 0
rules-example-r35 =
    { $merfolk_scoring ->
        [leader_only] Age { $age }: Ada is furthest ahead on space { $ada_space } and gets { $ada } Glory. Nobody else is paid: Ben, second on space { $ben_space }, gets { $ben }, and Dan is still on space { $dan_space }.
       *[as_kingdom] Age { $age }: Ada is first on space { $ada_space } and gets { $ada } Glory, Ben is second on space { $ben_space } and gets { $ben }. Cleo is third and gets nothing yet, and Dan is still on space { $dan_space } (O9).
    }
# markers_1 4, ada 10
rules-example-r37 = Ada empties her Orc board of { $markers_1 } markers for { $ada } Glory, and has them back. She might also have left them there, to gain more in a later Age.
# size_1 4, points_1 6, size_2 4, skeletons_2 2, points_2 1, size_3 5, points_3 10
rules-example-r39 = Ada's Band has { $size_1 } cards. Its Skeleton crumbles (R38) and its Dwarf counts one more: { $points_1 } Glory. Of Ben's { $size_2 } cards { $skeletons_2 } crumble, which leaves him { $points_2 } Glory. Cleo's { $size_3 } cards give { $points_3 }.
# low_token 6, middle_token 8, points_2 14, points_1 8
rules-example-r54 = In { kingdom } Ada is alone and gets both tokens, { $low_token } and { $middle_token }: { $points_2 } Glory. Where Ben has a marker too, her majority gets the higher token only, { $points_1 } Glory (R53).
# ada_markers 1, ben_markers 2, needed 4, size 3
rules-example-r56 = In { kingdom } Ada has { $ada_markers } marker and Ben { $ben_markers }. With two players all of them count, so another one takes { $needed } cards. Ada's Band of { $size } places none, but may be played all the same (R30).

# The options, each with an example that ends differently with each of its values.

# drawn 1 (2)
rules-example-r18 =
    { $empty_pool_draw ->
        [2] The pool is empty, so recruiting from the deck brings { $drawn } cards.
       *[other] The pool is empty, so only the deck is left to recruit from. It gives { $drawn } card, as always.
    }
# size 2, held 1, now 2 (1)
rules-example-d3 =
    { $placement ->
        [may] Ada has { $held } marker in { kingdom } and plays a Band of { $size }. She may place a second one, but at this table she may also keep it, as she does here: she still has { $now }.
       *[must] Ada has { $held } marker in { kingdom } and plays a Band of { $size }. It is large enough, so her marker is placed: she now has { $now }.
    }
# hand 10, discarded 10
rules-example-o3 =
    { $ten_skeletons ->
        [win] Ada holds { $hand } Skeletons and shows them: she wins the game at once.
       *[discard] Ada holds { $hand } Skeletons. She shows them, all { $discarded } go to the pool, and it is Ben's turn.
    }
# ada_space 8, ben_trolls 3, ben 2, ada 1; 1 each where they share
rules-example-d9 =
    { $troll_scope ->
        [kingdoms_only] Ada and Ben are level on space { $ada_space } of the Merfolk board. Ben's Troll token { $ben_trolls } does not count here, so they share: Ada gets { $ada } Glory and Ben { $ben }.
       *[kingdoms_and_merfolk] Ada and Ben are level on space { $ada_space } of the Merfolk board. Ben's Troll token { $ben_trolls } breaks the tie: he gets { $ben } Glory and Ada { $ada }.
    }
# total 30, largest 3, ada_next 2, ben_next 1
rules-example-d12 =
    { $band_tiebreak ->
        [largest_only] Ada and Ben end with { $total } Glory each, as many markers in the kingdoms, and a largest Band of { $largest } cards. Their next Bands, { $ada_next } and { $ben_next }, are not compared: they share the victory.
       *[ladder] Ada and Ben end with { $total } Glory each, as many markers in the kingdoms, and a largest Band of { $largest } cards. So their next Bands decide: { $ada_next } against { $ben_next }, and Ada wins.
    }
