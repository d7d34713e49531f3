// Runs before the first paint: the reader's theme, whether a saved board will replace the
// prerendered one (which then stays hidden until restore.js has put it in), and, on a first
// visit, an early start for the large files; later visits have them at hand.

(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("moons.theme");
    if (theme === "dark" || theme === "light") root.dataset.theme = theme;
    const { page, stamp } = root.dataset;
    const snapshot = localStorage.getItem(`moons.snapshot.${page}`);
    if (snapshot?.startsWith(`${stamp}\n`)) root.dataset.restoring = "";
  } catch {
    // Storage may be forbidden; the page then simply starts as prerendered.
  }
  if (navigator.serviceWorker?.controller) return;
  for (const href of document.currentScript.dataset.fetch.split(" ")) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "", href });
    // Pyodide waits forever for a file that does not come; here its failure can be heard.
    link.onerror = () => {
      root.dataset.unfetched = href;
      dispatchEvent(new Event("unfetched"));
    };
    document.head.append(link);
  }
})();
