/** Choosing on the board: things carry the answers they take part in; what is chosen narrows them to one. */

import { beside } from "./board.js";
import { nameOf as name, targetOf, thingAt } from "./tips.js";

const TARGET = ".target[data-act]";
const acts = (thing) => thing.dataset.act.split(" ");
const meets = (one, other) => one.some((act) => other.includes(act));
/** Things of one kind stand at the same part of an answer: cards with cards, mines with mines. */
const kind = (thing) => name(thing).split(":")[0];

/**
 * @param {HTMLElement} stage @param {HTMLElement} pop
 * @param {(act: string, cancel: () => void) => Promise<boolean>} send false if it is to be confirmed first
 * @param {(name: string) => void} why tell why a thing cannot be chosen @param {() => void} unsure nothing is to be confirmed any more
 * @param {{wanted, show, hide}} closer a closer look at what is tapped
 */
export function chooser(stage, pop, send, why, closer, unsure = () => {}) {
  /** @type {{act: string, label: string}[]} */
  let answers = [];
  /** @type {string[]} names of what is chosen */
  let chosen = [];
  let drag = null, deaf = false, pressed = 0;
  /** @type {string | null} the answer that waits to be confirmed */
  let held = null;

  const targets = () => [...stage.querySelectorAll(TARGET)];
  const find = (wanted) => targets().find((thing) => name(thing) === wanted);
  const kin = (thing) => targets().filter((other) => name(other) !== name(thing) && meets(acts(other), acts(thing)));
  /** The answers that are left. */
  const left = () => answers.map(({ act }) => act).filter((act) => chosen.every((one) => acts(find(one)).includes(act)));

  const paint = (names) => {
    chosen = names;
    if (held) unsure();
    held = null;
    pop.hidden = true;
    closer.hide();
    stage.querySelector(".ghost")?.remove();
    mark();
  };
  /** Things drawn anew look chosen as they did before. */
  const mark = () => {
    for (const thing of targets()) {
      const mine = chosen.includes(name(thing));
      thing.classList.toggle("chosen", mine);
      thing.classList.toggle("dim", chosen.length > 0 && !mine && !meets(acts(thing), left()));
      thing.ariaPressed = String(mine);
    }
  };
  const done = async (act) => {
    held = act; // what is chosen stays so while it is not sure
    if (await send(act, () => paint([]))) paint([]);
  };

  /** Choose one thing more. `careful`: where nothing can hover, a lone answer waits for a second tap. */
  const pick = (thing, careful = false) => {
    const wanted = name(thing);
    if (chosen.includes(wanted)) {
      if (held || (careful && left().length === 1)) return done(held ?? left()[0]);
      return paint(chosen.filter((one) => one !== wanted));
    }
    if (!meets(acts(thing), left())) {
      if (kind(thing) !== kind(find(chosen[0]))) return why(wanted);
      chosen = []; // another card instead of this one
    }
    paint([...chosen, wanted]);
    const rest = left(), open = targets().filter((other) => !chosen.includes(name(other)) && meets(acts(other), rest));
    if (careful && closer.wanted() && (rest.length > 1 || chosen.length === 1)) {
      return closer.show(thing, wanted, answers.filter(({ act }) => rest.includes(act)), done, open);
    }
    if (rest.length === 1) return careful && chosen.length === 1 && open.length ? undefined : done(rest[0]);
    const all = rest.every((act) => open.some((other) => acts(other).includes(act)));
    if (!all || open.every((other) => rest.every((act) => acts(other).includes(act)))) offer(thing, rest);
  };

  const button = (text, onclick) => Object.assign(document.createElement("button"), { textContent: text, onclick });
  /** Several answers on one thing: a small choice beside it. */
  const offer = (thing, rest) => {
    const left = answers.filter(({ act }) => rest.includes(act));
    pop.replaceChildren(...left.map(({ act, label }) => button(label, () => done(act))));
    beside(stage, pop, thing);
    pop.firstChild.focus();
  };

  // -- mouse and finger --------------------------------------------------------------------------------------------
  stage.addEventListener("pointerdown", ({ target, isPrimary, clientX: x, clientY: y, pointerType, pointerId }) => {
    const thing = target.closest(TARGET);
    deaf = false;
    pressed = Date.now();
    drag = thing && isPrimary ? { thing, x, y } : null;
    if (thing && pointerType === "touch") target.releasePointerCapture(pointerId);
  });
  stage.addEventListener("pointermove", ({ isPrimary, clientX, clientY }) => {
    if (!drag || !isPrimary) return;
    const dx = clientX - drag.x, dy = clientY - drag.y, svg = stage.querySelector("svg");
    const piece = !drag.copy && Math.hypot(dx, dy) > 10 && svg.querySelector(`[data-piece="${name(drag.thing)}"]`);
    if (piece && kin(drag.thing).length) {
      drag.copy = svg.appendChild(piece.cloneNode(true));
      drag.copy.classList.add("dragged");
      stage.classList.add("dragging");
      paint([name(drag.thing)]);
    }
    const { a } = svg.getScreenCTM();
    if (drag.copy) drag.copy.style.translate = `${dx / a}px ${dy / a}px`;
  });
  stage.addEventListener("pointerup", ({ clientX, clientY, pointerType }) => {
    // the click after a drag, or after a long press to read, means nothing
    deaf = Boolean(drag?.copy) || (pointerType === "touch" && Date.now() - pressed > 450);
    if (drag?.copy) {
      drag.copy.remove();
      const under = document.elementFromPoint(clientX, clientY)?.closest(`${TARGET}, [data-place]`);
      if (!under || name(under) === name(drag.thing)) paint([]);
      else if (under.dataset.act) pick(under);
      else why(name(under));
    }
    stage.classList.remove("dragging");
    drag = null;
  });
  stage.addEventListener("click", (event) => {
    const { target, pointerType } = event, touch = pointerType === "touch";
    if (deaf || target.closest("button, a, .choice-pop")) return void (deaf = false);
    const at = thingAt(stage, event), thing = at && targetOf(stage, at.name);
    if (thing) return pick(thing, touch);
    if (!at || !answers.length) paint([]);
    const seen = touch && closer.wanted() && target.closest("[data-piece], [data-place], [data-tip]");
    if (seen) closer.show(seen, name(seen));
    if (at && !seen) why(at.name);
  });
  const light = (lit) => ({ target }) => {
    const thing = target.closest?.(TARGET);
    if (thing && !chosen.length) kin(thing).forEach((other) => other.classList.toggle("kin", lit));
    const fits = lit && thing?.dataset.spot && chosen.length && meets(acts(thing), left());
    ghost(fits ? thing : null, thing?.dataset.spot?.split(" ").map(Number));
  };
  /** The chosen piece, pale, exactly where it would lie. @param {SVGElement | null} thing @param {number[]} spot */
  const ghost = (thing, spot) => {
    stage.querySelector(".ghost")?.remove();
    const svg = stage.querySelector("svg"), piece = thing && svg.querySelector(`[data-piece="${chosen[0]}"]`);
    if (!piece) return;
    const [x, y, w, h] = spot, box = piece.getBBox();
    const scale = Math.min(w / box.width, h / box.height), copy = piece.cloneNode(true);
    const put = `translate(${x + w / 2} ${y + h / 2})scale(${scale})`;
    copy.setAttribute("transform", `${put}translate(${-box.x - box.width / 2} ${-box.y - box.height / 2})`);
    copy.setAttribute("class", "ghost");
    copy.removeAttribute("data-piece");
    svg.querySelector(".marks").append(copy);
  };
  for (const on of ["pointerover", "focusin"]) stage.addEventListener(on, light(true));
  for (const off of ["pointerout", "focusout"]) stage.addEventListener(off, light(false));

  // -- keys --------------------------------------------------------------------------------------------------------
  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  /** How far a thing lies in a direction; what lies aside counts more. */
  const far = (from, to, [dx, dy]) => {
    const [x, y] = middle(from.getBoundingClientRect()), [u, v] = middle(to.getBoundingClientRect());
    const along = (u - x) * dx + (v - y) * dy;
    return along > 4 ? along + 2.5 * (Math.abs((u - x) * dy) + Math.abs((v - y) * dx)) : Infinity;
  };
  /** All that one can look at, things that can be chosen before what lies under them. */
  const things = () => {
    const shown = [...stage.querySelectorAll("#board [data-place], #board [data-piece]")];
    return [...targets(), ...shown.filter((one) => one.dataset.tip && !find(name(one)))];
  };
  const visit = (thing) => {
    if (!thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "-1");
    thing.focus();
  };
  stage.addEventListener("keydown", (event) => {
    const thing = event.target.closest(`${TARGET}, #board [tabindex]`), way = ARROWS[event.key];
    if (!thing || !name(thing) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!way && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    const can = thing.matches(TARGET);
    if (!way) return can ? pick(thing) : why(name(thing));
    const list = can && !event.shiftKey ? targets() : things();
    visit(list.reduce((one, other) => (far(thing, other, way) < far(thing, one, way) ? other : one), thing));
  });

  return {
    clear: () => paint([]),
    /** The answers there are now. @param {{act: string, label: string}[]} list */
    set(list) {
      // the same question told again, after a gap in the line, say, does not take the card out of one's hand
      const same = list.length === answers.length && list.every(({ act }, at) => act === answers[at].act);
      answers = list;
      if (same) return this.keep();
      paint([]);
      targets().forEach((thing) => thing.classList.remove("kin"));
    },
    /** The board was changed, the question was not: what is chosen stays chosen, and the small choice open. */
    keep: () => (chosen.every(find) ? mark() : paint([])),
    /** Go to a thing on the board, to look around by keys. */
    look: () => things()[0] && visit(things()[0]),
    chosen: () => chosen,
    busy: () => chosen.length > 0 || !pop.hidden,
    focus: () => targets()[0]?.focus(),
  };
}
