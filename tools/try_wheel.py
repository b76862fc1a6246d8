"""Play a whole game with the installed package: ``python tools/try_wheel.py``, where only a wheel is installed.

It fails if the rules are not the compiled ones of the wheel, or if the package comes from a checkout.
"""

import json
import subprocess
import sys
from pathlib import Path

BOTS = ("greedy", "champion", "search@50")


def main() -> None:
    """Ask the command how it runs, then play with three bots."""
    result = subprocess.run([sys.executable, "-m", "ethnos", "doctor", "--json"], capture_output=True, check=True)
    facts = json.loads(result.stdout)
    if not facts["engine"].startswith("library"):
        raise SystemExit(f"the rules are not compiled: {facts['engine']}")
    import ethnos
    from ethnos import Game
    from ethnos.bots import ask, make

    if Path(__file__).parents[1] in Path(str(ethnos.__file__)).parents:
        raise SystemExit(f"this is the checkout, not a wheel: {ethnos.__file__}")
    game = Game.new(players=len(BOTS), seed=7)
    bots = [make(name, seed=1) for name in BOTS]
    while game.seat is not None:
        game.apply(ask(bots[game.seat], game.table))
    sys.stdout.write(
        f"{facts['version']} on {facts['platform']}: {len(game.actions)} decisions, {game.standings()[0]}\n"
    )


if __name__ == "__main__":
    main()
