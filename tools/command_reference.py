"""The command-line reference as Markdown, generated from the command itself."""

import re
from collections.abc import Iterator
from typing import Any

import typer
from rich.text import Text

from ethnos.cli import app


def command_reference() -> str:
    """Every command with its arguments and options."""
    return "\n".join(line for name, command in all_commands() for line in _section(name, command))


def all_commands() -> list[tuple[str, Any]]:
    """Every command with its full name, such as ``ethnos play``."""
    return list(_commands(typer.main.get_command(app), "ethnos"))


def _commands(command: Any, name: str) -> Iterator[tuple[str, Any]]:
    yield name, command
    subcommands = getattr(command, "commands", {})
    for word in sorted(subcommands):
        yield from _commands(subcommands[word], f"{name} {word}")


def _section(name: str, command: Any) -> Iterator[str]:
    context = command.make_context(name, [], resilient_parsing=True)
    arguments = [part for part in command.params if part.param_type_name == "argument"]
    options = [part for part in command.params if part.param_type_name == "option" and part.get_help_record(context)]
    options = [part for part in options if part.name != "help"]
    yield f"## {name}\n"
    yield f"{_plain(command.help)}\n"
    for example in re.findall(r"ethnos [^\n]*", _plain(command.epilog)):
        yield f"    {example.strip()}\n"
    if arguments or options:
        yield "| | |\n|---|---|"
    for argument in arguments:
        yield f"| `{argument.metavar}` | {_cell(argument.help)} |"
    for option in options:
        names, meaning = option.get_help_record(context)
        yield f"| `{_cell(names)}` | {_cell(meaning)} |"
    yield ""


def _cell(text: str) -> str:
    """A text as a cell of a table: on one line, with bars escaped."""
    return " ".join(text.split()).replace("|", r"\|")


def _plain(text: str | None) -> str:
    """A text without the markup of the terminal."""
    return Text.from_markup(text or "").plain.strip()
