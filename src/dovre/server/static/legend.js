/** The legend: every sign of the board with its name and what it means, in a dialog. */

import { screen } from "./page.js";

const dialog = document.getElementById("legend"), host = dialog.querySelector(".legend-host");
const { lang } = document.documentElement;
let drawn = ""; // in which light

/** The styles of the guide, once. */
async function styles() {
  if (document.querySelector("link[data-guide]")) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: dialog.dataset.style });
  link.dataset.guide = "";
  await new Promise((then) => {
    link.onload = link.onerror = then;
    document.head.append(link);
  });
}

export async function showLegend() {
  const { theme } = screen(), { game } = dialog.dataset;
  if (drawn !== theme) {
    const [reply] = await Promise.all([fetch(`/games/${game}/legend?lang=${lang}&theme=${theme}`), styles()]);
    if (!reply.ok) return;
    host.innerHTML = await reply.text();
    drawn = theme;
  }
  if (!dialog.open) dialog.showModal();
  host.focus();
}
dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
dialog.addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() !== "g") return;
  event.preventDefault();
  event.stopPropagation();
  dialog.close();
});
