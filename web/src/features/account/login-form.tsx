import { type FormEvent, useState } from "react";
import {
  closeSession,
  openSession,
  readUser,
  requestVerification,
  type User,
} from "../../lib/account.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { showToast } from "../../ui/toast.ts";

const unverified =
  "Please verify your email before logging in. Check your inbox for the verification link.";

interface LoginFormProps {
  onSignedIn: (user: User) => void;
  /** The session that was opened has been ended again. */
  onSessionEnded: () => void;
}

export function LoginForm({ onSignedIn, onSessionEnded }: LoginFormProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [busyWith, setBusyWith] = useState<"login" | "mail" | null>(null);

  const logIn = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusyWith("login");
    setFailure(null);
    try {
      await openSession({ email, password });
      const user = await readUser();
      if (user.isVerified) return onSignedIn(user);
      await closeSession();
      onSessionEnded();
      setFailure(unverified);
    } catch (error) {
      setFailure(sentenceOf(error, "Email login failed. Please try again."));
    }
    setBusyWith(null);
  };

  // Only a session may ask for the mail, so one is opened for just that.
  const resend = async (): Promise<void> => {
    setBusyWith("mail");
    try {
      await openSession({ email, password });
      await requestVerification(location.origin + paths.verify);
      await closeSession();
      onSessionEnded();
      showToast({ tone: "good", text: "A new verification email has been sent to your inbox." });
    } catch (error) {
      console.error("Resend verification failure", error);
      showToast({ tone: "bad", text: sentenceOf(error, "The email could not be sent.") });
    }
    setBusyWith(null);
  };

  return (
    <form onSubmit={logIn} className="flex flex-col gap-5">
      {failure && (
        <Notice tone="bad" isUrgent>
          <p>{failure}</p>
          {failure === unverified && (
            <Button
              look="secondary"
              size="small"
              className="mt-3"
              isBusy={busyWith === "mail"}
              onClick={resend}
            >
              Resend Verification Email
            </Button>
          )}
        </Notice>
      )}
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" isBusy={busyWith === "login"} className="w-full">
        Sign In
      </Button>
    </form>
  );
}
