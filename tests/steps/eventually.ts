import { vi } from "vitest";

/** Checks again until it passes; a busy machine may take long. */
export const eventually = (check: () => unknown): Promise<unknown> =>
  vi.waitFor(check, { timeout: 120_000, interval: 20 });
