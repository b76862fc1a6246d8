"""The size of the files that a browser loads to open a table."""

import gzip
from urllib.parse import urlsplit

from playwright.sync_api import expect

from ethnos.engine.components import TRIBE_NAMES
from ethnos.game.game import Game
from ethnos.server.http.site import BUILT
from harness.live import ServerProcess
from harness.person import Person
from harness.positions import prepare_table

KINDS = (".js", ".css", ".svg")


def sizes_of_a_game(person: Person, server: ServerProcess) -> dict[str, int]:
    """Compressed bytes of every file that a browser loads for a game of six tribes."""
    game = Game.new(4, seed=1)
    table = prepare_table(server.database, game)
    requested: set[str] = set()
    person.page.on("request", lambda request: requested.add(urlsplit(request.url).path))
    person.sit(table.id, table.secrets[0])
    expect(person.actions).to_be_visible()
    # The client draws all card faces in advance while idle, which loads every portrait, backdrop and frame.
    tribes = {name for name in TRIBE_NAMES if TRIBE_NAMES.index(name) in game.table.tribes}
    assert len(tribes) == 6
    for _ in range(600):  # events of requests arrive only during calls to the page
        if all(any(tribe in path for path in requested) for tribe in tribes):
            break
        person.page.wait_for_timeout(100)
    person.page.wait_for_load_state("networkidle")
    files = [path for path in sorted(requested) if path.endswith(KINDS)]
    return {path: len(gzip.compress((BUILT / path.lstrip("/")).read_bytes())) for path in files}
