import { expect, test } from "vitest";
import { takeTyped } from "../../../../web/src/features/preset-wizard/typed-types.ts";

const twenty = Array.from({ length: 20 }, (_, at) => `Type ${at}`);

test("a typed type is added trimmed; an empty one and one that is chosen add nothing", () => {
  expect(takeTyped(" Bakery ", ["Gym"])).toEqual({ added: ["Bakery"], left: "" });
  expect(takeTyped("  ", [])).toEqual({ added: [], left: "" });
  expect(takeTyped("bakery", ["Bakery"])).toEqual({ added: [], left: "" });
});

test("what can't be added is left in the field", () => {
  expect(takeTyped("Bakery", twenty)).toEqual({ added: [], left: "Bakery" });
  const long = "x".repeat(81);
  expect(takeTyped(long, [])).toEqual({ added: [], left: long });
});
