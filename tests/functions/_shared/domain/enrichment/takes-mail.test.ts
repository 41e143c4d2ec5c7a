import { expect, test } from "vitest";
import { type MailDomains, withTakesMail } from "#domain/enrichment/takes-mail.ts";
import { listing } from "../query/sample-preset.ts";

const at = "2026-11-21T10:00:00Z";
const told = (addresses: string[], mail: MailDomains) =>
  withTakesMail(
    listing(1, { emails: addresses.map((value) => ({ role: "info", value })) }),
    mail,
    at,
  );

test.each<[string, string[], MailDomains, "yes" | "no" | null, string | null]>([
  ["yes if the domain does", ["a@x.example"], { "x.example": "yes" }, "yes", "x.example"],
  ["no if it doesn't", ["a@x.example"], { "x.example": "no" }, "no", "x.example"],
  [
    "yes if one of two does",
    ["a@x.example", "b@y.example"],
    { "x.example": "no", "y.example": "yes" },
    "yes",
    "y.example",
  ],
  ["unknown if one of two is", ["a@x.example", "b@y.example"], { "x.example": "no" }, null, null],
  ["unknown where nothing was asked", ["a@x.example"], {}, null, null],
  ["unknown without an address", [], { "x.example": "yes" }, null, null],
])("a business takes mail: %s", (_, addresses, mail, value, domain) => {
  const { takes_mail, receipts } = told(addresses, mail);
  expect(takes_mail).toBe(value);
  expect(receipts.takes_mail).toEqual(
    domain === null ? undefined : { source: "DNS", ref: domain, at, method: `MX of ${domain}` },
  );
});
