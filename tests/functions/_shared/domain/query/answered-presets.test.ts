import { describe, expect, it } from "vitest";
import { listingColumns } from "#domain/listing/listing.ts";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { ask, town } from "./checked-answer.ts";
import { clock, listing, samplePreset, snapshotOf } from "./sample-preset.ts";

describe("a file", () => {
  it("has the columns that were asked for, after the id and before source and licence", () => {
    const { file } = ask("csv with name, website and phone of the bakeries in Soho", town);
    expect(file?.format).toBe("csv");
    expect(file?.columns).toEqual(["id", "name", "website", "phone", "source", "licence"]);
  });

  it.each([
    "export the bakeries as excel",
    "bakeries as xlsx",
    "export the bakeries to an excel file",
  ])("is a workbook for “%s”", (question) => {
    expect(ask(question, town)).toMatchObject({
      result: { kind: "file" },
      file: { format: "xlsx", columns: listingColumns },
    });
  });
});

describe("businesses that asked to be left out", () => {
  it("are counted in a note of every answer, in the question's language", () => {
    const snapshot = { ...samplePreset, withheld: 3 };
    const notesFor = (question: string): string[] =>
      answerQuestion({ question, snapshot, clock }).answer.notes;
    expect(notesFor("How many restaurants are there?")).toContain(
      "3 withheld at the business’s request.",
    );
    expect(notesFor("Wie viele Restaurants gibt es?")).toContain(
      "3 auf Wunsch des Betriebs zurückgehalten.",
    );
    expect(notesFor("What is the weather tomorrow?").at(-1)).toMatch(/^3 withheld/);
    const { answer } = answerQuestion({
      question: "How many restaurants are there?",
      snapshot: samplePreset,
      clock,
    });
    expect(answer.notes.join(" ")).not.toMatch(/withheld/);
  });
});

describe("a plan that comes back", () => {
  it("is continued by the next question, and run as it stands without one", () => {
    const { plan } = ask("How many bakeries are in Soho?", town);
    expect(ask("and without a website?", town, plan).result.value).toBe(33);
    expect(
      answerQuestion({ question: "", snapshot: town, clock, before: plan }).answer.result.value,
    ).toBe(33);
  });

  it("is left out, and said to be, when it is no plan for this preset", () => {
    const foreign = { v: 1, op: "count", output: "text", where: { f: "suburb", in: ["Chelsea"] } };
    const { notes, result } = ask("How many businesses are there?", town, foreign);
    expect(result.value).toBe(1_512);
    expect(notes.join(" ")).toContain("no longer fit this preset");
  });
});

describe("numbers in sentences", () => {
  it("rounds as on paper, also where a computer holds a little less", () => {
    // 3.775 is stored as 3.77499…
    const rated = [3.75, 3.8].map((rating, at) => listing(`r${at}`, { rating, review_count: 3 }));
    expect(ask("average rating", snapshotOf(rated)).answer).toContain("3.78");
  });
});

describe("a link in an answer", () => {
  it("is never cut, however long it is", () => {
    const website = `https://hotel.example/${"a-very-long-path/".repeat(12)}`;
    const preset = snapshotOf([listing("w", { name: "Marlow House", website })]);
    expect(ask("website of Marlow House", preset).answer).toContain(website);
  });
});
