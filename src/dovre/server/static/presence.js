/** Who is here and who is away: beside the names of the seats, and near the prompt where the table waits for somebody. */

const UNITS = [["day", 86_400], ["hour", 3_600], ["minute", 60]];

/**
 * @param {(key: string, parts?: object) => string} say @param {string} lang @param {(id: string) => HTMLElement} $
 */
export function presence(say, lang, $) {
  let people = { here: [], away: {}, watching: 0 }, heard = 0, told = null;

  /** So long in words: the largest unit that fits; "" below a minute. */
  const long = (seconds) => {
    const [unit, of] = UNITS.find(([, of]) => seconds >= of) ?? [];
    if (!unit) return "";
    return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(Math.floor(seconds / of));
  };
  const away = (seat) => {
    const since = people.away[seat], time = since === null ? "" : long(since + (Date.now() - heard) / 1000);
    return time ? say("client.people.away_for", { time }) : say("client.people.away");
  };
  const paint = () => {
    if (!told) return;
    for (const line of document.querySelectorAll(".seat-line[data-seat]")) {
      const { seat } = line.dataset, mark = line.querySelector(".here"), gone = seat in people.away;
      const here = people.here.includes(Number(seat)) && !told.seats[seat].bot && !told.seats[seat].mine;
      mark.hidden = told.over || !(gone || here);
      mark.classList.toggle("gone", gone);
      mark.textContent = gone ? away(seat) : say("client.people.here");
    }
    const missed = told.over ? [] : told.waiting.filter((seat) => seat in people.away && !told.mine.includes(seat));
    const names = missed.map((seat) => (missed.length > 1 ? `${told.seats[seat].name}, ${away(seat)}` : away(seat)));
    $("away").hidden = !missed.length;
    $("away").textContent = names.join(" · ");
    const others = people.watching - (told.mine.length ? 0 : 1);
    $("watchers").hidden = others < 1;
    $("watchers").textContent = others === 1 ? say("client.people.watcher") : say("client.people.watchers", { n: others });
  };
  setInterval(paint, 20_000);
  document.addEventListener("visibilitychange", paint);

  return {
    /** @param {object} message who is here, as the server tells it @param {object} now what is known of the table */
    hear(message, now) {
      [people, heard, told] = [message, Date.now(), now];
      paint();
    },
    /** The table has changed. @param {object} now what is known of it */
    table(now) {
      told = now;
      paint();
    },
  };
}
