/** While seats are free: show who comes, and go to the board when the last seat is taken. */

import { connect } from "./wire.js";

const list = () => document.getElementById("seats");

connect(document.getElementById("main").dataset.path, () => ({}), async ({ type }, told) => {
  if (type !== "table") return;
  if (told.status !== "open") return location.reload();
  if (told.seats.map((seat) => `${seat.kind}.${seat.name}/`).join("") === list().dataset.state) return;
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
  list().replaceWith(page.getElementById("seats"));
}, () => {});
