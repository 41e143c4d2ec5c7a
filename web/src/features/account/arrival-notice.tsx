import type { Arrival } from "../../lib/screen-state.ts";
import { Notice } from "../../ui/notice.tsx";

const sentences: Record<Arrival, { tone: "good" | "bad" | "info"; text: string }> = {
  verificationSuccess: {
    tone: "good",
    text: "Email verified successfully! You can now log in.",
  },
  passwordReset: {
    tone: "good",
    text: "Password reset successful! You can now log in with your new password.",
  },
  passwordUpdated: { tone: "good", text: "Password updated! Please log in again." },
  accountDeleted: { tone: "good", text: "Your account has been deleted." },
  signedOutEverywhere: { tone: "good", text: "You have been logged out on all devices." },
  googleFailed: { tone: "bad", text: "Google login failed. Please try again." },
  newLinkNeeded: {
    tone: "info",
    text: "Log in to get a new verification link.",
  },
};

/** A message from the previous screen, such as from the verify page to the log-in. */
export function ArrivalNotice({ arrival }: { arrival: Arrival }) {
  const { tone, text } = sentences[arrival];
  return (
    <Notice tone={tone} isUrgent={tone === "bad"} className="mb-5">
      {text}
    </Notice>
  );
}
