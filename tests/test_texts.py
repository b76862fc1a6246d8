"""The English catalogue has every text that code asks for, is well formed, and has no text twice."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from ethnos.base.i18n import default_texts
from ethnos.research.lab.selfcheck import VIOLATIONS

SOURCE = Path(__file__).parents[1] / "src" / "ethnos"
CATALOGUE = SOURCE / "locale" / "en"
TEXT_CALLS = {"texts", "Texts", "default_texts", "_texts"}


def keys_in_code() -> Iterator[tuple[str, str]]:
    """Keys that are literals in code, with the file that asks for them."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in TEXT_CALLS and isinstance(node.args[0].value, str) and node.args[0].value != "en":
                yield node.args[0].value, path.name


def test_every_key_in_code_has_a_text() -> None:
    texts = default_texts()
    keys = list(keys_in_code())
    assert len(keys) > 30
    assert [key for key in keys if not texts.has(key[0])] == []


@pytest.mark.parametrize("path", sorted(CATALOGUE.glob("*.ftl")), ids=lambda path: path.name)
def test_the_catalogue_is_well_formed_and_names_nothing_twice(path: Path) -> None:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert [entry for entry in resource.body if isinstance(entry, fluent.Junk)] == []
    names = [
        entry.id.name
        for other in CATALOGUE.glob("*.ftl")
        for entry in FluentParser().parse(other.read_text(encoding="utf-8")).body
        if isinstance(entry, fluent.Message)
    ]
    assert len(names) == len(set(names))


def test_names_of_cards_kingdoms_and_tribes() -> None:
    texts = default_texts()
    assert texts.card("elf.red") == "red Elf"
    assert texts.card("skeleton") == "Skeleton"
    assert texts.kingdom("pelagon") == "Pelagon"
    assert texts.tribe("dwarf") == "Dwarves"


def test_every_violation_has_a_sentence_of_its_own() -> None:
    texts = default_texts()
    sentences = {texts("selfcheck-what", what=what) for what in VIOLATIONS}
    assert len(sentences) == len(VIOLATIONS)
