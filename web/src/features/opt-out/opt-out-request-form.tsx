import { type FormEvent, useState } from "react";
import type { OptOutReply } from "#domain/contract.ts";
import { optOutLimits } from "#domain/limits/opt-out.ts";
import { requestOptOut } from "../../lib/api.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { LongField } from "../../ui/long-field.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

export function OptOutRequestForm({ onAsked }: { onAsked: (asked: OptOutReply) => void }) {
  const [typed, setTyped] = useState({ subject: "", note: "", contact: "" });
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      onAsked(await requestOptOut(typed));
    } catch (error) {
      setFailure(sentenceOf(error, "Your request could not be sent. Please try again."));
      setBusy(false);
    }
  };

  return (
    <form onSubmit={send} className={`${cardClass} flex flex-col gap-5 p-6 sm:p-8`}>
      <FailureNotice sentence={failure} />
      <Field
        label="Domain or phone number"
        hint={
          <>
            For example, cafe.example or{" "}
            <span className="whitespace-nowrap">+33 1 99 00 12 34</span> (with the country code).
          </>
        }
        autoComplete="off"
        maxLength={300}
        required
        {...field("subject")}
      />
      <Field
        label="Your email address (optional)"
        type="email"
        autoComplete="email"
        hint="We'll only use it to reply if your request needs a decision."
        maxLength={optOutLimits.contactMaxChars}
        {...field("contact")}
      />
      <LongField
        label="Anything to add (optional)"
        autoComplete="off"
        maxLength={optOutLimits.noteMaxChars}
        {...field("note")}
      />
      <Button type="submit" isBusy={isBusy} className="self-start">
        Continue
      </Button>
    </form>
  );
}
