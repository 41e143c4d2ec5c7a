import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runEval, tallied } from "../../scripts/eval-chat/run-eval.ts";
import { sampleListings } from "../../scripts/eval-chat/sample-listings.ts";
import { projectRoot } from "../../scripts/project-root.ts";

const meta = { name: "Sample", tier: 2, tz: "Europe/Berlin", now_dow: 4, now_min: 1_170 };
const file = JSON.parse(readFileSync(join(projectRoot, "tests/eval/own-questions.json"), "utf8"));

describe("165 questions in our own words, in five languages", () => {
  test("at least nine of ten are answered as SQL answers them, at most one of fifty wrongly", async () => {
    const verdicts = await runEval(file, sampleListings(1_000, 21), meta);
    const { right = 0, wrong = 0, abstained = 0 } = tallied(verdicts).get("total") ?? {};
    const asked = right + wrong + abstained;
    const failed = verdicts.filter(({ outcome }) => outcome === "wrong" || outcome === "abstained");
    console.log(
      `own questions: ${right} right, ${wrong} wrong, ${abstained} abstained of ${asked}`,
    );
    console.log(
      failed
        .map(
          ({ id, outcome, question, why, answer }) =>
            `${outcome} ${id} ${question}: ${why}; ${answer.slice(0, 120)}`,
        )
        .join("\n"),
    );
    expect(asked).toBeGreaterThan(150);
    expect(right / asked).toBeGreaterThanOrEqual(0.9);
    expect(wrong / asked).toBeLessThanOrEqual(0.02);
    const refusals = tallied(verdicts).get("refusal");
    expect(refusals).toMatchObject({ wrong: 0, abstained: 0 });
  });
});
