import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { optOutLimits } from "#domain/limits/opt-out.ts";
import { projectRoot } from "../../scripts/project-root.ts";
import { collectPreset } from "../steps/chat.ts";
import { type RunningStack, startStack, until } from "../steps/stack.ts";
import { allListings, callApi, openAccount, signUp, type TestUser } from "../steps/user.ts";

let stack: RunningStack;
let user: TestUser;

beforeAll(async () => {
  stack = await startStack();
  user = await signUp(stack.origin, "ada");
  await openAccount(user);
});
afterAll(() => stack.stop());

/** `npm run suppressions`, as an operator calls it. */
const operator = (...given: string[]): string =>
  execFileSync(process.execPath, [join(projectRoot, "scripts", "suppressions.ts"), ...given], {
    encoding: "utf8",
    env: {
      ...process.env,
      APPWRITE_ENDPOINT: `${stack.origin.replace("localhost", "127.0.0.1")}/v1`,
      APPWRITE_API_KEY: readFileSync(join(stack.dataDir, "api-key"), "utf8").trim(),
    },
  });
const ask = (body: object, headers: Record<string, string> = {}) =>
  callApi(stack.origin, { method: "POST", path: "/api/opt-out", body, headers });

describe("a request to be left out, by phone number", () => {
  test("waits for the operator, holds for everybody once approved, and ends when it is removed", async () => {
    const task = await collectPreset(stack, user, "Food", ["Restaurant"]);
    const rows = await allListings(user, task.taskId);
    const phone = String(rows.find((row) => /^\+44\d{9,10}$/.test(String(row.phone)))?.phone);
    const count = rows.filter((row) => row.phone === phone).length;

    const asked = await ask({ subject: phone, note: "We are closed.", contact: "me@shop.example" });
    expect([asked.status, asked.body]).toEqual([
      200,
      { id: expect.any(String), kind: "phone", value: phone, state: "asked", proof: null },
    ]);
    expect(operator("list", "asked")).toContain(`asked  phone ${phone}  We are closed.; me@shop`);
    const total = async () =>
      (await user.api("GET", `/api/tasks/${task.taskId}/listings?limit=1`)).body.total;
    expect(await total()).toBe(rows.length);

    expect(operator("approve", phone)).toContain("left out");
    const left = async (wanted: number) => (await total()) === wanted;
    await until(() => left(rows.length - count), { what: "it to go" });
    expect(operator("list")).toContain(`withheld by operator  phone ${phone}`);

    expect(operator("remove", phone)).toContain("removed");
    await until(() => left(rows.length), { what: "it to come back" });
    expect(operator("list")).not.toContain(phone);
  });

  test("asked too often from one network is refused, with the minutes to wait", async () => {
    const network = { "x-forwarded-for": "192.0.2.7" };
    const answers = [];
    for (let times = 0; times <= optOutLimits.perHour; times++)
      answers.push(await ask({ subject: "cafe.example" }, network));
    const last = answers.at(-1);
    expect([last?.status, last?.body.code]).toEqual([429, "limit/opt-outs"]);
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await ask({ subject: "x", uid: "y" }, network)).status).toBe(400);
  });
});
