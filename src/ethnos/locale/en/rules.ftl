# The rules reference of the browser's client. The keys name the rules of docs/rules.md, which decides what is right.

rules-title = Rules
rules-intro = All the rules, with the numbers that messages at the table refer to. New here? The overview takes two minutes, the guided first game about ten.
rules-edition = Edition shown
rules-edition-language = This is the edition of your language. The editions differ in a few rules; choose another one to read its rules.
rules-edition-chosen = The editions differ in a few rules. A new table uses the edition of your language unless you choose another one.
rules-edition-table = These are the rules of the table you came from.
rules-edition-own = This table’s own options
rules-contents = Chapters
rules-search = Search the rules
rules-found =
    { $count ->
        [0] No rule mentions that.
        [one] 1 rule
       *[other] { $count } rules
    }
rules-link = Link to { $rule }
rules-chapter-need = Components
rules-chapter-setup = Setup
rules-chapter-turn = Your turn
rules-chapter-bands = Bands and Leaders
rules-chapter-tribes = The twelve tribes
rules-chapter-age = End of an Age
rules-chapter-end = End of the game
rules-chapter-small = Two and three players
rules-chapter-options = Editions and options
rules-chapter-rulings = Rulings
rules-tribes-note = X is the number of cards in the Band, including the Leader (R29). O11 lists which abilities are automatic and which are your choice.
rules-rulings-note = Where the rulebooks differ (D) or are silent (O), this is how we play. At the end of each ruling it says whether the editions say so, the editions differ, or it is our own.
rules-basis =
    { $basis ->
        [text] The editions say so.
        [differ] The editions differ.
       *[ours] Our ruling.
    }
rules-options-note = An edition is a named set of values, one for each option; a table can change any of them. Values in bold differ from the English edition.
rules-option = Option
rules-editions = The options in each edition
rules-group-deck = Setup, cards and deck
rules-group-bands = Turns, Bands and placement
rules-group-tribes = Tribes
rules-group-scoring = Scoring
rules-group-end = End of the game, and minor points

# --- What you need ---

rules-r1 = Ethnos is for 2 to 6 players.
rules-r2 = There is a board with 6 Kingdoms: Duris (purple), Rhea (red), Straton (blue), Althea (green), Ithys (orange) and Pelagon (grey). There are 12 setup cards, 3 Dragons, 18 Glory tokens, and 26 control markers in each player colour. Each of the 12 tribes has 12 Ally cards, two in each of the six colours. The Halflings have 24, four in each colour (O0); the colour of the 12 Skeletons does not matter (O33). Some tribes bring more components: 6 Troll tokens, a Giant token, a Merfolk board, and an Orc Horde board for each player.
rules-o0 = Some values are printed only on the components, not in the rulebooks. We use these. Glory tokens: two each of 0, 2 and 10, four of 4, five of 6, three of 8. Merfolk board: spaces 0 to 18 with symbols on 3, 7, 12 and 18, worth 1, 2 and 4 Glory in the three Ages (1 and 3 with 2 or 3 players). Orc Horde: 1, 3, 6, 10, 15 or 20 Glory for 1 to 6 markers. Giant token: 2, 4 and 6 Glory in the three Ages (2 and 5 with 2 or 3 players). Troll tokens: 1 to 6. Allies in each colour: two of every tribe, four of the Halflings (R2). The rulebooks state a few of these; the rest comes from public implementations of the first edition, the values for 2 or 3 players from only one. Nothing says which six tokens are marked 4+ (R48), or that both sides of the Merfolk board have the same symbols: there we chose.

# --- The table ---

rules-r3 = The Glory tokens are mixed, and three are dealt face up to each Kingdom. There they are sorted: the lowest goes on I, the highest on III.
rules-r4 = Each player has a colour and its markers. One of them keeps score, starting at 0 Glory.
rules-r5 = Six of the twelve setup cards are revealed. The cards of those six tribes form the Allies Deck; the other tribes are not used in this game.
rules-r6 = With Merfolk in play, their board lies beside the main board, on the side for the number of players, and each player has one marker on its space 0.
rules-r7 = With Trolls in play, the six Troll tokens lie ready.
rules-r8 = With Giants in play, the Giant token lies ready, on the side for the number of players.
rules-r9 = With Orcs in play, each player has an Orc Horde board.
rules-r10 = For a first game the German edition recommends six tribes: Wingfolk, Halflings, Minotaurs, Giants, Wizards and Centaurs.
rules-r11 = A game has three Ages with 4 to 6 players, and two Ages with 2 or 3.
rules-r12 = Each Age begins with one card for every player, dealt in turn order from the first player. The Dragons are not in the deck yet.
rules-r13 = Then twice as many cards as there are players are laid face up: 4, 6, 8, 10 or 12 with 2, 3, 4, 5 or 6 players. They are the pool.
rules-r14 = The rest of the deck is halved. The three Dragons are shuffled into one half, and the other half goes on top of it.
rules-r15 = The first player of the first Age is chosen at random. Later Ages are begun by the player with the least Glory. If several are tied, start with the player who drew the third Dragon and go clockwise: the first tied player you reach begins.

# --- Your turn ---

rules-r16 = Turns go clockwise.
rules-r17 = On your turn do exactly one thing: recruit one Ally or play one Band. You cannot pass.
rules-r18 =
    { $empty_pool_draw ->
        [2] To recruit, take any Ally from the pool, or the top card of the deck. While the pool is empty, the deck gives you two cards, the second only if your hand has room for it.
       *[other] To recruit, take any Ally from the pool, or the top card of the deck.
    }
rules-r19 = A card taken from the pool is not replaced.
rules-r20 = With 10 cards in hand you cannot recruit: play a Band. A hand of ten Skeletons is a special case (O3).
rules-r21 = A Dragon that you draw is revealed at once and laid beside the board. Draw another card from the deck in its place.
rules-r22 = The first two Dragons do nothing else. The third ends the Age at once, with no card drawn in its place, and stays with the player who drew it.

# --- Bands and Leaders ---

rules-r23 = A Band is 1 to 10 cards from your hand that all share one tribe, or all share one colour. Only Skeletons may be mixed in.
rules-r24 = A Band is played in five steps: lay down the cards, choose the Leader, place a marker, use the Leader’s ability, discard the rest of your hand.
rules-r25 =
    { $placement ->
        [may] A marker may go to the Kingdom of the Leader’s colour if the Band is large enough: it needs more cards than you already have markers there. At this table you may decline to place it (D3). With two players, the markers of both count (R56).
       *[must] A marker goes to the Kingdom of the Leader’s colour if the Band is large enough: it needs more cards than you already have markers there. If you can place it, you must (D3). With two players, the markers of both count (R56).
    }
rules-r26 = You may use the Leader’s ability. The other cards in the Band do nothing, except that Skeletons always have their effect. Some abilities are automatic (O11).
rules-r27 = Every card left in your hand then goes face up into the pool, where anyone can recruit it.
rules-r28 = Bands stay in front of their player until the end of the Age, with the Leader on top and all cards visible.
rules-r29 = X on a card is the number of cards in the Band that it leads, itself included.
rules-r30 = A Band may be larger than it needs to be to place its marker. It may also be too small to place one, and be played just for its Glory or its Leader.

# --- The twelve tribes ---

rules-rt1 =
    { $centaur_trigger ->
        [placed] If a Centaur-led Band has placed a marker in a Kingdom, you may play another Band at once, before you discard. It can place a marker and use its own Leader’s ability, even that of another Centaur.
       *[able] If a Centaur-led Band can place a marker in a Kingdom (D4), you may play another Band at once, before you discard. It can place a marker and use its own Leader’s ability, even that of another Centaur.
    }
rules-rt2 = When Bands are scored, a Band led by a Dwarf counts as one card larger.
rules-rt3 = Instead of discarding your whole hand, you may keep up to X cards.
rules-rt4 = If this is now the largest Giant-led Band of the Age, take the Giant token and gain 2 Glory at once. Only a larger Giant-led Band takes it over; that may be another one of your own, for another 2 Glory. When the Age ends, the holder gains the token’s value for that Age.
rules-rt5 = A Band led by a Halfling places no marker. There are 24 Halflings, twice as many as of any other tribe.
rules-rt6 = In addition to placing the normal marker, move X spaces on the Merfolk board. For each symbol that you reach or pass, you may place an extra marker in any Kingdom, whatever the size of the Band. The board is scored in every Age and never reset.
rules-rt7 = The Band needs one card fewer to place its marker.
rules-rt8 = In addition to the normal marker, you may put one on the space of the Leader’s colour on your Orc Horde board; each space holds one. At the end of an Age you may empty the board for Glory (1, 3, 6, 10, 15 or 20 for 1 to 6 markers) or leave it to grow.
rules-rt9 = A Skeleton joins any Band and counts towards the marker and X, but it never leads. At the end of the Age all Skeletons are removed before Bands are scored.
rules-rt10 =
    { $troll_scope ->
        [kingdoms_only] You may take one free Troll token with a value of X or less. At the end of the Age the tokens break ties in the Kingdoms, but not on the Merfolk board: the highest sum wins, then the highest single token. They are returned every Age.
       *[kingdoms_and_merfolk] You may take one free Troll token with a value of X or less. At the end of the Age the tokens break ties in the Kingdoms and on the Merfolk board: the highest sum wins, then the highest single token. They are returned every Age.
    }
rules-rt11 = The marker may go to any Kingdom where the Band is large enough, whatever the Leader’s colour.
rules-rt12 = After discarding, you may draw X cards from the deck.

# --- End of an Age ---

rules-r31 = First, all players discard their hands.
rules-r32 = Then each Kingdom is scored separately, by number of markers. In Age 1 first place gains token I. In Age 2 first place gains II and second place I. In Age 3 the first three places gain III, II and I.
rules-r33 = Tied players add up what their places are worth, divide it equally and round down.
rules-r34 =
    { $troll_scope ->
        [kingdoms_only] Before a tie in a Kingdom is divided, Troll tokens break it (R-T10). On the Merfolk board they do not count.
       *[kingdoms_and_merfolk] Before a tie is divided, Troll tokens break it (R-T10), both in the Kingdoms and on the Merfolk board.
    }
rules-r35 =
    { $merfolk_scoring ->
        [leader_only] Next the Merfolk board is scored: only the player furthest ahead gains Glory, 1 in Age 1, 2 in Age 2 and 4 in Age 3; with 2 or 3 players, 1 and 3 (D8).
       *[as_kingdom] Next the Merfolk board is scored like a Kingdom: the places are worth 1 Glory in Age 1, 2 and 1 in Age 2, and 4, 2 and 1 in Age 3; with three players 1, then 3 and 1 (D8, O10).
    }
rules-r36 = The holder of the Giant token gains 2 Glory in Age 1, 4 in Age 2 and 6 in Age 3; with 2 or 3 players, 2 and 5.
rules-r37 = Each player with markers on their Orc Horde board decides: empty it for Glory, or keep it.
rules-r38 = Skeletons are removed from all Bands.
rules-r39 = Bands are scored: 0, 1, 3, 6, 10 or 15 Glory for 1, 2, 3, 4, 5 or at least 6 cards. A Band led by a Dwarf counts as one card larger.
rules-r40 = All Bands are discarded, and the Troll tokens and the Giant token are returned. Markers in Kingdoms, on the Merfolk board and on Orc Horde boards stay.
rules-r41 = If there is another Age, all Allies are shuffled together again, without the Dragons, and it begins as described in R12 to R15.

# --- End of the game ---

rules-r42 = After the last Age the player with the most Glory wins.
rules-r43 = Among players tied on Glory, the one with more markers in the Kingdoms is ahead.
rules-r44 =
    { $band_tiebreak ->
        [largest_only] If that is equal too, compare the largest Band that each of them played in the last Age. No other Band is compared (D12).
       *[ladder] If that is equal too, compare their Bands of the last Age in order of size: the largest of each first, then the next, until one is larger (D12).
    }
rules-r45 = A Dwarf’s extra card does not count for this.
rules-r46 = Players who are still tied share the place. The same tie-breaks decide all other places as well.

# --- Two and three players ---

rules-r47 = There are two Ages.
rules-r48 = Six Glory tokens stay in the box: 0, 4, 4, 6, 6 and 10 (O0). Each Kingdom has two, on I and II.
rules-r49 = Five tribes are in play instead of six.
rules-r50 = The Merfolk board and the Giant token are used on their side for 2 and 3 players.
rules-r51 = With three players, Kingdoms are scored and markers placed as usual.
rules-r52 = With two players, in Age 1 the player with more markers in a Kingdom gains the lower token.
rules-r53 = With two players, in Age 2 the player with more markers gains the higher token. Second place gains nothing.
rules-r54 = With two players, in Age 2 a player who is alone in a Kingdom gains both tokens.
rules-r55 = With two players, in Age 2 a tie divides only the higher token, rounded down.
rules-r56 = With two players, a Band needs more cards than both players together have markers in the Kingdom.

# --- Editions and options: rulings behind the options ---

rules-d2 =
    { $ten_skeletons ->
        [win] At this table a hand of ten Skeletons wins the game at once, as in the Polish edition. In the other editions it does not; there is an option for this.
       *[discard] At this table ten Skeletons do not win the game. Only in the Polish edition do they win; there is an option that switches this rule on.
    }
rules-d3 =
    { $placement ->
        [may] At this table you may decline to place a marker even if you could: some summaries of the rules say so, and the German chapters on three tribes. Without this option it must be placed.
       *[must] A marker that can be placed must be placed. All five editions instruct you to place it. Some summaries say that you may, and so do the German chapters on three tribes; there is an option that makes it a choice.
    }
rules-d8 =
    { $merfolk_scoring ->
        [leader_only] On the Merfolk board only the player furthest ahead scores, as in the Polish and German editions: 1, 2 and 4 Glory in the three Ages; 1 and 3 with 2 or 3 players. Tied players divide it. The English and Brazilian editions score the board like a Kingdom; there is an option for this.
       *[as_kingdom] The Merfolk board is scored like a Kingdom, as in the English and Brazilian editions. That its values are the first, second and third award is our ruling: 1, then 2 and 1, then 4, 2 and 1; with three players 1, then 3 and 1. In the Polish and German editions only the player furthest ahead scores; there is an option for this.
    }
rules-d9 =
    { $troll_scope ->
        [kingdoms_only] Trolls break ties for every place, but only in the Kingdoms, as in the German edition; not on the Merfolk board and not at the end of the game. The Polish edition speaks of all ties at the end of an Age, the English and Brazilian of those in Kingdoms, among which we count the Merfolk board; there is an option for this.
       *[kingdoms_and_merfolk] Trolls break ties for every place in the Kingdoms and on the Merfolk board, but not at the end of the game. The Polish edition speaks of all ties at the end of an Age, the English and Brazilian of those in Kingdoms; that the Merfolk board counts as one is our ruling. In the German edition Trolls count in the Kingdoms only; there is an option for this.
    }
rules-d12 =
    { $band_tiebreak ->
        [largest_only] In a final tie only each player’s largest Band is compared, as in the Polish edition; if these are equal, the place is shared. The other editions go on to the second largest; there is an option for this.
       *[ladder] In a final tie Bands are compared from the largest down. The Polish edition compares only the largest; there is an option for this.
    }

# --- Rulings: setup, cards and deck ---

rules-d1 = The highest token goes on III. The II in one edition is a misprint.
rules-d6 = In a tie for who begins, only the tied players count; if the player who drew the third Dragon is one of them, that player begins. The Polish and Russian editions leave out that only the tied players count.
rules-d27 = The halves of the deck are equal, or as nearly equal as possible (O1).
rules-d28 = The first player is decided before cards are dealt.
rules-d30 = The first-game tribes can be chosen for any table. With 2 or 3 players, one of the six is left out at random.
rules-d31 = Orc Horde boards differ only in appearance.
rules-d35 = After an Age has ended, a new Age begins, not a new game.
rules-o1 = If the deck has an odd number of cards, the upper half, without Dragons, gets the extra card.
rules-o2 = The deck cannot run out: the third Dragon ends the Age first.
rules-o17 = Several Dragons may come in a row. The replacement card always comes from the deck, and may itself be the third Dragon.
rules-o27 = Everyone sees the pool, the Bands with all their cards, boards, tokens, Glory, the markers left, the size of each hand and of the deck, and the Dragons drawn. Hands and the order of the deck are hidden. Cards that everyone saw you take stay visible only with the memory aid.
rules-o29 = An Age can end in mid-turn only while cards are being drawn, so no Band is ever left unfinished.
rules-o32 = Shuffles come from a seed that is committed to before the game and revealed after it. What happens when players leave or run out of time is a house rule.

# --- Rulings: turns, Bands and placement ---

rules-d25 = With ten cards in hand you cannot recruit; nothing else is barred. No ability can bring you above ten.
rules-d26 = Anyone may take discarded cards, including the player who discarded them.
rules-d32 = Bands already played do nothing until they are scored, except that a new Giant-led Band is compared with earlier ones.
rules-d33 = You must act: there is no passing.
rules-d34 =
    { $empty_pool_draw ->
        [2] You recruit one Ally, not several; only when the pool is empty does the deck give you two cards (R18).
       *[other] You recruit one Ally, not several.
    }
rules-d38 = A Band too small for a marker may be played.
rules-o3 =
    { $ten_skeletons ->
        [win] With a hand of ten Skeletons you can neither recruit nor play a Band. Show it: you win the game at once (D2, O34). With 1 to 9 Skeletons and nothing else you must recruit.
       *[discard] With a hand of ten Skeletons you can neither recruit nor play a Band. Show it and discard all ten to the pool: that is your turn. With 1 to 9 Skeletons and nothing else you must recruit.
    }
rules-o4 = The cards of a Band other than Skeletons must share a tribe or a colour, and one of them leads. One card with any number of Skeletons is fine; Skeletons alone are not a Band.
rules-o5 = Markers are limited: 26, less the one that keeps score and one on the Merfolk board if it is in play. With no marker left, none is placed, and a Centaur allows no second Band. Markers from an emptied Orc Horde board come back.
rules-o11 = Automatic: Dwarf, Giant, Halfling, the Merfolk move, Minotaur, Skeleton. Your choice: the Centaur’s next Band, Elf, the Merfolk’s extra marker, the Orc’s marker, emptying the Orc Horde board, Troll, where Wingfolk place, Wizard.
rules-o12 =
    { $placement ->
        [may] Minotaurs and Wingfolk take effect while the marker is being placed. As with any Band, you may decline to place the marker of a Wingfolk-led Band.
       *[must] Minotaurs and Wingfolk take effect while the marker is being placed. If the Band could place in the Kingdom of the Leader’s own colour, Wingfolk must place somewhere; otherwise you may decline.
    }
rules-o14 = In a Band too small to place a marker, the abilities of Orc, Merfolk, Giant, Troll, Elf and Wizard still work; the Centaur’s does not.

# --- Rulings: tribes ---

rules-d4 =
    { $centaur_trigger ->
        [placed] A Centaur needs a marker that was actually placed, as in the German edition. In the English, Brazilian and Polish editions it is enough to be able to place one. This matters only where a marker may be declined (D3); there is an option for it.
       *[able] For a Centaur it is enough to be able to place the marker, as in the English, Brazilian and Polish editions: the Band is large enough and you have a marker left (O5), even if you decline to place it. In the German edition it must have been placed. This matters only where a marker may be declined (D3); there is an option for it.
    }
rules-d5 = A Centaur may follow a Centaur, as often as you can manage it.
rules-d21 = An Orc Horde board is emptied completely or not at all.
rules-d22 = A space on the Orc Horde board that is taken gets no second marker.
rules-d23 = You move exactly X spaces on the Merfolk board, never fewer by choice.
rules-d24 = Only a strictly larger Giant-led Band takes over the Giant token.
rules-d29 = Skeletons are wild for tribe and colour, and return to the deck for the next Age.
rules-d37 = A Halfling can lead any Band; the Band just places no marker.
rules-d39 = Keeping cards with an Elf and drawing with a Wizard are optional.
rules-o6 = Two Merfolk symbols in one move give two extra markers.
rules-o7 = Steps beyond the end of the Merfolk board are lost. Its last symbol counts once for each player; all players on the last space are tied.
rules-o8 = The Merfolk’s extra marker comes after the normal one, may go to any Kingdom, even the same one, and may be declined.
rules-o9 = A player still on space 0 of the Merfolk board gains nothing there: of the readings that the editions allow, we take the one with the least Glory.
rules-o10 =
    { $merfolk_sole ->
        [both] With two players, only first place on the Merfolk board scores: 1 Glory in Age 1, 3 in Age 2. A tie divides it. At this table a player who is alone beyond space 0 in Age 2 gains both values, 4 Glory, as in a Kingdom (R54); there is an option for this.
       *[first] With two players, only first place on the Merfolk board scores: 1 Glory in Age 1, 3 in Age 2. A tie divides it. Being alone beyond space 0 gives nothing more: R54 does not apply here, since of the readings that the editions allow we take the one with the least Glory, as in O9. There is an option for this.
    }
rules-o13 = A Minotaur-led Band counts as one card larger for the marker only, never for Glory or X.
rules-o15 = With an Elf you may keep fewer than X cards, or none.
rules-o16 = With a Wizard you draw all X cards or none, and decide before seeing the first. Dragons are replaced; the third ends the Age, and the cards drawn are discarded with the hands.
rules-o18 = In a chain of Centaur-led Bands each Band is played in full, and you discard once, at the end. An Elf or a Wizard can lead only the last Band. The chain ends when you choose, or when you have no Band left to play.
rules-o19 = A Giant-led Band of equal size changes nothing. The first one of an Age always takes the token, even with a single card. Skeletons count towards its size.
rules-o33 = Skeletons have no colour that matters, whatever is printed on them: they never lead and join every Band.

# --- Rulings: scoring ---

rules-d7 = Ties are divided at every place, not only at the first.
rules-d10 = Trolls put tied players in order: the loser takes the next place, which is worth nothing in Age 1.
rules-d11 =
    { $troll_scope ->
        [kingdoms_only] Troll tokens are returned once the Kingdoms have been scored, as in the German edition; in the others, at the end of the Age.
       *[kingdoms_and_merfolk] Troll tokens are returned at the end of the Age, after the Merfolk board is scored; in the German edition, once the Kingdoms have been scored.
    }
rules-d17 = With two players tied in Age 2, only token II is divided.
rules-d18 = The special scoring for two players applies to two only; with three, scoring is as usual.
rules-d19 = Second place in Age 2 gains token I.
rules-d20 = The rules for small games apply to 2 or 3 players in total.
rules-d36 = Hands are discarded before anything is scored. For the next Age everything is shuffled: hands, Bands and pool.
rules-o20 = The order is: Kingdoms, Merfolk, Giant, Orcs, Skeletons removed, Bands.
rules-o21 = Orc Horde decisions are made openly, in turn order from the first player of the Age. In the last Age the boards are emptied automatically.
rules-o22 = Without a marker you have no place in a Kingdom, and awards that nobody claims are lost. With three or more players, a player alone in a Kingdom gains only the award for first place.
rules-o23 = After two players tied for first, the next is third. Places that an Age does not score are worth 0: two players tied for second in Age 2 share token I.
rules-o24 = If three or more players are tied, they are ordered by the sum of their Troll tokens, then by their best one. Those without tokens share what is left, rounded down.
rules-o25 = Least Glory is determined after everything in the Age has been scored.
rules-o28 = Glory has no upper limit.
rules-o30 = Skeletons leave before a Dwarf adds its one: a Dwarf alone is worth 1 Glory, and five cards led by a Dwarf are worth 15. Beyond that it adds nothing.
rules-o31 = Of all markers, only those in that Kingdom count for the two-player requirement (R56). It applies to Minotaurs and Wingfolk too.

# --- Rulings: end of the game, and small matters ---

rules-d13 = The Dwarf’s extra card does not count in the final tie-break.
rules-d14 = For the final tie-break only markers in Kingdoms count, not those on other boards.
rules-d15 = A tie that nothing breaks is shared, at every place.
rules-d16 = The last Age played is the one that counts, whether it is the second or the third.
rules-d40 = The editions also differ in appearance and names, which changes nothing.
rules-o26 =
    { $band_tiebreak ->
        [largest_only] For the final tie-break Bands count as they were played, Skeletons included. A player without a Band counts 0.
       *[ladder] For the final tie-break Bands count as they were played, Skeletons included. A player with fewer Bands counts 0 for each one missing.
    }
rules-o34 =
    { $ten_skeletons ->
        [win] When ten Skeletons win, the game ends at once and nothing more is scored; Glory and the tie-breaks rank the other players.
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
rules-example-spoken-band = { $name } plays { $cards }.
rules-example-spoken-rest = Also in hand: { $cards }.
rules-example-spoken-laid = { $name } has a Band: { $cards }.
rules-example-spoken-kingdom = Markers in { kingdom }: { $markers }.
rules-example-spoken-track = { $name } on the Merfolk board: { $spaces }.
rules-example-spoken-horde = { $name }’s Orc Horde: { $colours }.
rules-example-spoken-trolls = { $name }’s Troll tokens: { $tokens }.
rules-example-spoken-giant = Giant token: { $holders }.
rules-example-spoken-change = { $before }, then { $after }
rules-open = Show rule { $rule }
rules-all = All rules

# held 2, needed 3, size 3, discarded 2
rules-example-r25 = Ada has { $held } markers in { kingdom }, so another one there takes { $needed } cards. Her Band has { $size }: the marker is placed, and the { $discarded } cards left in her hand go to the pool.
# size 2, next 3
rules-example-rt1 = A Band of { $size } is enough for a marker in { kingdom }, so the Centaur lets Ada play another Band at once: { $next } cards and a second marker. Only then does she discard.
# size_1 3, ben 3, ada 6
rules-example-rt2 = Both Bands have { $size_1 } cards. Ben’s is worth { $ben } Glory. Ada’s is led by a Dwarf and counts as one card larger: { $ada } Glory.
# size 2, kept 2, discarded 1
rules-example-rt3 = The Elf’s Band has { $size } cards, so Ada may keep up to that many: { $kept } stay in her hand, and only { $discarded } goes to the pool.
# rival 2, size 3, glory 2
rules-example-rt4 = Ben holds the Giant token with a Band of { $rival }. Ada’s Giant leads { $size } cards: she takes the token over and gains { $glory } Glory at once.
# needed 1, size 4, worth 6
rules-example-rt5 = A marker in { kingdom } would take only { $needed } card, but a Halfling’s Band places none. At the end of the Age its { $size } cards are still worth { $worth } Glory.
# size 2, start 2, space 4, next_held 3
rules-example-rt6 = The normal marker goes to { kingdom }. Then Ada moves { $size } spaces, from { $start } to { $space }, and passes a symbol. The extra marker may go anywhere, even where she has { $next_held } and her Band would be too small.
# held 3, needed 3
rules-example-rt7 = Ada has { $held } markers in { kingdom }. Any other Leader would need one card more there; for a Minotaur, { $needed } are enough.
# horde 3
rules-example-rt8 = The normal marker goes to { kingdom }. The Orc lets Ada put another one on the space of its colour on her Orc Horde board, which now holds { $horde }.
# skeletons 2, size 4, worth 1
rules-example-rt9 = With { $skeletons } Skeletons it is a Band of { $size }, enough for the marker in { kingdom }. They are removed before Bands are scored, so the Band will be worth only { $worth } Glory.
# size 4, ben_trolls 4, token 3
rules-example-rt10 = With a Band of { $size } Ada could take token { $ben_trolls }, but Ben already holds it. She takes { $token }, the highest that is still free.
# size 3, next_held 3, held 2
rules-example-rt11 = In the Kingdom of the Leader’s own colour Ada has { $next_held } markers, so { $size } cards are too few. Wingfolk may place in { kingdom } instead, where she has { $held }.
# discarded 2, drawn 3
rules-example-rt12 = Ada first discards the { $discarded } cards left in her hand. Then she draws { $drawn }, as many as there are in the Wizard’s Band.
# age 2, ada_markers 3, middle_token 6, low_token 4, ada 5
rules-example-r33 = Age { $age }: Ada and Ben have { $ada_markers } markers each and share the first two places. The tokens for these are { $middle_token } and { $low_token }, so each of them gains { $ada } Glory. Cleo is third and gains nothing.
# ada_markers 3, ben_trolls 5, ada_trolls 4, ben 6, ada 2
rules-example-r34 = Ada and Ben have { $ada_markers } markers each. Ben’s Troll tokens add up to { $ben_trolls }, Ada’s only to { $ada_trolls }: Ben is first and gains { $ben } Glory, Ada is second and gains { $ada }.
# age 2, ada_space 9, ada 2, ben_space 6, ben 1 (0 where only the leader is paid), dan_space 0
rules-example-r35 =
    { $merfolk_scoring ->
        [leader_only] Age { $age }: Ada is furthest ahead on space { $ada_space } and gains { $ada } Glory. Nobody else scores: Ben, second on space { $ben_space }, gains { $ben }, and Dan is still on space { $dan_space }.
       *[as_kingdom] Age { $age }: Ada is first on space { $ada_space } and gains { $ada } Glory; Ben is second on space { $ben_space } and gains { $ben }. Cleo is third and gains nothing yet, and Dan is still on space { $dan_space } (O9).
    }
# markers_1 4, ada 10
rules-example-r37 = Ada empties her Orc Horde board of { $markers_1 } markers for { $ada } Glory and gets the markers back. She could also have left them there, to gain more in a later Age.
# size_1 4, points_1 6, size_2 4, skeletons_2 2, points_2 1, size_3 5, points_3 10
rules-example-r39 = Ada’s Band has { $size_1 } cards. Its Skeleton is removed (R38) and its Dwarf counts as one more: { $points_1 } Glory. Of Ben’s { $size_2 } cards { $skeletons_2 } are Skeletons and removed, which leaves him { $points_2 } Glory. Cleo’s { $size_3 } cards are worth { $points_3 }.
# low_token 6, middle_token 8, points_2 14, points_1 8
rules-example-r54 = In { kingdom } Ada is alone and gains both tokens, { $low_token } and { $middle_token }: { $points_2 } Glory. Where Ben has a marker too, her majority gains only the higher token, { $points_1 } Glory (R53).
# ada_markers 1, ben_markers 2, needed 4, size 3
rules-example-r56 = In { kingdom } Ada has { $ada_markers } marker and Ben { $ben_markers }. With two players all of them count, so another one takes { $needed } cards. Ada’s Band of { $size } places none, but may be played all the same (R30).

# The options, each with an example that ends differently with each of its values.

# drawn 1 (2)
rules-example-r18 =
    { $empty_pool_draw ->
        [2] The pool is empty, so recruiting from the deck gives { $drawn } cards.
       *[other] The pool is empty, so the only way to recruit is from the deck. It gives { $drawn } card, as always.
    }
# size 2, held 1, now 2 (1)
rules-example-d3 =
    { $placement ->
        [may] Ada has { $held } marker in { kingdom } and plays a Band of { $size }. She could place a second one, but at this table she may decline, and she does: she still has { $now }.
       *[must] Ada has { $held } marker in { kingdom } and plays a Band of { $size }. It is large enough, so her marker is placed: she now has { $now }.
    }
# size 2, next 3
rules-example-d4 =
    { $placement ->
        [may]
            { $centaur_trigger ->
                [placed] Ada declines the marker in { kingdom }. So no other Band may follow, and the cards left in her hand go to the pool.
               *[able] Ada declines the marker in { kingdom }. Her Band of { $size } could have placed it, so another may follow: { $next } cards. Only then does she discard the rest.
            }
       *[must] Ada’s Band of { $size } places its marker in { kingdom }, so another may follow: { $next } cards. Only then does she discard the rest.
    }
# hand 10, discarded 10
rules-example-o3 =
    { $ten_skeletons ->
        [win] Ada holds { $hand } Skeletons and shows them: she wins the game at once.
       *[discard] Ada holds { $hand } Skeletons. She shows them, all { $discarded } go to the pool, and it is Ben’s turn.
    }
# ada_space 8, ben_trolls 3, ben 2, ada 1; 1 each where they share
rules-example-d9 =
    { $troll_scope ->
        [kingdoms_only] Ada and Ben are tied on space { $ada_space } of the Merfolk board. Ben’s Troll token { $ben_trolls } does not count here, so they share: Ada gains { $ada } Glory and Ben { $ben }.
       *[kingdoms_and_merfolk] Ada and Ben are tied on space { $ada_space } of the Merfolk board. Ben’s Troll token { $ben_trolls } breaks the tie: he gains { $ben } Glory and Ada { $ada }.
    }
# age 2, ada_space 9, ben_space 0, ada 3 (4)
rules-example-o10 =
    { $merfolk_sole ->
        [both] Age { $age }, two players: Ada is on space { $ada_space } of the Merfolk board, Ben still on space { $ben_space }. At this table she gains the values of both Ages: { $ada } Glory.
       *[first] Age { $age }, two players: Ada is on space { $ada_space } of the Merfolk board, Ben still on space { $ben_space }. She gains { $ada } Glory, the value of this Age alone.
    }
# total 37, largest 3, ada_next 2, ben_next 1
rules-example-d12 =
    { $band_tiebreak ->
        [largest_only] Ada and Ben end with { $total } Glory each, equally many markers in the Kingdoms, and a largest Band of { $largest } cards. Their next Bands, { $ada_next } and { $ben_next }, are not compared: they share the victory.
       *[ladder] Ada and Ben end with { $total } Glory each, equally many markers in the Kingdoms, and a largest Band of { $largest } cards. So their next Bands decide: { $ada_next } against { $ben_next }, and Ada wins.
    }
