// Carries events to the session one by one, in the order they happened, and applies the answers.

import { apply } from "./patch.js";
import { trouble } from "./notice.js";

const waiting = [];
let session = null;
let carrying = false;
let newestPeek = null;
let lastPeek = null;

/** From here on events are answered; those kept while the session was waking go first. */
export const start = (awake) => {
  session = awake;
  carry();
};

export const awake = () => session !== null;

/** Something the player did. Before the session wakes it is kept, and its element shows it. */
export const act = (event, element, since) => {
  if (!awake() && element) mark(element, true);
  // Who acts on what they have just turned to has looked at it first, however quick they were.
  if (newestPeek !== null && newestPeek === element?.dataset.peek) {
    waiting.push({ event: { do: newestPeek } });
  }
  // What the player looked at last comes before what the player then did.
  if (newestPeek !== null) waiting.push({ event: { do: newestPeek } });
  newestPeek = null;
  lastPeek = null;
  waiting.push({ event, element, since });
  carry();
};

/** Something the player merely looks at: only the newest look is worth an answer. */
export const peek = (verb) => {
  if (!awake() || verb === lastPeek) return;
  newestPeek = verb;
  carry();
};

const mark = (element, kept) => {
  element.classList.toggle("kept", kept);
  if (kept) element.setAttribute("aria-busy", "true");
  else element.removeAttribute("aria-busy");
};

const next = () => {
  if (waiting.length) return waiting.shift();
  if (newestPeek === null) return null;
  lastPeek = newestPeek;
  newestPeek = null;
  return { event: { do: lastPeek } };
};

const carry = async () => {
  if (carrying || !awake()) return;
  carrying = true;
  for (let sent = next(); sent; sent = next()) await deliver(sent);
  carrying = false;
};

const deliver = async ({ event, element, since }) => {
  try {
    apply(await session.dispatch(event), since);
  } catch (error) {
    trouble(error);
  }
  if (element) mark(element, false);
};
