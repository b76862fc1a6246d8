"""Legal moves are changed at random: a move is accepted only if its fields are exactly what would be played.

The same moves show that nothing legal is refused: a changed move is accepted if and only if the engine lists it, or
lists one that differs only by leaving out the kingdom of a marker that has no choice.
"""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from ethnos import Game, Pillage, PlayBand, Recruit, ShowSkeletons
from ethnos.engine.actions import LEAD_TRIBE
from ethnos.engine.components import COLOUR_NAMES, KINDS, KINGDOM_NAMES, TRIBE_NAMES
from ethnos.engine.moves import Move, Refused, chain, chained, expand, is_turn_over, legal_moves, move_of, why_not
from ethnos.engine.play import snapshots
from ethnos.engine.state import KINGDOM, Table, as_bytes

TRIBE_SETS = (
    "centaur,elf,merfolk,orc,troll,wizard",
    "centaur,merfolk,wingfolk,minotaur,giant,skeleton",
    "halfling,dwarf,wingfolk,merfolk,orc,centaur",
    "merfolk,wizard,elf,skeleton,wingfolk,troll",
)
COUNTS = [6_500, pytest.param(26_000, marks=pytest.mark.long)]
"""Changed moves for each set of tribes; the long tests try more than 100,000 together."""
MOST_MOVES = 1_500
"""Positions with more moves than this are skipped, so that all moves can be listed."""
CARDS = [f"{tribe}.{colour}" for tribe in TRIBE_NAMES if tribe != "skeleton" for colour in COLOUR_NAMES]


def positions(tribes: str, rng: random.Random) -> Iterator[Table]:
    """Tables on which a whole move is to be made, from games of all sizes and both ways of placing."""
    number = 0
    while True:
        number += 1
        players = 2 + number % 5
        options = {"placement": ("must", "may")[number // 5 % 2], "ten_skeletons": ("discard", "win")[number % 2]}
        in_play = tribes.split(",")[: 5 if players < 4 else 6]
        game = Game.new(players, "english", in_play, seed=number, **options)
        hoard = rng.choice((0.5, 0.75, 0.9))
        while not game.is_over:
            legal = game.legal_actions()
            recruits = [action for action in legal if action < LEAD_TRIBE]
            game.apply(rng.choice(recruits if recruits and rng.random() < hoard else legal))
            if is_turn_over(game.table) and not game.is_over and rng.random() < 0.1:
                yield game.table


def mutate(move: Move, legal: list[Move], rng: random.Random) -> Move:
    """A move with one to three of its fields changed at random; in a chain, of any of its Bands."""
    if not isinstance(move, PlayBand):
        other = rng.choice(legal)
        simple: list[Move] = [
            Recruit(),
            Recruit(rng.choice(CARDS)),
            Recruit("dragon"),
            ShowSkeletons(),
            Pillage(),
            Pillage(False),
        ]
        return rng.choice([*simple, other])
    bands = list(chain(move))
    for _ in range(rng.randint(1, 3)):
        index = rng.randrange(len(bands))
        bands[index] = _mutate_band(replace(bands[index], then=None), legal, rng)
    if rng.random() < 0.08:
        bands.append(replace(rng.choice(bands), then=None))
    elif len(bands) > 1 and rng.random() < 0.15:
        bands.pop(rng.randrange(len(bands)))
    return chained([replace(band, then=None) for band in bands])


def _mutate_band(band: PlayBand, legal: list[Move], rng: random.Random) -> PlayBand:
    kingdoms: list[Any] = [*KINGDOM_NAMES, "nowhere"]
    other = rng.choice([move for move in legal if isinstance(move, PlayBand)])
    field = rng.choice(("kingdom", "kingdom", "extra", "extra", "token", "horde", "keep", "draw", "leader", "cards"))
    if field == "kingdom":
        return replace(band, kingdom=rng.choice([None, *kingdoms]))
    if field == "extra":
        return replace(band, extra=tuple(rng.choices(kingdoms, k=rng.randint(0, 3))))
    if field == "token":
        return replace(band, token=rng.choice([None, *range(8)]))
    if field == "horde":
        return replace(band, horde=not band.horde)
    if field == "draw":
        return replace(band, draw=not band.draw)
    if field == "keep":
        return replace(
            band, keep=tuple(rng.choices([*other.cards, *band.keep, rng.choice(CARDS)], k=rng.randint(0, 4)))
        )
    if field == "leader":
        return replace(band, leader=rng.choice([*band.cards, other.leader]))
    cards = list(band.cards)
    if rng.random() < 0.5:
        cards.append(rng.choice([*other.cards, "skeleton", "dragon"]))
    elif len(cards) > 1:
        cards.pop(rng.randrange(len(cards)))
    return replace(band, cards=tuple(cards))


def marker_kingdoms(table: Table, actions: tuple[int, ...]) -> list[str | None]:
    """Where each Band's own marker went, read from the tables between the single steps."""
    kingdoms: list[str | None] = []
    for action in actions:
        steps = [table, *snapshots(table, action)]
        for before, after in pairwise(steps):
            if before.phase == KINGDOM:
                grown = [
                    name
                    for k, name in enumerate(KINGDOM_NAMES)
                    if sum(after.markers.column(k)) > sum(before.markers.column(k))
                ]
                assert len(grown) <= 1
                kingdoms.append(grown[0] if grown else None)
        table = steps[-1]
    return kingdoms


def as_played(table: Table, move: Move) -> Move | None:
    """An accepted move as the engine lists it; None for a refused one."""
    before, reason = as_bytes(table), why_not(table, move)
    if reason is not None:
        with pytest.raises(Refused):
            expand(table, move)
        assert as_bytes(table) == before
        return None
    actions = expand(table, move).actions
    assert as_bytes(table) == before
    played = move_of(table, actions)
    if not isinstance(move, PlayBand):
        return played
    assert isinstance(played, PlayBand)
    for band, played_band, kingdom in zip(chain(move), chain(played), marker_kingdoms(table, actions), strict=True):
        if played_band.kingdom is None and band.kingdom is not None:  # the marker had no choice
            assert band.kingdom == kingdom, (move, played)
            band = replace(band, kingdom=None)
        assert replace(band, then=None) == replace(played_band, then=None), (move, played)
    return played


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("tribes", TRIBE_SETS)
def test_no_move_is_accepted_whose_fields_are_not_what_was_played(tribes: str, count: int) -> None:
    rng = random.Random(tribes)
    tried = accepted = chains = extras = 0
    for table in positions(tribes, rng):
        legal = [move for move, _ in zip(legal_moves(table), range(MOST_MOVES + 1), strict=False)]
        if len(legal) > MOST_MOVES:
            continue
        listed = set(legal)
        for _ in range(60):
            move = mutate(rng.choice(legal), legal, rng)
            played = as_played(table, move)
            assert played in listed if played is not None else move not in listed, move
            tried += 1
            accepted += played is not None
            chains += isinstance(move, PlayBand) and move.then is not None
            extras += isinstance(move, PlayBand) and any(band.extra for band in chain(move))
        if tried >= count:
            break
    assert accepted > tried // 20
    assert tried - accepted > tried // 4
    assert extras > tried // 26
    assert chains > tried // 260 or "centaur" not in tribes
    assert set(KINDS) > set(CARDS)
