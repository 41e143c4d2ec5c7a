import * as v from "valibot";

const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const tags = v.optional(v.record(v.string(), v.string()), {});
/** A place in degrees, WGS 84. */
export const position = v.object({ lat: latitude, lon: longitude });

const element = v.variant("type", [
  v.object({ type: v.literal("node"), id, lat: latitude, lon: longitude, tags }),
  v.object({ type: v.literal("way"), id, center: position, tags }),
  v.object({ type: v.literal("relation"), id, center: position, tags }),
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

const wholeNumber = v.pipe(v.string(), v.digits(), v.transform(Number));
const countElement = v.object({
  type: v.literal("count"),
  tags: v.object({ nodes: wholeNumber, total: wholeNumber }),
});
export interface Count {
  nodes: number;
  total: number;
  /** The items listed after the count. */
  listed: OsmElement[];
}
const answer = v.object({
  osm3s: v.object({ timestamp_osm_base: v.string() }),
  elements: v.array(v.unknown()),
  remark: v.optional(v.string()),
});

export interface OsmAnswer {
  elements: OsmElement[];
  /** One per `out count`, in the query's order. */
  counts: Count[];
  /** Elements that could not be read: without a place, for example. */
  dropped: number;
  /** Set when the answer is not whole: the query ran out of time or memory. */
  remark: string | null;
  /** ISO time at which the map data was current. */
  sourceUpdatedAt: string;
}

/** Reads a decoded JSON answer; `null` if it isn't such an answer. Unknown fields are ignored. */
export function readAnswer(json: unknown): OsmAnswer | null {
  const parsed = v.safeParse(answer, json);
  if (!parsed.success) return null;
  const { osm3s, remark } = parsed.output;
  const elements: OsmElement[] = [];
  const counts: Count[] = [];
  let dropped = 0;
  for (const sent of parsed.output.elements) {
    const read = plainElement(sent) ?? elementBySchema(sent);
    const count = read ? null : v.safeParse(countElement, sent);
    if (read) (counts.at(-1)?.listed ?? elements).push(read);
    else if (count?.success) counts.push({ ...count.output.tags, listed: [] });
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

export function elementBySchema(sent: unknown): OsmElement | null {
  const read = v.safeParse(element, sent);
  return read.success ? read.output : null;
}

/**
 * A fast path for usual elements, equal to the schema's result: it runs for every element of a run.
 * `null`: anything else; the schema decides.
 */
function plainElement(sent: unknown): OsmElement | null {
  if (typeof sent !== "object" || sent === null) return null;
  const { type, id, lat, lon, center, tags } = sent as Record<string, unknown>;
  if (!Number.isSafeInteger(id) || !isPlainTags(tags)) return null;
  const number = id as number;
  if (number < 1) return null;
  if (type === "node") {
    return isPlace(lat, lon)
      ? { type, id: number, lat: lat as number, lon: lon as number, tags }
      : null;
  }
  if ((type !== "way" && type !== "relation") || typeof center !== "object" || !center) return null;
  const { lat: middleLat, lon: middleLon } = center as Record<string, unknown>;
  if (!isPlace(middleLat, middleLon)) return null;
  return { type, id: number, center: { lat: middleLat as number, lon: middleLon as number }, tags };
}

const isPlace = (lat: unknown, lon: unknown): boolean =>
  typeof lat === "number" && typeof lon === "number" && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;

function isPlainTags(tags: unknown): tags is Record<string, string> {
  if (typeof tags !== "object" || tags === null || Array.isArray(tags)) return false;
  for (const key in tags) {
    if (typeof (tags as Record<string, unknown>)[key] !== "string") return false;
  }
  return !unsafeKeys.some((key) => Object.hasOwn(tags, key));
}

/** The schema leaves them out. */
const unsafeKeys = ["__proto__", "prototype", "constructor"] as const;

/** Whether the element matches one of the queries; `a;b` in a tag is a list of values. */
export const matchesTags = (tags: TagQuery, queries: readonly TagQuery[]): boolean =>
  queries.some((query) => isInUse(query) && fits((key) => tags[key], query));

const fits = (tagOf: (key: string) => string | undefined, query: TagQuery): boolean =>
  Object.entries(query).every(([key, value]) => hasValue(tagOf(key) ?? "", value));

/**
 * The same question for many lists of queries at once: which of them an element fits. It looks at
 * the element's tags instead of at every query, because it is asked for every element of a run.
 */
export function matcherFor(
  lists: readonly (readonly TagQuery[])[],
): (tags: Readonly<Record<string, string>>) => number[] {
  const byKey = new Map<string, Asked>();
  for (const [at, queries] of lists.entries()) {
    for (const query of queries.filter(isInUse)) {
      const [[key, value] = ["", ""]] = Object.entries(query);
      const asked = byKey.get(key) ?? { byValue: new Map<string, Query[]>() };
      byKey.set(key, asked);
      const known = asked.byValue.get(value) ?? [];
      asked.byValue.set(value, [
        ...known,
        { at, query, isSingle: Object.keys(query).length === 1 },
      ]);
    }
  }
  return (tags) => {
    const found: number[] = [];
    const look = (queries: readonly Query[] | undefined): void => {
      if (!queries) return;
      for (const { at, query, isSingle } of queries) {
        if (!found.includes(at) && (isSingle || fits((name) => tags[name], query))) found.push(at);
      }
    };
    for (const key in tags) {
      const asked = byKey.get(key);
      if (!asked) continue;
      const tag = tags[key] ?? "";
      if (!tag.includes(";")) look(asked.byValue.get(tag));
      else for (const value of valuesOf(tag)) look(asked.byValue.get(value));
    }
    return found.length > 1 ? found.sort((a, b) => a - b) : found;
  };
}

interface Query {
  at: number;
  query: TagQuery;
  isSingle: boolean;
}
/** The queries that begin with a key, by the value they ask of it. */
interface Asked {
  byValue: Map<string, Query[]>;
}

const valuesOf = (tag: string): string[] => [tag, ...tag.split(";").map((part) => part.trim())];

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
