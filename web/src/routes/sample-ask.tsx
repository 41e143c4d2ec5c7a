import { sampleTask } from "virtual:sample-preset";
import { type ComponentType, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { QuestionBox } from "../features/chat/question-box.tsx";
import { counted } from "../lib/count-words.ts";
import { loaded } from "../lib/lazy-part.ts";

interface Typed {
  typed: string;
  isSent: boolean;
}

type ChatProps = Typed & { greeting: string };

const { niche, name, found } = sampleTask;
const greeting = `Ask about the ${counted(found, "business", "businesses")} of this sample.`;

/** Focusing the box loads the chat's code. */
export default function SampleAsk() {
  const box = useRef<HTMLTextAreaElement>(null);
  const sent = useRef<string | null>(null);
  const [chat, setChat] = useState<(Typed & { Chat: ComponentType<ChatProps> }) | null>(null);
  const [isFailed, setFailed] = useState(false);
  const start = async (): Promise<void> => {
    try {
      const { default: Chat } = await loaded(() => import("./sample-chat.tsx"));
      const typed = sent.current ?? box.current?.value ?? "";
      // A key pressed between the two boxes would be lost.
      const isSent = sent.current !== null;
      flushSync(() => setChat((before) => before ?? { Chat, typed, isSent }));
    } catch (error) {
      console.error("Sample chat load failure", error);
      setFailed(true);
    }
  };
  if (chat) return <chat.Chat greeting={greeting} typed={chat.typed} isSent={chat.isSent} />;
  return (
    <QuestionBox
      {...{ box, niche, name, greeting, isFailed }}
      onStart={() => void start()}
      onSend={(question) => {
        if (question.trim() !== "") sent.current = question;
        void start();
      }}
    />
  );
}
