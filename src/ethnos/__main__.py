"""The command ``ethnos``, which is ``python -m ethnos`` too."""

from typing import Final

INTERRUPTED: Final = 130
"""The exit status of a program that Ctrl-C has ended."""


def main() -> None:
    """Run the command. Loading it takes a moment, in which Ctrl-C ends it without a traceback."""
    try:
        from ethnos.cli import run
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None
    run()


if __name__ == "__main__":
    main()
