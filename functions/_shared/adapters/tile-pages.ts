import type { StoredColumns } from "#domain/snapshot/stored-columns.ts";

interface Tile {
  path: string;
  sourceUpdatedAt: string;
  /** Elements the source sent from outside the area, as ways that only touch it. */
  outside: number;
  /** Elements that had no place or could not be read. */
  unreadable: number;
}

export interface Page {
  /** Compressed columns as base64, which a string column of the platform takes unchanged. */
  body: string;
  columns: StoredColumns;
}

/** A tile as it was just collected. */
export interface CollectedTile extends Tile {
  pages: readonly Page[];
}

/** A tile as a worker keeps it while others are collected: as columns only. */
export interface TilePages extends Tile {
  /** Its listings, page by page. */
  pages: readonly StoredColumns[];
}
