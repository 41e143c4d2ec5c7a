import { expect, test } from "vitest";
import { grouped } from "#domain/grouped.ts";

test("groups come in the order of their first members, and members in theirs", () => {
  const groups = grouped(["pub", "bar", "park", "bank", "pub"], (word) => word[0]);
  expect([...groups]).toEqual([
    ["p", ["pub", "park", "pub"]],
    ["b", ["bar", "bank"]],
  ]);
  expect(grouped([], String).size).toBe(0);
});
