import { type FormEvent, useState } from "react";
import { accountLimits } from "#domain/limits/account.ts";
import { confirmRecovery } from "../../lib/account.ts";
import { sentenceOf, statusOf } from "../../lib/failure.ts";
import { Button } from "../../ui/button.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";

interface ResetFormProps {
  link: { userId: string; secret: string };
  onReset: () => void;
  /** The link is of no use any more. */
  onRefused: (sentence: string) => void;
}

/** Sets a new password by the mail's link. */
export function ResetForm({ link, onReset, onRefused }: ResetFormProps) {
  const [password, setPassword] = useState("");
  const [repeated, setRepeated] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const reset = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = problemWith(password, repeated);
    setProblem(found);
    if (found) return;
    setBusy(true);
    try {
      await confirmRecovery({ ...link, password });
      onReset();
    } catch (error) {
      const sentence = sentenceOf(error, "Failed to reset password. Please try again.");
      // Only these say that the link is over; after any other failure it may still work.
      if ([401, 404].includes(statusOf(error))) return onRefused(sentence);
      setProblem(sentence);
      setBusy(false);
    }
  };

  return (
    <form onSubmit={reset} className="flex flex-col gap-5">
      <FailureNotice sentence={problem} />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint={`At least ${accountLimits.passwordMinChars} characters.`}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        value={repeated}
        onChange={(event) => setRepeated(event.target.value)}
      />
      <Button
        type="submit"
        isBusy={isBusy}
        disabled={password === "" || repeated === ""}
        className="w-full"
      >
        {isBusy ? "Resetting Password..." : "Reset Password"}
      </Button>
    </form>
  );
}

function problemWith(password: string, repeated: string): string | null {
  if (password !== repeated) return "Passwords do not match.";
  if (password.length < accountLimits.passwordMinChars) {
    return `Password must be at least ${accountLimits.passwordMinChars} characters long.`;
  }
  return null;
}
