"""Texts follow the options of a table: each that depends on one is compared with what the engine does in an example."""

import re
from collections.abc import Callable
from functools import cache
from itertools import combinations

import pytest

from ethnos.base.i18n import Texts
from ethnos.base.rulebook import chapters, find, rule_text
from ethnos.engine.ruleset import PRESETS, VALUES, Ruleset
from ethnos.engine.state import OVER
from ethnos.game.events import CardDrawn, Glory, MarkerPlaced
from ethnos.lessons.examples import EXAMPLES, Played, example_of, play, text_of
from tests import catalogues
from tests.catalogues import LANGUAGES, messages

ADA, BEN = 0, 1


def _glory(played: Played, seat: int) -> int:
    return sum(event.points for event in played.events if isinstance(event, Glory) and event.seat == seat)


SHOWN_BY: dict[str, tuple[str, Callable[[Played], str]]] = {
    "ten_skeletons": ("ten-skeletons", lambda played: "win" if played.after.phase == OVER else "discard"),
    "merfolk_scoring": ("merfolk-board", lambda played: "as_kingdom" if _glory(played, BEN) else "leader_only"),
    "troll_scope": (
        "trolls-at-sea",
        lambda played: "kingdoms_only" if _glory(played, BEN) == 1 else "kingdoms_and_merfolk",
    ),
    "band_tiebreak": ("last-tie", lambda played: "ladder" if played.after.places[BEN] == 2 else "largest_only"),
    "placement": (
        "placing",
        lambda played: "must" if any(isinstance(event, MarkerPlaced) for event in played.events) else "may",
    ),
    "empty_pool_draw": (
        "empty-pool",
        lambda played: str(sum(isinstance(event, CardDrawn) for event in played.events)),
    ),
    "centaur_trigger": (
        "centaur-able",
        lambda played: "able" if played.after.bands > played.before.bands + 1 else "placed",
    ),
    "merfolk_sole": ("alone-at-sea", lambda played: "first" if _glory(played, ADA) == 3 else "both"),
}
"""For each option an example, and how to read the option's value from what the engine does there."""

DEPENDENT_TEXTS = {
    "ten_skeletons": {"rules-d2", "rules-o3", "rules-o34", "rules-example-o3"},
    "merfolk_scoring": {"rules-r35", "rules-d8", "rules-example-r35", "summary-merfolk"},
    "troll_scope": {"rules-r34", "rules-rt10", "rules-d9", "rules-d11", "rules-example-d9", "power"},
    "band_tiebreak": {"rules-r44", "rules-d12", "rules-o26", "rules-example-d12"},
    "placement": {"rules-r25", "rules-d3", "rules-o12", "rules-example-d3", "rules-example-d4", "summary-place"},
    "empty_pool_draw": {"rules-r18", "rules-d34", "rules-example-r18"},
    "centaur_trigger": {"rules-rt1", "rules-d4", "rules-example-d4", "power", "refusal-centaur-not-placed"},
    "merfolk_sole": {"rules-o10", "rules-example-o10"},
}
"""For each option the texts that differ with its value."""
RULESETS = [
    Ruleset().changed(**{name: VALUES[name][1] for name in names})
    for count in range(3)
    for names in combinations(VALUES, count)
]
"""Every pair of options together."""


def _shown(option: str, ruleset: Ruleset) -> bool:
    """Whether the engine can show the option's value: that of Centaurs only where a marker may be declined (D4)."""
    return option != "centaur_trigger" or ruleset.placement == "may"


played = cache(play)


def test_every_option_is_shown_and_every_rule_of_it_depends_on_it() -> None:
    assert {*SHOWN_BY} == {*DEPENDENT_TEXTS} == {*VALUES}
    assert len({*RULESETS}) == 1 + 8 + 28


@pytest.mark.parametrize("language", LANGUAGES)
def test_these_texts_and_no_others_depend_on_an_option(language: str) -> None:
    for option, expected in DEPENDENT_TEXTS.items():
        names = {name for name, message in messages(language).items() if option in message.choices}
        assert names == expected
        for name in expected:
            keys = messages(language)[name].choices[option]
            values = {"2", "other"} if option == "empty_pool_draw" else {*VALUES[option]}
            assert keys == values, (name, option)


def test_the_engine_shows_the_value_of_every_option_under_every_ruleset() -> None:
    for ruleset in RULESETS:
        for option, (name, read) in SHOWN_BY.items():
            if _shown(option, ruleset):
                assert read(played(EXAMPLES[name], ruleset)) == ruleset.values()[option]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_depends_on_an_option_says_what_the_engine_does(language: str) -> None:
    """Each text is rendered with the table's options and with the value that the engine showed in the example."""
    plain = Texts(language)
    for ruleset in RULESETS:
        texts = plain.under(ruleset)
        for option, (name, read) in SHOWN_BY.items():
            if not _shown(option, ruleset):
                continue
            outcome = played(EXAMPLES[name], ruleset)
            as_played = plain.under(ruleset.changed(**{option: read(outcome)}))
            other = plain.under(ruleset.changed(**{option: _other(option, ruleset)}))
            for key in DEPENDENT_TEXTS[option]:
                values = outcome.values | {"tribe": "centaur" if option == "centaur_trigger" else "troll"}
                assert texts(key, **values) == as_played(key, **values)
                assert texts(key, **values) != other(key, **values), key


def _other(option: str, ruleset: Ruleset) -> str:
    return next(value for value in VALUES[option] if value != ruleset.values()[option])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_an_example_are_the_engines_under_every_edition(language: str) -> None:
    texts = Texts(language)
    for ruleset in {*PRESETS.values(), *RULESETS[::7]}:
        for example in EXAMPLES.values():
            text = re.sub(r"\b(R-T|[RDO]|Platz\s)\d+\b", "", text_of(example, texts, ruleset))
            figures = {int(number) for number in re.findall(r"\d+", text)}
            assert figures <= {value for value in played(example, ruleset).values.values() if isinstance(value, int)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_in_the_edition_of_a_language_reads_its_own_rules(language: str) -> None:
    texts = Texts(language)
    ruleset = PRESETS[texts("edition")]
    shown = {rule: rule_text(rule, texts.under(ruleset)) for chapter in chapters() for rule in chapter.rules}
    assert all(shown.values())
    merfolk = play(EXAMPLES["merfolk-board"], ruleset)
    assert (_glory(merfolk, BEN) == 0) == (language in ("de", "pl"))
    assert (play(EXAMPLES["ten-skeletons"], ruleset).after.phase == OVER) == (language == "pl")
    english = {rule: rule_text(rule, texts) for rule in shown}
    differing = {rule for rule in shown if shown[rule] != english[rule]}
    assert differing == {
        "de": {"R34", "R35", "R-T1", "R-T10", "D4", "D8", "D9", "D11"},
        "pl": {"R35", "R44", "D2", "D8", "D12", "O3", "O26", "O34"},
    }.get(language, set())


def test_every_option_has_an_example_at_one_of_its_rules() -> None:
    for option, (name, _) in SHOWN_BY.items():
        rules = {key.removeprefix("rules-") for key in DEPENDENT_TEXTS[option] if not key.startswith("rules-example")}
        assert EXAMPLES[name].rule.lower().replace("-", "") in rules
        assert example_of(EXAMPLES[name].rule) is EXAMPLES[name]
        assert find(EXAMPLES[name].rule, Texts())


def test_samples_of_the_catalogues_have_every_value_of_an_option() -> None:
    for option, keys in DEPENDENT_TEXTS.items():
        for key in keys:
            samples = {str(values[option]) for values in catalogues.samples(key) if option in values}
            assert samples >= {*VALUES[option]}, (key, option)
