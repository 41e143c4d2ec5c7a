import { RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { isFailure } from "./answer-message.ts";
import type { Conversation, Message } from "./conversation.ts";
import { FileCard } from "./file-card.tsx";
import { RowsTable } from "./rows-table.tsx";

interface MessageListProps {
  conversation: Conversation;
  isWaiting: boolean;
  onAsk: (question: string) => void;
}

export function MessageList({ conversation, isWaiting, onAsk }: MessageListProps) {
  const { id, messages } = conversation;
  const end = useRef<HTMLDivElement>(null);
  const opened = useRef<number | null>(null);
  // A conversation that is opened is not read out from its beginning: only what follows.
  const [liveId, setLiveId] = useState<number | null>(null);
  useEffect(() => setLiveId(id), [id]);

  const count = messages.length;
  useEffect(() => {
    const isNew = opened.current !== id;
    opened.current = id;
    if (count > 1 || isWaiting) {
      end.current?.scrollIntoView({ block: "end", behavior: isNew ? "instant" : "smooth" });
    }
  }, [id, count, isWaiting]);

  const lastQuestion = messages.findLast(({ role }) => role === "user")?.content;
  return (
    <>
      <div
        role="log"
        aria-label="Conversation"
        aria-live={liveId === id ? "polite" : "off"}
        className="flex flex-col gap-6"
      >
        {messages.map((message, index) => (
          <MessageView
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever appended.
            key={`${id} ${index}`}
            message={message}
            isLast={index === count - 1 && !isWaiting}
            lastQuestion={lastQuestion}
            onAsk={onAsk}
          />
        ))}
      </div>
      <div role="status">
        {isWaiting && (
          <div className="mt-6 flex w-fit items-center gap-1.5 rounded-2xl rounded-bl-md border border-line bg-card px-4 py-4">
            <span className="sr-only">The assistant is typing</span>
            {[0, 1, 2].map((dot) => (
              <span
                key={dot}
                aria-hidden
                className="size-2 animate-dot rounded-full bg-soft"
                style={{ animationDelay: `${dot * 0.18}s` }}
              />
            ))}
          </div>
        )}
      </div>
      <div ref={end} className="h-6" />
    </>
  );
}

interface MessageViewProps {
  message: Message;
  isLast: boolean;
  lastQuestion: string | undefined;
  onAsk: (question: string) => void;
}

function MessageView({ message, isLast, lastQuestion, onAsk }: MessageViewProps) {
  const { role, content, url, details } = message;
  if (role === "user") {
    return (
      <div className="flex justify-end">
        <p className="max-w-[85%] whitespace-pre-line text-wrap break-words rounded-2xl rounded-br-md bg-accent px-4 py-2.5 text-accent-ink">
          <span className="sr-only">You: </span>
          <span dir="auto" className="block">
            {content}
          </span>
        </p>
      </div>
    );
  }
  return (
    <div className="min-w-0 max-w-full">
      <p
        className={`w-fit max-w-[85%] whitespace-pre-line text-wrap break-words rounded-2xl rounded-bl-md border px-4 py-2.5 leading-relaxed ${
          isFailure(message) ? "border-bad/30 bg-bad-wash text-bad" : "border-line bg-card"
        }`}
      >
        <span className="sr-only">Assistant: </span>
        <span dir="auto" className="block">
          {content}
        </span>
      </p>
      {url && <FileCard url={url} expiresAt={details?.expiresAt} />}
      {details && details.rows.length > 0 && (
        <RowsTable rows={details.rows} total={details.total} />
      )}
      {details?.notes.map((note) => (
        <p key={note} className="mt-2 max-w-2xl text-soft text-sm">
          {note}
        </p>
      ))}
      {details?.explanation && (
        <details className="mt-2 max-w-2xl text-sm">
          <summary className="w-fit rounded py-1 text-soft hover:text-ink">
            How this was computed
          </summary>
          <p dir="auto" className="mt-1 whitespace-pre-line border-line border-l-2 pl-3 text-soft">
            {details.explanation}
          </p>
        </details>
      )}
      {isLast && details && details.suggestions.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {details.suggestions.map((suggestion) => (
            <Button
              key={suggestion}
              look="secondary"
              size="small"
              onClick={() => onAsk(suggestion)}
            >
              {suggestion}
            </Button>
          ))}
        </div>
      )}
      {isLast && isFailure(message) && lastQuestion && (
        <Button look="secondary" size="small" className="mt-3" onClick={() => onAsk(lastQuestion)}>
          <RotateCcw aria-hidden className="size-4" />
          Ask again
        </Button>
      )}
    </div>
  );
}
