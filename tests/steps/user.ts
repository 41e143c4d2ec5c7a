import { Account, Client, ID } from "appwrite";
import type { Task } from "#domain/contract.ts";
import { isFinal } from "#domain/task/task.ts";
import { until } from "./stack.ts";

export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  createdAt: string;
}

/** A signed-up, verified person with a bearer token, as the web client would have one. */
export interface TestUser {
  userId: string;
  email: string;
  password: string;
  /** A client of the official web SDK that holds the session. */
  client: Client;
  jwt: string;
  /** The session's cookie, as a browser keeps it. */
  cookie: { name: string; value: string };
  api: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<ApiAnswer>;
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever the server sent.
  body: any;
}

export async function mailsTo(origin: string, email: string): Promise<Mail[]> {
  const messages = (await (await fetch(`${origin}/mailbox/messages`)).json()) as Mail[];
  return messages.filter((message) => message.to === email);
}

/** Calls the product's API the way a browser does. */
export async function callApi(
  origin: string,
  call: {
    method: string;
    path: string;
    jwt?: string;
    body?: unknown;
    headers?: Record<string, string>;
  },
): Promise<ApiAnswer> {
  const response = await fetch(`${origin}${call.path}`, {
    method: call.method,
    headers: {
      ...(call.jwt ? { authorization: `Bearer ${call.jwt}` } : {}),
      ...(call.body === undefined ? {} : { "content-type": "application/json" }),
      ...call.headers,
    },
    ...(call.body === undefined
      ? {}
      : { body: typeof call.body === "string" ? call.body : JSON.stringify(call.body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Signs up by the official web SDK, follows the link in the mailbox, and makes a token. */
export async function signUp(
  origin: string,
  name: string,
  { verify = true, hasName = true } = {},
): Promise<TestUser> {
  const email = `${name}-${ID.unique()}@example.test`.toLowerCase();
  const password = "correct horse 1";
  const client = new Client().setEndpoint(`${origin}/v1`).setProject("areascout");
  const account = new Account(client);
  const user = await account.create({
    userId: ID.unique(),
    email,
    password,
    ...(hasName ? { name } : {}),
  });
  let cookie = await createSession(origin, email, password);
  client.setSession(decodeURIComponent(cookie.value));
  if (verify) {
    await account.createEmailVerification({ url: `${origin}/verify` });
    const [mail] = await until(
      async () => {
        const mails = await mailsTo(origin, email);
        return mails.length > 0 && mails;
      },
      { what: "verification mail" },
    );
    const link = new URL(mail?.links[0] ?? "");
    await account.updateEmailVerification({
      userId: link.searchParams.get("userId") ?? "",
      secret: link.searchParams.get("secret") ?? "",
    });
    // The first call of any session ends those that are older than the verification.
    cookie = await createSession(origin, email, password);
    client.setSession(decodeURIComponent(cookie.value));
  }
  const { jwt } = await account.createJWT();
  return {
    userId: user.$id,
    email,
    password,
    client,
    jwt,
    cookie,
    api: (method, path, body, headers = {}) =>
      callApi(origin, { method, path, jwt, body, headers }),
  };
}

/** A new session of this person, as the cookie a browser would keep. */
export async function createSession(
  origin: string,
  email: string,
  password: string,
): Promise<TestUser["cookie"]> {
  // Of the two cookies of a session, the one that browsers keep on plain http.
  const name = "a_session_areascout_legacy";
  const response = await fetch(`${origin}/v1/account/sessions/email`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-appwrite-project": "areascout" },
    body: JSON.stringify({ email, password }),
  });
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith(`${name}=`));
  return { name, value: /=([^;]+)/.exec(cookie ?? "")?.[1] ?? "" };
}

/** Opens the account as the navigation bar does; returns the balance in credits. */
export async function openAccount(user: TestUser): Promise<number> {
  const balance = await user.api("GET", `/api/account/balance?uid=${user.userId}`);
  if (balance.status === 200) return balance.body.balance;
  return (await user.api("POST", "/api/account/init", { userId: user.userId })).body.balance;
}

export async function finishedTask(user: TestUser, taskId: string): Promise<Task> {
  return until(
    async () => {
      const { body } = await user.api("GET", `/api/tasks/${taskId}`);
      return isFinal(body.status) && (body as Task);
    },
    { what: `the end of task ${taskId}` },
  );
}

export async function allListings(user: Pick<TestUser, "api">, taskId: string, sort = "") {
  const rows: Record<string, unknown>[] = [];
  for (let cursor: string | null = "0"; cursor !== null; ) {
    const { body } = await user.api(
      "GET",
      `/api/tasks/${taskId}/listings?limit=500&cursor=${cursor}&sort=${sort}`,
    );
    rows.push(...body.rows);
    cursor = body.next;
  }
  return rows;
}
