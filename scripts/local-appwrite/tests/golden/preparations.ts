import { readRecording } from "./recordings.ts";
import { signedJwt } from "./tokens.ts";
import { prepareTransactions } from "./transaction-preparations.ts";
import type { World } from "./world.ts";

type Preparation = (world: World) => Promise<void>;

const PROJECT = { "X-Appwrite-Project": "golden", "Content-Type": "application/json" };

async function signIn(world: World, name: string, email: string, password: string): Promise<void> {
  const answer = await world.send({
    method: "POST",
    path: "/v1/account/sessions/email",
    headers: PROJECT,
    body: { email, password },
  });
  rememberSession(world, name, answer.headers);
}

/** Keeps the secret of a sign-in's answer for the placeholder `<session:NAME>`. */
export function rememberSession(
  world: World,
  name: string,
  headers: readonly [string, string][],
): void {
  const fallback =
    headers.find(([header]) => header.toLowerCase() === "x-fallback-cookies")?.[1] ?? "{}";
  const cookies: Record<string, string> = JSON.parse(fallback);
  world.values.set(`<session:${name}>`, cookies.a_session_golden ?? "");
}

/** Good sign-ins and tokens whose secret later cases use. */
export const SESSIONS_OPENED: Record<string, string> = {
  "email session": "alice",
  "second session of the same user": "alice-2",
  "email session with the new password": "alice-3",
  "session from a token: right": "bob",
  "session of the unblocked user": "bob-2",
  "sign in after two links: password of the second": "links",
};

export async function createPerson(world: World, userId: string, name?: string): Promise<void> {
  const email = `${userId}@example.test`;
  await world.asKey("POST", "/v1/users", { userId, email, password: "Passw0rd!x", name });
  await signIn(world, userId, email, "Passw0rd!x");
}

async function rememberMailSecret(world: World): Promise<void> {
  const [mail] = await world.mails();
  const link = new URL(mail?.links[0] ?? "http://none");
  world.values.set("<token-secret>", link.searchParams.get("secret") ?? "");
}

const ROWS = "/v1/tablesdb/main/tables";

async function fillQueryTable(world: World): Promise<void> {
  const [first] = readRecording("06-queries");
  const body = first?.response?.body as { rows: Record<string, unknown>[] };
  for (const [index, row] of body.rows.entries()) {
    const { $id, name, n, f, b, d, tags, loc, txt } = row;
    const date = d === null ? null : `2026-01-0${index + 1}T00:00:00.000+00:00`;
    await world.asKey("POST", `${ROWS}/q/rows`, {
      rowId: $id,
      data: { name, n, f, b, d: date, tags, loc, txt },
    });
  }
}

async function fillCountedTable(world: World): Promise<void> {
  for (let batch = 0; batch < 52; batch += 1) {
    const rows = Array.from({ length: 100 }, (_value, index) => ({ n: index }));
    await world.asKey("POST", `${ROWS}/counted/rows`, { rows });
  }
}

async function rememberUserTransaction(world: World, caller: "carol" | "key"): Promise<void> {
  const asCarol = { ...PROJECT, "X-Appwrite-Session": "<session:carol>" };
  const answer =
    caller === "key"
      ? await world.asKey("POST", "/v1/tablesdb/transactions", {})
      : await world.send({
          method: "POST",
          path: "/v1/tablesdb/transactions",
          headers: asCarol,
          body: {},
        });
  world.values.set("<transaction-id>", String((answer.json as { $id: string }).$id));
}

function expired(world: World): string {
  return signedJwt({ userId: "alice", sessionId: "x", exp: 1 }, world.jwtSecret);
}

/** What the recorder did between two recorded cases, by the name of the latter. */
export const PREPARATIONS: Record<string, Preparation> = {
  "JWT with a wrong signature": async ({ values }) => {
    values.set("<good-jwt>", values.get("<jwt>") ?? "");
    values.set("<jwt>", signedJwt({ userId: "alice", exp: 4_000_000_000 }, "another secret"));
  },
  "expired JWT": async (world) => void world.values.set("<jwt>", expired(world)),
  "JWT and session together": async ({ values }) =>
    void values.set("<jwt>", values.get("<good-jwt>") ?? ""),
  "create verification: url host not a platform": (world) =>
    signIn(world, "alice-4", "alice@example.test", "Newpass!12"),
  "confirm verification: wrong secret": rememberMailSecret,
  "confirm recovery: wrong secret": rememberMailSecret,
  "create row by key": async (world) => {
    await createPerson(world, "carol");
    await createPerson(world, "dave");
  },
  "increment by 1 (no body)": async (world) => {
    await world.asKey("POST", `${ROWS}/acct/rows`, {
      rowId: "a1",
      data: { balance: 10, label: "x", rate: 1.5 },
    });
    await world.asKey("DELETE", `${ROWS}/things/rows/r1`);
    await world.asKey("POST", `${ROWS}/things/rows`, {
      rowId: "r1",
      data: { name: "U", code: "c1" },
    });
  },
  "list rows: no query": fillQueryTable,
  "total is capped (5,200 rows and more in the table)": fillCountedTable,
  "GET with origin: registered platform": async ({ asKey }) =>
    void (await asKey("PATCH", `${ROWS}/things/rows/r2`, { data: { big: null } })),
  "user creates a row": (world) => createPerson(world, "eve"),
  "operator decrement with min, not hit": async (world) =>
    void (await world.asKey("POST", `${ROWS}/acct/rows`, { rowId: "opr", data: { balance: 5 } })),
  "user stages a create in rowsec": (world) => rememberUserTransaction(world, "carol"),
  "key transaction: a guest reads it": (world) => rememberUserTransaction(world, "key"),
  ...prepareTransactions,
};

/** The recorder emptied the rate-limit counters before each file and these cases; here the server is restarted. */
export const COUNTERS_EMPTIED: readonly string[] = [
  "JWT before its session is deleted",
  "rate limit of account creation, try 1",
  "row creation by a user, call 1",
  "account: password is a common one (dictionary off by default)",
];
