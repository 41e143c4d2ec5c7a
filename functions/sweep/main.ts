import { storesFor } from "#shared/adapters/stores.ts";
import { defineWorker } from "#shared/http/define-worker.ts";
import { sweep } from "./sweep.ts";

/** On a schedule: revives collections whose worker died and deletes files that are over. */
export default defineWorker(async ({ env, address, key, error }) =>
  sweep({ ...storesFor({ address, key }), leaseMs: env.LEASE_SECONDS * 1000, warn: error }),
);
