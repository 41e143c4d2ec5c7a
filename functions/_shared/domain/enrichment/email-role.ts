import { isMailProvider } from "../opt-out/mail-providers.ts";
import { isFirstName } from "./first-names.ts";
import { compacted, type Identity } from "./identity.ts";
import type { Evidence, Line } from "./page.ts";
import { isNameOfPlace, namesPlace, startsPlace } from "./place-names.ts";
import { type EmailRole, isNameOfBusiness, roleOfContext, roleOfLocalPart } from "./role-words.ts";

/** One occurrence of an address. */
export interface EmailPlace extends Evidence {
  value: string;
  lines: readonly Line[];
  /** Its line; -1 for structured data. */
  line: number;
  /** The link's own words. */
  link: string;
  isLinked: boolean;
}

/**
 * An address's role: by the word before the @, else by a person's name in it, else by the words
 * next to it.
 */
export function roleOf(
  value: string,
  places: readonly EmailPlace[],
  identity: Identity,
  siblings: number,
): EmailRole {
  const [local = "", host = ""] = value.split("@");
  const byWord = roleOfLocalPart(local);
  if (byWord !== null && byWord !== "info") return byWord;
  const context = places.map(wordsAround).join(" \n ");
  const byContext = roleOfContext(context.replace(/\n below [^\n]*/g, " "));
  if (byWord === "info") return byContext !== null && isNameOfBusiness(local) ? byContext : "info";
  if (isPerson(local, places)) return personRole(local, context, byContext, identity, siblings);
  if (byContext !== null && byContext !== "owner") return byContext;
  const isBusinessName = identity.compact.some((name) => {
    const own = compacted(local);
    return own.length >= 3 && (name.includes(own) || own.includes(name));
  });
  if (isBusinessName || isMailProvider(host)) return "info";
  if (byContext === "owner") return "owner";
  return siblings === 1 ? "info" : "other";
}

function personRole(
  local: string,
  context: string,
  byContext: EmailRole | null,
  identity: Identity,
  siblings: number,
): EmailRole {
  if (byContext === "owner") return "owner";
  const post = posts.find(([, pattern]) => pattern.test(context))?.[0];
  if (post) return post;
  const first = local.split(/[^a-z]+/)[0] ?? "";
  const namesBusiness =
    first.length >= 3 && identity.compact.some((name) => name.startsWith(first));
  // A one-person business is reached at that person's address.
  return namesBusiness || siblings === 1 ? "owner" : "person";
}

/** Posts by which a person's address is the desk's. */
const posts: [EmailRole, RegExp][] = [
  [
    "accounting",
    /\b(accounts? (receivable|payable)|accountant|bookkeep\w*|buchhaltung|boekhoud\w*|comptable|contab(ile|le|ilidad))\b/i,
  ],
  [
    "sales",
    /\b(sales (executive|manager|director|rep\w*|consultant|advisor)|vertriebs?leit\w*)\b/i,
  ],
];

/** The words that say what an address is for: its own line's, and the neighbours' when that is short. */
function wordsAround({ lines, line, value, link }: EmailPlace): string {
  const own = lines[line];
  if (!own) return link;
  const [before = "", after = ""] = own.text.split(value);
  const beside = `${before.slice(-60)} ${after.slice(0, 60)} ${link.replace(value, "")}`;
  const isBare = beside.replace(/e-?mail|[^\p{L}]/giu, "").length < 3;
  const next = lines[line + 1]?.text ?? "";
  const below = next.length <= 40 && !next.includes("@") ? ` \n below ${next}` : "";
  return `${isBare ? `${beside} ${lines[line - 1]?.text.slice(-60) ?? ""} ${own.heading.slice(0, 60)}` : beside}${below}`;
}

/**
 * A first name that is not a place, or a name next to it: `jwilkinson` beside "James Wilkinson".
 * Two capitals in a row are as often a town, a desk or the business: `newyork` beside "New York".
 */
function isPerson(local: string, places: readonly EmailPlace[]): boolean {
  const parts = local.split(/[^a-z]+/).filter(Boolean);
  const [first = "", ...rest] = parts;
  if (startsPlace(first)) return false;
  const isFull = rest.length > 0;
  const known = parts.filter((part) => isFirstName(part));
  if (known.some((part) => !isNameOfPlace(part) || (isFull && part === first))) return true;
  if (places.some(({ lines, line }) => isNameLine(lines[line]?.heading ?? ""))) return true;
  return places.some(({ lines, line }) =>
    lines
      .slice(Math.max(0, line - 6), line + 2)
      .some(({ text }) => namesIn(text).some((name) => isNamed(parts, name))),
  );
}

/** A card's heading: a person's name and nothing else. */
const isNameLine = (text: string): boolean =>
  /^\p{Lu}[\p{L}'’.-]+(\s+\p{Lu}[\p{L}'’.-]*){1,3}$/u.test(text) &&
  isFirstName(text.split(/\s/)[0] ?? "") &&
  !namesIn(text).some(namesPlace);

const namePattern =
  /\b(\p{Lu}[\p{L}'’-]+)\s+(?:\p{Lu}\.?\s+|(?:van|von|de|der|den|di|da|la|le)\s+)*(\p{Lu}[\p{L}'’-]+)/gu;
const namesIn = (text: string): [string, string][] =>
  [...text.matchAll(namePattern)].map(([, first = "", last = ""]) => [
    compacted(first),
    compacted(last),
  ]);

/**
 * `jwilkinson`, `jamesw`, `j.wilkinson` for anybody who is named so; `jw`, `james`, `wilkinson` and
 * `jameswilkinson` only where the first name is known to be one.
 */
function isNamed(parts: readonly string[], name: [string, string]): boolean {
  const [first, last] = name;
  const local = parts.join("");
  if (local.length < 2 || namesPlace(name)) return false;
  const shortened = [`${first[0]}${last}`, `${first}${last[0]}`, `${last}${first[0]}`];
  if (shortened.includes(local)) return true;
  const whole = [first, last, `${first}${last}`, `${first[0]}${last[0]}`];
  return whole.includes(local) && isFirstName(first);
}
