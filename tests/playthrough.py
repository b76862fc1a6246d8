"""Golden playthroughs: whole games as text, with the choices at every decision and everything that it changes.

    python -m tests.playthrough            says which files would change
    python -m tests.playthrough --write    rewrites them, keeping each file's decisions as long as they are legal

A file holds its own decisions, so that it does not depend on how they were first picked.
"""

import argparse
import random
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ethnos.engine.actions import ACTION_IDS, ACTION_NAMES, card_name
from ethnos.engine.components import CARD_KINDS, DRAGON, KINGDOM_NAMES, TRIBE_NAMES
from ethnos.engine.fields import Numbers, nonzero
from ethnos.engine.play import apply_action, legal_actions, new_table
from ethnos.engine.records import TABLE
from ethnos.engine.state import OVER, PHASE_NAMES, SOURCE_NAMES, TURN, Table, copied

FOLDER = Path(__file__).parent / "golden"
UNSHOWN = {"choices", "choice_count", "seed", "block", "words_used", "pool_kinds", "hand_kinds", "hand_size", "filler"}
BY_KIND = {"hands", "known", "pool", "chosen"}
CARD_FIELDS = {"deck", "laid", "leader"}


class Setting(NamedTuple):
    """The game of a playthrough."""

    name: str
    players: int
    preset: str
    tribes: str


SETTINGS = [
    Setting("english_2", 2, "english", "centaur,minotaur,wingfolk,troll,merfolk"),
    Setting("english_3", 3, "english", "random"),
    Setting("english_4", 4, "english", "first_game"),
    Setting("english_5", 5, "english", "skeleton,orc,merfolk,troll,elf,wizard"),
    Setting("english_6", 6, "english", "random"),
    Setting("portuguese_4", 4, "portuguese", "random"),
    Setting("russian_3", 3, "russian", "merfolk,orc,giant,dwarf,wingfolk"),
    Setting("polish_4", 4, "polish", "skeleton,merfolk,troll,halfling,elf,orc"),
    Setting("german_5", 5, "german", "merfolk,troll,orc,giant,skeleton,centaur"),
]


def write(setting: Setting, decisions: Iterator[str]) -> str:
    """The playthrough of a game in which these decisions are taken, or picked at random once they run out."""
    seed = sum(map(ord, setting.name))
    rng = random.Random(seed)
    table = new_table(setting.players, setting.preset, setting.tribes, seed)
    lines = [
        f"players: {setting.players}",
        f"preset: {setting.preset}",
        f"tribes: {setting.tribes}",
        f"seed: {seed}",
        "",
        "tribes in play: " + ", ".join(TRIBE_NAMES[tribe] for tribe in table.tribes[: table.tribe_count]),
    ]
    for kingdom, kingdom_name in enumerate(KINGDOM_NAMES):
        lines.append(
            f"tokens of {kingdom_name}: {', '.join(str(value) for value in table.tokens[kingdom][: table.ages])}"
        )
    lines += _age(table)
    number = 0
    while table.phase != OVER:
        choices = [ACTION_NAMES[action] for action in legal_actions(table)]
        name = next(decisions, "")
        if name not in choices:
            name = _pick(table, choices, rng)
        number += 1
        lines += ["", f"{number}. seat {table.seat}, {PHASE_NAMES[table.phase]}: {_choices(choices)}", f"> {name}"]
        before = copied(table)
        apply_action(table, ACTION_IDS[name])
        if table.age != before.age:
            lines += [*_sheet(table, int(before.age)), *_age(table)]
        else:
            lines.append(f"  {'; '.join(_changes(before, table))}")
    lines += [*_sheet(table, int(table.age)), "", f"places: {_row(table.places, table)}"]
    return "\n".join(lines) + "\n"


def path(setting: Setting) -> Path:
    """The file of a playthrough."""
    return FOLDER / f"{setting.name}.txt"


def recorded(setting: Setting) -> list[str]:
    """The decisions in a playthrough's file; none if there is no file yet."""
    text = path(setting).read_text(encoding="utf-8") if path(setting).exists() else ""
    return re.findall(r"^> (.*)$", text, re.MULTILINE)


def _pick(table: Table, choices: list[str], rng: random.Random) -> str:
    """Pick as a player who recruits for some turns and then plays most cards that fit."""
    if table.phase == TURN and rng.random() < 1 - 0.22 * table.hand_size[table.seat]:
        choices = [name for name in choices if name == "draw" or name.startswith("take")] or choices
    if "play" in choices and rng.random() < 0.7:
        return "play"
    return rng.choice(choices)


def _choices(names: list[str]) -> str:
    """``take elf.red, orc.blue | play``: the choices, grouped by verb."""
    verbs = groupby((name.partition(" ") for name in names), key=lambda parts: parts[0])
    return " | ".join(f"{verb} {', '.join(what for _, _, what in group)}".strip() for verb, group in verbs)


def _age(table: Table) -> list[str]:
    hands = [f"hand of {seat}: {_cards(table.hands[seat])}" for seat in range(table.players)]
    deck = ", ".join(_card(kind) for kind in table.deck[: table.deck_left][::-1])
    return [
        "",
        f"== Age {table.age}, first player {table.first} ==",
        *hands,
        f"pool: {_cards(table.pool)}",
        f"deck: {deck}",
    ]


def _sheet(table: Table, age: int) -> list[str]:
    rows = [
        f"{name}: {' '.join(str(points) for points in table.sheet[age - 1].column(source)[: table.players])}"
        for source, name in enumerate(SOURCE_NAMES)
        if any(table.sheet[age - 1].column(source))
    ]
    return ["", f"-- end of Age {age} --", *rows, f"glory: {_row(table.glory, table)}"]


def _changes(before: Table, after: Table) -> Iterator[str]:
    for name in TABLE.names or ():
        if name in UNSHOWN:
            continue
        old, new = np.atleast_1d(before.array[name][0]), np.atleast_1d(after.array[name][0])
        for index in zip(*np.nonzero(old != new), strict=True):
            label = ", ".join(_index(name, axis, part) for axis, part in enumerate(index))
            show = _card if name in CARD_FIELDS else str
            field = f"{name}[{label}]" if new.size > 1 else name
            yield f"{field} {show(old[index])} -> {show(new[index])}"


def _index(name: str, axis: int, part: int) -> str:
    if name in BY_KIND and (axis == 1 or name in ("pool", "chosen")):
        return card_name(int(part))
    if name in ("markers", "horde") and axis == 1:
        return KINGDOM_NAMES[part]
    return str(part)


def _card(kind: int) -> str:
    if kind == DRAGON:
        return "dragon"
    return card_name(int(kind)) if 0 <= kind < CARD_KINDS else "-"


def _cards(counts: Numbers) -> str:
    return ", ".join(f"{counts[kind]} {card_name(kind)}" for kind in nonzero(counts)) or "-"


def _row(numbers: Numbers, table: Table) -> str:
    return " ".join(str(number) for number in numbers[: table.players])


def main() -> None:
    """Say which playthroughs changed, or rewrite them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="rewrite the files that changed")
    arguments = parser.parse_args()
    for setting in SETTINGS:
        text = write(setting, iter(recorded(setting)))
        same = path(setting).exists() and path(setting).read_text(encoding="utf-8") == text
        if arguments.write and not same:
            path(setting).write_text(text, encoding="utf-8")
        print(f"{path(setting).name}: {'unchanged' if same else 'rewritten' if arguments.write else 'differs'}")  # noqa: T201


if __name__ == "__main__":
    main()
