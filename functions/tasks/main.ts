import { paths } from "#domain/contract.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { defineFunction, endpoint } from "#shared/http/define-function.ts";
import { readListings } from "./read-listings.ts";
import { taskReply } from "./task-reply.ts";

/** GET /api/tasks, /api/tasks/{id}, /api/tasks/{id}/listings */
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
]);
