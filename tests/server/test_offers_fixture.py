"""The offers that the browser's tests read are those that the server makes."""

from pathlib import Path

from tests.server.offers_fixture import lines

FIXTURE = Path(__file__).parents[2] / "web/tests/fixtures/offers.jsonl"


def test_the_offers_of_the_browsers_tests_are_the_servers() -> None:
    """Otherwise: ``python -m tests.server.offers_fixture > web/tests/fixtures/offers.jsonl``."""
    assert FIXTURE.read_text(encoding="utf-8").splitlines() == list(lines())
