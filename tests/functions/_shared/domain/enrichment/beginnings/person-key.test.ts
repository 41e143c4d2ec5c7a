import { expect, test } from "vitest";
import { personKey } from "#domain/enrichment/beginnings/decide.ts";

test.each([
  ["Henry “Hal” Quillfeather", "Henry Quillfeather"],
  ["Ruth „Ruthie“ Quillfeather", "Ruth Quillfeather"],
  ["Ruth (Ruthie) Quillfeather", "Ruth Quillfeather"],
  ["Dr. Ruth Quillfeather", "Ruth Quillfeather"],
  ["M. Paul Quillfeather", "Paul Quillfeather"],
])("%s is %s", (one, other) => {
  expect(personKey(one)).toBe(personKey(other));
});

test("an apostrophe within a name begins no nickname", () => {
  expect(personKey("Pat O'Hara D'Arcy")).toBe("pat o hara d arcy");
});
