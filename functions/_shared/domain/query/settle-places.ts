import { fold } from "../text/fold.ts";
import { type Condition, filtersOf, isValue, type PlaceRef, type Plan } from "./plan/plan.ts";
import type { Preset } from "./plan/preset.ts";
import { keyOf } from "./reader/tokens.ts";
import { streetSpellings } from "./street-spellings.ts";

/**
 * Readings of the places in a plan. "within 500 m of the bank in Soho" names the bank's suburb, so
 * the plan that filters by it is only one reading; "EC1" names an area, also where one business has
 * just that as its postcode. One plan, or two to choose from.
 */
export function settledPlaces(asked: Plan, preset: Preset): readonly [Plan, ...Plan[]] {
  const plan = withSpellings(asked, preset);
  const filters = filtersOf(plan).map((filter) => asArea(filter, preset));
  const settled: Plan = filters.length > 0 ? { ...plan, where: { and: filters } } : plan;
  const at = filters.findIndex((filter, index) => isPlaceOfRef(filters[index - 1], filter));
  const [near, place] = [filters[at - 1], filters[at]];
  if (!near || !place || !isValue(place)) return [settled];
  const ref = refIn(near);
  const row = ref === null ? undefined : rowNamedLike(ref, place, preset);
  const without = filters.toSpliced(at, 1);
  // The filters move, and the places of their words with them.
  const { said: _said, ...bare } = settled;
  if (row === undefined) return [settled, { ...bare, where: { and: without } }];
  const id = preset.columns.ids()[row] ?? "";
  return [{ ...bare, where: { and: without.with(at - 1, withRef(near, { id })) } }];
}

/** "Pearl St" and "Pearl Street" are one street, whichever was named. */
function withSpellings(plan: Plan, preset: Preset): Plan {
  const spelt = (condition: Condition): Condition => spellings(condition, preset);
  const { where, sides, measure } = plan;
  return {
    ...plan,
    ...(where ? { where: spelt(where) } : {}),
    ...(sides ? { sides: sides.map(spelt) } : {}),
    ...(measure?.of ? { measure: { ...measure, of: spelt(measure.of) } } : {}),
  };
}

function spellings(condition: Condition, preset: Preset): Condition {
  const each = (one: Condition): Condition => spellings(one, preset);
  if ("and" in condition) return { and: condition.and.map(each) };
  if ("or" in condition) return { or: condition.or.map(each) };
  if ("not" in condition) return { not: each(condition.not) };
  if (!isValue(condition) || condition.f !== "street") return condition;
  const keys = new Set(condition.in.flatMap((value) => streetSpellings(keyOf(value))));
  const alike = preset
    .entries("street")
    .flatMap(({ value }) => (keys.has(keyOf(value)) ? [value] : []));
  return { ...condition, in: [...new Set([...condition.in, ...alike])] };
}

/** "EC1" where other postcodes begin with it. */
function asArea(filter: Condition, { entries }: Preset): Condition {
  if (!isValue(filter) || filter.f !== "postcode" || filter.in.length !== 1) return filter;
  const [value = ""] = filter.in;
  const start = `${keyOf(value)} `;
  const isArea = entries("postcode").some((entry) => keyOf(entry.value).startsWith(start));
  return isArea ? { f: "postcode", area: value } : filter;
}

const placeFields: readonly string[] = ["suburb", "city", "street"];

/** A place said straight after the business that distances are measured from. */
const isPlaceOfRef = (before: Condition | undefined, filter: Condition): boolean =>
  before !== undefined &&
  refIn(before) !== null &&
  isValue(filter) &&
  placeFields.includes(filter.f);

function refIn(filter: Condition): { id: string } | null {
  const inner = "not" in filter ? filter.not : filter;
  const to = "near" in inner ? inner.near.to : "dir" in inner ? inner.dir.of : null;
  return to !== null && typeof to === "object" && "id" in to ? to : null;
}

function withRef(filter: Condition, to: PlaceRef): Condition {
  if ("not" in filter) return { not: withRef(filter.not, to) };
  if ("near" in filter) return { near: { ...filter.near, to } };
  return "dir" in filter ? { dir: { ...filter.dir, of: to } } : filter;
}

/** The business of this name in that place, if there is just one. */
function rowNamedLike(
  ref: { id: string },
  place: Extract<Condition, { in: string[] }>,
  { columns }: Preset,
): number | undefined {
  const own = columns.rowOf(ref.id);
  const name = own === undefined ? null : columns.texts("name")[own];
  if (own === undefined || !name) return undefined;
  const wanted = new Set(place.in.map(fold));
  const field = place.f as "suburb" | "city" | "street";
  const rows = columns.texts("name").flatMap((each, row) => {
    const value = each === name ? columns.cells(row, placeColumns)[field] : null;
    return value && wanted.has(fold(value)) ? [row] : [];
  });
  return rows.length === 1 ? rows[0] : undefined;
}

const placeColumns = ["suburb", "city", "street"] as const;
