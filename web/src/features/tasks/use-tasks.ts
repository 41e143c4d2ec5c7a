import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Task } from "#domain/contract.ts";
import { isFinal } from "#domain/task/task.ts";
import { listTasks } from "../../lib/api.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { useLiveQuery } from "../../lib/live-query.ts";
import { hearsRowChanges } from "../../lib/row-changes.ts";

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

/** The presets of the account, read again when one changes, or every 2 s while one is running. */
export function useTasks(userId: string): Tasks {
  useLiveTasks(userId);
  const { data, error, refetch } = useQuery(tasksQuery(userId));
  return {
    list: data ?? null,
    failure: error && !data ? sentenceOf(error, "Your presets could not be loaded.") : null,
    retry: () => void refetch(),
  };
}

/** Calls `onEnd` when a preset that was seen running has ended: its money has moved. */
export function useEndedTasks(userId: string, onEnd: () => void): void {
  useLiveTasks(userId);
  const { data } = useQuery({
    ...tasksQuery(userId),
    // Asks only while a preset is known to run; whichever screen learnt of it.
    enabled: ({ state }) => state.data?.some(isRunning) ?? false,
  });
  const running = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!data) return;
    const now = data.filter(isRunning).map(({ taskId }) => taskId);
    if (running.current.some((taskId) => !now.includes(taskId))) onEnd();
    running.current = now;
  }, [data, onEnd]);
}
