/**
 * Laying a tile: a trial copy follows pointer, finger or keys over the grid of the board, is turned and flipped, and is
 * laid where the answers allow it. The board says with `.placer` where the grid lies, and draws as `.way` every way the
 * tile can be turned; an answer is `<verb>.<way>.<cell>`. Cells are [row, column]; a tile lies at its first one.
 */

import { beside } from "./board.js";

const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
const SIDES = [[-1, 0, "h1"], [0, -1, "v1"], [1, 0, "m0 1h1"], [0, 1, "m1 0v1"]]; // of a cell: where to, how to draw it
const NEAR = 36; // pixels from the trial within which a finger takes hold of it
const FINGER = 22; // pixels by which a finger may miss
const PAUSE = 150; // milliseconds between two turns of the wheel

const fingers = matchMedia("(hover: none)");

const pair = (text) => text.split(",").map(Number);
const plus = ([row, column], [down, right]) => [row + down, column + right];
const minus = ([row, column], [up, left]) => [row - up, column - left];
const apart = (one, other) => Math.hypot(...minus(one, other));
const least = (list, measure) => list.reduce((best, one) => (measure(one) < measure(best) ? one : best), list[0]);

const clockwise = ([row, column]) => [column, -row], back = ([row, column]) => [-column, row];
const mirrored = ([row, column]) => [row, -column];
/** How a tile looks wherever it lies: its cells, and its marked one, from the first in reading order. */
const look = (cells, mark) => {
  const first = least(cells, ([row, column]) => row * 1000 + column);
  return [...cells.map((cell) => `${minus(cell, first)}`).sort(), mark && minus(mark, first)].join(" ");
};
function readWay(node) {
  const cells = node.dataset.cells.split(" ").map(pair), mark = node.dataset.mark ? pair(node.dataset.mark) : null;
  const centre = cells.reduce(plus).map((sum) => sum / cells.length);
  const seen = (moved) => look(cells.map(moved), mark && moved(mark));
  return { node, name: node.dataset.way, cells, seen, middle: least(cells, (cell) => apart(cell, centre)) };
}

const draw = (tag, attributes, ...inside) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...inside);
  return made;
};
const squares = (cells) => cells.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join("");
const crosses = (cells) => cells.map(([row, column]) => `M${column + 0.3} ${row + 0.3}l.4 .4m0-.4l-.4 .4`).join("");
const outline = (cells) => {
  const own = new Set(cells.map(String));
  const open = (cell) => SIDES.filter(([down, right]) => !own.has(String(plus(cell, [down, right]))));
  return cells.flatMap((cell) => open(cell).map(([, , side]) => `M${cell[1]} ${cell[0]}${side}`)).join("");
};

/**
 * @param {HTMLElement} stage @param {(act: string) => void} send
 * @param {(act: string) => Promise<boolean>} why true if a reason was told
 * @param {(key: string, parts?: object) => string} say @param {(words: string) => void} tell aloud
 */
export function placer(stage, send, why, say, tell) {
  /** The grid and its ways while a tile is to be laid. @type {{verb, x, y, cell, columns, rows, ways} | null} */
  let grid = null;
  /** @type {Map<string, string>} labels of the placements allowed, by token */
  let labels = new Map();
  /** @type {{way: number, at: number[]} | null} the trial; none before the tile is taken up */
  let trial = null;
  let way = 0, picker = null, hovering = false, held = null, pressed = null, turnedAt = 0;

  const make = (tag, more) => Object.assign(document.createElement(tag), more);
  const button = (key, shortcut, onclick) => {
    const made = make("button", { type: "button", textContent: say(key), onclick });
    made.append(make("kbd", { textContent: shortcut, ariaHidden: "true" }));
    return made;
  };
  const words = make("p"), count = make("small");
  const bar = make("div", { className: "choice-pop place-bar", hidden: true });
  const turner = button("client.turn", "R", () => turn(clockwise));
  const flipper = button("client.flip", "F", () => turn(mirrored));
  const layer = button("client.lay", "↵", () => lay());
  layer.classList.add("go");
  bar.append(words, turner, flipper, layer, count);
  stage.append(bar);

  // -- where a tile can lie ------------------------------------------------------------------------------------------
  const token = ({ way, at: [row, column] }) => `${grid.verb}.${grid.ways[way].name}.${grid.columns[column]}${row + 1}`;
  const covered = ({ way, at }) => grid.ways[way].cells.map((cell) => plus(at, cell));
  const middle = ({ way, at }) => plus(at, grid.ways[way].middle);
  const fits = (place) => labels.has(token(place));
  /** Every place allowed for the tile turned this way. */
  const places = (way) => grid.legal.filter((place) => place.way === way);
  /** The place with this middle, moved so that no cell is off the grid. */
  const around = (way, cell) => {
    const { cells } = grid.ways[way], at = minus(cell, grid.ways[way].middle);
    const within = (axis, size) => {
      const steps = cells.map((step) => step[axis]);
      return Math.max(-Math.min(...steps), Math.min(at[axis], size - 1 - Math.max(...steps)));
    };
    return { way, at: [within(0, grid.rows), within(1, grid.columns.length)] };
  };
  const nearest = (list, cell) => least(list, (place) => apart(middle(place), cell));
  /** For a finger: what covers the cell or comes near, turned as it is if possible; else what does not fit there. */
  const covering = (cell, reach) => {
    const gap = (place) => Math.min(...covered(place).map((one) => apart(one, cell)));
    const loss = (place) => 100 * gap(place) + (place.way === way ? 0 : 10) + apart(middle(place), cell);
    return least(grid.legal.filter((place) => gap(place) <= reach), loss) ?? around(way, cell);
  };

  // -- what is shown -------------------------------------------------------------------------------------------------
  /** The bar goes beside the tile; before fingers it would hide places, so it lies at the foot or head of the stage. */
  const follow = () => {
    if (!trial) return;
    const tile = picker.querySelector(".outline");
    if (!fingers.matches) return beside(stage, bar, tile);
    bar.hidden = false;
    const foot = stage.getBoundingClientRect().bottom - bar.offsetHeight - 16;
    bar.classList.toggle("high", tile.getBoundingClientRect().bottom > foot);
  };
  const put = (place) => {
    trial = place;
    way = place.way;
    const fit = fits(place), cells = covered(place), tile = grid.ways[way].node.cloneNode(true);
    const [row, column] = place.at, { x, y, cell } = grid;
    tile.removeAttribute("display");
    tile.setAttribute("class", "tile");
    picker.setAttribute("class", fit ? "picker fits" : "picker");
    picker.querySelector(".hint").setAttribute("d", squares(places(way).flatMap(covered)));
    picker.querySelector(".trial").replaceChildren(
      draw("g", { transform: `translate(${x + column * cell} ${y + row * cell})` }, tile),
      draw("g", { transform: `translate(${x} ${y})scale(${cell})` },
        draw("path", { class: "rim", d: outline(cells) }), draw("path", { class: "outline", d: outline(cells) }),
        ...(fit ? [] : [draw("path", { class: "cross", d: crosses(cells) })])),
    );
    words.textContent = labels.get(token(place)) ?? say("client.no_place");
    count.textContent = say("client.place_count", { n: places(way).length, way: way + 1, of: grid.ways.length });
    turner.disabled = grid.ways.length === 1;
    flipper.disabled = other(mirrored) === way;
    layer.ariaDisabled = String(!fit);
    bar.classList.toggle("passing", hovering);
    picker.ariaLabel = `${say("client.picker")} ${words.textContent}`;
    follow();
  };
  const putAloud = (place, before = "") => {
    put(place);
    tell(`${before}${words.textContent}`);
  };
  const first = () => places(way)[0] ?? grid.legal[0];
  const leave = () => {
    trial = null;
    bar.hidden = true;
    picker?.querySelector(".trial").replaceChildren();
  };

  // -- what is done --------------------------------------------------------------------------------------------------
  /** The way that looks like this one moved so; among several that look alike, the next. */
  const other = (moved) => {
    const wanted = grid.ways[way].seen(moved), { length } = grid.ways;
    const steps = grid.ways.map((_, at) => (way + at + 1) % length); // ends with this one
    return steps.find((at) => grid.ways[at].seen((cell) => cell) === wanted) ?? way;
  };
  /** Turn or flip about the middle; unless it hangs on the pointer, it goes to the nearest place it fits. */
  const turn = (moved) => {
    const next = other(moved), cell = middle(trial), near = hovering ? null : nearest(places(next), cell);
    putAloud(near ?? around(next, cell), `${say("client.turned", { n: next + 1, of: grid.ways.length })}. `);
  };
  const lay = async () => {
    if (stage.classList.contains("sent")) return; // it is on its way
    if (fits(trial)) return send(token(trial));
    if (!(await why(token(trial)))) tell(say("client.no_place"));
  };
  const step = (direction, single) => {
    if (single) return putAloud(around(way, plus(middle(trial), direction)));
    const far = (place) => {
      const [down, right] = minus(place.at, trial.at), along = down * direction[0] + right * direction[1];
      return along > 0 ? along + 2.5 * Math.abs(down * direction[1] + right * direction[0]) : Infinity;
    };
    const best = least(places(way), far);
    if (best && far(best) < Infinity) putAloud(best);
  };

  // -- mouse and finger ----------------------------------------------------------------------------------------------
  /** Where on the grid, in cells and parts of them; zoomed or not. */
  const spot = ({ clientX, clientY }) => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(picker.getScreenCTM().inverse());
    return [(y - grid.y) / grid.cell, (x - grid.x) / grid.cell];
  };
  const under = (event) => spot(event).map(Math.floor);
  const onPicker = (then) => (event) => picker?.contains(event.target) && then(event);
  const holds = ({ clientX: x, clientY: y }) => {
    const box = trial && picker.querySelector(".outline").getBoundingClientRect();
    return box && x > box.left - NEAR && x < box.right + NEAR && y > box.top - NEAR && y < box.bottom + NEAR;
  };
  const release = () => {
    if (held) stage.classList.remove("dragging");
    held = null;
  };
  stage.addEventListener("pointerdown", onPicker((event) => {
    release();
    pressed = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "mouse" || !event.isPrimary || !holds(event)) return;
    held = minus(middle(trial), spot(event)); // the tile stays beside the finger as it lay when it was touched
    stage.classList.add("dragging");
  }));
  stage.addEventListener("pointermove", onPicker((event) => {
    hovering = event.pointerType === "mouse";
    if (!hovering && !held) return;
    const cell = hovering ? under(event) : plus(spot(event), held).map(Math.round), place = around(way, cell);
    if (!trial || String(place.at) !== String(trial.at) || hovering !== bar.classList.contains("passing")) put(place);
  }));
  stage.addEventListener("pointerout", onPicker(() => {
    hovering = false;
    bar.classList.remove("passing");
  }));
  for (const end of ["pointerup", "pointercancel"]) stage.addEventListener(end, release);
  stage.addEventListener("click", onPicker((event) => {
    const moved = pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 8;
    if (moved) return; // the board or the tile was dragged
    if (event.pointerType === "mouse") {
      if (!trial) put(around(way, under(event)));
      lay();
    } else putAloud(covering(under(event), FINGER / (grid.cell * picker.getScreenCTM().a)));
  }));
  stage.addEventListener("wheel", onPicker((event) => {
    if (!trial || event.ctrlKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.timeStamp - turnedAt < PAUSE) return;
    turnedAt = event.timeStamp;
    turn(event.deltaY > 0 ? clockwise : back);
  }), { passive: false, capture: true });
  new MutationObserver(follow).observe(stage.firstElementChild, { attributeFilter: ["style"] }); // zoom
  stage.firstElementChild.addEventListener("scroll", follow, { passive: true });
  new ResizeObserver(follow).observe(stage);

  // -- keys ----------------------------------------------------------------------------------------------------------
  const does = ({ key, shiftKey, target }) => {
    const here = picker?.contains(target), enter = key === "Enter" || key === " ";
    if (!trial) return here && (enter || ARROWS[key]) ? () => putAloud(first()) : null;
    if (key.toLowerCase() === "r") return () => turn(shiftKey ? back : clockwise);
    if (key.toLowerCase() === "f") return () => turn(mirrored);
    if (ARROWS[key] && (here || bar.contains(target))) return () => step(ARROWS[key], shiftKey);
    return here && enter ? lay : null;
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, dialog *")) return;
    const doing = does(event);
    if (!doing) return;
    event.preventDefault();
    doing();
  });

  const read = (node) => {
    const { verb, x, y, cell, columns, rows } = node.dataset;
    const ways = [...node.querySelectorAll(".way")].map(readWay);
    const legal = [...labels.keys()].map((act) => {
      const [, name, cell] = act.split("."), at = [Number(cell.slice(1)) - 1, columns.indexOf(cell[0])];
      return { way: ways.findIndex((one) => one.name === name), at };
    });
    return { verb, x: Number(x), y: Number(y), cell: Number(cell), columns, rows: Number(rows), ways, legal };
  };
  const build = (svg) => {
    const { x, y, cell, columns, rows } = grid, size = { x, y, width: columns.length * cell, height: rows * cell };
    const transform = `translate(${x} ${y})scale(${cell})`;
    picker = draw("g", { id: "picker", class: "picker", tabindex: 0, role: "application" },
      draw("rect", { class: "pad", ...size }),
      draw("path", { class: "hint", transform, d: squares(places(way).flatMap(covered)) }),
      draw("g", { class: "trial", "aria-hidden": "true" }));
    picker.ariaLabel = say("client.picker");
    picker.addEventListener("focus", () => !trial && picker.matches(":focus-visible") && put(first()));
    svg.insertBefore(picker, svg.querySelector(":scope > .targets")); // beside the layers, whose parts come and go
  };

  return {
    /** The answers there are now. @param {{act: string, label: string}[]} list */
    set(list) {
      const node = stage.querySelector(".placer"), before = [...labels.keys()].join(), kept = trial;
      picker?.remove();
      leave();
      release();
      const mine = list.filter(({ act }) => node && act.startsWith(`${node.dataset.verb}.`));
      labels = new Map(mine.map(({ act, label }) => [act, label]));
      grid = picker = null;
      if (!mine.length) return;
      grid = read(node);
      const same = [...labels.keys()].join() === before;
      if (!same) way = grid.legal[0].way;
      build(node.ownerSVGElement);
      if (same && kept) put(kept); // the same question told again
      else if (fingers.matches) put(first()); // nothing can hover: here it is, to be moved
    },
    has: (act) => labels.has(act),
    busy: () => trial !== null,
    leave,
    /** @returns {boolean} there is a tile to lay, and it has the focus */
    focus() {
      picker?.focus();
      return picker !== null;
    },
  };
}
