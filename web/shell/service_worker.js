// Keeps the whole site for offline use. A new build is fetched beside the old one and waits.

import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

// The browser keeps machine code for WebAssembly beside its own cache of the network, not beside
// ours: while it still has the file, its copy starts faster.
registerRoute(
  ({ url }) => url.pathname.endsWith(".wasm"),
  async ({ request }) => (await fromBrowserCache(request)) ?? matchPrecache(request.url),
);

const fromBrowserCache = async ({ url }) => {
  try {
    const response = await fetch(url, { cache: "only-if-cached", mode: "same-origin" });
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
};

precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/.*/] });
cleanupOutdatedCaches();

addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") skipWaiting();
});
