import { overtureLimits } from "../limits/overture.ts";
import { OvertureFailure } from "./overture-failure.ts";

const dayMs = 86_400_000;

/** `2026-09-23.1` // => days since that date, or `null` if it is not a release */
function daysSince(release: string, now: number): number | null {
  const [, date = ""] = release.match(/^(\d{4}-\d\d-\d\d)\.\d+$/) ?? [];
  const day = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(day) ? null : Math.floor((now - day) / dayMs);
}

/**
 * A sentence when it is time for a newer release, `null` while there is none; throws once the release
 * has been deleted.
 */
export function warningOfAge(release: string, now: number): string | null {
  const days = daysSince(release, now);
  if (days === null) throw new OvertureFailure("index-unreadable");
  if (days >= overtureLimits.releaseMaxDays) {
    throw new OvertureFailure("index-old", { values: { release, days } });
  }
  if (days < overtureLimits.releaseWarnDays) return null;
  const left = overtureLimits.releaseMaxDays - days;
  return `Overture Maps release ${release} is ${days} days old and will be deleted in about ${left}. Build the index of a newer one.`;
}

/** Throws for a schema whose columns may have other meanings. `checkSchema(release, "2.0.0")` */
export function checkSchema(release: string, schema: string): void {
  const major = Number(schema.match(/^v?(\d+)\./)?.[1] ?? Number.NaN);
  if (!overtureLimits.schemaMajors.some((known) => known === major)) {
    throw new OvertureFailure("schema-unknown", { values: { release, schema } });
  }
}
