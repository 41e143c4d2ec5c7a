import assert from "node:assert/strict";
import { type Case, is } from "../case.ts";
import { asKey, guestClient, newPerson, plain, server, type World } from "../clients.ts";
import { refused } from "../expectations.ts";

/** Part of the paths that are asked for on purpose although no operation has them. */
export const NOWHERE = "no-such-route";

async function refusedPlainly(
  world: World,
  path: string,
  headers: Record<string, string>,
  status: number,
  type: string,
): Promise<void> {
  const answer = await plain(world, path, { headers });
  const body = (await answer.json()) as { type: string };
  assert.deepEqual([answer.status, body.type], [status, type]);
}

/** What every call has in common, and the few that ask for nothing of the project's. */
export const wireCases: Case[] = [
  is("the server answers a ping, tells its version and its health", async (world) => {
    await guestClient(world).ping();
    const version = await plain(world, "/health/version");
    assert.match(((await version.json()) as { version: string }).version, /^\d+\.\d+\.\d+$/);
    const health = await plain(world, "/health", { headers: asKey(world) });
    assert.equal(health.status, 200);
    const locale = await world.key.locale.get();
    assert.equal(typeof locale.countryCode, "string");
  }),
  is("an unknown path is answered with a page, not with JSON", async (world) => {
    for (const method of ["GET", "POST"]) {
      const answer = await plain(world, `/${NOWHERE}`, {
        method,
        headers: { accept: "application/json" },
      });
      assert.equal(answer.status, 404);
      assert.match(answer.headers.get("content-type") ?? "", /^text\/html/);
    }
  }),
  is("every page may ask first, and a stranger's is refused then", async (world) => {
    const origin = "https://elsewhere.example";
    const first = await plain(world, "/account", {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "GET" },
    });
    assert.deepEqual(
      [first.status, first.headers.get("access-control-allow-origin")],
      [204, origin],
    );
    const call = await plain(world, "/account", { headers: { origin } });
    assert.deepEqual([call.status, call.headers.get("access-control-allow-origin")], [403, null]);
  }),
  is("a body that is no JSON counts as none", async (world) => {
    const answer = await plain(world, "/account", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{ no json",
    });
    const { message, type } = (await answer.json()) as { message: string; type: string };
    assert.deepEqual([answer.status, type], [400, "general_argument_invalid"]);
    assert.match(message, /Param "\w+" is not optional\./);
  }),
  is("the project is named, and by a header where there is a key", async (world) => {
    const { endpoint } = world;
    const rows = "/tablesdb/any/tables/any/rows";
    const nobody = await fetch(`${endpoint}${rows}`);
    assert.equal(((await nobody.json()) as { type: string }).type, "general_access_forbidden");
    const byQuery = await fetch(`${endpoint}/users?project=${world.projectId}`, {
      headers: asKey(world),
    });
    assert.equal(((await byQuery.json()) as { type: string }).type, "project_id_missing");
    const elsewhere = { ...world, projectId: "no-such-project" };
    await refusedPlainly(elsewhere, "/account", {}, 404, "project_not_found");
    await refusedPlainly(world, "/users", asKey({ apiKey: "x" }), 401, "user_unauthorized");
  }),
  is("a session and a token together are refused, a key beside a session wins", async (world) => {
    const person = await newPerson(world, "twofold");
    const { jwt } = await person.account.createJWT();
    const session = { "x-appwrite-session": person.session };
    await refusedPlainly(
      world,
      "/account",
      { ...session, "x-appwrite-jwt": jwt },
      403,
      "user_jwt_and_cookie_set",
    );
    const both = await plain(world, "/users", { headers: { ...session, ...asKey(world) } });
    assert.equal(both.status, 200);
  }),
  is("a token of no time is a fault of the server", async (world) => {
    const { account } = await newPerson(world, "timeless");
    await refused(account.createJWT({ duration: 0 }), 500, "general_unknown");
    await refused(account.createJWT({ duration: 3601 }), 400, "general_argument_invalid");
  }),
  is("who asks by an older format gets older shapes", async (world) => {
    const { userId, session } = await newPerson(world, "older");
    const answer = await plain(world, "/account", {
      headers: { "x-appwrite-session": session, "x-appwrite-response-format": "1.8.0" },
    });
    assert.equal(answer.status, 200);
    assert.equal(((await answer.json()) as { $id: string }).$id, userId);
    assert.equal(
      (await world.key.users.list({ queries: [server.Query.limit(1)] })).users.length,
      1,
    );
  }),
];
