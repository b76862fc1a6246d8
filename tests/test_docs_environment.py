"""docs/environment.md names every environment variable of the project, and no other."""

import re

from ethnos.server.hosting.settings import PREFIX, Settings
from tests.documents import page, tracked

VARIABLE = re.compile(r"\bETHNOS_[A-Z]+(?:_[A-Z]+)*\b")
PLACES = ("src/ethnos/", "tools/", "harness/", "bench/", "examples/", "deploy/", ".ci/", "Dockerfile", "Makefile")
NOT_READ = (".ftl", ".npz")


def test_every_variable_is_documented() -> None:
    sources = [name for name in tracked() if name.startswith((*PLACES, "web/vite")) and not name.endswith(NOT_READ)]
    assert len(sources) > 200
    used = {variable for name in sources for variable in VARIABLE.findall(page(name))}
    used |= {f"{PREFIX}{name.upper()}" for name in Settings.model_fields}
    documented = re.findall(r"^\| `(ETHNOS_\w+)`", page("docs/environment.md"), re.MULTILINE)
    documented += VARIABLE.findall(page("docs/environment.md").split("Docker Compose reads")[1].split("##")[0])
    assert len(documented) == len(set(documented))
    assert set(documented) == used


def test_every_setting_is_documented_with_its_flag() -> None:
    shown = dict(re.findall(r"^\| `(ETHNOS_\w+)` \| (?:`(--[\w-]+)` )?\| ", page("docs/environment.md"), re.MULTILINE))
    del shown["ETHNOS_SETTINGS"]
    flags = Settings.flags()
    assert shown == {
        f"{PREFIX}{name.upper()}": flags[name].name if name in flags else "" for name in Settings.model_fields
    }
