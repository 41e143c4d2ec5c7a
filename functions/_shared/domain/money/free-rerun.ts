import type { TaskRow } from "#collections/tasks.ts";
import { overtureLimits } from "../limits/overture.ts";
import type { CoverageReport, TaskStatus } from "../task/task.ts";
import { isFinal } from "../task/task.ts";

const reason = "Overture Maps could not be read last time";

/** Shown where another re-run has its price. */
export const freeRerunWords = `Free: ${reason}`;
/** The same before it starts. */
export const freeRerunSentence = `This re-run is free, because ${reason}.`;

/** A task as far as it decides about a free re-run. */
type Run = Pick<TaskRow, "coverage" | "finished_at"> & { status: TaskStatus };

/**
 * Whether a re-run of this run owes nothing for lack of the second source. A canceled run
 * doesn't count: its person paid for a part and would get the whole.
 */
export function lacksOverture({ status, coverage, finished_at }: Run, now: Date): boolean {
  if (status !== "success" || finished_at === null) return false;
  const ageMs = now.getTime() - Date.parse(finished_at);
  return (
    ageMs <= overtureLimits.freeRerunDays * 86_400_000 && overtureStateOf(coverage) === "failed"
  );
}

/** Whether a free re-run is the last one: it runs, or it read both sources. */
export const usesUpFree = ({ status, coverage }: Pick<Run, "status" | "coverage">): boolean =>
  !isFinal(status) || (status === "success" && overtureStateOf(coverage) === "read");

function overtureStateOf(coverage: string): "read" | "failed" | null {
  if (coverage === "") return null;
  const report: Partial<CoverageReport> = JSON.parse(coverage);
  return report.overture?.state ?? null;
}
