import type { Preset } from "../plan/preset.ts";
import type { Lexicon } from "../reader/lexicon.ts";
import type { Names } from "../reader/names.ts";
import { costs } from "./costs.ts";
import type { ChatWords } from "./english-chat.ts";
import { nearName } from "./near-names.ts";
import { shortNamesOf } from "./own-names.ts";
import type { Meanings, Phrase } from "./phrase.ts";
import type { WordTable } from "./words.ts";

/** "majestic cafe" for "Café Majestic", "pret" for "Pret A Manger" */
export function businessesBySomeWords(
  key: string,
  at: Pick<Phrase, "from" | "to" | "assumed">,
  { lexicon, table, chat, names, preset, isExact }: NameContext & { isExact: boolean },
): Phrase[] {
  const words = key.split(" ");
  const isOther =
    lexicon.meanings.has(key) || table.has(key) || names.type(key) || names.places.has(key);
  const [only = ""] = words;
  if (
    isExact ||
    isOther ||
    words.length > namePartMax ||
    (words.length === 1 && only.length < nameWordMin)
  ) {
    return [];
  }
  // A word that is nothing else must be among them: "nice cafe" names no business.
  const isOwn = words.some((word) => !lexicon.vocabulary.has(word) && !names.typeWords.has(word));
  const rows = isOwn ? shortNamesOf(preset).businesses(words) : [];
  if (rows.length === 0) return nearPhrases(words, at, { lexicon, table, chat, names, preset });
  const cost = costs.entry + costs.shortName;
  return businessPhrases({ rows, name: key, isShort: true }, { ...at, cost });
}

/** "budha bar", "mora bank", "soc gen" */
function nearPhrases(
  words: readonly string[],
  at: Pick<Phrase, "from" | "to" | "assumed">,
  { lexicon, table, chat, names, preset }: NameContext,
): Phrase[] {
  const isWord = (word: string): boolean =>
    chat.common.has(word) ||
    lexicon.vocabulary.has(word) ||
    names.typeWords.has(word) ||
    table.has(word);
  const near = nearName(words, preset, chat.joints, isWord);
  if (!near) return [];
  const cost = costs.entry + costs.shortName + (near.isSlip ? costs.correction : 0);
  const meant = preset.columns.names()[near.rows[0] ?? 0] ?? near.name;
  const understood = [{ typed: words.join(" "), meant: near.isSlip ? meant : near.name }];
  const { rows, name } = near;
  return businessPhrases({ rows, name, isShort: true }, { ...at, cost, understood });
}

/** Of few businesses of one name each may be meant: the person chooses. */
export function businessPhrases(
  meaning: Meanings["business"],
  at: Omit<Phrase, "type" | "meaning">,
): Phrase[] {
  const { rows } = meaning;
  const each = rows.length > 1 && rows.length <= namesakesMax ? rows.map((row) => [row]) : [];
  return [rows, ...each].map((some) => ({
    ...at,
    type: "business",
    meaning: { ...meaning, rows: some, ...(some === rows ? {} : { isOneOfMany: true as const }) },
  }));
}

const namesakesMax = 3;

/** Where words may be of a name, and of much else. */
export interface NameContext {
  lexicon: Lexicon;
  table: WordTable;
  chat: ChatWords;
  names: Names;
  preset: Preset;
}

/** "bnp" singles out a bank; shorter ones are anything. */
const nameWordMin = 3;

/** Words of a name that are looked up in any order. */
const namePartMax = 4;
