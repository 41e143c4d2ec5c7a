import isSame from "fast-deep-equal";
import { runPlan } from "#domain/query/engine/run.ts";
import { type Condition, filtersOf, type Plan } from "#domain/query/plan/plan.ts";
import type { Preset } from "#domain/query/plan/preset.ts";
import { validatePlan } from "#domain/query/plan/validate.ts";

export interface Mutant {
  what: string;
  plan: Plan;
}

/** Plans that differ from a right one in one part, and that still are plans of this preset. */
export function mutantsOf(plan: Plan, preset: Preset): Mutant[] {
  const { said: _said, ...bare } = plan;
  return [
    ...ofFilters(bare, preset),
    ...ofLeaves(bare, preset),
    ...ofOperation(bare),
    ...ofOrder(bare),
    ...ofOutput(bare),
    ...ofMeasure(bare),
    ...ofSides(bare),
  ].flatMap(({ what, plan: changed }) => {
    const checked = validatePlan(changed, preset);
    if ("problem" in checked || isSame(checked.plan, bare)) return [];
    if (isSameAnswer(checked.plan, bare, preset)) return [];
    return [{ what, plan: checked.plan }];
  });
}

/** Plans of one operation that find the same are one answer. */
function isSameAnswer(one: Plan, other: Plan, { columns, clock, changes }: Preset): boolean {
  const [shownOne, shownOther] = [one, other].map(({ op, output, select = [] }) => [
    op,
    output,
    select,
  ]);
  const run = (plan: Plan) => runPlan(plan, columns, clock, changes);
  return isSame(shownOne, shownOther) && isSame(run(one), run(other));
}

const withFilters = (plan: Plan, and: readonly Condition[]): Plan => {
  const { where: _, ...rest } = plan;
  return and.length > 0 ? { ...rest, where: { and: [...and] } } : rest;
};

function ofFilters(plan: Plan, preset: Preset): Mutant[] {
  const filters = filtersOf(plan);
  const values = (["category", "suburb", "city", "payments"] as const).flatMap((f): Condition[] =>
    preset
      .entries(f)
      .slice(0, 2)
      .map(({ value }) => ({ f, in: [value] })),
  );
  const others: Condition[] = [
    { f: "website", has: true },
    { f: "phone", has: false },
    { f: "rating", gte: 4 },
    { f: "review_count", gte: 10 },
    { open: "now" },
    { closed: { dow: 6 } },
    { open: { dow: 5, after: 1_200 } },
    { near: { to: "centre", m: 1_000 } },
    { near: { to: { lat: 49.01, lon: 8.4 }, m: 500 } },
    { f: "name", how: "contains", text: "9999 of 860" },
    { dir: { of: "centre", is: "north" } },
  ];
  const added = [...values, ...others].filter(
    (one) => !filters.some((each) => JSON.stringify(each).includes(JSON.stringify(one))),
  );
  return [
    ...filters.map((_, at) => ({
      what: "drop a filter",
      plan: withFilters(plan, filters.toSpliced(at, 1)),
    })),
    ...added.map((one) => ({
      what: `add a filter ${JSON.stringify(one)}`,
      plan: withFilters(plan, [...filters, one]),
    })),
    ...filters.map((each, at) => ({
      what: "turn a filter round",
      plan: withFilters(plan, filters.with(at, "not" in each ? each.not : { not: each })),
    })),
    ...(filters.length > 1
      ? [{ what: "or for and", plan: withFilters(plan, [{ or: filters }]) }]
      : []),
    ...filters.flatMap((each, at) =>
      "or" in each
        ? [
            {
              what: "and for or",
              plan: withFilters(plan, [...filters.toSpliced(at, 1), ...each.or]),
            },
          ]
        : [],
    ),
  ];
}

/** Each text, number and choice of a condition in turn as another one. */
function ofLeaves(plan: Plan, preset: Preset): Mutant[] {
  const changed = (condition: Condition): Condition[] => {
    if ("and" in condition)
      return condition.and.flatMap((each, at) =>
        changed(each).map((one) => ({ and: condition.and.with(at, one) })),
      );
    if ("or" in condition)
      return condition.or.flatMap((each, at) =>
        changed(each).map((one) => ({ or: condition.or.with(at, one) })),
      );
    if ("not" in condition) return changed(condition.not).map((not) => ({ not }));
    return leafChanged(condition, preset);
  };
  const filters = filtersOf(plan);
  return filters.flatMap((each, at) =>
    changed(each).map((one) => ({
      what: `change ${JSON.stringify(each)} to ${JSON.stringify(one)}`,
      plan: withFilters(plan, filters.with(at, one)),
    })),
  );
}

const bounds = ["gt", "gte", "lt", "lte", "eq"] as const;

function leafChanged(leaf: Condition, { entries }: Preset): Condition[] {
  if ("in" in leaf) {
    const others = entries(leaf.f).filter(({ value }) => !leaf.in.includes(value));
    return [
      ...others.slice(0, 2).map(({ value }) => ({ ...leaf, in: [value] })),
      ...others.slice(0, 1).map(({ value }) => ({ ...leaf, in: [...leaf.in, value] })),
      ...(leaf.in.length > 1 ? [{ ...leaf, in: leaf.in.slice(1) }] : []),
    ];
  }
  if ("has" in leaf) {
    const f = leaf.f === "website" ? "phone" : "website";
    return [
      { ...leaf, has: !leaf.has },
      { f, has: leaf.has },
    ];
  }
  if ("how" in leaf)
    return [
      { ...leaf, text: `${leaf.text}x` },
      { ...leaf, how: "ends" },
    ];
  if ("near" in leaf) return [{ near: { ...leaf.near, m: leaf.near.m + 250 } }];
  if ("dir" in leaf)
    return [{ dir: { ...leaf.dir, is: leaf.dir.is === "north" ? "south" : "north" } }];
  if ("closed" in leaf) return [{ closed: { dow: (leaf.closed.dow + 1) % 7 } }];
  if ("open" in leaf) return openChanged(leaf);
  return Object.entries(leaf).flatMap(([key, value]): Condition[] => {
    if (key === "f" || !("f" in leaf)) return [];
    const { [key as "gt"]: _, ...rest } = leaf as unknown as Record<string, unknown>;
    return [
      { ...leaf, [key]: Number(value) + 1 } as Condition,
      { ...leaf, f: leaf.f === "rating" ? "review_count" : "rating" } as Condition,
      ...bounds
        .filter((bound) => bound !== key && !(bound in leaf))
        .map((bound) => ({ ...rest, [bound]: value }) as Condition),
    ];
  });
}

function openChanged({ open }: Extract<Condition, { open: unknown }>): Condition[] {
  if (typeof open === "string") return [{ open: open === "now" ? "always" : "now" }];
  const times = Object.entries(open).flatMap(([key, value]): Condition[] => {
    if (typeof value !== "number") return [];
    return [{ open: { ...open, [key]: key === "dow" ? (value + 1) % 7 : value + 60 } as never }];
  });
  const { dow = 0, after, before } = open as { dow?: number; after?: number; before?: number };
  const turned: Condition[] = [
    ...(after === undefined ? [] : [{ open: { dow, before: after } }]),
    ...(before === undefined ? [] : [{ open: { dow, after: before } }]),
  ];
  return [...times, ...turned];
}

function ofOperation(plan: Plan): Mutant[] {
  const { groupBy, measure, having, sort, limit, nth, none, select, minRows, sides, ...rest } =
    plan;
  const ops: Plan[] = [
    ...[plan, rest].flatMap((each): Plan[] => [
      { ...each, op: "count" },
      { ...each, op: "list" },
    ]),
    { ...rest, op: "group", groupBy: "suburb" },
    { ...rest, op: "group", groupBy: groupBy === "category" ? "suburb" : "category" },
    { ...rest, op: "countGroups", groupBy: groupBy ?? "suburb" },
    { ...rest, op: "perGroup", groupBy: groupBy ?? "suburb" },
    { ...rest, op: "aggregate", measure: { fn: "avg", field: "rating" } },
    { ...rest, op: "aggregate", measure: { fn: "sum", field: "review_count" } },
    { ...rest, op: "meta", about: "summary" },
  ];
  if (groupBy !== undefined) {
    ops.push({ ...plan, groupBy: groupBy === "suburb" ? "street" : "suburb" });
    ops.push({ ...plan, op: plan.op === "group" ? "countGroups" : "group" });
    ops.push({ ...plan, having: { gte: 3 } });
    if (having) {
      const [[bound = "gt", value = 0] = []] = Object.entries(having);
      const { having: _, ...without } = plan;
      ops.push(without, { ...plan, having: { [bound]: value + 1 } });
      ops.push({ ...plan, having: { [bound === "gte" ? "lte" : "gte"]: value } });
    }
    if (none) {
      const { none: _, ...without } = plan;
      ops.push(without);
    } else ops.push({ ...rest, op: "group", groupBy, none: true });
  }
  if (sides) {
    ops.push({ ...plan, op: plan.op === "ratio" ? "compare" : "ratio" });
  }
  return ops.map((changed) => ({ what: `operation ${changed.op}`, plan: changed }));
}

function ofOrder(plan: Plan): Mutant[] {
  const { sort = [], limit, nth } = plan;
  const [first] = sort;
  const { limit: _limit, nth: _nth, ...open } = plan;
  const orders: Plan[] = [{ ...open, limit: (limit ?? 6) + 1 }];
  if (limit !== undefined) orders.push(open);
  if (nth !== undefined) orders.push({ ...open, nth: nth + 1 }, { ...open, limit: 1 });
  if (first) {
    const { sort: _, ...unsorted } = open;
    orders.push(unsorted);
    orders.push({ ...plan, sort: [{ ...first, dir: first.dir === "asc" ? "desc" : "asc" }] });
    orders.push({ ...plan, sort: [{ by: first.by === "name" ? "rating" : "name", dir: "asc" }] });
    orders.push({ ...open, nth: (nth ?? 1) + 1 });
  } else orders.push({ ...open, sort: [{ by: "rating", dir: "desc" }], limit: 10 });
  return orders.map((changed) => ({
    what: `order ${JSON.stringify([changed.sort, changed.limit, changed.nth])}`,
    plan: changed,
  }));
}

function ofOutput(plan: Plan): Mutant[] {
  const outputs = ["text", "csv", "xlsx"] as const;
  const files = outputs
    .filter((output) => output !== plan.output)
    .map((output) => ({ what: `output ${output}`, plan: { ...plan, output } }));
  const select = plan.select ?? [];
  const added: Plan = {
    ...plan,
    select: [...select, select.includes("rating") ? "phone" : "rating"],
  };
  const columns = select
    // The column of the sort is shown anyway.
    .filter((column) => column !== "name" && column !== plan.sort?.[0]?.by)
    .map((column) => ({
      what: `without column ${column}`,
      plan: { ...plan, select: select.filter((each) => each !== column) },
    }));
  // The column of the sort is shown anyway.
  const further =
    plan.sort?.[0]?.by === "rating" ? [] : [{ what: "a further column", plan: added }];
  return [...files, ...further, ...columns];
}

function ofMeasure(plan: Plan): Mutant[] {
  const { measure } = plan;
  if (!measure) return [];
  const functions = ["avg", "median", "sum", "min", "max"] as const;
  const changed = functions
    .filter((fn) => fn !== measure.fn && measure.field !== undefined)
    .map((fn) => ({ ...measure, fn }));
  const fields =
    measure.field === undefined
      ? []
      : [
          {
            ...measure,
            field: measure.field === "rating" ? ("review_count" as const) : ("rating" as const),
          },
        ];
  const of: Condition = { f: "phone", has: true };
  const shares = measure.of
    ? [
        { ...measure, of: { not: measure.of } },
        { ...measure, of },
      ]
    : [];
  return [...changed, ...fields, ...shares].map((one) => ({
    what: `measure ${JSON.stringify(one)}`,
    plan: { ...plan, measure: one },
  }));
}

function ofSides(plan: Plan): Mutant[] {
  const { sides } = plan;
  if (!sides) return [];
  const [first, second, ...others] = sides;
  if (!first || !second) return [];
  const turned = plan.op === "ratio" ? [[second, first, ...others]] : [];
  const wrong: Condition[][] = [
    [first, { f: "website", has: true }],
    [{ f: "phone", has: false }, second],
    [...sides, { f: "phone", has: false }],
    ...turned,
  ];
  return wrong.map((each) => ({
    what: `sides ${JSON.stringify(each)}`,
    plan: { ...plan, sides: each },
  }));
}
