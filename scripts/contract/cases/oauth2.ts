import assert from "node:assert/strict";
import { type Case, is, isHere } from "../case.ts";
import { guestClient, type LocalServer, plain, type World, web } from "../clients.ts";
import { refused } from "../expectations.ts";

const STAND_IN = "a stand-in for the other service";
const PAGES = { success: "http://localhost/in", failure: "http://localhost/out" };
const guest = (world: World): web.Account => new web.Account(guestClient(world));

/** Wherever the server sends the browser on this host, the recorder stands in between. */
function throughRecorder(world: World, address: string): string {
  const url = new URL(address);
  return url.pathname.startsWith("/v1/")
    ? `${new URL(world.endpoint).origin}${url.pathname}${url.search}`
    : address;
}

async function next(world: World, address: string): Promise<string> {
  const answer = await fetch(throughRecorder(world, address), { redirect: "manual" });
  await answer.arrayBuffer();
  return answer.headers.get("location") ?? `http://none/${answer.status}`;
}

/** The browser's way from the start, by a person's answer, to a page of the project. */
async function goThrough(
  world: World,
  local: LocalServer,
  start: string,
  answer: Record<string, string>,
): Promise<URL> {
  const consent = new URL(await next(world, start));
  const decision = new URL(local.googleAnswer);
  for (const name of ["redirect_uri", "state"])
    decision.searchParams.set(name, consent.searchParams.get(name) ?? "");
  for (const [name, value] of Object.entries(answer)) decision.searchParams.set(name, value);
  const callback = await next(world, decision.href);
  return new URL(await next(world, await next(world, callback)));
}

const allow = (email: string) => ({ answer: "allow", email, name: "Pat", verified: "on" });

const begin = (world: World, kind: "Token" | "Session"): string => {
  const account = guest(world);
  const given = { provider: web.OAuthProvider.Google, ...PAGES };
  const address =
    kind === "Token" ? account.createOAuth2Token(given) : account.createOAuth2Session(given);
  return String(address);
};

/** Signing in with another service, as a browser does. */
export const oauth2Cases: Case[] = [
  is(
    "a service that is switched off, and a page of somebody else's, are refused",
    async (world) => {
      for (const kind of ["sessions", "tokens"]) {
        const start = `/account/${kind}/oauth2/`;
        const off = await plain(world, `${start}amazon`);
        assert.deepEqual(
          [off.status, off.headers.get("content-type")?.slice(0, 9)],
          [412, "text/html"],
        );
        const foreign = await plain(world, `${start}amazon?success=https://elsewhere.example`);
        assert.equal(foreign.status, 400);
      }
    },
  ),
  isHere("a token from the other service opens a session", STAND_IN, async (world, local) => {
    const email = `${world.id("google")}@example.com`.toLowerCase();
    const page = await goThrough(world, local, begin(world, "Token"), allow(email));
    assert.equal(page.origin + page.pathname, PAGES.success);
    const given = {
      userId: page.searchParams.get("userId") ?? "",
      secret: page.searchParams.get("secret") ?? "",
    };
    const { userId } = await guest(world).createSession(given);
    world.afterwards(() => world.key.users.delete({ userId }));
    const person = await world.key.users.get({ userId });
    assert.deepEqual([person.email, person.emailVerification], [email, true]);
    await refused(guest(world).createSession(given), 401, "user_invalid_token");
    const { users } = world.key;
    await users.updateEmail({ userId, email: `moved-${email}` });
    await refused(
      guest(world).create({ userId: world.id("same"), email, password: "correct horse" }),
      400,
      "general_bad_request",
    );
  }),
  isHere(
    "an address that is waiting to be verified keeps its password and sessions, and gets the other service",
    STAND_IN,
    async (world, local) => {
      const email = `${world.id("linked")}@example.com`.toLowerCase();
      const { users } = world.key;
      const account = guest(world);
      const { $id: userId } = await account.create({
        userId: world.id("linked"),
        email,
        password: "correct horse",
      });
      world.afterwards(() => users.delete({ userId }));
      await users.createSession({ userId });
      const page = await goThrough(world, local, begin(world, "Token"), allow(email));
      assert.equal(page.searchParams.get("userId"), userId);
      assert.equal((await users.listSessions({ userId })).total, 1);
      await guest(world).createEmailPasswordSession({ email, password: "correct horse" });
      const queries = [web.Query.equal("userId", userId)];
      const { identities } = await users.listIdentities({ queries });
      const [linked] = identities;
      assert.deepEqual([linked?.provider, linked?.providerEmail], ["google", email]);
      const identityId = linked?.$id ?? "";
      await users.deleteIdentity({ identityId });
      await refused(users.deleteIdentity({ identityId }), 404, "user_identity_not_found");
      await users.updatePassword({ userId, password: "" });
      await refused(
        guest(world).createEmailPasswordSession({ email, password: "correct horse" }),
        401,
        "user_invalid_credentials",
      );
    },
  ),
  isHere("a session by the other service comes in cookies", STAND_IN, async (world, local) => {
    const email = `${world.id("cookie")}@example.com`.toLowerCase();
    const page = await goThrough(world, local, begin(world, "Session"), allow(email));
    assert.equal(page.href, PAGES.success);
    const { users } = await world.key.users.list({
      queries: [web.Query.equal("email", email)],
    });
    const [made] = users;
    assert.ok(made);
    world.afterwards(() => world.key.users.delete({ userId: made.$id }));
    assert.equal((await world.key.users.listSessions({ userId: made.$id })).total, 1);
  }),
  isHere(
    "who says no comes to the page of failures with the reason",
    STAND_IN,
    async (world, local) => {
      const page = await goThrough(world, local, begin(world, "Token"), { answer: "cancel" });
      assert.equal(page.origin + page.pathname, PAGES.failure);
      const reason = JSON.parse(page.searchParams.get("error") ?? "{}") as { type: string };
      assert.equal(reason.type, "user_oauth2_provider_error");
    },
  ),
];
