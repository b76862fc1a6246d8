"""The results of the benchmark as a page.

python -m ethnos.lab.benchmark_page FOLDER docs/benchmark.md    # the folder of `ethnos benchmark`
"""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from ethnos.lab.benchmark import GAMES, OPPONENTS, SEED, Match, Score, file_of, scores, suite, total
from ethnos.lab.tournament import Ledger

HEAD: Final = """# The benchmark of agents

For authors of bots: how strong is an agent? Everyone plays the same games. An agent sits at one seat and one kind of
opponent at all others, with 2, 4 and 6 players; each deal is played in all rotations of the seats.

    ethnos benchmark my_bots.py:MyBot --out results

plays {games} games for each agent; stopped at any moment, the same command continues. The score is the mean over the
{matches} matches of the share of wins divided by the fair share: 1 is as good as the opponents. The opponents are
{opponents}, English edition, tribes drawn at random, seeds {seeds}.

`python -m ethnos.lab.benchmark_page results docs/benchmark.md` writes this page from the games.

## The bots of this package

"""
NOTE: Final = """
Square brackets contain 95 % intervals in which a deal is one observation. The intervals are those of single figures;
a page with this many of them contains some that miss the true value. Search bots are limited by iterations, not by
time, so that the results do not depend on the machine; thinking times do.
"""


def page(match_scores: Sequence[Score], machines: Iterable[dict[str, Any]]) -> str:
    """The text of the page."""
    agents = list(dict.fromkeys(score.agent for score in match_scores))
    by_score = sorted(agents, key=lambda agent: -total(_own(match_scores, agent)))
    matches = suite("")
    head = HEAD.format(
        games=sum(match.games for match in matches),
        matches=len(matches),
        opponents=", ".join(f"`{name}`" for name in OPPONENTS),
        seeds=", ".join(str(SEED + players) for players in GAMES),
    )
    lines = ["| Agent | Score | ms per decision |", "|---|---:|---:|"]
    for agent in by_score:
        own = _own(match_scores, agent)
        mean_ms = sum(score.ms for score in own) / len(own)
        lines.append(f"| `{agent}` | {total(own):.3f} | {mean_ms:.2f} |")
    for players in GAMES:
        lines += ["", f"Wins in percent with {players} players (fair: {100 / players:.1f}):", ""]
        lines += ["| Agent | " + " | ".join(f"against `{name}`" for name in OPPONENTS) + " |"]
        lines += ["|---|" + "---:|" * len(OPPONENTS)]
        for agent in by_score:
            cells = {score.opponent: _cell(score) for score in _own(match_scores, agent) if score.players == players}
            lines.append(f"| `{agent}` | " + " | ".join(cells.get(name, "") for name in OPPONENTS) + " |")
    machine_names = {f"{each['machine']}, {each['cores']} cores" for each in machines}
    return head + "\n".join(lines) + "\n" + NOTE + "\nPlayed on: " + "; ".join(sorted(machine_names)) + ".\n"


def _own(match_scores: Sequence[Score], agent: str) -> list[Score]:
    return [score for score in match_scores if score.agent == agent]


def _cell(score: Score) -> str:
    low, high = score.interval
    return f"{100 * score.wins:.1f} [{100 * low:.1f}; {100 * high:.1f}]"


def _matches(folder: Path) -> list[Match]:
    """The matches whose games are in a folder, according to its files."""
    plans = [Ledger.read(path).plan for path in sorted(folder.glob("*.jsonl"))]
    return [Match(plan["bots"][0], plan["bots"][1], plan["players"]) for plan in plans]


def write_page(folder: Path, path: Path) -> None:
    """Write the page of all agents in a folder."""
    matches = _matches(folder)
    agents = list(dict.fromkeys(match.agent for match in matches))
    machines = [sitting for match in matches for sitting in Ledger.read(file_of(folder, match)).sittings]
    path.write_text(page(list(scores(folder, agents)), machines), encoding="utf-8")


if __name__ == "__main__":
    write_page(Path(sys.argv[1]), Path(sys.argv[2]))
