import { describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import { changesLine, sitesLine } from "../../../../web/src/features/tasks/row-words.ts";

const part = (count: number) => ({ count, ids: [] });
const done = { status: "success", price: 0.01, charged: 0.01, found: 3 } as const;
const taskWith = (coverage: object, more: object = {}): Task =>
  ({ ...done, coverage: { changes: null, sites: null, ...coverage }, ...more }) as unknown as Task;

describe("the third line of a preset's row", () => {
  test("is there for a later run only", () => {
    const changes = { new: part(3), gone: part(1), changed: { ...part(2), byField: {} } };
    expect(changesLine(taskWith({ changes }))).toBe("Since the last run 3 new, 1 gone, 2 changed");
    expect(changesLine(taskWith({}))).toBeNull();
    expect(changesLine(taskWith({ changes }, { status: "failed" }))).toBeNull();
  });

  test("says of Tier 2 how many websites responded, and nothing where there are none", () => {
    const sites = { found: 1_400, answered: 12, withEmail: 9, refused: 3 };
    expect(sitesLine(taskWith({ sites }))).toBe("12 websites of 1,400 responded · 9 with an email");
    expect(sitesLine(taskWith({ sites: { ...sites, found: 0 } }))).toBeNull();
    expect(sitesLine(taskWith({}))).toBeNull();
  });
});
