"""Places while a game goes on and at its end, what broke a tie, and which sources give Glory."""

import pytest

from ethnos.engine.state import SOURCE_NAMES, Table
from ethnos.game.scores import map_markers, places, sources_in_play, tie_breaks
from tests.rules.test_game_end import final
from tests.scenario import act, scenario


def test_places_go_by_glory_alone_while_the_game_goes_on() -> None:
    table = scenario(players=4, glory={0: 5, 1: 9, 2: 5, 3: 1}, markers={2: {"rhea": 3}})
    assert places(table) == [2, 1, 2, 4]
    assert tie_breaks(table) == [None] * 4


def test_r43_markers_in_the_kingdoms_break_a_tie() -> None:
    table = final(glory={0: 5, 1: 5, 2: 5, 3: 5}, markers={0: {"duris": 2}, 1: {"rhea": 1, "ithys": 3}, 3: {"rhea": 3}})
    assert places(table) == [3, 1, 4, 2]
    assert map_markers(table) == [2, 4, 0, 3]
    assert tie_breaks(table) == ["markers"] * 4


def test_r44_larger_bands_break_a_tie_of_markers() -> None:
    table = final(players=3, bands=[(0, "2 elf.red"), (0, "2 elf.blue"), (0, "2 elf.grey"), (1, "2 orc.red, orc.blue")])
    assert places(table) == [2, 1, 3]
    assert tie_breaks(table) == ["bands", "bands", None]


def test_r46_equals_share_a_place_and_nothing_breaks_their_tie() -> None:
    table = final(players=3, glory={0: 10, 1: 10, 2: 50})
    assert (places(table), tie_breaks(table)) == ([2, 2, 1], [None] * 3)


def test_o34_ten_skeletons_win_without_a_tie() -> None:
    table = act(scenario(hands={3: "10 skeleton"}, seat=3, markers={1: {"rhea": 1}}, ten_skeletons="win"), "show")
    assert (places(table), tie_breaks(table)) == ([3, 2, 3, 1], [None] * 4)


@pytest.mark.parametrize(
    ("tribes", "sources"),
    [
        (["elf", "dwarf", "troll"], []),
        (["merfolk", "orc", "elf"], ["merfolk", "orcs"]),
        (["giant", "elf", "dwarf"], ["giant_now", "giant_end"]),
    ],
)
def test_sources_of_tribes_that_are_not_in_play_give_nothing(tribes: list[str], sources: list[str]) -> None:
    names = [SOURCE_NAMES[source] for source in sources_in_play(in_play(tribes))]
    assert names == [*SOURCE_NAMES[:6], *sources, "bands"]


def in_play(tribes: list[str]) -> Table:
    """A table with these tribes and others that have no board."""
    others = [tribe for tribe in ("halfling", "minotaur", "wizard", "wingfolk", "centaur") if tribe not in tribes]
    return scenario(players=4, tribes=(tribes + others)[:6])
