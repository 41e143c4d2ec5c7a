import type { SiteFacts } from "../enrichment/enrich-pages.ts";
import type { Page } from "../enrichment/page.ts";
import { roleOfLocalPart } from "../enrichment/role-words.ts";
import { statementsOf, textsOf } from "../enrichment/structured-data.ts";
import { fold } from "../text/fold.ts";
import {
  atStart,
  capitalsInRow,
  certainNames,
  firstNamesIn,
  isPlaceName,
  isProse,
  nameWords,
  sentencesOf,
  withinSentence,
} from "./name-patterns.ts";

/** Words of names: those of people, without those of places. */
export interface KnownNames {
  people: ReadonlySet<string>;
  places: ReadonlySet<string>;
}

const linesMax = 300;
const lineMaxChars = 600;

/**
 * The names a site's own pages reveal: where they introduce a person, in people's addresses, and
 * where a sentence names a person. A name found once is recognized in every heading.
 */
export function namesOn(pages: readonly Page[], facts: SiteFacts): KnownNames {
  const stated = statementsOf(pages).flatMap(({ thing }) => [
    ...(thing.types.includes("Person") ? textsOf(thing, "name", "givenName", "familyName") : []),
    ...textsOf(thing, "founder", "founders", "author", "employee", "member", "creator"),
  ]);
  const addressed = facts.emails
    .map(({ value }) => value.value.split("@")[0] ?? "")
    .filter((local) => roleOfLocalPart(local) === null);
  const founders = facts.founders.map(({ value }) => value);
  const places = new Set(facts.areas.flatMap(({ value }) => nameWords(value)));
  const texts = pages.flatMap(({ lines }) =>
    lines.slice(0, linesMax).map(({ text }) => text.slice(0, lineMaxChars)),
  );
  const common = commonWords(texts);
  const mentioned = texts
    .flatMap((text) => namesIn(text, common.isGerman))
    .flatMap(nameWords)
    .filter((word) => !common.words.has(word) && !places.has(word));
  const people = [...stated, ...addressed, ...founders].flatMap(nameWords);
  return { people: new Set([...people, ...mentioned]), places };
}

function namesIn(text: string, isGerman: boolean): string[] {
  const certain = certainNames.flatMap((pattern) => text.match(pattern) ?? []);
  const byFirstName = (text.match(capitalsInRow) ?? []).map((row) => {
    const words = row.split(/\s+/);
    const isName = firstNamesIn(words);
    return words.filter((_, at) => isName[at]).join(" ");
  });
  // Every noun has a capital there: two in a row don't indicate a name.
  const inSentences = isGerman
    ? []
    : sentencesOf(text)
        .filter(isProse)
        .flatMap((sentence) => [
          ...(sentence.match(withinSentence) ?? []),
          ...(sentence.match(atStart) ?? []),
        ])
        .filter((row) => !isPlaceName(row));
  return [...certain, ...byFirstName, ...inSentences];
}

/** Words that the site also writes in lower case aren't names. */
function commonWords(texts: readonly string[]): { words: Set<string>; isGerman: boolean } {
  const words = new Set<string>();
  let german = 0;
  let other = 0;
  for (const text of texts) {
    for (const [word] of text.matchAll(/(?<!\p{L})\p{Ll}\p{L}*/gu)) {
      if (word.length >= 3) words.add(fold(word));
      if (/^(und|der|die|das|für|mit|wir|ist)$/.test(word)) german += 1;
      if (/^(and|the|of|for|we|et|les|pour|y|los|para|il|per|de|het|en)$/.test(word)) other += 1;
    }
  }
  return { words, isGerman: german > other };
}
