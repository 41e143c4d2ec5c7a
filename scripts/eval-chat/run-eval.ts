import type { OtherReader } from "#domain/query/answer-question.ts";
import { askPreset } from "../ask/ask-preset.ts";
import {
  type FileListing,
  type FileMeta,
  type FilePreset,
  presetFrom,
} from "../ask/read-listings.ts";
import { problemOf } from "./compare.ts";
import { bind, type Oracle, oracleOf } from "./oracle.ts";
import { filledIn, type Item, type QuestionFile } from "./question-file.ts";

export interface Tally {
  right: number;
  wrong: number;
  abstained: number;
  /** Questions the preset has nothing for: no such tier, no value for a slot. */
  skipped: number;
}

export interface Verdict {
  id: string;
  category: string;
  outcome: keyof Tally;
  question: string;
  why: string;
  answer: string;
  /** Who read the question; empty where it was not asked. */
  engine: string;
}

/** Asks every question that this preset can be asked, and compares with the reference queries. */
export async function runEval(
  file: QuestionFile,
  listings: readonly FileListing[],
  meta: FileMeta,
  model: (() => OtherReader) | null = null,
): Promise<Verdict[]> {
  const worlds = new Map<string, World>();
  const verdicts: Verdict[] = [];
  for (const item of file.items) {
    const key = (item.fixtures ?? []).join();
    const world = worlds.get(key) ?? worldFor(file, item, listings, meta);
    worlds.set(key, world);
    verdicts.push(await judge(file, item, { ...world, model }));
  }
  return verdicts;
}

interface World {
  oracle: Oracle;
  preset: FilePreset;
}

function worldFor(
  file: QuestionFile,
  item: Item,
  listings: readonly FileListing[],
  meta: FileMeta,
) {
  const middle = (axis: "lat" | "lon"): number =>
    listings.reduce((sum, listing) => sum + Number(listing[axis]), 0) / listings.length;
  const added = (item.fixtures ?? []).flatMap((name) => file.fixtures?.[name] ?? []);
  const placed = added.map(
    (listing): FileListing => ({
      ...listing,
      id: String(listing.id),
      ...(listing.lat === "centroid" ? { lat: middle("lat"), lon: middle("lon") } : {}),
    }),
  );
  const all = [...listings, ...placed];
  return { oracle: oracleOf(all, meta), preset: presetFrom(all, meta) };
}

async function judge(
  file: QuestionFile,
  item: Item,
  { oracle, preset, model }: World & { model: (() => OtherReader) | null },
): Promise<Verdict> {
  const { id, category } = item;
  const skipped = {
    id,
    category,
    outcome: "skipped" as const,
    question: item.question,
    why: "",
    answer: "",
    engine: "",
  };
  const [required] = item.requires ? oracle.rows(item.requires) : [{ is: 1 }];
  const bound = Object.values(required ?? {})[0] ? bind(oracle, file, item) : null;
  if (bound === null) return skipped;
  const question = filledIn(item.question, bound);
  const history = (item.history ?? []).map((earlier) => filledIn(earlier, bound));
  const reply = await askPreset({ id, question, history }, preset, model);
  const problem = problemOf(
    oracle,
    { item, bound, question: [...history, question].join(" ") },
    reply,
  );
  const abstained = reply.result.kind === "refusal" && item.expected.kind !== "refusal";
  const outcome = problem === null ? "right" : abstained ? "abstained" : "wrong";
  return {
    id,
    category,
    outcome,
    question: [...history, question].join(" / "),
    why: problem ?? "",
    answer: reply.answer,
    engine: String(reply.result.engine),
  };
}

export function tallied(verdicts: readonly Verdict[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const { category, outcome } of verdicts) {
    for (const name of [category, "total"]) {
      const tally = tallies.get(name) ?? { right: 0, wrong: 0, abstained: 0, skipped: 0 };
      tally[outcome]++;
      tallies.delete(name === "total" ? name : "");
      tallies.set(name, tally);
    }
  }
  return tallies;
}
