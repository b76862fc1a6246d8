"""Where a user's games and tables are stored."""

from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """The data folder that is usual on this operating system; it is not created."""
    return platformdirs.user_data_path("ethnos", appauthor=False)
