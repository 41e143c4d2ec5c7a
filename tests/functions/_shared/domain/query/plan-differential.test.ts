import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runPlan } from "#domain/query/engine/run.ts";
import type { Plan } from "#domain/query/plan/plan.ts";
import { type Preset, presetOf } from "#domain/query/plan/preset.ts";
import { validatePlan } from "#domain/query/plan/validate.ts";
import { type FileListing, presetFrom } from "../../../../../scripts/ask/read-listings.ts";
import { type Oracle, oracleOf } from "../../../../../scripts/eval-chat/oracle.ts";
import { plainText } from "../../../../../scripts/eval-chat/question-file.ts";
import {
  sampleListings,
  withTagColumns,
} from "../../../../../scripts/eval-chat/sample-listings.ts";
import { depth } from "../../../../depth.ts";
import { sqlOf } from "../../../../eval/plan-to-sql.ts";
import { plansFor } from "../../../../eval/random-plans.ts";
import { holds } from "../../../../property.ts";

/** `PLANS=20000` is the longest run; it takes some minutes. */
const plansInAll = Number(process.env.PLANS ?? depth.plans);
const worlds: [string, number, number, (row: FileListing) => boolean][] = [
  ["a large preset", 900, 1, () => true],
  ["another one", 700, 2, () => true],
  ["a small one", 60, 3, () => true],
  ["one type only", 900, 4, ({ category }) => category === "Restaurant"],
  ["five businesses", 5, 5, () => true],
];

const isClose = (one: number | null | undefined, other: unknown): boolean =>
  one == null || other === null
    ? (one ?? null) === other
    : Math.abs(one - Number(other)) <= 1e-6 * Math.max(1, Math.abs(Number(other)));

function difference(plan: Plan, preset: Preset, oracle: Oracle): string | null {
  const outcome = runPlan(plan, preset.columns, preset.clock);
  const reference = oracle.rows(sqlOf(plan));
  if (plan.op === "list") {
    const ids = outcome.rows.map((row) => preset.columns.listings.at(row)?.id);
    const wanted = reference.map(({ id }) => id);
    return JSON.stringify(ids) === JSON.stringify(wanted) ? null : `${ids} is not ${wanted}`;
  }
  if (plan.op === "group") {
    const groups = outcome.groups ?? [];
    const values = groups.map(({ value }) => value);
    const isOrdered = reference.every(({ value }, at) => isClose(values[at], value));
    const given = new Map(groups.map(({ key, value }) => [plainText(key), value]));
    const isWhole =
      plan.limit !== undefined ||
      reference.every(({ key, value }) => isClose(given.get(String(key)), value));
    return isOrdered && isWhole && groups.length === reference.length
      ? null
      : `${JSON.stringify(groups)} is not ${JSON.stringify(reference)}`;
  }
  return isClose(outcome.value, reference[0]?.value)
    ? null
    : `${outcome.value} is not ${reference[0]?.value}`;
}

describe("a plan run by the product", () => {
  it.each(worlds)("finds what SQL finds: %s", { timeout: 600_000 }, (_, count, seed, keeps) => {
    const meta = { tier: 2, tz: "Europe/Berlin", now_dow: 4, now_min: 1_170 };
    const rows = withTagColumns(sampleListings(count, seed).filter(keeps), seed);
    const { snapshot, clock } = presetFrom(rows, meta);
    const preset = presetOf(snapshot, clock);
    const oracle = oracleOf(rows, meta);
    holds(
      fc.property(plansFor(preset), (plan) => {
        const validated = validatePlan(plan, preset);
        if ("problem" in validated) throw new Error(JSON.stringify(validated.problem));
        const found = difference(validated.plan, preset, oracle);
        expect(found === null ? null : [plan, found]).toBeNull();
      }),
      { numRuns: Math.ceil(plansInAll / worlds.length), seed: 1_000 + seed },
    );
  });
});
