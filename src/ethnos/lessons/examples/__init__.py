"""Worked examples of the rules: positions that are played by the engine.

played = play(EXAMPLES["elf"])
texts("rules-example-rt3", **played.values)     # every number in the text comes from the engine
"""

from ethnos.lessons.examples.catalogue import EXAMPLES, Example, example_of
from ethnos.lessons.examples.playing import NAMES, Played, play, text_of

__all__ = ["EXAMPLES", "NAMES", "Example", "Played", "example_of", "play", "text_of"]
