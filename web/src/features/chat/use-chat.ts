import { stoppedMessage } from "./answer-message.ts";
import { answerTo } from "./ask.ts";
import { conversationOf, type Waiting, withoutConversation, withWaiting } from "./chat-state.ts";
import {
  type ChosenPreset,
  type Conversation,
  freshConversation,
  presetOf,
  withPreset,
} from "./conversation.ts";
import { useKeptConversations } from "./kept-conversations.ts";
import { announce } from "./other-tabs.ts";
import type { Run } from "./plan-filters.ts";

export interface Chat {
  /** False until the last conversation has been restored. */
  isReady: boolean;
  current: Conversation;
  saved: readonly Conversation[];
  /** The current conversation's question that is on its way. */
  waiting: Waiting | null;
  isNotKept: boolean;
  choosePreset: (preset: ChosenPreset | null) => void;
  /** With `run`, its plan is run and nothing is read. */
  ask: (question: string, run?: Run) => void;
  /** Repeats the question at this place of the conversation. */
  askAgain: (index: number) => void;
  startNew: () => void;
  open: (id: number) => void;
  remove: (id: number) => void;
  /** Restores the deleted conversation. */
  restore: (conversation: Conversation) => void;
}

/** A preset named in the address begins a conversation of its own. */
export function useChat(userId: string, asked: ChosenPreset | null): Chat {
  const { state, latest, change, store, keep, add, isLeaving } = useKeptConversations(
    userId,
    asked,
  );
  const show = (conversation: Conversation): void => {
    keep(latest.current.current);
    change((before) => ({ ...before, current: conversation }));
    store.setLastOpened(conversation.id);
  };
  /** Asks for the answer to the message at `index`, and adds it. */
  const answer = async (id: number, index: number): Promise<void> => {
    const conversation = conversationOf(latest.current, id);
    if (!conversation) return;
    const stopping = new AbortController();
    const waiting = { since: Date.now(), stop: () => stopping.abort() };
    change((before) => withWaiting(before, id, waiting));
    const message = await answerTo(conversation, index, stopping.signal);
    change((before) => withWaiting(before, id, null));
    if (stopping.signal.aborted) add(id, stoppedMessage);
    else if (!(message.ended === "failed" && isLeaving())) add(id, message);
  };

  const ask = (question: string, run?: Run): void => {
    const { current, waiting } = latest.current;
    if (!presetOf(current) || waiting.has(current.id)) return;
    store.setLastOpened(current.id);
    const language = run?.language;
    add(current.id, {
      role: "user",
      content: question,
      ...(run ? { ran: run.plan } : {}),
      ...(language === undefined ? {} : { language }),
    });
    void answer(current.id, current.messages.length);
  };

  return {
    isReady: state.isReady,
    current: state.current,
    saved: state.saved,
    waiting: state.waiting.get(state.current.id) ?? null,
    isNotKept: state.isNotKept,
    choosePreset: (preset) => keep(withPreset(latest.current.current, preset)),
    ask,
    askAgain(index) {
      const { current, waiting } = latest.current;
      const asked = current.messages[index];
      if (!asked || !presetOf(current) || waiting.has(current.id)) return;
      const isLast = !current.messages.some(({ role }, at) => at > index && role === "user");
      if (isLast) void answer(current.id, index);
      else ask(asked.content, asked.ran && { plan: asked.ran, language: asked.language });
    },
    startNew: () => show(freshConversation(userId, Date.now())),
    open(id) {
      const conversation = latest.current.saved.find((one) => one.id === id);
      if (conversation && id !== latest.current.current.id) show(conversation);
    },
    remove(id) {
      const { waiting, current } = latest.current;
      change((before) => withoutConversation(before, id));
      waiting.get(id)?.stop();
      if (current.id === id) store.setLastOpened(latest.current.current.id);
      void store.remove(id).then(() => announce({ deleted: id }));
    },
    restore: keep,
  };
}
