"""A bot's whole move: all decisions until another seat decides or something hidden is shown."""

from ethnos.base.pieces import Pieces, finish
from ethnos.bots.registry import make
from ethnos.engine.play import foresee
from ethnos.engine.state import Table, from_bytes


def decide_move(level: str, seed: int, record: bytes) -> list[int]:
    """All decisions of a move. A move reveals nothing until its end, so a bot can foresee its own next decision."""
    return finish(move_in_pieces(level, seed, record))


def move_in_pieces(level: str, seed: int, record: bytes) -> Pieces[list[int]]:
    """The same, in pieces if the bot decides in pieces."""
    bot = make(level, seed)
    table: Table | None = from_bytes(record)
    decisions = []
    while table is not None:
        deciding = getattr(bot, "deciding", None)  # of a ``Searcher``
        decisions.append(bot.decide(table) if deciding is None else (yield from deciding(table)))
        table = foresee(table, decisions[-1])
    return decisions
