import { describe, expect, test } from "vitest";
import { createSites, pagesOf, sampleTown, trapNameOf, traps } from "../../index.ts";

const sites = createSites(sampleTown().businesses);

describe("the sites of the sample town", () => {
  test("are about three hundred, the same at every start, and every trap is among them", () => {
    expect(sites.hosts.length).toBeGreaterThan(280);
    const again = createSites(sampleTown().businesses);
    expect(again.hosts.map((host) => again.describe(host)?.facts.emails)).toEqual(
      sites.hosts.map((host) => sites.describe(host)?.facts.emails),
    );
    const met = new Set(sites.hosts.map(trapNameOf));
    expect([...Object.keys(traps)].filter((name) => !met.has(name as keyof typeof traps))).toEqual(
      [],
    );
  });

  const all = sites.hosts.flatMap((host) => sites.describe(host)?.facts ?? []);

  test("are laid out in several ways, in five languages", () => {
    expect(new Set(all.map(({ language }) => language)).size).toBe(5);
    const shapes = all.map((facts) => {
      const tags =
        Object.values(pagesOf(facts))
          .join("")
          .match(/<[a-z]\w*/gi) ?? [];
      return [...new Set(tags)].sort().join(" ");
    });
    expect(new Set(shapes).size).toBeGreaterThan(20);
  });

  test.each([
    ["a description", "describes"],
    ["services", "services"],
    ["areas served", "areas"],
    ["ways to pay", "payments"],
    ["currencies", "currencies"],
    ["a price range", "priceRange"],
    ["a rating", "rating"],
    ["a founding year", "founded"],
    ["founders", "founders"],
    ["profiles", "socials"],
    ["a fax", "fax"],
    ["a second number", "second"],
    ["bookings online", "books"],
    ["a cart", "hasCart"],
    ["a form", "hasForm"],
    ["advertising tags", "advertising"],
    ["translations", "translations"],
    ["a date", "copyright"],
    ["an objection to advertising", "objects"],
  ] as const)("some have %s and some are silent on it", (_, field) => {
    const having = all.filter((facts) => {
      const value = facts[field];
      return Array.isArray(value) ? value.length > 0 : Boolean(value);
    });
    expect(having.length).toBeGreaterThan(10);
    expect(having.length).toBeLessThan(all.length - 10);
  });

  test("name no address and no number that could be somebody's", () => {
    for (const { emails, phone, fax, second } of all) {
      for (const { value } of emails) expect(value).toMatch(/-ellory\.example$/);
      for (const number of [phone, fax, second?.number].filter(Boolean)) {
        expect(number).toMatch(/^\+44 20 7946 0\d{3}$/);
      }
    }
  });
});
