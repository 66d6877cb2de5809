/** What every page does: tell the server what screen this is, copy links, filter rules, load pictures when they come into sight. */

// by shape: a tablet held upright is a large phone, a phone held sideways a small desk; the same queries stand in table.css
const phone = matchMedia("(max-width: 600px), (orientation: portrait) and (max-width: 1099px)");
const roomy = matchMedia("(min-width: 1400px) and (min-height: 521px)"), dark = matchMedia("(prefers-color-scheme: dark)");

/** Size and light for the boards of this screen. */
export const screen = () => ({
  size: phone.matches ? "phone" : "desktop",
  theme: document.documentElement.dataset.theme ?? (dark.matches ? "dark" : "light"),
});
/** Whether the panel has room beside the board. */
export const beside = () => roomy.matches;
/** Call back whenever the screen turns, shrinks or darkens. @param {() => void} then */
export const onScreen = (then) => [phone, dark].forEach((query) => query.addEventListener("change", then));

const remember = () => {
  const seen = `${screen().size}.${dark.matches ? "dark" : "light"}`;
  document.cookie = `dovre_screen=${seen}; path=/; max-age=31536000; samesite=lax`;
};
remember();
onScreen(remember);

const sight = new IntersectionObserver((seen) => {
  for (const { target } of seen.filter((one) => one.isIntersecting)) {
    sight.unobserve(target);
    for (const one of target.parentNode.children) { // the source for dark screens before the picture itself
      if (one.dataset.srcset) one.srcset = one.dataset.srcset;
      if (one.dataset.src) one.src = one.dataset.src;
    }
  }
});
for (const picture of document.querySelectorAll("img[data-src]")) sight.observe(picture);

document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-copy]"), field = document.getElementById(button?.dataset.copy);
  if (!field) return;
  field.select(); // without https there is no clipboard: then it is at least selected
  await (navigator.clipboard?.writeText(field.value) ?? document.execCommand("copy"));
  const words = button.textContent;
  button.textContent = button.dataset.done;
  setTimeout(() => (button.textContent = words), 1600);
});

// the legend of a board, wherever one is shown
const legend = async () => (await import("./legend.js")).showLegend();
document.addEventListener("click", ({ target }) => target.closest("#legend-open") && legend());
document.addEventListener("keydown", (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event, free = !ctrlKey && !metaKey && !altKey && !event.defaultPrevented;
  if (key.toLowerCase() !== "g" || !free || !document.getElementById("legend-open")) return;
  if (target.matches("input, textarea") || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  legend();
});

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

document.addEventListener("input", ({ target }) => {
  const paper = document.getElementById(target.dataset.filter);
  if (!paper) return;
  const wanted = plain(target.value.trim()), shown = "[data-rule]:not([hidden])";
  for (const rule of paper.querySelectorAll("[data-rule]")) rule.hidden = !plain(rule.textContent).includes(wanted);
  let heading = null;
  for (const block of paper.querySelectorAll(".part > *, .legend-group")) {
    if (/^H\d$/.test(block.tagName)) heading = block;
    block.hidden = Boolean(wanted) && !block.matches(shown) && !block.querySelector(shown);
    if (!block.hidden && heading) heading.hidden = false;
  }
  document.querySelector(`[data-nothing="${paper.id}"]`).hidden = paper.querySelector(shown) !== null;
});
