import { anySignal } from "../../lib/any-signal.ts";
import { askQuestion } from "../../lib/api.ts";
import { isBackAgain, untilOnline } from "../../lib/connection.ts";
import { RequestFailure } from "../../lib/failure.ts";
import { present } from "./answer.ts";
import { failureMessage, messageOf } from "./answer-message.ts";
import { type Conversation, type Message, planBefore, presetOf } from "./conversation.ts";

/** The server gives up before; after this nobody waits any longer. */
const patienceMs = 35_000;

/**
 * The assistant's message on the person's message at `index`. The previous answer's plan is sent
 * along to resolve "and those without a website?". It never fails.
 */
export async function answerTo(
  conversation: Conversation,
  index: number,
  stop: AbortSignal,
): Promise<Message> {
  const asked = conversation.messages[index];
  const preset = presetOf(conversation);
  if (!asked || !preset) return failureMessage(undefined);
  const { taskId, niche, name } = preset;
  const before = asked.ran ? { plan: asked.ran } : planBefore(conversation, index);
  await Promise.race([untilOnline(), once(stop, "abort")]);
  const tooLate = AbortSignal.timeout(patienceMs);
  try {
    const sent = await askQuestion(
      {
        niche,
        name,
        // A changed plan runs as it is; its visible label is not a question.
        question: asked.ran ? "" : asked.content,
        ...(taskId === null ? {} : { taskId }),
        ...(before.plan ? { context: present({ ...before, language: asked.language }) } : {}),
      },
      anySignal([stop, tooLate]),
    );
    return messageOf(sent, taskId);
  } catch (error) {
    const isAnswered = error instanceof RequestFailure || stop.aborted || tooLate.aborted;
    if (!isAnswered && (await isBackAgain())) return answerTo(conversation, index, stop);
    return failureMessage(
      tooLate.aborted
        ? new RequestFailure(408, "The answer took too long. Please ask again.")
        : error,
    );
  }
}

const once = (target: EventTarget, type: string): Promise<void> =>
  new Promise((go) => target.addEventListener(type, () => go(), { once: true }));
