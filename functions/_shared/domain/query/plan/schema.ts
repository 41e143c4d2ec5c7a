import * as v from "valibot";
import {
  areaFields,
  type Condition,
  directions,
  type GroupKey,
  groupFields,
  measureNames,
  numberFields,
  type PlaceRef,
  type Plan,
  presenceFields,
  roleFields,
  searchFields,
  sortFields,
  valueFields,
} from "./plan.ts";

export const planLimits = {
  conditionsMax: 60,
  depthMax: 8,
  valuesMax: 200,
  planMaxChars: 20_000,
  limitMax: 1_000,
  metresMax: 200_000,
  textMaxChars: 200,
} as const;

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(planLimits.textMaxChars));
const finite = v.pipe(v.number(), v.finite());
const day = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));
/** Past midnight counts on, until the end of the next day. */
const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_880));
const metres = v.pipe(v.number(), v.minValue(1), v.maxValue(planLimits.metresMax));
const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

const listingRef = v.strictObject({ id: text, name: v.optional(v.string()) });
const placeRef = v.union([
  v.literal("centre"),
  v.strictObject({ lat: latitude, lon: longitude }),
  listingRef,
  v.strictObject({ f: v.picklist(areaFields), is: text }),
]) as v.GenericSchema<unknown, PlaceRef>;

const comparison = {
  gt: v.optional(finite),
  gte: v.optional(finite),
  lt: v.optional(finite),
  lte: v.optional(finite),
  eq: v.optional(finite),
};

const valueCondition = v.strictObject({
  f: v.picklist(valueFields),
  in: v.pipe(v.array(text), v.minLength(1), v.maxLength(planLimits.valuesMax)),
});
const presenceCondition = v.strictObject({
  f: v.picklist(presenceFields),
  has: v.boolean(),
  role: v.optional(text),
});
const textCondition = v.strictObject({
  f: v.picklist(searchFields),
  how: v.picklist(["contains", "starts", "ends", "word"]),
  text,
});
const numberCondition = v.strictObject({ f: v.picklist(numberFields), ...comparison });
const near = v.strictObject({
  near: v.strictObject({ to: placeRef, m: metres, minM: v.optional(metres) }),
});
const direction = v.strictObject({
  dir: v.strictObject({ of: placeRef, is: v.picklist(directions) }),
});
const open = v.strictObject({
  open: v.union([
    v.picklist(["now", "always"]),
    v.strictObject({ dow: day, min: minute }),
    v.strictObject({
      dow: v.optional(day),
      after: v.optional(minute),
      before: v.optional(minute),
      until: v.optional(minute),
      from: v.optional(minute),
      allDay: v.optional(v.literal(true)),
    }),
  ]),
});
const closed = v.strictObject({ closed: v.strictObject({ dow: day }) });
const parts = v.pipe(
  v.array(v.lazy(() => conditionSchema)),
  v.minLength(1),
  v.maxLength(planLimits.conditionsMax),
);

/** Chosen by its keys, so that a problem is told of the shape that was meant. */
export const conditionSchema: v.GenericSchema<unknown, Condition> = v.lazy((input) => {
  const keys = typeof input === "object" && input !== null ? Object.keys(input) : [];
  const shapes: [string, v.GenericSchema][] = [
    ["and", v.strictObject({ and: parts })],
    ["or", v.strictObject({ or: parts })],
    ["not", v.strictObject({ not: v.lazy(() => conditionSchema) })],
    ["near", near],
    ["dir", direction],
    ["open", open],
    ["closed", closed],
    ["in", valueCondition],
    ["has", presenceCondition],
    ["how", textCondition],
  ];
  return shapes.find(([key]) => keys.includes(key))?.[1] ?? numberCondition;
}) as v.GenericSchema<unknown, Condition>;

const measure = v.strictObject({
  fn: v.picklist(measureNames),
  field: v.optional(v.picklist([...numberFields, ...valueFields])),
  of: v.optional(conditionSchema),
  between: v.optional(v.strictTuple([placeRef, placeRef])),
});

const groupKeys = [...groupFields, ...presenceFields.map((field) => `has:${field}` as const)];
export const selectable = [...presenceFields, "category", "distance", "lat", "lon", "id"] as const;

export const planSchema = v.strictObject({
  v: v.literal(1),
  op: v.picklist(["count", "list", "aggregate", "group", "compare", "describe"]),
  where: v.optional(conditionSchema),
  measure: v.optional(measure),
  groupBy: v.optional(v.picklist(groupKeys) as v.GenericSchema<unknown, GroupKey>),
  having: v.optional(v.strictObject(comparison)),
  sort: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          by: v.picklist(sortFields),
          dir: v.picklist(["asc", "desc"]),
          to: v.optional(placeRef),
        }),
      ),
      v.maxLength(3),
    ),
  ),
  limit: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(planLimits.limitMax)),
  ),
  select: v.optional(v.pipe(v.array(v.picklist(selectable)), v.maxLength(selectable.length))),
  compare: v.optional(v.strictTuple([conditionSchema, conditionSchema])),
  target: v.optional(listingRef),
  output: v.picklist(["text", "csv"]),
});

// The schema and the type are one: a key in only one of them is a compile error here.
type SchemaPlan = v.InferOutput<typeof planSchema>;
const schemaCoversType: Exclude<keyof Plan, keyof SchemaPlan> extends never ? true : never = true;
void schemaCoversType;

/** What would do at a path of the plan, for whoever wrote it. */
export function allowedAt(path: string): string[] {
  const last = path.split(".").at(-1) ?? "";
  const lists: Record<string, readonly string[]> = {
    v: ["1"],
    op: ["count", "list", "aggregate", "group", "compare", "describe"],
    output: ["text", "csv"],
    f: [...new Set([...valueFields, ...numberFields, ...presenceFields, ...searchFields])],
    fn: measureNames,
    field: [...numberFields, ...valueFields],
    groupBy: groupKeys,
    by: sortFields,
    dir: ["asc", "desc"],
    is: directions,
    has: ["true", "false"],
    how: ["contains", "starts", "ends", "word"],
    role: roleFields,
    limit: [`1 to ${planLimits.limitMax}`],
    m: [`1 to ${planLimits.metresMax}`],
    dow: ["0 (Monday) to 6 (Sunday)"],
  };
  return [...(lists[last] ?? [])];
}
