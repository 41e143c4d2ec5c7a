import { parseArgs } from "node:util";
import { startExecution } from "#shared/adapters/appwrite/calls.ts";
import { appwriteTables } from "#shared/adapters/appwrite/tables.ts";
import { taskStore } from "#shared/adapters/task-store.ts";

// Lists the tiles that could not be collected, and collects those of one preset again at no charge:
//   npm run dead-tiles [-- --retry TASK]
// The address and the key come from APPWRITE_ENDPOINT, APPWRITE_PROJECT_ID and APPWRITE_API_KEY.
const { values } = parseArgs({ options: { retry: { type: "string" } } });
const taskId = values.retry;
const endpoint = process.env.APPWRITE_ENDPOINT ?? "";
const projectId = process.env.APPWRITE_PROJECT_ID ?? "areascout";
const key = process.env.APPWRITE_API_KEY ?? "";
if (endpoint === "" || key === "") {
  console.error("APPWRITE_ENDPOINT or APPWRITE_API_KEY is missing.");
  process.exit(2);
}
const address = { endpoint, projectId };
const tasks = taskStore(appwriteTables(address, key));

if (taskId) {
  const task = await tasks.get(taskId);
  if (task?.status !== "success") {
    console.error(`Only a preset that succeeded has tiles to retry; ${taskId} is ${task?.status}.`);
    process.exit(1);
  }
  const body = { taskId, retryDeadTiles: true };
  await startExecution(address, key, { functionId: "collect", body });
  console.log(`The dead tiles of ${taskId} are being collected again; nothing is charged.`);
} else {
  const dead = await tasks.allDeadTiles();
  for (const { task_id, tile, area_m2, attempts, reason } of dead) {
    const areaKm2 = (area_m2 / 1_000_000).toFixed(2);
    console.log(`${task_id}  tile ${tile}  ${areaKm2} km²  ${attempts} tries  ${reason}`);
  }
  console.log(`${dead.length} dead tiles`);
}
