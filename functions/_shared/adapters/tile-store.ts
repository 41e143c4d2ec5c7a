import { listingPages } from "#collections/listing-pages.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import {
  type BriefListing,
  briefJson,
  fromPage,
  type PagedListing,
} from "#domain/listing/receipts.ts";
import type { Tables } from "./tables.ts";
import type { TilePages } from "./tile-pages.ts";

export interface TileStore {
  /** Writes the tile's pages; the last one makes the tile done. */
  savePages: (taskId: string, tile: TilePages) => Promise<void>;
  /** Paths of the tiles whose pages are all there, without reading a single listing. */
  doneTiles: (taskId: string) => Promise<{ path: string; count: number }[]>;
  /** Tiles whose pages are all there, or the one that is named. */
  readTiles: (taskId: string, path?: string) => Promise<TilePages[]>;
}

export function tileStore(tables: Tables): TileStore {
  return {
    async savePages(taskId, tile) {
      const pages = splitPages(tile.listings);
      for (const [page, { body, count }] of pages.entries()) {
        await tables.upsert(listingPages, `${taskId}.${tile.path}.${page}`, {
          task_id: taskId,
          tile: tile.path,
          page,
          pages: pages.length,
          count,
          outside: tile.outside,
          unreadable: tile.unreadable,
          source_updated_at: tile.sourceUpdatedAt,
          body,
        });
      }
    },
    async doneTiles(taskId) {
      const rows = await tables.list(listingPages, {
        where: { task_id: taskId },
        select: ["tile", "page", "pages", "count"],
      });
      const done: { path: string; count: number }[] = [];
      for (const [path, pages] of Map.groupBy(rows, (row) => row.tile)) {
        if (pages.length === pages[0]?.pages) {
          done.push({ path, count: pages.reduce((sum, row) => sum + row.count, 0) });
        }
      }
      return done;
    },
    async readTiles(taskId, path) {
      const where = { task_id: taskId, ...(path === undefined ? {} : { tile: path }) };
      const rows = await tables.list(listingPages, { where, pageSize: 20 });
      return [...Map.groupBy(rows, (row) => row.tile)]
        .filter(([, pages]) => pages.length === pages[0]?.pages)
        .map(([path, pages]) => ({
          path,
          sourceUpdatedAt: pages[0]?.source_updated_at ?? "",
          outside: pages[0]?.outside ?? 0,
          unreadable: pages[0]?.unreadable ?? 0,
          listings: pages.sort((a, b) => a.page - b.page).flatMap((row) => listingsIn(row.body)),
        }));
    },
  };
}

function listingsIn(body: string): BriefListing[] {
  const listings: PagedListing[] = JSON.parse(body);
  return listings.map(fromPage);
}

interface Page {
  /** JSON array */
  body: string;
  count: number;
}

/** At most 200 listings and 900 kB a page; an empty tile has one empty page: its checkpoint. */
function splitPages(listings: readonly BriefListing[]): Page[] {
  const pages: Page[] = [];
  // A page in pieces: the whole is put together only once.
  let pieces: string[] = [];
  let [count, bytes] = [0, 0];
  const end = (): void => {
    pieces.push(count === 0 ? "[]" : "]");
    pages.push({ body: pieces.join(""), count });
    pieces = [];
    [count, bytes] = [0, 0];
  };
  for (const listing of listings) {
    const [columns, receipts] = briefJson(listing);
    const size = Buffer.byteLength(columns) + Buffer.byteLength(receipts) + 1;
    const isFull =
      count === workerLimits.listingsPerPage || bytes + size > workerLimits.pageMaxBytes;
    if (isFull && count > 0) end();
    pieces.push(count === 0 ? "[" : ",", columns, receipts);
    count += 1;
    bytes += size;
  }
  if (count > 0 || pages.length === 0) end();
  return pages;
}
