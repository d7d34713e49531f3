// Which page is shown, in step with the address bar; moving between pages never reloads.

const ADDRESSES = { home: "./", setup: "setup.html", play: "play.html" };

const root = document.documentElement;

export const current = () => root.dataset.page;

/** Show another page's address; the way back is the browser's own. */
export const turnTo = (page) => {
  if (page === current()) return;
  root.dataset.page = page;
  history.pushState({ page }, "", ADDRESSES[page]);
  scrollTo(0, 0);
};

/** Tell when the player walks through the browser's history. */
export const onWalk = (go) => {
  history.replaceState({ page: current() }, "");
  addEventListener("popstate", ({ state }) => {
    if (!state?.page || state.page === current()) return;
    root.dataset.page = state.page;
    go(state.page);
  });
};
