import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appwriteTables } from "#shared/adapters/appwrite/tables.ts";
import { ledgerStore } from "#shared/adapters/ledger-store.ts";
import { projectRoot } from "../../scripts/project-root.ts";
import { startAppwrite, type TestAppwrite } from "../steps/local-appwrite.ts";

let appwrite: TestAppwrite;
beforeAll(async () => {
  appwrite = await startAppwrite();
});
afterAll(async () => appwrite.close());

const ledger = () => {
  const address = { endpoint: appwrite.endpoint, projectId: "areascout" };
  return ledgerStore(appwriteTables(address, appwrite.apiKey), () => new Date());
};
const run = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    [join(projectRoot, "scripts", "correct-ledger.ts"), ...args],
    {
      env: {
        ...process.env,
        APPWRITE_ENDPOINT: appwrite.endpoint,
        APPWRITE_API_KEY: appwrite.apiKey,
      },
    },
  );
const decision = ["--ticket", "T-1", "--reason", "Goodwill", "--approved-by", "Bob"];

describe("an operator's correction", () => {
  test("moves the balance once per ticket, below zero too, with the reason in the ledger", async () => {
    await ledger().openAccount({ userId: "ada", email: "ada@example.test" }, 1_000_000);
    const book = ["--user", "ada", "--credits=-2.5", ...decision];
    expect((await run(...book)).stdout).toContain("f.T-1: recorded\nbalance -1500000 µ$");
    expect((await run(...book)).stdout).toContain("f.T-1: already-recorded\nbalance -1500000 µ$");
    const [newest] = await ledger().entriesOf("ada");
    expect(newest?.entry).toMatchObject({
      $id: "f.T-1",
      kind: "correction",
      amount_micros: -2_500_000,
      note: "Goodwill (approved by Bob)",
    });
    await expect(run("--user", "ada", "--credits=7", ...decision)).rejects.toThrow(
      /ledger\/conflict/,
    );
  });

  test("needs a ticket, a reason and a second person", async () => {
    await ledger().openAccount({ userId: "bob", email: "bob@example.test" }, 0);
    for (const missing of [0, 2, 4]) {
      const given = decision.toSpliced(missing, 2);
      await expect(run("--user", "bob", "--credits=1", ...given)).rejects.toThrow(/is missing/);
    }
    expect((await ledger().accountOf("bob"))?.balanceMicros).toBe(0);
  });

  test("freezes and unfreezes an account", async () => {
    await ledger().openAccount({ userId: "cy", email: "cy@example.test" }, 0);
    expect((await run("--user", "cy", "--freeze")).stdout).toContain("0 µ$, frozen");
    expect((await run("--user", "cy", "--unfreeze")).stdout).toContain("0 µ$, not frozen");
  });
});
