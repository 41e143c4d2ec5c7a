import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Outcome } from "#domain/query/engine/outcome.ts";
import { runPlan } from "#domain/query/engine/run.ts";
import type { Plan } from "#domain/query/plan/plan.ts";
import { type Preset, presetOf } from "#domain/query/plan/preset.ts";
import type { ChangeKind } from "#domain/query/plan/topics.ts";
import { validatePlan } from "#domain/query/plan/validate.ts";
import { type FileListing, presetFrom } from "../../../../../scripts/ask/read-listings.ts";
import { type Oracle, oracleOf, type Row } from "../../../../../scripts/eval-chat/oracle.ts";
import { plainText } from "../../../../../scripts/eval-chat/question-file.ts";
import {
  sampleListings,
  withLaterColumns,
} from "../../../../../scripts/eval-chat/sample-listings.ts";
import { depth } from "../../../../depth.ts";
import { sqlOf } from "../../../../eval/plan-to-sql.ts";
import { plansFor } from "../../../../eval/random-plans.ts";
import { varied } from "../../../../eval/varied-listings.ts";
import { holds } from "../../../../property.ts";

/** `PLANS=20000` is the longest run; it takes some minutes. */
const plansInAll = Number(process.env.PLANS ?? depth.plans);
interface World {
  preset: Preset;
  oracle: Oracle;
}

const worlds: [string, number, number, (row: FileListing) => boolean][] = [
  ["a large preset", 900, 1, () => true],
  ["another one", 700, 2, () => true],
  ["a small one", 60, 3, () => true],
  ["one type only", 900, 4, ({ category }) => category === "Restaurant"],
  ["five businesses", 5, 5, () => true],
];
/** In every other one no names are shared and all postcodes are numbers. */
const isPlain = (seed: number): boolean => seed % 2 === 0;

const isClose = (one: number | null | undefined, other: unknown, share = 1e-6): boolean =>
  one == null || other === null
    ? (one ?? null) === other
    : Math.abs(one - Number(other)) <= share * Math.max(1, Math.abs(Number(other)));

type Check = (plan: Plan, outcome: Outcome, world: World) => string | null;

const told = (is: boolean, given: unknown, wanted: unknown): string | null =>
  is ? null : `${JSON.stringify(given)} is not ${JSON.stringify(wanted)}`;

/** The same plan without its cut; rows that only a cut list leaves out stay out. */
const uncut = ({ limit, nth, ...plan }: Plan): Plan => ({
  ...plan,
  ...((limit ?? nth) === undefined ? {} : { limit: 1_000_000 }),
});

/** Rows left out that equal the last one shown; averages up to their last digits. */
function tiedIn(plan: Plan, shown: readonly Row[], { oracle }: World): number | undefined {
  const last = shown.at(-1);
  if ((plan.limit ?? plan.nth) === undefined || !last) return undefined;
  const isTied = ({ key, value }: Row): boolean =>
    plan.op === "group" ? isClose(Number(value), last.value, 1e-9) : key === last.key;
  return oracle.rows(sqlOf(uncut(plan))).filter(isTied).length - shown.filter(isTied).length;
}

const listed: Check = (plan, outcome, world) => {
  const reference = world.oracle.rows(sqlOf(plan));
  const ids = outcome.rows.map((row) => world.preset.columns.listings.at(row)?.id);
  const wanted = reference.map(({ id }) => id);
  const tied = plan.sort ? tiedIn(plan, reference, world) : undefined;
  return (
    told(JSON.stringify(ids) === JSON.stringify(wanted), ids, wanted) ??
    told(outcome.tied === tied, outcome.tied, `${tied} tied`)
  );
};

const grouped: Check = (plan, outcome, world) => {
  const { oracle } = world;
  const reference = oracle.rows(sqlOf(plan));
  const groups = outcome.groups ?? [];
  const values = groups.map(({ value }) => value);
  const isOrdered = reference.every(({ value }, at) => isClose(values[at], value));
  const given = new Map(groups.map(({ key, value }) => [plainText(key), value]));
  const isWhole =
    (plan.limit ?? plan.nth) !== undefined ||
    reference.every(({ key, value }) => isClose(given.get(String(key)), value));
  const total = oracle.rows(sqlOf(uncut(plan))).length;
  const tied = plan.none ? undefined : tiedIn(plan, reference, world);
  return (
    told(isOrdered && isWhole && groups.length === reference.length, groups, reference) ??
    told(outcome.groupsTotal === total, outcome.groupsTotal, `${total} groups`) ??
    told(outcome.tied === tied, outcome.tied, `${tied} tied`)
  );
};

const ofSides: Check = (plan, { value, sides = [], sideTotals = [] }, { oracle }) => {
  const reference = oracle.rows(sqlOf(plan));
  const [one = null, other = null] = reference.map((side) => side.value as number | null);
  const isNone = one === null || other === null || (plan.op === "ratio" && other === 0);
  const wanted = isNone ? null : plan.op === "ratio" ? one / other : one - other;
  return (
    told(
      reference.every((side, at) => isClose(sides[at], side.value)),
      sides,
      reference,
    ) ??
    told(
      reference.every(({ total }, at) => sideTotals[at] === total),
      sideTotals,
      reference,
    ) ??
    told(reference.length === sides.length, sides, reference) ??
    told(reference.length > 2 ? value === undefined : isClose(value, wanted), value, wanted)
  );
};

const overGroups: Check = (plan, { value, groupsTotal }, { oracle }) => {
  const [reference] = oracle.rows(sqlOf(plan));
  return told(
    isClose(value, reference?.value) && groupsTotal === reference?.groups,
    [value, groupsTotal],
    reference,
  );
};

const single: Check = (plan, { value }, { oracle }) => {
  const [reference] = oracle.rows(sqlOf(plan));
  return told(isClose(value, reference?.value), value, reference?.value);
};

const checks: Partial<Record<Plan["op"], Check>> = {
  list: listed,
  group: grouped,
  compare: ofSides,
  ratio: ofSides,
  perGroup: overGroups,
  countGroups: overGroups,
};

function difference(plan: Plan, world: World): string | null {
  const { columns, clock } = world.preset;
  return (checks[plan.op] ?? single)(plan, runPlan(plan, columns, clock), world);
}

describe("a plan run by the product", () => {
  it.each(worlds)("finds what SQL finds: %s", { timeout: 600_000 }, (_, count, seed, keeps) => {
    const meta = { tier: 2, tz: "Europe/Berlin", now_dow: 4, now_min: 1_170 };
    const sample = sampleListings(count, seed).filter(keeps);
    const rows = withLaterColumns(isPlain(seed) ? sample : varied(sample, seed), seed);
    const { snapshot, clock } = presetFrom(rows, meta);
    const preset = presetOf(snapshot, clock);
    const world = { preset, oracle: oracleOf(rows, meta) };
    holds(
      fc.property(plansFor(preset), (plan) => {
        const validated = validatePlan(plan, preset);
        if ("problem" in validated) throw new Error(JSON.stringify(validated.problem));
        const found = difference(validated.plan, world);
        expect(found === null ? null : [plan, found]).toBeNull();
      }),
      { numRuns: Math.ceil(plansInAll / worlds.length), seed: 1_000 + seed },
    );
  });

  it("finds of new and changed businesses those that SQL finds under the same filters", () => {
    const meta = { tier: 2, tz: "Europe/Berlin", now_dow: 4, now_min: 1_170 };
    const rows = varied(sampleListings(120, 6), 6);
    const { snapshot, clock } = presetFrom(rows, meta);
    const preset = presetOf(snapshot, clock);
    const oracle = oracleOf(rows, meta);
    const some = fc.subarray(rows.map(({ id }) => id));
    const plans = plansFor(preset).filter(({ op }) => op === "count");
    holds(
      fc.property(plans, some, some, ({ where }, added, changed) => {
        const changes = {
          new: { count: added.length, ids: added },
          gone: { count: 1, ids: ["gone"] },
          changed: { count: changed.length, ids: changed, byField: {} },
        };
        const found = oracle.rows(
          sqlOf({ v: 2, op: "list", output: "text", ...(where ? { where } : {}) }),
        );
        const named: [ChangeKind, string[]][] = [
          ["new", added],
          ["changed", changed],
          ["all", [...added, ...changed]],
          ["gone", []],
        ];
        for (const [kind, ids] of named) {
          const plan: Plan = {
            v: 2,
            op: "changes",
            changes: kind,
            output: "text",
            ...(where ? { where } : {}),
          };
          const outcome = runPlan(plan, preset.columns, clock, changes);
          const given = outcome.rows.map((row) => preset.columns.ids()[row]);
          expect(given).toEqual(found.map(({ id }) => id).filter((id) => ids.includes(String(id))));
        }
      }),
      { numRuns: 300 },
    );
  });
});
