import { describe, expect, test } from "vitest";
import { catalogue } from "#domain/matching/catalogue.ts";
import { bareFieldName } from "#domain/query/answer/labels.ts";
import { sayIn } from "#domain/query/answer/phrase-book.ts";
import { filtersOf } from "#domain/query/plan/plan.ts";
import { languages } from "#domain/query/reader/lexicon.ts";
import { readQuestion } from "#domain/query/reader/read-question.ts";
import { listing, presetFor, snapshotOf } from "./sample-preset.ts";

const types = catalogue.flatMap((group) => group.types);
const preset = presetFor(
  snapshotOf(
    types.flatMap((category) => [
      listing(`${category}1`, {
        category,
        suburb: "Northgate",
        emails: [{ role: "info", value: "info@one.example" }],
      }),
      listing(`${category}2`, { category, suburb: "Southgate" }),
    ]),
  ),
);

const asked = ["ask_count", "ask_gap", "ask_place", "ask_file"] as const;
const fields = ["website", "phone", "emails"];

describe.each(languages)("a suggested question in %s", (language) => {
  const say = sayIn(language);
  const wording = { say, language, preset };

  test.each(asked)("names the type as it is and is read as meant, for every type: %s", (key) => {
    const misread = types.filter((type) => {
      const values = { type, field: bareFieldName(wording, "website"), place: "Northgate" };
      const reading = readQuestion({ question: say(key, values) }, preset);
      const filters = "plan" in reading ? JSON.stringify(filtersOf(reading.plan)) : "";
      return !filters.includes(JSON.stringify({ f: "category", in: [type] }));
    });
    expect(misread).toEqual([]);
  });

  test.each(fields)("about a missing value is read as meant: %s", (field) => {
    const values = { field: bareFieldName(wording, field) };
    for (const key of ["ask_gap_all", "ask_share"] as const) {
      const reading = readQuestion({ question: say(key, values) }, preset);
      expect([say(key, values), "plan" in reading]).toEqual([say(key, values), true]);
    }
  });
});

test("no suggestion needs a plural or an article that a type's or a field's name does not have", () => {
  const say = sayIn("en");
  const type = "Bed & Breakfast";
  expect(say("ask_count", { type })).toBe("How many businesses of type Bed & Breakfast are there?");
  expect(say("ask_gap", { type, field: "e-mail address" })).toBe(
    "How many businesses of type Bed & Breakfast have no e-mail address?",
  );
});
