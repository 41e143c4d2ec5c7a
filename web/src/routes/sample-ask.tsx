import { type ComponentType, useRef, useState } from "react";
import { QuestionBox } from "../features/landing/question-box.tsx";
import { loaded } from "../lib/lazy-part.ts";

interface Typed {
  typed: string;
  isSent: boolean;
}

/** Focusing the box loads the chat's code. */
export default function SampleAsk() {
  const box = useRef<HTMLTextAreaElement>(null);
  const sent = useRef<string | null>(null);
  const [chat, setChat] = useState<(Typed & { Chat: ComponentType<Typed> }) | null>(null);
  const [isFailed, setFailed] = useState(false);
  const start = async (): Promise<void> => {
    try {
      const { default: Chat } = await loaded(() => import("./sample-chat.tsx"));
      const typed = sent.current ?? box.current?.value ?? "";
      setChat((before) => before ?? { Chat, typed, isSent: sent.current !== null });
    } catch (error) {
      console.error("Sample chat load failure", error);
      setFailed(true);
    }
  };
  if (chat) return <chat.Chat typed={chat.typed} isSent={chat.isSent} />;
  return (
    <QuestionBox
      box={box}
      isFailed={isFailed}
      onStart={() => void start()}
      onSend={(question) => {
        if (question.trim() !== "") sent.current = question;
        void start();
      }}
    />
  );
}
