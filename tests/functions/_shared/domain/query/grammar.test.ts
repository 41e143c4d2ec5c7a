import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Listing } from "#domain/listing/listing.ts";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { numbersAreGrounded } from "../../../../../scripts/eval-chat/grounding.ts";
import { holds } from "../../../../property.ts";
import { clock, listing, samplePreset, snapshotOf } from "./sample-preset.ts";

/** The rules' grammar over a preset's own values, with a plain filter for each part. */
interface Part {
  text: string;
  holds: (row: Listing) => boolean;
}
const folded = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const nouns: Part[] = [
  { text: "businesses", holds: () => true },
  ...[
    ["restaurants", "Restaurant"],
    ["hair salons", "Hair Salon"],
    ["hairdressers", "Hair Salon"],
    ["bakeries", "Bakery"],
    ["coffee shops", "Coffee Shop"],
    ["bed and breakfasts", "Bed & Breakfast"],
  ].map(([text = "", type = ""]) => ({
    text,
    holds: (row: Listing) => row.categories.includes(type),
  })),
];
const places: Part[] = samplePreset.listings.flatMap(({ suburb, street, postcode }) => [
  ...(suburb
    ? [{ text: `in the suburb ${suburb}`, holds: (row: Listing) => row.suburb === suburb }]
    : []),
  ...(street
    ? [{ text: `on ${folded(street)}`, holds: (row: Listing) => row.street === street }]
    : []),
  ...(postcode
    ? [{ text: `with postcode ${postcode}`, holds: (row: Listing) => row.postcode === postcode }]
    : []),
]);
const presences: Part[] = [
  { text: "without a website", holds: (row) => row.website === null },
  { text: "that have no phone number", holds: (row) => row.phone === null },
  { text: "which don't have an address", holds: (row) => row.address === null },
  { text: "with opening hours", holds: (row) => row.hours_known },
  { text: "with an e-mail", holds: (row) => row.emails.length > 0 },
];

describe("a question built from the grammar and a preset's values", () => {
  it("gets the number that a plain filter gives", () => {
    const forms = fc.constantFrom("How many {} are there?", "count the {}", "number of {}");
    const narrowed = fc.constantFrom(...places, ...presences);
    holds(
      fc.property(forms, fc.constantFrom(...nouns), narrowed, (form, noun, part) => {
        const question = form.replace("{}", `${noun.text} ${part.text}`);
        const rows = samplePreset.listings.filter((row) => noun.holds(row) && part.holds(row));
        const { result } = answerQuestion({ question, snapshot: samplePreset, clock }).answer;
        expect([question, result.value]).toEqual([question, rows.length]);
      }),
      { numRuns: 400 },
    );
  });

  it("gets the rows that a plain filter gives, as a list and as a file", () => {
    holds(
      fc.property(
        fc.constantFrom("List the {}", "Which {} are there?", "Export the {} as CSV"),
        fc.constantFrom(...places),
        fc.constantFrom(...presences),
        (form, place, presence) => {
          const question = form.replace("{}", `businesses ${place.text} ${presence.text}`);
          const rows = samplePreset.listings.filter(
            (row) => place.holds(row) && presence.holds(row),
          );
          const { result } = answerQuestion({ question, snapshot: samplePreset, clock }).answer;
          const ids = result.rows?.map(({ id }) => id);
          expect([question, ids]).toEqual([question, rows.map(({ id }) => id)]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("is grounded whatever the names and addresses hold", () => {
    holds(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 60 }), (texts) => {
        const rows = texts.map(([name, address], at) => listing(at, { name, address }));
        const snapshot = snapshotOf(rows);
        for (const question of ["List the restaurants", "How many have no website?"]) {
          const { answer } = answerQuestion({ question, snapshot, clock });
          expect(numbersAreGrounded(answer.answer, [question, answer.result, answer.plan])).toBe(
            true,
          );
        }
      }),
    );
  });
});
