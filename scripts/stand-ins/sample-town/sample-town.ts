import type { MapElement } from "../map-element.ts";
import { type PlacedTags, planBusinesses } from "./businesses.ts";
import { coast, type NamedOutline, parks, pond, quays, river, squares } from "./ground.ts";
import { type Lot, planLots } from "./lots.ts";
import { formerBusinesses } from "./oddities.ts";
import { type LatLon, polar, type Spot, toLatLon } from "./plane.ts";
import { createRandom, type Random } from "./random.ts";
import { furnitureTags } from "./street-furniture.ts";
import { planStreets } from "./street-plan.ts";
import { bent, type SuburbPlan, suburbOutline, suburbPlans } from "./suburbs.ts";

export interface NamedArea {
  name: string;
  outline: LatLon[];
}

export interface Street {
  name: string;
  kind: "main" | "side";
  suburb: string;
  postcode: string;
  /** Several where a park or the river lies between. */
  lines: LatLon[][];
}

export interface Suburb extends NamedArea {
  postcode: string;
  center: LatLon;
}

/** A town that does not exist, in open sea, with everything the map services would know of it. */
export interface SampleTown {
  name: string;
  region: string;
  country: string;
  /** As old as the answers say their data is. */
  osmTimestamp: string;
  center: LatLon;
  bounds: { north: number; south: number; east: number; west: number };
  /** Businesses and whatever else stands around, sorted by type and id. */
  elements: MapElement[];
  businesses: MapElement[];
  streets: Street[];
  suburbs: Suburb[];
  coast: LatLon[];
  river: LatLon[];
  pond: NamedArea;
  parks: NamedArea[];
  squares: NamedArea[];
  quays: LatLon[][];
  buildings: LatLon[][];
}

const seed = 20_261_121;

/** The same town at every call, made anew: keep the result. */
export function sampleTown(): SampleTown {
  const random = createRandom(seed);
  const streets = planStreets(random);
  const lots = planLots(streets, random);
  const withId = createElementMaker(random);
  const businesses = random.shuffled(planBusinesses(lots, random)).map(withId);
  const others = planOthers(lots, random).map(withId);
  const boundaries = suburbPlans.map(boundaryOf);
  return {
    name: "Port Ellory",
    region: "Ellory Isles",
    country: "Fictional Atlantic Territory",
    osmTimestamp: "2026-11-20T20:21:01Z",
    center: toLatLon({ x: -180, y: -480 }),
    bounds: boundsOf(coast.map(toLatLon)),
    elements: [...businesses, ...others, ...boundaries].sort(byTypeAndId),
    businesses: businesses.sort(byTypeAndId),
    streets: streets.map(({ name, kind, suburb, lines }) => ({
      name,
      kind,
      suburb: suburb.name,
      postcode: suburb.postcode,
      lines: lines.map((line) => line.map(toLatLon)),
    })),
    suburbs: suburbPlans.map((suburb) => ({
      name: suburb.name,
      postcode: suburb.postcode,
      center: toLatLon(bent(suburb.center)),
      outline: suburbOutline(suburb).map(toLatLon),
    })),
    coast: coast.map(toLatLon),
    river: river.map(toLatLon),
    pond: toArea(pond),
    parks: parks.map(toArea),
    squares: squares.map(toArea),
    quays: quays.map((quay) => quay.map(toLatLon)),
    buildings: lots.map(({ corners }) => corners.map(toLatLon)),
  };
}

/** Below every other relation's id. */
const boundaryId = 89_000_000;

/** A suburb as the map draws it. */
function boundaryOf(suburb: SuburbPlan, at: number): MapElement {
  const outline = suburbOutline(suburb).map(toLatLon);
  const { name, postcode: postal_code } = suburb;
  return {
    type: "relation",
    id: boundaryId + at,
    center: toLatLon(bent(suburb.center)),
    outline: [...outline, ...outline.slice(0, 1)],
    tags: { boundary: "place", name, place: "suburb", postal_code, type: "boundary" },
  };
}

const toArea = ({ name, outline }: NamedOutline): NamedArea => ({
  name,
  outline: outline.map(toLatLon),
});

/** Former businesses at lots, street furniture beside them, benches in the parks. */
function planOthers(lots: Lot[], random: Random): PlacedTags[] {
  const beside = random.shuffled(lots).map(({ center }) => center);
  const inParks = parks.flatMap(({ name, outline }) => [
    { tags: { leisure: "park", name }, spot: outline[0], shape: "way" as const },
    ...outline.slice(0, 9).map((spot) => ({ tags: { amenity: "bench" }, spot })),
  ]);
  return [
    ...formerBusinesses.map((tags) => ({ tags, spot: beside.pop() })),
    ...furnitureTags(random).map((tags) => ({ tags, spot: beside.pop() })),
    ...inParks,
  ].flatMap(({ tags, spot, ...rest }) => (spot ? [placed(tags, spot, random, rest)] : []));
}

const placed = (
  tags: Record<string, string>,
  spot: Spot,
  random: Random,
  { shape = "node" }: { shape?: PlacedTags["shape"] },
): PlacedTags => ({ tags, shape, spot: polar(spot, random.next() * 2 * Math.PI, 5) });

/** Numbers far above those in use, so that no element is taken for a real one. */
function createElementMaker(random: Random): (placed: PlacedTags) => MapElement {
  const lastIds = { node: 90_000_000_000, way: 9_000_000_000, relation: 90_000_000 };
  return ({ tags, spot, shape }) => {
    lastIds[shape] += random.between(1, 60);
    const id = lastIds[shape];
    const sorted = Object.fromEntries(
      Object.entries({ ...tags, ...(shape === "relation" ? { type: "multipolygon" } : {}) }).sort(
        ([a], [b]) => (a < b ? -1 : 1),
      ),
    );
    return shape === "node"
      ? { type: shape, id, ...toLatLon(spot), tags: sorted }
      : { type: shape, id, center: toLatLon(spot), tags: sorted };
  };
}

const typeOrder = { node: 0, way: 1, relation: 2 };

const byTypeAndId = (a: MapElement, b: MapElement): number =>
  typeOrder[a.type] - typeOrder[b.type] || a.id - b.id;

function boundsOf(points: LatLon[]): SampleTown["bounds"] {
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  return {
    north: Math.max(...lats),
    south: Math.min(...lats),
    east: Math.max(...lons),
    west: Math.min(...lons),
  };
}
