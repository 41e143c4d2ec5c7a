import { tasks } from "#collections/tasks.ts";
import type { ScrapeRequest } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { areaLimits } from "#domain/limits/area.ts";
import { listingLimits } from "#domain/limits/listing.ts";
import { overtureLimits } from "#domain/limits/overture.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import { sha256, shortHash } from "#shared/adapters/hash.ts";
import { sourceWaits } from "../../functions/collect/source-waits.ts";
import type { Checker } from "./checks/checker.ts";
import { createDeliveries } from "./platform/deliveries.ts";
import { mapSource } from "./platform/map-source.ts";
import type { Notice } from "./platform/payment-notices.ts";
import { createPaymentService, priceId } from "./platform/payment-service.ts";
import { type PlacesIn, placeSource } from "./platform/place-source.ts";
import type { Ending, Process } from "./platform/process.ts";
import { createRowStore, type RowStore } from "./platform/row-store.ts";
import { webSites } from "./platform/web-sites.ts";
import { signatureFor } from "./platform/webhook-signature.ts";
import type { World } from "./platform/world.ts";
import { type Backstage, storesOf } from "./process-stores.ts";
import type { Production } from "./production.ts";

export const leaseMs = 90_000;
const secret = "a secret of the simulation";

export interface User {
  userId: string;
  email: string;
}

/** The product's functions, each call a process of its own. A status of 0 means no answer came. */
export interface Services {
  rows: RowStore;
  files: Backstage["files"];
  pay: Backstage["paddle"];
  init: (user: User) => Promise<number>;
  scrape: (user: User, sent: ScrapeRequest, key: string | null) => Promise<number>;
  cancel: (user: User, taskId: string) => Promise<number>;
  /** The id of the payment the checkout can open. */
  createLink: (user: User, amount: number) => Promise<string | null>;
  sweep: () => Promise<number>;
  /** Nothing runs, nothing is on its way. */
  isQuiet: () => boolean;
  /** What still waits for something, in words. */
  unfinished: () => string | null;
}

const warn = (): void => {};
const scrapeSettings = {
  areaMaxKm2: areaLimits.maxKm2Default,
  chargeMinUsd: 0,
  listingsMax: listingLimits.maxDefault,
  sourceDayMax: { queries: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY },
};
const sweepSettings = { leaseMs, reconcileEveryMs: 150_000, warn };

export function createServices(
  world: World,
  { checker, production, welcomeUsd, map = mapSource, placesIn = null }: ServicesOptions,
): Services {
  const backstage: Backstage = {
    world,
    map,
    placesIn,
    checker,
    production,
    rows: createRowStore(() => new Date(world.now())),
    files: new Map(),
    paddle: createPaymentService(world, (notice) => deliveries.send(notice)),
    startWorkers: (taskId) => startWorkers(taskId, backstage),
  };
  const deliveries = createDeliveries(world, (notice) => receive(notice, backstage));
  const paymentSettings = { priceId, welcomeUsd, alert: checker.afterAlert };
  const call = <T>(name: string, user: User, work: (process: Process) => Promise<T>) =>
    world.start({ name, userId: user.userId, key: null, secondsMax: 30 }, work);

  return {
    rows: backstage.rows,
    files: backstage.files,
    pay: backstage.paddle,
    async init(user) {
      const ending = await call("init", user, (process) =>
        production.openBalance(callerOf(user), user.userId, {
          ...storesOf(process, backstage),
          welcomeUsd,
        }),
      );
      return statusOf(ending, checker);
    },
    scrape: (user, sent, key) => scrape({ user, sent, key }, backstage),
    async cancel(user, taskId) {
      const ending = await call("cancel", user, (process) =>
        production.cancelTask({ userId: user.userId, taskId }, storesOf(process, backstage)),
      );
      return statusOf(ending, checker);
    },
    async createLink(user, amount) {
      const ending = await call("create-link", user, (process) =>
        production.createLink(
          user,
          { priceId, amount },
          {
            ...storesOf(process, backstage),
            ...paymentSettings,
          },
        ),
      );
      statusOf(ending, checker);
      return ending.kind === "answered" ? ending.value.transactionId : null;
    },
    async sweep() {
      const as = { name: "sweep", userId: null, key: null, secondsMax: 60 };
      const ending = await world.start(as, (process) =>
        production.sweep({ ...storesOf(process, backstage), ...paymentSettings, ...sweepSettings }),
      );
      return statusOf(ending, checker);
    },
    isQuiet: () => world.isQuiet() && deliveries.open() === 0,
    unfinished: () =>
      deliveries.open() > 0 ? `${deliveries.open()} payment events are not acknowledged` : null,
  };
}

export interface ServicesOptions {
  checker: Checker;
  production: Production;
  welcomeUsd: number;
  map?: Backstage["map"];
  placesIn?: PlacesIn | null;
}

const callerOf = (user: User) => ({ ...user, emailVerified: true, blocked: false });

function statusOf(ending: Ending<unknown>, checker: Checker): number {
  if (ending.kind === "gone") return 0;
  if (ending.kind === "answered") return 200;
  checker.afterError(ending.error);
  return ending.error instanceof AppError ? ending.error.status : 500;
}

async function scrape(
  { user, sent, key }: { user: User; sent: ScrapeRequest; key: string | null },
  backstage: Backstage,
): Promise<number> {
  const { world, checker, production } = backstage;
  const settings = {
    ...{ ...scrapeSettings, readsOverture: backstage.placesIn !== null },
    countAhead: async () => null,
  };
  const start = { userId: user.userId, sent, idempotencyKey: key ?? undefined };
  const as = { name: "scrape", userId: user.userId, key, secondsMax: 30 };
  let process: Process | undefined;
  const ending = await world.start(as, (started) => {
    process = started;
    return production.startCollection(start, { ...storesOf(started, backstage), ...settings });
  });
  const status = ending.kind === "answered" ? 202 : statusOf(ending, checker);
  if (process && status > 0 && key !== null) {
    const taskId = shortHash(user.userId, "key", key);
    checker.afterAnswer({ kind: "scrape", process, status, taskId });
  }
  return status;
}

/** The platform may start an execution late, twice or not at all. */
function startWorkers(taskId: string, backstage: Backstage): void {
  const { faults, random, later } = backstage.world;
  if (faults.strikes("start-dropped")) return;
  for (let times = faults.strikes("start-twice") ? 2 : 1; times > 0; times--) {
    const latest = faults.strikes("start-late") ? 2 * leaseMs : 200;
    later(random.between(1, latest), () => void collect(taskId, backstage));
  }
}

async function collect(taskId: string, backstage: Backstage): Promise<void> {
  const { world, checker, production, rows, placesIn } = backstage;
  const userId = String(rows.get(tasks, taskId)?.user_id ?? "");
  const as = { name: "collect", userId, key: null, secondsMax: 900 };
  const ending = await world.start(as, (process) => {
    const onTile = () => checker.afterAnswer({ kind: "tile", process, taskId });
    const stores = storesOf(process, backstage);
    const place = { tables: stores.tables, process };
    const source = backstage.map(world, world.sendFrom(process), onTile, place);
    return production.runCollection(taskId, {
      ...stores,
      leaseMs,
      listingsMax: listingLimits.maxDefault,
      progressEveryMs: workerLimits.progressWriteEveryMs,
      source,
      boundaries: source.boundaries,
      overture: placesIn && placeSource(placesIn, world, world.sendFrom(process)),
      placesMaxMs: overtureLimits.readMaxMs,
      spareSource: backstage.map(world, world.sendFrom(process), onTile, place),
      abandonQuestions: () => {},
      waits: sourceWaits(1),
      cancelLookMs: workerLimits.cancelLookMs,
      sleep: (ms) => world.sleepIn(process, ms),
      random: world.random.next,
      openCrawler: () => webSites(world.sendFrom(process)),
      openRefiner: () => null,
      countryAt: () => null,
      hashHex: sha256,
      giveMemoryBack: () => {},
      every: (ms, run) => world.every(process, ms, run),
      warn,
    });
  });
  statusOf(ending, checker);
}

/** One delivery of an event, signed as the payment service signs it. */
async function receive(notice: Notice, backstage: Backstage): Promise<number> {
  const { world, checker, production } = backstage;
  const rawBody = JSON.stringify(notice.event);
  const signature = signatureFor(rawBody, secret, new Date(world.now()));
  const as = { name: "webhook", userId: notice.userId, key: null, secondsMax: 30 };
  let process: Process | undefined;
  const ending = await world.start(as, (started) => {
    process = started;
    const stores = storesOf(started, backstage);
    const delivery = { signature, rawBody };
    return production.receiveEvent(delivery, {
      ...stores,
      priceId,
      secret,
      alert: checker.afterAlert,
    });
  });
  const status = statusOf(ending, checker);
  if (process && status > 0) checker.afterAnswer({ kind: "event", process, status, notice });
  return status;
}
