"""Whole moves and decisions: they agree, refused moves say why, previews show what will happen."""

import ast
import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from ethnos import Game, Pillage, PlayBand, Recruit, Refused, ShowSkeletons
from ethnos.base.i18n import default_texts
from ethnos.engine.components import COLOURS, KINDS, KINGDOM_NAMES, SKELETON_CARD
from ethnos.engine.moves import Move, expand, is_turn_over, legal_moves, move_of, why_not
from ethnos.engine.play import apply_action, legal_actions, sample, view
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.state import PHASE_NAMES, TURN, Table, as_bytes, copied
from ethnos.game.preview import Missing, preview
from tests.scenario import act, end_age, legal, scenario


def band(leader: str, *others: str, **choices: object) -> PlayBand:
    """A Band of these cards."""
    return PlayBand(leader, (leader, *others), **choices)  # type: ignore[arg-type]


# --- Moves and decisions agree --------------------------------------------------------------------------------


def brute_force(hand: dict[str, int]) -> set[tuple[str, tuple[str, ...]]]:
    """Every Leader with every Band from a hand, found by trying all subsets (R23, O4)."""
    bands = set()
    names = sorted(hand, key=KINDS.__getitem__)
    for counts in product(*(range(hand[name] + 1) for name in names)):
        cards = tuple(name for name, count in zip(names, counts, strict=True) for _ in range(count))
        plain = {KINDS[name] for name in cards} - {SKELETON_CARD}
        if plain and (len({kind // COLOURS for kind in plain}) == 1 or len({kind % COLOURS for kind in plain}) == 1):
            bands |= {(leader, cards) for leader in cards if KINDS[leader] != SKELETON_CARD}
    return bands


HANDS = [
    "elf.red",
    "2 dwarf.red, dwarf.blue",
    "dwarf.red, elf.red, orc.red, 2 skeleton",
    "2 dwarf.red, 2 minotaur.red, dwarf.blue, minotaur.blue, skeleton",
    "dwarf.red, dwarf.blue, dwarf.green, dwarf.grey, minotaur.green",
    "4 halfling.red, 2 halfling.blue, dwarf.red, 3 skeleton",
]


@pytest.mark.parametrize("text", HANDS)
def test_every_band_is_exactly_one_whole_move(text: str) -> None:
    table = scenario(hands={0: text})
    hand = {name: int(table.hands[0, kind]) for name, kind in KINDS.items() if table.hands[0, kind]}
    moves = [move for move in legal_moves(table) if isinstance(move, PlayBand)]
    assert len(moves) == len(set(moves))
    assert {(move.leader, tuple(sorted(move.cards, key=KINDS.__getitem__))) for move in moves} == brute_force(hand)
    assert all(move.cards[0] == move.leader for move in moves)


def positions() -> Iterator[tuple[Table, random.Random]]:
    """Positions from random games in which hands grow to about six cards."""
    rng = random.Random(4)
    for number in range(15):
        game = Game.new(2 + number % 5, list(PRESETS)[number % 5], seed=number)
        while not game.is_over:
            choices = game.legal_actions()
            if game.table.phase == TURN and rng.random() > game.table.hand_size[game.table.seat] / 7:
                choices = choices[:1]
            game.apply(rng.choice(choices))
            if game.table.phase == TURN and rng.random() < 0.08:
                yield game.table, rng


def first_moves(moves: Iterator[Move], count: int) -> list[Move]:
    """The first of the moves, at most this many."""
    return [move for move, _ in zip(moves, range(count), strict=False)]


def test_moves_expand_to_decisions_and_back() -> None:
    checked = 0
    for table, _ in positions():
        before = as_bytes(table)
        for move in first_moves(legal_moves(table), 60):
            expansion = expand(table, move)
            assert move_of(table, expansion.actions) == move
            work = copied(table)
            for action in expansion.actions:
                apply_action(work, action)
            assert as_bytes(work) == as_bytes(expansion.table)
            checked += 1
        assert as_bytes(table) == before
    assert checked > 3000


def test_every_decision_path_is_a_move() -> None:
    """Random decisions to the end of the turn make up a move that ``legal_moves`` has too."""
    checked = 0
    for table, rng in positions():
        work, actions = copied(table), []
        while True:
            action = rng.choice(legal_actions(work))
            apply_action(work, action)
            actions.append(action)
            if is_turn_over(work):
                break
        move = move_of(table, actions)
        assert list(expand(table, move).actions) == actions
        if table.hand_size[table.seat] < 6:
            assert move in set(legal_moves(table))
            checked += 1
    assert checked > 100


def test_the_order_of_cards_in_a_move_does_not_matter() -> None:
    assert PlayBand("elf.red", ("elf.red", "elf.blue")) == PlayBand("elf.red", ("elf.blue", "elf.red"))
    assert band("merfolk.red", extra=("rhea", "duris")) == band("merfolk.red", extra=("duris", "rhea"))


def test_pillage_is_a_move_of_its_own() -> None:
    table = end_age(scenario(horde={0: ["red"], 1: ["blue"]}))
    assert list(legal_moves(table)) == [Pillage(empty=True), Pillage(empty=False)]
    after = expand(table, Pillage(empty=False)).table
    assert after.seat == 1


def test_a_show_of_ten_skeletons_is_a_move() -> None:
    table = scenario(hands={0: "10 skeleton"})
    assert list(legal_moves(table)) == [ShowSkeletons()]
    assert len(preview(table, ShowSkeletons()).to_pool) == 10


def test_a_centaur_chain_is_one_move() -> None:
    table = scenario(hands={0: "centaur.blue, centaur.red, orc.red, orc.grey"})
    chain = band("centaur.blue", then=band("centaur.red", then=band("orc.red", "orc.grey", horde=True)))
    after = expand(table, chain).table
    assert after.bands == 3
    assert sum(after.horde[0]) == 1
    assert chain in set(legal_moves(table))


# --- Refusals: every reason, and the record unchanged ----------------------------------------------------------

ELVES = "2 elf.red, elf.blue, dwarf.red, dwarf.green, skeleton"
REFUSALS: list[tuple[str, dict[str, object], Move, str, str]] = [
    ("hand-full", {"hands": {0: f"{ELVES}, 4 skeleton"}}, Recruit(), "10 cards", "R20"),
    ("hand-full", {"hands": {0: f"{ELVES}, 4 skeleton"}, "pool": "orc.red"}, Recruit("orc.red"), "10 cards", "R20"),
    ("only-show", {"hands": {0: "10 skeleton"}, "pool": "elf.red"}, Recruit(), "only be shown", "O3"),
    ("only-show", {"hands": {0: "10 skeleton"}, "pool": "elf.red"}, Recruit("elf.red"), "only be shown", "O3"),
    ("dragon", {}, Recruit("dragon"), "Dragon", "R21"),
    ("dragon", {"hands": {0: ELVES}}, band("dragon"), "Dragon", "R21"),
    ("dragon", {"hands": {0: ELVES}}, band("elf.red", "dragon"), "Dragon", "R21"),
    ("not-face-up", {"pool": "elf.red"}, Recruit("elf.blue"), "blue Elf", "R18"),
    ("unknown-card", {}, Recruit("goblin.red"), "goblin.red", "R2"),
    ("unknown-card", {"hands": {0: ELVES}}, band("elf.red", "elf.pink"), "elf.pink", "R2"),
    ("not-ten-skeletons", {"hands": {0: "9 skeleton"}}, ShowSkeletons(), "ten Skeletons", "O3"),
    ("no-pillage", {}, Pillage(), "Orc Horde", "R37"),
    ("mixed-band", {"hands": {0: ELVES}}, band("elf.blue", "dwarf.red"), "must share a tribe or a colour", "R23"),
    ("mixed-band", {"hands": {0: ELVES}}, band("elf.red", "dwarf.red", "elf.blue"), "a colour", "R23"),
    ("leader-missing", {"hands": {0: ELVES}}, PlayBand("elf.red", ("elf.blue",)), "Leader", "R24"),
    ("skeleton-leads", {"hands": {0: ELVES}}, band("skeleton"), "never leads", "R-T9"),
    ("not-in-hand", {"hands": {0: ELVES}}, band("elf.blue", "elf.blue"), "uses 2", "R23"),
    ("not-in-hand", {"hands": {0: ELVES}}, band("wizard.red"), "holds", "R23"),
    (
        "too-small",
        {"hands": {0: "2 dwarf.purple"}, "markers": {0: {"duris": 2}}},
        band("dwarf.purple", "dwarf.purple", kingdom="duris"),
        "the Band needs 3 cards to place a marker in Duris, but has 2",
        "R25",
    ),
    (
        "too-small",
        {"players": 2, "hands": {0: "dwarf.purple"}, "markers": {1: {"duris": 1}}},
        band("dwarf.purple", kingdom="duris"),
        "needs 2 cards to place a marker in Duris, but has 1",
        "R56",
    ),
    (
        "too-small",
        {"hands": {0: "wingfolk.red"}, "markers": {0: {"duris": 1}}},
        band("wingfolk.red", kingdom="duris"),
        "needs 2 cards",
        "R25",
    ),
    ("choose-kingdom", {"hands": {0: "wingfolk.red"}}, band("wingfolk.red"), "name the Kingdom", "O12"),
    ("halfling-marker", {"hands": {0: "halfling.red"}}, band("halfling.red", kingdom="rhea"), "no marker", "R-T5"),
    ("wrong-kingdom", {"hands": {0: "dwarf.red"}}, band("dwarf.red", kingdom="duris"), "not to Duris", "R25"),
    ("unknown-kingdom", {"hands": {0: "wingfolk.red"}}, band("wingfolk.red", kingdom="oz"), "oz", "R2"),
    ("no-markers", {"hands": {0: "dwarf.red"}, "supply": {0: 0}}, band("dwarf.red", kingdom="rhea"), "supply", "O5"),
    ("no-markers", {"hands": {0: "orc.red"}, "supply": {0: 0}}, band("orc.red", horde=True), "supply", "O5"),
    ("other-power", {"hands": {0: ELVES}}, band("elf.red", token=1), "only a Troll", "R26"),
    ("other-power", {"hands": {0: ELVES}}, band("elf.red", horde=True), "only an Orc", "R26"),
    ("other-power", {"hands": {0: ELVES}}, band("elf.red", draw=True), "only a Wizard", "R26"),
    ("other-power", {"hands": {0: ELVES}}, band("elf.red", extra=("rhea",)), "only Merfolk", "R26"),
    ("other-power", {"hands": {0: ELVES}}, band("dwarf.red", keep=("elf.red",)), "only an Elf", "R26"),
    ("other-power", {"hands": {0: ELVES}}, band("dwarf.red", then=band("elf.red")), "only a Centaur", "R26"),
    ("no-extra", {"hands": {0: "merfolk.red"}}, band("merfolk.red", extra=("rhea",)), "extra markers", "R-T6"),
    (
        "no-extra",
        {"hands": {0: "merfolk.red"}, "merfolk": {0: 2}},
        band("merfolk.red", extra=("rhea", "rhea")),
        "extra markers",
        "O6",
    ),
    (
        "no-markers",
        {"hands": {0: "merfolk.red"}, "merfolk": {0: 2}, "supply": {0: 0}},
        band("merfolk.red", extra=("duris",)),
        "supply",
        "O5",
    ),
    (
        "no-markers",
        {"hands": {0: "merfolk.red"}, "merfolk": {0: 2}, "supply": {0: 1}},
        band("merfolk.red", extra=("duris",)),
        "supply",
        "O5",
    ),
    (
        "wrong-kingdom",  # the kingdom of the extra marker is not that of the Band's own
        {"hands": {0: "merfolk.purple"}, "merfolk": {0: 2}},
        band("merfolk.purple", kingdom="straton", extra=("straton",)),
        "not to Straton",
        "R25",
    ),
    (
        "too-small",
        {"hands": {0: "merfolk.purple, merfolk.red"}, "merfolk": {0: 2}, "markers": {0: {"duris": 4}}},
        band("merfolk.purple", "merfolk.red", kingdom="duris", extra=("duris",)),
        "needs 5 cards",
        "R25",
    ),
    (
        "not-left",
        {"hands": {0: "2 elf.red, orc.red"}},
        band("elf.red", "elf.red", keep=("orc.red",) * 2),
        "Orc",
        "R-T3",
    ),
    ("unknown-token", {"hands": {0: "troll.red"}}, band("troll.red", token=0), "1 to 6", "R7"),
    ("other-power", {"hands": {0: ELVES}}, band("elf.red", token=0), "only a Troll", "R26"),
    ("unknown-token", {"hands": {0: "troll.red"}}, band("troll.red", token=7), "1 to 6", "R7"),
    ("token-too-high", {"hands": {0: "troll.red"}}, band("troll.red", token=2), "needs a Band of at least 2", "R-T10"),
    (
        "token-taken",
        {"hands": {0: "2 troll.red"}, "trolls": {1: 3}},
        band("troll.red", "troll.red", token=1),
        "already taken",
        "R-T10",
    ),
    ("token-taken", {"hands": {0: "troll.red"}, "trolls": {1: 3}}, band("troll.red", token=1), "taken", "R-T10"),
    ("horde-taken", {"hands": {0: "orc.red"}, "horde": {0: ["red"]}}, band("orc.red", horde=True), "already", "D22"),
    ("keep-too-many", {"hands": {0: ELVES}}, band("elf.red", keep=("elf.red", "elf.blue")), "at most 1", "O15"),
    ("not-left", {"hands": {0: ELVES}}, band("elf.red", keep=("dwarf.blue",)), "blue Dwarf", "R-T3"),
    ("not-left", {"hands": {0: "elf.red"}}, band("elf.red", keep=("elf.red",)), "red Elf", "R-T3"),
    (
        "centaur-not-placed",
        {"hands": {0: "centaur.red, dwarf.red"}, "markers": {0: {"rhea": 1}}},
        band("centaur.red", then=band("dwarf.red")),
        "can place a marker",
        "D4",
    ),
    (
        "centaur-not-placed",
        {"hands": {0: "centaur.red, dwarf.red"}, "placement": "may", "centaur_trigger": "placed"},
        band("centaur.red", then=band("dwarf.red")),
        "has placed a marker",
        "D4",
    ),
    (
        "wrong-kingdom",
        {"hands": {0: "centaur.red, dwarf.blue"}},
        band("centaur.red", kingdom="duris", then=band("dwarf.blue")),
        "Duris",
        "R25",
    ),
    (
        "other-power",
        {"hands": {0: "centaur.red, dwarf.blue"}},
        band("centaur.red", token=1, then=band("dwarf.blue")),
        "Troll",
        "R26",
    ),
    (
        "nothing-to-lead",
        {"hands": {0: "centaur.red, skeleton"}},
        band("centaur.red", then=band("skeleton")),
        "could lead",
        "O18",
    ),
    (
        "no-markers",
        {"hands": {0: "centaur.red, dwarf.red"}, "supply": {0: 0}},
        band("centaur.red", then=band("dwarf.red")),
        "supply",
        "O5",
    ),
]


@pytest.mark.parametrize(("code", "position", "move", "words", "rule"), REFUSALS)
def test_a_refused_move_says_why_and_changes_nothing(
    code: str, position: dict[str, object], move: Move, words: str, rule: str
) -> None:
    table = scenario(**position)  # type: ignore[arg-type]
    before = as_bytes(table)
    reason = why_not(table, move)
    assert reason is not None
    assert reason.code == f"refusal-{code}"
    assert words in str(reason)
    assert rule in reason.rules
    assert str(reason).endswith(", ".join(reason.rules))
    with pytest.raises(Refused, match=r"^.*$"):
        expand(table, move)
    assert as_bytes(table) == before


def code_of(refusal: Refused | None) -> str | None:
    return None if refusal is None else refusal.code


def test_moves_are_refused_where_no_move_is_asked_for() -> None:
    table = act(scenario(hands={0: "elf.red, elf.blue"}), "lead-tribe elf.red")
    assert code_of(why_not(table, Recruit())) == "refusal-mid-turn"
    table = end_age(scenario(horde={0: ["red"]}))
    assert code_of(why_not(table, Recruit())) == "refusal-pillage-first"
    game = Game.new(2, seed=1)
    while not game.is_over:
        game.apply(game.legal_actions()[0])
    assert code_of(game.why_not(Recruit())) == "refusal-game-over"


SOURCE = Path(__file__).parents[1] / "src" / "ethnos"


def codes_in(source: str) -> set[str]:
    """The reasons that a source file can give."""
    codes = set()
    for node in ast.walk(ast.parse((SOURCE / source).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            index = {"refuse": 0, "take": 1, "Refused": 0, "CannotUndo": 0}.get(name)
            if index is not None and len(node.args) > index and isinstance(node.args[index], ast.Constant):
                codes.add(str(node.args[index].value))  # type: ignore[attr-defined]
    return codes


def test_every_reason_has_a_text() -> None:
    texts = default_texts()
    for source in ("engine/moves/expand.py", "game/game.py"):
        codes = codes_in(source)
        assert codes, source
        for code in codes:
            assert texts.has(f"refusal-{code}"), code


def test_every_reason_is_tested() -> None:
    elsewhere = {"mid-turn", "pillage-first", "game-over"}
    never_given = {"no-draw"}  # a Wizard who is asked can always draw
    assert codes_in("engine/moves/expand.py") - {code for code, *_ in REFUSALS} - elsewhere == never_given


def test_a_refused_second_band_takes_the_first_one_back() -> None:
    game = Game(None, scenario(hands={0: "centaur.red, dwarf.red, elf.blue"}))
    before = as_bytes(game.table)
    with pytest.raises(Refused):
        game.play(band("centaur.red", then=band("dwarf.red", "elf.blue")))
    assert as_bytes(game.table) == before
    assert game.actions == ()


# --- Previews -------------------------------------------------------------------------------------------------


def test_a_preview_shows_marker_worth_and_discards() -> None:
    table = scenario(hands={0: "dwarf.red, dwarf.blue, elf.grey"})
    result = preview(table, band("dwarf.red", "dwarf.blue"))
    assert result.markers == ("rhea",)
    assert result.worth == (3,)
    assert result.to_pool == ("elf.grey",)
    assert result.missing == ()


def test_a_preview_shows_what_is_missing_for_a_marker() -> None:
    table = scenario(hands={0: "elf.purple"}, markers={0: {"duris": 2}})
    assert preview(table, band("elf.purple")).missing == (Missing("duris", 3, 1),)
    assert preview(table, band("elf.purple")).markers == ()


def test_r_t11_a_wingfolk_that_can_place_elsewhere_misses_no_marker() -> None:
    table = scenario(hands={0: "wingfolk.purple"}, markers={0: {"duris": 1}})
    result = preview(table, band("wingfolk.purple", kingdom="rhea"))
    assert result.markers == ("rhea",)
    assert result.missing == ()
    everywhere: dict[str, int] = dict.fromkeys(KINGDOM_NAMES, 1)
    table = scenario(hands={0: "wingfolk.purple"}, markers={0: everywhere})
    assert preview(table, band("wingfolk.purple")).missing == (Missing("duris", 2, 1),)


def test_a_preview_shows_glory_track_and_extra_markers() -> None:
    table = scenario(hands={0: "2 merfolk.red"}, merfolk={0: 2})
    result = preview(table, band("merfolk.red", "merfolk.red", extra=("duris",)))
    assert result.merfolk == 4
    assert Counter(result.markers) == {"rhea": 1, "duris": 1}
    assert preview(scenario(hands={0: "giant.red"}), band("giant.red")).glory == 2


def test_a_preview_shows_what_an_elf_keeps_and_what_a_wizard_draws() -> None:
    result = preview(scenario(hands={0: "elf.red, orc.blue, orc.red"}), band("elf.red", keep=("orc.blue",)))
    assert result.kept == ("orc.blue",)
    assert result.to_pool == ("orc.red",)
    assert preview(scenario(hands={0: "2 wizard.red"}), band("wizard.red", "wizard.red", draw=True)).draws == 2


def test_a_preview_shows_how_many_cards_recruiting_draws() -> None:
    assert preview(scenario(pool="elf.red"), Recruit()).draws == 1
    assert preview(scenario(pool="elf.red"), Recruit("elf.red")).draws == 0
    assert preview(scenario(empty_pool_draw=2), Recruit()).draws == 2
    assert preview(scenario(empty_pool_draw=2, pool="elf.red"), Recruit()).draws == 1


def test_a_preview_of_pillage_shows_its_glory() -> None:
    table = end_age(scenario(horde={0: ["red", "blue", "grey"]}))
    assert preview(table, Pillage()).glory == 6
    assert preview(table, Pillage(empty=False)).glory == 0


def test_a_preview_shows_nothing_hidden() -> None:
    """Tables that look the same to the seat to decide give the same previews, draws included."""
    checked = 0
    for number, (table, _) in enumerate(positions()):
        twin = sample(view(table, int(table.seat)), number)
        for move in first_moves(legal_moves(table), 25):
            assert preview(table, move) == preview(twin, move)
            checked += 1
    assert checked > 1000


def test_nothing_is_drawn_for_a_preview() -> None:
    own_view = view(scenario(hands={0: "2 wizard.red, elf.red"}), 0)
    drawing = band("wizard.red", "wizard.red", draw=True)
    assert as_bytes(expand(own_view, Recruit(), drawing=False).table) == as_bytes(own_view)
    expansion = expand(own_view, drawing, drawing=False)
    assert expansion.table.deck_left == own_view.deck_left
    assert expansion.actions == expand(sample(own_view, 1), drawing).actions
    assert preview(own_view, drawing) == preview(sample(own_view, 1), drawing)


def test_r24_in_the_middle_of_a_turn_there_is_no_whole_move() -> None:
    """Neither listed nor played, whatever is to be decided: single decisions finish the turn."""
    seen, chance = set[str](), random.Random(5)
    for seed in range(12):
        game = Game.new(players=2 + seed % 5, seed=seed)
        while not game.is_over:
            phase = PHASE_NAMES[game.table.phase]
            seen.add(phase)
            move = next(game.legal_moves(), None)
            assert (move is None) == (phase not in ("turn", "pillage")), phase
            assert move is None or game.why_not(move) is None
            game.apply(chance.choice(game.legal_actions()))
    assert seen == {*PHASE_NAMES} - {"over"}


def test_preview_and_why_not_agree_with_the_legal_moves() -> None:
    table = scenario(hands={0: "2 troll.red, wingfolk.blue"})
    assert "lead-tribe troll.red" in legal(table)
    for move in legal_moves(table):
        assert why_not(table, move) is None
        preview(table, move)
