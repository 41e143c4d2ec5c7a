import { type Bounds, centreOf } from "#domain/area/area.ts";
import { overpassLimits } from "#domain/limits/overpass.ts";
import { townParts } from "#domain/listing/boundary.ts";
import { isInUse, type TagQuery } from "#domain/listing/element.ts";

/** All elements that fit any of the queries, each once, with its tags and its middle. */
export const collectQuery = (bounds: Bounds, queries: readonly TagQuery[]): string =>
  `${settings(bounds)}${union(queries)}out center tags;`;

/** One `count` element for all that touches the bounds. */
export const countQuery = (bounds: Bounds, queries: readonly TagQuery[]): string =>
  `${settings(bounds)}${union(queries)}out count;`;

/**
 * Searches the map once for all types; each type then filters the result. The service counts nodes;
 * ways and relations may only touch the bounds, so their centres are listed. With several types the
 * first count is the total, with nothing listed.
 */
export function countInsideQuery(bounds: Bounds, types: readonly (readonly TagQuery[])[]): string {
  const all = `${settings(bounds)}${union(types.flat(), "->.all")}.all out count;`;
  if (types.length === 1) return `${all}(way.all;rel.all;);out ids center;`;
  const each = types.map(
    (queries) => `${union(queries, "->.t", "nwr.all")}.t out count;(way.t;rel.t;);out ids center;`,
  );
  return `${all}${each.join("")}`;
}

/**
 * The parts of a town that touch the bounds, with their lines. A box only finds boundaries whose
 * line crosses it: one that holds all of the box holds its middle. A server without areas can't
 * answer `is_in`; then ask for the box alone.
 */
export function boundariesQuery(bounds: Bounds, { around }: { around: boolean }): string {
  const { lat, lon } = centreOf(bounds);
  const parts = (where: string): string =>
    `rel["boundary"="administrative"]${filter("admin_level", townParts.admin_level)}["name"](${where});` +
    `wr${filter("place", townParts.place)}["name"](${where});`;
  const { timeoutS, maxSizeBytes } = overpassLimits.boundaries;
  const [place, those] = around
    ? [`is_in(${decimal(lat)},${decimal(lon)})->.here;`, parts("pivot.here")]
    : ["", ""];
  return `[out:json][timeout:${timeoutS}][maxsize:${maxSizeBytes}];${place}(${parts(boxOf(bounds))}${those});out geom;`;
}

const settings = (bounds: Bounds): string =>
  `[out:json][timeout:${overpassLimits.timeoutS}][maxsize:${overpassLimits.maxSizeBytes}][bbox:${boxOf(bounds)}];`;

const boxOf = ({ south, west, north, east }: Bounds): string =>
  [south, west, north, east].map(decimal).join(",");

/** Never `1e-7`, which the service can't read. */
const decimal = (degrees: number): string => degrees.toFixed(12).replace(/\.?0+$/, "");

const union = (queries: readonly TagQuery[], into = "", from = "nwr"): string =>
  `(${statementsOf(queries, from).join("")})${into};`;

/** Queries on the same single key share one statement; the keys of a longer one are chained. */
function statementsOf(queries: readonly TagQuery[], from: string): string[] {
  const valuesByKey = new Map<string, Set<string>>();
  const chains = new Set<string>();
  for (const query of queries.filter(isInUse)) {
    const pairs = Object.entries(query);
    const [first] = pairs;
    if (first && pairs.length === 1) {
      const [key, value] = first;
      valuesByKey.set(key, (valuesByKey.get(key) ?? new Set()).add(value));
    } else {
      chains.add(pairs.map(([key, value]) => filter(key, [value])).join(""));
    }
  }
  return [...[...valuesByKey].map(([key, values]) => filter(key, [...values])), ...chains].map(
    (filters) => `${from}${filters};`,
  );
}

/** A tag may hold a list: `shop=books;gift` is found by "gift". */
const filter = (key: string, values: readonly string[]): string =>
  `[${quoted(key)}~${quoted(`(^|;) *(${values.map(literal).join("|")}) *(;|$)`)}]`;

const literal = (value: string): string => value.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

const quoted = (text: string): string =>
  `"${text.replace(/[\\"]/g, "\\$&").replace(/\n/g, "\\n").replace(/\t/g, "\\t")}"`;
