"""What a move is good for, in the game's words and figures."""

import pytest

from ethnos.base.i18n import Texts, languages
from ethnos.engine.moves import PlayBand, Recruit
from ethnos.engine.play import view
from ethnos.insight import Benefit, benefits
from ethnos.insight.sentences import describe_benefits, describe_move
from ethnos.notation import read_move
from tests.scenario import scenario


def benefits_of(move: str, **position: object) -> dict[tuple[str, str | None], Benefit]:
    """The benefits of a move of seat 0, by goal and by kingdom or tribe."""
    table = scenario(**position)  # type: ignore[arg-type]
    results = benefits(view(table, 0), read_move(move))
    gains = [benefit.gain for benefit in results]
    assert gains == sorted(gains, reverse=True)
    return {(benefit.goal, benefit.kingdom or benefit.tribe): benefit for benefit in results}


def test_a_marker_and_a_band() -> None:
    results = benefits_of(
        "band dwarf.purple dwarf.red dwarf.blue",
        hands={0: "dwarf.purple, dwarf.red, dwarf.blue"},
        markers={0: {"duris": 1}, 1: {"duris": 1}},
        tokens={"duris": (6, 8, 10)},
    )
    kingdom = results["kingdom", "duris"]
    assert (kingdom.count, kingdom.place) == (2, 1)
    assert kingdom.gain == 3  # first alone instead of one of two
    assert results["band", None].gain == 6  # three cards and one for the Dwarf


def test_a_marker_that_gives_nothing_yet_has_a_place() -> None:
    results = benefits_of("band dwarf.purple", hands={0: "dwarf.purple"}, markers={1: {"duris": 2}})
    assert results == {("kingdom", "duris"): Benefit("kingdom", 0, 1, "duris", 2), ("band", None): Benefit("band", 1)}


@pytest.mark.parametrize(
    ("move", "tribe", "count", "gain"),
    [
        ("band orc.red -> rhea horde", "orc", 1, 1),
        ("band merfolk.red merfolk.blue", "merfolk", 2, None),
        ("band giant.red giant.blue", "giant", 2, None),
        ("band troll.red troll.blue token 2", "troll", 2, 0),
    ],
)
def test_boards_and_tokens(move: str, tribe: str, count: int, gain: int | None) -> None:
    leader = move.split()[1].split(".")[0]
    hand = ", ".join(word for word in move.split() if "." in word)
    benefit = benefits_of(move.replace(" -> rhea", ""), hands={0: hand}, tribes=[leader])["track", tribe]
    assert benefit.count == count
    assert benefit.gain == gain if gain is not None else benefit.gain > 0


def test_recruiting() -> None:
    position = {"hands": {0: "elf.red, elf.blue, orc.red, skeleton"}, "pool": "elf.green, giant.grey, skeleton"}
    assert benefits_of("take elf.green", **position) == {("hand", None): Benefit("hand", count=4)}
    assert benefits_of("take giant.grey", **position) == {("hand", None): Benefit("hand", count=2)}
    assert benefits_of("take skeleton", **position) == {("hand", None): Benefit("hand", count=4)}
    assert benefits_of("draw", **position) == {("cards", None): Benefit("cards", count=1)}


def test_cards_that_stay_or_come() -> None:
    hand = {0: "elf.red, elf.blue, orc.grey, giant.grey"}
    assert benefits_of("band elf.red elf.blue keep orc.grey", hands=hand)["keep", None].count == 1
    hand = {0: "wizard.red, wizard.blue"}
    assert benefits_of("band wizard.red wizard.blue draw", hands=hand)["cards", None].count == 2


@pytest.mark.parametrize("language", languages())
def test_every_goal_and_every_move_can_be_described(language: str) -> None:
    texts = Texts(language)
    tracks = [
        Benefit("track", gain, 2, tribe=tribe) for tribe in ("merfolk", "giant", "orc", "troll") for gain in (0, 3)
    ]
    more = [
        Benefit("kingdom", 4, 2, "rhea", 1),
        Benefit("band", 6),
        *(Benefit(goal, 0, 1) for goal in ("hand", "cards")),
    ]
    sentences = [describe_benefits([benefit], texts) for benefit in (*tracks, *more, Benefit("keep", 0, 5))]
    assert len(set(sentences)) == len(sentences) - 1  # a Troll token gives no Glory
    assert describe_benefits([], texts) == ""
    lines = ["draw", "take elf.red", "show", "pillage", "pillage none", "band elf.red elf.blue keep ? ?"]
    lines += ["band merfolk.red merfolk.blue -> rhea extra duris rhea", "band troll.grey token 4", "band orc.red horde"]
    moves = [
        PlayBand("elf.red", ("elf.red", "elf.blue"), keep=("?", "?")) if "?" in line else read_move(line)
        for line in lines
    ]
    moves += [
        PlayBand("centaur.red", ("centaur.red",), "rhea", then=PlayBand("wizard.red", ("wizard.red",), draw=True))
    ]
    words = [describe_move(move, texts) for move in moves]
    assert len(set(words)) == len(words)
    assert describe_move(Recruit("skeleton"), texts) != describe_move(None, texts)
