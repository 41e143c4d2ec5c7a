import type { AreaField, Condition, Direction, PlaceRef, ValueField } from "../../plan/plan.ts";
import { areaFields } from "../../plan/plan.ts";
import type { Entry } from "../../plan/preset.ts";
import { made, type Parts, type Rule, rules } from "../rule.ts";

const nearDefaultM = 1_000;

/** A word that names areas of several kinds means the finest one that is not a street. */
const order: readonly string[] = ["suburb", "city", "region", "country", "postcode", "street"];

const finest = (entries: readonly Entry[], fields: readonly string[] = order): Entry | undefined =>
  [...entries].sort((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field))[0];

const isPlaceField = (field: string): boolean => order.includes(field);

function valueCondition(entries: readonly Entry[]): Condition | null {
  const [first] = entries;
  if (!first || first.field === "socials") return null;
  if (entries.some(({ field }) => field !== first.field)) return null;
  return { f: first.field, in: [...new Set(entries.map(({ value }) => value))] };
}

/** Places in the reading of one field: all of these words name one of its values. */
function inOneField(lists: readonly (readonly Entry[])[], preferred?: string): Entry[] | null {
  const fields = preferred ? [preferred] : order;
  for (const field of fields) {
    const each = lists.map((entries) => entries.find((entry) => entry.field === field));
    if (each.every((entry) => entry !== undefined)) return each;
  }
  return null;
}

function placeCondition(p: Parts, field?: string) {
  const { entries } = p.get("place");
  const chosen = field
    ? entries.filter((entry) => entry.field === field)
    : [finest(entries)].filter((entry) => entry !== undefined);
  const isStreet = p.has("on");
  const street = isStreet ? entries.filter((entry) => entry.field === "street") : [];
  const condition = valueCondition(street.length > 0 ? street : chosen);
  return condition && { condition, isStatement: true, isBare: false };
}

const columnField = (p: Parts): string => p.get("column").field;

export const placeRules: readonly Rule[] = [
  ...rules("condition", "in|on|of place", (p) => placeCondition(p)),
  ...rules("condition", "place", (p) => {
    const found = placeCondition(p);
    return found && made({ ...found, isStatement: false, isBare: true }, { cost: 0.5 });
  }),
  ...rules("condition", ["in|on|of? column of? place", "in|on|of? place column"], (p) =>
    isPlaceField(columnField(p)) ? placeCondition(p, columnField(p)) : null,
  ),
  ...rules("condition", "area", (p) =>
    made(
      {
        condition: { f: "postcode", area: p.arg("area").toUpperCase() },
        isStatement: false,
        isBare: true,
      },
      { cost: 0.5 },
    ),
  ),
  ...rules("condition", "in|on|of? place or|and place", (p) => {
    const both = inOneField([p.get("place").entries, p.get("place", 1).entries]);
    const condition = both && valueCondition(both);
    return condition && { condition, isStatement: true, isBare: false };
  }),
  ...rules("condition", "in|on|of? place place or|and place", (p) => {
    const all = [0, 1, 2].map((at) => p.get("place", at).entries);
    const each = inOneField(all);
    const condition = each && valueCondition(each);
    return condition && { condition, isStatement: true, isBare: false };
  }),
  ...rules("condition", ["outside place", "not in|on|of place", "exceptfor in? place"], (p) => {
    const found = placeCondition(p);
    return found && { ...found, condition: { not: found.condition } };
  }),
  ...rules("condition", ["in|with? postcodearea area", "in|with area", "in? column area"], (p) => {
    if (p.has("column") && columnField(p) !== "postcode") return null;
    const condition = { f: "postcode" as const, area: p.arg("area").toUpperCase() };
    return { condition, isStatement: true, isBare: false };
  }),
];

const isArea = (field: string): field is AreaField =>
  (areaFields as readonly string[]).includes(field);

function refOf(entries: readonly Entry[]): PlaceRef | null {
  const entry = finest(entries);
  return entry && isArea(entry.field) ? { f: entry.field, is: entry.value } : null;
}

export const refRules: readonly Rule[] = [
  ...rules("ref", "centre", () => ({ ref: "centre" })),
  ...rules("ref", ["centre of place", "place centre"], (p) => {
    const ref = refOf(p.get("place").entries);
    return ref && { ref };
  }),
  ...rules("ref", "place", (p) => {
    const ref = refOf(p.get("place").entries);
    return ref && made({ ref }, { cost: 0.3 });
  }),
  // Of several businesses of one name each has a phrase of its own: the reader asks back.
  ...rules("ref", "business", (p) => {
    const { rows } = p.get("business");
    const id = rows.length === 1 ? p.preset.columns.ids()[rows[0] ?? 0] : null;
    return id ? { ref: { id } } : null;
  }),
  ...rules("ref", ["coord? latword? number lonword? number"], (p) => {
    const [lat, lon] = [p.get("number"), p.get("number", 1)];
    const isPoint = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
    const isSaid = p.has("coord") || p.has("latword");
    const isExact = !Number.isInteger(lat) && !Number.isInteger(lon);
    return isPoint && (isSaid || isExact) ? { ref: { lat, lon } } : null;
  }),
];

const statement = (condition: Condition) => ({ condition, isStatement: true, isBare: false });

export const distanceRules: readonly Rule[] = [
  ...rules("condition", "near ref", (p) =>
    made(statement({ near: { to: p.get("ref").ref, m: nearDefaultM } }), { assumed: ["near"] }),
  ),
  ...rules(
    "condition",
    [
      "within metres of|near|away? ref",
      "cmp? metres of|near|away ref",
      "cmp metres away of ref",
      "metres away of ref",
      "in metres of|near ref",
    ],
    (p) => {
      const { m } = p.get("metres");
      const { ref } = p.get("ref");
      const cmp = p.has("cmp") ? p.arg("cmp") : "lte";
      if (cmp === "lte" || cmp === "lt") return statement({ near: { to: ref, m } });
      return cmp === "gt" || cmp === "gte" ? statement({ not: { near: { to: ref, m } } }) : null;
    },
  ),
  // "between 1 and 3 km from X", "at least 500 m but at most 1 km away from X"
  ...rules("condition", ["between number and number unit of|away? ref"], (p) => {
    const per = { m: 1, km: 1_000, mi: 1_609.344, ft: 0.3048 }[p.has("unit") ? p.arg("unit") : ""];
    if (per === undefined) return null;
    const [minM, m] = [p.get("number") * per, p.get("number", 1) * per].sort((a, b) => a - b);
    return minM && m ? statement({ near: { to: p.get("ref").ref, m, minM } }) : null;
  }),
  ...rules(
    "condition",
    [
      "cmp metres but|and cmp|within metres away? of ref",
      "cmp metres but|and cmp|within metres away|of ref",
    ],
    (p) => {
      const [minM, m] = [p.get("metres").m, p.get("metres", 1).m];
      const isRing = /^gt/.test(p.arg("cmp")) && (p.has("within") || /^lt/.test(p.arg("cmp", 1)));
      return isRing && minM < m ? statement({ near: { to: p.get("ref").ref, m, minM } }) : null;
    },
  ),
  ...rules("condition", "centred", () =>
    made(statement({ near: { to: "centre", m: nearDefaultM } }), { assumed: ["near"], cost: 0.3 }),
  ),
  ...rules("condition", ["at|in? ref within metres"], (p) =>
    statement({ near: { to: p.get("ref").ref, m: p.get("metres").m } }),
  ),
  ...rules("condition", ["dir of? ref"], (p) =>
    statement({ dir: { of: p.get("ref").ref, is: p.arg("dir") as Direction } }),
  ),
  ...rules("condition", "between ref and ref", (p) =>
    statement({ between: [p.get("ref").ref, p.get("ref", 1).ref] }),
  ),
];

/** "italian": a value that says what it is of. */
export function saidValue(entries: readonly Entry[]): Condition | null {
  const [first] = entries;
  if (!first || first.field === "socials") return null;
  const same = entries.filter(({ field }) => field === first.field);
  return { f: first.field as ValueField, in: [...new Set(same.map(({ value }) => value))] };
}
