import { type ListingWithReceipts, nothingKnown } from "#domain/listing/listing.ts";
import { askedTypes } from "#domain/query/asked-types.ts";
import type { Clock } from "#domain/query/engine/open.ts";
import type { Outcome } from "#domain/query/engine/outcome.ts";
import { runPlan } from "#domain/query/engine/run.ts";
import type { Plan } from "#domain/query/plan/plan.ts";
import { type Preset, presetOf } from "#domain/query/plan/preset.ts";
import { validatePlan } from "#domain/query/plan/validate.ts";
import type { PresetMeta, Snapshot } from "#domain/snapshot/snapshot.ts";

const blank: ListingWithReceipts = {
  ...nothingKnown,
  id: "",
  source_id: "node/0",
  category: "Restaurant",
  tier: 1,
  country: "MC",
  lat: 43.73,
  lon: 7.42,
  source: "OpenStreetMap",
  source_updated_at: "2026-07-10T20:21:01Z",
  collected_at: "2026-11-21T10:00:00Z",
  licence: "ODbL-1.0",
  receipts: {},
};

/** A listing of which only what a test is about is said. */
export const listing = (
  id: string | number,
  fields: Partial<ListingWithReceipts> = {},
): ListingWithReceipts => ({
  ...blank,
  id: String(id),
  source_id: `node/${id}`,
  name: `Place ${id}`,
  categories: [fields.category ?? blank.category],
  ...fields,
});

export const snapshotOf = (
  listings: ListingWithReceipts[],
  meta: Partial<PresetMeta> = {},
): Snapshot & { listings: ListingWithReceipts[] } => ({
  listings,
  meta: { taskId: "task1", name: "Sample", niche: [], tier: 1, coverage: null, ...meta },
});

/** A Friday, half past seven in the evening. */
export const clock: Clock = { dow: 4, min: 1_170, zone: "Europe/Monaco" };

export const presetFor = (snapshot: Snapshot): Preset =>
  presetOf(snapshot, clock, askedTypes(snapshot.meta.niche));

/** The outcome of a plan that passes the check of every plan. */
export function ran(plan: Partial<Plan>, preset: Preset): Outcome {
  const checked = validatePlan({ v: 2, output: "text", ...plan }, preset);
  if ("problem" in checked) throw new Error(JSON.stringify(checked.problem));
  return runPlan(checked.plan, preset.columns, preset.clock, preset.changes);
}

const types = ["Restaurant", "Restaurant", "Restaurant", "Hair Salon", "Bakery", "Coffee Shop"];
const suburbs = ["Soho", "Old Town", "Nice", null];
const streets = ["High Street", "St. John's Road", "Rue de l'Église", null, "Monaco"];
const cities = ["Monaco", "Beausoleil", "Monaco", null];

/** 120 businesses with gaps; "Monaco" is a city, a suburb and a street, and no florist was found. */
export const samplePreset = snapshotOf(
  Array.from({ length: 120 }, (_, at) =>
    listing(at, {
      category: types[at % types.length] ?? "Restaurant",
      categories: [
        types[at % types.length] ?? "Restaurant",
        ...(at % 29 === 0 ? ["Bed & Breakfast"] : []),
      ],
      suburb: at % 17 === 0 ? "Monaco" : (suburbs[at % 4] ?? null),
      city: cities[at % 3] ?? null,
      street: streets[at % 5] ?? null,
      postcode: at % 3 === 0 ? "98000" : "06240",
      address: at % 5 === 3 ? null : `${at} Some Street`,
      phone: at % 4 === 1 ? null : `+3777${String(at).padStart(7, "0")}`,
      website: at % 3 === 1 ? `https://place${at}.example` : null,
      emails: at % 10 === 2 ? [{ role: "info", value: `info@place${at}.example` }] : [],
      hours_known: at % 2 === 0,
      hours: at % 2 === 0 ? [[0, 540, 1020]] : [],
    }),
  ),
  { niche: ["Restaurant", "Hair Salon", "Bakery", "Coffee Shop", "Bed & Breakfast", "Florist"] },
);
