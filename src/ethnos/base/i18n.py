"""Texts for people, from the Fluent catalogues in ``locale/``. The code itself contains no sentences for people.

texts = Texts("en")
texts("refusal-hand-full", limit=10)
texts.card("elf.red")            # "red Elf"
"""

import json
import locale
import os
import sys
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Protocol, Self

if TYPE_CHECKING:
    from ethnos.base.catalogue import Catalogue, Language

DEFAULT: Final = "en"
OWN_VARIABLE: Final = "ETHNOS_LANGUAGE"
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""POSIX's variables for the locale of messages; the first that is set and not empty counts."""
NO_LANGUAGE: Final = ("C", "POSIX")
"""Locales without a language: programs speak English."""
FOLDER = files("ethnos") / "locale"
_ASSUMED_OPTIONS: Final[dict[str, str]] = {}


def assume_options(options: Mapping[str, str]) -> None:
    """The options that texts assume if no edition is given; ``engine.ruleset`` names them once it is imported."""
    _ASSUMED_OPTIONS.update(options)


class Options(Protocol):
    """The options of a table: a ruleset, as far as this module needs it."""

    def values(self) -> Mapping[str, str]:
        """The value of each option by its name."""


class Texts:
    """The texts of one language. Texts that depend on an option are for the English edition unless told otherwise."""

    def __init__(self, language: str = DEFAULT, options: Mapping[str, str] = _ASSUMED_OPTIONS) -> None:
        self.language = language
        self._options = {name: int(value) if value.isdecimal() else value for name, value in options.items()}

    def under(self, ruleset: Options) -> Self:
        """The same texts for a table with other options."""
        return type(self)(self.language, ruleset.values())

    def __call__(self, key: str, /, **values: Any) -> str:
        """A text by its key, with its values filled in; a ``card`` also gives the text its ``tribe`` and ``colour``."""
        values = self._options | values
        if "card" in values:
            tribe, _, colour = str(values["card"]).partition(".")
            values = {"tribe": tribe, "colour": colour or "none"} | values
        try:
            return _catalogue(self.language).format(key, values)
        except ValueError as problem:
            raise ValueError(f"{key}: {problem}") from problem

    def plain_number(self, number: int) -> object:
        """A number for a text that does not group its digits: 1234 stays 1234, and still chooses its plural form."""
        from ethnos.base.catalogue import Ungrouped

        return Ungrouped(number)

    def has(self, key: str) -> bool:
        """Whether there is a text with this key."""
        return key in _catalogue(self.language)

    def card(self, name: str) -> str:
        """A card as people call it."""
        return self("card", card=name)

    def kingdom(self, name: str) -> str:
        """A kingdom's name."""
        return self("kingdom", kingdom=name)

    def tribe(self, name: str) -> str:
        """A tribe's name in the plural."""
        return self("tribe", tribe=name)


@cache
def _catalogue(language: str) -> "Catalogue":
    """The catalogue of a language. Its module is imported with the first text: the engine alone needs none."""
    from ethnos.base.catalogue import Catalogue, Language

    paths = sorted((FOLDER / language).iterdir(), key=lambda path: path.name)
    sources = [path.read_text(encoding="utf-8") for path in paths if path.name.endswith(".ftl")]
    about = Language(**json.loads((FOLDER / language / "language.json").read_text(encoding="utf-8")))
    return Catalogue(about, sources, None if language == DEFAULT else _catalogue(DEFAULT))


def facts_of(language: str) -> "Language":
    """A language's name in the language itself, its plural forms and its marks in numbers."""
    return _catalogue(language).language


@cache
def languages() -> tuple[str, ...]:
    """All languages that have a catalogue."""
    return tuple(sorted(path.name for path in FOLDER.iterdir() if path.is_dir()))


def preferred(environment: Mapping[str, str], system: str = "") -> str:
    """The supported language that the environment, or else the system, asks for: ``de_AT.UTF-8`` is ``de``."""
    for wish in _wishes(environment, system):
        for language in languages():
            if language.lower() == wish:
                return language
        for language in languages():
            if language.split("-")[0] == wish.split("-")[0]:
                return language
    return DEFAULT


@lru_cache(maxsize=1)
def default_texts() -> Texts:
    """The texts in the language of this machine's user."""
    return Texts(preferred(os.environ, system_language()))


def system_language() -> str:
    """The language of Windows, ``de_DE`` for example: it sets no environment variable. Empty on other systems."""
    if sys.platform != "win32":
        return ""
    import ctypes

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


def _wishes(environment: Mapping[str, str], system: str) -> Iterator[str]:
    """The languages asked for, in order. As for gettext, a locale without a language makes ``LANGUAGE`` void."""
    locale_name = next((value for name in LOCALE_VARIABLES if (value := environment.get(name))), system)
    lists = [environment.get(OWN_VARIABLE, "")]
    if locale_name.partition(".")[0] not in NO_LANGUAGE:
        lists.append(environment.get("LANGUAGE") or locale_name)
    for wish in ":".join(lists).split(":"):
        if name := wish.partition(".")[0].partition("@")[0]:
            yield name.replace("_", "-").lower()
