"""Databases for tests: a fresh one for each, of both kinds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.postgres import Cluster, binaries


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for all tests of this process."""
    programs = binaries()
    if programs is None:
        pytest.skip("NOT TESTED WITH POSTGRESQL: initdb was not found; install Debian's package postgresql")
    running = Cluster(programs)
    yield running
    running.remove()


@pytest.fixture
def postgresql(cluster: Cluster) -> str:
    """The address of an empty PostgreSQL database."""
    return cluster.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, SQLite's and PostgreSQL's in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/ethnos.db"
    return str(request.getfixturevalue("postgresql"))
