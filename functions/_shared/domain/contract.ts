import * as v from "valibot";
import type { Bounds } from "./area/area.ts";
import type { TagQuery } from "./listing/element.ts";
import type { Listing, ListingWithReceipts } from "./listing/listing.ts";
import type { EntryKind } from "./money/ledger.ts";
import type { Answer } from "./query/answer.ts";
import type { CoverageReport, TaskStatus } from "./task/task.ts";

/**
 * The wire: every request is parsed by the schema beside its path, every reply has the type beside
 * it. A shape that does not fit (unknown fields too) is a 400; a value that can't be is a 422 with
 * a sentence, decided by the rules in this folder.
 */
export const paths = {
  balance: "/api/account/balance",
  init: "/api/account/init",
  ledger: "/api/account/ledger",
  accountExport: "/api/account/export",
  me: "/api/me",
  createLink: "/api/paddle/create-link",
  webhook: "/api/paddle/webhook",
  tasks: "/api/tasks",
  scrape: "/api/scrape",
  quote: "/api/scrape/quote",
  queryDatabase: "/api/queryDatabase",
  optOut: "/api/opt-out",
  optOutConfirm: "/api/opt-out/confirm",
} as const;

export const initRequest = v.strictObject({ userId: v.string() });
export interface BalanceReply {
  /** Credits: 1 credit = 1 US dollar. */
  balance: number;
}

export interface LedgerReply {
  /** Newest first. */
  entries: LedgerLine[];
  /** The cursor of the next page, or null at the end. */
  next: string | null;
}
export interface LedgerLine {
  id: string;
  at: string;
  kind: EntryKind;
  /** Credits, signed: what the entry did to the balance. */
  amount: number;
  balanceAfter: number;
  taskId: string | null;
  note: string;
}

/** All we hold of a person, as a file of theirs. */
export interface AccountExport {
  exportedAt: string;
  account: { id: string; name: string; email: string; registeredAt: string };
  /** Credits; `null` before the account was first opened. */
  balance: number | null;
  ledger: LedgerLine[];
  orders: ExportedOrder[];
  presets: ExportedPreset[];
}
export interface ExportedOrder {
  id: string;
  at: string;
  /** US dollars of credits. */
  amount: number;
  credited: number;
  state: string;
  /** At the payment service. */
  transactionId: string | null;
  /** What was paid with tax, in `currency`. */
  paid: number;
  currency: string | null;
}
export interface ExportedPreset {
  preset: Task;
  /** The businesses, or `null` where there are none or the file would get too large. */
  listings: ListingWithReceipts[] | null;
  /** One JSON object a line, compressed; for whoever has the address, until then. */
  download: { url: string; expiresAt: string } | null;
  note: string | null;
}

export interface DeletionReply {
  /** `deleting`: the rest is removed within minutes. */
  status: "deleted" | "deleting";
}

export const createLinkRequest = v.strictObject({
  priceId: v.string(),
  /** US dollars; the smallest pack unless given. */
  amount: v.optional(v.number()),
});
export type CreateLinkRequest = v.InferOutput<typeof createLinkRequest>;
export interface CreateLinkReply {
  transactionId: string;
}

/** Values of `bounds` are checked by `checkBounds`, so that a wrong number gets its sentence. */
const sentBounds = v.strictObject({
  north: v.unknown(),
  south: v.unknown(),
  east: v.unknown(),
  west: v.unknown(),
});

export const scrapeRequest = v.strictObject({
  name: v.string(),
  niche: v.array(v.string()),
  tier: v.number(),
  bounds: sentBounds,
  place: v.optional(v.nullable(v.string())),
});
export type ScrapeRequest = v.InferOutput<typeof scrapeRequest>;
export interface ScrapeReply {
  taskId: string;
  status: TaskStatus;
  price: number;
  areaKm2: number;
}

export const quoteRequest = v.strictObject({
  niche: v.array(v.string()),
  tier: v.number(),
  bounds: sentBounds,
});
export type QuoteRequest = v.InferOutput<typeof quoteRequest>;
/** `pending`: counting takes longer than a reply may; ask again. Keys are the words as sent. */
export type QuoteReply = Quote | { pending: true; retryAfterS: number };
export interface Quote {
  areaKm2: number;
  price: number;
  counts: Record<string, number>;
  /** What the words were matched to; keys of one object AND, list OR. */
  tags: Record<string, TagQuery[]>;
  /** Words we do not know, and the types nearest to each. */
  unmatched: string[];
  near: Record<string, string[]>;
  /** The wider types to offer where a type's own tags are rare; each can be sent as a type itself. */
  broader: Record<string, string[]>;
  /** Each business once, whichever of the types it has. */
  total: number;
}

export interface Task {
  taskId: string;
  name: string;
  /** The business types joined with ", ". */
  niche: string;
  status: TaskStatus;
  $createdAt: string;
  tier: 1 | 2;
  bounds: Bounds;
  place: string | null;
  areaKm2: number;
  price: number;
  charged: number;
  returned: number;
  tilesTotal: number;
  tilesDone: number;
  found: number;
  enriched: number;
  sitesTotal: number;
  startedAt: string | null;
  finishedAt: string | null;
  failure: { code: string; detail: string } | null;
  /** What an unfinished task waits for, and since when (ISO time). */
  waiting: { for: "map-service" | "other-collections"; since: string } | null;
  coverage: CoverageReport | null;
  previousTaskId: string | null;
}

export interface ListingsReply {
  total: number;
  next: string | null;
  rows: ListingWithReceipts[];
  /** Businesses that are left out because they asked for it; absent when there are none. */
  withheld?: number;
}

export const exportFormats = ["csv", "xlsx", "geojson"] as const;
export type ExportFormat = (typeof exportFormats)[number];
export const exportRequest = v.strictObject({
  format: v.picklist(exportFormats),
  /** Which businesses, in the words of a plan's `where`; all of them without it. */
  filter: v.optional(v.unknown()),
});
export type ExportRequest = v.InferOutput<typeof exportRequest>;
export interface ExportReply {
  download_url: string;
  expiresAt: string;
  sizeBytes: number;
  /** Businesses in the file. */
  rows: number;
}

/** How far a collection is, by the paths of its tiles: `domain/area/tiles.ts` says where each lies. */
export interface TilesReply {
  done: { path: string; count: number }[];
  /** Those that could not be collected. */
  dead: string[];
}

/** What a tile brought, before twins are merged: enough to be seen on the map. */
export interface TileReply {
  rows: Pick<Listing, "id" | "name" | "category" | "address" | "lat" | "lon">[];
}

/** Where all of a preset's businesses can be read at once: a snapshot as `domain/snapshot/snapshot.ts` reads it. */
export interface SnapshotReply {
  /** Below the platform's endpoint, which a browser may reach by another name than a function. */
  path: string;
  expiresAt: string;
  /** Businesses that are not in it, because they asked to be left out. */
  withheld: number;
}

export const queryRequest = v.strictObject({
  niche: v.string(),
  name: v.string(),
  question: v.string(),
  taskId: v.optional(v.string()),
  /**
   * `{plan}`: the plan of the answer before. With an empty question that plan is run as it is: the
   * person has changed one of its filters and asks nothing new.
   */
  context: v.optional(v.unknown()),
});
export type QueryRequest = v.InferOutput<typeof queryRequest>;
export type QueryReply =
  | ({ format: "text" } & Answer)
  | ({ format: "file"; download_url: string; expiresAt: string; sizeBytes: number } & Answer);

export const optOutRequest = v.strictObject({
  /** A web domain, an address of its site, or a telephone number with its country code. */
  subject: v.string(),
  /** For the operator, who decides where nothing can be proved. */
  note: v.optional(v.nullable(v.string())),
  contact: v.optional(v.nullable(v.string())),
});
export type OptOutRequest = v.InferOutput<typeof optOutRequest>;
export const optOutConfirmRequest = v.strictObject({ id: v.string() });
export interface OptOutReply {
  id: string;
  kind: "domain" | "phone";
  /** As it was read: `cafe.example`, `+33199001234`. */
  value: string;
  state: "asked" | "withheld" | "refused";
  /** How a domain is proved; `null` for a telephone number. */
  proof: { code: string; fileUrl: string; metaName: string } | null;
}
