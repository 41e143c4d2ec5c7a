import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { manifest } from "../functions/manifest.ts";
import { projectRoot } from "./project-root.ts";

interface Part {
  name: string;
  /** Source files whose content decides whether the part is stale. */
  sources: readonly string[];
  /** A built file that must be there. */
  outputs: readonly string[];
  build: () => Promise<void>;
}

const parts: readonly Part[] = [
  {
    name: "functions",
    sources: ["functions/**/*.{ts,json}", "collections/*.ts", "scripts/build-functions.ts"],
    outputs: manifest.map(({ id }) => `functions/${id}/dist/main.mjs`),
    build: async () => (await import("./build-functions.ts")).buildFunctions(),
  },
  {
    name: "web",
    sources: [
      "web/**/*.{ts,tsx,css,html,js,json,svg,png,ico,webp,webmanifest}",
      "package.json",
      "scripts/floor/floor.ts",
      "scripts/{build-web,prerender-pages,brand/share-card,sample-at-build,types-at-build}.ts",
      // The last step of a build, which the server that serves the site takes.
      "scripts/{configure-site,local-stack/{search-files,security-policy,whole-addresses}}.ts",
      // The sample that visitors see is collected while the site is built.
      "scripts/sample/**/*.ts",
      "scripts/stand-ins/*.ts",
      "scripts/stand-ins/{sample-town,sites,tiles,overpass}/**/*.ts",
      "scripts/{collection,simulation/platform}/*.ts",
      "functions/{collect,_shared}/**/*.ts",
    ],
    outputs: ["web/dist/index.html", "web/dist/_spa.html", "web/dist/configure-site.mjs"],
    build: async () => (await import("./build-web.ts")).buildWeb(),
  },
];

/**
 * Builds what is stale; with nothing to do it takes some milliseconds. With `BUILT_BY_TEST_RUN` it
 * does nothing: a test run builds before its first file, and never under files that are running.
 */
export async function buildStale(): Promise<void> {
  if (process.env.BUILT_BY_TEST_RUN) return;
  for (const part of parts) {
    const stampFile = join(projectRoot, ".build", `${part.name}.stamp`);
    const stamp = stampOf(part.name, projectRoot);
    const fresh =
      part.outputs.every((output) => existsSync(join(projectRoot, output))) &&
      existsSync(stampFile) &&
      readFileSync(stampFile, "utf8") === stamp;
    if (fresh) continue;
    console.log(`Building ${part.name} ...`);
    await part.build();
    mkdirSync(join(projectRoot, ".build"), { recursive: true });
    writeFileSync(stampFile, stamp);
  }
}

/** A hash of the lock file and of the sources of a part ("functions", "web") below `root`. */
export function stampOf(name: string, root: string): string {
  const patterns = parts.find((part) => part.name === name)?.sources ?? [];
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  for (const pattern of patterns) {
    const files = globSync(pattern, {
      cwd: root,
      exclude: (name) => name === "dist" || name === "node_modules",
    }).sort();
    for (const file of files) {
      if (/(^|\/)dist\//.test(file)) continue;
      hash.update(file).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest("hex");
}

if (import.meta.main) await buildStale();
