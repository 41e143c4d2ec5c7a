import { type FormEvent, useState } from "react";
import { accountLimits } from "#domain/limits/account.ts";
import { changePassword, endAllSessions } from "../../lib/account.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { useSession } from "../../lib/session.tsx";

const empty = { current: "", next: "", repeated: "" };

/** The form of a new password; after the change every session is ended. */
export function usePasswordChange(onChanged: () => void) {
  const { leaving } = useSession();
  const [typed, setTyped] = useState(empty);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = problemWith(typed);
    setProblem(found);
    if (found) return;
    setBusy(true);
    try {
      await changePassword(typed);
      await leaving(endAllSessions);
      setTyped(empty);
      onChanged();
    } catch (error) {
      setProblem(sentenceOf(error, "Failed to update password"));
      setBusy(false);
    }
  };

  const field = (name: keyof typeof empty) => ({
    value: typed[name],
    required: true,
    onChange: (event: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: event.target.value }),
  });

  return { problem, isBusy, field, change };
}

function problemWith({ next, repeated }: typeof empty): string | null {
  if (next !== repeated) return "New passwords do not match";
  if (next.length < accountLimits.passwordMinChars) {
    return `Password must be at least ${accountLimits.passwordMinChars} characters long`;
  }
  return null;
}
