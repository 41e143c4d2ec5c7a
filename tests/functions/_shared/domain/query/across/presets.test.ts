import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { holdsAsync } from "../../../../../property.ts";
import { clock, snapshotOf } from "../sample-preset.ts";
import {
  cafe,
  hotel,
  lisbon,
  now,
  opened,
  person,
  personWith,
  planOf,
  porto,
} from "./two-snapshots.ts";

const portoRef = { preset: "porto", name: "Porto hotels" };
const lisbonRef = { preset: "lisbon", name: "Lisbon" };
const hotels = { and: [{ f: "category", in: ["Hotel"] }] };
const withWebsite = { and: [{ f: "website", has: true }] };
const hereAnd = (ref: object, where?: object) => ({
  op: "compare",
  snapshots: ["this", ref],
  ...(where ? { where } : {}),
});
const both = (where?: object, snapshots: object[] = [portoRef, lisbonRef]) => ({
  op: "compare",
  snapshots,
  ...(where ? { where } : {}),
});

describe("a question that names presets of the person is about these", () => {
  it.each([
    ["compare with my preset Porto hotels", hereAnd(portoRef)],
    ["compare this with Lisbon", hereAnd(lisbonRef)],
    ["how many more hotels than in Porto hotels?", hereAnd(portoRef, hotels)],
    ["how many more hotels are there than in Lisbon", hereAnd(lisbonRef, hotels)],
    ["are there more hotels here than in Lisbon?", hereAnd(lisbonRef, hotels)],
    ["which has more websites, Porto hotels or Lisbon", both(withWebsite)],
    ["Which has more hotels: Porto hotels or Lisbon?", both(hotels)],
    ["does Lisbon have more hotels than Porto hotels", both(hotels, [lisbonRef, portoRef])],
    ["compare the hotels in Porto hotels and Lisbon", both(hotels)],
    ["is Porto hotels bigger than Lisbon?", both()],
    ["Vergleiche mit meinem Preset Porto hotels", hereAnd(portoRef)],
    ["Wie viele Hotels mehr als in Lisbon?", hereAnd(lisbonRef, hotels)],
    ["Welches Preset hat mehr Hotels, Porto hotels oder Lisbon?", both(hotels)],
    ["Compare avec mon preset Porto hotels", hereAnd(portoRef)],
    ["Combien d'hôtels de plus qu'à Lisbon ?", hereAnd(lisbonRef, hotels)],
    ["Lequel a le plus d'hôtels, Porto hotels ou Lisbon ?", both(hotels)],
    ["Compara con mi preset Porto hotels", hereAnd(portoRef)],
    ["¿Cuántos hoteles más que en Lisbon?", hereAnd(lisbonRef, hotels)],
    ["¿Cuál tiene más hoteles, Porto hotels o Lisbon?", both(hotels)],
    ["قارن مع Porto hotels", hereAnd(portoRef)],
    ["قارن الفنادق مع Lisbon", hereAnd(lisbonRef, hotels)],
    ["أيهما لديه فنادق أكثر، Porto hotels أم Lisbon؟", both(hotels)],
  ])("%s", async (question, expected) => {
    expect(planOf(await person().ask(question))).toEqual(expected);
  });

  it.each([
    [
      "how many more hotels than in Porto hotels",
      "“Porto hotels” has 2 more hotels than “Monaco (2026-11-20)”: 4 against 2.",
    ],
    [
      "how many more hotels than in Lisbon",
      "“Monaco (2026-11-20)” has 1 more hotel than “Lisbon”: 2 against 1.",
    ],
    [
      "which has more hotels with a website, this preset or Porto hotels",
      "“Monaco (2026-11-20)” and “Porto hotels” have the same number of hotels with a website: 1 each.",
    ],
    [
      "which has the higher share of hotels with a website, Porto hotels or Lisbon",
      "The share of hotels with a website among all hotels is 25% in “Porto hotels” and 0% in “Lisbon”: a difference of 25.",
    ],
    [
      "Welches Preset hat mehr Hotels, Porto hotels oder Lisbon?",
      "„Porto hotels“ hat 3 Hotels mehr als „Lisbon“: 4 gegenüber 1.",
    ],
    [
      "how many more cafés than in Porto hotels",
      "“Porto hotels” was not collected for coffee shops, so it can’t be compared.",
    ],
    [
      "how many more hotels near Place 20 than in Porto hotels",
      "Two presets can’t be compared by places of one of them.",
    ],
    ["compare with my preset Nowhere", "You have no preset called “Nowhere”."],
  ])("%s: both are named in one sentence", async (question, sentence) => {
    expect((await person().ask(question)).answer.answer).toBe(sentence);
  });
});

describe("a preset that the question doesn't name", () => {
  it.each([
    ["which has more, restaurants or cafés"],
    ["how many more restaurants than cafés"],
    ["how many more cafés than hotels are there"],
    ["how many hotels have a website"],
    ["compare the cafés with the hotels"],
  ])("is never opened: %s", async (question) => {
    const extra = snapshotOf([hotel(1)], { name: "Porto cafés and bars", taskId: "x" });
    const { ask, openedIds } = personWith([now, porto, lisbon, extra]);
    const plain = answerQuestion({ question, snapshot: now, clock });
    expect((await ask(question)).answer).toEqual(plain.answer);
    expect(openedIds).toEqual([]);
  });

  it("isn't guessed from a place that this preset has", async () => {
    const here = snapshotOf([cafe(1, { suburb: "Soho" }), cafe(2)], now.meta);
    const soho = snapshotOf([cafe(3)], { name: "Soho", taskId: "soho", niche: ["cafés"] });
    const { ask, openedIds } = personWith([here, soho]);
    const { answer } = await ask("how many more cafés than in Soho", { of: here });
    expect([answer.plan, openedIds]).toEqual([null, []]);
    const said = await ask("how many more cafés than in my preset Soho", { of: here });
    expect(said.answer.answer).toContain("2 against 1");
  });

  it("isn't guessed from a type that this preset could have", async () => {
    const bars = snapshotOf([], { name: "Porto bars", taskId: "bars", niche: ["bars"] });
    const { ask, openedIds } = personWith([now, bars]);
    const { answer } = await ask("how many more cafés than bars");
    expect([answer.plan, openedIds]).toEqual([null, []]);
  });
});

it("a name that several presets have is asked back, with a button for each", async () => {
  const cafes = snapshotOf([cafe(50)], { name: "Porto cafés", taskId: "cafes", niche: ["cafés"] });
  const { ask } = personWith([now, porto, cafes]);
  const { answer } = await ask("how many more hotels than in Porto");
  expect(answer.answer).toBe("Which of your presets do you mean by “Porto”?");
  expect(answer.options?.map(({ label }) => label)).toEqual([
    "Compare “Monaco (2026-11-20)” with “Porto hotels”",
    "Compare “Monaco (2026-11-20)” with “Porto cafés”",
  ]);
  const chosen = await ask("", { plan: answer.options?.[0]?.plan });
  expect(chosen.answer.answer).toContain("4 against 2");
});

it("a type that a preset was not collected for is never counted as none of it", async () => {
  // One hotel is a café as well; nobody looked for hotels there.
  const both = cafe(60, { categories: ["Coffee Shop", "Hotel"] });
  const cafes = snapshotOf([both], { name: "Faro", taskId: "faro", niche: ["cafés"] });
  const { ask } = personWith([now, cafes]);
  const { answer } = await ask("how many more hotels than in Faro");
  expect(answer.answer).toBe("“Faro” was not collected for hotels, so it can’t be compared.");
});

describe("a plan of a kept chat", () => {
  const plan = { v: 2, ...hereAnd(portoRef, hotels), output: "text" };

  it("compares as before, in its language", async () => {
    const { answer } = await person().ask("", { plan, language: "fr" });
    expect(answer.answer).toContain("4 contre 2");
    expect(answer.plan).toMatchObject({ snapshots: ["this", portoRef] });
  });

  it.each([
    ["gone", "I can’t find the preset “Porto hotels” among yours. It may have been deleted."],
    ["unfinished", "“Porto hotels” is still being collected. Ask again when it is done."],
    ["empty", "“Porto hotels” has no data: its collection ended without any."],
  ] as const)("says so where the preset is %s", async (trouble, sentence) => {
    const { ask } = personWith([now, { id: "porto", name: "Porto hotels", found: { trouble } }]);
    const { answer } = await ask("", { plan });
    expect([answer.answer, answer.result.kind, answer.plan]).toEqual([sentence, "refusal", null]);
  });

  it.each([
    [{ ...plan, snapshots: [{ preset: "porto" }, "this"] }],
    [{ ...plan, snapshots: ["this", "this"] }],
    [{ ...plan, snapshots: "this" }],
    [{ ...plan, snapshots: [null, 3] }],
    [{ ...plan, op: "list" }],
    [{ ...plan, where: { f: "category", in: ["Unicorn"] } }],
  ])("is refused where it isn't whole: %j", async (broken) => {
    const { answer } = await person().ask("", { plan: broken });
    expect(answer.result.kind).toBe("refusal");
  });

  it("leaves out both sides' businesses that asked for it, and says how many", async () => {
    const { ask } = personWith([
      now,
      { id: "porto", name: "Porto hotels", found: opened({ ...porto, withheld: 2 }) },
    ]);
    const { answer } = await ask("", { plan });
    expect(answer.notes).toContain("2 withheld at the business’s request.");
  });

  it("goes on with another filter", async () => {
    const { answer } = await person().ask("how many of them have a website?", { plan });
    expect(answer.plan).toMatchObject({ snapshots: ["this", portoRef] });
    expect(answer.answer).toContain("1 each");
  });
});

it("each side of a comparison is what a question of its own finds", async () => {
  const rows = (first: number) =>
    fc
      .array(fc.record({ isHotel: fc.boolean(), hasSite: fc.boolean() }), { maxLength: 40 })
      .map((drawn) =>
        drawn.map(({ isHotel, hasSite }, at) =>
          (isHotel ? hotel : cafe)(first + at, hasSite ? { website: "https://x.example" } : {}),
        ),
      );
  const niche = ["cafés", "hotels"];
  await holdsAsync(
    fc.asyncProperty(rows(1), rows(1000), async (one, other) => {
      const here = snapshotOf(one, { ...now.meta, niche });
      const there = snapshotOf(other, { ...porto.meta, niche });
      const { ask } = personWith([here, there]);
      const countIn = (snapshot: typeof here): unknown =>
        answerQuestion({ question: "how many hotels have a website", snapshot, clock }).answer
          .result.value;
      const { answer } = await ask("how many more hotels with a website than in Porto hotels", {
        of: here,
      });
      expect(answer.result.coverage?.sides).toEqual([countIn(here), countIn(there)]);
    }),
    { numRuns: 40 },
  );
});
