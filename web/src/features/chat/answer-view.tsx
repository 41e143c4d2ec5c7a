import { RotateCcw } from "lucide-react";
import type { MouseEvent } from "react";
import { Button } from "../../ui/button.tsx";
import type { Message } from "./conversation.ts";
import { FileCard } from "./file-card.tsx";
import type { SentPlan } from "./plan-filters.ts";
import type { DetailsView } from "./use-answer-details.ts";

interface AnswerViewProps {
  message: Message;
  /** Null while its code is on its way. */
  Details: DetailsView | null;
  /** The conversation's first answer: how it was computed is open. */
  isFirst: boolean;
  isLast: boolean;
  isWaiting: boolean;
  onAsk: (event: MouseEvent, question: string, ran?: SentPlan) => void;
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
  const options = isLast ? (details?.options ?? []) : [];
  const suggestions = isLast && options.length === 0 ? (details?.suggestions ?? []) : [];
  return (
    <div className="min-w-0 max-w-full">
      <p
        className={`w-fit max-w-[85%] whitespace-pre-line text-wrap break-words rounded-2xl rounded-bl-md border px-4 py-2.5 leading-relaxed ${looks[ended ?? "answered"]}`}
      >
        <span className="sr-only">Assistant: </span>
        <span dir="auto" className="block">
          {shownText(message)}
        </span>
      </p>
      {url && (
        <FileCard
          url={url}
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
            onRun={(event, sentence, plan) => onAsk(event, sentence, plan)}
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
        label="What did you mean?"
        choices={options.map((one) => ({ text: one.label, ran: one.plan }))}
        onAsk={onAsk}
      />
      <Choices
        label="Suggested questions"
        choices={suggestions.map((text) => ({ text }))}
        onAsk={onAsk}
      />
    </div>
  );
}

interface ChoicesProps extends Pick<AnswerViewProps, "onAsk"> {
  label: string;
  choices: readonly { text: string; ran?: SentPlan }[];
}

/** Questions and readings to choose from. */
function Choices({ label, choices, onAsk }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
      {choices.map(({ text, ran }) => (
        <li key={text}>
          <Button
            look="secondary"
            size="small"
            className="py-1.5 text-left"
            onClick={(event) => onAsk(event, text, ran)}
          >
            <span dir="auto">{text}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Rows and groups of a table below are not announced twice. */
function shownText({ content, details }: Message): string {
  const { kind, rows = [], groups = [] } = details?.result ?? {};
  const isListed = kind === "list" && rows.length > 0 && details?.plan?.op !== "describe";
  if (groups.length === 0 && !isListed) return content;
  const lines = content.split("\n").filter((line) => !line.startsWith("- "));
  return lines.join("\n").trim() || content;
}
