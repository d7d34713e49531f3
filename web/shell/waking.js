// The slim bar that says how far the start-up is, and what to do when it fails.

const bar = document.getElementById("boot");
const words = bar.querySelector("[data-words]");
const progress = bar.querySelector("progress");

/** Say which part of the start-up has begun; its words are in the page. */
export const say = (stage) => {
  if (bar.classList.contains("failed")) return;
  const { text, value } = bar.querySelector(`template[data-stage="${stage}"]`).dataset;
  words.textContent = text;
  progress.value = Number(value);
};

export const done = () => bar.remove();

/** Replace the bar by what went wrong and a way to try again. */
export const fail = (error) => {
  if (!bar.isConnected) return;
  console.error(error);
  bar.classList.add("failed");
  bar.replaceChildren(document.getElementById("boot-failed").content.cloneNode(true));
  bar.querySelector("button").addEventListener("click", () => location.reload());
};
