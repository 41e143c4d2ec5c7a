import { type Details, detailsIn, present } from "./answer.ts";
import { listOf, numberIn, partOf, textIn } from "./sent-value.ts";

export const greeting =
  "Hello! I'm your Super Business Intelligence Assistant. I can help you query your business database to find leads and insights.";

const previewWords = 4;
const previewMaxChars = 30;

export interface Message {
  role: "user" | "assistant";
  content: string;
  /** The file's download link. */
  url?: string;
  /** Of a file that was made in this browser. */
  fileName?: string;
  /** When it was added, in milliseconds since 1970; each message of a conversation has its own. */
  at?: number;
  /** The reason there is no answer. */
  ended?: "failed" | "stopped";
  details?: Details;
  /** The changed plan that was run instead of the question being read. */
  ran?: Record<string, unknown>;
  /** The language that its answer is wanted in. */
  language?: string;
}

export interface Conversation {
  /** When it was begun, in milliseconds since 1970. */
  id: number;
  messages: Message[];
  preview: string;
  niche: string;
  /** The preset it is about; empty when none was chosen. */
  name: string;
  taskId: string | null;
  /** Whose it is: nobody else on this browser sees it. */
  userId: string;
}

/** A preset as a conversation knows it. */
export interface ChosenPreset {
  taskId: string | null;
  niche: string;
  name: string;
}

export const freshConversation = (userId: string, id: number): Conversation => ({
  id,
  messages: [{ role: "assistant", content: greeting, at: id }],
  preview: "",
  niche: "",
  name: "",
  taskId: null,
  userId,
});

/** Only a conversation in which the person has said something is kept. */
export const isWorthKeeping = ({ messages }: Conversation): boolean =>
  messages.length > 1 && messages.some(({ role }) => role === "user");

/** Distinguishes conversations of one preset; "" before the first question. */
export const firstQuestion = ({ messages }: { messages: readonly Message[] }): string =>
  messages.find(({ role }) => role === "user")?.content ?? "";

/** The niche, a dash and the question's first four words; cut with an ellipsis after 30 characters. */
export function previewOf(niche: string, messages: readonly Message[]): string {
  const words = firstQuestion({ messages }).trim().split(/\s+/).slice(0, previewWords).join(" ");
  const preview = [...`${niche} - ${words}`];
  return preview.length > previewMaxChars
    ? `${preview.slice(0, previewMaxChars).join("").trimEnd()}…`
    : preview.join("");
}

/** `now` is moved on where another message has that moment already. */
export function withMessage(before: Conversation, added: Message, now: number): Conversation {
  const at = Math.max(now, (before.messages.at(-1)?.at ?? 0) + 1);
  return withMessages(before, [...before.messages, { ...added, at }]);
}

const withMessages = (before: Conversation, messages: Message[]): Conversation => ({
  ...before,
  messages,
  preview: previewOf(before.niche, messages),
});

export const withPreset = (before: Conversation, preset: ChosenPreset | null): Conversation =>
  withMessages(
    {
      ...before,
      taskId: preset?.taskId ?? null,
      niche: preset?.niche ?? "",
      name: preset?.name ?? "",
    },
    before.messages,
  );

export const presetOf = ({ taskId, niche, name }: Conversation): ChosenPreset | null =>
  niche === "" && name === "" ? null : { taskId, niche, name };

/**
 * One conversation out of two states of it, as two tabs make them: every message of both, in the
 * order in which they were added; for all else `mine` counts.
 */
export function mergeConversations(other: Conversation, mine: Conversation): Conversation {
  const known = new Map(mine.messages.map((one) => [identityOf(one), one]));
  const added = other.messages.filter((one) => {
    const same = known.get(identityOf(one));
    // A copy for lack of room has the sentence alone.
    if (same && !same.details && one.details) known.set(identityOf(one), one);
    return !same;
  });
  const messages = [...known.values(), ...added].sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
  return withMessages(mine, messages);
}

/** Tells messages of one moment apart: two tabs may add theirs in the same millisecond. */
export const identityOf = ({ at, role, content }: Message): string => `${at} ${role} ${content}`;

/** The person's own conversations among the stored ones, newest first; anything else is skipped. */
export function ownConversations(stored: unknown, userId: string): Conversation[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .flatMap((one) => {
      const found = conversationIn(one);
      return found?.userId === userId ? [found] : [];
    })
    .sort(newestFirst);
}

/** A stored value as a conversation, or null if it isn't one. */
export function conversationIn(stored: unknown): Conversation | null {
  const { id, messages, preview, niche, name, taskId, userId } = partOf(stored) ?? {};
  if (typeof id !== "number" || typeof userId !== "string" || !Array.isArray(messages)) return null;
  return {
    id,
    messages: listOf(messages, messageIn).map((one, index) => ({ at: id + index, ...one })),
    preview: textIn(preview) ?? "",
    niche: textIn(niche) ?? "",
    name: textIn(name) ?? "",
    taskId: textIn(taskId) ?? null,
    userId,
  };
}

function messageIn(stored: unknown): Message | undefined {
  const { role, content, url, at, ended, details, ran, language } = partOf(stored) ?? {};
  if ((role !== "user" && role !== "assistant") || typeof content !== "string") return undefined;
  const optional = present({
    url: textIn(url),
    at: numberIn(at),
    details: details === undefined ? undefined : detailsIn(details),
    ran: partOf(ran),
    language: textIn(language),
  });
  const isEnded = ended === "failed" || ended === "stopped";
  return { role, content, ...optional, ...(isEnded ? { ended } : {}) };
}

export const newestFirst = (a: Conversation, b: Conversation): number => b.id - a.id;

/**
 * The plan of the last answer about this preset before message `index`. It is an earlier one where
 * something since was refused or asked back: then only words that refer back ("them") mean it, as
 * others may continue the refused question.
 */
export function planBefore(
  { messages, taskId }: Conversation,
  index: number,
): { plan?: Details["plan"]; isEarlier?: boolean } {
  const said = messages.slice(0, index).filter(({ details }) => details?.taskId === taskId);
  const answer = said.findLast(({ details }) => details?.plan);
  return present({
    plan: answer?.details?.plan,
    isEarlier: answer && answer !== said.at(-1) ? true : undefined,
  });
}
