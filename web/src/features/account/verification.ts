import { useEffect, useState } from "react";
import { confirmVerification } from "../../lib/account.ts";
import { sentenceOf } from "../../lib/failure.ts";

export type Verification =
  | { status: "loading" }
  | { status: "success" }
  | { status: "error"; sentence: string };

// A secret works once, and React may run an effect twice.
const confirmations = new Map<string, Promise<void>>();

function confirmOnce(userId: string, secret: string): Promise<void> {
  const known = confirmations.get(secret);
  if (known) return known;
  const confirmation = confirmVerification({ userId, secret });
  confirmations.set(secret, confirmation);
  return confirmation;
}

/** Confirms the email address by the link's two parameters. */
export function useVerification(userId: string | null, secret: string | null): Verification {
  const [verification, setVerification] = useState<Verification>(() =>
    userId && secret
      ? { status: "loading" }
      : { status: "error", sentence: "Missing verification parameters." },
  );
  useEffect(() => {
    if (!userId || !secret) return;
    confirmOnce(userId, secret).then(
      () => setVerification({ status: "success" }),
      (error: unknown) =>
        setVerification({
          status: "error",
          sentence: sentenceOf(error, "Verification failed. Please try again."),
        }),
    );
  }, [userId, secret]);
  return verification;
}
