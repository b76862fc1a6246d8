"""Refusals in a person's language: every named exception has a text, filled in with what it knows."""

from typing import Final

from ethnos.engine.errors import NO_TRIBE, EthnosError
from ethnos.i18n import Texts

LABELS: Final = {"port", "seed"}
"""Numbers that count nothing: 8000 is not written as 8,000."""


def explain(error: EthnosError, texts: Texts) -> str:
    """The sentence of a refusal: some tell it themselves, the others have a text under their own name."""
    told = getattr(error, "reason", error)
    if hasattr(told, "text"):
        return str(told.text(texts))
    return texts(code_of(error), **values_of(error))


def code_of(error: EthnosError) -> str:
    """The key of a refusal's text: its own code, or the name of its kind."""
    return str(getattr(error, "code", None) or f"error-{type(error).__name__}")


def values_of(error: EthnosError) -> dict[str, object]:
    """What a refusal's text takes."""
    return {
        name: str(value) if name in LABELS else _readable(value)
        for name, value in vars(error).items()
        if name != "code"
    }


def _readable(value: object) -> object:
    """Lists as people read them; numbers stay numbers, for plurals."""
    if value is NO_TRIBE:
        return "none"
    if isinstance(value, (tuple, list)):
        return ", ".join(str(part) for part in value)
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)
