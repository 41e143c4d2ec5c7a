import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import type { RangeOptions } from "#shared/collectors/overture/range-client.ts";

/** How an operator's command reads files: as the product does. */
export const operatorRanges = (baseUrl: string): RangeOptions => ({
  baseUrl,
  userAgent: `Areascout/1.0 (${process.env.OVERPASS_CONTACT || "no contact set"})`,
  countBytes: async () => {},
  fetch,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
});

/** Runs a command. A failure of Overture's is one sentence and status 1. */
export async function runForOperator(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof OvertureFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
