import { businessesOf } from "./business.ts";
import { isFirstName } from "./first-names.ts";
import { evidenceOn, type Found, type Line, type Page } from "./page.ts";
import { type Statement, textsOf } from "./structured-data.ts";
import { isArticle, isReview } from "./third-parties.ts";

const given = "\\p{Lu}(?:\\.|[\\p{Ll}'’]+(?:-\\p{Lu}\\p{Ll}+)?|\\p{Lu}?\\.)";
const particle = "(?:van|von|de|der|den|di|da|del|la|le|du|dos|ter|ten|el|bin|al)\\s+";
const name = `(?:(?:Dr|Mr|Mrs|Ms|Prof|Chef|Sir|Maître|Herr|Frau|M|Mme|Sr|Sra|Don|Doña)\\.?\\s+)?(${given}(?:\\s*${given}){0,3}(?:\\s+\\([\\p{L}]+\\))?\\s+(?:${particle}){0,2}\\p{Lu}[\\p{L}'’]+(?:-\\p{Lu}[\\p{L}]+)?)`;
const and = "\\s*(?:,|&|and|und|et|y|e|en|i)\\s+";
const names = `${name}(?:${and}${name})?(?:${and}${name})?`;
const began = "(?:was |were |wurde |a été |fue |è stata |werd |foi )?(?:\\p{L}+ |\\d{4} ){0,5}?";

const patterns: RegExp[] = [
  new RegExp(
    `\\b(?:[Ff]ounded|[Ee]stablished|[Ss]tarted|[Oo]pened|[Cc]reated)\\b(?:\\s+(?:in|back in|on)\\s+[^.,]{0,20}?\\d{4})?\\s*,?\\s+by\\s+(?:(?:\\p{Ll}+\\s+){0,4})${names}`,
    "gu",
  ),
  new RegExp(
    `\\b(?:[Gg]egründet|[Ee]röffnet)\\b(?:\\s+(?:im|in|seit)?\\s*(?:[Jj]ahre?\\s+)?\\d{4})?\\s+(?:\\d{4}\\s+)?(?:von|durch)\\s+(?:(?:\\p{Ll}+\\s+){0,3})${names}`,
    "gu",
  ),
  new RegExp(`\\bvon\\s+${names}\\s+gegründet`, "gu"),
  new RegExp(
    `\\b(?:[Ff]ondée?s?|[Cc]réée?s?)(?:\\s+en\\s+\\d{4})?\\s+par\\s+(?:(?:\\p{Ll}+\\s+){0,3})${names}`,
    "gu",
  ),
  new RegExp(
    `\\b(?:[Ff]undad[ao]s?|[Cc]reada)\\b(?:\\s+en\\s+(?:el año\\s+)?\\d{4})?\\s+por\\s+(?:(?:\\p{Ll}+\\s+){0,3})${names}`,
    "gu",
  ),
  new RegExp(
    `\\b(?:[Ff]ondat[ao]|[Nn]at[ao])\\b(?:\\s+nel\\s+\\d{4})?\\s+da\\s+(?:(?:\\p{Ll}+\\s+){0,3})${names}`,
    "gu",
  ),
  new RegExp(
    `\\b(?:[Oo]pgericht|[Gg]estart)\\b(?:\\s+in\\s+\\d{4})?\\s+door\\s+(?:(?:\\p{Ll}+\\s+){0,3})${names}`,
    "gu",
  ),
  new RegExp(
    `\\b(?:(?:[Cc]o-?)?[Ff]ounders?|[Gg]ründer(?:in|innen)?|[Ff]ondat(?:eur|rice)s?|[Ff]undador(?:a|es)?|[Ff]ondator[ei]|[Ff]ondatrice|[Oo]prichters?)\\b(?:\\s*(?:&|and|und|et|y|e|en|/|,)\\s*(?:[Oo]wners?|CEO|[Pp]resident|[Ii]nhaber(?:in)?|[Dd]irector|[Gg]érante?|[Pp]ropietari[oa]|[Tt]itolare|[Ee]igenaar))?\\s*(?:[:–-]|,|is|was|were|are|ist|war|sind|est|sont|es|è|sono|zijn)?\\s*${names}`,
    "gu",
  ),
  new RegExp(
    `${names}\\s*(?:[,–(|-]|is|are|was|were|the|our|and|ist|est|es|è)?\\s*(?:the |our |is |and |die |der |le |la |il |el |de |het )*\\(?(?:[Oo]wner|CEO|[Pp]resident|[Ii]nhaber(?:in)?|[Dd]irector)?\\s*(?:&|and|und|et|y|e|en|/)?\\s*(?:[Cc]o-?)?(?:[Ff]ounders?|[Gg]ründer(?:in|innen)?|[Ff]ondateurs?|[Ff]ondatrice|[Ff]undador(?:a|es)?|[Ff]ondator[ei]|[Oo]prichters?)\\b`,
    "gu",
  ),
  new RegExp(
    `${names}\\s+(?:(?!was|were|is|wurde|a |été|fue|fu |è|stata|werd)\\p{Ll}+\\s+){0,2}?(?:founded|established|gründete[n]?|a fondé|ont fondé|fundó|fundaron|fondò|fondarono|richtte)\\b`,
    "gu",
  ),
  new RegExp(`\\b(?:[Ff]ounded|[Ee]stablished)\\s+(?:${began})?(?:when|as)\\s+${names}`, "gu"),
];

/** The founder of the business; a name counts only next to a word that says so. */
export function foundersOf(
  pages: readonly Page[],
  statements: readonly Statement[],
): Found<string>[] {
  const found = [
    ...stated(statements),
    ...pages.flatMap((page) => page.lines.flatMap((line) => written(line, page))),
  ];
  const seen = new Set<string>();
  return found
    .filter(({ value }) => !seen.has(value.toLowerCase()) && seen.add(value.toLowerCase()))
    .slice(0, 6);
}

function stated(statements: readonly Statement[]): Found<string>[] {
  return businessesOf(statements).flatMap(({ thing, page, method }) =>
    textsOf(thing, "founder", "founders")
      .flatMap((text) => text.split(/\s*(?:,|;| and | und | & )\s*/))
      .filter((text) => text.length >= 3 && text.length <= 60)
      .map((value) => ({ value, page: page.ref, method, snippet: `founder: ${value}` })),
  );
}

const word =
  /\b(co-?)?(found(er|ed|ers|ing)\b|established\b|started by|opened by|created by|(ge)?gründe|eröffnet|fondé|fondat|fondar|fondò|fundad|fundó|fundar|créée? |nat[ao] da|oprichter|opgericht|gestart door|richtte)/i;

function written(line: Line, page: Page): Found<string>[] {
  const { text, path } = line;
  if (!word.test(text) || text.length > 2_000 || isReview(path) || isArticle(path)) return [];
  const sentences = text
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((sentence) => word.test(sentence));
  return sentences.flatMap((sentence) =>
    patterns.flatMap((pattern) => namedBy(pattern, sentence, text, page)),
  );
}

const namedBy = (pattern: RegExp, sentence: string, text: string, page: Page): Found<string>[] =>
  [...sentence.matchAll(pattern)].flatMap((match) =>
    match
      .slice(1)
      .filter((value): value is string => value !== undefined && isName(value))
      .map((value) => ({
        value: value.trim(),
        ...evidenceOn(page, "text", text, match[0]),
      })),
  );

const notNames =
  /\b(the|our|we|company|services?|inc|ltd|llc|gmbh|group|center|centre|restaurant|hotel|street|road|avenue|city|county|north|south|east|west|new|home|about|contact|us|team|story|history|january|february|march|april|may|june|july|august|september|october|november|december|foundation|association|university|school|church|award|today|owner|founder|ceo|president|meet|read|more|die|der|das|wir|unser|les?|nous|notre|los|las|el|il|lo|gli|het|wij)\b/i;

function isName(value: string): boolean {
  const parts = value
    .replace(/\([^)]*\)/g, "")
    .split(/\s+/)
    .filter(Boolean);
  if (parts.length < 2 || parts.length > 5 || notNames.test(value)) return false;
  // Capitalised words are names only if one of them is a known name or initials precede them.
  return parts.some((part) => isFirstName(part)) || parts.length <= 3;
}
