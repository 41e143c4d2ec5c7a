import { checkBounds } from "#domain/area/area.ts";
import type { ScrapeReply, ScrapeRequest } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { areaLimits } from "#domain/limits/area.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { microsOf } from "#domain/money/pricing.ts";
import { overtureOf } from "#domain/overture/choice.ts";
import { visibleLine } from "#domain/text/visible-text.ts";
import type { NewTask } from "#shared/adapters/ledger/hold.ts";
import { type AcceptDeps, acceptTask, idsFor } from "#shared/start/accept-task.ts";
import { newTask } from "#shared/start/new-task.ts";
import { requireKnownTypes, tierOf, typesOf } from "#shared/start/niche.ts";
import { presetName } from "#shared/start/preset-name.ts";

interface Start {
  userId: string;
  sent: ScrapeRequest;
  /** From the header; absent = the same request within a minute or two counts as one. */
  idempotencyKey: string | undefined;
}

type Deps = AcceptDeps & {
  areaMaxKm2: number;
  chargeMinUsd: number;
  readsOverture: boolean;
};

/** Prices the area, holds the price, queues the task and starts the worker. */
export async function startCollection(start: Start, deps: Deps): Promise<ScrapeReply> {
  const task = taskOf(start.userId, start.sent, deps);
  return acceptTask(idsFor(start, task.request_hash, deps.now()), task, deps);
}

function taskOf(userId: string, sent: ScrapeRequest, deps: Deps): NewTask {
  const name = presetName(sent.name);
  const place = visibleLine(sent.place ?? "") || null;
  if (place && place.length > areaLimits.placeMaxChars) {
    throw new AppError("preset/place-too-long", { values: { max: areaLimits.placeMaxChars } });
  }
  const tier = tierOf(sent.tier);
  // Tier 1 has no marketing fit to judge.
  const offer = tier === 2 ? visibleLine(sent.offer ?? "") || null : null;
  if (offer && offer.length > taskLimits.offerMaxChars) {
    throw new AppError("preset/offer-too-long", { values: { max: taskLimits.offerMaxChars } });
  }
  const niche = typesOf(sent.niche);
  const bounds = checkBounds(sent.bounds, deps.areaMaxKm2);
  const overture = overtureOf(sent.overture, deps.readsOverture);
  const wish = { userId, name, niche, tier, bounds, place, offer, previousTaskId: null, overture };
  return newTask({ ...wish, types: requireKnownTypes(niche) }, microsOf(deps.chargeMinUsd));
}
