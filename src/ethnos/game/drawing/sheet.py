"""The score sheet: an Age's Glory by its source, and the result of a finished game."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ethnos.base.i18n import Texts
from ethnos.engine.components import KINGDOMS
from ethnos.engine.state import SOURCE_NAMES
from ethnos.game.drawing import signs
from ethnos.game.game import Game
from ethnos.game.scores import sources_in_play

NAME = 10


def draw_sheet(game: Game, age: int, names: Sequence[str], texts: Texts) -> RenderableType:
    """The Glory of every player in an Age, source by source."""
    points = game.score_sheet()[age - 1]
    title = texts("terminal-sheet", age=signs.AGES[age - 1])
    grid = _grid(game, title, names, texts)
    for label, source in _sources(game, texts):
        grid.add_row(label, *(_points(points[seat][SOURCE_NAMES[source]]) for seat in range(game.players)))
    grid.add_section()
    grid.add_row(Text(texts("terminal-sheet-age"), "bold"), *(Text(str(sum(row.values())), "bold") for row in points))
    return grid


def draw_result(game: Game, names: Sequence[str], texts: Texts) -> RenderableType:
    """The Glory of every Age, the places, and who has won."""
    sheet = game.score_sheet()
    grid = _grid(game, texts("terminal-result"), names, texts)
    for age, points in enumerate(sheet):
        grid.add_row(texts("terminal-sheet", age=signs.AGES[age]), *(_points(sum(row.values())) for row in points))
    grid.add_section()
    standings = {standing.seat: standing for standing in game.standings()}
    seats = range(game.players)
    grid.add_row(
        Text(texts("terminal-sheet-glory"), "bold"), *(Text(str(standings[seat].glory), "bold") for seat in seats)
    )
    if not game.is_over:
        return grid
    grid.add_row(texts("terminal-sheet-place"), *(str(standings[seat].place) for seat in seats))
    return Group(grid, Text(verdict(game, names, texts), "bold"))


def verdict(game: Game, names: Sequence[str], texts: Texts) -> str:
    """Who has won, with the title that the book of the edition gives the winner (D40)."""
    winners = [names[standing.seat] for standing in game.standings() if standing.place == 1]
    edition = texts("edition") if game.setup is None else game.setup.preset
    return texts("terminal-winner", names=texts("terminal-and").join(winners), count=len(winners), edition=edition)


def _grid(game: Game, title: str, names: Sequence[str], texts: Texts) -> Grid:
    grid = Grid(title=Text(title, "bold"), title_justify="left", box=box.SIMPLE_HEAD, show_edge=False, padding=0)
    grid.add_column(texts("terminal-source"), no_wrap=True)
    for seat in range(game.players):
        name = signs.player(seat, tuple(names))
        name.truncate(NAME, overflow="ellipsis")
        grid.add_column(name, justify="right", no_wrap=True)
    return grid


def _sources(game: Game, texts: Texts) -> list[tuple[Text, int]]:
    """The sources of Glory in this game, with their names."""
    return [(_label(source, texts), source) for source in sources_in_play(game.table)]


def _label(source: int, texts: Texts) -> Text:
    if source < KINGDOMS:
        return signs.kingdom(source, texts)
    return Text(texts(f"terminal-source-{SOURCE_NAMES[source].replace('_', '-')}"))


def _points(points: int) -> Text:
    return Text(str(points)) if points else Text("·", signs.QUIET)
