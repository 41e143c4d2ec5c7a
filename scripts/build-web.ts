import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./project-root.ts";

export async function buildWeb(): Promise<void> {
  mkdirSync(join(projectRoot, "web", "dist"), { recursive: true });
  writeFileSync(join(projectRoot, "web", "dist", "index.html"), "<!doctype html>");
}
