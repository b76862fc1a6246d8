"""Builds a Band by questions and answers. The game does not change before the player confirms.

The engine, on a copy of the table, says which cards can lead, which may join and which questions follow. The answers
are collected as whole moves, which are checked and previewed before they are played.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

from rich.text import Text

from ethnos.base.i18n import Texts
from ethnos.engine import actions as act
from ethnos.engine import state as phases
from ethnos.engine.actions import card_name, is_lead, leader_of
from ethnos.engine.cards import band_cards
from ethnos.engine.compile import in_python
from ethnos.engine.components import COLOUR_NAMES, COLOURS, KINDS, KINGDOM_NAMES, KINGDOMS
from ethnos.engine.moves import PlayBand, Refused, chained, expand, is_turn_over
from ethnos.engine.play import apply_action, legal_actions
from ethnos.engine.state import Table, copied
from ethnos.game.drawing import read_table, signs
from ethnos.game.preview import Preview, preview
from ethnos.terminal.card_input import NotUnderstood, answer_words, find_card, find_cards, is_answer
from ethnos.terminal.terminal_io import Cancelled, TerminalIO

T = TypeVar("T")


def build_band(io: TerminalIO, table: Table) -> PlayBand:
    """Ask for a Band and everything that follows from it; ``Cancelled`` if it is taken back."""
    return _Builder(io, table).build()


class _Builder:
    """A turn of Bands in progress."""

    def __init__(self, io: TerminalIO, table: Table) -> None:
        self.io = io
        self.texts = io.texts
        self.start = table
        self.work = copied(table)
        self.seat = table.seat
        self.bands: list[PlayBand] = []

    def build(self) -> PlayBand:
        """Ask for one Band after another, then preview and confirm all of them."""
        another = True
        while another:
            self.compose()
            another = self.answer_questions()
        self.show_preview("terminal-will", preview(self.start, chained(self.bands)), self.bands)
        self.until_understood("terminal-confirm", only_enter)
        return chained(self.bands)

    # --- The cards ---

    def compose(self) -> None:
        """Ask for the Leader, tribe or colour, and cards to leave out; play the Band on the copy."""
        numbers = read_table.numbered(read_table.hand_of(self.work, self.seat))
        while True:
            leader = self.ask_leader(numbers)
            eligible = self.ask_together(leader)
            cards = self.ask_left_out(leader, eligible, numbers)
            band = PlayBand(card_name(leader), tuple(card_name(kind) for kind in cards))
            try:
                self.lay(band)
            except Refused as refusal:
                self.io.say("terminal-refused", "yellow", reason=refusal.text(self.texts))
                continue
            return

    def ask_leader(self, numbers: dict[int, int]) -> int:
        leads = filter(in_python(is_lead), legal_actions(self.work))
        can_lead = sorted(set(map(in_python(leader_of), leads)))
        if not can_lead:
            self.io.say("terminal-hand-empty", "yellow")
            raise Cancelled
        self.list_cards("terminal-leader-options", can_lead, numbers)
        if len(can_lead) == 1:
            return can_lead[0]

        def understand(line: str) -> int:
            kind = find_card(line, numbers, self.texts)
            if kind not in can_lead:
                raise NotUnderstood("terminal-cannot-lead", card=card_name(kind))
            return kind

        return self.until_understood("terminal-leader-ask", understand)

    def ask_together(self, leader: int) -> list[int]:
        """All cards that can join this Leader, by tribe or by colour."""
        legal = legal_actions(self.work)
        ways = [action for action in (act.LEAD_TRIBE + leader, act.LEAD_COLOUR + leader) if action in legal]
        joined = [self.all_in(action) for action in ways]
        if len(ways) == 1:
            return joined[0]
        values = {
            "tribe": self.texts.tribe(signs.tribe_of(leader)),
            "bytribe": len(joined[0]),
            "colour": COLOUR_NAMES[leader % COLOURS],
            "bycolour": len(joined[1]),
        }

        def understand(line: str) -> list[int]:
            for answer, cards in zip(("tribe", "colour"), joined, strict=True):
                if is_answer(line, answer, self.texts):
                    return cards
            answers = ", ".join(answer_words(answer, self.texts)[0] for answer in ("tribe", "colour"))
            raise NotUnderstood("terminal-no-such-answer", typed=line, answers=answers)

        return self.until_understood("terminal-together-ask", understand, **values)

    def all_in(self, lead: int) -> list[int]:
        """The Band with every card that may join it."""
        after = copied(self.work)
        count = after.bands
        apply_action(after, lead)
        return read_table.kinds_in(after.chosen) if after.bands == count else sorted(band_cards(after, count))

    def ask_left_out(self, leader: int, eligible: list[int], numbers: dict[int, int]) -> list[int]:
        """The cards of the Band, without those left out."""
        cards = list(eligible)
        while True:
            self.list_cards("terminal-band-cards", cards, numbers)
            if len(cards) == 1:
                return cards
            self.preview_so_far(leader, cards)
            left_out = self.ask_cards_to_leave(leader, cards, numbers)
            if not left_out:
                return cards
            for kind in left_out:
                cards.remove(kind)

    def ask_cards_to_leave(self, leader: int, cards: list[int], numbers: dict[int, int]) -> list[int]:
        def understand(line: str) -> list[int]:
            left_out = find_cards(line, numbers, self.texts)
            for kind in (Counter(left_out) - Counter(cards)).elements():
                raise NotUnderstood("terminal-leave-not-there", card=card_name(kind))
            if left_out.count(leader) == cards.count(leader):
                raise NotUnderstood("terminal-leader-stays", card=card_name(leader))
            return left_out

        return self.until_understood("terminal-leave-ask", understand)

    def lay(self, band: PlayBand) -> None:
        """Play the Band on the copy, up to the first question about it."""
        bands = [*self.bands, band]
        work = copied(self.start)
        count = work.bands + len(bands)
        for action in expand(self.start, chained(with_legal_kingdom(self.start, bands))).actions:
            if work.bands == count or (is_turn_over(work) and work.bands != self.start.bands):
                break
            apply_action(work, action)
        self.work, self.bands = work, bands

    # --- The questions ---

    def answer_questions(self) -> bool:
        """Ask what the Leader's power leaves open; returns whether another Band follows."""
        questions: dict[int, Callable[[], None]] = {
            phases.KINGDOM: self.ask_kingdom,
            phases.EXTRA: self.ask_extra,
            phases.TOKEN: self.ask_token,
            phases.HORDE: self.ask_horde,
            phases.KEEP: self.ask_keep,
        }
        while not is_turn_over(self.work):
            phase = self.work.phase
            if phase == phases.WIZARD:
                self.ask_wizard()
                return False
            if phase == phases.ANOTHER:
                if self.yes("terminal-ask-another"):
                    return True
                self.take(act.STOP)
            else:
                questions[phase]()
        return False

    def ask_kingdom(self) -> None:
        action = self.pick_kingdom("terminal-ask-kingdom")
        if action != act.PLACE_NONE:
            self.note(kingdom=KINGDOM_NAMES[action - act.PLACE])
        self.take(action)

    def ask_extra(self) -> None:
        action = self.pick_kingdom("terminal-ask-extra", count=self.work.extra)
        if action != act.PLACE_NONE:
            self.note(extra=(*self.bands[-1].extra, KINGDOM_NAMES[action - act.PLACE]))
        self.take(action)

    def pick_kingdom(self, question: str, **values: object) -> int:
        legal = legal_actions(self.work)
        places = [place for place in range(KINGDOMS) if act.PLACE + place in legal]
        labels = [signs.kingdom(place, self.texts) for place in places]
        names = [self.texts.kingdom(KINGDOM_NAMES[place]) for place in places]
        self.show_choices(self.texts(question, **values), labels, act.PLACE_NONE in legal)
        index = self.pick(names, act.PLACE_NONE in legal)
        return act.PLACE_NONE if index is None else act.PLACE + places[index]

    def ask_token(self) -> None:
        tokens = [action for action in legal_actions(self.work) if act.TOKEN <= action < act.TOKEN_NONE]
        free = [action - act.TOKEN + 1 for action in tokens]
        labels = [Text(self.texts("terminal-choice-token", value=value)) for value in free]
        self.show_choices(self.texts("terminal-ask-token"), labels, True, free)
        index = self.pick([str(value) for value in free], True, free)
        if index is not None:
            self.note(token=free[index])
        self.take(act.TOKEN_NONE if index is None else tokens[index])

    def ask_horde(self) -> None:
        joins = self.yes("terminal-ask-horde")
        self.note(horde=joins)
        self.take(act.HORDE if joins else act.HORDE_NONE)

    def ask_wizard(self) -> None:
        """The last question of a turn. Its answer is not played on the copy: it would reveal the cards drawn."""
        self.note(draw=self.yes("terminal-ask-wizard", count=self.work.band_size))

    def ask_keep(self) -> None:
        hand, most = read_table.hand_of(self.work, self.seat), self.work.band_size
        numbers = read_table.numbered(hand)
        self.list_cards("terminal-ask-keep", hand, numbers, count=most)

        def understand(line: str) -> list[int]:
            if line == "0":
                return []
            kept = hand if is_answer(line, "all", self.texts) else find_cards(line, numbers, self.texts)
            if not kept:
                raise NotUnderstood("terminal-keep-one-at-least")
            if len(kept) > most:
                raise NotUnderstood("terminal-keep-too-many", typed=len(kept), count=most)
            for kind in (Counter(kept) - Counter(hand)).elements():
                raise NotUnderstood("terminal-keep-not-there", card=card_name(kind))
            return sorted(kept)

        kept = self.until_understood("terminal-answer-keep", understand)
        self.note(keep=tuple(card_name(kind) for kind in kept))
        for kind in kept:
            if self.work.phase == phases.KEEP:
                self.take(act.KEEP + kind)
        if self.work.phase == phases.KEEP:
            self.take(act.KEEP_DONE)

    def take(self, action: int) -> None:
        apply_action(self.work, action)

    def note(self, **fields: object) -> None:
        """Write an answer into the current Band."""
        self.bands[-1] = replace(self.bands[-1], **fields)  # type: ignore[arg-type]

    # --- Asking ---

    def show_choices(self, question: str, labels: Sequence[Text], with_none: bool, numbers: Iterable[int] = ()) -> None:
        """Show a question with its numbered answers."""
        numerals = list(numbers) or list(range(1, len(labels) + 1))
        pairs = list(zip(numerals, labels, strict=True))
        if with_none:
            pairs.append((0, Text(self.texts("terminal-choice-none"))))
        items = (Text(f"{number} ", "bold").append_text(label) for number, label in pairs)
        self.io.show(signs.packed(items, self.io.width, start=Text(question, "bold")))

    def pick(self, names: list[str], with_none: bool, numbers: Iterable[int] = ()) -> int | None:
        """The index of the answer typed, by number or name; None for "none"."""
        numerals = [str(number) for number in numbers] or [str(number) for number in range(1, len(names) + 1)]

        def understand(line: str) -> int | None:
            if with_none and line == "0":
                return None
            if line in numerals:
                return numerals.index(line)
            matches = [place for place, name in enumerate(names) if line and name.lower().startswith(line.lower())]
            if len(matches) != 1:
                answers = ", ".join([*numerals, "0"] if with_none else numerals)
                raise NotUnderstood("terminal-no-such-answer", typed=line, answers=answers)
            return matches[0]

        return self.until_understood("terminal-answer", understand)

    def yes(self, question: str, **values: object) -> bool:
        """Ask a question that is answered with yes or no."""
        self.io.say(question, "bold", **values)
        return self.until_understood("terminal-answer-yes", lambda line: yes_or_no(line, self.texts))

    def until_understood(self, question: str, understand: Callable[[str], T], **values: object) -> T:
        """Ask until the answer is valid."""
        while True:
            try:
                return understand(self.io.ask_or_cancel(question, **values))
            except NotUnderstood as problem:
                self.io.refuse(problem)

    # --- Showing ---

    def list_cards(self, title: str, kinds: list[int], numbers: dict[int, int], **values: object) -> None:
        """Show cards with the numbers to type."""
        items = (
            signs.times(Text(f"{numbers[kind]} ", "bold").append_text(signs.card(kind, self.texts)), kinds.count(kind))
            for kind in sorted(set(kinds))
        )
        start = Text(self.texts(title, **values), "bold")
        self.io.show(signs.packed(items, self.io.width, start=start))

    def preview_so_far(self, leader: int, cards: list[int]) -> None:
        """Preview the Band as it stands, before its questions."""
        band = PlayBand(card_name(leader), tuple(card_name(kind) for kind in cards))
        bands = with_legal_kingdom(self.start, [*self.bands, band])
        try:
            effects = preview(self.start, chained(bands))
        except Refused:
            return
        self.show_preview("terminal-glance", effects, bands, open_kingdom=bands[-1].kingdom is not None)

    def show_preview(self, title: str, effects: Preview, bands: list[PlayBand], open_kingdom: bool = False) -> None:
        """Show a preview in one sentence."""
        parts = [*_marker_texts(effects, self.texts, open_kingdom), *_gain_texts(effects, bands, self.texts)]
        parts += _card_texts(effects, self.texts)
        self.io.show(Text(self.texts(title), "bold").append("; ".join(parts) + ".", "not bold"))


def with_legal_kingdom(table: Table, bands: list[PlayBand]) -> list[PlayBand]:
    """These Bands, with a legal kingdom for the last one's marker if one has to be chosen."""
    *earlier, last = bands
    for kingdom in (None, *KINGDOM_NAMES):
        candidate = [*earlier, replace(last, kingdom=kingdom)]
        try:
            expand(table, chained(candidate))
        except Refused:
            continue
        return candidate
    return bands


def yes_or_no(line: str, texts: Texts) -> bool:
    """Parse y or n."""
    if is_answer(line, "yes", texts):
        return True
    if is_answer(line, "no", texts):
        return False
    letters = ", ".join(answer_words(answer, texts)[0] for answer in ("yes", "no"))
    raise NotUnderstood("terminal-no-such-answer", typed=line, answers=letters)


def only_enter(line: str) -> None:
    """Accept Enter alone."""
    if line:
        raise NotUnderstood("terminal-only-enter", typed=line)


def _marker_texts(effects: Preview, texts: Texts, open_kingdom: bool) -> list[str]:
    """Markers, and what is missing for one."""
    parts = []
    if open_kingdom:
        parts.append(texts("terminal-will-marker-choice"))
    elif effects.markers:
        parts.append(texts("terminal-will-marker", kingdoms=", ".join(map(texts.kingdom, effects.markers))))
    elif not effects.missing:
        parts.append(texts("terminal-will-no-marker"))
    for lack in effects.missing:
        name = texts.kingdom(lack.kingdom)
        parts.append(texts("terminal-will-missing", name=name, needed=lack.needed, size=lack.size))
    return parts


def _gain_texts(effects: Preview, bands: Sequence[PlayBand], texts: Texts) -> list[str]:
    """Glory, tokens and boards."""
    parts = [texts("terminal-will-token", value=band.token) for band in bands if band.token]
    parts += [texts("terminal-will-horde") for band in bands if band.horde]
    if effects.glory:
        parts.append(texts("terminal-will-glory", count=effects.glory))
    if effects.merfolk is not None:
        parts.append(texts("terminal-will-merfolk", space=effects.merfolk))
    return [*parts, texts("terminal-will-worth", count=sum(effects.worth))]


def _card_texts(effects: Preview, texts: Texts) -> list[str]:
    """Cards that are kept, drawn and discarded to the pool."""
    parts = []
    if effects.kept:
        parts.append(texts("terminal-will-keep", cards=_card_list(effects.kept, texts)))
    if effects.draws:
        parts.append(texts("terminal-will-draw", count=effects.draws))
    if effects.to_pool:
        return [*parts, texts("terminal-will-pool", cards=_card_list(effects.to_pool, texts))]
    return [*parts, texts("terminal-will-pool-none")]


def _card_list(cards: Sequence[str], texts: Texts) -> str:
    return signs.cards([KINDS[name] for name in cards], texts).plain
