import * as v from "valibot";
import type { Bounds } from "./area.ts";
import type { TagQuery } from "./element.ts";
import type { EntryKind } from "./ledger.ts";
import type { ListingWithReceipts } from "./listing.ts";
import type { Answer } from "./query/answer.ts";
import type { CoverageReport, TaskStatus } from "./task.ts";

/**
 * The wire: every request is parsed by the schema beside its path, every reply has the type beside
 * it. A shape that does not fit (unknown fields too) is a 400; a value that can't be is a 422 with
 * a sentence, decided by the rules in this folder.
 */
export const paths = {
  balance: "/api/account/balance",
  init: "/api/account/init",
  ledger: "/api/account/ledger",
  createLink: "/api/paddle/create-link",
  webhook: "/api/paddle/webhook",
  tasks: "/api/tasks",
  scrape: "/api/scrape",
  quote: "/api/scrape/quote",
  queryDatabase: "/api/queryDatabase",
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
  coverage: CoverageReport | null;
  previousTaskId: string | null;
}

export interface ListingsReply {
  total: number;
  next: string | null;
  rows: ListingWithReceipts[];
}

export const queryRequest = v.strictObject({
  niche: v.string(),
  name: v.string(),
  question: v.string(),
  taskId: v.optional(v.string()),
  context: v.optional(v.unknown()),
});
export type QueryRequest = v.InferOutput<typeof queryRequest>;
export type QueryReply =
  | ({ format: "text" } & Answer)
  | ({ format: "file"; download_url: string; expiresAt: string } & Answer);
