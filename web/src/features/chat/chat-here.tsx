import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { Composer } from "./composer.tsx";
import type { ChosenPreset } from "./conversation.ts";
import { ExampleQuestions } from "./example-questions.tsx";
import { MessageList } from "./message-list.tsx";
import type { ReaderThread } from "./reader-thread.ts";
import { useChatHere } from "./use-chat-here.ts";

interface ChatHereProps {
  preset: ChosenPreset;
  greeting: string;
  found: number;
  thread: ReaderThread;
  /** The text of the box before, and whether it was sent. */
  typed: string;
  isSent: boolean;
}

export function ChatHere({ preset, greeting, found, thread, typed, isSent }: ChatHereProps) {
  const chat = useChatHere(preset, { greeting, thread });
  const box = useRef<HTMLTextAreaElement>(null);
  const focusBox = (): void => box.current?.focus({ preventScroll: true });
  const takeOver = useEffectEvent(() => {
    focusBox();
    box.current?.setSelectionRange(typed.length, typed.length);
    if (isSent && typed.trim() !== "") chat.ask(typed.trim());
  });
  // Before the next key.
  useLayoutEffect(() => takeOver(), []);
  return (
    <>
      <MessageList
        chat={chat}
        canChoose={false}
        listings={found}
        Examples={ExampleQuestions}
        onAsk={chat.ask}
        onKeyboardAsk={focusBox}
      />
      <div className="relative px-4 pb-4 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-card sm:px-6 sm:pb-6">
        <div className="mx-auto max-w-3xl">
          <Composer
            box={box}
            isReady
            waiting={chat.waiting}
            onSend={chat.ask}
            initial={isSent ? "" : typed}
          />
        </div>
      </div>
    </>
  );
}
