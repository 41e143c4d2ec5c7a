import type { SocialNetwork } from "#domain/enrichment/social-networks.ts";
import { cellOf } from "#domain/exports/cells.ts";
import { declarations } from "#domain/listing/columns.ts";
import {
  columnsWith,
  isColumn,
  type ListingColumn,
  type ListingWithReceipts,
  type Receipt,
} from "#domain/listing/listing.ts";
import type { PhoneLabel } from "#domain/phone/phone.ts";
import { callAddress, faxLabel, mailAddress } from "./contact-links.ts";
import { hoursText } from "./hours-words.ts";
import { upperFirst, valueWords } from "./value-words.ts";

/** One thing known about a business, with where it comes from. */
export interface BusinessFact {
  column: ListingColumn;
  label: string;
  values: FactValue[];
  receipt: Receipt | undefined;
}

export interface FactValue {
  text: string;
  /** Which of several it is: whose address, what kind of number. */
  note?: string;
  /** Where a tap on it leads. */
  href?: string | null;
  /** It is itself the address of a page. */
  isPage?: true;
  /** A word for the text its button copies; without it there is no button. */
  copied?: string;
}

const shown = columnsWith("panel")
  .map((column) => ({ column, panel: declarations[column].panel }))
  .sort((a, b) => a.panel[1] - b.panel[1]);

/** All known facts in reading order; unknown ones are omitted. */
export const factsOf = (listing: ListingWithReceipts): BusinessFact[] =>
  shown.flatMap(({ column, panel: [label] }) => {
    const values = valuesOf(listing, column);
    return values.length === 0
      ? []
      : [{ column, label, values, receipt: listing.receipts[column] }];
  });

export interface FactGroup {
  title: string;
  facts: BusinessFact[];
}

const groupOf: readonly (readonly [title: string, columns: ReadonlySet<ListingColumn>])[] = [
  [
    "Contact",
    new Set(["phone", "phone_type", "phones", "website", "emails", "takes_mail", "socials"]),
  ],
  ["Place and hours", new Set(["address", "suburb", "hours_raw", "wheelchair"])],
];
const about = "About";

/** The same facts as on a contact card: how to reach the business, where it is, what it is. */
export function groupedFacts(facts: readonly BusinessFact[]): FactGroup[] {
  const titleOf = ({ column }: BusinessFact): string =>
    groupOf.find(([, columns]) => columns.has(column))?.[0] ?? about;
  return [...groupOf.map(([title]) => title), about]
    .map((title) => ({ title, facts: facts.filter((fact) => titleOf(fact) === title) }))
    .filter((group) => group.facts.length > 0);
}

/** One column's values, or that they aren't known; null for other words. */
export function factOf(listing: ListingWithReceipts, asked: string): BusinessFact | null {
  const column = asked === "hours" ? "hours_raw" : asked;
  if (!isColumn(column)) return null;
  const label = shown.find((one) => one.column === column)?.panel[0];
  const values = valuesOf(listing, column);
  return {
    column,
    label: label ?? upperFirst(column.replaceAll("_", " ")),
    values: values.length > 0 ? values : [{ text: "Not known" }],
    receipt: listing.receipts[column],
  };
}

function valuesOf(listing: ListingWithReceipts, column: ListingColumn): FactValue[] {
  const { phone, phones, website, emails, socials } = listing;
  switch (column) {
    case "phone":
      return phone === null
        ? []
        : [numberValue(phone, phones.find(({ value }) => isSameNumber(value, phone))?.label)];
    case "phones":
      return phones
        .filter(({ value }) => !isSameNumber(value, phone))
        .map(({ value, label }) => numberValue(value, label));
    case "website":
      return website === null ? [] : [pageValue(website, "website")];
    case "emails":
      return emails.map(({ role, value }) => ({
        text: value,
        ...noteOf(role),
        href: mailAddress(value),
        copied: "email",
      }));
    case "socials":
      return socials.map(({ network, url }) => ({
        ...pageValue(url, "profile"),
        note: networkName(network),
      }));
    default: {
      const text = column === "hours_raw" ? hoursText(listing) : textOf(listing, column);
      if (text === "") return [];
      return [{ text, ...(column === "address" ? { copied: "address" } : {}) }];
    }
  }
}

function textOf(listing: ListingWithReceipts, column: ListingColumn): string {
  const words = wordsOf(column, listing[column]);
  return words.length > 0 ? words.join("; ") : String(cellOf(listing, column) ?? "");
}

/** The words and numbers of a value; lists of pairs have none. */
export const wordsOf = (column: ListingColumn, value: unknown): string[] =>
  [value].flat().flatMap((one) => {
    if (typeof one === "number") return [String(one)];
    return typeof one === "string" ? [valueWords(column, one)] : [];
  });

const numberValue = (number: string, label?: string): FactValue => ({
  text: number,
  ...(label ? noteOf(label) : {}),
  href: label === faxLabel ? null : callAddress(number),
  copied: label === faxLabel ? "fax number" : "phone number",
});

const pageValue = (address: string, copied: string): FactValue => ({
  text: address,
  isPage: true,
  copied,
});

/** Also as it is dialled within the country: `isSameNumber("(020) 7946 0051", "+442079460051")` */
function isSameNumber(written: string, main: string | null): boolean {
  if (main === null || written.startsWith("+")) return written === main;
  const digits = written.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length >= shortestDigits && main.endsWith(digits);
}
/** Fewer may be an extension. */
const shortestDigits = 6;

/** `"person:Ada Example"` and its like name somebody; the other labels are words of their own. */
function noteOf(label: string): Pick<FactValue, "note"> {
  const named = /^(?:dept|location|person):(.+)$/.exec(label)?.[1];
  return { note: named ?? labelWords[label] ?? upperFirst(label) };
}

const labelWords: Readonly<Record<string, string>> = {
  tollfree: "Free of charge",
} satisfies Partial<Record<PhoneLabel, string>>;

export const networkName = (network: string): string =>
  networkNames[network] ?? upperFirst(network);

const networkNames: Readonly<Record<string, string>> = {
  googleplus: "Google+",
  linkedin: "LinkedIn",
  soundcloud: "SoundCloud",
  tiktok: "TikTok",
  tripadvisor: "Tripadvisor",
  vk: "VK",
  xing: "XING",
  youtube: "YouTube",
} satisfies Partial<Record<SocialNetwork, string>>;
