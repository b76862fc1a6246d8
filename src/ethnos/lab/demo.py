"""A finished random game to look at: the table that was laid out, the score sheet Age by Age, the places."""

import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ethnos.engine.components import COLOUR_NAMES, HAND_LIMIT, KINGDOM_NAMES, TRIBE_NAMES
from ethnos.engine.play import apply_action, legal_actions, new_table
from ethnos.engine.state import OVER, TURN, Table

AGES = ("I", "II", "III")
SOURCES = (*(name.capitalize() for name in KINGDOM_NAMES), "Merfolk", "Giant at once", "Giant", "Orcs", "Bands")
GREED = 5  # cards that a player of the demonstration likes to have before playing a Band


def play_demo(players: int, preset: str, seed: int) -> tuple[Table, int]:
    """A game between random players who gather a few cards before they play; the table at its end, and decisions."""
    rng = np.random.default_rng(seed)
    table = new_table(players, preset, seed=seed)
    decisions = 0
    while table.phase != OVER:
        choices = legal_actions(table)
        patient = table.phase == TURN and table.hand_size[table.seat] < rng.integers(GREED) + 1 < HAND_LIMIT
        apply_action(table, choices[0] if patient else int(rng.choice(choices)))
        decisions += 1
    return table, decisions


def show_demo(table: Table, decisions: int, seed: int) -> RenderableType:
    """The game in a few tables."""
    tribes = ", ".join(TRIBE_NAMES[tribe].capitalize() for tribe in table.tribes[: table.tribe_count])
    head = Text(f"{table.players} players, {decisions} decisions, seed {seed}\ntribes: {tribes}")
    return Group(head, _kingdoms(table), _sheet(table), Text(_verdict(table), style="bold"))


def _kingdoms(table: Table) -> Grid:
    ages = AGES[: table.ages]
    grid = Grid("kingdom", *ages, *(f"seat {seat}" for seat in range(table.players)), title="Glory tokens and markers")
    for kingdom, name in enumerate(KINGDOM_NAMES):
        tokens = (str(value) for value in table.tokens[kingdom, : table.ages])
        markers = (str(table.markers[seat, kingdom] or "·") for seat in range(table.players))
        grid.add_row(f"{name.capitalize()} ({COLOUR_NAMES[kingdom]})", *tokens, *markers)
    return grid


def _sheet(table: Table) -> Grid:
    grid = Grid("Age", "source", *(f"seat {seat}" for seat in range(table.players)), title="Score sheet")
    for age in range(table.ages):
        for source, name in enumerate(SOURCES):
            points = table.sheet[age, : table.players, source]
            if points.any():
                grid.add_row(AGES[age], name, *(str(point or "·") for point in points))
        grid.add_section()
    grid.add_row("", "Glory", *(str(glory) for glory in table.glory[: table.players]), style="bold")
    grid.add_row("", "place", *(str(place) for place in table.places[: table.players]))
    return grid


def _verdict(table: Table) -> str:
    winners = [f"seat {seat}" for seat in range(table.players) if table.places[seat] == 1]
    return f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'share the victory'}"
