/**
 * Laying a piece: a trial copy follows pointer, finger or keys over the board, is turned and flipped, and is laid where
 * the answers allow it. The board tells with `.placer` and `.lattice` what there is to know (docs/new-game.md): points by
 * name, the turns of the piece, how it looks turned so. A place is a turn at a point; its answer is made of both names.
 * Without a lattice the piece goes only where it may lie; with one it goes everywhere, and says where it may not.
 * What lies on the board with `data-turn`, such as a card of the hand, is one turn of the piece: choosing it takes it up so.
 */

import { beside } from "./board.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const NEAR = 36; // pixels from the trial within which a finger takes hold of it
const FINGER = 22; // pixels by which a finger may miss
const PAUSE = 150; // milliseconds between two turns of the wheel
const SETTLED = 120; // milliseconds without a movement after which the bar is laid

const fingers = matchMedia("(hover: none)");

const plus = ([x, y], [dx, dy]) => [x + dx, y + dy], minus = ([x, y], [u, v]) => [x - u, y - v];
const apart = (one, other) => Math.hypot(...minus(one, other));
const least = (list, measure) => list.reduce(([best, value], one) => {
  const other = measure(one);
  return other < value ? [one, other] : [best, value];
}, [undefined, Infinity])[0];
const listed = (text) => (text ? text.split(" ") : []);
const chunks = (text, size) => {
  const words = listed(text);
  return Array.from({ length: words.length / size }, (_, at) => words.slice(at * size, at * size + size));
};

/** Points by name, with the kind that follows a name after a slash; a grid is told by its columns and rows. */
function readPoints({ points, columns, rows }) {
  const lines = (text, [first, step, ...ids] = listed(text)) =>
    ids.map((id, at) => [...id.split("/"), ""].slice(0, 2).concat(Number(first) + at * Number(step)));
  const grid = lines(rows).flatMap(([row, below, y]) =>
    lines(columns).map(([name, kind, x]) => ({ name: name + row, kind: kind + below, at: [x, y] })));
  const loose = chunks(points, 3).map(([id, x, y], _, __, [name, kind = ""] = id.split("/")) => ({ name, kind, at: [+x, +y] }));
  return [...grid, ...loose];
}
function readLook(node) {
  const cells = chunks(node.dataset.cells ?? "0 0", 2).map((pair) => pair.map(Number));
  const centre = cells.reduce(plus).map((sum) => sum / cells.length);
  return { node, cells, shape: node.dataset.shape ?? "", middle: least(cells, (cell) => apart(cell, centre)) };
}

const draw = (tag, attributes, ...inside) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...inside);
  return made;
};

/**
 * @param {HTMLElement} stage @param {(act: string) => void} send
 * @param {(act: string) => Promise<boolean>} why true if a reason was told
 * @param {(key: string, parts?: object) => string} say @param {(words: string) => void} tell aloud
 */
export function placer(stage, send, why, say, tell) {
  /** What there is to lay, and where. @type {{pattern, size, turns, next, flip, looks, cells, legal, possible} | null} */
  let piece = null;
  /** @type {Map<string, string>} labels of the placements allowed, by token */
  let labels = new Map();
  /** @type {{turn: number, cell: object} | null} the trial; none before the piece is taken up */
  let trial = null;
  let turned = 0, picker = null, hovering = false, held = null, pressed = null, turnedAt = 0, nearby = null, atHand = false, settling = 0;

  const make = (tag, more) => Object.assign(document.createElement(tag), more);
  const button = (key, shortcut, onclick) => {
    const made = make("button", { type: "button", textContent: say(key), onclick });
    made.append(make("kbd", { textContent: shortcut, ariaHidden: "true" }));
    return made;
  };
  const words = make("p"), count = make("small");
  const bar = make("div", { className: "choice-pop place-bar", hidden: true });
  const turner = button("client.turn", "R", () => turn(piece.next));
  const flipper = button("client.flip", "F", () => turn(piece.flip));
  const layer = button("client.lay", "↵", () => lay());
  layer.classList.add("go");
  bar.append(words, turner, flipper, layer, count);
  stage.append(bar);

  // -- where a piece can lie -----------------------------------------------------------------------------------------
  const token = ({ turn, cell }) => piece.pattern.replace("{turn}", piece.turns[turn]).replace("{cell}", cell.name);
  const look = ({ turn, cell }) => piece.looks.get(piece.turns[turn] + cell.kind);
  const covered = (place) => look(place).cells.map((cell) => plus(place.cell.at, cell));
  const middle = (place) => plus(place.cell.at, look(place).middle);
  const fits = (place) => labels.has(token(place));
  const everywhere = (turn) => piece.cells.map((cell) => ({ turn, cell })).filter(look);
  /** Every place allowed for the piece turned this way. */
  const places = (turn) => piece.legal.filter((place) => place.turn === turn);
  /** Every place on the lattice with no part of the piece off it. */
  const possible = (turn) => {
    const [first] = piece.cells, key = (at) => String(minus(at, first.at).map((far) => Math.round((2 * far) / piece.size)));
    piece.known ??= new Set(piece.cells.map(({ at }) => key(at)));
    return (piece.possible[turn] ??= everywhere(turn).filter((place) => covered(place).every((at) => piece.known.has(key(at)))));
  };
  const nearest = (list, at) => least(list, (place) => apart(middle(place), at));
  /** The place under a pointer: on a lattice whatever lies there, else the nearest that is allowed, turned so if it can. */
  const around = (turn, at) => {
    if (piece.lattice) return nearest(possible(turn), at);
    return least(piece.legal, (place) => apart(middle(place), at) + (place.turn === turn ? 0 : piece.size / 100));
  };
  /** For a finger: what covers the cell or comes near, turned as it is if possible; else what does not fit there. */
  const covering = (at, reach) => {
    if (!piece.lattice) return around(turned, at);
    const under = least(piece.cells, (cell) => apart(cell.at, at)).at;
    const gap = (place) => Math.min(...covered(place).map((one) => apart(one, under)));
    const loss = (place) => 100 * gap(place) + (place.turn === turned ? 0 : 10 * piece.size) + apart(middle(place), under);
    return least(piece.legal.filter((place) => gap(place) <= reach), loss) ?? around(turned, at);
  };

  // -- what is shown -------------------------------------------------------------------------------------------------
  /** What the bar must not hide: the piece, or all of its places where they take up little of the stage. */
  const shownPart = (tile) => {
    const all = piece.lattice ? null : picker.querySelector(".pad"), { top, bottom, height } = stage.getBoundingClientRect();
    const box = all?.getBoundingClientRect(), room = box && Math.max(box.top - top, bottom - box.bottom) - 12;
    return all && box.height < height && room > bar.offsetHeight ? all : tile;
  };
  /** The bar goes beside the piece; before fingers it would hide places, so it lies at the foot or head of the stage. */
  const follow = () => {
    if (!trial) return;
    const tile = picker.querySelector(".outline");
    if (!fingers.matches) {
      bar.hidden = false;
      return beside(stage, bar, shownPart(tile));
    }
    clearTimeout(settling);
    settling = setTimeout(layBar, SETTLED);
  };
  /** Once board and piece have come to rest: a bar that goes with them would jump from foot to head and back. */
  const layBar = () => {
    const tile = trial && picker.querySelector(".outline");
    if (!tile) return;
    const shown = !bar.hidden;
    bar.hidden = false;
    const foot = stage.getBoundingClientRect().bottom - bar.offsetHeight - 16, high = tile.getBoundingClientRect().bottom > foot;
    if (high === bar.classList.contains("high")) return;
    bar.classList.toggle("high", high);
    if (!shown) return;
    bar.hidden = true; // it goes and comes again elsewhere, rather than jump under a finger
    requestAnimationFrame(() => requestAnimationFrame(() => (bar.hidden = trial === null)));
  };
  const drawnAt = ({ cell: { at: [x, y] } }, d) => `M${x} ${y}${d}`;
  const hint = () => places(turned).map((place) => drawnAt(place, look(place).shape)).join("");
  const crosses = (place) => {
    const arm = piece.size / 5;
    return covered(place).map(([x, y]) => `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`).join("");
  };
  /** About the piece a finger drags it; elsewhere it moves the board. */
  const hold = () => {
    const { x, y, width, height } = picker.querySelector(".outline").getBBox(), rim = NEAR / picker.getScreenCTM().a;
    return draw("rect", { class: "hold", x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim });
  };
  const put = (place) => {
    trial = place;
    turned = place.turn;
    const fit = fits(place), { node, shape } = look(place), tile = node.cloneNode(true), d = drawnAt(place, shape);
    tile.removeAttribute("display");
    tile.setAttribute("class", "tile");
    picker.setAttribute("class", fit ? "picker fits" : "picker");
    picker.dataset.trial = token(place);
    picker.querySelector(".hint").setAttribute("d", hint());
    picker.querySelector(".trial").replaceChildren(
      draw("g", { transform: `translate(${place.cell.at.join(" ")})` }, tile),
      draw("path", { class: "rim", d }), draw("path", { class: "outline", d }),
      ...(fit ? [] : [draw("path", { class: "cross", d: crosses(place) })]),
    );
    if (fingers.matches) picker.querySelector(".trial").append(hold());
    words.textContent = labels.get(token(place)) ?? say("client.no_place");
    turner.firstChild.textContent = say(atHand ? "client.next_piece" : "client.turn");
    count.textContent = say(atHand ? "client.piece_count" : "client.place_count", { n: places(turned).length, way: turned + 1, of: piece.turns.length });
    turner.disabled = other(piece.next) === turned;
    flipper.hidden = !piece.flip;
    flipper.disabled = other(piece.flip) === turned;
    layer.ariaDisabled = String(!fit);
    bar.classList.toggle("passing", hovering);
    picker.ariaLabel = `${say("client.picker")} ${words.textContent}`;
    markTaken();
    follow();
  };
  /** Where each turn can be taken up. */
  const sources = () => [...stage.querySelectorAll("[data-turn]")];
  const markTaken = () => {
    for (const one of sources()) one.classList.toggle("taken", trial !== null && one.dataset.turn === piece.turns[trial.turn]);
  };
  const putAloud = (place, before = "") => {
    put(place);
    tell(`${before}${words.textContent}`);
  };
  const first = () => places(turned)[0] ?? piece.legal[0];
  const leave = () => {
    trial = null;
    bar.hidden = true;
    picker?.querySelector(".trial").replaceChildren();
    markTaken();
  };

  // -- what is done --------------------------------------------------------------------------------------------------
  /** The turn after this one; without a lattice only those count that can be laid. @param {number[] | null} order */
  const other = (order, back = false) => {
    if (!order) return turned;
    const step = (turn) => (back ? order.indexOf(turn) : order[turn]);
    let next = step(turned);
    while (!piece.lattice && next !== turned && !places(next).length) next = step(next);
    return next;
  };
  /** Turn or flip about the middle; unless it hangs on the pointer over a lattice, it goes to the nearest place it fits. */
  const turn = (order, back = false) => {
    const next = other(order, back), at = middle(trial);
    const near = hovering && piece.lattice ? null : nearest(places(next), at);
    const turned = say(atHand ? "client.taken" : "client.turned", { n: next + 1, of: piece.turns.length });
    putAloud(near ?? around(next, at), `${turned}. `);
  };
  /** The turn that something on the board stands for, if it can be laid somewhere; else -1. */
  const turnAt = ({ target }) => {
    const source = piece && target.closest("[data-turn]"), at = source ? piece.turns.indexOf(source.dataset.turn) : -1;
    return at >= 0 && places(at).length ? at : -1;
  };
  const takeUp = (at) => {
    hovering = false;
    putAloud(trial ? nearest(places(at), middle(trial)) : places(at)[0]);
  };
  const lay = async () => {
    if (stage.classList.contains("sent")) return; // it is on its way
    if (fits(trial)) return send(token(trial));
    if (!(await why(token(trial)))) tell(say("client.no_place"));
  };
  const step = ([right, down], single) => {
    const far = (place) => {
      const [x, y] = minus(middle(place), middle(trial)), along = x * right + y * down;
      return along > piece.size / 20 ? along + 2.5 * Math.abs(x * down + y * right) : Infinity;
    };
    const list = !piece.lattice ? piece.legal : single ? possible(turned) : places(turned);
    const best = least(list, (place) => far(place) + (place.turn === turned ? 0 : piece.size / 100));
    if (best) putAloud(best);
  };

  // -- mouse and finger ----------------------------------------------------------------------------------------------
  /** Where on the board, in its units; zoomed, scrolled or not. */
  const spot = ({ clientX, clientY }) => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(picker.getScreenCTM().inverse());
    return [x, y];
  };
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
    held = minus(middle(trial), spot(event)); // the piece stays beside the finger as it lay when it was touched
    stage.classList.add("dragging");
  }));
  stage.addEventListener("pointermove", onPicker((event) => {
    hovering = event.pointerType === "mouse";
    if (!hovering && !held) return;
    const place = around(turned, hovering ? spot(event) : plus(spot(event), held));
    const same = trial && String(piece.lattice ? middle(trial) : nearby) === String(middle(place));
    nearby = middle(place); // without a lattice it stays turned as it is until another place is nearer
    if (!same || hovering !== bar.classList.contains("passing")) put(place);
  }));
  stage.addEventListener("pointerout", onPicker(() => {
    hovering = false;
    bar.classList.remove("passing");
  }));
  for (const end of ["pointerup", "pointercancel"]) stage.addEventListener(end, release);
  stage.addEventListener("click", onPicker((event) => {
    const moved = pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 8;
    if (moved) return; // the board or the piece was dragged
    if (event.pointerType === "mouse") {
      if (!trial) put(around(turned, spot(event)));
      lay();
    } else putAloud(covering(spot(event), FINGER / picker.getScreenCTM().a));
  }));
  stage.addEventListener("wheel", onPicker((event) => {
    if (!trial || event.ctrlKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.timeStamp - turnedAt < PAUSE) return;
    turnedAt = event.timeStamp;
    turn(piece.next, event.deltaY < 0);
  }), { passive: false, capture: true });
  stage.addEventListener("click", (event) => {
    const at = turnAt(event);
    if (at < 0) return;
    event.stopPropagation(); // it is more than a thing to be asked about
    takeUp(at);
  }, { capture: true });
  new MutationObserver(follow).observe(stage.firstElementChild, { attributeFilter: ["style"] }); // zoom
  stage.firstElementChild.addEventListener("scroll", follow, { passive: true });
  new ResizeObserver(follow).observe(stage);

  // -- keys ----------------------------------------------------------------------------------------------------------
  const does = ({ key, shiftKey, target }) => {
    const here = picker?.contains(target), enter = key === "Enter" || key === " ";
    if (!trial) return here && (enter || ARROWS[key]) ? () => putAloud(first()) : null;
    if (key.toLowerCase() === "r") return () => turn(piece.next, shiftKey);
    if (key.toLowerCase() === "f") return () => turn(piece.flip);
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

  stage.addEventListener("keydown", (event) => {
    const at = event.key === "Enter" || event.key === " " ? turnAt(event) : -1;
    if (at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    takeUp(at);
    picker.focus();
  }, { capture: true });

  const read = (node) => {
    const { pattern, size, turns, next, flip, points } = node.dataset, lattice = !points && stage.querySelector(".lattice");
    const looks = new Map([...node.querySelectorAll(".look")].map((one) => [one.dataset.look, readLook(one)]));
    const numbers = (text) => (text ? listed(text).map(Number) : null), cells = readPoints((lattice || node).dataset);
    piece = { pattern, size: Number(size), turns: listed(turns), next: numbers(next), flip: numbers(flip) };
    Object.assign(piece, { looks, cells, lattice: Boolean(lattice), possible: [] });
    piece.legal = piece.turns.flatMap((_, turn) => everywhere(turn)).filter(fits);
  };
  /** What takes the pointer: all of the lattice, or all that places cover. */
  const pad = () => {
    const square = ({ at: [x, y] }, half = piece.size / 2) => `M${x - half} ${y - half}h${2 * half}v${2 * half}`;
    const shapes = piece.lattice ? piece.cells.map((cell) => square(cell)) : piece.legal.map((place) => drawnAt(place, look(place).shape));
    const all = picker.appendChild(draw("path", { d: shapes.join("") })), { x, y, width, height } = all.getBBox();
    all.replaceWith(draw("rect", { class: "pad", x, y, width, height }));
  };
  const build = (svg) => {
    picker = draw("g", { id: "picker", class: "picker", tabindex: 0, role: "application" },
      draw("path", { class: "hint", d: hint() }), draw("g", { class: "trial", "aria-hidden": "true" }));
    picker.style.setProperty("--cell", `${piece.size}px`); // lines are as thick as a piece is large
    picker.ariaLabel = say("client.picker");
    picker.addEventListener("focus", () => !trial && picker.matches(":focus-visible") && put(first()));
    atHand = sources().length > 0;
    for (const one of sources()) Object.assign(one, { role: "button" }).setAttribute("tabindex", "0");
    svg.insertBefore(picker, svg.querySelector(":scope > .targets")); // beside the layers, whose parts come and go
    pad();
  };

  return {
    /** The answers there are now. @param {{act: string, label: string}[]} list */
    set(list) {
      const node = stage.querySelector(".placer"), verb = node?.dataset.pattern.split(".")[0];
      const before = [...labels.keys()].join(), kept = trial;
      picker?.remove();
      leave();
      release();
      const mine = list.filter(({ act }) => act.split(".")[0] === verb);
      labels = new Map(mine.map(({ act, label }) => [act, label]));
      piece = picker = null;
      if (!mine.length) return;
      read(node);
      const same = [...labels.keys()].join() === before;
      const again = same && kept && everywhere(kept.turn).find(({ cell }) => cell.name === kept.cell.name);
      if (!same) turned = piece.legal[0].turn;
      build(node.ownerSVGElement);
      if (again) put(again); // the same question told again
      else if (fingers.matches) put(first()); // nothing can hover: here it is, to be moved
    },
    has: (act) => labels.has(act),
    busy: () => trial !== null,
    leave,
    /** @returns {boolean} there is a piece to lay, and it has the focus */
    focus() {
      picker?.focus();
      return picker !== null;
    },
  };
}
