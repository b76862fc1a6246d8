"""The worked examples of the rules are played in the engine, and their texts say what happens there."""

import re

import pytest

from ethnos.base.i18n import default_texts
from ethnos.base.rulebook import chapters, tribe_rules
from ethnos.engine.components import Kingdom
from ethnos.engine.ruleset import VALUES
from ethnos.engine.state import as_bytes
from ethnos.game.events import (
    BandPlayed,
    CardDrawn,
    CardsDiscarded,
    CardsKept,
    Event,
    GameEnded,
    GiantTaken,
    Glory,
    HordeJoined,
    MarkerPlaced,
    NoMarker,
    SkeletonsShown,
    TokenTaken,
    TrackMoved,
)
from ethnos.game.events.kinds import MarkerReason
from ethnos.lessons.examples import EXAMPLES, Played, example_of, play, text_of
from ethnos.lessons.examples.catalogue import POSITIONS
from ethnos.notation import read_move, read_position, write_move, write_position
from tests.catalogues import ENGLISH, closure

ADA, BEN, CLEO = 0, 1, 2

FIGURES: dict[str, dict[str, int | str]] = {
    "first-band": {"kingdom": "rhea", "held": 2, "needed": 3, "size": 3, "discarded": 2},
    "centaur": {"kingdom": "rhea", "size": 2, "next": 3},
    "dwarf": {"size_1": 3, "ben": 3, "ada": 6},
    "elf": {"size": 2, "kept": 2, "discarded": 1},
    "giant": {"rival": 2, "size": 3, "glory": 2},
    "halfling": {"kingdom": "rhea", "needed": 1, "size": 4, "worth": 6},
    "merfolk": {"kingdom": "ithys", "size": 2, "start": 2, "space": 4, "next_held": 3},
    "minotaur": {"kingdom": "althea", "held": 3, "needed": 3},
    "orc": {"kingdom": "rhea", "horde": 3},
    "skeleton": {"kingdom": "althea", "skeletons": 2, "size": 4, "worth": 1},
    "troll": {"size": 4, "ben_trolls": 4, "token": 3},
    "wingfolk": {"kingdom": "rhea", "size": 3, "next_held": 3, "held": 2},
    "wizard": {"discarded": 2, "drawn": 3},
    "tie": {"age": 2, "ada_markers": 3, "middle_token": 6, "low_token": 4, "ada": 5},
    "trolls-tie": {"ada_markers": 3, "ben_trolls": 5, "ada_trolls": 4, "ben": 6, "ada": 2},
    "merfolk-board": {"age": 2, "ada_space": 9, "ada": 2, "ben_space": 6, "ben": 1, "dan_space": 0},
    "horde": {"markers_1": 4, "ada": 10},
    "bands": {"size_1": 4, "points_1": 6, "size_2": 4, "skeletons_2": 2, "points_2": 1, "size_3": 5, "points_3": 10},
    "alone": {"kingdom": "ithys", "low_token": 6, "middle_token": 8, "points_1": 8, "points_2": 14},
    "empty-pool": {"drawn": 1},
    "placing": {"kingdom": "rhea", "held": 1, "size": 2, "now": 2},
    "centaur-able": {"kingdom": "rhea", "size": 2, "next": 3},
    "ten-skeletons": {"hand": 10, "discarded": 10},
    "trolls-at-sea": {"ada_space": 8, "ben_trolls": 3, "ben": 2, "ada": 1},
    "alone-at-sea": {"age": 2, "ada_space": 9, "ben_space": 0, "ada": 3},
    "last-tie": {"total": 37, "largest": 3, "ada_next": 2, "ben_next": 1},
    "two-players": {"kingdom": "rhea", "ada_markers": 1, "ben_markers": 2, "needed": 4, "size": 3},
}
"""Exactly the values that each text names, worked out by hand from docs/rules.md."""


def marker(kingdom: Kingdom, markers: int, why: MarkerReason = "band") -> MarkerPlaced:
    return MarkerPlaced(ADA, kingdom, why, markers)


EVENTS: dict[str, list[Event]] = {
    "first-band": [marker("rhea", 3), CardsDiscarded(ADA, ("minotaur.grey", "troll.blue"), "turn")],
    "centaur": [marker("rhea", 2), marker("straton", 3), CardsDiscarded(ADA, ("halfling.orange",), "turn")],
    "elf": [marker("althea", 2), CardsDiscarded(ADA, ("troll.grey",), "elf"), CardsKept(ADA, 2)],
    "giant": [
        *(marker("duris", 1), GiantTaken(ADA, 3, BEN), Glory(ADA, 1, "giant_now", 2, size=3)),
        CardsDiscarded(ADA, ("halfling.red",), "turn"),
    ],
    "halfling": [NoMarker(ADA, "rhea", "halfling", 4, 1), CardsDiscarded(ADA, ("giant.purple",), "turn")],
    "merfolk": [
        *(marker("ithys", 2), TrackMoved(ADA, 2, 4), marker("rhea", 4, "extra")),
        CardsDiscarded(ADA, ("elf.red",), "turn"),
    ],
    "minotaur": [marker("althea", 4), CardsDiscarded(ADA, ("halfling.blue",), "turn")],
    "orc": [marker("rhea", 2), HordeJoined(ADA, "red"), CardsDiscarded(ADA, ("wizard.grey",), "turn")],
    "skeleton": [marker("althea", 4)],
    "troll": [marker("pelagon", 2), TokenTaken(ADA, 3), CardsDiscarded(ADA, ("wizard.red",), "turn")],
    "wingfolk": [marker("rhea", 3), CardsDiscarded(ADA, ("halfling.red",), "turn")],
    "wizard": [
        *(marker("duris", 2), CardsDiscarded(ADA, ("giant.green", "halfling.red"), "turn")),
        *(CardDrawn(ADA, card) for card in ("centaur.red", "wingfolk.green", "minotaur.purple")),
    ],
    "empty-pool": [CardDrawn(ADA, "orc.green")],
    "placing": [marker("rhea", 2), CardsDiscarded(ADA, ("wizard.grey",), "turn")],
    "centaur-able": [marker("rhea", 2), marker("straton", 3), CardsDiscarded(ADA, ("halfling.orange",), "turn")],
    "ten-skeletons": [SkeletonsShown(ADA, 10), CardsDiscarded(ADA, ("skeleton",) * 10, "skeletons")],
    "two-players": [NoMarker(ADA, "rhea", "small", 3, 4), CardsDiscarded(ADA, ("troll.blue",) * 2, "turn")],
}
"""What happens in each example, without the Bands."""
SCORES = {
    "dwarf": [(ADA, "bands", 6), (BEN, "bands", 3)],
    "tie": [(ADA, "althea", 5), (BEN, "althea", 5)],
    "trolls-tie": [(BEN, "duris", 6), (ADA, "duris", 2)],
    "merfolk-board": [(ADA, "merfolk", 2), (BEN, "merfolk", 1)],
    "horde": [(ADA, "orcs", 10)],
    "trolls-at-sea": [(BEN, "merfolk", 2), (ADA, "merfolk", 1)],
    "alone-at-sea": [(ADA, "merfolk", 3)],
    "last-tie": [(ADA, "bands", 3), (BEN, "bands", 3), (ADA, "bands", 1), (BEN, "bands", 0)],
    "bands": [(ADA, "bands", 6), (BEN, "bands", 1), (CLEO, "bands", 10)],
    "alone": [(ADA, "duris", 8), (ADA, "ithys", 14)],
}


@pytest.fixture(scope="module", params=EXAMPLES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def played(name: str) -> Played:
    return play(EXAMPLES[name])


def test_the_text_names_exactly_these_figures(name: str, played: Played) -> None:
    variables = closure(ENGLISH, EXAMPLES[name].key).variables
    assert variables - {*VALUES} == {*FIGURES[name]}
    assert {figure: played.values[figure] for figure in FIGURES[name]} == FIGURES[name]


def test_the_text_shows_these_figures(name: str) -> None:
    text = text_of(EXAMPLES[name], default_texts())
    for figure, value in FIGURES[name].items():
        shown = default_texts().kingdom(str(value)) if figure == "kingdom" else str(value)
        assert re.search(rf"\b{shown}\b", text), (figure, text)
    without_rules = re.sub(r"\b(R-T|[RDO])\d+\b", "", text)
    assert {int(number) for number in re.findall(r"\d+", without_rules)} <= {*FIGURES[name].values()}


def test_the_engine_plays_the_example(name: str, played: Played) -> None:
    events = [event for event in played.events if not isinstance(event, BandPlayed)]
    if name in SCORES:
        scores = [(event.seat, event.source, event.points) for event in events if isinstance(event, Glory)]
        assert scores == SCORES[name]
        assert [type(event) for event in events if not isinstance(event, Glory)] == [GameEnded] * (name == "last-tie")
    else:
        assert events == EVENTS[name]


def test_the_file_is_as_it_would_be_written(name: str) -> None:
    example = EXAMPLES[name]
    saved = (POSITIONS / f"{name}.txt").read_text(encoding="utf-8")
    assert as_bytes(read_position(write_position(example.table()))) == as_bytes(example.table())
    assert [line for line in saved.splitlines() if not line.startswith("#")] == write_position(
        example.table()
    ).splitlines()
    move = example.move(example.table())
    assert read_move(write_move(move)) == move


def test_playing_an_example_changes_nothing(name: str, played: Played) -> None:
    assert as_bytes(played.before) == as_bytes(EXAMPLES[name].table())
    assert play(EXAMPLES[name]).values == played.values


def test_every_tribe_has_an_example_and_no_rule_has_two() -> None:
    rules = [example.rule for example in EXAMPLES.values()]
    assert len(rules) == len({*rules})
    assert {*tribe_rules()} < {*rules} <= {rule for chapter in chapters() for rule in chapter.rules}
    assert example_of("R-T3") is EXAMPLES["elf"]
    assert example_of("R1") is None


def test_every_position_belongs_to_an_example() -> None:
    assert {path.name for path in POSITIONS.iterdir()} == {f"{name}.txt" for name in EXAMPLES}
