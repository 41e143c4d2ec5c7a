import { exportRequest, paths } from "#domain/contract.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { isFinal } from "#domain/task/task.ts";
import { taskReply } from "#domain/task/task-reply.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { defineFunction, endpoint, endpointWithBody } from "#shared/http/define-function.ts";
import { fileEndpoint } from "#shared/http/file-endpoint.ts";
import { instant } from "#shared/http/query.ts";
import { startDeps } from "#shared/start/start-deps.ts";
import { cancelTask } from "./cancel-task.ts";
import { exportListings } from "./export-listings.ts";
import { readListings } from "./read-listings.ts";
import { readTile, readTiles } from "./read-tiles.ts";
import { rerunTask } from "./rerun-task.ts";
import { shareSnapshot } from "./share-snapshot.ts";

/**
 * GET /api/tasks, /api/tasks/{id}, /api/tasks/{id}/{listings,snapshot,tiles},
 * /api/tasks/{id}/tiles/{path}, /api/tasks/files/{id};
 * POST /api/tasks/{id}/{cancel,rerun,exports}
 */
export default defineFunction(`${paths.tasks}/health`, [
  endpoint("GET", paths.tasks, async (call) => {
    const rows = await storesFor(call).tasks.listOwn(
      call.caller.userId,
      instant(call.query, "before"),
    );
    return { body: rows.map(taskReply) };
  }),
  endpoint("GET", `${paths.tasks}/:id`, async (call) => ({
    body: taskReply(await storesFor(call).tasks.getOwn(call.caller.userId, call.params.id ?? "")),
  })),
  endpoint("GET", `${paths.tasks}/:id/listings`, async (call) => ({
    body: await readListings(
      { userId: call.caller.userId, taskId: call.params.id ?? "", query: call.query },
      storesFor(call),
    ),
  })),
  endpoint("GET", `${paths.tasks}/:id/snapshot`, async (call) => ({
    body: await shareSnapshot(
      { userId: call.caller.userId, taskId: call.params.id ?? "" },
      storesFor(call),
    ),
  })),
  endpoint("GET", `${paths.tasks}/:id/tiles`, async (call) => ({
    body: await readTiles(
      { userId: call.caller.userId, taskId: call.params.id ?? "" },
      storesFor(call),
    ),
  })),
  endpoint("GET", `${paths.tasks}/:id/tiles/:path`, async (call) => ({
    body: await readTile(
      {
        userId: call.caller.userId,
        taskId: call.params.id ?? "",
        path: call.params.path ?? "",
      },
      storesFor(call),
    ),
  })),
  endpointWithBody("POST", `${paths.tasks}/:id/exports`, exportRequest, async (call) => ({
    body: await exportListings(
      {
        userId: call.caller.userId,
        taskId: call.params.id ?? "",
        sent: call.body,
        linkBase: `${call.origin}${paths.tasks}`,
      },
      storesFor(call),
    ),
  })),
  fileEndpoint(paths.tasks),
  endpoint("POST", `${paths.tasks}/:id/cancel`, async (call) => {
    const task = await cancelTask(
      { userId: call.caller.userId, taskId: call.params.id ?? "" },
      storesFor(call),
    );
    return { status: isFinal(task.status) ? 200 : 202, body: taskReply(task) };
  }),
  endpoint("POST", `${paths.tasks}/:id/rerun`, async (call) => ({
    status: 202,
    body: await rerunTask(
      {
        userId: call.caller.userId,
        taskId: call.params.id ?? "",
        idempotencyKey: call.headers["idempotency-key"],
      },
      startDeps(call, taskLimits.startCountBudgetMs),
    ),
  })),
]);
