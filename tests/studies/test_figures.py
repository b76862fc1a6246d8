"""The figures of a study come from its rows: changing a row changes the figure, and the report with it."""

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ethnos.base.refusals import EthnosError
from ethnos.engine.components import MIN_PLAYERS, TRIBE_NAMES
from ethnos.research.lab.runner import Where
from ethnos.research.studies.estimates import Estimate, Sums, shrunk, survivors
from ethnos.research.studies.figures import figures, stored
from ethnos.research.studies.folder import Folder
from ethnos.research.studies.report import page
from ethnos.research.studies.run import run
from ethnos.research.studies.tally import Plain, tally
from tests.studies.small import SET_OF_FIVE, SET_OF_SIX, series, study

ROOT = Path(__file__).parents[2]
PUBLISHED = stored(ROOT / "studies" / "balance.json")
ALL_SERIES = (
    series(name="plain", players=[2, 3, 4, 5, 6], games=8, block=4),
    series(name="bans", players=[4], games=2, tribes=[SET_OF_SIX], no_lead=["elf", "orc"], block=8),
    series(name="luck", players=[3], slips=[0.0, 0.5, 1.0], rotate=True, games=4, block=12),
    series(name="rules", rules=["english", "english empty_pool_draw=2"], games=4, block=8),
    series(name="other", bots=["simple"], games=4, tribes=[SET_OF_FIVE], block=4),
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    new_folder = Folder.create(tmp_path_factory.mktemp("study") / "games", study(*ALL_SERIES))
    assert run(new_folder, where=Where(1))
    return new_folder


def test_changing_a_row_changes_the_figure_and_the_page(folder: Folder) -> None:
    before = figures(folder)
    block = next(block for block in folder.study.blocks if block.series == 0)
    columns = folder.read(block)
    changed = {name: column.copy() for name, column in columns.items()}
    winner = int(np.argmax(changed["glory"][0]))
    changed["glory"][0, winner] += 40
    changed["turns"][1, 0] += 40
    folder.add(block, changed)
    try:
        after = figures(folder)
    finally:
        folder.add(block, columns)
    old, new = before["players"]["2"]["metrics"], after["players"]["2"]["metrics"]
    for name, change in (("winner", 5), ("glory", 2.5), ("turns", 5), ("rounds", 2.5), ("margin", 5)):
        assert new[name][0] == pytest.approx(old[name][0] + change, abs=0.002), name
    assert page(before) != page(after)
    assert before["players"]["3"] == after["players"]["3"]


def test_every_part_has_its_figures(folder: Folder) -> None:
    results = figures(folder)
    assert results["study"]["games"] == folder.study.games == 40 + 4 + 12 + 8 + 4
    assert results["study"]["bot"] == "random"
    assert list(results["players"]) == ["2", "3", "4", "5", "6"]
    assert list(results["bots"]) == ["simple"]
    assert results["rules"][0]["rules"] == "english empty_pool_draw=2"
    assert sum(wins[0] for wins in results["luck"]["3"]["wins"]) == pytest.approx(3, abs=0.01)
    assert sum(results["luck"]["3"]["variance"].values()) == pytest.approx(1, abs=0.001)
    for count, part in results["players"].items():
        assert sum(seat[0] for seat in part["seats"]) == pytest.approx(int(count), abs=0.01)
        assert sum(part["ages"]) == pytest.approx(part["metrics"]["turns"][0], abs=0.01)


def test_who_leads_a_tribe_most_and_what_its_presence_changes(folder: Folder) -> None:
    """Computed again, game by game, for the games of two players."""
    tribe = TRIBE_NAMES.index("elf")
    most: list[float] = []
    larger: list[float] = []
    glory: dict[bool, list[float]] = {True: [], False: []}
    part = next(part for series, part in tally(folder).of(Plain, "random") if part.players == MIN_PLAYERS)
    for block, columns in folder.blocks():
        if block.series or folder.study.plans(block).players != MIN_PLAYERS:
            continue
        for game in range(block.games):
            places, led = columns["places"][game, :2], columns["led"][game, :2, :, tribe].sum(1)
            cards = columns["cards"][game, :2, tribe] / np.maximum(led, 1)
            won = places == 1
            if led[0] != led[1]:
                most.append(2 * won[np.argmax(led)] / won.sum())
            if led.all() and won.sum() == 1:
                larger.append(cards[np.argmax(won)] - cards[np.argmin(won)])
            glory[bool(columns["tribes"][game] >> tribe & 1)].append(columns["sources"][game, :, :2, 5].sum() / 2)
    assert part.most.count[0, 0, tribe] == len(most)
    assert part.most.at(0, 0, tribe).mean == pytest.approx(np.mean(most))
    assert part.larger.at(tribe).mean == pytest.approx(np.mean(larger))
    assert part.sources_with.at(5, tribe).mean == pytest.approx(np.mean(glory[True]))
    assert part.sources_all.at(5).mean == pytest.approx(np.mean(glory[True] + glory[False]))


def test_the_page_needs_no_other_file_and_escapes_names(folder: Folder) -> None:
    results = figures(folder)
    results["study"]["name"] = "<b>"
    text = page(results)
    assert "the study “&lt;b&gt;”" in text
    assert "prefers-color-scheme: dark" in text
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "src=" not in text
    assert "<section" not in text
    assert text.count("<svg") == 2


def test_a_folder_without_games_has_no_report(tmp_path: Path) -> None:
    with pytest.raises(EthnosError, match="does not have the games"):
        figures(Folder.create(tmp_path / "games", study()))


# --- The published study --------------------------------------------------------------------------------------


def test_the_published_document_has_the_published_figures() -> None:
    """Every row of a table in the document is on the page, or differs from it in its heads alone."""
    text = unescape(page(PUBLISHED)).replace("\N{NO-BREAK SPACE}", " ")
    rows = {tuple(re.findall(r"<td>([^<]+)</td>", row)) for row in re.findall(r"<tr>(.*?)</tr>", text, re.DOTALL)}
    lines = (ROOT / "docs" / "balance.md").read_text(encoding="utf-8").replace("\N{NO-BREAK SPACE}", " ").splitlines()
    cells = [tuple(cell.strip() for cell in line.strip("|").split(" | ")) for line in lines if line.startswith("| ")]
    written = [tuple(cell for cell in row if cell) for row in cells]
    missing = [row for row in written if any(re.search(r"\d[.\]]", cell) for cell in row) and row not in rows]
    assert not missing
    assert len(written) > 200


def test_the_published_figures_are_of_the_study_in_the_tree() -> None:
    from ethnos.research.studies.study import Study

    balance = Study.read(ROOT / "studies" / "balance.toml")
    details = PUBLISHED["study"]
    assert (details["digest"], details["games"]) == (balance.digest(), balance.games)
    assert details["games_of_bot"] > 1_000_000
    assert details["compared"]["different"] == []


def test_a_changed_figure_shows_on_the_page() -> None:
    changed: Any = json.loads(json.dumps(PUBLISHED))
    changed["players"]["4"]["metrics"]["turns"] = [1234.5, 1233.5, 1235.5]
    assert "1234.5" in page(changed)
    assert "1234.5" not in page(PUBLISHED)
    assert page(PUBLISHED).count("<table>") > 15


def test_a_page_leaves_out_what_was_not_measured() -> None:
    lacking: Any = json.loads(json.dumps(PUBLISHED)) | {"sets": {}, "partners": [], "skill": {}, "luck": {}, "bots": {}}
    for group in lacking["tribes"].values():
        for tribe in group.values():
            tribe.pop("worth", None)
            tribe.pop("skill")
    heads = re.findall("<h2>(.*?)</h2>", page(lacking))
    assert "Who leads what" in heads
    for absent in ("Sets of tribes", "Pairs of tribes", "Luck and strength", "What it is worth to lead with a tribe"):
        assert absent not in heads
        assert absent in page(PUBLISHED)


# --- Statistics -----------------------------------------------------------------------------------------------


def test_sums_are_means_and_standard_errors() -> None:
    values = np.array([1.0, 2.0, 4.0, 9.0])
    sums = Sums()
    sums.add(values[:2])
    sums.add(values[2:])
    assert sums.at().mean == pytest.approx(values.mean())
    assert sums.at().error == pytest.approx(values.std(ddof=1) / 2)
    part = Sums()
    part.add(values[:1])
    assert (sums - part).at().mean == pytest.approx(values[1:].mean())


def test_an_interval_covers_the_truth_as_often_as_it_says() -> None:
    chance = np.random.default_rng(0)
    inside = 0
    for _ in range(2000):
        sums = Sums()
        sums.add(chance.normal(3.0, 2.0, 50))
        low, high = sums.at().interval
        inside += low < 3.0 < high
    assert 0.93 < inside / 2000 < 0.965


def test_holm_lets_few_false_statements_through() -> None:
    """Where nothing differs, about one table in twenty says that something does; without Holm, nearly all do."""
    chance = np.random.default_rng(0)
    tables = [[Estimate(mean, 1.0) for mean in chance.normal(size=100)] for _ in range(400)]
    assert 0.02 < np.mean([any(survivors(table)) for table in tables]) < 0.08
    assert np.mean([any(each.chance() < 0.05 for each in table) for table in tables]) > 0.98


def test_holm_by_hand() -> None:
    far = [Estimate(distance, 1.0) for distance in (0.0, 2.3, 5.0, -2.6)]
    assert survivors(far) == [False, True, True, True]
    assert survivors([Estimate(2.3, 1.0)] * 4) == [False] * 4


def test_shrunk_estimates_are_nearer_to_the_truth_than_means() -> None:
    from ethnos.research.studies.tally import all_sets

    chance = np.random.default_rng(0)
    members = all_sets(6)
    truth = members @ chance.normal(size=12) + chance.normal(0, 0.1, len(members))
    sums = Sums(len(members))
    for place, true in enumerate(truth):
        sums.add_groups(np.full(30, place), chance.normal(true, 2.0, 30))
    estimates, error = shrunk(sums, members)
    actual_error = np.sqrt(np.mean((estimates - truth) ** 2))
    assert actual_error < 0.5 * np.sqrt(np.mean((sums.means - truth) ** 2))
    assert 0.6 < error / actual_error < 1.7
