"""What a table costs to open."""

import gzip
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from ethnos.game import Game
from tests.server.live import ServerProcess
from tests.web.person import Person
from tests.web.positions import lay

MOST = 200_000
"""Bytes of script and style, compressed."""


def test_scripts_and_styles_of_the_table_are_small(person: Person, server: ServerProcess, client: Path) -> None:
    laid = lay(server.database, Game.new(4, seed=1))
    asked: set[str] = set()
    person.page.on("request", lambda request: asked.add(urlsplit(request.url).path))
    person.sit(laid.table, laid.secrets[0])
    person.page.wait_for_load_state("networkidle")
    expect(person.actions).to_be_visible()
    files = [path for path in sorted(asked) if path.endswith((".js", ".css"))]
    sizes = {path: len(gzip.compress((client / path.lstrip("/")).read_bytes())) for path in files}
    assert {Path(path).suffix for path in files} == {".js", ".css"}
    assert sum(sizes.values()) <= MOST, sizes
