"""Every error of the text formats has a sentence in the catalogue, and every sentence there is used."""

import re
from pathlib import Path

from ethnos.base.i18n import FOLDER

SOURCE = Path(__file__).parents[2] / "src" / "ethnos"


def test_sentences_and_problems_agree() -> None:
    catalogue = (FOLDER / "en" / "notation.ftl").read_text(encoding="utf-8")
    sentences = set(re.findall(r"(?m)^notation-([a-z-]+) =", catalogue)) - {"line"}
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in ("notation", "game/gamefiles")
        for path in (SOURCE / folder).rglob("*.py")
    )
    raised = set(
        re.findall(r'(?:Error|BadGameFile|BadLink|BadPosition|refuse|unknown|read_name)\(\s*"([a-z-]+)"', code)
    )
    raised |= set(re.findall(r'draft\.forbid\((?:f?"[^"]*"|key), "([a-z-]+)"', code))
    raised |= {f"{line}-due" for line in ("age", "scores")} | {f"unexpected-{line}" for line in ("age", "scores")}
    assert raised == sentences
