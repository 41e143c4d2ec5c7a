import { Client, Project } from "node-appwrite";
import { expect, test } from "vitest";
import { ensurePasswordDictionary } from "../../../scripts/deploy/bootstrap.ts";
import { checkLine, checkList } from "../../../scripts/deploy/checklist.ts";
import { openProject } from "../../../scripts/deploy/project.ts";
import { readTarget } from "../../../scripts/deploy/target.ts";
import { startEmptyAppwrite } from "../../steps/empty-appwrite.ts";

const PROJECT = "empty";

const signUp = (endpoint: string, password: string): Promise<Response> =>
  fetch(`${endpoint}/account`, {
    method: "POST",
    headers: { "x-appwrite-project": PROJECT, "content-type": "application/json" },
    body: JSON.stringify({ userId: "unique()", email: `${password}@example.test`, password }),
  });

const targetOf = (endpoint: string, apiKey: string) =>
  readTarget(["--endpoint", endpoint, "--project", PROJECT, "--key", apiKey], {});

async function checked(endpoint: string, apiKey: string): Promise<string> {
  const target = targetOf(endpoint, apiKey);
  const checks = await checkList(openProject(target), target, {});
  return checks.filter(({ what }) => what === "Common passwords").map(checkLine)[0] ?? "";
}

test("a deployment switches the dictionary of common passwords on, once and for good", async () => {
  await using server = await startEmptyAppwrite();
  const { endpoint, apiKey } = server;
  const project = openProject(targetOf(endpoint, apiKey));
  expect(await checked(endpoint, apiKey)).toMatch(/^ {2}\[ \] Common passwords: accepted; switch/);
  expect((await signUp(endpoint, "password1")).status).toBe(201);
  expect(await ensurePasswordDictionary(project)).toEqual([
    "switched on the dictionary of common passwords",
  ]);
  expect(await ensurePasswordDictionary(project)).toEqual([]);
  expect((await signUp(endpoint, "password")).status).toBe(400);
  expect((await signUp(endpoint, "correct-horse-1")).status).toBe(201);
  expect(await checked(endpoint, apiKey)).toBe("  [x] Common passwords: refused");
});

test("a key that may not change it hinders no deployment: the check list says what is left", async () => {
  await using server = await startEmptyAppwrite();
  const { endpoint, apiKey } = server;
  const owner = new Project(new Client().setEndpoint(endpoint).setProject(PROJECT).setKey(apiKey));
  const keyWith = async (scopes: string[]): Promise<string> =>
    (await owner.createKey({ keyId: "unique()", name: "Narrow", scopes: scopes as never })).secret;

  const reader = await keyWith(["policies.read"]);
  expect(await ensurePasswordDictionary(openProject(targetOf(endpoint, reader)))).toEqual([]);
  expect(await checked(endpoint, reader)).toMatch(/^ {2}\[ \] Common passwords: accepted; switch/);

  const blind = await keyWith(["users.read"]);
  expect(await ensurePasswordDictionary(openProject(targetOf(endpoint, blind)))).toEqual([]);
  expect(await checked(endpoint, blind)).toMatch(/^ {2}\[\?\] Common passwords: see http/);
});
