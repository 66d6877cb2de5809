"""On a phone the board comes nearer where things to choose are too small for a finger, and goes back afterwards."""

LEAST = 24
# a thing of ten units among those of a board, seen before and after; then without it; then with a reader's own zoom
NEARER = """async () => {
  const { nearer, zoomable } = await import('/static/viewport.js');
  const stage = document.querySelector('#stage'), board = document.querySelector('#board');
  const zoom = zoomable(stage, board), come = nearer(board, zoom);
  const scale = () => Number(board.style.getPropertyValue('--zoom') || 1);
  const targets = board.querySelector('.targets'), kept = [...targets.childNodes], seen = {};
  const small = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  small.setAttribute('class', 'target');
  small.dataset.act = 'x';
  small.innerHTML = '<rect x="200" y="200" width="10" height="10"/>';
  targets.replaceChildren(small);
  seen.before = small.getBoundingClientRect().width;
  come();
  seen.after = small.getBoundingClientRect().width;
  seen.there = small.getBoundingClientRect().left > 0 && small.getBoundingClientRect().right < innerWidth;
  targets.replaceChildren(...kept);
  come();
  seen.back = scale();
  zoom(3);
  targets.replaceChildren(small);
  come();
  seen.own = scale();
  return seen;
}"""


def test_the_board_comes_nearer_to_small_things_and_goes_back(people):
    phone = people("en", phone=True)
    phone.set_table("me", "bot.gentle")
    phone.wait_asked()
    seen = phone.page.evaluate(NEARER)
    assert seen["before"] < LEAST <= seen["after"]
    assert seen["there"]
    assert seen["back"] == 1
    assert seen["own"] == 3


def test_at_a_desk_it_stays_where_it_is(person):
    person.set_table("me", "bot.gentle")
    person.wait_asked()
    seen = person.page.evaluate(NEARER)
    assert seen["before"] == seen["after"]
