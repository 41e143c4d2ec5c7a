import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import type { Leg } from "#domain/money/ledger.ts";
import { appwriteTables } from "#shared/adapters/appwrite/tables.ts";
import { ask } from "../../scripts/deploy/http.ts";
import { type OperatedProject, openProject } from "../../scripts/deploy/project.ts";
import { functionDomain } from "../../scripts/deploy/settings.ts";
import { addressOf, readTarget, type Target } from "../../scripts/deploy/target.ts";
import { runTrial } from "../../scripts/deploy/trial.ts";
import { openTrialAccount, type TrialDeps } from "../../scripts/deploy/trial-account.ts";
import {
  type EmptyProject,
  middle,
  operatorVariables,
  runDeploy,
  startEmptyProject,
} from "../steps/deployment.ts";
import { commandsOf, copyProject } from "../steps/pasted-commands.ts";
import { until } from "../steps/stack.ts";
import { step } from "../steps/step.ts";

const tasksTable = { databaseId: "main", tableId: "tasks" };
const soon = { quoteWithinMs: 2_000, endWithinMs: 2_000 };

describe("a deployment ends with a run as a customer", () => {
  let empty: EmptyProject;
  let project: OperatedProject;
  let target: Target;
  let deps: TrialDeps;

  beforeAll(async () => {
    empty = await startEmptyProject("areascout", { losesUniqueIndexes: true });
    const { endpoint, projectId, apiKey } = empty.appwrite;
    const { lat, lon } = middle(empty.bounds);
    const args = ["--endpoint", endpoint, "--project", projectId, "--key", apiKey];
    target = readTarget([...args, "--trial-at", `${lat},${lon}`], {});
    project = openProject(target);
    const ids = ["balance", "tasks", "scrape", "delete-me"];
    const domains = Object.fromEntries(ids.map((id) => [id, functionDomain(target, id)]));
    deps = { project, target, domains };
  });
  afterAll(() => empty.close());

  /** The books by account, people under one name; every entry's legs sum to nothing. */
  async function books(): Promise<Record<string, number>> {
    const rows = await appwriteTables(target, target.apiKey).list(ledgerEntries);
    const sums: Record<string, number> = {};
    for (const { legs } of rows) {
      const parts = JSON.parse(legs) as Leg[];
      expect(parts.reduce((sum, [, micros]) => sum + micros, 0)).toBe(0);
      for (const [account, micros] of parts) {
        const name = account.replace(/:.*/, "");
        sums[name] = (sums[name] ?? 0) + micros;
      }
    }
    return sums;
  }

  /** Nobody is left, nobody owns anything, and what one was charged is our loss and our revenue. */
  async function expectNothingLeft(): Promise<void> {
    expect((await project.users.list()).total).toBe(0);
    const { user, held, revenue = 0, welcome_credit = 0, ...rest } = await books();
    expect({ user, held }).toEqual({ user: 0, held: 0 });
    expect((rest.refund_loss ?? 0) + revenue + welcome_credit).toBe(0);
  }

  const overpass = (method: string, body?: object): Promise<unknown> =>
    fetch(`${empty.services}/overpass/faults`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });

  test("from the first deployment to each way it can go wrong", async () => {
    await step("says what a customer got, and what it cost", async () => {
      const { code, output } = await runDeploy(empty);
      expect(output.trimEnd().split("\n").at(-1)).toMatch(
        /^Verified: \d+ businesses of 0\.1 km² for \$0\.0001, read and paid\.$/,
      );
      expect(output).toContain("[x] Mail sender: the server has one;");
      expect(output).toContain("switched on the dictionary of common passwords");
      expect(output).toContain("[x] Common passwords: refused");
      expect(code).toBe(0);
      await expectNothingLeft();
      expect((await books()).revenue).toBe(100);
    });

    await step(
      "works by the README's lines, pasted, and leaves the project as it was",
      async () => {
        await pasteReadme();
        await expectNothingLeft();
      },
    );

    await step("removes the account that a run which broke off has left", async () => {
      const { userId } = await openTrialAccount(deps);
      expect(await runTrial(deps, "set", soon)).toMatchObject({ isVerified: true });
      await expect(project.users.get({ userId })).rejects.toMatchObject({ code: 404 });
      await expectNothingLeft();
    });

    await step("tells that the map service can't be reached", async () => {
      await overpass("POST", { kind: "down" });
      const elsewhere = {
        ...target,
        trialAt: { ...target.trialAt, lat: target.trialAt.lat + 0.001 },
      };
      const outcome = await runTrial({ ...deps, target: elsewhere }, "set", soon);
      await overpass("DELETE");
      expect(outcome).toEqual({
        isVerified: false,
        why: expect.stringMatching(
          /^(the map service has counted nothing|no quote) within 2 s: .+/,
        ),
      });
      await expectNothingLeft();
    });

    await step("tells that the map has nothing there", async () => {
      const nowhere = { ...target, trialAt: { lat: 0, lon: -140 } };
      const outcome = await runTrial({ ...deps, target: nowhere }, "set", soon);
      expect(outcome).toMatchObject({ why: expect.stringContaining("--trial-at LAT,LON") });
      await expectNothingLeft();
    });

    await step(
      "names table, index and rows, and leaves the code, where names collide",
      async () => {
        const before = await project.functions.get({ functionId: "tasks" });
        const equal = await breakUniqueIndex();
        const { code, output } = await runDeploy(empty, ["--no-build"], {
          SUPPORT_EMAIL: "a@b.test",
        });
        expect(output).toContain("NOT LIVE: stopped before the code, which is as it was.");
        expect(output).toContain("Unique index tasks.one_name_per_user can't be made");
        expect(output).toContain(`  - ${equal.join(", ")}`);
        expect(code).toBe(1);
        const after = await project.functions.get({ functionId: "tasks" });
        expect(after.deploymentId).toBe(before.deploymentId);

        for (const rowId of equal) await project.tables.deleteRow({ ...tasksTable, rowId });
        const healed = await runDeploy(empty, ["--no-build"]);
        expect(healed.output).toContain("make unique index tasks.one_name_per_user anew");
        expect(healed.code).toBe(0);
      },
    );

    await step("tells that no map service is set, by its last line and its exit code", async () => {
      const { variables } = await project.functions.listVariables({ functionId: "scrape" });
      const known = variables.find(({ key }) => key === "OVERPASS_URL");
      await project.functions.deleteVariable({
        ...{ functionId: "scrape", variableId: known?.$id ?? "" },
      });
      const { code, output } = await runDeploy(empty, ["--no-build"], { OVERPASS_URL: "" });
      expect(output.trimEnd().split("\n").at(-1)).toBe(
        "deployed, not verified: OVERPASS_URL is not set, so nothing can be collected",
      );
      expect(code).toBe(2);
      await project.functions.createVariable({
        ...{ functionId: "scrape", variableId: "overpass", key: "OVERPASS_URL" },
        value: `${empty.services}/overpass/api/interpreter`,
      });
    });

    await step("tells that a collection is never settled, and gives the hold back", async () => {
      await project.functions.delete({ functionId: "collect" });
      const outcome = await runTrial(deps, "set", soon);
      expect(outcome).toEqual({
        isVerified: false,
        why: "the collection was not settled within 2 s: it is queued",
      });
      await expectNothingLeft();
    });
  });

  /** "Test a function with the Appwrite CLI" as somebody follows it who has just cloned the project. */
  async function pasteReadme(): Promise<void> {
    const { endpoint, apiKey } = empty.appwrite;
    const copy = await copyProject();
    try {
      const keyFile = join(copy.folder, ".local", "bare-appwrite", "api-key");
      mkdirSync(dirname(keyFile), { recursive: true });
      writeFileSync(keyFile, apiKey);
      const marked = "<title>Pushed by the plain CLI";
      const about = join(copy.folder, "web", "dist", "_spa.html");
      writeFileSync(about, readFileSync(about, "utf8").replace(/<title>[^<]*/, marked));
      const before = {
        site: await project.sites.get({ siteId: "web" }),
        balance: await project.functions.get({ functionId: "balance" }),
      };

      const commands = commandsOf("Test a function with the Appwrite CLI");
      expect(commands).toContain("http://127.0.0.1:3100/v1");
      const here = commands.replaceAll("http://127.0.0.1:3100/v1", endpoint);
      const { lat, lon } = target.trialAt;
      const lines = here.replace(/^npm run deploy.*$/m, `$& --trial-at ${lat},${lon}`);
      const { code, output } = await copy.paste(
        `${lines}\nnpx appwrite push tables --all --force\nnpm run generate -- --check`,
        operatorVariables(empty),
      );
      expect(code, output).toBe(0);
      expect(output).toContain("Live: 10 functions and the site.");
      expect(output).toContain('responseBody : {"status":"ok"}');
      expect(output, "the file is what is deployed").toContain("Successfully pushed 0 tables");
      expect(copy.changes()).toBe("");

      const site = await project.sites.get({ siteId: "web" });
      const balance = await project.functions.get({ functionId: "balance" });
      expect(site.deploymentId).not.toBe(before.site.deploymentId);
      expect(balance.deploymentId).not.toBe(before.balance.deploymentId);
      expect([site, balance].map((one) => one.latestDeploymentStatus)).toEqual(["ready", "ready"]);
      const origin = addressOf(target, target.siteDomain);
      expect((await ask(`${origin}/preset/any`)).body).toContain(marked);
      const config = JSON.parse((await ask(`${origin}/config.json`)).body);
      expect(config).toMatchObject({ endpoint, projectId: "areascout" });
      expect(
        (await ask(`${origin}/configure-site.mjs`)).body,
        "none but the server runs it",
      ).toMatch(/^<!doctype html>/i);
    } finally {
      await copy.remove();
    }
  }

  /** Two presets of one name, which the index was made over: it says that it is there. */
  async function breakUniqueIndex(): Promise<string[]> {
    const index = { ...tasksTable, key: "one_name_per_user" };
    await project.tables.deleteIndex(index);
    const rowIds = ["equal1", "equal2"];
    for (const rowId of rowIds) {
      await project.tables.createRow({
        ...{ ...tasksTable, rowId },
        data: {
          ...{ user_id: "u", name: "n", name_key: "n", tier: 1, status: "canceled", tags: "{}" },
          ...{ north: 1, south: 0, east: 1, west: 0, area_m2: 1, price_micros: 1 },
          ...{ charged_micros: 0, returned_micros: 0, cancel_requested: false, tiles_total: 0 },
          ...{ tiles_done: 0, found: 0, enriched: 0, sites_total: 0, coverage: "" },
          ...{ request_hash: "h", schema_version: 1 },
        },
      });
    }
    await project.tables.createIndex({
      ...{ ...index, type: "unique" as never, columns: ["user_id", "name_key"] },
    });
    await until(async () => (await project.tables.getIndex(index)).status === "available");
    return rowIds;
  }
});
