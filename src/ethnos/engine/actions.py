"""All decisions: every choice that the rules give a player has one number, which never changes."""

from collections.abc import Iterable
from typing import Final

from ethnos.engine.compile import rule
from ethnos.engine.components import (
    CARD_KINDS,
    CARD_NAMES,
    KINGDOM_NAMES,
    KINGDOMS,
    SKELETON_CARD,
    TROLL_TOKENS,
)

DRAW: Final = 0  # recruit from the deck (R18)
TAKE: Final = 1  # + kind: recruit a face-up card (R18)
LEAD_TRIBE: Final = TAKE + CARD_KINDS  # + kind: lead a Band of this card's tribe (R23)
LEAD_COLOUR: Final = LEAD_TRIBE + SKELETON_CARD  # + kind: lead a Band of this card's colour
SHOW: Final = LEAD_COLOUR + SKELETON_CARD  # a hand of ten Skeletons (O3)
LEAVE: Final = SHOW + 1  # + kind: leave one card of this kind out of the Band
PLAY: Final = LEAVE + CARD_KINDS  # lay the Band down as it is
PLACE: Final = PLAY + 1  # + kingdom: the marker goes there (R25)
PLACE_NONE: Final = PLACE + KINGDOMS
TOKEN: Final = PLACE_NONE + 1  # + value - 1: take that Troll token (R-T10)
TOKEN_NONE: Final = TOKEN + TROLL_TOKENS
HORDE: Final = TOKEN_NONE + 1  # a marker to the Orc board (R-T8)
HORDE_NONE: Final = HORDE + 1
STOP: Final = HORDE_NONE + 1  # no further Band after a Centaur (R-T1)
KEEP: Final = STOP + 1  # + kind: an Elf keeps one card of this kind (R-T3)
KEEP_DONE: Final = KEEP + CARD_KINDS
WIZARD_DRAW: Final = KEEP_DONE + 1  # draw X cards (R-T12)
WIZARD_NONE: Final = WIZARD_DRAW + 1
PILLAGE: Final = WIZARD_NONE + 1  # empty the Orc board for Glory (R37)
PILLAGE_NONE: Final = PILLAGE + 1
ACTIONS: Final = PILLAGE_NONE + 1


@rule
def is_lead(action: int) -> bool:
    """Whether a decision leads a Band."""
    return LEAD_TRIBE <= action < SHOW


@rule
def leader_of(action: int) -> int:
    """The kind of the card that leads by a decision to lead a Band."""
    return action - (LEAD_TRIBE if action < LEAD_COLOUR else LEAD_COLOUR)


def card_name(kind: int) -> str:
    """The name of a kind of card: ``elf.red``, ``skeleton``."""
    return CARD_NAMES[kind]


def card_names(counts: Iterable[int]) -> tuple[str, ...]:
    """The names of cards, given as a count of each kind; ascending by kind."""
    return tuple(card_name(kind) for kind, count in enumerate(counts) for _ in range(count))


def _names() -> tuple[str, ...]:
    cards, leaders = CARD_NAMES, CARD_NAMES[:SKELETON_CARD]
    return (
        "draw",
        *(f"take {card}" for card in cards),
        *(f"lead-tribe {card}" for card in leaders),
        *(f"lead-colour {card}" for card in leaders),
        "show",
        *(f"leave {card}" for card in cards),
        "play",
        *(f"place {kingdom}" for kingdom in KINGDOM_NAMES),
        "place none",
        *(f"token {value}" for value in range(1, TROLL_TOKENS + 1)),
        "token none",
        "horde",
        "horde none",
        "stop",
        *(f"keep {card}" for card in cards),
        "keep done",
        "wizard draw",
        "wizard none",
        "pillage",
        "pillage none",
    )


ACTION_NAMES: Final = _names()
"""The name of every decision, in the order of their numbers."""

ACTION_IDS: Final = {name: action for action, name in enumerate(ACTION_NAMES)}
"""The number of every decision, by its name."""
