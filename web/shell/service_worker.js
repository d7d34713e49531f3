// Keeps the whole site for offline use. A new build is fetched beside the old one and waits.

import { cacheNames } from "workbox-core";
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

// Files whose names carry the hash of their contents may come straight from where they are kept,
// without this program being asked; browsers that cannot do that ask it.
const below = (path) => new URLPattern(path, registration.scope);
const HASHED = ["runtime-*/*", "pyscript-*/*", "app-*/*", "*-*.js", "*-*.css"];

addEventListener("install", (event) => {
  event.addRoutes?.([
    { condition: { urlPattern: below("runtime-*/*.wasm") }, source: "race-network-and-fetch-handler" },
    ...HASHED.map((path) => ({
      condition: { urlPattern: below(path) },
      source: { cacheName: cacheNames.precache },
    })),
  ]);
});

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
