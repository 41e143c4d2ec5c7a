import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseSync } from "vite";
import { projectRoot } from "../project-root.ts";

/** The site's own files and those they take code from: types alone never reach a browser. */
export function siteFiles(): Set<string> {
  const found = new Set<string>();
  const queue = globSync("web/src/**/*.{ts,tsx}", { cwd: projectRoot }).map((file) =>
    join(projectRoot, file),
  );
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    queue.push(...takenBy(file));
  }
  return found;
}

function takenBy(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  const taken = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ isType }) => !isType)
      .map(({ moduleRequest }) => moduleRequest?.value ?? ""),
  ];
  return taken
    .map((name) =>
      name.startsWith("#domain/")
        ? join(projectRoot, "functions/_shared/domain", name.slice("#domain/".length))
        : resolve(file, "..", name),
    )
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
}
