/** Whose area lies in front: a click on a seat's ground or name brings it there, so do its number and small tabs. */

const OTHER = ".target, #picker, [data-piece], [data-place]:not(.seat), button, a"; // things that mean something else
const SLIP = 8, LONG = 450; // pixels and milliseconds beyond which a click is none

/**
 * @param {HTMLElement} stage @param {HTMLElement} row @param {{make, sign, say, wide}} kit
 * @param {(seat: number | null) => void} bring null: one's own
 */
export function fronts(stage, row, { make, sign, say, wide }, bring) {
  let seats = [], near = 0, own = 0, down = null;
  const pick = (seat) => seat < seats.length && seat !== near && bring(seat === own ? null : seat);

  /** The seat whose bare ground or name lies under a pointer, unless it lies in front already. */
  const under = ({ target, clientX, clientY }) => {
    if (seats.length < 2 || target.closest(OTHER) || stage.querySelector(".chosen, .choice-pop:not([hidden], .place-bar)")) return null;
    const panel = document.elementsFromPoint(clientX, clientY).map((one) => one.closest(".seat[data-place]")).find(Boolean);
    const seat = panel ? Number(panel.dataset.place.replace(/\D+/, "")) - 1 : near;
    return seat === near ? null : seat;
  };
  stage.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (down = { x, y, at: Date.now() }), true);
  stage.addEventListener("click", (event) => {
    const { clientX, clientY } = event, seat = under(event);
    const slipped = down && (Math.hypot(clientX - down.x, clientY - down.y) > SLIP || Date.now() - down.at > LONG);
    if (seat === null || slipped) return;
    event.stopPropagation();
    pick(seat);
  }, true);
  stage.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse") stage.classList.toggle("fronting", under(event) !== null);
  });

  const tab = (_, seat) => {
    const made = make("button", "", sign(seat), make("span", ""));
    made.type = "button";
    made.onclick = () => pick(seat);
    return made;
  };
  const label = (button, { seat, name }) => {
    const back = seat === own && near !== own, words = say(back ? "client.front_own" : "client.front", { name });
    button.classList.toggle("own", seat === own);
    button.lastChild.textContent = back && wide() ? words : name;
    button.ariaPressed = String(seat === near);
    button.ariaLabel = words;
  };
  return {
    pick,
    /** @param {{seat: number | null, front: number | null, seats: object[]}} told */
    show(told) {
      const before = seats.length ? near : told.seat ?? 0;
      [seats, own, near] = [told.seats, told.seat ?? 0, told.front ?? told.seat ?? 0];
      if (near !== before) stage.querySelector(`.seat.seat-${near + 1}`)?.scrollIntoView({ block: "nearest" });
      row.hidden = seats.length < 2;
      row.classList.toggle("theirs", near !== own);
      if (!row.children.length) row.append(...seats.map(tab));
      seats.forEach((one, seat) => label(row.children[seat], one));
    },
  };
}
