# The pages about tribes, and sets of tribes by character. Loaded only where they are shown.
# Numbers come from the published study, already written as the language writes them.

tribes-intro = What every tribe is worth and how it is played well, measured in { $games } games among strong bots.
tribes-evidence = The figures show how these bots play, and what changes if one thing is changed. That games among people are alike is a guess.
tribes-reading = Square brackets contain 95% intervals. ● marks results unlikely to be due to chance, even among so many comparisons.
tribes-players = Players
tribes-group =
    { $group ->
        [small] 2 or 3
       *[large] 4 to 6
    }
tribes-all = All tribes
tribes-others = Other tribes
tribes-order = By the worth of their lead
tribes-sure = evident
tribes-percent = { $value }%
tribes-age = Age { $age }
tribes-whole = All Ages
tribes-lead =
    { $tribe ->
        [skeleton] Cannot lead
       *[other] { $percent }% fewer wins without its lead
    }
tribes-section =
    { $section ->
        [advice] How it is played well
        [worth] What its lead is worth
        [most] Who leads it most
        [bands] Its Bands
        [effects] What changes if it is in play
        [sources] Glory by source if it is in play
        [best] Best partners
       *[worst] Rivals
    }
tribes-note =
    { $section ->
        [worth] One player may not lead Bands with it, in one Age or in all. So many wins and so much Glory does that player lose. The bot does not plan for the ban: people would lose less.
        [most] The one player who leads the most Bands with it, against a fair share of wins (100%) and the mean of the others. Leading goes together with winning; it need not be the cause.
        [bands] Bands that a winner / another player leads with it in each Age, cards and markers of such a Band, and by how many Bands winners exceed the others.
        [effects] All games with it in play, less all games without it.
        [sources] By how much each source gives a player more or less Glory if it is in play.
        [partners] If the other tribe is in play too, the lead of this one is worth so much more or less Glory.
       *[helps] If Skeletons are in play, the leads of these tribes are worth so much more or less Glory.
    }
tribes-column =
    { $column ->
        [age] Age
        [wins-lost] Wins lost
        [glory-lost] Glory lost
        [wins] Wins
        [ahead] Glory above the others
        [winners] Winners / others
        [cards] Cards in a Band
        [markers] Markers of a Band
        [more] Winners lead more
        [what] What
        [change] Change
        [source] Source
        [glory] Glory
       *[tribe] Tribe
    }
tribes-effect =
    { $effect ->
        [rounds] Turns per player
        [changes] Changes of the lead
        [margin] Winner’s margin, Glory
        [winner] Winner’s Glory
        [glory] Mean Glory
       *[first] First player’s wins (fair share = 1)
    }
tribes-source =
    { $source ->
        [kingdoms] Kingdoms
        [merfolk] Merfolk board
        [giant_now] Giant token, at once
        [giant_end] Giant token, end of an Age
        [orcs] Orc Hordes
       *[bands] Bands
    }

# Three sentences for each tribe, with the numbers of web/tribes.json.

tribe-advice-centaur-early = Lead with Centaurs from the start: without them in the first Age a player wins { $early }% less often, without them in the last only { $last }%.
tribe-advice-centaur-shorter = Keep a second Band ready and set the pace: games with Centaurs are { $turns } turns per player shorter.
tribe-advice-centaur-hardly-more = One good chain beats many: winners lead hardly more Bands with Centaurs than the others, if at all.
tribe-advice-dwarf-late = Save Dwarves for the end: in the last Age winners lead { $winners } Bands with them, the others { $others }; in the first Age they are closer together.
tribe-advice-dwarf-more-glory = Let them lead your largest Bands, which they make one card larger: with Dwarves in play everyone ends with { $glory } Glory more on average.
tribe-advice-dwarf-partners = Look for cards that fill up a Band: their lead is worth { $skeleton } Glory more if Skeletons are in play, and { $halfling } more if Halflings are.
tribe-advice-elf-fewer = Lead with an Elf when there is something worth keeping, not out of habit: winners lead fewer Bands with Elves than the others.
tribe-advice-elf-large-bands = Wait for a Band of some size, because its size is what you keep: { $cards } cards on average, more than with most tribes.
tribe-advice-elf-partner = Elves gain most beside Halflings, where hands grow large: their lead is then worth { $gain } Glory more.
tribe-advice-giant-ahead = Fight for the token again and again: winners lead { $bands } Bands more with Giants than the others.
tribe-advice-giant-large-bands = Size wins it: a Band led by a Giant has { $cards } cards on average, more than with most tribes.
tribe-advice-giant-contested = Expect it to change hands: with Giants in play there are { $glory } Glory more for everyone, and the lead changes { $changes } times more.
tribe-advice-halfling-largest-bands = Collect them for the largest Bands of all: { $cards } cards on average. They score Glory, and no marker is placed.
tribe-advice-halfling-late = Keep them for the last Age: there winners lead { $winners } Bands with Halflings, the others { $others }; in the first Age there is hardly a difference.
tribe-advice-halfling-longest = Plan for a long game: Halflings add { $turns } turns per player and { $glory } Glory for everyone, more than any other tribe.
tribe-advice-merfolk-strongest = Never leave the Merfolk board to the others: no lead is worth more, and without it a player wins { $wins }% less often.
tribe-advice-merfolk-early = Start at once, because spaces add up: without them in the first Age a player wins { $early }% less often, without them in the last { $last }%.
tribe-advice-merfolk-many-markers = Aim at the next symbol: a Band led by Merfolk places { $markers } markers on average, more than with any other tribe.
tribe-advice-minotaur-opens = Use Minotaurs to gain a foothold: in the first Age a player leads { $first } Bands with them, in the last only { $last }.
tribe-advice-minotaur-small-bands = Do not overpay: { $cards } cards on average are enough for { $share } markers in 100 Bands.
tribe-advice-minotaur-weak = Take them as they come: without their lead a player wins { $wins }% less often, which is less than with most tribes.
tribe-advice-orc-early = Fill the Horde early: without Orcs in the first Age a player wins { $early }% less often, without them in the last { $last }%.
tribe-advice-orc-smallest-bands = Many small Bands of different colours do it: { $cards } cards on average, fewer than with any other tribe.
tribe-advice-orc-more-glory = Everyone profits, so do not fall behind: with Orcs in play every player ends with { $glory } Glory more on average.
tribe-advice-troll-late = Tokens count until the end: in the last Age winners lead { $winners } Bands with Trolls, the others { $others }; in the first Age they are closer together.
tribe-advice-troll-large-bands = High tokens need large Bands: { $cards } cards on average, more than with most tribes.
tribe-advice-troll-clear-wins = Break ties in your favour in several Kingdoms: with Trolls in play winners are { $margin } Glory further ahead, more than with any other tribe.
tribe-advice-wingfolk-early = Place early where others cannot follow: without Wingfolk in the first Age a player wins { $early }% less often, without them in the last only { $last }%.
tribe-advice-wingfolk-sure-markers = Always look for the Kingdom that your Band can afford: { $share } of 100 Bands led by Wingfolk place their marker.
tribe-advice-wingfolk-rival = Expect less of them beside Merfolk, who also place where they like: their lead is then worth { $loss } Glory less.
tribe-advice-wizard-more = Lead with Wizards more often than the others: winners do so { $bands } times more, the greatest difference of all tribes.
tribe-advice-wizard-shortest = Every card drawn brings the Dragons nearer: games with Wizards are { $turns } turns per player shorter, so play your Bands in time.
tribe-advice-wizard-partner = They gain most beside Skeletons, which fit into any Band: their lead is then worth { $gain } Glory more.
tribe-advice-skeleton-least-glory = Use them to fill up Bands with other Leaders, and do not count on high scores: with Skeletons in play everyone ends with { $glory } Glory less on average.
tribe-advice-skeleton-partners = Put them into Bands of the strongest Leaders: with Skeletons in play the lead of Wizards is worth { $wizard } Glory more, that of Merfolk { $merfolk }.
tribe-advice-skeleton-short-and-close = Every point counts: games are { $turns } turns per player shorter, and winners are { $margin } Glory less far ahead than without Skeletons.

# Sets of tribes by character, for a new table.

set-character =
    { $character ->
        [short] Short and sharp
        [long] Long
        [lucky] Lucky
        [deep] Deep
       *[balanced] Balanced
    }
set-character-note =
    { $character ->
        [short] Few turns for each player.
        [long] Many turns, large Bands, much Glory.
        [lucky] Cards decide more than with other sets.
        [deep] The better player wins more often than with other sets.
       *[balanced] Leads that are worth nearly the same: no tribe dominates.
    }
set-legend = Character of the game
set-another = Another set
set-tribes = Tribes of this set
set-length =
    { $way ->
        [shorter] Games with these tribes are about { $percent }% shorter than on average.
        [longer] Games with these tribes are about { $percent }% longer than on average.
       *[usual] Games with these tribes are about as long as on average.
    }
set-changes = The lead changes about { $changes } times (average: { $mean }).
set-skill =
    { $way ->
        [luck] Luck counts for more: a better player wins { $wins }% of games with { $players } players (average: { $mean }%).
        [skill] Skill counts for more: a better player wins { $wins }% of games with { $players } players (average: { $mean }%).
       *[usual] Luck and skill count as usual: a better player wins { $wins }% of games with { $players } players (average: { $mean }%).
    }
set-spread =
    { $way ->
        [alike] Their leads are worth nearly the same; most: { $best }, least: { $worst }.
       *[apart] Their leads differ in worth; most: { $best }, least: { $worst }.
    }
set-source = Measured in games among strong bots.
