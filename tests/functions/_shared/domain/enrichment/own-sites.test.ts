import { describe, expect, test } from "vitest";
import {
  answerTo,
  precision,
  recall,
  scoreOwnSites,
} from "../../../../../scripts/bench/enrich-quality.ts";
import { ownSites } from "../../../../../scripts/bench/own-sites/own-sites.ts";

const scores = scoreOwnSites(ownSites, answerTo);

describe("sixty invented sites in six languages", () => {
  test("they are sixty, in six languages, and twenty or more carry traps", () => {
    expect(ownSites).toHaveLength(60);
    expect(new Set(ownSites.map(({ lang }) => lang)).size).toBe(6);
    expect(ownSites.filter(({ hasTraps }) => hasTraps).length).toBeGreaterThanOrEqual(20);
    expect(new Set(ownSites.map(({ site }) => site)).size).toBe(60);
  });

  test.each([...scores.keys()])(
    "of the %s found 95 in 100 are right, and 90 in 100 are found",
    (field) => {
      const score = scores.get(field);
      if (!score) throw new Error("every field is scored");
      const wanted = score.right + score.missed;
      console.log(
        `${field}: P ${(100 * precision(score)).toFixed(1)} R ${(100 * recall(score)).toFixed(1)} n=${wanted}`,
      );
      expect(wanted).toBeGreaterThan(10);
      expect([precision(score) >= 0.95, recall(score) >= 0.9, score.examples]).toEqual([
        true,
        true,
        score.examples,
      ]);
    },
  );

  test("roles of addresses are right in 90 of 100, labels of numbers in 85", () => {
    const [emails, phones] = [scores.get("emails"), scores.get("phones")];
    expect((emails?.labelled ?? 0) / (emails?.right ?? 1)).toBeGreaterThanOrEqual(0.9);
    expect((phones?.labelled ?? 0) / (phones?.right ?? 1)).toBeGreaterThanOrEqual(0.85);
  });
});
