"""The documentation as a site: it builds strictly, needs no other host, and its references are complete."""

import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

import ethnos
from ethnos import bots, insight, notation
from ethnos.game import gamefiles
from harness.chromium import NoBrowser, open_chromium
from harness.person import PATIENCE_MS
from tests.documents import ROOT, tracked
from tools.command_reference import all_commands

pytest.importorskip("mkdocs", reason="NOT TESTED: pip install 'ethnos[docs]'")
LOADED = re.compile(r"<(?!a\b)\w+[^>]*?\b(?:src|href|data|poster|srcset)=[\"']?((?:https?:)?//[^\"' >]+)")
"""Addresses that a page loads by itself: all but links."""
VISITED = ("", "play/", "commands/", "api/", "rules/")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as ``make docs`` does."""
    folder = tmp_path_factory.mktemp("docs")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    return folder


def pages(site: Path) -> dict[str, str]:
    return {str(path.relative_to(site)): path.read_text(encoding="utf-8") for path in sorted(site.rglob("*.html"))}


def test_every_page_is_there(site: Path) -> None:
    sources = [name for name in tracked() if re.fullmatch(r"docs/[\w/-]+\.md", name)]
    assert len(sources) > 60
    assert len(pages(site)) == len(sources) + len(("changelog", "code of conduct", "contributing", "security", "404"))


def test_no_page_loads_from_another_host(site: Path) -> None:
    loads = {name: urls for name, text in pages(site).items() if (urls := LOADED.findall(text))}
    assert loads == {}
    styles = [path.read_text(encoding="utf-8") for path in site.rglob("*.css")]
    assert styles
    assert not [url for text in styles for url in re.findall(r"url\([\"']?(?:https?:)?//[^)]*|@import[^;]*", text)]


def test_what_a_page_loads_is_recognised() -> None:
    assert LOADED.findall('<link rel="stylesheet" href="https://fonts.example/css">') == ["https://fonts.example/css"]
    assert LOADED.findall("<script src=//cdn.example/x.js>") == ["//cdn.example/x.js"]
    assert LOADED.findall('<a href="https://example.org">') == []


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """The address of a server with the site."""
    handler = partial(_Silent, directory=str(site))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class _Silent(SimpleHTTPRequestHandler):
    def log_message(self, *_arguments: object) -> None:
        """Nothing: tests are quiet."""


def test_a_browser_loads_from_no_other_host(address: str) -> None:
    requests: list[str] = []
    try:
        with open_chromium() as browser:
            tab = browser.new_page()
            tab.set_default_timeout(PATIENCE_MS)
            tab.on("request", lambda request: requests.append(request.url))
            for name in VISITED:
                tab.goto(address + name)
                assert "Ethnos" in tab.title()
            # Key by key: the page reads the field whenever a key is released.
            tab.get_by_role("textbox", name="Search").press_sequentially("Skeleton")
            tab.locator(".md-search-result__item").first.wait_for()
    except NoBrowser as problem:
        pytest.skip(f"NOT TESTED IN A BROWSER: {problem}")
    assert len(requests) > len(VISITED)
    assert [url for url in requests if not url.startswith((address, "data:", "blob:"))] == []


def test_the_reference_has_every_command_and_option(site: Path) -> None:
    text = pages(site)["commands/index.html"]
    commands = list(all_commands())
    assert len(commands) > 20
    for name, command in commands:
        assert f">{name}<" in text, name
        options = [option for parameter in command.params for option in parameter.opts if option.startswith("--")]
        assert not [option for option in options if option not in text and option != "--help"], name


@pytest.mark.parametrize("package", [ethnos, bots, gamefiles, insight, notation], ids=lambda package: package.__name__)
def test_the_reference_has_everything_that_a_package_exports(site: Path, package: ModuleType) -> None:
    """Under the name that is imported; a function in a module of the same name under its full path."""
    shown = set(re.findall(r'id="([\w.]+)"', pages(site)["api/index.html"]))
    paths = [f"{package.__name__}.{name}" for name in package.__all__]
    modules = {path for path in paths if find_spec(path)}
    assert [path for path in paths if (f"{path}.{path.split('.')[-1]}" if path in modules else path) not in shown] == []


def test_the_reference_shows_nothing_private(site: Path) -> None:
    text = pages(site)["api/index.html"]
    assert re.findall(r'id="ethnos[\w.]*\._\w+"|Bases:', text) == []


def test_the_button_opens_the_game(site: Path) -> None:
    assert 'href="../../index.html">Play now</a>' in pages(site)["play/index.html"]
