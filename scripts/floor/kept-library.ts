import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../project-root.ts";
import type { OlderLibrary } from "./older-library.ts";

export interface KeptLibrary extends Pick<OlderLibrary, "newer" | "older"> {
  /** Below `.build`: the library's files, each under its own name. */
  folder: string;
}

/** The library at the floor, made anew when the floor, MDN's data or TypeScript has changed. */
export async function keptLibrary(): Promise<KeptLibrary> {
  const build = join(projectRoot, ".build");
  const folder = join(build, `floor-${stamp()}`);
  const kept = join(folder, "library.json");
  if (!existsSync(kept)) {
    const { olderLibrary } = await import("./older-library.ts");
    const { files, newer, older } = olderLibrary(typescriptLibrary());
    mkdirSync(build, { recursive: true });
    const draft = mkdtempSync(join(build, "floor-draft-"));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(draft, name), text);
    writeFileSync(join(draft, "library.json"), JSON.stringify({ newer, older }));
    try {
      renameSync(draft, folder);
    } catch {
      // Another run was faster.
      rmSync(draft, { recursive: true });
    }
  }
  return { folder, ...(JSON.parse(readFileSync(kept, "utf8")) as Omit<KeptLibrary, "folder">) };
}

function stamp(): string {
  const hash = createHash("sha256");
  const sources = globSync("scripts/floor/*.ts", { cwd: projectRoot }).sort();
  for (const file of ["package.json", "package-lock.json", ...sources]) {
    hash.update(readFileSync(join(projectRoot, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** The compiler's library lies beside its program for this machine. */
const typescriptLibrary = (): string =>
  join(projectRoot, `node_modules/@typescript/typescript-${process.platform}-${process.arch}/lib`);
