import { declarations } from "../../listing/columns.ts";
import { fold } from "../../text/fold.ts";
import type {
  BetweenCondition,
  Comparison,
  Condition,
  DirectionCondition,
  Leaf,
  NearCondition,
  PlaceRef,
  PostcodeAreaCondition,
  TextCondition,
  ValueCondition,
} from "../plan/plan.ts";
import type { CodedColumn } from "./coded.ts";
import type { Columns } from "./columns.ts";
import { detourMask, middleOf, type Point, ringMask } from "./geo.ts";
import { type Clock, openMask } from "./open.ts";

/**
 * What a condition says of each row: 0 no, 1 yes, 2 unknown. A comparison with an unknown value is
 * unknown, and so is its opposite, so that neither "in Mitte" nor "not in Mitte" counts a business
 * whose suburb nobody knows.
 */
export type Mask = Uint8Array;
const no = 0;
const yes = 1;
const unknown = 2;

export function matchAll(condition: Condition | undefined, columns: Columns, clock: Clock): Mask {
  if (condition === undefined) return new Uint8Array(columns.size).fill(yes);
  if ("and" in condition) {
    return combine(condition.and, columns, clock, no);
  }
  if ("or" in condition) return combine(condition.or, columns, clock, yes);
  if ("not" in condition) {
    return opposite(matchAll(condition.not, columns, clock));
  }
  return leafMask(condition, columns, clock);
}

/** `decisive`: the value that settles a row, 0 for "and", 1 for "or"; unknown comes before the rest. */
function combine(
  parts: readonly Condition[],
  columns: Columns,
  clock: Clock,
  decisive: 0 | 1,
): Mask {
  const [first, ...others] = parts.map((part) => matchAll(part, columns, clock));
  if (!first) return new Uint8Array(columns.size).fill(1 - decisive);
  // One filter alone is the rule: its rows are the result.
  if (others.length === 0) return first;
  const result = first.slice();
  for (const mask of others) {
    for (let row = 0; row < result.length; row++) {
      const value = mask[row] ?? no;
      if (value === decisive) result[row] = decisive;
      else if (value === unknown && result[row] !== decisive) result[row] = unknown;
    }
  }
  return result;
}

function leafMask(leaf: Leaf, columns: Columns, clock: Clock): Mask {
  if ("near" in leaf) return nearMask(leaf, columns);
  if ("between" in leaf) return betweenMask(leaf, columns);
  if ("dir" in leaf) return directionMask(leaf, columns);
  if ("open" in leaf || "closed" in leaf) return openMask(leaf, columns.hours(), clock);
  if ("in" in leaf) return valueMask(leaf, columns);
  if ("has" in leaf) {
    const present = columns.present(leaf.f, leaf.role);
    return leaf.has ? present : opposite(present);
  }
  if ("how" in leaf) return textMask(leaf, columns);
  if ("area" in leaf) return areaMask(leaf, columns);
  return numberMask(leaf, columns.numbers(leaf.f));
}

const opposites = [yes, no, unknown];

function opposite(mask: Mask): Mask {
  const result = new Uint8Array(mask.length);
  for (let row = 0; row < mask.length; row++) result[row] = opposites[mask[row] ?? no] ?? no;
  return result;
}

function numberMask(comparison: Comparison, numbers: Float64Array): Mask {
  const mask = new Uint8Array(numbers.length);
  for (let row = 0; row < mask.length; row++) {
    const value = numbers[row] ?? Number.NaN;
    mask[row] = Number.isNaN(value) ? unknown : compares(value, comparison) ? yes : no;
  }
  return mask;
}

export const compares = (value: number, { gt, gte, lt, lte, eq }: Comparison): boolean =>
  (gt === undefined || value > gt) &&
  (gte === undefined || value >= gte) &&
  (lt === undefined || value < lt) &&
  (lte === undefined || value <= lte) &&
  (eq === undefined || value === eq);

function valueMask({ f, in: wanted }: ValueCondition, columns: Columns): Mask {
  const column = columns.values(f);
  const codes = codesOf(column, wanted);
  // A list without the value does not hold it; a type is always known.
  const without = declarations[f].kind === "word" && f !== "category" ? unknown : no;
  const mask = new Uint8Array(columns.size);
  for (let row = 0; row < mask.length; row++) {
    const start = column.starts[row] ?? 0;
    const end = column.starts[row + 1] ?? 0;
    mask[row] = start === end ? without : no;
    for (let at = start; at < end; at++) if (codes[column.codes[at] ?? 0] === 1) mask[row] = yes;
  }
  return mask;
}

function codesOf(column: CodedColumn, wanted: readonly string[]): Uint8Array {
  const folded = new Set(wanted.map(fold));
  return Uint8Array.from(column.folded, (value) => (folded.has(value) ? 1 : 0));
}

function textMask({ f, how, text }: TextCondition, columns: Columns): Mask {
  const wanted = fold(text);
  const holds = {
    contains: (value: string) => value.includes(wanted),
    starts: (value: string) => value.startsWith(wanted),
    ends: (value: string) => value.endsWith(wanted),
    // Most texts have no such letters at all: only the others are looked at as words.
    word: (value: string) => value.includes(wanted) && ` ${value} `.includes(` ${wanted} `),
    equals: (value: string) => value === wanted,
  }[how];
  const texts = columns.texts(f);
  const mask = new Uint8Array(texts.length);
  for (let row = 0; row < mask.length; row++) {
    const value = texts[row] ?? null;
    mask[row] = value === null ? unknown : holds(value) ? yes : no;
  }
  return mask;
}

function areaMask({ f, area }: PostcodeAreaCondition, columns: Columns): Mask {
  const { starts, codes, folded } = columns.values(f);
  const wanted = fold(area);
  const holds = folded.map((postcode) => (isInArea(postcode, wanted) ? yes : no));
  const mask = new Uint8Array(columns.size);
  for (let row = 0; row < mask.length; row++) {
    const at = starts[row] ?? 0;
    mask[row] = at === starts[row + 1] ? unknown : (holds[codes[at] ?? 0] ?? no);
  }
  return mask;
}

/** Only where letters and digits alternate does a further digit make it another area. */
function isInArea(postcode: string, area: string): boolean {
  if (!postcode.startsWith(area)) return false;
  const goesOn = /\d$/.test(area) && /^\d/.test(postcode.slice(area.length));
  return !goesOn || !/\p{L}/u.test(postcode);
}

function nearMask({ near }: NearCondition, columns: Columns): Mask {
  const at = pointOf(near.to, columns);
  const mask = ringMask(columns, at.point, { least: near.minM ?? 0, most: near.m });
  // The place itself is neither near nor far: "more than 3 km from X" does not count X either.
  if (at.row !== undefined) mask[at.row] = unknown;
  return mask;
}

/** A way round by a place between two others is at most so much longer than the straight one. */
const detourMost = 1.25;

function betweenMask({ between }: BetweenCondition, columns: Columns): Mask {
  const from = pointOf(between[0], columns);
  const to = pointOf(between[1], columns);
  const mask = detourMask(columns, from.point, to.point, detourMost);
  for (const { row } of [from, to]) if (row !== undefined) mask[row] = unknown;
  return mask;
}

function directionMask({ dir }: DirectionCondition, columns: Columns): Mask {
  const { point } = pointOf(dir.of, columns);
  const isAlongLat = dir.is === "north" || dir.is === "south";
  const from = isAlongLat ? point.lat : point.lon;
  const sign = dir.is === "north" || dir.is === "east" ? 1 : -1;
  const degrees = isAlongLat ? columns.lat : columns.lon;
  const mask = new Uint8Array(columns.size);
  for (let row = 0; row < mask.length; row++) {
    if (sign * ((degrees[row] ?? 0) - from) > 0) mask[row] = yes;
  }
  return mask;
}

/** Where a reference is; `row` when it is a listing. A reference to nothing is a wrong plan. */
export function pointOf(ref: PlaceRef, columns: Columns): { point: Point; row?: number } {
  if (ref === "centre") return { point: columns.centre ?? middleOf(columns) ?? nowhere() };
  if ("lat" in ref) return { point: { lat: ref.lat, lon: ref.lon } };
  if ("id" in ref) {
    const row = columns.rowOf(ref.id);
    if (row === undefined) return nowhere();
    return { point: { lat: columns.lat[row] ?? 0, lon: columns.lon[row] ?? 0 }, row };
  }
  const mask = valueMask({ f: ref.f, in: [ref.is] }, columns);
  return { point: middleOf(columns, rowsIn(mask)) ?? nowhere() };
}

function nowhere(): never {
  throw new Error("plan: a place that is not in the preset");
}

export function rowsIn(mask: Mask): number[] {
  let size = 0;
  for (let row = 0; row < mask.length; row++) if (mask[row] === yes) size++;
  const rows: number[] = Array(size);
  for (let row = 0, at = 0; at < size; row++) if (mask[row] === yes) rows[at++] = row;
  return rows;
}
