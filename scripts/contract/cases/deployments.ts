import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import { type Case, is } from "../case.ts";
import { called, guestClient, InputFile, plain, server, type World, web } from "../clients.ts";
import { refused, until } from "../expectations.ts";
import { archiveOf } from "./compute.ts";

/** Functions and sites have variables and deployments by the same methods; a project has variables. */
interface Owner {
  what: string;
  service: (world: World) => object;
  place: (world: World) => Record<string, string>;
}

const functionOwner: Owner = {
  what: "function",
  service: ({ key }) => key.functions,
  place: (world) => ({ functionId: world.id("fn") }),
};
const siteOwner: Owner = {
  what: "site",
  service: ({ key }) => key.sites,
  place: (world) => ({ siteId: world.id("site") }),
};
const projectOwner: Owner = {
  what: "project",
  service: ({ key }) => key.project,
  place: () => ({}),
};

const variableCases = ({ what, service, place }: Owner): Case[] => [
  is(`a variable of a ${what} is made, read, changed and gone`, async (world) => {
    const key = `CONTRACT_${world.id("v").replace(/\W/g, "_").toUpperCase()}`;
    const variableId = world.id(`v-${what}`);
    const at = { ...place(world), variableId };
    const call = (name: string, given: object) => called(service(world), name, given);
    await call("createVariable", { ...at, key, value: "one", secret: false });
    await refused(
      call("createVariable", { ...at, variableId: server.ID.unique(), key, value: "two" }),
      409,
      "variable_already_exists",
    );
    const read = (await call("getVariable", at)) as server.Models.Variable;
    assert.equal(read.value, "one");
    const changed = (await call("updateVariable", { ...at, key, value: "two" })) as typeof read;
    assert.equal(changed.value, "two");
    const list = (await call("listVariables", place(world))) as server.Models.VariableList;
    assert.ok(list.variables.some(({ $id }) => $id === variableId));
    await call("deleteVariable", at);
    await refused(call("getVariable", at), 404, "variable_not_found");
  }),
];

type Deployment = server.Models.Deployment;

/** Code that takes its time to build, so that the build can be called off. */
async function slowDeployment({ what, service, place }: Owner, world: World): Promise<string> {
  const archive = await archiveOf({ "main.mjs": "export default 1", "index.html": "x" });
  const code = InputFile.fromBuffer(archive, "code.tar.gz");
  const commands = what === "site" ? { buildCommand: "sleep 120" } : { commands: "sleep 120" };
  const given = { ...place(world), code, activate: false, entrypoint: "main.mjs", ...commands };
  const { $id } = (await called(service(world), "createDeployment", given)) as Deployment;
  return $id;
}

const deploymentCases = (owner: Owner): Case[] => [
  is(
    `what was deployed to a ${owner.what} is listed, sent back and put live again`,
    async (world) => {
      const { what, service, place } = owner;
      const call = (name: string, given: object = {}) =>
        called(service(world), name, { ...place(world), ...given });
      const { deployments } = (await call("listDeployments")) as server.Models.DeploymentList;
      const ready = deployments.find(({ status }) => status === "ready");
      assert.ok(ready);
      const code = (await call("getDeploymentDownload", {
        deploymentId: ready.$id,
      })) as ArrayBuffer;
      assert.ok(gunzipSync(Buffer.from(code)).length > 0);
      const activate = what === "site" ? "updateSiteDeployment" : "updateFunctionDeployment";
      const now = (await call(activate, { deploymentId: ready.$id })) as { deploymentId: string };
      assert.equal(now.deploymentId, ready.$id);
    },
  ),
  is(
    `what was deployed to a ${owner.what} is built once more, beside what is live`,
    async (world) => {
      const { service, place } = owner;
      const call = (name: string, given: object = {}) =>
        called(service(world), name, { ...place(world), ...given });
      const { deployments } = (await call("listDeployments")) as server.Models.DeploymentList;
      const ready = deployments.find(({ status }) => status === "ready");
      assert.ok(ready);
      const from = { deploymentId: ready.$id };
      const { $id: deploymentId } = (await call("createDuplicateDeployment", from)) as Deployment;
      const ended = await until(
        () => call("getDeployment", { deploymentId }) as Promise<Deployment>,
        ({ status }) => status === "ready",
      );
      assert.equal(ended.activate, false);
      await call("deleteDeployment", { deploymentId });
    },
  ),
  is(`a build of a ${owner.what} is called off and deleted`, async (world) => {
    const { service, place } = owner;
    const deploymentId = await slowDeployment(owner, world);
    const at = { ...place(world), deploymentId };
    const call = (name: string) => called(service(world), name, at) as Promise<Deployment>;
    assert.equal((await call("updateDeploymentStatus")).status, "canceled");
    await call("deleteDeployment");
    await refused(call("getDeployment"), 404, "deployment_not_found");
  }),
];

const SLOW = `export default ({ res }) => new Promise((done) => {
  setTimeout(() => done(res.text("late")), 40_000);
});`;

/** Not recorded: servers say it at the upload or in the build's log. */
const withoutEntrypoint = is("code without an entry point is not built", async (world) => {
  const { functions } = world.key;
  const functionId = world.id("pointless");
  await functions.create({ functionId, name: "Pointless", runtime: server.Runtime.Node22 });
  world.afterwards(() => functions.delete({ functionId }));
  const code = InputFile.fromBuffer(await archiveOf({ "main.mjs": SLOW }), "code.tar.gz");
  const made = await functions
    .createDeployment({ functionId, code, activate: true })
    .catch((error: unknown) => String(Reflect.get(Object(error), "type")));
  if (typeof made === "string") return assert.equal(made, "function_entrypoint_missing");
  const ended = await until(
    () => functions.getDeployment({ functionId, deploymentId: made.$id }),
    ({ status }) => status === "failed",
  );
  assert.match(ended.buildLogs, /Entrypoint .* is missing/);
});

/** A function that takes longer than a call may wait; its answer is waited for in the end. */
const slowCall = is("a call that takes too long begins", async (world) => {
  const { functions } = world.key;
  const functionId = world.id("slow");
  const settings = { functionId, name: "Slow", timeout: 60, entrypoint: "main.mjs" };
  await functions.create({ ...settings, runtime: server.Runtime.Node22 });
  world.afterwards(() => functions.delete({ functionId }));
  const code = InputFile.fromBuffer(await archiveOf({ "main.mjs": SLOW }), "code.tar.gz");
  await functions.createDeployment({ functionId, code, activate: true });
  await until(
    () => functions.get({ functionId }),
    ({ deploymentId }) => deploymentId !== "",
  );
  const asked = functions.createExecution({ functionId });
  world.kept.set(
    "slow call",
    refused(asked, 408, "function_synchronous_timeout").then(
      () => null,
      (error: unknown) => error,
    ),
  );
});

/** What was begun before, and takes half a minute. */
export const lateCases: Case[] = [
  is("a call that takes longer than 30 seconds is cut off", async (world) => {
    const problem = await world.kept.get("slow call");
    if (problem) throw problem;
  }),
];

/** Variables and deployments of whatever has them. */
export const deploymentCasesOfAll: Case[] = [
  is("the runtimes and the sizes of machines are told", async (world) => {
    // The release refuses a key here: this is for whoever is none.
    const answer = await plain(world, "/functions/runtimes");
    const { runtimes } = (await answer.json()) as server.Models.RuntimeList;
    assert.ok(runtimes.some(({ $id }) => $id === "node-22"));
    await refused(world.key.functions.listRuntimes(), 401, "general_unauthorized_scope");
    assert.ok((await world.key.functions.listSpecifications()).total > 0);
    await refused(
      new web.Functions(guestClient(world)).createExecution({ functionId: "none" }),
      404,
      "function_not_found",
    );
  }),
  is("a site changes its name and keeps its code", async (world) => {
    const { sites } = world.key;
    const siteId = world.id("site");
    const { deploymentId } = await sites.get({ siteId });
    const given = { siteId, name: "Pages 2", framework: server.Framework.Other };
    const kept = {
      buildRuntime: server.BuildRuntime.Node22,
      adapter: server.Adapter.Static,
      outputDirectory: "./",
      fallbackFile: "index.html",
    };
    const changed = await sites.update({ ...given, ...kept });
    assert.deepEqual([changed.name, changed.deploymentId], ["Pages 2", deploymentId]);
    await refused(
      sites.create({ ...given, buildRuntime: server.BuildRuntime.Node22 }),
      409,
      "site_already_exists",
    );
  }),
  ...[functionOwner, siteOwner, projectOwner].flatMap(variableCases),
  ...[functionOwner, siteOwner].flatMap(deploymentCases),
  withoutEntrypoint,
  slowCall,
];
