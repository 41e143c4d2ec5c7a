import * as v from "valibot";

const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const tags = v.optional(v.record(v.string(), v.string()), {});
const point = v.object({ lat: latitude, lon: longitude });

const element = v.variant("type", [
  v.object({ type: v.literal("node"), id, lat: latitude, lon: longitude, tags }),
  v.object({ type: v.literal("way"), id, center: point, tags }),
  v.object({ type: v.literal("relation"), id, center: point, tags }),
]);
/** One object of the map, as `out center tags` gives it. */
export type OsmElement = v.InferOutput<typeof element>;

/** Keys of one object must all fit; of several objects one must. Values are plain text. */
export type TagQuery = Readonly<Record<string, string>>;

/** `node/123` */
export const sourceIdOf = ({ type, id }: OsmElement): string => `${type}/${id}`;

/** Degrees, WGS 84: a node's own place, otherwise the middle of the element's box. */
export const positionOf = (element: OsmElement): { lat: number; lon: number } =>
  element.type === "node" ? { lat: element.lat, lon: element.lon } : element.center;

const countElement = v.object({
  type: v.literal("count"),
  tags: v.object({ total: v.pipe(v.string(), v.digits(), v.transform(Number)) }),
});
const answer = v.object({
  osm3s: v.object({ timestamp_osm_base: v.string() }),
  elements: v.array(v.unknown()),
  remark: v.optional(v.string()),
});

export interface OsmAnswer {
  elements: OsmElement[];
  /** One total per `out count`, in the query's order. */
  counts: number[];
  /** Elements that could not be read: without a place, for example. */
  dropped: number;
  /** Set when the answer is not whole: the query ran out of time or memory. */
  remark: string | null;
  /** ISO time at which the map data was current. */
  sourceUpdatedAt: string;
}

/** Reads a decoded JSON answer; `null` when it is no such answer. Unknown fields are ignored. */
export function readAnswer(json: unknown): OsmAnswer | null {
  const parsed = v.safeParse(answer, json);
  if (!parsed.success) return null;
  const { osm3s, remark } = parsed.output;
  const elements: OsmElement[] = [];
  const counts: number[] = [];
  let dropped = 0;
  for (const sent of parsed.output.elements) {
    const read = v.safeParse(element, sent);
    const count = read.success ? null : v.safeParse(countElement, sent);
    if (read.success) elements.push(read.output);
    else if (count?.success) counts.push(count.output.tags.total);
    else dropped++;
  }
  return {
    elements,
    counts,
    dropped,
    remark: remark ?? null,
    sourceUpdatedAt: osm3s.timestamp_osm_base,
  };
}

/** Whether the element has what one of the queries asks for; `a;b` in a tag is a list of values. */
export const matchesTags = (tags: TagQuery, queries: readonly TagQuery[]): boolean =>
  queries.some((query) => isInUse(query) && fits(tags, query));

const fits = (tags: TagQuery, query: TagQuery): boolean =>
  Object.entries(query).every(([key, value]) => hasValue(tags[key] ?? "", value));

/**
 * The same question for many lists of queries at once: which of them an element fits. It looks at
 * the element's tags instead of at every query, because it is asked for every element of a run.
 */
export function matcherFor(lists: readonly (readonly TagQuery[])[]): (tags: TagQuery) => number[] {
  const byKey = new Map<string, { at: number; query: TagQuery }[]>();
  for (const [at, queries] of lists.entries()) {
    for (const query of queries.filter(isInUse)) {
      const [key = ""] = Object.keys(query);
      const known = byKey.get(key);
      if (known) known.push({ at, query });
      else byKey.set(key, [{ at, query }]);
    }
  }
  return (tags) => {
    const found = new Set<number>();
    for (const key in tags) {
      for (const { at, query } of byKey.get(key) ?? []) if (fits(tags, query)) found.add(at);
    }
    return [...found].sort((a, b) => a - b);
  };
}

const hasValue = (tag: string, value: string): boolean =>
  tag === value || (tag.includes(";") && tag.split(";").some((part) => part.trim() === value));

const formerKey = /^(disused|abandoned|demolished|razed|removed|was|proposed|construction)(:|$)/;
const formerValues = new Set(["no", "vacant", "disused", "abandoned", "construction", "proposed"]);

/**
 * The one rule on closed businesses: a query for something that is no longer, or not yet, in use
 * finds nothing. The map marks a closed shop by `disused:shop=…` or `shop=vacant`, which no type of
 * business asks for, so an element found by a type's own tags is never left out.
 */
export const isInUse = (query: TagQuery): boolean =>
  Object.keys(query).length > 0 &&
  !Object.entries(query).some(([key, value]) => formerKey.test(key) || formerValues.has(value));
