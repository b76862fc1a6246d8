"""The rules in the terminal: all of them, or some, with their worked examples; the rules of one game on a page."""

from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.padding import Padding
from rich.table import Table as Columns

from ethnos.base.i18n import Texts, languages
from ethnos.base.plain import to_json
from ethnos.base.rulebook import Chapter, bases, chapters, find, rule_text, tribe_rules
from ethnos.cli.common import (
    EDITION,
    AsJson,
    Options,
    Players,
    Preset,
    Tribes,
    app,
    examples,
    options_from,
    out,
    print_json,
    progress_bar,
    refusals,
    say,
    texts,
)
from ethnos.cli.first_compile import prepare
from ethnos.engine import play as engine
from ethnos.engine.ruleset import Ruleset
from ethnos.engine.ruleset import preset as preset_of

if TYPE_CHECKING:
    from ethnos.lessons.examples import Example

INDENT: Final = 7
"""The width of the column of rule ids, with some space."""


@app.command("rules", help=texts("rules-command-help"), epilog=texts("cli-example", command="ethnos rules elf"))
def show_rules(
    what: Annotated[str, typer.Argument(metavar="RULE", show_default=False, help=texts("rules-command-what"))] = "",
    preset: Annotated[str, typer.Option(help=texts("rules-command-preset"))] = EDITION,
    option: Options = None,
) -> None:
    """Print rules."""
    from ethnos.lessons.examples import example_of

    with refusals():
        ruleset = preset_of(preset).changed(**options_from(option))
        selected = find(what, texts) if what else chapters()
        say(out, "rules-command-edition", edition=texts(f"pages-preset-{preset}"))
        if any(example_of(rule) for chapter in selected for rule in chapter.rules):
            with progress_bar() as progress:
                prepare(progress, engine.__name__)
        for chapter in selected:
            _print_chapter(chapter, ruleset)


@app.command(
    "summary",
    help=texts("summary-command-help"),
    epilog=examples("summary --players 3", "summary --preset german --tribes first_game --lang de"),
)
def show_summary(
    preset: Preset = EDITION,
    players: Players = 4,
    tribes: Tribes = "random",
    option: Options = None,
    lang: Annotated[str, typer.Option(help=texts("summary-command-lang", languages=", ".join(languages())))] = "",
    as_json: AsJson = False,
) -> None:
    """Print the rules of one game on a page."""
    from ethnos.game.summary import summary
    from ethnos.terminal.summary import print_summary

    if lang and lang not in languages():
        raise typer.BadParameter(lang, param_hint="--lang")
    with refusals():
        usual = preset_of(preset)
        ruleset = usual.changed(**options_from(option))
        with progress_bar() as progress:
            prepare(progress, engine.__name__)
        page = summary(ruleset, players, tribes)
        words = Texts(lang) if lang else texts
        edition = words(f"pages-preset-{preset}" if ruleset == usual else "rules-edition-own")
        if as_json:
            print_json(to_json(page))
        else:
            print_summary(out, page, edition, words)


def _print_chapter(chapter: Chapter, ruleset: Ruleset) -> None:
    out.print(f"\n[bold]{texts(f'rules-chapter-{chapter.id}')}[/]", highlight=False)
    for group in chapter.groups:
        if group.id:
            out.print(f"\n[italic]{texts(f'rules-group-{group.id}')}[/]", highlight=False)
        for rule in group.rules:
            _print_rule(rule, ruleset)


def _print_rule(rule: str, ruleset: Ruleset) -> None:
    from ethnos.lessons.examples import example_of

    columns = Columns.grid(padding=(0, 1))
    columns.add_column(width=INDENT - 1, no_wrap=True, style="bold")
    columns.add_column()
    tribe, text = tribe_rules().get(rule), rule_text(rule, texts.under(ruleset))
    if basis := bases().get(rule):
        text = f"{text} [italic]{texts('rules-basis', basis=basis)}[/]"
    columns.add_row(rule, f"[bold]{texts.tribe(tribe)}.[/] {text}" if tribe else text)
    out.print(columns)
    if example := example_of(rule):
        _print_example(example, ruleset)


def _print_example(example: "Example", ruleset: Ruleset) -> None:
    """Print the text of an example, and the events in it."""
    from ethnos.game.events import describe
    from ethnos.lessons.examples import NAMES, play

    played = play(example, ruleset)
    names = [texts("rules-example-player", seat=seat) for seat in range(len(NAMES))]
    lines = [
        f"[italic]{texts('rules-example')}.[/] {texts.under(ruleset)(example.key, **played.values)}",
        *(f"- {describe(event, texts, names)}" for event in played.events),
    ]
    out.print(Padding("\n".join(lines), (0, 0, 0, INDENT)), highlight=False)
