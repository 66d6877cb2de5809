"""Boards as a browser sets them: no text leaves its room, its card or its seat's area, none lies over another; and the
widths of letters that boards are laid out with are on the safe side."""

import pytest

from dovre.render.letters import text_width
from tests.test_lettering import GROUND, SIZES, drawings, each_game, rooms  # noqa: F401

# Boxes of letters without the space above and below them, in units of the drawing, which is shown at its own size.
MEASURE = """([ground]) => {
  const svg = document.querySelector("svg"), faults = [], lines = [];
  const box = (one) => one.getBoundingClientRect();
  const around = (list) => {
    const all = list.map(box).filter(({ width }) => width);
    const edge = (key, by) => by(...all.map((one) => one[key]));
    const { min, max } = Math;
    return { left: edge("left", min), right: edge("right", max), top: edge("top", min), bottom: edge("bottom", max) };
  };
  const leaves = (one, other) =>
    Math.min(one.left - other.left, other.right - one.right, one.top - other.top, other.bottom - one.bottom) < -1;
  const letters = (text) => {
    const { left, right, top, bottom } = box(text), high = bottom - top;
    return { left, right, top: top + high * 0.24, bottom: bottom - high * 0.24 };
  };
  for (const text of svg.querySelectorAll("text")) {
    const part = text.closest("[data-part]").dataset.part, at = letters(text), words = text.textContent;
    const fault = (told) => faults.push(`${words}: ${told} (${part})`);
    const style = getComputedStyle(text), scale = text.getScreenCTM().a;
    if (!text.closest(".rim")) {
      const serif = /Serif/.test(style.fontFamily), light = style.fontWeight === "400";
      const size = parseFloat(style.fontSize), wide = text.getComputedTextLength();
      lines.push({ words, part, at, size, wide, serif, light });
    }
    if (text.dataset.room) {
      const [, , w] = text.dataset.room.split(" ").map(Number);
      if (at.right - at.left > w * scale + 1) fault("leaves its room");
    }
    const card = text.closest("[data-piece]");
    const shapes = [...(card?.querySelectorAll("rect, path, circle, use") ?? [])];
    if (shapes.length && leaves(at, around(shapes))) fault("leaves its card");
    const seat = /^[a-z]+:p(\\d)\\./.exec(part)?.[1], panel = seat && svg.querySelector(`.seat-${seat}`);
    if (panel && leaves(at, box(panel))) fault("leaves the area of its seat");
    if (leaves(at, box(svg))) fault("leaves the board");
  }
  const layer = ({ part }) => part.split(":")[0];
  const free = lines.filter(({ part }) => part !== ground);
  free.forEach((one, n) => free.slice(n + 1).forEach((other) => {
    const across = Math.min(one.at.right, other.at.right) - Math.max(one.at.left, other.at.left);
    const down = Math.min(one.at.bottom, other.at.bottom) - Math.max(one.at.top, other.at.top);
    if (layer(one) !== layer(other) || across <= 1 || down <= 1) return;
    faults.push(`${one.words} lies over ${other.words} (${one.part}, ${other.part})`);
  }));
  return { faults, lines: lines.map(({ words, size, wide, serif, light }) => [words, size, wide, serif, light]) };
}"""


@pytest.fixture(scope="module")
def page(browser):
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    yield context.new_page()
    context.close()


@each_game
@pytest.mark.parametrize("size", SIZES)
def test_text_stays_where_it_belongs(page, game, size):
    look_at(page, drawings(game, size, (0.5, 1), game.seats[-1:]))


@pytest.mark.long
@each_game
@pytest.mark.parametrize("size", SIZES)
def test_text_stays_where_it_belongs_at_all_times(page, game, size):
    look_at(page, drawings(game, size, [at / 20 for at in range(21)]))


def look_at(page, drawn):
    found, lines = [], set()
    for where, drawing in drawn:
        width = drawing.head.split('viewBox="0 0 ')[1].split()[0]
        page.set_content(f'<body style="margin:0"><div style="width:{width}px">{drawing}</div></body>')
        told = page.evaluate(MEASURE, [GROUND])
        found += [f"{where}: {fault}" for fault in told["faults"]]
        lines |= {tuple(line) for line in told["lines"]}
    assert found == []
    assert len(lines) > 40
    for words, letters, wide, serif, light in lines:
        assert wide <= text_width(words, letters, serif=serif, light=light) + 0.1, words
    some = [(line, text_width(line[0], line[1], serif=line[3], light=line[4])) for line in lines if len(line[0]) > 3]
    assert sum(line[2] for line, _ in some) > 0.9 * sum(told for _, told in some), "not much wider than they are"
