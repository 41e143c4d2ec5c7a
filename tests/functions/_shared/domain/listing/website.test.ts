import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPlainUrl, readUrl } from "#domain/listing/website.ts";
import { holds } from "../../../../property.ts";
import { cafe } from "../../../../steps/map-element.ts";

describe("web addresses", () => {
  test.each([
    ["https://cafe.example/menu", "https://cafe.example/menu"],
    ["HTTP://cafe.example", "http://cafe.example"],
    ["www.cafe.example", "https://www.cafe.example"],
    ["cafe.example:8080/a;b=1", "https://cafe.example:8080/a;b=1"],
    ["https://café.example/é", "https://café.example/é"],
    ["javascript:alert(1)", null],
    ["ftp://cafe.example", null],
    ["mailto:a@cafe.example", null],
    ["http://http://cafe.example", null],
    ["http://user@cafe.example", null],
    ["//cafe.example", null],
    ["localhost", null],
    ["no website", null],
    ["", null],
  ])("“%s” is read as %s", (text, url) => expect(readUrl(text)).toBe(url));

  test("the website is the first address of the tags website, contact:website and url", () => {
    expect(cafe({ url: "c.example", website: "a.example" }).website).toBe("https://a.example");
    expect(cafe({ website: "none", "contact:website": "b.example" })).toMatchObject({
      website: "https://b.example",
      receipts: { website: { method: "tag contact:website" } },
    });
    expect(cafe({ website: "https://a.example; https://b.example" }).website).toBe(
      "https://a.example",
    );
    expect(cafe({ website: "a.example;b.example" }).website).toBe("https://a.example");
    expect(cafe({ website: "https://a.example/x;y=1" }).website).toBe("https://a.example/x;y=1");
    expect(cafe({ website: "unknown" }).website).toBeNull();
  });

  test("email addresses are told apart, lower-cased and given a role", () => {
    const { emails } = cafe({ email: "Info@Cafe.example; ana@cafe.example", "contact:email": "x" });
    expect(emails).toEqual([
      { role: "info", value: "info@cafe.example" },
      { role: "other", value: "ana@cafe.example" },
    ]);
  });

  test("a profile is an address of its network or a name, and becomes an address", () => {
    const { socials } = cafe({
      "contact:facebook": "https://www.facebook.com/cafe.example",
      "contact:instagram": "@cafe_example",
      twitter: "cafeexample",
      youtube: "https://elsewhere.example/cafe",
      "contact:tiktok": "two words",
      facebook: "https://www.facebook.com/cafe.example",
    });
    expect(socials).toEqual([
      { network: "facebook", url: "https://www.facebook.com/cafe.example" },
      { network: "instagram", url: "https://www.instagram.com/cafe_example" },
      { network: "x", url: "https://x.com/cafeexample" },
    ]);
  });
});

test("an address that is not taken apart is one that would stay as it is", () => {
  const label = fc.stringMatching(/^[a-zA-Z0-9_-]{1,12}$/);
  const host = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join("."));
  const tail = fc.oneof(fc.constant(""), fc.webPath(), fc.stringMatching(/^[/?#:@;][!-~]{0,20}$/));
  const address = fc
    .tuple(fc.constantFrom("http://", "https://", "HTTP://", "//", ""), host, tail)
    .map((parts) => parts.join(""));
  let plain = 0;
  const tried = holds(
    fc.property(
      fc.oneof(
        address,
        fc.webUrl(),
        fc.domain().map((name) => `https://${name}/`),
      ),
      (text) => {
        if (!isPlainUrl(text)) return;
        plain += 1;
        expect([text, readUrl(text)]).toEqual([text, text]);
      },
    ),
    { numRuns: 20_000 },
  );
  expect(plain).toBeGreaterThan(tried / 4);
});
