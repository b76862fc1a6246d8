"""The tutorial: prepared scenes, used by the browser and by the terminal.

for scene in LESSON:
    table = scene.table()                # the table, with the learner on seat 0
    scene.accepts(move)                  # whether a move is what the scene asks for
    for step in played(scene, move): ... # the move, and the replies of the others
second_age()                             # the table on which the learner plays on alone
"""

from ethnos.lessons.lesson import LESSON, scene_named, second_age
from ethnos.lessons.scene import LEARNER, PLAYERS, RIVAL, Ask, Scene, Step, played

__all__ = ["LEARNER", "LESSON", "PLAYERS", "RIVAL", "Ask", "Scene", "Step", "played", "scene_named", "second_age"]
