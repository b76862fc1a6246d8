"""``python -m ethnos.server.schema``: everything that goes over the wire as one JSON Schema document.

The browser's types are generated from it. The schema of what the server sends describes it on arrival: a field
without a value is absent, every other field is present. The schema of what a client sends describes what is accepted: a
field with a default can be left out.
"""

import json
import sys
from typing import Any, Final, get_args

from pydantic import TypeAdapter
from pydantic.json_schema import CoreRef, GenerateJsonSchema, JsonSchemaMode, JsonSchemaValue
from pydantic_core import core_schema

from ethnos.bots.registry import Level
from ethnos.engine.components import Card, Colour, Kingdom, Tribe
from ethnos.engine.state import Phase, Source
from ethnos.game.summary import Summary
from ethnos.insight.evaluator import Mark
from ethnos.insight.report import AnalysisReport
from ethnos.server.api import lessons, setup_options
from ethnos.server.protocol import host, people, requests, state, validation
from ethnos.server.rooms.entries import LineKind

RECEIVED: Final[dict[str, Any]] = {
    "Incoming": validation.ANY_INCOMING,
    "TableIn": requests.TableIn,
    "JoinIn": requests.JoinIn,
    "RematchIn": requests.RematchIn,
    "PlayOnIn": requests.PlayOnIn,
    "FileIn": requests.FileIn,
    "SharingIn": requests.SharingIn,
    "GamesIn": requests.GamesIn,
    **{
        kind.__name__: kind
        for kind in (
            people.PersonIn,
            people.KeyIn,
            people.OwnSeatsIn,
            people.OwnTableIn,
            people.CodeIn,
            people.MailIn,
            people.TokenIn,
            people.PushIn,
            people.EndpointIn,
            people.RatedIn,
            people.UnblockIn,
            requests.LinkIn,
            requests.ReportIn,
            host.HostIn,
        )
    },
    "LessonMove": lessons.LessonMove,
    "AgeIn": lessons.AgeIn,
    "AgeMove": lessons.AgeMove,
}
SENT: Final[dict[str, Any]] = {
    "Outgoing": validation.ANY_OUTGOING,
    "SeatOut": requests.SeatOut,
    "State": state.State,
    "TableList": list[requests.ListedTable],
    "Replay": requests.Replay,
    "LoadedFile": requests.LoadedFile,
    "AnalysisReport": AnalysisReport,
    "Choices": setup_options.Choices,
    "Examples": list[lessons.ExampleOut],
    "Summary": Summary,
    "Lesson": list[lessons.SceneOut],
    "LessonTable": lessons.LessonTable,
    "LessonAnswer": lessons.LessonAnswer,
    "AgeOut": lessons.AgeOut,
    "Problem": requests.Problem,
    "BadForm": requests.BadForm,
    "Health": requests.Health,
    "PrivacyOut": requests.PrivacyOut,
    "SharingOut": requests.SharingOut,
    "TabOut": requests.TabOut,
    **{
        kind.__name__: kind
        for kind in (
            people.PersonOut,
            people.CarryOut,
            people.CarriedGames,
            people.Carried,
            people.DoneOut,
            people.Statistics,
            host.HostOut,
        )
    },
}


_VOCABULARIES: Final = {
    get_args(kind): name
    for name, kind in {
        "Card": Card,
        "Tribe": Tribe,
        "Kingdom": Kingdom,
        "Colour": Colour,
        "Phase": Phase,
        "Source": Source,
        "Level": Level,
        "Mark": Mark,
        "LineKind": LineKind,
    }.items()
}


class MessageSchema(GenerateJsonSchema):
    """Schemas of messages in which fields that are None are left out."""

    def field_is_required(self, field: Any, total: bool) -> bool:
        """Sent: fields that cannot be None. Received: fields without a default, and constants."""
        if self.mode == "validation":
            return super().field_is_required(field, total) or _is_constant(field["schema"])
        return not _can_be_none(field["schema"])

    def literal_schema(self, schema: core_schema.LiteralSchema) -> JsonSchemaValue:
        """Give each of the game's vocabularies a definition."""
        name = _VOCABULARIES.get(tuple(schema["expected"]))
        if name is None:
            return super().literal_schema(schema)
        place, reference = self.get_cache_defs_ref_schema(CoreRef(name))
        self.definitions[place] = super().literal_schema(schema)
        return reference

    def field_title_should_be_set(self, _schema: Any) -> bool:
        """Set no titles: the generator of types would turn each one into a type of its own."""
        return False

    def nullable_schema(self, schema: core_schema.NullableSchema) -> JsonSchemaValue:
        """Leave None out: it is not sent."""
        return super().nullable_schema(schema) if self.mode == "validation" else self.generate_inner(schema["schema"])

    def default_schema(self, schema: core_schema.WithDefaultSchema) -> JsonSchemaValue:
        """Leave defaults out of what is sent."""
        return super().default_schema(schema) if self.mode == "validation" else self.generate_inner(schema["schema"])


def _can_be_none(schema: Any) -> bool:
    return schema["type"] == "nullable" or (schema["type"] == "default" and _can_be_none(schema["schema"]))


def _is_constant(schema: Any) -> bool:
    """Whether a field has only one value, which identifies the kind of message."""
    inner = schema["schema"] if schema["type"] == "default" else schema
    return bool(inner["type"] == "literal" and len(inner["expected"]) == 1)


def document() -> dict[str, Any]:
    """The whole schema: a definition for each message and each of its parts."""
    kinds: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        *((name, "validation", TypeAdapter(kind)) for name, kind in RECEIVED.items()),
        *((name, "serialization", TypeAdapter(kind)) for name, kind in SENT.items()),
    ]
    schemas, shared = TypeAdapter.json_schemas(kinds, schema_generator=MessageSchema, title="Ethnos")
    definitions: dict[str, Any] = shared["$defs"]
    for (name, _), schema in schemas.items():
        definitions.setdefault(name, schema)
    return shared | {"$defs": dict(sorted(definitions.items()))}


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=2)
    sys.stdout.write("\n")
