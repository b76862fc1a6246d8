"""Real offers, each with every whole move that the engine allows there: what the browser's builder is tested against.

    python -m tests.server.offers_fixture > web/tests/fixtures/offers.jsonl

A line for each position, from games with bots and from positions that are rare in games. A Band is written in short,
each card as the letter of its place in the hand, ``a`` for the first: Leader, dot, cards, then ``@`` and the marker's
kingdom, ``+`` and the extra markers' kingdoms, ``!`` and the Troll token, ``h`` for the Orc horde, ``=`` and the kept
cards, ``d`` for drawing, ``>`` and the Band that follows. Kingdoms are the numbers of their places.
"""

import json
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from ethnos.base.plain import to_json
from ethnos.bots import ask, make
from ethnos.engine.components import CARD_KINDS, KINGDOM_NAMES
from ethnos.engine.moves import Move, PlayBand, is_turn_over, legal_moves
from ethnos.engine.play import apply_action, legal_actions, new_table
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.state import OVER, TURN, Table, copied
from ethnos.game.offers import Offers, offers_of
from tests.scenario import scenario

MOST_MOVES: Final = 1200
LARGEST_HAND: Final = 7
POSITIONS_PER_FEATURE: Final = 3
"""Positions that have the same feature; later ones are left out."""

RARE: Final[list[dict[str, Any]]] = [
    {"hands": {0: "2 centaur.red, centaur.blue, 2 orc.red"}},
    {"hands": {0: "2 centaur.red, wingfolk.red, wingfolk.blue, skeleton"}, "markers": {0: {"rhea": 1, "straton": 1}}},
    {"hands": {0: "2 centaur.red, minotaur.red, merfolk.red, elf.blue"}, "merfolk": {0: 2}, "supply": {0: 2}},
    {"hands": {0: "centaur.red, orc.red, wingfolk.red"}, "placement": "may", "supply": {0: 1}},
    {"hands": {0: "2 centaur.red, giant.blue"}, "placement": "may", "centaur_trigger": "placed"},
    {"hands": {0: "2 centaur.red, giant.blue"}, "placement": "may", "centaur_trigger": "able"},
    {"hands": {0: "2 centaur.red, 2 centaur.blue, skeleton"}, "players": 2, "markers": {1: {"rhea": 1}}},
    {"hands": {0: "centaur.red, giant.red, troll.red, wizard.red"}, "giant": (1, 1), "trolls": {1: 2}},
    {"hands": {0: "2 merfolk.red, merfolk.blue"}, "merfolk": {0: 4}, "placement": "may"},
    {"hands": {0: "2 elf.red, elf.blue, dwarf.grey, giant.grey"}, "placement": "may"},
    {"hands": {0: "10 skeleton"}},
]
"""Chains of all kinds, few markers left, an Elf who may place none, a hand of Skeletons."""


def lines() -> Iterator[str]:
    """The fixture, a position in each line."""
    for position in RARE:
        yield _line(scenario(**position))
    counts: Counter[str] = Counter()
    for table in _tables():
        offers = _offers(table)
        features = _features(offers)
        if all(counts[name] >= POSITIONS_PER_FEATURE for name in features) or len(_moves(table)) > MOST_MOVES:
            continue
        counts.update(features)
        yield _line(table)


def _tables() -> Iterator[Table]:
    """Tables between two moves, in games of bots that often recruit, so that hands have all sizes."""
    for number in range(15):
        rng, bot = random.Random(number), make("simple", seed=number)
        options = {"placement": "may"} if number % 3 == 0 else {}
        table = new_table(2 + number % 5, list(PRESETS)[number % len(PRESETS)], seed=number, **options)
        while table.phase != OVER:
            hand_size = int(table.hand_size[table.seat])
            if is_turn_over(table) and hand_size <= LARGEST_HAND and rng.random() < (hand_size / LARGEST_HAND) ** 2:
                yield copied(table)
            recruits = [action for action in legal_actions(table) if action <= CARD_KINDS]
            recruit = table.phase == TURN and recruits and rng.random() > hand_size / LARGEST_HAND
            apply_action(table, rng.choice(recruits) if recruit else ask(bot, table))


def _offers(table: Table) -> Offers:
    offers = offers_of(table, int(table.seat))
    if offers is None:
        raise ValueError("nobody decides here")
    return offers


def _features(offers: Offers) -> set[str]:
    """The features of a position: what its Leaders offer, by tribe."""
    features: set[str] = set()
    for leader, place in zip(offers.leaders, offers.stages[0].prospects if offers.stages else (), strict=False):
        tribe = leader.leader.split(".")[0]
        features |= {f"{tribe} by {way}" for way in ("tribe", "colour") if getattr(leader, f"by_{way}")}
        features |= {f"{tribe} with skeletons"} if "skeleton" in offers.hand else set()
        for band in (offers.bands[number] for number in offers.prospects[place].sizes):
            power = {} if band.power is None else to_json(band.power)
            features |= {f"{tribe} {name}" for name in (*power, *to_json(band))}
    return features | ({f"{len(offers.stages)} stages"} if len(offers.stages) > 1 else set())


def _moves(table: Table) -> list[str]:
    """Every move, or the first ``MOST_MOVES + 1`` of them."""
    hand = list(_offers(table).hand)
    moves: set[str] = set()
    for move in legal_moves(table):
        moves.add(_short(move, hand))
        if len(moves) > MOST_MOVES:
            break
    return sorted(moves)


def _line(table: Table) -> str:
    offers = to_json(_offers(table))
    return json.dumps({"offers": offers, "moves": " ".join(_moves(table))}, separators=(",", ":"))


def _short(move: Move, hand: list[Any]) -> str:
    if not isinstance(move, PlayBand):
        return ":".join(str(part).lower() for part in to_json(move).values())
    cards, kept = (_letters(part, hand) for part in (move.cards, move.keep))
    return "".join(
        (
            f"{_letters([move.leader], hand)}.{cards}",
            f"@{KINGDOM_NAMES.index(move.kingdom)}" if move.kingdom else "",
            "+" + "".join(sorted(str(KINGDOM_NAMES.index(kingdom)) for kingdom in move.extra)) if move.extra else "",
            f"!{move.token}" if move.token else "",
            "h" if move.horde else "",
            f"={kept}" if kept else "",
            "d" if move.draw else "",
            f">{_short(move.then, hand)}" if move.then else "",
        )
    )


def _letters(cards: Iterable[str], hand: list[Any]) -> str:
    return "".join(sorted(chr(ord("a") + hand.index(card)) for card in cards))


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in lines())
