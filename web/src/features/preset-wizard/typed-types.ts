import { matchingLimits } from "#domain/limits/matching.ts";
import { visibleLine } from "#domain/text/visible-text.ts";
import { canAdd, isChosen } from "./wizard-state.ts";

const between = /[,;\r\n،؛、，；]+/;
const joined = ", ";

/** All types at their longest. */
export const typedMaxChars =
  matchingLimits.typesMax * (matchingLimits.typeMaxChars + joined.length);

/** The types in a text. `typesIn("restaurant; Bakery,")` // => ["restaurant", "Bakery"] */
export const typesIn = (text: string): string[] =>
  text.split(between).map(visibleLine).filter(Boolean);

/** A text of several lines for a field that has only one, or null: other texts fit as they are. */
export const onOneLine = (text: string): string | null =>
  /[\r\n]/.test(text.trim()) ? typesIn(text).join(joined) : null;

export const isTooLong = (text: string): boolean =>
  typesIn(text).some((type) => type.length > matchingLimits.typeMaxChars);

interface Taken {
  added: string[];
  /** The rest, which is too long or too many: it stays in the field. */
  left: string;
}

/** The types to add for a text, beside those that are chosen. */
export function takeTyped(text: string, chosen: readonly string[]): Taken {
  const types = [...chosen];
  const left: string[] = [];
  for (const type of typesIn(text)) {
    if (canAdd({ types }, type)) types.push(type);
    else if (!isChosen({ types }, type)) left.push(type);
  }
  return { added: types.slice(chosen.length), left: left.join(joined) };
}
