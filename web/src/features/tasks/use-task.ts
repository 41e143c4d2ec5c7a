import { useQuery } from "@tanstack/react-query";
import type { Task } from "#domain/contract.ts";
import { readTask } from "../../lib/api.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { tasksKey } from "./newest-tasks.ts";
import { useTasks } from "./use-tasks.ts";

/** One preset of the account; while it runs it follows the list, which is kept up to date. */
export function useTask(
  userId: string,
  taskId: string,
): { task: Task | null; failure: string | null; retry: () => void } {
  const { list } = useTasks(userId);
  const listed = list?.find((task) => task.taskId === taskId);
  // The list holds the newest only.
  const { data, error, refetch } = useQuery({
    queryKey: [...tasksKey(userId), taskId],
    queryFn: () => readTask(taskId),
    enabled: list !== null && !listed,
  });
  return {
    task: listed ?? data ?? null,
    failure: error ? sentenceOf(error, "This preset could not be loaded.") : null,
    retry: () => void refetch(),
  };
}
