"""The golden playthroughs are unchanged."""

import pytest

from tests.playthrough import SETTINGS, Setting, path, recorded, write


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_playthrough_is_unchanged(setting: Setting) -> None:
    """After an intended change of behaviour, ``make golden`` rewrites the files; read their diff."""
    assert write(setting, iter(recorded(setting))) == path(setting).read_text(encoding="utf-8")


def test_playthroughs_cover_all_counts_and_presets() -> None:
    assert {setting.players for setting in SETTINGS} == {2, 3, 4, 5, 6}
    assert len({setting.preset for setting in SETTINGS}) == 5
