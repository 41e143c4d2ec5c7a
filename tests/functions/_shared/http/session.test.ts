import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { ownerLabel } from "#shared/adapters/sign-ins.ts";
import { requireCaller } from "#shared/http/session.ts";

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** A platform that knows one verified person with these labels, and what it was asked. */
async function platform(labels: string[]) {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    req.resume();
    asked.push(`${req.method} ${(req.url ?? "").split("?")[0]}`);
    const person = {
      $id: "ann",
      $updatedAt: "2026-11-24T10:00:00.000+00:00",
      email: "ann@example.test",
      emailVerification: true,
      status: true,
      labels,
    };
    const lists: Record<string, object> = {
      "/v1/users/identities": { total: 0, identities: [] },
      "/v1/users/ann/sessions": { total: 0, sessions: [] },
    };
    res.writeHead(200, { "content-type": "application/json" });
    res.end(JSON.stringify(lists[(req.url ?? "").split("?")[0] ?? ""] ?? person));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { asked, address: { endpoint, projectId: "p" } };
}

const jwt = `e30.${Buffer.from(JSON.stringify({ sessionId: "s" })).toString("base64url")}.x`;
const headers = { authorization: `Bearer ${jwt}` };

test("a first call as verified looks at the person's sign-ins and asks again who is calling", async () => {
  const { asked, address } = await platform([]);
  expect(await requireCaller(address, headers, "key")).toMatchObject({ userId: "ann" });
  expect(asked).toEqual([
    "GET /v1/account",
    "GET /v1/users/ann",
    "GET /v1/users/identities",
    "GET /v1/users/ann/sessions",
    "PUT /v1/users/ann/labels",
    "GET /v1/account",
  ]);
});

test("every later call asks the platform once, for the account alone", async () => {
  const { asked, address } = await platform([ownerLabel("ann@example.test")]);
  expect(await requireCaller(address, headers, "key")).toMatchObject({ userId: "ann" });
  expect(asked).toEqual(["GET /v1/account"]);
});
