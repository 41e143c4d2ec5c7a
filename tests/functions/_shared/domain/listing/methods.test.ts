import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keepMethods } from "#domain/listing/methods.ts";
import { holds } from "../../../../property.ts";

const columns = 4;
const step = fc.tuple(
  fc.integer({ min: 0, max: columns - 1 }),
  fc.constantFrom("tag name", "tag phone", ""),
);

describe("the methods that listings share", () => {
  test("say for each column the last one that was added, in whatever order", () => {
    const { none, add } = keepMethods(columns);
    holds(
      fc.property(fc.array(step), (steps) => {
        const expected: (string | null)[] = [null, null, null, null];
        for (const [place, method] of steps) expected[place] = method;
        const made = steps.reduce((all, [place, method]) => add(all, place, method), none);
        expect(made.list).toEqual(expected);
        expect(none.list).toEqual([null, null, null, null]);
      }),
    );
  });

  test("are the same ones for listings whose values were found alike", () => {
    const { none, add } = keepMethods(columns);
    expect(add(add(none, 0, "a"), 1, "b")).toBe(add(add(none, 0, "a"), 1, "b"));
  });

  test("stay right when there are more than are kept", () => {
    const { none, add } = keepMethods(columns);
    const all = Array.from({ length: 12_000 }, (_, at) => add(none, at % columns, `method ${at}`));
    for (const [at, { list }] of all.entries()) {
      expect(list[at % columns]).toBe(`method ${at}`);
      expect(list.filter((method) => method !== null)).toHaveLength(1);
    }
  });
});
