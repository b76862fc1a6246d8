"""Games that bots have played up to a stage, for pictures and tests: the server finds them in its database."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from ethnos.base.plain import to_json
from ethnos.bots import make
from ethnos.engine.components import HAND_LIMIT
from ethnos.engine.moves import Move, PlayBand, Recruit, is_turn_over, move_of
from ethnos.engine.state import PILLAGE
from ethnos.game.game import Game
from ethnos.server.rooms.entries import Line, Moved
from harness.live import Seat, ServerProcess, seated
from harness.positions import SEEDS, PreparedTable, cards_of, prepare_table

NAMES: Final = ("Ada", "Konstantin von Rabenau", "Mirembe", "Zofia Wiśniewska", "Юлиан", "Oluwaseun")
LONG_NAMES: Final = (
    "Maximiliana Featherstone",
    "Konstantin von Rabenau 2",
    "Wolfeschlegelsteinhausen",
    "Błażej Wszechświętkowski",
    "Александр Преображенский",
    "Ludovica da Monteverde 12",
)
LEVELS: Final = ("adept", "master", "novice", "grandmaster")
TRIBES: Final = ("orc", "troll", "merfolk", "giant", "elf", "wingfolk")
"""Tribes that put the most in front of the players."""

Stop = Callable[[Game, Move], bool]
"""Whether a game stops before this move."""


@dataclass(frozen=True)
class Stage:
    """A game, and how far it is played."""

    players: int
    stops: Stop
    tribes: Sequence[str] = TRIBES
    own: int = 1
    """How many of the first seats have people, besides the last one."""
    after: tuple[Line, ...] = ()
    """What people did in the room since the last move."""
    names: Sequence[str] = NAMES


@dataclass(frozen=True)
class Scene:
    """A game that has reached its stage."""

    game: Game
    turns: tuple[Moved, ...]
    coming: Move | None
    """The next move; None at the end of the game."""


@cache
def played(stage: Stage) -> Scene:
    """The first game that reaches the stage."""
    if stage.after or stage.own > 1 or stage.names != NAMES:
        return played(replace(stage, after=(), own=1, names=NAMES))
    for seed in range(SEEDS):
        scene = _played(stage, seed)
        if scene.coming or stage.stops is at_the_end:
            return scene
    raise LookupError("no deal reaches this stage")


def _played(stage: Stage, seed: int) -> Scene:
    tribes = tuple(stage.tribes[: 6 if stage.players > 3 else 5])
    game, turns = Game.new(stage.players, tribes=tribes, seed=seed), list[Moved]()
    bots = [make("greedy", seat) for seat in range(stage.players)]
    while not game.is_over:
        seat, after, actions = int(game.table.seat), game.copy(), list[int]()
        while not actions or not is_turn_over(after.table):
            actions.append(int(bots[seat].decide(after.view(seat))))
            after.apply(actions[-1])
        coming = move_of(game.table, actions)
        if stage.stops(game, coming):
            return Scene(game, tuple(turns), coming)
        turns.append(Moved(seat, actions, "person"))
        game = after
    return Scene(game, tuple(turns), None)


def prepare_stage(server: ServerProcess, stage: Stage, **settings: Any) -> PreparedTable:
    """The table of a stage. People, whose moves are made here, have the first seats and the last; bots the others."""
    scene, last = played(stage), stage.players - 1
    kinds = ["person" if seat < stage.own or seat == last else LEVELS[seat - 1] for seat in range(stage.players)]
    lines = (*scene.turns, *stage.after)
    return prepare_table(server.database, scene.game, lines, kinds=kinds, names=stage.names, hints=True, **settings)


def make_coming_move(server: ServerProcess, stage: Stage, table: PreparedTable) -> None:
    """Make the next move for the person at the last seat."""
    scene = played(stage)
    assert scene.coming is not None
    seat, move = int(scene.game.table.seat), to_json(scene.coming)
    send_as(server, Seat(table.id, seat, table.secrets[seat]), {"type": "move", "id": "coming", "move": move})


def send_as(server: ServerProcess, seat: Seat, message: dict[str, Any]) -> None:
    """Send a message as another person at the table."""

    async def send() -> None:
        async with seated(server, seat) as player:
            await player.send(seat=seat.seat, **message)
            answer = await player.hear("update", "refused", "bye")
            assert answer["type"] == "update", answer

    # In a thread of its own: the browser's event loop runs in this one.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(send())).result()


# --- Where games stop -------------------------------------------------------------------------------------------------


def _own_turn(game: Game) -> bool:
    return game.seat == 0 and not game.is_over


def at_the_start(game: Game, _coming: Move) -> bool:
    """The first turn."""
    return _own_turn(game)


def in_the_middle(game: Game, _coming: Move) -> bool:
    """In the second Age, with a hand and a pool of some size."""
    sizes = 6 <= len(cards_of(game)) <= 8 and 4 <= sum(game.table.pool) <= 8
    return _own_turn(game) and game.age == 2 and sizes


def full(game: Game, _coming: Move) -> bool:
    """A full hand, and a pool of more cards than usual."""
    return _own_turn(game) and len(cards_of(game)) == HAND_LIMIT and sum(game.table.pool) > 10


def late(game: Game, _coming: Move) -> bool:
    """Two Dragons have been seen in the last Age."""
    return _own_turn(game) and game.age == 3 and int(game.table.dragons) == 2 and len(cards_of(game)) >= 4


def before_a_band(game: Game, coming: Move) -> bool:
    """Another player is about to play a large Band."""
    large = isinstance(coming, PlayBand) and len(coming.cards) >= 4
    return large and game.seat == game.players - 1 and game.age >= 2


def before_the_third_dragon(game: Game, coming: Move) -> bool:
    """Another player is about to draw it, in the second Age."""
    if game.seat != game.players - 1 or game.age != 2 or not isinstance(coming, Recruit):
        return False
    after = game.copy()
    after.play(coming)
    return after.age != game.age or int(after.table.phase) == PILLAGE


def at_the_end(_game: Game, _coming: Move) -> bool:
    """Never: the game is played to its end."""
    return False


def large_band(tribe: str, least: int) -> Stop:
    """Seat 0 has at least this many cards of a tribe, and others."""

    def stops(game: Game, _coming: Move) -> bool:
        if not _own_turn(game):
            return False
        cards = [card for card in cards_of(game) if card.startswith(tribe)]
        return len(cards) >= least and len(cards_of(game)) >= len(cards) + 2

    return stops
