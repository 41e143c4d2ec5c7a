import type { Bounds } from "#domain/area/area.ts";
import type { Task } from "#domain/contract.ts";
import { matchType } from "#domain/matching/categories.ts";
import { taskReply } from "#domain/task/task-reply.ts";
import type { LedgerStore } from "#shared/adapters/ledger-store.ts";
import { newTask } from "#shared/start/new-task.ts";
import { runCollection } from "../../functions/collect/run-collection.ts";
import { collectionDeps, sourceOf } from "../collection/collection-run.ts";
import { answersOver } from "../collection/map-answers.ts";
import { memoryFiles, type StoredFile } from "../simulation/platform/memory-files.ts";
import { memoryTables } from "../simulation/platform/memory-tables.ts";
import { createRowStore } from "../simulation/platform/row-store.ts";
import type { SampleTown } from "../stand-ins/index.ts";
import { townSites } from "./town-sites.ts";

/** A finished preset of the sample town: what the API says of it, and its file of businesses. */
export interface SamplePreset {
  task: Task;
  /** As in the bucket: the product's own snapshot, compressed. */
  snapshot: Uint8Array;
}

/** What a visitor is shown: the middle of the town, in everyday types. */
const wish = {
  name: "Port Ellory centre",
  niche: ["Restaurant", "Cafe", "Bakery", "Hair Salon", "Dentist", "Hotel"],
  bounds: { north: 44.2042, south: 44.1898, east: -33.386, west: -33.4154 } satisfies Bounds,
  tier: 2,
} as const;

const taskId = "sample";

/** Collects the preset by the production worker, from the stand-ins of the map and of the sites. */
export async function collectSample(town: SampleTown): Promise<SamplePreset> {
  // The same moment at every build, so that the same sources make the same files.
  const now = (): Date => new Date(town.osmTimestamp);
  const tables = memoryTables(createRowStore(now), async ({ run }) => run());
  const files = new Map<string, StoredFile>();
  const deps = {
    ...collectionDeps({
      tables,
      files: memoryFiles(
        files,
        () => now().getTime(),
        async ({ run }) => run(),
      ),
      source: sourceOf(answersOver(town.elements, town.osmTimestamp)),
      now,
    }),
    openCrawler: () => townSites(town),
  };
  await pay(deps.ledger);
  await runCollection(taskId, deps);
  const task = await deps.tasks.get(taskId);
  const [snapshot] = files.values();
  if (task?.status !== "success" || !snapshot) {
    throw new Error(`The sample preset ended as ${task?.status}: ${task?.failure_detail}`);
  }
  return { task: taskReply(task), snapshot: snapshot.bytes };
}

async function pay({ openAccount, hold }: LedgerStore): Promise<void> {
  const userId = "visitor";
  await openAccount({ userId, email: "visitor@example.test" }, 1_000_000);
  const types = wish.niche.map((sent) => {
    const match = matchType(sent);
    if (!match) throw new Error(`The sample asks for an unknown type: ${sent}`);
    return { sent: match.label, type: match.label, tags: match.tags };
  });
  const held = await hold(
    taskId,
    newTask(
      {
        ...wish,
        userId,
        niche: types.map(({ type }) => type),
        types,
        place: "Port Ellory",
        offer: null,
        previousTaskId: null,
        overture: null,
      },
      0,
    ),
  );
  if (held.kind !== "held") throw new Error(`The sample preset was not paid: ${held.kind}`);
}
