import { areaLimits } from "../limits/area.ts";
import { conflationLimits } from "../limits/conflation.ts";
import type { Prepared } from "./prepared.ts";

/** Businesses by their place and their keys. */
export interface Blocks {
  /** Rows within about the distance that share a key, in their order; each once. */
  near: (one: Prepared, keys: readonly number[]) => number[];
}

/**
 * A grid of cells twice as wide as the distance, and in each cell lists by key. A list longer than
 * `blockMax` is read to there: by the order of the rows, so always the same part.
 */
export function createBlocks(
  rows: readonly Prepared[],
  distanceM: number,
  keysOf: (one: Prepared, at: number) => readonly number[],
): Blocks {
  const reach = distanceM / (areaLimits.kmPerDegreeLatitude * 1000);
  const lists = createLists(rows, (row, at) => {
    const { lat, lon } = row.business;
    const [cell = 0] = cellsIn({ lat, lon, north: 0, east: 0 }, reach);
    return keysOf(row, at).map((key) => mixed(cell, key));
  });
  const lats = Float64Array.from(rows, ({ business }) => business.lat);
  const lons = Float64Array.from(rows, ({ business }) => business.lon);
  const seen = new Int32Array(rows.length);
  let search = 0;
  return {
    near({ business: { lat, lon }, cosine }, keys) {
      search += 1;
      const east = eastReach(reach, cosine);
      const found: number[] = [];
      const look = (row: number): void => {
        if (seen[row] === search) return;
        seen[row] = search;
        const apart = Math.abs((lons[row] ?? 0) - lon);
        const isNear =
          Math.abs((lats[row] ?? 0) - lat) <= reach * slack &&
          Math.min(apart, round - apart) <= east * slack;
        if (isNear) found.push(row);
      };
      for (const turn of turnsOf(lon, east)) {
        for (const cell of cellsIn({ lat, lon: lon + turn, north: reach, east }, reach)) {
          for (const key of keys) lists.each(mixed(cell, key), look);
        }
      }
      return found.sort((a, b) => a - b);
    },
  };
}

/** Degrees around the earth, and to the 180° meridian. */
const round = 360;
const half = round / 2;
const here = [0];

/** A box over the 180° meridian: the cells beyond it are a turn away. */
const turnsOf = (lon: number, east: number): readonly number[] =>
  Math.abs(lon) + east <= half ? here : [0, round, -round];

/** Radians of a circle that is nearly the distance around: there the pole is in reach. */
const poleMin = 0.3;

function eastReach(reach: number, cosine: number): number {
  const isAtPole = (reach * Math.PI) / half >= poleMin * cosine;
  return isAtPole ? half : reach / cosine;
}

const cosineMin = 0.0001;
/** A box never cuts off what the exact distance lets in. */
const slack = 1.02;

interface Lists {
  each: (hash: number, look: (row: number) => void) => void;
}

/** Lists of rows by hash, in four arrays: a map of a million lists would fill the memory. */
function createLists(
  rows: readonly Prepared[],
  hashesOf: (row: Prepared, at: number) => readonly number[],
): Lists {
  const hashes: number[] = [];
  const ends = Int32Array.from(rows, (row, at) => {
    for (const hash of hashesOf(row, at)) hashes.push(hash);
    return hashes.length;
  });
  const size = hashes.length;
  const bits = Math.ceil(Math.log2(size + 1)) + 1;
  const heads = new Int32Array(2 ** bits).fill(-1);
  const entryHash = new Int32Array(size);
  const entryRow = new Int32Array(size);
  const nexts = new Int32Array(size);
  // From the last row to the first, so that each list begins with the first.
  for (let row = ends.length - 1, entry = 0; row >= 0; row--) {
    for (let at = ends[row - 1] ?? 0; at < (ends[row] ?? 0); at++) {
      const hash = hashes[at] ?? 0;
      const slot = slotOf(hash, bits);
      entryHash[entry] = hash;
      entryRow[entry] = row;
      nexts[entry] = heads[slot] ?? -1;
      heads[slot] = entry++;
    }
  }
  return {
    each(hash, look) {
      let read = 0;
      for (let at = heads[slotOf(hash, bits)] ?? -1; at >= 0; at = nexts[at] ?? -1) {
        if (entryHash[at] !== hash) continue;
        look(entryRow[at] ?? 0);
        if (++read >= conflationLimits.blockMax) return;
      }
    },
  };
}

const mixed = (cell: number, key: number): number => Math.imul(cell ^ key, 0x85ebca6b) ^ cell;
const slotOf = (hash: number, bits: number): number => Math.imul(hash, 0x9e3779b1) >>> (32 - bits);

interface Box {
  lat: number;
  lon: number;
  /** Degrees to each side. */
  north: number;
  east: number;
}

/** The cells that a box touches: four at most, but near a pole. */
function cellsIn({ lat, lon, north, east }: Box, reach: number): number[] {
  const height = 2 * reach;
  const cells: number[] = [];
  for (let line = Math.floor((lat - north) / height); line <= (lat + north) / height; line++) {
    const middle = ((line + 0.5) * height * Math.PI) / 180;
    const width = height / Math.max(cosineMin, Math.cos(middle));
    for (let at = Math.floor((lon - east) / width); at <= (lon + east) / width; at++) {
      cells.push(Math.imul(Math.imul(line, 0x9e3779b1) ^ at, 0x85ebca6b));
    }
  }
  return cells;
}
