import {
  type ComponentType,
  type MouseEvent,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { AnswerView } from "./answer-view.tsx";
import { identityOf, isWorthKeeping, presetOf } from "./conversation.ts";
import type { ExampleQuestionsProps } from "./example-questions.tsx";
import type { Run } from "./plan-filters.ts";
import { QuestionView } from "./question-view.tsx";
import { type DetailsView, useAnswerDetails } from "./use-answer-details.ts";
import type { Chat } from "./use-chat.ts";
import { useKeptAtEnd } from "./use-kept-at-end.ts";
import { WaitingView } from "./waiting-view.tsx";

/** The part of a chat that its list shows. */
export type ShownChat = Pick<Chat, "isReady" | "current" | "waiting" | "askAgain">;

interface MessageListProps {
  chat: ShownChat;
  /** Whether there is a preset to ask about. */
  canChoose: boolean;
  /** How many businesses the preset has, where that is known. */
  listings: number | undefined;
  /** Shows questions to begin with. */
  Examples: ComponentType<ExampleQuestionsProps>;
  onAsk: (question: string, run?: Run) => boolean;
  /** A button that was pressed by keyboard is gone with the next message. */
  onKeyboardAsk: () => void;
}

export function MessageList({ chat, canChoose, listings, Examples, ...on }: MessageListProps) {
  const { onAsk, onKeyboardAsk } = on;
  const { current, waiting } = chat;
  const { Details, isShown, isLive } = useOpened(chat);
  const state = `${current.messages.length} ${waiting?.since}`;
  const scroller = useScrolledToQuestion(current.id, state, isShown);
  useKeptAtEnd(scroller, isShown);
  const press: Press = (event, work) => {
    work();
    // The key that pressed the button must not write into the box as well.
    if (event.detail === 0) requestAnimationFrame(onKeyboardAsk);
  };
  return (
    <section
      ref={scroller}
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
            aria-live={isLive ? "polite" : "off"}
            className="flex flex-col gap-6"
          >
            <Messages chat={chat} Details={Details} onAsk={onAsk} press={press} />
          </div>
          {!isWorthKeeping(current) && presetOf(current) && (
            <Suspense>
              <Examples
                niche={current.niche}
                name={current.name}
                onAsk={(event, question) => press(event, () => onAsk(question))}
              />
            </Suspense>
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

/** Acts for a button that may disappear with the next message. */
type Press = (event: MouseEvent, work: () => unknown) => void;

interface MessagesProps extends Pick<MessageListProps, "chat" | "onAsk"> {
  Details: DetailsView | null;
  press: Press;
}

function Messages({ chat, Details, onAsk, press }: MessagesProps) {
  const { messages } = chat.current;
  const isWaiting = chat.waiting !== null;
  const firstAnswer = messages.findIndex(
    ({ details }) => details && details.result?.kind !== "refusal",
  );
  const isLast = (index: number): boolean => index === messages.length - 1 && !isWaiting;
  const questionBefore = (end: number): number =>
    messages.findLastIndex(({ role }, at) => at < end && role === "user");
  return messages.map((message, index) =>
    message.role === "user" ? (
      <QuestionView
        key={identityOf(message)}
        text={message.content}
        isLast={index === questionBefore(messages.length)}
        isUnanswered={isLast(index)}
        isWaiting={isWaiting}
        onAsk={onAsk}
        onRetry={(event) => press(event, () => chat.askAgain(index))}
      />
    ) : (
      <AnswerView
        key={identityOf(message)}
        message={message}
        Details={Details}
        isFirst={index === firstAnswer}
        isLast={isLast(index)}
        isWaiting={isWaiting}
        onAsk={(event, question, run) => press(event, () => onAsk(question, run))}
        onRetry={(event) => press(event, () => chat.askAgain(questionBefore(index)))}
      />
    ),
  );
}

/** Shows a conversation only when it is complete; once shown, it stays. */
function useOpened({ current: { id, messages }, waiting, isReady }: ShownChat) {
  const isAnswered = messages.some(({ details }) => details);
  const Details = useAnswerDetails(waiting !== null || isAnswered);
  const [liveId, setLiveId] = useState<number | null>(null);
  // Screen readers announce only new messages, not the log from its beginning.
  const isLive = liveId === id;
  const isShown = isReady && (!isAnswered || Details !== null || isLive);
  useEffect(() => {
    if (isShown) setLiveId(id);
  }, [id, isShown]);
  return { Details, isShown, isLive };
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
