import { questionLimits } from "../../limits/question.ts";
import type { Listing } from "../../listing/listing.ts";
import { cellText } from "../answer/cell-text.ts";
import { fieldName, oneLine, type Wording } from "../answer/labels.ts";
import { counted, nounPhrase } from "../answer/noun-phrase.ts";
import { numberText } from "../answer/number-text.ts";
import { usualColumns } from "../answer/result.ts";
import { fill, joined } from "../answer/word-forms.ts";
import { filtersOf, type Plan } from "../plan/plan.ts";
import type { ChangeKind } from "../plan/topics.ts";
import type { ChangesFound, Runs } from "./run-changes.ts";

type Kind = Exclude<ChangeKind, "all">;
const everyKind: readonly Kind[] = ["new", "gone", "changed"];
const kindsOf = ({ changes = "all" }: Plan): readonly Kind[] =>
  changes === "all" ? everyKind : [changes];

export const countOf = ({ added, gone, changed }: ChangesFound, kind: Kind): number =>
  ({ new: added, gone, changed })[kind].length;

/** "Since the last run (12 November 2026) 3 cafés are new, 2 are gone and 61 are unchanged." */
export function changesSentence(
  plan: Plan,
  found: ChangesFound,
  run: string,
  wording: Wording,
): string {
  const { say, language } = wording;
  const filters = filtersOf(plan);
  const kinds = kindsOf(plan);
  const isAll = plan.changes === "all";
  const told = kinds.filter((kind) => countOf(found, kind) > 0);
  if (isAll && told.length === 0) {
    return say("x_nothing", { run, counted: counted(wording, filters, found.after).counted });
  }
  const [only] = kinds;
  if (told.length === 0 && only) {
    const { text: phrase, agreement } = nounPhrase(wording, filters);
    const list = fill({ wording, agreement }, `x_zero_${only}`, { phrase });
    return say("x_since", { run, list: withColumns(plan, list, wording) });
  }
  const parts = told.map((kind, at) => {
    const n = countOf(found, kind);
    const { counted: what, agreement } = counted(wording, filters, n);
    const text = at === 0 ? what : say("s_others", { n: numberText(n, language) });
    return fill({ wording, agreement }, `s_${kind}${n === 1 ? "_one" : ""}`, { counted: text });
  });
  const same = say(found.same === 1 ? "x_same_one" : "x_same", {
    n: numberText(found.same, language),
  });
  const list = joined(wording, isAll ? [...parts, same] : parts, "and");
  const head = say("x_since", { run, list: withColumns(plan, list, wording) });
  if (!isAll) return head;
  const total = say("x_total", {
    now: numberText(found.after, language),
    before: numberText(found.before, language),
  });
  return `${head} ${total}`;
}

function withColumns({ columns = [] }: Plan, list: string, wording: Wording): string {
  if (columns.length === 0) return list;
  const fields = columns.map((column) => fieldName(wording, column)).join(", ");
  return wording.say("x_among", { list, fields });
}

export interface ChangedRow {
  kind: Kind;
  listing: Listing;
  /** "phone: +377 1 → +377 2" */
  what: string;
}

/** The rows that an answer names, gone ones as they were in the earlier run. */
export function rowsOf(
  plan: Plan,
  found: ChangesFound,
  runs: Runs,
  wording: Wording,
): ChangedRow[] {
  const { listings } = runs.now.columns;
  const former = runs.earlier.columns.listings;
  const plain = (kind: Kind, listing: Listing | undefined): ChangedRow[] =>
    listing ? [{ kind, listing, what: "" }] : [];
  const all: Record<Kind, () => ChangedRow[]> = {
    new: () => found.added.flatMap((row) => plain("new", listings.at(row))),
    gone: () => found.gone.flatMap((row) => plain("gone", former.at(row))),
    changed: () =>
      found.changed.flatMap(({ row, former: was, fields }): ChangedRow[] => {
        const [listing, before] = [listings.at(row), former.at(was)];
        if (!listing || !before) return [];
        const what = fields.map((field) => {
          const [one, other] = [before, listing].map((each) => cellText(wording, each, field));
          return `${fieldName(wording, field)}: ${one} → ${other}`;
        });
        return [{ kind: "changed", listing, what: what.join("; ") }];
      }),
  };
  return kindsOf(plan).flatMap((kind) => all[kind]());
}

/** A line below the sentence. */
export function lineOf({ kind, listing, what }: ChangedRow, wording: Wording): string {
  const { say } = wording;
  const name = listing.name ? oneLine(listing.name) : say("unnamed");
  const address = listing.address ? oneLine(listing.address) : say("no_address");
  return `- ${[name, address, what || say(`change_${kind}`)].join(" — ")}`;
}

/** As a table shows it; a gone one can be opened in the run it is from. */
export function wireRow(
  { kind, listing, what }: ChangedRow,
  earlierTask: string,
  { say }: Wording,
): Record<string, unknown> {
  const cells = Object.fromEntries(usualColumns.map((column) => [column, listing[column]]));
  const change = say(`change_${kind}`);
  return {
    ...cells,
    change: what === "" ? change : `${change}: ${what}`,
    ...(kind === "gone" ? { preset: earlierTask } : {}),
  };
}

export const shownLines = (rows: readonly ChangedRow[], wording: Wording): string[] =>
  rows.slice(0, questionLimits.rowsShown).map((row) => lineOf(row, wording));
