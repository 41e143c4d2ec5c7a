import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync, Visitor } from "vite";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../scripts/project-root.ts";
import { layers, onlyIn, products, sealed } from "./layers.ts";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: projectRoot,
  encoding: "utf8",
})
  .split("\n")
  // A file that is deleted and not yet committed is still listed.
  .filter((file) => existsSync(join(projectRoot, file)))
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/^[^/]+\.ts$/.test(file));

interface Import {
  file: string;
  specifier: string;
  /** The imported file from the project's root, or null for a package. */
  target: string | null;
}

const imports: Import[] = files.flatMap((file) =>
  specifiersOf(file).map((specifier) => ({
    file,
    specifier,
    target: resolveImport(file, specifier),
  })),
);

function specifiersOf(file: string): string[] {
  const code = readFileSync(join(projectRoot, file), "utf8");
  const { module } = parseSync(file, code);
  const fixed = module.staticImports.map((one) => one.moduleRequest.value);
  const reexported = module.staticExports.flatMap((one) =>
    one.entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : [])),
  );
  const dynamic = module.dynamicImports.map((one) =>
    code.slice(one.moduleRequest.start, one.moduleRequest.end).replace(/^["'`]|["'`]$/g, ""),
  );
  return [...fixed, ...reexported, ...dynamic];
}

const functionLinesMax = 70;

/** `["web/src/app.tsx:12 has 71 lines"]` */
function longFunctionsOf(file: string): string[] {
  const code = readFileSync(join(projectRoot, file), "utf8");
  const long: string[] = [];
  const measure = ({ start, end }: { start: number; end: number }): void => {
    const lines = code.slice(start, end).split("\n").length;
    const line = code.slice(0, start).split("\n").length;
    if (lines > functionLinesMax) long.push(`${file}:${line} has ${lines} lines`);
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSync(file, code).program);
  return long;
}

function resolveImport(file: string, specifier: string): string | null {
  const alias: [string, string][] = [
    ["#collections/", "collections/"],
    ["#domain/", "functions/_shared/domain/"],
    ["#shared/", "functions/_shared/"],
  ];
  for (const [from, to] of alias)
    if (specifier.startsWith(from)) return to + specifier.slice(from.length);
  return specifier.startsWith(".")
    ? relative(projectRoot, join(projectRoot, dirname(file), specifier)).replaceAll("\\", "/")
    : null;
}

interface PackageJson {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const packageJson = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(projectRoot, folder, "package.json"), "utf8"));

const within = (path: string, folder: string): boolean =>
  folder === "" || path === folder || path.startsWith(`${folder}/`);

const layerOf = (file: string): string =>
  Object.keys(layers)
    .filter((folder) => within(file, folder))
    .sort((a, b) => b.length - a.length)[0] ?? "";

const isTest = (file: string): boolean => /^(tests|scripts\/[^/]+\/tests)\//.test(file);

/** `functions/scrape/main.ts` // => functions/scrape */
const sliceOf = (file: string): string | undefined =>
  sealed
    .filter((folder) => within(file, folder))
    .map((folder) => `${folder}/${file.slice(folder.length + 1).split("/")[0]}`)[0];

describe("the structure", () => {
  test("every file belongs to a layer", () => {
    expect(files.filter((file) => layerOf(file) === "" && !/^[^/]+$/.test(file))).toEqual([]);
  });

  test("imports only point to layers that are allowed", () => {
    const wrong = imports.filter(({ file, specifier, target }) => {
      const layer = layers[layerOf(file)];
      if (!layer) return false;
      if (target === null) return !layer.packages.test(specifier);
      return !layer.folders.some((folder) =>
        within(target, folder === "OWN" ? (sliceOf(file) ?? "?") : folder),
      );
    });
    expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
  });

  describe.each(products)("%s stands alone", (folder) => {
    const entry = `${folder}/index.ts`;
    const listed = (found: Import[]) =>
      found.map(({ file, target }) => `${file} imports ${target}`);

    test("nothing outside imports anything of it but its entry", () => {
      const past = imports.filter(
        ({ file, target }) =>
          target !== null && !within(file, folder) && within(target, folder) && target !== entry,
      );
      expect(listed(past)).toEqual([]);
    });

    test("nothing of it, tests included, imports anything outside", () => {
      const out = imports.filter(
        ({ file, target }) => target !== null && within(file, folder) && !within(target, folder),
      );
      expect(listed(out)).toEqual([]);
    });

    test("what its tests share uses it by its entry, and nothing else uses its tests", () => {
      const tests = `${folder}/tests`;
      const wrong = imports.filter(({ file, target }) => {
        if (target === null || !within(target, folder)) return false;
        if (!within(file, tests)) return within(target, tests);
        return !file.endsWith(".test.ts") && !within(target, tests) && target !== entry;
      });
      expect(listed(wrong)).toEqual([]);
    });

    test("its own package.json names exactly what it imports, in the repository's versions", () => {
      const own = packageJson(folder);
      const { dependencies, devDependencies } = packageJson(".");
      const all = { ...dependencies, ...devDependencies };
      const importedBy = (isWanted: (file: string) => boolean) =>
        imports
          .filter(({ file, target }) => target === null && within(file, folder) && isWanted(file))
          .map(({ specifier }) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? "")
          .filter((name) => !name.startsWith("node:"));
      const versions = (names: string[]) =>
        Object.fromEntries(names.map((name) => [name, all[name]]));
      const used = new Set(importedBy((file) => !isTest(file)));
      expect(own.dependencies ?? {}).toEqual(versions([...used]));
      const forTests = importedBy(isTest).filter((name) => !used.has(name));
      expect(own.devDependencies ?? {}).toEqual(versions(forTests));
    });
  });

  test("no files import each other, not even for a type and not by way of others", () => {
    const targets = new Map<string, string[]>();
    for (const { file, target } of imports) {
      if (target !== null) targets.set(file, [...(targets.get(file) ?? []), target]);
    }
    const finished = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, path: readonly string[]): void => {
      const start = path.indexOf(file);
      if (start >= 0) cycles.push([...path.slice(start), file].join(" → "));
      if (start >= 0 || finished.has(file)) return;
      for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
      finished.add(file);
    };
    for (const file of targets.keys()) visit(file, []);
    expect(cycles).toEqual([]);
  });

  test("a package that talks to the outside is imported by one file", () => {
    const wrong = imports.filter(
      ({ file, specifier, target }) =>
        target === null &&
        !isTest(file) &&
        onlyIn.some(([name, home]) => name.test(specifier) && ![home].flat().includes(file)),
    );
    expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
  });

  test("no file is longer than 300 lines", () => {
    const long = files.filter(
      (file) => readFileSync(join(projectRoot, file), "utf8").split("\n").length > 301,
    );
    expect(long.filter((file) => !isTest(file))).toEqual([]);
  });

  test("no function of functions/, web/ or collections/ is longer than 70 lines", () => {
    const product = files.filter((file) => /^(functions|web|collections)\//.test(file));
    expect(product.flatMap(longFunctionsOf)).toEqual([]);
  });

  test("no file is named after nothing in particular", () => {
    expect(
      files.filter((file) => /\/(utils?|helpers?|common|misc|types)\.tsx?$/.test(file)),
    ).toEqual([]);
  });

  test("nothing is left to do, cast away or switched off in the sources", () => {
    const marks = /\b(TODO|FIXME|XXX)\b|@ts-(ignore|expect-error|nocheck)|\bas any\b/;
    const marked = files.filter(
      (file) =>
        file !== "tests/architecture.test.ts" &&
        marks.test(readFileSync(join(projectRoot, file), "utf8")),
    );
    expect(marked).toEqual([]);
  });

  test("no test is skipped or run alone", () => {
    const skipped = files.filter((file) =>
      /\b(test|it|describe)\.(skip|only|todo|skipIf)\b/.test(
        file === "tests/architecture.test.ts" ? "" : readFileSync(join(projectRoot, file), "utf8"),
      ),
    );
    expect(skipped).toEqual([]);
  });
});
