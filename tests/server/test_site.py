"""The browser client is served from its folder only; all other paths are refused."""

import gzip
import mimetypes
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from fastapi import Request

from ethnos.base.i18n import default_texts
from ethnos.server.hosting.settings import Settings
from ethnos.server.http.middleware import HEADERS
from ethnos.server.http.site import Site
from harness import http
from harness.live import database_in
from tests.server.in_process import serving

SCRIPT = b"export const answer = 42;\n" * 100


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a built client, beside a file that it must not serve."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "secret.txt").write_text("a secret")
    (folder / "web" / "assets").mkdir(parents=True)
    (folder / "web" / "index.html").write_text("<title>Ethnos</title>")
    (folder / "web" / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (folder / "web" / "icon.svg").write_text("<svg/>")
    with serving(Settings(database=database_in(folder)), folder / "web") as (address, _):
        yield address


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/abc?seat=1", "/rules", "/new", "/apiary", "/nowhere/x.y"])
def test_addresses_within_the_client_give_its_page(site: str, path: str) -> None:
    answer = http.get(site + path)
    assert (answer.status_code, answer.text) == (200, "<title>Ethnos</title>")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_files_are_sent_compressed_and_cached_by_the_browser(site: str) -> None:
    answer = http.get(f"{site}/assets/index-1a2b.js")
    assert answer.content == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(SCRIPT) / 5
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]
    plain = http.get(f"{site}/assets/index-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert (plain.content, "content-encoding" in plain.headers) == (SCRIPT, False)
    again = http.get(f"{site}/icon.svg", headers={"If-None-Match": http.get(f"{site}/icon.svg").headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert http.request("HEAD", f"{site}/icon.svg").status_code == 200


@pytest.mark.parametrize(
    "path",
    ["/assets/nowhere.js", "/assets/", "/api", "/api/", "/api/nowhere", "/socket", "/docs", "/metrics/x", "/health/x"],
)
def test_unknown_paths_are_refused_with_a_code(site: str, path: str) -> None:
    answer = http.get(site + path)
    assert (answer.status_code, answer.json()) == (404, {"code": "server-no-such-page", "values": {}})
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("DELETE", "/api/lobby", 405), ("GET", "/api/tables", 405), ("POST", "/table/abc", 404), ("PUT", "/health", 405)],
)
def test_other_methods_are_refused_with_a_code(site: str, method: str, path: str, status: int) -> None:
    answer = http.request(method, site + path)
    assert (answer.status_code, answer.json()) == (status, {"code": "server-no-such-page", "values": {}})
    assert ("allow" in answer.headers) == (status == 405)


@pytest.mark.parametrize(
    "path",
    [
        *("/../secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt"),
        *("/%2e%2e/secret.txt", "//secret.txt", "/assets//../../secret.txt", "/..\\secret.txt", "/tables.db"),
    ],
)
def test_no_path_leads_out_of_the_folder(site: str, path: str) -> None:
    """The path is sent as it is: an HTTP client would normalise it."""
    address = urlsplit(site)
    with socket.create_connection((address.hostname or "", address.port or 0)) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: connection.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 ")
    assert b"a secret" not in answer
    assert b"SQLite" not in answer


def test_without_a_client_the_server_says_how_to_build_one(tmp_path: Path) -> None:
    with serving(Settings(database=database_in(tmp_path)), tmp_path / "nowhere") as (address, _):
        answer = http.get(address)
        assert (answer.status_code, answer.text) == (404, default_texts()("server-no-pages"))
        assert answer.headers["content-type"].startswith("text/plain")
        assert http.get(f"{address}/rules").json()["code"] == "server-no-such-page"
        assert http.get(f"{address}/api/lobby").json() == []


def test_internal_errors_are_answered_with_a_code(tmp_path: Path) -> None:
    with serving(Settings(database=database_in(tmp_path))) as (address, app):
        app.state.server.metrics._limits = None
        answer = http.get(f"{address}/metrics")
    assert (answer.status_code, answer.json()) == (500, {"code": "server-failed", "values": {}})
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("index-1a2b.js", "text/javascript; charset=utf-8"),
        ("index.css", "text/css; charset=utf-8"),
        ("icon.svg", "image/svg+xml"),
        ("text.woff2", "font/woff2"),
        ("text.woff", "font/woff"),
        ("something.else", "application/octet-stream"),
    ],
)
def test_the_type_of_a_file_does_not_depend_on_the_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, kind: str
) -> None:
    """For some Windows machines a script is plain text, and minimal Linux machines do not know fonts."""
    monkeypatch.setattr(mimetypes, "guess_type", lambda *_: ("text/plain", None))
    (tmp_path / name).write_text("x")
    (tmp_path / "index.html").write_text("x")
    request = Request({"type": "http", "method": "GET", "path": f"/{name}", "headers": [], "server": ("x", 80)})
    answer = Site(tmp_path).answer(request)
    assert answer is not None
    assert answer.headers["content-type"] == kind


def test_long_answers_are_compressed(site: str) -> None:
    answer = http.get(f"{site}/openapi.json")
    assert answer.headers["content-encoding"] == "gzip"
    raw = http.get(f"{site}/openapi.json", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in raw.headers
    assert raw.json() == answer.json()
    assert len(gzip.compress(raw.content)) < len(raw.content) / 4
    assert "content-encoding" not in http.get(f"{site}/health").headers
