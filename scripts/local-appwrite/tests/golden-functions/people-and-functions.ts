import { createPerson } from "../golden/preparations.ts";
import type { World } from "../golden/world.ts";
import { archive, type Code, FORM_TYPE, formOf } from "./archives.ts";
import { settled } from "./play.ts";

const KEY = { "X-Appwrite-Project": "golden", "X-Appwrite-Key": "<api-key>" };

/** The people every recording since 16 begins with. */
export async function createPeople(world: World): Promise<void> {
  for (const name of ["carol", "dave"]) await createPerson(world, name, name);
}

export async function deploy(world: World, functionId: string, code: Code): Promise<string> {
  const body = formOf([
    ["activate", "true"],
    ["entrypoint", "main.js"],
    ["code", await archive(code)],
  ]);
  const { json } = await world.send({
    method: "POST",
    path: `/v1/functions/${functionId}/deployments`,
    headers: { ...KEY, "Content-Type": FORM_TYPE },
    bodyBytes: body,
  });
  await settled(world, functionId, "deployments");
  return (json as { $id: string }).$id;
}

interface Made {
  execute: string[];
  code?: Code;
  more?: Record<string, unknown>;
}

const FUNCTIONS: Record<string, Made> = {
  probe: { execute: ["users"], more: { timeout: 15, scopes: ["users.read", "rows.read"] } },
  open: { execute: ["any"] },
  closed: { execute: [] },
  quiet: { execute: ["any"], more: { logging: false } },
  off: { execute: ["any"], more: { enabled: false } },
  wrongfile: { execute: ["any"], code: "wrongfile" },
  badsyntax: { execute: ["any"], code: "badsyntax" },
  noexport: { execute: ["any"], code: "noexport" },
};

const create = (world: World, functionId: string, { execute, more }: Made): Promise<unknown> =>
  world.asKey("POST", "/v1/functions", {
    ...{ functionId, runtime: "node-22", entrypoint: "main.js", timeout: 3, execute },
    ...{ name: functionId.charAt(0).toUpperCase() + functionId.slice(1), ...more },
  });

/** The functions of 19 and 20, with the variables that 18 left behind. */
export async function createFunctions(world: World): Promise<void> {
  for (const [id, made] of Object.entries(FUNCTIONS)) {
    await create(world, id, made);
    if (id === "probe") await writeVariables(world);
    const deploymentId = await deploy(world, id, made.code ?? "probe");
    if (id === "probe") world.values.set("<deployment-id>", deploymentId);
  }
  await create(world, "never", { execute: ["any"] });
}

async function writeVariables(world: World): Promise<void> {
  const own = "/v1/functions/probe/variables";
  await world.asKey("POST", own, { variableId: "colour", key: "COLOUR", value: "green" });
  await world.asKey("POST", own, { variableId: "hush", key: "SECRET_A", value: "hush" });
  const shared = { variableId: "shared1", key: "SHARED", value: "from the project" };
  await world.asKey("POST", "/v1/project/variables", shared);
}

/** One domain for each of them. */
export async function createDomains(world: World): Promise<void> {
  for (const functionId of [...Object.keys(FUNCTIONS), "never"]) {
    const domain = `${functionId}-golden.functions.localhost`;
    await world.asKey("POST", "/v1/proxy/rules/function", { domain, functionId });
  }
}
