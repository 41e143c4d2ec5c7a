import { fold } from "../text/fold.ts";
import { tellsBeginning } from "./beginnings.ts";
import { blank } from "./hide-contacts.ts";
import type { KnownNames } from "./known-names.ts";
import {
  capitalised,
  capitalsInRow,
  certainNames,
  firstNamesIn,
  isPlaceName,
  isProse,
  nameWords,
  sentencesOf,
  withinSentence,
} from "./name-patterns.ts";

/** Words about a person in the languages the crawler reads. */
const roles =
  /(?<!\p{L})(owners?|owned by|(?:co-?)?founders?|founded by|started by|run by|managers?|managing|director|ceo|president|chef|proprietors?|meet|my name|i am|i['’]m|inhaber(?:in)?|gründer\w*|gegründet|geschäftsführ\w+|leit(?:er|erin|ung)|ansprechpartner\w*|mein name|ich bin|gérante?|fondat\w+|fondée?|créée? par|direct(?:eur|rice)|je m['’]appelle|je suis|propietari[oa]s?|fundad\w+|dirigid[oa]|me llamo|soy|titolar[ei]|fondat[oaie]|mi chiamo|eigena(?:ar|resse)|oprichters?|opgericht|mijn naam|ik ben|proprietári[oa]s?|chamo-me)(?!\p{L})/iu;
/** The same in scripts without capitals; a name may follow without a space. */
const caselessRoles =
  /(?<!\p{L})[ولبف]?(?:ال)?(?:صاحب|صاحبة|مالك|مالكة|مؤسس|مؤسسة|أسسها|أسسه|مدير|مديرة|دكتور|دكتورة|سيد|سيدة|أستاذ|أستاذة|مهندس|مهندسة|محامي|محامية|شيف|اسمي)(?:ه|ها|نا|هم)?(?!\p{L})|代表|院長|店主|店長|社長|創業者|オーナー|氏(?!\p{L})|さん|创始人|創辦人|老板|主厨|医生|先生|女士|대표|원장|사장|เจ้าของ|ผู้ก่อตั้ง/u;
const caselessWords = /\p{Lo}[\p{Lo}\p{M}]*/gu;
/** Capitalised words that begin a sentence on a beginning. */
const firstWords =
  /^(?:in|im|since|founded|established|opened|started|seit|gegründet|eröffnet|en|depuis|fondée?s?|créée?s?|ouverte?s?|desde|fundad[ao]|abiert[ao]|nel|dal|fondat[ao]|apert[ao]|sinds|opgericht|gestart)$/iu;
/** Words that refer to one man or woman. */
const somebody = /(?<!\p{L})(he|she|his|him|her|himself|herself|hij)(?!\p{L})/iu;

/**
 * A text without the names of people, as far as rules know them: after a title, with initials, by a
 * common first name, named elsewhere on the site, as a name within a sentence. A sentence on one
 * person, or on who owns or leads the business, is left out as a whole.
 */
export function withoutPeople(text: string, { people, places }: KnownNames): string {
  let known = withoutCaselessNames(text, people);
  for (const pattern of certainNames) known = known.replace(pattern, blank);
  known = known
    .replace(capitalsInRow, withoutFirstNames)
    .replace(capitalised, (word) =>
      nameWords(word).some((part) => people.has(part)) ? blank : word,
    );
  return sentencesOf(known)
    .flatMap((sentence) => (isOnSomebody(sentence) ? yearOnly(sentence) : [sentence]))
    .map((sentence) =>
      isProse(sentence)
        ? sentence.replace(withinSentence, (name) =>
            isPlaceName(name) || nameWords(name).every((word) => places.has(word)) ? name : blank,
          )
        : sentence,
    )
    .join(" ");
}

/**
 * The sentences of a text on people that say when a business began, without a word that may be a
 * name: `In 1987 Anna Schmidt opened it` // => `[…] 1987 […] opened it`
 */
export const beginningsIn = (text: string, names: KnownNames): string =>
  sentencesOf(withoutCaselessNames(text, names.people)).flatMap(yearOnly).join(" ");

function yearOnly(sentence: string): string[] {
  const isAboutOne = somebody.test(sentence) || caselessRoles.test(sentence);
  if (isAboutOne || !/(?<!\p{N})(?:1\d|20)\d{2}(?!\p{N})/u.test(sentence)) return [];
  const nameless = sentence.replace(capitalised, (word) => (firstWords.test(word) ? word : blank));
  return tellsBeginning(sentence) ? [nameless] : [];
}

/** Such a name may have an article before it, or be written in one with the words around it. */
function withoutCaselessNames(text: string, people: ReadonlySet<string>): string {
  const names = [...people].filter((name) => /^\p{Lo}/u.test(name));
  return names.length === 0
    ? text
    : text.replace(caselessWords, (word) => {
        const plain = fold(word);
        return names.some((name) => plain.includes(name)) ? blank : word;
      });
}

/** `Bäckerei Anna Schmidt`, `Schmidt, Anna` // => `Bäckerei […]`, `[…]` */
function withoutFirstNames(row: string): string {
  const words = row.split(/\s+/);
  const isName = firstNamesIn(words);
  const kept = words.flatMap((word, at) => {
    const isSurname = word.endsWith(",") && isName[at + 1];
    if (!isName[at] && !isSurname) return [word];
    return isName[at - 1] ? [] : [blank];
  });
  return kept.join(" ");
}

const isOnSomebody = (sentence: string): boolean =>
  somebody.test(sentence) ||
  caselessRoles.test(sentence) ||
  (roles.test(sentence) && /(?<=[^.!?]\s)[\p{Lu}[]/u.test(sentence));
