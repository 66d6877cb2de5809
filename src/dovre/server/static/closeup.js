/** A closer look: on a phone a thing that is tapped comes up large, with its words and its answers as buttons. */

import { screen } from "./page.js";

const $ = (id) => document.getElementById(id);
const SVG = "http://www.w3.org/2000/svg";
const MARGIN = 0.3; // of a place: how much around it is shown
const BLANK = ["id", "data-piece", "data-place", "data-part", "data-tip", "data-act", "data-for", "data-handle", "tabindex", "role", "aria-label"];

const named = (svg, name) => svg.querySelector(`[data-piece="${CSS.escape(name)}"], [data-place="${CSS.escape(name)}"]`);

/** A copy that nothing on the page takes for the thing itself. */
function copy(node) {
  const made = node.cloneNode(true);
  for (const one of [made, ...made.querySelectorAll("*")]) for (const attribute of BLANK) one.removeAttribute(attribute);
  made.removeAttribute("visibility"); // its piece may be on its way
  return made;
}
/** Where a thing lies, in units of the drawing. */
function extent(svg, thing) {
  const box = thing.getBoundingClientRect(), back = svg.getScreenCTM().inverse();
  const from = new DOMPoint(box.left, box.top).matrixTransform(back), to = new DOMPoint(box.right, box.bottom).matrixTransform(back);
  return { x: from.x, y: from.y, w: to.x - from.x, h: to.y - from.y };
}
/** The thing drawn alone if it is a piece, else that part of the board around it. */
function picture(svg, thing, piece) {
  const made = document.createElementNS(SVG, "svg"), { x, y, w, h } = extent(svg, piece ?? thing);
  const around = piece ? 0.02 * Math.max(w, h) : MARGIN * Math.max(w, h);
  made.setAttribute("viewBox", [x - around, y - around, w + 2 * around, h + 2 * around].join(" "));
  for (const name of ["class", "font-family", "font-weight", "text-anchor", "stroke-linejoin", "stroke-linecap"]) {
    if (svg.hasAttribute(name)) made.setAttribute(name, svg.getAttribute(name));
  }
  made.setAttribute("aria-hidden", "true");
  if (!piece) made.append(...["board", "pieces"].map((layer) => copy(svg.querySelector(`:scope > .${layer}`))));
  else {
    const frame = document.createElementNS(SVG, "g"), { a, b, c, d, e, f } = svg.getScreenCTM().inverse().multiply(piece.parentNode.getScreenCTM());
    frame.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
    frame.append(copy(piece));
    made.append(frame);
  }
  return made;
}

/** @param {HTMLElement} board @param {(name: string) => Promise<HTMLElement[]>} tell the words for a thing, line by line */
export function closeup(board, tell) {
  const box = $("closeup");
  let shown = null;
  const cover = (pixels) => board.style.setProperty("--covered", `${pixels}px`);
  const hide = () => {
    box.hidden = true;
    shown = null;
    cover(0);
  };
  /** What it covers of the board can be scrolled from under it; something to choose next stays in sight. */
  const uncover = (next) => {
    const { top } = box.getBoundingClientRect(), frame = board.getBoundingClientRect();
    const inSight = (thing) => {
      const at = thing.getBoundingClientRect();
      return at.top >= frame.top && at.bottom <= top;
    };
    cover(Math.max(0, frame.bottom - top));
    if (next.length && !next.some(inSight)) next[0].scrollIntoView({ block: "center" });
  };
  /** All there is to say, once it is known; what choosing does stands on the buttons. */
  const explain = async (name, next) => {
    const lines = name ? await tell(name) : [];
    if (!lines.length || shown !== name) return;
    $("closeup-words").replaceChildren(...lines.filter((line) => line.className !== "does"));
    uncover(next);
  };
  box.querySelector(".close").onclick = hide;
  return {
    /** Whether this screen has it. */
    wanted: () => screen().size === "phone",
    hide,
    isOpen: () => !box.hidden,
    /**
     * @param {SVGElement} thing what was tapped @param {string} name what it is called on the board
     * @param {{act: string, label: string}[]} answers it can give now @param {(act: string) => void} send
     * @param {SVGElement[]} next what else could be chosen with it
     */
    show(thing, name, answers = [], send = () => {}, next = []) {
      const svg = board.firstElementChild, own = name && named(svg, name);
      const buttons = answers.map(({ act, label }) => {
        const button = Object.assign(document.createElement("button"), { type: "button", textContent: label });
        button.dataset.token = act;
        button.onclick = () => send(act);
        return button;
      });
      if (buttons.length === 1) buttons[0].className = "go";
      box.querySelector(".closeup-picture").replaceChildren(picture(svg, thing, own?.dataset.piece ? own : null));
      $("closeup-words").textContent = own?.dataset.tip ?? thing.dataset.tip ?? "";
      box.querySelector(".closeup-answers").replaceChildren(...buttons);
      box.hidden = false;
      box.scrollTop = 0;
      shown = name;
      uncover(next);
      explain(name, next);
    },
  };
}
