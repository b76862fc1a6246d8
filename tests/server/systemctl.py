"""Stands in for systemctl on a machine without systemd: starts and stops what a unit of the folder $MACHINE says."""

import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(os.environ["MACHINE"])
UNITS = ROOT / "etc/systemd/system"


def start(name: str) -> None:
    """Start an instance of a template unit, with its settings and those of its files."""
    template, _, instance = name.partition("@")
    lines = (UNITS / f"{template}@.service").read_text(encoding="utf-8").splitlines()
    settings = [line.partition("=")[::2] for line in lines if "=" in line and not line.startswith("#")]
    environment = {"PATH": os.environ["PATH"]} | {key: value for key, value in os.environ.items() if key == "PGPORT"}
    for key, value in settings:
        if key == "Environment":
            environment |= _pairs(value)
        elif key == "EnvironmentFile" and (path := Path(value.removeprefix("-"))).exists():
            environment |= _pairs(path.read_text(encoding="utf-8"))
        elif key == "StateDirectory":
            (ROOT / "var/lib" / value).mkdir(parents=True, exist_ok=True)
    command = shlex.split(dict(settings)["ExecStart"].replace("%i", instance))
    with (ROOT / f"{name}.log").open("ab") as log:
        running = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)
    (ROOT / f"{name}.pid").write_text(str(running.pid), encoding="utf-8")


def stop(name: str) -> None:
    """Stop it, and wait until it has ended."""
    file = ROOT / f"{name}.pid"
    if not file.exists():
        return
    process = int(file.read_text(encoding="utf-8"))
    file.unlink()
    os.kill(process, signal.SIGTERM)
    while _runs(process):
        time.sleep(0.05)


def _runs(process: int) -> bool:
    try:
        return " Z " not in Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False


def _pairs(text: str) -> dict[str, str]:
    return {key: value for key, _, value in (word.partition("=") for word in shlex.split(text))}


if __name__ == "__main__":
    verb, *names = [word for word in sys.argv[1:] if not word.startswith("--")]
    for each in (name for name in names if name.startswith("ethnos@")):
        if verb in ("stop", "restart"):
            stop(each)
        if verb in ("enable", "start", "restart"):
            start(each)
