import { useEffect, useState } from "react";
import { openGoogleSession } from "../../lib/account.ts";

/** `busy` from the start: don't redirect to the log-in before it is decided. */
export type GoogleArrival = "none" | "busy" | "done" | "failed";

// The secret works once, and React may run an effect twice.
const openings = new Map<string, Promise<void>>();

function openOnce(token: { userId: string; secret: string }): Promise<void> {
  const known = openings.get(token.secret);
  if (known) return known;
  const opening = openGoogleSession(token);
  openings.set(token.secret, opening);
  return opening;
}

interface Outcome {
  secret: string;
  arrival: "done" | "failed";
}

/**
 * Signs in the visitor whom Google's page has sent here with `userId` and `secret` in the address.
 */
export function useGoogleArrival(parameters: URLSearchParams): GoogleArrival {
  const userId = parameters.get("userId");
  const secret = parameters.get("secret");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (!userId || !secret) return;
    openOnce({ userId, secret }).then(
      () => setOutcome({ secret, arrival: "done" }),
      (error: unknown) => {
        console.error("Google login failure", error);
        setOutcome({ secret, arrival: "failed" });
      },
    );
  }, [userId, secret]);
  if (!userId || !secret) return "none";
  return outcome?.secret === secret ? outcome.arrival : "busy";
}
