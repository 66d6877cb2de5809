/** The coach: the best few answers, over the dock, with reasons; choosing one gives it. Loaded when it is asked. */

import { light } from "./story.js";

const box = document.getElementById("hints"), stage = document.getElementById("stage"), opener = document.getElementById("hint");

/** The names on the board that an answer is about. @param {string} act */
const things = (act) => [...stage.querySelectorAll(`.target[data-act~="${CSS.escape(act)}"]`)].map((one) => one.dataset.for);

export function hideHints() {
  if (box.hidden) return false;
  const inside = box.contains(document.activeElement);
  box.hidden = true;
  opener.ariaExpanded = "false";
  light(stage);
  if (inside) opener.focus();
  return true;
}

/**
 * @param {{act: string, label: string, why: string, less: number}[]} lines the best first
 * @param {{make, say, lang: string}} page @param {(act: string) => void} give
 */
export function showHints(lines, { make, say, lang }, give) {
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  box.querySelector("ol").replaceChildren(...lines.map(({ act, label, why, less }, at) => {
    const worth = at === 0 ? say("client.hint.best") : less < 0.5 ? say("client.hint.as_good") : say("client.hint.less", { n: number.format(less) });
    const button = make("button", "", make("b", "", label), ...(why ? [make("span", "", why)] : []), make("small", "", worth));
    button.onpointerenter = button.onfocus = () => light(stage, things(act));
    button.onpointerleave = button.onblur = () => light(stage);
    button.onclick = () => (hideHints(), give(act));
    return make("li", "", button);
  }));
  box.hidden = false;
  opener.ariaExpanded = "true";
  box.querySelector("li button").focus();
}
box.querySelector("button.close").onclick = hideHints;
