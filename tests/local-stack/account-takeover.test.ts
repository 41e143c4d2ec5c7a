import { ID } from "appwrite";
import { beforeAll, describe, expect, test } from "vitest";
import { sharedStack } from "../steps/product.ts";
import { until } from "../steps/stack.ts";
import { mailsTo } from "../steps/user.ts";

const password = "chosen by mallory";
const refused = { code: "auth/session-missing" };

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever the server sent.
  body: any;
  location: string;
  session: string;
}

let origin = "";
let calls: string[] = [];

/** One call over HTTP, written down with its answer. */
async function call(
  method: string,
  path: string,
  { body, session, jwt }: { body?: object; session?: string; jwt?: string } = {},
): Promise<Answer> {
  const response = await fetch(path.startsWith("http") ? path : `${origin}${path}`, {
    method,
    redirect: "manual",
    headers: {
      "x-appwrite-project": "areascout",
      ...(body ? { "content-type": "application/json" } : {}),
      ...(session ? { "x-appwrite-session": session } : {}),
      ...(jwt ? { authorization: `Bearer ${jwt}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const { pathname } = new URL(path, origin);
  calls.push(`${method} ${pathname} → ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .find((one) => one.startsWith("a_session_areascout="));
  return {
    status: response.status,
    body: text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text,
    location: response.headers.get("location") ?? "",
    session: decodeURIComponent(/=([^;]+)/.exec(cookie ?? "")?.[1] ?? ""),
  };
}

const signIn = (email: string) =>
  call("POST", "/v1/account/sessions/email", { body: { email, password } });
const jwtOf = async (session: string): Promise<string> =>
  (await call("POST", "/v1/account/jwts", { session, body: {} })).body.jwt;
const product = (session: string, jwt: string) => call("GET", "/api/tasks", { session, jwt });

/** An account with an address that is somebody else's, and an open session of it. */
async function signUp(): Promise<{ email: string; userId: string; session: string }> {
  const email = `victim-${ID.unique()}@example.test`.toLowerCase();
  const body = { userId: ID.unique(), email, password, name: "Mallory" };
  const { body: made } = await call("POST", "/v1/account", { body });
  return { email, userId: made.$id, session: (await signIn(email)).session };
}

/** The victim's browser: Google's page, then a session by the token it brings back. */
async function googleSession(email: string): Promise<string> {
  const page = new URLSearchParams({
    success: `${origin}/profile`,
    failure: `${origin}/login`,
    project: "areascout",
  });
  const consent = await call("GET", `/v1/account/tokens/oauth2/google?${page}`);
  const answer = new URL("/stand-ins/google/answer", origin);
  for (const [name, value] of new URL(consent.location).searchParams)
    answer.searchParams.set(name, value);
  for (const [name, value] of Object.entries({
    answer: "allow",
    email,
    name: "Vera",
    verified: "on",
  }))
    answer.searchParams.set(name, value);
  const back = await call("GET", answer.href);
  const redirect = await call("GET", back.location);
  const landing = new URL((await call("GET", redirect.location)).location);
  const { session } = await call("POST", "/v1/account/sessions/token", {
    body: {
      userId: landing.searchParams.get("userId"),
      secret: landing.searchParams.get("secret"),
    },
  });
  return session;
}

/** The mail goes to the owner of the address, who follows its link. */
async function verify(email: string, session: string): Promise<void> {
  await call("POST", "/v1/account/verifications/email", {
    session,
    body: { url: `${origin}/verify` },
  });
  const [mail] = await until(
    async () => {
      const found = await mailsTo(origin, email);
      return found.length > 0 && found;
    },
    { what: "the mail" },
  );
  const link = new URL(mail?.links[0] ?? "");
  const body = Object.fromEntries(link.searchParams);
  await call("PUT", "/v1/account/verifications/email", { body });
}

describe("an account somebody prepared with an address of somebody else's", () => {
  beforeAll(async () => {
    ({ origin } = await sharedStack());
  });

  test("is its owner's alone once they came by Google: the session and the password of the other get 401", async () => {
    calls = [];
    const mallory = await signUp();
    const mallorysToken = await jwtOf(mallory.session);
    expect((await product("", mallorysToken)).status).toBe(403);
    const vera = await googleSession(mallory.email);
    // As on the real server: the account is linked, and the other's session and password live on.
    expect((await call("GET", "/v1/account", { session: mallory.session })).status).toBe(200);
    expect((await signIn(mallory.email)).status).toBe(201);
    await verify(mallory.email, vera);

    expect((await product("", await jwtOf(vera))).status).toBe(200);
    expect((await call("GET", "/v1/account", { session: mallory.session })).status).toBe(401);
    expect(await product("", mallorysToken)).toMatchObject({ status: 401, body: refused });
    expect((await signIn(mallory.email)).status).toBe(401);
    expect((await call("GET", "/v1/account", { session: vera })).status).toBe(200);
    if (process.env.SHOW_CALLS) console.log(calls.join("\n"));
  });

  test("is closed to the other even where theirs is the first call", async () => {
    const mallory = await signUp();
    const mallorysToken = await jwtOf(mallory.session);
    const vera = await googleSession(mallory.email);
    await verify(mallory.email, vera);
    const answers = await Promise.all([
      product("", mallorysToken),
      product("", mallorysToken),
      product("", await jwtOf(vera)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 200]);
    expect((await signIn(mallory.email)).status).toBe(401);
  });

  test("stays in peace afterwards: a password set by mail, and its sessions, live on", async () => {
    const mallory = await signUp();
    const vera = await googleSession(mallory.email);
    await verify(mallory.email, vera);
    const veras = await jwtOf(vera);
    expect((await product("", veras)).status).toBe(200);
    await call("PATCH", "/v1/account/password", { session: vera, body: { password } });
    const { session } = await signIn(mallory.email);
    expect((await product("", await jwtOf(session))).status).toBe(200);
    expect((await product("", veras)).status).toBe(200);
  });
});

describe("a plain sign-up by email", () => {
  beforeAll(async () => {
    ({ origin } = await sharedStack());
  });

  test("keeps its password and the log-in after the verification; earlier sessions end", async () => {
    const { email, session: early } = await signUp();
    const earlyToken = await jwtOf(early);
    await verify(email, early);
    const { session } = await signIn(email);
    expect((await product("", await jwtOf(session))).status).toBe(200);
    expect(await product("", earlyToken)).toMatchObject({ status: 401, body: refused });
    expect((await signIn(email)).status).toBe(201);
  });

  test("stays logged in where it signed up, if that is where it comes back verified", async () => {
    const { email, session } = await signUp();
    await verify(email, session);
    const jwt = await jwtOf(session);
    const answers = await Promise.all([product("", jwt), product("", jwt), product("", jwt)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
