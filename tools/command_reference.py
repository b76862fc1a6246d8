"""The reference of the command line as Markdown, from the command itself."""

import re
from collections.abc import Iterator
from typing import Any

import typer
from rich.text import Text

from ethnos.cli import app


def command_reference() -> str:
    """Every command with its arguments and options."""
    return "\n".join(line for name, command in all_commands() for line in _described(name, command))


def all_commands() -> list[tuple[str, Any]]:
    """Every command, by what is typed."""
    return list(_commands(typer.main.get_command(app), "ethnos"))


def _commands(command: Any, name: str) -> Iterator[tuple[str, Any]]:
    yield name, command
    below = getattr(command, "commands", {})
    for part in sorted(below):
        yield from _commands(below[part], f"{name} {part}")


def _described(name: str, command: Any) -> Iterator[str]:
    context = command.make_context(name, [], resilient_parsing=True)
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    options = [one for one in command.params if one.param_type_name == "option" and one.name != "help"]
    yield f"## {name}\n"
    yield f"{_plain(command.help)}\n"
    for example in re.findall(r"ethnos [^\n]*", _plain(command.epilog)):
        yield f"    {example.strip()}\n"
    if arguments or options:
        yield "| | |\n|---|---|"
    for one in arguments:
        yield f"| `{one.metavar}` | {_cell(one.help)} |"
    for one in options:
        typed, meaning = one.get_help_record(context)
        yield f"| `{_cell(typed)}` | {_cell(meaning)} |"
    yield ""


def _cell(text: str) -> str:
    """A text as a cell of a table: on one line, and without what would end the cell."""
    return " ".join(text.split()).replace("|", r"\|")


def _plain(text: str | None) -> str:
    """A text without the markup of the terminal."""
    return Text.from_markup(text or "").plain.strip()
