import type { TaskRow } from "#collections/tasks.ts";
import type { SiteCoverage } from "../enrichment/site-result.ts";
import type { OvertureReport } from "../overture/places-outcome.ts";
import type { Changes } from "./changes.ts";

/** A task's life: queued → collecting → enriching → success | failed | canceled. */
export type TaskStatus = TaskRow["status"];

export const isFinal = (status: TaskStatus): boolean =>
  status === "success" || status === "failed" || status === "canceled";

/** The outcome of a run, in words for its owner. */
export interface CoverageReport {
  tiles: { total: number; done: number; dead: number };
  /** Rows by the type they were asked for. */
  byType: Record<string, number>;
  unmatchedTypes: string[];
  merged: number;
  unnamed: number;
  outsideDropped: number;
  /** Elements of the source that could not be read. */
  unreadable: number;
  with: { phone: number; website: number; hours: number; email: number; address: number };
  sourceUpdatedAt: string | null;
  source: string;
  /** Against the run this one repeats; `null` for a first run. */
  changes: Changes | null;
  /** The outcome for the businesses' own sites; `null` if none was to be read. */
  sites: SiteCoverage | null;
  /** The second source's part; `null` if the map alone was read. */
  overture: OvertureReport | null;
}
