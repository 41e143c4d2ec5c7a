import { boxOf, type LatLon, toWorld, type WorldBox, type WorldPoint } from "./mercator.ts";
import { worldCoast } from "./world-coast.ts";

/** What there is to draw; a town has most of it, a dump only points. */
export interface TileMap {
  name: string;
  center: LatLon;
  coast: LatLon[];
  water: { name: string; outline: LatLon[] }[];
  parks: { name: string; outline: LatLon[] }[];
  squares: { name: string; outline: LatLon[] }[];
  quays: LatLon[][];
  buildings: LatLon[][];
  streets: { name: string; kind: "main" | "side"; lines: LatLon[][] }[];
  suburbs: { name: string; center: LatLon }[];
  points: LatLon[];
}

export interface Shape {
  name: string;
  points: WorldPoint[];
  box: WorldBox;
}

export interface WorldMap {
  name: string;
  center: WorldPoint;
  coast: Shape[];
  /** All land, for views from so far out that the map's own is a dot. */
  land: Shape[];
  water: Shape[];
  parks: Shape[];
  squares: Shape[];
  quays: Shape[];
  buildings: Shape[];
  mainStreets: Shape[];
  sideStreets: Shape[];
  suburbs: { name: string; center: WorldPoint }[];
  points: WorldPoint[];
}

/** Everything in Mercator once, so that a tile only has to scale and cut. */
export function toWorldMap(map: TileMap): WorldMap {
  const streets = (kind: "main" | "side"): Shape[] =>
    map.streets
      .filter((street) => street.kind === kind)
      .flatMap(({ name, lines }) => lines.map((line) => toShape(line, name)));
  return {
    name: map.name,
    center: toWorld(map.center),
    coast: map.coast.length > 0 ? [toShape(map.coast, "")] : [],
    land: worldCoast().map((outline) => toShape(outline, "")),
    water: map.water.map(({ name, outline }) => toShape(outline, name)),
    parks: map.parks.map(({ name, outline }) => toShape(outline, name)),
    squares: map.squares.map(({ name, outline }) => toShape(outline, name)),
    quays: map.quays.map((outline) => toShape(outline, "")),
    buildings: map.buildings.map((outline) => toShape(outline, "")),
    mainStreets: streets("main"),
    sideStreets: streets("side"),
    suburbs: map.suburbs.map(({ name, center }) => ({ name, center: toWorld(center) })),
    points: map.points.map(toWorld),
  };
}

function toShape(line: LatLon[], name: string): Shape {
  const points = line.map(toWorld);
  return { name, points, box: boxOf(points) };
}
