# The rules of one game on a page, for the terminal and the browser. Most of its sentences are those of rules.ftl.

summary-title = Summary
summary-link = The rules on one page
summary-print = Print
summary-about = { $edition } · players: { $players } · Ages: { $ages }
summary-part =
    { $part ->
        [setup] { rules-chapter-setup }
        [age] Each Age begins
        [turn] { rules-chapter-turn }
        [band] Playing a Band
        [tribes] { web-tribes }
        [glory] { web-scores }
        [scoring] { rules-chapter-age }
        [ties] Ties
        [end] { rules-chapter-end }
       *[options] Not as in the English edition
    }
summary-markers =
    { $merfolk ->
        [yes] Markers of each player: { $markers }. One keeps score, one stands on space 0 of the Merfolk board.
       *[no] Markers of each player: { $markers }. One keeps score.
    }
summary-drawn = Tribes that are drawn at random from those below: { $needed }.
summary-deal = Everyone gets one card. Cards then laid face up as the pool: { $pool }. The Dragons are shuffled into the lower half of the deck.
summary-limit = Most cards in hand: { $limit }. With so many you cannot recruit.
summary-leader = Choose the Leader from among them.
summary-marker =
    { $players ->
        [2] If the Band has more cards than there are markers of both players in the Kingdom of the Leader’s colour, { summary-place }.
       *[other] If the Band has more cards than you have markers in the Kingdom of the Leader’s colour, { summary-place }.
    }
summary-place =
    { $placement ->
        [may] you may place one there
       *[must] place one there
    }
summary-ability = Use the Leader’s ability. X is the number of cards in the Band.
# The numbers are those of the Ages, of the symbols and of the tokens.
summary-tribe =
    { $tribe ->
        [giant] { power } When the Ages end: { $glory }.
        [merfolk] { power } Symbols: { $symbols }; last space: { $last }.
        [troll] { power } Highest value: { $tokens }. The highest sum wins, then the highest token.
       *[other] { power }
    }
summary-kingdoms =
    { $players ->
        [2] Each Kingdom gives its token to the player with more markers. Whoever is alone there in Age 2 gains both.
       *[other] Each Kingdom gives its tokens to the players with the most markers.
    }
summary-merfolk =
    { $merfolk_scoring ->
        [leader_only] The Merfolk board gives Glory to the player furthest ahead. Space 0 gains nothing.
       *[as_kingdom] The Merfolk board gives Glory by place. Space 0 gains nothing.
    }
summary-giant = The holder of the Giant token gains its Glory.
summary-bands = Bands give Glory by size.
summary-back = Bands and the tokens of Giants and Trolls go back. Markers stay.
# The first column of a table: cards in a Band, markers in an Orc Horde.
summary-count = Cards or markers
summary-row =
    { $source ->
        [merfolk] { scores-source }, { web-age }
       *[kingdoms] Kingdom, { web-age }
    }
summary-token = token { $token }
