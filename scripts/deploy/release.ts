import { createHash } from "node:crypto";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  configText,
  type ProjectConfig,
  readAppwriteConfig,
  type SiteDefinition,
} from "../appwrite-config.ts";
import type { ConfigFunction } from "../local-appwrite/index.ts";
import { projectRoot } from "../project-root.ts";
import type { Target } from "./target.ts";

/** A copy of all that is deployed, in a folder of its own, so that the CLI never writes into the project. */
export interface Release {
  folder: string;
  config: ProjectConfig;
  site: SiteDefinition;
  /** Names the code of a function or of the site: another text means other code. */
  digestOf: (id: string) => string;
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

/** Copies what is built. */
export function prepareRelease(target: Target): Release {
  const folder = mkdtempSync(join(tmpdir(), "areascout-deploy-"));
  const config = readAppwriteConfig();
  const [site] = config.sites;
  if (!site) throw new Error("appwrite.json holds no site");
  for (const { path } of config.functions)
    cpSync(join(projectRoot, path, "dist"), join(folder, path, "dist"), { recursive: true });
  cpSync(join(projectRoot, site.path), join(folder, site.path), { recursive: true });

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
    writeConfig(specifications, only) {
      const withSpecification = <T extends { $id: string }>(one: T) => ({
        ...one,
        ...(specifications[one.$id] ? { specification: specifications[one.$id] } : {}),
      });
      const written: ProjectConfig = {
        ...config,
        projectId: target.projectId,
        functions: config.functions
          .filter(({ $id }) => only?.includes($id) ?? true)
          .map(withSpecification),
        sites: config.sites.map(withSpecification),
      };
      writeFileSync(join(folder, "appwrite.json"), configText(written));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
