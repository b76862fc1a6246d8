"""The boards of the tribes have the engine's numbers, in every edition and with every number of players."""

import pytest

from ethnos.engine import components
from ethnos.engine.compile import in_python
from ethnos.engine.play import new_table, projected
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.scoring import pillage
from ethnos.engine.state import GIANT_END_SOURCE, MERFOLK_SOURCE, Table, copied
from ethnos.engine.tribes import giant_takes_token
from ethnos.game.boards import Boards, boards_of
from ethnos.game.views import view_of

TRIBES = ("merfolk", "giant", "orc", "troll", "elf", "dwarf")


def table_of(players: int, edition: str = "english") -> Table:
    """A table at its start, with all tribes that have boards."""
    return new_table(players, edition, TRIBES[: components.TRIBES_IN_PLAY[players]], seed=1)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("edition", PRESETS)
def test_what_the_ages_pay_is_what_the_engine_pays(edition: str, players: int) -> None:
    """D8, R36, R50."""
    table = table_of(players, edition)
    table.giant_seat = 0
    for seat in range(players):
        table.merfolk[seat] = players - seat
    for age in range(1, table.ages + 1):
        table.age = age
        boards, gained = boards_of(table), projected(table)
        assert boards.merfolk is not None
        assert boards.giant is not None
        paid = boards.merfolk.glory[age - 1]
        assert paid + [0] * (players - len(paid)) == [seat[MERFOLK_SOURCE] for seat in gained]
        (side,) = [side for side in boards.giant.sides if side.used]
        assert side.least <= players <= side.most
        assert side.glory[age - 1] == gained[0][GIANT_END_SOURCE]


def test_the_merfolk_board_has_its_symbols_and_end_and_ranks_nobody_on_space_0() -> None:
    """R-T6, O7, O9: ties share a place, and Troll tokens break them."""
    table = table_of(4)
    table.merfolk[0], table.merfolk[1], table.merfolk[2] = 7, 7, 3
    board = boards_of(table).merfolk
    assert board is not None
    assert (board.symbols, board.last) == ([3, 7, 12, 18], 18)
    assert board.places == [1, 1, 3, 0]
    table.trolls[2] = 1
    broken = boards_of(table).merfolk
    assert broken is not None
    assert broken.places == [2, 1, 3, 0]


@pytest.mark.parametrize("held", [0, 4])
def test_a_larger_band_takes_the_giant_token(held: int) -> None:
    """R-T4, O19."""
    table = table_of(4)
    table.giant_size = held
    if held:
        table.giant_seat = 1
    token = boards_of(table).giant
    assert token is not None
    for size in range(1, components.HAND_LIMIT + 1):
        after = copied(table)
        after.seat, after.band_size = 2, size
        in_python(giant_takes_token)(after)
        assert (after.giant_seat == 2) is (size >= token.needed)
        assert after.glory[2] == (token.at_once if size >= token.needed else 0)


@pytest.mark.parametrize("markers", range(components.COLOURS + 1))
def test_emptying_a_horde_gives_what_stands_there(markers: int) -> None:
    """R37."""
    table = table_of(4)
    for colour in range(markers):
        table.horde[1, colour] = 1
    hordes = boards_of(table).hordes
    assert hordes is not None
    assert hordes.worth == [0, hordes.scale[markers - 1] if markers else 0, 0, 0]
    after = copied(table)
    in_python(pillage)(after, 1)
    assert after.glory[1] == hordes.worth[1]


def test_the_bridge_says_who_wins_a_tie() -> None:
    """R34, R-T10: the highest sum, then the highest token; without tokens the tie lasts."""
    table = table_of(5)
    for value, holder in ((1, 0), (4, 0), (5, 1), (3, 2)):
        table.trolls[value - 1] = holder
    trolls = boards_of(table).trolls
    assert trolls is not None
    assert (trolls.free, trolls.sums) == ([2, 6], [5, 5, 3, 0, 0])
    assert trolls.places == [2, 1, 3, 4, 4]


def test_only_boards_of_tribes_in_play_are_there_and_a_view_has_them() -> None:
    table = new_table(4, "english", ("elf", "dwarf", "troll", "wizard", "wingfolk", "minotaur"), seed=1)
    boards = view_of(table, 0).boards
    assert boards == boards_of(table)
    assert boards == Boards(trolls=boards.trolls)
    assert boards.trolls is not None
    assert boards.trolls.free == [1, 2, 3, 4, 5, 6]
