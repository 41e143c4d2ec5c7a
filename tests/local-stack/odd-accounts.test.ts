import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { sharedStack } from "../steps/product.ts";
import type { RunningStack } from "../steps/stack.ts";
import { signUp, type TestUser } from "../steps/user.ts";

/** Settings that break whoever reads them carelessly; every value of a marker is looked for in logs. */
const settings: [string, string][] = [
  ["a key called __proto__", '{"__proto__":{"marker":"7b1e5a"}}'],
  ["a key called constructor deep inside", '{"a":[{"constructor":{"marker":"7b1e5a"}}]}'],
  ["keys of JavaScript's own", '{"toString":1,"toJSON":2,"valueOf":3,"marker":"7b1e5a"}'],
  ["numbers past 2^53", '{"n":12345678901234567,"marker":"7b1e5a"}'],
  ["60,000 characters", `{"marker":"7b1e5a","long":"${"x".repeat(60_000)}"}`],
  ["400 lists in each other", `{"marker":"7b1e5a","deep":${"[".repeat(400)}${"]".repeat(400)}}`],
];
const functions = ["balance", "tasks", "scrape", "query-database", "create-link", "delete-me"];

async function errorsOf(stack: RunningStack): Promise<string> {
  const headers = {
    "x-appwrite-project": "areascout",
    "x-appwrite-key": readFileSync(join(stack.dataDir, "api-key"), "utf8"),
  };
  const lists = functions.map(async (id) => {
    const answer = await fetch(`${stack.origin}/v1/functions/${id}/executions`, { headers });
    return answer.text();
  });
  return (await Promise.all(lists)).join("\n");
}

const write = (stack: RunningStack, user: TestUser, method: string, what: string, body: string) =>
  fetch(`${stack.origin}/v1/account/${what}`, {
    method,
    headers: {
      "content-type": "application/json",
      "x-appwrite-project": "areascout",
      "x-appwrite-session": decodeURIComponent(user.cookie.value),
    },
    body,
  });

describe("whatever people write about themselves", () => {
  let stack: RunningStack;
  beforeAll(async () => {
    stack = await sharedStack();
  });

  test.each(settings)(
    "%s: every call works, deletion too, and no log tells of it",
    async (_, prefs) => {
      const user = await signUp(stack.origin, "odd");
      expect((await write(stack, user, "PATCH", "prefs", `{"prefs":${prefs}}`)).status).toBe(200);
      const opened = await user.api("POST", "/api/account/init", { userId: user.userId });
      expect(opened).toMatchObject({ status: 200, body: { balance: 5 } });
      const asked = [
        ["GET", "/api/tasks", undefined, 200],
        ["GET", "/api/account/export", undefined, 200],
        ["POST", "/api/scrape", {}, 400],
        ["POST", "/api/queryDatabase", {}, 400],
        ["POST", "/api/paddle/create-link", {}, 400],
        ["DELETE", "/api/me", undefined, 200],
      ] as const;
      for (const [method, path, body, status] of asked)
        expect((await user.api(method, path, body)).status, path).toBe(status);
      expect((await user.api("GET", "/api/tasks")).status).toBe(401);
      const log = await errorsOf(stack);
      expect(log).not.toContain("7b1e5a");
      expect(log).not.toContain(user.email);
    },
  );

  test.each([
    [
      "right to left and joined signs",
      "\u202e\u200d\u{1f469}\u200d\u{1f469}\u0000\u0301".repeat(9),
    ],
    ["128 signs of four bytes", "\u{1f600}".repeat(64)],
    ["markup and quotes", `"><script>alert(1)</script>'; DROP TABLE users; --`],
  ])("a name of %s: every call works, deletion too", async (_, name) => {
    const user = await signUp(stack.origin, "odd");
    expect((await write(stack, user, "PATCH", "name", JSON.stringify({ name }))).status).toBe(200);
    const exported = await user.api("GET", "/api/account/export");
    expect([exported.status, exported.body.code]).not.toContain(500);
    expect((await user.api("DELETE", "/api/me")).status).toBe(200);
  });
});
