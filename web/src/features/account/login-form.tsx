import { type FormEvent, Suspense, useState } from "react";
import {
  closeSession,
  openSession,
  readUser,
  requestVerification,
  type User,
} from "../../lib/account.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { lazyPart, loaded } from "../../lib/lazy-part.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { ResendVerification } from "./resend-verification.tsx";
import { useTyped } from "./use-typed.ts";

const loadDialog = () => loaded(() => import("./reset-dialog.tsx"));
const ResetDialog = lazyPart(loadDialog, ({ ResetDialog }) => ResetDialog);

const unverified =
  "Please verify your email before logging in. Check your inbox for the verification link.";

interface LoginFormProps {
  onSignedIn: (user: User) => void;
  /** The session that was opened has been ended again. */
  onSessionEnded: () => void;
}

export function LoginForm({ onSignedIn, onSessionEnded }: LoginFormProps) {
  const { typed, field } = useTyped({ email: "", password: "" });
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isResetting, setResetting] = useState<boolean | null>(null);

  const logIn = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await openSession(typed);
      const user = await readUser();
      if (user.isVerified) return onSignedIn(user);
      await closeSession();
      onSessionEnded();
      setFailure(unverified);
    } catch (error) {
      setFailure(sentenceOf(error, "Email login failed. Please try again."));
    }
    setBusy(false);
  };

  // Only a session may ask for the mail, so one is opened for just that.
  const resend = async (): Promise<void> => {
    await openSession(typed);
    try {
      await requestVerification(location.origin + paths.verify);
    } finally {
      await closeSession();
      onSessionEnded();
    }
  };

  return (
    <>
      <form onSubmit={logIn} className="flex flex-col gap-5">
        {failure && (
          <Notice tone="bad" isUrgent>
            {failure}
          </Notice>
        )}
        {failure === unverified && <ResendVerification send={resend} look="secondary" />}
        <Field label="Email" type="email" autoComplete="email" required {...field("email")} />
        <div>
          <PasswordField
            label="Password"
            autoComplete="current-password"
            required
            {...field("password")}
          />
          <button
            type="button"
            onPointerEnter={() => void loadDialog()}
            onClick={() => setResetting(true)}
            className="mt-2 inline-flex min-h-6 items-center font-medium text-accent text-sm underline-offset-4 hover:underline"
          >
            Forgot Password?
          </button>
        </div>
        <Button type="submit" isBusy={isBusy} className="w-full">
          Sign In
        </Button>
      </form>
      {isResetting !== null && (
        <Suspense>
          <ResetDialog
            key={String(isResetting)}
            isOpen={isResetting}
            onClose={() => setResetting(false)}
            typedEmail={typed.email}
          />
        </Suspense>
      )}
    </>
  );
}
