import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import type { RangeOptions } from "#shared/collectors/overture/range-client.ts";

/** Overture's catalogue, or the one of OVERTURE_STAC_URL. */
export const catalogueUrl =
  process.env.OVERTURE_STAC_URL || "https://stac.overturemaps.org/catalog.json";

/** Arguments of a command: a release, or none for the newest one, and a file or a folder. */
export function readArguments([first, second]: readonly string[]): {
  wanted: string | undefined;
  path: string | undefined;
} {
  const isRelease = first !== undefined && /^\d{4}-\d\d-\d\d\.\d+$/.test(first);
  return isRelease ? { wanted: first, path: second } : { wanted: undefined, path: first };
}

/** How an operator's command reads files: as the product does. */
export const operatorRanges = (baseUrl: string): RangeOptions => ({
  baseUrl,
  userAgent: `Areascout/1.0 (${process.env.OVERPASS_CONTACT || "no contact set"})`,
  countBytes: async () => {},
  fetch,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
});

/** Its message is a sentence for the operator. */
export class OperatorError extends Error {}

/** Runs a command. A failure of Overture's, or one that the operator mends, is one sentence and status 1. */
export async function runForOperator(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof OvertureFailure || error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
