import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tasks } from "#collections/tasks.ts";
import type { SnapshotContent } from "#domain/snapshot.ts";
import { appwriteFiles } from "#shared/adapters/appwrite/files.ts";
import { appwriteTables } from "#shared/adapters/appwrite/tables.ts";
import { listingStore } from "#shared/adapters/listing-store.ts";
import { newTask } from "#shared/start/new-task.ts";
import { presetFrom } from "../ask/read-listings.ts";
import { sampleListings } from "../eval-chat/sample-listings.ts";
import { percentile } from "./process-cost.ts";

const users = 20;
const rowsOfEach = 10_000;
/** A person may ask 20 questions a minute. */
const rounds = 14;
const questions = [
  "How many restaurants are there?",
  "How many places have no website?",
  "What is the average rating by suburb?",
  "Top 10 by rating",
  "Which bakeries in Nordend are open on Sunday?",
  "List dentists with a phone number",
];

export interface UsersRun {
  /** 95 of 100 are at least so fast. */
  askedMs: number;
  /** An execution that verifies the bearer, and then refuses the empty body. */
  bareMs: number;
  asked: number;
}

/** Twenty people at once, each with a preset of their own, on the whole local stack. */
export async function runUsers(): Promise<UsersRun> {
  const dataDir = mkdtempSync(join(tmpdir(), "areascout-chat-users-"));
  const child = spawn(process.execPath, [join(import.meta.dirname, "stack-child.ts"), dataDir], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  try {
    const [line] = await once(child.stdout, "data");
    const stack = JSON.parse(String(line)) as Stack;
    const people: Person[] = [];
    // One after the other: what this process held on to, it would stop to look through while it measures.
    for (let at = 0; at < users; at++) people.push(await personWithPreset(stack, contentOf(at)));
    // Each question once: the process has run for a while, and every preset's columns are ready.
    for (let round = 0; round < questions.length; round++) {
      await Promise.all(people.map((person) => ask(stack, person, round)));
    }
    const times = await Promise.all(people.map((person) => inTurns(stack, person)));
    const all = (which: "bare" | "asked"): number[] => times.flatMap((one) => one[which]);
    return {
      askedMs: percentile(all("asked"), 0.95),
      bareMs: percentile(all("bare"), 0.95),
      asked: all("asked").length,
    };
  } finally {
    child.stdin.end();
    await once(child, "exit");
    rmSync(dataDir, { recursive: true });
  }
}

interface Stack {
  origin: string;
  apiKey: string;
}
interface Person {
  taskId: string;
  bearer: string;
}

async function inTurns(stack: Stack, person: Person) {
  const bare: number[] = [];
  const asked: number[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await timed(() => send(stack, person, {}, 400)));
    asked.push(await timed(() => ask(stack, person, round)));
  }
  return { bare, asked };
}

async function timed(run: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

const ask = (stack: Stack, person: Person, round: number): Promise<void> =>
  send(
    stack,
    person,
    {
      niche: "Restaurant",
      name: person.taskId,
      taskId: person.taskId,
      question: questions[round % questions.length],
    },
    200,
  );

async function send(stack: Stack, { bearer }: Person, body: object, status: number): Promise<void> {
  const reply = await fetch(`${local(stack)}/api/queryDatabase`, {
    method: "POST",
    headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const bytes = await reply.arrayBuffer();
  if (reply.status === status) return;
  throw new Error(`queryDatabase: ${reply.status} ${Buffer.from(bytes).toString()}`);
}

/** Names below localhost are not known to Node. */
const local = ({ origin }: Stack): string => origin.replace("localhost", "127.0.0.1");

const contentOf = (at: number): SnapshotContent =>
  presetFrom(sampleListings(rowsOfEach, at), { name: `task${at}`, tier: 2 }).snapshot;

async function personWithPreset(stack: Stack, content: SnapshotContent): Promise<Person> {
  const taskId = content.meta.name;
  const userId = `owner-of-${taskId}`;
  const platform = platformOf(stack);
  await platform("POST", "/users", {
    userId,
    email: `${userId}@example.test`,
    password: "correct horse battery",
  });
  await platform("PATCH", `/users/${userId}/verification`, { emailVerification: true });
  const { jwt } = await platform("POST", `/users/${userId}/jwts`, {});
  await savePreset(stack, { userId, taskId, content });
  return { taskId, bearer: String(jwt) };
}

async function savePreset(
  stack: Stack,
  { userId, taskId, content }: { userId: string; taskId: string; content: SnapshotContent },
): Promise<void> {
  const address = { endpoint: `${local(stack)}/v1`, projectId: "areascout" };
  const tables = appwriteTables(address, stack.apiKey);
  const snapshotId = `${taskId}.0`;
  const files = appwriteFiles(address, stack.apiKey);
  await listingStore(tables, files).saveSnapshot(snapshotId, content);
  const task = newTask(
    {
      userId,
      name: taskId,
      niche: ["Restaurant"],
      types: [],
      tier: 2,
      bounds: { north: 49.1, south: 49, east: 8.5, west: 8.3 },
      place: null,
      previousTaskId: null,
    },
    0,
  );
  await tables.create(tasks, taskId, { ...task, status: "success", snapshot_id: snapshotId });
}

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
