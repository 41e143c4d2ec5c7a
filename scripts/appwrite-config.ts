import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AppwriteConfig, ConfigColumn } from "./local-appwrite/index.ts";
import { projectRoot } from "./project-root.ts";

/** The project of a local run. */
export const localProjectId = "areascout";

/** A site of `appwrite.json`, as the official CLI reads it. */
export interface SiteDefinition {
  $id: string;
  name: string;
  framework: string;
  buildRuntime: string;
  adapter: string;
  installCommand: string;
  buildCommand: string;
  outputDirectory: string;
  fallbackFile: string;
  timeout: number;
  enabled: boolean;
  logging: boolean;
  path: string;
}

/** All that `appwrite.json` holds. */
export interface ProjectConfig extends AppwriteConfig {
  sites: SiteDefinition[];
}

const isAsWideAsTheType = (bound: number): boolean => Math.abs(bound) > Number.MAX_SAFE_INTEGER;

/** Every server tells the bounds of every number; where the file named none, the CLI would see a change. */
function withBounds(column: ConfigColumn): object {
  if (column.type === "integer")
    return { ...column, min: column.min ?? "<min int64>", max: column.max ?? "<max int64>" };
  if (column.type === "double")
    return {
      ...column,
      min: column.min ?? -Number.MAX_VALUE,
      max: column.max ?? Number.MAX_VALUE,
    };
  return column;
}

function withoutWidestBounds(column: ConfigColumn): ConfigColumn {
  const { min, max, ...rest } = column;
  return {
    ...rest,
    ...(min === undefined || isAsWideAsTheType(min) ? {} : { min }),
    ...(max === undefined || isAsWideAsTheType(max) ? {} : { max }),
  };
}

/**
 * The text of an `appwrite.json`, to the byte as the official CLI writes it: each `appwrite client`
 * writes the file anew.
 */
export function configText(config: ProjectConfig): string {
  const tables = config.tables.map((table) => ({
    ...table,
    columns: table.columns.map(withBounds),
  }));
  // They don't fit a JavaScript number, so they are put in as text.
  return JSON.stringify({ ...config, tables }, null, 4)
    .replaceAll('"<min int64>"', "-9223372036854775808")
    .replaceAll('"<max int64>"', "9223372036854775807");
}

/** Reads the project's `appwrite.json`; a bound as wide as its type is none. */
export function readAppwriteConfig(): ProjectConfig {
  // Written by our own generator and checked in.
  const config = JSON.parse(
    readFileSync(join(projectRoot, "appwrite.json"), "utf8"),
  ) as ProjectConfig;
  const tables = config.tables.map((table) => ({
    ...table,
    columns: table.columns.map(withoutWidestBounds),
  }));
  return { ...config, tables };
}
