"""What a table costs to open: the files that a browser asks for."""

import gzip
from urllib.parse import urlsplit

from playwright.sync_api import expect

from ethnos.engine.components import TRIBE_NAMES
from ethnos.game import Game
from ethnos.server.http.site import BUILT
from harness.live import ServerProcess
from harness.person import Person
from harness.positions import lay

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
