"""Bots by name: built-in ones, those of a user's file, those of packages; and what is refused."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from ethnos.base.i18n import default_texts
from ethnos.base.refusals import EthnosError
from ethnos.bots import (
    BadDecision,
    BotFailed,
    UnknownBot,
    UnusableBot,
    WrongBudget,
    ask,
    check,
    compiled_modules,
    make,
    names,
    registry,
)
from ethnos.bots.champion import ChampionBot, first_file
from ethnos.bots.network import OVERRIDE, WrongNetwork
from ethnos.bots.random import RandomBot
from ethnos.bots.registry import BUILT_IN, LEVELS, Budget, budget, title
from ethnos.engine.compile import compile_module
from ethnos.engine.play import legal_actions, new_table
from tests.bots.own import write_bots


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_built_in_bot_can_be_made_and_decides(name: str) -> None:
    check(name)
    for module in compiled_modules(name):
        compile_module(module)
    table = new_table(3, seed=5)
    assert ask(make(name, seed=1), table) in legal_actions(table)


def test_names_start_with_the_built_in_bots_and_every_one_has_a_text() -> None:
    texts = default_texts()
    assert names()[: len(BUILT_IN)] == list(BUILT_IN)
    assert names()[5:10] == list(LEVELS)
    for name in BUILT_IN:
        assert texts(f"bot-name-{name}")
        assert texts(f"bot-character-{name}").endswith((".", "1s/2."))


def test_the_seed_is_passed_on() -> None:
    table = new_table(2, seed=5)
    choices = [[ask(make("random", seed), table) for seed in range(20)] for _ in range(2)]
    assert choices[0] == choices[1]
    assert len(set(choices[0])) > 1


@pytest.mark.parametrize(
    ("spec", "expected"),
    [
        ("search", Budget()),
        ("search@0.1s", Budget(seconds=0.1)),
        ("search@500", Budget(iterations=500)),
        ("search@1s/2", Budget(seconds=1.0, threads=2)),
        ("search@30/4", Budget(iterations=30, threads=4)),
        ("random", Budget()),
    ],
)
def test_budgets(spec: str, expected: Budget) -> None:
    assert budget(spec) == expected
    check(spec)


@pytest.mark.parametrize("text", ["", "x", "0s", "0", "-1s", "1s/0", "1.5", "1s/", "s", "1 s", "1ms"])
def test_a_malformed_budget_is_refused(text: str) -> None:
    with pytest.raises(WrongBudget) as refusal:
        check(f"search@{text}")
    assert "search@0.5s" in str(refusal.value)


@pytest.mark.parametrize("text", ["3601s", "100000001", "1s/65", "1s/99999"])
def test_a_budget_that_no_machine_can_use_is_refused(text: str) -> None:
    with pytest.raises(WrongBudget) as refusal:
        check(f"search@{text}")
    assert "at most 3600 s" in str(refusal.value)


def test_a_bot_that_takes_no_budget_refuses_one() -> None:
    for use in (check, compiled_modules, lambda spec: make(spec, 1)):
        with pytest.raises(WrongBudget) as refusal:
            use("random@1s")
        assert "leave out “@1s”" in str(refusal.value)


def test_the_first_champion_stays_whatever_network_is_used_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(4, seed=2)
    first = ask(ChampionBot(1, first_file()), table)
    (tmp_path / "none.npz").write_bytes(b"nothing")
    monkeypatch.setenv(OVERRIDE, str(tmp_path / "none.npz"))
    with pytest.raises(WrongNetwork):
        make("champion", 1)
    assert ask(make("champion@1", 1), table) == first
    check("champion@1")
    assert "ethnos.bots.network" in compiled_modules("champion@1")
    with pytest.raises(WrongBudget):
        check("champion@2")


def test_an_unknown_bot_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(UnknownBot) as refusal:
        make("ranmod", 1)
    sentence = str(refusal.value)
    assert "“ranmod”" in sentence
    assert "random, simple, greedy" in sentence


# --- Own files ------------------------------------------------------------------------------------------------


def test_a_class_in_a_file_is_a_bot(tmp_path: Path) -> None:
    path, table = write_bots(tmp_path), new_table(4, seed=2)
    assert ask(make(f"{path}:First", 1), table) == legal_actions(table)[0]
    assert ask(make(f"{path}:Last", 1), table) == legal_actions(table)[-1]
    assert compiled_modules(f"{path}:First") == ()
    assert title(f"{path}:First") == "First"


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    path, table = write_bots(tmp_path), new_table(4, seed=2)
    first = ask(make(f"{path}:First", 1), table)
    path.write_text(path.read_text(encoding="utf-8").replace("[0]", "[-1]"), encoding="utf-8")
    assert ask(make(f"{path}:First", 1), table) != first


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nowhere.py:First", "there is no file"),
        ("own_bots.py:Third", "there is no class Third"),
        ("own_bots.py:NUMBER", "there is no class NUMBER"),
        ("own_bots.py:Mute", "no method “decide”"),
        ("own_bots.py:Seedless", "cannot be created with a seed: TypeError"),
        ("broken.py:First", "cannot be loaded: SyntaxError: invalid syntax (broken.py, line 1)."),
        ("raising.py:First", "cannot be loaded: ZeroDivisionError"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_with_the_reason(tmp_path: Path, name: str, words: str) -> None:
    write_bots(tmp_path)
    (tmp_path / "broken.py").write_text("class First(:\n", encoding="utf-8")
    (tmp_path / "raising.py").write_text("1 // 0\n", encoding="utf-8")
    with pytest.raises(UnusableBot) as refusal:
        check(f"{tmp_path}/{name}")
    assert words in str(refusal.value)


@pytest.mark.parametrize(
    ("name", "kind", "words"),
    [
        ("Cheat", BadDecision, "answered 100000, which is not possible here; possible: 0 (draw), "),
        ("Namer", BadDecision, "answered 'draw', which is not possible here; possible: 0 (draw), "),
        ("Fragile", BotFailed, "ZeroDivisionError"),
    ],
)
def test_errors_of_an_own_bot_name_it(tmp_path: Path, name: str, kind: type[EthnosError], words: str) -> None:
    spec = f"{write_bots(tmp_path)}:{name}"
    with pytest.raises(kind) as refusal:
        ask(make(spec, 1), new_table(2, seed=1))
    sentence = str(refusal.value)
    assert spec in sentence
    assert words in sentence


# --- Packages -------------------------------------------------------------------------------------------------


def test_packages_offer_bots_but_none_takes_a_built_in_name(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = [
        EntryPoint("hoarder", "ethnos.bots.random:RandomBot", registry.GROUP),
        EntryPoint("greedy", "nowhere:Nothing", registry.GROUP),
        EntryPoint("lost", "nowhere:Nothing", registry.GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: offered if group == registry.GROUP else [])
    assert names() == [*BUILT_IN, "hoarder", "lost"]
    bot = make("hoarder", 3)
    assert isinstance(bot, registry.Guarded)
    assert isinstance(bot.bot, RandomBot)
    with pytest.raises(WrongBudget):
        check("hoarder@1s")
    with pytest.raises(UnusableBot, match="cannot be loaded"):
        check("lost")
