"""The drawn table: it fits, it is complete, and it never shows a hidden card."""

import random
from collections.abc import Iterator

import pytest
from rich.console import Console, RenderableType

from ethnos.base.i18n import Texts
from ethnos.engine.components import KINGDOM_NAMES
from ethnos.engine.play import sample
from ethnos.engine.state import OVER, SPECTATOR, TURN, Table, as_bytes
from ethnos.game.drawing import draw_result, draw_sheet, draw_table
from ethnos.game.drawing.read_table import hand_of, kinds_in
from ethnos.game.drawing.signs import KINGDOM_SIGNS, SHAPES, TIMES
from ethnos.game.game import Game, Setup
from ethnos.game.scores import leaders_in
from tests.others_long import others_long
from tests.scenario import act, scenario

TEXTS = Texts()
NAMES = ["Ada", "Bartholomew the Second", "Cy", "Dora", "Eve", "Finn [b]"]
SIZES = [(80, 24), (80, 20), (100, 30), (160, 50), (160, 44)]
PLAYER_COUNTS = others_long(range(2, 7), 2, 6)


def lines_of(drawing: RenderableType, width: int) -> list[str]:
    console = Console(width=width, height=200, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(drawing)
    return capture.get().rstrip("\n").split("\n")


def positions(players: int, seed: int, every: int = 37) -> Iterator[Game]:
    """A random game in which players prefer to recruit, stopped now and then."""
    chance = random.Random(seed)
    game = Game.new(players=players, seed=seed)
    while not game.is_over:
        legal = game.legal_actions()
        recruit = game.table.phase == TURN and chance.random() < 0.75
        game.apply(chance.choice(legal[: max(1, len(legal) // 3)] if recruit else legal))
        if len(game.actions) % every == 0 or game.is_over:
            yield game


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_table_fits_the_screen(players: int) -> None:
    for game in positions(players, seed=players):
        for width, height in SIZES:
            for seat in (len(game.actions) % players, None):
                lines = lines_of(draw_table(game, seat, NAMES[:players], TEXTS, width, height), width)
                assert len(lines) <= height
                assert max(map(len, lines)) <= width


@pytest.mark.parametrize("language", ["en", "de", "pl", "pt-BR", "ru"])
def test_six_players_have_their_columns_and_who_leads_is_named(language: str) -> None:
    names = ("Anna", "Bertalan", "Chris", "Dorothea", "Emil", "Frida")
    checked = 0
    for game in positions(6, 5, every=90):
        lines = lines_of(draw_table(game, 0, names, Texts(language), 120, 60), 120)
        heads = next(line for line in lines if Texts(language)("terminal-leads") in line)
        assert [shape for shape in SHAPES if shape in heads] == list(SHAPES)
        for kingdom in range(len(KINGDOM_NAMES)):
            ahead = leaders_in(game.table, kingdom)
            if len(ahead) == 1:
                name = f" {KINGDOM_SIGNS[kingdom]} {Texts(language).kingdom(KINGDOM_NAMES[kingdom])}"
                row = next(line for line in lines if name in line)
                assert f"{SHAPES[ahead[0]]} {names[ahead[0]]}" in row
                checked += 1
    assert checked > 5


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_table_shows_nothing_hidden(players: int) -> None:
    """Another table that a seat cannot tell from the real one is drawn the same, to the last letter."""
    different = 0
    for game in positions(players, seed=100 + players, every=71):
        for seat in (len(game.actions) % players, SPECTATOR):
            if game.is_over:
                continue
            other = sample(game.view(seat), seed=len(game.actions))
            different += as_bytes(other) != as_bytes(game.table)
            for width, height in ((80, 24), (160, 50)):
                real = lines_of(draw_table(game, seat, NAMES[:players], TEXTS, width, height), width)
                assert real == lines_of(draw_table(other, seat, NAMES[:players], TEXTS, width, height), width)
    assert different > 0


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
def test_a_table_shows_everything_public(size: tuple[int, int]) -> None:
    for game in positions(4, seed=6, every=61):
        text = "\n".join(lines_of(draw_table(game, 0, NAMES[:4], TEXTS, *size), size[0]))
        for place, kingdom in enumerate(KINGDOM_NAMES):
            assert f"{KINGDOM_SIGNS[place]} {TEXTS.kingdom(kingdom)}" in text
        for shape in SHAPES[:4]:
            assert shape in text
        assert TEXTS("terminal-deck", count=int(game.table.deck_left)) in text
        assert "Dragons" in text
        assert "[" in text


def test_cards_and_boards_of_a_position() -> None:
    table = _position()
    text = "\n".join(lines_of(draw_table(table, 0, ["Ada", "Ben"], TEXTS, 80, 24), 80))
    assert f"Hand  Elf 1Ψ{TIMES}2 2♜  Orc 3Ψ" in text
    assert f"Ψred Elf{TIMES}2 Orc" in text
    assert "Troll 2Λ" in text
    assert "GiantΨ3" in text
    assert "7/18" in text
    assert "Λ‡" in text
    assert "2 5" in text
    roomy = "\n".join(lines_of(draw_table(table, 0, ["Ada", "Ben"], TEXTS, 160, 50), 160))
    assert f"Ψ Giant {TIMES}3" in roomy
    assert "Orc Horde Λ‡" in roomy
    assert "Trolls 2 5" in roomy
    assert "Merfolk 7/18" in roomy
    assert "●4" in roomy


def _position() -> Table:
    return scenario(
        players=2,
        tribes=("elf", "orc", "troll", "merfolk", "giant"),
        hands={0: "2 elf.red, elf.blue, orc.red", 1: "troll.grey"},
        pool="merfolk.green, troll.purple",
        bands=[(1, "giant.red, 2 giant.blue")],
        markers={0: {"duris": 4}},
        merfolk={0: 7},
        horde={0: ["purple", "grey"]},
        trolls={2: 0, 5: 0},
        giant=(1, 3),
    )


def test_boards_are_drawn_only_where_their_tribe_plays() -> None:
    table = scenario(players=2, tribes=("elf", "dwarf", "wizard", "minotaur", "wingfolk"), hands={0: "elf.red"})
    text = "\n".join(lines_of(draw_table(table, 0, ["Ada", "Ben"], TEXTS, 80, 24), 80))
    for word in ("Merfolk", "Orcs", "Trolls", "Giant"):
        assert word not in text


def test_all_hands_are_open_only_when_asked_for() -> None:
    table = _position()
    for size in ((80, 24), (160, 50)):
        own = "\n".join(lines_of(draw_table(table, 1, ["Ada", "Ben"], TEXTS, *size), size[0]))
        every = "\n".join(lines_of(draw_table(table, None, ["Ada", "Ben"], TEXTS, *size), size[0]))
        assert "Elf" not in own.split("Pool")[1]
        assert "Elf" in every.split("Pool")[1]
    assert kinds_in(table.hands[0]) == hand_of(table, 0)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_sheet_adds_up(players: int) -> None:
    game = list(positions(players, seed=40 + players))[-1]
    assert game.table.phase == OVER
    for age in range(1, int(game.table.ages) + 1):
        lines = lines_of(draw_sheet(game, age, NAMES, TEXTS), 80)
        assert max(map(len, lines)) <= 80
        totals = [int(word) for word in lines[-1].split()[2:]]
        assert totals == [sum(row.values()) for row in game.score_sheet()[age - 1]]
    result = "\n".join(lines_of(draw_result(game, NAMES, TEXTS), 80))
    for standing in game.standings():
        assert str(standing.glory) in result
        if standing.place == 1:
            assert f"{NAMES[standing.seat]}" in result.splitlines()[-1]


@pytest.mark.parametrize(
    ("edition", "language", "title"),
    [
        ("english", "en", "Lord of Ethnos"),
        ("polish", "en", "King of Ethnos"),
        ("polish", "pl", "Król Ethnos"),
        ("portuguese", "pt-BR", "Lorde de Ethnos"),
        ("russian", "ru", "Лорд Этноса"),
        ("german", "de", "Herrscher von Ethnos"),
        ("german", "en", "Ruler of Ethnos"),
    ],
)
def test_d40_the_winner_bears_the_title_of_the_editions_book(edition: str, language: str, title: str) -> None:
    game = Game(Setup(4, edition, "random", 1), scenario(age=3, glory={0: 5, 1: 9}, deck="dragon", dragons=2))
    act(game.table, "draw")
    assert lines_of(draw_result(game, NAMES, Texts(language)), 80)[-1].endswith(f": {title}.")
    shared = Game(None, scenario(age=3, glory={0: 5, 1: 5}, deck="dragon", dragons=2))
    act(shared.table, "draw")
    assert lines_of(draw_result(shared, NAMES, Texts("en")), 80)[-1].endswith(": Lords of Ethnos.")
