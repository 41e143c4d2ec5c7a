import { blockRows, type KeptRow, linesOf, type Run } from "./run-file.ts";

/** The rows of all runs in the curve's order. */
export interface Merge {
  next: () => KeptRow | null;
  /** Of each run the rows that were handed out: a later merge begins there. */
  taken: () => number[];
}

interface Head {
  at: number;
  run: number;
}

/** Equal positions come in the order of the runs, so the same runs always give the same rows. */
export function mergeRuns(runs: readonly Run[], taken: readonly number[]): Merge {
  const cursors = runs.map((run, at) => createCursor(run, taken[at] ?? 0));
  /** Last one first. */
  const heads: Head[] = [];
  const put = (run: number): void => {
    const at = cursors[run]?.at() ?? null;
    if (at === null) return;
    const head = { at, run };
    let [low, high] = [0, heads.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(head, heads[middle] ?? head)) low = middle + 1;
      else high = middle;
    }
    heads.splice(low, 0, head);
  };
  for (const run of runs.keys()) put(run);
  return {
    next() {
      const head = heads.pop();
      const row = head && cursors[head.run]?.take();
      if (!head || !row) return null;
      put(head.run);
      return row;
    },
    taken: () => cursors.map(({ taken }) => taken()),
  };
}

const isBefore = (a: Head, b: Head): boolean => a.at < b.at || (a.at === b.at && a.run < b.run);

interface Cursor {
  /** Of the next row; `null` after the last one. */
  at: () => number | null;
  take: () => KeptRow | null;
  taken: () => number;
}

/** A block is read when its first row is taken, and forgotten after its last one. */
function createCursor(run: Run, begin: number): Cursor {
  let taken = begin;
  let lines: string[] = [];
  let next: KeptRow | null = null;
  const peek = (): KeptRow | null => {
    if (next || taken >= run.tally.kept) return next;
    const line = taken % blockRows;
    if (line === 0 || lines.length === 0) lines = linesOf(run, Math.floor(taken / blockRows));
    next = JSON.parse(lines[line] ?? "") as KeptRow;
    return next;
  };
  return {
    at() {
      if (taken >= run.tally.kept) return null;
      const isBlockStart = taken % blockRows === 0;
      return isBlockStart ? (run.blocks[taken / blockRows]?.at ?? null) : (peek()?.at ?? null);
    },
    take() {
      const row = peek();
      next = null;
      if (row) taken += 1;
      if (taken % blockRows === 0 || taken >= run.tally.kept) lines = [];
      return row;
    },
    taken: () => taken,
  };
}
