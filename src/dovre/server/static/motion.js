/**
 * Pieces in motion: from where they lay to where they lie, one after another; those that walk pass the places that are
 * named. What moves is a copy; the board has its new state from the first moment, and all movement can be ended at once.
 */

const LEG = 220; // milliseconds from one place to the next
const MOST = 4_000; // for all that walks; more of it goes faster
const FADE = 0.6; // of a leg, to come and to go
const TRAIL = 1_800;

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const flights = new Set();
const later = []; // updates that wait until nothing walks any more

/** Nothing moves for those who do not want it, and where nobody looks. */
export const still = () => calm.matches || document.hidden;
const walking = () => [...flights].some(({ walks }) => walks);

/** Keep an animation until it ends, or is ended; then `done`. */
function track(animation, walks, done = () => {}) {
  const flight = { walks, end: () => flights.delete(flight) && (animation.cancel(), done()) };
  flights.add(flight);
  animation.onfinish = () => (flight.end(), next());
}
const next = () => {
  while (later.length && !walking()) later.shift()();
};

/** End all movement. */
export const finish = () => [...flights].forEach((flight) => flight.end());

/** End all movement, and show at once whatever waits for its end. */
export function settle() {
  finish();
  while (later.length) later.shift()(), finish();
}

/** Show an update as soon as nothing walks; where the reader is asked, now. @param {() => void} show @param {boolean} urgent */
export function inTurn(show, urgent) {
  if (urgent) settle();
  later.push(show);
  next();
}
/** Wait until nothing walks. */
export const walked = () => new Promise((then) => inTurn(then, false));
document.addEventListener("visibilitychange", settle);

// -- where things are --------------------------------------------------------------------------------------------------

/** In units of the board: the corner, the middle, how wide. */
function spotOf(svg, node) {
  const box = node.getBoundingClientRect(), matrix = svg.getScreenCTM().inverse();
  const { x, y } = new DOMPoint(box.x, box.y).matrixTransform(matrix), w = box.width * matrix.a, h = box.height * matrix.d;
  return { x, y, w, h, middle: [x + w / 2, y + h / 2], node };
}

/** Where the pieces of some parts lie. @returns {Map<string, {x, y, w, node, handle}>} */
export function places(svg, parts) {
  const found = new Map();
  for (const node of parts.flatMap((part) => [...part.querySelectorAll("[data-piece]")])) {
    found.set(node.dataset.piece, { ...spotOf(svg, node), handle: node.dataset.handle });
  }
  for (const spot of [...found.values()]) if (spot.handle && !found.has(spot.handle)) found.set(spot.handle, spot);
  return found;
}
const named = (svg, attributes, name) => {
  const node = svg.querySelector(attributes.map((one) => `[data-${one}="${CSS.escape(name)}"]`).join());
  return node && spotOf(svg, node);
};
const placeOf = (svg, name) => named(svg, ["place", "piece", "for"], name);

/**
 * What will walk, as it lies before the board changes; afterwards `walk` lets it go.
 * @param {SVGElement} svg @param {(string | {name: string, way: string[], look?: string})[]} moved
 */
export function walkers(svg, moved) {
  const found = [];
  for (const { name, way, look } of moved.filter((one) => one.way)) {
    const before = look ? null : found.find((one) => one.name === name);
    const stops = way.map((place) => [place, placeOf(svg, place)]);
    if (before) before.stops.push(...stops); // it goes on
    else found.push({ name, look, stops, from: named(svg, ["piece"], name) });
  }
  return found;
}

// -- what moves --------------------------------------------------------------------------------------------------------

function copyOf(svg, node) {
  const copy = svg.appendChild(node.cloneNode(true));
  for (const name of ["data-piece", "data-look", "display", "visibility"]) copy.removeAttribute(name);
  copy.classList.add("flying");
  return copy;
}
/** Hide what lies there already while its copy is on its way. */
function hide(node) {
  if (!node) return () => {};
  node.setAttribute("visibility", "hidden");
  return () => node.removeAttribute("visibility");
}
function fly(svg, from, { node, x, y, w }, delay) {
  const copy = copyOf(svg, node), scale = from.w / w || 1, show = hide(node);
  const start = { translate: `${from.x - scale * x}px ${from.y - scale * y}px`, scale: String(scale) };
  const time = { duration: 240, delay, easing: "ease-out", fill: "backwards" };
  track(copy.animate([start, { translate: "0px 0px", scale: "1" }], time), false, () => (copy.remove(), show()));
}

/** The points a piece passes: a place that it lies in already, before or after, is no stop of its own. */
function pointsOf(svg, { stops, from, to }) {
  const spots = stops.map(([name, spot]) => placeOf(svg, name) ?? spot).filter(Boolean); // a board may have a new scale
  const within = (one, { x, y, w, h }) => one && one.middle[0] > x && one.middle[0] < x + w && one.middle[1] > y && one.middle[1] < y + h;
  if (spots.length && within(from, spots[0])) spots.shift();
  if (spots.length && within(to, spots.at(-1))) spots.pop();
  return [from, ...spots, to].filter(Boolean).map(({ middle }) => middle);
}
/** One piece along its way; it comes and goes in a breath where it lies nowhere before or after. */
function stroll(svg, { points, from, to, look }, leg, delay) {
  const node = to?.node ?? from?.node ?? svg.querySelector(`[data-look="${CSS.escape(look ?? "")}"]`);
  if (!node) return;
  const copy = copyOf(svg, node), { middle: [x, y], w } = to ?? from ?? spotOf(svg, copy), show = hide(to?.node);
  const frame = ([u, v], spot) => {
    const scale = spot ? spot.w / w || 1 : 1;
    return { translate: `${u - scale * x}px ${v - scale * y}px`, scale: String(scale), opacity: 1 };
  };
  const last = points.length - 1, frames = points.map((point, at) => frame(point, at === 0 ? from : at === last ? to : null));
  const lasts = frames.map((_, at) => (at ? 1 : 0)); // each frame comes so many legs after the one before
  if (!from) frames.unshift({ ...frames[0], opacity: 0 }), lasts.splice(1, 0, FADE);
  if (!to) frames.push({ ...frames.at(-1), opacity: 0 }), lasts.push(FADE);
  const all = lasts.reduce((sum, one) => sum + one, 0) || 1;
  lasts.reduce((sum, one, at) => (frames[at].offset = Math.min(1, (sum + one) / all), sum + one), 0);
  frames.forEach((one) => (one.easing = "ease-in-out"));
  const time = { duration: all * leg, delay, fill: "backwards" };
  track(copy.animate(frames, time), true, () => (copy.remove(), show()));
}
/** For those who want no movement: the way, which fades. */
function trail(svg, { points }) {
  const line = document.createElementNS(svg.namespaceURI, "path");
  line.setAttribute("class", "trail flying");
  line.setAttribute("d", `M${points.map((point) => point.map(Math.round).join(" ")).join("L")}l.1 0`);
  track(svg.appendChild(line).animate([{ opacity: 1 }, { opacity: 1 }, { opacity: 0 }], TRAIL), false, () => line.remove());
}

/** Let pieces go from where they lay to where they lie, those that moved one after the other; then those that walk. */
export function travel(svg, before, after, moved, walks) {
  const ways = walks.map((walk) => ({ ...walk, to: named(svg, ["piece"], walk.name) }))
    .map((walk) => ({ ...walk, points: pointsOf(svg, walk) })).filter(({ points }) => points.length);
  if (still()) return ways.forEach((walk) => document.hidden || trail(svg, walk));
  const names = moved.map((one) => one.name ?? one), strolls = new Set(ways.map(({ name }) => name));
  const gone = names.filter((name) => before.has(name) && !after.has(name) && !strolls.has(name));
  const rank = (name) => (names.includes(name) ? names.indexOf(name) : names.length);
  let delay = 0;
  for (const [name, to] of [...after].sort(([one], [other]) => rank(one) - rank(other))) {
    if (name !== to.node.dataset.piece || strolls.has(name)) continue; // the other name of a piece; or it walks
    const from = before.get(name) ?? before.get(to.handle) ?? (names.includes(name) && before.get(gone.shift()));
    if (!from) track(to.node.animate([{ opacity: 0 }, {}], { duration: 220, delay, fill: "backwards" }), false);
    else if (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 3) {
      fly(svg, from, to, delay);
      if (names.includes(name)) delay += 90;
    }
  }
  const legs = ways.reduce((sum, { points, from, to }) => sum + points.length - 1 + (from ? 0 : FADE) + (to ? 0 : FADE), 0);
  const leg = Math.min(LEG, MOST / (legs || 1));
  for (const walk of ways) {
    stroll(svg, walk, leg, delay);
    delay += leg * (walk.points.length - 1 + (walk.from ? 0 : FADE) + (walk.to ? 0 : FADE));
  }
}
