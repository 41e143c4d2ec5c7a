import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { presetFrom } from "../../../../../../scripts/ask/read-listings.ts";
import { runEval } from "../../../../../../scripts/eval-chat/run-eval.ts";
import { sampleListings } from "../../../../../../scripts/eval-chat/sample-listings.ts";
import { projectRoot } from "../../../../../../scripts/project-root.ts";
import { snapshotOf } from "../sample-preset.ts";
import { opened, personWith } from "./two-snapshots.ts";

const meta = { name: "Sample", tier: 2, tz: "Europe/Berlin", now_dow: 4, now_min: 1_170 };
const listings = sampleListings(300, 7);

/** Named as types, places and both, the way people name presets. */
const names = [
  "Restaurants",
  "Altstadt",
  "Porto cafés",
  "Hotels and bars in Nordend",
  "Berlin",
  "Dentists with website",
  "Bakery list",
  "Hafenweg",
];

test.each(["own-questions.json", "once-unread-questions.json"])(
  "other presets and an earlier run change no answer to a question about one preset: %s",
  async (name) => {
    const file = JSON.parse(readFileSync(join(projectRoot, "tests/eval", name), "utf8"));
    const asked = (await runEval(file, listings, meta)).map(({ question }) => question);
    const { snapshot, clock } = presetFrom(listings, meta);
    const presets = names.map((each, at) =>
      snapshotOf([], { name: each, taskId: `other${at}`, niche: [] }),
    );
    const { ask, openedIds } = personWith(presets, opened(snapshot));
    const changed: string[] = [];
    for (const question of asked) {
      const plain = answerQuestion({ question, snapshot, clock });
      const { answer } = await ask(question, { of: snapshot, at: clock });
      if (answer.answer !== plain.answer.answer) changed.push(`${question}: ${answer.answer}`);
    }
    expect(asked.length).toBeGreaterThan(150);
    expect([changed, openedIds]).toEqual([[], []]);
  },
);
