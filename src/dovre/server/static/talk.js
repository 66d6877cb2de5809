/** Table talk: what others say, set phrases and text of one's own, who is not to be heard. Loaded when it is wanted. */

import { sign } from "./story.js";

const $ = (id) => document.getElementById(id);
const SHOWN = 6_000; // ms that a line stands over the board
const LATELY = 30; // seconds: older lines are not shown over the board

/**
 * @param {{table: string, line: object, seat: () => number | undefined, told: () => object, say: Function, toast: Function,
 * open: () => void}} page
 */
export function talker({ table, line, seat, told, say, toast, open }) {
  const panel = $("talk"), list = $("talk-lines"), field = $("talk-text"), box = $("over-stage");
  const key = `dovre.talk.${table}`, kept = JSON.parse(localStorage.getItem(key)) ?? { read: 0, muted: [] };
  const keep = () => localStorage.setItem(key, JSON.stringify(kept));
  const phrases = new Map([...panel.querySelectorAll("[data-phrase]")].map((one) => [one.dataset.phrase, one.textContent]));
  const lines = [];
  const words = ({ phrase, text }) => (phrase ? (phrases.get(phrase) ?? "") : text);
  const name = (of) => told().seats[of].name;
  const own = (of) => told().mine.includes(of);
  const muted = (of) => kept.muted.includes(of);
  const visible = () => panel.offsetParent !== null;
  const clock = new Intl.DateTimeFormat(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });

  const make = (tag, cls, ...inside) => {
    const made = document.createElement(tag);
    made.className = cls;
    made.append(...inside);
    return made;
  };
  /** A line as an element; whatever was said is text and nothing else. */
  const item = (said, tag = "li") => {
    const who = make("b", "", sign(said.seat), name(said.seat));
    return make(tag, own(said.seat) ? "own" : "", who, make("span", "talk-words", words(said)));
  };
  const count = () => {
    const unread = visible() ? 0 : lines.filter(({ n, seat: of }) => n > kept.read && !own(of) && !muted(of)).length;
    $("talk-news").hidden = !unread;
    $("talk-news").textContent = unread;
    $("tab-talk").title = unread ? say("client.talk_news", { n: unread }) : "";
  };
  const paint = () => {
    const shown = lines.filter(({ seat: of }) => !muted(of));
    list.replaceChildren(...shown.map((said) => {
      const made = item(said), at = make("time", "", clock.format(said.at * 1000));
      made.firstChild.after(at);
      return made;
    }));
    $("talk-none").hidden = shown.length > 0;
    list.scrollTop = list.scrollHeight;
  };
  const read = () => {
    if (!visible()) return;
    kept.read = lines.at(-1)?.n ?? kept.read;
    keep();
    box.querySelectorAll(".said").forEach((one) => one.remove());
    list.scrollTop = list.scrollHeight;
    count();
  };
  /** A line over the board for a moment, for those who look at it. */
  const float = (said) => {
    const bubble = item(said, "button");
    bubble.className = "said";
    bubble.onclick = open;
    box.append(bubble);
    [...box.querySelectorAll(".said")].slice(0, -3).forEach((one) => one.remove());
    setTimeout(() => bubble.remove(), SHOWN);
  };

  async function send(message) {
    const reply = await line.ask({ type: "say", seat: seat(), ...message });
    if (reply.type === "refused") toast(reply);
    if (reply.type === "lost") toast({ words: say("client.talk_lost") });
    return reply.type === "done";
  }
  panel.addEventListener("click", ({ target }) => {
    const { phrase } = target.closest("button")?.dataset ?? {};
    if (phrase) send({ phrase });
  });
  $("talk-form")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    field.value = "";
    if (!(await send({ text })) && !field.value) field.value = text; // not said: it is still there to say
  });
  for (const one of panel.querySelectorAll("[data-mute]")) {
    const of = Number(one.dataset.mute);
    one.checked = muted(of);
    one.onchange = () => {
      kept.muted = kept.muted.filter((other) => other !== of).concat(one.checked ? [of] : []);
      keep();
      paint();
      count();
    };
  }

  return {
    /** @param {object[]} more what was said */
    add(more) {
      const fresh = more.filter(({ n }) => n > (lines.at(-1)?.n ?? 0));
      lines.push(...fresh);
      lines.splice(0, Math.max(0, lines.length - 100));
      paint();
      read();
      count();
      const others = fresh.filter(({ n, seat: of }) => n > kept.read && !own(of) && !muted(of));
      const now = others.filter(({ at }) => Date.now() / 1000 - at < LATELY);
      if (!visible()) now.slice(-3).forEach(float);
      if (now.length) $("talk-loud").textContent = now.map((said) => `${name(said.seat)}: ${words(said)}`).join(". ");
    },
    /** The panel has been opened or closed. */
    opened(focus) {
      read();
      if (focus && visible()) (field ?? panel.querySelector("button"))?.focus();
    },
  };
}
