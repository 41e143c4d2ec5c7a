import { exports } from "#collections/exports.bucket.ts";
import type { TaskRow } from "#collections/tasks.ts";
import { limits } from "#domain/limits.ts";
import type { Stores } from "#shared/adapters/stores.ts";

type Deps = Pick<Stores, "tasks" | "files" | "now" | "startCollect"> & {
  leaseMs: number;
  warn: (...parts: unknown[]) => void;
};

/** Each part runs even when another fails: what one sweep can't do, the next one tries again. */
export async function sweep(deps: Deps): Promise<{ revived: number; deleted: number }> {
  const safely = async (part: string, run: () => Promise<number>): Promise<number> => {
    try {
      return await run();
    } catch (error) {
      deps.warn("sweep", part, error);
      return 0;
    }
  };
  return {
    revived: await safely("revive", () => reviveTasks(deps)),
    deleted: await safely("exports", () => deleteOldExports(deps)),
  };
}

async function reviveTasks({ tasks, now, leaseMs, startCollect }: Deps): Promise<number> {
  let revived = 0;
  for (const task of await tasks.unfinished()) {
    const last = (await tasks.claimsOf(task.$id)).at(-1);
    // A fresh task gets its first worker from `scrape`; only when none came is it ours.
    const idleSince = last ? Date.parse(last.lease_until) + leaseMs / 3 : firstLook(task, leaseMs);
    if (idleSince > now().getTime()) continue;
    await startCollect(task.$id);
    revived += 1;
  }
  return revived;
}

const firstLook = (task: TaskRow, leaseMs: number): number =>
  Date.parse(task.$createdAt) + leaseMs / 2;

async function deleteOldExports({ files, now }: Deps): Promise<number> {
  const before = new Date(now().getTime() - limits.exportKeptDays * 86_400_000).toISOString();
  const old = await files.listBefore(exports, before);
  for (const fileId of old) await files.remove(exports, fileId);
  return old.length;
}
