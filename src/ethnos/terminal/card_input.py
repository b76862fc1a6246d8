"""Parses what people type for a card: its number, its name, or an unambiguous part of the name."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from ethnos.base.i18n import Texts
from ethnos.base.refusals import EthnosError
from ethnos.engine.actions import card_name

UNDIVIDED: Final = str.maketrans({"ł": "l", "ß": "ss"})
"""Letters that Unicode does not decompose into a plain letter and a mark."""


ANSWERS: Final = {
    "yes": ("y", "yes", "1"),
    "no": ("n", "no", "0"),
    "all": ("all",),
    "tribe": ("t", "tribe"),
    "colour": ("c", "colour"),
}
"""Understood in every language, in addition to its own words."""


class NotUnderstood(EthnosError):
    """Input that has no meaning here; the code says why."""


def find_card(typed: str, numbers: dict[int, int], texts: Texts) -> int:
    """The kind among the numbered ones that was typed."""
    if typed.isdecimal():
        for kind, number in numbers.items():
            if number == int(typed):
                return kind
        raise NotUnderstood("terminal-no-such-number", number=typed, count=len(numbers))
    matches = [kind for kind in numbers if _means(typed, kind, texts)]
    if not matches:
        raise NotUnderstood("terminal-no-such-card", typed=typed)
    if len(matches) > 1:
        names = texts("terminal-or").join(texts.card(card_name(kind)) for kind in matches)
        raise NotUnderstood("terminal-ambiguous", typed=typed, cards=names)
    return matches[0]


def find_cards(line: str, numbers: dict[int, int], texts: Texts) -> list[int]:
    """All cards of a line: numbers and names, separated by commas or spaces."""
    parts = [part.strip() for part in line.replace(";", ",").split(",") if part.strip()]
    return [kind for part in parts for kind in _of_part(part, numbers, texts)]


def _of_part(part: str, numbers: dict[int, int], texts: Texts) -> Iterable[int]:
    """A part is one name of several words, or several names and numbers."""
    words = part.split()
    if len(words) > 1 and not any(word.isdecimal() or "." in word for word in words):
        try:
            return [find_card(part, numbers, texts)]
        except NotUnderstood:
            pass
    return [find_card(word, numbers, texts) for word in words]


def is_answer(typed: str, answer: str, texts: Texts) -> bool:
    """Whether the input means what ``answer`` says, a key of ``ANSWERS``."""
    return plain(typed) in (*ANSWERS[answer], *map(plain, answer_words(answer, texts)))


def answer_words(answer: str, texts: Texts) -> list[str]:
    """What an answer is called in a language, the shortest word first."""
    return texts("terminal-words", answer=answer).split()


def plain(text: str) -> str:
    """Lower case without diacritics, which people often leave out when they type."""
    decomposed = unicodedata.normalize("NFKD", text.lower().translate(UNDIVIDED))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def _means(typed: str, kind: int, texts: Texts) -> bool:
    """Whether the words typed are the beginnings of different words of the card's name."""
    words = plain(typed).replace(".", " ").split()
    spellings = (card_name(kind).replace(".", " "), plain(texts.card(card_name(kind))))
    return any(_starts(words, spelling.split()) for spelling in spellings)


def _starts(typed: list[str], words: list[str]) -> bool:
    left = list(words)
    for word in typed:
        match = next((name for name in left if name.startswith(word)), None)
        if match is None:
            return False
        left.remove(match)
    return bool(typed)
