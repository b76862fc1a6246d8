"""A small study from Python, cell by cell as in a notebook: who wins how often from which seat, as a plot.

    python examples/small_study.py [FOLDER]

It plays 200 games between greedy bots on all cores. Called again, it plays nothing and draws the same plot.
"""

# %% The study, as a TOML file would describe it (docs/studies.md).
import sys
from pathlib import Path

from ethnos.research.studies.estimates import Sums
from ethnos.research.studies.folder import Folder
from ethnos.research.studies.plots import Interval, Panel, draw
from ethnos.research.studies.run import run
from ethnos.research.studies.study import Study
from ethnos.research.studies.tally import Games

STUDY = Study.from_dict(
    {
        "name": "seats",
        "seed": 1,
        "series": [{"name": "seats", "players": [2, 4], "games": 100, "bots": ["greedy"], "block": 25}],
    }
)


# %% Play what the folder lacks. A run can be stopped at any moment.
def play(path: Path) -> Folder:
    """Returns the folder with all games."""
    folder = Folder.create(path, STUDY)
    run(folder, listener=lambda games: print(f"{games} games"))
    return folder


# %% Count: wins as a multiple of the fair share, by place in the order of play.
def wins_by_seat(folder: Folder) -> dict[int, Sums]:
    """For each number of players, the wins of each place in the order of play."""
    sums_by_players: dict[int, Sums] = {}
    for block, columns in folder.blocks():
        games = Games(STUDY.plans(block), columns)
        sums = sums_by_players.setdefault(games.players, Sums(games.players))
        for place in range(games.players):
            seats = (columns["first"] + place) % games.players
            seat_wins = Sums()
            seat_wins.add(games.wins[range(len(seats)), seats])
            sums.add_at(place, seat_wins)
    return sums_by_players


# %% Draw: a dot with its 95 % interval for each place.
def plot(sums_by_players: dict[int, Sums]) -> str:
    """The plot as SVG."""
    panels = []
    for players, sums in sorted(sums_by_players.items()):
        rows = {}
        for place in range(players):
            estimate = sums.at(place)
            rows[f"Seat {place + 1}"] = Interval(100 * estimate.mean, *(100 * end for end in estimate.interval))
        panels.append(Panel(f"{players} players", rows))
    return draw(panels, "Wins by order of play", "percent of a fair share, with 95 % intervals")


# %%
def main(path: Path) -> None:
    """Play, count, draw."""
    folder = play(path)
    (path / "seats.svg").write_text(plot(wins_by_seat(folder)), encoding="utf-8")
    print(f"see {path / 'seats.svg'}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "seats-study"))
