/** A new table: options that are not for so many seats are neither shown nor sent. */

const form = document.getElementById("new");

function fit() {
  const { count } = form.elements;
  for (const option of form.querySelectorAll("[data-for-seats]")) {
    option.hidden = option.disabled = !option.dataset.forSeats.split(" ").includes(count.value);
  }
}
form.addEventListener("change", fit);
addEventListener("pageshow", fit); // coming back, a browser fills the form as it was left
fit();
