import fc from "fast-check";
import { declarations } from "#domain/listing/columns.ts";
import type { Columns } from "#domain/query/engine/columns.ts";
import {
  type Condition,
  groupFields,
  listFields,
  type Measure,
  type NumberField,
  numberFields,
  type Plan,
  plainFields,
  presenceFields,
  type Sort,
} from "#domain/query/plan/plan.ts";
import type { Preset } from "#domain/query/plan/preset.ts";

/** Numbers near the values of the sample; other fields use their whole range. */
const usual: Partial<Record<NumberField, number[]>> = {
  rating: [0, 2.6, 3, 4, 4.5, 5],
  review_count: [0, 1, 10, 50, 300],
  price_level: [1, 2, 3, 4],
  founded_year: [1950, 1980, 1999, 2010],
};

const numbersOf = (field: NumberField): readonly number[] =>
  usual[field] ?? declarations[field].range;

type Parts = Omit<Plan, "v" | "output">;

const direction = fc.constantFrom("asc" as const, "desc" as const);
/** Often there is none. */
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
/** Without the parts that are not there. */
const planOf = (parts: { [K in keyof Parts]: Parts[K] | undefined }): Plan =>
  ({
    v: 2,
    output: "text",
    ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)),
  }) as Plan;
/** Some of the first, or one of them. */
const cuts = fc.oneof(
  fc.constant({}),
  fc.record({ limit: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ nth: fc.integer({ min: 1, max: 12 }) }),
);

/** Valid plans over a preset's own values, every shape and every field. */
export function plansFor(preset: Preset): fc.Arbitrary<Plan> {
  const where = maybe(conditionsOf(preset));
  const measure = measuresOf(preset);
  const sides = (most: number) => fc.array(conditionsOf(preset), { minLength: 2, maxLength: most });
  return fc.oneof(
    where.map((condition) => planOf({ op: "count", where: condition })),
    fc
      .tuple(where, maybe(sortsOf(preset)), cuts)
      .filter(([, sort, cut]) => sort !== undefined || !("nth" in cut))
      .map(([condition, sort, cut]) =>
        planOf({ op: "list", where: condition, sort: sort && [sort], ...cut }),
      ),
    fc
      .tuple(where, measure)
      .map(([condition, one]) => planOf({ op: "aggregate", where: condition, measure: one })),
    fc.tuple(where, groupsOf(preset), cuts, direction).map(([condition, groups, cut, dir]) =>
      planOf({
        op: "group",
        where: condition,
        sort: [{ by: "measure", dir }],
        ...groups,
        ...cut,
      }),
    ),
    fc
      .tuple(where, groupsOf(preset))
      .map(([condition, groups]) => planOf({ op: "countGroups", where: condition, ...groups })),
    fc
      .tuple(where, groupsOf(preset))
      .map(([condition, { none: _, ...groups }]) =>
        planOf({ op: "perGroup", where: condition, ...groups }),
      ),
    fc
      .tuple(where, sides(6), measure)
      .map(([condition, all, one]) =>
        planOf({ op: "compare", where: condition, sides: all, measure: one }),
      ),
    fc
      .tuple(where, sides(2))
      .map(([condition, both]) => planOf({ op: "ratio", where: condition, sides: both })),
  );
}

const sortsOf = ({ columns }: Preset): fc.Arbitrary<Sort> =>
  fc.oneof(
    fc.record({
      by: fc.constantFrom(
        ...numberFields,
        "name" as const,
        "category" as const,
        "suburb" as const,
        "street" as const,
        "lat" as const,
        "lon" as const,
      ),
      dir: direction,
    }),
    fc.record({ by: fc.constant("distance" as const), dir: direction, to: placesOf(columns) }),
    fc
      .record({
        by: fc.constantFrom("opens" as const, "closes" as const),
        dir: direction,
        days: maybe(fc.uniqueArray(day, { minLength: 1, maxLength: 3 })),
      })
      .map(({ days, ...sort }) => (days ? { ...sort, days } : sort)),
  );

type Groups = Pick<Plan, "groupBy" | "measure" | "minRows" | "having" | "none">;

const groupsOf = (preset: Preset): fc.Arbitrary<Groups> =>
  fc
    .tuple(
      fc.constantFrom(...groupFields, "has:website" as const, "has:rating" as const),
      fc.oneof(
        { weight: 4, arbitrary: fc.record({ measure: measuresOf(preset) }) },
        {
          weight: 2,
          arbitrary: fc.record({
            measure: measuresOf(preset),
            minRows: fc.integer({ min: 1, max: 20 }),
          }),
        },
        {
          weight: 1,
          arbitrary: fc.integer({ min: 0, max: 60 }).map((gte) => ({ having: { gte } })),
        },
        { weight: 2, arbitrary: fc.constant({ none: true as const }) },
      ),
    )
    .map(([groupBy, parts]) => ({ groupBy, ...parts }));

const placesOf = ({ listings }: Columns) =>
  fc.oneof(
    fc.constantFrom(...listings.slice(0, 40)).map(({ id }) => ({ id })),
    fc.record({ lat: fc.constantFrom(49.01, 49.03), lon: fc.constantFrom(8.36, 8.42) }),
    fc.constant("centre" as const),
  );

function measuresOf(preset: Preset): fc.Arbitrary<Measure> {
  return fc.oneof(
    fc.constant({ fn: "count" as const }),
    fc.record({
      fn: fc.constantFrom(
        "avg" as const,
        "median" as const,
        "sum" as const,
        "min" as const,
        "max" as const,
      ),
      field: fc.constantFrom(...numberFields),
    }),
    conditionsOf(preset).map((of) => ({ fn: "share" as const, of })),
    fc.record({
      fn: fc.constant("distinct" as const),
      field: fc.constantFrom(...plainFields, ...numberFields),
    }),
  );
}

function conditionsOf(preset: Preset): fc.Arbitrary<Condition> {
  const { columns } = preset;
  const fields = [...plainFields, ...listFields].filter(
    (field) => preset.entries(field).length > 0,
  );
  const leaf: fc.Arbitrary<Condition> = fc.oneof(
    fc.constantFrom(...fields).chain((f) =>
      fc
        .uniqueArray(fc.constantFrom(...preset.entries(f).map(({ value }) => value)), {
          minLength: 1,
          maxLength: 3,
        })
        .map((values) => ({ f, in: values })),
    ),
    fc
      .constantFrom(...numberFields)
      .chain((f) =>
        fc
          .tuple(
            fc.constantFrom(
              "gt" as const,
              "gte" as const,
              "lt" as const,
              "lte" as const,
              "eq" as const,
            ),
            fc.constantFrom(...numbersOf(f)),
          )
          .map(([key, value]) => ({ f, [key]: value })),
      ),
    fc.record({ f: fc.constantFrom(...presenceFields), has: fc.boolean() }),
    fc.record({
      f: fc.constantFrom("emails" as const, "phones" as const, "socials" as const),
      has: fc.boolean(),
      role: fc.constantFrom("owner", "booking", "instagram"),
    }),
    fc.record({
      f: fc.constantFrom("name" as const, "description" as const),
      how: fc.constantFrom(
        "contains" as const,
        "starts" as const,
        "ends" as const,
        "word" as const,
        "equals" as const,
      ),
      text: fc.constantFrom("amber", "Élan", "in", "town", "7", "dune bakery"),
    }),
    fc.record({
      f: fc.constant("name" as const),
      how: fc.constant("equals" as const),
      text: fc.constantFrom(...columns.names().flatMap((name) => name ?? [])),
    }),
    ...areasOf(preset),
    fc.record({
      near: fc.oneof(
        fc.record({ to: placesOf(columns), m: fc.constantFrom(200, 1_000, 2_500) }),
        fc.record({
          to: placesOf(columns),
          m: fc.constantFrom(1_000, 2_500),
          minM: fc.constantFrom(100, 900),
        }),
      ),
    }),
    fc
      .tuple(placesOf(columns), placesOf(columns))
      .filter(([one, other]) => JSON.stringify(one) !== JSON.stringify(other))
      .map((between) => ({ between })),
    fc.record({
      dir: fc.record({
        of: placesOf(columns),
        is: fc.constantFrom("north" as const, "south" as const, "east" as const, "west" as const),
      }),
    }),
    fc.record({ open: opening }),
    fc.record({ closed: fc.record({ dow: day }) }),
  );
  return fc.oneof(
    { weight: 5, arbitrary: leaf },
    {
      weight: 2,
      arbitrary: fc.array(leaf, { minLength: 1, maxLength: 3 }).map((and) => ({ and })),
    },
    { weight: 2, arbitrary: fc.array(leaf, { minLength: 2, maxLength: 3 }).map((or) => ({ or })) },
    { weight: 2, arbitrary: leaf.map((not) => ({ not })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(leaf, leaf, leaf)
        .map(([a, b, c]) => ({ not: { or: [a, { and: [b, { not: c }] }] } })),
    },
  );
}

/** Beginnings of this preset's own postcodes. */
function areasOf({ entries }: Preset): fc.Arbitrary<Condition>[] {
  const postcodes = entries("postcode").map(({ value }) => value);
  if (postcodes.length === 0) return [];
  return [
    fc
      .tuple(fc.constantFrom(...postcodes), fc.integer({ min: 1, max: 5 }))
      .map(([postcode, chars]) => ({ f: "postcode", area: postcode.slice(0, chars).trim() })),
  ];
}

const day = fc.integer({ min: 0, max: 6 });
const minute = fc.constantFrom(0, 420, 540, 720, 1_200, 1_260, 1_440, 1_500);
const opening = fc.oneof(
  fc.constant("now" as const),
  fc.constant("always" as const),
  fc.record({ dow: day, min: minute }),
  fc.record({ dow: day }),
  fc.record({ dow: day, after: minute }),
  fc.record({ before: minute }),
  fc.record({ dow: day, before: minute }),
  fc.record({ dow: day, from: minute }),
  fc.record({ dow: day, after: minute, before: minute }),
  fc.record({ dow: day, from: minute, until: minute }),
  fc.record({ dow: day, allDay: fc.constant(true as const) }),
);
