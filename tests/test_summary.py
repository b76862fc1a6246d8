"""The summary of a game has the engine's numbers, and says what its options, tribes and players change."""

import pytest

from ethnos.base.i18n import Texts, languages
from ethnos.engine import components
from ethnos.engine.play import new_table
from ethnos.engine.play import tribe_pool as pool_of
from ethnos.engine.ruleset import PRESETS, VALUES, Ruleset
from ethnos.game.game import Game
from ethnos.game.scores import paid_places
from ethnos.game.summary import Summary, SummaryLine, summary

SIX = "merfolk,troll,orc,giant,centaur,skeleton"


def lines(page: Summary, part: str) -> list[SummaryLine]:
    """The lines of a part; none if the page lacks it."""
    return next((own.lines for own in page.parts if own.part == part), [])


def words(page: Summary, part: str, language: str = "en") -> str:
    """The sentences of a part."""
    texts = Texts(language).under(Ruleset().changed(**page.options))
    return " ".join(texts(line.key, **line.values) for line in lines(page, part))


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("edition", PRESETS)
def test_the_numbers_are_those_of_the_engine(edition: str, players: int) -> None:
    """R11, R13, R20, R32, R36, R37, R39, R51-R53, D8."""
    page = summary(PRESETS[edition], players)
    table, small = new_table(players, edition, seed=1), players <= components.SMALL_GAME
    assert page.ages == table.ages
    assert page.glory.bands == [0, 1, 3, 6, 10, 15]
    assert page.glory.horde == [1, 3, 6, 10, 15, 20]
    assert page.glory.giant == ([2, 5] if small else [2, 4, 6])
    for age, paid in enumerate(page.glory.kingdoms, 1):
        assert [paid.index(token) + 1 if token in paid else 0 for token in range(1, table.ages + 1)] == paid_places(
            table, age
        )
    leader_only = PRESETS[edition].merfolk_scoring == "leader_only"
    values = components.MERFOLK_GLORY[not small][: table.ages]
    places = [1 if leader_only or players == 2 else age for age in range(1, table.ages + 1)]
    assert page.glory.merfolk == [list(values[:age][::-1][:most]) for age, most in enumerate(places, 1)]
    assert lines(page, "age")[0].values == {"pool": sum(Game.new(players, seed=1).table.pool)}
    assert SummaryLine(key="summary-limit", values={"limit": 10}) in lines(page, "turn")
    assert SummaryLine(key="summary-markers", values={"markers": 26, "merfolk": "yes"}) in lines(page, "setup")


def test_the_tribes_are_those_that_can_be_in_play() -> None:
    """R5, R49."""
    assert len(summary(Ruleset(), 4).tribes) == 12
    assert words(summary(Ruleset(), 3), "setup").endswith("from those below: 5.")
    page = summary(Ruleset(), 4, SIX)
    assert sum(1 << components.TRIBE_NAMES.index(tribe) for tribe in page.tribes) == pool_of(SIX, 4)
    assert [line.values["tribe"] for line in lines(page, "tribes")] == page.tribes
    assert "Symbols: 3, 7, 12, 18; last space: 18." in words(page, "tribes")
    assert "When the Ages end: 2, 4, 6." in words(page, "tribes")
    plain = summary(Ruleset(), 4, "elf,dwarf,wizard,wingfolk,minotaur,halfling")
    assert (plain.glory.horde, plain.glory.merfolk, plain.glory.giant) == ([], [], [])
    assert [line.key for line in lines(plain, "scoring")] == [
        *("rules-r31", "summary-kingdoms", "summary-bands", "summary-back")
    ]


def test_two_players_and_the_options_change_the_sentences() -> None:
    """R54, R56, D2, D3, D8, D9, D12."""
    two = summary(Ruleset(placement="may"), 2)
    assert "markers of both players in the Kingdom of the Leader’s colour, you may place one there" in words(
        two, "band"
    )
    assert "alone there in Age 2 gains both" in words(two, "scoring")
    four = summary(PRESETS["german"], 4, SIX)
    assert "than you have markers in the Kingdom of the Leader’s colour, place one there" in words(four, "band")
    assert "Merfolk board gives Glory to the player furthest ahead" in words(four, "scoring")
    labels = {line.label for line in lines(four, "options")}
    assert labels == {f"pages-option-{name}" for name in ("merfolk-scoring", "troll-scope", "centaur-trigger")}
    assert "you win the game at once" in words(summary(PRESETS["polish"], 4), "turn")
    assert not lines(summary(PRESETS["english"], 4), "options")
    assert not lines(summary(PRESETS["german"], 4, "elf,dwarf,wizard,wingfolk,minotaur,halfling"), "options")


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_sentence(language: str) -> None:
    everything = summary(Ruleset(**{name: values[-1] for name, values in VALUES.items()}), 2)  # type: ignore[arg-type]
    texts = Texts(language)
    for part in (*everything.parts, *summary(Ruleset(), 4).parts):
        assert texts("summary-part", part=part.part)
        for line in part.lines:
            assert texts(line.key, **line.values)
            assert line.label is None or texts(line.label, **line.values)
