"""Runs programs for a graphics card where there is none: numba-cuda simulates one, and rules run as plain Python."""

import os
import subprocess
import sys
from typing import Final

SIMULATED: Final = {"NUMBA_ENABLE_CUDASIM": "1", "ETHNOS_ENGINE": "interpreted"}
"""What has to be in the environment of a process."""


def run_on_simulated_card(program: str) -> subprocess.CompletedProcess[str]:
    """Run a Python program in a process of its own: the simulator has to be chosen before Numba is imported."""
    return subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env=os.environ | SIMULATED | {"ETHNOS_LANGUAGE": "en"},
        timeout=300,
        check=False,
    )
