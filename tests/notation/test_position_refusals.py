"""Impossible positions, each named with its line."""

import re
from collections.abc import Callable

import pytest

from ethnos.notation import BadPosition, read_position, write_position
from tests.notation.games import stopped_in

Edit = Callable[[str], str]


def put(key: str, value: str) -> Edit:
    """Replaces the value of a key."""

    def edit(text: str) -> str:
        changed, count = re.subn(rf"(?m)^{re.escape(key)}: .*$", f"{key}: {value}", text, count=1)
        assert count == 1, key
        return changed

    return edit


def change(key: str, pattern: str, value: str) -> Edit:
    """Replaces part of a key's line."""

    def edit(text: str) -> str:
        changed, count = re.subn(rf"(?m)^({re.escape(key)}:.*?){pattern}", rf"\g<1>{value}", text, count=1)
        assert count == 1, key
        return changed

    return edit


def add(line: str) -> Edit:
    """Adds a line at the end."""
    return lambda text: f"{text}{line}\n"


def drop(key: str) -> Edit:
    """Removes the line of a key."""

    def edit(text: str) -> str:
        changed, count = re.subn(rf"(?m)^{re.escape(key)}: .*\n", "", text, count=1)
        assert count == 1, key
        return changed

    return edit


# (phase, the change, the error's code, and the line that is named: how it begins, or its number; WAS and a key:
# where the line of this key was before the change)
WRONG: list[tuple[str, Edit, str, str | int]] = [
    ("turn", lambda text: text.replace("position 1", "position 2"), "title", 1),
    ("turn", lambda text: text[:0], "title", 1),
    ("turn", add("colour: red"), "unknown-key", "colour"),
    ("turn", add("what is this"), "no-colon", "what is this"),
    ("turn", add("age: 1"), "key-twice", -1),
    ("turn", drop("pool"), "missing-key", "WAS pool"),
    ("turn", drop("hand 2"), "missing-key", "WAS hand 2"),
    ("turn", drop("seed"), "missing-key", "WAS seed"),
    ("turn", put("players", "7"), "number-range", "players"),
    ("turn", put("players", "four"), "bad-number", "players"),
    ("turn", put("rules", "french"), "unknown-preset", "rules"),
    ("turn", put("rules", "placement"), "unknown-preset", "rules"),
    ("turn", put("rules", "english, may"), "option-form", "rules"),
    ("turn", put("rules", "speed = 2"), "unknown-option", "rules"),
    ("turn", put("rules", "placement = maybe"), "option-value", "rules"),
    ("turn", put("rules", "placement = may, placement = must"), "option-twice", "rules"),
    ("turn", put("tribes", "centaur, elf, merfolk, orc, troll"), "tribe-count", "tribes"),
    ("turn", put("tribes", "centaur, elf, merfolk, orc, troll, elf"), "tribe-count", "tribes"),
    ("turn", put("tribes", "centaur, elf, merfolk, orc, troll, goblin"), "unknown-tribe", "tribes"),
    ("turn", put("tribes", "centaur, elf, merfolk, orc, troll, dwarf"), "tribe-not-in-play", "wizard"),
    ("turn", put("tokens duris", "6 4 8"), "tokens-order", "tokens duris"),
    ("turn", put("tokens duris", "1 4 8"), "tokens-count", "tokens duris"),
    ("turn", put("tokens pelagon", "10 10 10"), "tokens-count", "tokens pelagon"),
    ("turn", put("tokens duris", "4 8"), "row-length", "tokens duris"),
    ("turn", add("tokens rhodes: 1 2 3"), "unknown-kingdom", -1),
    ("turn", put("age", "4"), "number-range", "age"),
    ("turn", put("first", "4"), "number-range", "first"),
    ("turn", put("seat", "-"), "seat-over", "seat"),
    ("turn", put("seat", "5"), "number-range", "seat"),
    ("turn", put("phase", "lunch"), "unknown-phase", "phase"),
    ("turn", put("phase", "kingdom"), "chain-phase", "phase"),
    ("turn", add("bands this turn: 1"), "chain-phase", "bands this turn"),
    ("turn", add("hand 4: -"), "number-range", "hand 4"),
    ("turn", add("hand x: -"), "bad-number", "hand x"),
    ("turn", put("hand 0", "11 ?"), "hand-hidden", "hand 0"),
    ("turn", put("hand 0", "6 elf.red, 5 elf.blue"), "hand-size", "hand 0"),
    ("turn", put("hand 0", "3 elf.red"), "too-many-cards", "hand 0"),
    ("turn", put("hand 0", "dwarf.red"), "tribe-not-in-play", "hand 0"),
    ("turn", put("hand 0", "elf.rad"), "unknown-card", "hand 0"),
    ("turn", put("hand 0", "dragon"), "unknown-card", "hand 0"),
    ("turn", put("hand 0", "x elf.red"), "bad-number", "hand 0"),
    ("turn", add("band 3: elf.red, orc.blue"), "band-mixed", "band 3: elf.red, orc.blue"),
    ("turn", add("band 3: -"), "band-size", "band 3: -"),
    ("turn", add("band 9: elf.red"), "number-range", "band 9"),
    ("turn", change("deck", "dragon, ", ""), "deck-dragons", "deck"),
    ("turn", put("dragons", "3"), "missing-key", "markers 0"),
    ("turn", lambda text: add("dragon seat: 1")(put("dragons", "3")(text)), "dragons-phase", "dragons"),
    ("turn", add("dragon seat: 1"), "dragon-seat-early", "dragon seat"),
    ("turn", change("deck", " [a-z]+\\.[a-z]+,", ""), "deck-missing", "deck"),
    ("turn", change("deck", " [a-z]+\\.[a-z]+,", " ?,"), "unknown-card", "deck"),
    ("turn", put("lower half", "2"), "dragon-too-high", "lower half"),
    ("turn", change("markers 0", "\\d", "9"), "marker-sum", "markers 0"),
    ("turn", put("markers 0", "rhea 1, rhea 1"), "kingdom-twice", "markers 0"),
    ("turn", put("markers 0", "rome 1"), "unknown-kingdom", "markers 0"),
    ("turn", put("markers 0", "rhea"), "bad-number", "markers 0"),
    ("turn", change("supply", "\\d+", "26"), "marker-sum", "markers 0"),
    ("turn", put("supply", "24 24 24"), "row-length", "supply"),
    ("turn", put("supply", "24 24 24 -1"), "bad-number", "supply"),
    ("turn", put("merfolk", "19 0 0 0"), "number-range", "merfolk"),
    ("turn", add("trolls: 7 = 1"), "number-range", "trolls: 7"),
    ("turn", add("giant: 3 = 1"), "board-not-in-play", "giant"),
    ("turn", change("glory", "\\d+", "99"), "glory-sheet", "glory"),
    ("turn", add("scores 3: bands 1 0 0 0"), "scores-early", "scores 3"),
    ("turn", add("scores 4: bands 1 0 0 0"), "number-range", "scores 4"),
    ("turn", put("scores 1", "luck 1 0 0 0"), "unknown-source", "scores 1"),
    ("turn", put("scores 1", "bands 1 0 0 0, bands 1 0 0 0"), "source-twice", "scores 1"),
    ("turn", put("scores 1", "bands 300 0 0 0"), "number-range", "scores 1"),
    ("turn", add("places: 1 2 3 4"), "places-early", "places"),
    ("turn", add("skeleton winner: 1"), "skeleton-winner", "skeleton winner"),
    ("turn", add("kept: elf.red"), "other-phase", "kept"),
    ("turn", add("extra: 1 from rhea"), "other-phase", "extra"),
    ("turn", add("band in work: elf.red"), "other-phase", "band in work"),
    ("turn", put("seed", str(1 << 128)), "number-range", "seed"),
    ("turn", put("words used", "-3"), "bad-number", "words used"),
    ("band", put("band in work", "skeleton"), "band-skeleton", "band in work"),
    ("band", put("band in work", "5 giant.red"), "not-in-hand", "band in work"),
    ("band", put("band in work", "elf.red, orc.blue"), "band-mixed", "band in work"),
    ("band", drop("band in work"), "missing-key", "WAS band in work"),
    ("keep", put("phase", "token"), "phase-leader", "phase"),
    ("keep", put("phase", "kingdom"), "no-choice", "phase"),
    ("keep", put("bands this turn", "80"), "chain-bands", "bands this turn"),
    ("extra", put("extra", "5 from rhea"), "number-range", "extra"),
    ("extra", put("extra", "1 from rome"), "unknown-kingdom", "extra"),
    ("extra", drop("extra"), "missing-key", "WAS extra"),
    ("pillage", put("age", "3"), "phase-age", "phase"),
    ("over", put("places", "2 2 3 4"), "places-first", "places"),
    ("over", put("places", "1 1 1 1"), "places-glory", "places"),
    ("over", put("seat", "2"), "seat-over", "seat"),
    ("over", drop("places"), "missing-key", "WAS places"),
]


def line_of(text: str, where: str | int) -> int:
    """The number of the last line that begins like this; -1 for the last line."""
    lines = text.rstrip().split("\n")
    if isinstance(where, int):
        return len(lines) if where == -1 else where
    return [number for number, line in enumerate(lines, 1) if line.startswith(where)][-1]


@pytest.mark.parametrize(
    ("phase", "edit", "code", "where"), WRONG, ids=[f"{n}-{code}" for n, (_, _, code, _) in enumerate(WRONG)]
)
def test_an_impossible_position_is_named(phase: str, edit: Edit, code: str, where: str | int) -> None:
    whole = write_position(stopped_in(phase, age=2 if phase == "turn" else 1).table)
    text = edit(whole)
    with pytest.raises(BadPosition) as refusal:
        read_position(text)
    assert refusal.value.code == f"notation-{code}"
    if where != "wizard":  # the first line with such a card, wherever that is
        missing = isinstance(where, str) and where.startswith("WAS ")
        expected = line_of(whole, str(where).removeprefix("WAS ")) if missing else line_of(text, where)
        assert refusal.value.line == expected
    assert str(refusal.value).startswith(f"line {refusal.value.line}: ")


# --- Views ----------------------------------------------------------------------------------------------------

WRONG_VIEWS: list[tuple[Edit, str, str | int]] = [
    (put("view", "4"), "number-range", "view"),
    (put("view", "everyone"), "bad-number", "view"),
    (put("hand 1", "?"), "hand-hidden", "hand 1"),
    (add("known 0: -"), "known-hidden", "known 0"),
    (add("seed: 7"), "view-seed", "seed"),
    (add("words used: 7"), "view-seed", "words used"),
    (put("deck", "3 ?"), "deck-count", "deck"),
    (put("deck", "elf.red"), "unknown-card", "deck"),
    (put("hand 0", "11 ?"), "hand-size", "hand 0"),
    (put("lower half", "1"), "dragon-too-high", "lower half"),
    (put("phase", "band"), "band-secret", "phase"),
    (add("kept: elf.red"), "band-secret", "kept"),
]


@pytest.mark.parametrize(
    ("edit", "code", "where"), WRONG_VIEWS, ids=[f"{n}-{code}" for n, (_, code, _) in enumerate(WRONG_VIEWS)]
)
def test_an_impossible_view_is_named(edit: Edit, code: str, where: str | int) -> None:
    phase = "keep" if where == "kept" else "turn"
    game = stopped_in(phase, age=2 if phase == "turn" else 1)
    assert game.seat not in (None, 1), "the viewer is not to move"
    text = edit(write_position(game.view(1)))
    with pytest.raises(BadPosition) as refusal:
        read_position(text)
    assert (refusal.value.code, refusal.value.line) == (f"notation-{code}", line_of(text, where))


def test_a_band_of_a_turn_belongs_to_its_seat_and_is_led_by_a_centaur() -> None:
    lines = write_position(stopped_in("another").table).rstrip().split("\n")
    last = max(number for number, line in enumerate(lines, 1) if line.startswith("band ") and "in work" not in line)
    owner = lines[last - 1].split()[1].rstrip(":")
    stolen = [*lines[: last - 1], lines[last - 1].replace(owner, str((int(owner) + 1) % 4), 1), *lines[last:]]
    with pytest.raises(BadPosition) as refusal:
        read_position("\n".join(stolen))
    assert (refusal.value.code, refusal.value.line) == ("notation-chain-owner", last)


def test_a_horde_has_each_colour_once_and_only_a_horde_can_be_pillaged() -> None:
    game = stopped_in("pillage")
    text = write_position(game.table)
    key = f"horde {game.seat}"
    for edit, code, where in (
        (put(key, "red, red"), "horde-twice", key),
        (put(key, "pink"), "unknown-colour", key),
        (put("seat", str(next(s for s in range(4) if not any(game.table.horde[s])))), "pillage-horde", "phase"),
    ):
        with pytest.raises(BadPosition) as refusal:
            read_position(edit(text))
        assert (refusal.value.code, refusal.value.line) == (f"notation-{code}", line_of(text, where))


def test_known_cards_are_in_the_hand() -> None:
    text = write_position(stopped_in("turn", age=2).table)
    text = re.sub(r"(?m)^known .*\n", "", text)
    text = re.sub(r"(?m)^(hand 2: .*\n)", r"\1known 2: 9 wizard.red\n", text)
    with pytest.raises(BadPosition) as refusal:
        read_position(text)
    assert (refusal.value.code, refusal.value.line) == ("notation-known-not-held", line_of(text, "known 2"))


def test_a_wizard_draws_with_an_empty_hand() -> None:
    game = stopped_in("wizard")
    text = write_position(game.table)
    card = re.search(r"(?m)^pool: (?:\d )?([a-z.]+)", text)
    assert card is not None
    text = put(f"hand {game.seat}", card[1])(text)
    text = re.sub(
        r"(?m)^pool: (\d )?([a-z.]+)(, )?", lambda match: "pool: " + ("" if match[1] is None else match[2] + ", "), text
    )
    with pytest.raises(BadPosition) as refusal:
        read_position(text)
    assert (refusal.value.code, refusal.value.line) == ("notation-wizard-hand", line_of(text, f"hand {game.seat}"))
