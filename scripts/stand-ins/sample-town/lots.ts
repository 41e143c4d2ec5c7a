import { inland, isGreen, isInRiver } from "./ground.ts";
import { alongLine, distance, polar, type Spot } from "./plane.ts";
import type { Random } from "./random.ts";
import type { StreetPlan } from "./street-plan.ts";

/** A building at a street, with its own number. */
export interface Lot {
  street: StreetPlan;
  houseNumber: number;
  center: Spot;
  corners: Spot[];
}

const cellMetres = 24;
const columnOf = (metres: number): number => Math.floor(metres / cellMetres) + 500;
const cellAt = (column: number, row: number): number => column * 1000 + row;

/** Rows of buildings on both sides of every street, clear of water, parks and other streets. */
export function planLots(streets: StreetPlan[], random: Random): Lot[] {
  const roads = roadCells(streets);
  const taken = new Map<number, Spot[]>();
  return streets.flatMap((street) => {
    const setback = street.kind === "main" ? 17 : 13;
    let step = 0;
    return street.lines.flatMap((line) =>
      alongLine(line, 17).flatMap((spot) => {
        step += 1;
        return [1, -1].flatMap((side) => {
          const depth = 7 + random.next() * 3;
          const center = polar(spot, spot.angle + (side * Math.PI) / 2, setback + depth / 2 - 4);
          if (!isFree(center, roads, taken)) return [];
          add(taken, center);
          const houseNumber = side === 1 ? step * 2 - 1 : step * 2;
          const corners = rectangle(center, spot.angle, 6 + random.next() * 2, depth * 0.75);
          return [{ street, houseNumber, center, corners }];
        });
      }),
    );
  });
}

function roadCells(streets: StreetPlan[]): Map<number, Spot[]> {
  const cells = new Map<number, Spot[]>();
  for (const { lines } of streets) for (const spot of lines.flat()) add(cells, spot);
  return cells;
}

function add(cells: Map<number, Spot[]>, spot: Spot): void {
  const cell = cellAt(columnOf(spot.x), columnOf(spot.y));
  const list = cells.get(cell);
  if (list) list.push(spot);
  else cells.set(cell, [spot]);
}

const isFree = (center: Spot, roads: Map<number, Spot[]>, taken: Map<number, Spot[]>): boolean =>
  inland(center) > 24 &&
  isClear(center, roads, 12.5) &&
  isClear(center, taken, 14.5) &&
  !isGreen(center) &&
  !isInRiver(center, 10);

function isClear(center: Spot, cells: Map<number, Spot[]>, metres: number): boolean {
  const lastColumn = columnOf(center.x + metres);
  const lastRow = columnOf(center.y + metres);
  for (let column = columnOf(center.x - metres); column <= lastColumn; column += 1) {
    for (let row = columnOf(center.y - metres); row <= lastRow; row += 1) {
      const near = cells.get(cellAt(column, row));
      if (near?.some((spot) => distance(spot, center) < metres)) return false;
    }
  }
  return true;
}

function rectangle(center: Spot, angle: number, halfLength: number, halfDepth: number): Spot[] {
  const reach = Math.hypot(halfLength, halfDepth);
  const corner = Math.atan2(halfDepth, halfLength);
  return [corner, Math.PI - corner, Math.PI + corner, -corner].map((turn) =>
    polar(center, angle + turn, reach),
  );
}
