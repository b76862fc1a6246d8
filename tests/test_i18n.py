"""Which language a person reads, and that everything then uses it."""

import ctypes
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import ethnos
from ethnos.base.i18n import Texts, languages, preferred, system_language
from ethnos.engine.components import KINDS
from ethnos.engine.ruleset import PRESETS
from ethnos.terminal.card_input import NotUnderstood, answer_words, find_card, is_answer

PACKAGE = Path(ethnos.__file__).parent


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "pt_PT.UTF-8@euro"}, "pt-BR"),
        ({"LANG": "pt_BR"}, "pt-BR"),
        ({"LANGUAGE": "fr:pl:de", "LANG": "ru_RU.UTF-8"}, "pl"),
        ({"LC_ALL": "ru_RU.UTF-8", "LANG": "de_DE.UTF-8"}, "ru"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "POSIX", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_MESSAGES": "pl_PL", "LANG": "de_DE.UTF-8"}, "pl"),
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "fr_FR.UTF-8", "LANGUAGE": "es:de"}, "de"),
        ({"LANGUAGE": "de"}, "de"),
        ({"ETHNOS_LANGUAGE": "de", "LC_ALL": "C"}, "de"),
        ({"ETHNOS_LANGUAGE": "en", "LC_ALL": "ru_RU.UTF-8"}, "en"),
        ({"ETHNOS_LANGUAGE": "tlh", "LANG": "fr_FR"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language


def test_without_these_variables_windows_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    german = SimpleNamespace(kernel32=SimpleNamespace(GetUserDefaultUILanguage=lambda: 0x0407))
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", german, raising=False)
    assert system_language() == "de_DE"
    assert preferred({}, system_language()) == "de"
    assert preferred({"ETHNOS_LANGUAGE": "pl"}, system_language()) == "pl"


def test_each_language_has_its_edition() -> None:
    assert {Texts(language)("edition") for language in languages()} == set(PRESETS)


def test_an_added_language_is_found_and_what_it_lacks_is_english(tmp_path: Path) -> None:
    """A copy of the package gets a language with some of the texts, and no line of Python is changed."""
    left_out = shutil.ignore_patterns("__pycache__", "web", "libraries", "*.npz")
    package = shutil.copytree(PACKAGE, tmp_path / "ethnos", ignore=left_out)
    added = package / "locale" / "eo"
    added.mkdir()
    plurals = {"one": "n = 1"}
    about = {"name": "Esperanto", "thousands": "\N{NO-BREAK SPACE}", "decimal": ",", "plurals": plurals}
    (added / "language.json").write_text(json.dumps(about), encoding="utf-8")
    (added / "cli.ftl").write_text(
        "rules-command-help = Montri la regulojn.\n"
        "study-written = { $path } pretas.\n"
        "tournament-summary = { $games -> \n    [one] unu ludo\n   *[other] { $games } ludoj\n }\n",
        encoding="utf-8",
    )
    environment = os.environ | {"PYTHONPATH": str(tmp_path), "ETHNOS_LANGUAGE": "eo_EO", "ETHNOS_ENGINE": "interpreted"}

    def run(*command: str) -> str:
        return subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, check=True).stdout

    assert "Montri la regulojn." in run(sys.executable, "-m", "ethnos", "rules", "--help")
    assert Texts("en")("rules-r20")[:20] in " ".join(run(sys.executable, "-m", "ethnos", "rules", "R20").split())
    script = (
        "from ethnos.base.i18n import Texts; print(*(Texts('eo')('tournament-summary', games=n) for n in (1, 1234)))"
    )
    assert run(sys.executable, "-c", script).split("\n")[0] == "unu ludo 1\N{NO-BREAK SPACE}234 ludoj"
    figures = Path(__file__).parents[1] / "studies" / "balance.json"
    output = run(sys.executable, "-m", "ethnos", "study", "report", str(figures), "--out", str(tmp_path / "pages"))
    assert output.split() == [str(tmp_path / "pages" / "balance.html"), "pretas."]


@pytest.mark.parametrize("language", ["de", "pl", "pt-BR", "ru"])
def test_a_command_explains_itself_in_the_readers_language(language: str) -> None:
    environment = os.environ | {"ETHNOS_LANGUAGE": language, "COLUMNS": "200", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "ethnos", "replay", "--help"]
    output = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, check=True).stdout
    assert Texts(language)("replay-help")[:30] in output
    assert Texts("en")("replay-help")[:30] not in output


@pytest.mark.parametrize(
    ("language", "typed", "kind"),
    [("pl", "niziolek ziel", "halfling.green"), ("pt-BR", "anao verm", "dwarf.red"), ("ru", "зелен эльф", "elf.green")],
)
def test_names_can_be_typed_without_their_accents(language: str, typed: str, kind: str) -> None:
    numbers = {KINDS[name]: number for number, name in enumerate(("halfling.green", "dwarf.red", "elf.green"), 1)}
    assert find_card(typed, numbers, Texts(language)) == KINDS[kind]
    with pytest.raises(NotUnderstood):
        find_card("zzz", numbers, Texts(language))


@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("de", "Ja"), ("pl", "tak"), ("pt-BR", "s"), ("ru", "Да")])
def test_yes_and_no_in_the_readers_language(language: str, yes: str) -> None:
    texts = Texts(language)
    assert is_answer(yes, "yes", texts)
    assert is_answer("y", "yes", texts)
    assert not is_answer(yes, "no", texts)
    assert is_answer("all", "all", texts)


@pytest.mark.parametrize("language", languages())
def test_tribe_or_colour_in_the_readers_language(language: str) -> None:
    texts = Texts(language)
    question = texts("terminal-together-ask", tribe="?", bytribe=2, colour="red", bycolour=3)
    for answer, other, everywhere in (("tribe", "colour", "t"), ("colour", "tribe", "c")):
        letter, word = answer_words(answer, texts)
        assert re.search(rf"\b{letter}\b", question.rpartition("?")[2])
        for typed in (letter, word, word.upper(), everywhere):
            assert is_answer(typed, answer, texts)
            assert not is_answer(typed, other, texts)
