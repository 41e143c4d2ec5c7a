import { describe, expect, test } from "vitest";
import { askedTypes } from "#domain/query/asked-types.ts";
import { englishWords } from "#domain/query/chart/english-words.ts";
import { readingsOf } from "#domain/query/chart/read-chart.ts";
import { chartRules } from "#domain/query/chart/rules/all.ts";
import { allLexicons } from "#domain/query/lexicons/all.ts";
import { filtersOf, type Plan } from "#domain/query/plan/plan.ts";
import { presetOf } from "#domain/query/plan/preset.ts";
import { clock, snapshot } from "../asked-sample.ts";
import { chartCases } from "./chart-cases.ts";
import { chartTraps, followCases } from "./chart-follow-cases.ts";

const preset = presetOf(snapshot, clock, askedTypes(snapshot.meta.niche));
const [english] = allLexicons();
if (!english) throw new Error("there is no English lexicon");

const marginMin = 0.15;

/** The one clear reading; `null` when there is none, or two that are as good. */
function read(question: string, before?: Plan): Plan | null {
  const [best, second] = readingsOf(question, preset, english as never, { before });
  return !best || (second && second.cost - best.cost < marginMin) ? null : best.plan;
}

const shortened = (plan: Plan | null) => {
  if (!plan) return null;
  const { v: _v, said: _said, where: _where, output, ...rest } = plan;
  return {
    ...rest,
    ...(output === "text" ? {} : { output }),
    ...(filtersOf(plan).length > 0 ? { where: filtersOf(plan) } : {}),
  };
};

describe("the chart", () => {
  test.each(chartCases)("reads “%s” as one plan", (question, expected) => {
    expect(shortened(read(question))).toEqual(expected);
  });

  test.each(followCases)(
    "after “%s” reads “%s” as going on from it",
    (earlier, question, expected) => {
      const before = read(earlier) ?? undefined;
      expect(before).toBeDefined();
      expect(shortened(read(question, before))).toEqual(expected);
    },
  );

  test.each(chartTraps.map((question) => [question]))("does not guess at “%s”", (question) => {
    expect(read(question)).toBeNull();
  });

  test.each(chartCases.map(([question]) => [question]))(
    "reads “%s” after another question as it does alone",
    (question) => {
      const before = read("which dentists in Weiherfeld have no phone") ?? undefined;
      expect(before).toBeDefined();
      expect(shortened(read(question, before))).toEqual(shortened(read(question)));
    },
  );

  test("names the words that each filter comes from", () => {
    const question = "hotels in Altstadt rated above 4";
    const words = (read(question)?.said ?? []).map((each) =>
      "from" in each ? question.slice(each.from, each.to) : "",
    );
    expect(words).toEqual(["hotels", "in Altstadt", "rated above 4"]);
  });
});

describe("the table of English phrases", () => {
  const used = new Set(chartRules.flatMap(({ parts }) => parts));

  test("has no kind that no rule uses", () => {
    const kinds = new Set([...englishWords.values()].flat().map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !used.has(kind))).toEqual([]);
  });

  test("has no kind that is also a type of phrase", () => {
    const results = new Set<string>(chartRules.map(({ result }) => result));
    const kinds = new Set([...englishWords.values()].flat().map(({ kind }) => kind));
    expect([...kinds].filter((kind) => results.has(kind))).toEqual([]);
  });

  test("lists no phrase twice with one meaning", () => {
    const twice = [...englishWords].filter(
      ([, entries]) =>
        new Set(entries.map(({ kind, arg }) => `${kind}.${arg}`)).size < entries.length,
    );
    expect(twice.map(([phrase]) => phrase)).toEqual([]);
  });
});

describe("the rules of the chart", () => {
  test("name only parts that a table, a name or another rule makes", () => {
    const made = new Set<string>([
      ...chartRules.map(({ result }) => result),
      ...[...englishWords.values()].flat().map(({ kind }) => kind),
      ...[...(english?.meanings.values() ?? [])].map(({ kind }) => kind),
      ...["number", "quote", "raw", "strange", "sign", "end", "clockshift"],
      ...["types", "place", "value", "business", "area"],
    ]);
    const parts = new Set(chartRules.flatMap(({ parts: each }) => each));
    expect([...parts].filter((part) => !made.has(part))).toEqual([]);
  });
});
