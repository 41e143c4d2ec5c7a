import type { SiteFacts } from "../enrichment/enrich-pages.ts";
import type { Line, Page, Region } from "../enrichment/page.ts";
import { isArticle, isReview } from "../enrichment/third-parties.ts";
import { modelLimits } from "../limits/model.ts";
import { fold } from "../text/fold.ts";
import { blank, withoutContacts } from "./hide-contacts.ts";
import { beginningsIn, withoutPeople } from "./hide-people.ts";
import { namesOn } from "./known-names.ts";

/** A site that was read: its pages and the rules' facts. */
export interface ReadSite {
  /** ISO 3166-1 alpha-2, for numbers without a country code. */
  country: string | null;
  /** Home page first. */
  pages: readonly Page[];
  facts: SiteFacts;
}

/** The part of a page that a model may see. */
export interface QuotedPage {
  /** The page's address. */
  ref: string;
  lines: string[];
}

const lineMaxChars = 600;
/** Of one page about people. */
const beginningsMaxChars = 300;
/** Looked at of one page, shown or not. */
const linesMax = 300;

/**
 * The visible text of a site as a model may see it: a few thousand characters, half of them the
 * home page's or more, without contacts and people. Of the pages about people only the years remain
 * in which something began. Lines addressed to a model are not meant for visitors and are dropped.
 */
export function quotedPages({ country, pages, facts }: ReadSite): QuotedPage[] {
  const names = namesOn(pages, facts);
  const seen = new Set<string>();
  const onPeople = pages.filter((page, index) => index > 0 && isOnPeople(page));
  const shown = pages.filter((page) => !onPeople.includes(page));
  const hiddenBy = (withoutNames: typeof withoutPeople) => (text: string) => {
    const line = withoutContacts(text.slice(0, lineMaxChars), country);
    const plain = line === null ? "" : once(withoutNames(line, names));
    const isNew = !seen.has(fold(plain)) && hasWords(plain);
    seen.add(fold(plain));
    return isNew ? plain : null;
  };
  let left: number = modelLimits.siteChars;
  const taken = (room: number, texts: string[], hidden: (text: string) => string | null) => {
    const lines = within(Math.min(left, room), texts, hidden);
    left -= lines.reduce((sum, line) => sum + line.length, 0);
    return lines;
  };
  // When a business began is often said where its people are introduced: first, and little room.
  const begun = onPeople.map((page) => ({
    ref: page.ref,
    lines: taken(beginningsMaxChars, textsOn(page), hiddenBy(beginningsIn)),
  }));
  const [home, ...others] = shown;
  if (!home) return [];
  const nameless = hiddenBy(withoutPeople);
  const all = within(left, textsOn(home), nameless);
  const first = taken(left / 2, all, (line) => line);
  const further = others.map((page, index) => ({
    ref: page.ref,
    lines: taken(left / (others.length - index), textsOn(page), nameless),
  }));
  // The others may need less than their half.
  const rest = taken(left, all.slice(first.length), (line) => line);
  const read = [{ ref: home.ref, lines: [...first, ...rest] }, ...further];
  return [...read, ...begun.filter(({ lines }) => lines.length > 0)];
}

/** However much was blanked out in a row, it is said once. */
const once = (text: string): string => text.replace(/(?:\[…\]\s*){2,}/g, `${blank} `).trim();

function within(
  room: number,
  texts: readonly string[],
  hidden: (text: string) => string | null,
): string[] {
  const lines: string[] = [];
  let left = room;
  for (const text of texts) {
    const line = hidden(text);
    if (line === null) continue;
    if (line.length > left) break;
    left -= line.length;
    lines.push(line);
  }
  return lines;
}

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(blank, ""));

function textsOn(page: Page): string[] {
  const summary = page.meta.get("description") ?? page.meta.get("og:description") ?? "";
  const lines = visibleLines(page).slice(0, linesMax);
  return [page.title, summary, ...lines.map(({ text }) => text)].filter(
    (text) => !isForModels(text),
  );
}

/** The middle of the page first: menus name services, and footers the places served. */
const regions: readonly Region[] = ["main", "nav", "header", "aside", "footer"];
/** Addresses and makers of the site. */
const footerNoise = /\p{N}|©|copyright|design|powered|(?<!\p{L})by(?!\p{L})/iu;

/** Lines a visitor reads, without those under a heading on people. */
function visibleLines({ lines }: Page): Line[] {
  let peopleLevel = 0;
  const visible = lines.filter(({ text, level, region, path }) => {
    const isHeading = level > 0 && level <= 6;
    if (isHeading && (peopleLevel === 0 || level <= peopleLevel)) {
      peopleLevel = peopleHeading.test(fold(text)) ? level : 0;
    }
    const isOthers = isReview(path) || isArticle(path) || peoplePath.test(path);
    const isNoise = region === "footer" && footerNoise.test(text);
    return peopleLevel === 0 && !isOthers && !isNoise;
  });
  return regions.flatMap((wanted) => visible.filter(({ region }) => region === wanted));
}

const people =
  "team|staff|our people|employees|equipe|equipo|mitarbeiter\\w*|ansprechpartner\\w*|medewerkers|personale|imprint|impressum|mentions legales|aviso legal|note legali|colofon|privacy|datenschutz\\w*|contact\\w*|kontakt\\w*|contatt\\w*|contato|testimonials?|reviews?|kundenstimmen|bewertungen|temoignages|opiniones|recensioni";
const peopleHeading = new RegExp(
  `(?<![a-z])(?:${people}|meet the|wer wir sind|who we are)(?![a-z])`,
);
/** Text about a business is often about its people. */
const peoplePage = new RegExp(
  `(?<![a-z])(?:${people}|about\\w*|uber uns|ueber uns|qui sommes nous|a propos|quienes somos|nosotros|sobre nos\\w*|chi siamo|over ons|wie zijn wij|quem somos|history|geschichte|historia|storia|histoire|our story|news|blog)(?![a-z])`,
);
const peoplePath = /(?:^|[\s._#-])(?:team|staff|member|author|byline|person|people|vcard|doctor)/i;

function isOnPeople({ ref, title }: Page): boolean {
  const path = URL.canParse(ref) ? new URL(ref).pathname : ref;
  const plain = (text: string): string => fold(text).replace(/[^a-z0-9]+/g, " ");
  return peoplePage.test(plain(path)) || peoplePage.test(plain(title).slice(0, 30));
}

/** Text not written for visitors: it tries to give a language model orders. */
const toModels =
  /(?:ignor|disregard|forget|override|vergiss|oublie|olvida|dimentica|negeer)\w*\s.{0,40}(?:instruc|anweisung|instruç|istruzion|instructie|prompt|rules|above|previous)|system prompt|(?<!\p{L})(?:language models?|llms?|chat ?gpt|as an ai|ai (?:assistants?|models?|systems?|agents?)|marketing fit|mark (?:the )?fit)(?!\p{L})|<\/?(?:system|user|assistant|instructions?)>/iu;
export const isForModels = (text: string): boolean => toModels.test(text);
