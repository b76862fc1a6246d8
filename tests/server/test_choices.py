"""What a table can be set up with is told, and everything that is told makes a table."""

from collections.abc import Iterator
from typing import Any

import pytest

from ethnos.bots.registry import LEVELS
from ethnos.engine.ruleset import PRESETS, VALUES
from ethnos.i18n import default_texts
from ethnos.server.api.setup_options import Choices, choices
from ethnos.server.protocol.validation import adapter
from ethnos.server.rooms.chat import REACTIONS
from harness.live import ServerProcess, api, database_in
from tests.server.here import server_here


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_here(database_in(tmp_path_factory.mktemp("choices"))) as running:
        yield running


@pytest.fixture(scope="module")
def told(server: ServerProcess) -> Choices:
    answer = api(server, "GET", "/choices")
    assert answer.status_code == 200
    choices: Choices = adapter(Choices).validate_json(answer.text)
    return choices


def accepted(server: ServerProcess, players: int = 2, **wanted: Any) -> bool:
    """Whether the server makes such a table."""
    seats = [{"kind": "person"}, *({"kind": "open"} for _ in range(players - 1))]
    return api(server, "POST", "/tables", **({"name": "Ada", "seats": seats} | wanted)).status_code == 201


def test_they_are_the_engines_own(told: Choices) -> None:
    assert told == choices()
    assert told.levels == [*LEVELS]
    assert told.reactions == [*REACTIONS]
    assert told.options == {name: [*values] for name, values in VALUES.items()}
    assert told.presets == {name: ruleset.values() for name, ruleset in PRESETS.items()}
    assert {len(told.tribes), len({*told.tribes})} == {12}


def test_every_edition_and_option_makes_a_table(server: ServerProcess, told: Choices) -> None:
    assert all(accepted(server, preset=name) for name in told.presets)
    assert all(accepted(server, options={name: value}) for name, values in told.options.items() for value in values)


def test_the_number_of_tribes_is_the_one_that_is_accepted(server: ServerProcess, told: Choices) -> None:
    assert sorted(told.tribes_in_play) == [2, 3, 4, 5, 6]
    for players, number in told.tribes_in_play.items():
        assert accepted(server, players, tribes=told.tribes[:number])
        assert not accepted(server, players, tribes=told.tribes[: number + 1])


def test_every_level_has_a_name(told: Choices) -> None:
    texts = default_texts()
    assert all(texts.has(f"bot-name-{level}") and texts.has(f"bot-character-{level}") for level in told.levels)
