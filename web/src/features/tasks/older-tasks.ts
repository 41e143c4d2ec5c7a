import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import type { Task } from "#domain/contract.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { listTasks } from "../../lib/api.ts";

const olderKey = "olderTasks";
const staleMs = 60_000;

const none: Task[] = [];

/** The presets before the newest ones, which one reply holds; none while that has room. */
export function useOlderTasks(userId: string, newest: readonly Task[] | undefined): Task[] {
  const before =
    newest && newest.length >= taskLimits.listed ? newest.at(-1)?.$createdAt : undefined;
  const { data } = useQuery({
    queryKey: [olderKey, userId, before],
    queryFn: () => readOlder(before ?? ""),
    enabled: before !== undefined,
    staleTime: staleMs,
    // A new preset moves the border: what was read before is shown until then.
    placeholderData: keepPreviousData,
  });
  return before === undefined ? none : (data ?? none);
}

async function readOlder(before: string): Promise<Task[]> {
  const older: Task[] = [];
  for (let border = before; ; ) {
    const page = await listTasks(border);
    older.push(...page);
    const last = page.at(-1);
    if (!last || page.length < taskLimits.listed) return older;
    border = last.$createdAt;
  }
}

export const readOlderAgain = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [olderKey] });

/** The older lists without one of them. */
export const withoutOlder = (queries: QueryClient, taskId: string): void =>
  void queries.setQueriesData<Task[]>({ queryKey: [olderKey] }, (list) =>
    list?.filter((task) => task.taskId !== taskId),
  );
