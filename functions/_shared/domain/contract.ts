import * as v from "valibot";
import type { Bounds } from "./area.ts";
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
  tasks: "/api/tasks",
  scrape: "/api/scrape",
  queryDatabase: "/api/queryDatabase",
} as const;

export const initRequest = v.strictObject({ userId: v.string() });
export interface BalanceReply {
  /** Credits: 1 credit = 1 US dollar. */
  balance: number;
}

/** Values of `bounds` are checked by `checkBounds`, so that a wrong number gets its sentence. */
export const scrapeRequest = v.strictObject({
  name: v.string(),
  niche: v.array(v.string()),
  tier: v.number(),
  bounds: v.strictObject({
    north: v.unknown(),
    south: v.unknown(),
    east: v.unknown(),
    west: v.unknown(),
  }),
  place: v.optional(v.nullable(v.string())),
});
export type ScrapeRequest = v.InferOutput<typeof scrapeRequest>;
export interface ScrapeReply {
  taskId: string;
  status: TaskStatus;
  price: number;
  areaKm2: number;
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

export interface ErrorReply {
  code: string;
  detail: string;
}
