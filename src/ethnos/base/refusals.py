"""Refusals: what is not allowed, or not possible now, as a code and values; the text is in the reader's language.

refusal = game.why_not("take elf.red")
refusal.code             # "refusal-not-face-up", the key of a text in locale/
refusal.rules            # ("R18",)
refusal.values           # {"card": "elf.red"}
refusal.text(texts)      # the sentence in the language of these texts; str(refusal) is in this machine's language
"""

from importlib.util import find_spec
from numbers import Integral
from typing import ClassVar, Final, TypeAlias

from ethnos.base.i18n import Texts, default_texts

LARGEST_COUNT: Final = 10**9
"""Larger numbers, such as seeds, are not counts: they choose no plural form, and all their digits are shown."""

Value: TypeAlias = "str | int | EthnosError"
"""A variable of a text; a refusal inside a refusal is formatted in the same language."""


class EthnosError(ValueError):
    """Something that the rules, the current table or this machine do not allow; nothing has changed.

    The code of a class for a single case is ``error-`` and its name, or a ``code`` of its own. A class for several
    cases takes the rest of the code after its ``family``, and the rules that apply. Every class takes the values for
    the text::

        raise WrongSeat(seat=9, players=4)
        raise Refused("hand-full", "R20", limit=10)

    Every class can be called without arguments, which is how exceptions are unpickled.
    """

    family: ClassVar[str] = ""
    """The prefix of the codes of this class."""
    code: str = ""
    """The key of the text."""
    rules: tuple[str, ...] = ()
    """The rules that apply, where the text itself does not name them."""
    values: dict[str, Value]
    """The variables of the text, by name."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if not cls.family and "code" not in vars(cls):
            cls.code = f"error-{cls.__name__}"

    def __init__(self, case: str = "", /, *rules: str, **values: object) -> None:
        super().__init__()
        if case:
            self.code = self.family + case
        if rules:
            self.rules = rules
        self.values = {name: _plain(value) for name, value in values.items()}

    def sentence(self, texts: Texts) -> str:
        """What is wrong, and what would be right, in the language of these texts."""
        return texts(self.code, **{name: _readable(value, texts) for name, value in self.values.items()})

    def text(self, texts: Texts) -> str:
        """The sentence, followed by the ids of its rules."""
        sentence = self.sentence(texts)
        return texts("refusal", reason=sentence, rules=", ".join(self.rules)) if self.rules else sentence

    def __str__(self) -> str:
        return self.text(default_texts())


class MissingExtra(EthnosError, ModuleNotFoundError):
    """Something needs a package that only an extra of this one installs."""


def need_numpy(extra: str) -> None:
    """Raise ``MissingExtra`` if NumPy is missing; playing does not need it."""
    if find_spec("numpy") is None:
        raise MissingExtra(package="NumPy", extra=extra)


def _plain(value: object) -> Value:
    """A value that can be pickled and sent, whatever type the caller passed."""
    if isinstance(value, str | EthnosError):
        return value
    if isinstance(value, Integral) and not isinstance(value, bool):
        return int(value)
    return ", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def _readable(value: Value, texts: Texts) -> object:
    """A value for its text: numbers choose plural forms, and their digits are not grouped."""
    if isinstance(value, EthnosError):
        return value.text(texts)
    is_count = isinstance(value, int) and abs(value) < LARGEST_COUNT
    return texts.plain_number(int(value)) if is_count else str(value)
