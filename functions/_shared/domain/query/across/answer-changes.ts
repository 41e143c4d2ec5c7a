import { questionLimits } from "../../limits/question.ts";
import { listingColumns } from "../../listing/listing.ts";
import { fieldName, type Wording } from "../answer/labels.ts";
import { numberText } from "../answer/number-text.ts";
import { capital } from "../answer/word-forms.ts";
import type { QueryResult } from "../answer.ts";
import type { Answered } from "../answer-question.ts";
import { isOfTierTwo, type Plan, presenceFields } from "../plan/plan.ts";
import {
  answerOf,
  datesOf,
  isPartOf,
  refusedWith,
  runText,
  withheldNotes,
} from "./answer-parts.ts";
import {
  type ChangedRow,
  changesSentence,
  countOf,
  rowsOf,
  shownLines,
  wireRow,
} from "./changes-text.ts";
import type { OtherSnapshot } from "./elsewhere.ts";
import { type ChangesFound, changesFound, type Runs } from "./run-changes.ts";

interface Compared {
  plan: Plan;
  runs: Runs;
  wording: Wording;
  previous: OtherSnapshot;
  withheld: readonly number[];
}

/** The answer to a plan of `changes`, of the rows of both runs. */
export function answerChanges(compared: Compared): Answered {
  const { plan, runs, wording, previous, withheld } = compared;
  const { say, language } = wording;
  const unknown = neverKnownColumn(plan, runs);
  if (unknown !== undefined) {
    const field = fieldName(wording, unknown);
    return refusedWith(
      capital(say("x_unfit_unknown", { field, name: say("x_this_run") })),
      wording,
    );
  }
  const found = changesFound(plan, runs);
  const rows = rowsOf(plan, found, runs, wording);
  const run = runText(wording, previous);
  const isFile = plan.output !== "text";
  const sentence = changesSentence(plan, found, run, wording);
  const file = say("x_file", { n: numberText(rows.length, language) });
  const lines = isFile || rows.length === 0 ? [] : shownLines(rows, wording);
  const asksGone = plan.changes === "gone" || plan.changes === "all";
  const answer = answerOf({
    plan,
    wording,
    answer: [isFile ? `${sentence} ${file}` : sentence, ...lines].join("\n"),
    result: resultOf(compared, found, rows),
    explanation: say("x_explain_runs", { run }),
    notes: [
      ...(asksGone && found.gone.length > 0 ? [say("x_note_gone")] : []),
      ...([runs.now, runs.earlier].some(isPartOf) ? [say("x_note_part")] : []),
      ...withheldNotes(wording, withheld),
    ],
  });
  if (plan.output === "text") return { answer };
  const listings = rows.map(({ listing }) => listing);
  return { answer, file: { format: plan.output, listings, columns: listingColumns } };
}

function resultOf(
  { plan, runs, wording, previous }: Compared,
  found: ChangesFound,
  rows: readonly ChangedRow[],
): QueryResult {
  const earlier = previous.snapshot.meta.taskId;
  const here = rows.filter(({ kind }) => kind !== "gone");
  return {
    kind: plan.output === "text" ? "list" : "file",
    rows: rows.slice(0, questionLimits.rowsOnTheWire).map((row) => wireRow(row, earlier, wording)),
    total: rows.length,
    coverage: {
      rows: runs.now.rows,
      changes: {
        new: countOf(found, "new"),
        gone: countOf(found, "gone"),
        changed: countOf(found, "changed"),
        same: found.same,
      },
      sideTotals: [found.after, found.before],
      dates: datesOf(wording, previous),
    },
    map: here
      .slice(0, questionLimits.mapPointsMax)
      .map(({ listing: { id, lat, lon } }) => [id, lat, lon]),
  };
}

/** A column nobody has a value of changed nowhere, which says nothing. */
function neverKnownColumn({ columns = [] }: Plan, { now, earlier }: Runs) {
  return columns.find((column) => {
    const field = presenceFields.find((each) => each === column);
    if (field === undefined) return isOfTierTwo(column) && now.tier === 1;
    return now.known(field) === 0 && earlier.known(field) === 0;
  });
}
