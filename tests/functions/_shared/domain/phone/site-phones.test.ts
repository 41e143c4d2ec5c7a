import { describe, expect, test } from "vitest";
import { withSiteFacts } from "#domain/enrichment/enrichment.ts";
import { factsOf, phonesIn } from "../enrichment/a-site.ts";
import { listing } from "../query/sample-preset.ts";

describe("telephone numbers of a site", () => {
  test.each([
    ["<p>Phone (212) 555-0123</p>", "US", "+12125550123"],
    ["<p>212.555.0123</p>", "US", "+12125550123"],
    ['<a href="tel:+1-212-555-0123">call</a>', "US", "+12125550123"],
    ["<p>10001 (212)555-0123</p>", "US", "+12125550123"],
    ["<p>Call 1-800-FLOWERS today</p>", "US", "+18003569377"],
    ["<p>Tel.: +44 (0)20 7946 0123</p>", "GB", "+442079460123"],
    ["<p>Tel. 030 / 23 12 51 23</p>", "DE", "+493023125123"],
    ["<p>Tél : 01 99 00 12 34</p>", "FR", "+33199001234"],
    ["<p>1 866 555 0142</p>", "MX", "+18665550142"],
  ])("%s is read", (html, country, number) => {
    expect(phonesIn(html, country).map(([value]) => value)).toEqual([number]);
  });

  test.each([
    ["<p>Fax: (212) 555-0123</p>", "fax"],
    ["<p>(212) 555-0123 (fax)</p>", "fax"],
    ["<p>Téléphone : (212) 555-0100</p><p>Télécopie : (212) 555-0123</p>", "fax"],
    ["<p>هاتف: (212) 555-0100</p><p>فاكس: (212) 555-0123</p>", "fax"],
    ["<p>Tel/Fax: (212) 555-0123</p>", "main"],
    ["<p>Call toll free (800) 555-0123</p>", "tollfree"],
    ["<h3>24 hour emergency</h3><p>Phone: (212) 555-0123</p>", "emergency"],
    ["<p>Office: (212) 555-0100</p><p>Cell: (917) 555-0123</p>", "mobile"],
    ["<p>Main: (212) 555-0100</p><p>Catering: (212) 555-0123</p>", "dept"],
    ["<p>(212) 555-0100</p><h3>Jerry Dever</h3><p>(212) 555-0123</p>", "person"],
  ])("%s says what the number is for: %s", (html, label) => {
    const found = phonesIn(html).find(([value]) => /0123$/.test(value ?? ""));
    expect(found?.[1]?.split(":")[0]).toBe(label);
  });

  test.each(
    [" ", " | ", " / ", ", ", "; ", " - ", " – ", " · ", " & ", " und ", "<br>"].flatMap((joiner) =>
      ["Fax", "Fax:", "F:", "F.", "Telefax"].map((fax) => [joiner, fax] as const),
    ),
  )(
    "a telephone and a fax number on one line, joined by '%s%s', keep their labels",
    (joiner, fax) => {
      for (const telephone of ["Tel", "T:", "Phone:", ""]) {
        const html = `<p>${telephone} 020 7946 0018${joiner}${fax} 020 7946 0019</p>`;
        expect([html, phonesIn(html, "GB")]).toEqual([
          html,
          [
            ["+442079460018", "main"],
            ["+442079460019", "fax"],
          ],
        ]);
      }
    },
  );

  test.each([
    ["<h3>24 hour emergency</h3><p>Phone: (212) 555-0199</p>", "<p>Main: (212) 555-0100</p>"],
    ["<p>Fax: (212) 555-0199</p>", "<p>Phone: (212) 555-0100</p>"],
    ["<p>Catering: (212) 555-0199</p>", "<p>Main: (212) 555-0100</p>"],
  ])("a listing's phone is the business's own, in whatever order they stand: %s %s", (a, b) => {
    for (const html of [`${a}<h3>Office</h3>${b}`, `${b}${a}`]) {
      const facts = factsOf(html);
      const { phone, phone_web } = withSiteFacts(listing(1, { phone: null }), facts, "");
      expect([html, phone, phone_web]).toEqual([html, "+12125550100", "+12125550100"]);
    }
  });

  test("a number for emergencies is a listing's phone only where there is no other", () => {
    const facts = factsOf("<h3>24 hour emergency</h3><p>Phone: (212) 555-0199</p>");
    expect(withSiteFacts(listing(1, { phone: null }), facts, "").phone).toBe("+12125550199");
  });

  test("offices of several towns are told apart by their names", () => {
    const html =
      "<h3>Cortez Office</h3><p>Phone: 970-555-0123</p><h3>Durango Office</h3><p>Phone: 970-555-0124</p>";
    expect(phonesIn(html)).toEqual([
      ["+19705550123", "location:Cortez"],
      ["+19705550124", "location:Durango"],
    ]);
  });

  test("a free number under one town's heading, beside another town's, is that town's", () => {
    const html =
      "<header><p>(970) 555-0122</p></header><h3>Cortez Office</h3><p>Phone: 970-555-0123</p><h3>Durango Office</h3><p>1-800-555-0124</p>";
    expect(phonesIn(html)).toEqual([
      ["+19705550122", "main"],
      ["+19705550123", "location:Cortez"],
      ["+18005550124", "location:Durango"],
    ]);
  });

  test("a number called Tel/Fax here and fax there is the fax", () => {
    const html =
      "<p>Tel: 703-555-0131, Tel/Fax: 703-555-0132</p><h2>Contact</h2><p>Tel: 703-555-0131</p><p>Fax: 703-555-0132</p>";
    expect(phonesIn(html)).toEqual([
      ["+17035550131", "main"],
      ["+17035550132", "fax"],
    ]);
  });

  test("two towns with a number each keep their names in a header", () => {
    const html =
      "<header><p>Downtown: 970-555-0123 | Riverside: 970-555-0124</p></header><main><p>Two shops.</p></main>";
    expect(phonesIn(html)).toEqual([
      ["+19705550123", "location:Downtown"],
      ["+19705550124", "location:Riverside"],
    ]);
  });

  test("two numbers after one label share it", () => {
    expect(
      phonesIn("<p>Fax: (212) 555-0123 or (212) 555-0124</p>").map(([, label]) => label),
    ).toEqual(["fax", "fax"]);
  });

  test.each([
    ["<p>ZIP 85745-2707</p>", "US"],
    ["<p>Lic# 2125550123</p>", "US"],
    ["<p>SKU 999485 / 1000 - 39294</p>", "US"],
    ["<p>Open 08.00-18.00, since 12.11.2019</p>", "DE"],
    ["<p>IBAN: DE29 0302 3125 0123 45</p>", "DE"],
    ["<p>USt-IdNr.: DE 030231250</p>", "DE"],
    ["<p>51.484884, 3.961234</p>", "NL"],
    ["<p>KVK 22012327, BTW NL801489416B01</p>", "NL"],
    ["<p>© 2009-2024</p>", "US"],
    ["<p>Website by Pixelforge (212) 555-0123</p>", "US"],
    ['<div class="testimonials">Call my brother at (212) 555-0123</div>', "US"],
    ["<select><option>212 555 0123</option></select>", "US"],
  ])("%s holds no number of the business", (html, country) => {
    expect(phonesIn(html, country)).toEqual([]);
  });
});
