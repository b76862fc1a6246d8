"""Where a person's own games and tables are kept."""

from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """As the operating system has it; nothing is made."""
    return platformdirs.user_data_path("ethnos", appauthor=False)
