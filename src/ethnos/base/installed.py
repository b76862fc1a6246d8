"""The installed version of this project."""


def installed_version() -> str:
    """The version number; empty if the project is not installed."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("ethnos")
    except PackageNotFoundError:
        return ""
