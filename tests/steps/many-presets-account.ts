import { tasks } from "#collections/tasks.ts";
import { endpoints } from "#domain/contract.ts";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { matchPath } from "#domain/wire/endpoint.ts";
import type { Files } from "#shared/adapters/files.ts";
import { gunzip } from "#shared/adapters/gzip.ts";
import { ledgerStore } from "#shared/adapters/ledger-store.ts";
import { listingStore } from "#shared/adapters/listing-store.ts";
import { suppressionStore } from "#shared/adapters/suppression-store.ts";
import { taskStore } from "#shared/adapters/task-store.ts";
import { newTask } from "#shared/start/new-task.ts";
import { openAccountFile } from "../../functions/balance/preset-links.ts";
import { presetFrom } from "../../scripts/ask/read-listings.ts";
import { sampleListings } from "../../scripts/eval-chat/sample-listings.ts";
import { memoryFiles, type StoredFile } from "../../scripts/simulation/platform/memory-files.ts";
import { memoryTables } from "../fakes/memory-tables.ts";

const bounds = { north: 1.01, south: 1, east: 1.01, west: 1 };

/** People with finished presets and their real snapshots, over memory that counts the calls. */
export function manyPresetsAccount() {
  let clock = Date.parse("2026-11-21T08:00:00Z");
  const now = () => new Date(clock);
  const tables = memoryTables(now);
  const stored = new Map<string, StoredFile>();
  const calls = { read: 0, save: 0, createToken: 0 };
  const files = countedFiles(stored, () => clock, calls);
  const people = new Set(["ada"]);
  const suppressions = suppressionStore(tables);
  let ids = 0;
  const deps = {
    tables,
    files,
    now,
    newId: () => {
      ids += 1;
      return ids.toString(16).padStart(24, "0");
    },
    ledger: ledgerStore(tables, now),
    tasks: taskStore(tables),
    listings: listingStore(tables, files),
    identities: {
      find: async (userId: string) =>
        people.has(userId) ? { email: "a@example.test", name: userId, registeredAt: "" } : null,
      remove: async (userId: string) => void people.delete(userId),
    },
    origin: "https://balance.example",
  };
  return {
    deps,
    stored,
    calls,
    suppressions,
    pass: (ms: number) => {
      clock += ms;
    },
    /** A finished preset of made-up businesses, whose ids name it. */
    async finish(
      taskId: string,
      businesses: number,
      descriptionChars = 0,
    ): Promise<ListingWithReceipts[]> {
      clock += 1_000;
      const { snapshot } = presetFrom(sampleListings(businesses, clock / 1_000));
      const listings = snapshot.listings.map((listing) => ({
        ...listing,
        id: `${taskId} ${listing.id}`,
        ...(descriptionChars > 0 ? { description: "x".repeat(descriptionChars) } : {}),
      }));
      const snapshotId = `${taskId}.1`;
      const { niche } = snapshot.meta;
      const wish = { userId: "ada", name: taskId, niche, types: [], tier: 2, bounds } as const;
      const more = { place: null, offer: null, previousTaskId: null, overture: null };
      const row = newTask({ ...wish, ...more, types: [] }, 0);
      const done = { status: "success", snapshot_id: snapshotId, found: businesses } as const;
      await deps.listings.saveSnapshot(snapshotId, { ...snapshot, listings });
      await tables.create(tasks, taskId, { ...row, ...done });
      return listings;
    },
    /** Follows the link to its end, as a browser does; the file has a business a line. */
    async open(url: string): Promise<ListingWithReceipts[]> {
      const file = stored.get(await leadsTo(url, deps));
      if (!file) throw new Error(`nothing is behind ${url}`);
      const lines = new TextDecoder().decode(gunzip(file.bytes)).split("\n").filter(Boolean);
      return lines.map((line) => JSON.parse(line));
    },
  };
}

/** Where the redirects end: the name of a file in the storage. */
async function leadsTo(url: string, deps: Parameters<typeof openAccountFile>[1]): Promise<string> {
  const { protocol, pathname, searchParams } = new URL(url);
  if (protocol === "stored:") return pathname;
  const { id = "" } = matchPath(endpoints.openAccountFile.pattern, pathname) ?? {};
  const tokenId = searchParams.get("token") ?? "";
  return leadsTo(await openAccountFile({ id: decodeURIComponent(id), tokenId }, deps), deps);
}

function countedFiles(
  stored: Map<string, StoredFile>,
  now: () => number,
  calls: Record<"read" | "save" | "createToken", number>,
): Files {
  const files = memoryFiles(stored, now, async ({ run }) => run());
  const tokens: { file: string; expiresAt: string }[] = [];
  return {
    ...files,
    read(...which) {
      calls.read += 1;
      return files.read(...which);
    },
    save(...what) {
      calls.save += 1;
      return files.save(...what);
    },
    async createToken(bucket, fileId, expiresAt) {
      calls.createToken += 1;
      return String(tokens.push({ file: `${bucket.id}/${fileId}`, expiresAt }) - 1);
    },
    async addressByToken(bucket, fileId, tokenId) {
      const token = tokens[Number(tokenId)];
      const isOfFile = token?.file === `${bucket.id}/${fileId}`;
      return isOfFile && Date.parse(token.expiresAt) > now() ? `stored:${token.file}` : null;
    },
  };
}
