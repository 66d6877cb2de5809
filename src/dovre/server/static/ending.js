/** The result of a finished game: a sheet over the board that can be put aside and brought back. */

const host = document.getElementById("over-stage"), { lang } = document.documentElement;
const sheet = () => document.getElementById("result");
const openers = () => [...document.querySelectorAll('[data-result="open"]')];
const put = (hidden) => {
  sheet().hidden = hidden;
  openers().forEach((button) => (button.ariaExpanded = String(!hidden)));
};

/** The sheet as the server makes it, with its styles in place before it is seen. @param {string} table */
async function load(table) {
  const reply = await fetch(`/t/${table}/result?lang=${lang}`);
  if (!reply.ok || sheet()) return;
  const made = document.createRange().createContextualFragment(await reply.text()), style = made.querySelector("link");
  const ready = new Promise((then) => (style.onload = style.onerror = then));
  made.getElementById("result").hidden = true;
  host.append(made);
  await ready;
}

/** Bring the result to sight. @param {string} table @param {boolean} focus whether it takes the focus */
export async function showResult(table, focus = false) {
  if (!sheet()) await load(table);
  if (!sheet()) return;
  put(false);
  if (focus) sheet().focus();
}
export function hideResult() {
  if (!sheet() || sheet().hidden) return false;
  const inside = sheet().contains(document.activeElement);
  put(true);
  if (inside) openers()[0]?.focus();
  return true;
}

/** What one's own answers cost, under the table of points. */
async function review(table) {
  if (!document.getElementById("review")) {
    const reply = await fetch(`/t/${table}/review?lang=${lang}`);
    if (!reply.ok || document.getElementById("review")) return;
    sheet().querySelector(".result-body").append(document.createRange().createContextualFragment(await reply.text()));
  }
  document.getElementById("review").focus();
}

document.addEventListener("click", ({ target }) => {
  const asked = target.closest("[data-result]")?.dataset.result;
  if (asked === "close") hideResult();
  if (asked === "open" && sheet()?.hidden === false) hideResult();
  else if (asked === "review") review(document.getElementById("main").dataset.table);
  else if (asked === "open") showResult(document.getElementById("main").dataset.table, true);
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !document.querySelector("dialog[open]") && hideResult()) event.preventDefault();
});
if (sheet()) put(false);
