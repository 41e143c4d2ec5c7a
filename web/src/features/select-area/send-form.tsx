import { type FormEvent, useState } from "react";
import type { ScrapeRequest } from "#domain/contract.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { listText } from "../../lib/formats.ts";
import { Field } from "../../ui/field.tsx";
import { FailureNotice, Notice } from "../../ui/notice.tsx";
import { outcomeOf, type SelectArea, type SelectAreaEvent } from "./select-area-state.ts";

/** For the button that sends it, which is elsewhere. */
export const sendFormId = "select-area-form";

interface SendFormProps {
  state: SelectArea;
  send: (event: SelectAreaEvent) => void;
  isSending: boolean;
  /** The server's sentence about the last try. */
  problem: string | null;
  onSend: (request: ScrapeRequest) => void;
}

const words = { name: "a preset name", keyword: "a keyword" };

export function SendForm({ state, send, isSending, problem, onSend }: SendFormProps) {
  const [asked, setAsked] = useState<SelectArea | null>(null);
  // The errors stay visible until something is changed.
  const outcome = asked === state ? outcomeOf(state) : null;
  const press = (event: FormEvent): void => {
    event.preventDefault();
    const now = outcomeOf(state);
    setAsked(state);
    if (now.kind === "send" && !isSending) onSend(now.request);
  };
  return (
    <form id={sendFormId} onSubmit={press} className="flex min-w-0 flex-col gap-4">
      <Field
        label="Preset Name"
        autoComplete="off"
        maxLength={taskLimits.presetNameMaxChars}
        value={state.text}
        onChange={(event) => send({ type: "text changed", text: event.target.value })}
      />
      {outcome?.kind === "alert" && (
        <Notice tone="warn" isUrgent>
          {outcome.sentence}
        </Notice>
      )}
      <FailureNotice sentence={problem} />
      <p role="status" className="text-sm text-warn empty:hidden">
        {outcome?.kind === "incomplete" &&
          `Still missing: ${listText(outcome.missing.map((one) => words[one]))}.`}
      </p>
    </form>
  );
}
