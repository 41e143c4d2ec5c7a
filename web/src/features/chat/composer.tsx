import { SendHorizontal } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { limits } from "#domain/limits.ts";

interface ComposerProps {
  isWaiting: boolean;
  /** False when the question was not taken: the text stays. */
  onSend: (question: string) => boolean;
}

const linesMaxPx = 200;

export function Composer({ isWaiting, onSend }: ComposerProps) {
  const [text, setText] = useState("");
  const box = useRef<HTMLTextAreaElement>(null);

  // The box grows with its text.
  useEffect(() => {
    if (!box.current) return;
    box.current.style.height = "auto";
    box.current.style.height = `${text === "" ? 52 : Math.min(box.current.scrollHeight + 2, linesMaxPx)}px`;
  }, [text]);

  const send = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    const question = text.trim();
    if (question === "" || isWaiting) return;
    if (onSend(question)) setText("");
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };

  return (
    <form onSubmit={send} className="relative">
      <textarea
        ref={box}
        rows={1}
        dir="auto"
        aria-label="Ask your question..."
        placeholder="Ask your question..."
        maxLength={limits.questionMaxChars}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="block h-[52px] w-full resize-none rounded-2xl border border-line-strong bg-card py-3.5 pr-14 pl-4 text-base leading-6 shadow-card placeholder:text-soft focus-visible:border-accent focus-visible:outline-offset-0"
      />
      <button
        type="submit"
        aria-label="Send"
        title="Send"
        disabled={isWaiting || text.trim() === ""}
        className="absolute right-1.5 bottom-1.5 inline-flex size-10 items-center justify-center rounded-xl bg-accent text-accent-ink transition-colors enabled:hover:bg-accent-deep disabled:bg-sunken disabled:text-soft"
      >
        <SendHorizontal aria-hidden className="size-5" />
      </button>
    </form>
  );
}
