import { endpoints } from "#domain/contract.ts";
import { questionLimits } from "#domain/limits/question.ts";
import { queryRequest } from "#domain/wire/requests.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { defineFunction } from "#shared/http/define-function.ts";
import { fewAtOnce } from "#shared/http/few-at-once.ts";
import { fileEndpoint } from "#shared/http/file-endpoint.ts";
import { endpointWithBody } from "#shared/http/route.ts";
import { answerForTask } from "./answer-for-task.ts";
import { questionCounter } from "./count-question.ts";
import { otherReaderFor } from "./other-reader.ts";

const countQuestion = questionCounter();

const inTurn = fewAtOnce({
  atOnce: questionLimits.queriesAtOnce,
  patienceMs: questionLimits.queryPatienceMs,
  waitMaxMs: questionLimits.totalMs - questionLimits.answerMs,
});

/** Answers a question by a text or a file. */
export default defineFunction(
  [
    endpointWithBody(endpoints.askQuestion, queryRequest, async (call, context) => {
      const stores = storesFor(call);
      const { userId } = call.caller;
      const endsAt = call.arrivedAt + questionLimits.totalMs;
      const otherReader = otherReaderFor(
        { userId, env: call.env, log: context.log, endsAt },
        stores,
      );
      return {
        body: await answerForTask(
          { userId, sent: call.body, origin: call.origin },
          { ...stores, otherReader, countQuestion },
        ),
      };
    }),
    fileEndpoint(endpoints.openAnswerFile),
  ],
  inTurn,
);
