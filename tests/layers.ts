/** The folders and packages a file may import from, by its own folder; the longest prefix counts. */
export const layers: Record<string, { folders: string[]; packages: RegExp }> = {
  collections: { folders: ["collections"], packages: /^$/ },
  "functions/_shared/domain": {
    folders: ["functions/_shared/domain", "collections"],
    packages:
      /^(any-ascii|valibot|minisearch|fast-deep-equal|tldts|libphonenumber-js(\/\w+)*|opening_hours|@openstreetmap\/id-tagging-schema\/.*)$/,
  },
  "functions/_shared/domain/enrichment": {
    folders: ["functions/_shared/domain"],
    packages: /^(cheerio\/slim|domhandler|htmlparser2|tldts|libphonenumber-js\/max)$/,
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
  // The second source reads parquet files.
  "functions/_shared/collectors/overture": {
    folders: ["functions/_shared/collectors", "functions/_shared/domain"],
    packages: /^(hyparquet(\/src\/\w+\.js)?|hyparquet-compressors)$/,
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
      /^(react|radix-ui|lucide-react|sonner|downshift|leaflet|idb|supercluster|fflate|@tanstack\/react-(query|virtual)|valibot|virtual:(sample-answer|business-types)$)/,
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
  // Sites are read by the product's own model path.
  "scripts/eval-sites": {
    folders: [
      "scripts",
      "functions/_shared/domain",
      "functions/_shared/env.ts",
      "functions/_shared/model",
    ],
    packages: /^(node:.*|valibot|playwright-core)$/,
  },
  // A run of the tests is a run of Vitest.
  "scripts/testing": { folders: ["scripts"], packages: /^(node:.*|vitest\/node)$/ },
  // What came to which browser when is MDN's knowledge.
  "scripts/floor": {
    folders: ["scripts/floor", "scripts/project-root.ts"],
    packages: /^(node:.*|vite|postcss|@mdn\/browser-compat-data)$/,
  },
  "scripts/stand-ins": { folders: ["scripts/stand-ins"], packages: /^node:/ },
  // The far view's coasts.
  "scripts/stand-ins/tiles": {
    folders: ["scripts/stand-ins"],
    packages: /^(topojson-client|world-atlas\/.*)$/,
  },
  // The second source's stand-in serves parquet files.
  "scripts/stand-ins/overture": {
    folders: ["scripts/stand-ins"],
    packages: /^(node:.*|hyparquet-writer)$/,
  },
  // An operator's index is made by the reader's own client and for its columns.
  "scripts/overture": {
    folders: ["scripts/overture", "functions/_shared/collectors", "functions/_shared/domain"],
    packages: /^(node:.*|hyparquet|hyparquet-compressors|hyparquet-writer)$/,
  },
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
export const sealed = ["functions", "web/src/features"];

/** Products of their own: other code enters them by `index.ts`, and they import nothing of it. */
export const products = ["scripts/local-appwrite", "scripts/stand-ins"];

/** A package that only its home may import: one file for the product, one for its operators. */
export const onlyIn: [RegExp, string | string[]][] = [
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
