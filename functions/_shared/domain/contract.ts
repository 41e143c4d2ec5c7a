import type { InferOutput } from "valibot";
import type { LedgerEntryRow } from "#collections/ledger-entries.ts";
import type { OrderRow } from "#collections/orders.ts";
import type { Bounds } from "./area/area.ts";
import type { ErrorCode } from "./errors.ts";
import type { TagQuery } from "./listing/element.ts";
import type { Listing, ListingWithReceipts } from "./listing/listing.ts";
import type { OvertureChoice } from "./overture/choice.ts";
import type { Answer } from "./query/answer.ts";
import type { Clock } from "./query/engine/open.ts";
import type { Facets } from "./results/results.ts";
import type { KnownCounts } from "./results/table-columns.ts";
import type { CoverageReport, TaskStatus } from "./task/task.ts";
import { get, post, type Redirect, remove } from "./wire/endpoint.ts";
import type {
  createLinkRequest,
  exportRequest,
  initRequest,
  optOutConfirmRequest,
  optOutRequest,
  queryRequest,
  quoteRequest,
  renameRequest,
  scrapeRequest,
} from "./wire/requests.ts";

/** Anyone with a link to a file sees its reply. */
const byLink = { by: "anybody", failsAs: "text" } as const;

/**
 * The wire, once: the functions answer these endpoints and the site calls them, so neither spells a
 * path or asserts a type. A request is parsed by its schema. A reply is checked by the compiler
 * alone, where the function makes it: both ends are built from this file and deployed together.
 */
export const endpoints = {
  readBalance: get("/api/account/balance?uid").replies<BalanceReply>(),
  openAccount: post("/api/account/init").takes<typeof initRequest>().replies<BalanceReply>(),
  readLedger: get("/api/account/ledger?cursor&limit").replies<LedgerReply>(),
  exportAccount: get("/api/account/export").replies<AccountExport>(),
  openAccountFile: get("/api/account/export/files/:id?token", byLink).replies<Redirect>(),
  deleteAccount: remove("/api/me").replies<DeletionReply>(),

  listTasks: get("/api/tasks?before").replies<Task[]>(),
  readTask: get("/api/tasks/:id").replies<Task>(),
  readListings: get("/api/tasks/:id/listings?cursor&limit&filter&sort").replies<ListingsReply>(),
  readListing: get("/api/tasks/:id/listings/:listing").replies<ListingReply>(),
  readResults: get("/api/tasks/:id/results?view").replies<ResultsReply>(),
  shareSnapshot: get("/api/tasks/:id/snapshot").replies<SnapshotReply>(),
  readTiles: get("/api/tasks/:id/tiles").replies<TilesReply>(),
  readTile: get("/api/tasks/:id/tiles/:path").replies<TileReply>(),
  renameTask: post("/api/tasks/:id/rename").takes<typeof renameRequest>().replies<Task>(),
  deleteTask: remove("/api/tasks/:id").replies<DeletionReply>(),
  cancelTask: post("/api/tasks/:id/cancel").replies<Task>(),
  readRerun: get("/api/tasks/:id/rerun").replies<RerunQuote>(),
  rerunTask: post("/api/tasks/:id/rerun?price").replies<ScrapeReply>(),
  exportListings: post("/api/tasks/:id/exports")
    .takes<typeof exportRequest>()
    .replies<ExportReply>(),
  openListingsFile: get("/api/tasks/files/:id?token", byLink).replies<Redirect>(),

  startCollection: post("/api/scrape").takes<typeof scrapeRequest>().replies<ScrapeReply>(),
  quote: post("/api/scrape/quote").takes<typeof quoteRequest>().replies<QuoteReply>(),

  askQuestion: post("/api/queryDatabase", { failsAs: "text" })
    .takes<typeof queryRequest>()
    .replies<QueryReply>(),
  openAnswerFile: get("/api/queryDatabase/files/:id?token", byLink).replies<Redirect>(),

  createLink: post("/api/paddle/create-link")
    .takes<typeof createLinkRequest>()
    .replies<CreateLinkReply>(),
  receiveEvent: post("/api/paddle/webhook", { by: "signer" }).replies<{ received: true }>(),

  askToBeLeftOut: post("/api/opt-out", { by: "anybody" })
    .takes<typeof optOutRequest>()
    .replies<OptOutReply>(),
  confirmOptOut: post("/api/opt-out/confirm", { by: "anybody" })
    .takes<typeof optOutConfirmRequest>()
    .replies<OptOutReply>(),
};

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
  kind: LedgerEntryRow["kind"];
  /** Credits, signed: the entry's effect on the balance. */
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
  state: OrderRow["state"];
  /** At the payment service. */
  transactionId: string | null;
  /** The amount paid with tax, in `currency`. */
  paid: number;
  currency: string | null;
}
export interface ExportedPreset {
  preset: Task;
  /** The businesses, or `null` where there are none or the file would get too large. */
  listings: ListingWithReceipts[] | null;
  /**
   * One JSON object per line, compressed; made when it is opened. Anyone with the address can read
   * it until it expires.
   */
  download: { url: string; expiresAt: string } | null;
  note: string | null;
}

export interface DeletionReply {
  /** `deleting`: the rest is removed within minutes. */
  status: "deleted" | "deleting";
}

export type CreateLinkRequest = InferOutput<typeof createLinkRequest>;
export interface CreateLinkReply {
  transactionId: string;
}

export type RenameRequest = InferOutput<typeof renameRequest>;

export type ScrapeRequest = InferOutput<typeof scrapeRequest>;
export interface ScrapeReply {
  taskId: string;
  status: TaskStatus;
  price: number;
  areaKm2: number;
}

/** The cost of running a preset again at this moment. */
export interface RerunQuote {
  price: number;
  /** Why it costs nothing; null where it has a price. */
  free: string | null;
}

export type QuoteRequest = InferOutput<typeof quoteRequest>;
/** `pending`: counting takes longer than a reply may; ask again. Keys are the words as sent. */
export type QuoteReply = Quote | { pending: true; retryAfterS: number };
export interface Quote {
  areaKm2: number;
  price: number;
  counts: Record<string, number>;
  /** The tags matched to the words; keys of one object are ANDed, the list is ORed. */
  tags: Record<string, TagQuery[]>;
  /** Words we do not know, and the types nearest to each. */
  unmatched: string[];
  near: Record<string, string[]>;
  /** The wider types to offer where a type's own tags are rare; each can be sent as a type itself. */
  broader: Record<string, string[]>;
  /** Each business once, whichever of the types it has. */
  total: number;
  /**
   * Places of Overture Maps, by the choice, those that the map has, too. Null where it isn't
   * read, or where `overtureTrouble` says why there is no count.
   */
  overture: Record<OvertureChoice, number> | null;
  /** The same by the words as sent; not there where there is no such count. */
  overtureByType?: Record<string, Record<OvertureChoice, number>>;
  overtureTrouble: string | null;
}

export interface Task {
  taskId: string;
  name: string;
  /** The business types joined with ", ". */
  niche: string;
  /** The same one by one, as they were asked for. */
  types: string[];
  status: TaskStatus;
  $createdAt: string;
  tier: 1 | 2;
  bounds: Bounds;
  place: string | null;
  /** The person's own offer and its buyers; the marketing fit is judged by it. */
  offer: string | null;
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
  failure: { code: ErrorCode; detail: string } | null;
  /** The reason an unfinished task waits, and since when (ISO time). */
  waiting: { for: "map-service" | "other-collections"; since: string } | null;
  coverage: CoverageReport | null;
  previousTaskId: string | null;
  /** Null where the map alone was read. */
  overture: OvertureChoice | null;
}

export interface ListingsReply {
  /** How many the filter finds; all without one. */
  total: number;
  next: string | null;
  rows: ListingWithReceipts[];
  /** Businesses that are left out because they asked for it; absent when there are none. */
  withheld?: number;
}

export interface ListingReply {
  listing: ListingWithReceipts | null;
}

/** A preset's screen without its rows, which are read page by page. */
export interface ResultsReply {
  total: number;
  found: number;
  withheld: number;
  facets: Facets;
  /** Of the whole preset, whatever the filters. */
  known: KnownCounts;
  /** The preset's local time, which decides who is open. */
  clock: Clock;
  /** A sample for the map; `places` are positions in the list. */
  points: { places: number[]; ids: string[]; lats: number[]; lons: number[] };
}

export type ExportRequest = InferOutput<typeof exportRequest>;
export type ExportFormat = ExportRequest["format"];
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

/** A tile's businesses before twins are merged, with just enough to show them on the map. */
export interface TileReply {
  rows: Pick<Listing, "id" | "name" | "category" | "address" | "lat" | "lon">[];
}

/** Where all of a preset's businesses can be read at once: a snapshot as `domain/snapshot/snapshot.ts` reads it. */
export interface SnapshotReply {
  /** Below the platform's endpoint, which a browser may reach by another name than a function. */
  path: string;
  expiresAt: string;
  /** Businesses in it: too many for some browsers. */
  rows: number;
  /** Businesses that are not in it, because they asked to be left out. */
  withheld: number;
}

export type QueryRequest = InferOutput<typeof queryRequest>;
export type QueryReply =
  | ({ format: "text" } & Answer)
  | ({ format: "file"; download_url: string; expiresAt: string; sizeBytes: number } & Answer);

export type OptOutRequest = InferOutput<typeof optOutRequest>;
export interface OptOutReply {
  id: string;
  kind: "domain" | "phone";
  /** As it was read: `cafe.example`, `+33199001234`. */
  value: string;
  state: "asked" | "withheld" | "refused";
  /** How a domain is proved; `null` for a telephone number. */
  proof: { code: string; fileUrl: string; metaName: string } | null;
}
