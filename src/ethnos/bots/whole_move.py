"""A bot's whole move: all decisions until another seat decides or something hidden is shown."""

from ethnos.bots.registry import make
from ethnos.engine.play import foresee
from ethnos.engine.state import Table, from_bytes


def think(level: str, seed: int, record: bytes) -> list[int]:
    """All decisions of a move. A move reveals nothing until its end, so a bot can foresee its own next decision."""
    bot = make(level, seed)
    table: Table | None = from_bytes(record)
    decisions = []
    while table is not None:
        decisions.append(bot.decide(table))
        table = foresee(table, decisions[-1])
    return decisions
