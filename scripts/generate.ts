import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { allBuckets, allTables } from "#collections/index.ts";
import { type Bucket, type Column, databaseId, type Table } from "#collections/schema.ts";
import { type FunctionManifest, manifest } from "../functions/manifest.ts";
import {
  configText,
  localProjectId,
  type ProjectConfig,
  type SiteDefinition,
} from "./appwrite-config.ts";
import { withColumns } from "./columns-table.ts";
import type { ConfigColumn, ConfigTable } from "./local-appwrite/index.ts";
import { projectRoot } from "./project-root.ts";
import { withVariables } from "./variables-table.ts";

const isCheck = process.argv.includes("--check");

/**
 * Writes `appwrite.json` from the collections and the manifest, and the README's tables of variables
 * and of a listing's columns; with --check it only compares.
 * Column definitions are written in full: where one differs from the deployed one, the official
 * CLI would recreate the column and lose its data.
 */
function appwriteJson(): string {
  const config: ProjectConfig = {
    projectId: isCheck ? chosenProject() : localProjectId,
    functions: manifest.map(functionConfig),
    sites: [site],
    tablesDB: [{ $id: databaseId, name: "Main", enabled: true }],
    tables: allTables.map(tableConfig),
    buckets: allBuckets.map(bucketConfig),
  };
  return configText(config);
}

/** `appwrite client` writes into the file which project it was told to speak to; nothing of ours reads that. */
const chosenProject = (): string =>
  String((JSON.parse(read("appwrite.json")) as { projectId?: unknown }).projectId);

const site: SiteDefinition = {
  $id: "web",
  name: "Web",
  framework: "other",
  buildRuntime: "node-22",
  adapter: "static",
  installCommand: "",
  // What depends on the address is filled in there, from the site's own variables.
  buildCommand: "node configure-site.mjs && rm configure-site.mjs",
  outputDirectory: "./",
  // Addresses of screens are answered by the page that is no screen's own.
  fallbackFile: "_spa.html",
  timeout: 30,
  enabled: true,
  logging: true,
  path: "web/dist",
};

const functionConfig = (one: FunctionManifest) => ({
  $id: one.id,
  name: one.name,
  runtime: "node-22",
  specification: one.specification,
  execute: one.paths.length > 0 ? ["any"] : [],
  events: [],
  schedule: one.schedule ?? "",
  timeout: one.timeoutS,
  enabled: true,
  logging: true,
  scopes: [...one.scopes],
  entrypoint: "dist/main.mjs",
  commands: "",
  path: `functions/${one.id}`,
});

const tableConfig = (table: Table): ConfigTable => ({
  $id: table.id,
  databaseId,
  name: table.name,
  enabled: true,
  rowSecurity: table.rowSecurity,
  $permissions: [],
  columns: Object.entries(table.columns).map(([key, column]) => columnConfig(key, column)),
  indexes: Object.entries(table.indexes).map(([key, index]) => ({
    key,
    type: index.type,
    columns: [...index.columns],
    orders: index.columns.map(() => "ASC"),
  })),
});

function columnConfig(key: string, column: Column<unknown>): ConfigColumn {
  const common = { key, required: column.required, array: column.array, default: null };
  switch (column.type) {
    case "string":
      return { ...common, type: "string", size: column.size ?? 0, encrypt: false };
    case "enum":
      return { ...common, type: "string", format: "enum", elements: [...(column.elements ?? [])] };
    case "datetime":
      return { ...common, type: "datetime", format: "" };
    case "integer":
    case "double":
      return {
        ...common,
        type: column.type,
        ...(column.min === undefined ? {} : { min: column.min }),
        ...(column.max === undefined ? {} : { max: column.max }),
      };
    case "boolean":
      return { ...common, type: "boolean" };
  }
}

const bucketConfig = (bucket: Bucket) => ({
  $id: bucket.id,
  name: bucket.name,
  $permissions: [],
  fileSecurity: false,
  enabled: true,
  maximumFileSize: bucket.maximumFileSizeBytes,
  allowedFileExtensions: [...bucket.allowedFileExtensions],
  compression: "none",
  encryption: true,
  antivirus: true,
});

function read(name: string): string {
  return readFileSync(join(projectRoot, name), "utf8");
}

const wanted: Record<string, string> = {
  "appwrite.json": appwriteJson(),
  "README.md": withColumns(withVariables(read("README.md"), read(".env.example"))),
};
for (const [name, text] of Object.entries(wanted)) {
  if (!isCheck) writeFileSync(join(projectRoot, name), text);
  else if (read(name) !== text) {
    console.error(`${name} is stale: run \`npm run generate\`.`);
    process.exitCode = 1;
  }
}
