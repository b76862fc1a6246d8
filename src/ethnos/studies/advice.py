"""How to play each tribe well: sentences, and the figures that have to support them.

The sentences are in ``locale/*/tribes.ftl`` under ``tribe-advice-TRIBE-CLAIM``. A claim looks at the figures of a tribe
for some numbers of players. It answers with the numbers for its sentence, or with None if the figures do not support
it; a test demands that the published figures support every sentence.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from ethnos.studies.figures import TRIBE_EFFECTS, Figures

Numbers: TypeAlias = dict[str, str]
"""The numbers of a sentence by name, with as many digits as are shown, and a decimal point."""
Values: TypeAlias = Sequence[float]
"""An estimate: the mean, and the ends of its interval."""

LATE_SHARE: Final = 0.5
"""A difference between winners and others comes late if that of the first Age is less than this share of the last."""
HARDLY: Final = 0.05
"""A difference in Bands per game that is hardly one."""
NEARLY_ALL: Final = 0.95
"""Markers per Band from which on nearly every Band places one."""
MOST_OTHERS: Final = 7
"""This many are most of the ten other tribes that can lead."""
FEW_ABOVE: Final = 1


@dataclass(frozen=True)
class Evidence:
    """The figures of one tribe, for some numbers of players."""

    figures: Figures
    group: str
    tribe: str

    @property
    def own(self) -> Any:
        """The figures of the tribe."""
        return self.figures["tribes"][self.group][self.tribe]

    def others(self) -> list[Any]:
        """The figures of all other tribes that can lead."""
        tribes = self.figures["tribes"][self.group]
        return [other for name, other in tribes.items() if name != self.tribe and "led" in other]

    def worth(self, age: int) -> Values:
        """Wins lost without the lead in an Age; 0 for all Ages, -1 for the last."""
        wins: Values = self.own["worth"][age]["wins"]
        return wins

    def effect(self, name: str) -> tuple[Values, bool]:
        """What the tribe in play changes, and whether that is evident."""
        place = TRIBE_EFFECTS.index(name)
        return self.own["effects"][place], self.own["sure"][place]

    def other_effects(self, name: str) -> list[float]:
        """The effects of all other tribes."""
        place = TRIBE_EFFECTS.index(name)
        tribes = self.figures["tribes"][self.group]
        return [other["effects"][place][0] for tribe, other in tribes.items() if tribe != self.tribe]

    def gain(self, tribe: str, partner: str) -> tuple[float, bool]:
        """How much more Glory a tribe's lead is worth with a partner, and whether that is evident."""
        rows = {(row["tribe"], row["partner"]): row for row in self.figures["partners"]}
        row = rows[tribe, partner]
        return row["glory"][0], row["sure"]

    def gains(self) -> list[float]:
        """The gains of the tribe's lead with every partner."""
        return [row["glory"][0] for row in self.figures["partners"] if row["tribe"] == self.tribe]

    def bands(self, age: int) -> tuple[float, float]:
        """Bands of a winner and of another player in an Age, counted from 1; -1 for the last."""
        winners, others = self.own["led"]
        place = (len(self.own["worth"]) - 1 if age < 0 else age) - 1
        return winners[place], others[place]


Claim: TypeAlias = Callable[[Evidence], Numbers | None]


def _clearly_more(high: Values, low: Values) -> bool:
    """Whether the first estimate is larger, and the two intervals do not overlap."""
    return high[1] > low[2]


def _percent(value: float) -> str:
    return f"{100 * value:.0f}"


def _tenths(value: float) -> str:
    return f"{abs(value):.1f}"


# --- Claims ---------------------------------------------------------------------------------------------------


def early(facts: Evidence) -> Numbers | None:
    """The lead is worth more in the first Age than in the last."""
    first, last = facts.worth(1), facts.worth(-1)
    return {"early": _percent(first[0]), "last": _percent(last[0])} if _clearly_more(first, last) else None


def late(facts: Evidence) -> Numbers | None:
    """Winners lead more Bands than others, above all in the last Age."""
    (winners, others), (first, first_others) = facts.bands(-1), facts.bands(1)
    is_late = winners - others > 0 and first - first_others < LATE_SHARE * (winners - others)
    if not (is_late and facts.own["more"][0] > 0 and facts.own["more_sure"]):
        return None
    return {"winners": f"{winners:.2f}", "others": f"{others:.2f}"}


def strongest(facts: Evidence) -> Numbers | None:
    """No other lead is worth more."""
    own = facts.worth(0)
    rivals = [other["worth"][0]["wins"] for other in facts.others()]
    is_first = all(own[0] > rival[0] and not _clearly_more(rival, own) for rival in rivals)
    return {"wins": _percent(own[0])} if is_first else None


def weak(facts: Evidence) -> Numbers | None:
    """Most other leads are worth more."""
    own = facts.worth(0)
    above = sum(other["worth"][0]["wins"][0] > own[0] for other in facts.others())
    return {"wins": _percent(own[0])} if above >= MOST_OTHERS else None


def more(facts: Evidence) -> Numbers | None:
    """Winners lead more Bands than others, and by more than with any other tribe."""
    own = facts.own["more"]
    is_most = all(_clearly_more(own, other["more"]) for other in facts.others())
    return {"bands": _tenths(own[0])} if is_most and facts.own["more_sure"] else None


def ahead(facts: Evidence) -> Numbers | None:
    """Winners lead more Bands than others."""
    return {"bands": _tenths(facts.own["more"][0])} if facts.own["more"][0] > 0 and facts.own["more_sure"] else None


def hardly_more(facts: Evidence) -> Numbers | None:
    """Winners lead hardly more Bands than others, if any."""
    return {} if facts.own["more"][2] < HARDLY else None


def fewer(facts: Evidence) -> Numbers | None:
    """Winners lead fewer Bands than others."""
    return {} if facts.own["more"][0] < 0 and facts.own["more_sure"] else None


def large_bands(facts: Evidence) -> Numbers | None:
    """Its Bands are larger than those of most tribes."""
    own = facts.own["cards"]
    below = sum(other["cards"] < own for other in facts.others())
    return {"cards": _tenths(own)} if below >= MOST_OTHERS else None


def largest_bands(facts: Evidence) -> Numbers | None:
    """Its Bands are the largest."""
    own = facts.own["cards"]
    return {"cards": _tenths(own)} if all(other["cards"] < own for other in facts.others()) else None


def small_bands(facts: Evidence) -> Numbers | None:
    """Its Bands are smaller than those of all tribes, but for one at most, and nearly all place a marker."""
    own = facts.own
    below = sum(other["cards"] < own["cards"] for other in facts.others())
    holds = below <= FEW_ABOVE and own["markers"] >= NEARLY_ALL
    return {"cards": _tenths(own["cards"]), "share": _percent(own["markers"])} if holds else None


def smallest_bands(facts: Evidence) -> Numbers | None:
    """Its Bands are the smallest."""
    own = facts.own["cards"]
    return {"cards": _tenths(own)} if all(other["cards"] > own for other in facts.others()) else None


def many_markers(facts: Evidence) -> Numbers | None:
    """Its Bands place more markers than those of any other tribe, and more than one each."""
    own = facts.own["markers"]
    is_most = own > 1 and all(other["markers"] < own for other in facts.others())
    return {"markers": _tenths(own)} if is_most else None


def sure_markers(facts: Evidence) -> Numbers | None:
    """Nearly every Band places its marker."""
    own = facts.own["markers"]
    return {"share": _percent(own)} if own >= NEARLY_ALL else None


def opens(facts: Evidence) -> Numbers | None:
    """It is led at least twice as often in the first Age as in the last."""
    first, last = sum(facts.bands(1)) / 2, sum(facts.bands(-1)) / 2
    return {"first": _tenths(first), "last": _tenths(last)} if first >= 2 * last else None


def shorter(facts: Evidence) -> Numbers | None:
    """Games with it are shorter."""
    turns, is_sure = facts.effect("rounds")
    return {"turns": _tenths(turns[0])} if turns[0] < 0 and is_sure else None


def shortest(facts: Evidence) -> Numbers | None:
    """No tribe shortens games more."""
    turns, is_sure = facts.effect("rounds")
    is_least = is_sure and turns[0] < min(0, *facts.other_effects("rounds"))
    return {"turns": _tenths(turns[0])} if is_least else None


def longest(facts: Evidence) -> Numbers | None:
    """No tribe makes games longer, and none gives all players more Glory."""
    (turns, is_sure), (glory, more_sure) = facts.effect("rounds"), facts.effect("glory")
    is_most = turns[0] > max(0, *facts.other_effects("rounds")) and glory[0] > max(0, *facts.other_effects("glory"))
    return {"turns": _tenths(turns[0]), "glory": _tenths(glory[0])} if is_most and is_sure and more_sure else None


def more_glory(facts: Evidence) -> Numbers | None:
    """All players have more Glory if it is in play."""
    glory, is_sure = facts.effect("glory")
    return {"glory": _tenths(glory[0])} if glory[0] > 0 and is_sure else None


def least_glory(facts: Evidence) -> Numbers | None:
    """No tribe in play costs all players more Glory."""
    glory, is_sure = facts.effect("glory")
    is_least = is_sure and glory[0] < min(0, *facts.other_effects("glory"))
    return {"glory": _tenths(glory[0])} if is_least else None


def contested(facts: Evidence) -> Numbers | None:
    """With it there is more Glory, and the lead changes more often."""
    (glory, is_sure), (changes, changes_sure) = facts.effect("glory"), facts.effect("changes")
    holds = glory[0] > 0 and is_sure and changes[0] > 0 and changes_sure
    return {"glory": _tenths(glory[0]), "changes": _tenths(changes[0])} if holds else None


def clear_wins(facts: Evidence) -> Numbers | None:
    """With no other tribe in play do winners win by more."""
    margin, is_sure = facts.effect("margin")
    is_most = is_sure and margin[0] > max(0, *facts.other_effects("margin"))
    return {"margin": _tenths(margin[0])} if is_most else None


def short_and_close(facts: Evidence) -> Numbers | None:
    """Games with it are shorter, and closer than with any other tribe."""
    (turns, is_sure), (margin, margin_sure) = facts.effect("rounds"), facts.effect("margin")
    is_closest = margin_sure and margin[0] < min(0, *facts.other_effects("margin"))
    holds = is_closest and turns[0] < 0 and is_sure
    return {"turns": _tenths(turns[0]), "margin": _tenths(margin[0])} if holds else None


def best_with(partner: str) -> Claim:
    """Its lead gains more from this partner than from any other."""

    def with_partner(facts: Evidence) -> Numbers | None:
        gain, is_sure = facts.gain(facts.tribe, partner)
        return {"gain": _tenths(gain)} if is_sure and gain == max(0, *facts.gains()) else None

    return with_partner


def worst_with(partner: str) -> Claim:
    """Its lead loses more by this partner than by any other."""

    def with_partner(facts: Evidence) -> Numbers | None:
        gain, is_sure = facts.gain(facts.tribe, partner)
        return {"loss": _tenths(gain)} if is_sure and gain == min(0, *facts.gains()) else None

    return with_partner


def gains_from(*partners: str) -> Claim:
    """Its lead gains from each of these partners."""

    def with_partners(facts: Evidence) -> Numbers | None:
        gains = {partner: facts.gain(facts.tribe, partner) for partner in partners}
        holds = all(gain > 0 and is_sure for gain, is_sure in gains.values())
        return {partner: _tenths(gain) for partner, (gain, _) in gains.items()} if holds else None

    return with_partners


def helps(*tribes: str) -> Claim:
    """The leads of these tribes gain from it."""

    def with_it(facts: Evidence) -> Numbers | None:
        gains = {tribe: facts.gain(tribe, facts.tribe) for tribe in tribes}
        holds = all(gain > 0 and is_sure for gain, is_sure in gains.values())
        return {tribe: _tenths(gain) for tribe, (gain, _) in gains.items()} if holds else None

    return with_it


ADVICE: Final[dict[str, dict[str, Claim]]] = {
    "centaur": {"early": early, "shorter": shorter, "hardly-more": hardly_more},
    "dwarf": {"late": late, "more-glory": more_glory, "partners": gains_from("skeleton", "halfling")},
    "elf": {"fewer": fewer, "large-bands": large_bands, "partner": best_with("halfling")},
    "giant": {"ahead": ahead, "large-bands": large_bands, "contested": contested},
    "halfling": {"largest-bands": largest_bands, "late": late, "longest": longest},
    "merfolk": {"strongest": strongest, "early": early, "many-markers": many_markers},
    "minotaur": {"opens": opens, "small-bands": small_bands, "weak": weak},
    "orc": {"early": early, "smallest-bands": smallest_bands, "more-glory": more_glory},
    "troll": {"late": late, "large-bands": large_bands, "clear-wins": clear_wins},
    "wingfolk": {"early": early, "sure-markers": sure_markers, "rival": worst_with("merfolk")},
    "wizard": {"more": more, "shortest": shortest, "partner": best_with("skeleton")},
    "skeleton": {
        "least-glory": least_glory,
        "partners": helps("wizard", "merfolk"),
        "short-and-close": short_and_close,
    },
}
"""For each tribe, the claims of its sentences by name."""


def advice(figures: Figures, group: str, tribe: str) -> list[dict[str, Any]]:
    """The sentences about a tribe that the figures support, each with its numbers."""
    facts = Evidence(figures, group, tribe)
    answers = {name: _answer(claim, facts) for name, claim in ADVICE[tribe].items()}
    return [{"claim": name, "numbers": numbers} for name, numbers in answers.items() if numbers is not None]


def _answer(claim: Claim, facts: Evidence) -> Numbers | None:
    try:
        return claim(facts)
    except LookupError:  # the study lacks the games that the claim is about
        return None
