import { describe, expect, test } from "vitest";
import {
  filtersOf,
  leaveOut,
  putInstead,
  type SentPlan,
} from "../../../../web/src/features/chat/plan-filters.ts";

const labels = (plan: SentPlan): string[] => filtersOf(plan).map(({ label }) => label);
const where = (...and: object[]): SentPlan => ({ v: 1, op: "count", where: { and } });

describe("a plan's filters", () => {
  test("are the members of its `and`, each by a name people read", () => {
    expect(
      labels(
        where(
          { f: "category", in: ["Restaurant", "Café"] },
          { f: "website", has: false },
          { f: "emails", has: true, role: "owner" },
          { f: "rating", gte: 4.5 },
          { f: "review_count", gt: 10, lt: 200 },
          { f: "name", how: "starts", text: "Old" },
        ),
      ),
    ).toEqual([
      "type: Restaurant or Café",
      "without website",
      "with owner email",
      "rating at least 4.5",
      "reviews over 10, under 200",
      "name starts with “Old”",
    ]);
  });

  test("name places, directions and hours", () => {
    expect(
      labels(
        where(
          { near: { to: { id: "x", name: "The Mill" }, m: 500 } },
          { near: { to: "centre", m: 800, minM: 200 } },
          { dir: { of: { f: "suburb", is: "Old Quay" }, is: "north" } },
          { open: "now" },
          { open: { dow: 6, min: 1_230 } },
          { open: { dow: 0, after: 1_080 } },
          { closed: { dow: 1 } },
        ),
      ),
    ).toEqual([
      "within 500 m of The Mill",
      "within 800 m and over 200 m of the centre",
      "north of Old Quay",
      "open now",
      "open Sunday at 20:30",
      "open Monday after 18:00",
      "closed Tuesday",
    ]);
  });

  test("name alternatives and their opposite", () => {
    expect(
      labels(
        where(
          {
            or: [
              { f: "phone", has: true },
              { f: "emails", has: true },
            ],
          },
          { not: { f: "suburb", in: ["Old Quay"] } },
        ),
      ),
    ).toEqual(["with phone or with email", "not: suburb: Old Quay"]);
  });

  test("are found whether `where` is a list, one condition or missing", () => {
    const website = { f: "website", has: true };
    expect(labels({ v: 1, where: [website] })).toEqual(["with website"]);
    expect(labels({ v: 1, where: website })).toEqual(["with website"]);
    expect(labels({ v: 1 })).toEqual([]);
    expect(labels({ where: "DROP TABLE" })).toEqual([]);
  });

  test("show a condition of a newer server as it was sent, never as something else", () => {
    expect(labels(where({ moon: { phase: "full" } }))).toEqual(['{"moon":{"phase":"full"}}']);
  });

  test("end with the order and the number of rows", () => {
    const plan = { ...where(), sort: [{ by: "rating", dir: "desc" }], limit: 10 };
    expect(labels(plan)).toEqual(["by rating, highest first", "first 10"]);
    expect(labels({ sort: [{ by: "distance", dir: "asc" }] })).toEqual([
      "by distance, nearest first",
    ]);
    const [order, limit] = filtersOf(plan);
    expect(order?.removed).toEqual({ ...where(), limit: 10 });
    expect(limit?.changed?.("5")).toEqual({ ...plan, limit: 5 });
  });
});

describe("a filter", () => {
  const plan = where({ f: "category", in: ["Restaurant"] }, { f: "website", has: false });

  test("taken away leaves the others as they were", () => {
    const [type, website] = filtersOf(plan);
    expect(type?.removed).toEqual(where({ f: "website", has: false }));
    expect(website?.removed).toEqual(where({ f: "category", in: ["Restaurant"] }));
    expect(type && leaveOut(type)).toBe("Remove “type: Restaurant”");
  });

  test("of a value takes another value", () => {
    const [type] = filtersOf(plan);
    const changed = type?.changed?.("Hotel");
    expect(changed).toEqual(where({ f: "category", in: ["Hotel"] }, { f: "website", has: false }));
    expect(type && changed && putInstead(type, changed, 0)).toBe(
      "“type: Hotel” instead of “type: Restaurant”",
    );
  });

  test("of a number or a distance takes another number", () => {
    const [rating, near] = filtersOf(
      where({ f: "rating", gte: 4 }, { near: { to: "centre", m: 500 } }),
    );
    expect(rating?.value).toBe(4);
    expect(rating?.changed?.(4.5)).toMatchObject({ where: { and: [{ gte: 4.5 }, {}] } });
    expect(near?.changed?.(900)).toMatchObject({ where: { and: [{}, { near: { m: 900 } }] } });
  });

  test("of a presence is turned around", () => {
    const [, website] = filtersOf(plan);
    expect(website?.flipped).toEqual(
      where({ f: "category", in: ["Restaurant"] }, { f: "website", has: true }),
    );
  });

  test("in a list of conditions gives a list again", () => {
    const [type] = filtersOf({
      v: 1,
      where: [
        { f: "category", is: "Spa" },
        { f: "name", has: true },
      ],
    });
    expect(type?.removed).toEqual({ v: 1, where: [{ f: "name", has: true }] });
    expect(type?.changed?.("Gym")).toEqual({
      v: 1,
      where: [
        { f: "category", is: "Gym" },
        { f: "name", has: true },
      ],
    });
  });
});
