"""Bad input is refused: a named exception, a sentence that says what would be right, and no change to any record."""

from collections.abc import Callable
from typing import Any

import pytest

from ethnos.base.refusals import EthnosError
from ethnos.engine import engine_errors as errors
from ethnos.engine import play as engine
from ethnos.engine.actions import ACTION_IDS, ACTIONS
from ethnos.engine.ruleset import VALUES, Ruleset, preset
from ethnos.engine.state import SPECTATOR, Table, as_bytes
from tests.scenario import act, end_age, play_band, scenario

FIVE = ["centaur", "dwarf", "elf", "minotaur", "wingfolk"]
SIX = [*FIVE, "wizard"]


def refuse(call: Callable[[], object], error: type[Exception], *words: str, unchanged: Table | None = None) -> None:
    """The call raises exactly that error, its message has all these words, and the record is as it was."""
    before = b"" if unchanged is None else as_bytes(unchanged)
    with pytest.raises(EthnosError) as caught:
        call()
    assert type(caught.value) is error
    message = str(caught.value)
    for word in words:
        assert word in message, f"{word!r} is not in: {message}"
    assert message.endswith("."), "it is a sentence"
    assert unchanged is None or as_bytes(unchanged) == before


def test_every_refusal_is_an_ethnos_error_and_a_value_error() -> None:
    exceptions = [thing for thing in vars(errors).values() if isinstance(thing, type) and issubclass(thing, Exception)]
    assert exceptions
    assert all(issubclass(error, EthnosError) and issubclass(error, ValueError) for error in exceptions)


# --- Decisions ------------------------------------------------------------------------------------------------


def a_turn() -> Table:
    """Seat 0 holds two Elves and a Dwarf; an Orc lies in the pool."""
    return scenario(hands={0: "elf.red, elf.blue, dwarf.grey", 1: "wizard.red"}, pool="orc.green", tribes=["troll"])


@pytest.mark.parametrize(
    "name",
    [
        "take elf.red",  # not in the pool
        "take skeleton",  # not in the game
        "lead-tribe wizard.red",  # in another hand
        "lead-colour elf.red",  # no second tribe of that colour
        "show",
        "leave elf.red",
        "play",
        "place rhea",
        "place none",
        "token 1",
        "horde",
        "stop",
        "keep done",
        "wizard draw",
        "pillage",
    ],
)
def test_a_decision_that_is_not_possible_on_a_turn(name: str) -> None:
    table = a_turn()
    possible = ("turn", "draw", "take orc.green", "lead-tribe elf.red", "lead-tribe dwarf.grey")
    refuse(lambda: act(table, name), errors.IllegalDecision, name, "not possible", *possible, unchanged=table)


@pytest.mark.parametrize("name", ["draw", "take elf.red"])
def test_r20_recruiting_with_ten_cards(name: str) -> None:
    table = scenario(hands={0: "10 skeleton"}, pool="elf.red")
    refuse(lambda: act(table, name), errors.IllegalDecision, name, "show", unchanged=table)


@pytest.mark.parametrize("name", ["draw", "leave elf.red", "leave dwarf.grey", "lead-tribe elf.blue", "place rhea"])
def test_a_decision_that_is_not_possible_while_a_band_is_made(name: str) -> None:
    table = act(a_turn(), "lead-tribe elf.red")
    refuse(lambda: act(table, name), errors.IllegalDecision, name, "band", "leave elf.blue, play", unchanged=table)


def test_a_kingdom_for_which_a_wingfolk_band_is_too_small() -> None:
    table = play_band(scenario(hands={0: "wingfolk.red"}, markers={0: {"duris": 1}}), "wingfolk.red")
    refuse(lambda: act(table, "place duris"), errors.IllegalDecision, "kingdom", "place rhea", unchanged=table)


@pytest.mark.parametrize("name", ["token 2", "token 4"])
def test_a_troll_token_that_is_taken_or_too_high(name: str) -> None:
    table = play_band(scenario(hands={0: "2 troll.red, troll.blue"}, trolls={2: 1}), "2 troll.red, troll.blue")
    refuse(lambda: act(table, name), errors.IllegalDecision, name, "token 1, token 3, token none", unchanged=table)


def test_a_turns_decision_while_a_horde_is_decided() -> None:
    table = end_age(scenario(horde={2: ["red"]}))
    refuse(lambda: act(table, "draw"), errors.IllegalDecision, "pillage, pillage none", unchanged=table)


@pytest.mark.parametrize("unknown", [-1, 358, 10**9, -(10**9), "draw", "0", True, False, 1.5, 0.0, None, {0}])
def test_a_decision_that_does_not_exist(unknown: Any) -> None:
    table = a_turn()
    assert ACTIONS == 358
    refuse(
        lambda: engine.apply_action(table, unknown),
        errors.UnknownDecision,
        str(unknown),
        "not the id of a decision",
        unchanged=table,
    )


@pytest.mark.parametrize("action", [0, ACTION_IDS["play"], 357, -1])
def test_a_decision_after_the_game_is_over(action: int) -> None:
    table = end_age(scenario(age=3))
    refuse(lambda: engine.apply_action(table, action), errors.GameOver, "over", "new one", unchanged=table)


def test_a_legal_decision_is_still_accepted_after_a_refusal() -> None:
    table, untouched = a_turn(), a_turn()
    refuse(lambda: act(table, "play"), errors.IllegalDecision, "play")
    assert as_bytes(act(table, "draw")) == as_bytes(act(untouched, "draw"))


# --- A new game -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 7, 0, -2, 100, 2.0, "4", True, None])
def test_r1_a_number_of_players_that_is_not_2_to_6(players: Any) -> None:
    refuse(lambda: engine.new_table(players), errors.WrongPlayerCount, "2 to 6 players", str(players), "whole number")


@pytest.mark.parametrize(
    ("players", "tribes", "needed"),
    [
        (2, SIX, 5),
        (3, SIX, 5),
        (4, FIVE, 6),
        (6, FIVE, 6),
        (2, FIVE[:4], 5),
        (4, [*SIX, "orc"], 6),
        (4, [*FIVE, "elf"], 6),  # a tribe twice
        (2, [*FIVE[:4], "dwarf"], 5),
        (4, [], 6),
        (4, ",".join(FIVE), 6),
    ],
)
def test_r5_r49_the_wrong_number_of_tribes_or_one_twice(players: int, tribes: str | list[str], needed: int) -> None:
    refuse(
        lambda: engine.new_table(players, tribes=tribes),
        errors.WrongTribes,
        f"exactly {needed} different tribes",
        f"with {players} players",
    )


@pytest.mark.parametrize("unknown", ["goblin", "Elf", "elf ", "", 3, None])
def test_r5_an_unknown_tribe(unknown: Any) -> None:
    refuse(lambda: engine.new_table(4, tribes=[*FIVE, unknown]), errors.WrongTribes, f"no tribe “{unknown}”", "6")


@pytest.mark.parametrize("word", ["Random", "first game", "all", ""])
def test_d30_an_unknown_choice_of_tribes(word: str) -> None:
    refuse(lambda: engine.new_table(4, tribes=word), errors.WrongTribes, f"no tribe “{word}”", "exactly 6")


@pytest.mark.parametrize("wrong", [None, 5, {"elf"}])
def test_tribes_that_are_no_list(wrong: Any) -> None:
    refuse(lambda: engine.new_table(4, tribes=wrong), errors.WrongTribes, repr(wrong), "exactly 6")


@pytest.mark.parametrize("seed", [-1, 2**128, 1.5, "7", True, [1]])
def test_o32_a_seed_that_is_not_usable(seed: Any) -> None:
    refuse(lambda: engine.new_table(4, seed=seed), errors.WrongSeed, str(seed), "whole number from 0 to 2**128 - 1")


@pytest.mark.parametrize("seed", [0, 2**128 - 1])
def test_o32_the_first_and_the_last_seed_are_usable(seed: int) -> None:
    assert int(engine.new_table(4, seed=seed).players) == 4


# --- Options and presets --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["tie_split", "Placement", "elf_keep", "tribes_", "odd_card"])
def test_an_option_that_does_not_exist(name: str) -> None:
    wrong: dict[str, Any] = {name: "must"}
    refuse(lambda: engine.new_table(4, **wrong), errors.UnknownOption, f"no option “{name}”", *VALUES)
    refuse(lambda: preset("polish").changed(**wrong), errors.UnknownOption, f"no option “{name}”", *VALUES)


@pytest.mark.parametrize(
    ("name", "value", "right"),
    [
        ("placement", "never", "must, may"),
        ("placement", "MUST", "must, may"),
        ("placement", "", "must, may"),
        ("placement", None, "must, may"),
        ("placement", 0, "must, may"),
        ("empty_pool_draw", "3", "1, 2"),
        ("empty_pool_draw", 0, "1, 2"),
        ("empty_pool_draw", True, "1, 2"),
        *((name, "neither", ", ".join(values)) for name, values in VALUES.items()),
    ],
)
def test_an_option_that_cannot_have_that_value(name: str, value: object, right: str) -> None:
    wrong: dict[str, Any] = {name: value}
    words = (f"“{name}”", f"cannot be “{value}”", right)
    refuse(lambda: engine.new_table(4, **wrong), errors.UnknownValue, *words)
    refuse(lambda: preset("german").changed(**wrong), errors.UnknownValue, *words)


def test_a_ruleset_cannot_be_made_with_a_value_that_does_not_exist() -> None:
    wrong: Any = "never"
    refuse(lambda: Ruleset(placement=wrong), errors.UnknownValue, "“placement”", "“never”", "must, may")


@pytest.mark.parametrize("name", ["french", "English", "", None, 1, ["english"]])
def test_a_preset_that_does_not_exist(name: Any) -> None:
    shown = ", ".join(name) if isinstance(name, list) else name
    editions = "english, portuguese, russian, polish, german"
    refuse(lambda: engine.new_table(4, name), errors.UnknownPreset, f"no preset “{shown}”", editions)
    refuse(lambda: preset(name), errors.UnknownPreset, f"no preset “{shown}”", editions)


# --- Views and samples (O27) ----------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_decision_on_a_view(viewer: int) -> None:
    table = a_turn()
    seen = engine.view(table, viewer)
    refuse(lambda: engine.apply_action(seen, 0), errors.NotATable, "view", "play on", "sample", unchanged=seen)
    refuse(lambda: engine.apply_action(seen, -1), errors.NotATable, "view", unchanged=seen)


def test_a_view_of_a_view() -> None:
    seen = engine.view(a_turn(), 0)
    refuse(lambda: engine.view(seen, 0), errors.NotATable, "view", "sample", unchanged=seen)


def test_a_sample_of_a_table() -> None:
    table = a_turn()
    refuse(lambda: engine.sample(table, 1), errors.NotAView, "Only a view", "make one for a seat", unchanged=table)


@pytest.mark.parametrize("seed", [-1, 2**128, 1.5, "7", True, None])
def test_a_sample_with_a_seed_that_is_not_usable(seed: Any) -> None:
    seen = engine.view(a_turn(), 0)
    refuse(lambda: engine.sample(seen, seed), errors.WrongSeed, str(seed), "2**128 - 1", unchanged=seen)


@pytest.mark.parametrize("seat", [-1, 4, 5, 7, 100, "0", 1.5, 0.0, 6.0, True, None])
def test_a_view_for_a_seat_that_the_table_does_not_have(seat: Any) -> None:
    table = a_turn()
    refuse(
        lambda: engine.view(table, seat),
        errors.WrongSeat,
        f"no seat {seat}",
        "numbered from 0, and there are 4",
        unchanged=table,
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_first_seat_that_is_not_there_depends_on_the_players(players: int) -> None:
    table = engine.new_table(players, seed=1)
    assert int(engine.view(table, players - 1).viewer) == players - 1
    if players < SPECTATOR:
        refuse(lambda: engine.view(table, players), errors.WrongSeat, f"there are {players}", unchanged=table)
