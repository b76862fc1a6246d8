"""Reads the Fluent catalogues: references, selections by number or word, and numbers in the format of a language.

This implements the part of Fluent that the catalogues use. The complete implementation for Python installs 36 MB of
locale data; here each language brings its own few lines, in ``language.json``. A test compares both over every text.
"""

import re
from collections.abc import Iterable, Mapping
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

    def __init__(self, language: "Language", sources: Iterable[str], fallback: "Catalogue | None" = None) -> None:
        """``fallback`` has the texts that this language lacks."""
        self.language = language
        self._fallback = fallback
        self._texts: dict[str, str] = {}
        self._patterns: dict[str, ast.Pattern] = {}
        for source in sources:
            starts = [*_ENTRY.finditer(source)]
            ends = [match.start() for match in starts[1:]] + [len(source)]
            self._texts |= {match[1]: source[match.start() : end] for match, end in zip(starts, ends, strict=True)}

    def __contains__(self, key: str) -> bool:
        return key in self._texts or (self._fallback is not None and key in self._fallback)

    def format(self, key: str, values: Values) -> str:
        """A text with its values filled in."""
        if key not in self._texts and self._fallback is not None:
            return self._fallback.format(key, values)
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
        return key.name == self.language.plural(abs(selector.rounded()))

    def _text(self, value: str | _Number) -> str:
        return value if isinstance(value, str) else self.language.write(value)


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
class Language:
    """What ``language.json`` says about a language."""

    name: str
    """In the language itself."""
    thousands: str
    """Between groups of three digits."""
    decimal: str
    plurals: Mapping[str, str]
    """The rule of each plural form in CLDR's notation, but for ``other``: all other numbers have that."""

    def write(self, number: _Number) -> str:
        """A number as people read it."""
        rounded = number.rounded()
        whole, _, fraction = f"{abs(rounded):f}".partition(".")
        if number.grouped:
            whole = f"{int(whole):,}".replace(",", self.thousands)
        return ("-" if rounded < 0 else "") + whole + (self.decimal + fraction if fraction else "")

    def plural(self, number: Decimal) -> str:
        """The plural form for a number."""
        return next((form for form, rule in self.plurals.items() if _holds(rule, number)), "other")


_RELATION: Final = re.compile(r"([nivwft])(?: % (\d+))? (!?=) (\d+(?:\.\.\d+)?(?:,\d+(?:\.\.\d+)?)*)")


def _holds(rule: str, number: Decimal) -> bool:
    """Whether a rule in CLDR's notation fits a number: ``v = 0 and i % 10 = 2..4 or n = 1``."""
    fraction = f"{number:f}".partition(".")[2]
    shown: dict[str, Decimal | int] = {"n": number, "i": int(number), "v": len(fraction), "f": int(fraction or 0)}
    shown |= {"w": len(fraction.rstrip("0")), "t": int(fraction.rstrip("0") or 0)}
    return any(all(_fits_relation(part, shown) for part in whole.split(" and ")) for whole in rule.split(" or "))


def _fits_relation(relation: str, shown: Mapping[str, Decimal | int]) -> bool:
    match = _RELATION.fullmatch(relation.strip())
    if match is None:
        raise ValueError(f"“{relation}” is not a rule for a plural form")
    value = shown[match[1]] % int(match[2]) if match[2] else shown[match[1]]
    ends = [(part.split("..")[0], part.split("..")[-1]) for part in match[4].split(",")]
    is_among = value == int(value) and any(int(low) <= value <= int(high) for low, high in ends)
    return is_among == (match[3] == "=")
