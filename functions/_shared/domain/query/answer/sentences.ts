import type { Plan } from "../plan/plan.ts";
import { filtersOf } from "../plan/plan.ts";
import { changesText } from "./changes-sentences.ts";
import { describeText } from "./describe-sentences.ts";
import { countGroupsText, groupText, perGroupText } from "./group-sentences.ts";
import { fieldName, sortLabel, type Wording } from "./labels.ts";
import { listText, nothing, notKnown, thereAre, zeroText } from "./list-sentences.ts";
import { metaText } from "./meta-sentences.ts";
import { neverKnown } from "./never-known.ts";
import { nounPhrase } from "./noun-phrase.ts";
import { numberText } from "./number-text.ts";
import type { Found } from "./result.ts";
import { compareText, ratioText } from "./side-sentences.ts";
import { valueText } from "./value-sentences.ts";
import { capital, joined, small } from "./word-forms.ts";

export interface SentenceOptions {
  /** The question that gives the same rows as a file; null where there is none. */
  fileQuestion?: string | null;
  /** The question wants a yes or a no first. */
  isYesNo?: boolean;
  /** Questions that work on this preset, for an answer about help. */
  examples?: readonly string[];
}

/** The answer's own words; every number in them is the result's. */
export function sentenceFor(
  found: Found,
  wording: Wording,
  { fileQuestion = null, isYesNo = false, examples = [] }: SentenceOptions = {},
): string {
  const { plan, outcome } = found;
  if (plan.output !== "text" && plan.op === "list") return fileText(found, wording);
  switch (plan.op) {
    case "count":
      return withYesOrNo(countText(found, wording), found, wording, isYesNo);
    case "list":
      return withYesOrNo(
        outcome.rows.length === 0 && plan.nth === undefined
          ? nothing(found, wording)
          : listText(found, wording, fileQuestion),
        found,
        wording,
        isYesNo,
      );
    case "describe":
      return describeText(plan, outcome, wording);
    case "group":
      return groupText(found, wording);
    case "countGroups":
      return countGroupsText(found, wording);
    case "perGroup":
      return perGroupText(found, wording);
    case "compare":
      return compareText(plan, outcome, wording);
    case "ratio":
      return ratioText(plan, outcome, wording);
    case "aggregate":
      return valueText(found, wording);
    case "changes":
      return changesText(plan, outcome, wording);
    case "meta":
      return metaText(plan, wording, examples);
  }
}

function countText(found: Found, wording: Wording): string {
  const { plan, outcome } = found;
  const { preset } = wording;
  if (outcome.total > 0 || filtersOf(plan).length === 0) {
    return thereAre(wording, plan, outcome.total);
  }
  const unknown = neverKnown(plan, preset);
  if (unknown) return notKnown(unknown, wording);
  // The number that was asked for is said too.
  return nothing(found, wording, zeroText(wording));
}

function withYesOrNo(
  sentence: string,
  { plan, outcome }: Found,
  wording: Wording,
  isYesNo: boolean,
): string {
  const { say } = wording;
  // Without a known value there is neither a yes nor a no.
  const isOpen = outcome.total === 0 && neverKnown(plan, wording.preset) !== null;
  if (!isYesNo || isOpen || filtersOf(plan).length === 0) return sentence;
  const yes = say(outcome.total > 0 ? "s_yes" : "s_no");
  return say("s_after_yes", { yes, sentence: small(sentence) });
}

/** "Your file has 33 rows: bakeries in Soho." */
function fileText(found: Found, wording: Wording): string {
  const { say, language } = wording;
  const { plan, outcome } = found;
  const n = outcome.rows.length;
  const filters = filtersOf(plan);
  const phrase =
    filters.length > 0
      ? nounPhrase(wording, filters, { isOne: n === 1 }).text
      : say("all_listings");
  const order = plan.sort?.length ? [say("sorted", { by: sortLabel(wording, plan.sort) })] : [];
  const head = say(n === 1 ? "s_file_one" : "s_file", {
    n: numberText(n, language),
    phrase: [phrase, ...order].join(say("list_and")),
  });
  return [head, ...columnsFirst(plan, wording), ...(n === 0 ? [nothing(found, wording)] : [])].join(
    " ",
  );
}

function columnsFirst({ select = [] }: Plan, wording: Wording): string[] {
  if (select.length === 0) return [];
  const names = select.map((column) => fieldName(wording, column));
  return [capital(wording.say("s_file_columns", { columns: joined(wording, names, "and") }))];
}
