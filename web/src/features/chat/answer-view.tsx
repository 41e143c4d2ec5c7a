import { RotateCcw } from "lucide-react";
import type { MouseEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { bubbleClass } from "./bubble.ts";
import type { Message } from "./conversation.ts";
import { FileCard } from "./file-card.tsx";
import type { Run, SentPlan } from "./plan-filters.ts";
import type { DetailsView } from "./use-answer-details.ts";
import { WrittenPhones } from "./written-phones.tsx";

interface AnswerViewProps {
  message: Message;
  /** Null while its code is on its way. */
  Details: DetailsView | null;
  /** The conversation's first answer: how it was computed is open. */
  isFirst: boolean;
  isLast: boolean;
  isWaiting: boolean;
  onAsk: (event: MouseEvent, question: string, run?: Run) => void;
  /** Repeats the question of this answer. */
  onRetry: (event: MouseEvent) => void;
}

const looks = {
  failed: "border-bad/30 bg-bad-wash text-bad",
  stopped: "border-line bg-sunken text-soft",
  answered: "border-line bg-card",
};

export function AnswerView(props: AnswerViewProps) {
  const { message, Details, isFirst, isLast, isWaiting, onAsk, onRetry } = props;
  const { content, url, details, ended } = message;
  const { plan, language, options = [], suggestions = [] } = (isLast && details) || {};
  // After an answer they are other ways to ask; after a question back, the choices.
  const isAnswered = plan !== undefined;
  const run = (event: MouseEvent, question: string, ran: SentPlan): void =>
    onAsk(event, question, { plan: ran, language: details?.language });
  return (
    <div className="min-w-0 max-w-full">
      <p className={`${bubbleClass} ${looks[ended ?? "answered"]}`}>
        <span className="sr-only">Assistant: </span>
        <span dir="auto" lang={details?.language} className="block">
          <WrittenPhones text={shownText(message)} />
        </span>
      </p>
      {url && (
        <FileCard
          url={url}
          name={message.fileName}
          format={details?.plan?.output}
          expiresAt={details?.expiresAt}
          rows={details?.result?.total}
          sizeBytes={details?.sizeBytes}
          isWaiting={isWaiting}
          onAskAgain={onRetry}
        />
      )}
      {details && Details && (
        // Only the sentence is announced; the rest is for reading.
        <div aria-live="off">
          <Details
            details={details}
            text={content}
            isFirst={isFirst}
            isWaiting={isWaiting}
            onRun={run}
          />
        </div>
      )}
      {isLast && ended && (
        <Button look="secondary" size="small" className="mt-3" onClick={onRetry}>
          <RotateCcw aria-hidden className="size-4" />
          Retry
        </Button>
      )}
      <Choices
        label={isAnswered ? "Ask it another way" : "What did you mean?"}
        language={language}
        choices={options.map(({ label, question = label, plan: ran }) => ({
          text: label,
          press: (event) => run(event, question, ran),
        }))}
      />
      <Choices
        label="Suggested questions"
        language={language}
        choices={(isAnswered || options.length === 0 ? suggestions : []).map((text) => ({
          text,
          press: (event) => onAsk(event, text),
        }))}
      />
    </div>
  );
}

interface ChoicesProps {
  label: string;
  language: string | undefined;
  choices: readonly { text: string; press: (event: MouseEvent) => void }[];
}

/** Questions and readings to choose from. */
function Choices({ label, language, choices }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
      {choices.map(({ text, press }) => (
        <li key={text}>
          <Button look="secondary" size="small" className="text-left" onClick={press}>
            <span dir="auto" lang={language}>
              {text}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Without the lines that a table, bars or a card below show: they are not announced twice. */
function shownText({ content, details }: Message): string {
  const { kind, rows = [], groups = [], business } = details?.result ?? {};
  const isListed = kind === "list" && rows.length > 0 && details?.plan?.op !== "describe";
  if (groups.length === 0 && !isListed && !business) return content;
  const lines = content.split("\n").filter((line) => !line.startsWith("- "));
  return lines.join("\n").trim() || content;
}
