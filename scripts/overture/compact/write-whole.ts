import { renameSync, writeFileSync } from "node:fs";

/** A killed process leaves the file before or this one, never a half. */
export function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
