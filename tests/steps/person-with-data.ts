import { Messaging, Query, Client as ServerClient, Storage, Users } from "node-appwrite";
import { exports } from "#collections/exports.bucket.ts";
import { allBuckets, allTables } from "#collections/index.ts";
import { listingPages } from "#collections/listing-pages.ts";
import { orders } from "#collections/orders.ts";
import { snapshots } from "#collections/snapshots.bucket.ts";
import { usage } from "#collections/usage.ts";
import { webhookEvents } from "#collections/webhook-events.ts";
import { appwriteRunMails } from "#shared/adapters/appwrite/calls.ts";
import { appwriteFiles } from "#shared/adapters/appwrite/files.ts";
import { appwriteIdentities } from "#shared/adapters/appwrite/identities.ts";
import { appwriteTables } from "#shared/adapters/appwrite/tables.ts";
import { shortHash } from "#shared/adapters/hash.ts";
import { ledgerStore } from "#shared/adapters/ledger-store.ts";
import { filePrefixOf, ownedFileId } from "#shared/adapters/owned-file.ts";
import { runMailId } from "#shared/adapters/run-mails.ts";
import { taskStore } from "#shared/adapters/task-store.ts";
import type { DeletionDeps } from "#shared/deletion/deletion-deps.ts";
import { newTask } from "#shared/start/new-task.ts";
import type { TestAppwrite } from "./local-appwrite.ts";

export const leaseMs = 4_000;

export interface Person {
  userId: string;
  email: string;
  /** The ids of what is theirs, none of which names them. */
  own: Record<"done" | "running" | "late" | "order" | "transaction" | "event", string>;
}

/** The product's own adapters on a running Appwrite, as a deletion gets them. */
export function deletionWorld(
  { endpoint, apiKey }: Pick<TestAppwrite, "endpoint" | "apiKey">,
  now = () => new Date(),
) {
  const address = { endpoint, projectId: "areascout" };
  const tables = appwriteTables(address, apiKey);
  return {
    tables,
    files: appwriteFiles(address, apiKey),
    ledger: ledgerStore(tables, now),
    tasks: taskStore(tables),
    ...appwriteIdentities(address, apiKey),
    mails: appwriteRunMails(address, apiKey),
    now,
    leaseMs,
    warn: () => {},
  } satisfies DeletionDeps;
}

const serverClient = ({ endpoint, apiKey }: TestAppwrite): ServerClient =>
  new ServerClient().setEndpoint(endpoint).setProject("areascout").setKey(apiKey);

/** Somebody with a balance, a purchase, a finished and a running preset, files, counters, events. */
export async function personWithData(appwrite: TestAppwrite, userId: string): Promise<Person> {
  const email = `${userId}@example.test`;
  const { tables, ledger } = deletionWorld(appwrite);
  const id = (what: string): string => shortHash(userId, what);
  const own = {
    ...{ done: id("done"), running: id("running"), late: id("late") },
    ...{ order: id("order"), transaction: id("transaction"), event: id("event") },
  };
  const person = { userId, email, own };
  await new Users(serverClient(appwrite)).create({ userId, email });
  await ledger.openAccount({ userId, email }, 5_000_000);
  await buy(appwrite, person);
  await finishTask(appwrite, person);
  await ledger.hold(own.running, taskOf(userId, "Running"));
  await tables.create(usage, id("usage"), { owner: userId, count: 3 });
  return person;
}

async function buy(appwrite: TestAppwrite, { userId, email, own }: Person): Promise<void> {
  const { tables, ledger } = deletionWorld(appwrite);
  const at = new Date().toISOString();
  await tables.create(orders, own.order, {
    user_id: userId,
    amount_usd: 10,
    quantity: 1,
    txn_id: own.transaction,
    state: "ready",
    state_at: at,
    amount_changed: false,
    disputed: false,
    credited_micros: 0,
    clawable_micros: 0,
    total_minor: 0,
    refunded_minor: 0,
    currency: null,
    reason: null,
  });
  const order = await tables.get(orders, own.order);
  if (!order) throw new Error("the order was not written");
  await ledger.topUp({
    order,
    transactionId: own.transaction,
    amountMicros: 10_000_000,
    paid: { state_at: at, amount_changed: false, total_minor: 1_190, currency: "USD" },
  });
  await tables.create(webhookEvents, own.event, {
    type: "transaction.completed",
    occurred_at: at,
    state: "done",
    attempts: 1,
    body: JSON.stringify({ custom_data: { userId, orderId: "o" }, email: email.toUpperCase() }),
    reason: "recorded",
  });
}

/** A finished preset with everything a collection leaves, and a file made of it. */
export async function finishTask(
  appwrite: TestAppwrite,
  { userId, own }: Pick<Person, "userId" | "own">,
): Promise<void> {
  const { tables, files, ledger, tasks, mails } = deletionWorld(appwrite);
  const taskId = own.done;
  await ledger.hold(taskId, taskOf(userId, "Done"));
  const task = await tasks.get(taskId);
  if (!task) throw new Error("the preset was not written");
  await ledger.settle(task, {
    chargedMicros: 100,
    task: { status: "success", snapshot_id: `${taskId}.1` },
  });
  await tasks.claim(taskId, { epoch: 0, leaseUntilMs: 0, tilesDone: 0 });
  for (const part of ["0", "1", "places"]) {
    await files.save(snapshots, `${taskId}.${part}`, `${taskId}.${part}.gz`, bytes("gz"));
  }
  await tables.create(listingPages, `${taskId}.r.0`, {
    task_id: taskId,
    tile: "r",
    page: 0,
    pages: 1,
    count: 0,
    outside: 0,
    unreadable: 0,
    source_updated_at: "",
    body: "[]",
  });
  const dead = { path: "0", areaM2: 1, attempts: 5, reason: "refused" };
  await tasks.markDead(taskId, dead);
  const fileId = ownedFileId({ userId, taskId }, shortHash(taskId, "file"));
  await files.save(exports, fileId, "mine.csv", bytes("id"));
  await mails.send({ taskId, userId, subject: "Done is ready", content: "1 business" });
}

export const taskOf = (userId: string, name: string) =>
  newTask(
    {
      userId,
      name,
      niche: ["Restaurant"],
      types: [],
      tier: 1,
      bounds: { north: 1.01, south: 1, east: 1.01, west: 1 },
      place: null,
      offer: null,
      previousTaskId: null,
      overture: null,
    },
    0,
  );

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Every row, file and identity that is the person's or names them, one line each. */
export async function tracesOf(
  appwrite: TestAppwrite,
  { userId, email, own }: Person,
): Promise<string[]> {
  const { tables } = deletionWorld(appwrite);
  const client = serverClient(appwrite);
  const names = (found: unknown): boolean => {
    const text = JSON.stringify(found).toLowerCase();
    return new RegExp(`\\b${userId}\\b`).test(text) || text.includes(email);
  };
  const traces: string[] = [];
  for (const table of allTables) {
    for (const row of await tables.list(table)) {
      const isOfTask = [own.done, own.running, own.late].some((id) => row.$id.startsWith(id));
      if (isOfTask || names(row)) traces.push(`${table.id} ${row.$id}`);
    }
  }
  const storage = new Storage(client);
  for (const { id: bucketId } of allBuckets) {
    const { files } = await storage.listFiles({ bucketId, queries: [Query.limit(1_000)] });
    const prefixes = [own.done, own.running, filePrefixOf(userId)];
    const left = files.filter(({ $id }) => prefixes.some((prefix) => $id.startsWith(prefix)));
    traces.push(...left.map(({ $id }) => `${bucketId} ${$id}`));
  }
  const { users } = await new Users(client).list({ queries: [Query.limit(1_000)] });
  traces.push(...users.filter(names).map(({ $id }) => `identity ${$id}`));
  const messageId = runMailId(own.done);
  const mail = await new Messaging(client).getMessage({ messageId }).catch(() => null);
  return mail ? [...traces, `message ${messageId}`] : traces;
}
