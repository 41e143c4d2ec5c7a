import { firstMatches } from "../first-matches.ts";
import type { Line } from "../page.ts";
import { isBuffet } from "./function-words.ts";
import { type Named, nameOf } from "./group-names.ts";
import { rest, sentencesOf, separators } from "./sentences.ts";
import { notOffered } from "./topics.ts";

const lineMinChars = 25;
const lineMaxChars = 1_500;
const sentenceMinChars = 15;
const listMaxChars = 400;
const wordsMax = 6;
/** More lists than this nobody writes in a sentence. */
const listsMax = 4;

/** Making, selling and doing, in a business's own words; weaker than those of `leadIn`. */
export const verbs =
  /(?<!\p{L})(?:(?:we|I) (?:also |can |will |even |still |happily )*(?:do|offer|provide|make|bake|sell|run|have|stock|issue|arrange|fit|repair|build|design|supply|teach|print|cook|hire out|rent|host|cater for|hold|treat|mend|install|take)|and (?:can )?(?:arrange|issue|run|offer)|ask (?:us )?about|there[’']s (?:also|more)|known for|gibt es(?: bei uns)?|(?:wir|bei uns) (?:machen|bieten|kochen|backen|bauen|fertigen|reparieren|verkaufen|nähen|organisieren|vermieten|haben|führen|übernehmen|entstehen)|entstehen|dazu|nous (?:fabriquons|préparons|montons|proposons|vendons|réparons|ouvrons|organisons|installons|produisons|réalisons|posons|louons|faisons|offrons)(?: également| aussi| et vendons)?|place aux?|propose|vous trouverez|preparamos|tenemos|hay(?: también)?|hacemos|vendemos|encontrarás|fabricamos|organizamos|ofrecemos|reparamos|elaboramos|alquilamos|impartimos|عندنا|(?:نقدم|نوفر)(?: لكم)?(?: خدمات)?|لدينا|نصنع|تجدون|نبيع|متوفر)(?!\p{L})\s*:?\s*/giu;
/** "Auch Insektenschutz und kleine Reparaturen erledigen wir gern." */
const germanObjects =
  /^(?:(?:Auch|Außerdem|Zudem) )?(\p{Lu}[^.!?]{3,120}?) (?:erledigen|machen|übernehmen|organisieren|bieten|fertigen|reparieren|führen|backen|kochen|bauen) wir(?!\p{L})/u;
/** "Everything for the garden, including ponds" */
const examples = /^.*(?<!\p{L})(?:including|such as|like|wie|comme|como)\s+/iu;

/** The objects of sentences about making, selling and doing. */
export function objectsIn(line: Line, at: number): Named[][] {
  const { text } = line;
  if (text.length < lineMinChars || text.length > lineMaxChars || /^["“„«»]/.test(text)) return [];
  return sentencesOf(text).flatMap((sentence) => {
    if (sentence.length < sentenceMinChars || notOffered.test(sentence)) return [];
    const lists = firstMatches(verbs, sentence, listsMax).map(({ 0: verb, index }) =>
      sentence.slice(index + verb.length, index + verb.length + listMaxChars),
    );
    const inverted = germanObjects.exec(sentence)?.[1];
    if (inverted !== undefined) lists.push(inverted);
    return lists.flatMap((list) => {
      if (isBuffet(list)) return [];
      const names = namesIn(list, line, at).map((name) => ({ ...name, text: sentence }));
      return names.length > 0 ? [names] : [];
    });
  });
}

const namesIn = (list: string, line: Line, at: number): Named[] =>
  list
    .replace(/[.!?؟]\s*$/, "")
    .split(separators)
    .flatMap((part) => {
      const value = part.replace(examples, "").replace(rest, "");
      if (value.split(" ").length > wordsMax) return [];
      return nameOf({ ...line, text: value }, at) ?? [];
    });
