"""Informed playouts: those that are timed and those that count decisions play the same games."""

import pytest

from ethnos.engine.compile import compile_module
from ethnos.engine.play import tribe_pool
from ethnos.engine.records import blank_tables
from ethnos.engine.state import OVER, Table
from ethnos.research.lab import playouts


@pytest.mark.parametrize("players", range(2, 7))
def test_timed_and_counted_playouts_are_the_same_games(players: int) -> None:
    compile_module(playouts.__name__)
    timed, counted = blank_tables(1), blank_tables(1)
    for games in range(1, 6):  # the table stays at the end of the last game
        setting = (players, tribe_pool("random", players), 7, games)
        playouts.play_informed(timed, playouts.informed_arrays(players), *setting)
        assert playouts.play_and_count(counted, playouts.informed_arrays(players), *setting) > 100 * games
        ends = [Table(timed), Table(counted)]
        assert [end.phase for end in ends] == [OVER, OVER]
        assert ends[0].sheet.tolist() == ends[1].sheet.tolist()
        assert ends[0].places.tolist() == ends[1].places.tolist()


@pytest.mark.parametrize(("seed", "words"), [(7, [7, 0]), (7 + (5 << 32), [7, 5])])
def test_games_use_both_words_of_a_seed(seed: int, words: list[int]) -> None:
    compile_module(playouts.__name__)
    counted = blank_tables(1)
    playouts.play_and_count(counted, playouts.informed_arrays(2), 2, tribe_pool("random", 2), seed, 1)
    assert Table(counted).seed.tolist() == [*words, 0, 0]
