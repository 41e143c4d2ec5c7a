import type { Bounds } from "#domain/area/area.ts";
import { areaM2 } from "#domain/area/area.ts";
import type { TypeTags } from "#domain/matching/categories.ts";
import { priceMicros } from "#domain/money/pricing.ts";
import type { Tier } from "#domain/money/tiers.ts";
import type { OvertureChoice } from "#domain/overture/choice.ts";
import { sha256 } from "#shared/adapters/hash.ts";
import type { NewTask } from "#shared/adapters/ledger/hold.ts";
import { nameKeyOf } from "./preset-name.ts";

/** Everything of a task that a person decides. */
export interface TaskWish {
  userId: string;
  name: string;
  niche: string[];
  types: TypeTags[];
  tier: Tier;
  bounds: Bounds;
  place: string | null;
  /** Judges the marketing fit; null for the general rule. */
  offer: string | null;
  previousTaskId: string | null;
  /** Null: the map alone. */
  overture: OvertureChoice | null;
}

/** A task that has just been asked for: nothing of it is done. */
export function newTask(wish: TaskWish, chargeMinMicros: number): NewTask {
  const { userId, name, niche, types, tier, bounds, place, offer, previousTaskId, overture } = wish;
  const { north, south, east, west } = bounds;
  return {
    user_id: userId,
    name,
    name_key: nameKeyOf(name),
    niche,
    tier,
    north,
    south,
    east,
    west,
    place,
    offer,
    area_m2: areaM2(bounds),
    price_micros: priceMicros(bounds, tier, chargeMinMicros),
    charged_micros: 0,
    returned_micros: 0,
    status: "queued",
    cancel_requested: false,
    tiles_total: 1,
    tiles_done: 0,
    found: 0,
    enriched: 0,
    sites_total: 0,
    tags: JSON.stringify(types),
    coverage: "",
    waiting_for: null,
    waiting_since: null,
    wake_at: null,
    failure_code: null,
    failure_detail: null,
    started_at: null,
    finished_at: null,
    previous_task_id: previousTaskId,
    deletion: null,
    snapshot_id: null,
    request_hash: requestHash(wish),
    schema_version: 1,
    overture,
  };
}

const requestHash = (wish: TaskWish): string => {
  const { name, niche, tier, bounds, place, offer, previousTaskId, overture } = wish;
  return sha256(
    JSON.stringify({
      name,
      niche,
      tier,
      bounds,
      place,
      ...(offer && { offer }),
      ...(previousTaskId && { previousTaskId }),
      // A client that doesn't know the choice asks for the usual one.
      ...(overture === "surer" && { overture }),
    }),
  );
};
