import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Task } from "#domain/contract.ts";
import { borderOf, type Newest, readPage } from "./newest-tasks.ts";

export const olderKey = "olderTasks";
const staleMs = 60_000;

/** The presets before a moment. */
export interface Older {
  list: Task[];
  before: string;
}

interface Known {
  list: Task[];
  /** Whether none is missing: the older ones are there, up to the newest. */
  isWhole: boolean;
}

const none: Older = { list: [], before: "" };

/** All known presets. A new one moves the border, so that one is in neither list for a while. */
export function joined({ list, before }: Newest, older = none): Known {
  const known = new Set(list.map(({ taskId }) => taskId));
  const rest = older.list.filter(({ taskId }) => before !== "" && !known.has(taskId));
  return { list: [...list, ...rest], isWhole: older.before >= before };
}

/** The presets before the newest ones, which one reply holds. */
export function useOlderTasks(userId: string, before: string) {
  const older = useQuery({
    queryKey: [olderKey, userId],
    queryFn: () => readOlder(before),
    enabled: before !== "",
    staleTime: staleMs,
  });
  const { data = none, refetch } = older;
  const hasGap = data !== none && data.before < before;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new border is read again.
  useEffect(() => {
    if (hasGap) void refetch();
  }, [hasGap, before, refetch]);
  return older;
}

async function readOlder(before: string): Promise<Older> {
  const list: Task[] = [];
  for (let border = before; border !== ""; ) {
    const page = await readPage(border);
    list.push(...page);
    border = borderOf(page);
  }
  return { list, before };
}
