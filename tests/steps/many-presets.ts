import { tasks } from "#collections/tasks.ts";
import { appwriteTables } from "#shared/adapters/appwrite/tables.ts";
import { shortHash } from "#shared/adapters/hash.ts";
import { newTask } from "#shared/start/new-task.ts";
import { localApiKey } from "../../scripts/local-appwrite/index.ts";
import type { RunningStack } from "./stack.ts";

const types = ["Bakery", "Café", "Dentist", "Florist", "Hotel", "Lawyer", "Museum"];
const towns = ["Lindau", "Bregenz", "Konstanz", "Friedrichshafen"];

/** Finished presets without businesses, as rows only: the oldest is the first of its number. */
export async function addPresets(
  { origin, dataDir }: RunningStack,
  { userId }: { userId: string },
  count: number,
): Promise<void> {
  const address = { endpoint: `${origin}/v1`, projectId: "areascout" };
  const tables = appwriteTables(address, localApiKey(dataDir));
  for (let n = 1; n <= count; n++) {
    const type = types[n % types.length] ?? "";
    const town = towns[n % towns.length] ?? "";
    const wish = {
      ...{ userId, name: `${type} ${town} ${n}`, niche: [type], types: [], tier: 1 as const },
      ...{ bounds: { north: 1 + n / 10_000, south: 1, east: 1.01, west: 1 }, place: town },
      ...{ offer: null, previousTaskId: null, overture: null },
    };
    await tables.create(tasks, shortHash(userId, n), { ...newTask(wish, 0), status: "success" });
  }
}
