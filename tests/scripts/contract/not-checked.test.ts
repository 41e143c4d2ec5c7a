import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountCases } from "../../../scripts/contract/cases/account.ts";
import { peopleCases } from "../../../scripts/contract/cases/people.ts";
import { createNotes } from "../../../scripts/contract/notes.ts";
import { startRecorder } from "../../../scripts/contract/recorder.ts";
import { runContract } from "../../../scripts/contract/run.ts";
import { type RunningAppwrite, startLocalAppwrite } from "../../../scripts/local-appwrite/index.ts";
import { projectRoot } from "../../../scripts/project-root.ts";

describe("what the contract can't check on a server that is somebody else's", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "areascout-limited-"));
  let appwrite: RunningAppwrite;

  beforeAll(async () => {
    appwrite = await startLocalAppwrite({
      port: 0,
      dataDir,
      projectId: "limited",
      rateLimits: true,
    });
  });
  afterAll(async () => {
    await appwrite.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const run = (lines: string[]) =>
    runContract(appwrite, {
      modules: join(projectRoot, "node_modules"),
      sharedDir: "no such folder",
      say: (line) => void lines.push(line),
      groups: [["people", [...peopleCases, ...accountCases]]],
    });

  test("is left out with its reason and counted, and is no failure, however often it runs", async () => {
    const first = await run([]);
    expect(first).toMatchObject({ failed: 0 });
    expect([...new Set(first.leftOut)]).toEqual(["needs reading the mails that are sent"]);

    // The sign-ups of an hour are used up.
    for (let call = 0; call < 10; call += 1)
      await fetch(`${appwrite.endpoint}/account`, {
        method: "POST",
        headers: { "x-appwrite-project": "limited" },
      });
    const lines: string[] = [];
    const second = await run(lines);
    expect(second).toMatchObject({ failed: 0, passed: first.passed - 1 });
    const reason = /^POST \/account is limited: 0 calls left until \d\d:\d\d UTC$/;
    expect(second.leftOut.filter((one) => reason.test(one))).toHaveLength(1);
    expect(
      lines.filter((line) => /^ {2}-- .*\(not checked: POST \/account/.test(line)),
    ).toHaveLength(1);
  });

  test("no SDK prints a line about the age of a server that warns of it", async () => {
    const older = createServer((_req, res) => {
      res.setHeader("x-appwrite-warning", "The current SDK is built for Appwrite 2.0.0.");
      res.setHeader("content-type", "application/json");
      res.end("{}");
    });
    await new Promise<void>((done) => older.listen(0, "127.0.0.1", done));
    const target = `http://127.0.0.1:${(older.address() as AddressInfo).port}/v1`;
    const verdict = { operation: undefined, violations: [] };
    const recorder = await startRecorder(target, () => verdict, createNotes());
    const answer = await fetch(`${recorder.endpoint}/ping`);
    expect(await answer.text()).toBe("{}");
    expect(answer.headers.get("x-appwrite-warning")).toBeNull();
    await recorder.close();
    await new Promise((done) => older.close(done));
  });
});
