import { Account, OAuthProvider } from "appwrite";
import { Account as ServerAccount, Client as ServerClient, Users } from "node-appwrite";
import { describe, expect, test } from "vitest";
import { startProvider } from "./fixtures/oauth2-provider.ts";
import {
  guestClient,
  keyClient,
  PROJECT,
  startServer,
  type TestServer,
} from "./fixtures/start-server.ts";

const PAGES = { success: "http://localhost/profile", failure: "http://localhost/login" };

/** Appwrite beside a service that plays Google. */
async function startBoth() {
  const provider = await startProvider();
  const server = await startServer({ options: { oauth2: { google: provider.settings } } });
  return {
    server,
    answerAddress: provider.answerAddress,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      await provider.close();
    },
  };
}

type Both = Awaited<ReturnType<typeof startBoth>>;

const locationOf = async (address: string): Promise<URL> => {
  const reply = await fetch(address, { redirect: "manual" });
  return new URL(reply.headers.get("location") ?? "http://none");
};

/** Goes the browser's way from Appwrite's start over Google's answer to the page of the project. */
async function goThrough(both: Both, start: string, answer: Record<string, string>): Promise<URL> {
  const consent = await locationOf(start);
  const decision = new URL(both.answerAddress);
  for (const name of ["redirect_uri", "state"]) {
    decision.searchParams.set(name, consent.searchParams.get(name) ?? "");
  }
  for (const [name, value] of Object.entries(answer)) decision.searchParams.set(name, value);
  const callback = await locationOf(decision.href);
  const last = await locationOf(callback.href);
  return locationOf(last.href);
}

const allow = (email: string, verified = true): Record<string, string> => ({
  answer: "allow",
  email,
  name: "Pat",
  ...(verified ? { verified: "on" } : {}),
});

const startOf = (server: TestServer): string =>
  String(
    new Account(guestClient(server)).createOAuth2Token({
      provider: OAuthProvider.Google,
      ...PAGES,
    }),
  );

const tokenIn = (page: URL) => ({
  userId: page.searchParams.get("userId") ?? "",
  secret: page.searchParams.get("secret") ?? "",
});

describe("signing in with another service", () => {
  test("a newcomer gets a verified account and a session by the token, once", async () => {
    await using both = await startBoth();
    const page = await goThrough(both, startOf(both.server), allow("Pat@Example.test"));
    expect(`${page.origin}${page.pathname}`).toBe(PAGES.success);
    const guest = new ServerAccount(
      new ServerClient().setEndpoint(both.server.endpoint).setProject(PROJECT),
    );
    const session = await guest.createSession(tokenIn(page));
    expect(session).toMatchObject({ provider: "google", current: true });
    const user = await new Users(keyClient(both.server)).get({ userId: session.userId });
    expect(user).toMatchObject({ email: "pat@example.test", name: "Pat", emailVerification: true });
    expect(user.passwordUpdate).toBe("");
    await expect(guest.createSession(tokenIn(page))).rejects.toMatchObject({
      type: "user_invalid_token",
    });
  });

  test("the same Google account is the same person again", async () => {
    await using both = await startBoth();
    const first = await goThrough(both, startOf(both.server), allow("pat@example.test"));
    const again = await goThrough(both, startOf(both.server), allow("pat@example.test"));
    expect(tokenIn(again).userId).toBe(tokenIn(first).userId);
    expect((await new Users(keyClient(both.server)).list()).total).toBe(1);
  });

  test("an address that is known by password is that person, if Google has verified it", async () => {
    await using both = await startBoth();
    const users = new Users(keyClient(both.server));
    const ann = { userId: "ann", email: "ann@example.test", password: "a good password" };
    await users.create(ann);
    const page = await goThrough(both, startOf(both.server), allow(ann.email));
    expect(tokenIn(page).userId).toBe("ann");
  });

  test("an unverified Google address never opens somebody else's account", async () => {
    await using both = await startBoth();
    const users = new Users(keyClient(both.server));
    await users.create({ userId: "ann", email: "ann@example.test", password: "a good password" });
    const page = await goThrough(both, startOf(both.server), allow("ann@example.test", false));
    expect(`${page.origin}${page.pathname}`).toBe(PAGES.failure);
    expect(page.searchParams.has("secret")).toBe(false);
    expect(JSON.parse(page.searchParams.get("error") ?? "{}")).toMatchObject({ code: 400 });
  });

  test("a newcomer counts as verified even where the provider has not verified the address", async () => {
    await using both = await startBoth();
    const page = await goThrough(both, startOf(both.server), allow("una@example.test", false));
    const { userId } = tokenIn(page);
    const user = await new Users(keyClient(both.server)).get({ userId });
    expect(user).toMatchObject({ email: "una@example.test", emailVerification: true });
  });

  test("whoever cancels lands on the failure page with the reason", async () => {
    await using both = await startBoth();
    const page = await goThrough(both, startOf(both.server), { answer: "cancel" });
    expect(`${page.origin}${page.pathname}`).toBe(PAGES.failure);
    expect(JSON.parse(page.searchParams.get("error") ?? "{}")).toMatchObject({
      type: "user_oauth2_provider_error",
      code: 424,
    });
  });

  test("the session variant signs in by cookies", async () => {
    await using both = await startBoth();
    const start = String(
      new Account(guestClient(both.server)).createOAuth2Session({
        provider: OAuthProvider.Google,
        ...PAGES,
      }),
    );
    const consent = await locationOf(start);
    const decision = new URL(both.answerAddress);
    for (const [name, value] of [
      ...consent.searchParams,
      ...Object.entries(allow("p@example.test")),
    ])
      decision.searchParams.set(name, value);
    const last = await locationOf((await locationOf(decision.href)).href);
    const reply = await fetch(last, { redirect: "manual" });
    expect(reply.headers.get("location")).toBe(PAGES.success);
    const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    const account = await fetch(`${both.server.endpoint}/account`, {
      headers: { "x-appwrite-project": PROJECT, cookie: cookies.join("; ") },
    });
    expect(await account.json()).toMatchObject({ email: "p@example.test" });
  });

  test("never leads to a foreign site, from the start or by a forged state", async () => {
    await using both = await startBoth();
    const start = new URL(startOf(both.server));
    start.searchParams.set("success", "https://evil.example.org/");
    expect((await fetch(start, { redirect: "manual" })).status).toBe(400);
    const state = JSON.stringify({
      success: "https://evil.example.org/",
      failure: "",
      token: true,
    });
    const forged = `${both.server.endpoint}/account/sessions/oauth2/google/redirect?project=${PROJECT}&code=x&state=${encodeURIComponent(state)}`;
    const reply = await fetch(forged, { redirect: "manual" });
    expect(reply.status).toBe(400);
    expect(reply.headers.get("location")).toBeNull();
  });

  test("a deleted person's Google account is a newcomer", async () => {
    await using both = await startBoth();
    const first = tokenIn(await goThrough(both, startOf(both.server), allow("p@example.test")));
    await new Users(keyClient(both.server)).delete({ userId: first.userId });
    const again = tokenIn(await goThrough(both, startOf(both.server), allow("p@example.test")));
    expect(again.userId).not.toBe(first.userId);
    expect(again.secret).not.toBe("");
  });
});

describe("sessions", () => {
  test("say on what they were opened, for the usual browsers", async () => {
    await using server = await startServer({});
    const users = new Users(keyClient(server));
    await users.create({ userId: "ann", email: "ann@example.test", password: "a good password" });
    const agents: [string, object][] = [
      [
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
        { clientName: "Microsoft Edge", osName: "Windows", osVersion: "10", deviceName: "desktop" },
      ],
      [
        "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1",
        { clientName: "Safari", osName: "iOS", osVersion: "19.1", deviceName: "smartphone" },
      ],
      [
        "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
        { clientName: "Firefox", clientVersion: "140.0", osName: "GNU/Linux" },
      ],
      ["curl/8.5.0", { clientName: "", osName: "", deviceName: "" }],
    ];
    for (const [agent, facts] of agents) {
      const reply = await fetch(`${server.endpoint}/account/sessions/email`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-appwrite-project": PROJECT,
          "user-agent": agent,
        },
        body: JSON.stringify({ email: "ann@example.test", password: "a good password" }),
      });
      expect(await reply.json()).toMatchObject(facts);
    }
  });

  test("of somebody anonymous have a person without an address", async () => {
    await using server = await startServer({});
    const guest = new ServerAccount(
      new ServerClient().setEndpoint(server.endpoint).setProject(PROJECT),
    );
    const session = await guest.createAnonymousSession();
    expect(session.provider).toBe("anonymous");
    const user = await new Users(keyClient(server)).get({ userId: session.userId });
    expect([user.email, user.emailVerification]).toEqual(["", false]);
  });
});
