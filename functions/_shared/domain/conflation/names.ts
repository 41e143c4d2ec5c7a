import { wordsOf } from "../matching/phrase.ts";
import type { Business } from "./business.ts";

/** One way to write a business's name. */
export interface Name {
  /** Without the legal form; at least one word. */
  words: readonly string[];
  /** The words without spaces. */
  joined: string;
}

export interface Names {
  /** As the source has it; none where it has none. */
  full: Name | null;
  /** The part of it before a colon or dash, where it has one. */
  head: Name | null;
  /** Other possible names: a part of the full one, its brand. Less sure than the full one. */
  others: readonly Name[];
}

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Legal forms: one source writes them, the other doesn't. */
const legalForms = set(`ltd limited llc inc incorporated corp corporation plc llp pllc lp pc pa pty
  gmbh mbh ag kg kgaa ohg ug ek gbr eg sarl sas sasu eurl snc sa sl slu slp srl sprl bvba bv nv lda
  ltda eireli oy oyj ab as asa aps kft zrt doo dd sro spol jsc pvt fze fzco dba dr md dds dmd do od dc facs cpa esq
  ооо оао зао пао ип тоо гмбх ллц
  ذمم 株式会社 有限会社 合同会社 有限公司 股份有限公司 주식회사`);

/** Words with two spellings, as one of them. */
const spellings: ReadonlyMap<string, string> = new Map([
  ["saint", "st"],
  ["mount", "mt"],
  ["theatre", "theater"],
  ["centre", "center"],
  ["shoppe", "shop"],
  ["und", "and"],
  ["et", "and"],
]);

/** Parts of a name that not every source writes: "Zoe - Pearl Street", "Zoe | Pizza", "Zoe (new)". */
const parts = /\s+[-–—|:•·~]+\s+|\s*[|•·]\s*|:\s+|,\s+/;
const bracketed = /\s*[([（【].*?(?:[)\]）】]|$)/g;
/** The chain's own number of a branch: "Circle K #4057". */
const branchNumber = /\s*#\s?\d+\b/g;
const dotted = /\b(?:\p{L}\.\s?){2,}/gu;

export function namesOf({ name, otherNames }: Pick<Business, "name" | "otherNames">): Names {
  if (name === null) return { full: null, head: null, others: [] };
  const full = nameIn(name);
  const bare = name.replace(bracketed, "").trim();
  const [start = ""] = bare.split(parts);
  const shorter = [bare, start].filter((text) => text !== name);
  const others = [...shorter, ...otherNames].flatMap((text) => {
    const other = nameIn(text);
    return other !== null && other.joined !== full?.joined ? [other] : [];
  });
  return { full, head: start === bare ? null : nameIn(start), others: others.filter(isFirst) };
}

const isFirst = ({ joined }: Name, at: number, all: readonly Name[]): boolean =>
  all.findIndex((other) => other.joined === joined) === at;

/** Without its host: "PNC@Giant Eagle" isn't a Giant Eagle. */
function withoutHost(text: string): string {
  const at = text.indexOf("@");
  return at > 0 && /[\p{L}\p{N}]/u.test(text.slice(0, at)) ? text.slice(0, at) : text;
}

/** `null` where there is nothing to compare. */
function nameIn(text: string): Name | null {
  const whole = withoutHost(text)
    .replace(branchNumber, "")
    .replace(dotted, (initials) => `${initials.replace(/[.\s]/g, "")} `);
  // Folding takes Korean syllables apart.
  const all = wordsOf(whole).flatMap((word) => (word === "" ? [] : word.normalize("NFC")));
  const told = all.filter((word) => !legalForms.has(word));
  const words = (told.length > 0 ? told : all).map((word) => spellings.get(word) ?? word);
  return words.length > 0 ? { words, joined: words.join("") } : null;
}

/** `Kentucky Fried Chicken` // => "kfc"; `null` for a name too short to be called so */
export const initialsOf = ({ words }: Name): string | null =>
  words.length < 3 ? null : words.map((word) => word[0] ?? "").join("");

/** Scripts that put no spaces between words. */
export const isUnspaced = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    text,
  );

/** Its pairs of neighbouring letters. */
export function pairsIn(text: string): string[] {
  const letters = [...text];
  return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => letters[at] + letter);
}
