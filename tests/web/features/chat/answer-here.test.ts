import { read, utils } from "@e965/xlsx";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import type { Row } from "../../../../web/src/features/chat/answer.ts";
import { answerHere } from "../../../../web/src/features/chat/answer-here.ts";
import { messageOf } from "../../../../web/src/features/chat/answer-message.ts";
import { listing, snapshotOf } from "../../../functions/_shared/domain/query/sample-preset.ts";

const dentist = { category: "Dentist", categories: ["Dentist"] };
const hotel = { category: "Hotel", categories: ["Hotel"] };
const snapshot = snapshotOf(
  [
    listing(1, {
      ...dentist,
      name: "Bright",
      phone: "+442079460001",
      website: "https://b.example",
    }),
    listing(2, { ...dentist, name: "Calm", phone: "+442079460002" }),
    listing(3, { ...dentist, name: "Dawn" }),
    listing(4, { ...hotel, name: "Anchor", phone: "+442079460004" }),
  ],
  { name: "Port Ellory", niche: ["Dentist", "Hotel"] },
);

const ask = (question: string, before: unknown = undefined) =>
  answerHere({ question, before, language: undefined }, snapshot);

async function detailsOf(question: string, before?: unknown) {
  const { sent } = await ask(question, before);
  const { content, details } = messageOf({ format: "text", ...sent }, null);
  return { content, ...details };
}

const namesIn = (rows: readonly Row[] = []): unknown[] => rows.map(({ name }) => name);

describe("an answer about the sample, made in the browser", () => {
  test("counts, and brings the businesses behind its number", async () => {
    const { content, result } = await detailsOf("How many dentists have no website?");
    expect(content).toMatch(/^There are 2 dentists without a website/);
    expect(namesIn(result?.rows).sort()).toEqual(["Calm", "Dawn"]);
  });

  test("names no place: the town is on no map", async () => {
    const { sent } = await ask("Which dentists have no website?");
    const { rows, map } = sent.result as { rows: Row[]; map?: unknown };
    expect(rows).toHaveLength(2);
    expect(rows.flatMap((row) => Object.keys(row))).not.toContain("lat");
    expect(rows.flatMap((row) => Object.keys(row))).not.toContain("lon");
    expect(map).toBeUndefined();
  });

  test("follows up on the question before", async () => {
    const { plan } = await detailsOf("Which dentists have no website?");
    const { result } = await detailsOf("and those with a phone number?", plan);
    expect(namesIn(result?.rows)).toEqual(["Calm"]);
  });

  test("runs a plan unchanged where there is no question", async () => {
    const { plan } = await detailsOf("How many hotels are there?");
    const { content } = await detailsOf("", plan);
    expect(content).toMatch(/\b1 hotel\b/);
  });

  test("offers what it can answer where it can't", async () => {
    const { result, suggestions = [] } = await detailsOf("What will the weather be like tomorrow?");
    expect(result?.rows ?? []).toEqual([]);
    expect(suggestions.length).toBeGreaterThan(0);
  });

  test("makes a CSV file of the businesses asked for", async () => {
    const { sent, file } = await ask("Export all hotels as CSV");
    expect(file?.name).toMatch(/Port.Ellory.*\.csv$/i);
    const { data } = Papa.parse<Row>((await file?.content.text()) ?? "", {
      header: true,
      skipEmptyLines: true,
    });
    expect(data.map(({ name, phone }) => [name, phone])).toEqual([["Anchor", "+442079460004"]]);
    expect(sent.answer).toMatch(/\b1\b/);
  });

  test("makes an Excel file of them", async () => {
    const { file } = await ask("Export all dentists as Excel");
    expect(file?.name).toMatch(/\.xlsx$/);
    const book = read(await file?.content.arrayBuffer());
    const [sheet = ""] = book.SheetNames;
    const rows = utils.sheet_to_json<Row>(book.Sheets[sheet] ?? {});
    expect(namesIn(rows).sort()).toEqual(["Bright", "Calm", "Dawn"]);
  });
});
