import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { askQuestion } from "../../lib/api.ts";
import { deviceStorage } from "../../lib/storage.ts";
import { failureMessage, messageOf } from "./answer-message.ts";
import {
  type ChosenPreset,
  type Conversation,
  freshConversation,
  isWorthKeeping,
  type Message,
  presetOf,
  withMessage,
  withPreset,
} from "./conversation.ts";
import { conversationShelf } from "./conversation-shelf.ts";
import { type ConversationStore, createConversationStore } from "./conversation-store.ts";

export interface Chat {
  /** False until the last conversation has been restored. */
  isReady: boolean;
  current: Conversation;
  saved: readonly Conversation[];
  isWaiting: boolean;
  choosePreset: (preset: ChosenPreset | null) => void;
  ask: (question: string) => void;
  startNew: () => void;
  open: (id: number) => void;
  remove: (id: number) => void;
}

interface ChatState {
  isReady: boolean;
  current: Conversation;
  saved: readonly Conversation[];
  waiting: ReadonlySet<number>;
}

/** A preset named in the address begins a conversation of its own. */
export function useChat(userId: string, asked: ChosenPreset | null): Chat {
  const store = useMemo(
    () => createConversationStore({ shelf: conversationShelf, copies: deviceStorage, userId }),
    [userId],
  );
  const [state, setState] = useState<ChatState>(() => ({
    isReady: false,
    current: freshConversation(userId, Date.now()),
    saved: [],
    waiting: new Set(),
  }));
  // Replies arrive after later changes: they must see the state of that moment.
  const latest = useRef(state);
  const change = useCallback((to: (before: ChatState) => ChatState) => {
    latest.current = to(latest.current);
    setState(latest.current);
  }, []);
  useRestored(store, userId, asked, change);
  useSavedOnLeaving(store, latest);

  const keep = (conversation: Conversation): void => {
    change((before) => withSaved(before, conversation));
    void store.save(conversation, latest.current.saved);
  };
  const show = (conversation: Conversation): void => {
    keep(latest.current.current);
    change((before) => ({ ...before, current: conversation }));
    store.setLastOpened(conversation.id);
  };
  const add = (id: number, message: Message): void => {
    const { current, saved } = latest.current;
    const conversation = current.id === id ? current : saved.find((one) => one.id === id);
    if (conversation) keep(withMessage(conversation, message));
  };

  return {
    isReady: state.isReady,
    current: state.current,
    saved: state.saved,
    isWaiting: state.waiting.has(state.current.id),
    choosePreset: (preset) =>
      change((before) => ({ ...before, current: withPreset(before.current, preset) })),
    ask(question) {
      const { id } = latest.current.current;
      const preset = presetOf(latest.current.current);
      if (!preset || latest.current.waiting.has(id)) return;
      store.setLastOpened(id);
      add(id, { role: "user", content: question });
      change((before) => ({ ...before, waiting: new Set([...before.waiting, id]) }));
      void replyTo(question, preset).then((message) => {
        change((before) => ({ ...before, waiting: without(before.waiting, id) }));
        add(id, message);
      });
    },
    startNew: () => show(freshConversation(userId, Date.now())),
    open(id) {
      const conversation = latest.current.saved.find((one) => one.id === id);
      if (conversation && id !== latest.current.current.id) show(conversation);
    },
    remove(id) {
      const isCurrent = latest.current.current.id === id;
      change((before) => ({
        ...before,
        saved: before.saved.filter((one) => one.id !== id),
        current: isCurrent ? freshConversation(userId, Date.now()) : before.current,
      }));
      if (isCurrent) store.setLastOpened(latest.current.current.id);
      void store.remove(id, latest.current.saved);
    },
  };
}

const without = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set([...ids].filter((one) => one !== id));

/** The conversation in its place: on the screen where it is the current one, and in the list. */
function withSaved(before: ChatState, conversation: Conversation): ChatState {
  const isCurrent = before.current.id === conversation.id;
  const rest = before.saved.filter((one) => one.id !== conversation.id);
  return {
    ...before,
    current: isCurrent ? conversation : before.current,
    saved: isWorthKeeping(conversation)
      ? [conversation, ...rest].sort((one, other) => other.id - one.id)
      : rest,
  };
}

async function replyTo(question: string, preset: ChosenPreset): Promise<Message> {
  const { taskId, niche, name } = preset;
  try {
    return messageOf(
      await askQuestion({ niche, name, question, ...(taskId === null ? {} : { taskId }) }),
    );
  } catch (error) {
    return failureMessage(error);
  }
}

type Change = (to: (before: ChatState) => ChatState) => void;

/** At the start: the conversation that was open last, or a new one about the preset asked for. */
function useRestored(
  store: ConversationStore,
  userId: string,
  asked: ChosenPreset | null,
  change: Change,
): void {
  const wanted = useRef(asked);
  useEffect(() => {
    let isLeft = false;
    void store.load().then((saved) => {
      if (isLeft) return;
      const last = saved.find((one) => one.id === store.lastOpened());
      const fresh = freshConversation(userId, Date.now());
      const current = wanted.current ? withPreset(fresh, wanted.current) : (last ?? fresh);
      change((before) => ({ ...before, isReady: true, saved, current }));
      store.setLastOpened(current.id);
    });
    return () => {
      isLeft = true;
    };
  }, [store, userId, change]);
}

function useSavedOnLeaving(store: ConversationStore, latest: { current: ChatState }): void {
  useEffect(() => {
    const save = (): void => {
      const { isReady, current, saved } = latest.current;
      if (isReady) void store.save(current, saved);
    };
    const onHidden = (): void => {
      if (document.visibilityState === "hidden") save();
    };
    addEventListener("beforeunload", save);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      removeEventListener("beforeunload", save);
      document.removeEventListener("visibilitychange", onHidden);
    };
  }, [store, latest]);
}
