/** What cannot be taken back and matters is given twice: the same answer again, or the button that is offered. */

const OFF = "dovreNoConfirm";

/**
 * @param {(id: string) => HTMLElement} $ @param {(key: string, parts?: object) => string} say
 * @param {string[]} verbs whose answers may matter @param {(act: string) => Promise<string>} sure why it cannot be taken back
 * @param {(act: string) => void} send @param {(words: string) => void} tell aloud
 */
export function confirmer($, say, verbs, sure, send, tell) {
  const box = $("confirm"), choice = $("confirming");
  let asking = null, cancel = () => {};
  const close = () => {
    asking = null;
    if (box) box.hidden = true;
  };
  const give = (act) => {
    close();
    send(act);
    return true;
  };
  if (choice) {
    choice.checked = !localStorage[OFF];
    choice.onchange = () => (choice.checked ? localStorage.removeItem(OFF) : (localStorage[OFF] = "1"));
  }
  if (box) {
    $("confirm-yes").onclick = () => asking && give(asking);
    $("confirm-no").onclick = () => {
      close();
      cancel();
    };
  }
  return {
    close,
    isOpen: () => asking !== null,
    /** Give an answer, or ask once more. @returns {Promise<boolean>} it was given */
    async give(act, label, onCancel = () => {}) {
      if (act === asking || !box || localStorage[OFF] || !verbs.includes(act.split(".")[0])) return give(act);
      const words = await sure(act);
      if (!words) return give(act);
      asking = act;
      cancel = onCancel;
      $("confirm-words").textContent = words;
      $("confirm-yes").textContent = say("client.confirm", { label });
      box.hidden = false;
      tell(`${words} ${say("client.confirm_again")}`);
      return false;
    },
  };
}
