"""Reads a position: fills a blank table part by part and checks every line."""

from ethnos.base.arguments import checked
from ethnos.engine.state import Table
from ethnos.notation.position_lines import Lines
from ethnos.notation.reading.band_in_work import read_band_in_work
from ethnos.notation.reading.boards import read_boards, read_markers
from ethnos.notation.reading.cards import read_cards
from ethnos.notation.reading.draft import Draft
from ethnos.notation.reading.results import list_choices, read_end, read_generator, read_glory
from ethnos.notation.reading.setting import read_moment, read_setting
from ethnos.notation.text_errors import BadPosition


@checked
def read_position(text: str) -> Table:
    """The table or view that a text describes, byte for byte; ``BadPosition`` gives the line that is wrong."""
    return _read(Lines(text))


@checked
def read_whole_position(text: str) -> Table:
    """The table to play on from a position; a view is refused, because its deck is unknown."""
    lines = Lines(text)
    view = lines.get("view")
    if view is not None:
        raise BadPosition("view-not-whole", view.number)
    return _read(lines)


def _read(lines: Lines) -> Table:
    draft = Draft(lines)
    read_setting(draft)
    read_moment(draft)
    read_cards(draft)
    read_markers(draft)
    read_boards(draft)
    read_glory(draft)
    read_band_in_work(draft)
    read_end(draft)
    read_generator(draft)
    list_choices(draft)
    return draft.table
