import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The local stack in a process of its own. */
export interface Stack {
  origin: string;
  apiKey: string;
}

export interface Person {
  userId: string;
  bearer: string;
}

/** Starts the whole local stack with these variables, and ends it when the work is done. */
export async function withStack<T>(
  variables: Record<string, string>,
  work: (stack: Stack) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), "areascout-people-"));
  const program = join(import.meta.dirname, "stack-child.ts");
  const child = spawn(process.execPath, [program, dataDir, JSON.stringify(variables)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  try {
    const [line] = await once(child.stdout, "data");
    return await work(JSON.parse(String(line)) as Stack);
  } finally {
    child.stdin.end();
    await once(child, "exit");
    rmSync(dataDir, { recursive: true });
  }
}

/** Somebody with a verified address. */
export async function newPerson(stack: Stack, userId: string): Promise<Person> {
  const platform = platformOf(stack);
  await platform("POST", "/users", {
    userId,
    email: `${userId}@example.test`,
    password: "correct horse battery",
  });
  await platform("PATCH", `/users/${userId}/verification`, { emailVerification: true });
  const { jwt } = await platform("POST", `/users/${userId}/jwts`, {});
  return { userId, bearer: String(jwt) };
}

/** What a function says; another status than expected ends the run. */
export async function call(
  stack: Stack,
  { bearer }: Person,
  { path, body, status }: { path: string; body: object; status: number },
): Promise<unknown> {
  const reply = await fetch(local(stack) + path, {
    method: "POST",
    headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  const isJson = reply.headers.get("content-type")?.includes("json");
  if (reply.status === status) return isJson ? JSON.parse(text) : text;
  throw new Error(`${path}: ${reply.status} ${text}`);
}

/** How long it took, in milliseconds. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** Names below localhost are not known to Node. */
export const local = ({ origin }: Stack): string => origin.replace("localhost", "127.0.0.1");

const platformOf =
  (stack: Stack) =>
  async (method: string, path: string, body: object): Promise<Record<string, unknown>> => {
    const reply = await fetch(`${local(stack)}/v1${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        "x-appwrite-project": "areascout",
        "x-appwrite-key": stack.apiKey,
      },
      body: JSON.stringify(body),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
    return text === "" ? {} : JSON.parse(text);
  };
