import { expect } from "vitest";
import type { World } from "./world.ts";

const ROWS = "/v1/tablesdb/main/tables";

type Check = (world: World, facts: Record<string, unknown>) => Promise<void>;

function segment(token: string, index: number): Record<string, unknown> {
  const parsed: Record<string, unknown> = JSON.parse(
    Buffer.from(token.split(".")[index] ?? "", "base64url").toString(),
  );
  return parsed;
}

async function checkMail(world: World, facts: Record<string, unknown>): Promise<void> {
  const [mail] = await world.mails();
  const link = new URL(mail?.links[0] ?? "http://none");
  expect(mail?.subject).toBe(facts.subject);
  expect(link.searchParams.get("secret")).toHaveLength(Number(facts.secretLength));
  const secret = link.searchParams.get("secret") ?? "";
  const expire = encodeURIComponent(link.searchParams.get("expire") ?? "");
  const recorded = String(facts.link)
    .replace("<token-secret>", secret)
    .replace("<urlencoded-date>", expire);
  expect(mail?.links[0]).toBe(recorded);
}

const CHECKS: Record<string, Check> = {
  "JWT header and claims": async ({ values }, facts) => {
    const token = values.get("<jwt>") ?? "";
    const claims = segment(token, 1);
    expect(segment(token, 0)).toEqual(facts.header);
    expect(Object.keys(claims)).toEqual(facts.claimNames);
    expect(Math.round(Number(claims.exp) - Date.now() / 1000)).toBeGreaterThan(
      Number(facts.secondsToExp) - 10,
    );
  },
  "verification mail": checkMail,
  "recovery mail": checkMail,
  "$createdAt given by key: stored value": async ({ asKey }) => {
    const row = await asKey("GET", `${ROWS}/things/rows/rdate`);
    expect(row.json).toMatchObject({ $createdAt: "2020-01-01T00:00:00.000+00:00" });
  },
  "limit 10000 on a table of more than 5,200 rows": async ({ asKey }, facts) => {
    const query = encodeURIComponent('{"method":"limit","values":[10000]}');
    const answer = await asKey("GET", `${ROWS}/counted/rows?queries[0]=${query}`);
    const { total, rows } = answer.json as { total: number; rows: unknown[] };
    expect({ status: answer.status, total, rowsReturned: rows.length }).toEqual(facts);
  },
  "request body over 12 MiB": async ({ send }) => {
    const headers = { "X-Appwrite-Project": "golden", "Content-Type": "application/json" };
    const bodyText = JSON.stringify({ email: "x".repeat(12 * 1024 * 1024) });
    await expect(
      send({ method: "POST", path: "/v1/account", headers, bodyText }),
    ).rejects.toThrow();
  },
  "12 sign-ins of one user: sessions kept": async ({ asKey }, facts) => {
    for (let session = 0; session < 12; session += 1) await asKey("POST", "/v1/users/eve/sessions");
    const answer = await asKey("GET", "/v1/users/eve/sessions");
    expect({ status: answer.status, total: (answer.json as { total: number }).total }).toEqual(
      facts,
    );
  },
};

/** Checks what was recorded as facts instead of an exchange. */
export async function checkFacts(
  world: World,
  name: string,
  facts: Record<string, unknown>,
): Promise<void> {
  const check = CHECKS[name];
  if (!check) throw new Error(`no check for the recorded facts: ${name}`);
  await check(world, facts);
}
