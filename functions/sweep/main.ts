import { storesFor } from "#shared/adapters/stores.ts";
import { finishDeletions } from "#shared/deletion/delete-account.ts";
import { finishPresetDeletions } from "#shared/deletion/delete-preset.ts";
import { deletionDeps } from "#shared/deletion/deps-for.ts";
import { defineWorker } from "#shared/http/define-worker.ts";
import { alertTo } from "#shared/payments/payment-deps.ts";
import { sweep } from "./sweep.ts";

/**
 * Runs on a schedule: resumes collections whose worker died, continues payment events, deletes
 * expired files, completes deletions of presets and accounts and, once an hour, compares the books.
 */
export default defineWorker(async ({ env, address, key, error }) => ({
  ...(await sweep({
    ...storesFor({ address, key, env }),
    leaseMs: env.LEASE_SECONDS * 1000,
    // Locally a lease is shorter, and so is everything that is measured in it.
    reconcileEveryMs: env.LEASE_SECONDS * 40_000,
    priceId: env.PADDLE_PRICE_ID,
    alert: alertTo(error),
    warn: error,
  })),
  presetsErased: await finishPresetDeletions(deletionDeps({ env, address, key }, error)),
  erased: await finishDeletions(deletionDeps({ env, address, key }, error)),
}));
