"""The rules reference: its structure, its texts, and what each ruling rests on.

``rules.json`` lists the rules of each chapter, for the browser too; the texts are in ``rules.ftl``. ``docs/rules.md``
is authoritative.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias

from ethnos.base.i18n import Texts
from ethnos.base.refusals import EthnosError

Basis: TypeAlias = Literal["text", "differ", "ours"]
"""What a ruling rests on: the editions say so, or it follows from what they say; they differ; or it is our own."""


@dataclass(frozen=True, slots=True)
class Group:
    """A section of a chapter; a chapter without sections has one group without a name."""

    id: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rules."""

    id: str
    groups: tuple[Group, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """All rules of the chapter."""
        return tuple(rule for group in self.groups for rule in group.rules)


class NoSuchRule(EthnosError):
    """No rule, tribe or chapter has this name."""


@cache
def chapters() -> tuple[Chapter, ...]:
    """All chapters, in order."""
    return tuple(
        Chapter(chapter["id"], tuple(Group(group["id"], tuple(group["rules"])) for group in chapter["groups"]))
        for chapter in _structure()["chapters"]
    )


@cache
def tribe_rules() -> dict[str, str]:
    """The tribe of each tribe rule."""
    return dict(_structure()["tribes"])


@cache
def bases() -> dict[str, Basis]:
    """What each ruling rests on; the other rules need no ruling."""
    return {rule: basis for basis, rules in _structure()["basis"].items() for rule in rules}


def rule_text(rule: str, texts: Texts) -> str:
    """What a rule says."""
    return texts(f"rules-{rule.lower().replace('-', '')}")


def find(query: str, texts: Texts) -> tuple[Chapter, ...]:
    """The rules with this id, or of this tribe or chapter, in their chapters."""
    words = query.casefold().strip()
    matches = tuple(filter(None, (_part(chapter, words, texts) for chapter in chapters())))
    if not matches:
        raise NoSuchRule(query=query)
    return matches


def _part(chapter: Chapter, words: str, texts: Texts) -> Chapter | None:
    """The part of a chapter that matches: all of it, or single rules."""
    if words in (chapter.id, texts(f"rules-chapter-{chapter.id}").casefold()):
        return chapter
    groups = (
        Group(group.id, tuple(rule for rule in group.rules if words in _names(rule, texts))) for group in chapter.groups
    )
    matches = tuple(group for group in groups if group.rules)
    return Chapter(chapter.id, matches) if matches else None


def _names(rule: str, texts: Texts) -> Iterator[str]:
    """All names of a rule."""
    yield rule.casefold()
    yield rule.casefold().replace("-", "")
    if tribe := tribe_rules().get(rule):
        yield from (tribe, texts.tribe(tribe).casefold(), texts("tribe-one", tribe=tribe).casefold())


@cache
def _structure() -> dict[str, Any]:
    structure: dict[str, Any] = json.loads((files("ethnos") / "rules.json").read_text(encoding="utf-8"))
    return structure
