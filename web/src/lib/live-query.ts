import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type LiveTable, onRowChange } from "./row-changes.ts";

/** One change of a preset comes as several of its row. */
const burstMs = 500;

interface Watch {
  users: number;
  stop: () => void;
}

const watches = new Map<string, Watch>();

/**
 * Reads a query of the person again soon after one of their rows has changed. `rowId` may be `"*"`.
 * Components that show the same rows share one subscription.
 */
export function useLiveQuery({
  tableId,
  rowId,
  userId,
  keyOf,
}: {
  tableId: LiveTable;
  rowId: string;
  userId: string;
  keyOf: (userId: string) => readonly string[];
}): void {
  const queries = useQueryClient();
  useEffect(() => {
    const readAgain = () => queries.invalidateQueries({ queryKey: keyOf(userId) });
    return watch(`${tableId}/${rowId}/${userId}`, () =>
      onRowChange(tableId, rowId, together(burstMs, readAgain)),
    );
  }, [queries, tableId, rowId, userId, keyOf]);
}

/** Starts with the first user and stops with the last. */
function watch(name: string, start: () => () => void): () => void {
  const shared = watches.get(name) ?? { users: 0, stop: start() };
  watches.set(name, shared);
  shared.users += 1;
  return () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    watches.delete(name);
    shared.stop();
  };
}

/**
 * Runs once for all that is asked within `ms`, at the end of it; never before the last run has ended,
 * which would be cut short by it: under a stream of changes none would ever come to its end.
 */
function together(ms: number, run: () => Promise<unknown>): () => void {
  let isAsked = false;
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    if (isAsked) return;
    isAsked = true;
    setTimeout(() => {
      last = last.then(() => {
        isAsked = false;
        return run();
      });
    }, ms);
  };
}
