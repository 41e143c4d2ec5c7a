import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkScript } from "./floor/check-scripts.ts";
import { checkStyles } from "./floor/check-styles.ts";
import { checkTypes } from "./floor/check-types.ts";
import { inlineScripts } from "./floor/inline-scripts.ts";
import { keptLibrary } from "./floor/kept-library.ts";
import { projectRoot } from "./project-root.ts";

// Part of `npm run check`: the site's own code works in the oldest browsers that package.json names.
// What is built is looked at by tests/local-stack/oldest-browsers.test.ts.
const read = (file: string): string => readFileSync(join(projectRoot, file), "utf8");
const found = await checkTypes();
const library = await keptLibrary();
for (const file of globSync("web/src/**/*.css", { cwd: projectRoot })) {
  found.push(...checkStyles(file, read(file), { isBuilt: false }));
}
found.push(...checkScript("web/start.js", read("web/start.js"), library));
for (const script of inlineScripts(read("web/index.html"))) {
  found.push(...checkScript("web/index.html", script, library));
}
for (const sentence of found) console.error(sentence);
process.exitCode = found.length > 0 ? 1 : 0;
