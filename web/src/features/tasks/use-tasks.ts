import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import type { Task } from "#domain/contract.ts";
import { isFinal } from "#domain/task/task.ts";
import { listTasks } from "../../lib/api.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { useLiveQuery } from "../../lib/live-query.ts";
import { hearsRowChanges } from "../../lib/row-changes.ts";
import { readOlderAgain, useOlderTasks, withoutOlder } from "./older-tasks.ts";

const pollMs = 2_000;
/** While the server tells of every change, in case one gets lost. */
const livePollMs = 10_000;

export interface Tasks {
  /** Newest first; null until they are known. */
  list: Task[] | null;
  /** Why they could not be read. */
  failure: string | null;
  retry: () => void;
}

export const tasksKey = (userId: string) => ["tasks", userId];

const isRunning = ({ status }: Task): boolean => !isFinal(status);

const tasksQuery = (userId: string) =>
  queryOptions({
    queryKey: tasksKey(userId),
    queryFn: async () => {
      try {
        return await listTasks();
      } catch (failure) {
        console.error("Tasks load failure", failure);
        throw failure;
      }
    },
    refetchInterval: ({ state }) => {
      if (!state.data?.some(isRunning)) return false;
      return hearsRowChanges() ? livePollMs : pollMs;
    },
  });

const useLiveTasks = (userId: string): void =>
  useLiveQuery({ tableId: "tasks", rowId: "*", userId, keyOf: tasksKey });

/** After a preset was renamed or deleted, which may be an older one. */
export async function readListsAgain(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: ["tasks"] }), readOlderAgain(queries)]);
}

/** Takes a deleted preset out of the lists before they are read again. */
export function withoutTask(queries: QueryClient, taskId: string): void {
  queries.setQueriesData<Task[] | Task>({ queryKey: ["tasks"] }, (data) =>
    Array.isArray(data) ? data.filter((task) => task.taskId !== taskId) : data,
  );
  withoutOlder(queries, taskId);
}

/** All presets of the account; the newest are read again when one changes, or every 2 s while one runs. */
export function useTasks(userId: string): Tasks {
  useLiveTasks(userId);
  const { data, error, refetch } = useQuery(tasksQuery(userId));
  const older = useOlderTasks(userId, data);
  const list = useMemo(() => {
    if (!data || older.length === 0) return data ?? null;
    const known = new Set(data.map(({ taskId }) => taskId));
    return [...data, ...older.filter(({ taskId }) => !known.has(taskId))];
  }, [data, older]);
  return {
    list,
    failure: error && !data ? sentenceOf(error, "Your presets could not be loaded.") : null,
    retry: () => void refetch(),
  };
}

/**
 * Calls `onEnd` when presets that were seen running have ended: their money has moved. A hidden page
 * reads on only where `isWaitedFor`.
 */
export function useEndedTasks(
  userId: string,
  isWaitedFor: boolean,
  onEnd: (ended: readonly Task[]) => void,
): void {
  useLiveTasks(userId);
  const { data } = useQuery({
    ...tasksQuery(userId),
    // Asks only while a preset is known to run; whichever screen learnt of it.
    enabled: ({ state }) => state.data?.some(isRunning) ?? false,
    refetchIntervalInBackground: isWaitedFor,
  });
  const running = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!data) return;
    const now = data.filter(isRunning).map(({ taskId }) => taskId);
    const gone = running.current.filter((taskId) => !now.includes(taskId));
    if (gone.length > 0) onEnd(data.filter(({ taskId }) => gone.includes(taskId)));
    running.current = now;
  }, [data, onEnd]);
}
