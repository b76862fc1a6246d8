"""A missing package is named, with the command that installs it."""

import subprocess
import sys

import pytest

MODULES = [
    ("ethnos.envs.ethnos_v0", "pettingzoo", "PettingZoo", "research"),
    ("ethnos.envs.gymnasium", "gymnasium", "Gymnasium", "research"),
    ("ethnos.envs.open_spiel", "pyspiel", "OpenSpiel", "research"),
    ("ethnos.envs.render_image", "PIL", "Pillow", "research"),
    ("ethnos.envs.vector", "numpy", "NumPy", "research"),
    ("ethnos.research.training.run", "torch", "torch", "train"),
    ("ethnos.research.training.config", "numpy", "NumPy", "train"),
]


@pytest.mark.parametrize(("module", "missing", "package", "extra"), MODULES)
def test_a_missing_extra_is_named(module: str, missing: str, package: str, extra: str) -> None:
    code = f"""
import sys
sys.modules[{missing!r}] = None
try:
    import {module}
except ImportError as problem:
    print(problem)
"""
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert result.stdout == f'{package} is not installed: pip install "ethnos[{extra}]".\n', result.stderr
