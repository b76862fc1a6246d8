"""Informed playouts: what is timed are the games that the quick player plays when the engine asks it."""

import pytest

from ethnos.engine.compile import compile_module
from ethnos.engine.play import tribe_pool
from ethnos.engine.records import blank_tables
from ethnos.engine.state import OVER, Table
from ethnos.lab import playouts


@pytest.mark.parametrize("players", range(2, 7))
def test_an_informed_playout_takes_the_decisions_that_the_engine_asks_for(players: int) -> None:
    compile_module(playouts.__name__)
    timed, counted = blank_tables(1), blank_tables(1)
    for games in range(1, 6):  # the table is left at the end of the last
        setting = (players, tribe_pool("random", players), 7, games)
        playouts.play_informed(timed, playouts.informed_arrays(players), *setting)
        assert playouts.play_and_count(counted, playouts.informed_arrays(players), *setting) > 100 * games
        ends = [Table(timed), Table(counted)]
        assert [end.phase for end in ends] == [OVER, OVER]
        assert ends[0].sheet.tolist() == ends[1].sheet.tolist()
        assert ends[0].places.tolist() == ends[1].places.tolist()
