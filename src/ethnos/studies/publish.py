"""Publish a study: its figures into the package, the report into ``docs``, the tribes' pages into ``web/tribes.json``.

python -m ethnos.studies.publish balance                          # the folder of the study
python -m ethnos.studies.publish                                  # the pages again, from the published figures
python -m ethnos.studies.publish balance --figures figures.json   # the figures alone, into a file
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ethnos.studies.figures import PUBLISHED, figures, published
from ethnos.studies.folder import Folder
from ethnos.studies.render import write_markdown
from ethnos.studies.tribe_pages import page_data

ROOT: Final = Path(__file__).parents[3]
TRIBES_PAGE: Final = "tribes.json"


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> None:
    """Write figures and pages into a checkout."""
    parser = argparse.ArgumentParser(prog="python -m ethnos.studies.publish", description="Publish a study.")
    parser.add_argument("folder", type=Path, nargs="?", help="the folder of the study")
    parser.add_argument("--figures", type=Path, help="write the figures to this file, and nothing else")
    requested = parser.parse_args(arguments)
    if requested.figures and not requested.folder:
        parser.error("--figures needs the folder of a study")
    result = figures(Folder.open(requested.folder)) if requested.folder else published()
    if requested.folder:
        path = requested.figures or root / "src" / "ethnos" / "studies" / PUBLISHED
        path.write_text(_compact(result), encoding="utf-8")
        sys.stdout.write(f"{path}\n")
    if not requested.figures:
        docs = root / "docs"
        tribes = root / "web" / TRIBES_PAGE
        tribes.write_text(_compact(page_data(result)), encoding="utf-8")
        for path in [*write_markdown(result, docs / "balance.md", docs / "images"), tribes]:
            sys.stdout.write(f"{path.relative_to(root)}\n")


def _compact(values: dict[str, Any]) -> str:
    return json.dumps(values, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    main()
