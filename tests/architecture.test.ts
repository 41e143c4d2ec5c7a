import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../scripts/project-root.ts";

/** The layers a file may import from, by the folder it stands in; the longest prefix counts. */
const layers: Record<string, { folders: string[]; packages: RegExp }> = {
  collections: { folders: ["collections"], packages: /^$/ },
  "functions/_shared/domain": {
    folders: ["functions/_shared/domain", "collections"],
    packages:
      /^(valibot|minisearch|fast-deep-equal|tldts|libphonenumber-js(\/\w+)*|opening_hours|@openstreetmap\/id-tagging-schema\/.*)$/,
  },
  "functions/_shared/domain/enrichment": {
    folders: ["functions/_shared/domain"],
    packages: /^(cheerio\/slim|domhandler|tldts|libphonenumber-js\/max)$/,
  },
  "functions/_shared/domain/exports": {
    folders: ["functions/_shared/domain"],
    packages: /^(papaparse|hucre\/xlsx)$/,
  },
  // What a business's own site says, read over the network.
  "functions/_shared/crawler": {
    folders: ["functions/_shared/crawler", "functions/_shared/domain", "collections"],
    packages: /^(node:.*|undici|ipaddr\.js|robots-parser)$/,
  },
  "functions/_shared/collectors": {
    folders: ["functions/_shared/collectors", "functions/_shared/domain", "collections"],
    packages: /^(valibot|@rapideditor\/country-coder)$/,
  },
  "functions/_shared/adapters": {
    folders: [
      "functions/_shared/adapters",
      "functions/_shared/collectors",
      "functions/_shared/domain",
      "collections",
    ],
    packages: /^(node:.*|node-appwrite(\/file)?|@paddle\/paddle-node-sdk)$/,
  },
  "functions/_shared/http": {
    folders: [
      "functions/_shared/http",
      "functions/_shared/adapters",
      "functions/_shared/domain",
      "functions/_shared/env.ts",
    ],
    packages: /^(node:.*|valibot|p-limit)$/,
  },
  "functions/_shared/model": {
    folders: ["functions/_shared/model", "functions/_shared/domain"],
    packages: /^openai$/,
  },
  "functions/_shared/payments": {
    folders: [
      "functions/_shared/payments",
      "functions/_shared/adapters",
      "functions/_shared/domain",
      "collections",
    ],
    packages: /^$/,
  },
  "functions/_shared/start": {
    folders: [
      "functions/_shared/start",
      "functions/_shared/http",
      "functions/_shared/adapters",
      "functions/_shared/collectors",
      "functions/_shared/domain",
      "collections",
    ],
    packages: /^$/,
  },
  "functions/_shared/deletion": {
    folders: [
      "functions/_shared/deletion",
      "functions/_shared/adapters",
      "functions/_shared/domain",
      "functions/_shared/env.ts",
      "collections",
    ],
    packages: /^$/,
  },
  "functions/_shared/env.ts": { folders: ["functions/_shared/domain"], packages: /^valibot$/ },
  "functions/manifest.ts": { folders: [], packages: /^$/ },
  functions: {
    folders: ["functions/_shared", "collections", "OWN"],
    packages: /^(node:.*|valibot)$/,
  },
  "web/vite.config.ts": {
    // The browsers it builds for.
    folders: ["scripts/floor/floor.ts"],
    packages: /^(node:.*|vite|@vitejs\/.*|@tailwindcss\/vite)$/,
  },
  "web/src/ui": {
    folders: ["web/src/ui", "functions/_shared/domain"],
    packages: /^(react|radix-ui|lucide-react|sonner|react-router)/,
  },
  "web/src/lib": {
    folders: ["web/src/lib", "web/src/paths.ts", "functions/_shared/domain", "collections"],
    packages:
      /^(react|appwrite$|leaflet(\/dist\/leaflet\.css)?$|@paddle\/paddle-js$|valibot$|idb$|@tanstack\/react-query$)/,
  },
  "web/src/features": {
    folders: [
      "OWN",
      "web/src/ui",
      "web/src/lib",
      "web/src/paths.ts",
      "functions/_shared/domain",
      "collections",
    ],
    packages:
      /^(react|radix-ui|lucide-react|sonner|downshift|leaflet|idb|supercluster|fflate|@tanstack\/react-(query|virtual)|valibot|virtual:sample-answer$)/,
  },
  "web/src": {
    folders: ["web/src", "functions/_shared/domain"],
    packages:
      /^(react|@tanstack\/react-query|radix-ui|sonner|lucide-react|@fontsource|virtual:sample-)/,
  },
  "scripts/local-appwrite": {
    folders: ["scripts/local-appwrite"],
    packages: /^(node:.*|busboy|tar|ws)$/,
  },
  "scripts/local-appwrite/tests": {
    folders: ["scripts/local-appwrite"],
    packages: /^(node:.*|vitest|fast-check|node-appwrite(\/file)?|appwrite|tar|ws)$/,
  },
  // An operator moves money by the same code as the product.
  "scripts/correct-ledger.ts": {
    folders: ["functions/_shared/adapters", "functions/_shared/domain"],
    packages: /^node:/,
  },
  // An operator leaves businesses out by the same rows as the product.
  "scripts/suppressions.ts": {
    folders: ["functions/_shared/adapters", "functions/_shared/domain"],
    packages: /^node:/,
  },
  // An operator retries tiles by the same rows and the same worker as the product.
  "scripts/dead-tiles.ts": { folders: ["functions/_shared/adapters"], packages: /^node:/ },
  // What is measured is the product's own worker.
  "scripts/bench": {
    folders: ["scripts", "functions", "collections"],
    packages:
      /^(node:.*|vite|valibot|cheerio|@crawlee\/utils|playwright-core|node-appwrite(\/\w+)?|appwrite)$/,
  },
  // The product's own worker in one process, for the bench, the sample and tests.
  "scripts/collection": {
    folders: [
      "scripts/collection",
      "scripts/stand-ins/index.ts",
      "scripts/project-root.ts",
      "functions",
    ],
    packages: /^node:/,
  },
  // The sample that visitors see is collected by the product's own worker.
  "scripts/sample": {
    folders: [
      "scripts/sample",
      "scripts/collection",
      "scripts/simulation/platform",
      "scripts/stand-ins/index.ts",
      "functions",
      "collections",
    ],
    packages: /^node:/,
  },
  "scripts/deploy": {
    folders: [
      "scripts",
      "functions/manifest.ts",
      "functions/_shared/env.ts",
      // The run as a customer is paid by the product's own ledger.
      "functions/_shared/adapters",
      "functions/_shared/domain",
      "collections",
    ],
    packages: /^(node:.*|node-appwrite(\/\w+)?)$/,
  },
  // The texts that are altered, and the tests that have to notice, stand in the coverage table.
  "scripts/spec-mutate": { folders: ["scripts", "tests/web/spec-coverage"], packages: /^node:/ },
  // What is reckoned is what the product's own worker does.
  "scripts/costs.ts": { folders: ["scripts", "functions", "collections"], packages: /^node:/ },
  // The same black box for the local Appwrite and any other.
  "scripts/contract": {
    folders: ["scripts/contract", "scripts/deploy/cli.ts"],
    packages: /^(node:.*|node-appwrite(\/\w+)?|appwrite|ajv|tar|vite)$/,
  },
  // Questions from the shell go the product's own way, to its model too.
  "scripts/ask": {
    folders: [
      "scripts/ask",
      "functions/_shared/domain",
      "functions/_shared/env.ts",
      "functions/_shared/model",
    ],
    packages: /^node:/,
  },
  // A run of the tests is a run of Vitest.
  "scripts/testing": { folders: ["scripts"], packages: /^(node:.*|vitest\/node)$/ },
  // What came to which browser when is MDN's knowledge.
  "scripts/floor": {
    folders: ["scripts/floor", "scripts/project-root.ts"],
    packages: /^(node:.*|vite|postcss|@mdn\/browser-compat-data)$/,
  },
  "scripts/stand-ins": { folders: ["scripts/stand-ins"], packages: /^node:/ },
  "scripts/stand-ins/tests": {
    folders: ["scripts/stand-ins"],
    packages: /^(node:.*|vitest|@paddle\/paddle-node-sdk)$/,
  },
  "scripts/simulation": {
    folders: [
      "scripts/simulation",
      "scripts/collection",
      "scripts/stand-ins/index.ts",
      "functions",
      "collections",
    ],
    packages: /^node:/,
  },
  "scripts/simulate.ts": { folders: ["scripts/simulation"], packages: /^node:/ },
  scripts: {
    folders: [
      "scripts",
      "functions/manifest.ts",
      "functions/_shared/domain",
      "functions/_shared/env.ts",
      "collections",
      "web/vite.config.ts",
    ],
    packages: /^(node:.*|vite|playwright-core)$/,
  },
  tests: { folders: [""], packages: /.*/ },
};

/** Folders whose children are sealed against each other. */
const sealed = ["functions", "web/src/features"];

/** Products of their own: other code enters them by `index.ts`, and they import nothing of it. */
const products = ["scripts/local-appwrite", "scripts/stand-ins"];

/** A package that only its home may import: one file for the product, one for its operators. */
const onlyIn: [RegExp, string | string[]][] = [
  [
    /^node-appwrite/,
    [
      "functions/_shared/adapters/appwrite/client.ts",
      "functions/_shared/adapters/appwrite/calls.ts",
      "functions/_shared/adapters/appwrite/tables.ts",
      "functions/_shared/adapters/appwrite/files.ts",
      "functions/_shared/adapters/appwrite/identities.ts",
      "scripts/deploy/project.ts",
      // The suite looks at the packages themselves.
      "scripts/contract/clients.ts",
      "scripts/contract/cases/compute.ts",
      "scripts/contract/cases/files.ts",
      // Clients at work, each as a program of its own would be.
      "scripts/bench/endurance-client.ts",
    ],
  ],
  [/^@paddle\/paddle-node-sdk/, "functions/_shared/adapters/paddle.ts"],
  [/^openai$/, "functions/_shared/model/model-client.ts"],
  [
    /^appwrite$/,
    ["web/src/lib/account.ts", "scripts/contract/clients.ts", "scripts/bench/endurance-client.ts"],
  ],
  [/^@paddle\/paddle-js$/, "web/src/lib/paddle.ts"],
  [/^hucre/, "functions/_shared/domain/exports/xlsx.ts"],
  [/^papaparse$/, "functions/_shared/domain/exports/csv.ts"],
  [/^p-limit$/, "functions/_shared/http/few-at-once.ts"],
  [/^@openstreetmap/, "functions/_shared/domain/matching/presets.ts"],
];

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
