import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askedTypes } from "#domain/query/asked-types.ts";
import type { Clock } from "#domain/query/engine/open.ts";
import type { Plan } from "#domain/query/plan/plan.ts";
import { type Preset, presetOf } from "#domain/query/plan/preset.ts";
import { readQuestion } from "#domain/query/reader/read-question.ts";
import { type FileMeta, presetFrom } from "../ask/read-listings.ts";
import { bind, type Oracle, oracleOf } from "../eval-chat/oracle.ts";
import { type Bound, filledIn, type Item, type QuestionFile } from "../eval-chat/question-file.ts";
import { sampleListings } from "../eval-chat/sample-listings.ts";
import { leastMs } from "./process-cost.ts";
import { snapshotFileOf } from "./snapshot-file.ts";

export interface AskInput {
  /** The file of the snapshot. */
  snapshot: string;
  plans: Plan[];
  clock: Clock;
}
export interface LoadOutput {
  loadMs: number;
  /** Unpacking the same bytes and copying them. */
  yardstickMs: number;
  bytes: number;
}
export interface AskOutput {
  /** Of each plan. */
  times: number[];
  rows: number;
  bytes: number;
  maxRssMb: number;
}

export interface ChatRun {
  load: LoadOutput;
  ask: AskOutput;
  /** Ours by SQLite's, of each question. */
  ratios: { id: string; ours: number; sqlite: number }[];
}

const meta: FileMeta = { name: "Bench", tier: 2, tz: "Europe/Berlin", now_dow: 4, now_min: 1_170 };
/**
 * What SQLite does in more than this with so few rows would take it hours with very many: it joins
 * every row with every other.
 */
const tried = { rows: 1_000, mostMs: 100 };

/** The product's executor on so many made-up businesses, and SQLite on the same ones. */
export async function runChat(file: QuestionFile, size: number): Promise<ChatRun> {
  const folder = mkdtempSync(join(tmpdir(), "areascout-chat-"));
  try {
    const rows = sampleListings(size, 7);
    const { snapshot, clock } = presetFrom(rows, meta);
    const snapshotFile = join(folder, "snapshot.gz");
    writeFileSync(snapshotFile, await snapshotFileOf(snapshot));
    const oracle = oracleOf(rows, meta);
    oracle.rows("CREATE UNIQUE INDEX listings_by_id ON listings(id)");
    const few = oracleOf(rows.slice(0, tried.rows), meta);
    const asked = questionsOf(
      file,
      oracle,
      presetOf(snapshot, clock, askedTypes(snapshot.meta.niche)),
    ).filter(({ sql, bound }) => leastMs(() => few.rows(sql, bound)) <= tried.mostMs);
    const sqlite = asked.map(({ sql, bound }) => leastMs(() => oracle.rows(sql, bound)));
    const input: AskInput = { snapshot: snapshotFile, clock, plans: asked.map(({ plan }) => plan) };
    const inputFile = join(folder, "input.json");
    writeFileSync(inputFile, JSON.stringify(input));
    const load = inChild<LoadOutput>("load", inputFile);
    const ask = inChild<AskOutput>("ask", inputFile);
    const ratios = asked.map(({ id }, at) => ({
      id,
      ours: ask.times[at] ?? 0,
      sqlite: sqlite[at] ?? 0,
    }));
    return { load, ask, ratios };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const inChild = <T>(what: string, inputFile: string): T =>
  JSON.parse(
    execFileSync(process.execPath, [join(import.meta.dirname, "chat-child.ts"), what, inputFile], {
      encoding: "utf8",
    }),
  );

interface Asked {
  id: string;
  plan: Plan;
  sql: string;
  bound: Bound;
}

/** The questions this preset has something for, each as the product understands it. */
function questionsOf(file: QuestionFile, oracle: Oracle, preset: Preset): Asked[] {
  return file.items.flatMap((item): Asked[] => {
    const { sql } = item.expected;
    const bound = sql === null || item.fixtures ? null : bind(oracle, file, item);
    const plan = bound && planOf(item, bound, preset);
    return sql !== null && bound && plan ? [{ id: item.id, plan, sql, bound }] : [];
  });
}

function planOf(item: Item, bound: Bound, preset: Preset): Plan | null {
  let before: Plan | undefined;
  for (const turn of [...(item.history ?? []), item.question]) {
    const question = filledIn(turn, bound);
    const reading = readQuestion({ question, ...(before ? { before } : {}) }, preset);
    before = "plan" in reading ? reading.plan : undefined;
  }
  return before ?? null;
}
