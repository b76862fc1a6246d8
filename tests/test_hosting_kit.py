"""The files that a host copies agree with each other, and what they name exists."""

import configparser
import os
import re
import subprocess
import sys

import pytest
import yaml  # type: ignore[import-untyped]

from ethnos.server.hosting import limits
from ethnos.server.run import SOCKETS_VARIABLE
from tests.documents import ROOT, page

COMPOSE = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text(encoding="utf-8"))
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
HOSTING = page("docs/hosting.md")


def options_of(command: str) -> set[str]:
    """The options that a command has."""
    output = subprocess.run(
        [sys.executable, "-m", "ethnos", command, "--help"],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"COLUMNS": "200", "NO_COLOR": "1"},
    ).stdout
    return set(re.findall(r"--[a-z]+", output))


def test_every_option_is_one_of_the_command() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / "deploy/ethnos.service", encoding="utf-8")
    entry = re.findall(r"^(?:ENTRYPOINT|CMD) \[(.*)\]", DOCKERFILE, re.MULTILINE)
    options = {
        option
        for text in (unit["Service"]["ExecStart"], *entry, *COMPOSE["services"]["ethnos"]["command"])
        for option in re.findall(r"--[a-z]+", text)
    }
    assert {"--host", "--port", "--database", "--workers"} <= options
    assert options <= options_of("serve")


def test_the_page_shows_the_unit_that_is_in_the_repository() -> None:
    """A host who installs with pip has the page, but not the repository."""
    (shown,) = re.findall(r"^```ini\n(.*?)^```", HOSTING, re.MULTILINE | re.DOTALL)
    assert shown == (ROOT / "deploy/ethnos.service").read_text(encoding="utf-8")


def test_both_proxies_of_the_page_hide_the_figures_and_keep_the_host() -> None:
    caddy = (ROOT / "deploy/Caddyfile").read_text(encoding="utf-8")
    settings = [line.strip() for line in caddy.splitlines() if line.startswith("\t") and "#" not in line]
    assert all(line.replace("ethnos:8000", "127.0.0.1:8000") in HOSTING for line in settings), settings
    assert "location = /metrics {\n        return 404;" in HOSTING
    assert "proxy_set_header Host $http_host;" in HOSTING  # $host would lack the port


def test_everything_that_is_copied_exists() -> None:
    sources = [
        source
        for line in re.findall(r"^COPY (?!--from)(.*)$", DOCKERFILE, re.MULTILINE)
        for source in line.split()[:-1]
    ]
    assert len(sources) >= 5
    assert all((ROOT / source).exists() for source in sources)
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert not {source for source in sources if source in ignored}
    assert (ROOT / "deploy/Caddyfile").is_file()


def test_the_image_needs_no_root_and_no_writing() -> None:
    last = DOCKERFILE.split("\nFROM ")[-1]
    assert re.search(r"^USER ethnos$", last, re.MULTILINE)
    assert "HEALTHCHECK" in last
    service = COMPOSE["services"]["ethnos"]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]


def test_secrets_are_named_in_the_example_and_nowhere_set() -> None:
    required = set(re.findall(r"\$\{(\w+):\?", (ROOT / "deploy/compose.yaml").read_text(encoding="utf-8")))
    example = (ROOT / "deploy/example.env").read_text(encoding="utf-8")
    assert required == set(re.findall(r"^(\w+)=", example, re.MULTILINE))


def test_what_is_pinned_for_hosts_has_hashes_and_no_compiler() -> None:
    pinned = (ROOT / "requirements/hosting.txt").read_text(encoding="utf-8")
    names = re.findall(r"^([a-z0-9-]+)==", pinned, re.MULTILINE)
    assert {"asyncpg", "fastapi", "uvloop"} <= set(names)
    assert not {"numba", "llvmlite", "numpy"} & set(names)
    assert pinned.count("--hash=") >= len(names)


@pytest.mark.parametrize(
    "fact",
    [
        f"| connections of one address | {limits.SOCKETS_AN_ADDRESS} | `--sockets`, `{SOCKETS_VARIABLE}` |",
        f"{limits.TABLES_A_MINUTE:.0f}, the first {limits.TABLES_AT_ONCE:.0f} at once | `--tables`",
        f"| {limits.JOINS_A_MINUTE:.0f}, the first {limits.JOINS_AT_ONCE:.0f} at once |",
        f"| {limits.MESSAGES_A_SECOND:.0f}, {limits.MESSAGES_AT_ONCE:.0f} at once |",
        f"| length of a message | {limits.MESSAGE_BYTES:,} bytes |",
        f"| {limits.REPLAYS_A_MINUTE:.0f}, the first {limits.REPLAYS_AT_ONCE:.0f} at once |",
        f"| {limits.FRAMES_A_SECOND:.0f}, {limits.FRAMES_AT_ONCE:.0f} at once |",
        f"| {limits.SOCKETS_AN_ADDRESS * limits.REQUESTS_A_SOCKET:.0f}, 1,000 at once | grows with `--sockets` |",
        f"| length of a request's head | {limits.HEAD_BYTES:,} bytes |",
        f"| {limits.REQUEST_SECONDS:.0f} seconds |",
        f"of one address | {limits.SOCKETS_AN_ADDRESS * limits.CONNECTIONS_A_SOCKET} | twice `--sockets` |",
        f"| {limits.CONNECTIONS:,}, and {limits.RESERVED_HANDLES} less than",
        f"An IPv6 network of {limits.NETWORK_BITS} bits",
    ],
)
def test_the_limits_are_documented(fact: str) -> None:
    assert fact in HOSTING
