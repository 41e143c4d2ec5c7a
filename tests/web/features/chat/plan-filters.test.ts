import { expect, test } from "vitest";
import {
  filterIn,
  leaveOut,
  valueAt,
  without,
  withValue,
} from "../../../../web/src/features/chat/plan-filters.ts";

const type = { f: "category", in: ["Restaurant"] };
const website = { f: "website", has: false };
const plan = { v: 2, op: "list", where: { and: [type, website] }, limit: 10 };

test("a condition taken away leaves the others as they were", () => {
  expect(without(plan, ["where", "and", 0])).toEqual({ ...plan, where: { and: [website] } });
  expect(without(plan, ["where", "and", 1])).toEqual({ ...plan, where: { and: [type] } });
});

test("the limit taken away leaves the conditions", () => {
  expect(without(plan, ["limit"])).toEqual({ v: 2, op: "list", where: plan.where });
});

test("a value is read and put where the server says that it stands", () => {
  const path = ["where", "and", 0, "in", 0];
  expect(valueAt(plan, path)).toBe("Restaurant");
  expect(withValue(plan, path, "Hotel")).toEqual({
    ...plan,
    where: { and: [{ f: "category", in: ["Hotel"] }, website] },
  });
});

test("the plan that an answer shows is never altered", () => {
  const before = structuredClone(plan);
  without(plan, ["where", "and", 0]);
  withValue(plan, ["limit"], 5);
  expect(plan).toEqual(before);
});

test("a path that leads nowhere in the plan changes nothing", () => {
  const path = ["having", "gt"];
  expect(valueAt(plan, path)).toBeUndefined();
  expect(without(plan, path)).toEqual(plan);
  expect(withValue(plan, path, 3)).toEqual(plan);
});

test("a filter is shown by the server's words", () => {
  const filter = filterIn({ label: "ohne Website", at: ["where", "and", 1], value: "has" });
  expect(filter).toEqual({ label: "ohne Website", at: ["where", "and", 1] });
  expect(filter && leaveOut(filter)).toBe("Remove “ohne Website”");
});
