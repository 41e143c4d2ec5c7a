import type { TaskStatus } from "./task.ts";

interface Waiting {
  user_id: string;
  status: TaskStatus;
  $createdAt: string;
}

/**
 * The order in which waiting tasks are taken up: always the oldest task of a user who then has the
 * fewest running. `running`: tasks somebody works on now.
 */
export function fairOrder<T extends Waiting>(
  waiting: readonly T[],
  running: readonly Pick<Waiting, "user_id">[],
): T[] {
  const load = new Map<string, number>();
  const add = ({ user_id }: Pick<Waiting, "user_id">): void =>
    void load.set(user_id, (load.get(user_id) ?? 0) + 1);
  for (const task of running) add(task);
  const left = new Set(waiting.toSorted((a, b) => (a.$createdAt < b.$createdAt ? -1 : 1)));
  const order: T[] = [];
  while (left.size > 0) {
    let next: T | undefined;
    for (const task of left) {
      if (!next || loadOf(task) < loadOf(next)) next = task;
    }
    if (!next) break;
    left.delete(next);
    order.push(next);
    add(next);
  }
  return order;

  function loadOf({ user_id }: Waiting): number {
    return load.get(user_id) ?? 0;
  }
}
