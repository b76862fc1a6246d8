"""Publishing a study: everything that is written comes from its rows."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ethnos.lab.runner import Where
from ethnos.studies.figures import PUBLISHED
from ethnos.studies.folder import Folder
from ethnos.studies.publish import TRIBES_PAGE, main
from ethnos.studies.run import run
from tests.studies.small import series, study


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    new_folder = Folder.create(tmp_path / "games", study(series(name="plain", players=[2, 3], games=8, block=8)))
    assert run(new_folder, where=Where(1))
    return new_folder


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    root = tmp_path / "checkout"
    for name in ("src/ethnos/studies", "docs/images", "web"):
        (root / name).mkdir(parents=True)
    return root


def publish(folder: Folder, root: Path) -> tuple[Any, str, Any]:
    main([str(folder.path)], root)
    figures = json.loads((root / "src" / "ethnos" / "studies" / PUBLISHED).read_text(encoding="utf-8"))
    page = (root / "docs" / "balance.md").read_text(encoding="utf-8")
    return figures, page, json.loads((root / "web" / TRIBES_PAGE).read_text(encoding="utf-8"))


def test_a_changed_row_changes_figures_report_and_the_pages_of_the_tribes(folder: Folder, checkout: Path) -> None:
    before, old_page, old_tribes = publish(folder, checkout)
    block = folder.study.blocks[0]
    columns = {name: column.copy() for name, column in folder.read(block).items()}
    columns["glory"][0, int(np.argmax(columns["glory"][0]))] += 80
    folder.add(block, columns)
    after, page, tribes = publish(folder, checkout)

    old, new = (figures["players"]["2"]["metrics"]["winner"][0] for figures in (before, after))
    assert new == pytest.approx(old + 10, abs=0.002)
    assert f"{before['players']['2']['metrics']['margin'][0]:.1f}" in old_page
    assert page != old_page
    assert f"{after['players']['2']['metrics']['margin'][0]:.1f}" in page
    place = tribes["effects"].index("winner")
    changed = [
        tribe
        for tribe, data in tribes["groups"]["small"]["tribes"].items()
        if data["effects"][place] != old_tribes["groups"]["small"]["tribes"][tribe]["effects"][place]
    ]
    assert changed == list(tribes["groups"]["small"]["tribes"])
    assert (checkout / "docs" / "images" / "balance-seats.svg").exists()


def test_figures_alone_go_into_a_file(folder: Folder, checkout: Path, tmp_path: Path) -> None:
    """For a machine with a card, from which only a few files are fetched."""
    main([str(folder.path), "--figures", str(tmp_path / "figures.json")], checkout)
    assert json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))["study"]["games"] == 16
    assert not list(checkout.rglob("*.json"))
    with pytest.raises(SystemExit):
        main(["--figures", str(tmp_path / "figures.json")], checkout)
