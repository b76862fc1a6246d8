"""Signs and colours: everything with a colour also has a sign, for people who cannot tell colours apart."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from ethnos.base.i18n import Texts
from ethnos.engine.actions import card_name
from ethnos.engine.components import COLOUR_NAMES, COLOURS, DRAGONS, KINGDOM_NAMES, SKELETON_CARD, TRIBE_NAMES

KINGDOM_SIGNS: Final = ("Λ", "Ψ", "♜", "♣", "☼", "‡")
"""Peak, flame, tower, leaf, sun and anchor stone, in the order of the kingdoms."""
KINGDOM_TINTS: Final = ("#b07fe0", "#e05a5a", "#4f9dde", "#5fae5f", "#e09a3e", "#a3a3a3")

SHAPES: Final = ("●", "■", "▲", "◆", "⬢", "★")
"""A shape for each seat, so that markers differ by more than colour."""
SHAPE_TINTS: Final = ("#d8b400", "#2aa8a0", "#d678ac", "#bd8c62", "#86b8cc", "#a0ae3c")

SKELETON_SIGN: Final = "*"  # wild: it joins any Band
BONE: Final = "#d0c8a8"
DRAGON_SEEN: Final = "◉"
DRAGON_TO_COME: Final = "○"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
TURN_SIGN: Final = "▶"
LEAD_SIGN: Final = "♛"
AGES: Final = ("I", "II", "III")
QUIET: Final = "dim"


def colour_sign(kind: int) -> Text:
    """The sign of a card's colour; Skeletons have their own."""
    if kind == SKELETON_CARD:
        return Text(SKELETON_SIGN, BONE)
    return kingdom_sign(kind % COLOURS)


def kingdom_sign(kingdom: int) -> Text:
    """A kingdom's sign in its colour."""
    return Text(KINGDOM_SIGNS[kingdom], f"bold {KINGDOM_TINTS[kingdom]}")


def shape(seat: int) -> Text:
    """A player's shape in the player's tint."""
    return Text(SHAPES[seat], f"bold {SHAPE_TINTS[seat]}")


def player(seat: int, names: tuple[str, ...]) -> Text:
    """A player's shape and name."""
    return shape(seat).append(f" {names[seat]}", "default not bold")


def card(kind: int, texts: Texts) -> Text:
    """A card in words, with the sign of its colour."""
    return colour_sign(kind).append(f" {texts.card(card_name(kind))}", "default not bold")


def cards(kinds: list[int], texts: Texts) -> Text:
    """Cards in words, the same ones counted."""
    return Text(", ").join(times(card(kind, texts), kinds.count(kind)) for kind in sorted(set(kinds)))


def times(text: Text, count: int) -> Text:
    """A text with its count, if there is more than one."""
    return text.append(f"{TIMES}{count}", "default not bold") if count > 1 else text


def packed(items: Iterable[Text], width: int, gap: str = "  ", start: Text | None = None) -> Text:
    """Items side by side in as few lines as possible, none of them broken."""
    lines = [start.copy() if start else Text()]
    for item in items:
        if lines[-1] and lines[-1].cell_len + len(gap) + item.cell_len > width:
            lines.append(Text())
        if lines[-1]:
            lines[-1].append(gap)
        lines[-1].append_text(item)
    return Text("\n").join(lines)


def kingdom(place: int, texts: Texts) -> Text:
    """A kingdom's sign and name."""
    return kingdom_sign(place).append(f" {texts.kingdom(KINGDOM_NAMES[place])}", "default not bold")


def colour(place: int, texts: Texts) -> str:
    """A colour's name."""
    return texts("colour", colour=COLOUR_NAMES[place])


def tribe_of(kind: int) -> str:
    """The name of a card's tribe, as the engine spells it."""
    return TRIBE_NAMES[kind // COLOURS]


def dragons(seen: int) -> Text:
    """The Dragons of this Age: those seen and those to come."""
    return Text(DRAGON_SEEN * seen, "bold red").append(DRAGON_TO_COME * (DRAGONS - seen), QUIET)
