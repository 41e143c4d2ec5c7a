import { MailWarning } from "lucide-react";
import { useState } from "react";
import { sentenceOf } from "../../lib/failure.ts";
import { Button, type ButtonLook, type ButtonSize } from "../../ui/button.tsx";
import { FailureNotice, Notice } from "../../ui/notice.tsx";
import { MailboxLink } from "./mailbox-link.tsx";

type Sending = { step: "idle" | "busy" | "sent" } | { step: "failed"; sentence: string };

interface ResendVerificationProps {
  /** Requests the mail; a visitor at the log-in needs a session for it first. */
  send: () => Promise<void>;
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
}

export function ResendVerification({
  send,
  look = "primary",
  size = "medium",
  className = "",
}: ResendVerificationProps) {
  const [sending, setSending] = useState<Sending>({ step: "idle" });
  const resend = async (): Promise<void> => {
    setSending({ step: "busy" });
    try {
      await send();
      setSending({ step: "sent" });
    } catch (error) {
      console.error("Resend verification failure", error);
      setSending({ step: "failed", sentence: sentenceOf(error, "The email could not be sent.") });
    }
  };
  return (
    <div className={`flex flex-col gap-4 ${className}`}>
      {sending.step === "sent" && (
        <Notice tone="good">A new verification email has been sent to your inbox.</Notice>
      )}
      {sending.step === "sent" && <MailboxLink />}
      {sending.step === "failed" && <FailureNotice sentence={sending.sentence} />}
      <Button look={look} size={size} isBusy={sending.step === "busy"} onClick={resend}>
        <MailWarning aria-hidden className="size-5" />
        Resend Verification Email
      </Button>
    </div>
  );
}
