import { useEffect, useEffectEvent, useRef } from "react";
import { Composer } from "./composer.tsx";
import type { ChosenPreset } from "./conversation.ts";
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
  useEffect(() => takeOver(), []);
  return (
    <>
      <MessageList
        chat={chat}
        canChoose={false}
        listings={found}
        onAsk={chat.ask}
        onKeyboardAsk={focusBox}
      />
      <div className="px-4 pb-4 sm:px-6 sm:pb-6">
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
