import { snapshots } from "#collections/snapshots.bucket.ts";
import type { SnapshotReply } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { questionLimits } from "#domain/limits/question.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { requireData } from "#shared/adapters/task-store.ts";
import type { TaskAsked } from "./task-asked.ts";

/** Opens a finished preset's snapshot to anyone with the address, for a few minutes. */
export async function shareSnapshot(
  { userId, taskId }: TaskAsked,
  { tasks, listings, files, now }: Pick<Stores, "tasks" | "listings" | "files" | "now">,
): Promise<SnapshotReply> {
  const task = await tasks.getOwn(userId, taskId);
  requireData(task);
  // One that is missing or broken is made again first, and nobody who asked to be left out is in it.
  const snapshotId = await listings.snapshotFile(task);
  const { listings: rows, withheld = 0 } = await listings.readSnapshot(task);
  const expiresAt = new Date(
    now().getTime() + questionLimits.downloadLinkMinutes * 60_000,
  ).toISOString();
  const tokenId = await files.createToken(snapshots, snapshotId, expiresAt);
  const address = await files.addressByToken(snapshots, snapshotId, tokenId);
  if (!address) throw new AppError("preset/being-prepared");
  const { pathname, search } = new URL(address);
  const path = pathname.slice(pathname.indexOf("/storage/")) + search;
  return { path, expiresAt, rows: rows.length, withheld };
}
