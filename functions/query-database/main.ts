import { paths, queryRequest } from "#domain/contract.ts";
import { questionLimits } from "#domain/limits/question.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { defineFunction, endpointWithBody } from "#shared/http/define-function.ts";
import { fewAtOnce } from "#shared/http/few-at-once.ts";
import { fileEndpoint } from "#shared/http/file-endpoint.ts";
import { answerForTask } from "./answer-for-task.ts";
import { questionCounter } from "./count-question.ts";
import { otherReaderFor } from "./other-reader.ts";

const countQuestion = questionCounter();

/** POST /api/queryDatabase → a text answer or a file; its failures are plain text. */
const queryDatabase = defineFunction(`${paths.queryDatabase}/health`, [
  endpointWithBody(
    "POST",
    paths.queryDatabase,
    queryRequest,
    async (call, context) => {
      const stores = storesFor(call);
      const { userId } = call.caller;
      const linkBase = `${call.origin}${paths.queryDatabase}`;
      const otherReader = otherReaderFor({ userId, env: call.env, log: context.log }, stores);
      return {
        body: await answerForTask(
          { userId, sent: call.body, linkBase },
          { ...stores, otherReader, countQuestion },
        ),
      };
    },
    { failsAs: "text" },
  ),
  fileEndpoint(paths.queryDatabase),
]);

export default fewAtOnce(queryDatabase, {
  atOnce: questionLimits.queriesAtOnce,
  patienceMs: questionLimits.queryPatienceMs,
});
