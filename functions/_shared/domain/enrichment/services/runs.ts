import { evidenceOn, type Found, type Line, type Page } from "../page.ts";
import { isArticle, isReview } from "../third-parties.ts";
import { type Phrase, phraseOf } from "./phrase.ts";
import { shareOf } from "./sections.ts";
import { leadIn } from "./topics.ts";

interface Named {
  phrase: Phrase;
  text: string;
}

const runMin = 3;
const shareMin = 0.6;

/**
 * Lists without a heading, rows of a table, and lines such as "Weddings | Parties | Buffets":
 * services where most of the names are a trade's.
 */
export function inRuns(page: Page): Found<string>[] {
  const runs: Named[][] = [];
  let isOpen = false;
  for (const line of page.lines) {
    const names = namesIn(line);
    if (names.length >= runMin) {
      runs.push(names);
      isOpen = false;
    } else if (names.length === 0) {
      isOpen = false;
    } else {
      if (isOpen) runs.at(-1)?.push(...names);
      else runs.push(names);
      isOpen = true;
    }
  }
  return runs.flatMap((run) => {
    const isOfServices =
      run.length >= runMin && shareOf(run.map(({ phrase }) => phrase)) >= shareMin;
    return run.flatMap(({ phrase: { value, trade }, text }) =>
      isOfServices && trade >= 2 ? [{ value, ...evidenceOn(page, "list", text, value) }] : [],
    );
  });
}

/** The names a line consists of; the first cell of a table's row; none of a sentence. */
function namesIn({ text, region, path, level }: Line): Named[] {
  if (region !== "main" || level > 0 || text.length > 400) return [];
  // A sentence that offers is read as a sentence.
  if (isReview(path) || isArticle(path) || text.search(leadIn) >= 0) return [];
  const cells = text.split(" | ");
  const phrases = text
    .replace(/^[^:,|]{3,40}:\s/, "")
    .split(/\s*[|•·,;]\s*|\s+[-–]\s+/)
    .flatMap((part, at, parts) =>
      // "A, B and C": the last two have no comma between them.
      at === parts.length - 1 && at > 0 && text.includes(", ")
        ? part.split(/\s+(?:and|und|et|y|en|e)\s+/u)
        : part,
    )
    .map((part) => phraseOf(part));
  const names = phrases.flatMap((phrase) => (phrase ? [{ phrase, text }] : []));
  if (names.length === phrases.length && (names.length === 1 || names.length >= runMin)) {
    return names;
  }
  const first = cells.length >= 2 && cells.length <= 4 ? phraseOf(cells[0] ?? "") : null;
  return first ? [{ phrase: first, text }] : [];
}
