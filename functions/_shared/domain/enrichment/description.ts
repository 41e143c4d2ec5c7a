import { businessesOf } from "./business.ts";
import { type Identity, wordsOf } from "./identity.ts";
import { evidenceOn, type Found, type Page, withoutMarked } from "./page.ts";
import { type Statement, textsOf } from "./structured-data.ts";
import { isReview } from "./third-parties.ts";

const charsMin = 40;
const charsMax = 600;

interface Candidate extends Found<string> {
  /** The score of its position. */
  bonus: number;
}

/** The business's own description: its summary if it gives one, else its first real paragraph. */
export function descriptionOf(
  pages: readonly Page[],
  statements: readonly Statement[],
  identity: Identity,
): Found<string> | null {
  const candidates = [
    ...stated(statements),
    ...pages.flatMap(summaries),
    ...pages.flatMap(paragraphs),
  ];
  const topic = topicOf(pages, identity);
  const ranked = candidates
    .filter(({ value }) => isDescription(value))
    .map((candidate) => ({
      candidate,
      score: candidate.bonus + topicality(candidate.value, topic),
    }));
  const best = ranked.reduce<(typeof ranked)[number] | null>(
    (a, b) => (a === null || b.score > a.score ? b : a),
    null,
  );
  if (!best) return null;
  const { value, page, method, snippet } = best.candidate;
  return { value: shortened(value), page, method, snippet };
}

function stated(statements: readonly Statement[]): Candidate[] {
  return businessesOf(statements).flatMap(({ thing, page, method }) =>
    textsOf(thing, "description", "disambiguatingDescription").map((value) => ({
      value,
      ...evidenceOn(page, method, value),
      bonus: 1.6,
    })),
  );
}

function summaries(page: Page, index: number): Candidate[] {
  const texts = [page.meta.get("description"), page.meta.get("og:description")];
  return texts.flatMap((text) => {
    const value = text
      ?.replace(escapedAgain, "&")
      .replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'");
    return value === undefined
      ? []
      : [
          {
            value,
            ...evidenceOn(page, "meta description", value),
            bonus: 1.5 - Math.min(index, 4) * 0.12,
          },
        ];
  });
}

/** Many an editor escapes what is escaped already: `A &amp;amp; B`. */
const escapedAgain = /&(?:amp;)+/g;

function paragraphs(page: Page, index: number): Candidate[] {
  return page.lines
    .filter(({ region, level, path }) => region === "main" && level === 0 && !isReview(path))
    .slice(0, 60)
    .filter(({ text }) => text.length >= 80 && /[.!…。]\s*$/.test(text) && /\p{Ll}/u.test(text))
    .slice(0, 6)
    .map(({ text }, place) => ({
      value: text,
      ...evidenceOn(page, "first paragraph", text),
      bonus: 0.7 - Math.min(index, 4) * 0.12 - place * 0.08,
    }));
}

/** Words about the site's subject: those in its titles and its name. */
function topicOf(pages: readonly Page[], { name }: Identity): ReadonlySet<string> {
  const first = pages[0];
  const texts = [first?.title, first?.lines.find(({ level }) => level === 1)?.text, name];
  return new Set(
    texts.flatMap((text) => (text ? wordsOf(text) : [])).filter((word) => word.length >= 4),
  );
}

function topicality(text: string, topic: ReadonlySet<string>): number {
  const words = new Set(wordsOf(text));
  const hits = [...topic].filter((word) => words.has(word)).length;
  const length = Math.min(text.length, 200) / 200;
  return Math.min(hits, 6) * 0.15 + length * 0.4;
}

const empty =
  /\{[%{]|just another wordpress|lorem ipsum|enable javascript|cookies?\b.*\b(use|verwend|utilis|usa)|default description|meta description|your (site|page) description|add a description|coming soon|under construction|page not found|^\s*(home|contact( us)?)\s*$/i;

function isDescription(text: string): boolean {
  if (text.length < charsMin || empty.test(text)) return false;
  const words = text.split(/\s+/);
  // A list of search words isn't a sentence, and neither is an address.
  const commas = text.match(/[,|;]/g)?.length ?? 0;
  return words.length >= 6 && commas <= words.length / 2.2 && !/^contact\b.{0,40}$/i.test(text);
}

/** Whole sentences, up to the length a row can hold. */
function shortened(text: string): string {
  const clean = withoutMarked(text).replace(/\s+/g, " ").trim();
  if (clean.length <= charsMax) return clean;
  const cut = clean.slice(0, charsMax);
  const end = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("! "), cut.lastIndexOf("? "));
  return end > charsMin ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(" "))} …`;
}
