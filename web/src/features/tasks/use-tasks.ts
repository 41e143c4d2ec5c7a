import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Task } from "#domain/contract.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { tasksQuery, useLiveTasks } from "./newest-tasks.ts";
import { joined, useOlderTasks } from "./older-tasks.ts";

export interface Tasks {
  /** Newest first; null until they are known. */
  list: Task[] | null;
  /** Whether the older ones are among them. */
  isWhole: boolean;
  /** Why they, or the older ones, could not be read. */
  failure: string | null;
  retry: () => void;
}

/** All presets of the account; the newest are read again when one changes, or every 2 s while one runs. */
export function useTasks(userId: string): Tasks {
  useLiveTasks(userId);
  const { data, error, refetch } = useQuery(tasksQuery(userId));
  const older = useOlderTasks(userId, data?.before ?? "");
  const known = useMemo(() => data && joined(data, older.data), [data, older.data]);
  const { list = null, isWhole = false } = known ?? {};
  const failureOfOlder = older.error && !isWhole ? "Your older presets could not be loaded." : null;
  return {
    list,
    isWhole,
    failure: list
      ? failureOfOlder
      : error && sentenceOf(error, "Your presets could not be loaded."),
    retry: () => void (list ? older.refetch() : refetch()),
  };
}
