import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Files } from "#shared/adapters/files.ts";
import { memoryFiles } from "../simulation/platform/memory-files.ts";

/** The run that a worker's process leaves for the next one. */
export const leftRunFile = "run.json";

/** Files that leave the process, and stay for the next one. */
export function filesInFolder(folder: string, names: readonly string[] = []) {
  const pathOf = (fileId: string): string => join(folder, `${fileId}.file`);
  const saved = new Set(names);
  const files: Files = {
    ...memoryFiles(new Map(), Date.now, async ({ run }) => run()),
    async save(_bucket, fileId, _name, bytes) {
      if (saved.has(fileId)) return;
      saved.add(fileId);
      writeFileSync(pathOf(fileId), bytes);
    },
    read: async (_bucket, fileId) =>
      saved.has(fileId) ? new Uint8Array(readFileSync(pathOf(fileId))) : null,
  };
  return { files, pathOf, saved: (): string[] => [...saved] };
}
