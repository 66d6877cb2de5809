"""In a browser: a ring lies over the thing it names, and a click on the middle of the thing itself answers."""

from functools import cache

import pytest

from tests.every import ALL
from tests.test_targets import states

SHOW = """async ([svg, answers]) => {
  const { prepare } = await import("/static/board.js"), { chooser } = await import("/static/choose.js");
  document.querySelector("#trial-stage")?.remove();
  const [stage, board, pop] = ["section", "div", "div"].map((tag) => document.createElement(tag));
  stage.id = "trial-stage";
  stage.style.cssText = "position: fixed; inset: 0; z-index: 99; background: #fff";
  board.id = "board";
  document.querySelector("#main #board")?.removeAttribute("id");
  board.style.cssText = "height: 100%; display: grid; place-items: center";
  board.innerHTML = svg;
  prepare(board.firstElementChild);
  board.firstElementChild.style.cssText = "max-width: 100%; max-height: 100vh";
  stage.append(board, pop);
  document.body.append(stage);
  window.given = [];
  const closer = { wanted: () => false, show() {}, hide() {} };
  const send = async (act) => Boolean(window.given.push(act));
  window.choose = chooser(stage, pop, send, (name) => window.given.push(`why ${name}`), closer);
  window.choose.set(answers.map((act) => ({ act, label: act })));
}"""
LIES = """() => [...document.querySelectorAll("#trial-stage .target[data-act]")].map((target) => {
  const name = target.dataset.for, quoted = `"${CSS.escape(name)}"`;
  const thing = document.querySelector(`#trial-stage [data-place=${quoted}], #trial-stage [data-piece=${quoted}]`);
  const box = (thing ?? target).getBoundingClientRect(), ring = target.getBoundingClientRect();
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  const inside = x > ring.left - 1 && x < ring.right + 1 && y > ring.top - 1 && y < ring.bottom + 1;
  return { name, x, y, inside, alone: target.dataset.act.split(" ").length === 1 && target.dataset.act };
})"""


@cache
def picked(slug):
    """A few positions of a game, one for each kind of question."""
    hooks = next(one for one in ALL if one.slug == slug)
    found = {}
    for state in states(hooks):
        if not state.over:
            found.setdefault(state.decision(state.waiting[0]).kind, state)
    return hooks.game, list(found.values())


@pytest.mark.parametrize("slug", [one.slug for one in ALL])
def test_the_thing_itself_answers(person, slug):
    person.set_table("me", "open")
    game, tables = picked(slug)
    looked = clicked = 0
    for state in tables:
        view = state.view(state.waiting[0])
        person.page.evaluate(SHOW, [str(game.board(view)), [action.token for action in view.legal]])
        for number, thing in enumerate(person.page.evaluate(LIES)):
            assert thing["inside"], (slug, thing)
            looked += 1
            if thing["alone"] and number % 3 == 0:
                person.page.evaluate("window.choose.clear(); window.given.length = 0")
                person.page.mouse.click(thing["x"], thing["y"])
                person.page.wait_for_timeout(15)
                others = [one for one in game.things_of(view.seat, game.parse(thing["alone"])) if one != thing["name"]]
                assert person.page.evaluate("window.given") == [thing["alone"]] or others, (slug, thing)
                clicked += 1
    assert looked > 8
    assert clicked
