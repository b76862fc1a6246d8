"""An example played: the table before and after, what happened, and the figures that its text takes."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ethnos.engine.cards import band_cards
from ethnos.engine.components import KINGDOM_NAMES
from ethnos.engine.play import apply_action, marker_cards
from ethnos.engine.ruleset import Ruleset
from ethnos.engine.state import OVER, Table, copied
from ethnos.events import CardDrawn, Event, GameEnded, Glory, TurnPassed, events_of
from ethnos.examples.catalogue import Example
from ethnos.i18n import Texts
from ethnos.moves import Expansion, Move, PlayBand, expand
from ethnos.preview import Preview, preview

NAMES: Final = ("ada", "ben", "cleo", "dan")
"""Who plays in the examples, seat by seat; their names for people are in ``rules-example-player``."""
TOKENS: Final = ("low", "middle", "high")
"""The Glory tokens of a kingdom, as figures."""


@dataclass(frozen=True, slots=True)
class Played:
    """What comes out of an example."""

    before: Table
    move: Move
    preview: Preview
    events: tuple[Event, ...]
    """What the example is about of all that has happened."""
    after: Table
    values: dict[str, int | str]
    """What its text is filled in with."""


def play(example: Example, ruleset: Ruleset | None = None) -> Played:
    """Play an example in the engine, under the English rules or those of a table."""
    before, move = example.table(ruleset), example.move()
    done, told = expand(before, move), preview(before, move)
    events = tuple(event for event in _happened(before, done) if _is_shown(example, event))
    values = {
        **_of_the_hand(before, told, events),
        **_of_the_band(before, move, done, told),
        **_of_the_kingdom(example, before, done),
        **_of_the_players(example, before, events),
        **_of_the_bookings(events),
        **_of_the_last_bands(done.table),
    }
    return Played(before, move, told, events, done.table, values)


def text_of(example: Example, texts: Texts, ruleset: Ruleset | None = None) -> str:
    """An example's text, with the engine's figures."""
    spoken = texts if ruleset is None else texts.under(ruleset)
    return spoken(example.key, **play(example, ruleset).values)


def _happened(before: Table, done: Expansion) -> Iterator[Event]:
    table = copied(before)
    for action in done.actions:
        yield from events_of(table, action)
        apply_action(table, action)


def _is_shown(example: Example, event: Event) -> bool:
    if isinstance(event, GameEnded) and example.sources:
        return example.result
    if example.sources:
        return isinstance(event, Glory) and event.source in example.sources
    return not isinstance(event, TurnPassed)


# --- Figures --------------------------------------------------------------------------------------------------


def _of_the_hand(before: Table, told: Preview, events: tuple[Event, ...]) -> dict[str, int | str]:
    """Of the hand of whoever moves: its size, and how many cards leave it or come to it."""
    return {
        "hand": int(before.hand_size[before.seat]),
        "discarded": len(told.to_pool),
        "drawn": sum(isinstance(event, CardDrawn) for event in events),
    }


def _of_the_band(before: Table, move: Move, done: Expansion, told: Preview) -> dict[str, int | str]:
    """Of a Band: its size, what it gives, and what its Leader brings."""
    if not isinstance(move, PlayBand):
        return {}
    seat, after = int(before.seat), done.table
    return {
        "size": len(move.cards),
        "next": len(move.then.cards) if move.then else 0,
        "skeletons": move.cards.count("skeleton"),
        "worth": sum(told.worth),
        "glory": told.glory,
        "kept": len(move.keep),
        "start": int(before.merfolk[seat]),
        "space": int(after.merfolk[seat]),
        "token": move.token or 0,
        "horde": sum(after.horde[seat]),
        "rival": int(before.giant_size),
    }


def _of_the_kingdom(example: Example, before: Table, done: Expansion) -> dict[str, int | str]:
    """Of the kingdom that the text speaks of: its tokens, the markers there, and the cards that another one takes."""
    if not example.kingdoms:
        return {}
    name = example.kingdoms[0]
    kingdom, seat = KINGDOM_NAMES.index(name), int(before.seat)
    figures: dict[str, int | str] = {
        "kingdom": name,
        "held": int(before.markers[seat, kingdom]),
        "now": int(done.table.markers[seat, kingdom]),
        "everyone": sum(before.markers.column(kingdom)),
        "next_held": sum(int(before.markers[seat, KINGDOM_NAMES.index(other)]) for other in example.kingdoms[1:]),
        "next_now": sum(int(done.table.markers[seat, KINGDOM_NAMES.index(other)]) for other in example.kingdoms[1:]),
    }
    figures |= {f"{size}_token": int(value) for size, value in zip(TOKENS, before.tokens[kingdom], strict=True)}
    if done.laid:
        figures["needed"] = marker_cards(done.laid[0], kingdom)
    return figures


def _of_the_players(example: Example, before: Table, events: tuple[Event, ...]) -> dict[str, int | str]:
    """Of the Age, and of everybody: the Glory that is told, markers in the kingdom, the Merfolk space, Troll tokens."""
    figures: dict[str, int | str] = {"age": int(before.age)}
    for seat, name in enumerate(NAMES[: int(before.players)]):
        figures[name] = sum(event.points for event in events if isinstance(event, Glory) and event.seat == seat)
        figures[f"{name}_space"] = int(before.merfolk[seat])
        figures[f"{name}_trolls"] = sum(value for value, holder in enumerate(before.trolls, 1) if holder == seat)
        if example.kingdoms:
            figures[f"{name}_markers"] = int(before.markers[seat, KINGDOM_NAMES.index(example.kingdoms[0])])
    return figures


def _of_the_bookings(events: tuple[Event, ...]) -> dict[str, int | str]:
    """Of each booking on the score sheet, numbered from 1: what it is for, and what it gives."""
    figures: dict[str, int | str] = {}
    for number, event in enumerate((event for event in events if isinstance(event, Glory)), 1):
        figures[f"points_{number}"] = event.points
        figures[f"size_{number}"] = event.size or 0
        figures[f"skeletons_{number}"] = event.skeletons or 0
        figures[f"markers_{number}"] = event.markers or 0
    return figures


def _of_the_last_bands(after: Table) -> dict[str, int | str]:
    """Once the game is over: the Glory of the first seat, and how large the Bands are that break ties (R44)."""
    if after.phase != OVER:
        return {}
    sizes: dict[str, list[int]] = {name: [0, 0] for name in NAMES[: int(after.players)]}
    for band in range(int(after.bands)):
        sizes[NAMES[int(after.band_owner[band])]].append(len(band_cards(after, band)))
    ordered = {name: sorted(found, reverse=True) for name, found in sizes.items()}
    nexts: dict[str, int | str] = {f"{name}_next": found[1] for name, found in ordered.items()}
    return {"total": int(after.glory[0]), "largest": ordered[NAMES[0]][0], **nexts}
