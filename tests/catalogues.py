"""The catalogues of all languages, read as trees: what a language lacks, adds, or fills in differently from English.

python -m tests.catalogues de           # what is wrong with a language, a line for each fault
python -m tests.catalogues --numbers    # write down every text with a number, to be looked at: tests/numbers
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
LOOKED_AT: Final = (0, 1, 2, 5, 21)
"""Numbers that show every plural form of the five languages."""
WRITTEN_DOWN: Final = Path(__file__).parent / "numbers"
PLURALS: Final = {"zero", "one", "two", "few", "many"}
GRAMMAR: Final = "grammar-"
"""Messages that a language has for its own grammar begin with this: a case, an article, a form of an adjective."""
ONE_THING: Final = {"card", "tribe", "colour"}
"""A card is told by its tribe and colour too; a text may use any of them."""
ASSEMBLED: Final = 40
"""Combinations of values that a message is rendered with at the most."""


@dataclass
class Message:
    """A message and everything that it refers to."""

    name: str
    file: str
    entry: ast.Message
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    choices: dict[str, set[str]] = field(default_factory=dict)
    """For each variable that variants are chosen by: their keys."""


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
    found: dict[str, Message] = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Message(entry.id.name, path.name, entry)
                _Reader(found[entry.id.name]).visit(entry)
    return found


def closure(language: str, name: str) -> Message:
    """A message with the variables and choices of all messages that it refers to."""
    known, whole = messages(language), None
    waiting, seen = [name], set()
    while waiting:
        if (one := waiting.pop()) in seen or one not in known:
            continue
        seen.add(one)
        part = known[one]
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
    """A language ready to be rendered."""
    made = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALE / language).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def samples(name: str) -> Iterator[dict[str, Any]]:
    """Values to render a message with: every word that variants are chosen by, and numbers with all plural forms."""
    message = closure(ENGLISH, name)
    values = {variable: _values(variable, message.choices.get(variable, set())) for variable in message.variables}
    values |= {variable: _values(variable, set()) for variable in ONE_THING if message.variables & ONE_THING}
    if "card" in values:
        values["card"] = ["elf.red"]
    most = max((len(each) for each in values.values()), default=1)
    for place in range(most):
        yield {variable: each[place % len(each)] for variable, each in values.items()}
    yield from itertools.islice(
        (dict(zip(values, chosen, strict=True)) for chosen in itertools.product(*values.values())), ASSEMBLED
    )


def _values(variable: str, keys: set[str]) -> list[Any]:
    words = {"tribe": ["centaur", "merfolk", "skeleton"], "colour": ["red", "none"], "kingdom": ["duris", "pelagon"]}
    if variable in words:
        return words[variable]
    if keys & PLURALS or any(key.isdigit() for key in keys):
        return list(NUMBERS)
    return sorted(keys) if keys else ["x"]


def render(language: str, name: str, values: dict[str, Any]) -> tuple[str, list[Exception]]:
    """A message with values, and what went wrong."""
    pattern = bundle(language).get_message(name).value
    text, errors = bundle(language).format_pattern(pattern, values)
    return str(text), errors


def faults(language: str) -> Iterator[str]:
    """Everything that is wrong with a language, a sentence each."""
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
            yield f"{message.file}: {name} belongs into {english[name].file}"
        yield from _differences(language, name)
        yield from _rendered(language, name)


def _differences(language: str, name: str) -> Iterator[str]:
    here, there = (_plain(closure(one, name).variables) for one in (language, ENGLISH))
    file = messages(language)[name].file
    for variable in sorted(here - there):
        yield f"{file}: {name} uses ${variable}, which English does not give"
    for variable in sorted(there - here):
        yield f"{file}: {name} does not use ${variable}"
    english, _ = render(ENGLISH, name, next(samples(name)))
    if language != ENGLISH and _words(english) > 3 and english == render(language, name, next(samples(name)))[0]:
        yield f"{file}: {name} is not translated"


def _plain(variables: set[str]) -> set[str]:
    return {"card" if variable in ONE_THING else variable for variable in variables}


def _words(text: str) -> int:
    return len(re.findall(r"[A-Za-z]{3,}", text))


def _rendered(language: str, name: str) -> Iterator[str]:
    for values in samples(name):
        text, errors = render(language, name, values)
        if errors or not text.strip() or re.search(r"\{|\}", text):
            told = errors[0] if errors else repr(text)
            yield f"{messages(language)[name].file}: {name} with {values}: {told}"
            return


def with_numbers(language: str) -> str:
    """Every text of a language that chooses by a number, with several of them: a person has to read these."""
    lines = []
    for name in sorted(messages(ENGLISH)):
        found = closure(ENGLISH, name)
        counted = sorted(v for v in found.variables if isinstance(_values(v, found.choices.get(v, set()))[0], int))
        if not counted or name.startswith("rules-example"):
            continue
        values = next(samples(name))
        for number in LOOKED_AT:
            text, _ = render(language, name, values | dict.fromkeys(counted, number))
            lines.append(f"{name} {number}: {' / '.join(text.split(chr(10)))}")
    return "\n".join(lines) + "\n"


def main(languages: list[str]) -> int:
    """Tell the faults of languages; 1 if there are any."""
    if languages == ["--numbers"]:
        for language in LANGUAGES:
            (WRITTEN_DOWN / f"{language}.txt").write_text(with_numbers(language), encoding="utf-8")
        return 0
    found = [f"{language}/{fault}" for language in languages or LANGUAGES for fault in faults(language)]
    sys.stdout.write("".join(f"{fault}\n" for fault in found))
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
