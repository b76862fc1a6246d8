"""``python -m ethnos.server.schema``: everything that goes over the wire as one JSON Schema document.

The browser's types are made from it. What the server sends is told as it arrives: a field that has no value is not
there at all, and every other field is. What a client sends is told as it may be sent: a field with a usual value can be
left out.
"""

import json
import sys
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode, JsonSchemaValue
from pydantic_core import core_schema

from ethnos.server import choices, examples, lessons, messages, rest, wire

RECEIVED: Final[dict[str, Any]] = {
    "Incoming": messages.Incoming,
    "TableIn": rest.TableIn,
    "JoinIn": rest.JoinIn,
    "RematchIn": rest.RematchIn,
    "LessonMove": lessons.LessonMove,
    "AgeIn": lessons.AgeIn,
    "AgeMove": lessons.AgeMove,
}
SENT: Final[dict[str, Any]] = {
    "Outgoing": messages.Outgoing,
    "SeatOut": rest.SeatOut,
    "State": messages.State,
    "TableList": list[rest.ListedTable],
    "Replay": rest.Replay,
    "AnalysisOut": wire.AnalysisOut,
    "Choices": choices.Choices,
    "Examples": list[examples.ExampleOut],
    "Lesson": list[lessons.SceneOut],
    "LessonTable": lessons.LessonTable,
    "LessonAnswer": lessons.LessonAnswer,
    "AgeOut": lessons.AgeOut,
    "Problem": rest.Problem,
    "BadForm": rest.BadForm,
    "Health": rest.Health,
}


class AsItIsSent(GenerateJsonSchema):
    """Schemas of messages from which what is None is left out."""

    def field_is_required(self, field: Any, total: bool) -> bool:
        """Of what is sent, everything that cannot be None."""
        if self.mode == "validation":
            return super().field_is_required(field, total)
        return not _can_be_none(field["schema"])

    def field_title_should_be_set(self, _schema: Any) -> bool:
        """Never: made into types, the title of a field would be a type of its own."""
        return False

    def nullable_schema(self, schema: core_schema.NullableSchema) -> JsonSchemaValue:
        """None is not sent."""
        return super().nullable_schema(schema) if self.mode == "validation" else self.generate_inner(schema["schema"])

    def default_schema(self, schema: core_schema.WithDefaultSchema) -> JsonSchemaValue:
        """What is sent has no usual value that a reader would have to know."""
        return super().default_schema(schema) if self.mode == "validation" else self.generate_inner(schema["schema"])


def _can_be_none(schema: Any) -> bool:
    return schema["type"] == "nullable" or (schema["type"] == "default" and _can_be_none(schema["schema"]))


def document() -> dict[str, Any]:
    """The whole schema: a definition for each message and each of its parts."""
    kinds: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        *((name, "validation", TypeAdapter(kind)) for name, kind in RECEIVED.items()),
        *((name, "serialization", TypeAdapter(kind)) for name, kind in SENT.items()),
    ]
    found, rest_of_it = TypeAdapter.json_schemas(kinds, schema_generator=AsItIsSent, title="Ethnos")
    definitions: dict[str, Any] = rest_of_it["$defs"]
    for (name, _), schema in found.items():
        definitions.setdefault(name, schema)
    return rest_of_it | {"$defs": dict(sorted(definitions.items()))}


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=2)
    sys.stdout.write("\n")
