import type { ScrapeRequest } from "#domain/contract.ts";
import { shortHash } from "#shared/adapters/hash.ts";
import type { World } from "../platform/world.ts";
import type { Services, User } from "../services.ts";

const packs = [10, 20] as const;
/** Degrees; at the equator 0.1° is $0.12 and 0.85° $8.89. */
const sides = [0.1, 0.3, 0.6, 0.85] as const;
const triesMax = 3;

interface Person {
  user: User;
  world: World;
  services: Services;
  payments: string[];
  presets: { key: string; sent: ScrapeRequest }[];
}

/** Does a few of the things people do, some in two tabs at once; asks again when no answer came. */
export async function liveAs(user: User, world: World, services: Services): Promise<void> {
  const { random } = world;
  const person: Person = { user, world, services, payments: [], presets: [] };
  await world.sleep(random.between(1, 2_000));
  await untilAnswered(world, () => services.init(user));
  if (random.chance(0.6)) await buy(person);
  const tabs = Array.from({ length: random.between(1, 2) }, async () => {
    for (let deeds = random.between(1, 2); deeds > 0; deeds--) {
      await world.sleep(random.between(1, random.chance(0.3) ? 60_000 : 3_000));
      await doSomething(person);
    }
  });
  await Promise.all(tabs);
}

async function doSomething(person: Person): Promise<void> {
  const { random } = person.world;
  const dice = random.next();
  if (dice < 0.45) return startPreset(person);
  if (dice < 0.62) return startAtOnce(person);
  if (dice < 0.74) return repeatPreset(person);
  if (dice < 0.84) return cancelPreset(person);
  if (dice < 0.92) return buy(person);
  return wantMoneyBack(person);
}

async function startPreset(person: Person): Promise<void> {
  const { user, world, services, presets } = person;
  const number = presets.length;
  const sent = request(`Preset ${number}`, world);
  const key = `${user.userId}-${number}`;
  presets.push({ key, sent });
  const clicks = world.faults.strikes("double-click") ? world.random.between(2, 3) : 1;
  const start = () => untilAnswered(world, () => services.scrape(user, sent, key));
  await Promise.all(Array.from({ length: clicks }, start));
  if (world.random.chance(0.15)) await cancelPreset(person);
}

/** More than the balance or the slots may allow. */
async function startAtOnce(person: Person): Promise<void> {
  const count = person.world.random.between(2, 3);
  await Promise.all(Array.from({ length: count }, () => startPreset(person)));
}

function request(name: string, world: World): ScrapeRequest {
  const { random } = world;
  const [south, west] = [random.between(-2, 2), random.between(1, 9)];
  const side = random.pick(sides);
  const bounds = { south, west, north: south + side, east: west + side };
  return { name, niche: ["restaurant"], tier: random.chance(0.3) ? 2 : 1, bounds };
}

/** The same key again, now and then for another request, or no key at all. */
async function repeatPreset({ user, world, services, presets }: Person): Promise<void> {
  const preset = presets[world.random.between(0, Math.max(0, presets.length - 1))];
  if (!preset) return;
  const { sent, key } = preset;
  const isOther = world.random.chance(0.3);
  const again = isOther ? { ...sent, name: `${sent.name} again` } : sent;
  await services.scrape(user, again, world.random.chance(0.2) ? null : key);
}

async function cancelPreset({ user, world, services, presets }: Person): Promise<void> {
  const preset = presets[world.random.between(0, Math.max(0, presets.length - 1))];
  if (!preset) return;
  const taskId = shortHash(user.userId, "key", preset.key);
  await world.sleep(world.random.between(1, 2_000));
  await untilAnswered(world, () => services.cancel(user, taskId));
}

async function buy({ user, world, services, payments }: Person): Promise<void> {
  const { random } = world;
  const payment = await services.createLink(user, random.pick(packs));
  if (payment === null) return;
  await world.sleep(random.between(1, 500));
  services.pay.pay(payment, {
    units: random.chance(0.15) ? random.between(1, 5) : null,
    claimedUserId: random.chance(0.05) ? "bob" : null,
  });
  payments.push(payment);
}

async function wantMoneyBack({ world, services, payments }: Person): Promise<void> {
  const { random } = world;
  const payment = payments[0];
  if (!payment) return;
  if (random.chance(0.7)) {
    const outcome = random.chance(0.25) ? "reversed" : "kept";
    services.pay.refund(payment, random.chance(0.4) ? "all" : "part", outcome);
  }
  if (random.chance(0.4)) services.pay.dispute(payment, random.chance(0.3) ? "won" : "lost");
}

async function untilAnswered(world: World, ask: () => Promise<number>): Promise<void> {
  for (let tries = 0; tries < triesMax; tries++) {
    const status = await ask();
    if (status !== 0 && status < 500) return;
    await world.sleep(world.random.between(100, 5_000));
  }
}
