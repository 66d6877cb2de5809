/** A replay: through a game by answers and by turns, with its story, at any speed, through anybody's eyes who may be shown. */

import { change, prepare, update } from "./board.js";
import { settle, walked } from "./motion.js";
import { screen } from "./page.js";
import { light, storyteller } from "./story.js";
import { tips } from "./tips.js";
import { zoomable } from "./viewport.js";

const $ = (id) => document.getElementById(id);
const main = $("main"), slider = $("slider"), stage = $("stage"), { table, size, theme, over } = main.dataset;
const names = JSON.parse($("names").textContent), last = Number(slider.max);
const result = Number(over) ? import("./ending.js") : null; // shown where the game ends
const SPEEDS = [["½×", 2200], ["1×", 1100], ["2×", 550], ["4×", 275]];

let { seat } = main.dataset, { lines, stops, turns } = JSON.parse($("reel").textContent);
$("reel").remove();
let playing = null, asked = 0, speed = Number(localStorage.dovreSpeed ?? 1), ahead = null;
const look = () => String(new URLSearchParams({ seat, lang: document.documentElement.lang, ...screen() }));
// which entry the board shows, and how: then only what changes from there is asked for
let shown = screen().size === size && screen().theme === theme ? { n: Number(slider.defaultValue), look: look() } : null;

const here = () => Number(slider.value);
/** Where one stops next and before: what was taken back is passed over. @param {number[]} list */
const after = (list, n = here()) => list.find((stop) => stop > n) ?? last;
const before = (list, n = here()) => list.findLast((stop) => stop < n) ?? 0;

// -- the board -----------------------------------------------------------------------------------------------------

const path = (n, from) => `/t/${table}/replay/${n}?${look()}${from === null ? "" : `&from=${from}`}`;
const get = async (address) => {
  const reply = await fetch(address);
  return reply.ok ? reply.json() : null;
};
/** The step after this one is fetched while one looks at this one. */
const fetchAhead = (n) => {
  if (n === shown.n) return;
  const address = path(n, shown.n);
  if (ahead?.address !== address) ahead = { address, step: get(address) };
};
async function go(n) {
  const mine = ++asked, now = look(), back = n < here();
  slider.value = n;
  const address = path(here(), shown?.look === now ? shown.n : null);
  const message = await (ahead?.address === address ? ahead.step : get(address)).catch(() => null);
  if (mine !== asked || !message) return; // a later question is under way, and builds on what is shown
  light(stage);
  if (message.board) update($("board"), message.board, message.moved);
  else if (!change($("board"), message.changes, message.moved)) {
    shown = ahead = null;
    return go(n);
  }
  shown = { n: message.n, look: now };
  tell(message);
  fetchAhead(back ? before(stops) : after(stops));
}
function tell({ n, told }) {
  const link = new URL(location.href);
  const words = told.length ? told : [teller.lines.findLast((line) => line.n <= n)?.text].filter(Boolean);
  $("told").textContent = words.map((sentence) => `${sentence}.`).join(" ");
  $("where").textContent = `${n} / ${last}`;
  link.searchParams.set("n", n);
  link.searchParams.set("seat", seat);
  history.replaceState(null, "", link);
  mark(n);
  result?.then(({ showResult, hideResult }) => (n === last ? showResult : hideResult)(table));
}

// -- the story -----------------------------------------------------------------------------------------------------

const teller = storyteller($("log"), stage, (of) => names[of], ({ n }) => {
  play(false);
  go(n);
});
/** The lines of this moment stand out, what comes later is pale. */
function mark(n) {
  let first = null;
  const at = teller.lines.findLast((line) => line.n <= n)?.n;
  for (const line of teller.lines) {
    const now = line.n === at;
    line.element.classList.toggle("later", line.n > n);
    line.element.classList.toggle("now", now);
    if (now) line.element.setAttribute("aria-current", "step");
    else line.element.removeAttribute("aria-current");
    if (now) first = line.element;
  }
  const fold = first?.closest("details");
  if (fold) fold.open = true;
  const story = $("story");
  if (!story.contains(document.activeElement)) story.scrollTop = first ? first.offsetTop - story.clientHeight / 2 : 0;
}
async function eyes(value) {
  seat = value;
  const story = await get(`/t/${table}/replay/story?${look()}`);
  if (!story || seat !== value) return;
  ({ lines, stops, turns } = story);
  teller.clear();
  teller.add(lines);
  go(here());
}

// -- playing -------------------------------------------------------------------------------------------------------

const icon = (button, id) => button.querySelector("use").setAttribute("href", id);
const labels = [$("play").ariaLabel, $("play").dataset.pause];
async function run() {
  const mine = playing;
  while (playing === mine) {
    await new Promise((then) => setTimeout(then, SPEEDS[speed][1]));
    await walked();
    if (playing !== mine) return;
    if (here() >= last) return play(false);
    await go(after(stops));
  }
}
function play(on = !playing) {
  if (on === Boolean(playing)) return;
  playing = on ? Symbol("playing") : null;
  icon($("play"), on ? "#i-pause" : "#i-play");
  $("play").ariaLabel = labels[Number(on)];
  if (!on) return;
  if (here() >= last) go(0);
  run();
}
function pace(at) {
  speed = localStorage.dovreSpeed = at;
  const [name] = SPEEDS[at];
  $("speed").textContent = name;
  $("speed").ariaLabel = $("speed").title = `${$("speed").dataset.name} ${name}`;
}
const by = (n) => {
  play(false);
  go(n);
};
const moves = {
  ArrowLeft: () => by(before(stops)), ArrowRight: () => by(after(stops)),
  ArrowUp: () => by(before(turns)), ArrowDown: () => by(after(turns)),
  Home: () => by(0), End: () => by(last), " ": () => play(),
  1: () => pace(0), 2: () => pace(1), 3: () => pace(2), 4: () => pace(3),
};
const turned = { ArrowLeft: "ArrowUp", ArrowRight: "ArrowDown" };

slider.oninput = () => by(here());
$("first").onclick = moves.Home;
$("before").onclick = moves.ArrowLeft;
$("after").onclick = moves.ArrowRight;
$("turn-before").onclick = moves.ArrowUp;
$("turn-after").onclick = moves.ArrowDown;
$("play").onclick = () => play();
$("speed").onclick = () => pace((speed + 1) % SPEEDS.length);
$("story-open").onclick = () => {
  $("story-open").ariaExpanded = String(main.classList.toggle("unfolded"));
  mark(here());
};
$("share").onclick = async () => {
  await navigator.clipboard?.writeText(location.href).catch(() => {});
  $("told").textContent = navigator.clipboard ? $("share").dataset.done : location.href; // without https there is no clipboard
};
$("eyes")?.addEventListener("change", ({ target }) => eyes(target.value));
document.addEventListener("keydown", (event) => {
  settle();
  const { key, shiftKey, target, ctrlKey, metaKey, altKey } = event, does = moves[(shiftKey && turned[key]) || key];
  if (key === "Escape" && main.classList.contains("unfolded")) return $("story-open").click();
  if (!does || ctrlKey || metaKey || altKey || target.matches("input[type=radio]")) return;
  if (key === " " && target.matches("button, a")) return;
  event.preventDefault();
  does();
});

prepare($("board").firstElementChild);
tips(stage, $("tip"));
zoomable(stage, $("board"));
teller.add(lines);
pace(speed);
mark(here());
if (shown) fetchAhead(here() < last ? after(stops) : before(stops));
else go(here());
