import { allLexicons } from "../lexicons/all.ts";
import type { Language, Lexicon } from "./lexicon.ts";
import { costOfUnknown, type LinkContext, type Linked, linkTokens } from "./link.ts";
import type { Names } from "./names.ts";
import { hasOwnWord, languageHints, outsidePlaces } from "./question-language.ts";
import { piecesOf } from "./tokens.ts";

interface Linking extends Linked {
  lexicon: Lexicon;
}

/**
 * The language that leaves the fewest words without a meaning and whose small words the question
 * has; of equals the first.
 */
export function bestLexicon(question: string, names: Names): Linking {
  const pieces = piecesOf(question);
  const own = outsidePlaces(pieces, names);
  const hints = languageHints(own);
  const most = Math.max(0, ...hints.values());
  const extra = (language: Language): number =>
    costOfOtherWords * (most - (hints.get(language) ?? 0));
  const [english] = allLexicons();
  const lexicons = allLexicons()
    .filter((one) => english === undefined || hasOwnWord(own, one, english))
    .toSorted((a, b) => extra(a.language) - extra(b.language));
  const read = linkedIn(lexicons, { pieces, names, corrects: false }, extra);
  const best = leastOf(read);
  if (!best.tokens.some(({ kind }) => kind === "unknown")) return best;
  const near = read.filter(({ cost }) => cost <= best.cost + nearlyAsGood);
  return leastOf(
    linkedIn(
      near.map(({ lexicon }) => lexicon),
      { pieces, names, corrects: true },
      extra,
    ),
  );
}

/** Per small word that another language has more of: half the price of an unknown word. */
const costOfOtherWords = costOfUnknown / 2;

/** Two words more or less may be slips of the pen. */
const nearlyAsGood = 2 * costOfUnknown;

/** In each language, but for those that can't be the best one, nor be nearly as good where that counts. */
function linkedIn(
  lexicons: readonly Lexicon[],
  context: Omit<LinkContext, "lexicon">,
  extra: (language: Language) => number,
): readonly Linking[] {
  const read: Linking[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const lexicon of lexicons) {
    // A reading that is cheaper than one unknown word has none: then only a better one counts.
    const isWhole = least < costOfUnknown;
    const more = extra(lexicon.language);
    const costMax = (isWhole ? least : least + nearlyAsGood) - more;
    const linked = linkTokens({ ...context, lexicon }, costMax);
    if (!linked) continue;
    const cost = linked.cost + more;
    read.push({ ...linked, cost, lexicon });
    least = Math.min(least, cost);
  }
  return read;
}

const leastOf = (read: readonly Linking[]): Linking =>
  read.reduce((least, one) => (one.cost < least.cost ? one : least));
