import { readdirSync, readFileSync } from "node:fs";
import type { RunningStack } from "./stack.ts";

/** The id of the process that the stack has started for the worker. */
export function workerOf(stack: RunningStack): number {
  const pid = readdirSync("/proc")
    .map(Number)
    .filter((id) => id > 0)
    .find((id) => {
      try {
        const parent = Number(
          readFileSync(`/proc/${id}/stat`, "utf8").split(") ")[1]?.split(" ")[1],
        );
        return (
          parent === stack.pid &&
          readFileSync(`/proc/${id}/cmdline`, "utf8").includes("functions/collect/")
        );
      } catch {
        return false;
      }
    });
  if (!pid) throw new Error("the worker has no process");
  return pid;
}
