import { MailWarning } from "lucide-react";
import { useEffect, useState } from "react";
import { requestVerification } from "../../lib/account.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { CenteredCard } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";

interface EmailNotVerifiedProps {
  email: string;
  /** Reads the account anew: the link may have been opened in another tab. */
  onLookAgain: () => void;
}

type Sending = { step: "idle" | "busy" | "sent" } | { step: "failed"; sentence: string };

export function EmailNotVerified({ email, onLookAgain }: EmailNotVerifiedProps) {
  const [sending, setSending] = useState<Sending>({ step: "idle" });

  useEffect(() => {
    addEventListener("focus", onLookAgain);
    return () => removeEventListener("focus", onLookAgain);
  }, [onLookAgain]);

  const resend = async (): Promise<void> => {
    setSending({ step: "busy" });
    try {
      await requestVerification(location.origin + paths.verify);
      setSending({ step: "sent" });
    } catch (error) {
      console.error("Resend verification failure", error);
      setSending({ step: "failed", sentence: sentenceOf(error, "The email could not be sent.") });
    }
  };

  return (
    <CenteredCard
      title="Email Not Verified"
      lead={
        <>
          Please open the link we sent to <strong className="text-ink">{email}</strong>. This page
          goes on by itself once you have.
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {sending.step === "sent" && (
          <Notice tone="good">A new verification email has been sent to your inbox.</Notice>
        )}
        {sending.step === "failed" && (
          <Notice tone="bad" isUrgent>
            {sending.sentence}
          </Notice>
        )}
        <Button isBusy={sending.step === "busy"} onClick={resend}>
          <MailWarning aria-hidden className="size-5" />
          Resend Verification Email
        </Button>
      </div>
    </CenteredCard>
  );
}
