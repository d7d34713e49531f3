// What the player does with pointer, keyboard and forms becomes the events that elements name.

import { act, awake, peek } from "./courier.js";
import { chosenText } from "./files.js";
import { install } from "./install.js";
import { current, opened, prerendered, turnTo } from "./pages.js";
import { painted } from "./timing.js";

const NATIVE = "a[href], button, input, select, textarea, summary";
const FIELD = "input, select, textarea";

export const listen = () => {
  addEventListener("click", onClick);
  addEventListener("change", onChange);
  addEventListener("submit", onSubmit);
  addEventListener("keydown", onKey);
  addEventListener("pointerover", onPointer);
  addEventListener("focusin", onFocus);
};

const doer = (target) => target.closest?.("[data-do], [data-instant]");

const onClick = (click) => {
  const element = doer(click.target);
  if (!element || element.matches(`form, ${FIELD}`) || elsewhere(click)) return;
  click.preventDefault();
  perform(element, click.timeStamp);
};

// A click that asks the browser for another tab or window is the browser's own.
const elsewhere = ({ button, ctrlKey, metaKey, shiftKey }) =>
  button !== 0 || ctrlKey || metaKey || shiftKey;

const onChange = ({ target, timeStamp }) => {
  if (!target.matches("[data-do]")) return;
  if (target.type === "file") sendFile(target, timeStamp);
  else perform(target, timeStamp);
};

const sendFile = async (field, since) => {
  const event = { do: field.dataset.do, form: { text: await chosenText(field) } };
  act(event, field, since);
};

const onSubmit = (submit) => {
  const form = submit.target;
  if (!form.matches("[data-do]")) return;
  submit.preventDefault();
  send(form, submit.submitter ?? form, submit.timeStamp, submit.submitter);
};

const onKey = (press) => {
  if (press.key !== "Enter" && press.key !== " ") return;
  const element = press.target;
  if (!element.matches?.("[data-do], [data-instant]") || element.matches(NATIVE)) return;
  press.preventDefault();
  if (!press.repeat) perform(element, press.timeStamp);
};

const onPointer = ({ target, pointerType }) => {
  if (pointerType === "mouse") look(target);
};

const onFocus = ({ target }) => {
  if (target.matches(":focus-visible")) look(target);
};

const look = (target) => {
  const element = target.closest("[data-peek]");
  if (element) peek(element.dataset.peek);
};

const perform = (element, since) => {
  if (element.getAttribute("aria-disabled") === "true") return;
  if (element.dataset.do === "install") install();
  else if (element.dataset.instant && !awake()) showAtOnce(element, since);
  else if (element.dataset.do) send(element, element, since);
};

const send = (source, shown, since, submitter) => {
  const event = { do: source.dataset.do };
  const form = source.closest("form");
  if (form) event.form = fields(new FormData(form, submitter ?? undefined));
  act(event, shown, since);
};

const fields = (data) => {
  const all = {};
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name);
    all[name] = values.length === 1 ? values[0] : values;
  }
  return all;
};

// A prerendered page is shown before Python is up: the session is then opened on that page. If it
// comes too late, or not at all, the element does what it does when Python is awake.
const showAtOnce = async (element, since) => {
  const page = element.dataset.instant;
  const read = await prerendered(page).catch(() => null);
  if (!read || opened()) send(element, element, since);
  else if (current() !== page) {
    turnTo(page);
    document.title = read.title;
    document.getElementById("screen").replaceChildren(...read.screen);
    painted(since, () => {});
  }
};
