"""Reads the Fluent catalogues: references, selections by number or word, and numbers in the format of a language.

This implements the part of Fluent that the catalogues use. The complete implementation for Python installs 36 MB of
locale data; only five languages are needed here. A test compares both over every text.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Final

from fluent.syntax import FluentParser, ast

_ENTRY: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE | re.IGNORECASE)
_FRACTION_DIGITS: Final = 3  # unless a text sets another number

Values = Mapping[str, Any]


class Ungrouped(int):
    """A number whose digits are not grouped: 1234 stays 1234, and still chooses its plural form."""


@dataclass(frozen=True)
class _Number:
    """A number in a text, and its format."""

    value: int | float
    grouped: bool = True
    digits: int = _FRACTION_DIGITS

    def rounded(self) -> Decimal:
        """The number as it is shown: the plural form depends on what people read."""
        value = round(Decimal(str(self.value)), self.digits)
        return value.normalize() if value % 1 else Decimal(int(value))


class Catalogue:
    """The texts of one language by their keys. A text is parsed when it is first used."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self._rules = LANGUAGES[language]
        self._texts: dict[str, str] = {}
        self._patterns: dict[str, ast.Pattern] = {}
        for source in sources:
            starts = [*_ENTRY.finditer(source)]
            ends = [match.start() for match in starts[1:]] + [len(source)]
            self._texts |= {match[1]: source[match.start() : end] for match, end in zip(starts, ends, strict=True)}

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def format(self, key: str, values: Values) -> str:
        """A text with its values filled in."""
        if key not in self._patterns:
            self._patterns[key] = _parse(key, self._texts[key])
        return self._pattern(self._patterns[key], values)

    def _pattern(self, pattern: ast.Pattern, values: Values) -> str:
        return "".join(
            part.value if isinstance(part, ast.TextElement) else self._text(self._value(part.expression, values))
            for part in pattern.elements
        )

    def _value(self, expression: Any, values: Values) -> str | _Number:
        match expression:
            case ast.VariableReference(id=ast.Identifier(name=name)):
                if name not in values:
                    raise ValueError(f"there is no value for {name}")
                return _as_value(values[name])
            case ast.MessageReference(id=ast.Identifier(name=name)):
                return self.format(name, values)
            case ast.SelectExpression(selector=selector, variants=variants):
                return self._pattern(self._variant(self._value(selector, values), variants), values)
            case ast.FunctionReference(id=ast.Identifier(name="NUMBER"), arguments=arguments):
                return _with_options(self._value(arguments.positional[0], values), arguments.named)
            case ast.StringLiteral() | ast.NumberLiteral():
                return str(expression.parse()["value"])
            case ast.Placeable(expression=inner):
                return self._value(inner, values)
        raise ValueError(f"{type(expression).__name__} is not used in these catalogues")

    def _variant(self, selector: str | _Number, variants: list[ast.Variant]) -> ast.Pattern:
        for variant in variants:
            if self._fits(selector, variant.key):
                return variant.value
        return next(variant.value for variant in variants if variant.default)

    def _fits(self, selector: str | _Number, key: ast.Identifier | ast.NumberLiteral) -> bool:
        if isinstance(selector, str):
            return isinstance(key, ast.Identifier) and key.name == selector
        if isinstance(key, ast.NumberLiteral):
            return Decimal(key.value) == selector.rounded()
        return key.name == self._rules.plural(abs(selector.rounded()))

    def _text(self, value: str | _Number) -> str:
        return value if isinstance(value, str) else self._rules.write(value)


def _parse(key: str, text: str) -> ast.Pattern:
    entry = FluentParser(with_spans=False).parse_entry(text)
    if not isinstance(entry, ast.Message) or entry.value is None:
        raise ValueError(f"the text of {key} cannot be read")
    return entry.value


def _as_value(value: object) -> str | _Number:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(value)
    return _Number(value, grouped=not isinstance(value, Ungrouped))


def _with_options(value: str | _Number, options: list[ast.NamedArgument]) -> str | _Number:
    if isinstance(value, str):
        return value
    grouped, digits = value.grouped, value.digits
    for option in options:
        number = int(option.value.value)
        if option.name.name == "useGrouping":
            grouped = bool(number)
        else:
            digits = number
    return _Number(value.value, grouped, digits)


# --- Languages ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Language:
    """The plural rule and the number format of a language."""

    plural: Callable[[Decimal], str]
    group: str
    point: str
    shortest_grouped: int = 4
    """The least number of digits that are grouped."""

    def write(self, number: _Number) -> str:
        """A number as people read it."""
        rounded = number.rounded()
        whole, _, fraction = f"{abs(rounded):f}".partition(".")
        if number.grouped and len(whole) >= self.shortest_grouped:
            whole = f"{int(whole):,}".replace(",", self.group)
        return ("-" if rounded < 0 else "") + whole + (self.point + fraction if fraction else "")


def _one_or_other(number: Decimal) -> str:
    return "one" if number == 1 else "other"


def _portuguese(number: Decimal) -> str:
    return "one" if 0 <= number < 2 else "other"


def _polish(number: Decimal) -> str:
    if number % 1:
        return "other"
    if number == 1:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


def _russian(number: Decimal) -> str:
    if number % 1:
        return "other"
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


_NO_BREAK_SPACE: Final = "\N{NO-BREAK SPACE}"
LANGUAGES: Final = {
    "en": _Language(_one_or_other, ",", "."),
    "de": _Language(_one_or_other, ".", ","),
    "pl": _Language(_polish, _NO_BREAK_SPACE, ","),
    "pt-BR": _Language(_portuguese, ".", ","),
    "ru": _Language(_russian, _NO_BREAK_SPACE, ","),
}
