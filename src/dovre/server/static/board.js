/** The board in the page: keyed updates, movement along the way a piece travels, tips, zoom. */

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const flights = new Set();

/** Titles become tips of our own, which also come on focus and long press. @param {Element} svg */
export function prepare(svg) {
  for (const title of svg.querySelectorAll("g > title")) {
    const thing = title.parentNode, text = title.textContent;
    thing.setAttribute("data-tip", text);
    if (!thing.hasAttribute("role")) thing.setAttribute("role", "img"), thing.setAttribute("aria-label", text);
    title.remove();
  }
  return svg;
}

const KEYS = ["data-piece", "data-for", "data-mark", "id"];
const key = (node) => (node.nodeType === 1 ? KEYS.map((name) => node.getAttribute(name)).find(Boolean) : "") ?? "";

/** Make `old` equal to `now`, touching only what differs; pieces keep their nodes. */
function morph(old, now) {
  if (old.isEqualNode(now)) return;
  if (old.nodeType !== 1) return void (old.nodeValue = now.nodeValue);
  for (const { name } of [...old.attributes]) if (!now.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of now.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const keyed = new Map([...old.children].filter(key).map((child) => [key(child), child]));
  let place = old.firstChild;
  for (const child of [...now.childNodes]) {
    const name = key(child), match = name ? keyed.get(name) : place && !key(place) ? place : null;
    if (match?.nodeName !== child.nodeName) {
      old.insertBefore(child, place);
      continue;
    }
    keyed.delete(name);
    if (match === place) place = place.nextSibling;
    else old.insertBefore(match, place);
    morph(match, child);
  }
  while (place) {
    const spare = place;
    place = place.nextSibling;
    spare.remove();
  }
}

/** Where every piece lies, in units of the board. @returns {Map<string, {x, y, w, node, handle}>} */
function places(svg) {
  const found = new Map(), matrix = svg.getScreenCTM().inverse();
  for (const node of svg.querySelectorAll("[data-piece]")) {
    const box = node.getBoundingClientRect(), { x, y } = new DOMPoint(box.x, box.y).matrixTransform(matrix);
    found.set(node.dataset.piece, { x, y, w: box.width * matrix.a, node, handle: node.dataset.handle });
  }
  for (const spot of [...found.values()]) if (spot.handle && !found.has(spot.handle)) found.set(spot.handle, spot);
  return found;
}

/** End all movement now. */
export const settle = () => flights.forEach((flight) => flight.finish());

function fly(svg, from, { node, x, y, w }, delay) {
  const bird = svg.appendChild(node.cloneNode(true)), scale = from.w / w || 1;
  bird.removeAttribute("data-piece");
  bird.classList.add("flying");
  node.style.visibility = "hidden";
  const start = { translate: `${from.x - scale * x}px ${from.y - scale * y}px`, scale: String(scale) };
  const time = { duration: 240, delay, easing: "ease-out", fill: "backwards" };
  const flight = bird.animate([start, { translate: "0px 0px", scale: "1" }], time);
  flights.add(flight);
  flight.onfinish = () => {
    flights.delete(flight);
    bird.remove();
    node.style.visibility = "";
  };
}

/** Symbols are sent once: those the page has and the new drawing leaves out stay. */
function keepSymbols(old, now) {
  const home = now.querySelector("defs");
  for (const symbol of old.querySelectorAll("symbol[id]")) if (!now.getElementById(symbol.id)) home?.append(symbol.cloneNode(true));
}

/**
 * Show another drawing of the same table.
 * @param {HTMLElement} host @param {string} text the SVG @param {string[]} moved names of what moved, in order
 */
export function update(host, text, moved = []) {
  settle();
  const now = prepare(new DOMParser().parseFromString(text, "image/svg+xml").documentElement);
  const svg = host.firstElementChild;
  keepSymbols(svg, now);
  if (svg.getAttribute("class") !== now.getAttribute("class") || svg.lang !== now.lang) return host.replaceChildren(now);
  const before = places(svg);
  morph(svg, now);
  if (calm.matches) return;
  const after = places(svg), gone = moved.filter((name) => before.has(name) && !after.has(name));
  const rank = (name) => (moved.includes(name) ? moved.indexOf(name) : moved.length);
  let delay = 0;
  for (const [name, to] of [...after].sort(([one], [other]) => rank(one) - rank(other))) {
    if (name !== to.node.dataset.piece) continue; // the other name of a piece
    const from = before.get(name) ?? before.get(to.handle) ?? (moved.includes(name) && before.get(gone.shift()));
    if (!from) to.node.animate([{ opacity: 0 }, {}], { duration: 220, delay, fill: "backwards" });
    else if (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 3) {
      fly(svg, from, to, delay);
      if (moved.includes(name)) delay += 90;
    }
  }
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

/** Tips on hover, focus and long press. @param {HTMLElement} stage @param {HTMLElement} tip */
export function tips(stage, tip) {
  let timer;
  const later = ({ target }, wait) => {
    const thing = wait && target.closest?.("[data-tip]");
    clearTimeout(timer);
    tip.hidden = true;
    if (!thing) return;
    tip.textContent = thing.dataset.tip;
    timer = setTimeout(() => beside(stage, tip, thing), wait);
  };
  stage.addEventListener("pointerover", (event) => event.pointerType === "mouse" && later(event, 500));
  stage.addEventListener("pointerdown", (event) => later(event, event.pointerType === "mouse" ? 0 : 450));
  stage.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && later(event, 150));
  for (const end of ["pointerleave", "pointerup", "pointercancel", "focusout"]) {
    stage.addEventListener(end, (event) => later(event, 0));
  }
}

/** Pinch, wheel, buttons and keys zoom; one finger or the mouse pans a zoomed board. */
export function zoomable(stage, host) {
  const fingers = new Map();
  let scale = 1, x = 0, y = 0;
  const put = (dx, dy) => {
    x = Math.min(0, Math.max(stage.clientWidth * (1 - scale), x + dx));
    y = Math.min(0, Math.max(stage.clientHeight * (1 - scale), y + dy));
    host.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    stage.classList.toggle("zoomed", scale > 1);
  };
  const zoom = (by, at = { x: stage.clientWidth / 2, y: stage.clientHeight / 2 }) => {
    const grown = Math.max(1, Math.min(5, scale * by)) / scale;
    scale *= grown;
    put((at.x - x) * (1 - grown), (at.y - y) * (1 - grown));
  };
  const here = ({ clientX, clientY }) => {
    const frame = stage.getBoundingClientRect();
    return { x: clientX - frame.left, y: clientY - frame.top };
  };
  stage.addEventListener("pointerdown", (event) => {
    if (!event.target.closest("button, a")) fingers.set(event.pointerId, here(event));
  });
  stage.addEventListener("pointermove", (event) => {
    const was = fingers.get(event.pointerId), now = here(event), other = [...fingers.values()].find((one) => one !== was);
    if (!was || stage.classList.contains("dragging")) return;
    const apart = (one) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
    if (other) zoom(apart(now) / apart(was), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    else if (scale > 1) put(now.x - was.x, now.y - was.y);
    fingers.set(event.pointerId, now);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
    stage.addEventListener(end, (event) => fingers.delete(event.pointerId));
  }
  stage.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && scale === 1) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 300), here(event));
  }, { passive: false });
  stage.addEventListener("click", ({ target }) => target.dataset.zoom && zoom(Number(target.dataset.zoom)));
  return zoom;
}
