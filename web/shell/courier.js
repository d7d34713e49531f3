// Carries events to the session one by one, in the order they happened, and applies the answers.
// When the player wants nothing, the session may: it is asked for what it named last, such as
// another slice of a bot's thought, so that anything the player does comes in between.

import { apply } from "./patch.js";
import { rested } from "./motion.js";
import { sliced } from "./timing.js";
import { trouble } from "./notice.js";

const THINK = "think";

const waiting = [];
let session = null;
let carrying = false;
let newestPeek = null;
let lastPeek = null;
let wish = null;

/** From here on events are answered; those kept while the session was waking go first. */
export const start = (awake, then) => {
  session = awake;
  wish = then;
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
  if (newestPeek !== null) {
    lastPeek = newestPeek;
    newestPeek = null;
    return { event: { do: lastPeek } };
  }
  return wish && !wish.rest ? { event: { do: wish.do } } : null;
};

const carry = async () => {
  if (carrying || !awake()) return;
  carrying = true;
  for (let sent = next(); sent; sent = next()) await deliver(sent);
  carrying = false;
  if (wish?.rest) carryAfterRest(wish);
};

// What happened last is seen to its end first, unless the player does something meanwhile.
const carryAfterRest = async (wished) => {
  await rested();
  if (wish !== wished) return;
  wish = { do: wished.do };
  carry();
};

const deliver = async ({ event, element, since }) => {
  wish = null;
  const sent = performance.now();
  try {
    const answer = await session.dispatch(event);
    wish = answer.then;
    if (event.do === THINK) sliced(sent, wish?.do === THINK);
    if (answer.regions) apply(answer, since);
  } catch (error) {
    trouble(error);
  }
  if (element) mark(element, false);
};
