/** The socket of a table: comes back by itself, gives each question its reply. */

const PATIENCE = 25_000;

/**
 * @param {string} table @param {() => object} hello what to say when the line opens
 * @param {(message: object) => void} hear every message that is no reply @param {(up: boolean) => void} state
 */
export function connect(table, hello, hear, state) {
  let socket, waiting = new Map(), number = 0, wait = 250, heard = 0;
  const send = (message) => socket.readyState === WebSocket.OPEN && (socket.send(JSON.stringify(message)), true);

  const open = () => {
    socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}/t/${table}/socket`);
    socket.onopen = () => send({ type: "hello", ...hello() });
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data), reply = waiting.get(message.id);
      heard = Date.now();
      if (message.type === "table") {
        wait = 250;
        state(true);
      }
      waiting.delete(message.id);
      (reply ?? hear)(message);
    };
    socket.onclose = () => {
      state(false);
      for (const reply of waiting.values()) reply({ type: "lost" });
      waiting = new Map();
      setTimeout(open, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 1.7, 8_000);
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
  return { send, ask };
}
