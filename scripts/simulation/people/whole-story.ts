import { shortHash } from "#shared/adapters/hash.ts";
import type { World } from "../platform/world.ts";
import type { Services } from "../services.ts";

const user = { userId: "ada", email: "ada@example.test" };
const asItIs = { units: null, claimedUserId: null };
const bounds = (side: number) => ({ south: 1, west: 3, north: 1 + side, east: 3 + side });
const sent = (name: string, side: number) => ({
  name,
  niche: ["restaurant"],
  tier: 2,
  bounds: bounds(side),
});

/** Everything the product does with money, once, in a fixed order. */
export async function liveOnce(world: World, services: Services): Promise<void> {
  const insist = async (ask: () => Promise<number>): Promise<void> => {
    for (let tries = 0; tries < 3; tries++) {
      const status = await ask();
      if (status !== 0 && status < 500) return;
      await world.sleep(1_000);
    }
  };
  const buy = async (amount: number): Promise<string> => {
    for (;;) {
      const payment = await services.createLink(user, amount);
      if (payment !== null) return payment;
      await world.sleep(1_000);
    }
  };

  await insist(() => services.init(user));
  const payment = await buy(20);
  services.pay.pay(payment, asItIs);
  await world.sleep(20_000);
  await insist(() => services.scrape(user, sent("All of it", 0.7), "first"));
  await world.sleep(30_000);
  await insist(() => services.scrape(user, sent("Canceled", 0.6), "second"));
  await insist(() => services.cancel(user, shortHash(user.userId, "key", "second")));
  await insist(() => services.scrape(user, sent("All of it", 0.7), "first"));
  const other = await buy(10);
  services.pay.pay(other, asItIs);
  await world.sleep(20_000);
  services.pay.refund(payment, "part", "kept");
  services.pay.refund(payment, "part", "reversed");
  await world.sleep(60_000);
  services.pay.dispute(other, "won");
  await world.sleep(120_000);
}
