import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { prerenderPages } from "./prerender-pages.ts";
import { presetsAtBuild } from "./presets-at-build.ts";
import { projectRoot } from "./project-root.ts";
import { sampleAtBuild } from "./sample-at-build.ts";
import { typesAtBuild } from "./types-at-build.ts";

const webRoot = join(projectRoot, "web");

/** The static site, complete in one folder: `web/dist`, or `outDir`. */
export async function buildWeb(outDir: string = join(webRoot, "dist")): Promise<void> {
  // A test's own NODE_ENV would put React's development version into the site.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production";
  try {
    await build({
      configFile: join(webRoot, "vite.config.ts"),
      root: webRoot,
      plugins: [sampleAtBuild(), typesAtBuild()],
      worker: { format: "es", plugins: () => [presetsAtBuild()] },
      logLevel: "warn",
      build: { outDir, emptyOutDir: true },
    });
    await prerenderPages(outDir);
    await build({
      configFile: false,
      logLevel: "warn",
      root: projectRoot,
      build: {
        ssr: join(projectRoot, "scripts", "configure-site.ts"),
        ...{ outDir, emptyOutDir: false, target: "node22", copyPublicDir: false },
        rolldownOptions: { output: { entryFileNames: "configure-site.mjs" } },
      },
    });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** What a visitor downloads, file by file. */
function printSizes(outDir: string): void {
  const assets = readdirSync(join(outDir, "assets")).filter((name) => /\.(js|css)$/.test(name));
  for (const name of assets.sort()) {
    const bytes = readFileSync(join(outDir, "assets", name));
    const brotliKb = brotliCompressSync(bytes).length / 1024;
    console.log(`${brotliKb.toFixed(1).padStart(7)} kB br  ${name}`);
  }
}

if (import.meta.main) {
  await buildWeb();
  printSizes(join(webRoot, "dist"));
}
