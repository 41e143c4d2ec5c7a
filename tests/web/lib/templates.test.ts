import { describe, expect, test } from "vitest";
import { catalogue } from "#domain/matching/catalogue.ts";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { presetInAddress } from "../../../web/src/lib/area-address.ts";
import { templatePath, templateQuestions, templates } from "../../../web/src/lib/templates.ts";
import { clock, listing, snapshotOf } from "../../functions/_shared/domain/query/sample-preset.ts";

/** The condition each question must be read as, or the column it groups by. */
const meant: Record<string, unknown> = {
  "Dentists without a website": { f: "website", has: false },
  "Restaurants without a phone number": { f: "phone", has: false },
  "Plumbers with a phone but no website": { f: "phone", has: true },
  "Coffee shops open on Sunday": { open: { dow: 6 } },
  "Wheelchair-accessible hotels": { f: "wheelchair", in: ["yes"] },
  "Restaurants by cuisine": "cuisine",
  "Auto repair shops with an email": { f: "emails", has: true },
  "Hair salons on Instagram": { f: "socials", has: true, role: "instagram" },
};

const every = catalogue.flatMap(({ types }) => types);

describe("a template", () => {
  test.each(templates)("$title: collects types of the catalogue", ({ types }) => {
    for (const type of types) expect(every).toContain(type);
  });

  test.each(templates)("$title: its question is read as it is meant", (template) => {
    const { types, tier, question, title } = template;
    const [type = ""] = types;
    // Of two businesses nothing more than the name is known: also then it is answered.
    const snapshot = snapshotOf(
      [1, 2].map((id) => listing(id, { category: type })),
      { niche: [...types], tier },
    );
    const { answer } = answerQuestion({ question, snapshot, clock });
    expect(answer.result.kind).not.toBe("refusal");
    const { groupBy, where } = { groupBy: undefined, where: undefined, ...answer.plan };
    expect(groupBy ?? JSON.stringify(where)).toEqual(
      typeof meant[title] === "string"
        ? meant[title]
        : expect.stringContaining(JSON.stringify(meant[title])),
    );
  });

  test.each(templates)("$title: its address brings types and name", (template) => {
    const { searchParams, pathname } = new URL(templatePath(template), "https://a.test");
    expect(pathname).toBe("/addPreset");
    expect(searchParams.get("tier")).toBe(String(template.tier));
    expect(presetInAddress(searchParams)).toEqual({
      types: template.types,
      name: template.title,
      offer: "",
      overture: "more",
    });
  });
});

describe("the questions a template brings to the chat", () => {
  test("begin with the one the preset is named after", () => {
    const asked = (name: string) => templateQuestions({ niche: "Restaurant", name });
    const [byCuisine, noPhone] = [
      "How many restaurants are there per cuisine?",
      "Which restaurants have no phone number?",
    ];
    expect(asked("Restaurants by cuisine in Springfield")).toEqual([byCuisine, noPhone]);
    expect(asked("Restaurants without a phone number")).toEqual([noPhone, byCuisine]);
  });

  test("are of its types alone, however they are written", () => {
    expect(templateQuestions({ niche: "gym, dentist", name: "Town" })).toEqual([
      "Which dentists have no website?",
    ]);
    expect(templateQuestions({ niche: "Florist", name: "Dentists without a website" })).toEqual([]);
  });
});
