/** The table: what the server tells becomes the page, what the reader chooses becomes an answer. */

import { change, prepare, update } from "./board.js";
import { chooser } from "./choose.js";
import { closeup } from "./closeup.js";
import { confirmer } from "./confirm.js";
import { dock, showPrompt } from "./dock.js";
import { fronts } from "./fronts.js";
import { inTurn, settle } from "./motion.js";
import { beside as panelBeside, onScreen, screen } from "./page.js";
import { outbox } from "./pending.js";
import { placer } from "./place.js";
import { light, sign, storyteller } from "./story.js";
import { tips } from "./tips.js";
import { begin, nearer, reveal, sections, zoomable } from "./viewport.js";
import { connect } from "./wire.js";

const $ = (id) => document.getElementById(id);
const main = $("main"), stage = $("stage"), board = $("board"), { lang } = document.documentElement;
const { table, path, game, title } = main.dataset, words = JSON.parse($("words").textContent);
const wide = () => screen().size === "desktop";
const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const minus = (amount) => String(amount).replace("-", "−");

/** A sentence with its parts. @param {string} key @param {object} parts */
const say = (key, parts = {}) => words[key].replace(/\{(\w+)\}/g, (_, part) => parts[part]);
/** An element with a class and what is inside. */
const make = (tag, cls, ...inside) => {
  const made = document.createElement(tag);
  made.className = cls;
  made.append(...inside);
  return made;
};
const icon = (id, cls = "icon") => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", cls);
  svg.setAttribute("aria-hidden", "true");
  svg.appendChild(document.createElementNS(svg.namespaceURI, "use")).setAttribute("href", `#${id}`);
  return svg;
};
/** A small mark that opens the rules it stands for. @param {string[]} ids */
const ruleMark = (ids, text) => {
  const link = make("a", "rule", text);
  link.href = `/rules/${game}#${ids[0]}`;
  link.dataset.ids = ids.join(", ");
  link.title = link.ariaLabel = say("client.rules", { ids: link.dataset.ids });
  return link;
};

let told = JSON.parse($("first").textContent); // what is known of the table
let shown = told.seat; // whose cards lie open on this screen
let drawn = { size: main.dataset.size, theme: main.dataset.theme }; // how the board is drawn
let byKeys = false;
const hooks = {}; // what a lesson adds: `told` after every change, `refused` says whether it has told a refusal itself
let heard = 0; // the last line of table talk
const teller = storyteller($("log"), stage, (seat) => told.seats[seat].name, ({ things }) => {
  if (panelBeside() || !things) return;
  fold(true); // the story lies over the board
  document.activeElement.blur();
  light(stage, things, true);
  setTimeout(light, 4_000, stage);
});
/** Who is here is shown where there is anybody else. What could not be fetched, off the network, is fetched next time. */
let company;
const showPeople = (message) => {
  const others = message.here.some((seat) => !told.mine.includes(seat)) || message.watching || Object.keys(message.away).length;
  if (!company && !others) return;
  company ??= import("./presence.js").then(({ presence }) => presence(say, lang, $));
  company.then(({ hear }) => hear(message, told), () => (company = null));
};
/** The coach's opinion on the present question; a second press puts it away. */
async function hint() {
  if (!$("hint") || $("hint").matches(".idle")) return;
  const { showHints, hideHints } = await import("./coach.js");
  if (hideHints()) return;
  const reply = await line.ask({ type: "hint", seat: shown });
  if (reply.type === "refused") return toast(reply);
  if (reply.type === "hint" && reply.n === told.n) showHints(reply.lines, { make, say, lang }, (token) => give(token));
}
/** Table talk comes when it is opened, or when somebody has spoken. */
let talking;
const talk = () => {
  talking ??= import("./talk.js").then(({ talker }) => talker({
    table, line, say, toast, seat: () => shown ?? told.mine[0], told: () => told, open: () => panel("talk"),
  }));
  talking.catch(() => (talking = null));
  return talking;
};

// -- what comes in -----------------------------------------------------------------------------------------------

/** What this page has: with the number of its picture nothing comes twice, unless another picture is wanted. */
const hello = () => {
  const look = screen(), same = look.size === drawn.size && look.theme === drawn.theme && shown === told.seat;
  return { n: told.n, seq: same ? told.seq : null, show: shown, front: told.front, lang, people: true, heard, ...look };
};
const line = connect(path, hello, (message, now, was) => {
  if (message.type === "table") {
    inTurn(() => hear(message, now, was), now.turn.length > 0);
    out.retry();
  } else if (message.type === "people") showPeople(message);
  else if (message.type === "talk" && $("talk")) {
    talk().then(({ add }) => (add(message.lines), heard = message.lines.at(-1).n), () => {}); // else told with the next hello
  } else if (message.type === "refused") toast(message);
}, (up) => {
  $("note").hidden = up;
  $("note").textContent = say("client.connecting");
}, told);
onScreen(() => line.send({ type: "hello", deflate: true, ...hello(), seq: null }));

/** @param {object} message what has changed @param {object} now all that is known with it @param {object} was before */
function hear(message, now, was) {
  const fresh = now.n > was.n, whole = message.board !== undefined, { size: before } = drawn;
  tipper.hide();
  known.clear();
  light(stage);
  told = now;
  shown = now.seat;
  if (whole) {
    update(board, message.board, fresh ? message.moved : []);
    const [, theme, size] = board.firstElementChild.getAttribute("class").split(" ");
    drawn = { size, theme };
    if (now.seat !== was.seat || now.n < was.n) story(true); // what another at this screen may know is not for this one
  } else if (!change(board, message.changes, fresh ? message.moved : [])) return line.resync();
  render(message, whole);
  if (fresh) $("polite").textContent = told.log.filter(({ n }) => n > was.n).map(({ text }) => text).join(". ");
  if (told.over && !was.over) setTimeout(ending, STILL.matches ? 0 : 900);
  if (curtain()) return;
  const anew = whole || message.answers || message.asked || message.since; // else another seat has answered
  if (told.answers.length && anew && (fresh || !was.answers.length)) {
    $("loud").textContent = `${say("client.your_turn")}. ${told.asked.text}`;
  }
  if (told.turn.length && !was.turn.length) myTurn();
  if (anew || drawn.size !== before) comeNearer();
  if (drawn.size !== before) begin(board);
  else if (anew) reveal(board);
  const tile = fresh && told.answers.some(({ act }) => place.has(act)), here = stage.contains(document.activeElement);
  if (byKeys && anew && told.answers.length && (tile || !here) && !place.focus()) choose.focus();
}

/** Bring the page up to date with what has changed. @param {object} changed fields of `told` @param {boolean} whole all of them */
function render(changed, whole) {
  const has = (...names) => whole || names.some((name) => changed[name] !== undefined);
  const { asked, undo: { count, why: barrier }, over } = told;
  main.dataset.n = told.n;
  main.classList.toggle("mine-turn", told.turn.length > 0);
  if (has("answers")) {
    sure.close();
    choose.set(told.answers);
    place.set(told.answers);
    desk.answers(told.answers);
  } else {
    choose.keep();
    if (has("front")) place.set(told.answers);
  }
  if ($("hint") && has("answers")) {
    $("hint").classList.toggle("idle", told.answers.length < 2);
    $("hints").hidden = true;
  }
  if (has("front", "seats", "seat")) front.show(told);
  if (has("asked")) {
    showPrompt(asked.text, asked.rules.length ? [ruleMark(asked.rules, "§")] : []);
  }
  desk.undo(count, count ? say("client.undo", { n: count }) : barrier);
  if (over || !told.mine.length) $("undo-group").hidden = $("answers").hidden = true;
  $("ending").hidden = !over;
  if ($("rematch") && told.rematch) $("rematch").textContent = say("client.to_rematch");
  if (!told.turn.length) $("digest").hidden = true;
  story();
  if (has("sheet", "seats", "over", "winners")) sheet();
  company?.then(({ table }) => table(told), () => {});
  if (has("clock")) clock();
  showSections();
  tabTitle();
  hooks.told?.(told);
}

/** Add what is new to the story, and show since when one has not been asked. @param {boolean} anew begin again */
function story(anew = false) {
  const side = $("side"), low = side.scrollHeight - side.scrollTop - side.clientHeight < 80;
  if (anew) teller.clear();
  teller.add(told.log);
  const news = told.turn.length && told.since ? teller.lines.filter(({ n }) => n > told.since) : [];
  teller.mark(news[0], say("client.since"));
  if (!$("story").hidden && low) side.scrollTop = side.scrollHeight;
  $("news").hidden = !news.length || (isOpen() && !$("story").hidden);
  $("news").textContent = news.length;
  const item = ({ seat, text }) => make("li", "", sign(seat), text);
  $("digest").querySelector("ul").replaceChildren(...news.slice(-9).map(item));
}

function sheet() {
  const open = $("unsure").hidden === told.over ? [...$("sheet").children].map((one) => one.open) : [];
  $("sheet").replaceChildren(...told.sheet.map(({ seat, name, total, sure, lines }) => {
    const { mine, kind, bot, asked } = told.seats[seat];
    const played = bot && (kind === "bot" ? say("client.bot", { level: words[`level.${bot}`] ?? bot }) : say("client.bot_plays"));
    const tags = [mine && say("client.you"), played];
    const more = make("span", "seat-tags", make("em", "", tags.filter(Boolean).join(", ")), make("span", "here"));
    if (told.winners.includes(seat)) more.append(icon("i-crown", "icon crown"));
    if (asked && !told.over) more.append(make("em", "now", say("client.to_play")));
    const points = make("span", "total", minus(total) + (sure ? "" : "\u00a0·"));
    const head = make("span", "seat-line", sign(seat), make("span", "seat-words", make("b", "", name), more), points);
    head.dataset.seat = seat;
    const items = lines.map(({ text, amount }) => make("li", "", make("span", "", text), make("b", "", minus(amount))));
    const part = make("details", "", make("summary", "", head), make("ul", "", ...items));
    part.open = open[seat] ?? told.over;
    return part;
  }));
  $("unsure").hidden = told.over;
}

// -- what goes out -------------------------------------------------------------------------------------------------

const out = outbox(table, (message) => line.ask(message), (label, late) => {
  stage.classList.toggle("sent", label !== null);
  $("pending").hidden = !late;
  if (late) $("pending-words").textContent = say("client.pending.late", { label });
}, (reply, label) => toast(label ? { ...reply, words: say("client.pending.refused", { label, why: reply.words }) } : reply));
$("pending-drop").onclick = () => out.drop();

/** Send an answer or an undo; one at a time. */
async function act(message, label) {
  const reply = await out.send({ n: told.n, seat: shown, ...message }, label);
  if (!reply && out.late()) toast({ words: say("client.pending.wait") });
  if (reply?.type === "done") main.dataset.stored = reply.n; // the picture with it may still be on its way
  return reply ?? {};
}
const answer = (token) => act({ type: "answer", token }, labelOf(token));
const takeBack = (n = told.n) => act({ type: "undo", n }, say("client.pending.undo"));
const undo = () => (told.undo.count ? takeBack() : toast({ words: told.undo.why }));
/** The whole turn, as far as it goes. */
async function undoAll() {
  for (let { n, undo: { count } } = told; count > 0 && n; count--) n = (await takeBack(n)).n;
}
async function why(token) {
  const reply = await line.ask({ type: "why", seat: shown, token }), good = reply.type === "why" && reply.words !== "";
  if (good) toast(reply);
  return good;
}
const known = new Map(); // what was asked of things on this board
/** The words for a thing on the board, with what is chosen already. @param {string} name */
function thing(name) {
  const chosen = choose.chosen().filter((one) => one !== name), key = [name, ...chosen].join();
  if (!known.has(key)) known.set(key, line.ask({ type: "thing", name, chosen }));
  return known.get(key);
}
async function whyNot(name) {
  const { why, why_rule: rule } = await thing(name);
  if (why) toast({ words: why, rule });
}
/** What choosing a thing does: the answer that is left, or what the board says of several. @param {string} name */
function does(name) {
  const target = stage.querySelector(`.target[data-for="${CSS.escape(name)}"]`), acts = target?.dataset.act.split(" ") ?? [];
  const others = choose.chosen().filter((one) => one !== name).map((one) => stage.querySelector(`.target[data-for="${CSS.escape(one)}"]`));
  const left = acts.filter((act) => others.every((one) => one?.dataset.act.split(" ").includes(act)));
  if (left.length === 1) return labelOf(left[0]);
  return left.length ? target.dataset.tip : "";
}
const labelOf = (token) => told.answers.find(({ act }) => act === token)?.label ?? token;
const sure = confirmer($, say, main.dataset.confirmed.split(" "), async (token) => {
  const reply = await line.ask({ type: "sure", seat: shown, token });
  return reply.type === "sure" ? reply.words : "";
}, answer, (text) => ($("loud").textContent = text));
/** @returns {Promise<boolean>} false if it is to be confirmed first, which a closer look would cover */
const give = async (token, cancel) => {
  const given = await sure.give(token, labelOf(token), cancel);
  if (!given) closer.hide();
  return given;
};
const closer = closeup(board, (name) => tipper.lines(name)), choose = chooser(stage, $("pop"), give, whyNot, closer, sure.close);
const desk = dock({ make, icon, say }, (token) => give(token), (act) => place.has(act), wide);
const place = placer(stage, give, why, say, (text) => ($("polite").textContent = text));
const tipper = tips(stage, $("tip"), thing, does, (id) => ruleMark([id], id));

let fading;
function toast({ words: text, rule, code }) {
  $("loud").textContent = rule && !text.includes(rule) ? `${text} [${rule}]` : text;
  if (hooks.refused?.(code, text)) return;
  $("toast").replaceChildren(make("span", "", text), ...(rule ? [ruleMark([rule], rule)] : []));
  $("toast").hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => ($("toast").hidden = true), 6_000);
}

/** Several people at one screen: nobody sees another's hand. @returns {boolean} the curtain is down */
function curtain() {
  const [next] = told.turn, seats = told.mine.filter((seat) => !told.seats[seat].bot);
  const other = next !== undefined && !told.turn.includes(shown);
  if (!other || seats.length < 2) {
    if ($("curtain").open) $("curtain").close();
    if (other) line.send({ type: "show", seat: next }); // the others at this screen are played by bots
    return false;
  }
  const { name } = told.seats[next];
  if (shown !== null) line.send({ type: "show", seat: null });
  shown = null;
  $("curtain-words").textContent = say("client.pass", { name });
  $("curtain-lift").textContent = say("client.lift", { name });
  $("curtain-lift").onclick = () => line.send({ type: "show", seat: next });
  if (!$("curtain").open) $("curtain").showModal();
  return true;
}
// Escape does not lift it; a browser that insists finds it drawn again
$("curtain").addEventListener("cancel", (event) => event.preventDefault());
$("curtain").addEventListener("close", () => curtain());

// -- my turn: title, mark, notification, knock, clock ----------------------------------------------------------------

function tabTitle() {
  const call = told.turn.length > 0 && document.hidden;
  document.title = call ? `(●) ${say("client.your_turn")} – ${title}` : `${title} – dovre`;
  $("favicon").href = `/static/favicon${call ? "-turn" : ""}.svg`;
}
function myTurn(back = document.hidden) {
  $("digest").hidden = !back || !$("digest").querySelector("li"); // for one who was away; others have seen it
  setTimeout(() => ($("digest").hidden = true), 12_000);
  const body = `${say("client.your_turn")}. ${told.asked.text}`;
  if (document.hidden && window.Notification?.permission === "granted") new Notification(title, { body, tag: table });
  if (localStorage.dovreSound) knock();
}
function knock() {
  const audio = new AudioContext();
  for (const when of [audio.currentTime, audio.currentTime + 0.16]) {
    const tone = audio.createOscillator(), { gain } = tone.connect(new GainNode(audio));
    tone.frequency.setValueAtTime(190, when).exponentialRampToValueAtTime(70, when + 0.09);
    gain.setValueAtTime(0.25, when).exponentialRampToValueAtTime(0.001, when + 0.12);
    tone.start(when);
    tone.stop(when + 0.13);
  }
}
document.addEventListener("visibilitychange", tabTitle);
$("notify")?.addEventListener("click", async () => {
  const allowed = (await window.Notification?.requestPermission()) === "granted";
  $("notify").textContent = say(allowed ? "client.notified" : "client.notify_no");
});
if ($("sound")) $("sound").checked = Boolean(localStorage.dovreSound);
$("sound")?.addEventListener("change", ({ target }) => {
  localStorage.dovreSound = target.checked ? "1" : "";
  if (target.checked) knock();
});

let ticking;
/** The time left for one's own answers; where one has none to give, for whoever has least. */
function clock() {
  const { left } = told.clock ?? { left: {} }, own = told.mine.filter((seat) => seat in left).map((seat) => left[seat]);
  clearInterval(ticking);
  $("clock").hidden = !told.clock;
  if (!told.clock) return;
  const end = Date.now() + Math.min(...(own.length ? own : Object.values(left))) * 1000;
  const tick = () => {
    const left = Math.max(0, Math.round((end - Date.now()) / 1000)), hours = Math.floor(left / 3600);
    const rest = `${Math.floor((left % 3600) / 60)}:${String(left % 60).padStart(2, "0")}`;
    $("clock").textContent = say("client.clock", { time: hours ? `${hours} h ${rest}` : rest });
    $("clock").classList.toggle("late", left < 15);
  };
  tick();
  ticking = setInterval(tick, 1000);
}

// -- panels and keys -------------------------------------------------------------------------------------------------

const tabs = [...document.querySelectorAll("[role=tab]")];
/** The panel stands beside the board, or comes over it; each remembers by itself whether it is open. */
const isOpen = () => (panelBeside() ? !main.classList.contains("folded") : main.classList.contains("unfolded"));
const fold = (folded = isOpen()) => {
  if (panelBeside()) main.classList.toggle("folded", folded);
  else main.classList.toggle("unfolded", !folded);
  $("fold").ariaExpanded = String(!folded);
};
/** The result, once the last pieces lie; those who come later find it on the page. */
async function ending() {
  if (panelBeside() && isOpen()) panel("seats");
  if (!told.lesson) (await import("./ending.js")).showResult(table, byKeys);
}

async function panel(id, toggle = false) {
  fold(toggle && isOpen() && !$(id).hidden);
  for (const tab of tabs) {
    const chosen = tab.id === `tab-${id}`;
    tab.ariaSelected = String(chosen);
    tab.tabIndex = chosen ? 0 : -1;
    $(tab.id.slice(4)).hidden = !chosen;
  }
  if (id === "story") {
    story();
    $("side").scrollTop = $("side").scrollHeight;
  }
  if ($("talk")) (id === "talk" ? talk() : talking)?.then(({ opened }) => opened(byKeys && id === "talk"), () => {});
  if (id !== "rules" || $("paper").firstChild) return;
  $("paper").innerHTML = await (await fetch(`/rules/${game}?part=1&lang=${lang}`)).text();
  const sheet = $("paper").querySelector("link");
  if (sheet && !sheet.sheet) await new Promise((then) => (sheet.onload = sheet.onerror = then)); // else the page moves under one
}
tabs.forEach((tab, at) => {
  tab.onclick = () => panel(tab.id.slice(4), true);
  tab.onkeydown = ({ key }) => tabs.at((at + ({ ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0)) % tabs.length).focus();
});
$("fold").onclick = () => fold();
$("fold").ariaExpanded = String(isOpen());
$("undo").onclick = undo;
$("undo-one").onclick = undo;
$("undo-all").onclick = undoAll;
$("watching")?.addEventListener("click", () => panel("more"));
$("hint")?.addEventListener("click", hint);
$("help-open").onclick = () => $("help").showModal();

document.addEventListener("click", async (event) => {
  const close = event.target.closest("[data-close]"), rule = event.target.closest("a.rule");
  if (close) $(close.dataset.close).hidden = true;
  if (!rule) return;
  event.preventDefault();
  await panel("rules");
  $("paper").querySelectorAll(".found").forEach((one) => one.classList.remove("found"));
  const found = rule.dataset.ids.split(", ").map($).filter(Boolean);
  found.forEach((one) => one.classList.add("found"));
  found[0]?.scrollIntoView({ block: "center" });
});

const zoom = zoomable(stage, board), showSections = sections(board, $("sections")), comeNearer = nearer(board, zoom);
const front = fronts(stage, $("fronts"), { make, sign, say, wide }, (seat) => line.send({ type: "front", seat }));
const keys = {
  ...Object.fromEntries([0, 1, 2, 3, 4].map((seat) => [seat + 1, () => front.pick(seat)])),
  u: undo, l: () => panel("story", true), s: () => panel("seats", true), b: () => panel("rules", true),
  a: desk.list, h: hint, i: choose.look, t: () => $("talk") && panel("talk", true),
  "?": () => $("help").showModal(), "+": () => zoom(1.25), "-": () => zoom(0.8), 0: () => zoom(0),
};
function escape() {
  tipper.hide();
  if (sure.isOpen()) {
    sure.close();
    return choose.clear();
  }
  if ($("hints") && !$("hints").hidden) return hint();
  if (choose.busy() || closer.isOpen()) return choose.clear();
  if (!desk.hasList() && place.busy()) return place.leave();
  if (desk.closeList()) return;
  if (told.front !== null) return line.send({ type: "front", seat: null });
  if (!panelBeside()) fold(true);
  $("digest").hidden = $("toast").hidden = true;
}
document.addEventListener("keydown", (event) => {
  byKeys = true;
  settle();
  const key = event.key.toLowerCase(), does = key === "escape" ? escape : keys[key];
  if (!does || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.defaultPrevented) return; // the tile one holds has keys of its own
  if (event.target.matches("input") && key !== "escape") return;
  event.preventDefault();
  does();
});
document.addEventListener("pointerdown", ({ target }) => {
  byKeys = false;
  settle();
  if (stage.contains(target)) $("digest").hidden = true;
});

prepare(board.firstElementChild);
render(told, true);
comeNearer();
begin(board);
curtain();
if (told.turn.length) myTurn(true);
if (told.over) ending();
export { hooks, line, ruleMark, say, told };
