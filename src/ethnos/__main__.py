"""``python -m ethnos`` is the command ``ethnos``."""

from ethnos.cli import app

app(prog_name="ethnos")
