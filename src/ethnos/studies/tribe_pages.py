"""The data of the browser's pages about tribes, ``web/tribes.json``, from the published figures.

Estimates are lists: the mean, and the ends of its 95 % interval. ``docs/studies.md`` explains the fields.
"""

from typing import Any, Final

from ethnos.engine.components import SKELETON, TRIBE_NAMES, TRIBES_IN_PLAY
from ethnos.studies.advice import advice
from ethnos.studies.characters import characters, set_columns
from ethnos.studies.figures import GROUPS, TRIBE_EFFECTS, Figures
from ethnos.studies.rows import SOURCES_SHOWN

PARTNERS_SHOWN: Final = 3
TRIBE_FIGURES: Final = ("worth", "most", "led", "more", "more_sure", "cards", "markers", "sources")
"""Figures that are shown as they are."""


def page_data(figures: Figures) -> dict[str, Any]:
    """Everything on these pages."""
    study = figures["study"]
    return {
        "study": {name: study[name] for name in ("games", "games_of_bot", "bot")},
        "effects": list(TRIBE_EFFECTS),
        "sources": list(SOURCES_SHOWN),
        "groups": {group: _group(figures, group) for group in figures["tribes"]},
        "partners": {tribe: _partners(figures, tribe) for tribe in TRIBE_NAMES} if figures["partners"] else {},
        "sets": {size: _sets(figures, int(size)) for size in figures["sets"]},
    }


def _group(figures: Figures, group: str) -> dict[str, Any]:
    tribes = figures["tribes"][group]
    counts = [players for players in GROUPS[group] if str(players) in figures["players"]]
    return {
        "players": counts,
        "tribes": {tribe: _tribe(figures, group, tribe) for tribe in tribes},
    }


def _tribe(figures: Figures, group: str, tribe: str) -> dict[str, Any]:
    own = figures["tribes"][group][tribe]
    return {
        "effects": [{"values": values, "sure": sure} for values, sure in zip(own["effects"], own["sure"], strict=True)],
        **{name: own[name] for name in TRIBE_FIGURES if name in own},
        "advice": advice(figures, group, tribe),
    }


def _partners(figures: Figures, tribe: str) -> dict[str, Any]:
    """The tribes that evidently make a lead worth more or less; for Skeletons, the tribes whose lead they change."""
    own, other = ("partner", "tribe") if tribe == TRIBE_NAMES[SKELETON] else ("tribe", "partner")
    rows = [row for row in figures["partners"] if row[own] == tribe and row["sure"]]
    partners = [{"tribe": row[other], "glory": row["glory"]} for row in rows]
    return {
        "best": [row for row in partners if row["glory"][0] > 0][:PARTNERS_SHOWN],
        "worst": [row for row in reversed(partners) if row["glory"][0] < 0][:PARTNERS_SHOWN],
    }


def _sets(figures: Figures, size: int) -> dict[str, Any]:
    columns = set_columns(figures, size)
    skill = {int(players): row for players, row in figures["skill"].items()}
    players = next((players for players in skill if TRIBES_IN_PLAY[players] == size), None)
    return {
        "columns": columns,
        "errors": {name: column["error"] for name, column in figures["sets"][str(size)].items() if name in columns},
        "characters": characters(columns),
        **({"skill": {"players": players, "slips": max(skill[players]["slips"])}} if players else {}),
    }
