// What survives closing the tab: the session's own keys, and a picture of each page's last screen.

const PREFIX = "moons.";
const SNAPSHOT = "moons.snapshot.";

/** All that the session asked to keep, as it gets it back when it opens. */
export const saved = () => {
  const all = {};
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX) && !key.startsWith(SNAPSHOT)) {
        all[key.slice(PREFIX.length)] = read(key);
      }
    }
  } catch {
    // Storage may be forbidden: then nothing is remembered, and the game still plays.
  }
  return all;
};

const read = (key) => {
  const text = localStorage.getItem(key);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Keep each key; null forgets it. Texts are kept as they are, so that early.js can read them. */
export const save = (keys) => {
  for (const [key, value] of Object.entries(keys)) {
    if (value === null) attempt(() => localStorage.removeItem(PREFIX + key));
    else {
      const text = typeof value === "string" ? value : JSON.stringify(value);
      attempt(() => localStorage.setItem(PREFIX + key, text));
    }
  }
};

/** Keep the screen as it is now, for the first paint of the next visit. */
export const keepSnapshot = (page) => {
  const { stamp } = document.documentElement.dataset;
  const html = document.getElementById("screen").innerHTML;
  attempt(() => localStorage.setItem(SNAPSHOT + page, `${stamp}\n${html}`));
};

const attempt = (change) => {
  try {
    change();
  } catch (error) {
    console.warn("not kept:", error.message);
  }
};
