/** The story of a game: lines under the one whose turn it was, rounds that fold, and the things a line speaks of, lit. */

const make = (tag, cls, ...inside) => {
  const made = document.createElement(tag);
  made.className = cls;
  made.append(...inside);
  return made;
};

/** The sign of a seat, which stands on all its pieces. @param {number} seat */
export const sign = (seat) => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", `sign seat-${seat}`);
  svg.setAttribute("aria-hidden", "true");
  svg.appendChild(document.createElementNS(svg.namespaceURI, "use")).setAttribute("href", `#s-${seat}`);
  return svg;
};

/**
 * Light things on the board, by name; none: put the lights out.
 * @param {HTMLElement} stage @param {string[]} names @param {boolean} bring into sight, where the board is larger than its frame
 */
export function light(stage, names = [], bring = false) {
  stage.querySelectorAll(".lit").forEach((one) => one.remove());
  const found = names.map((name) => {
    const id = CSS.escape(name);
    return stage.querySelector(`[data-piece="${id}"], [data-handle="${id}"], [data-place="${id}"]`);
  });
  const things = new Set(found.filter(Boolean));
  if (bring) [...things].at(-1)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const host = stage.querySelector(".board"), frame = host.getBoundingClientRect();
  for (const thing of things) {
    const { x, y, width, height } = thing.getBoundingClientRect(), box = make("i", "lit");
    const left = x - frame.x + host.scrollLeft - 4, top = y - frame.y + host.scrollTop - 4;
    const place = { left, top, width: width + 8, height: height + 8 };
    for (const [side, at] of Object.entries(place)) box.style[side] = `${at}px`;
    host.append(box);
  }
}

/**
 * @param {HTMLElement} list @param {HTMLElement} stage @param {(seat: number) => string} name
 * @param {(line: {n: number, things?: string[]}) => void} pick a line was clicked or tapped
 */
export function storyteller(list, stage, name, pick) {
  /** @type {{n: number, seat: number, text: string, things?: string[], round?: boolean, element: HTMLElement}[]} */
  const lines = [];
  const of = (event) => lines[event.target.closest?.(".line")?.dataset.at];
  let round = list, turn = null, mark = null, tabbed = null;

  /** A round opens: those before the last one fold. */
  const open = (text) => {
    const inside = make("ol", ""), fold = make("details", "", make("summary", "", text), inside);
    const rounds = list.querySelectorAll(":scope > .round > details");
    for (const older of [...rounds].slice(0, -1)) older.open = false;
    fold.open = true;
    list.append(make("li", "round", fold));
    [round, turn] = [inside, null];
    return fold.firstChild;
  };
  const add = (line) => {
    if (line.round) return open(line.text);
    if (turn?.seat !== line.seat) {
      const inside = make("ol", "");
      round.append(make("li", "turn", make("p", "turn-name", sign(line.seat), name(line.seat)), inside));
      turn = { seat: line.seat, inside };
    }
    const item = make("li", "line", line.text);
    item.dataset.at = lines.length;
    item.tabIndex = -1;
    turn.inside.append(item);
    return item;
  };
  /** One line can be reached by Tab, from there arrows lead to the others. */
  const reach = (item) => {
    if (tabbed) tabbed.tabIndex = -1;
    tabbed = item;
    if (item) item.tabIndex = 0;
  };

  const show = (event) => light(stage, of(event)?.things);
  list.addEventListener("pointerover", (event) => event.pointerType === "mouse" && show(event));
  list.addEventListener("pointerleave", () => light(stage));
  list.addEventListener("focusin", show);
  list.addEventListener("focusout", () => light(stage));
  list.addEventListener("click", (event) => of(event) && pick(of(event)));
  list.addEventListener("keydown", (event) => {
    const items = [...list.querySelectorAll(".line")].filter((item) => item.offsetParent), at = items.indexOf(event.target);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: items.length - 1 }[event.key];
    if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter") pick(of(event));
    else if (!items[to]) return;
    else {
      reach(items[to]);
      items[to].focus();
    }
    event.preventDefault();
    event.stopPropagation();
  });

  return {
    lines,
    /** Add the lines that are not there yet. @param {object[]} more */
    add(more) {
      const last = lines.at(-1)?.n ?? 0;
      for (const line of more.filter(({ n }) => n > last)) lines.push({ ...line, element: add(line) });
      reach([...list.querySelectorAll(".line")].at(-1) ?? null);
    },
    clear() {
      lines.length = 0;
      list.replaceChildren();
      [round, turn, mark, tabbed] = [list, null, null, null];
    },
    /** Put a heading before a line, or nowhere. */
    mark(line, words) {
      mark?.remove();
      mark = null;
      if (!line) return;
      const first = !line.element.previousElementSibling, group = first && line.element.closest(".turn");
      mark = make("li", "since", words);
      (group || line.element.closest("li") || line.element).before(mark);
    },
  };
}
