import * as v from "valibot";
import { type Bounds, contains } from "../area/area.ts";
import { isWithin, type Position, type Ring, ringsOf, squareDegreesWithin } from "../area/rings.ts";
import { listingLimits } from "../limits/listing.ts";
import { position } from "./element.ts";

/** A part of a town, with the line around it. */
export interface Boundary {
  /** `relation/123` */
  ref: string;
  name: string;
  /** The tag that makes it a part of a town: `place=suburb`, `admin_level=10`. */
  tag: string;
  /** The lowest rank around a place names it; of equal ranks the smaller boundary. */
  rank: number;
  rings: readonly Ring[];
  box: Bounds;
  squareDegrees: number;
}

/**
 * The places and administrative levels that are parts of a town, best first. Level 8 is the town
 * itself in most countries, and people use no names above level 11.
 * https://wiki.openstreetmap.org/wiki/Tag:boundary=administrative
 */
export const townParts = {
  place: ["suburb", "quarter", "neighbourhood", "borough", "city_district"],
  admin_level: ["10", "9", "11"],
} as const;

const line = v.array(position);
const id = v.pipe(v.number(), v.safeInteger());
const tags = v.looseObject({ name: v.string() });
const shape = v.variant("type", [
  v.object({ type: v.literal("way"), id, tags, geometry: line }),
  v.object({
    type: v.literal("relation"),
    id,
    tags,
    members: v.array(
      v.variant("type", [
        v.object({ type: v.literal("way"), role: v.string(), geometry: line }),
        v.object({ type: v.picklist(["node", "relation"]) }),
      ]),
    ),
  }),
]);

const answer = v.object({ elements: v.array(v.unknown()), remark: v.optional(v.string()) });

/** Reads a decoded answer of `out geom`; `null` if it isn't one. Other elements are left out. */
export function readBoundaries(
  json: unknown,
): { boundaries: Boundary[]; remark: string | null } | null {
  const read = v.safeParse(answer, json);
  if (!read.success) return null;
  const boundaries = read.output.elements.flatMap((sent) => boundaryOf(sent) ?? []);
  return { boundaries, remark: read.output.remark ?? null };
}

/** `null` if the element isn't part of a town or its line is not closed. */
function boundaryOf(sent: unknown): Boundary | null {
  const read = v.safeParse(shape, sent);
  if (!read.success) return null;
  const element = read.output;
  const ranked = rankOf(element.tags);
  const rings = ringsOf(linesOf(element));
  if (!ranked || !rings) return null;
  const name = element.tags.name.trim().slice(0, listingLimits.textMaxChars);
  if (name === "") return null;
  return {
    ref: `${element.type}/${element.id}`,
    name,
    ...ranked,
    rings,
    box: boxOf(rings),
    squareDegrees: squareDegreesWithin(rings),
  };
}

const linesOf = (element: v.InferOutput<typeof shape>): Position[][] =>
  element.type === "way"
    ? [element.geometry]
    : element.members.flatMap((member) =>
        member.type === "way" && ["outer", "inner", ""].includes(member.role)
          ? [member.geometry]
          : [],
      );

function rankOf(of: Readonly<Record<string, unknown>>): Pick<Boundary, "tag" | "rank"> | null {
  const ranks = Object.entries(townParts).flatMap(([key, values]) =>
    values.map((value) => ({ key, value })),
  );
  const rank = ranks.findIndex(({ key, value }) => of[key] === value);
  const found = ranks[rank];
  // A boundary tagged as a town isn't part of one, whatever its level.
  if (!found || ["city", "town", "municipality"].includes(String(of.place))) return null;
  return { tag: `${found.key}=${found.value}`, rank };
}

function boxOf(rings: readonly Ring[]): Bounds {
  const box = { north: -90, south: 90, east: -180, west: 180 };
  for (const { lat, lon } of rings.flat()) {
    box.north = Math.max(box.north, lat);
    box.south = Math.min(box.south, lat);
    box.east = Math.max(box.east, lon);
    box.west = Math.min(box.west, lon);
  }
  return box;
}

/** The boundary that names the part of the town around a position. */
export const boundaryAround = (
  boundaries: readonly Boundary[],
  at: Position,
): Boundary | undefined =>
  boundaries
    .filter(({ box, rings }) => contains(box, at) && isWithin(rings, at))
    .sort((a, b) => a.rank - b.rank || a.squareDegrees - b.squareDegrees)[0];
