import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fold } from "../../functions/_shared/domain/text/fold.ts";
import { projectRoot } from "../project-root.ts";

/** Services and areas on a page of `train-beginnings/pages.jsonl`, by its reader. */
export interface LabelledOffers {
  id: string;
  /** Each in its wordings: "rooms|en-suite rooms". */
  services: string[];
  /** Right as well, but nothing to look for. */
  alsoServices: string[];
  areas: string[];
  alsoAreas: string[];
}

export const labelledOffers = (): LabelledOffers[] =>
  readFileSync(join(projectRoot, "scripts/train-services/labels.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as LabelledOffers);

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=...)s$/, "")),
  );
const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  [...part].every((word) => whole.has(word));

/** Whether a value says a label: all of its words and two more at most, or two in three of them. */
export function isRight(value: string, label: string): boolean {
  return label.split("|").some((wording) => {
    const [told, wanted] = [wordsOf(value), wordsOf(wording)];
    if (told.size === 0 || wanted.size === 0) return false;
    return (
      (isWithin(wanted, told) && told.size <= wanted.size + 2) ||
      (isWithin(told, wanted) && 3 * told.size >= 2 * wanted.size)
    );
  });
}
