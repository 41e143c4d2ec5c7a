import { useCallback, useMemo, useRef, useState } from "react";
import { deviceStorage } from "../../lib/storage.ts";
import { type Change, useOtherTabs, useRestored, useSavedOnLeaving } from "./chat-effects.ts";
import { type ChatState, conversationOf, emptyState, withSaved } from "./chat-state.ts";
import { type ChosenPreset, type Conversation, type Message, withMessage } from "./conversation.ts";
import { conversationShelf } from "./conversation-shelf.ts";
import { type ConversationStore, createConversationStore } from "./conversation-store.ts";
import { announce } from "./other-tabs.ts";

interface KeptConversations {
  state: ChatState;
  /** The state of this moment: replies arrive after later changes. */
  latest: { readonly current: ChatState };
  change: Change;
  store: ConversationStore;
  /** Puts a conversation in its place, on the screen and in the browser's storage. */
  keep: (conversation: Conversation) => void;
  add: (id: number, message: Message) => void;
  /** The page is being left this moment: requests fail for this alone. */
  isLeaving: () => boolean;
}

/** The chat's state, restored at the start and kept with every message. */
export function useKeptConversations(
  userId: string,
  asked: ChosenPreset | null,
): KeptConversations {
  const store = useMemo(
    () => createConversationStore({ shelf: conversationShelf, copies: deviceStorage, userId }),
    [userId],
  );
  const [state, setState] = useState(() => emptyState(userId));
  const latest = useRef(state);
  const change = useCallback((to: (before: ChatState) => ChatState) => {
    latest.current = to(latest.current);
    setState(latest.current);
  }, []);
  const isLeft = useRef(false);
  useRestored(store, userId, asked, change);
  const isLeaving = useSavedOnLeaving(store, latest, isLeft);
  useOtherTabs(store, change);

  const keep = (conversation: Conversation): void => {
    change((before) => withSaved(before, conversation));
    void store.save(conversation, { isLeft: isLeft.current }).then((isKept) => {
      change((before) => ({ ...before, isNotKept: !isKept }));
      if (isKept) announce({ deleted: null });
    });
  };
  const add = (id: number, message: Message): void => {
    const conversation = conversationOf(latest.current, id);
    if (conversation) keep(withMessage(conversation, message, Date.now()));
  };
  return { state, latest, change, store, keep, add, isLeaving };
}
