import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "../../scripts/project-root.ts";
import { sharedStack } from "../steps/product.ts";
import type { RunningStack } from "../steps/stack.ts";

const folder = mkdtempSync(join(tmpdir(), "areascout-starts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Start {
  script?: string;
  args?: string[];
  variables?: Record<string, string>;
}

/** A start that has to end by itself, with one sentence and 1. */
async function expectSentence(start: Start, sentence: RegExp): Promise<void> {
  const { script = "start", args = [], variables = {} } = start;
  const child = spawn(process.execPath, [join(projectRoot, "scripts", `${script}.ts`), ...args], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...{ ...process.env, PORT: "0", LOCAL_DATA_DIR: join(folder, "unused") },
      ...variables,
      BUILT_BY_TEST_RUN: "true",
    },
  });
  let said = "";
  const keep = (piece: Buffer): void => {
    said += piece.toString();
    // One that starts all the same would go on for ever.
    if (said.includes(" is ready at ") || said.includes("API key:")) child.kill("SIGTERM");
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const code = await new Promise((resolve) => child.on("close", resolve));
  expect([code, said.trim().split("\n").length, said.trim()]).toEqual([
    1,
    1,
    expect.stringMatching(sentence),
  ]);
}

let stack: RunningStack;
beforeAll(async () => {
  stack = await sharedStack();
});

test.concurrent("npm start at settings, arguments, folders and files that can't be used ends with one sentence", async () => {
  const damaged = join(folder, "damaged");
  mkdirSync(damaged);
  writeFileSync(join(damaged, "appwrite.sqlite"), "not a database, but long enough\n".repeat(99));
  await Promise.all([
    expectSentence({ variables: { PORT: "abc" } }, /^PORT is a whole number .*"abc"\.$/),
    expectSentence({ args: ["--dmup", "x"] }, /^Unknown option '--dmup'/),
    expectSentence({ args: ["--dump", import.meta.filename] }, /can't be read as JSON\.$/),
    expectSentence({ variables: { LOCAL_DATA_DIR: "/proc/areascout" } }, /^Nothing can be written/),
    expectSentence({ variables: { LOCAL_DATA_DIR: damaged } }, /appwrite\.sqlite is damaged \(/),
  ]);
});

test.concurrent("npm start at a port or a data folder in use says so, and the other one goes on", async () => {
  const port = Number(new URL(stack.origin).port);
  const variables = { PORT: String(port) };
  const taken = new RegExp(`^Port ${port} is in use.*PORT=${port + 1} npm `);
  await Promise.all([
    expectSentence({ variables }, taken),
    expectSentence({ variables, script: "bare-appwrite" }, taken),
    expectSentence(
      { variables: { LOCAL_DATA_DIR: stack.dataDir } },
      /is in use: another server runs on it\. Stop that one, or choose another data folder/,
    ),
  ]);
  expect((await fetch(`${stack.origin}/config.json`)).status).toBe(200);
});
