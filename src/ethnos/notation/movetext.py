"""Moves as one line of text: ``take elf.red``, ``band elf.red elf.blue -> rhea``."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any, Final

from ethnos.base.arguments import checked
from ethnos.engine.components import KINDS, KINGDOM_NAMES, TROLL_TOKENS
from ethnos.engine.moves import DRAGON_NAME, Move, Pillage, PlayBand, Recruit, ShowSkeletons, chain
from ethnos.notation.terms import HIDDEN, read_name, read_number, unknown, words_of
from ethnos.notation.text_errors import BadMove, NotationError

ARROW: Final = "->"
FURTHER: Final = "/"
VERBS: Final = ("draw", "take", "show", "pillage", "band")
PARTS: Final = (ARROW, "extra", "token", "horde", "keep", "draw")
"""What can follow the cards of a Band, in the order in which it is written."""


@checked
def write_move(move: Move) -> str:
    """A move as one line of text."""
    if isinstance(move, Recruit):
        return "draw" if move.card is None else f"take {move.card}"
    if isinstance(move, ShowSkeletons):
        return "show"
    if isinstance(move, Pillage):
        return "pillage" if move.empty else "pillage none"
    return f" {FURTHER} ".join(" ".join(_band_words(band)) for band in chain(move))


@checked
def read_move(text: str) -> Move:
    """The move that a line means; spaces and capitals do not matter. ``BadMove`` names the word that is wrong."""
    return move_in(text, KINDS)


def move_in(text: str, keepable: Collection[str]) -> Move:
    """A move whose Elf may keep cards of these names: ``?`` is one of them in a file without its seed."""
    spaced = words_of(text).replace(ARROW, f" {ARROW} ").replace(FURTHER, f" {FURTHER} ")
    try:
        return _read(spaced.split(), keepable)
    except NotationError as problem:
        raise problem.within(BadMove, None) from None


def without_kept(move: Move) -> Move:
    """The move as everyone saw it: how many cards an Elf kept, not which."""
    if not isinstance(move, PlayBand):
        return move
    then = without_kept(move.then) if move.then is not None else None
    assert then is None or isinstance(then, PlayBand)
    return replace(move, keep=(HIDDEN,) * len(move.keep), then=then)


# --- Writing --------------------------------------------------------------------------------------------------


def _band_words(band: PlayBand) -> Iterator[str]:
    yield from ("band", *(band.cards if band.leader in band.cards else (band.leader, *band.cards)))
    if band.kingdom is not None:
        yield from (ARROW, band.kingdom)
    if band.extra:
        yield from ("extra", *band.extra)
    if band.token is not None:
        yield from ("token", str(band.token))
    if band.horde:
        yield "horde"
    if band.keep:
        yield from ("keep", *band.keep)
    if band.draw:
        yield "draw"


# --- Reading --------------------------------------------------------------------------------------------------


def _read(words: list[str], keepable: Collection[str]) -> Move:
    if not words:
        raise NotationError("move-empty", known=", ".join(VERBS))
    verb, *rest = words
    read_name("unknown-verb", verb, VERBS)
    if verb == "band":
        return _read_chain(words, keepable)
    if verb == "take":
        _read_end(rest[1:])
        return Recruit(_card(rest[0] if rest else "", "take", KINDS))
    if verb == "pillage":
        _read_end(rest[1:] if rest[:1] == ["none"] else rest)
        return Pillage(empty=not rest)
    _read_end(rest)
    return Recruit() if verb == "draw" else ShowSkeletons()


def _read_end(rest: list[str]) -> None:
    if rest:
        raise NotationError("move-goes-on", word=rest[0])


def _read_chain(words: list[str], keepable: Collection[str]) -> PlayBand:
    """The Bands of a turn, from the last back to the first."""
    chain: PlayBand | None = None
    for band in reversed(list(_split(words))):
        if band[:1] != ["band"]:
            raise NotationError("further-band", word=band[0] if band else FURTHER)
        chain = replace(_read_band(band[1:], keepable), then=chain)
    assert chain is not None
    return chain


def _split(words: list[str]) -> Iterator[list[str]]:
    while FURTHER in words:
        index = words.index(FURTHER)
        yield words[:index]
        words = words[index + 1 :]
    yield words


def _read_band(words: list[str], keepable: Collection[str]) -> PlayBand:
    parts = _parts(words)
    cards = tuple(_card(word, "band", KINDS) for word in parts.pop("band") or [""])
    fields: dict[str, Any] = {}
    for part, part_words in parts.items():
        if part == ARROW:
            fields["kingdom"] = _kingdoms(part, part_words, 1)[0]
        elif part == "extra":
            fields["extra"] = _kingdoms(part, part_words, len(part_words))
        elif part == "token":
            fields["token"] = _token(part_words)
        elif part == "keep":
            fields["keep"] = tuple(_card(word, part, keepable) for word in part_words or [""])
        else:
            _read_end(part_words)
            fields[part] = True
    return PlayBand(cards[0], cards, **fields)


def _parts(words: list[str]) -> dict[str, list[str]]:
    """The words of each part of a Band, by the word that starts the part."""
    parts: dict[str, list[str]] = {"band": []}
    current = "band"
    for word in words:
        if word not in PARTS:
            parts[current].append(word)
            continue
        if word in parts:
            raise NotationError("part-twice", word=word)
        current = word
        parts[current] = []
    return parts


def _card(word: str, part: str, known: Collection[str]) -> str:
    if not word:
        raise NotationError("card-missing", part=part)
    if word == DRAGON_NAME:  # a valid card name; the rules refuse the move and say why
        return word
    if word not in known and part != "take":  # perhaps a misspelt start of the next part
        raise unknown("unknown-band-word", word, [*known, *PARTS])
    return read_name("unknown-card", word, known)


def _kingdoms(part: str, words: list[str], count: int) -> tuple[str, ...]:
    if not words:
        raise NotationError("kingdom-missing", part=part)
    names = tuple(read_name("unknown-kingdom", word, KINGDOM_NAMES) for word in words)
    _read_end(words[max(count, 1) :])
    return names


def _token(words: list[str]) -> int:
    _read_end(words[1:])
    return read_number(words[0] if words else "", 1, TROLL_TOKENS)
