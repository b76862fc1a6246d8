"""The lesson: its scenes, in order, and the second Age that the learner plays alone."""

from typing import Final

from ethnos.engine.state import Table
from ethnos.lessons.numbers import (
    ages,
    dragons_left,
    giant_now,
    hand_limit,
    markers,
    needed,
    players,
    projected,
    token,
    worth,
)
from ethnos.lessons.scene import Ask, Scene, played

_FIRST_TURNS: Final = """
pool: minotaur.blue, wizard.green, giant.orange, wizard.purple, halfling.grey, halfling.orange
hand 0: minotaur.red
hand 1: wingfolk.grey
hand 2: halfling.green
"""
_FIRST_BANDS: Final = """
band 0: minotaur.red, minotaur.blue, minotaur.green
band 0: wingfolk.green, wizard.green, giant.green
band 1: wingfolk.grey, wingfolk.orange
"""
_AFTER_THE_FIRST_AGE: Final = """
age: 2
markers 0: rhea 2, straton 1, ithys 1
markers 1: ithys 1, pelagon 1
scores 1: duris 0 0 4, rhea 2 0 0, straton 6 0 0, ithys 2 2 0, pelagon 0 2 0, \
giant_now 0 0 2, giant_end 0 0 2, bands 9 1 1
glory: 19 5 9
"""
"""The result of the scene ``end``."""

LESSON: Final = (
    Scene("welcome", "aim", "map", _FIRST_TURNS, numbers=(("players", players), ("ages", ages))),
    Scene(
        "recruit",
        "recruit",
        "pool:minotaur.blue",
        _FIRST_TURNS + "deck: giant.purple",
        Ask("recruit", card="minotaur.blue"),
        answer="take minotaur.blue",
        replies=("take wizard.green", "draw"),
    ),
    Scene(
        "deck",
        "recruit",
        "deck",
        """
        pool: giant.orange, wizard.purple, halfling.grey, halfling.orange
        hand 0: minotaur.red, minotaur.blue
        known 0: minotaur.blue
        hand 1: wingfolk.grey, wizard.green
        known 1: wizard.green
        hand 2: halfling.green, giant.purple
        deck: minotaur.green, wingfolk.blue
        """,
        Ask("recruit", card="deck"),
        answer="draw",
        replies=("draw", "take giant.orange"),
    ),
    Scene(
        "band",
        "band",
        "hand",
        """
        pool: wizard.purple, halfling.grey, halfling.orange
        hand 0: minotaur.red, minotaur.blue, minotaur.green, halfling.red
        known 0: minotaur.blue
        hand 1: wingfolk.grey, wizard.green, wingfolk.blue
        known 1: wizard.green
        hand 2: halfling.green, giant.purple, giant.orange
        known 2: giant.orange
        """,
        Ask("band", least=3, leader="minotaur"),
        answer="band minotaur.red minotaur.blue minotaur.green",
        replies=("draw", "take halfling.red"),
        numbers=(("glory", worth(3, "minotaur.red")),),
    ),
    Scene(
        "leader",
        "leader",
        "kingdom:straton",
        """
        pool: wizard.purple, halfling.grey, halfling.orange
        hand 0: giant.green, wingfolk.green, wizard.green
        hand 1: wingfolk.grey, wizard.green, wingfolk.blue
        hand 2: halfling.green, giant.purple, giant.orange
        band 0: minotaur.red, minotaur.blue, minotaur.green
        markers 0: rhea 1
        """,
        Ask("band", least=3, leader="wingfolk", kingdom="straton"),
        answer="band wingfolk.green giant.green wizard.green -> straton",
        replies=("take halfling.grey", "draw"),
        numbers=(("glory", token("straton")),),
    ),
    Scene(
        "wizard",
        "leader",
        "hand:wizard.orange",
        """
        pool: wizard.purple, halfling.orange
        hand 0: wizard.blue, wizard.orange, halfling.grey
        hand 1: wingfolk.grey, wizard.green, wingfolk.blue, halfling.grey
        hand 2: halfling.green, giant.purple, giant.orange, halfling.blue
        deck: giant.red, halfling.red
        band 0: minotaur.red, minotaur.blue, minotaur.green
        band 0: wingfolk.green, wizard.green, giant.green
        markers 0: rhea 1, straton 1
        """,
        Ask("band", least=2, leader="wizard", draw=True),
        answer="band wizard.orange wizard.blue draw",
        replies=("take halfling.grey", "draw"),
    ),
    Scene(
        "glory",
        "size",
        "bands:0",
        _FIRST_BANDS
        + """
        pool: wizard.purple, halfling.orange
        hand 0: giant.red, halfling.red
        hand 1: wizard.green, wingfolk.blue
        hand 2: halfling.green, giant.purple, giant.orange
        markers 0: rhea 2, straton 1
        markers 1: pelagon 1
        """,
        numbers=tuple((f"glory{size}", worth(size, "giant.red")) for size in range(1, 7)),
    ),
    Scene(
        "size",
        "size",
        "kingdom:rhea",
        _FIRST_BANDS
        + """
        pool: wizard.purple, halfling.orange
        hand 0: giant.red, wizard.red, halfling.red, giant.blue
        hand 1: wizard.green, wingfolk.blue
        hand 2: halfling.green, giant.purple, giant.orange
        markers 0: rhea 2, straton 1
        markers 1: pelagon 1
        """,
        Ask("band", least=3, kingdom="rhea"),
        answer="band wizard.red giant.red halfling.red",
        replies=("draw", "take wizard.purple"),
        numbers=(("own", markers(0, "rhea")), ("needed", needed("wizard.red"))),
    ),
    Scene(
        "discard",
        "discard",
        "seat:1",
        """
        pool: wizard.purple, halfling.orange
        hand 0: giant.blue, giant.red, giant.grey, wingfolk.blue, wingfolk.purple
        hand 1: wizard.green, wingfolk.blue, wingfolk.red
        known 1: wingfolk.red
        hand 2: halfling.green, giant.purple, minotaur.purple
        band 0: minotaur.red, minotaur.blue, minotaur.green
        band 1: wingfolk.grey, wingfolk.orange
        markers 0: rhea 1
        markers 1: pelagon 1
        """,
        Ask("band", least=3, leader="giant"),
        answer="band giant.blue giant.red giant.grey",
        replies=("take wingfolk.blue", "take wingfolk.purple"),
        numbers=(("glory", giant_now("giant.blue", 3)),),
    ),
    Scene(
        "less",
        "discard",
        "hand",
        """
        pool: wizard.purple, halfling.orange
        hand 0: 2 halfling.green, wizard.green, giant.green, halfling.purple
        hand 1: wizard.green, wingfolk.blue, wingfolk.red
        hand 2: halfling.green, giant.purple, minotaur.purple
        band 0: minotaur.red, minotaur.blue, minotaur.green
        band 1: wingfolk.grey, wingfolk.orange
        markers 0: rhea 1
        markers 1: pelagon 1
        """,
        Ask("band", least=1, left=1),
        answer="band giant.green halfling.green halfling.green wizard.green",
        replies=("draw", "draw"),
        numbers=(("limit", hand_limit),),
    ),
    Scene(
        "dragon",
        "dragons",
        "dragons",
        _FIRST_BANDS
        + """
        pool: halfling.orange
        hand 0: wingfolk.blue
        hand 1: wizard.green, wingfolk.red
        hand 2: halfling.green, giant.purple
        deck: dragon, halfling.blue, dragon, wizard.grey
        markers 0: rhea 2, straton 1
        markers 1: pelagon 1
        """,
        Ask("recruit", card="deck"),
        answer="draw",
        replies=("draw", "take halfling.orange"),
        numbers=(("dragons", dragons_left),),
    ),
    Scene(
        "end",
        "end",
        "hand",
        _FIRST_BANDS
        + """
        band 2: giant.purple, minotaur.purple
        dragons: 2
        pool: wizard.grey
        hand 0: minotaur.orange, 2 halfling.orange
        hand 1: wingfolk.red, wizard.purple
        hand 2: halfling.green
        deck: dragon
        markers 0: rhea 2, straton 1
        markers 1: pelagon 1, ithys 1
        markers 2: duris 1, rhea 1
        giant: 2 = 2
        scores 1: giant_now 0 0 2
        glory: 0 0 2
        """,
        Ask("band", least=3, kingdom="ithys"),
        answer="band minotaur.orange halfling.orange halfling.orange",
        replies=("draw",),
    ),
    Scene(
        "majority",
        "majorities",
        "kingdom:rhea",
        _AFTER_THE_FIRST_AGE
        + """
        pool: wizard.grey, giant.blue, halfling.purple, minotaur.blue, wingfolk.grey, halfling.green
        hand 0: halfling.blue
        hand 1: wingfolk.red
        hand 2: halfling.green
        markers 2: duris 1, rhea 1
        """,
        numbers=(
            ("most", projected(0, "rhea")),
            ("next", projected(2, "rhea")),
            ("higher", token("ithys", 2)),
            ("lower", token("ithys", 1)),
            ("share", projected(0, "ithys")),
        ),
    ),
    Scene(
        "tie",
        "majorities",
        "kingdom:rhea",
        _AFTER_THE_FIRST_AGE
        + """
        pool: wizard.grey, giant.blue
        hand 0: minotaur.red, minotaur.grey
        hand 1: wingfolk.red
        hand 2: halfling.green
        band 2: wizard.red, giant.red, halfling.red
        markers 2: duris 1, rhea 2
        """,
        Ask("band", least=2, leader="minotaur", kingdom="rhea"),
        answer="band minotaur.red minotaur.grey",
        replies=("draw", "draw"),
        numbers=(
            ("share", projected(0, "rhea")),
            ("most", token("rhea", 2)),
            ("next", token("rhea", 1)),
            ("own", markers(0, "rhea")),
            ("needed", needed("minotaur.red")),
        ),
    ),
)


def scene_named(name: str) -> Scene | None:
    """A scene by its name."""
    return next((scene for scene in LESSON if scene.name == name), None)


def second_age() -> Table:
    """The table after the solution of the scene ``end``: from here the learner plays without guidance."""
    scene = scene_named("end")
    assert scene is not None
    assert scene.solution is not None
    return list(played(scene, scene.solution))[-1].table
