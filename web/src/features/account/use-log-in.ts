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
import { useTyped } from "./use-typed.ts";

const unverified =
  "Please verify your email before logging in. Check your inbox for the verification link.";

export interface LogInOptions {
  onSignedIn: (user: User) => void;
  /** The session that was opened has been ended again. */
  onSessionEnded: () => void;
}

/** The log-in by email: its form, and the mail for people with an unverified address. */
export function useLogIn({ onSignedIn, onSessionEnded }: LogInOptions) {
  const { typed, field } = useTyped({ email: "", password: "" });
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

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

  return { typed, field, failure, isUnverified: failure === unverified, isBusy, logIn, resend };
}
