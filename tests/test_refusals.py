"""A refusal is a code, rules and values: it can be pickled, and every language has a text that takes its values."""

import ast
import importlib
import pickle
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ethnos.base.files import CannotWrite
from ethnos.base.i18n import Texts, default_texts, languages
from ethnos.base.refusals import EthnosError, MissingExtra
from ethnos.engine.engine_errors import WrongPlayerCount, WrongSeed
from ethnos.engine.moves import Refused
from ethnos.engine.play import new_table
from ethnos.engine.ruleset import PRESETS, VALUES, Ruleset
from ethnos.notation import BadGameFile, BadMove, NotationError
from tests.catalogues import messages

SOURCE = Path(__file__).parents[1] / "src" / "ethnos"
OPTIONAL = {"torch", "pyspiel", "pettingzoo", "gymnasium", "numba"}
"""Libraries that may be missing; then the refusals of modules that need them are not checked."""


def module_of(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


@cache
def refusal_classes() -> dict[str, type[EthnosError]]:
    """Every class of refusals in the package, by its name."""
    for path, tree in trees().items():
        if any(isinstance(node, ast.ClassDef) and node.bases for node in tree.body) and path.name != "__main__.py":
            try:
                importlib.import_module(module_of(path))
            except MissingExtra:
                continue
            except ImportError as missing:
                if (missing.name or "").split(".")[0] not in OPTIONAL:
                    raise
    return {cls.__name__: cls for cls in subclasses_of(EthnosError) if cls.__module__.startswith("ethnos.")}


def subclasses_of(cls: type[EthnosError]) -> Iterator[type[EthnosError]]:
    for lower in cls.__subclasses__():
        yield lower
        yield from subclasses_of(lower)


# --- Refusals in the sources ----------------------------------------------------------------------------------


class Site(NamedTuple):
    """A place in the sources that refuses something with values that can be read there."""

    cls: type[EthnosError]
    code: str
    names: frozenset[str]
    where: str


HELPERS: dict[tuple[str, str], tuple[type[EthnosError] | None, int]] = {
    ("expand.py", "refuse"): (Refused, 0),
    ("expand.py", "take"): (Refused, 1),
    ("reading", "refuse"): (NotationError, 0),
    ("replay.py", "_refuse"): (NotationError, 0),
}
"""Methods that refuse, by the file or the folder that calls them: the class, and which argument is the case."""


@cache
def sites() -> tuple[Site, ...]:
    return tuple(site for path, tree in trees().items() for node in ast.walk(tree) for site in sites_of(node, path))


def sites_of(node: ast.AST, path: Path) -> Iterator[Site]:
    if isinstance(node, ast.Raise) and (cls := refusal_classes().get(name_of(node.exc))):
        yield Site(cls, cls.code, frozenset(), f"{path.name}:{node.lineno}")
    elif isinstance(node, ast.Call):
        yield from site_of(node, path)


def name_of(function: ast.expr | None) -> str:
    return function.attr if isinstance(function, ast.Attribute) else str(getattr(function, "id", ""))


def site_of(call: ast.Call, path: Path) -> Iterator[Site]:
    name = name_of(call.func)
    helper = HELPERS.get((path.name, name)) or HELPERS.get((path.parent.name, name))
    cls, index = helper or (refusal_classes().get(name), 0)
    if cls is None or any(keyword.arg is None for keyword in call.keywords):
        return
    names = frozenset(str(keyword.arg) for keyword in call.keywords)
    where = f"{path.name}:{call.lineno}"
    if not call.args:
        yield Site(cls, cls.code, names, where)
    elif len(call.args) > index and (case := case_in(call.args[index], path)):
        yield Site(cls, cls.family + case, names, where)


def case_in(argument: ast.expr, path: Path) -> str:
    """The case that an argument names, itself or as an entry of a table of the module; empty if it cannot be read."""
    if isinstance(argument, ast.Subscript) and isinstance(key := argument.slice, ast.Constant):
        return str(getattr(importlib.import_module(module_of(path)), name_of(argument.value))[key.value])
    return str(argument.value) if isinstance(argument, ast.Constant) else ""


@cache
def variables(key: str, language: str) -> frozenset[str]:
    """What a text takes, with the texts that it refers to."""
    message = messages(language)[key]
    return frozenset(message.variables).union(*(variables(other, language) for other in message.references))


def test_the_sources_are_read() -> None:
    assert len(refusal_classes()) > 55
    assert len(sites()) > 200
    assert {"refusal-too-small", "notation-seat-wrong", "error-WrongSeat", "server-no-table"} <= {
        site.code for site in sites()
    }


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_a_text_that_takes_no_more_than_its_values(language: str) -> None:
    for site in sites():
        assert site.code in messages(language), site
        values = site.names | VALUES.keys() | ({"tribe", "colour"} if "card" in site.names else set())
        assert variables(site.code, language) <= values, site


def test_a_text_that_cannot_be_read_keeps_its_rules_on_another_line_and_as_another_kind() -> None:
    refusal = NotationError("seat-wrong", 3, "R15", "O3", found=1, expected=2).within(BadGameFile, 7)
    assert (refusal.line, refusal.rules, refusal.values) == (7, ("R15", "O3"), {"found": 1, "expected": 2})
    texts = Texts("en")
    assert refusal.text(texts) == f"line 7: {refusal.sentence(texts)}: R15, O3"


def test_every_value_is_used_by_a_text() -> None:
    unused = set()
    for site in sites():
        used = frozenset[str]().union(*(variables(site.code, language) for language in languages()))
        unused |= {(site.code, name) for name in site.names - used - ({"card"} if "tribe" in used else set())}
    assert unused == {("refusal-leader-missing", "card"), ("refusal-other-power", "tribe")}  # for other clients


@pytest.mark.parametrize("name", ["errors.ftl", "refusals.ftl"])
def test_every_text_is_used(name: str) -> None:
    texts = [message for message in messages("en").values() if message.file == name]
    keys, shared = {text.name for text in texts}, {key for text in texts for key in text.references}
    assert keys - shared - {"refusal"} <= {site.code for site in sites()}


# --- What a refusal is ----------------------------------------------------------------------------------------


def as_data(refusal: EthnosError) -> tuple[Any, ...]:
    values = {
        name: as_data(value) if isinstance(value, EthnosError) else value for name, value in refusal.values.items()
    }
    return type(refusal), refusal.code, refusal.rules, values, getattr(refusal, "line", None)


def test_every_refusal_can_be_pickled() -> None:
    inner = Refused("hand-full", "R20", limit=10)
    values = {"seed": 2**127, "path": Path("a"), "known": ["b", "c"], "odd": lambda: None, "reason": inner}
    for name, cls in refusal_classes().items():
        for refusal in (cls("case", **values), cls(), cls(**values)):
            again = pickle.loads(pickle.dumps(refusal))
            assert as_data(again) == as_data(refusal), name
    located = pickle.loads(pickle.dumps(BadGameFile("title", 7, word="x", title="y")))
    assert (located.line, str(located)[:7]) == (7, "line 7:")
    assert pickle.loads(pickle.dumps(inner)).rules == ("R20",)


def test_no_class_writes_the_code_that_its_name_gives() -> None:
    written = {name for name, cls in refusal_classes().items() if vars(cls).get("code") == f"error-{name}"}
    sources = "".join(path.read_text(encoding="utf-8") for path in trees())
    assert len(written) > 40
    assert {name for name in written if f'code = "error-{name}"' in sources} == set()


def test_the_sentence_is_that_of_the_catalogue() -> None:
    checked = 0
    for site in sites():
        values = dict.fromkeys(site.names, "elf.red")
        refusal = site.cls(site.code.removeprefix(site.cls.family), **values)
        assert str(refusal) == default_texts()(site.code, **values)
        for language in languages():
            assert refusal.text(Texts(language)) == Texts(language)(site.code, **values)
            checked += 1
    assert checked == len(sites()) * len(languages())


def test_no_refusal_makes_a_sentence_of_its_own() -> None:
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and node.name in refusal_classes():
                defined = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
                assert not defined or node.name == "NotationError", f"{path.name}: {node.name} defines {defined}"


def test_a_refusal_is_worded_in_the_readers_language() -> None:
    refusal = WrongPlayerCount(players=9)
    assert len({refusal.text(Texts(language)) for language in languages()}) == len(languages())


def test_rules_follow_the_sentence() -> None:
    refusal = Refused("hand-full", "R20", "O3", limit=10)
    assert refusal.text(Texts("en")) == refusal.sentence(Texts("en")) + ": R20, O3"


def test_a_refusal_within_a_refusal_is_worded_in_the_same_language() -> None:
    inner = Refused("hand-full", "R20", limit=10)
    outer = BadGameFile("illegal-move", 3, move="draw", reason=inner)
    for language in languages():
        assert inner.text(Texts(language)) in outer.text(Texts(language))


def test_numbers_choose_plurals_and_are_not_grouped() -> None:
    people = refusal_classes()["TooManyPeople"]
    assert "1 person does" in people(people=1, players=2).text(Texts("en"))
    assert "1000000 people do" in people(people=1_000_000, players=2).text(Texts("en"))
    assert f"The seed {2**128}" in WrongSeed(seed=2**128).text(Texts("en"))


def test_lists_are_joined_and_anything_else_is_written_out() -> None:
    refusal = EthnosError(names=("a", "b"), flag=True, nothing=None, path=Path("x"))
    assert refusal.values == {"names": "a, b", "flag": "True", "nothing": "None", "path": "x"}


def test_an_error_keeps_its_code_and_values_as_an_error_of_another_class() -> None:
    problem = NotationError("part-twice", word="to").within(BadMove, 4)
    assert as_data(problem) == (BadMove, "notation-part-twice", (), {"word": "to"}, 4)


def test_texts_without_a_ruleset_are_those_of_the_english_edition() -> None:
    texts, german = Texts(), Texts().under(PRESETS["german"])
    assert texts("rules-r35") == texts.under(Ruleset())("rules-r35") != german("rules-r35")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"players": 9}, "not 9"),
        ({"tribes": ["elf"]}, "This is not a valid choice of tribes: elf. Choose exactly 6"),
        ({"tribes": ["elf", "goblin"]}, "There is no tribe “goblin”. Choose exactly 6"),
        ({"tribes": "elf,orc"}, "not a valid choice of tribes: elf,orc"),
        ({"preset_name": "french"}, "english, portuguese"),
        ({"placement": "never"}, "must, may"),
        ({"colour": "blue"}, "no option “colour”"),
        ({"seed": -1}, "The seed -1"),
    ],
)
def test_a_refusal_is_explained(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(EthnosError) as refusal:
        new_table(**arguments)
    assert words in str(refusal.value)


def test_a_refusal_with_a_code_is_explained() -> None:
    assert "x.csv" in str(CannotWrite("simulate-format", path=Path("x.csv")))
