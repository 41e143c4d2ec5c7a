import { useEffect, useRef, useState } from "react";
import { failureMessage, stoppedMessage } from "./answer-message.ts";
import type { Waiting } from "./chat-state.ts";
import {
  type ChosenPreset,
  type Conversation,
  freshConversation,
  type Message,
  planBefore,
  withMessage,
  withPreset,
} from "./conversation.ts";
import type { ShownChat } from "./message-list.tsx";
import type { Run } from "./plan-filters.ts";
import type { ReaderThread } from "./reader-thread.ts";

interface ChatHere extends ShownChat {
  ask: (question: string, run?: Run) => boolean;
}

/** A conversation in this browser alone: nothing is sent or kept. */
export function useChatHere(
  preset: ChosenPreset,
  { greeting, thread }: { greeting: string; thread: ReaderThread },
): ChatHere {
  const [current, setCurrent] = useState(() => begun(preset, greeting));
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const latest = useRef(current);
  useEffect(() => {
    thread.open().catch((error: unknown) => console.error("Sample reader failure", error));
  }, [thread]);
  const add = (message: Message): void => {
    latest.current = withMessage(latest.current, message, Date.now());
    setCurrent(latest.current);
  };
  const answer = async (index: number): Promise<void> => {
    const conversation = latest.current;
    const asked = conversation.messages[index];
    if (!asked) return;
    const giveUp = new AbortController();
    setWaiting({ since: Date.now(), stop: () => giveUp.abort() });
    const { plan, ...told } = asked.ran ? { plan: asked.ran } : planBefore(conversation, index);
    const question = {
      question: asked.ran ? "" : asked.content,
      before: plan,
      language: asked.language,
      ...told,
    };
    add(await thread.ask(question, giveUp.signal).catch(unanswered(giveUp.signal)));
    setWaiting(null);
  };
  return {
    isReady: true,
    current,
    waiting,
    ask(question, run) {
      if (waiting) return false;
      const ran = run ? { ran: run.plan } : {};
      const language = run?.language === undefined ? {} : { language: run.language };
      add({ role: "user", content: question, ...ran, ...language });
      void answer(latest.current.messages.length - 1);
      return true;
    },
    askAgain: (index) => void answer(index),
  };
}

const unanswered =
  (signal: AbortSignal) =>
  (error: unknown): Message => {
    if (signal.aborted) return stoppedMessage;
    console.error("Sample answer failure", error);
    return failureMessage(error);
  };

function begun(preset: ChosenPreset, greeting: string): Conversation {
  const fresh = withPreset(freshConversation("", Date.now()), preset);
  return { ...fresh, messages: fresh.messages.map((one) => ({ ...one, content: greeting })) };
}
