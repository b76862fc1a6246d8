"""The lesson is right: its positions are possible, what it asks can be done, and its texts say what the engine does."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from ethnos.base.i18n import FOLDER, default_texts
from ethnos.engine.components import FIRST_GAME_TRIBES, TRIBE_NAMES, TRIBES_IN_PLAY
from ethnos.engine.fields import nonzero
from ethnos.engine.moves import PlayBand, Recruit, legal_moves
from ethnos.engine.state import as_bytes
from ethnos.game.events import AgeEnded, CardDrawn, CardsDiscarded, CardTaken, Dragon, Event, Glory, MarkerPlaced
from ethnos.game.preview import preview
from ethnos.lessons import LEARNER, LESSON, PLAYERS, Scene, played, scene_named, second_age
from ethnos.lessons.position_template import TRIBES, position
from ethnos.notation import read_move, read_position, write_position

CHAPTERS = ["aim", "recruit", "band", "leader", "size", "discard", "dragons", "end", "majorities"]
ASKING = [scene for scene in LESSON if scene.ask.do != "go_on"]
TEXTS = ("nudge", "after")


def get_scene(name: str) -> Scene:
    scene = scene_named(name)
    assert scene is not None
    return scene


def outcome(name: str) -> list[Event]:
    """What happens when the solution of a scene is played."""
    scene = get_scene(name)
    assert scene.solution is not None
    return [event for step in played(scene, scene.solution) for event in step.events]


def each(scenes: list[Scene]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("scene", scenes, ids=lambda scene: scene.name)


def test_the_chapters_are_all_there_in_order() -> None:
    assert list(dict.fromkeys(scene.chapter for scene in LESSON)) == CHAPTERS
    assert len({scene.name for scene in LESSON}) == len(LESSON)
    assert {TRIBE_NAMES.index(tribe) for tribe in TRIBES} <= set(FIRST_GAME_TRIBES)
    assert len(TRIBES) == TRIBES_IN_PLAY[PLAYERS]


@each(list(LESSON))
def test_a_scene_is_a_possible_position_in_which_the_learner_decides(scene: Scene) -> None:
    table = scene.table()
    assert as_bytes(read_position(write_position(table))) == as_bytes(table)
    assert (int(table.seat), int(table.players)) == (LEARNER, PLAYERS)
    assert as_bytes(read_position(position(scene.sketch, scene.name))) == as_bytes(table)  # the same cards every time


@each(ASKING)
def test_the_solution_is_accepted_and_the_others_can_play_their_moves(scene: Scene) -> None:
    assert scene.solution is not None
    assert scene.accepts(scene.solution)
    for move in legal_moves(scene.table()):
        if scene.accepts(move):
            *_, last = played(scene, move)
            ended = int(last.table.age) > int(scene.table().age)
            assert ended or int(last.table.seat) == LEARNER


@each(ASKING)
def test_other_moves_are_possible_and_not_accepted(scene: Scene) -> None:
    other = [move for move in legal_moves(scene.table()) if not scene.accepts(move)]
    assert any(isinstance(move, Recruit) for move in other)
    assert any(isinstance(move, PlayBand) for move in other)


# --- Texts ------------------------------------------------------------------------------------------------------


@each(list(LESSON))
def test_a_scene_has_its_texts(scene: Scene) -> None:
    texts = default_texts()
    keys = ["", *(f"-{part}" for part in TEXTS)] if scene.ask.do != "go_on" else [""]
    for key in keys:
        assert texts(f"learn-{scene.name}{key}", **scene.values())
    assert texts(f"learn-chapter-{scene.chapter}")


def test_no_text_has_a_number_of_its_own() -> None:
    """All numbers come from the table."""
    resource = FluentParser().parse((FOLDER / "en" / "learn.ftl").read_text(encoding="utf-8"))
    checked = 0
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value and not entry.id.name.startswith("learn-terminal-"):
            words = [part.value for part in entry.value.elements if isinstance(part, ast.TextElement)]
            assert not re.search(r"\d", " ".join(words)), entry.id.name
            checked += 1
    assert checked > 50


@each(list(LESSON))
def test_every_number_of_a_scene_is_in_one_of_its_texts(scene: Scene) -> None:
    source = (FOLDER / "en" / "learn.ftl").read_text(encoding="utf-8")
    own = re.findall(rf"^learn-{scene.name}(?:-nudge|-after)? =(.*?)(?=^\S|\Z)", source, re.MULTILINE | re.DOTALL)
    assert set(re.findall(r"\$(\w+)", " ".join(own))) == set(scene.values())


@each(ASKING)
def test_cards_that_a_text_names_are_those_of_the_scene(scene: Scene) -> None:
    texts = default_texts()
    assert scene.solution is not None
    cards = {texts.card(name) for name in re.findall(r"\w+\.\w+", position(scene.sketch, scene.name))}
    text = " ".join(texts(f"learn-{scene.name}{part}", **scene.values()) for part in ("", "-nudge", "-after"))
    colours = "|".join(
        texts("colour", colour=colour) for colour in ("purple", "red", "blue", "green", "orange", "grey")
    )
    for named_card in re.findall(rf"\b(?:{colours}) [A-Z]\w+", text):
        assert named_card in cards


# --- What the texts describe ------------------------------------------------------------------------------------


def drawn(events: list[Event], seat: int) -> list[str | None]:
    return [event.card for event in events if isinstance(event, CardDrawn) and event.seat == seat]


def taken(events: list[Event], seat: int) -> list[str]:
    return [event.card for event in events if isinstance(event, CardTaken) and event.seat == seat]


def test_recruiting_happens_as_described() -> None:
    assert not {kind // 6 for kind in nonzero(get_scene("deck").table().pool)} & {TRIBE_NAMES.index("minotaur")}
    assert drawn(outcome("deck"), LEARNER) == ["minotaur.green"]
    assert taken(outcome("deck"), 2) == ["giant.orange"]


def test_bands_happen_as_described() -> None:
    events = outcome("band")
    assert [event.cards for event in events if isinstance(event, CardsDiscarded)] == [("halfling.red",)]
    assert taken(events, 2) == ["halfling.red"]
    band = read_move("band minotaur.red minotaur.blue minotaur.green")
    assert preview(get_scene("band").table(), band).worth == (get_scene("band").values()["glory"],)
    placed = [event.kingdom for event in outcome("leader") if isinstance(event, MarkerPlaced)]
    assert placed == ["straton"]
    highest = max(int(token) for token in get_scene("leader").table().tokens.column(0))
    assert get_scene("leader").values() == {"glory": highest}
    red = [str(card).endswith(".red") for card in drawn(outcome("wizard"), LEARNER)]
    assert red == [True, True]


def test_sizes_matter_as_described() -> None:
    scene = get_scene("size")
    values = scene.values()
    assert values["needed"] == values["own"] + 1
    table = scene.table()
    small = read_move("band giant.red wizard.red")
    assert preview(table, small).markers == ()
    assert preview(table, small).missing[0].needed == values["needed"]
    assert preview(table, read_move("band halfling.red giant.red wizard.red")).markers == ()
    assert not scene.accepts(small)
    glory = get_scene("glory").values()
    for size in range(1, 4):
        cards = ["giant.red", "wizard.red", "halfling.red"][:size]
        assert preview(table, PlayBand(cards[0], tuple(cards))).worth == (glory[f"glory{size}"],)


def test_discarding_happens_as_described() -> None:
    events = outcome("discard")
    assert taken(events, 1) == ["wingfolk.blue"]
    assert sum(event.points for event in events if isinstance(event, Glory)) == get_scene("discard").values()["glory"]
    answer = get_scene("less").solution
    assert answer is not None
    discards = preview(get_scene("less").table(), answer).to_pool
    assert discards == ("halfling.purple",)


def test_dragons_and_the_end_of_an_age_happen_as_described() -> None:
    seen = [(event.seat, event.number) for event in outcome("dragon") if isinstance(event, Dragon)]
    assert seen == [(LEARNER, 1), (1, 2)]
    events = outcome("end")
    assert [event.seat for event in events if isinstance(event, AgeEnded)] == [1]
    shared = [event for event in events if isinstance(event, Glory) and event.source == "ithys"]
    assert {event.seat for event in shared} == {LEARNER, 1}
    assert all(event.tied for event in shared)
    order = list(dict.fromkeys(event.source for event in events if isinstance(event, Glory)))
    assert order[-2:] == ["giant_end", "bands"]


def test_majorities_and_ties_are_as_described() -> None:
    scene = get_scene("majority")
    values = scene.values()
    assert (values["most"], values["next"]) == tuple(int(token) for token in scene.table().tokens[1][1::-1])
    assert values["share"] == (values["higher"] + values["lower"]) // 2
    scene = get_scene("tie")
    values = scene.values()
    assert values["share"] == (values["most"] + values["next"]) // 2
    assert scene.solution is not None
    *_, last = played(scene, scene.solution)
    markers = last.table.markers.column(1)
    assert markers[LEARNER] > markers[2] > 0
    assert values["needed"] == values["own"]  # one fewer than for others


def test_the_second_age_begins_where_the_first_one_ended() -> None:
    table = second_age()
    before = get_scene("majority").table()
    assert int(table.age) == int(before.age) == 2
    assert int(table.ages) == 2
    for field in ("markers", "glory", "sheet"):
        assert getattr(table, field).tolist() == getattr(before, field).tolist()


def test_a_lesson_takes_ten_to_fifteen_minutes() -> None:
    """A learner reads 180 words or makes three moves a minute; the second Age takes some minutes more."""
    texts = default_texts()
    all_texts = [texts(f"learn-{scene.name}", **scene.values()) for scene in LESSON]
    all_texts += [texts(f"learn-{scene.name}-after", **scene.values()) for scene in ASKING]
    words = sum(len(text.split()) for text in all_texts)
    minutes = words / 180 + len(ASKING) * 20 / 60
    assert 6 <= minutes <= 11
