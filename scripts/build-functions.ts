import { join } from "node:path";
import { build } from "vite";
import { manifest } from "../functions/manifest.ts";
import { presetsAtBuild } from "./presets-at-build.ts";
import { projectRoot } from "./project-root.ts";

// Packages in CommonJS form call `require` for Node's own modules; an ES module has none.
export const requireBanner =
  'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);';

/** One self-contained `functions/{id}/dist/main.mjs` each: nothing is installed on the server. */
export async function buildFunctions(): Promise<void> {
  for (const { id } of manifest) {
    await build({
      configFile: false,
      logLevel: "warn",
      root: projectRoot,
      ssr: { noExternal: true, target: "node" },
      plugins: [presetsAtBuild()],
      build: {
        ssr: join(projectRoot, "functions", id, "main.ts"),
        outDir: join(projectRoot, "functions", id, "dist"),
        emptyOutDir: true,
        target: "node22",
        minify: false,
        rolldownOptions: {
          // Reading the tagging schema takes seconds; a warning about it would only be noise.
          checks: { bundlerTimings: false },
          output: { entryFileNames: "main.mjs", codeSplitting: false, banner: requireBanner },
        },
      },
    });
  }
}
