import { exports } from "#collections/exports.bucket.ts";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import { orders } from "#collections/orders.ts";
import type { Bucket, Table } from "#collections/schema.ts";
import { snapshots } from "#collections/snapshots.bucket.ts";
import { tasks } from "#collections/tasks.ts";
import { webhookEvents } from "#collections/webhook-events.ts";
import { shortHash } from "#shared/adapters/hash.ts";
import { pseudonymiseEntry } from "#shared/adapters/ledger/forget-person.ts";
import { filePrefixOf, presetFilePrefixOf } from "#shared/adapters/owned-file.ts";
import { type Erasure, forEach } from "./deletion-deps.ts";
import { tablesOfPeople, tablesOfTasks } from "./owned-data.ts";

/**
 * Leads from the person to the pseudonym, never back. The space makes it no user's id: nobody can
 * register it and read the books under it.
 */
export const pseudonymOf = (userId: string): string => `deleted ${shortHash("deleted", userId)}`;

/** Bodies of payment events are large. */
const eventsPerRead = 50;

/**
 * Presets with all that was collected for them. One whose worker may still be writing waits until
 * that worker's lease is over; `false` when something is left.
 */
export async function eraseTasks(erasure: Erasure): Promise<boolean> {
  const own = await erasure.tables.list(tasks, {
    where: { user_id: erasure.userId },
    select: ["status"],
  });
  let isAllGone = true;
  for (const { $id } of own) {
    if (erasure.isTimeUp()) return false;
    if (await mayBeWorkedOn($id, erasure)) isAllGone = false;
    else isAllGone = (await eraseTask($id, erasure)) && isAllGone;
  }
  return isAllGone;
}

/** Whether a worker's lease on the task may still hold. */
export async function mayBeWorkedOn(
  taskId: string,
  { tasks: store, now, leaseMs }: Erasure,
): Promise<boolean> {
  const last = (await store.claimsOf(taskId)).at(-1);
  return last !== undefined && last.lease_until_ms + leaseMs / 3 > now().getTime();
}

/** A preset with its files, its mail and all rows of it; `false` when something is left. */
export async function eraseTask(taskId: string, erasure: Erasure): Promise<boolean> {
  for (const table of tablesOfTasks) {
    if (!(await eraseRows(table, "task_id", taskId, erasure))) return false;
  }
  if (!(await eraseFiles(snapshots, `${taskId}.`, erasure))) return false;
  const made = presetFilePrefixOf({ userId: erasure.userId, taskId });
  if (!(await eraseFiles(exports, made, erasure))) return false;
  await erasure.mails.forget(taskId);
  await erasure.tables.remove(tasks, taskId);
  return true;
}

/** Files made to be downloaded, counters, feedback: whatever else carries the person's id. */
export async function eraseRest(erasure: Erasure): Promise<boolean> {
  if (!(await eraseFiles(exports, filePrefixOf(erasure.userId), erasure))) return false;
  for (const { table, column } of tablesOfPeople) {
    if (!(await eraseRows(table, column, erasure.userId, erasure))) return false;
  }
  return true;
}

async function eraseRows(
  table: Table,
  column: string,
  value: string,
  erasure: Erasure,
): Promise<boolean> {
  const rows = await erasure.tables.list(table, { where: { [column]: value }, select: [column] });
  return forEach(rows, erasure, ({ $id }) => erasure.tables.remove(table, $id));
}

async function eraseFiles(bucket: Bucket, prefix: string, erasure: Erasure): Promise<boolean> {
  for (;;) {
    const ids = await erasure.finder.idsStartingWith(bucket, prefix);
    if (ids.length === 0) return true;
    if (!(await forEach(ids, erasure, (id) => erasure.files.remove(bucket, id)))) return false;
  }
}

/** Purchases and the ledger stay, under a pseudonym. */
export async function pseudonymise(erasure: Erasure): Promise<boolean> {
  const { tables, userId } = erasure;
  const pseudonym = pseudonymOf(userId);
  const own = { where: { user_id: userId } };
  const bought = await tables.list(orders, { ...own, select: ["state"] });
  const isDone = await forEach(bought, erasure, ({ $id }) =>
    tables.update(orders, $id, { user_id: pseudonym }),
  );
  const entries = await tables.list(ledgerEntries, own);
  return (
    isDone && forEach(entries, erasure, (entry) => pseudonymiseEntry(tables, entry, pseudonym))
  );
}

/** The inbox keeps payment events as they came, with the person's id and maybe the address in them. */
export async function cleanInbox(email: string, erasure: Erasure): Promise<boolean> {
  const { tables, userId } = erasure;
  const events = await tables.list(webhookEvents, { pageSize: eventsPerRead });
  const changed = events.flatMap(({ $id, body }) => {
    const clean = withoutPerson(body, { userId, email });
    return clean === body ? [] : [{ $id, body: clean }];
  });
  return forEach(changed, erasure, ({ $id, body }) => tables.update(webhookEvents, $id, { body }));
}

function withoutPerson(text: string, { userId, email }: { userId: string; email: string }): string {
  const anonymous = text.replaceAll(userId, pseudonymOf(userId));
  if (email === "") return anonymous;
  const address = new RegExp(email.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "gi");
  return anonymous.replace(address, "deleted@example.invalid");
}
