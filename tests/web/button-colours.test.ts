import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../scripts/project-root.ts";

const colour = /(?<![\w:-])(?:text|bg)-(?:ink|soft|accent|accent-deep|good|warn|bad|card|sunken)\b/;

/** The classes added to a button's own. */
function addedClasses(code: string): string[] {
  const ofButtons = [...code.matchAll(/<Button\b[^>]*?\bclassName=("[^"]*"|\{[^}]*\})/g)];
  const ofLinks = [...code.matchAll(/\$\{buttonClass\([^)]*\)\}([^`]*)`/g)];
  return [...ofButtons, ...ofLinks].map(([, added = ""]) => added);
}

test("a button has its colours from its look alone: of two, the order of the style sheet would decide", () => {
  const coloured = globSync("web/src/**/*.tsx", { cwd: projectRoot }).flatMap((file) =>
    addedClasses(readFileSync(join(projectRoot, file), "utf8"))
      .filter((added) => colour.test(added))
      .map((added) => `${file}: ${added}`),
  );
  expect(coloured).toEqual([]);
});
