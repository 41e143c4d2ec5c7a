import { paths } from "#domain/contract.ts";
import { limits } from "#domain/limits.ts";
import { isFinal } from "#domain/task.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { defineFunction, endpoint } from "#shared/http/define-function.ts";
import { startDeps } from "#shared/start/start-deps.ts";
import { cancelTask } from "./cancel-task.ts";
import { readListings } from "./read-listings.ts";
import { rerunTask } from "./rerun-task.ts";
import { taskReply } from "./task-reply.ts";

/** GET /api/tasks, /api/tasks/{id}, /api/tasks/{id}/listings; POST /api/tasks/{id}/{cancel,rerun} */
export default defineFunction(`${paths.tasks}/health`, [
  endpoint("GET", paths.tasks, async (call) => {
    const rows = await storesFor(call).tasks.listOwn(
      call.caller.userId,
      call.query.get("before") ?? undefined,
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
      startDeps(call, limits.startCountBudgetMs),
    ),
  })),
]);
