import type { Preset } from "../plan/preset.ts";
import { namesOf } from "../reader/names.ts";
import { keyOf } from "../reader/tokens.ts";

const word = /[\p{L}\p{M}\p{N}]+/gu;
const fewestWords = 2;

/**
 * Two or more words in a row from the name of one business only, with all of the name:
 * "harbour garden" for "Harbour Garden Hotel". Words of the language itself do not count.
 */
export function withWholeName(
  text: string,
  preset: Preset,
  isOfLanguage: (key: string) => boolean,
): { text: string; words: string; as: string } | undefined {
  const { listings, nameWords } = namesOf(preset);
  const found = [...text.matchAll(word)].map((match) => ({
    key: keyOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const isOfName = (key: string): boolean => nameWords.has(key) && !isOfLanguage(key);
  const from = found.findIndex(
    ({ key }, at) => isOfName(key) && isOfName(found[at + 1]?.key ?? ""),
  );
  if (from < 0) return undefined;
  const after = found.findIndex(({ key }, at) => at > from && !isOfName(key));
  const run = found.slice(from, after < 0 ? undefined : after);
  const [first, last] = [run[0], run.at(-1)];
  const said = run.map(({ key }) => key).join(" ");
  const keys = [...listings.keys()].filter((key) => ` ${key} `.includes(` ${said} `));
  const [key] = keys;
  const row = key === undefined ? undefined : listings.get(key)?.[0];
  const name = row === undefined ? undefined : preset.columns.names()[row];
  if (!first || !last || run.length < fewestWords || keys.length !== 1 || key === said || !name)
    return undefined;
  const words = text.slice(first.start, last.end);
  return { text: text.slice(0, first.start) + name + text.slice(last.end), words, as: name };
}
