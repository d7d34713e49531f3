// The site keeps itself for offline use; a newer build waits until the player asks for it.

import { Workbox } from "workbox-window";

const HOUR = 60 * 60 * 1000;
const bar = document.getElementById("update");

export const keepOffline = () => {
  if (!("serviceWorker" in navigator)) return;
  const keeper = new Workbox("sw.js");
  keeper.addEventListener("waiting", () => (bar.hidden = false));
  bar.querySelector("[data-update=later]").addEventListener("click", () => (bar.hidden = true));
  bar.querySelector("[data-update=now]").addEventListener("click", () => {
    keeper.addEventListener("controlling", () => location.reload());
    keeper.messageSkipWaiting();
  });
  keeper.register().catch((error) => console.warn("not kept for offline use:", error.message));
  lookNowAndThen(keeper);
};

// A tab that stays open for days still hears of a new build when the player comes back to it.
const lookNowAndThen = (keeper) => {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    keeper.update().catch(() => {});
  });
};
