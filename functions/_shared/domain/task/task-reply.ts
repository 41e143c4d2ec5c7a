import type { TaskRow } from "#collections/tasks.ts";
import type { Task } from "../contract.ts";
import { isErrorCode } from "../errors.ts";
import { creditsOf } from "../money/pricing.ts";
import { type CoverageReport, isFinal } from "./task.ts";

/** A task as the wire shows it: dollars instead of micros, and none of the machinery. */
export const taskReply = (row: TaskRow): Task => ({
  taskId: row.$id,
  name: row.name,
  niche: row.niche.join(", "),
  types: row.niche,
  status: row.status,
  $createdAt: row.$createdAt,
  tier: row.tier === 2 ? 2 : 1,
  bounds: { north: row.north, south: row.south, east: row.east, west: row.west },
  place: row.place,
  offer: row.offer,
  areaKm2: row.area_m2 / 1_000_000,
  price: creditsOf(row.price_micros),
  charged: creditsOf(row.charged_micros),
  returned: creditsOf(row.returned_micros),
  tilesTotal: row.tiles_total,
  tilesDone: row.tiles_done,
  found: row.found,
  enriched: row.enriched,
  sitesTotal: row.sites_total,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  failure: failureOf(row),
  waiting: waitingOf(row),
  coverage: coverageOf(row.coverage),
  previousTaskId: row.previous_task_id,
  overture: row.overture,
});

/** A newer release may have written a code that this one does not know. */
const failureOf = ({ failure_code: code, failure_detail: detail }: TaskRow): Task["failure"] =>
  code ? { code: isErrorCode(code) ? code : "internal/unexpected", detail: detail ?? "" } : null;

const waitingOf = ({ status, waiting_for, waiting_since }: TaskRow): Task["waiting"] =>
  waiting_for && waiting_since && !isFinal(status)
    ? { for: waiting_for, since: waiting_since }
    : null;

/** Reports of runs before sites or a second source were read say nothing of them. */
const coverageOf = (text: string): CoverageReport | null =>
  text === "" ? null : { sites: null, overture: null, ...JSON.parse(text) };
