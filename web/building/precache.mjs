// Writes the service worker: bundled, with the list of all files of the site put in by Workbox.
// usage: node precache.mjs SITE SOURCE

import { build } from "esbuild";
import { injectManifest } from "workbox-build";
import { join } from "node:path";
import { rm } from "node:fs/promises";

const [site, source] = process.argv.slice(2);
const bundle = join(site, "sw.bundle.js");

await build({
  entryPoints: [source],
  outfile: bundle,
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
});

const { warnings } = await injectManifest({
  swSrc: bundle,
  swDest: join(site, "sw.js"),
  globDirectory: site,
  globPatterns: ["**/*"],
  globIgnores: ["sw.bundle.js"],
  // These names carry the hash of their contents.
  dontCacheBustURLsMatching: /-([0-9a-f]{10}\/|[0-9A-Z]{8}\.(js|css)$)/,
  maximumFileSizeToCacheInBytes: 32 * 1024 * 1024,
});
await rm(bundle);
for (const warning of warnings) console.warn(warning);
