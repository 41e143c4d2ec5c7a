import { coast, inland, isGreen, isInRiver } from "./ground.ts";
import { distance, polar, type Spot } from "./plane.ts";
import type { Random } from "./random.ts";
import { coastRoads, mainRoads, ringRoads, sideEndings, streetStems } from "./street-names.ts";
import { bent, borderBetween, oldTown, type SuburbPlan, suburbAt, suburbPlans } from "./suburbs.ts";

export interface StreetPlan {
  name: string;
  kind: "main" | "side";
  suburb: SuburbPlan;
  /** Several where a park or the river lies between. */
  lines: Spot[][];
}

const stepMetres = 12;
const coastRoadInland = 62;
/** No suburb reaches farther from its centre. */
const reach = 1240;

/** All streets of the town: borders of suburbs as main roads, a coast road, a grid in each suburb. */
export function planStreets(random: Random): StreetPlan[] {
  const names = sideNames(random);
  const nextName = (): string => names.pop() ?? "Nameless Lane";
  return [
    ...mainStreets(),
    ...coastStreets(),
    ...oldTownStreets(nextName),
    ...suburbPlans.flatMap((suburb) => gridStreets(suburb, random, nextName)),
  ].filter(({ lines }) => lines.length > 0);
}

function sideNames(random: Random): string[] {
  const pairs = sideEndings.flatMap((ending, i) =>
    random
      .shuffled(streetStems)
      .slice(0, i < 3 ? streetStems.length : 40)
      .map((stem) => `${stem} ${ending}`),
  );
  const isTaken = new Set([...mainRoads, ...Object.values(coastRoads), ...ringRoads]);
  return random.shuffled(pairs.filter((name) => !isTaken.has(name)));
}

function mainStreets(): StreetPlan[] {
  const streets: StreetPlan[] = [];
  for (const [i, a] of suburbPlans.entries()) {
    for (const b of suburbPlans.slice(i + 1)) {
      const points = borderBetween(a, b).map(bent);
      const lines = runs(points, (spot) => inland(spot) > coastRoadInland - 6);
      const name = mainRoads[streets.length % mainRoads.length];
      if (name && lines.length > 0) streets.push({ name, kind: "main", suburb: a, lines });
    }
  }
  return streets;
}

function coastStreets(): StreetPlan[] {
  const points = [...coast, ...coast.slice(0, 1)].map((spot, i) => {
    const ahead = coast[(i + 1) % coast.length] ?? spot;
    const behind = coast[(i + coast.length - 1) % coast.length] ?? spot;
    const inward = Math.atan2(ahead.y - behind.y, ahead.x - behind.x) + Math.PI / 2;
    return polar(spot, inward, coastRoadInland);
  });
  return suburbPlans.flatMap((suburb) => {
    const lines = runs(points, (spot) => suburbAt(spot) === suburb && !isInRiver(spot, 4));
    const name = coastRoads[suburb.name];
    return name ? [{ name, kind: "main" as const, suburb, lines }] : [];
  });
}

function oldTownStreets(nextName: () => string): StreetPlan[] {
  const [suburb] = suburbPlans;
  if (!suburb) return [];
  const rings = [95, 190, 300, 415].map((radius, i) => ({
    name: ringRoads[i] ?? nextName(),
    points: Array.from({ length: 97 }, (_, step) =>
      polar(suburb.center, (step / 96) * 2 * Math.PI, radius),
    ),
  }));
  const spokes = Array.from({ length: 11 }, (_, i) => ({
    name: i === 0 ? "High Street" : nextName(),
    points: pointsAlong(
      suburb.center,
      (i / 11) * 2 * Math.PI + 0.2,
      i % 2 ? 95 : 44,
      i === 0 ? 900 : 430,
    ),
  }));
  return [...rings, ...spokes].map(({ name, points }) => ({
    name,
    kind: name === "High Street" ? "main" : "side",
    suburb,
    lines: sideRuns(points, suburb),
  }));
}

const pointsAlong = (center: Spot, angle: number, from: number, to: number): Spot[] =>
  Array.from({ length: Math.floor((to - from) / stepMetres) + 1 }, (_, step) =>
    polar(center, angle, from + step * stepMetres),
  );

function gridStreets(suburb: SuburbPlan, random: Random, nextName: () => string): StreetPlan[] {
  return suburb.blocks.flatMap((gap, family) => {
    const angle = suburb.angle + (family * Math.PI) / 2;
    const lineCount = Math.floor(reach / gap);
    return Array.from({ length: lineCount * 2 + 1 }, (_, i) => i - lineCount).flatMap((row) => {
      const isLeftOut = row !== 0 && random.chance(0.1);
      const shift = row * gap + random.between(-12, 12);
      const start = polar(suburb.center, angle + Math.PI / 2, shift);
      const lines = sideRuns(pointsAlong(start, angle, -reach, reach), suburb, isRuled);
      if (isLeftOut || lines.length === 0) return [];
      const kept = lines.map((line) => shortened(line, random)).filter((line) => line.length > 5);
      return [{ name: nextName(), kind: "side" as const, suburb, lines: kept }];
    });
  });
}

/** One street in four ends before it meets the next one. */
function shortened(line: Spot[], random: Random): Spot[] {
  if (line.length < 22 || !random.chance(0.25)) return line;
  const cut = Math.floor(line.length * (0.2 + random.next() * 0.3));
  return random.chance(0.5) ? line.slice(cut) : line.slice(0, line.length - cut);
}

/** Within the outermost ring the old town has no ruled streets. */
const isRuled = (spot: Spot, suburb: SuburbPlan): boolean =>
  suburb.name !== oldTown || distance(spot, suburb.center) > 425;

function sideRuns(
  points: Spot[],
  suburb: SuburbPlan,
  isWanted: (spot: Spot, suburb: SuburbPlan) => boolean = () => true,
): Spot[][] {
  const inside = points.filter((spot) => suburbAt(spot) === suburb && isWanted(spot, suburb));
  return runs(
    inside.map(bent),
    (spot) => inland(spot) > coastRoadInland - 4 && !isGreen(spot) && !isInRiver(spot, 10),
  );
}

/** Pieces of a line on which every point is accepted and neighbours are near each other. */
function runs(points: Spot[], accepts: (spot: Spot) => boolean): Spot[][] {
  const pieces: Spot[][] = [[]];
  let before: Spot | undefined;
  for (const spot of points) {
    const isGap = before && Math.hypot(spot.x - before.x, spot.y - before.y) > 80;
    const isAccepted = accepts(spot);
    if (isGap || !isAccepted) pieces.push([]);
    if (isAccepted) pieces.at(-1)?.push(spot);
    before = spot;
  }
  return pieces.filter((piece) => piece.length > 4);
}
