import type { QueryClient } from "@tanstack/react-query";
import type { Task } from "#domain/contract.ts";
import type { Newest } from "./newest-tasks.ts";
import { type Older, olderKey } from "./older-tasks.ts";

/** The lists of presets as the cache keeps them; the newest with single presets. */
const keys = [["tasks"], [olderKey]];

/** After a preset was renamed or deleted, which may be an older one. */
export async function readListsAgain(queries: QueryClient): Promise<void> {
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Takes a deleted preset out of the lists before they are read again. */
export function withoutTask(queries: QueryClient, taskId: string): void {
  for (const queryKey of keys) {
    queries.setQueriesData<Newest | Older | Task>({ queryKey }, (data) =>
      data && "list" in data ? without(data, taskId) : data,
    );
  }
}

/** A list without one of them; its border stays. */
export const without = <Part extends Newest | Older>(part: Part, taskId: string): Part => ({
  ...part,
  list: part.list.filter((task) => task.taskId !== taskId),
});
