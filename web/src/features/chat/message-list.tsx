import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { AnswerView } from "./answer-view.tsx";
import { identityOf, isWorthKeeping, presetOf } from "./conversation.ts";
import type { SentPlan } from "./plan-filters.ts";
import { QuestionView } from "./question-view.tsx";
import { useAnswerDetails } from "./use-answer-details.ts";
import type { Chat } from "./use-chat.ts";
import { useKeptAtEnd } from "./use-kept-at-end.ts";
import { WaitingView } from "./waiting-view.tsx";

interface MessageListProps {
  chat: Chat;
  /** Whether there is a preset to ask about. */
  canChoose: boolean;
  /** How many businesses the preset has, where that is known. */
  listings: number | undefined;
  onAsk: (question: string, ran?: SentPlan) => boolean;
  /** A button that was pressed by keyboard is gone with the next message. */
  onKeyboardAsk: () => void;
}

/** Questions on this preset's own types. */
function startersFor(niche: string): string[] {
  const [first = "", ...more] = niche.split(", ");
  return more.length === 0
    ? ["How many businesses are there?", "How many businesses have no website?", exportAll]
    : [
        "How many businesses are there per type?",
        `How many businesses of type ${first} have no website?`,
        exportAll,
      ];
}
const exportAll = "Export all businesses as CSV";

export function MessageList({ chat, canChoose, listings, onAsk, onKeyboardAsk }: MessageListProps) {
  const { current, waiting, isReady } = chat;
  const { id, messages } = current;
  const firstAnswer = messages.findIndex(({ details }) => details);
  const Details = useAnswerDetails(waiting !== null || firstAnswer >= 0);
  const [liveId, setLiveId] = useState<number | null>(null);
  // A conversation is opened as a whole; one that is open waits for nothing.
  const isShown = isReady && (firstAnswer < 0 || Details !== null || liveId === id);
  // Screen readers announce only new messages, not the log from its beginning.
  useEffect(() => {
    if (isShown) setLiveId(id);
  }, [id, isShown]);
  const lastQuestion = messages.findLastIndex(({ role }) => role === "user");
  const shown = useScrolledToQuestion(id, `${messages.length} ${waiting?.since}`, isShown);
  useKeptAtEnd(shown, isShown);

  const ask = (event: { detail: number }, work: () => unknown): void => {
    work();
    // The key that pressed the button must not write into the box as well.
    if (event.detail === 0) requestAnimationFrame(onKeyboardAsk);
  };
  const isLast = (index: number): boolean => index === messages.length - 1 && !waiting;
  const questionBefore = (index: number): number =>
    messages.findLastIndex(({ role }, at) => at < index && role === "user");

  return (
    <section
      ref={shown}
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="relative min-h-0 grow overflow-y-auto px-4 pt-6 focus-visible:outline-offset-[-2px] sm:px-6 print:overflow-visible"
    >
      {isShown && (
        <div className="mx-auto max-w-3xl pb-6">
          <div
            role="log"
            aria-label="Conversation"
            aria-live={liveId === id ? "polite" : "off"}
            className="flex flex-col gap-6"
          >
            {messages.map((message, index) =>
              message.role === "user" ? (
                <QuestionView
                  key={identityOf(message)}
                  text={message.content}
                  isLast={index === lastQuestion}
                  isUnanswered={isLast(index)}
                  isWaiting={waiting !== null}
                  onAsk={onAsk}
                  onRetry={(event) => ask(event, () => chat.askAgain(index))}
                />
              ) : (
                <AnswerView
                  key={identityOf(message)}
                  message={message}
                  Details={Details}
                  isFirst={index === firstAnswer}
                  isLast={isLast(index)}
                  isWaiting={waiting !== null}
                  onAsk={(event, question, ran) => ask(event, () => onAsk(question, ran))}
                  onRetry={(event) => ask(event, () => chat.askAgain(questionBefore(index)))}
                />
              ),
            )}
          </div>
          {!isWorthKeeping(current) && presetOf(current) && (
            <ul aria-label="Example questions" className="mt-4 flex flex-wrap gap-2">
              {startersFor(current.niche).map((starter) => (
                <li key={starter}>
                  <Button
                    look="secondary"
                    size="small"
                    onClick={(event) => ask(event, () => onAsk(starter))}
                  >
                    {starter}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {!isWorthKeeping(current) && !presetOf(current) && canChoose && (
            <p className="mt-4 text-soft text-sm">
              Select a preset above to see example questions.
            </p>
          )}
          <div role="status">
            {waiting && (
              <WaitingView since={waiting.since} name={current.name} listings={listings} />
            )}
          </div>
        </div>
      )}
    </section>
  );
}

const marginPx = 24;

/** The last question is at the top, or as near to it as the content below allows. */
function useScrolledToQuestion(id: number, state: string, isShown: boolean) {
  const scroller = useRef<HTMLElement>(null);
  const opened = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message or a new wait scrolls.
  useLayoutEffect(() => {
    if (!isShown || !scroller.current) return;
    const question = scroller.current.querySelector<HTMLElement>("[data-last-question]");
    const behavior = opened.current === id ? "smooth" : "instant";
    opened.current = id;
    scroller.current.scrollTo({ top: (question?.offsetTop ?? 0) - marginPx, behavior });
  }, [id, state, isShown]);
  return scroller;
}
