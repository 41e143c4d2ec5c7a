import { type ListingPageRow, listingPages } from "#collections/listing-pages.ts";
import { columnsOfPage } from "./page-body.ts";
import type { Tables } from "./tables.ts";
import type { CollectedTile, TilePages } from "./tile-pages.ts";

export interface TileStore {
  /** Writes the tile's pages, the last of which makes it done, and returns what was written. */
  savePages: (taskId: string, tile: CollectedTile) => Promise<TilePages>;
  /** Paths of the tiles whose pages are all there, without reading a single listing. */
  doneTiles: (taskId: string) => Promise<{ path: string; count: number }[]>;
  /** Tiles whose pages are all there and whole, or the one that is named. */
  readTiles: (taskId: string, path?: string) => Promise<TilePages[]>;
}

export function tileStore(tables: Tables): TileStore {
  const done = async (taskId: string, path?: string): Promise<DoneTile[]> =>
    doneTilesOf(
      await tables.list(listingPages, {
        where: whereOf(taskId, path),
        select: ["tile", "page", "pages", "count", "source_updated_at"],
      }),
    );
  return {
    async savePages(taskId, { pages, ...tile }) {
      for (const [page, { body, columns }] of pages.entries()) {
        await tables.upsert(listingPages, `${taskId}.${tile.path}.${page}`, {
          task_id: taskId,
          tile: tile.path,
          page,
          pages: pages.length,
          count: columns.size,
          outside: tile.outside,
          unreadable: tile.unreadable,
          source_updated_at: tile.sourceUpdatedAt,
          body,
        });
      }
      return { ...tile, pages: pages.map(({ columns }) => columns) };
    },
    doneTiles: async (taskId) => (await done(taskId)).map(({ path, count }) => ({ path, count })),
    async readTiles(taskId, path) {
      const tiles: TilePages[] = [];
      // The texts of a few pages at a time: what was read from them takes far less memory.
      for (const few of batchesOf(await done(taskId, path))) {
        const where = whereOf(
          taskId,
          few.map((tile) => tile.path),
        );
        const rows = await tables.list(listingPages, { where, pageSize: rowsAtOnce });
        const byTile = Map.groupBy(rows, (row) => row.tile);
        for (const tile of few) tiles.push(...readTile(tile, byTile.get(tile.path) ?? []));
      }
      return tiles;
    },
  };
}

const whereOf = (taskId: string, tile?: string | readonly string[]) =>
  tile === undefined ? { task_id: taskId } : { task_id: taskId, tile };

interface DoneTile {
  path: string;
  count: number;
  pages: number;
}

type PageKey = Pick<ListingPageRow, "page" | "pages" | "count" | "tile" | "source_updated_at">;

function doneTilesOf(rows: readonly PageKey[]): DoneTile[] {
  return [...Map.groupBy(rows, (row) => row.tile)].flatMap(([path, all]) => {
    const pages = pagesOfOneReading(all);
    const count = pages.reduce((sum, row) => sum + row.count, 0);
    return pages.length > 0 ? [{ path, count, pages: pages.length }] : [];
  });
}

/**
 * All pages of a tile in their order, or none. A tile that was read once more, after a worker was
 * stopped in the middle of it, may have fewer pages than before: the rest of the older ones is left.
 */
function pagesOfOneReading<R extends PageKey>(rows: readonly R[]): R[] {
  const first = rows.find(({ page }) => page === 0);
  const own = rows.filter(
    ({ page, pages, source_updated_at: at }) =>
      page < pages && pages === first?.pages && at === first.source_updated_at,
  );
  return own.length === first?.pages ? own.sort((a, b) => a.page - b.page) : [];
}

/** Nothing if a page is cut or broken. */
function readTile({ path }: DoneTile, rows: readonly ListingPageRow[]): TilePages[] {
  const all = pagesOfOneReading(rows);
  const pages = all.flatMap((row) => columnsOfPage(row) ?? []);
  const [first] = all;
  if (!first || pages.length < all.length) return [];
  const { source_updated_at: sourceUpdatedAt, outside, unreadable } = first;
  return [{ path, sourceUpdatedAt, outside, unreadable, pages }];
}

const rowsAtOnce = 10;

/** Tiles of so many pages, or single ones that have more. */
function batchesOf(tiles: readonly DoneTile[]): DoneTile[][] {
  const batches: DoneTile[][] = [];
  let room = 0;
  for (const tile of tiles) {
    if (tile.pages > room) {
      batches.push([]);
      room = rowsAtOnce;
    }
    batches.at(-1)?.push(tile);
    room -= tile.pages;
  }
  return batches;
}
