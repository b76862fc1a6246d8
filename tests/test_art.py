"""The pictures of the cards are what the scripts beside them draw, and everything on a card has one."""

import shutil
import subprocess
import sys
from pathlib import Path

from ethnos.engine.components import KINGDOM_NAMES, TRIBE_NAMES

WEB = Path(__file__).parents[1] / "web"
CARDS = WEB / "src" / "art" / "cards"


def test_every_tribe_and_kingdom_has_its_pictures() -> None:
    assert {path.stem for path in (CARDS / "portraits").iterdir()} == set(TRIBE_NAMES)
    lands = {*KINGDOM_NAMES, "wild"}
    assert {path.stem for path in (CARDS / "backdrops").iterdir()} == lands
    kinds = {f"{land}{small}{leader}" for land in lands for small in ("", "-small") for leader in ("", "-leader")}
    assert {path.stem for path in (CARDS / "frames").iterdir()} == {*kinds, "back"}


def test_the_scripts_draw_the_cards_again(tmp_path: Path) -> None:
    shutil.copytree(WEB / "art" / "cards", tmp_path / "art" / "cards")
    subprocess.run([sys.executable, "build.py"], cwd=tmp_path / "art" / "cards", check=True, capture_output=True)
    drawn = sorted((tmp_path / "src" / "art" / "cards").rglob("*.svg"))
    assert len(drawn) > 50
    for path in drawn:
        kept = CARDS / path.relative_to(tmp_path / "src" / "art" / "cards")
        assert path.read_bytes() == kept.read_bytes(), kept
