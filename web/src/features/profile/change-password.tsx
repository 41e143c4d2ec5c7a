import { type FormEvent, useState } from "react";
import { accountLimits } from "#domain/limits/account.ts";
import { changePassword, endAllSessions, type User } from "../../lib/account.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { useSession } from "../../lib/session.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Section } from "./section.tsx";

const empty = { current: "", next: "", repeated: "" };

interface ChangePasswordProps {
  user: User;
  /** Every session has been ended, this one too. */
  onChanged: () => void;
}

export function ChangePassword({ user, onChanged }: ChangePasswordProps) {
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

  return (
    <Section
      title="Change Password"
      lead={
        user.hasPassword
          ? "Afterwards you log in again on every device."
          : "You log in with Google so far. With a password you can also log in by email."
      }
    >
      <form onSubmit={change} className="flex max-w-md flex-col gap-5">
        {/* Password managers file the new password under this name. */}
        <input type="hidden" autoComplete="username" value={user.email} readOnly />
        {problem && (
          <Notice tone="bad" isUrgent>
            {problem}
          </Notice>
        )}
        {user.hasPassword && (
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            {...field("current")}
          />
        )}
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          hint={`At least ${accountLimits.passwordMinChars} characters.`}
          {...field("next")}
        />
        <PasswordField
          label="Confirm New Password"
          autoComplete="new-password"
          {...field("repeated")}
        />
        <Button type="submit" isBusy={isBusy} className="self-start">
          Update Password
        </Button>
      </form>
    </Section>
  );
}

function problemWith({ next, repeated }: typeof empty): string | null {
  if (next !== repeated) return "New passwords do not match";
  if (next.length < accountLimits.passwordMinChars) {
    return `Password must be at least ${accountLimits.passwordMinChars} characters long`;
  }
  return null;
}
