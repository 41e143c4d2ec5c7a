import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { boundsOf } from "#domain/area/tiles.ts";
import type { Task, TileReply } from "#domain/contract.ts";
import { readTile, readTiles } from "../../lib/api.ts";

const readEveryMs = 2_000;

/** A running collection's data so far; each tile is read once, when it is done. */
export function useLiveTiles({ taskId, bounds }: Pick<Task, "taskId" | "bounds">) {
  const { data } = useQuery({
    queryKey: ["tiles", taskId],
    queryFn: () => readTiles(taskId),
    refetchInterval: readEveryMs,
  });
  const done = useMemo(() => data?.done.map(({ path }) => path) ?? [], [data]);
  const rows = useQueries({
    queries: (data?.done ?? [])
      .filter(({ count }) => count > 0)
      .map(({ path }) => ({
        queryKey: ["tile", taskId, path],
        queryFn: () => readTile(taskId, path),
        staleTime: Number.POSITIVE_INFINITY,
      })),
    combine: rowsOf,
  });
  const tiles = useMemo(
    () => ({
      done: done.map((path) => boundsOf(bounds, path)),
      dead: (data?.dead ?? []).map((path) => boundsOf(bounds, path)),
    }),
    [data, done, bounds],
  );
  return { done, tiles, rows };
}

/** Two tiles may send the same business, when it lies where they meet. */
function rowsOf(answers: readonly { data: TileReply | undefined }[]): TileReply["rows"] {
  const once = new Map(
    answers.flatMap(({ data }) => data?.rows.map((row) => [row.id, row] as const) ?? []),
  );
  return [...once.values()];
}
