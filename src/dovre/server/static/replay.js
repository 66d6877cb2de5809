/** A replay: a slider over the entries of a game, keys to step, a link to the moment. */

import { change, prepare, settle, tips, update } from "./board.js";
import { screen } from "./page.js";
import { zoomable } from "./viewport.js";

const $ = (id) => document.getElementById(id);
const slider = $("slider"), { table, size, theme, over } = $("main").dataset;
const names = [$("play").ariaLabel, $("play").dataset.pause];
const result = Number(over) ? await import("./ending.js") : null; // shown where the game ends
let { seat } = $("main").dataset, playing = null, asked = 0;
const look = () => String(new URLSearchParams({ seat, lang: document.documentElement.lang, ...screen() }));
// which entry the board shows, and how: then only what changes from there is asked for
let shown = screen().size === size && screen().theme === theme ? { n: Number(slider.defaultValue), look: look() } : null;

const here = () => Number(slider.value), last = Number(slider.max);

async function go(n) {
  slider.value = n;
  const mine = ++asked, now = look(), from = shown?.look === now ? `&from=${shown.n}` : "";
  const reply = await fetch(`/t/${table}/replay/${here()}?${now}${from}`);
  const message = reply.ok ? await reply.json() : null, link = new URL(location.href);
  if (mine !== asked || !message) return; // a later question is under way, and builds on what is shown
  shown = { n: message.n, look: now };
  if (message.board) update($("board"), message.board, message.moved);
  else if (!change($("board"), message.changes, message.moved)) {
    shown = null;
    return go(n);
  }
  $("told").textContent = message.told.map((words) => `${words}.`).join(" ");
  $("where").textContent = `${message.n} / ${last}`;
  link.searchParams.set("n", message.n);
  history.replaceState(null, "", link);
  $("link").value = link.href;
  result?.[message.n === last ? "showResult" : "hideResult"](table);
}
function play(on = !playing) {
  clearInterval(playing);
  if (on && here() === last) go(0);
  playing = on ? setInterval(() => (here() < last ? go(here() + 1) : play(false)), 1100) : null;
  $("play").querySelector("use").setAttribute("href", on ? "#i-pause" : "#i-play");
  $("play").ariaLabel = names[Number(on)];
}
const moves = {
  ArrowLeft: () => go(here() - 1), ArrowRight: () => go(here() + 1), Home: () => go(0), End: () => go(last), " ": () => play(),
};
slider.oninput = () => go(here());
$("first").onclick = moves.Home;
$("before").onclick = moves.ArrowLeft;
$("after").onclick = moves.ArrowRight;
$("play").onclick = () => play();
$("eyes")?.addEventListener("change", ({ target }) => {
  seat = target.value;
  go(here());
});
document.addEventListener("keydown", (event) => {
  settle();
  if (!moves[event.key] || event.target.matches("input") || (event.key === " " && event.target.matches("button, a"))) return;
  event.preventDefault();
  moves[event.key]();
});

prepare($("board").firstElementChild);
tips($("stage"), $("tip"));
zoomable($("stage"), $("board"));
if (shown?.n !== here()) go(here());
