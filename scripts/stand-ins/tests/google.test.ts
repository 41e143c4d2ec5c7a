import { afterAll, beforeAll, expect, test } from "vitest";
import { googleClient } from "../index.ts";
import { type StandInServer, serveStandIns } from "./stand-in-server.ts";

let server: StandInServer;
beforeAll(async () => {
  server = await serveStandIns();
});
afterAll(() => server.close());

const redirectUri = "http://localhost/callback";

/** The address the browser is led back to after this decision. */
async function decide(decision: Record<string, string>): Promise<URL> {
  const query = new URLSearchParams({ redirect_uri: redirectUri, state: "mine", ...decision });
  const answer = await fetch(`${server.origin}/stand-ins/google/answer?${query}`, {
    redirect: "manual",
  });
  return new URL(answer.headers.get("location") ?? "");
}

const exchange = (code: string, changed: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.origin}/stand-ins/google/token`, {
    method: "POST",
    body: new URLSearchParams({
      ...{ client_id: googleClient.id, client_secret: googleClient.secret },
      ...{ code, redirect_uri: redirectUri, ...changed },
    }),
  });

const profileBy = (token: string): Promise<Response> =>
  fetch(`${server.origin}/stand-ins/google/profile`, {
    headers: { authorization: `Bearer ${token}` },
  });

const allow = async (email = "Pat@Example.test"): Promise<string> => {
  const back = await decide({ answer: "allow", email, name: "Pat", verified: "on" });
  expect(back.searchParams.get("state")).toBe("mine");
  return back.searchParams.get("code") ?? "";
};

test("a code and the access token it gives work once, and name the person", async () => {
  const code = await allow();
  const exchanged: unknown = await (await exchange(code)).json();
  const { access_token: token } = exchanged as { access_token: string };
  expect((await exchange(code)).status).toBe(400);
  const profile = await profileBy(token);
  expect(await profile.json()).toMatchObject({
    ...{ email: "pat@example.test", name: "Pat", verified_email: true },
  });
  expect((await profileBy(token)).status).toBe(401);
});

test("a code is good for the client and the address it was made for alone", async () => {
  expect((await exchange(await allow(), { client_secret: "guessed" })).status).toBe(400);
  const elsewhere = { redirect_uri: "http://localhost/elsewhere" };
  expect((await exchange(await allow(), elsewhere)).status).toBe(400);
});

test("whoever cancels is led back with an error and no code", async () => {
  const { searchParams } = await decide({ answer: "cancel" });
  expect([searchParams.get("error"), searchParams.get("code")]).toEqual(["access_denied", null]);
});

test("nobody is led to another machine", async () => {
  const query = new URLSearchParams({ redirect_uri: "https://example.org/", answer: "allow" });
  const answer = await fetch(`${server.origin}/stand-ins/google/answer?${query}`, {
    redirect: "manual",
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
});
