"""The contrast of text over pictures or gradients, where axe cannot decide: measured in the pixels."""

import io
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image
from playwright.sync_api import expect

from harness.live import ServerProcess
from harness.person import Person, Wishes
from tests.web.conftest import People
from tests.web.stages import Stage, at_the_end, in_the_middle, played, prepare_stage
from tests.web.test_access import AXE, FINISH_ANIMATIONS, LIGHTS, NEXT_FRAMES, load_axe

Floats = npt.NDArray[np.float64]
MIN_CONTRAST, MIN_CONTRAST_LARGE = 4.5, 3.0
"""WCAG 2.2, 1.4.3; signs count as large text (1.4.11)."""
SHARE = 10
"""Percent of a text's pixels that may have less contrast, for lines and edges behind it."""
MIN_PIXELS = 12
"""A text with fewer visible pixels is not measured."""
MIN_DIFFERENCE = 12
"""By how much, of 255, a letter changes a pixel that it covers."""

UNDECIDED = """async () => {
  const found = await axe.run(document, {runOnly: ['color-contrast'], resultTypes: ['incomplete', 'violations']})
  const nodes = [...found.incomplete, ...found.violations].flatMap(({nodes}) => nodes)
  const own = 'li, button, section, dialog, header'
  const covered = (node, {left, top, width, height}) => [0.1, 0.5, 0.9].some((part) => {
    const there = document.elementFromPoint(left + width * part, top + height / 2)
    return !there || !(there.contains(node) || node.closest(own)?.contains(there))
  })
  const alphaOf = (node) => node ? Number(getComputedStyle(node).opacity) * alphaOf(node.parentElement) : 1
  return nodes.flatMap(({target, html}) => {
    const node = document.querySelector(target.at(-1))
    const texts = [...(node?.childNodes ?? [])].filter((child) => child.nodeType === 3 && child.data.trim())
    const style = node && getComputedStyle(node)
    return texts.flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      if (covered(node, box)) return []
      const size = parseFloat(style.fontSize)
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
      const dot = document.createElement('canvas').getContext('2d')
      dot.fillStyle = style.color
      dot.fillRect(0, 0, 1, 1)
      const [red, green, blue, alpha] = dot.getImageData(0, 0, 1, 1).data
      return {
        text: text.data.trim(), html: html.slice(0, 100), box: [box.left, box.top, box.right, box.bottom],
        large: large || !/[\\p{L}\\p{N}]/u.test(text.data),
        colour: [red, green, blue], alpha: alpha / 255 * alphaOf(node),
      }
    })
  })
}"""
WITHOUT_TEXT = """* { color: transparent !important; -webkit-text-fill-color: transparent !important;
    caret-color: transparent !important }"""


@pytest.fixture(params=LIGHTS)
def person(people: People, request: pytest.FixtureRequest) -> Person:
    """A person whose pages accept the script of axe-core, and have no animations."""
    if not AXE.is_file():
        pytest.skip("CONTRAST NOT TESTED: axe-core is missing; `npm ci` in web/ installs it")
    person = people.person(Wishes((1366, 768), bypass_csp=True, dark=request.param), exact=True)
    person.page.emulate_media(reduced_motion="reduce")
    return person


def picture(person: Person, style: str = "") -> Floats:
    """The pixels of the window."""
    image = person.page.screenshot(animations="disabled", style=style or None)
    return np.asarray(Image.open(io.BytesIO(image)).convert("RGB"), dtype=np.float64)


def luminance(colours: Floats) -> Floats:
    """The luminance of sRGB colours, as WCAG defines it."""
    parts = colours / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))


def contrast(text: dict[str, Any], whole: Floats, bare: Floats) -> float | None:
    """The contrast between a text and what lies behind its letters; None if they cannot be seen."""
    left, top, right, bottom = (max(0, round(edge)) for edge in text["box"])
    if bottom > whole.shape[0]:  # cut by the window, as the lowest part of the hand is
        return None
    with_text, behind = whole[top:bottom, left:right], bare[top:bottom, left:right]
    covered = np.abs(with_text - behind).max(axis=2, initial=0) > MIN_DIFFERENCE
    if covered.sum() < MIN_PIXELS:
        return None
    ground = behind[covered]
    ink = text["alpha"] * np.array(text["colour"]) + (1 - text["alpha"]) * ground
    lights = np.sort(np.stack([luminance(ink), luminance(ground)]), axis=0) + 0.05
    return float(np.percentile(lights[1] / lights[0], SHARE))


@dataclass
class Measurement:
    """How many texts were measured, and those without enough contrast."""

    count: int = 0
    faint: list[str] = field(default_factory=list)

    def measure(self, person: Person, name: str) -> None:
        """Measure the page as it is."""
        load_axe(person)
        person.page.evaluate(NEXT_FRAMES)
        expect(person.page.locator(".card .waiting")).to_have_count(0)
        count, faint = too_faint(person, name)
        self.count += count
        self.faint += faint


def too_faint(person: Person, name: str) -> tuple[int, list[str]]:
    """How many texts were measured, and those without enough contrast."""
    person.page.evaluate(FINISH_ANIMATIONS)
    texts = person.page.evaluate(UNDECIDED)
    whole, bare = picture(person), picture(person, WITHOUT_TEXT)
    measured = [(text, value) for text in texts if (value := contrast(text, whole, bare)) is not None]
    return len(measured), [
        f"{name}: {value:.2f} for {text['text']!r} in {text['html']}"
        for text, value in measured
        if value < (MIN_CONTRAST_LARGE if text["large"] else MIN_CONTRAST)
    ]


@pytest.mark.long
def test_text_over_pictures_can_be_read(person: Person, server: ServerProcess) -> None:
    person.open("/")
    expect(person.page.locator(".table img").first).to_be_visible()
    measurement = Measurement()
    measurement.measure(person, "the start page")
    table = prepare_stage(server, Stage(4, in_the_middle))
    person.sit(table.id, table.secrets[0])
    for name, act in {"the table": "", "a Band in the making": "build", "the end of an Age": "age"}.items():
        if act == "build":
            person.activate(person.hand.first)
            expect(person.builder).to_be_visible()
        elif act == "age":
            person.press("web-cancel")
            person.press("web-menu")
            person.press("web-last-age")
            expect(person.page.locator("[data-ceremony] .controls")).to_be_visible()
            person.page.keyboard.press("Home")
            expect(person.button("scores-ceremony-back")).to_be_disabled()
        measurement.measure(person, name)
    assert measurement.count > 20, "axe decides everything by itself now"
    assert not measurement.faint, "\n".join(measurement.faint)


@pytest.mark.long
def test_end_of_the_game_can_be_read(person: Person, server: ServerProcess) -> None:
    stage = Stage(4, at_the_end)
    assert played(stage).coming is None
    table = prepare_stage(server, stage)
    person.sit(table.id, table.secrets[0])
    person.page.keyboard.press("g")
    expect(person.dialog).to_be_visible()
    measurement = Measurement()
    measurement.measure(person, "the end of the game")
    assert measurement.count
    assert not measurement.faint, "\n".join(measurement.faint)
