import { type ElementType, type MapElement, outlineOf, pointOf } from "../map-element.ts";
import { type ElementIndex, type Positions, setOf } from "./element-index.ts";
import { surrounds } from "./outline.ts";
import type { Bounds, Output, Query, Statement } from "./query.ts";

export type Printed =
  | { kind: "count"; counts: Record<ElementType, number> }
  | { kind: "elements"; elements: MapElement[]; output: Output };

export interface QueryResult {
  printed: Printed[];
  /** What a run that broke off says; it comes with status 200. */
  remark: string | null;
}

const bytesPerElement = 1024;
const mebibyte = 1024 * 1024;

/** Runs a query statement by statement; over `maxsize` it stops and keeps what it had printed. */
export function runQuery(index: ElementIndex, { settings, statements }: Query): QueryResult {
  const sets = new Map<string, Positions>();
  const printed: Printed[] = [];
  let remark: string | null = null;

  const run = (statement: Statement): Positions => {
    const found = evaluate(statement);
    if (found.length * bytesPerElement > settings.maxBytes) {
      const megabytes = Math.ceil((found.length * bytesPerElement) / mebibyte);
      remark ??= `runtime error: Query ran out of memory in "${statement.kind}" at line ${statement.line}. It would need at least ${megabytes} MB of RAM to continue.`;
    }
    if (statement.kind === "is-in") sets.set(setOf({ kind: "area", name: statement.into }), found);
    else if (statement.kind !== "out") sets.set(statement.into, found);
    return found;
  };
  const evaluate = (statement: Statement): Positions => {
    switch (statement.kind) {
      case "query": {
        const box = settings.bounds ? [{ kind: "box" as const, bounds: settings.bounds }] : [];
        return index.find(statement.types, [...statement.filters, ...box], sets);
      }
      case "union":
        return [...new Set(statement.members.flatMap(run))].sort((a, b) => a - b);
      case "difference": {
        const [first = [], ...others] = statement.members.map(run);
        const without = new Set(others.flat());
        return first.filter((position) => !without.has(position));
      }
      case "item":
        return sets.get(statement.from) ?? [];
      case "recurse":
        return [];
      case "is-in":
        return [...index.elements.keys()].filter((position) => {
          const element = index.elements[position];
          return surrounds((element && outlineOf(element)) ?? [], statement);
        });
      case "out":
        printed.push(print(index, sets.get(statement.from) ?? [], statement.output));
        return [];
    }
  };
  if (isTooWide(settings.bounds)) {
    remark = `runtime error: Query timed out in "query" at line ${statements[0]?.line ?? 1} after ${settings.timeoutSeconds + 1} seconds.`;
    return { printed, remark };
  }
  for (const statement of statements) {
    run(statement);
    if (remark) break;
  }
  return { printed, remark };
}

/** A real server looks into its index of the whole world then, which it does not end in time. */
const isTooWide = (bounds: Bounds | null): boolean =>
  bounds !== null &&
  bounds.north > bounds.south &&
  (bounds.north - bounds.south) * Math.abs(bounds.east - bounds.west) > 1;

function print(index: ElementIndex, positions: Positions, output: Output): Printed {
  const elements = positions.flatMap((position) => index.elements[position] ?? []);
  if (output.detail === "count") {
    const counts = { node: 0, way: 0, relation: 0 };
    for (const { type } of elements) counts[type] += 1;
    return { kind: "count", counts };
  }
  const ordered = output.byArea ? orderedByArea(elements) : elements;
  return { kind: "elements", elements: ordered.slice(0, output.limit), output };
}

const typesInOrder: ElementType[] = ["node", "way", "relation"];

/** `qt`: by the cell of about 0.0066° an element lies in, along a Z curve, then by id. */
function orderedByArea(elements: MapElement[]): MapElement[] {
  return typesInOrder.flatMap((type) =>
    elements
      .filter((element) => element.type === type)
      .map((element) => ({ element, cell: areaCell(pointOf(element)) }))
      .sort((a, b) => a.cell - b.cell || a.element.id - b.element.id)
      .map(({ element }) => element),
  );
}

function areaCell({ lat, lon }: { lat: number; lon: number }): number {
  const row = Math.floor(((lat + 91) * 1e7) / 65_536);
  const column = Math.floor((lon * 1e7) / 65_536) & 0xffff;
  let cell = 0;
  for (let bit = 15; bit >= 0; bit -= 1) {
    cell = cell * 4 + ((row >> bit) & 1) * 2 + ((column >> bit) & 1);
  }
  return cell;
}
