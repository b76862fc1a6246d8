"""Insight: what the champion's network thinks of a game, decision by decision, from what each seat could know.

found = analyse(game, Judge())
found.turns[3].before                  # every seat's chance to win, each judged from its own view
found.turns[3].mark                    # "mistake", "inaccuracy", or None
found.moments                          # the turns that decided the game
report_of(found)                       # all of it as it is sent
benefits(game.view(0), move)           # what a move is good for, goal by goal
"""

from ethnos.insight.analysis import Analysis, Choice, Moment, NotOver, Turn, analyse
from ethnos.insight.benefits import Benefit, benefits
from ethnos.insight.judge import INACCURACY, MISTAKE, SAMPLES, Judge, Weighed
from ethnos.insight.oracle import Oracle
from ethnos.insight.report import AnalysisReport, report_of

__all__ = [
    "INACCURACY",
    "MISTAKE",
    "SAMPLES",
    "Analysis",
    "AnalysisReport",
    "Benefit",
    "Choice",
    "Judge",
    "Moment",
    "NotOver",
    "Oracle",
    "Turn",
    "Weighed",
    "analyse",
    "benefits",
    "report_of",
]
