import type { TaskRow } from "#collections/tasks.ts";
import { areaM2, type Bounds, checkBounds } from "#domain/area.ts";
import { matchType, type TypeTags } from "#domain/categories.ts";
import type { ScrapeReply, ScrapeRequest } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { limits, type Tier } from "#domain/limits.ts";
import { creditsOf, formatExact, microsOf, priceMicros } from "#domain/pricing.ts";
import { foldName } from "#domain/task.ts";
import { sha256, shortHash } from "#shared/adapters/hash.ts";
import type { HoldOutcome, NewTask } from "#shared/adapters/ledger-store.ts";
import type { Stores } from "#shared/adapters/stores.ts";

interface Start {
  userId: string;
  sent: ScrapeRequest;
  /** From the header; absent = the same request within a minute or two counts as one. */
  idempotencyKey: string | undefined;
}

type Deps = Pick<Stores, "ledger" | "tasks" | "startCollect" | "now"> & {
  areaMaxKm2: number;
  chargeMinUsd: number;
};

/** Prices the area, holds the price, queues the task and starts the worker. */
export async function startCollection(start: Start, deps: Deps): Promise<ScrapeReply> {
  const task = newTask(start.userId, start.sent, deps);
  const taskIds = idsFor(start, task.request_hash, deps.now());
  for (const id of taskIds) {
    const existing = await deps.tasks.get(id);
    if (existing) return repeated(existing, task.request_hash);
  }
  await checkLimits(start.userId, task.price_micros, deps);
  const [taskId] = taskIds;
  refuse(await deps.ledger.hold(taskId, task), task);
  // The hold stands: from here on a failure delays the start (the sweeper makes it good).
  await deps.startCollect(taskId).catch(() => {});
  return reply(taskId, task);
}

function newTask(userId: string, sent: ScrapeRequest, deps: Deps): NewTask {
  const name = sent.name.replace(/\s+/g, " ").trim();
  if (name === "") throw new AppError("preset/name-missing");
  if (name.length > limits.presetNameMaxChars) {
    throw new AppError("preset/name-too-long", { values: { max: limits.presetNameMaxChars } });
  }
  const place = sent.place?.trim() || null;
  if (place && place.length > limits.placeMaxChars) {
    throw new AppError("preset/place-too-long", { values: { max: limits.placeMaxChars } });
  }
  const tier = tierOf(sent.tier);
  const niche = typesOf(sent.niche);
  const bounds = checkBounds(sent.bounds, deps.areaMaxKm2);
  return {
    user_id: userId,
    name,
    name_key: foldName(name).slice(0, limits.presetNameMaxChars) || name,
    niche,
    tier,
    ...bounds,
    place,
    area_m2: areaM2(bounds),
    price_micros: priceMicros(bounds, tier, microsOf(deps.chargeMinUsd)),
    charged_micros: 0,
    returned_micros: 0,
    status: "queued",
    cancel_requested: false,
    tiles_total: 1,
    tiles_done: 0,
    found: 0,
    enriched: 0,
    sites_total: 0,
    tags: JSON.stringify(tagsFor(niche)),
    coverage: "",
    failure_code: null,
    failure_detail: null,
    started_at: null,
    finished_at: null,
    previous_task_id: null,
    snapshot_id: null,
    request_hash: requestHash({ name, niche, tier, bounds, place }),
    schema_version: 1,
  };
}

function tierOf(sent: number): Tier {
  if (sent === 2) throw new AppError("tier/not-available");
  if (sent !== 1) throw new AppError("tier/unknown");
  return sent;
}

function typesOf(sent: string[]): string[] {
  const types = new Map(
    sent
      .map((type) => type.replace(/\s+/g, " ").trim())
      .filter(Boolean)
      .map((type) => [foldName(type), type]),
  );
  if (types.size === 0) throw new AppError("niche/missing");
  if (types.size > limits.typesMax) {
    throw new AppError("niche/too-many", { values: { max: limits.typesMax } });
  }
  for (const type of types.values()) {
    if (type.length > limits.typeMaxChars) {
      throw new AppError("niche/too-long", { values: { max: limits.typeMaxChars } });
    }
  }
  return [...types.values()];
}

/** The tags each known type stands for; at least one must be known. */
function tagsFor(niche: string[]): TypeTags[] {
  const matched = niche.flatMap((type) => {
    const match = matchType(type);
    return match ? [{ sent: type, type: match.label, tags: match.tags }] : [];
  });
  if (matched.length === 0) {
    throw new AppError("niche/unknown", {
      values: { types: niche.map((type) => `“${type}”`).join(", ") },
    });
  }
  return matched;
}

const requestHash = (request: {
  name: string;
  niche: string[];
  tier: Tier;
  bounds: Bounds;
  place: string | null;
}): string => sha256(JSON.stringify(request));

/** The task's id, and the ids under which the same request may have been accepted before. */
function idsFor(start: Start, hash: string, now: Date): [string, ...string[]] {
  const key = start.idempotencyKey?.trim().slice(0, limits.idempotencyKeyMaxChars);
  if (key) return [shortHash(start.userId, "key", key)];
  const minute = Math.floor(now.getTime() / 60_000);
  const inMinute = (bucket: number) => shortHash(start.userId, "minute", hash, bucket);
  return [inMinute(minute), inMinute(minute - 1)];
}

function repeated(existing: TaskRow, hash: string): ScrapeReply {
  if (existing.request_hash !== hash) throw new AppError("key/reused");
  return reply(existing.$id, existing);
}

const reply = (taskId: string, task: NewTask): ScrapeReply => ({
  taskId,
  status: task.status,
  price: creditsOf(task.price_micros),
  areaKm2: task.area_m2 / 1_000_000,
});

/** Balance first: who can't pay should hear that before anything about limits. */
async function checkLimits(userId: string, priceMicros: number, deps: Deps): Promise<void> {
  const account = await deps.ledger.accountOf(userId);
  if ((account?.balanceMicros ?? 0) < priceMicros) {
    throw insufficient(priceMicros, account?.balanceMicros ?? 0);
  }
  const hourAgo = new Date(deps.now().getTime() - 3_600_000).toISOString();
  if ((await deps.tasks.startedSince(userId, hourAgo)) >= limits.startsPerHour) {
    throw new AppError("limit/starts-per-hour", {
      values: { max: limits.startsPerHour },
      retryAfterS: 600,
    });
  }
}

function refuse(outcome: HoldOutcome, task: NewTask): void {
  switch (outcome.kind) {
    case "held":
    case "already-held":
      return;
    case "balance-too-low":
      throw insufficient(task.price_micros, outcome.balanceMicros);
    case "frozen":
      throw new AppError("credits/frozen");
    case "name-taken":
      throw new AppError("preset/name-taken", { values: { name: task.name } });
    case "no-slot":
      throw new AppError("limit/running-tasks", {
        values: { max: limits.runningTasksPerUser },
        retryAfterS: 30,
      });
  }
}

const insufficient = (priceMicros: number, balanceMicros: number): AppError =>
  new AppError("credits/insufficient", {
    values: { cost: formatExact(priceMicros), balance: formatExact(balanceMicros) },
  });
