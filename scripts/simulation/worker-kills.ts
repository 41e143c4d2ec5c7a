import { gunzipSync } from "node:zlib";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import { tasks } from "#collections/tasks.ts";
import { type OsmElement, positionOf } from "#domain/listing/element.ts";
import { decodeSnapshot } from "#domain/snapshot/snapshot.ts";
import { shortHash } from "#shared/adapters/hash.ts";
import { createRandom } from "../stand-ins/index.ts";
import { type Faults, oneFault, type Point, type RequestFault } from "./platform/faults.ts";
import { mapOf } from "./platform/map-source.ts";
import { type PlacesIn, placeOf } from "./platform/place-source.ts";
import type { World } from "./platform/world.ts";
import type { Production } from "./production.ts";
import { runWorld } from "./run-world.ts";
import type { Services } from "./services.ts";

const kills = ["crash-before", "crash-after"] as const satisfies readonly RequestFault[];
const seed = 20_261_121;
const welcomeUsd = 20;
const perTile = 3;
const user = { userId: "ada", email: "ada@example.test" };
const bounds = { south: 1, west: 3, north: 1.8, east: 3.8 };

export interface WorkerKills {
  tiles: number;
  /** Requests of the worker in an undisturbed run; it was killed at each of `at` of them. */
  points: number;
  at: number;
  runs: number;
  /** Of the undisturbed run's snapshot. */
  content: string;
  failures: readonly { point: Point; kill: RequestFault; problems: readonly string[] }[];
}

/** How a job ended, without what the clock says. */
interface Ending {
  status: string;
  charged: number;
  holds: number;
  settles: number;
  tiles: number;
  /** All of the snapshot: its listings with their receipts, and the coverage report. */
  content: string;
}

/**
 * Lets a worker on one job of many tiles die before and after a request, at `most` of its requests
 * spread over all of them, each time in a run of its own, and compares how the job ends with the
 * run in which nothing happens. `hasPlaces`: the job reads the second source as well.
 */
export async function killWorkerEverywhere(
  production: Production,
  most: number,
  { hasPlaces = false } = {},
): Promise<WorkerKills> {
  const placesIn = hasPlaces ? placesOfTown : null;
  const points: Point[] = [];
  const collect = (point: Point): void => {
    if (point.process === "collect") points.push(point);
  };
  const undisturbed = await runJob({ production, placesIn }, oneFault(null, collect));
  const wanted = undisturbed.ending;
  if (!wanted || undisturbed.violations.length > 0) throw new Error("the job fails by itself");

  const chosen = spread(points, most);
  const failures: WorkerKills["failures"][number][] = [];
  for (const at of chosen) {
    for (const kill of kills) {
      const fault = oneFault({ at, fault: kill });
      const { ending, violations, faults } = await runJob({ production, placesIn }, fault);
      if (faults[kill] === 0) throw new Error(`the worker never sent request ${at.number}`);
      const problems = [
        ...violations.map(({ sentence }) => sentence),
        ...differences(ending, wanted),
      ];
      if (problems.length > 0) failures.push({ point: at, kill, problems });
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  const runs = chosen.length * kills.length;
  return {
    ...{ tiles: wanted.tiles, points: points.length, at: chosen.length, runs, failures },
    content: wanted.content,
  };
}

/** So many of them at equal distances, the first and the last among them. */
function spread<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  const step = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => all[Math.round(at * step)]).filter(
    (each): each is T => each !== undefined,
  );
}

async function runJob(
  { production, placesIn }: { production: Production; placesIn: PlacesIn | null },
  faults: Faults,
) {
  const met: Services[] = [];
  const result = await runWorld(
    {
      random: createRandom(seed),
      faults,
      production,
      welcomeUsd,
      isLogged: false,
      map: mapOf(businesses, perTile),
      placesIn,
    },
    async (world, started) => {
      met.push(started);
      await startJob(world, started);
    },
  );
  const [services] = met;
  return { ...result, ending: services ? endingOf(services) : null };
}

const key = "the job";
const taskId = shortHash(user.userId, "key", key);

async function startJob(world: World, services: Services): Promise<void> {
  await services.init(user);
  await services.scrape(user, { name: "The job", niche: ["restaurant"], tier: 2, bounds }, key);
  await world.sleep(1_000);
}

function endingOf({ rows, files }: Services): Ending | null {
  const task = rows.get(tasks, taskId);
  if (!task) return null;
  const entries = rows.all(ledgerEntries).filter((entry) => entry.task_id === taskId);
  const file = files.get(`snapshots/${task.snapshot_id}`);
  const content = file ? contentOf(gunzipSync(file.bytes)) : "";
  return {
    status: String(task.status),
    charged: Number(task.charged_micros),
    holds: entries.filter(({ kind }) => kind === "hold").length,
    settles: entries.filter(({ kind }) => kind === "settle").length,
    tiles: Number(task.tiles_done),
    content: content.replaceAll(/"(at|collected_at)":"[^"]*"/g, '"$1":""'),
  };
}

function contentOf(bytes: Uint8Array): string {
  const { meta, listings } = decodeSnapshot(bytes);
  return JSON.stringify({ meta, listings: [...listings] });
}

function differences(ending: Ending | null, wanted: Ending): string[] {
  if (!ending) return ["there is no task"];
  const columns = Object.keys(wanted) as (keyof Ending)[];
  return columns
    .filter((column) => ending[column] !== wanted[column])
    .map((column) => `${column}: ${ending[column]} instead of ${wanted[column]}`);
}

const rowsOfBusinesses = 11;
/** About 10 m. */
const nextDoor = 0.000_09;

/** A town with websites, twins, streets that have to be derived, and shops on the edges of tiles. */
const businesses: readonly OsmElement[] = Array.from({ length: rowsOfBusinesses ** 2 }).flatMap(
  (_, number): OsmElement[] => {
    const share = (steps: number): number => (0.8 * (steps % rowsOfBusinesses)) / rowsOfBusinesses;
    const place = {
      lat: bounds.south + share(Math.floor(number / rowsOfBusinesses)),
      lon: bounds.west + share(number),
    };
    const site = number % 4 === 1 && { website: `https://restaurant-${number}.example/` };
    const tags = { amenity: "restaurant", name: `Restaurant ${number}`, ...site };
    const street = { "addr:street": `Street ${number % 5}`, phone: `+44 20 7946 0${100 + number}` };
    const shop: OsmElement = { type: "node", id: number + 1, ...place, tags };
    if (number % 3 > 0) return [{ ...shop, tags: { ...tags, ...street } }];
    const twin = { lat: place.lat + nextDoor, lon: place.lon };
    const neighbours = [1, 2].map(
      (door): OsmElement => ({
        type: "node",
        id: 1_000 + number * 2 + door,
        lat: place.lat,
        lon: place.lon + door * nextDoor,
        tags: { amenity: "restaurant", name: `Neighbour ${number} ${door}`, ...street },
      }),
    );
    return number % 2 > 0
      ? [
          shop,
          { type: "way", id: number + 1, center: twin, tags: { ...tags, website: "a.example" } },
        ]
      : [shop, ...neighbours];
  },
);

/** Every second business again, some twice, and every fifth time one more that the map lacks. */
const placesOfTown: PlacesIn = (_, types) =>
  businesses.flatMap((element, number) => {
    const { lat, lon } = positionOf(element);
    const name = element.tags?.name ?? "";
    const again = [0, nextDoor].map((north) => ({ name, lat: lat + north, lon: lon + nextDoor }));
    const known = number % 2 > 0 ? [] : again.slice(0, 1 + Number(number % 6 === 0));
    const more = { name: `House ${number} of the second source`, lat: lat + 10 * nextDoor, lon };
    return [...known, ...(number % 5 > 0 ? [] : [more])].map((one) =>
      placeOf(one, types, number % 3 === 0),
    );
  });
