"""The table in frames with more detail, for a screen of 160 x 50."""

from typing import Final

from rich import box
from rich.console import Console, Group, JustifyMethod, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ethnos.engine.components import KINGDOMS, SKELETON_CARD, TRIBE_NAMES
from ethnos.engine.state import OVER
from ethnos.game.drawing import read_table, signs
from ethnos.game.drawing.seen_table import SeenTable

HEAD: Final[tuple[JustifyMethod, ...]] = ("left", "left", "left", "center", "right")
TRIBES: Final = 3
"""The part of the header that takes a second line where there is no room for all."""
STACK: Final = 2
"""The most markers drawn one by one; more are shown as a number."""
FRAME: Final = 4
"""Columns of a frame: a line and a space on each side."""
LEAST_LEFT: Final = 53
MOST_LEFT: Final = 62
"""The kingdoms' part of the width, in percent: as much as they need, within these bounds."""


def draw_roomy(seen: SeenTable, width: int, airy: bool) -> RenderableType:
    """Header, kingdoms beside players, pool and hand, each in a frame."""
    left = _left(seen, width)
    players = _players(seen, width - left - FRAME, airy)
    players_height = players.plain.count("\n") + 1
    gaps = 2 if players_height >= _height(2) else 1
    kingdoms, height = _kingdoms(seen, gaps, left), max(_height(gaps), players_height) + 2
    middle = Grid.grid(padding=0, expand=False)
    middle.add_column(width=left)
    middle.add_column(width=width - left)
    middle.add_row(
        _framed(kingdoms, seen.texts("terminal-kingdoms"), left, height),
        _framed(players, seen.texts("terminal-players"), width - left, height),
    )
    pool = _framed(_pool(seen), seen.texts("terminal-pool-title"), width)
    return Group(_head(seen, width), middle, pool, *_hands(seen, width))


def _left(seen: SeenTable, width: int) -> int:
    """The width of the kingdoms' frame."""
    needed = _needed(_kingdom_rows(seen, 0, colours=True))
    return max(width * LEAST_LEFT // 100, min(needed, width * MOST_LEFT // 100))


def _needed(grid: Grid) -> int:
    """The width of a frame in which nothing of a grid is cut."""
    return Console(width=1000).measure(grid).maximum + FRAME


def _height(gaps: int) -> int:
    """Lines of the kingdoms: headings, a rule, and ``gaps`` empty lines between any two."""
    return 2 + KINGDOMS + gaps * (KINGDOMS - 1)


def _framed(content: RenderableType, title: str, width: int, height: int | None = None) -> Panel:
    return Panel(
        content, title=Text(title, "bold"), title_align="left", width=width, height=height, border_style=signs.QUIET
    )


def _head(seen: SeenTable, width: int) -> Panel:
    tribes = seen.texts("terminal-tribes", tribes=", ".join(map(seen.texts.tribe, seen.tribes)))
    parts = [Text(seen.age(), "bold"), seen.dragons(), Text(seen.deck()), Text(tribes, signs.QUIET), seen.turn()]
    grid = Grid.grid(expand=True, padding=(0, 2))
    for place, (justify, part) in enumerate(zip(HEAD, parts, strict=True)):
        grid.add_column(justify=justify, no_wrap=place != TRIBES, min_width=None if place == TRIBES else part.cell_len)
    grid.add_row(*parts)
    return _framed(grid, seen.texts("terminal-title"), width)


def _kingdoms(seen: SeenTable, gaps: int, width: int) -> Grid:
    """The kingdoms in a frame of this width; without the names of the colours, if that makes room for who leads."""
    grid = _kingdom_rows(seen, gaps, colours=True)
    return grid if _needed(grid) <= width else _kingdom_rows(seen, gaps, colours=False)


def _kingdom_rows(seen: SeenTable, gaps: int, *, colours: bool) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, expand=True, show_edge=False, padding=(0, 1), collapse_padding=True)
    grid.add_column(seen.texts("terminal-kingdom"), no_wrap=True)
    for age in seen.ages:
        grid.add_column(age, justify="center", no_wrap=True)
    for seat in seen.seats:
        grid.add_column(signs.shape(seat), justify="center", no_wrap=True)
    grid.add_column(seen.texts("terminal-leads"), no_wrap=True, ratio=1)
    for place in range(KINGDOMS):
        gap = "\n" * gaps if place < KINGDOMS - 1 else ""
        name = signs.kingdom(place, seen.texts)
        if colours:
            name.append(f" {signs.colour(place, seen.texts)}", signs.QUIET)
        tokens = [seen.token(place, age) for age in range(len(seen.ages))]
        stacks = [_stack(seen, seat, place) for seat in seen.seats]
        grid.add_row(name.append(gap), *tokens, *stacks, seen.leads(place))
    return grid


def _stack(seen: SeenTable, seat: int, place: int) -> Text:
    """A seat's markers in a kingdom, to be read without counting."""
    count = seen.table.markers[seat, place]
    if count == 0:
        return Text("·", signs.QUIET)
    if count <= STACK:
        return Text("").join([signs.shape(seat)] * count)
    return signs.shape(seat).append(str(count), "default bold")


def _players(seen: SeenTable, width: int, airy: bool) -> Text:
    return Text("\n\n" if airy else "\n").join(_player(seen, seat, width) for seat in seen.seats)


def _player(seen: SeenTable, seat: int, width: int) -> Text:
    """Three lines: the player, the Bands, the boards."""
    table, texts = seen.table, seen.texts
    name = seen.mark(seat).append(" ").append_text(signs.player(seat, seen.names))
    if seat == seen.seat:
        name.append(" " + texts("terminal-you"), "default italic")
    glory = Text(texts("terminal-glory", count=table.glory[seat]), "bold")
    cards = Text(texts("terminal-cards", count=table.hand_size[seat]))
    lines = [Text("   ").join([name, glory, cards, *_place(seen, seat)]), _bands(seen, seat, width)]
    boards = [Text(f"{texts(key)} ").append_text(value) for key, value in seen.boards(seat).items() if value]
    lines.append(Text("    ").append_text(Text("   ").join(boards)))
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Text("\n").join(lines)


def _place(seen: SeenTable, seat: int) -> list[Text]:
    """The place of a seat, once the game is over."""
    if seen.table.phase != OVER:
        return []
    return [Text(seen.texts("terminal-place", place=seen.table.places[seat]), "bold")]


def _bands(seen: SeenTable, seat: int, width: int) -> Text:
    bands = [_band(seen, leader, size) for leader, size in read_table.bands_of(seen.table, seat)]
    if not bands:
        return Text(f"    {seen.texts('terminal-no-bands')}", signs.QUIET)
    for count in range(len(bands), -1, -1):
        more = [Text(f"+{len(bands) - count}")] if count < len(bands) else []
        line = Text("    ").append_text(Text("  ").join([*bands[:count], *more]))
        if line.cell_len <= width:
            break
    return line


def _band(seen: SeenTable, leader: int, size: int) -> Text:
    name = seen.texts("tribe-one", tribe=signs.tribe_of(leader))
    return (
        signs.colour_sign(leader).append(f" {name} ", "default not bold").append(f"{signs.TIMES}{size}", "default bold")
    )


def _rows() -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    return grid


def _by_tribe(seen: SeenTable, kinds: list[int], numbers: dict[int, int]) -> Grid:
    """A row for each tribe; each card with its number."""
    grid = _rows()
    for tribe, cards in read_table.by_tribe(kinds).items():
        row = [_numbered(seen, kind, cards.count(kind), numbers) for kind in sorted(set(cards))]
        grid.add_row(Text(seen.texts.tribe(TRIBE_NAMES[tribe]), "bold"), Text("   ").join(row))
    if not kinds:
        grid.add_row(Text(seen.texts("terminal-none"), signs.QUIET), Text())
    return grid


def _numbered(seen: SeenTable, kind: int, count: int, numbers: dict[int, int]) -> Text:
    """A colour of a tribe's row, with the number to type."""
    name = seen.texts("terminal-wild") if kind == SKELETON_CARD else signs.colour(kind % KINGDOMS, seen.texts)
    number = f"{numbers[kind]}" if kind in numbers else ""
    text = Text(f"{number:>2} " if number else "", "bold").append_text(signs.colour_sign(kind))
    return signs.times(text.append(f" {name}", "default not bold"), count)


def _by_colour(seen: SeenTable, kinds: list[int]) -> Grid:
    """A row for each colour: its tribes."""
    grid = _rows()
    for key, cards in read_table.by_colour(kinds).items():
        names = (
            signs.times(Text(seen.texts("tribe-one", tribe=signs.tribe_of(kind))), cards.count(kind))
            for kind in sorted(set(cards))
        )
        name = seen.texts("terminal-wild") if key == SKELETON_CARD else signs.colour(key, seen.texts)
        grid.add_row(signs.colour_sign(cards[0]).append(f" {name}", "default not bold"), Text(", ").join(names))
    return grid


def _pool(seen: SeenTable) -> Grid:
    kinds = read_table.pool_of(seen.table)
    return _by_tribe(seen, kinds, read_table.numbered(kinds))


def _hands(seen: SeenTable, width: int) -> list[Panel]:
    """The hand by tribe and by colour; all hands in one frame where they are open."""
    texts = seen.texts
    if seen.seat is None:
        grid = _rows()
        for seat in seen.hands:
            grid.add_row(signs.player(seat, seen.names), _in_a_row(seen, read_table.hand_of(seen.table, seat)))
        return [_framed(grid, texts("terminal-hands"), width)]
    return [_framed(_own_hand(seen, seat), texts("terminal-hand-title"), width) for seat in seen.hands]


def _own_hand(seen: SeenTable, seat: int) -> Grid:
    kinds = read_table.hand_of(seen.table, seat)
    grid = Grid.grid(expand=True)
    grid.add_column(ratio=53)
    grid.add_column(ratio=47)
    grid.add_row(_by_tribe(seen, kinds, read_table.numbered(kinds)), _by_colour(seen, kinds))
    return grid


def _in_a_row(seen: SeenTable, kinds: list[int]) -> Text:
    return signs.cards(kinds, seen.texts) if kinds else Text(seen.texts("terminal-none"), signs.QUIET)
