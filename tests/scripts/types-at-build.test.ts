import { expect, test } from "vitest";
import { catalogue } from "#domain/matching/catalogue.ts";
import { matchType } from "#domain/matching/categories.ts";
import { typesToOffer } from "../../scripts/types-at-build.ts";

test("every type the site offers is read as just this type", () => {
  const labels = typesToOffer().map(({ label }) => label);
  expect(labels.filter((label) => matchType(label)?.label !== label)).toEqual([]);
  expect(labels).toEqual(expect.arrayContaining(catalogue.flatMap(({ types }) => types)));
});
