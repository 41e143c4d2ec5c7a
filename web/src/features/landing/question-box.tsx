import type { FormEvent, KeyboardEvent, RefObject } from "react";
import { Button } from "../../ui/button.tsx";

interface QuestionBoxProps {
  box: RefObject<HTMLTextAreaElement | null>;
  isFailed: boolean;
  onStart: () => void;
  onSend: (question: string) => void;
}

const examples = [
  "Which dentists have no website?",
  "How many businesses are there per type?",
  "Which restaurants are open on Sunday?",
];

/** A first box for questions; the chat's own replaces it. */
export function QuestionBox({ box, isFailed, onStart, onSend }: QuestionBoxProps) {
  const send = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    onSend(box.current?.value ?? "");
  };
  return (
    <>
      <div className="min-h-0 grow overflow-y-auto px-4 pt-6 sm:px-6">
        <ul aria-label="Example questions" className="mx-auto flex max-w-3xl flex-wrap gap-2">
          {examples.map((example) => (
            <li key={example}>
              <Button
                look="secondary"
                size="small"
                className="py-1.5 text-left"
                onClick={() => onSend(example)}
              >
                {example}
              </Button>
            </li>
          ))}
        </ul>
        {isFailed && (
          <p role="alert" className="mx-auto mt-4 max-w-3xl text-bad text-sm">
            The chat couldn't be loaded. Please try again.
          </p>
        )}
      </div>
      <form onSubmit={send} className="px-4 pb-4 sm:px-6 sm:pb-6">
        <textarea
          ref={box}
          rows={1}
          dir="auto"
          aria-label="Ask your question..."
          placeholder="Ask your question..."
          onFocus={onStart}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing)
              send(event);
          }}
          className="mx-auto block h-13 w-full max-w-3xl resize-none rounded-2xl border border-line-strong bg-card py-3.25 pr-14 pl-4 text-base leading-6 shadow-card placeholder:text-soft focus-visible:border-accent focus-visible:outline-offset-0"
        />
      </form>
    </>
  );
}
