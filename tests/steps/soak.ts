import type { Page } from "playwright-core";
import { createRandom } from "../../scripts/stand-ins/index.ts";

/** Of `npm test -- soak`: this round's seed; without one nothing is delayed. */
const seed = process.env.SOAK_SEED ? Number(process.env.SOAK_SEED) : null;
const delayMaxMs = 600;
const slowdowns = [1, 2, 4, 6];

let visits = 0;

/** In a soak: every request comes late by chance, and the processor is slower by chance. */
export async function underLoad(page: Page): Promise<void> {
  if (seed === null) return;
  visits += 1;
  const random = createRandom(seed * 1_000 + visits);
  // Routes of the test itself come first and pass on to this one.
  await page.context().route("**/*", async (route) => {
    await new Promise((next) => setTimeout(next, random.next() * delayMaxMs));
    await route.fallback().catch(() => undefined);
  });
  const rate = slowdowns[Math.floor(random.next() * slowdowns.length)] ?? 1;
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}
