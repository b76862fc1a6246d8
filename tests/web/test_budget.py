"""What a table costs to open."""

import gzip
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from ethnos.engine.components import TRIBE_NAMES
from ethnos.game import Game
from ethnos.server.http.site import BUILT
from tests.server.live import ServerProcess
from tests.web.person import Person
from tests.web.positions import lay

MOST = 350_000
"""Bytes of script, style and all art that a game of six tribes needs, compressed."""
KINDS = (".js", ".css", ".svg")


def sizes_of_a_game(person: Person, server: ServerProcess) -> dict[str, int]:
    """Compressed bytes of every file that a game of six tribes asks for, from opening its table on."""
    game = Game.new(4, seed=1)
    laid = lay(server.database, game)
    asked: set[str] = set()
    person.page.on("request", lambda request: asked.add(urlsplit(request.url).path))
    person.sit(laid.table, laid.secrets[0])
    expect(person.actions).to_be_visible()
    # All faces are drawn ahead while nobody waits: then every portrait, backdrop and frame has been asked for.
    tribes = {name for name in TRIBE_NAMES if TRIBE_NAMES.index(name) in game.table.tribes}
    assert len(tribes) == 6
    for _ in range(600):  # with the page: requests are heard of only while it is waited for
        if all(any(tribe in path for path in asked) for tribe in tribes):
            break
        person.page.wait_for_timeout(100)
    person.page.wait_for_load_state("networkidle")
    files = [path for path in sorted(asked) if path.endswith(KINDS)]
    return {path: len(gzip.compress((BUILT / path.lstrip("/")).read_bytes())) for path in files}


def test_scripts_styles_and_art_of_a_table_are_small(person: Person, server: ServerProcess) -> None:
    sizes = sizes_of_a_game(person, server)
    assert {Path(path).suffix for path in sizes} == set(KINDS)
    assert sum(sizes.values()) <= MOST, sizes
