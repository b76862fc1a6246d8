"""The pictures are what the scripts in web/art draw, and everything on a card has one."""

import runpy
import shutil
import subprocess
import sys
from pathlib import Path

from ethnos.engine.components import KINGDOM_NAMES, TRIBE_NAMES

WEB = Path(__file__).parents[1] / "web"
ART = WEB / "src" / "art"
CARDS = ART / "cards"


def test_every_tribe_and_kingdom_has_its_pictures() -> None:
    assert {path.stem for path in (CARDS / "portraits").iterdir()} == set(TRIBE_NAMES)
    lands = {*KINGDOM_NAMES, "wild"}
    assert {path.stem for path in (CARDS / "backdrops").iterdir()} == lands
    kinds = {f"{land}{small}{leader}" for land in lands for small in ("", "-small") for leader in ("", "-leader")}
    assert {path.stem for path in (CARDS / "frames").iterdir()} == {*kinds, "back"}


def test_a_kingdom_has_the_same_cloth_in_its_pictures_and_on_the_page() -> None:
    drawn = runpy.run_path(str(WEB / "art" / "shared" / "kingdoms.py"))["K"]
    assert set(drawn) == {*KINGDOM_NAMES, "wild"}
    page = (ART / "card-faces.ts").read_text(encoding="utf-8")
    for kingdom, (cloth, dark, light, _ink) in drawn.items():
        assert f"{kingdom}: ['{cloth}', '{dark}', '{light}']" in page


def test_the_scripts_draw_the_same_again(tmp_path: Path) -> None:
    shutil.copytree(WEB / "art", tmp_path / "art")
    for module in ("cards.build", "extra.bots", "extra.companions", "extra.people", "extra.stickers"):
        subprocess.run([sys.executable, "-m", module], cwd=tmp_path / "art", check=True, capture_output=True)
    drawn = sorted((tmp_path / "src" / "art").rglob("*.svg"))
    assert len(drawn) > 75
    for path in drawn:
        committed = ART / path.relative_to(tmp_path / "src" / "art")
        assert path.read_bytes() == committed.read_bytes(), committed
