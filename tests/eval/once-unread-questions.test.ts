import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runEval, tallied } from "../../scripts/eval-chat/run-eval.ts";
import { sampleListings } from "../../scripts/eval-chat/sample-listings.ts";
import { projectRoot } from "../../scripts/project-root.ts";

const meta = { name: "Sample", tier: 2, tz: "Europe/Berlin", now_dow: 4, now_min: 1_170 };
const path = join(projectRoot, "tests/eval/once-unread-questions.json");
const file = JSON.parse(readFileSync(path, "utf8"));

// Written without a look at how questions are read: those of 1,440 that were not answered, or
// answered wrongly, when they were asked first.
describe("questions that once could not be read, in five languages", () => {
  test("none is answered wrongly now, and nine of ten are answered as SQL answers them", async () => {
    const verdicts = await runEval(file, sampleListings(1_000, 21), meta);
    const { right = 0, wrong = 0, abstained = 0 } = tallied(verdicts).get("total") ?? {};
    const asked = right + wrong + abstained;
    console.log(`once unread: ${right} right, ${wrong} wrong, ${abstained} abstained of ${asked}`);
    const failed = verdicts.filter(({ outcome }) => outcome === "wrong");
    expect(failed.map(({ question, why }) => `${question}: ${why}`)).toEqual([]);
    expect(asked).toBeGreaterThan(200);
    expect(right / asked).toBeGreaterThanOrEqual(0.9);
  });
});
