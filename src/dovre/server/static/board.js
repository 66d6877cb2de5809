/** The board in the page: only parts that changed are touched; pieces move along their way. */

import { finish, places, still, travel, walkers } from "./motion.js";

/** Titles become tips of our own, which also come on focus and long press. @param {Element} svg */
export function prepare(svg) {
  for (const title of svg.querySelectorAll("g > title")) {
    const thing = title.parentNode, text = title.textContent;
    thing.setAttribute("data-tip", text);
    thing.setAttribute("aria-label", text);
    if (!thing.hasAttribute("role")) thing.setAttribute("role", "img");
    title.remove();
  }
  return svg;
}
const parse = (text) => prepare(new DOMParser().parseFromString(text, "image/svg+xml").documentElement);
const parseAll = (texts) => [...parse(`<svg xmlns="http://www.w3.org/2000/svg">${texts.join("")}</svg>`).children];

/** The parts of a drawing by key, `layer:name`. @returns {Map<string, SVGElement>} */
const partsOf = (svg) => new Map([...svg.querySelectorAll("[data-part]")].map((part) => [part.dataset.part, part]));
const layerOf = (svg, key) => svg.querySelector(`:scope > .${key.split(":")[0]}`);

/** What has the focus on the board, by name, to give it back to the same thing drawn anew. */
function focused(svg) {
  const { activeElement: thing } = document, name = svg.contains(thing) && thing.dataset.for;
  return () => {
    if (name && thing !== document.activeElement) svg.querySelector(`[data-for="${CSS.escape(name)}"]`)?.focus();
  };
}

/** Put the parts of a layer in order, moving only those that stand elsewhere. */
function arrange(layer, parts) {
  let place = layer.firstElementChild;
  for (const part of parts) {
    if (part === place) place = place.nextElementSibling;
    else layer.insertBefore(part, place);
  }
}

/**
 * Replace, add, remove and arrange parts; all the rest of the board stays as it is.
 * @param {SVGElement} svg @param {{symbols, gone, fresh: SVGElement[], order: [string, string[]][]}} what @param {object[]} moved see motion.js
 */
function apply(svg, { symbols, gone, fresh, order }, moved) {
  const have = partsOf(svg), focusAgain = focused(svg);
  const old = fresh.map((part) => have.get(part.dataset.part)).filter(Boolean);
  const walks = walkers(svg, moved), before = still() ? new Map() : places(svg, [...gone, ...old]);
  svg.querySelector("defs").append(...symbols.filter(({ id }) => !svg.getElementById(id)));
  for (const part of gone) part.remove();
  for (const part of fresh) {
    const { part: key } = part.dataset;
    if (have.has(key)) have.get(key).replaceWith(part);
    else layerOf(svg, key).append(part);
  }
  const now = order.length ? partsOf(svg) : null;
  for (const [layer, keys] of order) arrange(layerOf(svg, layer), keys.map((key) => now.get(key)));
  focusAgain();
  travel(svg, before, still() ? new Map() : places(svg, fresh), moved, walks);
}

/**
 * Show what has changed on the board.
 * @param {HTMLElement} host @param {object} changes as the server tells them @param {object[]} moved what moved, in order: names, or names with their way
 * @returns {boolean} false if they do not fit this board
 */
export function change(host, changes, moved = []) {
  finish();
  const { symbols = {}, gone = [], parts = {}, order = {}, title, words = {}, count } = changes;
  const svg = host.firstElementChild, have = partsOf(svg), orders = Object.entries(order);
  const known = (key) => have.has(key) || key in parts;
  if (!gone.every((key) => have.has(key)) || !orders.every(([, keys]) => keys.every(known))) return false;
  const fresh = parseAll(Object.values(parts)), lost = gone.map((key) => have.get(key));
  if (fresh.length !== Object.keys(parts).length) return false;
  apply(svg, { symbols: parseAll(Object.values(symbols)), gone: lost, fresh, order: orders }, moved);
  if (title !== undefined) svg.querySelector(":scope > title").textContent = title;
  const desc = svg.querySelector(":scope > desc"), sentences = desc.textContent.split("\n").slice(0, count);
  for (const [at, sentence] of Object.entries(words)) sentences[at] = sentence;
  desc.textContent = sentences.join("\n");
  return true;
}

/** Show a whole drawing of the same table. @param {HTMLElement} host @param {string} text the SVG @param {object[]} moved */
export function update(host, text, moved = []) {
  finish();
  const svg = host.firstElementChild, now = parse(text);
  if (svg.getAttribute("class") !== now.getAttribute("class") || svg.lang !== now.lang) return host.replaceChildren(now);
  const have = partsOf(svg), want = partsOf(now), layers = Map.groupBy(want.keys(), (key) => key.split(":")[0]);
  const gone = [...have].filter(([key]) => !want.has(key)).map(([, part]) => part);
  const fresh = [...want].filter(([key, part]) => !have.get(key)?.isEqualNode(part)).map(([, part]) => part);
  const symbols = [...now.querySelectorAll("symbol")];
  for (const tag of ["title", "desc"]) svg.querySelector(`:scope > ${tag}`).textContent = now.querySelector(tag).textContent;
  apply(svg, { symbols, gone, fresh, order: [...layers] }, moved);
}

/** Put a small box beside a thing, inside the stage. */
export function beside(stage, box, thing) {
  box.hidden = false;
  const frame = stage.getBoundingClientRect(), at = thing.getBoundingClientRect(), below = at.bottom - frame.top + 8;
  const top = below + box.offsetHeight < frame.height ? below : at.top - frame.top - box.offsetHeight - 8;
  const left = at.left - frame.left + (at.width - box.offsetWidth) / 2;
  box.style.top = `${Math.max(4, top)}px`;
  box.style.left = `${Math.max(4, Math.min(left, frame.width - box.offsetWidth - 4))}px`;
}
