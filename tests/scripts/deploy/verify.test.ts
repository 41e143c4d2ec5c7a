import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openProject } from "../../../scripts/deploy/project.ts";
import { workerProblem } from "../../../scripts/deploy/verify.ts";
import type { ConfigFunction } from "../../../scripts/local-appwrite/index.ts";
import { startEmptyAppwrite } from "../../steps/empty-appwrite.ts";

const CODE = {
  good: 'export default ({ res }) => res.json({ status: "ok" });',
  unread: "export default ({ res }) => res.json(1 1);",
  failing: 'export default () => { throw new Error("OVERPASS_URL is bad"); };',
};

const functionOf = (name: string): ConfigFunction => ({
  ...{ $id: name, name, path: name, runtime: "node-22", entrypoint: "main.js", commands: "" },
  ...{ execute: [], events: [], scopes: [], schedule: "", timeout: 15 },
  ...{ enabled: true, logging: true },
});

test("a worker whose code cannot be loaded, or fails at once, is no good deployment", async () => {
  const functionsRoot = await mkdtemp(join(tmpdir(), "workers-"));
  await writeFile(join(functionsRoot, "package.json"), '{ "type": "module" }');
  for (const [name, code] of Object.entries(CODE)) {
    await mkdir(join(functionsRoot, name));
    await writeFile(join(functionsRoot, name, "main.js"), code);
  }
  const functions = [...Object.keys(CODE), "missing"].map(functionOf);
  await using appwrite = await startEmptyAppwrite({ config: { functions }, functionsRoot });
  const project = openProject(appwrite);
  expect(await workerProblem(project, "good")).toBeNull();
  expect(await workerProblem(project, "unread")).toMatch(/^function unread answers 503: Syntax/);
  expect(await workerProblem(project, "failing")).toMatch(
    /answers 500: Error: OVERPASS_URL is bad/,
  );
  expect(await workerProblem(project, "missing")).toMatch(
    /^function missing: Deployment not found/,
  );
  await rm(functionsRoot, { recursive: true });
});
