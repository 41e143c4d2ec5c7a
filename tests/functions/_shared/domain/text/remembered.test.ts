import { expect, test } from "vitest";
import { remembered } from "#domain/text/remembered.ts";

test("a text that comes again soon is read once, whatever was read", () => {
  const asked: string[] = [];
  const read = remembered((text) => {
    asked.push(text);
    return text === "" ? null : text.length;
  });
  expect(["a", "", "bcd", "", "a"].map(read)).toEqual([1, null, 3, null, 1]);
  expect(asked).toEqual(["a", "", "bcd"]);
});

test("of many texts only the latest are kept", () => {
  let asked = 0;
  const read = remembered((text) => {
    asked += 1;
    return text;
  });
  for (let at = 0; at < 2_000; at++) read(String(at));
  expect([read("1999"), asked]).toEqual(["1999", 2_000]);
  expect([read("0"), asked]).toEqual(["0", 2_001]);
});
