"""The rules of one game on a page, as text."""

from collections.abc import Iterable, Iterator

from rich import box
from rich.console import Console
from rich.table import Table as Grid

from ethnos.base.i18n import Texts
from ethnos.engine.ruleset import Ruleset
from ethnos.game.drawing.signs import AGES
from ethnos.game.summary import Summary, SummaryLine, SummaryPart


def print_summary(to: Console, page: Summary, edition: str, words: Texts) -> None:
    """Print a summary; ``edition`` is the name of its options."""
    texts = words.under(Ruleset().changed(**page.options))
    to.print(f"[bold]{texts('summary-title')}[/]", highlight=False)
    to.print(texts("summary-about", edition=edition, players=page.players, ages=page.ages), highlight=False)
    for part in page.parts:
        to.print(f"\n[bold]{texts('summary-part', part=part.part)}[/]", highlight=False)
        if part.part == "glory":
            for grid in _glory(page, texts):
                to.print(grid)
        else:
            to.print(_lines(part, texts))


def _lines(part: SummaryPart, texts: Texts) -> Grid:
    columns = Grid.grid(padding=(0, 1))
    for number, line in enumerate(part.lines, 1):
        columns.add_row(f"{number}." if part.ordered else "-", _sentence(line, texts))
    return columns


def _sentence(line: SummaryLine, texts: Texts) -> str:
    sentence = texts(line.key, **line.values)
    return f"[bold]{texts(line.label, **line.values)}:[/] {sentence}" if line.label else sentence


def _glory(page: Summary, texts: Texts) -> Iterator[Grid]:
    glory = page.glory
    sizes = range(1, len(glory.bands) + 1)
    rows = [(texts("scores-source", source="bands"), glory.bands), (texts("scores-source", source="orcs"), glory.horde)]
    yield _grid(
        [texts("summary-count"), *(f"{size}+" if size == len(sizes) else str(size) for size in sizes)],
        ([name, *map(str, numbers)] for name, numbers in rows if numbers),
    )
    places = [texts("scores-place", place=place) for place in range(1, max(map(len, glory.kingdoms)) + 1)]
    tokens = [[texts("summary-token", token=AGES[token - 1]) for token in paid] for paid in glory.kingdoms]
    merfolk = [list(map(str, paid)) for paid in glory.merfolk]
    yield _grid(
        ["", *places],
        (
            [texts("summary-row", source=source, age=age), *(row + ["\N{EN DASH}"] * (len(places) - len(row)))]
            for source, values in (("kingdoms", tokens), ("merfolk", merfolk))
            for age, row in enumerate(values, 1)
        ),
    )


def _grid(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> Grid:
    grid = Grid(*heads, box=box.SIMPLE)
    for row in rows:
        grid.add_row(*row)
    return grid
