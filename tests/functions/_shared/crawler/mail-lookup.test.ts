import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { SiteFacts } from "#domain/enrichment/enrich-pages.ts";
import type { SiteResult } from "#domain/enrichment/site-result.ts";
import { crawlLimits } from "#domain/limits/crawl.ts";
import { createMailLookup, withMail } from "#shared/crawler/mail-lookup.ts";
import { type NameAnswer, startNameServer } from "../../../../scripts/stand-ins/index.ts";

/** Answers by name and type; every question is kept. */
let answers: Record<string, NameAnswer>;
let asked: string[];
const server = await startNameServer((name, type) => {
  asked.push(`${name} ${type}`);
  return answers[`${name} ${type}`] ?? answers[name] ?? "no records";
});
beforeEach(() => {
  answers = {};
  asked = [];
});
afterAll(() => server.close());

const askedOf = (name: string): string[] => asked.filter((question) => question.startsWith(name));

describe("whether a domain takes mail", () => {
  test.each<[string, Record<string, NameAnswer>, "yes" | "no" | null]>([
    ["has an exchange", { MX: { mx: [[10, "mail.cafe.example"]] } }, "yes"],
    [
      "has two, one of them without a name",
      {
        MX: {
          mx: [
            [0, ""],
            [5, "mx.host.example"],
          ],
        },
      },
      "yes",
    ],
    ["says that there is no mail", { MX: { mx: [[0, ""]] }, A: { a: ["192.0.2.1"] } }, "no"],
    ["has only an address of its own", { A: { a: ["192.0.2.1"] } }, "yes"],
    ["has no record at all", {}, "no"],
    ["does not exist", { MX: "no such name", A: "no such name", AAAA: "no such name" }, "no"],
    ["has a name server that fails", { MX: "failure" }, null],
    ["has one that refuses the question", { MX: "refused" }, null],
    ["fails at the second question", { MX: "no records", A: "failure" }, null],
  ])("one that %s", async (_, records, expected) => {
    for (const [type, answer] of Object.entries(records)) answers[`cafe.example ${type}`] = answer;
    expect(await createMailLookup(server.address)("cafe.example")).toBe(expected);
  });

  test("is unknown in time where nobody answers", async () => {
    answers["slow.example"] = "silent";
    const begun = performance.now();
    expect(await createMailLookup(server.address, 300)("slow.example")).toBeNull();
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  test("is unknown where there is no name server", async () => {
    const gone = await startNameServer(() => "no records");
    gone.close();
    expect(await createMailLookup(gone.address, 300)("cafe.example")).toBeNull();
    expect(await createMailLookup("no address", 300)("cafe.example")).toBeNull();
  });

  test("is asked once, however often it is wanted and however it is spelled", async () => {
    answers["cafe.example MX"] = { mx: [[10, "mail.cafe.example"]] };
    answers["xn--caf-dma.example MX"] = { mx: [[10, "mail.cafe.example"]] };
    const lookUp = createMailLookup(server.address);
    const wanted = ["cafe.example", "CAFE.example", "cafe.example", "café.example", "café.example"];
    expect(await Promise.all(wanted.map(lookUp))).toEqual(Array(5).fill("yes"));
    expect(await lookUp("cafe.example")).toBe("yes");
    expect(asked.sort()).toEqual(["cafe.example MX", "xn--caf-dma.example MX"]);
  });

  test.each(["", "localhost", "a b.example", "127.0.0.1:25", `${"a".repeat(64)}.example`, "a..b"])(
    "is unknown for “%s”, and nobody is asked",
    async (domain) => {
      expect(await createMailLookup(server.address)(domain)).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  test("is asked of twenty at most at a time", async () => {
    const domains = Array.from({ length: 30 }, (_, at) => `silent${at}.example`);
    for (const domain of domains) answers[domain] = "silent";
    const all = Promise.all(domains.map(createMailLookup(server.address, 500)));
    await expect.poll(() => new Set(asked).size).toBe(crawlLimits.mailLookupsAtOnce);
    expect(await all).toEqual(domains.map(() => null));
    expect(new Set(asked).size).toBe(30);
  });
});

describe("a site's result", () => {
  const result = (...addresses: string[]): SiteResult => ({
    site: "https://cafe.example/",
    country: null,
    status: "answered",
    note: "",
    pagesRead: 1,
    at: "2026-11-21T10:00:00Z",
    facts: {
      emails: addresses.map((value) => ({ value: { value, role: "info" } })),
    } as unknown as SiteFacts,
  });

  test("gets what is known of the domains of its addresses, each asked once", async () => {
    answers["cafe.example MX"] = { mx: [[10, "mail.cafe.example"]] };
    answers["down.example"] = "failure";
    const read = await withMail(
      result("info@cafe.example", "Anna@Cafe.example", "x@gone.example", "y@down.example"),
      createMailLookup(server.address),
    );
    expect(read.mail).toEqual({ "cafe.example": "yes", "gone.example": "no" });
    expect(askedOf("cafe.example")).toEqual(["cafe.example MX"]);
  });

  test("of an earlier run is asked only for what it lacks", async () => {
    answers["down.example MX"] = { mx: [[10, "mail.down.example"]] };
    const known = {
      ...result("a@cafe.example", "b@down.example"),
      mail: { "cafe.example": "no" },
    } as const;
    const read = await withMail(known, createMailLookup(server.address));
    expect(read.mail).toEqual({ "cafe.example": "no", "down.example": "yes" });
    expect(asked).toEqual(["down.example MX"]);
  });

  test("without addresses, or without a page, stays as it is", async () => {
    const lookUp = createMailLookup(server.address);
    const empty = result();
    const dead: SiteResult = { ...result(), status: "dead", facts: null };
    expect([await withMail(empty, lookUp), await withMail(dead, lookUp)]).toEqual([empty, dead]);
    expect(asked).toEqual([]);
  });
});
