"""The guided first game in a real browser: to its end by keys alone and by finger, left and taken up again."""

import pytest
from playwright.sync_api import expect

import dovre
from dovre.kernel.lesson import LessonRun
from dovre.kernel.texts import LANGUAGES
from tests.browser.test_axe import check
from tests.every import every_game
from tests.server.process import Server

# The step that is told, once the rival has answered and the page is that of its chapter.
AT_STEP = """([n]) => {
  const box = document.querySelector('#lesson'), label = document.querySelector('#lesson-dots')?.ariaLabel;
  return label && label.match(/\\d+/)[0] === String(n + 1) && !box.classList.contains('moving');
}"""
# Which of these texts leave the bubble, and what the lesson covers.
FITS = """([texts]) => {
  const text = document.querySelector('#lesson-text'), saying = document.querySelector('.saying');
  const before = text.textContent, long = texts.filter((one) => {
    text.textContent = one;
    return saying.scrollHeight > saying.clientHeight + 1;
  });
  text.textContent = before;
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const lesson = box('#lesson'), screen = { left: 0, top: 0, right: innerWidth + 1, bottom: innerHeight + 1 };
  const inside = lesson.left >= 0 && lesson.top >= 0 && lesson.right <= screen.right && lesson.bottom <= screen.bottom;
  const rings = [...document.querySelectorAll('.pointers .mark')].map((ring) => ring.getBoundingClientRect());
  return {
    long, inside, covered: ['#stage', '#prompt-box', '.dock'].filter((what) => meet(lesson, box(what))),
    seen: rings.some((ring) => meet(ring, box('#stage'))), wide: document.body.scrollWidth <= innerWidth,
  };
}"""
SIZES = [(360, 740), (390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 800), (1440, 900), (1920, 1080)]


def begin(person, game, press=None):
    """From the home page to the first step."""
    person.go("/")
    learn = person.page.locator(f'button[formaction="/learn/{game}"]')
    press(learn) if press else learn.click()
    person.page.wait_for_url(f"**/learn/{game}")
    wait_step(person, 0)
    person.line_is_up()


def wait_step(person, number):
    person.page.wait_for_function(AT_STEP, arg=[number], polling=20)


def type_answer(person, token):
    """By keys: things on the board one after the other; a place of a tile, or a plain answer, from the list."""
    seen = person.look()
    road, unclear = person._road(seen, token)
    if road and not unclear and not seen["tile"]:
        person.type(seen, token)
        return
    button = person.page.locator(f'#answers [data-token="{token}"]')
    person.page.keyboard.press("a")
    person.tab_to(button)
    person.page.keyboard.press("Enter")


def tap_answer(person, token):
    """By finger: the thing, then the button under its large picture, or the button below the board."""
    road, _ = person._road(person.look(), token)
    if road:
        person.thing(road[0]).first.tap()
        button = person.page.locator(f'#closeup [data-token="{token}"]')
        if button.count():
            button.tap()
            return
        for name in road[1:]:
            person.thing(name).tap()
        chosen = person.page.locator("#stage .target.chosen")
        if chosen.count():
            chosen.last.tap()
        return
    person.page.locator(f'#answers [data-token="{token}"]').tap()


def take(person, lesson, go_on, answer, first=0, last=None, run=None):
    """The steps of a lesson from one to another; an engine beside it knows which answers are meant."""
    run = run or LessonRun(lesson)
    for number in range(first, len(lesson.steps) - 1 if last is None else last):
        step = lesson.steps[number]
        wait_step(person, number)
        expect(person.page.locator("#lesson-text")).to_have_text(step.say[person.lang])
        if step.is_told:
            go_on()
        else:
            token = run.expected()[0]
            answer(person, token)
            run.commit(run.propose(token))
        run.follow()
        run.advance()
    wait_step(person, run.number)
    return run


@every_game
def test_a_lesson_by_keys_alone(people, hooks):
    """Every step is announced; a step that tells has the focus on its button."""
    person, lesson = people("fr" if hooks.slug == "hall" else "en"), hooks.game.lesson
    page = person.page

    def go_on():
        if not page.locator("#lesson-next").evaluate("(one) => one === document.activeElement"):
            person.tab_to(page.locator("#lesson-next"))
        page.keyboard.press("Enter")

    begin(person, hooks.slug, person.press_on)
    take(person, lesson, go_on, type_answer)
    expect(page.locator("#lesson .saying")).to_have_attribute("aria-live", "polite")
    expect(person.button("lesson.play")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    seats = person.info(person.table)["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot"]


def test_a_lesson_by_finger(people):
    person, lesson = people("fr", phone=True), dovre.game("feast").lesson
    begin(person, "feast", lambda button: button.tap())
    take(person, lesson, lambda: person.page.locator("#lesson-next").tap(), tap_answer)
    person.page.set_viewport_size({"width": 360, "height": 740})
    for key in ("lesson.play", "lesson.again"):
        box = person.button(key).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert box["height"] >= 44
    person.button("lesson.again").tap()
    wait_step(person, 0)


def test_a_wrong_answer_is_answered_kindly(person):
    lesson = dovre.game("kings").lesson
    number = next(at for at, step in enumerate(lesson.steps) if step.expect)
    begin(person, "kings")
    run = take(person, lesson, lambda: person.button("lesson.next").click(), None, last=number)
    check(person, "a step that waits")
    seen = person.look()
    wrong = next(act for thing in seen["things"] for act in thing["acts"] if not lesson.steps[number].expects(act))
    person.click(seen, wrong)
    expect(person.page.locator("#lesson-instead")).to_have_text(lesson.steps[number].otherwise["en"])
    assert person.look()["n"] == seen["n"]
    check(person, "another answer")
    person.click(person.look(), run.expected()[0])
    wait_step(person, number + 1)
    expect(person.page.locator("#lesson-instead")).to_be_hidden()


def test_a_lesson_outlives_the_server(people, tmp_path):
    """The page goes on by itself when the server is back; one who leaves comes back to the same step."""
    lesson = dovre.game("kings").lesson
    with Server(tmp_path / "dovre.sqlite3") as server:
        person = people("en", at=server)
        person.forgiving = True  # the browser notes that the line is cut
        begin(person, "kings")
        run = take(person, lesson, lambda: person.button("lesson.next").click(), type_answer, last=6)
        server.kill()
        server.start()
        expect(person.page.locator("#note")).to_be_hidden(timeout=15_000)
        take(person, lesson, lambda: person.button("lesson.next").click(), type_answer, first=6, last=9, run=run)
        person.link("lesson.leave").click()
        person.page.wait_for_url(f"{server.url}/")
        person.button("lesson.go_on").click()
        wait_step(person, 9)
        expect(person.page.locator("#log li").first).to_be_attached()


@pytest.mark.parametrize(("lang", "theme", "phone"), [("en", "light", False), ("fr", "dark", True)])
def test_axe_finds_nothing_in_a_lesson(people, lang, theme, phone):
    person = people(lang, theme=theme, phone=phone)
    person.go("/learn/kings")  # nobody is known here yet
    check(person, "before the lesson")
    person.button("lesson.begin").click()
    wait_step(person, 0)
    check(person, "a step that tells")
    lesson = dovre.game("feast").lesson
    begin(person, "feast")
    take(person, lesson, lambda: person.button("lesson.next").click(), type_answer)
    check(person, "the end of a lesson")


def test_every_text_fits_on_every_screen_and_covers_nothing(people):
    """The longest texts of all games in both languages, beside a board on screens of every shape."""
    texts = {
        words[lang]
        for slug in dovre.slugs()
        for step in dovre.game(slug).lesson.steps
        for words in (step.say, step.otherwise)
        if words
        for lang in LANGUAGES
    }
    longest = sorted(texts, key=len)[-24:]
    person = people("fr")
    begin(person, "kings")
    person.button("lesson.next").click()
    wait_step(person, 1)
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(250)
        found = person.page.evaluate(FITS, [longest])
        told = {"long": [], "covered": [], "inside": True, "seen": True, "wide": True}
        assert found == told, (width, height)
