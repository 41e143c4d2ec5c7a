import { endpoints } from "#domain/contract.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { isFinal } from "#domain/task/task.ts";
import { taskReply } from "#domain/task/task-reply.ts";
import { exportRequest, renameRequest } from "#domain/wire/requests.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { deletePreset } from "#shared/deletion/delete-preset.ts";
import { deletionDeps } from "#shared/deletion/deps-for.ts";
import { defineFunction } from "#shared/http/define-function.ts";
import { fileEndpoint } from "#shared/http/file-endpoint.ts";
import { amount, instant } from "#shared/http/query.ts";
import { type Call, endpoint, endpointWithBody } from "#shared/http/route.ts";
import { startDeps } from "#shared/start/start-deps.ts";
import { cancelTask } from "./cancel-task.ts";
import { exportListings } from "./export-listings.ts";
import { readListing, readListings } from "./read-listings.ts";
import { readResults } from "./read-results.ts";
import { readTile, readTiles } from "./read-tiles.ts";
import { renameTask } from "./rename-task.ts";
import { quoteRerun, rerunTask } from "./rerun-task.ts";
import { shareSnapshot } from "./share-snapshot.ts";
import type { TaskAsked } from "./task-asked.ts";

/** A person's presets: how far they are, what they found, and what can be done with them. */
export default defineFunction([
  endpoint(endpoints.listTasks, async (call) => {
    const rows = await storesFor(call).tasks.listOwn(
      call.caller.userId,
      instant(call.query, "before"),
    );
    return { body: rows.map(taskReply) };
  }),
  endpoint(endpoints.readTask, async (call) => ({
    body: taskReply(await storesFor(call).tasks.getOwn(call.caller.userId, call.params.id)),
  })),
  endpoint(endpoints.readListings, async (call) => ({
    body: await readListings({ ...wanted(call), query: call.query }, storesFor(call)),
  })),
  endpoint(endpoints.readListing, async (call) => ({
    body: await readListing({ ...wanted(call), id: call.params.listing }, storesFor(call)),
  })),
  endpoint(endpoints.readResults, async (call) => ({
    body: await readResults(
      { ...wanted(call), view: call.query.get("view") ?? "" },
      storesFor(call),
    ),
  })),
  endpoint(endpoints.shareSnapshot, async (call) => ({
    body: await shareSnapshot(wanted(call), storesFor(call)),
  })),
  endpoint(endpoints.readTiles, async (call) => ({
    body: await readTiles(wanted(call), storesFor(call)),
  })),
  endpoint(endpoints.readTile, async (call) => ({
    body: await readTile({ ...wanted(call), path: call.params.path }, storesFor(call)),
  })),
  endpointWithBody(endpoints.exportListings, exportRequest, async (call) => ({
    body: await exportListings(
      { ...wanted(call), sent: call.body, origin: call.origin },
      storesFor(call),
    ),
  })),
  fileEndpoint(endpoints.openListingsFile),
  endpointWithBody(endpoints.renameTask, renameRequest, async (call) => ({
    body: taskReply(await renameTask({ ...wanted(call), sent: call.body }, storesFor(call))),
  })),
  endpoint(endpoints.deleteTask, async (call, { error }) => {
    const status = await deletePreset(wanted(call), deletionDeps(call, error));
    return { status: status === "deleted" ? 200 : 202, body: { status } };
  }),
  endpoint(endpoints.cancelTask, async (call) => {
    const task = await cancelTask(wanted(call), storesFor(call));
    return { status: isFinal(task.status) ? 200 : 202, body: taskReply(task) };
  }),
  endpoint(endpoints.readRerun, async (call) => ({
    body: await quoteRerun(wanted(call), startDeps(call, taskLimits.startCountBudgetMs)),
  })),
  endpoint(endpoints.rerunTask, async (call) => ({
    status: 202,
    body: await rerunTask(
      {
        ...wanted(call),
        idempotencyKey: call.headers["idempotency-key"],
        confirmed: amount(call.query, "price"),
      },
      startDeps(call, taskLimits.startCountBudgetMs),
    ),
  })),
]);

/** The requested preset and its caller. */
const wanted = ({ caller, params }: Pick<Call<"/:id">, "caller" | "params">): TaskAsked => ({
  userId: caller.userId,
  taskId: params.id,
});
