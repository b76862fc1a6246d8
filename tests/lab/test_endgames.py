"""The ends of games for two: the tree against a plain search, the hidden hands, and the figures."""

import json
from itertools import permutations, product
from math import comb
from pathlib import Path

import pytest

from ethnos.engine import play as engine
from ethnos.engine.components import DRAGON
from ethnos.engine.scoring import shares_of_victory
from ethnos.engine.state import OVER, Table, as_bytes, copied
from ethnos.research.lab.endgame_tree import EndgameTree
from ethnos.research.lab.endgames import Row, Task, examine, position, read, scores, solve, worlds
from tests.test_cli import ethnos

MAX_NODES = 3_000
GAMES = range(16)


class TooLarge(Exception):
    """The tree has too many tables for a plain search."""


class PlainSearch:
    """The same values, by recursion over whole tables."""

    def __init__(self) -> None:
        self.known: dict[bytes, float] = {}

    def after(self, table: Table, action: int) -> float:
        """The mean over all orders of the deck."""
        orders = sorted(set(permutations(table.deck[: table.deck_left])))
        return sum(self.value(after_decision(table, order, action)) for order in orders) / len(orders)

    def value(self, table: Table) -> float:
        """The best that the seat to decide can get, as the share of seat 0."""
        if table.phase == OVER:
            return shares_of_victory(table.places[: table.players])[0]
        key = as_bytes(table)
        if key not in self.known:
            if len(self.known) > MAX_NODES:
                raise TooLarge
            self.known[key] = self._best(table)
        return self.known[key]

    def _best(self, table: Table) -> float:
        best, goal = (0.0, 1.0) if table.seat == 0 else (1.0, 0.0)
        for action in engine.legal_actions(table):
            value = self.after(table, action)
            best = value if abs(value - goal) < abs(best - goal) else best
            if best == goal:
                break
        return best


def after_decision(table: Table, order: tuple[int, ...], action: int) -> Table:
    """The table after a decision with the deck in this order; then the rest of the deck is sorted again."""
    after = copied(table)
    after.deck[: len(order)] = list(order)
    engine.apply_action(after, action)
    left = after.deck_left
    after.deck[:left] = sorted(after.deck[:left])
    return after


@pytest.mark.long
def test_the_tree_finds_what_a_plain_search_finds() -> None:
    compared, different = 0, 0
    for game, cards in product(GAMES, (1, 2)):
        if (table := position(game, cards)) is None:
            continue
        try:
            plain = [PlainSearch().after(table, action) for action in engine.legal_actions(table)]
        except TooLarge:
            continue
        assert EndgameTree(16).values(table) == pytest.approx(plain)
        compared, different = compared + 1, different + (len(set(plain)) > 1)
    assert compared >= 8
    assert different


def test_a_tree_that_is_too_large_is_not_solved() -> None:
    table = next(table for game in GAMES if (table := position(game, 3)) is not None)
    assert EndgameTree(2).values(table) is None


@pytest.mark.parametrize("cards", [1, 3])
def test_every_world_looks_the_same_to_the_seat_that_decides(cards: int) -> None:
    tables = [table for game in GAMES if (table := position(game, cards)) is not None]
    assert len(tables) >= 8
    for table in tables:
        seen, deals, other = as_bytes(engine.view(table, table.seat)), 0, 1 - table.seat
        for world, weight in worlds(table):
            assert as_bytes(engine.view(world, world.seat)) == seen
            assert DRAGON in world.deck[:cards]
            deals += weight
        hidden = table.hand_size[other] - sum(engine.view(table, table.seat).hands[other]) + cards - 1
        assert deals == comb(hidden, cards - 1)


def test_with_the_dragon_alone_in_the_deck_nothing_is_hidden() -> None:
    table = next(table for game in GAMES if (table := position(game, 1)) is not None)
    assert len(list(worlds(table))) == 1
    values = solve(table)
    assert values is not None
    assert set(values) == set(engine.legal_actions(table))
    assert set(values.values()) <= {0.0, 0.5, 1.0}


def test_changing_a_row_changes_the_figures() -> None:
    rows = [
        Row(0, 2, solved=True, best=1.0, worst=0.0, chosen={"champion": 1.0}),
        Row(1, 2, solved=True, best=0.5, worst=0.0, chosen={"champion": 0.25}),
        Row(2, 2, solved=True, best=1.0, worst=1.0),
        Row(3, 2, solved=False),
    ]
    (score,) = scores(rows, ["champion"])
    assert (score.positions, score.critical, score.best, score.loss) == (3, 2, 0.5, 0.125)


def test_every_position_gets_new_bots(tmp_path: Path) -> None:
    """Some bots remember the last position, and results would depend on the order of the tasks."""
    bots = tmp_path / "bots.py"
    bots.write_text(
        "class Once:\n"
        "    def __init__(self, seed):\n"
        "        self.asked = 0\n"
        "    def decide(self, view):\n"
        "        self.asked += 1\n"
        "        assert self.asked == 1\n"
        "        return view.choices[0]\n",
        encoding="utf-8",
    )
    rows = (examine(Task(game, 1, (f"{bots}:Once",))) for game in GAMES)
    critical = next(row for row in rows if row.chosen is not None)
    assert examine(Task(critical.game, 1, (f"{bots}:Once",))) == critical


def test_the_command_resumes_and_says_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "endgames.jsonl"
    options = ("--cards", "1", "--out", str(path), "--workers", "1")
    for games in ("2", "3"):
        assert ethnos("research", "endgames", "champion", "--games", games, *options).returncode == 0
    assert sorted(row.game for row in read(path)) == [0, 1, 2]
    rows, content = sorted(read(path), key=lambda row: row.game), path.read_bytes()
    for cut in (0, 20, content.index(b"\n") + 9, content.rindex(b"\n", 0, -1), len(content) - 5, len(content) - 1):
        path.write_bytes(content[:cut])
        result = ethnos("research", "endgames", "champion", "--games", "3", *options, "--json")
        assert json.loads(result.stdout)["positions"] == 3
        assert sorted(read(path), key=lambda row: row.game) == rows
    path.write_bytes(b"")
    stopped = ethnos("research", "endgames", "champion", "--games", "3", *options, "--minutes", "0")
    assert stopped.returncode == 3
    assert "the same command continues" in " ".join(stopped.stderr.split())
    for wrong in (("nobody", *options), ("champion", "--out", str(tmp_path))):
        refused = ethnos("research", "endgames", *wrong)
        assert refused.returncode == 2
        assert "Traceback" not in refused.stderr
