import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AppwriteCli, openCli } from "../../deploy/cli.ts";
import { type Case, is } from "../case.ts";
import type { World } from "../clients.ts";
import { until } from "../expectations.ts";

interface Shell {
  cli: AppwriteCli;
  folder: string;
}
const shellOf = (world: World): Shell => world.kept.get("shell") as Shell;

const CODE = "export default async ({ req, res }) => res.json({ heard: req.path });";

function config(world: World): object {
  return {
    projectId: world.projectId,
    functions: [
      {
        $id: world.id("cli"),
        name: "Pushed",
        runtime: "node-22",
        execute: ["any"],
        events: [],
        schedule: "",
        timeout: 15,
        enabled: true,
        logging: true,
        scopes: [],
        entrypoint: "main.mjs",
        commands: "",
        path: "pushed",
      },
    ],
  };
}

async function said(world: World, ...args: string[]): Promise<string> {
  const { cli, folder } = shellOf(world);
  const { code, output } = await cli.run(args, folder);
  assert.equal(code, 0, output);
  return output;
}

/** The lines of the README's "Test a function with the Appwrite CLI". */
export const commandLineCases: Case[] = [
  is("appwrite client signs in with a key", async (world) => {
    const folder = mkdtempSync(join(tmpdir(), "contract-cli-"));
    world.afterwards(async () => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, "pushed"));
    writeFileSync(join(folder, "pushed", "main.mjs"), CODE);
    writeFileSync(join(folder, "appwrite.json"), JSON.stringify(config(world)));
    const cli = await openCli(world, folder);
    world.afterwards(async () => cli.close());
    world.kept.set("shell", { cli, folder });
  }),
  is("appwrite push functions puts code live", async (world) => {
    const functionId = world.id("cli");
    const { functions } = world.key;
    await functions.create({
      functionId,
      name: "Pushed",
      runtime: "node-22" as Parameters<typeof functions.create>[2],
    });
    world.afterwards(() => functions.delete({ functionId }));
    await said(world, "push", "functions", "--function-id", functionId, "--force");
    await until(
      () => functions.get({ functionId }),
      ({ latestDeploymentStatus }) => latestDeploymentStatus === "ready",
    );
  }),
  is("appwrite functions create-execution calls it", async (world) => {
    const functionId = world.id("cli");
    const output = await said(
      world,
      "functions",
      "create-execution",
      "--function-id",
      functionId,
      "--xpath",
      "/from/the/shell",
      "--method",
      "GET",
      "--json",
    );
    assert.match(output, /from\/the\/shell/);
  }),
  is("appwrite functions list-executions shows the call", async (world) => {
    const output = await said(
      world,
      "functions",
      "list-executions",
      "--function-id",
      world.id("cli"),
      "--json",
    );
    const { total } = JSON.parse(output.slice(output.indexOf("{"))) as { total: number };
    assert.ok(total >= 1);
  }),
];
