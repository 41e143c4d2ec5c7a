import * as v from "valibot";

export const greeting =
  "Hello! I'm your Super Business Intelligence Assistant. I can help you query your business database to find leads and insights.";

const previewWords = 4;
const previewMaxChars = 30;

/** What an answer shows besides its sentence. */
const details = v.object({
  explanation: v.string(),
  notes: v.array(v.string()),
  suggestions: v.array(v.string()),
  rows: v.array(v.record(v.string(), v.unknown())),
  total: v.number(),
  /** When the file's link stops working. */
  expiresAt: v.optional(v.string()),
});

const message = v.object({
  role: v.picklist(["user", "assistant"]),
  content: v.string(),
  /** The file's download link. */
  url: v.optional(v.string()),
  details: v.optional(details),
});
export type Message = v.InferOutput<typeof message>;

const conversation = v.object({
  /** When it was begun, in milliseconds since 1970. */
  id: v.number(),
  messages: v.array(message),
  preview: v.string(),
  niche: v.string(),
  /** The preset it is about; empty when none was chosen. */
  name: v.string(),
  taskId: v.nullable(v.string()),
  /** Whose it is: nobody else on this browser sees it. */
  userId: v.string(),
});
export type Conversation = v.InferOutput<typeof conversation>;

/** A preset as a conversation knows it. */
export interface ChosenPreset {
  taskId: string | null;
  niche: string;
  name: string;
}

export const freshConversation = (userId: string, id: number): Conversation => ({
  id,
  messages: [{ role: "assistant", content: greeting }],
  preview: "",
  niche: "",
  name: "",
  taskId: null,
  userId,
});

/** Only a conversation in which the person has said something is kept. */
export const isWorthKeeping = ({ messages }: Conversation): boolean =>
  messages.length > 1 && messages.some(({ role }) => role === "user");

/** The niche, a dash and the question's first four words; cut with an ellipsis after 30 characters. */
export function previewOf(niche: string, messages: readonly Message[]): string {
  const question = messages.find(({ role }) => role === "user")?.content ?? "";
  const words = question.trim().split(/\s+/).slice(0, previewWords).join(" ");
  const preview = `${niche} - ${words}`;
  return preview.length > previewMaxChars
    ? `${[...preview].slice(0, previewMaxChars).join("").trimEnd()}…`
    : preview;
}

export function withMessage(before: Conversation, added: Message): Conversation {
  const messages = [...before.messages, added];
  return { ...before, messages, preview: previewOf(before.niche, messages) };
}

export const withPreset = (before: Conversation, preset: ChosenPreset | null): Conversation => ({
  ...before,
  taskId: preset?.taskId ?? null,
  niche: preset?.niche ?? "",
  name: preset?.name ?? "",
});

export const presetOf = ({ taskId, niche, name }: Conversation): ChosenPreset | null =>
  niche === "" && name === "" ? null : { taskId, niche, name };

/** The person's own conversations among what was stored, newest first; anything else is left out. */
export function ownConversations(stored: unknown, userId: string): Conversation[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .flatMap((one) => {
      const parsed = v.safeParse(conversation, one);
      return parsed.success && parsed.output.userId === userId ? [parsed.output] : [];
    })
    .sort((one, other) => other.id - one.id);
}
