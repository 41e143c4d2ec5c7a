import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Task } from "#domain/contract.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { isFinal } from "#domain/task/task.ts";
import { listTasks } from "../../lib/api.ts";
import { useLiveQuery } from "../../lib/live-query.ts";
import { hearsRowChanges } from "../../lib/row-changes.ts";

const pollMs = 2_000;
/** While the server tells of every change, in case one gets lost. */
const livePollMs = 10_000;

/** The newest presets; `before` is where older ones begin, empty where there are none. */
export interface Newest {
  list: Task[];
  before: string;
}

export const tasksKey = (userId: string) => ["tasks", userId];

const isRunning = ({ status }: Task): boolean => !isFinal(status);

/** One reply; a failure is logged. */
export async function readPage(before?: string): Promise<Task[]> {
  try {
    return await listTasks(before);
  } catch (failure) {
    console.error("Tasks load failure", failure);
    throw failure;
  }
}

/** Where the next page begins; empty after the last one. */
export const borderOf = (page: readonly Task[]): string =>
  (page.length >= taskLimits.listed && page.at(-1)?.$createdAt) || "";

export const tasksQuery = (userId: string) =>
  queryOptions({
    queryKey: tasksKey(userId),
    queryFn: async (): Promise<Newest> => {
      const list = await readPage();
      return { list, before: borderOf(list) };
    },
    refetchInterval: ({ state }) => {
      if (!state.data?.list.some(isRunning)) return false;
      return hearsRowChanges() ? livePollMs : pollMs;
    },
  });

export const useLiveTasks = (userId: string): void =>
  useLiveQuery({ tableId: "tasks", rowId: "*", userId, keyOf: tasksKey });

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
    enabled: ({ state }) => state.data?.list.some(isRunning) ?? false,
    refetchIntervalInBackground: isWaitedFor,
  });
  const running = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!data) return;
    const now = data.list.filter(isRunning).map(({ taskId }) => taskId);
    const gone = running.current.filter((taskId) => !now.includes(taskId));
    if (gone.length > 0) onEnd(data.list.filter(({ taskId }) => gone.includes(taskId)));
    running.current = now;
  }, [data, onEnd]);
}
