"""The rules reference: how it is arranged, and its texts.

``rules.json`` says which rules stand in which chapter, for the browser too; the texts are in ``rules.ftl``, and
``docs/rules.md`` decides what is right.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from ethnos.i18n import Texts
from ethnos.refusals import EthnosError


@dataclass(frozen=True, slots=True)
class Group:
    """Rules that stand together; a chapter of one piece has a group without a name."""

    id: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter."""

    id: str
    groups: tuple[Group, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """All of its rules."""
        return tuple(rule for group in self.groups for rule in group.rules)


class NoSuchRule(EthnosError):
    """A rule that nobody has written."""

    code = "error-NoSuchRule"


@cache
def chapters() -> tuple[Chapter, ...]:
    """All chapters, in order."""
    return tuple(
        Chapter(chapter["id"], tuple(Group(group["id"], tuple(group["rules"])) for group in chapter["groups"]))
        for chapter in _structure()["chapters"]
    )


@cache
def tribe_rules() -> dict[str, str]:
    """The tribe that each of the tribe rules is about."""
    return dict(_structure()["tribes"])


def rule_text(rule: str, texts: Texts) -> str:
    """What a rule says."""
    return texts(f"rules-{rule.lower().replace('-', '')}")


def find(wanted: str, texts: Texts) -> tuple[Chapter, ...]:
    """The rules that somebody means by a rule's id, a tribe's name or a chapter's, in their chapters."""
    words = wanted.casefold().strip()
    found = tuple(filter(None, (_part(chapter, words, texts) for chapter in chapters())))
    if not found:
        raise NoSuchRule(wanted=wanted)
    return found


def _part(chapter: Chapter, words: str, texts: Texts) -> Chapter | None:
    """What of a chapter is meant: all of it, or single rules."""
    if words in (chapter.id, texts(f"rules-chapter-{chapter.id}").casefold()):
        return chapter
    groups = (
        Group(group.id, tuple(rule for rule in group.rules if words in _names(rule, texts))) for group in chapter.groups
    )
    kept = tuple(group for group in groups if group.rules)
    return Chapter(chapter.id, kept) if kept else None


def _names(rule: str, texts: Texts) -> Iterator[str]:
    """Everything that a rule can be called."""
    yield rule.casefold()
    yield rule.casefold().replace("-", "")
    if tribe := tribe_rules().get(rule):
        yield from (tribe, texts.tribe(tribe).casefold(), texts("tribe-one", tribe=tribe).casefold())


@cache
def _structure() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files("ethnos") / "rules.json").read_text(encoding="utf-8"))
    return found
