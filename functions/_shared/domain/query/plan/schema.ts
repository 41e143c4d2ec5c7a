import * as v from "valibot";
import { listingColumns } from "../../listing/listing.ts";
import {
  areaFields,
  type Condition,
  directions,
  type GroupKey,
  groupFields,
  measureNames,
  numberFields,
  operations,
  type PlaceRef,
  type Plan,
  presenceFields,
  roleFields,
  searchFields,
  sortFields,
  valueFields,
} from "./plan.ts";
import { changeKinds, metaTopics } from "./topics.ts";

export const planLimits = {
  conditionsMax: 60,
  depthMax: 8,
  valuesMax: 200,
  planMaxChars: 20_000,
  limitMax: 1_000,
  metresMax: 200_000,
  textMaxChars: 200,
  sidesMax: 7,
  saidMax: 200,
} as const;
const textTests = ["contains", "starts", "ends", "word", "equals"] as const;

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

const snapshotRef = v.union([
  v.picklist(["this", "previous"]),
  v.strictObject({ preset: text, name: text }),
]);

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
  how: v.picklist(textTests),
  text,
});
const postcodeArea = v.strictObject({ f: v.literal("postcode"), area: text });
const numberCondition = v.strictObject({ f: v.picklist(numberFields), ...comparison });
const near = v.strictObject({
  near: v.strictObject({ to: placeRef, m: metres, minM: v.optional(metres) }),
});
const between = v.strictObject({ between: v.strictTuple([placeRef, placeRef]) });
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
    ["between", between],
    ["dir", direction],
    ["open", open],
    ["closed", closed],
    ["in", valueCondition],
    ["has", presenceCondition],
    ["how", textCondition],
    ["area", postcodeArea],
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

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
const path = v.pipe(v.array(v.union([v.string(), v.number()])), v.maxLength(20));
const position = v.pipe(v.number(), v.integer(), v.minValue(0));
const said = v.union([
  v.strictObject({ at: path, from: position, to: position }),
  v.strictObject({ at: path, by: v.literal("before") }),
  v.strictObject({ at: path, by: v.literal("default"), as: text }),
]);
const sort = v.strictObject({
  by: v.picklist(sortFields),
  dir: v.picklist(["asc", "desc"]),
  to: v.optional(placeRef),
  days: v.optional(v.pipe(v.array(day), v.minLength(1), v.maxLength(7))),
});
const outputs = ["text", "csv", "xlsx"] as const;

export const planSchema = v.strictObject({
  v: v.literal(2),
  op: v.picklist(operations),
  where: v.optional(conditionSchema),
  measure: v.optional(measure),
  groupBy: v.optional(v.picklist(groupKeys) as v.GenericSchema<unknown, GroupKey>),
  having: v.optional(v.strictObject(comparison)),
  minRows: v.optional(whole(planLimits.limitMax)),
  none: v.optional(v.literal(true)),
  sort: v.optional(v.pipe(v.array(sort), v.maxLength(3))),
  limit: v.optional(whole(planLimits.limitMax)),
  nth: v.optional(whole(planLimits.limitMax)),
  select: v.optional(v.pipe(v.array(v.picklist(selectable)), v.maxLength(selectable.length))),
  sides: v.optional(
    v.pipe(v.array(conditionSchema), v.minLength(2), v.maxLength(planLimits.sidesMax)),
  ),
  snapshots: v.optional(v.pipe(v.array(snapshotRef), v.length(2))),
  target: v.optional(listingRef),
  about: v.optional(v.picklist(metaTopics)),
  columns: v.optional(v.pipe(v.array(v.picklist(listingColumns)), v.minLength(1), v.maxLength(4))),
  changes: v.optional(v.picklist(changeKinds)),
  output: v.picklist(outputs),
  said: v.optional(v.pipe(v.array(said), v.maxLength(planLimits.saidMax))),
});

// The schema and the type are one: a key in only one of them is a compile error here.
type SchemaPlan = v.InferOutput<typeof planSchema>;
const schemaCoversType: Exclude<keyof Plan, keyof SchemaPlan> extends never ? true : never = true;
void schemaCoversType;

/** What would do at a path of the plan, for whoever wrote it. */
export function allowedAt(path: string): string[] {
  const last = path.split(".").at(-1) ?? "";
  const lists: Record<string, readonly string[]> = {
    v: ["2"],
    op: operations,
    output: outputs,
    f: [...new Set([...valueFields, ...numberFields, ...presenceFields, ...searchFields])],
    fn: measureNames,
    field: [...numberFields, ...valueFields],
    groupBy: groupKeys,
    by: sortFields,
    dir: ["asc", "desc"],
    is: directions,
    has: ["true", "false"],
    how: textTests,
    about: metaTopics,
    changes: changeKinds,
    nth: [`1 to ${planLimits.limitMax}`],
    days: ["0 (Monday) to 6 (Sunday)"],
    role: roleFields,
    limit: [`1 to ${planLimits.limitMax}`],
    m: [`1 to ${planLimits.metresMax}`],
    dow: ["0 (Monday) to 6 (Sunday)"],
  };
  // A hostile key may be the name of a thing that every object has.
  return Object.hasOwn(lists, last) ? [...(lists[last] ?? [])] : [];
}
