"""Positions as text: what is written is read back byte for byte."""

import random
from collections import Counter
from contextlib import suppress

import pytest
from hypothesis import given, settings

from ethnos.engine.components import KINGDOM_NAMES
from ethnos.engine.play import sample, view
from ethnos.engine.state import PHASE_NAMES, SPECTATOR, Table, as_bytes
from ethnos.game.game import Game
from ethnos.notation import BadPosition, read_position, write_position
from tests.notation.games import BUSY, games, random_decision, stopped_in, table_and_views
from tests.scenario import act, scenario

TOKENS: dict[str, tuple[int, ...]] = dict(
    zip(KINGDOM_NAMES, [(0, 0, 2), (2, 4, 4), (4, 4, 6), (6, 6, 6), (6, 8, 8), (8, 10, 10)], strict=True)
)


def assert_is_read_back(table: Table) -> None:
    text = write_position(table)
    read = read_position(text)
    assert as_bytes(read) == as_bytes(table), text
    assert write_position(read) == text


@settings(max_examples=60, deadline=None)
@given(games())
def test_tables_and_views_of_any_moment_are_read_back(game: Game) -> None:
    for table in table_and_views(game):
        assert_is_read_back(table)


def test_every_phase_is_read_back() -> None:
    seen: Counter[str] = Counter()
    rng = random.Random(4)
    for seed in range(8):
        game = Game.new(2 + seed % 5, "polish", BUSY if seed % 5 > 1 else "random", seed)
        while not game.is_over:
            random_decision(game, rng)
            phase = PHASE_NAMES[game.table.phase]
            if seen[phase] < 12:
                seen[phase] += 1
                for table in table_and_views(game):
                    assert_is_read_back(table)
    assert set(seen) == set(PHASE_NAMES)


def test_a_sampled_table_is_read_back() -> None:
    assert_is_read_back(sample(stopped_in("turn", age=2).view(1), 5))


@pytest.mark.parametrize(("preset", "over"), [("polish", True), ("english", False)])
def test_ten_skeletons_shown(preset: str, over: bool) -> None:
    table = scenario(hands={0: "10 skeleton", 1: "elf.red"}, glory={1: 7}, tokens=TOKENS, preset=preset)
    assert_is_read_back(table)
    act(table, "show")
    assert (PHASE_NAMES[table.phase] == "over") == over
    for seen in (table, view(table, 1), view(table, SPECTATOR)):
        assert_is_read_back(seen)


def test_a_second_band_in_work_after_a_centaur() -> None:
    table = scenario(hands={0: "centaur.red, 2 elf.red, 2 orc.red, orc.blue"}, tokens=TOKENS)
    act(table, "lead-tribe centaur.red", "lead-colour orc.red", "leave elf.red")
    assert PHASE_NAMES[table.phase] == "band"
    text = write_position(table)
    assert "bands this turn: 1\nband in work: orc.red, elf.red, orc.red\n" in text
    for seat in range(4):
        assert_is_read_back(view(table, seat))
    assert_is_read_back(table)


def test_a_view_hides_what_is_hidden() -> None:
    game = stopped_in("keep")
    for seat in (*range(4), SPECTATOR):
        text = write_position(game.view(seat))
        assert "seed" not in text
        assert "words used" not in text
        assert f"deck: {game.table.deck_left} ?\n" in text
        assert text.count("?") >= 1


def test_reading_forgives_spaces_capitals_comments_and_the_order_of_lines() -> None:
    table = stopped_in("turn", age=2).table
    title, *lines = write_position(table).splitlines()
    bands = [line for line in lines if line.startswith("band ")]
    others = [line for line in lines if not line.startswith("band ")]
    mixed = [title.upper(), "# a comment", "", *bands, *[f"  {line.upper()}  " for line in reversed(others)]]
    assert as_bytes(read_position("\r\n".join(mixed))) == as_bytes(table)


def test_rules_can_be_an_edition_with_changes() -> None:
    text = write_position(Game.new(4, "german", seed=1, placement="may").table)
    assert (
        "rules: merfolk_scoring = leader_only, troll_scope = kingdoms_only, placement = may, centaur_trigger = placed\n"
        in text
    )
    shorter = text.replace("merfolk_scoring = leader_only, troll_scope = kingdoms_only", "german")
    assert as_bytes(read_position(shorter)) == as_bytes(read_position(text))


def test_a_position_edited_by_hand_can_be_played() -> None:
    table = Game.new(4, seed=7).table
    text = write_position(table).replace("markers 0: -", "markers 0: rhea 2").replace("supply: 25", "supply: 23")
    game = Game(None, read_position(text))
    rng = random.Random(1)
    while not game.is_over:
        random_decision(game, rng)


def test_a_broken_text_raises_only_a_named_error() -> None:
    rng = random.Random(2)
    text = write_position(stopped_in("keep").table)
    for _ in range(400):
        place, width = rng.randrange(len(text)), rng.choice([0, 1, 1, 8])
        broken = text[:place] + rng.choice(["", "9", "?", "-", "\n", ":", ",", "elf.red"]) + text[place + width :]
        with suppress(BadPosition):
            read_position(broken)
