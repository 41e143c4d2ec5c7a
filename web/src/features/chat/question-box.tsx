import type { FormEvent, KeyboardEvent, RefObject } from "react";
import { bubbleClass } from "./bubble.ts";
import { ExampleQuestions } from "./example-questions.tsx";
import { questionField } from "./question-field.ts";
import { SendButton } from "./send-button.tsx";

interface QuestionBoxProps {
  box: RefObject<HTMLTextAreaElement | null>;
  niche: string;
  name: string;
  greeting: string;
  isFailed: boolean;
  onStart: () => void;
  onSend: (question: string) => void;
}

/** Looks like an empty chat, which replaces it. */
export function QuestionBox({ box, greeting, isFailed, onStart, onSend, ...of }: QuestionBoxProps) {
  const send = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    onSend(box.current?.value ?? "");
  };
  return (
    <>
      <div className="min-h-0 grow overflow-y-auto px-4 pt-6 sm:px-6">
        <div className="mx-auto max-w-3xl pb-6">
          <p className={`${bubbleClass} border-line bg-card`}>{greeting}</p>
          <ExampleQuestions {...of} onAsk={(_, question) => onSend(question)} />
          {isFailed && (
            <p role="alert" className="mt-4 text-bad text-sm">
              The chat couldn't be loaded. Please try again.
            </p>
          )}
        </div>
      </div>
      <form onSubmit={send} className="px-4 pb-4 sm:px-6 sm:pb-6">
        <div className="relative mx-auto max-w-3xl">
          <textarea
            ref={box}
            {...questionField}
            onFocus={onStart}
            onKeyDown={(event) => {
              if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing)
                send(event);
            }}
          />
          <SendButton disabled />
        </div>
      </form>
    </>
  );
}
