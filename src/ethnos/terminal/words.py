"""What people type for a card: its number, its name, or as much of the name as tells it from the others."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from ethnos.engine.actions import card_name
from ethnos.i18n import Texts
from ethnos.refusals import EthnosError

UNDIVIDED: Final = str.maketrans({"ł": "l", "ß": "ss"})
"""Letters that are plain ones with something added, and yet a sign of their own."""


ANSWERS: Final = {"yes": ("y", "yes", "1"), "no": ("n", "no", "0"), "all": ("all",)}
"""Understood in every language, beside its own words."""


class NotUnderstood(EthnosError):
    """Something typed that means nothing here; the code says why."""


def find_card(typed: str, numbers: dict[int, int], texts: Texts) -> int:
    """The one kind among the numbered ones that was meant."""
    if typed.isdecimal():
        for kind, number in numbers.items():
            if number == int(typed):
                return kind
        raise NotUnderstood("terminal-no-such-number", number=typed, count=len(numbers))
    found = [kind for kind in numbers if _means(typed, kind, texts)]
    if not found:
        raise NotUnderstood("terminal-no-such-card", typed=typed)
    if len(found) > 1:
        names = texts("terminal-or").join(texts.card(card_name(kind)) for kind in found)
        raise NotUnderstood("terminal-ambiguous", typed=typed, cards=names)
    return found[0]


def find_cards(line: str, numbers: dict[int, int], texts: Texts) -> list[int]:
    """All cards of a line: numbers and names between commas, or separated by blanks alone."""
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
    """Whether somebody means yes, no or all."""
    return plain(typed) in (*ANSWERS[answer], *map(plain, answer_words(answer, texts)))


def answer_words(answer: str, texts: Texts) -> list[str]:
    """What yes, no or all is called in a language, the shortest first."""
    return texts("terminal-words", answer=answer).split()


def plain(text: str) -> str:
    """Small letters without what is above or below them: people leave it out when they type."""
    apart = unicodedata.normalize("NFKD", text.lower().translate(UNDIVIDED))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _means(typed: str, kind: int, texts: Texts) -> bool:
    """Whether every word typed is the start of a word of the card's name, each of another one."""
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
