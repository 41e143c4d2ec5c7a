import type { Bounds } from "#domain/area.ts";
import { isInUse, type TagQuery } from "#domain/element.ts";
import { limits } from "#domain/limits.ts";

/** All elements that fit any of the queries, each once, with its tags and its middle. */
export const collectQuery = (bounds: Bounds, queries: readonly TagQuery[]): string =>
  `${settings(bounds)}${union(queries)}out center tags;`;

/** One `count` element per type, in order. */
export const countQuery = (bounds: Bounds, types: readonly (readonly TagQuery[])[]): string =>
  `${settings(bounds)}${types.map((queries) => `${union(queries)}out count;`).join("")}`;

function settings({ south, west, north, east }: Bounds): string {
  const box = [south, west, north, east].map(decimal).join(",");
  return `[out:json][timeout:${limits.overpassTimeoutS}][maxsize:${limits.overpassMaxSizeBytes}][bbox:${box}];`;
}

/** Never `1e-7`, which the service can't read. */
const decimal = (degrees: number): string => degrees.toFixed(12).replace(/\.?0+$/, "");

const union = (queries: readonly TagQuery[]): string => `(${statementsOf(queries).join("")});`;

/** Queries on the same single key share one statement; the keys of a longer one are chained. */
function statementsOf(queries: readonly TagQuery[]): string[] {
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
    (filters) => `nwr${filters};`,
  );
}

/** A tag may hold a list: `shop=books;gift` is found by "gift". */
const filter = (key: string, values: readonly string[]): string =>
  `[${quoted(key)}~${quoted(`(^|;) *(${values.map(literal).join("|")}) *(;|$)`)}]`;

const literal = (value: string): string => value.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

const quoted = (text: string): string =>
  `"${text.replace(/[\\"]/g, "\\$&").replace(/\n/g, "\\n").replace(/\t/g, "\\t")}"`;
