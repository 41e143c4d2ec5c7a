import * as v from "valibot";
import { sentenceOf } from "../../lib/failure.ts";
import type { Message } from "./conversation.ts";

const texts = v.optional(v.array(v.string()), []);
const reply = v.object({
  format: v.picklist(["text", "file"]),
  answer: v.optional(v.string()),
  download_url: v.optional(v.string()),
  expiresAt: v.optional(v.string()),
  explanation: v.optional(v.string(), ""),
  notes: texts,
  suggestions: texts,
  result: v.optional(
    v.object({
      kind: v.string(),
      rows: v.optional(v.array(v.record(v.string(), v.unknown())), []),
      total: v.optional(v.number()),
    }),
  ),
});

const unexpected: Message = { role: "assistant", content: "❌ Unexpected response format." };

/** The assistant's message for what the server sent. */
export function messageOf(sent: unknown): Message {
  const parsed = v.safeParse(reply, sent);
  if (!parsed.success) return unexpected;
  const { format, answer, download_url: url, expiresAt, result, ...rest } = parsed.output;
  const rows = result?.kind === "list" ? result.rows : [];
  const details = { ...rest, rows, total: result?.total ?? rows.length };
  if (format === "text" && answer !== undefined) {
    return { role: "assistant", content: answer, details };
  }
  if (format === "file" && url !== undefined) {
    return {
      role: "assistant",
      content: answer ?? "Your file is ready.",
      url,
      details: { ...details, ...(expiresAt ? { expiresAt } : {}) },
    };
  }
  return unexpected;
}

export const failureMessage = (error: unknown): Message => ({
  role: "assistant",
  content: `❌ Error: ${sentenceOf(error, "Something went wrong.")}`,
});

export const isFailure = ({ content }: Message): boolean => content.startsWith("❌");
