import { evidenceOn, type Found, type Line, type Page } from "../page.ts";
import { isArticle, isReview } from "../third-parties.ts";
import { type Phrase, phraseOf } from "./phrase.ts";
import { isServicesPage, leadIn, notOffered, type Topic, topicOf } from "./topics.ts";

interface Item {
  text: string;
  method: string;
}

const blockLines = 80;

/** Services in lists and under headings: those below a heading or a lead-in that says so. */
export function inSections(page: Page): Found<string>[] {
  return [...ofServicesPage(page), ...underTopics(page)];
}

/** On a page of services the headings are their names. */
function ofServicesPage(page: Page): Found<string>[] {
  if (page.url === null || !isServicesPage(page.url)) return [];
  const heads = page.lines.filter(
    ({ level, region, path }) =>
      level >= 2 && level <= 4 && region === "main" && !isReview(path) && !isArticle(path),
  );
  return chosen(page, page.title, "kind", itemsOf(heads, "heading on a page of services"));
}

function underTopics(page: Page): Found<string>[] {
  return page.lines.flatMap((line, at) => {
    if (line.region === "nav" || isReview(line.path) || isArticle(line.path)) return [];
    const topic = topicOf(line.text);
    if (topic !== null && line.level > 0) {
      return chosen(page, line.text, topic, below(page, at));
    }
    const isLead = topic !== null || (opensList(line.text) && !notOffered.test(line.text));
    return isLead ? chosen(page, line.text, topic ?? "kind", listAfter(page, at)) : [];
  });
}

/** "We can help with the following:": a line whose list comes after it. */
function opensList(text: string): boolean {
  if (text.length > 300 || !/[:…]\s*$/.test(text)) return false;
  return (
    text.search(leadIn) >= 0 ||
    /\b(following|below|folgende\w*|suivant\w*|siguientes|such as)\b/i.test(text)
  );
}

/**
 * The items that are services. Where most of a list are, its other names are too; in a list of
 * other things only the certain ones count.
 */
function chosen(page: Page, head: string, topic: Topic, items: Item[]): Found<string>[] {
  const phrases = items.flatMap(({ text, method }) => {
    const phrase = phraseOf(text);
    return phrase ? [{ ...phrase, text, method }] : [];
  });
  const isOfServices = shareOf(phrases) >= (topic === "exact" ? 0.2 : 0.5);
  return phrases.flatMap(({ value, trade, text, method }) =>
    trade >= 2 || (isOfServices && (trade === 1 || value.split(" ").length <= 5))
      ? [{ value, ...evidenceOn(page, method, `${head}: ${text}`) }]
      : [],
  );
}

/** The share of phrases that surely name a service; of one alone nothing can be said. */
export const shareOf = (phrases: readonly Phrase[]): number =>
  phrases.length < 2 ? 0 : phrases.filter(({ trade }) => trade >= 2).length / phrases.length;

function below(page: Page, at: number): Item[] {
  const { level: rank = 0, region } = page.lines[at] ?? {};
  const block: Line[] = [];
  for (const line of page.lines.slice(at + 1, at + blockLines)) {
    if ((line.level > 0 && line.level <= rank) || line.region !== region) break;
    if (!isReview(line.path) && !isArticle(line.path)) block.push(line);
  }
  // Sub-headings are the names; where there are none, the short lines of the list are.
  const ranks = block.flatMap(({ level }) => (level > 0 && level <= 6 ? [level] : []));
  const first = Math.min(...ranks);
  const heads = block.filter(({ level }) => level === first);
  if (heads.length >= 2) return itemsOf(heads, "headings under services");
  const points = block.filter(({ isItem }) => isItem);
  if (points.length >= 2) return itemsOf(points, "list under services");
  const bold = block.filter(({ level }) => level === 7);
  if (bold.length >= 2) return itemsOf(bold, "list under services");
  const short = block.filter(({ text }) => text.length <= 45 && !/[.!?:]$/.test(text));
  return short.length >= 2 ? itemsOf(short, "list under services") : [];
}

function listAfter(page: Page, at: number): Item[] {
  const points: Line[] = [];
  for (const line of page.lines.slice(at + 1, at + 41)) {
    if (!line.isItem || line.region !== page.lines[at]?.region) break;
    points.push(line);
  }
  return points.length >= 2 ? itemsOf(points, "list after a lead-in") : [];
}

const itemsOf = (lines: readonly Line[], method: string): Item[] =>
  lines.map(({ text }) => ({ text: text.split(/\s[–—:|-]\s|:\s|\s\|/)[0] ?? text, method }));

const priced =
  /^(.{3,60}?)[\s|:.…–—-]*(?:(?:from|ab|dès|à partir de|desde|from only|ca\.?|nur|only|vanaf)\s)?(?:[€£$]|CHF|EUR|USD|GBP|AED|SAR)?\s?\d{1,4}(?:[.,]\d{2})?(?:,-)?\s?(?:[€£$]|CHF|EUR|euros?|AED|SAR|درهم|ريال)?\s*(?:\||p\.?p\.?|per \p{L}+|\+|\/\s?\p{L}+)?\s*$/iu;
const money = /[€£$]|\b(CHF|EUR|USD|GBP|AED|SAR|euros?)\b|درهم|ريال/i;

/** Rows of a price list: a name and a price. A menu of dishes names none of a trade's words. */
export function inPriceLists(page: Page): Found<string>[] {
  const rows = page.lines.flatMap(({ text, region, path }) => {
    if (text.length > 100 || region === "footer" || isReview(path) || !money.test(text)) return [];
    const phrase = phraseOf(priced.exec(text)?.[1] ?? "");
    return phrase ? [{ phrase, text }] : [];
  });
  if (rows.length < 2 || shareOf(rows.map(({ phrase }) => phrase)) < 0.5) return [];
  return rows.flatMap(({ phrase, text }) =>
    phrase.trade >= 2 ? [{ value: phrase.value, ...evidenceOn(page, "price list", text) }] : [],
  );
}

/** "Home > Services > Drain cleaning" */
export function inBreadcrumbs(page: Page): Found<string>[] {
  return page.lines.flatMap(({ text }) => {
    if (text.length > 150 || !/^(home|start|startseite|accueil|inicio)\s*[>»›/→]/i.test(text)) {
      return [];
    }
    const parts = text.split(/\s*[>»›/→]+\s*/);
    const phrase = phraseOf(parts.at(-1) ?? "");
    const isBelow = parts.slice(1, -1).some((part) => topicOf(part) !== null);
    return phrase && (phrase.trade === 3 || (isBelow && phrase.trade > 0))
      ? [{ value: phrase.value, ...evidenceOn(page, "breadcrumb", text) }]
      : [];
  });
}
