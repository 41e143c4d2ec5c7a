import { accountLimits } from "#domain/limits/account.ts";
import type { User } from "../../lib/account.ts";
import { Button } from "../../ui/button.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Section } from "./section.tsx";
import { usePasswordChange } from "./use-password-change.ts";

interface ChangePasswordProps {
  user: User;
  /** Every session has been ended, this one too. */
  onChanged: () => void;
}

export function ChangePassword({ user, onChanged }: ChangePasswordProps) {
  const { problem, isBusy, field, change } = usePasswordChange(onChanged);
  return (
    <Section
      title="Change Password"
      lead={
        user.hasPassword
          ? "You'll need to log in again on every device."
          : "You currently log in with Google. Set a password to log in with your email as well."
      }
    >
      <form onSubmit={change} className="flex max-w-md flex-col gap-5">
        {/* Password managers file the new password under this name. */}
        <input type="hidden" autoComplete="username" value={user.email} readOnly />
        <FailureNotice sentence={problem} />
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
