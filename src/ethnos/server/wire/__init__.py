"""What goes over the wire of the game itself, as models: the browser's types are made from them.

view_of(table, viewer)             # the table as a seat, or a SPECTATOR, may see it
Views(table).of(viewer)            # the same, for several who look at it
offers_of(table, viewer)           # every whole move of the seat that decides, and what each Band would do
move_from(message)                 # a client's move; only its form is checked
preview_of(table, move)            # what a composed move would do
happenings_of(events, viewer)      # what happened
analysis_to(table_id, found, seqs) # a game looked at again
reasons_of(benefits)               # what a move is good for

Whatever is None need not be sent: ``model_dump_json(exclude_none=True)``.
"""

from ethnos.server.wire.happenings import Happening, Happenings, happenings_of
from ethnos.server.wire.insight import AnalysisOut, ReasonOut, analysis_to, reasons_of
from ethnos.server.wire.moves import MoveIn, PreviewOut, move_from, move_to, preview_of
from ethnos.server.wire.offers import Offers, offers_of
from ethnos.server.wire.view import TableView, Views, view_of

__all__ = [
    "AnalysisOut",
    "Happening",
    "Happenings",
    "MoveIn",
    "Offers",
    "PreviewOut",
    "ReasonOut",
    "TableView",
    "Views",
    "analysis_to",
    "happenings_of",
    "move_from",
    "move_to",
    "offers_of",
    "preview_of",
    "reasons_of",
    "view_of",
]
