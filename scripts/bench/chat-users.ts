import { tasks } from "#collections/tasks.ts";
import type { SnapshotContent } from "#domain/snapshot/snapshot.ts";
import { appwriteFiles } from "#shared/adapters/appwrite/files.ts";
import { appwriteTables } from "#shared/adapters/appwrite/tables.ts";
import { listingStore } from "#shared/adapters/listing-store.ts";
import { newTask } from "#shared/start/new-task.ts";
import { presetFrom } from "../ask/read-listings.ts";
import { sampleListings } from "../eval-chat/sample-listings.ts";
import { call, local, newPerson, type Person, type Stack, timed, withStack } from "./people.ts";
import { percentile } from "./process-cost.ts";

const questions = [
  "How many restaurants are there?",
  "How many places have no website?",
  "What is the average rating by suburb?",
  "Top 10 by rating",
  "Which bakeries in Nordend are open on Sunday?",
  "List dentists with a phone number",
];

const firstAtOnce = 20;

export interface Crowd {
  users: number;
  rowsOfEach: number;
  /** Questions of each; a person may ask 20 a minute, one of each kind before included. */
  rounds: number;
}

export interface UsersRun {
  /** 95 of 100 are at least so fast. */
  askedMs: number;
  /** An execution that verifies the bearer, and then refuses the empty body. */
  bareMs: number;
  asked: number;
}

/** Many people at once, each with a preset of their own, on the whole local stack. */
export const runUsers = ({ users, rowsOfEach, rounds }: Crowd): Promise<UsersRun> =>
  withStack({}, async (stack) => {
    const people: Owner[] = [];
    // One after the other: what this process held on to, it would stop to look through while it measures.
    for (let at = 0; at < users; at++) {
      const listings = sampleListings(rowsOfEach, at);
      const { snapshot } = presetFrom(listings, { name: `task${at}`, tier: 2 });
      people.push(await personWithPreset(stack, snapshot));
    }
    // Each question once: the process has run for a while, and every preset's columns are ready. A
    // preset's first question takes longest, and the first of everybody at once end too late.
    for (let at = 0; at < people.length; at += firstAtOnce) {
      const few = people.slice(at, at + firstAtOnce);
      for (let round = 0; round < questions.length; round++) {
        await Promise.all(few.map((person) => ask(stack, person, round)));
      }
    }
    const times = await Promise.all(people.map((person) => inTurns(stack, person, rounds)));
    const all = (which: "bare" | "asked"): number[] => times.flatMap((one) => one[which]);
    return {
      askedMs: percentile(all("asked"), 0.95),
      bareMs: percentile(all("bare"), 0.95),
      asked: all("asked").length,
    };
  });

interface Owner extends Person {
  taskId: string;
}

async function inTurns(stack: Stack, person: Owner, rounds: number) {
  const bare: number[] = [];
  const asked: number[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await timed(() => send(stack, person, { body: {}, status: 400 })));
    asked.push(await timed(() => ask(stack, person, round)));
  }
  return { bare, asked };
}

const ask = (stack: Stack, person: Owner, round: number): Promise<unknown> =>
  send(stack, person, {
    body: {
      niche: "Restaurant",
      name: person.taskId,
      taskId: person.taskId,
      question: questions[round % questions.length],
    },
    status: 200,
  });

const send = (stack: Stack, person: Person, sent: { body: object; status: number }) =>
  call(stack, person, { path: "/api/queryDatabase", ...sent });

async function personWithPreset(stack: Stack, content: SnapshotContent): Promise<Owner> {
  const taskId = content.meta.name;
  const person = await newPerson(stack, `owner-of-${taskId}`);
  await savePreset(stack, { userId: person.userId, taskId, content });
  return { ...person, taskId };
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
      offer: null,
      previousTaskId: null,
      overture: null,
    },
    0,
  );
  await tables.create(tasks, taskId, { ...task, status: "success", snapshot_id: snapshotId });
}
