import { orders } from "#collections/orders.ts";
import { type TaskRow, tasks } from "#collections/tasks.ts";
import {
  type AccountExport,
  type ExportedOrder,
  type ExportedPreset,
  endpoints,
} from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { accountLimits } from "#domain/limits/account.ts";
import { majorUnits } from "#domain/money/payment.ts";
import { creditsOf } from "#domain/money/pricing.ts";
import { taskReply } from "#domain/task/task-reply.ts";
import { saveExport } from "#shared/adapters/export-link.ts";
import { gzipLines } from "#shared/adapters/gzip.ts";
import type { Identities } from "#shared/adapters/identities.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { ledgerLine } from "./read-ledger.ts";

export type ExportDeps = Pick<
  Stores,
  "ledger" | "listings" | "tables" | "files" | "now" | "newId"
> & {
  identities: Identities;
  /** Where this function is reached. */
  origin: string;
};

/** All we hold of a person. */
export async function exportAccount(userId: string, deps: ExportDeps): Promise<AccountExport> {
  const identity = await deps.identities.find(userId);
  if (!identity) throw new AppError("auth/session-missing");
  const account = await deps.ledger.accountOf(userId);
  const { email, name, registeredAt } = identity;
  return {
    exportedAt: deps.now().toISOString(),
    account: { id: userId, name, email, registeredAt },
    balance: account && creditsOf(account.balanceMicros),
    ledger: (await deps.ledger.entriesOf(userId)).map(ledgerLine),
    orders: await exportedOrders(userId, deps),
    presets: await exportedPresets(userId, deps),
  };
}

async function exportedOrders(
  userId: string,
  { tables }: Pick<ExportDeps, "tables">,
): Promise<ExportedOrder[]> {
  const rows = await tables.list(orders, { where: { user_id: userId }, newestFirst: true });
  return rows.map((row) => ({
    id: row.$id,
    at: row.$createdAt,
    amount: row.amount_usd,
    credited: creditsOf(row.credited_micros),
    state: row.state,
    transactionId: row.txn_id,
    paid: majorUnits(row.total_minor, row.currency),
    currency: row.currency,
  }));
}

/** The newest first, with their businesses as long as these fit into one reply. */
async function exportedPresets(userId: string, deps: ExportDeps): Promise<ExportedPreset[]> {
  const endsAt = deps.now().getTime() + accountLimits.fileBudgetMs;
  let bytesLeft = accountLimits.fileMaxBytes;
  const presets: ExportedPreset[] = [];
  for (const task of await deps.tables.list(tasks, {
    where: { user_id: userId, deletion: null },
    newestFirst: true,
  })) {
    const preset = taskReply(task);
    const isTimeUp = deps.now().getTime() > endsAt;
    const listings = isTimeUp ? null : await listingsWithin(task, bytesLeft, deps);
    if (listings) bytesLeft -= listings.bytes;
    presets.push(
      listings || !task.snapshot_id
        ? { preset, listings: listings?.rows ?? null, download: null, note: null }
        : { preset, listings: null, ...(await linkTo(task, deps)) },
    );
  }
  return presets;
}

/** The minimum size of a business with its receipts: don't even read presets that can't fit. */
const bytesPerListingMin = 500;

async function listingsWithin(task: TaskRow, bytesMax: number, { listings }: ExportDeps) {
  if (!task.snapshot_id || task.found * bytesPerListingMin > bytesMax) return null;
  const rows = [...(await listings.readSnapshot(task)).listings];
  const bytes = Buffer.byteLength(JSON.stringify(rows));
  return bytes <= bytesMax ? { rows, bytes } : null;
}

/** The same data as a file of its own: a business a line, as JSON. */
async function linkTo(
  task: TaskRow,
  deps: ExportDeps,
): Promise<Pick<ExportedPreset, "download" | "note">> {
  const { listings } = await deps.listings.readSnapshot(task);
  const { downloadUrl: url, expiresAt } = await saveExport(
    {
      name: `${task.$id}.ndjson.gz`,
      parts: [gzipLines(listings)],
      owner: { userId: task.user_id, taskId: task.$id },
      origin: deps.origin,
      opensBy: endpoints.openAccountFile,
      minutes: accountLimits.fileLinkHours * 60,
    },
    deps,
  );
  return {
    download: { url, expiresAt },
    note: `This preset is too large for one file. You can download its data from this link for ${accountLimits.fileLinkHours} hours.`,
  };
}
