/**
 * Answers that are not lost: one is kept, in this tab and through a reload, until the server says that it is stored or
 * refused. Where no reply came the same is sent again, marked so: the server knows what it has stored.
 */

const LATE = 1_500; // ms without a reply until the reader is told
const BUSY = "refused.too_fast";

/**
 * @param {string} table @param {(message: object) => Promise<any>} ask
 * @param {(label: string | null, late: boolean) => void} show what is under way, and whether it should have arrived by now
 * @param {(reply: object, label: string | null) => void} refused `label` of an answer that was late
 */
export function outbox(table, ask, show, refused) {
  const key = `dovre.pending.${table}`;
  /** @type {{message: object, label: string} | null} */
  let kept = JSON.parse(sessionStorage.getItem(key)), late = Boolean(kept);
  let tries = 0, under = false, timer, finish = () => {};

  const keep = (one) => {
    kept = one;
    if (one) sessionStorage.setItem(key, JSON.stringify(one));
    else sessionStorage.removeItem(key);
  };
  const paint = (is = late) => show(kept?.label ?? null, (late = is));
  const end = (reply) => {
    keep(null);
    paint(false);
    finish(reply);
  };
  const go = async (again) => {
    const mine = kept;
    if (!mine || under) return;
    under = true;
    timer = setTimeout(paint, LATE, true);
    const reply = await ask({ ...mine.message, again });
    under = false;
    clearTimeout(timer);
    if (kept !== mine) return void (kept && go(false)); // dropped meanwhile
    if (reply.type === "lost") return paint(true);
    if (reply.code === BUSY) return void ((timer = setTimeout(go, LATE, true)), paint(true));
    const was = late;
    end(reply);
    if (reply.type === "refused") refused(reply, was ? mine.label : null);
  };
  if (kept) paint();

  return {
    /** Send one thing, and settle when it is stored or refused; null while another is under way. */
    send(message, label) {
      if (kept) return Promise.resolve(null);
      keep({ message, label });
      tries = 0;
      paint(false);
      return new Promise((resolve) => {
        finish = resolve;
        go(false);
      });
    },
    /** The line is up: send again what got no reply; what fails again and again waits longer each time. */
    retry() {
      if (!kept || under) return;
      clearTimeout(timer);
      timer = setTimeout(go, tries ? Math.min(8_000, 250 * 2 ** tries) : 0, true);
      tries += 1;
    },
    drop: () => end({ type: "dropped" }),
    late: () => late,
  };
}
