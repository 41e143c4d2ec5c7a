import { paths, queryRequest } from "#domain/contract.ts";
import { openExport } from "#shared/adapters/export-link.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { defineFunction, endpointWithBody, openEndpoint } from "#shared/http/define-function.ts";
import { answerForTask } from "./answer-for-task.ts";

/** POST /api/queryDatabase → a text answer or a file; its failures are plain text. */
export default defineFunction(`${paths.queryDatabase}/health`, [
  endpointWithBody(
    "POST",
    paths.queryDatabase,
    queryRequest,
    async (call) => ({
      body: await answerForTask(
        {
          userId: call.caller.userId,
          sent: call.body,
          linkBase: `${call.origin}${paths.queryDatabase}`,
        },
        storesFor(call),
      ),
    }),
    { failsAs: "text" },
  ),
  openEndpoint(
    "GET",
    `${paths.queryDatabase}/files/:id`,
    async (call) => ({
      location: await openExport(
        { fileId: call.params.id ?? "", tokenId: call.query.get("token") ?? "" },
        storesFor(call),
      ),
    }),
    { failsAs: "text" },
  ),
]);
