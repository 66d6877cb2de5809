/**
 * Things on the board and their tips: what a thing is, what choosing it does, what would follow, or why it cannot be
 * chosen now, with the rule. By hover, focus and long press; Escape hides. A tip does not come back under a pointer that
 * rests: only when it has gone to another thing.
 */

const HOVER = 450, FOCUS = 150, PRESS = 450, ASK = 150, LINGER = 350; // milliseconds
const THING = ".target[data-for], [data-place], [data-piece]";
const GAP = 8;

/** What a thing is called: answers name the place before the piece that lies there. */
export const nameOf = (thing) => thing.dataset.for ?? thing.dataset.place ?? thing.dataset.piece;
const quoted = (name) => `"${CSS.escape(name)}"`;
/** The thing that can be chosen under a name. */
export const targetOf = (stage, name) => stage.querySelector(`.target[data-for=${quoted(name)}]`);
const drawnAs = (stage, name) => stage.querySelector(`[data-place=${quoted(name)}], [data-piece=${quoted(name)}]`);

/** The cell of the ground at a point, as if it were drawn. */
function cellAt(stage, x, y) {
  const ground = stage.querySelector("[data-ground]");
  if (!ground) return null;
  const [left, top, size, letters] = ground.dataset.ground.split(" "), matrix = ground.getScreenCTM();
  const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  const column = Math.floor((at.x - left) / size), row = Math.floor((at.y - top) / size);
  if (!letters[column] || row < 0 || row >= letters.length) return null;
  const corner = new DOMPoint(Number(left) + column * size, Number(top) + row * size).matrixTransform(matrix);
  const box = new DOMRect(corner.x, corner.y, size * matrix.a, size * matrix.d);
  return { name: `cell:${letters[column]}${row + 1}`, box };
}

/** The thing at a point of the stage: its name and its box on the screen. @returns {{name: string, box: DOMRect} | null} */
export function thingAt(stage, { target, clientX, clientY }) {
  if (!target?.closest?.("#board svg") || target.closest("#picker")) return null;
  const thing = target.closest(THING), name = thing && nameOf(thing);
  if (thing && (thing.matches(".target") || !name.startsWith("seat:"))) return { name, box: thing.getBoundingClientRect() };
  return thing ? null : cellAt(stage, clientX, clientY);
}

const overlap = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Put the tip below, above, right or left of a thing, wherever it hides least of it and of what just changed. */
function put(stage, tip, at) {
  tip.hidden = false;
  const frame = stage.getBoundingClientRect(), { offsetWidth: w, offsetHeight: h } = tip;
  const clear = [at, ...[...stage.querySelectorAll(".mark")].map((one) => one.getBoundingClientRect())];
  const middle = at.left + (at.width - w) / 2, upper = at.top + (at.height - h) / 2;
  const spots = [[middle, at.bottom + GAP], [middle, at.top - h - GAP], [at.right + GAP, upper], [at.left - w - GAP, upper]];
  const within = ([x, y]) => {
    const left = Math.max(frame.left + 4, Math.min(x, frame.right - w - 4)), top = Math.max(frame.top + 4, Math.min(y, frame.bottom - h - 4));
    return { left, top, right: left + w, bottom: top + h };
  };
  const hidden = (box) => clear.reduce((sum, one) => sum + overlap(box, one), 0);
  const best = spots.map(within).reduce((one, other) => (hidden(other) < hidden(one) ? other : one));
  tip.style.left = `${best.left - frame.left}px`;
  tip.style.top = `${best.top - frame.top}px`;
}

/**
 * @param {HTMLElement} stage @param {HTMLElement} tip
 * @param {(name: string) => Promise<object>} ask what the server has to say of a thing
 * @param {(name: string) => string} does what choosing it does, as far as the page knows
 * @param {(id: string) => HTMLElement | string} mark a link to a rule
 */
export function tips(stage, tip, ask = async () => ({}), does = () => "", mark = (id) => id) {
  let timer, asking, leaving, current = null, muted = null, focus = null;
  let at = null, rested = null; // where the pointer is, and where it rested when the tip was hidden

  const line = (cls, text, rule) => {
    const made = document.createElement("p");
    made.className = cls;
    made.append(text, ...(rule ? [" ", mark(rule)] : []));
    return text ? [made] : [];
  };
  /** The words for a thing, line by line. */
  const lines = async (name) => {
    const thing = drawnAs(stage, name), found = await ask(name);
    return [
      ...line("what", thing?.dataset.tip || found.what || ""),
      ...line("about", found.about ?? "", found.why ? "" : found.rule),
      ...line("does", does(name)),
      ...line("follows", found.follows ?? ""),
      ...line("why", found.why ?? "", found.why_rule),
    ];
  };
  const hide = () => {
    clearTimeout(timer);
    clearTimeout(asking);
    clearTimeout(leaving);
    leaving = null;
    tip.hidden = true;
  };
  const show = async ({ name, box }) => {
    const told = await lines(name);
    if (current !== name || !told.length) return;
    tip.replaceChildren(...told);
    put(stage, tip, box);
  };
  const soon = (thing, wait) => {
    hide();
    current = thing?.name ?? null;
    if (!current) return;
    asking = setTimeout(ask, Math.min(ASK, wait), current); // the words are here when they are wanted
    timer = setTimeout(show, wait, thing);
  };
  const inside = ({ clientX: x, clientY: y }) => {
    const box = tip.getBoundingClientRect();
    return !tip.hidden && tip.querySelector("a") && x > box.left - GAP && x < box.right + GAP && y > box.top - GAP && y < box.bottom + GAP;
  };

  stage.addEventListener("pointermove", (event) => {
    const { clientX, clientY, pointerType } = event;
    if (pointerType !== "mouse" || (at?.clientX === clientX && at.clientY === clientY)) return; // only the board moved
    at = { clientX, clientY };
    if (event.buttons) return hide();
    const thing = thingAt(stage, event), name = thing?.name ?? null;
    if (rested) muted = thingAt(stage, { ...rested, target: document.elementFromPoint(rested.clientX, rested.clientY) })?.name;
    rested = null;
    if (inside(event)) return void (clearTimeout(leaving), (leaving = null));
    if (name === current) return void (clearTimeout(leaving), (leaving = null));
    if (name !== muted) muted = null;
    if (name && name !== muted) return soon(thing, HOVER);
    current = null;
    clearTimeout(timer);
    leaving ??= setTimeout(hide, LINGER); // time to go to the link in the tip
  });
  stage.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType !== "mouse") return; // a finger that was lifted
    current = at = rested = null;
    hide();
  });
  stage.addEventListener("pointerdown", (event) => {
    if (tip.contains(event.target)) return;
    const thing = thingAt(stage, event);
    muted = thing?.name;
    hide();
    current = null;
    if (event.pointerType !== "mouse" && event.isPrimary) soon(thing, PRESS);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    stage.addEventListener(end, () => {
      clearTimeout(timer);
      if (tip.hidden) current = null; // else it was a long press: the tip stays until the next touch
    });
  }
  stage.addEventListener("focusin", ({ target }) => {
    const name = target.matches(THING) && nameOf(target);
    if (!name || name === focus || !target.matches(":focus-visible")) return;
    focus = name;
    soon({ name, box: target.getBoundingClientRect() }, FOCUS);
  });
  stage.addEventListener("focusout", ({ relatedTarget }) => {
    if (!relatedTarget) return;
    focus = null;
    hide();
  });

  return {
    lines,
    /** Away with it; under a pointer that rests it does not come back. */
    hide() {
      hide();
      rested = at;
      current = null;
    },
  };
}
