import { AppError } from "#domain/errors.ts";
import type { Stores } from "#shared/adapters/stores.ts";

/** One more from this network address in this hour (UTC); too many are refused. */
export async function countInHour(
  { kind, from, max }: { kind: "leave" | "proof"; from: string; max: number },
  { usage, now }: Pick<Stores, "usage" | "now">,
): Promise<void> {
  const hour = Math.floor(now().getTime() / 3_600_000);
  const count = await usage.add({
    owner: `network ${from}`.slice(0, 64),
    kind,
    period: `h${hour}`,
  });
  if (count <= max) return;
  const retryAfterS = Math.ceil((hour + 1) * 3_600 - now().getTime() / 1_000);
  const minutes = Math.ceil(retryAfterS / 60);
  throw new AppError("limit/opt-outs", { values: { minutes }, retryAfterS });
}
