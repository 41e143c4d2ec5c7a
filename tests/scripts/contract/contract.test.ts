import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Outcome, runContract } from "../../../scripts/contract/run.ts";
import { type ServedCalls, startContractServer } from "../../../scripts/contract-server.ts";
import { projectRoot } from "../../../scripts/project-root.ts";

describe("the contract with both SDKs and the command line", () => {
  const folder = mkdtempSync(join(tmpdir(), "areascout-contract-"));
  const lines: string[] = [];
  let outcome: Outcome;
  let served: ServedCalls;

  beforeAll(async () => {
    const server = await startContractServer(folder);
    try {
      outcome = await runContract(server.api, {
        modules: join(projectRoot, "node_modules"),
        sharedDir: process.env.SHARED_DIR || join(projectRoot, "..", "shared"),
        say: (line) => void lines.push(line),
      });
      served = server.served();
    } finally {
      await server.close();
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("the local Appwrite keeps all of it, and no case is left out", () => {
    expect(lines.filter((line) => !/^ {2}ok|^\w/.test(line))).toEqual([]);
    expect(outcome).toMatchObject({ failed: 0, leftOut: [], violations: 0 });
    expect(outcome.passed).toBeGreaterThan(120);
  });

  test("every operation that is served is called well", () => {
    expect(served.operations).toBeGreaterThan(250);
    expect(served.missed).toEqual([]);
  });

  test("no client asks for what is not served", () => {
    expect(served.unknown).toEqual([]);
    expect(served.unknownOnPurpose).toEqual(["GET /no-such-route", "POST /no-such-route"]);
  });

  test("every error the notes list is seen at every call it is listed for, or it is said why not", () => {
    expect(outcome.errors.missing).toEqual([]);
    expect(outcome.errors.seen).toBe(outcome.errors.listed);
    expect(outcome.errors.unshown.every((one) => /: \d{3} \w+: .+ .+/.test(one))).toBe(true);
  });
});
