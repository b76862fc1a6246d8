"""Events as log lines, in the reader's language: the sentences are in ``locale/<language>/events.ftl``."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any

from ethnos.base.i18n import Texts
from ethnos.engine.components import KINGDOM_NAMES
from ethnos.game.events.kinds import AgeStarted, Event, GameEnded, GameStarted, Glory


def describe(event: Event, texts: Texts, names: Sequence[str]) -> str:
    """An event as a sentence, with the names of the players."""
    return texts("event-" + event.kind.replace("_", "-"), **_values(event, texts, names))


def _values(event: Event, texts: Texts, names: Sequence[str]) -> dict[str, Any]:
    """The fields of an event as variables of a text: numbers, words, names, lists of cards."""
    values: dict[str, Any] = {}
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name in ("seat", "first"):
            values["player"] = names[value]
        elif field.name == "cards" and value is not None:
            values["cards"] = _cards(value, texts)
            values["count"] = len(value)
        elif field.name == "leader" and value is not None:
            values["leader"] = texts.card(value)
        elif field.name == "colours":
            values["count"] = len(value)
        else:
            values[field.name] = _plain(value)
    return values | _extra_values(event, texts, names)


def _plain(value: Any) -> int | str:
    """A value that a text can select by: a word or a number."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)


def _extra_values(event: Event, texts: Texts, names: Sequence[str]) -> dict[str, Any]:
    """Variables of a text that are not fields of the event."""
    if isinstance(event, GameStarted):
        return {"tribes": _list_text((texts.tribe(tribe) for tribe in event.tribes), texts)}
    if isinstance(event, AgeStarted):
        return _first(event, texts, names)
    if isinstance(event, GameEnded):
        winners = [name for name, place in zip(names, event.places, strict=False) if place == 1]
        return {"winners": _list_text(winners, texts), "count": len(winners)}
    if isinstance(event, Glory):
        return _glory(event, texts, names)
    return {}


def _first(event: AgeStarted, texts: Texts, names: Sequence[str]) -> dict[str, Any]:
    """Why a player begins: who is tied, and who drew the third Dragon."""
    everybody = sorted((event.first, *event.tied)) if event.tied else []
    return {
        "tied": _list_text([names[seat] for seat in everybody], texts),
        "drawer": "" if event.drawer is None else names[event.drawer],
        "own": "yes" if event.drawer == event.first else "no",
    }


def _glory(event: Glory, texts: Texts, names: Sequence[str]) -> dict[str, Any]:
    """The source of Glory, who shares the place, and the tribe that led a Band."""
    tied = [names[seat] for seat in event.tied or ()]
    return {
        "where": "kingdom" if event.source in KINGDOM_NAMES else event.source,
        "kingdom": event.source,
        "tied": _list_text(tied, texts),
        "sharing": len(tied),
        "led": (event.leader or "").partition(".")[0],
    }


def _cards(cards: Iterable[str], texts: Texts) -> str:
    """Cards as a list, equal ones as a count."""
    return _list_text((texts("event-cards", card=card, count=count) for card, count in Counter(cards).items()), texts)


def _list_text(items: Iterable[str], texts: Texts) -> str:
    """Items as an enumeration in the reader's language, built from the last to the first."""
    *earlier, text = [*items] or [""]
    for place, item in enumerate(reversed(earlier)):
        text = texts("event-list-more" if place else "event-list-last", item=item, rest=text)
    return text
