"""The options for setting up a table are listed, and every listed option makes a table."""

from collections.abc import Iterator
from typing import Any

import pytest

from ethnos.base.i18n import default_texts
from ethnos.bots.registry import LEVELS
from ethnos.engine.ruleset import PRESETS, VALUES
from ethnos.server.api import setup_options
from ethnos.server.api.setup_options import Choices
from ethnos.server.protocol.validation import adapter
from ethnos.server.rooms.commands import REACTIONS
from harness.live import ServerProcess, api, database_in
from tests.server.in_process import server_in_process


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_in_process(database_in(tmp_path_factory.mktemp("choices"))) as running:
        yield running


@pytest.fixture(scope="module")
def choices(server: ServerProcess) -> Choices:
    answer = api(server, "GET", "/choices")
    assert answer.status_code == 200
    listed: Choices = adapter(Choices).validate_json(answer.text)
    return listed


def accepted(server: ServerProcess, players: int = 2, **settings: Any) -> bool:
    """Whether the server makes such a table."""
    seats = [{"kind": "person"}, *({"kind": "open"} for _ in range(players - 1))]
    return api(server, "POST", "/tables", **({"name": "Ada", "seats": seats} | settings)).status_code == 201


def test_the_listed_options_are_those_of_the_engine(choices: Choices) -> None:
    assert choices == setup_options.choices()
    assert choices.levels == [*LEVELS]
    assert choices.reactions == [*REACTIONS]
    assert choices.options == {name: [*values] for name, values in VALUES.items()}
    assert choices.presets == {name: ruleset.values() for name, ruleset in PRESETS.items()}
    assert {len(choices.tribes), len({*choices.tribes})} == {12}


def test_every_edition_and_option_makes_a_table(server: ServerProcess, choices: Choices) -> None:
    assert [name for name in choices.presets if not accepted(server, preset=name)] == []
    options = [{name: value} for name, values in choices.options.items() for value in values]
    assert [option for option in options if not accepted(server, options=option)] == []
    assert len(options) > 10


def test_the_listed_number_of_tribes_is_accepted(server: ServerProcess, choices: Choices) -> None:
    assert sorted(choices.tribes_in_play) == [2, 3, 4, 5, 6]
    for players, number in choices.tribes_in_play.items():
        assert accepted(server, players, tribes=choices.tribes[:number])
        assert not accepted(server, players, tribes=choices.tribes[: number + 1])


def test_the_longest_clock_is_accepted(server: ServerProcess, choices: Choices) -> None:
    bank, increment = choices.bank_seconds, choices.increment_seconds
    clocks = [(bank, increment), (bank + 1, increment), (bank, increment + 1)]
    assert [
        accepted(server, clock={"kind": "bank", "seconds": seconds, "increment": more}) for seconds, more in clocks
    ] == [True, False, False]


def test_every_level_has_a_name(choices: Choices) -> None:
    texts = default_texts()
    assert all(texts.has(f"bot-name-{level}") and texts.has(f"bot-character-{level}") for level in choices.levels)
