/**
 * The socket of a table: comes back by itself, gives each question its reply, and keeps the picture of the table: whole
 * at first, then what has changed since the picture before. After a gap it asks for the whole.
 */

const PATIENCE = 25_000;
const ROWS = ["sheet", "seats"]; // told by seat: only the rows that have changed

/** A binary frame is compressed. @param {string | ArrayBuffer} data */
async function read(data) {
  if (typeof data === "string") return JSON.parse(data);
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).json();
}

/** The picture after a message, or null if the message builds on another one. @param {object | null} told */
export function merge(told, message) {
  if (message.base === undefined) return message;
  if (told?.seq !== message.base) return null;
  const next = { ...told, ...message };
  for (const name of ROWS) {
    const rows = new Map(message[name]?.map((row) => [row.seat, row]));
    next[name] = told[name].map((row) => rows.get(row.seat) ?? row);
  }
  return next;
}

/**
 * @param {string} path where the table is found @param {(told: object | null) => object} hello what to say when the line opens
 * @param {(message: object, told: object, was: object | null) => void} hear every message that is no reply; for those
 * of the table the picture after and before it
 * @param {(up: boolean) => void} state @param {object | null} told the picture that the page has already
 */
export function connect(path, hello, hear, state, told = null) {
  let socket, waiting = new Map(), number = 0, wait = 250, heard = 0;
  const send = (message) => socket.readyState === WebSocket.OPEN && (socket.send(JSON.stringify(message)), true);
  /** The whole picture, please. */
  const resync = () => send({ type: "resync", n: told?.n ?? 0 });

  const take = (message) => {
    const reply = waiting.get(message.id), was = told;
    waiting.delete(message.id);
    if (message.type !== "table") return void (reply ?? hear)(message, told, told);
    wait = 250;
    state(true);
    const next = merge(told, message);
    if (!next) return void resync();
    told = next;
    hear(message, told, was);
  };
  const open = () => {
    const mine = (socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}${path}/socket`));
    let before = Promise.resolve(); // messages are taken in the order they came, though some are unpacked first
    socket.binaryType = "arraybuffer";
    socket.onopen = () => send({ type: "hello", deflate: true, ...hello(told) });
    socket.onmessage = ({ data }) => {
      heard = Date.now();
      const message = read(data);
      before = before.then(async () => mine === socket && take(await message)).catch(reportError);
    };
    socket.onclose = () => {
      state(false);
      for (const reply of waiting.values()) reply({ type: "lost" });
      waiting = new Map();
      setTimeout(open, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 1.7, 5_000);
    };
    heard = Date.now();
  };
  setInterval(() => (Date.now() - heard > 2 * PATIENCE ? socket.close() : send({ type: "ping" })), PATIENCE);
  open();
  /** Send and wait for the reply. @param {object} message @returns {Promise<any>} */
  const ask = (message) => new Promise((resolve) => {
    waiting.set(++number, resolve);
    if (!send({ ...message, id: number })) resolve({ type: "lost" });
  });
  return { send, ask, resync };
}
