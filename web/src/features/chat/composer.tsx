import { Square } from "lucide-react";
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { questionLimits } from "#domain/limits/question.ts";
import { isBlank } from "#domain/text/visible-text.ts";
import { numberText } from "../../lib/formats.ts";
import { storageKeys, tabStorage } from "../../lib/storage.ts";
import type { Waiting } from "./chat-state.ts";
import { useGrowingBox } from "./growing-box.ts";
import { questionField } from "./question-field.ts";
import { inBoxClass, SendButton } from "./send-button.tsx";

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  /** False while the conversations are being read. */
  isReady: boolean;
  waiting: Waiting | null;
  /** False when the question was not taken: the text stays. */
  onSend: (question: string) => boolean;
  /** The first text; a box with one keeps no draft. */
  initial?: string;
}

export function Composer({ box, isReady, waiting, onSend, initial }: ComposerProps) {
  const [text, setText] = useDraft(initial);
  useGrowingBox(box, text);
  const question = text.trim();
  const isTooLong = question.length > questionLimits.maxChars;
  const canSend = !isBlank(question) && !isTooLong;
  const setIsDue = useSending(isReady, () => {
    if (onSend(question)) setText("");
  });
  const send = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (canSend && !waiting) setIsDue(true);
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  const stop = (): void => {
    waiting?.stop();
    box.current?.focus();
  };

  return (
    <form onSubmit={send}>
      {isTooLong && (
        <p id="question-length" role="alert" className="mb-2 text-bad text-sm">
          Please shorten your question to {numberText(questionLimits.maxChars)} characters.
        </p>
      )}
      <div className="relative">
        <textarea
          ref={box}
          {...questionField}
          aria-describedby={isTooLong ? "question-length" : undefined}
          aria-invalid={isTooLong || undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setIsDue(false);
          }}
          onKeyDown={onKeyDown}
        />
        {waiting ? <StopButton onClick={stop} /> : <SendButton disabled={!canSend} />}
      </div>
    </form>
  );
}

/** Unsent text is restored after a reload. */
function useDraft(initial: string | undefined) {
  const [text, setText] = useState(
    () => initial ?? tabStorage.read(storageKeys.questionDraft) ?? "",
  );
  useEffect(() => {
    if (initial !== undefined) return;
    if (text === "") tabStorage.remove(storageKeys.questionDraft);
    else tabStorage.write(storageKeys.questionDraft, text);
  }, [text, initial]);
  return [text, setText] as const;
}

/** A due question is sent once the conversations are there. */
function useSending(isReady: boolean, send: () => void) {
  const [isDue, setIsDue] = useState(false);
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (!isDue || !isReady) return;
    setIsDue(false);
    sendNow();
  }, [isDue, isReady]);
  return setIsDue;
}

const StopButton = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    aria-label="Stop"
    title="Stop"
    onClick={onClick}
    className={`${inBoxClass} bg-ink text-page hover:bg-soft`}
  >
    <Square aria-hidden className="size-4 fill-current" />
  </button>
);
