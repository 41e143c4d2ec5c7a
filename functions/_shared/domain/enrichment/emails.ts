import { businessesOf } from "./business.ts";
import { type HostKind, hostKind, isAddress, isReserved } from "./email-kinds.ts";
import type { EmailPlace } from "./email-role.ts";
import { roleOf } from "./email-role.ts";
import { addressesIn, addressesInMailto } from "./email-text.ts";
import { hiddenInAttributes } from "./hidden-addresses.ts";
import type { Identity } from "./identity.ts";
import { evidenceOn, type Found, type Page } from "./page.ts";
import type { EmailRole } from "./role-words.ts";
import { type Statement, textsOf, thingsIn } from "./structured-data.ts";
import { isAuthority, isCredit, isReview } from "./third-parties.ts";

export interface Email {
  value: string;
  role: EmailRole;
}

const emailsMax = 40;

/** The business's own addresses without duplicates, most frequent first, with their roles. */
export function emailsOf(
  pages: readonly Page[],
  statements: readonly Statement[],
  identity: Identity,
): Found<Email>[] {
  const places = [...pages.flatMap(placesOf), ...stated(statements)];
  const byValue = Map.groupBy(places, ({ value }) => value);
  const own = [...byValue].filter(([value, all]) => isOwn(value, all, identity));
  return own.slice(0, emailsMax).flatMap(([value, all]) => {
    const best = all.find(({ isLinked }) => isLinked) ?? all[0];
    if (!best) return [];
    const role = roleOf(value, all, identity, own.length);
    return { value: { value, role }, page: best.page, method: best.method, snippet: best.snippet };
  });
}

function placesOf(page: Page): EmailPlace[] {
  const place = (value: string, line: number, method: string, link: string): EmailPlace[] => {
    const clean = cleaned(value);
    if (!isAddress(clean)) return [];
    const text = page.lines[line]?.text ?? link;
    const isLinked = method === "mailto link";
    return [
      {
        value: clean,
        ...evidenceOn(page, method, text, value),
        lines: page.lines,
        line,
        link,
        isLinked,
      },
    ];
  };
  return [
    ...page.links.flatMap(({ href, line, text, label }) =>
      /mailto:/i.test(href)
        ? addressesInMailto(href).flatMap((value) =>
            place(value, line, "mailto link", `${text} ${label}`),
          )
        : [],
    ),
    ...page.lines.flatMap(({ text }, line) =>
      addressesIn(text).flatMap((value) =>
        place(value, line, text.includes(value) ? "text" : "text, written out", ""),
      ),
    ),
    ...page.written.flatMap((html) =>
      addressesIn(html.replace(/<[^>]*>/g, "")).flatMap((value) => placeWritten(page, value)),
    ),
    ...hiddenInAttributes(page).flatMap(({ text, method, line }) =>
      addressesIn(text).flatMap((value) => place(value, line, method, "")),
    ),
  ];
}

/** A program's output is a line of the page already; this only says how it came there. */
function placeWritten(page: Page, value: string): EmailPlace[] {
  const clean = cleaned(value);
  const line = page.lines.findIndex(({ text }) => text.includes(value));
  if (!isAddress(clean)) return [];
  const text = page.lines[line]?.text ?? value;
  return [
    {
      value: clean,
      ...evidenceOn(page, "text, written by a program", text, value),
      lines: page.lines,
      line,
      link: "",
      isLinked: false,
    },
  ];
}

function stated(statements: readonly Statement[]): EmailPlace[] {
  return businessesOf(statements).flatMap(({ thing, page, method }) => {
    const points = thingsIn(thing, "contactPoint", "contactPoints");
    const given = [thing, ...points].flatMap((each) =>
      textsOf(each, "email").flatMap((text) => addressesIn(` ${text.replace(/^mailto:/i, "")}`)),
    );
    return given
      .map(cleaned)
      .filter(isAddress)
      .map((value) => ({
        value,
        page: page.ref,
        method,
        snippet: `email: ${value}`,
        lines: [],
        line: -1,
        link: "",
        isLinked: false,
      }));
  });
}

const cleaned = (value: string): string =>
  value
    .toLowerCase()
    .replace(/^(mailto:|[.'_-]+|u003e|x20|20)+(?=[a-z])/, "")
    .replace(/[.'-]+$/, "");

/** Whether the address belongs to the business, judged by the host and the text around it. */
function isOwn(value: string, places: readonly EmailPlace[], identity: Identity): boolean {
  const kind: HostKind = hostKind(value.split("@")[1] ?? "", identity);
  if (kind === "own") return true;
  if (isReserved(value.split("@")[1] ?? "") && kind !== "alike") return false;
  const good = places.filter(({ lines, line }) => {
    if (line < 0) return true;
    return (
      !isCredit(lines, line, value) &&
      !isAuthority(lines, line) &&
      !isReview(lines[line]?.path ?? "")
    );
  });
  // An address on somebody else's domain needs a place of its own, not a word in a long text.
  return good.length > 0 && (kind !== "other" || good.some(isContactPlace));
}

function isContactPlace({ lines, line, isLinked }: EmailPlace): boolean {
  const { text = "", region = "main" } = lines[line] ?? {};
  return line < 0 || isLinked || text.length <= 160 || region === "footer" || region === "header";
}
