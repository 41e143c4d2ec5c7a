import { AppError } from "#domain/errors.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { dayOf, ownerOf } from "#shared/adapters/usage-store.ts";
import { networkOf } from "./network-of.ts";

interface Counted {
  kind: "leave" | "proof";
  /** The caller's network address. */
  from: string;
}

/** One more from this network in this hour (UTC); too many are refused. */
export async function countInHour(
  { kind, from, max }: Counted & { max: number },
  { usage, now }: Pick<Stores, "usage" | "now">,
): Promise<void> {
  const hour = Math.floor(now().getTime() / 3_600_000);
  const owner = ownerOf("network", networkOf(from));
  const count = await usage.add({ owner, kind, period: `h${hour}` });
  if (count > max) throw tooMany((hour + 1) * 3_600_000 - now().getTime());
}

/** One more from this network today (UTC): a few networks can't use up the day of everybody. */
export async function countInDay(
  { kind, from, max }: Counted & { max: number },
  { usage, now }: Pick<Stores, "usage" | "now">,
): Promise<void> {
  const owner = ownerOf("network", networkOf(from));
  const count = await usage.add({ owner, kind, period: dayOf(now()) });
  if (count > max) throw tooMany(msOfDay - (now().getTime() % msOfDay));
}

const msOfDay = 86_400_000;

function tooMany(waitMs: number): AppError {
  const retryAfterS = Math.ceil(waitMs / 1_000);
  const minutes = Math.ceil(retryAfterS / 60);
  return new AppError("limit/opt-outs", { values: { minutes }, retryAfterS });
}
