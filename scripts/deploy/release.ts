import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AppwriteConfig, ConfigFunction } from "../local-appwrite/service.ts";
import { searchFiles } from "../local-stack/search-files.ts";
import { withWholeAddresses } from "../local-stack/whole-addresses.ts";
import type { Target } from "./target.ts";

export const siteId = "web";

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

/** A copy of all that is deployed, in a folder of its own, so that the CLI never writes into the project. */
export interface Release {
  folder: string;
  config: AppwriteConfig;
  site: SiteDefinition;
  /** Names the code of a function or of the site: another text means other code. */
  digestOf: (id: string) => string;
  /** Writes `/config.json` and what search engines ask for; `address` is where the site will be. */
  writeSiteConfig: (siteConfig: object, address: string) => void;
  /**
   * Writes `appwrite.json`, with the settings the server alone knows. With `only` no other function
   * is in it: the CLI pushes all it finds there at once, and never deletes a function.
   */
  writeConfig: (specifications: Readonly<Record<string, string>>, only?: readonly string[]) => void;
  remove: () => void;
}

function folderDigest(folder: string): string {
  const hash = createHash("sha256");
  for (const file of globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort())
    hash.update(file.slice(folder.length)).update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * JSON as the CLI compares it: bounds as wide as the type are written out, as the server answers
 * them. They don't fit a JavaScript number, so they are put in as text.
 */
function configText(config: object): string {
  const text = JSON.stringify(config, null, 2);
  return text
    .replaceAll('"<min int64>"', "-9223372036854775808")
    .replaceAll('"<max int64>"', "9223372036854775807");
}

function fullColumn(column: { type: string; min?: number; max?: number }): object {
  const widest = {
    integer: { min: "<min int64>", max: "<max int64>" },
    double: { min: -Number.MAX_VALUE, max: Number.MAX_VALUE },
  }[column.type];
  return { ...widest, ...column };
}

function siteDefinition(webRoot: string): SiteDefinition {
  // Addresses of screens are answered by the page that is no screen's own, where there is one.
  const fallbackFile = existsSync(join(webRoot, "_spa.html")) ? "_spa.html" : "index.html";
  return {
    $id: siteId,
    name: "Web",
    framework: "other",
    buildRuntime: "node-22",
    adapter: "static",
    installCommand: "",
    // The CLI takes no site without one.
    buildCommand: "echo prebuilt",
    outputDirectory: "./",
    fallbackFile,
    timeout: 30,
    enabled: true,
    logging: true,
    path: "site",
  };
}

/** The pages may speak to any https address; one of plain http, on this machine say, has to be named. */
function withOpenPolicy(html: string, siteConfig: string): string {
  const origins = new Set(
    [...siteConfig.matchAll(/"(http:\/\/[^"/]+)/g)].map(([, origin]) => String(origin)),
  );
  if (origins.size === 0) return html;
  const plain = [...origins].join(" ");
  const sockets = plain.replaceAll("http:", "ws:");
  return html
    .replace(/connect-src 'self'/, `connect-src 'self' ${plain} ${sockets}`)
    .replace(/img-src 'self'/, `img-src 'self' ${plain}`);
}

/** Copies what is built. */
export function prepareRelease(target: Target, projectRoot: string): Release {
  const folder = mkdtempSync(join(tmpdir(), "areascout-deploy-"));
  // Written by our own generator and checked in.
  const config = JSON.parse(
    readFileSync(join(projectRoot, "appwrite.json"), "utf8"),
  ) as AppwriteConfig;
  for (const { path } of config.functions)
    cpSync(join(projectRoot, path, "dist"), join(folder, path, "dist"), { recursive: true });
  const webRoot = join(projectRoot, "web", "dist");
  const site = siteDefinition(webRoot);
  cpSync(webRoot, join(folder, site.path), { recursive: true });

  const definitions = new Map<string, ConfigFunction | SiteDefinition>([
    ...config.functions.map((one) => [one.$id, one] as const),
    [site.$id, site],
  ]);
  return {
    folder,
    config,
    site,
    digestOf(id) {
      const definition = definitions.get(id);
      if (!definition) throw new Error(`nothing called ${id} is deployed`);
      return createHash("sha256")
        .update(JSON.stringify(definition))
        .update(folderDigest(join(folder, definition.path)))
        .digest("hex");
    },
    writeSiteConfig(siteConfig, address) {
      const text = JSON.stringify(siteConfig);
      const root = join(folder, site.path);
      writeFileSync(join(root, "config.json"), text);
      for (const [path, file] of Object.entries(searchFiles(address, root)))
        writeFileSync(join(root, path), file);
      for (const file of globSync("**/*.html", { cwd: root })) {
        const html = readFileSync(join(root, file), "utf8");
        writeFileSync(join(root, file), withWholeAddresses(withOpenPolicy(html, text), address));
      }
    },
    writeConfig(specifications, only) {
      const withSpecification = <T extends { $id: string }>(one: T) => ({
        ...one,
        ...(specifications[one.$id] ? { specification: specifications[one.$id] } : {}),
      });
      const written = {
        ...config,
        projectId: target.projectId,
        functions: config.functions
          .filter(({ $id }) => only?.includes($id) ?? true)
          .map(withSpecification),
        sites: [withSpecification(site)],
        tables: config.tables.map((table) => ({
          ...table,
          columns: table.columns.map(fullColumn),
        })),
      };
      writeFileSync(join(folder, "appwrite.json"), configText(written));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
