import { sentenceOf } from "../../lib/failure.ts";
import { detailsIn } from "./answer.ts";
import type { Message } from "./conversation.ts";
import { partOf, textIn } from "./sent-value.ts";

const unexpected: Message = {
  role: "assistant",
  content: "❌ Unexpected response format.",
  ended: "failed",
};

/** The assistant's message for the server's reply about a preset. */
export function messageOf(sent: unknown, taskId: string | null): Message {
  const { format, answer, download_url } = partOf(sent) ?? {};
  const [text, url] = [textIn(answer), textIn(download_url)];
  const message = { role: "assistant" as const, details: { ...detailsIn(sent), taskId } };
  if (format === "text" && text !== undefined) return { ...message, content: text };
  if (format === "file" && url !== undefined) {
    return { ...message, content: text ?? "Your file is ready.", url };
  }
  return unexpected;
}

export const failureMessage = (error: unknown): Message => ({
  role: "assistant",
  content: `❌ Error: ${sentenceOf(error, "Something went wrong.")}`,
  ended: "failed",
});

export const stoppedMessage: Message = {
  role: "assistant",
  content: "Stopped. This question wasn't answered.",
  ended: "stopped",
};
