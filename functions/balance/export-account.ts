import { orders } from "#collections/orders.ts";
import { type TaskRow, tasks } from "#collections/tasks.ts";
import type { AccountExport, ExportedOrder, ExportedPreset } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { accountLimits } from "#domain/limits/account.ts";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { majorUnits } from "#domain/money/payment.ts";
import { creditsOf } from "#domain/money/pricing.ts";
import { taskReply } from "#domain/task/task-reply.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { type LinkDeps, presetLinks } from "./preset-links.ts";
import { ledgerLine } from "./read-ledger.ts";

export type ExportDeps = LinkDeps & Pick<Stores, "ledger">;

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
  const rows = await deps.tables.list(tasks, {
    where: { user_id: userId, deletion: null },
    newestFirst: true,
  });
  const inside = await listingsInside(rows, deps);
  const isElsewhere = (task: TaskRow): boolean =>
    task.snapshot_id !== null && !inside.has(task.$id);
  const linkTo = rows.some(isElsewhere) ? await presetLinks(userId, deps) : null;
  return rows.map((task) => {
    const download = isElsewhere(task) && linkTo ? linkTo(task.$id) : null;
    return {
      preset: taskReply(task),
      listings: inside.get(task.$id) ?? null,
      download,
      note: download && linkNote,
    };
  });
}

const linkNote = `Not all your presets fit into this file. To download the businesses of this one, open its link: it works for ${accountLimits.fileLinkHours} hours, and leads to a compressed file (.gz) with a business a line, as JSON.`;

/** The minimum size of a business with its receipts: don't even read presets that can't fit. */
const bytesPerListingMin = 500;

/** The businesses of those presets that fit, while there is time. */
async function listingsInside(
  rows: readonly TaskRow[],
  { listings: store, now }: ExportDeps,
): Promise<Map<string, ListingWithReceipts[]>> {
  const endsAt = now().getTime() + accountLimits.fileBudgetMs;
  const inside = new Map<string, ListingWithReceipts[]>();
  let bytesLeft: number = accountLimits.fileMaxBytes;
  let foundMax = bytesLeft / bytesPerListingMin;
  for (const task of rows) {
    if (now().getTime() > endsAt) break;
    if (!task.snapshot_id || task.found > Math.min(foundMax, bytesLeft / bytesPerListingMin)) {
      continue;
    }
    const listings = [...(await store.readSnapshot(task)).listings];
    const bytes = Buffer.byteLength(JSON.stringify(listings));
    if (bytes <= bytesLeft) {
      bytesLeft -= bytes;
      inside.set(task.$id, listings);
    } else {
      // Read for nothing: trying only ones half as large from here on keeps such reads few.
      foundMax = Math.ceil(task.found / 2) - 1;
    }
  }
  return inside;
}
