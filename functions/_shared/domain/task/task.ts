import type { SiteCoverage } from "../enrichment/site-result.ts";
import type { Changes } from "./changes.ts";

/** A task's life: queued → collecting → enriching → success | failed | canceled. */
export const taskStatuses = [
  "queued",
  "collecting",
  "enriching",
  "success",
  "failed",
  "canceled",
] as const;
export type TaskStatus = (typeof taskStatuses)[number];

export const isFinal = (status: TaskStatus): boolean =>
  status === "success" || status === "failed" || status === "canceled";

/** What became of a run, in the words its owner reads. */
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
  /** What became of the businesses' own sites; `null` where none was to be read. */
  sites: SiteCoverage | null;
}
