"""A server that also serves the game for the browser's own tab, with the headers that WebAssembly needs."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ethnos.server.hosting.settings import Settings
from ethnos.server.http import site
from ethnos.server.http.middleware import HEADERS
from ethnos.server.http.site import NoSite, find_site
from harness import http
from harness.live import database_in
from tests.server.in_process import serving

POLICY = "content-security-policy"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("tab")
    built = folder / "site"
    (built / "pyodide").mkdir(parents=True)
    for name in ("index.html", "files.json", "service-worker.js", "pyodide/pyodide.mjs", "pyodide/pyodide.asm.wasm"):
        (built / name).write_text(f"{name} " * 200)
    with serving(Settings(database=database_in(folder), site=str(built)), folder) as (running, _):
        yield running


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("", "text/html"),
        ("index.html", "text/html"),
        ("service-worker.js", "text/javascript"),
        ("pyodide/pyodide.mjs", "text/javascript"),
        ("pyodide/pyodide.asm.wasm", "application/wasm"),
    ],
)
def test_the_files_have_their_type_and_may_run_webassembly(address: str, path: str, kind: str) -> None:
    answer = http.get(f"{address}/tab/{path}?v=1")
    assert (answer.status_code, answer.text.split()[0]) == (200, path or "index.html")
    assert answer.headers["content-type"].startswith(kind)
    assert answer.headers["content-encoding"] == "gzip"
    assert "script-src 'self' 'wasm-unsafe-eval';" in answer.headers[POLICY]


def test_the_tab_is_offered_and_no_other_page_may_run_webassembly(address: str) -> None:
    answer = http.get(f"{address}/api/tab")
    assert answer.json() == {"offered": True}
    assert answer.headers[POLICY] == HEADERS["Content-Security-Policy"]
    assert http.get(f"{address}/tab", follow_redirects=True).text.startswith("index.html")
    assert http.get(f"{address}/tab/nowhere").status_code == 404


def test_a_server_without_the_site_offers_no_tab(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "CHECKOUT", tmp_path)  # where no site was built
    with serving(Settings(database=database_in(tmp_path))) as (address, _):
        assert http.get(f"{address}/api/tab").json() == {"offered": False}
        assert http.get(f"{address}/tab/").status_code == 404


def test_a_folder_without_a_site_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoSite):
        find_site(str(tmp_path))
    (tmp_path / "files.json").touch()
    assert find_site(str(tmp_path)) == tmp_path
