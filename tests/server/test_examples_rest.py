"""The worked examples are told as the engine plays them, and a client can draw them."""

from pathlib import Path

import pytest

from ethnos.engine.ruleset import Ruleset
from ethnos.examples import EXAMPLES
from ethnos.server.api.examples import ExampleOut, example_out
from ethnos.server.protocol.validation import adapter
from harness.live import api, database_in
from tests.server.here import server_here


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, ExampleOut]:
    with server_here(database_in(tmp_path_factory.mktemp("examples"))) as server:
        answers = [api(server, "GET", "/examples") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].content == answers[1].content
    return {example.rule: example for example in adapter(list[ExampleOut]).validate_json(answers[0].text)}


def test_they_are_the_engines_own(told: dict[str, ExampleOut]) -> None:
    assert told == {example.rule: example_out(example) for example in EXAMPLES.values()}


def test_they_are_seen_by_whoever_moves(told: dict[str, ExampleOut]) -> None:
    for example in told.values():
        assert example.before.viewer == example.before.seat == 0
        assert example.before.seats[0].hand is not None
        assert all(seat.hand is None for seat in example.before.seats[1:])


def test_tables_and_happenings_agree(told: dict[str, ExampleOut]) -> None:
    elf = told["R-T3"]
    assert elf.tribe == "elf"
    assert elf.after.seats[0].hand == {"wizard.red": 2}
    assert elf.preview.rules["kept"] == ("R-T3",)
    althea = [next(one for one in view.kingdoms if one.name == "althea").markers for view in (elf.before, elf.after)]
    assert althea == [[1, 0, 1, 0], [2, 0, 1, 0]]
    assert told["R-T6"].track is not None
    assert told["R-T6"].track.symbols == [3, 7, 12, 18]
    assert told["R56"].preview.rules["missing"] == ("R56",)
    assert told["R33"].sources == ["althea"]
    assert told["R33"].tribe is None


def test_they_are_played_under_the_options_that_are_asked_for(tmp_path: Path) -> None:
    with server_here(database_in(tmp_path)) as server:
        answer = api(server, "GET", "/examples?ten_skeletons=win&merfolk_scoring=leader_only")
        refused = api(server, "GET", "/examples?ten_skeletons=maybe")
    ruleset = Ruleset(ten_skeletons="win", merfolk_scoring="leader_only")
    told = adapter(list[ExampleOut]).validate_json(answer.text)
    assert told == [example_out(example, ruleset) for example in EXAMPLES.values()]
    assert {example.before.options.ten_skeletons for example in told} == {"win"}
    assert refused.status_code in (400, 422)
