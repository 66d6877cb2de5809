/** Which part of the board one sees: it scrolls where it finds no room, grows and shrinks, and goes to its sections. */

const calm = matchMedia("(prefers-reduced-motion: reduce)"), fingers = matchMedia("(hover: none)");
const CHOOSE = ".target[data-act], #picker"; // what can be chosen now
const STEP = 0.02; // so near to its own size a board goes back to it
const MOST = 5;
const FINGERTIP = 24; // pixels

const middle = ({ top, height }) => top + height / 2;
const meets = (one, other) =>
  one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom;
const within = (one, other) =>
  one.right <= other.right && one.left >= other.left && one.bottom <= other.bottom && one.top >= other.top;
const clamp = (low, value, high) => Math.max(low, Math.min(value, high));

/** Pinch, ctrl and wheel, buttons and keys zoom; the board scrolls, and the mouse drags it. */
export function zoomable(stage, host) {
  const touches = new Map();
  let scale = 1, hold = null;
  const room = () => ({ x: host.clientWidth / host.scrollWidth, y: host.clientHeight / host.scrollHeight });
  const spread = () => {
    const { x, y } = room(), pans = Math.min(x, y) < 0.995;
    stage.classList.toggle("zoomed", scale !== 1);
    stage.classList.toggle("pans", pans);
    if (pans) host.tabIndex = 0; // for keys
    else host.removeAttribute("tabindex");
  };
  /** The drawing tells how large it is; below a share of that it does not shrink by itself. */
  const measure = () => {
    const { width, height } = host.firstElementChild.viewBox.baseVal;
    host.style.setProperty("--units-wide", width);
    host.style.setProperty("--units-high", height);
    spread();
  };
  /** @param {number} by 0: as it was @param {{x: number, y: number}} at what stays where it is, in pixels of the stage */
  const zoom = (by, at = { x: host.clientWidth / 2, y: host.clientHeight / 2 }) => {
    const { x, y } = room(), whole = scale * Math.min(x, y); // at which all of it is seen
    const next = by ? clamp(Math.min(1, whole), scale * by, MOST) : 1;
    const across = (host.scrollLeft + at.x) / host.scrollWidth, down = (host.scrollTop + at.y) / host.scrollHeight;
    scale = Math.abs(next - 1) < STEP ? 1 : next;
    host.style.setProperty("--zoom", scale);
    host.scrollTo(across * host.scrollWidth - at.x, down * host.scrollHeight - at.y);
    spread();
  };
  const here = ({ clientX, clientY }) => {
    const frame = stage.getBoundingClientRect();
    return { x: clientX - frame.left, y: clientY - frame.top };
  };

  stage.addEventListener("pointerdown", (event) => {
    const { pointerType, button, target } = event;
    hold = pointerType === "mouse" && !button && !target.closest(`button, a, ${CHOOSE}`) && host.contains(target) ? here(event) : null;
  });
  stage.addEventListener("pointermove", (event) => {
    if (!hold || stage.classList.contains("dragging")) return;
    const now = here(event);
    host.scrollBy(hold.x - now.x, hold.y - now.y);
    hold = now;
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) stage.addEventListener(end, () => (hold = null));

  /** Two fingers: apart and together, and both to a side. */
  const pinch = (event) => {
    if (event.touches.length !== 2) return touches.clear();
    event.preventDefault();
    const [one, other] = [...event.touches].map(here), was = touches.get("pair");
    const now = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, apart: Math.hypot(one.x - other.x, one.y - other.y) };
    if (was) {
      host.scrollBy(was.x - now.x, was.y - now.y);
      zoom(now.apart / (was.apart || 1), now);
    }
    touches.set("pair", now);
  };
  for (const kind of ["touchstart", "touchmove"]) stage.addEventListener(kind, pinch, { passive: false });
  stage.addEventListener("touchend", () => touches.clear());
  stage.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 300), here(event));
  }, { passive: false });
  for (const button of document.querySelectorAll("[data-zoom]")) button.onclick = () => zoom(Number(button.dataset.zoom));

  new ResizeObserver(spread).observe(host);
  new MutationObserver(measure).observe(host, { childList: true });
  measure();
  return zoom;
}

const choosable = (host) => {
  const tile = host.querySelector("#picker .outline");
  return tile ? [tile] : [...host.querySelectorAll(CHOOSE)];
};
/**
 * Where things to choose are too small for a finger the board comes nearer, and goes back when they are no more; a reader
 * who has zoomed by hand is let alone.
 * @param {HTMLElement} host @param {(by: number, at?: {x: number, y: number}) => void} zoom
 */
export function nearer(host, zoom) {
  let own = 1; // the scale it was brought to
  return () => {
    const now = Number(host.style.getPropertyValue("--zoom") || 1), things = [...host.querySelectorAll(".target[data-act]")];
    if (!fingers.matches || Math.abs(now - own) > STEP) return;
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    const least = Math.min(...boxes.map(({ width, height }) => Math.min(width, height) / now));
    const next = least < FINGERTIP ? (1.02 * FINGERTIP) / least : 1, small = boxes.find(({ width, height }) => Math.min(width, height) / now <= least);
    if (Math.abs(next - now) < STEP) return;
    const frame = host.getBoundingClientRect();
    if (next > 1) zoom(next / now, { x: (small.left + small.right) / 2 - frame.left, y: middle(small) - frame.top });
    else zoom(0);
    own = Number(host.style.getPropertyValue("--zoom") || 1);
  };
}
/** If nothing that can be chosen is in sight, go to the first thing that can; a piece in hand is shown whole. @param {HTMLElement} host */
export function reveal(host) {
  const things = choosable(host), frame = host.getBoundingClientRect(), inSight = host.querySelector("#picker .outline") ? within : meets;
  if (!things.length || things.some((thing) => inSight(thing.getBoundingClientRect(), frame))) return;
  things[0].scrollIntoView({ block: "center", inline: "center", behavior: calm.matches ? "auto" : "smooth" });
}
/** Begin where there is most to choose: in the midst of it, unless all is in sight. @param {HTMLElement} host */
export function begin(host) {
  host.scrollTo(0, 0);
  const boxes = choosable(host).map((thing) => thing.getBoundingClientRect()), frame = host.getBoundingClientRect();
  if (!boxes.length) return;
  const left = Math.min(...boxes.map((box) => box.left)), right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top)), bottom = Math.max(...boxes.map((box) => box.bottom));
  if (left < frame.left || right > frame.right) host.scrollLeft += (left + right - frame.left - frame.right) / 2;
  if (top < frame.top || bottom > frame.bottom) host.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}

/**
 * Small tabs for the sections of a tall drawing, which it names in `data-sections`: they lead there, show where one is,
 * and where there is something to choose.
 * @param {HTMLElement} host @param {HTMLElement} row
 * @returns {() => void} to be called when the board has changed
 */
export function sections(host, row) {
  let drawn = "", list = [];
  /** Where a section lies, in pixels from the top of the board. */
  const span = ({ y, h }) => {
    const svg = host.firstElementChild, { d, f } = svg.getScreenCTM(), top = host.getBoundingClientRect().top - host.scrollTop;
    return { top: f + y * d - top, height: h * d };
  };
  const go = (section) => host.scrollTo({ top: span(section).top, behavior: calm.matches ? "auto" : "smooth" });
  const build = () => {
    drawn = host.firstElementChild.dataset.sections ?? "";
    list = drawn ? JSON.parse(drawn) : [];
    row.replaceChildren(...list.map((section) => {
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: section.words });
      button.onclick = () => go(section);
      return button;
    }));
  };
  /** The section in view: the one that fills most of the stage. */
  const current = () => {
    const low = host.scrollTop, high = low + host.clientHeight;
    const seen = list.map((one) => {
      const { top, height } = span(one);
      return (Math.min(high, top + height) - Math.max(low, top)) / Math.min(height, host.clientHeight);
    });
    return seen.indexOf(Math.max(...seen));
  };
  const mark = () => {
    const at = list.length ? current() : -1;
    [...row.children].forEach((button, number) => {
      if (number === at) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    });
  };
  const update = () => {
    if ((host.firstElementChild.dataset.sections ?? "") !== drawn) build();
    const base = host.getBoundingClientRect().top - host.scrollTop;
    const spots = [...host.querySelectorAll(CHOOSE)].map((thing) => middle(thing.getBoundingClientRect()) - base);
    list.forEach((section, number) => {
      const { top, height } = span(section);
      row.children[number].classList.toggle("can", spots.some((spot) => spot >= top && spot < top + height));
    });
    mark();
  };
  host.addEventListener("scroll", mark, { passive: true });
  new ResizeObserver(update).observe(host);
  return update;
}
