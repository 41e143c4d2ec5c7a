import { describe, expect, test } from "vitest";
import { emailsIn, factsOf } from "./a-site.ts";

const cloudflare = (address: string, key = 0x5c): string =>
  [key, ...Buffer.from(address).map((byte) => byte ^ key)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
const moved = (
  text: string,
  places: number,
  ranges = [
    [0x2b, 0x3a],
    [0x40, 0x5a],
    [0x61, 0x7a],
  ],
): string =>
  [...text]
    .map((one) => {
      const code = one.charCodeAt(0);
      const range = ranges.find(([from = 0, to = 0]) => code >= from && code <= to);
      if (!range) return one;
      const [from = 0, to = 0] = range;
      return String.fromCharCode(from + ((code - from + places) % (to - from + 1)));
    })
    .join("");

describe("e-mail addresses of a site", () => {
  test.each([
    ["a link", '<a href="mailto:info@otterlane.com">mail</a>'],
    [
      "a link with a space and a subject",
      '<a href="mailto:%20Info@OtterLane.com?subject=Hi">mail</a>',
    ],
    ["plain text", "<p>Write to info@otterlane.com.</p>"],
    ["entities", "<p>info&#64;otterlane&#46;com</p>"],
    ["a comment in between", "<p>info<!-- x -->@<b>otterlane</b>.com</p>"],
    ["a decoy nobody sees", '<p>info@<span style="display:none">null</span>otterlane.com</p>'],
    ["[at] and [dot]", "<p>info [at] otterlane [dot] com</p>"],
    ["(at)", "<p>info(at)otterlane.com</p>"],
    ["words of another language", "<p>info (arroba) otterlane (punto) com</p>"],
    ["bare words", "<p>info at otterlane dot com</p>"],
    ["spaces", "<p>Email: info @ otterlane.com</p>"],
    ["an image of the sign", '<p>info<img src="at.gif" alt="@">otterlane.com</p>'],
    [
      "Cloudflare's text",
      `<span class="__cf_email__" data-cfemail="${cloudflare("info@otterlane.com")}">[email&#160;protected]</span>`,
    ],
    [
      "Cloudflare's link",
      `<a href="/cdn-cgi/l/email-protection#${cloudflare("info@otterlane.com")}">mail</a>`,
    ],
    [
      "text turned round",
      `<p style="unicode-bidi:bidi-override;direction:rtl">${[..."info@otterlane.com"].reverse().join("")}</p>`,
    ],
    [
      "a class that turns text round",
      `<style>.b{unicode-bidi:bidi-override;direction:rtl}</style><span class="b">${[..."info@otterlane.com"].reverse().join("")}</span>`,
    ],
    [
      "a moved link",
      `<a href="javascript:linkTo_UnCryptMailto('${moved("mailto:info@otterlane.com", 3)}');">mail</a>`,
    ],
    [
      "a program that joins",
      `<script>var u='info', d='otterlane'; document.write(u + '@' + d + '.com');</script>`,
    ],
    [
      "a program with codes",
      `<script>document.write(String.fromCharCode(105,110,102,111,64)+'otterlane.com')</script>`,
    ],
    [
      "a program with entities",
      `<script>var prefix='ma'+'il'+'to'; var a = 'info' + '&#64;'; a = a + 'otterlane' + '&#46;' + 'com'; document.write('<a href="' + prefix + ':' + a + '">' + a + '</a>');</script>`,
    ],
    [
      "a function that is called",
      `<script>function m(n,d){document.write('<a href="mailto:'+n+'@'+d+'">x</a>');} m('info','otterlane.com');</script>`,
    ],
    [
      "an escaped program",
      `<script>document.write(unescape('%3Ca%20href%3D%22mailto%3Ainfo%40otterlane.com%22%3E'))</script>`,
    ],
    ["attributes", '<a data-user="info" data-domain="otterlane.com">mail</a>'],
    [
      "base64 in an attribute",
      `<a data-email="${Buffer.from("info@otterlane.com").toString("base64")}">mail</a>`,
    ],
    [
      "structured data",
      '<script type="application/ld+json">{"@type":"Bakery","name":"Otter Lane","email":"mailto:info@otterlane.com"}</script>',
    ],
  ])("an address in %s is found", (_, html) => {
    expect(emailsIn(html)).toEqual(["info@otterlane.com"]);
  });

  test.each([
    '<input placeholder="you@example.com">',
    "<p>your.name@domain.com</p>",
    "<p>name@example.org or john.doe@company.com</p>",
    '<img src="logo@2x.png">',
    "<p>logo@2x.png</p>",
    "<p>605a7baede844d278b89dc95ae0a9123@sentry-next.wixpress.com</p>",
    "<p>info@otterlane</p>",
    "<p>Meet us at the market dot the corner</p>",
    '<p>Website by Pixelforge, <a href="mailto:hello@pixelforge.com">hello@pixelforge.com</a></p>',
    "<footer>Webdesign: studio@pixelforge.com</footer>",
    '<div class="testimonial">“Great!” – jo@someoneelse.org</div>',
    "<p>Landesbeauftragte für Datenschutz, poststelle@datenschutz-amt.de</p>",
    "<script>document.form.recipient.value = 'bot' + '@otterlane.com'</script>",
  ])("%s holds no address of the business", (html) => {
    expect(emailsIn(html)).toEqual([]);
  });

  test("a free-mail address and one of a sister domain are the business's own", () => {
    const html = "<p>E-mail: otterlane@gmail.com</p><p>Catering: sales@otterlanecatering.com</p>";
    expect(emailsIn(html)).toEqual(["otterlane@gmail.com", "sales@otterlanecatering.com"]);
  });

  test.each([
    ["info", "info"],
    ["kontakt", "info"],
    ["reservations", "booking"],
    ["termine", "booking"],
    ["ventas", "sales"],
    ["kundenservice", "support"],
    ["buchhaltung", "accounting"],
    ["jobs", "jobs"],
    ["presse", "press"],
    ["inhaber", "owner"],
    ["otterlane", "info"],
  ])("%s@ is for %s", (local, role) => {
    expect(
      factsOf(`<p>${local}@otterlane.com</p><p>x@otterlane.com</p>`).emails[0]?.value.role,
    ).toBe(role);
  });

  test("a person's address is a person's, the owner's the owner's, the bookkeeper's for accounting", () => {
    const html =
      "<p>Anna Smith – Owner: anna@otterlane.com</p><h3>James Wilkinson</h3><p>Baker</p><p>jwilkinson@otterlane.com</p><p>Denise Marsh <a href='mailto:denise@otterlane.com'>mail</a></p><p>Accounts Receivable</p>";
    expect(
      factsOf(html)
        .emails.map(({ value }) => [value.value, value.role])
        .sort(),
    ).toEqual([
      ["anna@otterlane.com", "owner"],
      ["denise@otterlane.com", "accounting"],
      ["jwilkinson@otterlane.com", "person"],
    ]);
  });

  test("each address says where it stood, how it was read, and in what words", () => {
    const [found] = factsOf(
      '<p>Write to us: <a href="mailto:info@otterlane.com">info@otterlane.com</a></p>',
    ).emails;
    expect(found).toEqual({
      value: { value: "info@otterlane.com", role: "info" },
      page: "https://otterlane.com/",
      method: "mailto link",
      snippet: "Write to us: info@otterlane.com",
    });
  });
});
