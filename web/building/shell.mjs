// Bundles the shell and the styles, each file named after its contents; prints what became of what.
// usage: node shell.mjs OUTDIR name=source ...

import { basename, relative } from "node:path";
import { build } from "esbuild";

const [outdir, ...named] = process.argv.slice(2);
const entries = named.map((pair) => pair.split("="));

const { metafile } = await build({
  entryPoints: entries.map(([out, source]) => ({ in: source, out })),
  outdir,
  entryNames: "[name]-[hash]",
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022", "chrome105", "firefox121", "safari16.4"],
  define: { "process.env.NODE_ENV": '"production"' },
  external: ["*.svg", "*.png", "*.woff2"],
  metafile: true,
  logLevel: "warning",
});

const names = {};
for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) {
  const [out] = entries.find(([, source]) => entryPoint === relative(process.cwd(), source));
  names[out] = basename(path);
}
process.stdout.write(JSON.stringify(names));
