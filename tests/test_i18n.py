"""Which language a person reads, and that everything then uses it."""

import ctypes
import os
import subprocess
import sys
from types import SimpleNamespace

import pytest

from ethnos.engine.components import KINDS
from ethnos.engine.ruleset import PRESETS
from ethnos.i18n import Texts, languages, preferred, system_language
from ethnos.terminal.card_input import NotUnderstood, find_card, is_answer


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
