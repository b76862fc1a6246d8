"""The rules in the browser: worked examples as the engine plays them, and the way there from a game."""

from playwright.sync_api import Locator, expect

from ethnos.base.rulebook import bases, rule_text
from ethnos.engine.moves import PlayBand
from ethnos.engine.ruleset import PRESETS
from ethnos.game.events import describe
from ethnos.game.game import Game
from ethnos.lessons.examples import EXAMPLES, NAMES, Example, play, text_of
from harness.live import ServerProcess
from harness.person import DESKTOP, PHONE, Person, Wishes, texts
from harness.positions import cards_of, find, prepare_table
from tests.web.conftest import People

PEOPLE = [texts("rules-example-player", seat=seat) for seat in range(len(NAMES))]
TRIBES = ("dwarf", "giant", "minotaur", "wizard", "troll")


def entry(person: Person, rule: str) -> Locator:
    """A rule on the page of rules."""
    return person.page.locator(f"[id='{rule}']")


def test_every_example_is_drawn_and_described(person: Person) -> None:
    """On a wide screen with the light theme, and then on a phone with the dark one."""
    requests: list[str] = []
    person.page.on("request", lambda request: requests.append(request.url))
    person.open("/rules")
    expect(person.page.locator("summary")).to_have_count(len(EXAMPLES))
    assert not any("/api/examples" in url for url in requests)
    person.page.locator("summary").evaluate_all("nodes => nodes.forEach((node) => node.click())")
    for example in EXAMPLES.values():
        check_example(person, example)
    assert sum("/api/examples" in url for url in requests) == 1
    assert person.page.evaluate("document.documentElement.scrollWidth") == DESKTOP[0]
    person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    person.page.emulate_media(color_scheme="dark")
    for example in EXAMPLES.values():
        check_example(person, example)
    assert person.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def check_example(person: Person, example: Example) -> None:
    """Check an example that has been opened."""
    rule = entry(person, example.rule)
    expect(rule).to_contain_text(text_of(example, texts))
    lines = [describe(event, texts, PEOPLE) for event in play(example).events]
    expect(rule.get_by_role("list").last.get_by_role("listitem")).to_have_text(lines)
    expect(rule.locator("figure svg").first).to_be_visible()


def test_a_drawing_has_a_description_for_screen_readers(person: Person) -> None:
    person.open("/rules#R-T6")
    rule = entry(person, "R-T6")
    rule.locator("summary").click()
    for sentence in (
        "Ada plays orange Merfolk and blue Merfolk.",
        "Also in hand: red Elf.",
        "Markers in Ithys: Ada 1 and Ben 1, then Ada 2 and Ben 1.",
        "Ada on the Merfolk board: 2, then 4.",
        "Ben on the Merfolk board: 3.",
    ):
        expect(rule).to_contain_text(sentence)


def test_what_a_band_will_do_leads_to_its_rules(person: Person, server: ServerProcess) -> None:
    def plan(game: Game) -> PlayBand | None:
        cards = tuple(card for card in cards_of(game) if card.startswith("wizard"))
        return PlayBand(cards[0], cards, draw=True) if cards else None

    position = find(TRIBES, lambda card: card.startswith("wizard"), plan)
    table = prepare_table(server.database, position.game, position.turns)
    person.sit(table.id, table.secrets[0])
    person.build(position.move)
    expect(person.confirm).to_be_enabled()
    for rule in ("R25", "R39", "R-T12", "R27"):
        person.activate(person.actions.get_by_role("link", name=texts("rules-open", rule=rule), exact=True))
        expect(person.dialog).to_contain_text(rule_text(rule, texts)[:60])
        if rule == "R25":
            expect(person.dialog).to_contain_text(text_of(EXAMPLES["first-band"], texts))
            person.activate(person.dialog.get_by_role("link", name="R56", exact=True))
            expect(person.dialog).to_contain_text(text_of(EXAMPLES["two-players"], texts))
        person.page.keyboard.press("Escape")
        expect(person.dialog).to_have_count(0)
    expect(person.confirm).to_be_enabled()
    assert person.table.startswith(table.id)


def test_the_rules_of_a_language_are_those_of_its_edition_until_another_is_chosen(people: People) -> None:
    person = people.person(Wishes(language="de"))
    german, english = (person.texts.under(PRESETS[name]) for name in ("german", "english"))
    person.open("/rules#R35")
    edition = person.page.get_by_label(german("rules-edition"))
    expect(edition).to_have_value("german")
    expect(person.page.locator("#edition-note")).to_have_text(german("rules-edition-language"))
    expect(entry(person, "R35")).to_contain_text(rule_text("R35", german))
    entry(person, "R35").locator("summary").click()
    expect(entry(person, "R35")).to_contain_text(text_of(EXAMPLES["merfolk-board"], german, PRESETS["german"]))
    edition.select_option("english")
    expect(person.page.locator("#edition-note")).to_have_text(german("rules-edition-chosen"))
    expect(entry(person, "R35")).to_contain_text(rule_text("R35", english))
    expect(entry(person, "R35")).to_contain_text(text_of(EXAMPLES["merfolk-board"], english, PRESETS["english"]))
    person.page.reload()
    expect(edition).to_have_value("english")


def test_rules_that_are_opened_from_a_table_are_its_own(people: People, server: ServerProcess) -> None:
    game = Game.new(4, "polish", ("elf", "merfolk", "orc", "skeleton", "troll", "wizard"), seed=5)
    table = prepare_table(server.database, game)
    person = people.person(Wishes())
    person.sit(table.id, table.secrets[0])
    person.press("web-menu")
    person.press("web-rules")
    polish = texts.under(PRESETS["polish"])
    expect(person.page.get_by_label(texts("rules-edition"))).to_have_value("polish")
    expect(person.page.locator("#edition-note")).to_have_text(texts("rules-edition-table"))
    for rule in ("R35", "R44", "D2", "O3"):
        expect(entry(person, rule)).to_contain_text(rule_text(rule, polish))
        assert rule_text(rule, polish) != rule_text(rule, texts)


def test_a_ruling_says_what_it_rests_on(person: Person) -> None:
    person.open("/rules")
    for rule, basis in bases().items():
        expect(entry(person, rule).locator("em")).to_have_text(texts("rules-basis", basis=basis))
    expect(entry(person, "R25").locator("em")).to_have_count(0)


def test_a_table_with_its_own_options_is_shown_as_such(person: Person) -> None:
    person.open("/rules?placement=may&empty_pool_draw=2&troll_scope=nonsense&table")
    own = texts.under(PRESETS["english"].changed(placement="may", empty_pool_draw="2"))
    expect(person.page.get_by_label(texts("rules-edition"))).to_have_value("own")
    for rule in ("R18", "R25", "D3", "R34"):
        expect(entry(person, rule)).to_contain_text(rule_text(rule, own))
    entry(person, "D3").locator("summary").click()
    ruleset = PRESETS["english"].changed(placement="may", empty_pool_draw="2")
    expect(entry(person, "D3")).to_contain_text(text_of(EXAMPLES["placing"], texts, ruleset))
