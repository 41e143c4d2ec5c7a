import { Pencil, RotateCcw } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { questionLimits } from "#domain/limits/question.ts";
import { isBlank } from "#domain/text/visible-text.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useGrowingBox } from "./growing-box.ts";

interface QuestionViewProps {
  text: string;
  isLast: boolean;
  /** Nothing came after it, and nothing is on its way. */
  isUnanswered: boolean;
  isWaiting: boolean;
  onAsk: (question: string) => boolean;
  onRetry: (event: MouseEvent) => void;
}

export function QuestionView(props: QuestionViewProps) {
  const { text, isLast, isUnanswered, isWaiting, onAsk, onRetry } = props;
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setEditing(false);
    requestAnimationFrame(() => pencil.current?.focus());
  };
  return (
    <div data-last-question={isLast || undefined} className="group flex flex-col items-end gap-1">
      {isEditing ? (
        <QuestionEditor
          text={text}
          isWaiting={isWaiting}
          onClose={close}
          onSend={(changed) => {
            if (onAsk(changed)) close();
          }}
        />
      ) : (
        <div className="flex max-w-[85%] items-center gap-1">
          <IconButton
            ref={pencil}
            label="Edit question"
            onClick={() => setEditing(true)}
            className="focus-visible:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0"
          >
            <Pencil aria-hidden className="size-4" />
          </IconButton>
          <p className="min-w-0 whitespace-pre-line text-wrap break-words rounded-2xl rounded-br-md bg-accent px-4 py-2.5 text-accent-ink">
            <span className="sr-only">You: </span>
            <span dir="auto" className="block">
              {text}
            </span>
          </p>
        </div>
      )}
      {isUnanswered && (
        <div className="flex items-center gap-3 text-soft text-sm">
          This question wasn't answered.
          <Button look="secondary" size="small" onClick={onRetry}>
            <RotateCcw aria-hidden className="size-4" />
            Retry
          </Button>
        </div>
      )}
    </div>
  );
}

interface QuestionEditorProps {
  text: string;
  isWaiting: boolean;
  onClose: () => void;
  onSend: (question: string) => void;
}

/** The original question stays; the edited one is sent as a new question at the end. */
function QuestionEditor({ text, isWaiting, onClose, onSend }: QuestionEditorProps) {
  const [changed, setChanged] = useState(text);
  const box = useRef<HTMLTextAreaElement>(null);
  useGrowingBox(box, changed);
  const question = changed.trim();
  const canSend = !isBlank(question) && question.length <= questionLimits.maxChars && !isWaiting;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onClose();
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    if (canSend) onSend(question);
  };
  return (
    <form
      className="w-full max-w-[85%]"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend(question);
      }}
    >
      <textarea
        ref={box}
        // biome-ignore lint/a11y/noAutofocus: the person asked for this box.
        autoFocus
        rows={1}
        dir="auto"
        aria-label="Your question"
        maxLength={questionLimits.maxChars}
        value={changed}
        onChange={(event) => setChanged(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => target.setSelectionRange(text.length, text.length)}
        className="block w-full resize-none rounded-2xl border border-accent bg-card px-4 py-3.5 leading-6"
      />
      <div className="mt-2 flex justify-end gap-2">
        <Button look="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="small" disabled={!canSend}>
          Ask
        </Button>
      </div>
    </form>
  );
}
