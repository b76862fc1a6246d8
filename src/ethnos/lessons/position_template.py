"""Positions of a lesson from short templates: a template has only what matters, and the rest is filled in.

A template is a part of a position in the project's notation (docs/notation.md). ``deck`` names only the cards on top.
"""

import re
from collections import Counter
from random import Random
from typing import Final

from ethnos.engine.components import COPIES, DRAGONS, KINDS, MARKERS

PLAYERS: Final = 3
TRIBES: Final = ("giant", "halfling", "minotaur", "wingfolk", "wizard")
"""Five of the tribes that are suggested for a first game; three players use five."""
SUPPLY: Final = MARKERS - 1
"""All markers but the scoring marker."""

DEFAULTS: Final = {
    "players": str(PLAYERS),
    "rules": "english",
    "tribes": ", ".join(TRIBES),
    "tokens duris": "4 8",
    "tokens rhea": "2 6",
    "tokens straton": "6 10",
    "tokens althea": "0 6",
    "tokens ithys": "4 8",
    "tokens pelagon": "2 8",
    "age": "1",
    "first": "0",
    "seat": "0",
    "phase": "turn",
    "pool": "-",
    "deck": "",
    "dragons": "0",
    "hand 0": "-",
    "hand 1": "-",
    "hand 2": "-",
    "markers 0": "-",
    "markers 1": "-",
    "markers 2": "-",
    "glory": "0 0 0",
    "seed": "7",
    "words used": "0",
}
CARD_LINES: Final = ("hand", "pool", "band", "deck")


def position(template: str, name: str) -> str:
    """The whole position; ``name`` is the seed for the order of the cards that the template does not list."""
    pairs = [line.split(":", 1) for line in template.splitlines() if line.strip()]
    lines = [[key.strip(), value.strip()] for key, value in pairs]
    keys = {key for key, _ in lines}
    lines += [[key, value] for key, value in DEFAULTS.items() if key not in keys]
    deck = next(line for line in lines if line[0] == "deck")
    deck[1], lower = _whole_deck(lines, deck[1], name)
    lines += [["lower half", str(lower)], ["supply", _supply(lines)]]
    return "ethnos position 1\n" + "".join(f"{key}: {value}\n" for key, value in lines)


def _whole_deck(lines: list[list[str]], top: str, name: str) -> tuple[str, int]:
    """The listed cards, then all that are not elsewhere, with the Dragons in the lower half of these."""
    listed: Counter[str] = Counter()
    for key, value in lines:
        if key.split()[0] in CARD_LINES:
            listed += _count_cards(value)
    rest = [card for card, kind in KINDS.items() if card.split(".")[0] in TRIBES for _ in range(COPIES[kind])]
    rest = sorted((Counter(rest) - listed).elements())
    rng = Random(name)
    rng.shuffle(rest)
    dragons_drawn = next(int(value) for key, value in lines if key == "dragons")
    upper, lower = rest[: len(rest) // 2], rest[len(rest) // 2 :]
    lower += ["dragon"] * (DRAGONS - dragons_drawn - listed["dragon"])
    rng.shuffle(lower)
    deck = [*filter(None, [top]), *upper, *lower]
    height = sum(_count_cards(top).values()) + len(upper) + len(lower)
    return ", ".join(deck), height if listed["dragon"] else len(lower)


def _count_cards(cards: str) -> Counter[str]:
    counts: Counter[str] = Counter()
    for count, name in re.findall(r"(?:(\d+) )?([a-z]+(?:\.[a-z]+)?)", cards):
        counts[name] += int(count or 1)
    return counts


def _supply(lines: list[list[str]]) -> str:
    """The markers of each seat that are not on the map."""
    placed = {key: sum(map(int, re.findall(r"\d+", value))) for key, value in lines if key.startswith("markers")}
    return " ".join(str(SUPPLY - placed[f"markers {seat}"]) for seat in range(PLAYERS))
