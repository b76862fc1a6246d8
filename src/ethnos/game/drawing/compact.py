"""The table in few lines, for a screen of 80 x 24."""

from collections.abc import Iterable

from rich.console import Group
from rich.text import Text

from ethnos.engine.components import KINGDOMS, SKELETON_CARD, TRIBE_NAMES
from ethnos.game.drawing import read_table, signs
from ethnos.game.drawing.seen_table import SeenTable
from ethnos.game.scores import leaders_in

NAME = 10
"""Letters of a player's name that a column has room for."""
LABEL = 6
KINGDOM_COLUMN = 17
MORE = "…"
GAP = "  "


def draw_compact(seen: SeenTable, width: int, height: int) -> Group:
    """The table in at most this many lines; the pool gets the lines that the rest leaves over."""
    kingdoms, players, hands = _kingdoms(seen), _players(seen, width), _hands(seen, width)
    pool = _pool(seen, width)
    spare = height - 1 - len(kingdoms) - len(players) - len(hands)
    if spare < 1:
        players, spare = players[1:], spare + 1
    with_tribes = spare > len(pool)
    head = _head(seen, with_tribes, width)
    pool = _clipped(pool, max(1, spare - (len(head) - 1)))
    parts = [head, kingdoms, players, pool, hands]
    spare = height - sum(map(len, parts))
    return Group(*_fitted(_spaced(parts, spare), width, height))


def _spaced(parts: list[list[Text]], spare: int) -> list[Text]:
    """The parts below each other, with an empty line between them as far as there is room."""
    lines: list[Text] = []
    for number, part in enumerate(parts):
        if number and part and len(parts) - number <= spare:
            lines.append(Text())
        lines += part
    return lines


def _fitted(lines: list[Text], width: int, height: int) -> list[Text]:
    for line in lines:
        line.no_wrap = True
        line.truncate(width, overflow="ellipsis")
    return lines[:height]


def _head(seen: SeenTable, with_tribes: bool, width: int) -> list[Text]:
    """Age, Dragons, deck, turn and tribes: in two lines, or in one with the tribes in short."""
    if not with_tribes:
        return [_short_head(seen, width)]
    line = Text(GAP).join([Text(seen.age(), "bold"), seen.dragons(), Text(seen.deck())])
    line = _ends(line, seen.turn(), width)
    tribes = seen.texts("terminal-tribes", tribes=", ".join(map(seen.texts.tribe, seen.tribes)))
    return [line, Text(tribes, signs.QUIET)]


def _short_head(seen: SeenTable, width: int) -> Text:
    """Everything in one line; if there is too little room, the tribes are cut and not the turn."""
    table, texts = seen.table, seen.texts
    age = Text(texts("terminal-age-short", age=seen.ages[table.age - 1]), "bold")
    deck = Text(texts("terminal-deck-short", count=table.deck_left))
    tribes = Text(" ".join(map(seen.short, seen.tribes)), signs.QUIET)
    left = Text(GAP).join([age, signs.dragons(table.dragons), deck, tribes])
    left.truncate(width - len(GAP) - seen.turn().cell_len, overflow="ellipsis")
    return _ends(left, seen.turn(), width)


def _ends(left: Text, right: Text, width: int) -> Text:
    """A line with one text at each end."""
    gap = max(2, width - left.cell_len - right.cell_len)
    return left.append(" " * gap).append_text(right)


def _kingdoms(seen: SeenTable) -> list[Text]:
    """A line for each kingdom under a line of headings."""
    titles = [Text(seen.texts("terminal-kingdom")), *(Text(age.center(4)) for age in seen.ages)]
    rows = [[*titles, *(signs.shape(seat) for seat in seen.seats), Text(seen.texts("terminal-leads"))]]
    rows += [_kingdom(seen, place) for place in range(KINGDOMS)]
    names = max(KINGDOM_COLUMN, *(row[0].cell_len + 1 for row in rows))
    widths = [names, *(5 for _ in seen.ages), *(4 for _ in seen.seats), 0]
    lines = [_columns(row, widths) for row in rows]
    lines[0].stylize("underline")
    return lines


def _kingdom(seen: SeenTable, place: int) -> list[Text]:
    name = signs.kingdom(place, seen.texts).append(f" {signs.colour(place, seen.texts)}", signs.QUIET)
    tokens = [seen.token(place, age) for age in range(len(seen.ages))]
    counts = [seen.table.markers[seat, place] for seat in seen.seats]
    ahead = leaders_in(seen.table, place)
    markers = [
        Text(str(count or "·"), "bold" if seat in ahead else signs.QUIET if not count else "")
        for seat, count in enumerate(counts)
    ]
    return [name, *tokens, *markers, seen.leads(place)]


def _players(seen: SeenTable, width: int) -> list[Text]:
    """A line for each player under a line of headings."""
    boards = [seen.boards(seat) for seat in seen.seats]
    titles = ["terminal-player", "terminal-glory", "terminal-hand", *boards[0], "terminal-bands"]
    heads = [Text(seen.texts(f"{title}-short")) for title in titles]
    heads[0] = Text("  ").append_text(heads[0])
    rows = [[*_player(seen, seat), *boards[seat].values()] for seat in seen.seats]
    columns = zip(heads[:-1], *rows, strict=True)
    widths = [max(cell.cell_len for cell in column) + 2 for column in columns]
    room = width - sum(widths)
    for seat, row in enumerate(rows):
        row.append(_bands(seen, seat, room))
    lines = [_columns(row, [*widths, 0]) for row in [heads, *rows]]
    lines[0].stylize("underline")
    return lines


def _player(seen: SeenTable, seat: int) -> list[Text]:
    name = signs.player(seat, seen.names)
    name.truncate(NAME + 2, overflow="ellipsis")
    table = seen.table
    player = seen.mark(seat).append_text(name)
    return [player, Text(str(table.glory[seat]), "bold"), Text(str(table.hand_size[seat]))]


def _bands(seen: SeenTable, seat: int, room: int) -> Text:
    """A seat's Bands, as many as there is room for, and how many more there are."""
    bands = [_band(seen, leader, size) for leader, size in read_table.bands_of(seen.table, seat)]
    for count in range(len(bands), -1, -1):
        left = len(bands) - count
        text = Text(" ").join([*bands[:count], *([Text(f"+{left}", signs.QUIET)] if left else [])])
        if text.cell_len <= room:
            return text
    return Text()


def _band(seen: SeenTable, leader: int, size: int) -> Text:
    return Text(seen.short(signs.tribe_of(leader))).append_text(signs.colour_sign(leader)).append(str(size), "bold")


def _pool(seen: SeenTable, width: int) -> list[Text]:
    """The face-up cards by tribe, each kind with its number."""
    kinds = read_table.pool_of(seen.table)
    numbers = read_table.numbered(kinds)
    groups = [_tribe_group(seen, tribe, cards, numbers) for tribe, cards in read_table.by_tribe(kinds).items()]
    return _wrapped(seen.texts("terminal-pool"), groups or [Text(seen.texts("terminal-none"))], width)


def _hands(seen: SeenTable, width: int) -> list[Text]:
    """The hand by tribe and by colour; where all hands are open, one after another."""
    if seen.seat is None:
        return [line for seat in seen.hands for line in _open_hand(seen, seat)]
    return [line for seat in seen.hands for line in _own_hand(seen, seat, width)]


def _own_hand(seen: SeenTable, seat: int, width: int) -> list[Text]:
    kinds = read_table.hand_of(seen.table, seat)
    if not kinds:
        return _wrapped(seen.texts("terminal-your-hand"), [Text(seen.texts("terminal-none"))], width)
    numbers = read_table.numbered(kinds)
    tribes = [_tribe_group(seen, tribe, cards, numbers) for tribe, cards in read_table.by_tribe(kinds).items()]
    colours = [_colour_group(seen, cards) for cards in read_table.by_colour(kinds).values()]
    return _wrapped(seen.texts("terminal-your-hand"), tribes, width) + _wrapped("", colours, width)


def _open_hand(seen: SeenTable, seat: int) -> list[Text]:
    kinds = read_table.hand_of(seen.table, seat)
    if not kinds:
        return []
    groups = [_tribe_group(seen, tribe, cards, {}) for tribe, cards in read_table.by_tribe(kinds).items()]
    line = signs.player(seat, seen.names).append("  ")
    return [line.append_text(Text(GAP).join(groups))]


def _tribe_group(seen: SeenTable, tribe: int, kinds: list[int], numbers: dict[int, int]) -> Text:
    """A tribe's cards: its name, then each colour with its number."""
    cards = [
        signs.times(Text(str(numbers.get(kind, ""))).append_text(signs.colour_sign(kind)), kinds.count(kind))
        for kind in sorted(set(kinds))
    ]
    return Text(seen.short(TRIBE_NAMES[tribe]), "bold").append(" ", "not bold").append_text(Text(" ").join(cards))


def _colour_group(seen: SeenTable, kinds: list[int]) -> Text:
    """A colour's cards: its sign and name, then the tribes."""
    if kinds[0] == SKELETON_CARD:
        return signs.times(signs.colour_sign(SKELETON_CARD).append(seen.texts("terminal-wild")), len(kinds))
    place = kinds[0] % KINGDOMS
    tribes = (signs.times(Text(seen.short(signs.tribe_of(kind))), kinds.count(kind)) for kind in sorted(set(kinds)))
    name = signs.kingdom_sign(place).append(signs.colour(place, seen.texts), signs.KINGDOM_TINTS[place])
    return name.append(" ", "default").append_text(Text(" ").join(tribes))


def _wrapped(label: str, groups: Iterable[Text], width: int) -> list[Text]:
    """Groups of cards in as many lines as they need, the label before the first."""
    lines = [Text(label.ljust(LABEL), "bold")]
    start = LABEL
    for group in groups:
        if lines[-1].cell_len > start and lines[-1].cell_len + len(GAP) + group.cell_len > width:
            lines.append(Text(" " * LABEL))
        if lines[-1].cell_len > start:
            lines[-1].append(GAP)
        lines[-1].append_text(group)
    return lines


def _clipped(lines: list[Text], count: int) -> list[Text]:
    """At most ``count`` lines; the last one marks that there is more."""
    if len(lines) > count:
        lines = lines[:count]
        lines[-1].append(f" {MORE}", "bold")
    return lines


def _columns(cells: list[Text], widths: list[int]) -> Text:
    """Cells side by side, each in its width."""
    line = Text()
    for cell, width in zip(cells, widths, strict=True):
        piece = cell.copy()
        if width:
            piece.truncate(width, overflow="ellipsis")
            piece.append(" " * (width - piece.cell_len), "not underline")
        line.append_text(piece)
    return line
