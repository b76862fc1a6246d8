"""Texts as links: compressed, in characters that are valid in any URL."""

import base64
import binascii
import re
import struct
import zlib
from typing import Final

from ethnos.base.arguments import checked
from ethnos.base.refusals import EthnosError
from ethnos.game.game import Game
from ethnos.game.gamefiles.reading import read_game, read_header
from ethnos.game.gamefiles.replay import new_game
from ethnos.game.gamefiles.writing import write_game, write_start
from ethnos.notation.text_errors import BadLink

TEXT: Final = "A"  # any text
GAME: Final = "G"  # a game: its setup as text, a zero byte, its decisions in two bytes each
LONGEST_TEXT: Final = 1 << 20
"""The most bytes that a link may decompress to: a short link must not fill the memory."""


@checked
def to_link(text: str) -> str:
    """A text as a link: a letter for the format, then base64url of its zlib stream."""
    return TEXT + _pack(text.encode("utf-8"))


@checked
def from_link(link: str) -> str:
    """The text in a link; for the link of a game, its game file."""
    letter, content = _open(link)
    if letter == GAME:
        return write_game(_replay(content))
    return _text(content)


@checked
def game_to_link(game: Game) -> str:
    """A whole game as a link: only setup and decisions, a quarter as long as a link with the whole file."""
    return GAME + _pack(write_start(game).encode() + b"\0" + struct.pack(f">{len(game.actions)}H", *game.actions))


@checked
def game_from_link(link: str) -> Game:
    """The game in a link of either kind, replayed and checked."""
    letter, content = _open(link)
    return _replay(content) if letter == GAME else read_game(_text(content))


def _pack(content: bytes) -> str:
    return base64.urlsafe_b64encode(zlib.compress(content, 9)).decode("ascii").rstrip("=")


def _open(link: str) -> tuple[str, bytes]:
    """The format letter of a link, and its content."""
    letter, letters = link.strip()[:1], link.strip()[1:]
    if letter not in (TEXT, GAME):
        raise BadLink("link-version", word=letter, known=f"{TEXT}, {GAME}")
    if not re.fullmatch(r"[A-Za-z0-9_-]+", letters):
        raise BadLink("link-letters")
    try:
        return letter, _unpack(base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4)))
    except (binascii.Error, zlib.error):
        raise BadLink("link-damaged") from None


def _unpack(packed: bytes) -> bytes:
    stream = zlib.decompressobj()
    content = stream.decompress(packed, LONGEST_TEXT)
    if not stream.eof and stream.unconsumed_tail:
        raise BadLink("link-long", most=LONGEST_TEXT)
    if not stream.eof or stream.unused_data:
        raise BadLink("link-damaged")
    return content


def _text(content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadLink("link-damaged") from None


def _replay(content: bytes) -> Game:
    """The game of a setup and its decisions."""
    setup, _, decisions = content.partition(b"\0")
    if len(decisions) % 2:
        raise BadLink("link-damaged")
    game = new_game(read_header(_text(setup)))
    for (action,) in struct.iter_unpack(">H", decisions):
        try:
            game.apply(action)
        except EthnosError:
            raise BadLink("link-decision", number=len(game.actions) + 1) from None
    return game
