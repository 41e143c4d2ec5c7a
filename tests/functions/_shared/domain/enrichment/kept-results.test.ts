import { expect, test } from "vitest";
import { keepResults } from "#domain/enrichment/kept-results.ts";
import { type SiteResult, siteKey } from "#domain/enrichment/site-result.ts";

const at = "2026-11-21T12:00:00.000Z";
const result = (site: string, country: string | null, note = ""): SiteResult => ({
  ...{ site, country, status: "dead", note, pagesRead: 0, at, facts: null },
});

test("kept results are those added, the last of each site in each country", () => {
  const first = result("https://otterlane.com/", "GB", "refused");
  const other = result("https://otterlane.com/", null);
  const last = result("https://otterlane.com/", "GB", "no answer");
  const kept = keepResults([first, other]);
  kept.add(last);
  expect(kept.size()).toBe(2);
  expect([...kept.all()]).toEqual([last, other]);
  expect(kept.get(siteKey(first))).toEqual(last);
  expect([kept.has(siteKey(other)), kept.has("https://otterlane.com/ FR")]).toEqual([true, false]);
  expect(kept.get("https://otterlane.com/ FR")).toBeNull();
});

test("what is done to a result that was handed out does not change the kept one", () => {
  const kept = keepResults([result("https://otterlane.com/", "GB")]);
  for (const each of kept.all()) each.note = "changed";
  expect([...kept.all()]).toEqual([result("https://otterlane.com/", "GB")]);
});
