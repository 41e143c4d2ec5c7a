import type { TaskRow } from "#collections/tasks.ts";
import { joinSources } from "#domain/conflation/join-sources.ts";
import { overtureLimits } from "#domain/limits/overture.ts";
import type { TypeTags } from "#domain/matching/categories.ts";
import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import type { PlacesOutcome } from "#domain/overture/places-outcome.ts";
import { forgetRows } from "#domain/snapshot/stored-rows.ts";
import type { PlacePack } from "#shared/adapters/place-pages.ts";
import type { PlacesAnswer } from "#shared/collectors/overture/overture.ts";
import type { Merged } from "./finish-collection.ts";
import type { Shift, TileDeps } from "./tile-work.ts";

type PlaceDeps = Pick<
  TileDeps,
  | "tasks"
  | "placePages"
  | "overture"
  | "placesMaxMs"
  | "listingsMax"
  | "hashHex"
  | "giveMemoryBack"
  | "now"
  | "every"
  | "cancelLookMs"
  | "warn"
>;

export type PlacesStop = "lost" | "canceled" | "time-is-up";

/**
 * Adds the area's places of Overture Maps. They are read once and kept as a checkpoint. If the second
 * source fails, the report says so, and the map's businesses are delivered without it. Empties
 * `content.listings` where it joins them.
 */
export async function collectPlaces(
  task: TaskRow,
  { content, done }: { content: Merged; done: readonly string[] },
  shift: Shift,
  deps: PlaceDeps,
): Promise<{ stopped: PlacesStop } | { stopped: null; content: Merged }> {
  if (task.overture === null) return { stopped: null, content };
  // Reading the places takes most of the memory, and needs none of the map's.
  forgetRows(content.listings);
  const kept = await deps.placePages.read(task.$id);
  const outcome = isStuck(task, shift)
    ? await withoutPlaces(task, kept, deps)
    : (kept ?? (await readPlaces(task, shift, deps)));
  if (typeof outcome === "string") return { stopped: outcome };
  if (outcome.state === "failed")
    return { stopped: null, content: { ...content, overture: outcome } };
  const { hashHex, giveMemoryBack } = deps;
  const context = { task, done, hashHex, giveMemoryBack };
  const { listings, report } = joinSources(content.listings, outcome, context);
  return { stopped: null, content: { ...content, listings, overture: report } };
}

/** Whether workers ended one after the other while they read places or joined them with the map. */
const isStuck = ({ status }: TaskRow, { stuck }: Shift): boolean =>
  stuck >= overtureLimits.stuckMax && status === "collecting";

/** A worker that the places bring down must not take the run with it. */
async function withoutPlaces(
  task: TaskRow,
  kept: PlacesOutcome | null,
  { placePages, warn }: PlaceDeps,
): Promise<PlacesOutcome> {
  if (kept?.state === "failed") return kept;
  const failure = new OvertureFailure("ended");
  warn("overture", task.$id, failure);
  await placePages.remove(task.$id);
  return placePages.save(task.$id, {
    state: "failed",
    why: failure.kind,
    sentence: failure.message,
  });
}

async function readPlaces(
  task: TaskRow,
  shift: Shift,
  deps: PlaceDeps,
): Promise<PlacesOutcome | PlacesStop> {
  if (shift.lost()) return "lost";
  if (deps.now().getTime() > shift.endsAt) return "time-is-up";
  const { placePages } = deps;
  let outcome: Parameters<typeof placePages.save>[1];
  try {
    const places = placePages.pack();
    const answer = await watched(task, places, shift, deps);
    // Keeping them takes memory three times: packed, as a file, and read again.
    deps.giveMemoryBack();
    if (typeof answer === "string") return answer;
    if (answer.warning !== null) deps.warn("overture", task.$id, answer.warning);
    const { release, dropped } = answer;
    const unknownTops = mostOf(answer.unknownTops);
    const readAt = deps.now().toISOString();
    const { listingsMax } = deps;
    outcome = { state: "read", release, readAt, listingsMax, dropped, unknownTops, places };
  } catch (error) {
    const failure =
      error instanceof OvertureFailure ? error : new OvertureFailure("corrupt", { cause: error });
    deps.warn("overture", task.$id, failure);
    outcome = { state: "failed", why: failure.kind, sentence: failure.message };
  }
  return shift.lost() ? "lost" : placePages.save(task.$id, outcome);
}

/** The answer, unless the task is canceled, in other hands or out of patience before. */
function watched(
  task: TaskRow,
  places: PlacePack,
  shift: Shift,
  { overture, placesMaxMs, tasks, every, cancelLookMs, giveMemoryBack, now }: PlaceDeps,
): Promise<PlacesAnswer | PlacesStop> {
  // The operator may have taken the variable away since the start.
  if (!overture) throw new OvertureFailure("index-missing");
  const types: TypeTags[] = JSON.parse(task.tags);
  const { north, south, east, west } = task;
  // A read that continued would keep the process's next one waiting.
  const patience = new AbortController();
  let taken = 0;
  const take = (place: OverturePlace): void => {
    places.add(place);
    taken += 1;
    if (taken % overtureLimits.placesPerSweep === 0) giveMemoryBack();
  };
  const reading = overture.collect(
    { north, south, east, west },
    types.map(({ type }) => type),
    take,
    patience.signal,
  );
  const endsAt = now().getTime() + placesMaxMs;
  let stop = (): void => {};
  return new Promise<PlacesAnswer | PlacesStop>((resolve, reject) => {
    const look = async (): Promise<void> => {
      if (shift.lost()) resolve("lost");
      else if ((await tasks.get(task.$id))?.cancel_requested) resolve("canceled");
      else if (now().getTime() > endsAt) reject(new OvertureFailure("slow"));
    };
    // The next look learns what this one missed.
    stop = every(cancelLookMs, () => void look().catch(() => {}));
    reading.then(resolve, reject);
  }).finally(() => {
    stop();
    patience.abort();
  });
}

function mostOf(counts: Record<string, number>): Record<string, number> {
  const most = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return Object.fromEntries(most.slice(0, overtureLimits.unknownTopsMax));
}
