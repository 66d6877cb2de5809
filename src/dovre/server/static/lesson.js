/** The lesson beside the board: what is said now, how far it is, and the button for steps that only tell. */

import { hooks, line, ruleMark, say, told } from "./table.js";

const $ = (id) => document.getElementById(id);
const box = $("lesson"), next = $("lesson-next"), stage = $("stage"), board = $("board");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const { chapter } = told.lesson;
let shown = -1;
let byKeys = Boolean(sessionStorage.dovreKeys); // somebody who came here by keys goes on by keys
sessionStorage.removeItem("dovreKeys");

/** A bar for each chapter, filled as far as one is. */
function dots({ step, chapters }) {
  const bars = chapters.slice(0, -1).map((start, at) => {
    const bar = document.createElement("i"), length = chapters[at + 1] - start;
    bar.append(document.createElement("b"));
    bar.firstChild.style.width = `${100 * Math.max(0, Math.min(1, (step + 1 - start) / length))}%`;
    return bar;
  });
  $("lesson-dots").replaceChildren(...bars);
  $("lesson-dots").ariaLabel = say("client.lesson_step", { n: step + 1, of: chapters.at(-1) });
}

/** The things on the board that this step points at and that can be chosen. */
const pointed = ({ point }) =>
  point.map((name) => stage.querySelector(`.target[data-for="${CSS.escape(name)}"]`)).filter(Boolean);

/** Rings around what is pointed at, above all else on the board; what else can be chosen stays in the background. */
function light(lesson) {
  const svg = board.firstElementChild, rings = document.createElementNS(svg.namespaceURI, "g");
  svg.querySelector(":scope > .pointers")?.remove();
  for (const thing of stage.querySelectorAll(".pointed")) thing.classList.remove("pointed");
  const points = lesson.point.length > 0;
  for (const thing of pointed(lesson)) thing.classList.add("pointed");
  stage.classList.toggle("pointing", points);
  if (!points) return;
  rings.setAttribute("class", "pointers");
  rings.setAttribute("aria-hidden", "true");
  rings.append(...[...svg.querySelectorAll(".marks .mark")].map((mark) => mark.cloneNode(true)));
  svg.append(rings);
}

/** Bring what is pointed at and not chosen yet into sight, where the board is larger than its stage; if it is too much, the first. */
function look() {
  const frame = board.getBoundingClientRect(), taken = [...stage.querySelectorAll(".chosen")].map((one) => one.dataset.for);
  const left = [...stage.querySelectorAll(".pointers .mark")].filter((mark) => !taken.includes(mark.dataset.mark));
  const boxes = left.map((mark) => mark.getBoundingClientRect());
  if (!boxes.length || !stage.classList.contains("pans")) return;
  const shift = (low, high, size) => {
    const far = Math.max(...boxes.map((one) => one[high])), near = Math.min(...boxes.map((one) => one[low]));
    const [from, to] = far - near < size - 16 ? [near, far] : [boxes[0][low], boxes[0][high]];
    return from < frame[low] ? from - frame[low] - 8 : to > frame[high] ? Math.min(to - frame[high], from - frame[low] - 16) + 8 : 0;
  };
  const by = { left: shift("left", "right", frame.width), top: shift("top", "bottom", frame.height) };
  if (by.left || by.top) board.scrollBy({ ...by, behavior: calm.matches ? "auto" : "smooth" });
}

function show({ lesson }) {
  if (lesson.chapter !== chapter) {
    if (byKeys) sessionStorage.dovreKeys = "1";
    return location.reload(); // another table: begin with a clean page
  }
  const fresh = lesson.step !== shown;
  box.classList.toggle("moving", lesson.moving);
  next.hidden = !lesson.told || lesson.last;
  next.ariaDisabled = String(lesson.moving);
  $("lesson-back").hidden = !lesson.back;
  $("lesson-end").hidden = !lesson.last;
  light(lesson);
  if (!fresh) return;
  shown = lesson.step;
  $("lesson-title").textContent = lesson.title;
  $("lesson-text").textContent = lesson.text;
  $("lesson-instead").hidden = true;
  $("lesson-rules").replaceChildren(...(lesson.rules.length ? [ruleMark(lesson.rules, "§")] : []));
  dots(lesson);
  look();
  if (byKeys) setTimeout(focus, 0, lesson); // after the table has given the focus as at any turn
}

/** For those who use keys: to the button, or to the first thing to choose; whoever is elsewhere on the page stays there. */
function focus(lesson) {
  const { activeElement: here } = document;
  if (here !== document.body && !box.contains(here) && !stage.contains(here)) return;
  const choice = stage.querySelector("#picker") ?? pointed(lesson)[0] ?? stage.querySelector(".target[data-act]");
  const to = lesson.last ? $("lesson-end").querySelector(".go") : lesson.told ? next : choice;
  to?.focus({ preventScroll: to === next });
}

$("lesson-back").onclick = () => line.ask({ type: "next", step: shown, back: true });
next.onclick = () => next.ariaDisabled !== "true" && line.ask({ type: "next", step: shown });
document.addEventListener("keydown", () => (byKeys = true), true);
document.addEventListener("pointerdown", () => (byKeys = false), true);
for (const how of ["click", "keyup"]) stage.addEventListener(how, () => requestAnimationFrame(look));
new ResizeObserver(() => requestAnimationFrame(look)).observe(board);
hooks.told = show;
/** Another answer than the one the step waits for: the teacher says so. */
hooks.refused = (code, text) => {
  if (code !== "refused.lesson") return false;
  $("lesson-instead").textContent = text;
  $("lesson-instead").hidden = false;
  box.classList.remove("nudge");
  requestAnimationFrame(() => box.classList.add("nudge"));
  return true;
};
show(told);
