// Applies an answer of the session to the page: changed regions, title, words for the live region.

import { Idiomorph } from "idiomorph";
import { download } from "./files.js";
import { showOffer } from "./install.js";
import { keepSnapshot, save } from "./storage.js";
import { current, turnTo } from "./pages.js";
import { painted } from "./timing.js";

const root = document.documentElement;

/** Bring the page to what the answer says; `since` is when the player acted. */
export const apply = (answer, since) => {
  const focused = document.activeElement;
  if (answer.save) save(answer.save);
  if (answer.theme) wear(answer.theme);
  if (answer.page) turnTo(answer.page);
  for (const [id, html] of regionsInOrder(answer.regions ?? {})) morph(id, html);
  besideCard();
  showOffer();
  if (answer.title) document.title = answer.title;
  if (answer.file) download(answer.file);
  if (answer.say) announce(answer.say);
  placeFocus(focused, answer.focus ?? (idle(focused) ? answer.focus_if_idle : null));
  painted(since, () => answer.save && keepSnapshot(current()));
};

// The whole screen comes first: other regions may lie inside it.
const regionsInOrder = ({ screen, ...others }) =>
  screen === undefined ? Object.entries(others) : [["screen", screen], ...Object.entries(others)];

const morph = (id, html) => {
  const region = document.getElementById(id);
  if (region) Idiomorph.morph(region, html, { morphStyle: "innerHTML" });
  else console.warn(`no region ${id}`);
};

// While a card lies over the page, what is under it can be neither clicked nor reached by keys.
const besideCard = () => {
  const overlay = document.getElementById("overlay");
  for (const sibling of overlay?.parentElement.children ?? []) {
    if (sibling !== overlay) sibling.inert = overlay.childElementCount > 0;
  }
};

const wear = (theme) => {
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
  save({ theme });
};

// The same words twice are two pieces of news, so the region is emptied in between.
const announce = (words) => {
  const live = document.getElementById("live");
  live.textContent = "";
  requestAnimationFrame(() => (live.textContent = words));
};

const placeFocus = (before, wanted) => {
  const target = wanted ? shown(wanted) : survivor(before);
  if (target && target !== document.activeElement) target.focus();
};

// Nobody who has gone elsewhere is called back because a bot has moved.
const idle = (focused) => !focused?.isConnected || focused === document.body;

// Wide and narrow screens draw some things twice and hide one of them.
const shown = (wanted) =>
  [...document.querySelectorAll(wanted)].find((candidate) => candidate.checkVisibility());

const survivor = (before) =>
  before?.isConnected || !before?.id ? null : document.getElementById(before.id);
