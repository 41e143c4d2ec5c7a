import { columnsOf } from "../../listing/listing.ts";
import { isOfTierTwo, type PresenceField, presenceFields } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";

interface Known {
  field: PresenceField;
  /** Businesses of which it is known. */
  rows: number;
}

const offered: readonly string[] = columnsOf({ offered: true });

/** The columns that can be asked about, the fullest first. */
export const columnsKnown = ({ known, tier }: Preset): Known[] =>
  presenceFields
    .filter((field) => offered.includes(field) && (tier === 2 || !isOfTierTwo(field)))
    .map((field) => ({ field, rows: known(field) }))
    .sort((a, b) => b.rows - a.rows);

/** How many can be reached, and how. */
export const coverageKnown = ({ known, tier }: Preset): Known[] =>
  (["phone", "website", "hours", "address", "emails"] as const)
    .filter((field) => tier === 2 || !isOfTierTwo(field))
    .map((field) => ({ field, rows: known(field) }));

export interface Origin {
  collectedAt: string | null;
  sourceUpdatedAt: string | null;
  source: string | null;
  /** Without its version. */
  licence: string | null;
}

/** When and where the businesses were collected from: one run makes all rows of a preset. */
export function originOf({ columns, coverage }: Preset): Origin {
  const first = columns.listings.at(0);
  return {
    collectedAt: first?.collected_at ?? null,
    sourceUpdatedAt: coverage?.sourceUpdatedAt ?? first?.source_updated_at ?? null,
    source: coverage?.source ?? first?.source ?? null,
    licence: first?.licence?.replace(/-[\d.]+$/, "") ?? null,
  };
}
