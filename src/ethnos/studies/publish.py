"""Publish a study: its figures into the package, the report into ``docs``.

python -m ethnos.studies.publish balance      # the folder of the study
python -m ethnos.studies.publish              # the pages again, from the published figures
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ethnos.studies.figures import PUBLISHED, figures, published
from ethnos.studies.folder import Folder
from ethnos.studies.render import write_markdown

ROOT: Final = Path(__file__).parents[3]


def main(arguments: Sequence[str]) -> None:
    """Write figures and pages."""
    if arguments:
        found = json.dumps(figures(Folder.open(Path(arguments[0]))), separators=(",", ":"))
        (Path(__file__).parent / PUBLISHED).write_text(found + "\n", encoding="utf-8")
    docs = ROOT / "docs"
    for path in write_markdown(published(), docs / "balance.md", docs / "images"):
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
