/** The lesson beside the board: what is said now, how far it is, and the button for steps that only tell. */

import { hooks, line, ruleMark, say, told } from "./table.js";

const $ = (id) => document.getElementById(id);
const box = $("lesson"), next = $("lesson-next"), stage = $("stage");
const first = told.lesson.chapter;
let shown = -1;

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

/** Light them; what else could be chosen stays in the background. */
function light(lesson) {
  for (const thing of stage.querySelectorAll(".pointed")) thing.classList.remove("pointed");
  const things = lesson.moving ? [] : pointed(lesson);
  for (const thing of things) thing.classList.add("pointed");
  stage.classList.toggle("pointing", things.length > 0);
}

/** Bring what is pointed at into sight, where the board is larger than its stage. */
function look() {
  const marks = [...stage.querySelectorAll(".mark")];
  for (const mark of marks.reverse()) mark.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function show({ lesson }) {
  if (lesson.chapter !== first) return location.reload(); // another table: begin with a clean page
  const fresh = lesson.step !== shown, here = box.contains(document.activeElement);
  box.classList.toggle("moving", lesson.moving);
  next.hidden = !lesson.told || lesson.last;
  next.ariaDisabled = String(lesson.moving);
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
  if (!here && document.activeElement !== document.body) return;
  if (!next.hidden) next.focus({ preventScroll: true });
  else if (here) (pointed(lesson)[0] ?? stage.querySelector(".target[data-act]"))?.focus();
}

next.onclick = () => next.ariaDisabled !== "true" && line.ask({ type: "next", step: shown });
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
