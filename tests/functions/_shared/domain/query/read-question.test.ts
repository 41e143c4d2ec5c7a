import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dictionaryOf } from "#domain/query/dictionary.ts";
import { readQuestion } from "#domain/query/read-question.ts";
import { answered, refused, type, without } from "./question-cases.ts";
import { listing, samplePreset, snapshotOf } from "./sample-preset.ts";

const dictionary = dictionaryOf(samplePreset);

const planOf = (question: string) => {
  const reading = readQuestion(question, dictionary);
  if ("refusal" in reading) throw new Error(`${question}: ${JSON.stringify(reading.refusal)}`);
  const { op, output, where } = reading.plan;
  return { as: output === "csv" ? "file" : op, where };
};
const refusalOf = (question: string) => {
  const reading = readQuestion(question, dictionary);
  if ("plan" in reading) throw new Error(`${question}: ${JSON.stringify(reading.plan)}`);
  return reading.refusal;
};

describe("a question in the rules' English", () => {
  it.each(answered)("reads %j as a %s with its conditions", (question, as, where) => {
    const plan = planOf(question);
    expect(plan.as).toBe(as);
    expect(plan.where).toEqual(where);
  });

  it.each(refused)("refuses %j as %s", (question, code, about) => {
    const refusal = refusalOf(question);
    expect(refusal.refuse).toBe(code);
    expect(refusal.about).toEqual(about);
  });

  it("names a type it understood by another word", () => {
    const reading = readQuestion("how many hairdressers are there", dictionary);
    expect("plan" in reading && reading.understood).toEqual([
      { words: "hairdressers", as: "Hair Salon" },
    ]);
  });

  it("corrects one slip of the pen in a type, but no other word and nothing short", () => {
    const trades = dictionaryOf(
      snapshotOf(
        ["Painter", "Lawyer", "Hotel", "Gym"].map((category, at) => listing(at, { category })),
      ),
    );
    const read = (word: string) => {
      const reading = readQuestion(`How many ${word} are there?`, trades);
      return "plan" in reading ? reading.plan.where : reading.refusal.refuse;
    };
    expect(read("paitners")).toEqual([type("Painter")]);
    expect(read("lawers")).toEqual([type("Lawyer")]);
    expect(read("hotles")).toEqual([type("Hotel")]);
    for (const word of ["printers", "layers", "hostels", "motels", "gmy", "gyns"]) {
      expect([word, read(word)]).toEqual([word, "not_understood"]);
    }
  });

  it("takes the spelling that was typed when a name is spelt in two ways, else asks back", () => {
    const streets = dictionaryOf(
      snapshotOf([
        listing(1, { street: "Rue Saint-Jean" }),
        listing(2, { street: "Rue Saint Jean" }),
      ]),
    );
    const read = (street: string) => readQuestion(`How many are on ${street}?`, streets);
    expect(read("rue saint-jean")).toMatchObject({ plan: { where: [{ is: "Rue Saint-Jean" }] } });
    expect(read("rue saint jean")).toMatchObject({ plan: { where: [{ is: "Rue Saint Jean" }] } });
    expect(read("rue saint'jean")).toMatchObject({ refusal: { refuse: "not_understood" } });
    expect(read("rue, saint jean")).toMatchObject({ refusal: { refuse: "needs_clarification" } });
  });

  it("asks back when a word means two types of the preset", () => {
    const both = dictionaryOf(
      snapshotOf([listing(1, { category: "Hair Salon" }), listing(2, { category: "Nail Salon" })]),
    );
    const reading = readQuestion("How many salons are there?", both);
    expect("refusal" in reading && reading.refusal.refuse).toBe("needs_clarification");
    expect("refusal" in reading && reading.refusal.rephrased).toEqual([
      "How many Hair Salons are there?",
      "How many Nail Salons are there?",
    ]);
  });

  it("says no to an e-mail question only when a tier 1 preset has none at all", () => {
    const bare = dictionaryOf(snapshotOf([listing(1)]));
    const question = "How many restaurants have an e-mail address?";
    expect(readQuestion(question, bare)).toMatchObject({ refusal: { refuse: "no_data_in_tier" } });
    expect(readQuestion(question, dictionary)).toHaveProperty("plan");
    const tierTwo = dictionaryOf(snapshotOf([listing(1)], { tier: 2 }));
    expect(readQuestion(question, tierTwo)).toHaveProperty("plan");
  });

  it("does not let a place's name stand in for the words of a question", () => {
    const named = dictionaryOf(
      snapshotOf([listing(1, { suburb: "How Many", city: "Website", street: "No" })]),
    );
    const reading = readQuestion("How many restaurants have no website?", named);
    expect(reading).toMatchObject({
      plan: { op: "count", where: [type("Restaurant"), without("website")] },
    });
  });
});

describe("any text at all", () => {
  const fragments = [
    ...answered.flatMap(([question]) => question.split(" ")),
    ...refused.flatMap(([question]) => question.split(" ")),
  ];
  const texts = fc.oneof(
    fc.string({ unit: "binary", minLength: 1, maxLength: 1000 }),
    fc
      .array(fc.constantFrom(...fragments), { minLength: 1, maxLength: 30 })
      .map((words) => words.join(" ")),
  );

  it("gives a plan or a refusal that names something, and never throws", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const reading = readQuestion(text, dictionary);
        if ("plan" in reading) expect(reading.plan.where.length).toBeLessThanOrEqual(2);
        else if (text.trim() !== "") expect(reading.refusal.about.join("")).not.toBe("");
      }),
      { numRuns: 500 },
    );
  });

  it("is refused as soon as one word is added that no rule knows", () => {
    fc.assert(
      fc.property(fc.constantFrom(...answered), fc.nat(), ([question], seed) => {
        const words = question.split(" ");
        const changed = words.toSpliced(seed % (words.length + 1), 0, "zyxwv").join(" ");
        const reading = readQuestion(changed, dictionary);
        expect("refusal" in reading && reading.refusal.about.join(" ")).toContain("zyxwv");
      }),
      { numRuns: 300 },
    );
  });
});
