// Which page is shown, in step with the address bar; moving between pages never reloads.

const address = (page) => (page === "home" ? "./" : `${page}.html`);

const root = document.documentElement;

export const current = () => root.dataset.page;

/** The page that the session opens on: from here on only its answers turn to another. */
export const open = () => {
  root.dataset.opened = "";
  return current();
};

export const opened = () => "opened" in root.dataset;

/** Show another page's address; the way back is the browser's own. */
export const turnTo = (page) => {
  if (page === current()) return;
  root.dataset.page = page;
  history.pushState({ page }, "", address(page));
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

/** A page as the build wrote it: what is inside its screen, and its title. */
export const prerendered = async (page) => {
  const text = await (await fetch(address(page))).text();
  const read = new DOMParser().parseFromString(text, "text/html");
  return { title: read.title, screen: read.getElementById("screen").childNodes };
};
