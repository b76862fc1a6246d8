"""The files that a host copies agree with each other, and what they name exists."""

import configparser
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from ethnos.server.hosting import limits
from tests.documents import ROOT, page, rows

COMPOSE = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text(encoding="utf-8"))
SERVER = COMPOSE["services"]["ethnos-1"]
UNIT = ROOT / "deploy/ethnos@.service"
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
    unit.read(UNIT, encoding="utf-8")
    entry = re.findall(r"^(?:ENTRYPOINT|CMD) \[(.*)\]", DOCKERFILE, re.MULTILINE)
    options = {
        option
        for text in (unit["Service"]["ExecStart"], *entry, *SERVER["command"])
        for option in re.findall(r"--[a-z]+", text)
    }
    assert {"--host", "--port"} <= options
    assert SERVER["command"] == json.loads(f"[{entry[1]}]")
    assert options <= options_of("serve")


@pytest.mark.parametrize(("kind", "name"), [("ini", "ethnos@.service"), ("nginx", "nginx.conf")])
def test_the_page_shows_the_files_that_are_in_the_repository(kind: str, name: str) -> None:
    """A host who installs with pip has the page, but not the repository."""
    (shown,) = re.findall(rf"^```{kind}\n(.*?)^```", HOSTING, re.MULTILINE | re.DOTALL)
    assert shown == (ROOT / "deploy" / name).read_text(encoding="utf-8")


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    """But for the program, which is not installed here."""
    if not shutil.which("systemd-analyze"):
        pytest.skip("UNIT NOT CHECKED: install your system's package systemd")
    unit = UNIT.read_text(encoding="utf-8").replace("/opt/ethnos/bin/ethnos", sys.executable)
    (tmp_path / UNIT.name).write_text(unit, encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / "ethnos@8001.service")]
    (tmp_path / "ethnos@8001.service").symlink_to(UNIT.name)
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not [line for line in checked.stderr.splitlines() if "ethnos@" in line], checked.stderr


def test_all_proxies_hide_the_figures_and_choose_by_the_table() -> None:
    caddy, nginx, haproxy = (
        (ROOT / "deploy" / name).read_text(encoding="utf-8") for name in ("Caddyfile", "nginx.conf", "haproxy.cfg")
    )
    shown = HOSTING.split("/etc/caddy/Caddyfile")[1].split("For nginx")[0]
    for line in ("encode zstd gzip", "@figures path /metrics", "respond @figures 404"):
        assert line in caddy
        assert line in shown
    assert "lb_policy query table" in caddy
    assert "ethnos-1:8000 ethnos-2:8000" in caddy
    assert "proxy_set_header Host $http_host;" in nginx  # $host would lack the port
    assert all("/metrics" in text for text in (nginx, haproxy))


def test_everything_that_is_copied_exists() -> None:
    sources = [
        source
        for line in re.findall(r"^COPY (?!--from)(.*)$", DOCKERFILE, re.MULTILINE)
        for source in line.split()[:-1]
    ]
    assert len(sources) >= 5
    assert all((ROOT / source).exists() for source in sources)


def test_the_image_is_built_from_the_whole_repository() -> None:
    """Its version is that of the newest tag. Without a tracked file it would say that something was changed."""
    assert ".git" not in (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    command = ["git", "ls-files", "--cached", "--ignored", "--exclude-from=.dockerignore"]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout == ""
    package = DOCKERFILE.split("\nFROM ")[2]
    assert "install --quiet=2 --no-install-recommends git" in package
    assert "COPY . ." in package


def test_passwords_stay_out_of_the_repository_and_the_image() -> None:
    for name in (".gitignore", ".dockerignore"):
        assert "deploy/.env" in (ROOT / name).read_text(encoding="utf-8").splitlines()


def test_the_programs_of_the_image_fit_the_database() -> None:
    (version,) = re.findall(r"^postgres:(\d+)$", COMPOSE["services"]["database"]["image"])
    assert f"postgresql-client-{version} " in DOCKERFILE.split("\nFROM ")[-1]


def documented_settings() -> set[str]:
    """What docs/environment.md lets a host set."""
    return {cells[0].strip("`") for cells in rows("docs/environment.md", "For hosts")}


def test_every_documented_setting_reaches_the_container() -> None:
    """All of `.env` does, but for the address of the database, and no option of the command overrules it."""
    service = SERVER
    assert len(documented_settings()) >= 20
    assert service["env_file"] == ".env"
    assert documented_settings() & set(service["environment"]) == {"ETHNOS_DATABASE"}
    options = {cells[1].strip("`") for cells in rows("docs/environment.md", "For hosts")}
    assert not options & set(service["command"])
    assert "$" not in service["environment"]["ETHNOS_DATABASE"]  # a password would have to be encoded there


def test_the_server_reads_the_address_of_its_database_from_the_environment() -> None:
    command = [sys.executable, "-m", "ethnos", "serve", "--port", "0"]
    environment = os.environ | {"ETHNOS_DATABASE": "mysql://localhost/ethnos", "ETHNOS_LANGUAGE": "en"}
    refused = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert refused.returncode == 2
    assert "postgresql://" in refused.stderr


def compose() -> list[str]:
    """Docker Compose, which resolves a file without Docker's daemon."""
    for command in (["docker", "compose"], ["docker-compose"]):
        if shutil.which(command[0]):
            version = subprocess.run([*command, "version", "--short"], capture_output=True, text=True, check=False)
            if version.returncode == 0 and not version.stdout.startswith("1."):
                return command
    pytest.skip("COMPOSE FILE NOT RESOLVED: neither `docker compose` nor `docker-compose` of version 2 was found")


def test_docker_compose_takes_the_file_and_passes_everything_on(tmp_path: Path) -> None:
    command = compose()
    deploy, password = tmp_path / "deploy", 'a@b:c/d#e%f$g h"j'
    shutil.copytree(ROOT / "deploy", deploy, ignore=shutil.ignore_patterns(".env"))
    written = {name: f"value of {name}" for name in documented_settings()}
    lines = [f"{name}={value}" for name, value in written.items()]
    lines += [f"ETHNOS_DATABASE_PASSWORD='{password}'", "ETHNOS_DOMAIN=games.example.org"]
    (deploy / ".env").write_text("\n".join(lines), encoding="utf-8")
    config = [*command, "-f", str(deploy / "compose.yaml"), "config", "--format", "json"]
    output = subprocess.run(config, capture_output=True, text=True, check=True).stdout
    services = json.loads(output)["services"]
    environment = {name: value.replace("$$", "$") for name, value in services["ethnos-2"]["environment"].items()}
    assert environment.items() >= (written | {"ETHNOS_DATABASE": "postgresql://ethnos@database/ethnos"}).items()
    assert environment["PGPASSWORD"] == password
    assert services["database"]["environment"]["POSTGRES_PASSWORD"].replace("$$", "$") == password


def test_the_image_needs_no_root_and_no_writing() -> None:
    last = DOCKERFILE.split("\nFROM ")[-1]
    assert re.search(r"^USER ethnos$", last, re.MULTILINE)
    assert "HEALTHCHECK" in last
    service = SERVER
    assert COMPOSE["services"]["ethnos-2"] == SERVER
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
        f"| connections of one address | {limits.SOCKETS_AN_ADDRESS} | `--sockets`, `ETHNOS_SOCKETS_AN_ADDRESS` |",
        f"{limits.TABLES_A_MINUTE:.0f}, the first {limits.TABLES_AT_ONCE:.0f} at once | `--tables`",
        f"| {limits.JOINS_A_MINUTE:.0f}, the first {limits.JOINS_AT_ONCE:.0f} at once |",
        f"| {limits.MESSAGES_A_SECOND:.0f}, {limits.MESSAGES_AT_ONCE:.0f} at once |",
        f"| length of a message | {limits.MESSAGE_BYTES:,} bytes |",
        f"| {limits.REPLAYS_A_MINUTE:.0f}, the first {limits.REPLAYS_AT_ONCE:.0f} at once |",
        f"| {limits.FRAMES_A_SECOND:.0f}, {limits.FRAMES_AT_ONCE:.0f} at once |",
        f"| {limits.SOCKETS_AN_ADDRESS * limits.REQUESTS_A_SOCKET:.0f}, 1,000 at once | grows with `--sockets` |",
        f"| length of a request's head, or of its body | {limits.REQUEST_BYTES:,} bytes |",
        f"| {limits.STUCK_SECONDS:.0f} seconds, at most twice that |",
        f"| {limits.CONNECTIONS:,}, and {limits.RESERVED_HANDLES} less than",
        f"An IPv6 network of {limits.NETWORK_BITS} bits",
    ],
)
def test_the_limits_are_documented(fact: str) -> None:
    assert fact in HOSTING
