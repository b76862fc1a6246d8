"""The catalogues of all languages, read as trees: what a language lacks, adds, or fills in differently from English.

python -m tests.catalogues de           # what is wrong with a language, a line for each fault
python -m tests.catalogues --numbers    # write every text with a number to tests/numbers, for people to check
"""

import itertools
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALE: Final = Path(__file__).parents[1] / "src" / "ethnos" / "locale"
ENGLISH: Final = "en"
LANGUAGES: Final = tuple(sorted(path.name for path in LOCALE.iterdir() if path.is_dir()))
NUMBERS: Final = (0, 1, 2, 5, 12, 21, 22, 101)
REVIEWED_NUMBERS: Final = (0, 1, 2, 5, 21)
"""Numbers that show every plural form of the five languages."""
REVIEWED_TEXTS: Final = Path(__file__).parent / "numbers"
PLURALS: Final = {"zero", "one", "two", "few", "many"}
GRAMMAR: Final = "grammar-"
"""Prefix of messages that a language needs only for its own grammar: a case, an article, a form of an adjective."""
CARD_VARIABLES: Final = {"card", "tribe", "colour"}
"""A text that is given a card may use any of these variables."""
MOST_COMBINATIONS: Final = 40
"""How many combinations of values a message is rendered with, at most."""


@dataclass
class Message:
    """A message and everything that it refers to."""

    name: str
    file: str
    entry: ast.Message
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    choices: dict[str, set[str]] = field(default_factory=dict)
    """The keys of the variants, for each variable that selects one."""


class _Reader(Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own names
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.message.references.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):  # NUMBER and its like take numbers
                self.message.choices.setdefault(argument.id.name, set()).add("one")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else str(v.key.value) for v in node.variants}
            self.message.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language by name."""
    result: dict[str, Message] = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                result[entry.id.name] = Message(entry.id.name, path.name, entry)
                _Reader(result[entry.id.name]).visit(entry)
    return result


def closure(language: str, name: str) -> Message:
    """A message with the variables and choices of all messages that it refers to."""
    known, whole = messages(language), None
    waiting, seen = [name], set()
    while waiting:
        if (current := waiting.pop()) in seen or current not in known:
            continue
        seen.add(current)
        part = known[current]
        whole = whole or Message(name, part.file, part.entry)
        whole.variables |= part.variables
        whole.references |= part.references
        for variable, keys in part.choices.items():
            whole.choices.setdefault(variable, set()).update(keys)
        waiting.extend(part.references)
    assert whole is not None
    return whole


@cache
def bundle(language: str) -> Any:
    """All texts of a language, as Fluent renders them."""
    result = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALE / language).glob("*.ftl")):
        result.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return result


def samples(name: str) -> Iterator[dict[str, Any]]:
    """Values to render a message with: every word that selects a variant, and numbers with all plural forms."""
    message = closure(ENGLISH, name)
    values = {variable: _values(variable, message.choices.get(variable, set())) for variable in message.variables}
    values |= {variable: _values(variable, set()) for variable in CARD_VARIABLES if message.variables & CARD_VARIABLES}
    if "card" in values:
        values["card"] = ["elf.red"]
    longest = max((len(choices) for choices in values.values()), default=1)
    for index in range(longest):
        yield {variable: choices[index % len(choices)] for variable, choices in values.items()}
    yield from itertools.islice(
        (dict(zip(values, combination, strict=True)) for combination in itertools.product(*values.values())),
        MOST_COMBINATIONS,
    )


def _values(variable: str, keys: set[str]) -> list[Any]:
    words = {"tribe": ["centaur", "merfolk", "skeleton"], "colour": ["red", "none"], "kingdom": ["duris", "pelagon"]}
    if variable in words:
        return words[variable]
    if keys & PLURALS or any(key.isdigit() for key in keys):
        return list(NUMBERS)
    return sorted(keys) if keys else ["x"]


def render(language: str, name: str, values: dict[str, Any]) -> tuple[str, list[Exception]]:
    """The text of a message with these values, and Fluent's errors."""
    pattern = bundle(language).get_message(name).value
    text, errors = bundle(language).format_pattern(pattern, values)
    return str(text), errors


def faults(language: str) -> Iterator[str]:
    """Everything that is wrong with a language, a line for each fault."""
    own, english = messages(language), messages(ENGLISH)
    yield from (f"{english[name].file}: {name} is missing" for name in english if name not in own)
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                yield f"{path.name}: not understood: {(entry.content or '').strip()[:80]}"
    used = {reference for message in own.values() for reference in message.references}
    for name, message in own.items():
        if name not in english:
            if not name.startswith(GRAMMAR):
                yield f"{message.file}: {name} is not in English; a form of the language's own begins with {GRAMMAR}"
            elif name not in used:
                yield f"{message.file}: {name} is never used"
            continue
        if message.file != english[name].file:
            yield f"{message.file}: {name} belongs in {english[name].file}"
        yield from _differences(language, name)
        yield from _rendered(language, name)


def _differences(language: str, name: str) -> Iterator[str]:
    here, there = (_with_one_card(closure(each, name).variables) for each in (language, ENGLISH))
    file = messages(language)[name].file
    for variable in sorted(here - there):
        yield f"{file}: {name} uses ${variable}, which English does not give"
    for variable in sorted(there - here):
        yield f"{file}: {name} does not use ${variable}"
    english, _ = render(ENGLISH, name, next(samples(name)))
    if language != ENGLISH and _words(english) > 3 and english == render(language, name, next(samples(name)))[0]:
        yield f"{file}: {name} is not translated"


def _with_one_card(variables: set[str]) -> set[str]:
    """The variables with ``card`` for any of those that name a card."""
    return {"card" if variable in CARD_VARIABLES else variable for variable in variables}


def _words(text: str) -> int:
    return len(re.findall(r"[A-Za-z]{3,}", text))


def _rendered(language: str, name: str) -> Iterator[str]:
    for values in samples(name):
        text, errors = render(language, name, values)
        if errors or not text.strip() or re.search(r"\{|\}", text):
            problem = errors[0] if errors else repr(text)
            yield f"{messages(language)[name].file}: {name} with {values}: {problem}"
            return


def with_numbers(language: str) -> str:
    """Every text of a language that depends on a number, with several numbers: a person has to read these."""
    lines = []
    for name in sorted(messages(ENGLISH)):
        message = closure(ENGLISH, name)
        numeric = sorted(v for v in message.variables if isinstance(_values(v, message.choices.get(v, set()))[0], int))
        if not numeric or name.startswith("rules-example"):
            continue
        values = next(samples(name))
        for number in REVIEWED_NUMBERS:
            text, _ = render(language, name, values | dict.fromkeys(numeric, number))
            lines.append(f"{name} {number}: {' / '.join(text.split(chr(10)))}")
    return "\n".join(lines) + "\n"


def main(languages: list[str]) -> int:
    """Print the faults of languages; the exit status is 1 if there are any."""
    if languages == ["--numbers"]:
        for language in LANGUAGES:
            (REVIEWED_TEXTS / f"{language}.txt").write_text(with_numbers(language), encoding="utf-8")
        return 0
    lines = [f"{language}/{fault}" for language in languages or LANGUAGES for fault in faults(language)]
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return int(bool(lines))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
