import type { BrowserContext } from "playwright-core";
import type { Role } from "./steps.ts";

/** Somebody who can be photographed: signed up on the local stack, by the same calls as the site's. */
export interface Person {
  userId: string;
  email: string;
  password: string;
  /** The session's cookie, `name=value`. */
  cookie: string;
}

const project = "areascout";
const password = "correct horse 1";

export const roles = ["anonymous", "unverified", "newcomer", "verified"] as const satisfies Role[];

/** Somebody for every role; the verified one has a finished preset. */
export async function signUpEverybody(origin: string): Promise<Record<Role, Person | null>> {
  const verified = await signUpPerson(origin, { name: "Vera", isVerified: true });
  await collectPreset(origin, verified);
  return {
    anonymous: null,
    unverified: await signUpPerson(origin, { name: "Nell", isVerified: false }),
    newcomer: await signUpPerson(origin, { name: "Noor", isVerified: true }),
    verified,
  };
}

/** Makes this browser the person's. */
export async function enter(
  context: BrowserContext,
  origin: string,
  { cookie, userId }: Person,
): Promise<void> {
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: origin, httpOnly: true }]);
  await context.addInitScript(`localStorage.setItem("hasSession", "${userId}")`);
}

export async function signUpPerson(
  origin: string,
  { name, isVerified }: { name: string; isVerified: boolean },
): Promise<Person> {
  const email = `${name.toLowerCase()}@example.test`;
  const userId = `${name.toLowerCase()}1`;
  await call(origin, "POST", "/account", {
    userId,
    email,
    password,
    name,
  });
  const session = await call(origin, "POST", "/account/sessions/email", { email, password });
  const cookie = (session.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";
  if (isVerified) await verify(origin, email, cookie);
  return { userId, email, password, cookie };
}

async function verify(origin: string, email: string, cookie: string): Promise<void> {
  await call(origin, "POST", "/account/verifications/email", { url: `${origin}/verify` }, cookie);
  const mails = (await (await fetch(`${origin}/mailbox/messages`)).json()) as {
    to: string;
    links: string[];
  }[];
  const link = new URL(mails.find(({ to }) => to === email)?.links[0] ?? "");
  await call(
    origin,
    "PUT",
    "/account/verifications/email",
    { userId: link.searchParams.get("userId"), secret: link.searchParams.get("secret") },
    cookie,
  );
}

/** A preset of restaurants and hair salons in the middle of the sample town, collected to its end. */
export async function collectPreset(origin: string, { userId, cookie }: Person): Promise<void> {
  const { jwt } = (await (await call(origin, "POST", "/account/jwts", {}, cookie)).json()) as {
    jwt: string;
  };
  const { sampleBounds } = (await (await fetch(`${origin}/config.json`)).json()) as {
    sampleBounds: { north: number; south: number; east: number; west: number };
  };
  const headers = { authorization: `Bearer ${jwt}`, "content-type": "application/json" };
  await fetch(`${origin}/api/account/init`, {
    method: "POST",
    headers,
    body: JSON.stringify({ userId }),
  });
  const started = await fetch(`${origin}/api/scrape`, {
    method: "POST",
    headers,
    body: JSON.stringify({
      name: "Food and hair",
      niche: ["Restaurant", "Hair Salon"],
      tier: 1,
      bounds: sampleBounds,
    }),
  });
  if (!started.ok) throw new Error(`The preset was refused: ${await started.text()}`);
  const { taskId } = (await started.json()) as { taskId: string };
  for (let look = 0; look < 300; look += 1) {
    const task = (await (await fetch(`${origin}/api/tasks/${taskId}`, { headers })).json()) as {
      status: string;
    };
    if (task.status === "success") return;
    await new Promise((next) => setTimeout(next, 200));
  }
  throw new Error("The preset did not come to its end within a minute.");
}

async function call(
  origin: string,
  method: string,
  path: string,
  body: unknown,
  cookie?: string,
): Promise<Response> {
  const response = await fetch(`${origin}/v1${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      "x-appwrite-project": project,
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}
