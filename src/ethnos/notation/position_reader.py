"""Reads a position: fills a blank table line by line and checks every line."""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Sequence
from typing import Final, NoReturn, TypeVar

from ethnos.engine import invariants
from ethnos.engine import play as engine
from ethnos.engine import state as phases
from ethnos.engine.cards import band_cards, put_kind
from ethnos.engine.compile import compile_module, in_python
from ethnos.engine.components import (
    CARD_KINDS,
    CENTAUR,
    COLOUR_NAMES,
    COLOURS,
    COPIES,
    DRAGON,
    DRAGONS,
    ELF,
    GIANT,
    GLORY_TOKENS,
    HAND_LIMIT,
    KINDS,
    KINGDOM_NAMES,
    MARKERS,
    MAX_AGES,
    MAX_CARDS,
    MAX_DECK,
    MAX_PLAYERS,
    MERFOLK,
    MERFOLK_END,
    MERFOLK_SYMBOLS,
    MIN_PLAYERS,
    NO_CARD,
    ORC,
    SKELETON_CARD,
    SMALL_GAME,
    SMALL_GAME_AGES,
    SMALL_GAME_TOKENS,
    TRIBE_NAMES,
    TROLL,
    TROLL_TOKENS,
    WIZARD,
)
from ethnos.engine.rng import SEED_BITS, philox
from ethnos.engine.ruleset import PRESETS, TEN_SKELETONS_WIN, preset
from ethnos.engine.state import (
    NOBODY,
    PHASE_NAMES,
    SOURCE_NAMES,
    SPECTATOR,
    WHOLE,
    Table,
    blank,
)
from ethnos.notation.errors import BadPosition, on_line
from ethnos.notation.position_lines import KINGDOM_KEY, Line, Lines
from ethnos.notation.words import (
    DECK_CARDS,
    HIDDEN,
    NOTHING,
    parts_of,
    read_cards,
    read_name,
    read_number,
    read_options,
    read_row,
    read_sources,
    read_tribes,
)

T = TypeVar("T")

AFTER_LAYING: Final = (phases.KINGDOM, phases.EXTRA, phases.TOKEN, phases.HORDE, phases.KEEP, phases.WIZARD)
"""Phases in which the Band in work is the last one on the table."""
LEADER_OF: Final = {
    phases.EXTRA: MERFOLK,
    phases.TOKEN: TROLL,
    phases.HORDE: ORC,
    phases.KEEP: ELF,
    phases.WIZARD: WIZARD,
}
"""The tribe whose power asks the question of a phase."""
HAND_CARDS: Final = KINDS | {HIDDEN: NO_CARD}
MOST_POINTS: Final = 255  # a byte of the score sheet
MOST_WORDS: Final = (1 << 34) - 1  # a block has four words, and its number is one 32-bit word


def read_position(text: str) -> Table:
    """The table or view that a text describes, byte for byte; ``BadPosition`` gives the line that is wrong."""
    return _Reader(Lines(text)).table


def read_whole_position(text: str) -> Table:
    """The same for a position to play from: a view is refused, because its deck is unknown."""
    lines = Lines(text)
    view = lines.get("view")
    if view is not None:
        raise BadPosition("view-not-whole", view.number)
    return _Reader(lines).table


class _Reader:
    """Fills a table from the lines of a position."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.table = blank()
        self.tribes: list[int] = []
        self.where: dict[int, list[int]] = defaultdict(list)
        """The lines on which the cards of each kind are."""
        self.read_setting()
        self.read_moment()
        self.read_cards()
        self.read_markers()
        self.read_boards()
        self.read_glory()
        self.read_band_in_work()
        self.read_end()
        self.read_generator()
        self.list_choices()

    # --- Reading a line ---------------------------------------------------------------------------------------

    def refuse(self, code: str, line: Line, **values: object) -> NoReturn:
        raise BadPosition(code, line.number, **values)

    def read_line(self, line: Line, read: Callable[[str], T]) -> T:
        """The value of a line, read by ``read``; errors get the number of this line."""
        with on_line(line.number, BadPosition):
            return read(line.value)

    def number(self, key: str, low: int, high: int) -> int:
        return self.read_line(self.lines.need(key), lambda value: read_number(value, low, high))

    def number_or(self, key: str, low: int, high: int, default: int) -> int:
        return default if self.lines.get(key) is None else self.number(key, low, high)

    def row(self, line: Line, count: int, high: int) -> list[int]:
        return self.read_line(line, lambda value: read_row(value, count, high))

    def kinds(self, line: Line, known: Collection[str] = KINDS) -> list[str]:
        return self.read_line(line, lambda value: read_cards(value, known, MAX_DECK))

    def forbid(self, key: str, code: str, **values: object) -> None:
        """Refuse a line that must not be there."""
        line = self.lines.get(key)
        if line is not None:
            self.refuse(code, line, name=key, **values)

    @property
    def players(self) -> int:
        return self.table.players

    @property
    def phase(self) -> int:
        return self.table.phase

    @property
    def seats(self) -> range:
        return range(self.players)

    def is_hidden(self, seat: int) -> bool:
        """Whether the viewer does not see a hand."""
        return self.table.viewer not in (WHOLE, seat)

    def in_play(self, tribe: int) -> bool:
        return tribe in self.tribes

    # --- The setting ------------------------------------------------------------------------------------------

    def read_setting(self) -> None:
        table = self.table
        players = table.players = self.number("players", MIN_PLAYERS, MAX_PLAYERS)
        table.ages = SMALL_GAME_AGES if players <= SMALL_GAME else MAX_AGES
        self.lines.check(players, table.ages)
        view = self.lines.get("view")
        table.viewer = WHOLE if view is None else self.read_line(view, self.viewer)
        self.read_line(self.lines.need("rules"), self.read_rules)
        tribes = self.read_line(self.lines.need("tribes"), lambda value: read_tribes(value, players))
        table.tribe_count = len(tribes)
        table.tribes[:] = NOBODY
        self.tribes = sorted(TRIBE_NAMES.index(tribe) for tribe in tribes)
        table.tribes[: len(tribes)] = self.tribes
        self.read_tokens()

    def viewer(self, value: str) -> int:
        return SPECTATOR if value == "spectator" else read_number(value, 0, self.players - 1)

    def read_rules(self, value: str) -> None:
        first, *rest = parts_of(value) or [NOTHING]
        name, changes = (first, rest) if "=" not in first else ("english", [first, *rest])
        ruleset = preset(read_name("unknown-preset", name, PRESETS)).changed(**dict(read_options(changes)))
        engine.set_options(self.table, ruleset)

    def read_tokens(self) -> None:
        """R3, R48, D1: only printed tokens, the highest on the last Age."""
        printed = SMALL_GAME_TOKENS if self.players <= SMALL_GAME else GLORY_TOKENS
        left = Counter(printed)
        for kingdom, name in enumerate(KINGDOM_NAMES):
            line = self.lines.need(f"{KINGDOM_KEY} {name}")
            values = self.row(line, self.table.ages, max(printed))
            if values != sorted(values):
                self.refuse("tokens-order", line)
            for value in values:
                left[value] -= 1
                if left[value] < 0:
                    self.refuse("tokens-count", line, value=value, printed=printed.count(value))
            self.table.tokens[kingdom][: len(values)] = values

    # --- The moment -------------------------------------------------------------------------------------------

    def read_moment(self) -> None:
        table = self.table
        table.age = self.number("age", 1, table.ages)
        table.first = self.number("first", 0, self.players - 1)
        phase = self.read_line(self.lines.need("phase"), lambda value: read_name("unknown-phase", value, PHASE_NAMES))
        table.phase = PHASE_NAMES.index(phase)
        line = self.lines.need("seat")
        if (line.value == NOTHING) != (self.phase == phases.OVER):
            self.refuse("seat-over", line)
        table.seat = NOBODY if line.value == NOTHING else self.number("seat", 0, self.players - 1)
        table.dragons = self.number("dragons", 0, DRAGONS)
        table.dragon_seat = NOBODY
        if table.dragons == DRAGONS:
            table.dragon_seat = self.number("dragon seat", 0, self.players - 1)
        else:
            self.forbid("dragon seat", "dragon-seat-early")
        self.check_age_end()

    def check_age_end(self) -> None:
        """R22: only the third Dragon or ten Skeletons end the Age."""
        ended = self.phase in (phases.PILLAGE, phases.OVER)
        by_skeletons = self.lines.get("skeleton winner") is not None
        if (self.table.dragons == DRAGONS) != (ended and not by_skeletons):
            self.refuse("dragons-phase", self.lines.need("dragons"), dragons=self.table.dragons)
        last = self.table.age == self.table.ages
        if (self.phase == phases.PILLAGE and last) or (self.phase == phases.OVER and not (last or by_skeletons)):
            self.refuse("phase-age", self.lines.need("phase"))

    # --- Cards ------------------------------------------------------------------------------------------------

    def count(self, names: Sequence[str], line: Line) -> list[int]:
        """The kinds of the cards on this line; refuses more copies than were printed, over all lines."""
        kinds = [DECK_CARDS[name] for name in names]
        for name, kind in zip(names, kinds, strict=True):
            if kind == DRAGON:
                continue
            if not self.in_play(kind // COLOURS):
                self.refuse("tribe-not-in-play", line, card=name)
            self.where[kind].append(line.number)
            if len(self.where[kind]) > COPIES[kind]:
                others = ", ".join(str(number) for number in sorted(set(self.where[kind])))
                self.refuse("too-many-cards", line, card=name, printed=COPIES[kind], lines=others)
        return kinds

    def read_cards(self) -> None:
        for seat in self.seats:
            self.read_hand(seat)
        line = self.lines.need("pool")
        for kind in self.count(self.kinds(line), line):
            self.table.pool[kind] += 1
            in_python(put_kind)(self.table.pool_kinds, kind)
        self.read_bands()
        self.read_deck()

    def read_hand(self, seat: int) -> None:
        table, line = self.table, self.lines.need(f"hand {seat}")
        names = self.kinds(line, HAND_CARDS)
        if HIDDEN in names and not self.is_hidden(seat):
            self.refuse("hand-hidden", line, seat=seat)
        if len(names) > HAND_LIMIT:
            self.refuse("hand-size", line, size=len(names), limit=HAND_LIMIT)
        table.hand_size[seat] = len(names)
        for kind in self.count([name for name in names if name != HIDDEN], line):
            table.hands[seat, kind] += 1
            in_python(put_kind)(table.hand_kinds[seat], kind)
        self.read_known(seat)

    def read_known(self, seat: int) -> None:
        """O27: the cards that everyone saw taken; a hidden hand lists no others."""
        if self.is_hidden(seat):
            self.forbid(f"known {seat}", "known-hidden")
            self.table.known[seat][:] = self.table.hands[seat].tolist()
            return
        line = self.lines.get(f"known {seat}")
        if line is None:
            return
        for name in self.kinds(line):
            kind = KINDS[name]
            self.table.known[seat, kind] += 1
            if self.table.known[seat, kind] > self.table.hands[seat, kind]:
                self.refuse("known-not-held", line, card=name, seat=seat)

    def read_bands(self) -> None:
        table, end = self.table, 0
        for number, (owner, line) in enumerate(self.lines.bands):
            kinds = self.count(self.kinds(line), line)
            self.check_band(kinds, line)
            table.laid[end : end + len(kinds)] = kinds
            end += len(kinds)
            table.band_owner[number], table.band_end[number] = owner, end
        table.bands = len(self.lines.bands)

    def check_band(self, kinds: list[int], line: Line) -> None:
        """R23, R-T9, O4."""
        fault = invariants.judge_band(kinds)
        if fault == invariants.WRONG_SIZE:
            self.refuse("band-size", line, size=len(kinds), limit=HAND_LIMIT)
        if fault == invariants.SKELETON_LEADS:
            self.refuse("band-skeleton", line)
        if fault == invariants.MIXED:
            self.refuse("band-mixed", line)

    def read_deck(self) -> None:
        table, line = self.table, self.lines.need("deck")
        table.deck[:] = NO_CARD
        to_come = DRAGONS - table.dragons
        names = self.kinds(line, [HIDDEN] if table.viewer != WHOLE else DECK_CARDS)
        table.deck_left = len(names)
        table.lower_half = self.number("lower half", 0, MAX_DECK)
        if table.viewer == WHOLE:
            self.stack(self.count(names, line), to_come, line)
        else:
            self.check_hidden_deck(to_come, line)

    def stack(self, kinds: list[int], to_come: int, line: Line) -> None:
        """A complete deck holds every card that is not elsewhere, and the Dragons still to come (R14)."""
        dragons = kinds.count(DRAGON)
        if dragons != to_come:
            self.refuse("deck-dragons", line, found=dragons, to_come=to_come)
        missing = {kind: copies - len(self.where[kind]) for kind, copies in self.printed().items()}
        if any(missing.values()):
            lost = [name for name, kind in KINDS.items() for _ in range(missing.get(kind, 0))]
            self.refuse("deck-missing", line, cards=", ".join(lost))
        self.table.deck[: len(kinds)] = kinds[::-1]
        if invariants.count_dragons(self.table, self.table.lower_half) != to_come:
            self.refuse("dragon-too-high", self.lines.need("lower half"))

    def check_hidden_deck(self, to_come: int, line: Line) -> None:
        """In a view the number of cards must be right, and the Dragons still to come must fit into the lower half."""
        seen = sum(len(lines) for lines in self.where.values())
        hidden = sum(self.table.hand_size) - sum(sum(hand) for hand in self.table.hands)
        needed = sum(self.printed().values()) - seen - hidden + to_come
        if needed != self.table.deck_left:
            self.refuse("deck-count", line, found=self.table.deck_left, needed=needed)
        if min(self.table.lower_half, self.table.deck_left) < to_come:
            self.refuse("dragon-too-high", self.lines.need("lower half"))

    def printed(self) -> dict[int, int]:
        """How many cards of each kind are in this game."""
        return {kind: invariants.count_copies(self.table, kind) for kind in range(CARD_KINDS)}

    # --- Markers and boards -----------------------------------------------------------------------------------

    def read_markers(self) -> None:
        """R2, R4, R6: 26 for each player."""
        table = self.table
        for seat in self.seats:
            line = self.lines.need(f"markers {seat}")
            for name, count in self.read_line(line, _read_markers).items():
                table.markers[seat, KINGDOM_NAMES.index(name)] = count
            self.read_horde(seat)
        line = self.lines.need("supply")
        table.supply[: self.players] = self.row(line, self.players, MARKERS)
        for seat in self.seats:
            total = invariants.count_markers(table, seat)
            if total != MARKERS:
                blamed = self.lines.need(f"markers {seat}")
                self.refuse("marker-sum", blamed, seat=seat, total=total, markers=MARKERS, supply=line.number)

    def read_horde(self, seat: int) -> None:
        line = self.lines.get(f"horde {seat}")
        if line is None:
            return
        self.check_board(ORC, line)
        for colour in self.read_line(line, parts_of):
            with on_line(line.number, BadPosition):
                place = COLOUR_NAMES.index(read_name("unknown-colour", colour, COLOUR_NAMES))
            if self.table.horde[seat, place]:
                self.refuse("horde-twice", line, colour=colour)
            self.table.horde[seat, place] = 1

    def check_board(self, tribe: int, line: Line) -> None:
        if not self.in_play(tribe):
            self.refuse("board-not-in-play", line, tribe=TRIBE_NAMES[tribe])

    def read_boards(self) -> None:
        table = self.table
        table.trolls[:] = table.giant_seat = NOBODY
        line = self.lines.get("merfolk")
        if line is not None:
            self.check_board(MERFOLK, line)
        if self.in_play(MERFOLK):
            table.merfolk[: self.players] = self.row(self.lines.need("merfolk"), self.players, MERFOLK_END)
        for value, seat in self.held("trolls", TROLL, TROLL_TOKENS):
            table.trolls[value - 1] = seat
        for size, seat in self.held("giant", GIANT, HAND_LIMIT):
            table.giant_size, table.giant_seat = size, seat
        self.check_giant()

    def check_giant(self) -> None:
        """R-T4, O19: the owner of the largest Giant-led Band holds the token; of equal Bands the first one counts."""
        owners: dict[int, int] = {}
        done = self.table.bands - (self.phase == phases.KINGDOM)  # its Leader acts after the marker
        for band in range(done):
            kinds = band_cards(self.table, band)
            if kinds[0] // COLOURS == GIANT:
                owners.setdefault(len(kinds), self.table.band_owner[band])
        size = max(owners, default=0)
        seat = owners.get(size, NOBODY)
        if (self.table.giant_size, self.table.giant_seat) == (size, seat):
            return
        line = self.lines.need("giant")
        if size == 0:
            self.refuse("giant-band", line, seat=self.table.giant_seat)
        self.refuse("giant-largest", line, seat=seat, size=size)

    def held(self, key: str, tribe: int, high: int) -> list[tuple[int, int]]:
        """``4 = 2, 6 = 0``: tokens and who holds them."""
        line = self.lines.get(key)
        if line is None:
            return []
        self.check_board(tribe, line)
        pairs: dict[int, int] = {}
        for part in self.read_line(line, parts_of):
            with on_line(line.number, BadPosition):
                value, _, seat = part.partition("=")
                token, holder = read_number(value, 1, high), read_number(seat, 0, self.players - 1)
            if token in pairs or (pairs and key == "giant"):
                self.refuse("token-twice", line, value=token)
            pairs[token] = holder
        return list(pairs.items())

    # --- Glory ------------------------------------------------------------------------------------------------

    def read_glory(self) -> None:
        table = self.table
        for age in range(1, table.ages + 1):
            line = self.lines.get(f"scores {age}")
            if line is not None:
                self.read_scores(age, line)
        line = self.lines.need("glory")
        table.glory[: self.players] = self.row(line, self.players, MOST_POINTS * MAX_AGES)
        for seat in self.seats:
            booked = invariants.count_booked(table, seat)
            if booked != table.glory[seat]:
                self.refuse("glory-sheet", line, seat=seat, glory=table.glory[seat], booked=booked)

    def read_scores(self, age: int, line: Line) -> None:
        if age > self.table.age:
            self.refuse("scores-early", line, age=age)
        parts = self.read_line(line, parts_of)
        with on_line(line.number, BadPosition):
            sheet = read_sources(parts, SOURCE_NAMES, self.players, MOST_POINTS)
        for name, points in sheet.items():
            for seat, won in enumerate(points):
                self.table.sheet[age - 1, seat, SOURCE_NAMES.index(name)] = won

    # --- The Band in work -------------------------------------------------------------------------------------

    def read_band_in_work(self) -> None:
        table = self.table
        table.leader = NO_CARD
        table.chain = self.number_or("bands this turn", 0, MAX_CARDS, 0)
        self.check_chain()
        for key, phase in (("band in work", phases.BAND), ("kept", phases.KEEP), ("extra", phases.EXTRA)):
            if self.phase != phase:
                self.forbid(key, "other-phase", phase=PHASE_NAMES[phase])
        if self.phase == phases.BAND:
            self.compose()
        elif self.phase in AFTER_LAYING:
            self.take_up_last_band()
        if self.phase == phases.KEEP:
            self.read_kept()
        elif self.phase == phases.EXTRA:
            self.read_extra()
        elif self.phase == phases.WIZARD and table.hand_size[table.seat]:
            self.refuse("wizard-hand", self.lines.need(f"hand {table.seat}"))
        elif self.phase == phases.PILLAGE:
            self.check_pillage()

    def check_chain(self) -> None:
        """R-T1: the Bands of this turn are the last ones on the table, and Centaurs lead all but the current one."""
        table, chain = self.table, self.table.chain
        line = self.lines.get("bands this turn")
        laid = self.phase in (*AFTER_LAYING, phases.ANOTHER)
        if (laid and not chain) or (chain and not laid and self.phase != phases.BAND):
            self.refuse("chain-phase", line or self.lines.need("phase"), phase=PHASE_NAMES[self.phase])
        if chain > table.bands:
            self.refuse("chain-bands", self.lines.need("bands this turn"), chain=chain)
        for band in range(table.bands - chain, table.bands):
            owner, shown = self.lines.bands[band]
            if owner != table.seat:
                self.refuse("chain-owner", shown, seat=table.seat, chain=chain)
            is_current = self.phase in AFTER_LAYING and band == table.bands - 1
            if not is_current and band_cards(table, band)[0] // COLOURS != CENTAUR:
                self.refuse("chain-centaur", shown)

    def compose(self) -> None:
        """The Band starts with all cards that can follow the Leader; the cursor is at the last card left out."""
        table, seat = self.table, self.table.seat
        if self.is_hidden(seat):
            self.refuse("band-secret", self.lines.need("phase"))
        line = self.lines.need("band in work")
        kinds = [KINDS[name] for name in self.kinds(line)]
        self.check_band(kinds, line)
        self.choose(kinds, line)
        self.take_up(kinds)
        for kind in range(CARD_KINDS):
            if self.fits(kind) and table.hands[seat, kind] > table.chosen[kind]:
                table.cursor = kind

    def choose(self, kinds: list[int], line: Line) -> None:
        """Mark cards of the hand as chosen."""
        table, seat = self.table, self.table.seat
        for kind in kinds:
            table.chosen[kind] += 1
            if table.chosen[kind] > table.hands[seat, kind]:
                name = next(name for name, known in KINDS.items() if known == kind)
                self.refuse("not-in-hand", line, card=name, seat=seat)

    def take_up(self, kinds: list[int]) -> None:
        """Make these cards the Band in work. A Band of one tribe and one colour is led by tribe."""
        self.table.leader, self.table.band_size = kinds[0], len(kinds)
        self.table.by_colour = 0 if _one_tribe(kinds) else 1

    def fits(self, kind: int) -> bool:
        """Whether a card of this kind could follow the Leader."""
        leader = self.table.leader
        if kind == SKELETON_CARD:
            return True
        if self.table.by_colour:
            return kind % COLOURS == leader % COLOURS
        return kind // COLOURS == leader // COLOURS

    def take_up_last_band(self) -> None:
        kinds = band_cards(self.table, self.table.bands - 1)
        self.take_up(kinds)
        required = LEADER_OF.get(self.phase)
        if required is not None and kinds[0] // COLOURS != required:
            phase, tribe = PHASE_NAMES[self.phase], TRIBE_NAMES[required]
            self.refuse("phase-leader", self.lines.need("phase"), phase=phase, tribe=tribe)

    def read_kept(self) -> None:
        """R-T3, O15: cards are kept in ascending order, so the cursor is at the last one; others do not see them."""
        line = self.lines.get("kept")
        if line is None:
            return
        if self.is_hidden(self.table.seat):
            self.refuse("band-secret", line)
        kinds = [KINDS[name] for name in self.kinds(line)]
        self.choose(kinds, line)
        self.table.cursor = max(kinds, default=0)

    def read_extra(self) -> None:
        """``2 from rhea``: extra markers still to place, and the first kingdom they can go to."""
        line = self.lines.need("extra")
        count, _, kingdom = line.value.partition(" from ")
        with on_line(line.number, BadPosition):
            self.table.extra = read_number(count, 1, len(MERFOLK_SYMBOLS))
            self.table.cursor = KINGDOM_NAMES.index(read_name("unknown-kingdom", kingdom.strip(), KINGDOM_NAMES))

    def check_pillage(self) -> None:
        """R31, R37: the hands are gone, and there is a horde to empty."""
        for seat in self.seats:
            if self.table.hand_size[seat]:
                self.refuse("pillage-hand", self.lines.need(f"hand {seat}"))
        if not any(self.table.horde[self.table.seat]):
            self.refuse("pillage-horde", self.lines.need("phase"), seat=self.table.seat)

    # --- The end ----------------------------------------------------------------------------------------------

    def read_end(self) -> None:
        table = self.table
        table.skeleton_winner = self.number_or("skeleton winner", 0, self.players - 1, NOBODY)
        if table.skeleton_winner != NOBODY:
            if self.phase != phases.OVER or table.ten_skeletons != TEN_SKELETONS_WIN:
                self.forbid("skeleton winner", "skeleton-winner")
        if self.phase != phases.OVER:
            self.forbid("places", "places-early")
            return
        line = self.lines.need("places")
        table.places[: self.players] = self.row(line, self.players, self.players)
        self.check_places(line)

    def check_places(self, line: Line) -> None:
        """R42, O34."""
        if not invariants.has_first(self.table):
            self.refuse("places-first", line)
        for seat in self.seats:
            if (rival := invariants.find_overtaken(self.table, seat)) != NOBODY:
                self.refuse("places-glory", line, seat=seat, rival=rival)

    def read_generator(self) -> None:
        """The last block of random words follows from the seed and the number of words used."""
        if self.table.viewer != WHOLE:
            self.forbid("seed", "view-seed")
            self.forbid("words used", "view-seed")
            return
        self.table.seed[:] = engine.seed_words(self.number("seed", 0, (1 << SEED_BITS) - 1))
        used = self.table.words_used = self.number("words used", 0, MOST_WORDS)
        if used:
            s0, s1, s2, s3 = (int(word) for word in self.table.seed)
            self.table.block[:] = in_python(philox)((used - 1) >> 2, 0, s2, s3, s0, s1)

    def list_choices(self) -> None:
        """List the choices of the seat that decides; there must be two, since the engine takes a single one itself."""
        if self.table.seat == NOBODY or self.is_hidden(self.table.seat):
            return
        compile_module(engine.__name__)
        engine.relist(self.table)
        if self.table.choice_count < 2 and self.phase != phases.TURN:
            self.refuse("no-choice", self.lines.need("phase"), phase=PHASE_NAMES[self.phase])


def _without_skeletons(kinds: Sequence[int]) -> list[int]:
    """The cards except Skeletons."""
    return [kind for kind in kinds if kind != SKELETON_CARD]


def _one_tribe(kinds: Sequence[int]) -> bool:
    return len({kind // COLOURS for kind in _without_skeletons(kinds)}) == 1


def _read_markers(value: str) -> dict[str, int]:
    """``duris 2, rhea 1``."""
    counts: dict[str, int] = {}
    for part in parts_of(value):
        name, _, count = part.partition(" ")
        if read_name("unknown-kingdom", name, KINGDOM_NAMES) in counts:
            raise BadPosition("kingdom-twice", word=name)
        counts[name] = read_number(count, 1, MARKERS)
    return counts
