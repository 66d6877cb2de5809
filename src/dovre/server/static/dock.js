/** The dock: prompt, undo and answers. It has one height for all questions: what finds no room goes into a list. */

const $ = (id) => document.getElementById(id);
const SMALLER = ["", "long", "longer"]; // sizes of the prompt, the first that fits
const ALONG = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const fits = (box) => box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1;

/** Make the letters of the question small enough for its line; one that is longer still can be scrolled. */
function fitPrompt() {
  const box = $("prompt-box"), text = $("prompt");
  const room = () => text.scrollHeight <= box.clientHeight + 1;
  const size = SMALLER.find((name) => {
    box.classList.remove(...SMALLER.filter(Boolean), "over");
    if (name) box.classList.add(name);
    return room();
  });
  const over = size === undefined;
  box.classList.toggle("over", over);
  if (over) text.tabIndex = 0;
  else text.removeAttribute("tabindex");
}

/** Show a question. @param {string} text @param {HTMLElement[]} marks of its rules */
export function showPrompt(text, marks) {
  $("prompt").textContent = text;
  $("prompt-rules").replaceChildren(...marks);
  fitPrompt();
}

/** A button and the small menu it opens: arrows move, Escape closes. @param {HTMLElement} opener @param {HTMLElement} box */
function menu(opener, box) {
  const items = [...box.children];
  const open = (on) => {
    box.hidden = !on;
    opener.ariaExpanded = String(on);
    if (on) items[0].focus();
  };
  opener.onclick = () => opener.ariaDisabled !== "true" && open(box.hidden);
  box.addEventListener("click", () => open(false));
  box.addEventListener("keydown", (event) => {
    const { key } = event, at = items.indexOf(event.target) + (ALONG[key] ?? 0);
    if (key === "Escape") open(false), opener.focus();
    else if (ALONG[key]) items.at(at % items.length).focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  document.addEventListener("pointerdown", ({ target }) => !box.parentNode.contains(target) && open(false));
  box.addEventListener("focusout", ({ relatedTarget }) => relatedTarget && !box.parentNode.contains(relatedTarget) && open(false));
  return open;
}

/**
 * @param {{make, icon, say}} page how elements and sentences are made
 * @param {(act: string) => void} answer @param {(act: string) => boolean} isPlace whether an answer is a place of a tile
 * @param {() => boolean} wide whether there is room for the answers that stand on the board too
 */
export function dock({ make, icon, say }, answer, isPlace, wide) {
  const row = $("answers"), openUndo = menu($("undo-more"), $("undo-menu"));
  let given = [];

  const button = ({ act, label }) => {
    const made = make("button", "", label);
    made.dataset.token = act;
    made.onclick = () => answer(act);
    return made;
  };
  /** A button and the list it opens; a tile has hundreds of places, so their buttons are made when they are wanted. */
  const behind = (answers) => {
    const key = answers.every(({ act }) => isPlace(act)) ? "client.places" : "client.answers";
    const all = make("div", "answer-list"), text = say(key, { n: answers.length });
    const open = make("button", "all", icon("i-hand"), make("span", "", text), make("b", "", answers.length));
    const fill = () => all.append(...answers.map(button));
    open.ariaLabel = text;
    open.ariaExpanded = "false";
    all.hidden = true;
    if (!answers.some(({ act }) => isPlace(act))) fill();
    open.onclick = () => {
      if (!all.firstChild) fill();
      all.hidden = !all.hidden;
      open.ariaExpanded = String(!all.hidden);
      if (!all.hidden) all.firstChild.focus();
    };
    return [open, all];
  };
  const show = (buttons, listed) => {
    row.classList.remove("short");
    row.replaceChildren(...buttons.map(button), ...(listed.length ? behind(listed) : []));
    if (!fits(row)) row.classList.add("short");
    return fits(row);
  };
  /**
   * All answers as buttons. Places of a tile stand in a list behind one button, and so does what finds no room in a row:
   * first what the board gives too, then the last of the others.
   */
  const arrange = () => {
    const laid = given.filter(({ act }) => isPlace(act)), others = given.filter(({ act }) => !isPlace(act));
    if (!given.length || wide()) if (show(others, laid)) return;
    const onBoard = new Set([...document.querySelectorAll("#stage [data-act]")].flatMap((thing) => thing.dataset.act.split(" ")));
    const only = others.filter(({ act }) => !onBoard.has(act)), list = [...others.filter(({ act }) => onBoard.has(act)), ...laid];
    while (!show(only, list) && only.length) list.unshift(only.pop());
  };
  const closeList = () => {
    const open = row.querySelector(".answer-list:not([hidden])")?.previousSibling;
    open?.click();
    open?.focus();
    return Boolean(open);
  };
  new ResizeObserver(() => {
    fitPrompt();
    if (!row.querySelector(".answer-list:not([hidden])")) arrange();
  }).observe($("prompt-box").parentNode);

  return {
    /** @param {{act: string, label: string}[]} answers */
    answers(answers) {
      given = answers;
      arrange();
      fitPrompt();
    },
    /** How far one can go back. @param {number} count @param {string} words */
    undo(count, words) {
      $("undo").ariaDisabled = String(!count);
      $("undo").title = words;
      $("undo-count").textContent = count || "";
      $("undo-more").ariaDisabled = String(count < 2);
      if (count < 2) openUndo(false);
    },
    /** Open the list of all answers, on its first one; where there is no list, go to the first answer. */
    list() {
      const all = row.querySelector(".all"), list = row.querySelector(".answer-list");
      if (list?.hidden) all.click();
      (list?.querySelector("button") ?? row.querySelector("button"))?.focus();
    },
    closeList,
    hasList: () => row.querySelector(".answer-list:not([hidden])") !== null,
  };
}
