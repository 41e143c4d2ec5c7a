import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filtersOf, type Plan } from "#domain/query/plan/plan.ts";
import { readQuestion } from "#domain/query/reader/read-question.ts";
import { holds } from "../../../../property.ts";
import { answered, refused, type, without } from "./question-cases.ts";
import { listing, presetFor, samplePreset, snapshotOf } from "./sample-preset.ts";

const preset = presetFor(samplePreset);

const planOf = (question: string, before?: Plan): Plan => {
  const reading = readQuestion({ question, ...(before ? { before } : {}) }, preset);
  if ("refusal" in reading) throw new Error(`${question}: ${JSON.stringify(reading.refusal)}`);
  return reading.plan;
};
const refusalOf = (question: string, of = preset) => {
  const reading = readQuestion({ question }, of);
  if ("plan" in reading) throw new Error(`${question}: ${JSON.stringify(reading.plan)}`);
  return reading.refusal;
};

describe("a question in one of the five languages", () => {
  it.each(answered)("reads %j as a %s with its conditions", (question, as, where) => {
    const plan = planOf(question);
    expect(plan.output !== "text" ? "file" : plan.op).toBe(as);
    expect(new Set(filtersOf(plan).map((each) => JSON.stringify(each)))).toEqual(
      new Set(where.map((each) => JSON.stringify(each))),
    );
  });

  it.each(refused)("refuses %j as %s", (question, code, about) => {
    const refusal = refusalOf(question);
    expect([refusal.refuse, refusal.about]).toEqual([code, about]);
  });

  it.each<[string, Partial<Plan>]>([
    ["How many businesses are there per suburb?", { op: "group", groupBy: "suburb" }],
    [
      "Which suburb has the most bakeries?",
      { op: "group", groupBy: "suburb", limit: 1, sort: [{ by: "measure", dir: "desc" }] },
    ],
    [
      "What share of the restaurants has a website?",
      {
        op: "aggregate",
        measure: { fn: "share", of: { f: "website", has: true } },
        where: { and: [type("Restaurant")] },
      },
    ],
    [
      "How many suburbs are there?",
      { op: "aggregate", measure: { fn: "distinct", field: "suburb" } },
    ],
    [
      "Are there more restaurants than bakeries?",
      { op: "compare", sides: [type("Restaurant"), type("Bakery")] },
    ],
    [
      "the 3 closest bakeries to Place 7",
      {
        op: "list",
        limit: 3,
        sort: [{ by: "distance", dir: "asc", to: { id: "7", name: "Place 7" } }],
        where: { and: [type("Bakery")] },
      },
    ],
    ["What is the phone number of Place 8?", { op: "describe", select: ["phone"] }],
    ["Anzahl der Betriebe pro Stadtteil", { op: "group", groupBy: "suburb" }],
    ["Quel pourcentage des restaurants a un site web ?", { op: "aggregate" }],
  ])("reads %j as a plan of its shape", (question, shape) => {
    expect(planOf(question)).toMatchObject(shape);
  });

  it("corrects a slip of the pen, but no real word and nothing short", () => {
    const trades = presetFor(
      snapshotOf(
        ["Painter", "Lawyer", "Hotel", "Gym"].map((category, at) => listing(at, { category })),
      ),
    );
    const read = (word: string) => {
      const reading = readQuestion({ question: `How many ${word} are there?` }, trades);
      return "plan" in reading ? filtersOf(reading.plan) : reading.refusal.refuse;
    };
    expect(read("paitners")).toEqual([type("Painter")]);
    expect(read("lawers")).toEqual([type("Lawyer")]);
    expect(read("hotles")).toEqual([type("Hotel")]);
    for (const word of ["layers", "motels", "gmy", "gyns"]) {
      expect([word, typeof read(word)]).toEqual([word, "string"]);
    }
  });

  it("asks back when a word means two types of the preset", () => {
    const both = presetFor(
      snapshotOf([listing(1, { category: "Hair Salon" }), listing(2, { category: "Nail Salon" })]),
    );
    const refusal = refusalOf("How many salons are there?", both);
    expect(refusal.refuse).toBe("needs_clarification");
    expect(refusal.rephrased).toEqual([
      "How many businesses of type Hair Salon are there?",
      "How many businesses of type Nail Salon are there?",
    ]);
  });

  it("finds a business whose name begins like the words before it", () => {
    const porto = presetFor(
      snapshotOf([listing(1, { name: "A Lojinha do Leitão" }), listing(2), listing(3)]),
    );
    const reading = readQuestion(
      { question: "the 3 closest restaurants to A Lojinha do Leitão" },
      porto,
    );
    const to = { id: "1", name: "A Lojinha do Leitão" };
    expect(reading).toMatchObject({ plan: { op: "list", limit: 3, sort: [{ to }] } });
  });

  it("names the businesses of one name instead of choosing one", () => {
    const twins = presetFor(
      snapshotOf([
        listing(1, { name: "Golden Lotus", address: "1 High Street" }),
        listing(2, { name: "Golden Lotus", address: "2 Low Street" }),
      ]),
    );
    expect(refusalOf("Which restaurants are near Golden Lotus?", twins)).toMatchObject({
      refuse: "needs_clarification",
      reason: "same_name",
      about: ["Golden Lotus, 1 High Street", "Golden Lotus, 2 Low Street"],
    });
  });

  it("asks back which of two businesses of one name is meant, and takes the street as the answer", () => {
    const twins = presetFor(
      snapshotOf([
        listing(1, { name: "Golden Lotus", address: "1 High Street", street: "High Street" }),
        listing(2, { name: "Golden Lotus", address: "2 Low Street", street: "Low Street" }),
      ]),
    );
    expect(refusalOf("What is the phone number of Golden Lotus?", twins)).toMatchObject({
      refuse: "needs_clarification",
      reason: "same_name",
      about: ["Golden Lotus, 1 High Street", "Golden Lotus, 2 Low Street"],
      rephrased: [
        "What is the phone number of Golden Lotus, High Street?",
        "What is the phone number of Golden Lotus, Low Street?",
      ],
    });
    const question = "What is the phone number of Golden Lotus, Low Street?";
    expect(readQuestion({ question }, twins)).toMatchObject({
      plan: { op: "describe", target: { id: "2" }, select: expect.arrayContaining(["phone"]) },
    });
  });

  it("measures from the business somebody says to be at", () => {
    const porto = presetFor(
      snapshotOf([listing(1, { name: "Golden Lotus" }), listing(2), listing(3)]),
    );
    const nearest = { question: "I'm at Golden Lotus. What are the 2 nearest restaurants?" };
    const to = { id: "1", name: "Golden Lotus" };
    expect(readQuestion(nearest, porto)).toMatchObject({ plan: { limit: 2, sort: [{ to }] } });
    expect(refusalOf("I'm at Golden Lotus. How many restaurants are there?", porto)).toBeDefined();
  });

  it("does not let a place's name stand in for the words of a question", () => {
    const named = presetFor(
      snapshotOf([listing(1, { suburb: "How Many", city: "Website", street: "No" })]),
    );
    const reading = readQuestion({ question: "How many restaurants have no website?" }, named);
    expect(reading).toMatchObject({
      plan: { op: "count", where: { and: [type("Restaurant"), without("website")] } },
    });
  });
});

describe("a question about the answer before", () => {
  const before = planOf("List the bakeries in Soho");
  const inSoho = { f: "suburb", in: ["Soho"] };

  it.each<[string, Partial<Plan>]>([
    [
      "and those with a website?",
      {
        op: "list",
        where: { and: [type("Bakery"), inSoho as never, { f: "website", has: true }] },
      },
    ],
    [
      "how many of them have a phone?",
      { op: "count", where: { and: [type("Bakery"), inSoho as never, { f: "phone", has: true }] } },
    ],
    [
      "And in Old Town?",
      { op: "list", where: { and: [type("Bakery"), { f: "suburb", in: ["Old Town"] }] } },
    ],
    [
      "what about hair salons?",
      { op: "list", where: { and: [inSoho as never, type("Hair Salon")] } },
    ],
    ["as csv please", { op: "list", output: "csv", where: before.where as never }],
    ["sort them by name", { op: "list", sort: [{ by: "name", dir: "asc" }] }],
    ["und wie viele davon haben eine Website?", { op: "count" }],
  ])("%j changes what it says and keeps the rest", (question, shape) => {
    expect(planOf(question, before)).toMatchObject(shape);
  });

  it.each([
    "Forget that. How many businesses are there?",
    "How many businesses are there in total?",
  ])("%j starts anew", (question) => expect(filtersOf(planOf(question, before))).toEqual([]));
});

describe("any text at all", () => {
  const fragments = [...answered, ...refused].flatMap(([question]) => question.split(" "));
  const texts = fc.oneof(
    fc.string({ unit: "binary", minLength: 1, maxLength: 300 }),
    fc
      .array(fc.constantFrom(...fragments), { minLength: 1, maxLength: 20 })
      .map((words) => words.join(" ")),
  );

  it("gives a plan that runs or a refusal, and never throws", { timeout: 120_000 }, () => {
    holds(
      fc.property(texts, (question) => {
        const reading = readQuestion({ question }, preset);
        expect("plan" in reading || reading.refusal.refuse !== undefined).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it("is refused as soon as a word is added that no rule knows", { timeout: 120_000 }, () => {
    const plain = answered.filter(([question]) => !/called|named/.test(question));
    holds(
      fc.property(fc.constantFrom(...plain), fc.nat(), ([question], seed) => {
        const words = question.split(" ");
        const changed = words.toSpliced(seed % (words.length + 1), 0, "zyxwv").join(" ");
        const reading = readQuestion({ question: changed }, preset);
        expect([changed, "refusal" in reading]).toEqual([changed, true]);
      }),
      { numRuns: 150 },
    );
  });
});
