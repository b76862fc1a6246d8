"""The figures of tribes: what their presence changes, what their lead is worth, and which of them go together."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import numpy as np

from ethnos.engine.components import AGES_IN_PLAY, SKELETON, TRIBE_NAMES, TRIBES
from ethnos.research.studies.estimates import Estimate, Sums, average, evident, rounded, survivors
from ethnos.research.studies.rows import SOURCES_SHOWN
from ethnos.research.studies.tally import METRICS, NoLead, Plain, Skill

Figures: TypeAlias = dict[str, Any]
TRIBE_EFFECTS: Final = ("rounds", "changes", "margin", "winner", "glory", "first")


def tribe_figures(plain: dict[int, Plain], bans: dict[int, NoLead], skill: dict[int, Skill]) -> Figures:
    """What each tribe changes by its presence, and what leading it is worth."""
    parts = plain.values()
    effects = {
        tribe: [average([_effect(part, METRICS.index(name), tribe) for part in parts]) for name in TRIBE_EFFECTS]
        for tribe in range(TRIBES)
    }
    more = {tribe: [average([part.led_more.at(tribe) for part in parts])] for tribe in range(SKELETON)}
    sure, more_sure = evident(effects), evident(more)
    worth, most, sources, luck = _worth(plain, bans), _most(plain), _source_effects(plain), _skill_effects(plain, skill)
    return {
        TRIBE_NAMES[tribe]: {"effects": [each.as_json() for each in effects[tribe]], "sure": sure[tribe]}
        | (_leading(plain, tribe) if tribe < SKELETON else {})
        | ({"more": more[tribe][0].as_json(), "more_sure": more_sure[tribe][0]} if tribe < SKELETON else {})
        | ({"worth": worth[tribe]} if tribe in worth else {})
        | ({"most": most[tribe]} if tribe in most else {})
        | ({"sources": sources[tribe]} if sources else {})
        | ({"skill": luck[tribe]} if luck else {})
        for tribe in range(TRIBES)
    }


def _by_age(
    estimates: Mapping[tuple[int, int], Sequence[Estimate]], fair: float, digits: int = 3
) -> dict[int, list[Figures]]:
    """For each tribe, wins (compared with ``fair``) and Glory in all Ages and in each."""
    sure = evident({key: [Estimate(wins.mean - fair, wins.error), glory] for key, (wins, glory) in estimates.items()})
    rows: dict[int, list[Figures]] = {}
    for (tribe, age), (wins, glory) in estimates.items():
        row = {"wins": wins.as_json(digits), "glory": glory.as_json(), "sure": sure[tribe, age]}
        rows.setdefault(tribe, []).append(row)
    return rows


def _most(plain: dict[int, Plain]) -> dict[int, list[Figures]]:
    """Who alone leads the most Bands with a tribe: wins as a multiple of the fair share, and lead; all Ages first."""
    ages = AGES_IN_PLAY[max(plain)]
    estimates = {
        (tribe, age): [average([part.most.at(m, age, tribe) for part in plain.values()]) for m in range(2)]
        for tribe in range(SKELETON)
        for age in range(ages + 1)
        if all(part.most.count[0, age, tribe] for part in plain.values())
    }
    return {tribe: rows for tribe, rows in _by_age(estimates, fair=1).items() if len(rows) == ages + 1}


def _source_effects(plain: dict[int, Plain]) -> list[list[Figures]]:
    """For each tribe, by how much its presence changes the mean Glory of each source."""
    parts = plain.values()
    if not all(part.sources_all.count.all() for part in parts):
        return []
    sources = range(len(SOURCES_SHOWN))
    effects = {
        tribe: [
            average([_presence(part.sources_with.part(each, tribe), part.sources_all.part(each)) for part in parts])
            for each in sources
        ]
        for tribe in range(TRIBES)
    }
    sure = evident(effects)
    return [
        [{"glory": each.as_json(), "sure": mark} for each, mark in zip(row, sure[tribe], strict=True)]
        for tribe, row in effects.items()
    ]


def _skill_effects(plain: dict[int, Plain], skill: dict[int, Skill]) -> list[Figures]:
    """For each tribe, by how much its presence changes a better player's wins, as a multiple of the fair share."""
    parts = [part for players, part in skill.items() if players in plain]
    if not parts:
        return []
    effects = [
        average([_presence(part.with_tribe.part(tribe), part.whole) for part in parts]) for tribe in range(TRIBES)
    ]
    return [{"wins": each.as_json(), "sure": sure} for each, sure in zip(effects, survivors(effects), strict=True)]


def _effect(part: Plain, metric: int, tribe: int) -> Estimate:
    return _presence(part.with_tribe.part(metric, tribe), part.metrics.part(metric))


def _presence(with_it: Sums, whole: Sums) -> Estimate:
    """Games with a tribe in play, less those without it."""
    return with_it.at() - (whole - with_it).at()


def _leading(plain: dict[int, Plain], tribe: int) -> Figures:
    """How a tribe is led: Bands by Age of winners and others, and the cards and markers of a Band."""
    led = np.mean([part.led.means[:, :, tribe] for part in plain.values()], 0)
    bands, cards, markers = np.sum([part.totals[:, tribe] for part in plain.values()], 0)
    return {
        "led": rounded(led),
        "cards": round(cards / max(bands, 1), 3),
        "markers": round(markers / max(bands, 1), 3),
        "larger": average([part.larger.at(tribe) for part in plain.values()]).as_json(),
    }


def _worth(plain: dict[int, Plain], bans: dict[int, NoLead]) -> dict[int, list[Figures]]:
    """What a seat loses if it may not lead a tribe: wins as a multiple of the fair share, and Glory; all Ages first."""
    if not set(plain) <= set(bans):
        return {}
    losses = {
        (tribe, age): [
            average([plain[n].pairs.at(m, tribe, tribe) - bans[n].own.at(m, age, tribe, tribe) for n in plain])
            for m in range(2)
        ]
        for tribe in range(SKELETON)
        for age in range(AGES_IN_PLAY[max(plain)] + 1)
        if all(bans[n].own.count[0, age, tribe, tribe] for n in plain)
    }
    return _by_age(losses, fair=0, digits=4)


def partner_figures(plain: dict[int, Plain], bans: dict[int, NoLead]) -> list[Figures]:
    """How much more Glory a tribe's lead is worth if another tribe is in play than if it is not; the most first."""
    counts = [n for n in plain if n in bans]
    if not counts:
        return []
    pairs = [
        (tribe, other)
        for tribe in range(SKELETON)
        for other in range(TRIBES)
        if tribe != other and all(bans[n].own.count[1, 0, tribe, other] for n in counts)
    ]
    gains = [average([_gain(plain[n].pairs, bans[n].own, tribe, other) for n in counts]) for tribe, other in pairs]
    rows = [
        {"tribe": TRIBE_NAMES[tribe], "partner": TRIBE_NAMES[other], "glory": gain.as_json(), "sure": sure}
        for (tribe, other), gain, sure in zip(pairs, gains, survivors(gains), strict=True)
    ]
    return sorted(rows, key=lambda row: -row["glory"][0])


def _gain(free: Sums, banned: Sums, tribe: int, other: int) -> Estimate:
    """The worth of a tribe with another one, less that without it."""
    with_lead = _presence(free.part(1, tribe, other), free.part(1, tribe, tribe))
    return with_lead - _presence(banned.part(1, 0, tribe, other), banned.part(1, 0, tribe, tribe))
