"""Measure the strength of a policy: matches against bots, every deal in all seat rotations.

python examples/evaluate_policy.py --games 100
python examples/evaluate_policy.py --bot my_bots.py:Hoarder --rivals greedy,search@0.1s --players 2,4
"""

import argparse
from pathlib import Path

from ethnos.base.refusals import EthnosError
from ethnos.research.lab.statistics import summarise
from ethnos.research.lab.tournament import Plan, play_fixture

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--bot", default=f"{Path(__file__).parent / 'policy_bot.py'}:PolicyBot")
parser.add_argument("--rivals", default="random,simple,greedy")
parser.add_argument("--players", default="2,4")
parser.add_argument("--games", type=int, default=40, help="against each rival (rounded up to whole deals)")
options = parser.parse_args()

try:
    for players in map(int, options.players.split(",")):
        for rival in options.rivals.split(","):
            plan = Plan((options.bot, *[rival] * (players - 1)), players)
            plan.check()
            records = [play_fixture(fixture, lambda: False) for fixture in plan.fixtures(options.games)]
            result = summarise(records, [options.bot])[0]
            low, high = result.interval
            print(
                f"{players} players, among {rival}: {result.win_share:.1%} of {len(records)} games "
                f"({low:.1%} to {high:.1%}; a fair share is {result.fair_share:.0%}), {result.mean_glory:.0f} Glory, "
                f"{result.ms_per_decision:.2f} ms a decision"
            )
except EthnosError as refusal:
    parser.exit(1, f"{refusal}\n")
