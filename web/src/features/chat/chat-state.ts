import {
  type Conversation,
  freshConversation,
  isWorthKeeping,
  mergeConversations,
  newestFirst,
} from "./conversation.ts";

/** A question that is on its way. */
export interface Waiting {
  since: number;
  stop: () => void;
}

export interface ChatState {
  /** False until the last conversation has been restored. */
  isReady: boolean;
  current: Conversation;
  saved: readonly Conversation[];
  /** By conversation. */
  waiting: ReadonlyMap<number, Waiting>;
  /** The latest messages could not be stored in this browser. */
  isNotKept: boolean;
}

export const emptyState = (userId: string): ChatState => ({
  isReady: false,
  current: freshConversation(userId, Date.now()),
  saved: [],
  waiting: new Map(),
  isNotKept: false,
});

export const conversationOf = ({ current, saved }: ChatState, id: number) =>
  current.id === id ? current : saved.find((one) => one.id === id);

/** The conversation in its place: on the screen where it is the current one, and in the list. */
export function withSaved(before: ChatState, conversation: Conversation): ChatState {
  const isCurrent = before.current.id === conversation.id;
  const rest = before.saved.filter((one) => one.id !== conversation.id);
  return {
    ...before,
    current: isCurrent ? conversation : before.current,
    saved: isWorthKeeping(conversation) ? [conversation, ...rest].sort(newestFirst) : rest,
  };
}

/** Without it; where it was on the screen, an empty one takes its place. */
export function withoutConversation(before: ChatState, id: number): ChatState {
  const { current, saved } = before;
  return {
    ...before,
    saved: saved.filter((one) => one.id !== id),
    current: current.id === id ? freshConversation(current.userId, Date.now()) : current,
  };
}

export function withWaiting(before: ChatState, id: number, question: Waiting | null): ChatState {
  const waiting = new Map(before.waiting);
  if (question) waiting.set(id, question);
  else waiting.delete(id);
  return { ...before, waiting };
}

/** Changes stored meanwhile by another tab of the person. */
export const withStored = (before: ChatState, stored: readonly Conversation[]): ChatState =>
  stored.reduce((state, one) => {
    const known = conversationOf(state, one.id);
    return withSaved(state, known ? mergeConversations(one, known) : one);
  }, before);
