import type { Identity } from "../identity.ts";
import { isReview } from "../third-parties.ts";
import { maskOf } from "./cues/classes.ts";
import type { Sentence } from "./passages.ts";
import { nameWords } from "./people.ts";
import type { Person } from "./person.ts";

/** The people whom a list names together with one of them. */
export function blockOf(
  words: readonly string[],
  person: Person,
  people: readonly Person[],
): readonly Person[] {
  const block = [person];
  for (const other of [...people].sort((a, b) => a.from - b.from)) {
    if (!block.includes(other) && block.some((one) => isBeside(words, one, other)))
      block.push(other);
  }
  for (const other of [...people].sort((a, b) => b.from - a.from)) {
    if (!block.includes(other) && block.some((one) => isBeside(words, one, other)))
      block.push(other);
  }
  return block;
}

/** Two names with only "and", a comma or a kinship between. */
function isBeside(words: readonly string[], one: Person, other: Person): boolean {
  const [left, right] = one.from <= other.from ? [one, other] : [other, one];
  if (right.from < left.to) return true;
  return words
    .slice(left.to, right.from)
    .every((word) =>
      /^(?:,|،|\(|\)|und|sowie|and|et|y|e|&|و|his|her|the|wife|husband|son|daughter|brother|sister|mother|father|cousin|friend|partner|seine[mr]?|ihre?[mr]?|dem|der|frau|mann|sohn|tochter|bruder|schwester|mutter|vater|freund|freundin|partnerin|le|la|el|su|sa|fils|fille|frère|soeur|sœur|mari|femme|épouse|conjoint|conjointe|compagne|compagnon|ami|amie|hijo|hija|hermano|hermana|mujer|marido|esposo|esposa|amigo|amiga|prima|primo|socio|socia|ابنه|ابنته|زوجته|زوجها|وزوجته|وزوجها|وابنه|شقيقه|وشقيقه)$/iu.test(
        word,
      ),
    );
}

/** "A, founder & chef": a title right after the name, in a short line. */
export function founderTitle(sentence: Sentence, person: Person, identity: Identity): number {
  const { tokens, line } = sentence;
  const after = tokens.slice(person.to, person.to + 5);
  const at = after.findIndex(({ cues }) => (cues & maskOf(["founder"])) !== 0);
  const isAttributed = /^["”»“]?\s*[—–-]/u.test(line.text) || isReview(line.path);
  return at >= 0 && !isAttributed && ofOther(sentence, person, identity) === 0 ? 1 : 0;
}

/** "Zeller mills, founded by Hans Zeller": a firm with the person's family name that is another's. */
export function namesakeFirm(
  { tokens }: Sentence,
  people: readonly Person[],
  { name, from, to }: Person,
  { words }: Identity,
): number {
  const family = nameWords(name).at(-1) ?? "";
  if (family.length < 4 || words.has(family)) return 0;
  const isInName = (at: number): boolean =>
    (at >= from && at < to) || people.some((other) => at >= other.from && at < other.to);
  return tokens.some(
    ({ word, text }, at) => word === family && /^\p{Lu}/u.test(text) && !isInName(at),
  )
    ? 1
    : 0;
}

/** "founder of the Red Cross": a name after "of" that is not the business's. */
export function ofOther({ tokens }: Sentence, { to }: Person, { words }: Identity): number {
  const rest = tokens.slice(to, to + 12);
  const at = rest.findIndex(({ word }) => /^(?:of|der|des|von|du|de|del)$/.test(word));
  const name =
    at < 0 ? undefined : rest.slice(at + 1, at + 4).find(({ text }) => /^\p{Lu}/u.test(text));
  return name !== undefined && !words.has(name.word) ? 1 : 0;
}
