import { expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { clock } from "./asked-sample.ts";
import { listing, snapshotOf } from "./sample-preset.ts";

const streets = ["Rua de Santa Catarina", "Rue de la Paix", "Calle de los Reyes"];
const town = snapshotOf(
  streets.map((street, at) => listing(at + 1, { category: "Restaurant", street })),
  { niche: ["Restaurant"] },
);

test.each(streets)("a question about %s is answered in the question's language", (street) => {
  const asked = { question: `Restaurants on ${street}`, snapshot: town, clock };
  expect(answerQuestion(asked).answer.answer).toMatch(/^There is 1 restaurant on /);
});
