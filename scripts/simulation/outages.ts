import { accounts } from "#collections/accounts.ts";
import { claims } from "#collections/claims.ts";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import { listingPages } from "#collections/listing-pages.ts";
import { tasks } from "#collections/tasks.ts";
import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import { type CoverageReport, isFinal } from "#domain/task/task.ts";
import { shortHash } from "#shared/adapters/hash.ts";
import { answersOver } from "../collection/map-answers.ts";
import { createRandom, type MapElement } from "../stand-ins/index.ts";
import type { Violation } from "./checks/checker.ts";
import { oneFault } from "./platform/faults.ts";
import {
  type OutageKind,
  type OverpassService,
  outageKinds,
  overpassMap,
} from "./platform/overpass-service.ts";
import { type PlacesIn, placeOf } from "./platform/place-source.ts";
import type { World } from "./platform/world.ts";
import { production } from "./production.ts";
import { runWorld } from "./run-world.ts";
import type { Services } from "./services.ts";

const seconds = 1_000;
export const outageDurations = {
  "5 s": 5 * seconds,
  "30 s": 30 * seconds,
  "5 min": 300 * seconds,
  "2 h": 7_200 * seconds,
} as const;

export interface Outage {
  kind: OutageKind;
  durationMs: number;
  /** How many tiles are done when it begins. */
  afterTiles: number;
  /** So long after its beginning the person cancels; null = never. */
  cancelAfterMs?: number | null;
  /** So long after its beginning the person starts three other jobs, one after the other. */
  othersAfterMs?: number | null;
  /** The second source's behaviour; null = there is none. */
  places?: keyof typeof secondSources | null;
}

export interface OutageEnd {
  status: string;
  rows: number;
  tilesDone: number;
  chargedMicros: number;
  returnedMicros: number;
  priceMicros: number;
  balanceMicros: number;
  settles: number;
  /** From the start to the end, in seconds. */
  seconds: number;
  workers: number;
  questions: number;
  /** What the task said it waits for while the outage lasted. */
  waitedFor: string | null;
  /** Status of each start of another job. */
  others: number[];
  /** Whether the second source was read, or why not; null = there is none. */
  places: string | null;
  violations: readonly Violation[];
}

const user = { userId: "ada", email: "ada@example.test" };
const welcomeUsd = 20;
const bounds = { south: 1, west: 3, north: 1.4, east: 3.4 };
const key = "the job";
const taskId = shortHash(user.userId, "key", key);
/** Boxes with longer sides are too big for this service: the area has sixteen tiles. */
const sideMax = 0.11;
const perSide = 20;

/** 400 restaurants, as many in each tile. */
export const businesses: readonly MapElement[] = Array.from(
  { length: perSide * perSide },
  (_, at) => ({
    type: "node",
    id: at + 1,
    lat: bounds.south + ((Math.floor(at / perSide) + 0.5) / perSide) * 0.4,
    lon: bounds.west + (((at % perSide) + 0.5) / perSide) * 0.4,
    tags: { amenity: "restaurant", name: `Restaurant ${at + 1}` },
  }),
);

const tilesPerSide = 4;

/** Every seventh restaurant again, and in the middle of each tile one that the map lacks. */
const secondSource: PlacesIn = (_, types) => {
  const again = businesses.flatMap((one, at) =>
    at % 7 > 0 || one.type !== "node"
      ? []
      : [{ name: one.tags.name ?? "", lat: one.lat, lon: one.lon + 0.0001 }],
  );
  const more = Array.from({ length: tilesPerSide ** 2 }, (_, at) => ({
    name: `House ${at} of the second source`,
    lat: bounds.south + ((Math.floor(at / tilesPerSide) + 0.5) / tilesPerSide) * 0.4,
    lon: bounds.west + (((at % tilesPerSide) + 0.5) / tilesPerSide) * 0.4,
  }));
  return [...again, ...more].map((one, at) => placeOf(one, types, at % 2 > 0));
};

const secondSources = {
  answers: secondSource,
  "can't be reached": () => {
    throw new OvertureFailure("unreachable");
  },
  "never answers": () => null,
} satisfies Record<string, PlacesIn>;

/** One job of sixteen tiles, on a map service that fails for a while. */
export async function sufferOutage(outage: Outage): Promise<OutageEnd> {
  const answers = answersOver(businesses, "2026-11-21T00:00:00Z");
  let questions = 0;
  const service: OverpassService = {
    outage: null,
    onQuestion: () => {
      questions += 1;
    },
    answer: (query) => (isTooBig(query) ? timedOut : answers(query)),
  };
  let end: Omit<OutageEnd, "violations" | "questions"> | null = null;
  const { violations } = await runWorld(
    {
      random: createRandom(20_261_121),
      faults: oneFault(null),
      production,
      welcomeUsd,
      isLogged: false,
      map: overpassMap(service),
      placesIn: outage.places ? secondSources[outage.places] : null,
    },
    async (world, services) => {
      end = await live(outage, service, world, services);
    },
  );
  if (end === null) throw new Error(`the job never ended: ${JSON.stringify(violations)}`);
  return { ...(end as Omit<OutageEnd, "violations" | "questions">), violations, questions };
}

async function live(
  { kind, durationMs, afterTiles, cancelAfterMs = null, othersAfterMs = null }: Outage,
  service: OverpassService,
  world: World,
  services: Services,
): Promise<Omit<OutageEnd, "violations" | "questions">> {
  const { rows } = services;
  const task = () => rows.get(tasks, taskId);
  const sent = { name: "The job", niche: ["restaurant"], tier: 1 as const, bounds };
  await services.init(user);
  const startedAt = world.now();
  await services.scrape(user, sent, key);
  let waitedFor: string | null = null;
  let isCanceled = false;
  const others: number[] = [];
  for (;;) {
    await world.sleep(100);
    const now = task();
    if (!now || isFinal(now.status as never)) break;
    waitedFor ??= now.waiting_for === null ? null : String(now.waiting_for);
    const tilesDone = rows.all(listingPages).filter(({ task_id }) => task_id === taskId).length;
    if (service.outage === null && tilesDone >= afterTiles) {
      service.outage = { kind, from: world.now(), until: world.now() + durationMs };
    }
    const outageMs = service.outage ? world.now() - service.outage.from : -1;
    if (cancelAfterMs !== null && !isCanceled && outageMs >= cancelAfterMs) {
      isCanceled = true;
      await services.cancel(user, taskId);
    }
    if (othersAfterMs !== null && others.length === 0 && outageMs >= othersAfterMs) {
      for (const name of ["a", "b", "c"]) {
        others.push(await services.scrape(user, { ...sent, name }, `other ${name}`));
      }
    }
  }
  const entries = rows.all(ledgerEntries).filter(({ task_id }) => task_id === taskId);
  const ended = task();
  return {
    status: String(ended?.status),
    rows: Number(ended?.found),
    tilesDone: Number(ended?.tiles_done),
    chargedMicros: Number(ended?.charged_micros),
    returnedMicros: Number(ended?.returned_micros),
    priceMicros: Number(ended?.price_micros),
    balanceMicros: Number(rows.get(accounts, user.userId)?.balance_micros),
    settles: entries.filter((entry) => entry.kind === "settle").length,
    seconds: Math.round((world.now() - startedAt) / seconds),
    others,
    workers: rows.all(claims).filter(({ task_id }) => task_id === taskId).length,
    waitedFor,
    places: stateOfPlaces(String(ended?.coverage ?? "")),
  };
}

function stateOfPlaces(coverage: string): string | null {
  const { overture = null }: Partial<CoverageReport> = JSON.parse(coverage || "{}");
  return overture?.state === "failed" ? overture.why : (overture?.state ?? null);
}

const timedOut = JSON.stringify({
  osm3s: { timestamp_osm_base: "2026-11-21T00:00:00Z" },
  elements: [],
  remark: 'runtime error: Query timed out in "query" at line 1 after 61 seconds.',
});

function isTooBig(query: string): boolean {
  const [, south = 0, , north = 0] = (/\[bbox:([-\d.]+),([-\d.]+),([-\d.]+)/.exec(query) ?? []).map(
    Number,
  );
  return north - south > sideMax;
}

/** Every kind for every duration, begun after three tiles, as lines of a table. */
export async function outageTable(): Promise<string[]> {
  const lines: string[] = [];
  for (const kind of outageKinds) {
    for (const [name, durationMs] of Object.entries(outageDurations)) {
      const end = await sufferOutage({ kind, durationMs, afterTiles: 3 });
      lines.push(
        [
          kind.padEnd(26),
          name.padStart(6),
          end.status.padEnd(8),
          `${end.rows} rows`,
          `${end.tilesDone} tiles`,
          `charged ${end.chargedMicros} of ${end.priceMicros}`,
          `${end.seconds} s`,
          `${end.workers} workers`,
          `${end.questions} questions`,
          `waited for ${end.waitedFor ?? "nothing"}`,
          `${end.violations.length} violations`,
        ].join("  "),
      );
    }
  }
  return lines;
}
