import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { InputFile } from "node-appwrite/file";
import { create } from "tar";
import { type Case, is } from "../case.ts";
import { guestClient, server, type World, web } from "../clients.ts";
import { refused, until } from "../expectations.ts";

const functionOf = (world: World): string => world.id("fn");
const siteOf = (world: World): string => world.id("site");

const CODE = `export default async ({ req, res, log }) => {
  log("called", req.path);
  if (req.path === "/fail") throw new Error("on purpose");
  return res.json({
    path: req.path, method: req.method, trigger: req.headers["x-appwrite-trigger"],
    user: req.headers["x-appwrite-user-id"], greeting: process.env.GREETING ?? "",
    node: process.version, body: req.bodyText,
  });
};`;

/** A tar.gz as the CLI makes one. */
export async function archiveOf(files: Record<string, string>): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "contract-"));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const file = join(folder, "code.tar.gz");
    await create({ gzip: true, cwd: folder, file }, Object.keys(files));
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const call = (world: World, path: string, isAsync = false) =>
  world.key.functions.createExecution({
    functionId: functionOf(world),
    xpath: path,
    method: server.ExecutionMethod.GET,
    async: isAsync,
  });

/** Functions, from nothing to an answer. */
export const functionCases: Case[] = [
  is("a function is made with its settings", async (world) => {
    const { functions } = world.key;
    const functionId = functionOf(world);
    const settings = {
      functionId,
      name: "Probe",
      execute: [server.Role.any()],
      timeout: 15,
      entrypoint: "main.mjs",
    };
    const made = await functions.create({ ...settings, runtime: server.Runtime.Node22 });
    world.afterwards(() => functions.delete({ functionId }));
    assert.equal(made.runtime, "node-22");
    await refused(
      functions.create({ ...settings, runtime: server.Runtime.Node22 }),
      409,
      "function_already_exists",
    );
    assert.equal((await functions.update({ ...settings, name: "Probe 2" })).name, "Probe 2");
    await refused(functions.get({ functionId: "none" }), 404, "function_not_found");
    await refused(call(world, "/"), 404, "deployment_not_found");
    assert.ok((await functions.list()).total > 0);
  }),
  is("a variable is secret when asked, and named once", async (world) => {
    const { functions } = world.key;
    const functionId = functionOf(world);
    const made = await functions.createVariable({
      functionId,
      variableId: server.ID.unique(),
      key: "GREETING",
      value: "hello",
      secret: true,
    });
    assert.equal(made.value, "");
    await refused(
      functions.createVariable({
        functionId,
        variableId: server.ID.unique(),
        key: "GREETING",
        value: "x",
      }),
      409,
      "variable_already_exists",
    );
    await functions.updateVariable({
      functionId,
      variableId: made.$id,
      key: "GREETING",
      value: "hello again",
    });
    assert.equal((await functions.listVariables({ functionId })).total, 1);
    await refused(
      functions.getVariable({ functionId, variableId: "none" }),
      404,
      "variable_not_found",
    );
  }),
  is("code is uploaded, built and answers", async (world) => {
    const { functions } = world.key;
    const functionId = functionOf(world);
    const code = InputFile.fromBuffer(await archiveOf({ "main.mjs": CODE }), "code.tar.gz");
    const made = await functions.createDeployment({
      functionId,
      code,
      activate: true,
      entrypoint: "main.mjs",
      commands: "",
    });
    world.kept.set("deployment", made.$id);
    await until(
      () => functions.getDeployment({ functionId, deploymentId: made.$id }),
      ({ status }) => status === "ready",
    );
    const done = await until(
      () => call(world, "/there?a=1"),
      ({ responseStatusCode }) => responseStatusCode === 200,
    );
    const answer = JSON.parse(done.responseBody);
    assert.deepEqual(
      [answer.path, answer.method, answer.trigger, answer.greeting],
      ["/there", "GET", "http", "hello again"],
    );
    assert.match(done.logs, /called \/there/);
    assert.equal(Reflect.get(done, "functionId"), functionId);
  }),
  is("a failure is told, and no caller but the operator sees why", async (world) => {
    const failed = await call(world, "/fail");
    assert.deepEqual([failed.status, failed.responseStatusCode], ["failed", 500]);
    assert.match(failed.errors, /on purpose/);
    const functions = new web.Functions(guestClient(world));
    const seen = await functions.createExecution({
      functionId: functionOf(world),
      xpath: "/fail",
      method: web.ExecutionMethod.GET,
    });
    // A release of 1.9 names the function, a newer server the resource.
    const named = Reflect.get(seen, "resourceId") ?? Reflect.get(seen, "functionId");
    assert.deepEqual([seen.errors, named], ["", functionOf(world)]);
  }),
  is("an asynchronous call is accepted and ends later", async (world) => {
    const { functions } = world.key;
    const functionId = functionOf(world);
    const begun = await call(world, "/later", true);
    assert.equal(begun.status, "waiting");
    const ended = await until(
      () => functions.getExecution({ functionId, executionId: begun.$id }),
      ({ status }) => status === "completed",
    );
    assert.equal(ended.responseBody, "");
    assert.ok((await functions.listExecutions({ functionId })).total >= 3);
    await functions.deleteExecution({ functionId, executionId: begun.$id });
    await refused(
      functions.getExecution({ functionId, executionId: begun.$id }),
      404,
      "execution_not_found",
    );
  }),
  is("a function that is closed to people is open to a key", async (world) => {
    const { functions } = world.key;
    const functionId = functionOf(world);
    await functions.update({
      functionId,
      name: "Probe",
      execute: [],
      timeout: 15,
      entrypoint: "main.mjs",
    });
    await refused(
      new web.Functions(guestClient(world)).createExecution({ functionId }),
      401,
      "user_unauthorized",
    );
    assert.equal((await call(world, "/")).responseStatusCode, 200);
  }),
  is("code that can't be built is told, and the old one answers on", async (world) => {
    const { functions } = world.key;
    const functionId = functionOf(world);
    const code = InputFile.fromBuffer(await archiveOf({ "other.mjs": CODE }), "code.tar.gz");
    const { $id: deploymentId } = await functions.createDeployment({
      functionId,
      code,
      activate: true,
      entrypoint: "main.mjs",
      commands: "exit 3",
    });
    const ended = await until(
      () => functions.getDeployment({ functionId, deploymentId }),
      ({ status }) => status === "failed",
    );
    assert.notEqual(ended.buildLogs, "");
    await refused(
      functions.updateFunctionDeployment({ functionId, deploymentId }),
      400,
      "build_not_ready",
    );
    assert.equal((await functions.get({ functionId })).deploymentId, world.kept.get("deployment"));
    await functions.deleteDeployment({ functionId, deploymentId });
    await refused(
      functions.getDeployment({ functionId, deploymentId }),
      404,
      "deployment_not_found",
    );
  }),
];

/** Sites, domains and who may call the API. */
export const siteCases: Case[] = [
  is("a static site is made and deployed", async (world) => {
    const { sites } = world.key;
    const siteId = siteOf(world);
    const made = await sites.create({
      siteId,
      name: "Pages",
      framework: server.Framework.Other,
      buildRuntime: server.BuildRuntime.Node22,
      adapter: server.Adapter.Static,
      buildCommand: "echo built",
      outputDirectory: "./",
      fallbackFile: "index.html",
    });
    world.afterwards(() => sites.delete({ siteId }));
    assert.equal(made.fallbackFile, "index.html");
    const code = InputFile.fromBuffer(
      await archiveOf({ "index.html": "<html>the page</html>" }),
      "code.tar.gz",
    );
    const { $id: deploymentId } = await sites.createDeployment({ siteId, code, activate: true });
    await until(
      () => sites.getDeployment({ siteId, deploymentId }),
      ({ status }) => status === "ready",
    );
    await until(
      () => sites.get({ siteId }),
      (site) => site.deploymentId === deploymentId,
    );
    await refused(sites.get({ siteId: "none" }), 404, "site_not_found");
    assert.ok((await sites.list()).total > 0);
    assert.equal((await sites.listDeployments({ siteId })).total, 1);
  }),
  is("a domain is given once", async (world) => {
    const { proxy } = world.key;
    const domain = `${world.id("d").toLowerCase()}.contract.example.com`;
    const made = await proxy.createFunctionRule({ domain, functionId: functionOf(world) });
    world.afterwards(() => proxy.deleteRule({ ruleId: made.$id }));
    assert.deepEqual([made.domain, made.deploymentResourceId], [domain, functionOf(world)]);
    await refused(
      proxy.createSiteRule({ domain, siteId: siteOf(world) }),
      409,
      "rule_already_exists",
    );
    const { rules } = await proxy.listRules({ queries: [server.Query.equal("domain", domain)] });
    assert.equal(rules.length, 1);
    await proxy.getRule({ ruleId: made.$id });
    await refused(proxy.getRule({ ruleId: "none" }), 404, "rule_not_found");
  }),
  is("a page of a registered host may call, another may not", async (world) => {
    const { project } = world.key;
    const hostname = `${world.id("h").toLowerCase()}.example.com`;
    const made = await project.createWebPlatform({
      platformId: server.ID.unique(),
      name: "Host",
      hostname,
    });
    world.afterwards(() => project.deletePlatform({ platformId: made.$id }));
    const ask = (origin: string) =>
      fetch(`${world.endpoint}/account`, {
        headers: { origin, "x-appwrite-project": world.projectId },
      });
    const own = await ask(`https://${hostname}`);
    assert.deepEqual(
      [own.status, own.headers.get("access-control-allow-origin")],
      [401, `https://${hostname}`],
    );
    const foreign = await ask("https://elsewhere.example");
    assert.equal(foreign.status, 403);
    assert.equal(((await foreign.json()) as { type: string }).type, "general_unknown_origin");
    assert.ok((await project.listPlatforms()).total > 0);
  }),
  is("the project tells its policies", async (world) => {
    const { policies } = await world.key.project.listPolicies();
    assert.ok(policies.some((one) => Reflect.get(one, "$id") === "session-invalidation"));
  }),
];
