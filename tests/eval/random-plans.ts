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

/** Valid plans over a preset's own values, every shape and every field. */
export function plansFor(preset: Preset): fc.Arbitrary<Plan> {
  const { columns } = preset;
  const where = fc.option(conditionsOf(preset), { nil: undefined });
  const withWhere = (
    plan: Omit<Plan, "v" | "output" | "where">,
    condition: Condition | undefined,
  ): Plan => ({
    v: 1,
    output: "text",
    ...plan,
    ...(condition ? { where: condition } : {}),
  });
  const limit = fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined });
  const sort = fc.record({
    by: fc.constantFrom(
      ...numberFields,
      "name" as const,
      "category" as const,
      "suburb" as const,
      "distance" as const,
    ),
    dir: fc.constantFrom("asc" as const, "desc" as const),
    to: placesOf(columns),
  });
  const direction = fc.constantFrom("asc" as const, "desc" as const);
  return fc.oneof(
    where.map((condition) => withWhere({ op: "count" }, condition)),
    fc.tuple(where, fc.option(sort, { nil: undefined }), limit).map(([condition, by, most]) =>
      withWhere(
        {
          op: "list",
          ...(by ? { sort: [by.by === "distance" ? by : { by: by.by, dir: by.dir }] } : {}),
          ...(most ? { limit: most } : {}),
        },
        condition,
      ),
    ),
    fc
      .tuple(where, measuresOf(preset))
      .map(([condition, measure]) => withWhere({ op: "aggregate", measure }, condition)),
    fc
      .tuple(
        where,
        measuresOf(preset),
        fc.constantFrom(...groupFields, "has:website" as const, "has:rating" as const),
        limit,
        direction,
      )
      .map(([condition, measure, groupBy, most, dir]) =>
        withWhere(
          {
            op: "group",
            measure,
            groupBy,
            sort: [{ by: "measure", dir }],
            ...(most ? { limit: most } : {}),
          },
          condition,
        ),
      ),
    fc
      .tuple(where, conditionsOf(preset), conditionsOf(preset), measuresOf(preset))
      .map(([condition, one, other, measure]) =>
        withWhere({ op: "compare", compare: [one, other], measure }, condition),
      ),
  );
}

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
      ),
      text: fc.constantFrom("amber", "Élan", "in", "town", "7", "dune bakery"),
    }),
    fc.record({
      near: fc.record({ to: placesOf(columns), m: fc.constantFrom(200, 1_000, 2_500) }),
    }),
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

const day = fc.integer({ min: 0, max: 6 });
const minute = fc.constantFrom(0, 420, 540, 720, 1_200, 1_260, 1_440, 1_500);
const opening = fc.oneof(
  fc.constant("now" as const),
  fc.constant("always" as const),
  fc.record({ dow: day, min: minute }),
  fc.record({ dow: day }),
  fc.record({ dow: day, after: minute }),
  fc.record({ before: minute }),
  fc.record({ dow: day, from: minute, until: minute }),
  fc.record({ dow: day, allDay: fc.constant(true as const) }),
);
