import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Account, Client } from "appwrite";
import { Client as ServerClient, Users } from "node-appwrite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deletions } from "#collections/deletions.ts";
import { finishDeletions } from "#shared/deletion/delete-account.ts";
import { depth } from "../depth.ts";
import { expectErased } from "../steps/erased-person.ts";
import { startAppwrite, type TestAppwrite } from "../steps/local-appwrite.ts";
import { deletionWorld, leaseMs, type Person, personWithData } from "../steps/person-with-data.ts";

const atOnce = 4;
/** The order and the end of all sessions come before the person is removed. */
const writesBeforeRemoval = 2;
const password = "a long enough secret";
let appwrite: TestAppwrite;
beforeAll(async () => {
  appwrite = await startAppwrite();
});
afterAll(() => appwrite.close());

interface Killed {
  person: Person;
  afterWrite: number;
  /** Whether it came to its end before the kill. */
  hasEnded: boolean;
}

const users = (): Users =>
  new Users(
    new ServerClient()
      .setEndpoint(appwrite.endpoint)
      .setProject("areascout")
      .setKey(appwrite.apiKey),
  );

/** Deletes an account in a process that is killed as soon as its n-th write was answered. */
async function killedAfter(write: number): Promise<Killed> {
  const person = await personWithData(appwrite, `killed${write}`);
  await users().updatePassword({ userId: person.userId, password });
  let child: ChildProcess | undefined;
  let writes = 0;
  const gate: Server = createServer((req, res) => {
    if (req.method !== "GET") {
      writes += 1;
      // What it asks for at the same time finds nobody to answer to.
      if (writes === write) res.once("finish", () => child?.kill("SIGKILL"));
    }
    appwrite.handle(req, res);
  });
  await new Promise<void>((done) => gate.listen(0, "127.0.0.1", done));
  const endpoint = `http://127.0.0.1:${(gate.address() as AddressInfo).port}/v1`;
  const { userId, email } = person;
  child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, "../steps/deleting-process.ts"),
      ...[endpoint, appwrite.apiKey, userId, email],
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const signal = await new Promise((done) => child.once("exit", (_, by) => done(by)));
  gate.closeAllConnections();
  await new Promise((done) => gate.close(done));
  return { person, afterWrite: write, hasEnded: signal === null };
}

const logIn = ({ email }: Person): Promise<unknown> =>
  new Account(
    new Client().setEndpoint(appwrite.endpoint).setProject("areascout"),
  ).createEmailPasswordSession({ email, password });

test("an account's deletion killed after any of its writes is finished by the sweeps, with nothing left but the books", async () => {
  const killed: Killed[] = [];
  for (let round = 0; killed.every(({ hasEnded }) => !hasEnded); round++) {
    const writes = Array.from(
      { length: atOnce },
      (_, at) => 1 + (round * atOnce + at) * depth.deletionWritesPerKill,
    );
    killed.push(...(await Promise.all(writes.map(killedAfter))));
  }
  const cutOff = killed.filter(({ hasEnded }) => !hasEnded);
  expect(cutOff.length * depth.deletionWritesPerKill).toBeGreaterThan(15);
  const removed = cutOff.filter(({ afterWrite }) => afterWrite > writesBeforeRemoval);
  expect(removed.length).toBeLessThan(cutOff.length);
  for (const { person, afterWrite } of removed)
    await expect(logIn(person), `after write ${afterWrite}`).rejects.toMatchObject({ code: 401 });

  const world = deletionWorld(appwrite, () => new Date(Date.now() + 10 * leaseMs));
  while ((await world.tables.list(deletions)).length > 0)
    expect(await finishDeletions(world)).toBeGreaterThan(0);
  for (const { person } of killed) await expectErased(appwrite, person);
  for (const { person } of killed) await expect(logIn(person)).rejects.toMatchObject({ code: 401 });
});
