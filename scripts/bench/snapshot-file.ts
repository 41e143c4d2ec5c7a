import type { SnapshotContent } from "#domain/snapshot/snapshot.ts";
import { listingStore } from "#shared/adapters/listing-store.ts";
import { memoryFiles } from "../simulation/platform/memory-files.ts";
import { memoryTables, type Send } from "../simulation/platform/memory-tables.ts";
import { createRowStore } from "../simulation/platform/row-store.ts";

/** The file as the product's own store writes it. */
export async function snapshotFileOf(content: SnapshotContent): Promise<Uint8Array> {
  const send: Send = async ({ run }) => run();
  const stored = new Map<string, { bytes: Uint8Array }>();
  const files = memoryFiles(stored as never, Date.now, send);
  const tables = memoryTables(
    createRowStore(() => new Date()),
    send,
  );
  await listingStore(tables, files).saveSnapshot("bench.0", content);
  const [file] = stored.values();
  if (!file) throw new Error("the snapshot was not saved");
  return file.bytes;
}
