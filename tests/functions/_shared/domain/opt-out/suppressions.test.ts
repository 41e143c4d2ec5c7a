import { describe, expect, test } from "vitest";
import {
  createSuppressions,
  fileProves,
  metaProves,
  readOptOut,
} from "#domain/opt-out/suppressions.ts";

const nothing = {
  website: null,
  phone: null,
  phone_osm: null,
  phone_web: null,
  phones: [],
  emails: [],
};

describe("businesses that asked to be left out", () => {
  test.each([
    ["cafe-lune.fr", "domain", "cafe-lune.fr"],
    ["https://www.Cafe-Lune.fr/contact?x=1", "domain", "cafe-lune.fr"],
    ["info@shop.cafe-lune.co.uk", "domain", "cafe-lune.co.uk"],
    ["+33 1 99 00 12 34", "phone", "+33199001234"],
    ["0044 20 7946 0123", "phone", "+442079460123"],
  ])("%s is read as the %s %s", (text, kind, value) => {
    expect(readOptOut(text)).toEqual({ subject: { kind, value }, error: null });
  });

  test.each([
    "",
    "hello",
    "01 99 00 12 34",
    "https://user@cafe.fr/",
    "facebook.com/cafelune",
    "laposte.net",
    "cafe@aol.com",
    "lune@proton.me",
    "https://www.wanadoo.fr/",
    "x".repeat(301),
  ])("%j is refused with a sentence", (text) => {
    const { subject, error } = readOptOut(text);
    expect([subject, error?.endsWith(".") ?? false]).toEqual([null, true]);
  });

  test("a listing is withheld by its site, its address or any of its numbers, and no other is", () => {
    const { withholds, forbidsSite } = createSuppressions([
      { kind: "domain", value: "cafe-lune.fr" },
      { kind: "phone", value: "+33199001234" },
    ]);
    expect(withholds({ ...nothing, website: "http://www.cafe-lune.fr/a" })).toBe(true);
    expect(withholds({ ...nothing, emails: [{ role: "info", value: "info@cafe-lune.fr" }] })).toBe(
      true,
    );
    expect(withholds({ ...nothing, phones: [{ label: "fax", value: "+33199001234" }] })).toBe(true);
    expect(
      withholds({ ...nothing, website: "https://notcafe-lune.fr", phone: "+33199001235" }),
    ).toBe(false);
    expect(withholds(nothing)).toBe(false);
    expect([forbidsSite("https://cafe-lune.fr/"), forbidsSite("https://cafe-soleil.fr/")]).toEqual([
      true,
      false,
    ]);
  });

  test("a listing is withheld by the number or site of either source, shown or not", () => {
    const { withholds } = createSuppressions([
      { kind: "domain", value: "cafe-lune.fr" },
      { kind: "phone", value: "+33199001234" },
    ]);
    const shown = { ...nothing, website: "https://other.fr/", phone: "+33199001235" };
    expect(withholds({ ...shown, phone_overture: "+33199001234" })).toBe(true);
    expect(withholds({ ...shown, website_overture: "https://cafe-lune.fr/" })).toBe(true);
    expect(withholds({ ...shown, website_osm: "https://cafe-lune.fr/" })).toBe(true);
    expect(withholds({ ...shown, website_overture: "https://other.fr/" })).toBe(false);
  });

  test("only the request's own code proves it", () => {
    const code = "a1b2c3d4e5f6a7b8";
    expect(fileProves(`\ufeff\n${code}\r\n`, code)).toBe(true);
    expect(fileProves("something else", code)).toBe(false);
    expect(fileProves("", "")).toBe(false);
    expect(metaProves(new Map([["areascout-opt-out", code]]), code)).toBe(true);
    expect(metaProves(new Map([["areascout-opt-out", ""]]), "")).toBe(false);
  });
});
