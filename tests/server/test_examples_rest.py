"""The worked examples over HTTP are those of the engine, and have all that a client needs to draw them."""

from pathlib import Path

import pytest

from ethnos.engine.ruleset import Ruleset
from ethnos.lessons.examples import EXAMPLES
from ethnos.server.api.lessons import ExampleOut, example_out
from ethnos.server.protocol.validation import adapter
from harness.live import api, database_in
from tests.server.in_process import server_in_process


@pytest.fixture(scope="module")
def examples(tmp_path_factory: pytest.TempPathFactory) -> dict[str, ExampleOut]:
    with server_in_process(database_in(tmp_path_factory.mktemp("examples"))) as server:
        answers = [api(server, "GET", "/examples") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].content == answers[1].content
    return {example.rule: example for example in adapter(list[ExampleOut]).validate_json(answers[0].text)}


def test_the_examples_are_those_of_the_engine(examples: dict[str, ExampleOut]) -> None:
    assert examples == {example.rule: example_out(example) for example in EXAMPLES.values()}


def test_the_examples_are_shown_to_the_seat_that_moves(examples: dict[str, ExampleOut]) -> None:
    for example in examples.values():
        assert example.before.viewer == example.before.seat == 0
        assert example.before.seats[0].hand is not None
        assert all(seat.hand is None for seat in example.before.seats[1:])


def test_the_tables_and_the_previews_agree(examples: dict[str, ExampleOut]) -> None:
    elf = examples["R-T3"]
    assert elf.tribe == "elf"
    assert elf.after.seats[0].hand == {"wizard.red": 2}
    assert elf.preview.rules["kept"] == ("R-T3",)
    views = (elf.before, elf.after)
    althea = [next(place for place in view.kingdoms if place.name == "althea").markers for view in views]
    assert althea == [[1, 0, 1, 0], [2, 0, 1, 0]]
    board = examples["R-T6"].after.boards.merfolk
    assert board is not None
    assert board.symbols == [3, 7, 12, 18]
    assert examples["R56"].preview.rules["missing"] == ("R56",)
    assert examples["R33"].sources == ["althea"]
    assert examples["R33"].tribe is None


def test_the_examples_are_played_with_the_requested_options(tmp_path: Path) -> None:
    with server_in_process(database_in(tmp_path)) as server:
        answer = api(server, "GET", "/examples?ten_skeletons=win&merfolk_scoring=leader_only")
        refused = api(server, "GET", "/examples?ten_skeletons=maybe")
    ruleset = Ruleset(ten_skeletons="win", merfolk_scoring="leader_only")
    examples = adapter(list[ExampleOut]).validate_json(answer.text)
    assert examples == [example_out(example, ruleset) for example in EXAMPLES.values()]
    assert {example.before.options.ten_skeletons for example in examples} == {"win"}
    assert refused.status_code in (400, 422)
