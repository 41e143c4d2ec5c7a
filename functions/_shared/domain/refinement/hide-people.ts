import { blank } from "./hide-contacts.ts";
import type { KnownNames } from "./known-names.ts";
import {
  capitalised,
  capitalsInRow,
  certainNames,
  firstNamesIn,
  isProse,
  nameWords,
  sentencesOf,
  withinSentence,
} from "./name-patterns.ts";

/** Words about a person in the languages the crawler reads. */
const roles =
  /(?<!\p{L})(owners?|owned by|(?:co-?)?founders?|founded by|started by|run by|managers?|managing|director|ceo|president|chef|proprietors?|meet|my name|i am|i['’]m|inhaber(?:in)?|gründer\w*|gegründet|geschäftsführ\w+|leit(?:er|erin|ung)|ansprechpartner\w*|mein name|ich bin|gérante?|fondat\w+|fondée?|créée? par|direct(?:eur|rice)|je m['’]appelle|je suis|propietari[oa]s?|fundad\w+|dirigid[oa]|me llamo|soy|titolar[ei]|fondat[oaie]|mi chiamo|eigena(?:ar|resse)|oprichters?|opgericht|mijn naam|ik ben|proprietári[oa]s?|chamo-me)(?!\p{L})/iu;
/** Words that refer to one man or woman. */
const somebody = /(?<!\p{L})(he|she|his|him|her|himself|herself|hij)(?!\p{L})/iu;

/**
 * A text without the names of people, as far as rules know them: after a title, with initials, by a
 * common first name, named elsewhere on the site, as a name within a sentence. A sentence on one
 * person, or on who owns or leads the business, is left out as a whole.
 */
export function withoutPeople(text: string, { people, places }: KnownNames): string {
  let known = text;
  for (const pattern of certainNames) known = known.replace(pattern, blank);
  known = known
    .replace(capitalsInRow, withoutFirstNames)
    .replace(capitalised, (word) =>
      nameWords(word).some((part) => people.has(part)) ? blank : word,
    );
  return sentencesOf(known)
    .filter((sentence) => !isOnSomebody(sentence))
    .map((sentence) =>
      isProse(sentence)
        ? sentence.replace(withinSentence, (name) =>
            nameWords(name).every((word) => places.has(word)) ? name : blank,
          )
        : sentence,
    )
    .join(" ");
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
  somebody.test(sentence) || (roles.test(sentence) && /(?<=[^.!?]\s)[\p{Lu}[]/u.test(sentence));
