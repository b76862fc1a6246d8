"""The rules reference holds every rule of docs/rules.md once, and finds what people ask for."""

import re
from pathlib import Path

import pytest

from ethnos.base.i18n import default_texts
from ethnos.base.rulebook import NoSuchRule, bases, chapters, find, rule_text, tribe_rules

RULES = (Path(__file__).parents[1] / "docs" / "rules.md").read_text(encoding="utf-8")
TEXTS = default_texts()


def test_every_rule_is_there_once_with_a_text() -> None:
    rules = [rule for chapter in chapters() for rule in chapter.rules]
    assert len(rules) == len({*rules})
    assert {*rules} == {*re.findall(r"^- \*\*(R-T\d+|[RDO]\d+)\*\*", RULES, re.MULTILINE)}
    assert all(rule_text(rule, TEXTS) for rule in rules)


def test_every_ruling_and_no_other_rule_says_what_it_rests_on() -> None:
    marked = re.findall(r"^- \*\*([DO]\d+)\*\* \((text|differ|ours)\) ", RULES, re.MULTILINE)
    assert dict(marked) == bases()
    assert {*bases()} == {rule for chapter in chapters() for rule in chapter.rules if rule[0] in "DO"}


def test_the_tribe_rules_are_those_of_the_tribes() -> None:
    assert len(tribe_rules()) == 12
    for rule, tribe in tribe_rules().items():
        assert f"**{rule}** **{tribe.capitalize()}.**" in RULES


@pytest.mark.parametrize(
    ("query", "rules"),
    [
        ("R25", ["R25"]),
        ("r25", ["R25"]),
        ("R-T3", ["R-T3"]),
        ("rt3", ["R-T3"]),
        ("elf", ["R-T3"]),
        ("Elves", ["R-T3"]),
        (" end of the game ", [f"R{number}" for number in range(42, 47)]),
    ],
)
def test_rules_are_found_by_number_tribe_or_chapter(query: str, rules: list[str]) -> None:
    assert [rule for chapter in find(query, TEXTS) for rule in chapter.rules] == rules


def test_an_unknown_word_is_refused() -> None:
    with pytest.raises(NoSuchRule):
        find("goblin", TEXTS)
