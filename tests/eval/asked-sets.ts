import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Answered, answerQuestion } from "#domain/query/answer-question.ts";
import { presetFrom } from "../../scripts/ask/read-listings.ts";
import { bind, oracleOf } from "../../scripts/eval-chat/oracle.ts";
import {
  type Bound,
  filledIn,
  type Item,
  type QuestionFile,
} from "../../scripts/eval-chat/question-file.ts";
import { sampleListings } from "../../scripts/eval-chat/sample-listings.ts";
import { projectRoot } from "../../scripts/project-root.ts";
import { sharedFile } from "../steps/shared-data.ts";

/** A question of a set, with the preset's own values in its places. */
export interface SetQuestion {
  id: string;
  /** Earlier questions of the conversation, then the question itself. */
  turns: readonly string[];
  /** Its names of businesses and places; a word for a type in them is not one. */
  names: readonly string[];
}

const meta = { name: "Sample", tier: 2, tz: "Europe/Berlin", now_dow: 4, now_min: 1_170 };
const listings = sampleListings(1_000, 21);
export const { snapshot, clock } = presetFrom(listings, meta);

/** The questions of every set that this preset can be asked as it is. */
export function setQuestions(): SetQuestion[] {
  const oracle = oracleOf(listings, meta);
  const own = ["own-questions.json", "once-unread-questions.json"].map((name) =>
    join(projectRoot, "tests/eval", name),
  );
  const shared = sharedFile("eval/chat/eval-dev.json") ?? [];
  return [...own, shared].flat().flatMap((path) => {
    const file: QuestionFile = JSON.parse(readFileSync(path, "utf8"));
    return file.items.flatMap((item): SetQuestion[] => {
      const bound = item.fixtures ? null : bind(oracle, file, item);
      if (bound === null) return [];
      const turns = [...(item.history ?? []), item.question].map((text) => filledIn(text, bound));
      return [{ id: item.id, turns, names: namesIn(item, bound) }];
    });
  });
}

/** The values of all slots but those of types, as each turn writes them. */
function namesIn(item: Item, bound: Bound): string[] {
  const slots = Object.entries(item.slots ?? {}).filter(([, slot]) => !isOfType(slot));
  const templates = [...(item.history ?? []), item.question];
  return slots.flatMap(([name]) =>
    templates.flatMap((template) =>
      [...template.matchAll(/\{(\w+)(?:\|\w+)?\}/g)]
        .filter(([, slot]) => slot === name)
        .map(([part]) => filledIn(part, bound)),
    ),
  );
}

const isOfType = (slot: string): boolean => /^(cat|(en|de|fr|es|ar)_)/.test(slot);

/** Asks the turns one after the other and gives the last answer. */
export function answeredAfter(turns: readonly string[]): Answered {
  let before: unknown;
  for (const turn of turns.slice(0, -1)) before = answerTo(turn, before).answer.plan;
  return answerTo(turns.at(-1) ?? "", before);
}

/** An empty question runs the plan. */
export const answerTo = (question: string, before: unknown): Answered =>
  answerQuestion({
    question: question.trim(),
    snapshot,
    clock,
    before,
    rowsMax: Number.POSITIVE_INFINITY,
  });

/** An answer without its words; null for a refusal. */
export function found({ answer, file }: Answered): string | null {
  const { kind, value, rows, groups, total, coverage } = answer.result;
  if (kind === "refusal") return null;
  return JSON.stringify({
    kind: file ? "file" : kind,
    value,
    rows: rows?.map(({ id }) => id),
    groups,
    total,
    sides: coverage?.sides,
    file: file?.listings.map(({ id }) => id),
    columns: file?.columns,
    select: answer.plan?.select,
  });
}
