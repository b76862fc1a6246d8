"""Insight: the champion's network evaluates a game, decision by decision, from what each seat could know.

analysis = analyse(game, Evaluator())
analysis.turns[3].before               # every seat's chance to win, each judged from its own view
analysis.turns[3].mark                 # "mistake", "inaccuracy", or None
analysis.moments                       # the turns that decided the game
report_of(analysis)                    # all of it as data to send
benefits(game.view(0), move)           # what a move is good for, goal by goal
"""

from ethnos.insight.analysis import Analysis, Choice, Moment, NotOver, Turn, analyse
from ethnos.insight.benefits import Benefit, benefits
from ethnos.insight.evaluator import INACCURACY, MISTAKE, SAMPLES, Comparison, Evaluator
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
    "Comparison",
    "Evaluator",
    "Moment",
    "NotOver",
    "Oracle",
    "Turn",
    "analyse",
    "benefits",
    "report_of",
]
