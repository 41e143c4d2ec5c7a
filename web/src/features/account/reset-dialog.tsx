import { type FormEvent, useId, useState } from "react";
import { requestRecovery } from "../../lib/account.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { FailureNotice, Notice } from "../../ui/notice.tsx";
import { MailboxLink } from "./mailbox-link.tsx";

type Sending = { step: "idle" | "busy" | "sent" } | { step: "failed"; sentence: string };

interface ResetDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The content of the log-in's own field. */
  typedEmail: string;
}

/** Sends the mail whose link leads to a new password. */
export function ResetDialog({ isOpen, onClose, typedEmail }: ResetDialogProps) {
  const formId = useId();
  const [email, setEmail] = useState(typedEmail);
  const [sending, setSending] = useState<Sending>({ step: "idle" });
  const isBusy = sending.step === "busy";

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSending({ step: "busy" });
    try {
      await requestRecovery(email.trim(), location.origin + paths.resetPassword);
      setSending({ step: "sent" });
    } catch (error) {
      const otherwise = "Failed to send reset instructions. Please try again.";
      setSending({ step: "failed", sentence: sentenceOf(error, otherwise) });
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Reset Password"
      description="We'll email you a link to set a new password."
      body={
        <form id={formId} onSubmit={send} className="mt-5 flex flex-col gap-4">
          {sending.step === "sent" && (
            <>
              <Notice tone="good">Password reset instructions have been sent to your email.</Notice>
              <MailboxLink />
            </>
          )}
          {sending.step === "failed" && <FailureNotice sentence={sending.sentence} />}
          <Field
            label="Email Address"
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </form>
      }
    >
      <Button look="secondary" disabled={isBusy} onClick={onClose}>
        {sending.step === "sent" ? "Close" : "Cancel"}
      </Button>
      <Button type="submit" form={formId} isBusy={isBusy} disabled={email.trim() === ""}>
        {isBusy ? "Sending..." : "Send Instructions"}
      </Button>
    </Dialog>
  );
}
