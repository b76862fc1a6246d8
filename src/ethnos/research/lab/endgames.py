"""How far from perfect: decisions of bots near the end of games for two, compared with exact solutions.

Champions play to the last Age, in which the third Dragon lies at the bottom of the deck; a position is the first turn
with a given number of cards left in the deck. Every bot decides from what its seat sees. The cards that the seat cannot
locate are in the other hand and in the deck. The value of a decision is computed for every way of dividing them, with
open hands and an unknown order of the deck, and averaged. With nothing but the Dragon left in the deck there is only
one way, and the solution is exact; with more cards it is that of a slightly easier game.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import product
from math import comb, prod
from pathlib import Path
from typing import Final

from ethnos.base.files import JsonLines
from ethnos.bots import ask, check, compiled_modules, make
from ethnos.engine import play as engine
from ethnos.engine.cards import collect_kinds
from ethnos.engine.compile import compile_module, load_module
from ethnos.engine.components import CARD_KINDS, DRAGON, DRAGONS
from ethnos.engine.state import OVER, TURN, Table, copied
from ethnos.research.lab.endgame_tree import PLAYERS, EndgameTree
from ethnos.research.lab.runner import Where, run_all
from ethnos.research.lab.statistics import wilson

SEED: Final = 20261118
TREE_BITS: Final = 21
"""A position whose tree has more tables than ``2**TREE_BITS`` is left out."""
PLAYER: Final = "champion"


@dataclass(frozen=True)
class Task:
    """A game to take a position from."""

    game: int
    cards: int
    """Cards left in the deck."""
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Row:
    """The result of examining a game."""

    game: int
    cards: int
    solved: bool
    """False if the game ended earlier, or if the tree was too large."""
    best: float = 0.0
    """The share of the victory after a best decision, for the seat that decides."""
    worst: float = 0.0
    chosen: dict[str, float] | None = None
    """The share after each bot's decision."""

    @property
    def matters(self) -> bool:
        """Whether the decision makes a difference."""
        return self.best > self.worst


@dataclass(frozen=True)
class Score:
    """A bot's decisions at positions where they make a difference."""

    bot: str
    cards: int
    positions: int
    """Solved, whether or not the decision makes a difference."""
    critical: int
    best: float
    """How often it chose a best decision."""
    interval: tuple[float, float]
    loss: float
    """The mean share of the victory that its decisions gave away."""


def position(game: int, cards: int) -> Table | None:
    """The first turn of a game with this many cards left in the deck; None if the game ends earlier."""
    table = engine.new_table(PLAYERS, seed=engine.numbered_seed(SEED, PLAYERS, game))
    player, last_age = make(PLAYER, SEED), False
    while table.phase != OVER:
        if not last_age and table.age == table.ages:
            last_age = True
            _put_dragon_last(table)
        if last_age and table.deck_left <= cards and table.phase == TURN:
            return table if table.deck_left == cards and table.dragons == DRAGONS - 1 else None
        engine.apply_action(table, ask(player, table))
    return None


def _put_dragon_last(table: Table) -> None:
    """Swap the lowest Dragon with the card at the bottom."""
    deck = list(table.deck[: table.deck_left])
    lowest = deck.index(DRAGON)
    deck[0], deck[lowest] = deck[lowest], deck[0]
    table.deck[: len(deck)] = deck


def worlds(table: Table) -> Iterator[tuple[Table, int]]:
    """All tables that agree with the view of the seat that decides, each with the number of deals that lead to it."""
    viewer = table.seat
    other = 1 - viewer
    view = engine.view(table, viewer)
    located = [view.hands[other, kind] for kind in range(CARD_KINDS)]
    allies = Counter(card for card in table.deck[: table.deck_left] if card != DRAGON)
    hidden = Counter({kind: table.hands[other, kind] - located[kind] for kind in range(CARD_KINDS)}) + allies
    for in_deck in _parts(hidden, allies.total()):
        world = copied(table)
        world.deck[: table.deck_left] = sorted([*in_deck.elements(), DRAGON])
        _fill_hand(world, other, [count + hidden[kind] - in_deck[kind] for kind, count in enumerate(located)])
        engine.relist(world)
        yield world, prod(comb(hidden[kind], count) for kind, count in in_deck.items())


def _parts(cards: Counter[int], size: int) -> Iterator[Counter[int]]:
    """All different selections of ``size`` cards."""
    kinds = sorted(cards)
    for counts in product(*(range(min(cards[kind], size) + 1) for kind in kinds)) if size else [(0,) * len(kinds)]:
        if sum(counts) == size:
            yield Counter(dict(zip(kinds, counts, strict=True)))


def _fill_hand(table: Table, seat: int, counts: Sequence[int]) -> None:
    table.hands[seat][:] = counts
    collect_kinds(table.hand_kinds[seat], counts)


def solve(table: Table) -> dict[int, float] | None:
    """For each decision the share of the victory that it leads to, for its seat; None if a tree grows too large."""
    load_module("ethnos.research.lab.endgame_tree")
    totals, deals = [0.0] * table.choice_count, 0
    for world, weight in worlds(table):
        values = EndgameTree(TREE_BITS).values(world)
        if values is None:
            return None
        totals = [total + weight * value for total, value in zip(totals, values, strict=True)]
        deals += weight
    shares = [total / deals for total in totals]
    return dict(zip(engine.legal_actions(table), shares if table.seat == 0 else [1 - x for x in shares], strict=True))


def examine(task: Task) -> Row:
    """Find the position of a game, solve it, and ask the bots."""
    table = position(task.game, task.cards)
    values = solve(table) if table is not None else None
    if table is None or values is None:
        return Row(task.game, task.cards, solved=False)
    matters = len(set(values.values())) > 1
    # New bots for each position: some remember their last one, and results would depend on the order of the tasks.
    chosen = {name: values[ask(make(name, SEED), table)] for name in task.bots} if matters else None
    return Row(task.game, task.cards, True, max(values.values()), min(values.values()), chosen)


def play(
    bots: Sequence[str],
    games: int,
    cards: Sequence[int],
    path: Path,
    where: Where | None = None,
    stopped: Callable[[], bool] = lambda: False,
    progress: Callable[[int], None] = lambda _positions: None,
) -> bool:
    """Add the missing rows to a file; ``progress`` gets numbers of rows done. Returns whether the file is complete."""
    for name in (*bots, PLAYER):
        check(name)
        for module in compiled_modules(name):
            compile_module(module)
    compile_module("ethnos.research.lab.endgame_tree")
    present = {(row.game, row.cards) for row in read(path)}
    requested = [Task(game, left, tuple(bots)) for game in range(games) for left in cards]
    tasks = [task for task in requested if (task.game, task.cards) not in present]
    done = len(requested) - len(tasks)
    progress(done)
    for _, row in run_all(examine, tasks, where, stopped):
        JsonLines(path).append(asdict(row))
        done += 1
        progress(1)
    return done == len(requested)


def read(path: Path) -> list[Row]:
    """The rows of a file."""
    return JsonLines(path).read(lambda line: Row(**line))


def scores(rows: Sequence[Row], bots: Sequence[str]) -> Iterator[Score]:
    """Each bot's score, by number of cards left."""
    for cards in sorted({row.cards for row in rows}):
        solved = [row for row in rows if row.cards == cards and row.solved]
        critical = [row for row in solved if row.matters]
        for bot in bots:
            losses = [row.best - row.chosen[bot] for row in critical if row.chosen and bot in row.chosen]
            if losses:
                share = sum(loss == 0 for loss in losses) / len(losses)
                yield Score(
                    bot,
                    cards,
                    len(solved),
                    len(losses),
                    share,
                    wilson(share, len(losses)),
                    sum(losses) / len(losses),
                )
